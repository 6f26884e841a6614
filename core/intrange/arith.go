package intrange

import "github.com/odsgen/ods/core/num"

// Overflow is what an operation promises about overflows: the values of nsw and nuw in dialect arith.
type Overflow uint8

// The promises.
const (
	NoSignedWrap   Overflow = 1
	NoUnsignedWrap Overflow = 2
)

// partial is a function of two numbers that may be undefined, where overflow counts as undefined.
type partial func(a, b num.Int) (num.Int, bool)

// saturating makes a partial function of one that detects overflow and one that saturates, which is as good as
// undefined where the operation promises that it does not overflow.
func saturating(promised bool, detect func(a, b num.Int) (num.Int, bool), saturate func(a, b num.Int) num.Int) partial {
	return func(a, b num.Int) (num.Int, bool) {
		if promised {
			return saturate(a, b), true
		}
		r, overflow := detect(a, b)
		return r, !overflow
	}
}

// atBounds bounds a function by its values for two pairs of bounds.
func atBounds(f partial, leftMin, rightMin, leftMax, rightMax num.Int, signed bool) Range {
	min, ok := f(leftMin, rightMin)
	if !ok {
		return Max(leftMin.Width())
	}
	max, ok := f(leftMax, rightMax)
	if !ok {
		return Max(leftMin.Width())
	}
	return fromBounds(min, max, signed)
}

// atCorners bounds a function by its values for all pairs of bounds; it is to be monotonic in both operands.
func atCorners(f partial, left, right [2]num.Int, signed bool) Range {
	width := left[0].Width()
	min, max := num.UnsignedMax(width), num.Zero(width)
	if signed {
		min, max = num.SignedMax(width), num.SignedMin(width)
	}
	for _, a := range left {
		for _, b := range right {
			r, ok := f(a, b)
			if !ok {
				return Max(width)
			}
			if signed {
				min, max = min.SMin(r), max.SMax(r)
			} else {
				min, max = min.UMin(r), max.UMax(r)
			}
		}
	}
	return fromBounds(min, max, signed)
}

func (r Range) unsigned() [2]num.Int { return [2]num.Int{r.UMin, r.UMax} }
func (r Range) signed() [2]num.Int   { return [2]num.Int{r.SMin, r.SMax} }

// Add bounds a sum.
func Add(a, b Range, o Overflow) Range {
	u := saturating(o&NoUnsignedWrap != 0, num.Int.UAddOv, num.Int.UAddSat)
	s := saturating(o&NoSignedWrap != 0, num.Int.SAddOv, num.Int.SAddSat)
	return atBounds(u, a.UMin, b.UMin, a.UMax, b.UMax, false).Intersect(atBounds(s, a.SMin, b.SMin, a.SMax, b.SMax, true))
}

// Sub bounds a difference.
func Sub(a, b Range, o Overflow) Range {
	u := saturating(o&NoUnsignedWrap != 0, num.Int.USubOv, num.Int.USubSat)
	s := saturating(o&NoSignedWrap != 0, num.Int.SSubOv, num.Int.SSubSat)
	return atBounds(u, a.UMin, b.UMax, a.UMax, b.UMin, false).Intersect(atBounds(s, a.SMin, b.SMax, a.SMax, b.SMin, true))
}

// Mul bounds a product.
func Mul(a, b Range, o Overflow) Range {
	u := saturating(o&NoUnsignedWrap != 0, num.Int.UMulOv, num.Int.UMulSat)
	s := saturating(o&NoSignedWrap != 0, num.Int.SMulOv, num.Int.SMulSat)
	return atCorners(u, a.unsigned(), b.unsigned(), false).Intersect(atCorners(s, a.signed(), b.signed(), true))
}

// divU bounds an unsigned quotient, whose value adjust may correct.
func divU(a, b Range, adjust func(x, y, q num.Int) (num.Int, bool)) Range {
	if !b.UMin.IsZero() {
		return atCorners(func(x, y num.Int) (num.Int, bool) {
			if y.IsZero() { // bounds that contradict one another, in code that is never executed
				return y, false
			}
			return adjust(x, y, x.UDiv(y))
		}, a.unsigned(), b.unsigned(), false)
	}
	min := num.Zero(a.Width())
	if a.UMin.UGE(b.UMax) && !b.UMax.IsZero() {
		min = a.UMin.UDiv(b.UMax)
	}
	return FromUnsigned(min, a.UMax) // a quotient is not greater than the dividend
}

