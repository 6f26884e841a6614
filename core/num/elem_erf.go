package num

import "math/big"

// Erf returns the error function.
func Erf(x Float) Float {
	a, s := newArgument(x), x.sem
	switch {
	case a.class == classNaN:
		return x.Quiet()
	case a.zero():
		return x
	case a.inf() || a.log2 >= 4:
		return signed(a.neg, FloatOne(s)) // erfc(16) < 2^-370
	}
	return signed(a.neg, s.zivFixed(a.log2, func(f uint) *big.Int { return erfFixed(a.abs(), f) }))
}

// Erfc returns the complementary error function, 1 - erf(x), without its cancellation.
func Erfc(x Float) Float {
	a, s := newArgument(x), x.sem
	switch {
	case a.class == classNaN:
		return x.Quiet()
	case a.zero() || a.class == classFinite && a.negligible():
		return FloatOne(s)
	case a.neg && (a.inf() || a.log2 >= 4):
		return s.integer64(2)
	case a.inf() || a.log2 >= 8:
		return FloatZero(s, false)
	}
	v, _ := x.ToFloat64()
	bitsLost := v * v * 1.4427 // erfc(x) is about exp(-x^2)
	if a.neg {
		bitsLost = 0
	}
	if bitsLost > float64(2*int(s.precision)-int(s.minExp)) {
		return s.tiny(false)
	}
	return s.zivFixed(-int(bitsLost)-8, func(f uint) *big.Int {
		erf := erfFixed(a.abs(), f)
		if a.neg {
			return erf.Add(one(f), erf)
		}
		return erf.Sub(one(f), erf)
	})
}
