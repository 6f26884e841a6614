package run

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/passes/dialect/math/approx"
)

// scalars are the numbers in values that may be vectors or structs.
func scalars(vs ...engine.Value) (out []engine.Value) {
	for _, v := range vs {
		if v.Kind == engine.PartsKind {
			out = append(out, scalars(v.Parts...)...)
		} else {
			out = append(out, v)
		}
	}
	return out
}

// approxArguments are edges and random numbers of a kind, as bits.
func approxArguments(k approx.Kind, n int) []uint64 {
	r := rand.New(rand.NewPCG(7, uint64(k)))
	out := make([]uint64, n)
	edges := []float64{0, math.Copysign(0, -1), 1, -1, math.Inf(1), math.Inf(-1), math.NaN(), 0x1p-149, 0x1p-1074, 1e30, -7.5, 0.3, 88.9, 710}
	for i := range out {
		v := math.Ldexp(r.Float64()*2-1, r.IntN(14)-6)
		if i < len(edges) {
			v = edges[i]
		}
		switch {
		case k == approx.I32 && i < 8:
			out[i] = uint64(uint32(int32([]int{0, 1, -1, 2, 3, -3, math.MaxInt32, math.MinInt32}[i])))
		case k == approx.I32:
			out[i] = uint64(uint32(int32(r.IntN(80) - 40)))
		case k == approx.F32:
			out[i] = uint64(math.Float32bits(float32(v)))
		default:
			out[i] = math.Float64bits(v)
		}
	}
	return out
}

// evaluated computes a function in Go for arguments of a type, which is widened and rounded again when it is a small one.
func evaluated(f *approx.Function, sem *num.Semantics, args [][]uint64) (results [][]num.Float) {
	p := f.Program()
	bits := make([][]uint64, len(p.Results))
	for i := range bits {
		bits[i] = make([]uint64, len(args[0]))
	}
	approx.NewEvaluator(p).Eval(bits, args)
	full := num.F32
	if f.Kind == approx.F64 {
		full = num.F64
	}
	for _, r := range bits {
		var l []num.Float
		for _, b := range r {
			v, _, _ := num.FloatFromUint(full, b).Convert(sem, num.NearestTiesToEven)
			l = append(l, v)
		}
		results = append(results, l)
	}
	return results
}

// TestApproximations executes what the pass math-polynomial-approximation writes and compares it with the programs that are
// evaluated in Go, bit by bit.
func TestApproximations(t *testing.T) {
	const n = 30
	shapes := []struct {
		format string
		size   int
	}{{"%s", 1}, {"vector<5x%s>", 5}, {"vector<2x3x%s>", 6}}
	for _, f := range approx.Functions() {
		types := []string{"f64"}
		if f.Kind == approx.F32 {
			types = []string{"f32", "f16", "bf16"}
		}
		t.Run(fmt.Sprint(f.Name, " ", types[0]), func(t *testing.T) {
			t.Parallel()
			var text strings.Builder
			for _, typ := range types {
				for i, s := range shapes {
					writeApproximated(&text, &f, fmt.Sprint(typ, "_", i), func(elem string) string { return fmt.Sprintf(s.format, elem) }, typ)
				}
			}
			m := parse(t, text.String())
			apply(t, m, "builtin.module(math-polynomial-approximation)")
			after := printed(t, m)
			if strings.Contains(after, "math."+f.Name+" ") {
				t.Fatal("the operation is still there")
			}
			e, err := engine.New(lower(t, after), engine.Options{})
			if err != nil {
				t.Fatal(err)
			}
			for _, typ := range types {
				sem, _ := num.SemanticsByName(typ)
				for i, s := range shapes {
					checkApproximated(t, e, &f, fmt.Sprint(typ, "_", i), sem, s.size, n)
				}
			}
		})
	}
}

// writeApproximated writes a function that computes one operation.
func writeApproximated(text *strings.Builder, f *approx.Function, name string, shape func(elem string) string, typ string) {
	fs, results := shape(typ), shape(typ)
	var params, args []string
	for i, k := range f.Params() {
		t := fs
		if k == approx.I32 {
			t = shape("i32")
		}
		params = append(params, fmt.Sprintf("%%x%d: %s", i, t))
		args = append(args, fmt.Sprintf("%%x%d", i))
	}
	ret := "%r"
	bind := "%r"
	operands := fs
	switch f.Name {
	case "sincos":
		bind, ret, results = "%r, %s", "%r, %s", fs+", "+fs
	case "fpowi":
		operands = fs + ", " + shape("i32")
	}
	fmt.Fprintf(text, "func.func @%s(%s) -> (%s) {\n%s = math.%s %s : %s\nreturn %s : %s\n}\n",
		name, strings.Join(params, ", "), results, bind, f.Name, strings.Join(args, ", "), operands, ret, results)
}

func checkApproximated(t *testing.T, e *engine.Engine, f *approx.Function, name string, sem *num.Semantics, size, n int) {
	full := num.F32
	if f.Kind == approx.F64 {
		full = num.F64
	}
	var args [][]uint64
	for i, k := range f.Params() {
		a := approxArguments(k, n)
		if i > 0 { // other pairs than of equal arguments
			a = append(a[3:], a[:3]...)
		}
		for j, b := range a {
			if k == f.Kind { // what the small type can hold
				v, _, _ := num.FloatFromUint(full, b).Convert(sem, num.NearestTiesToEven)
				v, _, _ = v.Convert(full, num.NearestTiesToEven)
				w, _ := v.ToFloat64()
				a[j] = math.Float64bits(w)
				if f.Kind == approx.F32 {
					a[j] = uint64(math.Float32bits(float32(w)))
				}
			}
		}
		args = append(args, a)
	}
	want := evaluated(f, sem, args)
	for at := 0; at+size <= n; at += size {
		var call []engine.Value
		for i, k := range f.Params() {
			var parts []engine.Value
			for _, b := range args[i][at : at+size] {
				if k == approx.I32 {
					parts = append(parts, engine.Int(num.NewInt(32, b)))
					continue
				}
				v, _, _ := num.FloatFromUint(full, b).Convert(sem, num.NearestTiesToEven)
				parts = append(parts, engine.Float(v))
			}
			if size == 1 {
				call = append(call, parts[0])
			} else {
				call = append(call, engine.Parts(parts...))
			}
		}
		results, err := e.Call(context.Background(), name, call...)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		got := scalars(results...)
		if len(got) != len(want)*size {
			t.Fatalf("%s: %d results", name, len(got))
		}
		for i := range got {
			w := want[i/size][at+i%size]
			if g := got[i].Float; g.IsNaN() != w.IsNaN() || !w.IsNaN() && g != w {
				t.Errorf("%s of %v is %v, not %v", name, call, got[i], engine.Float(w))
			}
		}
	}
}
