package num

import "math"

// Ordering is the outcome of a comparison, with the values of APFloat::cmpResult.
type Ordering uint8

// The outcomes of a comparison.
const (
	Less Ordering = iota
	Same
	Greater
	Unordered
)

// Compare orders the values: zeros of either sign are the same, a NaN is unordered with everything.
func (x Float) Compare(y Float) Ordering {
	x.check(y)
	if x.sem == F64 || x.sem == F32 {
		a, b := x.toHost(), y.toHost()
		switch {
		case a < b:
			return Less
		case a > b:
			return Greater
		case a == b:
			return Same
		}
		return Unordered
	}
	cx, cy := x.class(), y.class()
	switch {
	case cx == classNaN || cy == classNaN:
		return Unordered
	case cx == classZero && cy == classZero:
		return Same
	}
	nx, ny := x.IsNegative(), y.IsNegative()
	if nx != ny {
		if nx {
			return Less
		}
		return Greater
	}
	// Apart from the sign, the encodings of numbers are ordered like the numbers.
	switch c := x.bits.UCmp(y.bits); {
	case c == 0:
		return Same
	case c < 0 != nx:
		return Less
	}
	return Greater
}

// LT reports x < y, false for NaN.
func (x Float) LT(y Float) bool { return x.Compare(y) == Less }

// LE reports x <= y, false for NaN.
func (x Float) LE(y Float) bool { c := x.Compare(y); return c == Less || c == Same }

// GT reports x > y, false for NaN.
func (x Float) GT(y Float) bool { return x.Compare(y) == Greater }

// GE reports x >= y, false for NaN.
func (x Float) GE(y Float) bool { c := x.Compare(y); return c == Greater || c == Same }

// EQ reports whether the values are the same number: 0 and -0 are, a NaN is not even itself.
func (x Float) EQ(y Float) bool { return x.Compare(y) == Same }

// MinNum is the minNum of IEEE 754-2008: a quiet NaN loses against a number, a signaling one wins and becomes quiet, -0
// is below +0.
func (x Float) MinNum(y Float) Float { return x.minMax(y, Less, nanLosesQuiet) }

// MaxNum is the maxNum of IEEE 754-2008; see [Float.MinNum].
func (x Float) MaxNum(y Float) Float { return x.minMax(y, Greater, nanLosesQuiet) }

// Minimum is the minimum of IEEE 754-2019: NaN wins, -0 is below +0.
func (x Float) Minimum(y Float) Float { return x.minMax(y, Less, nanWins) }

// Maximum is the maximum of IEEE 754-2019: NaN wins, -0 is below +0.
func (x Float) Maximum(y Float) Float { return x.minMax(y, Greater, nanWins) }

// MinimumNumber is the minimumNumber of IEEE 754-2019: every NaN loses against a number, -0 is below +0.
func (x Float) MinimumNumber(y Float) Float { return x.minMax(y, Less, nanLoses) }

// MaximumNumber is the maximumNumber of IEEE 754-2019: every NaN loses against a number, -0 is below +0.
func (x Float) MaximumNumber(y Float) Float { return x.minMax(y, Greater, nanLoses) }

type nanRule uint8

const (
	nanWins nanRule = iota
	nanLoses
	nanLosesQuiet // a signaling NaN wins
)

func (x Float) minMax(y Float, want Ordering, rule nanRule) Float {
	x.check(y)
	nx, ny := x.IsNaN(), y.IsNaN()
	if nx || ny {
		switch {
		case rule == nanLosesQuiet && x.IsSignaling(), rule == nanWins && nx:
			return x.Quiet()
		case rule == nanLosesQuiet && y.IsSignaling(), rule == nanWins:
			return y.Quiet()
		case nx:
			return y.Quiet()
		}
		return x
	}
	if x.IsZero() && y.IsZero() {
		if x.IsNegative() != y.IsNegative() && x.IsNegative() != (want == Less) {
			return y
		}
		return x
	}
	if y.Compare(x) == want {
		return y
	}
	return x
}

// Next returns the least value above x, or the greatest below when down is set (IEEE 754 nextUp and nextDown). The
// greatest value is followed by infinity; where a kind has none it is followed by NaN, or by itself if it has no NaN.
// The payload of a signaling NaN is dropped.
func (x Float) Next(down bool) (Float, Status) {
	switch x.class() {
	case classNaN:
		if x.IsSignaling() {
			return FloatNaN(x.sem, x.IsNegative()), InvalidOp
		}
		return x, OK
	case classZero:
		if down && x.sem.unsigned {
			return x, OK
		}
		return FloatSmallest(x.sem, down), OK
	case classInf:
		if x.IsNegative() != down {
			return FloatLargest(x.sem, x.IsNegative()), OK
		}
		return x, OK
	}
	if x.IsNegative() == down {
		if x.IsLargest() {
			return FloatInf(x.sem, down), OK
		}
		return FloatFromBits(x.sem, x.stepF80(x.bits.Add(One(x.sem.Width())), true)), OK
	}
	if x.IsSmallest() {
		if x.sem.noZero {
			return FloatNaN(x.sem, false), OK
		}
		return FloatZero(x.sem, x.IsNegative()), OK
	}
	return FloatFromBits(x.sem, x.stepF80(x.bits.Sub(One(x.sem.Width())), false)), OK
}

// stepF80 repairs the integer bit after a step from x to b has crossed an exponent.
func (x Float) stepF80(b Int, up bool) Int {
	if !x.sem.integer {
		return b
	}
	exp := b.ExtractBits(64, 15)
	switch sig := b.Word(0); {
	case up && sig == 0: // 1.11..1 + ulp
		return b.SetBit(63)
	case up && exp.IsZero() && sig == 1<<63: // the greatest denormal + ulp
		return b.SetBit(64)
	case !up && sig == 1<<63-1 && exp.IsOne(): // the least normal - ulp
		return b.ClearBit(64)
	case !up && sig == 1<<63-1 && !exp.IsZero(): // 1.00..0 - ulp
		return b.Sub(OneBitSet(80, 64)).Or(LowBitsSet(80, 64))
	}
	return b
}

// ToFloat64 returns the value as a Go float64, and whether the conversion lost information.
func (x Float) ToFloat64() (v float64, losesInfo bool) {
	if x.sem == F64 {
		return x.host64(), false
	}
	if x.sem.fitsHost() && !x.IsNaN() {
		return x.toHost(), false
	}
	r, losesInfo, _ := x.Convert(F64, NearestTiesToEven)
	return math.Float64frombits(r.bits.lo), losesInfo
}

// ToFloat32 returns the value as a Go float32, and whether the conversion lost information.
func (x Float) ToFloat32() (v float32, losesInfo bool) {
	r, losesInfo, _ := x.Convert(F32, NearestTiesToEven)
	return math.Float32frombits(uint32(r.bits.lo)), losesInfo
}
