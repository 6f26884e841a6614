package num

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

// value returns the exact value of a finite number.
func value(x Float) *big.Float {
	u := x.unpack()
	f := new(big.Float).SetPrec(300).SetInt(u.sig.big())
	f.SetMantExp(f, u.exp)
	if u.neg {
		f.Neg(f)
	}
	return f
}

func TestSemanticsTable(t *testing.T) {
	for _, s := range allSemantics {
		largest := FloatLargest(s, false)
		if s.Width() < 32 && largest.Bits().Uint64() != uint64(s.largest) {
			t.Errorf("%v: largest is 0x%X, the table says 0x%X", s, largest.Bits().Uint64(), s.largest)
		}
		if e, _ := largest.Ilogb(); e != s.MaxExponent() {
			t.Errorf("%v: the largest has exponent %d, want %d", s, e, s.MaxExponent())
		}
		if e, _ := FloatSmallestNormalized(s, false).Ilogb(); e != s.MinExponent() {
			t.Errorf("%v: the smallest normalized has exponent %d, want %d", s, e, s.MinExponent())
		}
		if s.HasNaN() != FloatNaN(s, false).IsNaN() || s.HasInf() != FloatInf(s, false).IsInf() ||
			s.HasZero() != FloatZero(s, false).IsZero() {
			t.Errorf("%v: the special values do not classify as such", s)
		}
	}
}

// Rounding with one's own neighbours: the result is a value of the kind on the right side of the exact one, and no
// other value lies between.
func TestConvertRoundsToNeighbours(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 1))
	for range 20000 {
		from := allSemantics[rnd.IntN(len(allSemantics))]
		to := allSemantics[rnd.IntN(len(allSemantics))]
		x := FloatFromBits(from, interesting(rnd, from))
		if !x.IsFinite() || to.unsigned && x.IsNegative() {
			continue
		}
		for _, rm := range allModes {
			r, loses, _ := x.Convert(to, rm)
			if !r.IsFinite() || to.noZero {
				continue
			}
			c := value(r).Cmp(value(x))
			if loses != (c != 0) && !x.IsZero() {
				t.Fatalf("%v to %v: loses %v, but the comparison says %d", x, to, loses, c)
			}
			if down := rm == TowardNegative || rm == TowardZero && !x.IsNegative(); down && c > 0 && !r.IsLargest() {
				t.Fatalf("%v to %v in mode %d: rounded up to %v", x, to, rm, r)
			}
			if up := rm == TowardPositive || rm == TowardZero && x.IsNegative(); up && c < 0 && !r.IsLargest() {
				t.Fatalf("%v to %v in mode %d: rounded down to %v", x, to, rm, r)
			}
			if c != 0 {
				n, _ := r.Next(c > 0)
				if n.IsFinite() && n != r && value(n).Cmp(value(x)) != -c {
					t.Fatalf("%v to %v in mode %d: %v lies between it and %v", x, to, rm, n, r)
				}
			}
		}
	}
}

func TestHardwareAgrees(t *testing.T) {
	rnd := rand.New(rand.NewPCG(4, 1))
	for range 50000 {
		x, y, z := FloatFromBits(F64, interesting(rnd, F64)), FloatFromBits(F64, interesting(rnd, F64)),
			FloatFromBits(F64, interesting(rnd, F64))
		a, b, c := x.host64(), y.host64(), z.host64()
		mode := func(r Float, _ Status) float64 { return r.host64() }
		for name, v := range map[string][2]float64{
			"add":  {mode(x.AddMode(y, NearestTiesToEven)), a + b},
			"sub":  {mode(x.SubMode(y, NearestTiesToEven)), a - b},
			"mul":  {mode(x.MulMode(y, NearestTiesToEven)), float64(a * b)},
			"div":  {mode(x.DivMode(y, NearestTiesToEven)), a / b},
			"fma":  {mode(x.FMAMode(y, z, NearestTiesToEven)), math.FMA(a, b, c)},
			"sqrt": {mode(x.SqrtMode(NearestTiesToEven)), math.Sqrt(a)},
			"mod":  {mode(x.Mod(y)), math.Mod(a, b)},
			"rem":  {mode(x.Remainder(y)), math.Remainder(a, b)},
			"f32":  {func() float64 { r, _, _ := x.Convert(F32, NearestTiesToEven); return r.toHost() }(), float64(float32(a))},
		} {
			if math.Float64bits(v[0]) != math.Float64bits(v[1]) && !(v[0] != v[0] && v[1] != v[1]) {
				t.Fatalf("%s %v %v %v: got %v, want %v", name, a, b, c, v[0], v[1])
			}
		}
	}
}

