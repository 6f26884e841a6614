package approx_test

import (
	"flag"
	"math"
	"math/rand/v2"
	"sort"
	"strings"
	"testing"

	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/passes/dialect/math/approx"
)

var (
	stride = flag.Uint64("stride", 16411, "test the bounds for every so manieth f32; with 1, for all of them")
	dense  = flag.Int("dense", 200, "how many f64 to test for each function")
	only   = flag.String("functions", "", "the functions to test, separated by commas")
)

func chosen(f approx.Function) bool {
	if *only == "" {
		return true
	}
	for _, n := range strings.Split(*only, ",") {
		if n == f.Name {
			return true
		}
	}
	return false
}

// references computes functions of f32 in f64, with errors that are far below a unit in the last place of f32.
var references = map[string]func(x float64) float64{
	"acos": math.Acos, "acosh": math.Acosh, "asin": math.Asin, "asinh": math.Asinh, "atan": math.Atan, "atanh": math.Atanh,
	"cbrt": math.Cbrt, "cos": math.Cos, "cosh": math.Cosh, "erf": math.Erf, "erfc": math.Erfc, "exp": math.Exp, "exp2": math.Exp2,
	"expm1": math.Expm1, "log": math.Log, "log10": func(x float64) float64 { return math.Log(x) * (1 / math.Ln10) }, "log1p": math.Log1p,
	"log2":  func(x float64) float64 { return math.Log(x) * (1 / math.Ln2) },
	"rsqrt": func(x float64) float64 { return 1 / math.Sqrt(x) }, "sin": math.Sin, "sinh": math.Sinh, "tan": math.Tan, "tanh": math.Tanh,
}

// ulp32 is the error of y in units of the last place of r, or infinite where they are not of one kind.
func ulp32(y float32, r float64) float64 {
	switch {
	case r != r || y != y:
		if r != r && y != y {
			return 0
		}
		return math.Inf(1)
	case r == 0 && y == 0:
		if math.Signbit(r) == math.Signbit(float64(y)) {
			return 0
		}
		return math.Inf(1)
	case math.Signbit(r) != math.Signbit(float64(y)):
		return math.Inf(1)
	}
	v := math.Abs(float64(y))
	r = math.Abs(r)
	if math.IsInf(v, 0) && math.IsInf(r, 0) {
		return 0
	}
	// Beyond the greatest number, f32 has one more: infinity.
	v, r = min(v, 0x1p128), min(r, 0x1p128)
	e := max(int(math.Float64bits(r)>>52)-1023, -126)
	return math.Abs(v-r) * math.Float64frombits(uint64(1023+23-e)<<52)
}

// sampler feeds an evaluator with blocks.
type sampler struct {
	e       *approx.Evaluator
	args    [][]uint64
	results [][]uint64
	n       int
	each    func(args, results []uint64)
}

func newSampler(f *approx.Function, each func(args, results []uint64)) *sampler {
	p := f.Program()
	s := &sampler{e: approx.NewEvaluator(p), each: each}
	for range p.Params {
		s.args = append(s.args, make([]uint64, 4096))
	}
	for range p.Results {
		s.results = append(s.results, make([]uint64, 4096))
	}
	return s
}

func (s *sampler) add(args ...uint64) {
	for i, a := range args {
		s.args[i][s.n] = a
	}
	if s.n++; s.n == len(s.args[0]) {
		s.flush()
	}
}

func (s *sampler) flush() {
	cut := func(x [][]uint64) (y [][]uint64) {
		for _, v := range x {
			y = append(y, v[:s.n])
		}
		return y
	}
	if s.n == 0 {
		return
	}
	s.e.Eval(cut(s.results), cut(s.args))
	a, r := make([]uint64, len(s.args)), make([]uint64, len(s.results))
	for j := range s.n {
		for i := range a {
			a[i] = s.args[i][j]
		}
		for i := range r {
			r[i] = s.results[i][j]
		}
		s.each(a, r)
	}
	s.n = 0
}

