package randir_test

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/tests/dialecttest"
	"github.com/odsgen/ods/tests/randir"
)

var (
	modules   = flag.Int("hostile", 300, "how many modules TestHostile makes")
	agreeing  = flag.Int("agree", 0, "how many modules TestHostileAgree compares with mlir-opt; none by default, for it takes long")
	firstSeed = flag.Uint64("seed", 1, "the first seed of TestHostile")
)

// suite is what the tests with hostile modules share.
type suite struct {
	dialects *core.Registry
	passes   *passes.Registry
	hostile  *randir.Hostile
	texts    []string // recorded modules
}

var shared = sync.OnceValues(func() (*suite, error) {
	r := &suite{dialects: all.Registry(), passes: backend.Passes()}
	backend.Extend(r.dialects)
	files, err := filepath.Glob("../../defs/*/testdata/*.mlir")
	if err != nil {
		return nil, err
	}
	var texts []string
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			return nil, err
		}
		texts = append(texts, strings.Split(string(text), "// -----")...)
	}
	r.texts = texts
	r.hostile, err = randir.NewHostile(r.dialects, texts)
	return r, err
})

// outcome is what became of a module.
type outcome struct {
	parsed, valid bool
	problems      []string
}

// try runs f; a panic is a problem.
func (o *outcome) try(what string, f func()) {
	defer func() {
		if x := recover(); x != nil {
			o.problems = append(o.problems, fmt.Sprintf("%s panicked: %v\n%s", what, x, debug.Stack()))
		}
	}()
	f()
}

// bugs adds what a list of findings says about panics: the parser and the verifier catch those of hooks.
func (o *outcome) bugs(list diag.List) {
	for _, d := range list {
		if len(d.Stack) > 0 {
			o.errorf("%s\n%s", d.Message, d.Stack)
		}
	}
}

func (o *outcome) errorf(format string, args ...any) {
	o.problems = append(o.problems, fmt.Sprintf(format, args...))
}

func text(op *core.Operation, opts core.PrintOptions) string {
	var b strings.Builder
	core.Print(&b, op, opts)
	return b.String()
}

// check does with a module what can be done with any that can be read, and with a valid one what can be done with that.
// withPasses runs the passes, too.
func (r *suite) check(src string, withPasses bool) (o outcome) {
	c := core.NewContextWith(r.dialects)
	c.AllowUnregistered(true)
	var op *core.Operation
	o.try("parsing", func() {
		var list diag.List
		op, list = core.Parse(c, []byte(src), core.ParseOptions{NoVerify: true})
		o.bugs(list)
	})
	if op == nil {
		return o
	}
	o.parsed = true
	o.try("verifying", func() {
		r := core.NewReporter(c)
		o.valid = core.Verify(op, r, core.VerifyOptions{})
		o.bugs(r.List())
	})
	generic := ""
	o.try("generic printing", func() { generic = text(op, core.PrintOptions{Generic: true}) })
	o.try("printing", func() { text(op, core.PrintOptions{Workers: 1}) })
	o.try("printing with locations", func() { text(op, core.PrintOptions{LocalScope: true, DebugInfo: true}) })
	o.try("walking", func() {
		op.Walk(func(op *core.Operation) {
			_ = op.String()
			if o.valid {
				op.Effects()
				op.IsMemoryEffectFree()
			}
			for _, v := range op.Results() {
				_ = v.Type().String()
			}
		})
	})
	o.try("cloning", func() {
		if n := text(op.Clone(nil), core.PrintOptions{Generic: true}); n != generic {
			o.errorf("the clone differs:\n%s\n%s", n, generic)
		}
	})
	o.try("reading again", func() {
		again, list := core.Parse(core.NewContextWith(r.dialects), []byte(generic),
			core.ParseOptions{NoVerify: true, AllowUnregistered: true})
		switch {
		// an entry block has no label, even if something branches to it
		case again == nil && strings.Contains(list.Error(), "undefined block"):
		case again == nil:
			o.errorf("the generic form cannot be read: %v\n%s", list, generic)
		default:
			if n := text(again, core.PrintOptions{Generic: true}); n != generic {
				o.errorf("the generic form changes:\n%s\n%s", generic, n)
			}
		}
	})
	if !o.valid || len(o.problems) > 0 {
		return o
	}
	o.try("reading the custom form", func() {
		custom := text(op, core.PrintOptions{})
		if strings.HasPrefix(custom, `"builtin.module"`) {
			o.errorf("a valid module is printed in the generic form, because the custom form failed")
		}
		// Some of upstream's formats cannot be read back: lists of types that are empty, types that are compatible and not
		// equal.
		core.Parse(core.NewContextWith(r.dialects), []byte(custom), core.ParseOptions{AllowUnregistered: true})
	})
	if withPasses {
		for _, name := range r.passes.Passes() {
			o.try("pass "+name, func() { o.run(r, name, generic) })
		}
	}
	return o
}

