package approx

import "math"

// The logarithms write x = m * 2^k with m between sqrt(1/2) and sqrt(2). With f = m-1, exactly, and s = f/(2+f), log(m) is
// f - f*f/2 + s*(f*f/2 + R(s*s)); that form has the greatest terms first, so that f32 and f64 lose little. P. Tang, "Table-driven implementation of
// the logarithm function", 1990; Cody & Waite; J.-M. Muller, "Elementary Functions".

// normalized returns k and m of a number above zero that is finite.
func (x value) normalized() (k, m value) {
	f := x.format()
	small := x.lt(x.c(f.normal))
	shift := f.fraction + 2
	b := small.choose(x.mulc(math.Ldexp(1, int(shift))), x).bits()
	root := int64(0x3fe6a09e667f3bcd) // sqrt(1/2)
	if x.kind() == F32 {
		root = 0x3f3504f3
	}
	k = b.isub(b.i(root)).sar(f.fraction)
	m = b.isub(k.shl(f.fraction)).float()
	return small.choose(k.iaddc(-shift), k), m
}

// domain gives a logarithm its values at the ends of its domain, where the argument of that is t.
func domain(y, t value) value {
	y = t.eq(t.inf()).choose(t, y)
	y = t.eq(t.c(0)).choose(t.c(math.Inf(-1)), y)
	return t.ult(t.c(0)).choose(t.nan(), y)
}

// log32 computes in f32.
func log32(x value) value {
	k, m := x.normalized()
	kf := k.fromInt()
	f := m.subc(1)
	z := f.mul(f)
	y := f.mul(z).mul(f.poly(logTail32)).add(kf.mulc(ln2Parts32[1])).sub(z.mulc(0.5))
	return domain(f.add(y).add(kf.mulc(ln2Parts32[0])), x)
}

// logPair is the logarithm of m as a sum whose error is some 2^-4 units of its last place.
func logPair(m value, tail []float64, exact bool) pair {
	f := m.subc(1)
	s := f.div(f.addc(2))
	z := s.mul(s)
	r := z.mul(z.poly(tail))
	if !exact {
		h := f.mul(f).mulc(0.5)
		return pair{f, s.mul(h.add(r)).sub(h)}
	}
	q := product(f, f)
	hi, lo := q.hi.mulc(0.5), q.lo.mulc(0.5)
	t := fastSum(f, m.c(0).sub(hi))
	return fastSum(t.hi, t.lo.sub(lo).add(s.mul(hi.add(r))))
}

// logSum is k*ln(2) + p, where the product by the first part is exact.
func logSum(kf value, parts []float64, p pair) value {
	t := fastSum(kf.mulc(parts[0]), p.hi)
	return t.hi.add(t.lo.add(p.lo.add(kf.mulc(parts[1]))))
}

func logOf(x value, tail []float64, exact bool) value {
	k, m := x.normalized()
	return domain(logSum(k.fromInt(), ln2Parts64, logPair(m, tail, exact)), x)
}

func log2Of(x value, tail []float64, exact bool) value {
	k, m := x.normalized()
	p := logPair(m, tail, exact)
	if exact {
		p = p.mulc(log2EParts)
	} else {
		p = pair{p.value().mulc(log2EParts[0]), m.c(0)}
	}
	return domain(logSum(k.fromInt(), []float64{1, 0}, p), x)
}

func log10Of(x value, tail []float64, exact bool) value {
	k, m := x.normalized()
	p := logPair(m, tail, exact)
	if exact {
		p = p.mulc(log10EParts)
	} else {
		p = pair{p.value().mulc(log10EParts[0]), m.c(0)}
	}
	return domain(logSum(k.fromInt(), log10Of2Parts64, p), x)
}

// log1pSum is log(1 + w + lo), or log(big)+ln(2) where isBig says so.
func log1pSum(w, lo value, isBig, big *value, tail []float64, exact bool) value {
	u := sum(w.c(1), w)
	u.lo = u.lo.add(lo)
	if big != nil {
		u.hi, u.lo = isBig.choose(*big, u.hi), isBig.choose(w.c(0), u.lo)
	}
	k, m := u.hi.normalized()
	kf := k.fromInt()
	if big != nil {
		kf = isBig.choose(kf.addc(1), kf)
	}
	p := logPair(m, tail, exact)
	p.lo = p.lo.add(u.lo.div(u.hi))
	return domain(logSum(kf, ln2Parts64, p), u.hi)
}

func log1pOf(x value, tail []float64, exact bool) value {
	y := log1pSum(x, x.c(0), nil, nil, tail, exact)
	return x.eq(x.inf()).choose(x, y).copysign(x)
}

// greatArgument is where 1 next to the square of a number no longer counts.
const greatArgument = 0x1p28

// asinhOf is log1p(a + a*a/(1+sqrt(1+a*a))), for a = |x|.
func asinhOf(x value, tail []float64, exact bool) value {
	a := x.abs()
	z := a.mul(a)
	q := z.div(z.addc(1).sqrt().addc(1))
	w := sum(a, q)
	great := a.c(greatArgument).lt(a)
	y := log1pSum(w.hi, w.lo, &great, &a, tail, exact)
	return x.isNaN().choose(x, y).copysign(x)
}

// acoshOf is log1p(t + sqrt(2t+t*t)), for t = x-1.
func acoshOf(x value, tail []float64, exact bool) value {
	t := x.subc(1)
	w := sum(t, t.add(t).add(t.mul(t)).sqrt())
	great := x.c(greatArgument).lt(x)
	y := log1pSum(w.hi, w.lo, &great, &x, tail, exact)
	return x.ult(x.c(1)).choose(x.nan(), y)
}

// atanhOf is half of log1p(2a/(1-a)), for a = |x|.
func atanhOf(x value, tail []float64, exact bool) value {
	a := x.abs()
	one := a.c(1)
	y := log1pSum(a.add(a).div(one.sub(a)), a.c(0), nil, nil, tail, exact).mulc(0.5).copysign(x)
	y = a.eq(one).choose(x.inf().copysign(x), y)
	return a.le(one).choose(y, x.nan())
}
