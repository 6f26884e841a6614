package approx

// atanOf reduces with the tangent of a sum: between tan(pi/8) and its reciprocal, the argument becomes (a-1)/(a+1), above -1/a.
// atan(y/x) is the general case.

// atanRatio is atan(small/great) for 0 <= small <= great, as one of 0 and 1 times pi/4 and what is added to that.
func atanRatio(small, great value, tail []float64, exact bool) (isUpper value, rest pair) {
	const tan = 0.41421356237309503
	upper := great.mulc(tan).lt(small)
	n := upper.choose(small.sub(great), small)
	d := upper.choose(small.add(great), great)
	t := n.div(d)
	z := t.mul(t)
	lo := t.mul(z).mul(z.poly(tail))
	if exact {
		// What the sum, the difference and the quotient were rounded off.
		s, m := sum(small, great), sum(small, great.c(0).sub(great))
		nlo := upper.choose(m.lo, t.c(0))
		dlo := upper.choose(s.lo, t.c(0))
		p := product(t, d)
		e := n.sub(p.hi).sub(p.lo).add(nlo.sub(t.mul(dlo))).div(d)
		e = e.sub(e.mul(z))
		// A tiny quotient needs none, and its product is not exact.
		lo = t.c(0x1p-60).lt(t.abs()).choose(lo.add(e), lo)
	}
	return upper, pair{t, lo}
}

// turn adds a multiple of pi/4 to an angle that is less.
func turn(multiple value, p pair) value {
	t := fastSum(multiple.mulc(quarterPiParts[0]), p.hi)
	return t.hi.add(t.lo.add(p.lo.add(multiple.mulc(quarterPiParts[1]))))
}

func atanOf(x value, tail []float64, exact bool) value {
	return atan2Of(x, x.c(1), tail, exact)
}

func atan2Of(y, x value, tail []float64, exact bool) value {
	ay, ax := y.abs(), x.abs()
	swap := ax.lt(ay)
	great, small := swap.choose(ay, ax), swap.choose(ax, ay)
	if exact {
		// Away from the limits of the format, so that products of halves are exact. What is lost of the smaller one where
		// the greater one shrinks would not count: the quotient is then computed again below.
		huge, tiny := great.c(0x1p500).lt(great), great.lt(great.c(0x1p-400))
		factor := huge.choose(great.c(0x1p-600), tiny.choose(great.c(0x1p600), great.c(1)))
		great, small = great.mul(factor), small.mul(factor)
	}
	both := small.eq(small.inf())
	great, small = both.choose(small.c(1), great), both.choose(small.c(1), small)
	upper, p := atanRatio(small, great, tail, exact)
	if exact {
		raw := swap.choose(ax, ay).div(swap.choose(ay, ax))
		vanishing := upper.choose(x.c(1), p.hi.abs()).lt(x.c(0x1p-60))
		p = pair{vanishing.choose(raw, p.hi), vanishing.choose(p.lo.c(0), p.lo)}
	}
	zero := great.eq(great.c(0))
	p = pair{zero.choose(great, p.hi), zero.choose(great, p.lo)}
	// great = inf is a quotient of zero, but its differences are NaN.
	infinite := great.eq(great.inf())
	p = pair{infinite.choose(great.c(0), p.hi), infinite.choose(great.c(0), p.lo)}
	multiple := upper.choose(x.c(1), x.c(0))
	multiple = swap.choose(x.c(2).sub(multiple), multiple)
	negative := x.bits().op2(ISLT, Bool, x.bits().i(0))
	multiple = negative.choose(x.c(4).sub(multiple), multiple)
	flip := swap.op2(Xor, Bool, negative)
	p = pair{flip.choose(p.hi.neg(), p.hi), flip.choose(p.lo.neg(), p.lo)}
	r := turn(multiple, p).copysign(y)
	return y.op2(UNO, Bool, x).choose(r.nan(), r)
}

// Above 1/2, asin(a) = pi/2 - 2*asin(sqrt((1-a)/2)).

// asinParts returns |x|, whether it is above 1/2, the argument of the series as a sum, and what the series adds to it.
func asinParts(x value, tail []float64, exact bool) (far value, arg pair, more value) {
	a := x.abs()
	far = a.c(0.5).lt(a)
	z := far.choose(a.c(1).sub(a).mulc(0.5), a.mul(a))
	root := z.sqrt()
	s := far.choose(root, a)
	lo := s.c(0)
	if exact {
		p := product(s, s)
		e := z.sub(p.hi).sub(p.lo).div(s.add(s))
		ok := far.and(s.c(0).lt(s))
		lo = ok.choose(e, s.c(0))
	}
	return far, pair{s, lo}, s.mul(z).mul(z.poly(tail))
}

func asinOf(x value, tail []float64, exact bool) value {
	far, s, more := asinParts(x, tail, exact)
	t := fastSum(x.c(halfPiParts[0]), s.hi.mulc(-2))
	y := t.hi.add(t.lo.add(x.c(halfPiParts[1]).sub(more.add(s.lo).mulc(2))))
	y = far.choose(y, s.hi.add(more)).copysign(x)
	return x.abs().le(x.c(1)).choose(y, x.nan())
}

func acosOf(x value, tail []float64, exact bool) value {
	far, s, more := asinParts(x, tail, exact)
	negative := x.lt(x.c(0))
	// pi/2 - asin(x) near zero.
	signed := s.hi.copysign(x)
	t := fastSum(x.c(halfPiParts[0]), x.c(0).sub(signed))
	near := t.hi.add(t.lo.add(x.c(halfPiParts[1]).sub(more.copysign(x))))
	// 2*asin(root), or pi less that.
	rest := more.add(s.lo)
	right := s.hi.add(rest).mulc(2)
	u := fastSum(x.c(piParts[0]), s.hi.mulc(-2))
	left := u.hi.add(u.lo.add(x.c(piParts[1]).sub(rest.mulc(2))))
	y := far.choose(negative.choose(left, right), near)
	return x.abs().le(x.c(1)).choose(y, x.nan())
}
