package num

import "math/big"

// Sin returns the sine: NaN at the infinities.
func Sin(x Float) Float {
	a, s := newArgument(x), x.sem
	switch {
	case a.class == classNaN:
		return x.Quiet()
	case a.inf():
		return FloatNaN(s, true)
	case a.zero() || a.cubic():
		return x
	}
	return s.zivFixed(a.log2, func(f uint) *big.Int { sin, _ := sinCosFixed(a.v, f); return sin })
}

// Cos returns the cosine: NaN at the infinities.
func Cos(x Float) Float {
	a, s := newArgument(x), x.sem
	switch {
	case a.class == classNaN:
		return x.Quiet()
	case a.inf():
		return FloatNaN(s, true)
	case a.zero() || a.cubic():
		return FloatOne(s)
	}
	return s.zivFixed(0, func(f uint) *big.Int { _, cos := sinCosFixed(a.v, f); return cos })
}

// Tan returns the tangent: NaN at the infinities.
func Tan(x Float) Float {
	a, s := newArgument(x), x.sem
	switch {
	case a.class == classNaN:
		return x.Quiet()
	case a.inf():
		return FloatNaN(s, true)
	case a.zero() || a.cubic():
		return x
	}
	return s.ziv(s.firstFraction()+uint(max(-a.log2, 0)), func(f uint) approx {
		sin, cos := sinCosFixed(a.v, f)
		if cos.Sign() == 0 {
			cos.SetInt64(1)
		}
		// The error of the cosine counts for 1/cos^2.
		steep := f + 1 - min(uint(cos.BitLen()), f+1)
		return approx{quoFixed(sin, cos, f), -int(f), approxSlack + 2*steep + 2}
	})
}

// legFixed returns x = n/2^q as the hypotenuse-1 triangle's legs n and sqrt(1-x^2), both times 2^(q+f).
func legFixed(a *argument, f uint) (leg, other *big.Int) {
	n, q := a.v.ratio()
	other = new(big.Int).Mul(n, n)
	other.Sub(one(2*q), other)
	other.Lsh(other, 2*f)
	return new(big.Int).Lsh(n, f), other.Sqrt(other)
}

// Asin returns the inverse sine: NaN beyond 1.
func Asin(x Float) Float {
	a, s := newArgument(x), x.sem
	switch {
	case a.class == classNaN:
		return x.Quiet()
	case a.beyondOne():
		return FloatNaN(s, false)
	case a.zero() || a.cubic():
		return x
	}
	return signed(a.neg, s.zivFixed(a.log2, func(f uint) *big.Int {
		y, x := legFixed(&a, f)
		return angleFixed(y.Abs(y), x, f)
	}))
}

// Acos returns the inverse cosine: NaN beyond 1.
func Acos(x Float) Float {
	a, s := newArgument(x), x.sem
	switch {
	case a.class == classNaN:
		return x.Quiet()
	case a.beyondOne():
		return FloatNaN(s, false)
	case a.zero():
		return s.piTimes(false, 1, 1)
	case !a.neg && a.magnitudeOne():
		return FloatZero(s, false)
	}
	return s.zivFixed(0, func(f uint) *big.Int {
		x, y := legFixed(&a, f)
		return angleFixed(y, x, f)
	})
}

// piTimes returns ±n * pi / 2^k.
func (s *Semantics) piTimes(neg bool, n int64, k uint) Float {
	return signed(neg, s.zivFixed(0, func(f uint) *big.Int {
		pi := piFixed(f + k)
		return pi.Rsh(pi.Mul(pi, big.NewInt(n)), 2*k)
	}))
}

// Atan returns the inverse tangent.
func Atan(x Float) Float {
	a, s := newArgument(x), x.sem
	switch {
	case a.class == classNaN:
		return x.Quiet()
	case a.inf():
		return s.piTimes(a.neg, 1, 1)
	case a.zero() || a.cubic():
		return x
	}
	n, q := a.abs().ratio()
	return signed(a.neg, s.zivFixed(a.log2, func(f uint) *big.Int { return angleFixed(n, one(q), f) }))
}

// Atan2 returns the angle of the point (x, y) in the range -pi to pi, with the signs of zeros as in C: Atan2(0, -0) is
// pi. (The fold of math.atan2 upstream makes that a NaN itself.)
func Atan2(y, x Float) Float {
	y.check(x)
	if r, _, ok := propagate(y, x); ok {
		return r
	}
	a, b, s := newArgument(y), newArgument(x), y.sem
	switch {
	case a.inf() && b.inf() && b.neg:
		return s.piTimes(a.neg, 3, 2)
	case a.inf() && b.inf():
		return s.piTimes(a.neg, 1, 2)
	case a.zero() || b.inf():
		if b.neg {
			return s.piTimes(a.neg, 1, 0)
		}
		return FloatZero(s, a.neg)
	case a.inf() || b.zero():
		return s.piTimes(a.neg, 1, 1)
	}
	if !b.neg && a.log2-b.log2 < -a.prec-4 {
		return s.justBelowQuotient(a.neg, y, x)
	}
	// Bring both to one scale.
	exp := min(a.v.exp, b.v.exp)
	num, den := shift(a.abs().m, a.v.exp-exp), shift(b.v.m, b.v.exp-exp)
	return signed(a.neg, s.zivFixed(a.log2-b.log2-1, func(f uint) *big.Int { return angleFixed(num, den, f) }))
}

// justBelowQuotient returns the magnitude a little below |y/x|, as atan(y/x) is for small y/x.
func (s *Semantics) justBelowQuotient(neg bool, y, x Float) Float {
	a, b := y.unpack(), x.unpack()
	q, exp, rest := divExact(&a, &b, int(s.precision)+3)
	if !rest {
		q.shl(3)
		exp -= 3
		q.sub(&wide{1}, 0)
	}
	r, _ := s.round(neg, exp, q, true, NearestTiesToEven)
	return r
}