// edges32 are arguments that any sample has.
func edges32() []uint32 {
	var out []uint32
	for e := range uint32(256) {
		for _, m := range []uint32{0, 1, 0x3504f3, 0x3504f4, 0x7fffff, 0x400000} {
			out = append(out, e<<23|m, 1<<31|e<<23|m)
		}
	}
	return out
}

// TestBounds32 tests the bound of each unary function of f32. With -stride=1, for all arguments.
func TestBounds32(t *testing.T) {
	for _, f := range approx.Functions() {
		ref := references[f.Name]
		if f.Kind != approx.F32 || ref == nil || !chosen(f) {
			continue
		}
		t.Run(f.Name, func(t *testing.T) {
			t.Parallel()
			worst, at := -1.0, uint32(0)
			e := approx.NewEvaluator(f.Program())
			var args, results [4096]uint64
			test := func(n int) {
				e.Eval([][]uint64{results[:n]}, [][]uint64{args[:n]})
				for i, a := range args[:n] {
					x, y := math.Float32frombits(uint32(a)), math.Float32frombits(uint32(results[i]))
					if e := ulp32(y, ref(float64(x))); e > worst {
						worst, at = e, uint32(a)
					}
				}
			}
			n := 0
			add := func(x uint64) {
				args[n] = x
				if n++; n == len(args) {
					test(n)
					n = 0
				}
			}
			for _, x := range edges32() {
				add(uint64(x))
			}
			for x := uint64(0); x < 1<<32; x += *stride {
				add(x)
			}
			test(n)
			x := float64(math.Float32frombits(at))
			t.Logf("%-6s f32 %.4f ULP at %#08x = %v; %d instructions", f.Name, worst, at, x, len(f.Program().Code))
			if worst > f.ULP {
				t.Errorf("the error is %v ULP, the bound %v", worst, f.ULP)
			}
		})
	}
}

// exact are the correctly rounded functions, for any kind of floats.
var exact = map[string]func(x num.Float) num.Float{
	"acos": num.Acos, "acosh": num.Acosh, "asin": num.Asin, "asinh": num.Asinh, "atan": num.Atan, "atanh": num.Atanh,
	"cbrt": num.Cbrt, "cos": num.Cos, "cosh": num.Cosh, "erf": num.Erf, "erfc": num.Erfc, "exp": num.Exp, "exp2": num.Exp2,
	"expm1": num.Expm1, "log": num.Log, "log10": num.Log10, "log1p": num.Log1p, "log2": num.Log2,
	"rsqrt": func(x num.Float) num.Float { return num.FloatOne(x.Semantics()).Div(x.Sqrt()) }, "sin": num.Sin, "sinh": num.Sinh, "tan": num.Tan, "tanh": num.Tanh,
}

var quad = num.F128

// widen is an f64 in 113 bits, in which references are computed.
func widen(bits uint64) num.Float {
	f, _, _ := num.Float64(math.Float64frombits(bits)).Convert(quad, num.NearestTiesToEven)
	return f
}

func narrow(x num.Float) float64 {
	v, _ := x.ToFloat64()
	return v
}

// ulp64 is the error of y in units of the last place of r.
func ulp64(y float64, r num.Float) float64 {
	near := narrow(r)
	switch {
	case r.IsNaN() || y != y:
		if r.IsNaN() && y != y {
			return 0
		}
		return math.Inf(1)
	case math.Signbit(near) != math.Signbit(y):
		return math.Inf(1)
	case y == near && (y == 0 || math.IsInf(y, 0)):
		return 0
	}
	if math.IsInf(y, 0) || math.IsInf(near, 0) {
		if math.Abs(y) >= math.MaxFloat64 && math.Abs(near) >= math.MaxFloat64 {
			return 1
		}
		return math.Inf(1)
	}
	d := widen(math.Float64bits(y)).Sub(r)
	// Differences of subnormal numbers are exact in 113 bits with a wider exponent.
	e := max(math.Ilogb(near), -1022)
	if near == 0 {
		e = -1022
	}
	if e < -500 {
		d = d.Mul(widen(math.Float64bits(0x1p600)))
		e += 600
	}
	return math.Abs(narrow(d.Mul(widen(math.Float64bits(math.Ldexp(1, 52-e))))))
}

