package approx_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/passes/dialect/math/approx"
)

// corners are the arguments of functions of two; each is combined with each.
var corners = []float64{0, math.Copysign(0, -1), 1, -1, 2, -2, 3, -3, 0.5, -0.5, 1.5, -7.5, 0x1p-149, -0x1p-149, 0x1p-1074, 1e30, -1e30, 1e300, -1e300, 0x1p52 + 1,
	-(0x1p53 - 1), 0x1p23 + 1, 1 + 0x1p-20, 1 - 0x1p-40, math.Inf(1), math.Inf(-1), math.NaN(), math.MaxFloat64, 0x1p-1022, 1e-300}

// pair is a function of two arguments and its references. near draws arguments for which the result is finite and not zero.
type pairFunction struct {
	in64  func(x, y float64) float64
	exact func(x, y num.Float) num.Float
	near  func(r *rand.Rand) (x, y float64)
	whole bool // the second argument is an i32
}

var pairs = map[string]pairFunction{
	"powf": {math.Pow, num.Pow, func(r *rand.Rand) (x, y float64) {
		x = math.Ldexp(1+r.Float64(), r.IntN(1<<r.IntN(10))-r.IntN(1<<r.IntN(10)))
		limit := min(1080/max(math.Abs(math.Log2(x)), 1e-300), 1e9)
		if r.IntN(4) == 0 {
			x = 1 + (r.Float64()-0.5)*math.Ldexp(1, -r.IntN(40))
			limit = min(1000/max(math.Abs(math.Log2(x)), 1e-300), 1e18)
		}
		return x, (r.Float64()*2 - 1) * limit
	}, false},
	"atan2": {math.Atan2, num.Atan2, func(r *rand.Rand) (x, y float64) {
		e := r.IntN(1600) - 800
		return math.Ldexp(r.Float64()*2-1, e), math.Ldexp(r.Float64()*2-1, e+r.IntN(1<<r.IntN(8))-r.IntN(1<<r.IntN(8)))
	}, false},
	"fpowi": {math.Pow, num.Pow, func(r *rand.Rand) (x, y float64) {
		x = math.Ldexp(1+r.Float64(), r.IntN(1<<r.IntN(10))-r.IntN(1<<r.IntN(10)))
		if r.IntN(2) == 0 {
			x = -x
		}
		limit := min(1080/max(math.Abs(math.Log2(math.Abs(x))), 1e-300), 1e9)
		return x, math.Round((r.Float64()*2 - 1) * limit)
	}, true},
}

// bitsOf are the bits of an argument; of an integer that an i32 cannot hold, others.
func bitsOf(v float64, k approx.Kind) (bits uint64, is float64) {
	switch k {
	case approx.I32:
		n := int32(math.MinInt32)
		if v == v {
			n = int32(max(min(v, math.MaxInt32), math.MinInt32))
		}
		return uint64(uint32(n)), float64(n)
	case approx.F32:
		return uint64(math.Float32bits(float32(v))), float64(float32(v))
	}
	return math.Float64bits(v), v
}

// TestBoundsOfPairs tests the functions of two arguments: all pairs of corners, and -dense pairs, 100 times as many for f32.
func TestBoundsOfPairs(t *testing.T) {
	for _, f := range approx.Functions() {
		ref, ok := pairs[f.Name]
		if !ok || !chosen(f) {
			continue
		}
		kind := map[approx.Kind]string{approx.F32: "f32", approx.F64: "f64"}[f.Kind]
		t.Run(f.Name+" "+kind, func(t *testing.T) {
			t.Parallel()
			worst := -1.0
			var at [2]float64
			s := newSampler(&f, func(args, results []uint64) {
				x, y := floatOf(args[0], f.Params()[0]), floatOf(args[1], f.Params()[1])
				var e float64
				if f.Kind == approx.F32 {
					r := math.Float32frombits(uint32(results[0]))
					if e = ulp32(r, ref.in64(x, y)); e > worst { // maybe since math.Pow is not precise for great exponents
						e = ulp32(r, narrow(ref.exact(widen(math.Float64bits(x)), widen(math.Float64bits(y)))))
					}
				} else {
					e = ulp64(math.Float64frombits(results[0]), ref.exact(widen(math.Float64bits(x)), widen(math.Float64bits(y))))
				}
				if e > worst {
					worst, at = e, [2]float64{x, y}
				}
			})
			add := func(x, y float64) {
				a, _ := bitsOf(x, f.Params()[0])
				b, _ := bitsOf(y, f.Params()[1])
				s.add(a, b)
			}
			for _, x := range corners {
				for _, y := range corners {
					add(x, y)
				}
			}
			n := *dense
			if f.Kind == approx.F32 {
				n *= 100
			}
			r := rand.New(rand.NewPCG(3, 4))
			for range n {
				add(ref.near(r))
			}
			s.flush()
			t.Logf("%-6s %s %.4f ULP at %v; %d instructions", f.Name, kind, worst, at, len(f.Program().Code))
			if worst > f.ULP {
				t.Errorf("the error is %v ULP at %v, the bound %v", worst, at, f.ULP)
			}
		})
	}
}

func floatOf(bits uint64, k approx.Kind) float64 {
	switch k {
	case approx.I32:
		return float64(int32(bits))
	case approx.F32:
		return float64(math.Float32frombits(uint32(bits)))
	}
	return math.Float64frombits(bits)
}

// TestSinCos compares sincos with sin and cos, whose bounds are its own.
func TestSinCos(t *testing.T) {
	for _, k := range []approx.Kind{approx.F32, approx.F64} {
		var args []uint64
		for _, x := range arguments64("sin", 2000) {
			b, _ := bitsOf(math.Float64frombits(x), k)
			args = append(args, b)
		}
		eval := func(name string) [][]uint64 {
			p := approx.Find(name, k).Program()
			out := make([][]uint64, len(p.Results))
			for i := range out {
				out[i] = make([]uint64, len(args))
			}
			approx.NewEvaluator(p).Eval(out, [][]uint64{args})
			return out
		}
		both, sin, cos := eval("sincos"), eval("sin"), eval("cos")
		for i := range args {
			if both[0][i] != sin[0][i] || both[1][i] != cos[0][i] {
				t.Errorf("sincos of %v is %x and %x, not %x and %x", floatOf(args[i], k), both[0][i], both[1][i], sin[0][i], cos[0][i])
			}
		}
	}
}
