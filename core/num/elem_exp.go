package num

import (
	"math/big"
	"math/bits"
)

// expRange is a power of two whose exponential is beyond the range of the kind on both sides, as its logarithm.
func (s *Semantics) expRange() int {
	return bits.Len(uint(int(s.maxExp) - int(s.minExp) + int(s.precision)))
}

// guard is the number of bits beyond the fraction that the argument of an exponential carries.
const guard = 32

// zivExp returns exp(t), where t yields the exponent with fraction+guard fraction bits.
func (s *Semantics) zivExp(neg bool, t func(fraction uint) *big.Int) Float {
	return signed(neg, s.ziv(s.firstFraction(), func(f uint) approx {
		m, k := expReduced(t(f), f, guard)
		return approx{m, k - int(f), approxSlack}
	}))
}

// Exp returns e^x.
func Exp(x Float) Float {
	a, s := newArgument(x), x.sem
	switch {
	case a.class == classNaN:
		return x.Quiet()
	case a.inf():
		return expAtInf(x)
	case a.zero() || a.negligible():
		return FloatOne(s)
	case a.log2 >= s.expRange():
		return s.beyondRange(a.neg)
	}
	return s.zivExp(false, func(f uint) *big.Int { return a.v.fixed(f + guard) })
}

func expAtInf(x Float) Float {
	if x.IsNegative() {
		return FloatZero(x.sem, false)
	}
	return x
}

func (s *Semantics) beyondRange(down bool) Float {
	if down {
		return s.tiny(false)
	}
	return s.huge(false)
}

// Exp2 returns 2^x.
func Exp2(x Float) Float {
	a, s := newArgument(x), x.sem
	switch {
	case a.class == classNaN:
		return x.Quiet()
	case a.inf():
		return expAtInf(x)
	case a.zero() || a.negligible():
		return FloatOne(s)
	case a.log2 >= s.expRange():
		return s.beyondRange(a.neg)
	case x.IsInteger():
		k := shift(a.v.m, a.v.exp)
		r, _ := s.round(false, int(k.Int64()), wide{1}, false, NearestTiesToEven)
		return r
	}
	return s.zivExp(false, func(f uint) *big.Int {
		t := ln2Fixed(f + 2*guard)
		return shift(t.Mul(t, a.v.m), a.v.exp-guard)
	})
}

// Expm1 returns e^x - 1.
func Expm1(x Float) Float {
	a, s := newArgument(x), x.sem
	switch {
	case a.class == classNaN:
		return x.Quiet()
	case a.zero() || a.class == classFinite && a.negligible():
		return x
	case a.neg && (a.inf() || a.log2 >= min(7, s.expRange())):
		return FloatOne(s).Neg() // e^x is negligible
	case a.inf():
		return x
	case a.log2 >= s.expRange():
		return s.huge(false)
	}
	return s.ziv(s.firstFraction()+uint(max(-a.log2, 0)), func(f uint) approx {
		m, k := expReduced(a.v.fixed(f+guard), f, guard)
		m = shift(m, k)
		return approx{m.Sub(m, one(f)), -int(f), approxSlack + uint(max(k, 0))}
	})
}

// expPair returns e^|x| and e^-|x| with f fraction bits, and the slack of the former.
func expPair(a *argument, f uint) (up, down *big.Int, slack uint) {
	m, k := expReduced(a.abs().fixed(f+guard), f, guard)
	inverse := one(2 * f)
	inverse.Quo(inverse, m)
	return shift(m, k), shift(inverse, -k), approxSlack + uint(max(k, 0))
}

// Sinh returns the hyperbolic sine.
func Sinh(x Float) Float {
	a, s := newArgument(x), x.sem
	switch {
	case a.class == classNaN:
		return x.Quiet()
	case a.class != classFinite || a.cubic():
		return x
	case a.log2 >= s.expRange():
		return s.huge(a.neg)
	}
	return signed(a.neg, s.ziv(s.firstFraction()+uint(max(-a.log2, 0)), func(f uint) approx {
		up, down, slack := expPair(&a, f)
		return approx{up.Sub(up, down), -int(f) - 1, slack}
	}))
}

// Cosh returns the hyperbolic cosine.
func Cosh(x Float) Float {
	a, s := newArgument(x), x.sem
	switch {
	case a.class == classNaN:
		return x.Quiet()
	case a.inf():
		return x.Abs()
	case a.zero() || a.cubic():
		return FloatOne(s)
	case a.log2 >= s.expRange():
		return s.huge(false)
	}
	return s.ziv(s.firstFraction(), func(f uint) approx {
		up, down, slack := expPair(&a, f)
		return approx{up.Add(up, down), -int(f) - 1, slack}
	})
}

// Tanh returns the hyperbolic tangent.
func Tanh(x Float) Float {
	a, s := newArgument(x), x.sem
	switch {
	case a.class == classNaN:
		return x.Quiet()
	case a.zero() || a.class == classFinite && a.cubic():
		return x
	case a.inf() || a.log2 >= 7:
		return signed(a.neg, FloatOne(s)) // e^-256 is negligible
	}
	return signed(a.neg, s.zivFixed(a.log2, func(f uint) *big.Int {
		t := a.abs().fixed(f + guard)
		m, k := expReduced(t.Neg(t.Lsh(t, 1)), f, guard)
		e := shift(m, k)
		num := new(big.Int).Sub(one(f), e)
		return num.Quo(num.Lsh(num, f), e.Add(e, one(f)))
	}))
}

