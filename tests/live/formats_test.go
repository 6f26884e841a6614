package live

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/odsgen/live"
	"github.com/odsgen/ods/odsgen/load"
)

// fast are the dialects whose definitions say asm: compiled.
var fast = []string{"affine", "arith", "cf", "func", "linalg", "llvm", "memref", "scf", "tensor", "vector"}

// executed are the compiled dialects, but those of fast with formats that are executed; swapped is how many operations
// have another format than in compiled.
func executed(tb testing.TB) (r *core.Registry, swapped int) {
	tb.Helper()
	r = compiled()
	var files []string
	for _, name := range fast {
		files = append(files, filepath.Join("..", "..", "defs", name, name+".yaml"))
	}
	set, list := live.Load(live.Options{Load: load.Options{Embedded: defs.FS}, Compiled: r.Lookup}, files...)
	if set == nil {
		tb.Fatal(text(list))
	}
	var out []*core.Dialect
	for _, d := range set.Dialects() {
		from := r.Lookup(d.Name())
		def := *from.Def
		def.Ops = slices.Clone(def.Ops)
		for i, op := range def.Ops {
			j := slices.IndexFunc(d.Def.Ops, func(x *core.OpDef) bool { return x.Name == op.Name })
			if j >= 0 && op.Parse != nil && d.Def.Ops[j].Asm != nil {
				other := *op
				other.Parse, other.Print, other.Asm, other.StandsFor = nil, nil, d.Def.Ops[j].Asm, op
				def.Ops[i] = &other
				swapped++
			}
		}
		out = append(out, &core.Dialect{Def: &def, Hooks: from.Hooks})
	}
	return r.With(out...), swapped
}

// token is a piece of text that [broken] loses, doubles and puts elsewhere.
var token = regexp.MustCompile(`[\w.$-]+|[%@^#!][\w.$-]+|->|"[^"]*"|[^\s\w]`)

// broken returns a text with a few changes.
func broken(r *rand.Rand, text string) string {
	all := token.FindAllStringIndex(text, -1)
	for range 1 + r.IntN(2) {
		if len(all) == 0 {
			break
		}
		from, to := all[r.IntN(len(all))], all[r.IntN(len(all))]
		if max(from[1], to[1]) > len(text) {
			continue
		}
		word := text[from[0]:from[1]]
		switch r.IntN(3) {
		case 0:
			text = text[:to[0]] + text[to[1]:]
		case 1:
			text = text[:to[0]] + word + text[to[1]:]
		case 2:
			text = text[:to[0]] + word + " " + text[to[0]:]
		}
	}
	return text
}

// Formats that are compiled and formats that are executed give the same text and the same diagnostics of what has errors,
// too. That they do without errors is a part of TestBound.
func TestFormats(t *testing.T) {
	want := compiled()
	got, swapped := executed(t)
	if swapped < 300 {
		t.Fatalf("only %d operations have compiled formats", swapped)
	}
	uses := regexp.MustCompile(`\b(` + strings.Join(fast, "|") + `)\.`)
	samples := append(ownSamples(t), recordedSamples(t)...)
	samples = slices.DeleteFunc(samples, func(s sample) bool { return len(s.text) > 5_000 || !uses.MatchString(s.text) })
	r := rand.New(rand.NewPCG(1, 1))
	r.Shuffle(len(samples), func(i, j int) { samples[i], samples[j] = samples[j], samples[i] })
	samples = samples[:min(len(samples), 1500)]
	for i := range samples {
		samples[i].text = broken(r, samples[i].text)
	}
	each(samples, func(s sample) {
		if w, g := opt(want, s.text), opt(got, s.text); w != g {
			t.Errorf("%s\n%s\n%s", s.name, difference(w, g), s.text)
		}
	})
}

// BenchmarkFormats reads and writes the same operations with compiled and with executed formats.
func BenchmarkFormats(b *testing.B) {
	var text strings.Builder
	for i := range 400 {
		fmt.Fprintf(&text, `func.func @f%d(%%a: i32, %%m: memref<4x?xf32>, %%i: index, %%x: f32, %%c: i1) -> i32 {
  %%0 = arith.addi %%a, %%a overflow<nsw> : i32
  %%1 = arith.cmpi slt, %%0, %%a : i32
  %%2 = arith.select %%1, %%0, %%a : i32
  %%3 = memref.load %%m[%%i, %%i] : memref<4x?xf32>
  %%4 = arith.addf %%3, %%x fastmath<nnan> : f32
  memref.store %%4, %%m[%%i, %%i] : memref<4x?xf32>
  %%5 = arith.extsi %%2 : i32 to i64
  %%6 = arith.trunci %%5 : i64 to i32
  %%7 = vector.broadcast %%x : f32 to vector<4xf32>
  %%8 = vector.extract %%7[0] : f32 from vector<4xf32>
  cf.cond_br %%c, ^bb1(%%0 : i32), ^bb1(%%6 : i32)
^bb1(%%r: i32):
  return %%r : i32
}
`, i)
	}
	other, _ := executed(b)
	for _, c := range []struct {
		name     string
		dialects *core.Registry
	}{{"compiled", compiled()}, {"executed", other}} {
		ctx := core.NewContextWith(c.dialects)
		module, list := core.Parse(ctx, []byte(text.String()), core.ParseOptions{Workers: 1})
		if list.HasErrors() {
			b.Fatal(list)
		}
		b.Run("parse/"+c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				core.Parse(ctx, []byte(text.String()), core.ParseOptions{Workers: 1, NoVerify: true})
			}
		})
		b.Run("print/"+c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				_ = module.String()
			}
		})
	}
}