// divS bounds a signed quotient, whose value adjust may correct.
func divS(a, b Range, adjust func(x, y, q num.Int) (num.Int, bool)) Range {
	if !b.SMin.IsStrictlyPositive() && !b.SMax.IsNegative() {
		return Max(a.Width())
	}
	return atCorners(func(x, y num.Int) (num.Int, bool) {
		if y.IsZero() {
			return y, false
		}
		q, overflow := x.SDivOv(y)
		if overflow {
			return q, false
		}
		return adjust(x, y, q)
	}, a.signed(), b.signed(), true)
}

func plain(_, _, q num.Int) (num.Int, bool) { return q, true }

// DivU bounds an unsigned quotient.
func DivU(a, b Range) Range { return divU(a, b, plain) }

// DivS bounds a signed quotient.
func DivS(a, b Range) Range { return divS(a, b, plain) }

// CeilDivU bounds an unsigned quotient that is rounded up.
func CeilDivU(a, b Range) Range {
	return divU(a, b, func(x, y, q num.Int) (num.Int, bool) {
		if x.URem(y).IsZero() {
			return q, true
		}
		r, overflow := q.UAddOv(num.One(q.Width()))
		return r, !overflow
	})
}

// CeilDivS bounds a signed quotient that is rounded up.
func CeilDivS(a, b Range) Range {
	return divS(a, b, func(x, y, q num.Int) (num.Int, bool) {
		if x.SRem(y).IsZero() || x.IsNegative() != y.IsNegative() {
			return q, true
		}
		r, overflow := q.SAddOv(num.One(q.Width()))
		return r, !overflow
	})
}

// FloorDivS bounds a signed quotient that is rounded down.
func FloorDivS(a, b Range) Range {
	return divS(a, b, func(x, y, q num.Int) (num.Int, bool) {
		if x.SRem(y).IsZero() || x.IsNegative() == y.IsNegative() {
			return q, true
		}
		r, overflow := q.SSubOv(num.One(q.Width()))
		return r, !overflow
	})
}

// RemS bounds the remainder of a signed division.
func RemS(a, b Range) Range {
	width := a.Width()
	if !b.SMin.IsStrictlyPositive() && !b.SMax.IsNegative() {
		return FromSigned(num.SignedMin(width), num.SignedMax(width))
	}
	divisor := b.SMax
	if !b.SMin.IsStrictlyPositive() {
		divisor = b.SMin.Abs()
	}
	min, max := num.Zero(width), num.Zero(width)
	largest := divisor.Sub(num.One(width))
	if a.SMin.IsNegative() {
		min = largest.Neg()
	}
	if a.SMax.IsStrictlyPositive() {
		max = largest
	}
	// A dividend that varies by less than the only divisor gives an interval, when it does not pass a multiple.
	if b.SMin.Equal(b.SMax) && !divisor.IsZero() && a.SMax.Sub(a.SMin).ULT(divisor) {
		if first, last := a.SMin.SRem(divisor), a.SMax.SRem(divisor); first.SLE(last) {
			min, max = first, last
		}
	}
	return FromSigned(min, max)
}

// RemU bounds the remainder of an unsigned division.
func RemU(a, b Range) Range {
	width := a.Width()
	min, max := num.Zero(width), b.UMax.Sub(num.One(width)).UMin(a.UMax)
	if !b.UMin.IsZero() && b.UMin.Equal(b.UMax) && a.UMax.Sub(a.UMin).ULT(b.UMax) {
		if first, last := a.UMin.URem(b.UMax), a.UMax.URem(b.UMax); first.ULE(last) {
			min, max = first, last
		}
	}
	return FromUnsigned(min, max)
}

// MaxS bounds the greater of two signed numbers.
func MaxS(a, b Range) Range { return FromSigned(a.SMin.SMax(b.SMin), a.SMax.SMax(b.SMax)) }

// MaxU bounds the greater of two unsigned numbers.
func MaxU(a, b Range) Range { return FromUnsigned(a.UMin.UMax(b.UMin), a.UMax.UMax(b.UMax)) }

// MinS bounds the lesser of two signed numbers.
func MinS(a, b Range) Range { return FromSigned(a.SMin.SMin(b.SMin), a.SMax.SMin(b.SMax)) }

// MinU bounds the lesser of two unsigned numbers.
func MinU(a, b Range) Range { return FromUnsigned(a.UMin.UMin(b.UMin), a.UMax.UMin(b.UMax)) }