// run gives the module to a pass.
func (o *outcome) run(r *suite, name, src string) {
	c := core.NewContextWith(r.dialects)
	op, _ := core.Parse(c, []byte(src), core.ParseOptions{AllowUnregistered: true})
	if op == nil {
		return
	}
	m := passes.NewManager(c, "")
	if p := r.passes.New(name); p.CanRunOn(op.Info()) {
		m.MustAdd(p)
	} else {
		m.Nest("func.func").MustAdd(p)
	}
	m.NoVerify, m.Workers = true, 1
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	list, ok := m.Run(ctx, op)
	for _, d := range list {
		if strings.Contains(d.Message, " panicked on ") || strings.HasPrefix(d.Message, "pipeline stopped") {
			o.errorf("%s%v", d.Message, d.Notes)
			return
		}
	}
	if ok {
		core.Verify(op, core.NewReporter(c), core.VerifyOptions{})
		text(op, core.PrintOptions{})
	}
}

// TestHostile makes modules of operations with random parts and does everything with them. -hostile and -seed make
// longer runs.
func TestHostile(t *testing.T) {
	r, err := shared()
	if err != nil {
		t.Fatal(err)
	}
	parsed, valid := 0, 0
	for s := *firstSeed; s < *firstSeed+uint64(*modules); s++ {
		src := r.hostile.Module(s)
		o := r.check(src, true)
		if o.parsed {
			parsed++
		}
		if o.valid {
			valid++
		}
		for _, p := range o.problems {
			t.Errorf("seed %d: %s\n%s", s, p, src)
		}
	}
	t.Logf("%d modules: %d can be read, %d are valid", *modules, parsed, valid)
	if parsed < *modules/3 || valid < *modules/50 {
		t.Errorf("only %d of %d modules can be read, only %d are valid", parsed, *modules, valid)
	}
}

// TestHostileAgree compares what is accepted, and the text, with mlir-opt. Modules with which mlir-opt crashes are not
// counted.
func TestHostileAgree(t *testing.T) {
	if *agreeing == 0 {
		t.Skip("takes long; -agree N compares N modules")
	}
	r, err := shared()
	if err != nil {
		t.Fatal(err)
	}
	var parts []string
	for s := range uint64(*agreeing) {
		parts = append(parts, r.hostile.Module(*firstSeed+s))
	}
	cfg := driver.Config{Dialects: r.dialects, Passes: r.passes}
	for group := range slices.Chunk(parts, 20) {
		for _, d := range dialecttest.CompareParts(t, cfg, group, 20*time.Second, "--mlir-print-op-generic") {
			t.Errorf("got\n%s\nwant\n%s\n%s", d.Got, d.Want, group[d.Part])
		}
	}
}

// FuzzHostile does the same with seeds that the fuzzer chooses.
func FuzzHostile(f *testing.F) {
	r, err := shared()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(uint64(0))
	f.Fuzz(func(t *testing.T, seed uint64) {
		src := r.hostile.Module(seed)
		for _, p := range r.check(src, true).problems {
			t.Errorf("%s\n%s", p, src)
		}
	})
}

// TestCustomFallsBack shows that IR that nobody has verified is printed in the generic form where the custom form needs
// what is not there, and in the custom form where it does not.
func TestCustomFallsBack(t *testing.T) {
	c := core.NewContextWith(all.Registry())
	for src, want := range map[string]string{
		`"arith.addi"() : () -> ()`: "\"builtin.module\"() ({\n  \"arith.addi\"() <{overflowFlags = #arith.overflow<none>}> : () -> ()\n}) : () -> ()\n",
		`"func.func"() <{function_type = () -> (), sym_name = "f"}> : () -> ()`: "\"builtin.module\"() ({\n  \"func.func\"() <{function_type = () -> (), sym_name = \"f\"}> : () -> ()\n}) : () -> ()\n",
		`"func.return"() : () -> ()`: "module {\n  func.return\n}\n",
	} {
		op, list := core.Parse(c, []byte(src), core.ParseOptions{NoVerify: true})
		if op == nil {
			t.Fatal(list)
		}
		if got := text(op, core.PrintOptions{}); got != want {
			t.Errorf("%s is printed as\n%s\nwant\n%s", src, got, want)
		}
		op.PrintWithPositions(core.PrintOptions{}, func(*core.Operation, int, int) {})
	}
}