// focus is where the functions of f64 are tested most: exponents of arguments for which they are neither the argument nor constant.
var focus = map[string][2]int{"acos": {-60, 0}, "asin": {-30, 0}, "atanh": {-30, 0}, "cosh": {-30, 9}, "erf": {-30, 3}, "erfc": {-30, 5},
	"exp": {-56, 10}, "exp2": {-56, 10}, "expm1": {-56, 10}, "sinh": {-30, 9}, "tanh": {-30, 5}, "atan": {-30, 60}, "asinh": {-30, 60}, "acosh": {0, 60},
	"log": {-4, 4}, "log2": {-4, 4}, "log10": {-4, 4}, "log1p": {-56, 60}, "sin": {-30, 40}, "cos": {-30, 40}, "tan": {-30, 40}}

// arguments64 are edges, numbers of all magnitudes, and those in focus.
func arguments64(name string, n int) []uint64 {
	r := rand.New(rand.NewPCG(1, uint64(len(name))))
	out := []uint64{}
	for _, x := range []float64{0, 0x1p-1074, 0x1p-1022, 0.25, 0.28, 0.41421356237309503, 0.5, 0.55, 1, 1.5, 2, 28, 27.3, 709, 710, 710.4, 745, 746, 1024, 1075, 1e300,
		math.Pi / 4, math.Pi / 2, math.Pi, 1 << 20, 6381956970095103 * 0x1p797, math.Inf(1), math.MaxFloat64, math.NaN(), math.Sqrt2, math.Sqrt2 / 2} {
		for _, d := range []int64{-1, 0, 1} {
			b := math.Float64bits(x) + uint64(d)
			if x == 0 && d < 0 {
				continue
			}
			out = append(out, b, b|1<<63)
		}
	}
	for range n / 4 {
		out = append(out, r.Uint64())
	}
	lo, hi := -1022, 1023
	if f, ok := focus[name]; ok {
		lo, hi = f[0], f[1]
	}
	for range n {
		// Half of the numbers in the greatest eighth of the exponents, where most functions have their worst errors.
		e := lo + r.IntN(hi-lo+1)
		if r.IntN(2) == 0 {
			e = hi - r.IntN((hi-lo)/8+1)
		}
		out = append(out, uint64(e+1023)<<52|r.Uint64()&(1<<52-1)|r.Uint64()<<63)
	}
	return out
}

// TestBounds64 tests the bounds for f64 at -dense points.
func TestBounds64(t *testing.T) {
	for _, f := range approx.Functions() {
		ref := exact[f.Name]
		if f.Kind != approx.F64 || ref == nil || !chosen(f) {
			continue
		}
		t.Run(f.Name, func(t *testing.T) {
			t.Parallel()
			worst, at := -1.0, uint64(0)
			var all []float64
			s := newSampler(&f, func(args, results []uint64) {
				e := ulp64(math.Float64frombits(results[0]), ref(widen(args[0])))
				all = append(all, e)
				if e > worst {
					worst, at = e, args[0]
				}
			})
			for _, x := range arguments64(f.Name, *dense) {
				s.add(x)
			}
			s.flush()
			sort.Float64s(all)
			t.Logf("%-6s f64 %.3f ULP at %#x = %v (99%%: %.3f); %d instructions", f.Name, worst, at, math.Float64frombits(at), all[len(all)*99/100], len(f.Program().Code))
			if worst > f.ULP {
				t.Errorf("the error is %v ULP, the bound %v", worst, f.ULP)
			}
		})
	}
}
