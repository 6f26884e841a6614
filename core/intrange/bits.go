package intrange

import "github.com/odsgen/ods/core/num"

// widened returns the unsigned bounds with zeros and with ones in all bits from the highest one on in which they
// differ: the bits above are known, those below are not.
func (r Range) widened() [2]num.Int {
	unknown := r.UMin.Xor(r.UMax).ActiveBits()
	mask := num.LowBitsSet(r.Width(), unknown)
	return [2]num.Int{r.UMin.And(mask.Not()), r.UMax.Or(mask)}
}

// And bounds a bitwise and.
func And(a, b Range) Range {
	return atCorners(func(x, y num.Int) (num.Int, bool) { return x.And(y), true }, a.widened(), b.widened(), false)
}

// Or bounds a bitwise or.
func Or(a, b Range) Range {
	return atCorners(func(x, y num.Int) (num.Int, bool) { return x.Or(y), true }, a.widened(), b.widened(), false)
}

// Xor bounds a bitwise exclusive or.
func Xor(a, b Range) Range {
	x, y := a.widened(), b.widened()
	unknown := x[0].Xor(x[1]).Or(y[0].Xor(y[1]))
	r := x[1].Xor(y[1])
	return FromUnsigned(r.And(unknown.Not()), r.Or(unknown))
}

// shift makes a partial function of a shift, undefined from the width on.
func shift(f func(x num.Int, n uint) (num.Int, bool)) partial {
	return func(x, n num.Int) (num.Int, bool) {
		width := x.Width()
		if n.UGE(num.NewInt(width, uint64(width))) {
			return x, false
		}
		return f(x, n.ShiftAmount(width))
	}
}

// Shl bounds a shift to the left. Shifting everything out counts as overflow.
func Shl(a, n Range, o Overflow) Range {
	amount := func(f func(x num.Int, n uint) (num.Int, bool)) partial {
		return func(x, n num.Int) (num.Int, bool) { return f(x, n.ShiftAmount(x.Width())) }
	}
	u := amount(func(x num.Int, n uint) (num.Int, bool) {
		if o&NoUnsignedWrap != 0 {
			return x.UShlSat(n), true
		}
		r, overflow := x.UShlOv(n)
		return r, !overflow
	})
	s := amount(func(x num.Int, n uint) (num.Int, bool) {
		if o&NoSignedWrap != 0 {
			return x.SShlSat(n), true
		}
		r, overflow := x.SShlOv(n)
		return r, !overflow
	})
	return atCorners(u, a.unsigned(), n.unsigned(), false).Intersect(atCorners(s, a.signed(), n.unsigned(), true))
}

// ShrS bounds a shift to the right that keeps the sign.
func ShrS(a, n Range) Range {
	return atCorners(shift(func(x num.Int, n uint) (num.Int, bool) { return x.AShr(n), true }), a.signed(), n.unsigned(), true)
}

// ShrU bounds a shift to the right that fills with zeros.
func ShrU(a, n Range) Range {
	return atCorners(shift(func(x num.Int, n uint) (num.Int, bool) { return x.LShr(n), true }), a.unsigned(), n.unsigned(), false)
}

// ExtU bounds the number filled with zeros to the width.
func ExtU(r Range, width uint) Range { return FromUnsigned(r.UMin.ZExt(width), r.UMax.ZExt(width)) }

// ExtS bounds the number filled with its sign to the width.
func ExtS(r Range, width uint) Range { return FromSigned(r.SMin.SExt(width), r.SMax.SExt(width)) }

// ext widens the unsigned bounds with zeros and the signed ones with the sign.
func ext(r Range, width uint) Range {
	return Range{r.UMin.ZExt(width), r.UMax.ZExt(width), r.SMin.SExt(width), r.SMax.SExt(width)}
}

// Trunc bounds the low bits of a number.
func Trunc(r Range, width uint) Range {
	out := Max(width)
	if r.UMin.LShr(width).Equal(r.UMax.LShr(width)) { // what is cut off is the same, so the order stays
		out.UMin, out.UMax = r.UMin.Trunc(width), r.UMax.Trunc(width)
	}
	// The order of signed numbers stays when what is cut off is the same together with the new sign, and when it is
	// nothing but copies of the sign.
	low, high := r.SMin.AShr(width-1), r.SMax.AShr(width-1)
	if low.Equal(high) || low.IsAllOnes() && high.IsZero() {
		out.SMin, out.SMax = r.SMin.Trunc(width), r.SMax.Trunc(width)
	}
	return out
}