func TestSqrtOfAllKinds(t *testing.T) {
	rnd := rand.New(rand.NewPCG(5, 1))
	for range 3000 {
		for _, sem := range allSemantics {
			x := FloatFromBits(sem, interesting(rnd, sem)).Abs()
			if !x.IsFinite() || x.IsZero() {
				continue
			}
			exact := new(big.Float).SetPrec(400).Sqrt(value(x).SetPrec(400))
			for _, rm := range allModes {
				r, st := x.SqrtMode(rm)
				c := value(r).Cmp(exact)
				if rm == NearestTiesToEven && x.Sqrt() != r {
					t.Fatalf("sqrt of %v: %v, but %v in the plain form", x, r, x.Sqrt())
				}
				if (st == OK) != (new(big.Float).SetPrec(400).Mul(value(r), value(r)).Cmp(value(x)) == 0) {
					t.Fatalf("sqrt of %v: status %v", x, st)
				}
				if st == OK || sem.noZero {
					continue
				}
				if c > 0 && (rm == TowardZero || rm == TowardNegative) || c < 0 && rm == TowardPositive {
					t.Fatalf("sqrt of %v in mode %d: %v is on the wrong side", x, rm, r)
				}
				n, _ := r.Next(c > 0)
				if n.IsFinite() && n != r && value(n).Cmp(exact) == c {
					t.Fatalf("sqrt of %v in mode %d: %v is nearer than %v", x, rm, n, r)
				}
				if rm == NearestTiesToEven && n.IsFinite() {
					d1 := new(big.Float).Sub(value(r), exact)
					d2 := new(big.Float).Sub(value(n), exact)
					if d1.Abs(d1).Cmp(d2.Abs(d2)) > 0 {
						t.Fatalf("sqrt of %v: %v is nearer than %v", x, n, r)
					}
				}
			}
		}
	}
	if r, st := Float64(-1).SqrtMode(TowardZero); !r.IsNaN() || st != InvalidOp {
		t.Errorf("sqrt of -1: got %v %v", r, st)
	}
	if r := Float64(math.Copysign(0, -1)).Sqrt(); !r.IsNegZero() {
		t.Errorf("sqrt of -0: got %v", r)
	}
}

func TestFloatFromString(t *testing.T) {
	rnd := rand.New(rand.NewPCG(6, 1))
	for range 3000 {
		sem := allSemantics[rnd.IntN(len(allSemantics))]
		x := FloatFromBits(sem, interesting(rnd, sem))
		if !x.IsFinite() {
			continue
		}
		// The natural form has digits enough to be read back, but where APFloat's estimate is one short.
		text := value(x).Text('e', 50)
		if x.IsNegZero() {
			text = "-0.0"
		}
		if got, _, ok := FloatFromString(sem, text, NearestTiesToEven); !ok || got != x {
			t.Fatalf("%v from %s: got %v %v, want %v", sem, text, got, ok, x)
		}
	}
	for _, bad := range []string{"", ".", "-", "1e", "1e+", "x", "1.5x", "1..5", "inf", "nan", "0x1p3", "1e5.0", " 1"} {
		if x, _, ok := FloatFromString(F32, bad, NearestTiesToEven); ok {
			t.Errorf("%q: got %v, want it refused", bad, x)
		}
	}
	for text, want := range map[string]uint64{"1e99999999999": 0x7f800000, "-1e-99999999999": 0x80000000, "1": 0x3f800000,
		"16777217": 0x4b800000, "16777217.0000000000000000000000000001": 0x4b800001, "3.40282357e38": 0x7f800000} {
		if x, _, ok := FloatFromString(F32, text, NearestTiesToEven); !ok || x.Bits().Uint64() != want {
			t.Errorf("%s: got 0x%X, want 0x%X", text, x.Bits().Uint64(), want)
		}
	}
}

func TestFloatDoesNotAllocate(t *testing.T) {
	var buf [64]byte
	for _, sem := range []*Semantics{F16, F32, F64, F8E4M3FN} {
		x, _ := FromDouble(sem, 0.1)
		if n := testing.AllocsPerRun(100, func() {
			AppendMLIR(buf[:0], x.Add(x).Mul(x))
		}); n != 0 {
			t.Errorf("%v: %v allocations, want none", sem, n)
		}
	}
}