// Log returns the natural logarithm: NaN below zero, negative infinity at zero.
func Log(x Float) Float {
	return logarithm(x, func(a *argument, f uint) *big.Int { return lnFixed(a.v.m, a.v.exp, f) })
}

// Log2 returns the logarithm to base 2; see [Log].
func Log2(x Float) Float {
	if k, ok := x.ExactLog2(); ok && !x.IsNegative() {
		return x.sem.integer64(int64(k))
	}
	return logarithm(x, func(a *argument, f uint) *big.Int {
		return quoFixed(lnFixed(a.v.m, a.v.exp, f+guard), ln2Fixed(f+guard), f)
	})
}

// Log10 returns the logarithm to base 10; see [Log].
func Log10(x Float) Float {
	if k, ok := exactLog10(x); ok {
		return x.sem.integer64(k)
	}
	return logarithm(x, func(a *argument, f uint) *big.Int {
		return quoFixed(lnFixed(a.v.m, a.v.exp, f+guard), lnFixed(big.NewInt(10), 0, f+guard), f)
	})
}

// quoFixed divides fixed-point numbers of one scale; the quotient has f fraction bits.
func quoFixed(num, den *big.Int, f uint) *big.Int {
	return num.Quo(num.Lsh(num, f), den)
}

// exactLog10 reports whether x is a power of ten; only those above 1 are representable.
func exactLog10(x Float) (int64, bool) {
	u := x.unpack()
	if u.class != classFinite || u.neg || !x.IsInteger() || u.exp+u.sig.bitLen() > 512 {
		return 0, false // 5^k has 113 bits at most, which ends at 10^48
	}
	v := shift(u.sig.big(), u.exp)
	k := int64(len(v.Text(10)) - 1)
	return k, v.Cmp(bigPow(10, int(k))) == 0
}

func logarithm(x Float, kernel func(a *argument, f uint) *big.Int) Float {
	a, s := newArgument(x), x.sem
	switch {
	case a.class == classNaN:
		return x.Quiet()
	case a.zero():
		return FloatInf(s, true)
	case a.neg:
		return FloatNaN(s, true)
	case a.inf():
		return x
	case a.magnitudeOne():
		return FloatZero(s, false)
	}
	return s.zivFixed(0, func(f uint) *big.Int { return kernel(&a, f) })
}

// Log1p returns log(1 + x): NaN below -1, negative infinity at -1.
func Log1p(x Float) Float {
	a, s := newArgument(x), x.sem
	switch {
	case a.class == classNaN:
		return x.Quiet()
	case a.neg && a.beyondOne():
		return FloatNaN(s, true)
	case a.class != classFinite || a.negligible():
		return x
	case a.neg && a.magnitudeOne():
		return FloatInf(s, true)
	}
	num, q := a.v.ratio()
	sum := new(big.Int).Add(num, one(q))
	return s.zivFixed(a.log2, func(f uint) *big.Int { return lnFixed(sum, -int(q), f) })
}

// Asinh returns the inverse hyperbolic sine.
func Asinh(x Float) Float {
	a, s := newArgument(x), x.sem
	switch {
	case a.class == classNaN:
		return x.Quiet()
	case a.class != classFinite || a.cubic():
		return x
	}
	return signed(a.neg, s.zivFixed(a.log2, func(f uint) *big.Int { return inverseHyperbolic(&a, +1, f) }))
}

// Acosh returns the inverse hyperbolic cosine: NaN below 1.
func Acosh(x Float) Float {
	a, s := newArgument(x), x.sem
	switch {
	case a.class == classNaN:
		return x.Quiet()
	case a.neg || a.zero() || a.class == classFinite && a.log2 < 0:
		return FloatNaN(s, true)
	case a.inf():
		return x
	case a.magnitudeOne():
		return FloatZero(s, false)
	}
	return s.zivFixed(0, func(f uint) *big.Int { return inverseHyperbolic(&a, -1, f) })
}

// inverseHyperbolic returns log(|x| + sqrt(x^2 + c)): with x = n/2^q that is log((n + sqrt(n^2 + c*2^2q)) / 2^q).
func inverseHyperbolic(a *argument, c int64, f uint) *big.Int {
	n, q := a.abs().ratio()
	root := new(big.Int).Mul(n, n)
	root.Add(root, new(big.Int).Lsh(big.NewInt(c), 2*q))
	root.Lsh(root, 2*f)
	root.Sqrt(root)
	root.Add(root, new(big.Int).Lsh(n, f))
	return lnFixed(root, -int(q+f), f)
}

// Atanh returns the inverse hyperbolic tangent: NaN beyond 1, infinity at 1 and -1.
func Atanh(x Float) Float {
	a, s := newArgument(x), x.sem
	switch {
	case a.class == classNaN:
		return x.Quiet()
	case a.beyondOne():
		return FloatNaN(s, true)
	case a.zero() || a.cubic():
		return x
	case a.magnitudeOne():
		return FloatInf(s, a.neg)
	}
	return signed(a.neg, s.zivFixed(a.log2, func(f uint) *big.Int {
		n, q := a.abs().ratio()
		num := new(big.Int).Add(one(q), n)
		num.Lsh(num, f+guard)
		num.Quo(num, new(big.Int).Sub(one(q), n))
		ln := lnFixed(num, -int(f+guard), f)
		return ln.Rsh(ln, 1)
	}))
}
