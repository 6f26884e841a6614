package jit

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/math/approx"
)

// approximated parses a module and lowers it, with approximations in place of functions.
func approximated(t testing.TB, text string) *core.Operation {
	t.Helper()
	m := parse(t, text)
	apply := func(pipeline string) {
		p, list := passes.ParsePipeline(backend.Passes(), pipeline)
		if list.HasErrors() {
			t.Fatal(list)
		}
		if list, ok := passes.NewManagerOf(m.Context(), p).Run(t.Context(), m); !ok {
			t.Fatal(list)
		}
	}
	apply("builtin.module(math-polynomial-approximation)")
	apply(backend.Pipeline(m))
	return m
}

// TestApproximations compares approximations of vectors, compiled, with those that are evaluated in Go, bit by bit.
func TestApproximations(t *testing.T) {
	const lanes, n = 4, 400
	for _, f := range approx.Functions() {
		if len(f.Params()) > 1 || f.Name == "sincos" {
			continue
		}
		elem := map[approx.Kind]string{approx.F32: "f32", approx.F64: "f64"}[f.Kind]
		t.Run(f.Name+" "+elem, func(t *testing.T) {
			m := approximated(t, strings.ReplaceAll(fmt.Sprintf("func.func @f(%%x: T) -> T {\n%%r = math.%s %%x : T\nreturn %%r : T\n}", f.Name), "T",
				fmt.Sprintf("vector<%dx%s>", lanes, elem)))
			e, err := engine.New(m, engine.Options{Mode: engine.JIT, Compiler: tested(true)})
			if err != nil {
				t.Fatal(err)
			}
			defer e.Close()
			sem, _ := num.SemanticsByName(elem)
			args, want := make([]uint64, n), make([]uint64, n)
			r := rand.New(rand.NewPCG(5, 6))
			for i := range args {
				v := math.Ldexp(r.Float64()*2-1, r.IntN(60)-30)
				if i%5 == 0 {
					v = math.Float64frombits(r.Uint64())
				}
				if args[i] = math.Float64bits(v); f.Kind == approx.F32 {
					args[i] = uint64(math.Float32bits(float32(v)))
				}
			}
			approx.NewEvaluator(f.Program()).Eval([][]uint64{want}, [][]uint64{args})
			for at := 0; at < n; at += lanes {
				var parts []engine.Value
				for _, b := range args[at : at+lanes] {
					parts = append(parts, engine.Float(num.FloatFromUint(sem, b)))
				}
				got, err := e.Call(t.Context(), "f", engine.Parts(parts...))
				if err != nil {
					t.Fatal(err)
				}
				for i, g := range got[0].Parts {
					if w := num.FloatFromUint(sem, want[at+i]); g.Float != w && !(g.Float.IsNaN() && w.IsNaN()) {
						t.Errorf("%s of %v is %v, not %v", f.Name, parts[i], g, engine.Float(w))
					}
				}
			}
		})
	}
}

// BenchmarkApproximations is the time of one element of a vector.
func BenchmarkApproximations(b *testing.B) {
	for _, f := range approx.Functions() {
		if len(f.Params()) > 1 || f.Name == "sincos" {
			continue
		}
		elem, lanes := "f32", 4
		if f.Kind == approx.F64 {
			elem, lanes = "f64", 2
		}
		b.Run(f.Name+"/"+elem, func(b *testing.B) {
			text := `func.func @f(%x: memref<?xT>, %y: memref<?xT>) {
  %c0 = arith.constant 0 : index
  %step = arith.constant LANES : index
  %n = memref.dim %x, %c0 : memref<?xT>
  scf.for %i = %c0 to %n step %step {
    %a = vector.load %x[%i] : memref<?xT>, vector<LANESxT>
    %b = math.NAME %a : vector<LANESxT>
    vector.store %b, %y[%i] : memref<?xT>, vector<LANESxT>
  }
  return
}`
			m := approximated(b, strings.NewReplacer("LANES", fmt.Sprint(lanes), "NAME", f.Name, "xT", "x"+elem).Replace(text))
			e, err := engine.New(m, engine.Options{Mode: engine.JIT, Compiler: tested(true)})
			if err != nil {
				b.Fatal(err)
			}
			defer e.Close()
			if f.Kind == approx.F32 {
				measure[float32](b, e)
			} else {
				measure[float64](b, e)
			}
		})
	}
}

func measure[T float32 | float64](b *testing.B, e *engine.Engine) {
	const n = 1 << 14
	x, err := engine.Alloc[T](e, n)
	if err != nil {
		b.Fatal(err)
	}
	y, err := engine.Alloc[T](e, n)
	if err != nil {
		b.Fatal(err)
	}
	call, err := engine.Func[func(x, y *engine.Memref[T]) error](e, "f")
	if err != nil {
		b.Fatal(err)
	}
	data, err := x.Data()
	if err != nil {
		b.Fatal(err)
	}
	for i := range data {
		data[i] = T(i) / n
	}
	for b.Loop() {
		if err := call(x, y); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/n, "ns/element")
}
