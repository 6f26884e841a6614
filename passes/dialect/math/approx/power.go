package approx

import "math"

func rsqrtOf(x value) value { return x.c(1).div(x.sqrt()) }

// cbrtOf takes the cube root of the fraction by a polynomial, that of the power of 2 from a table of three, and improves their
// product by Halley's iteration, and by Newton's with an exact residual when exact.
func cbrtOf(x value, exact bool) value {
	a := x.abs()
	small := a.lt(a.c(0x1p-1022))
	b := small.choose(a.mulc(0x1p54), a).bits()
	e := b.shr(52)
	q := e.imul(e.i(21846)).shr(16) // e/3, for e below 2048
	rem := e.isub(q.imul(q.i(3)))
	m := b.and(b.i(1<<52 - 1)).or(b.i(0x3ff0000000000000)).float()
	y := m.poly(cbrtStart)
	one, two := rem.has(1), rem.has(2)
	y = y.mul(two.choose(y.c(cbrt4Parts[0]), one.choose(y.c(cbrt2Parts[0]), y.c(1))))
	v := m.mul(two.choose(y.c(4), one.choose(y.c(2), y.c(1))))
	cube := y.mul(y).mul(y)
	y = y.mul(cube.add(v.add(v))).div(cube.add(cube).add(v))
	if exact {
		sq := product(y, y)
		c := product(sq.hi, y)
		r := c.hi.sub(v).add(c.lo.add(sq.lo.mul(y)))
		y = y.sub(r.div(sq.hi.mulc(3)))
	}
	n := small.choose(q.iaddc(-341-18), q.iaddc(-341))
	y = y.mul(n.power())
	y = a.lt(a.inf()).choose(y, a)
	return a.eq(a.c(0)).choose(a, y).copysign(x)
}

// log2Pair is log2(x) with an error of some 2^-64 of itself.
func log2Pair(x value, exact bool) pair {
	k, m := x.normalized()
	if !exact {
		l := logPair(m, logTail48, false).value().mulc(log2EParts[0])
		return pair{k.fromInt().add(l), x.c(0)}
	}
	f := m.subc(1)
	g := sum(f.c(2), f)
	s := f.div(g.hi)
	p := product(s, g.hi)
	sp := pair{s, f.sub(p.hi).sub(p.lo).sub(s.mul(g.lo)).div(g.hi)}
	zz := sp.mul(sp)
	t := fastSum(x.c(thirdParts[0]), zz.hi.mul(zz.hi.poly(powTail64)))
	t.lo = t.lo.addc(thirdParts[1])
	t = sp.mul(zz.mul(t))
	u := fastSum(sp.hi, t.hi)
	u = fastSum(u.hi, u.lo.add(sp.lo.add(t.lo)))
	l := pair{u.hi.mulc(2), u.lo.mulc(2)}.mulc(log2EParts)
	w := fastSum(k.fromInt(), l.hi)
	return fastSum(w.hi, w.lo.add(l.lo))
}

// magnitude is |x|^y for |x| that is neither zero nor infinite.
func magnitude(a, y value, tail []float64, exact bool) value {
	l := log2Pair(a, exact)
	if !exact {
		return exp2Of(y.clamp(-0x1p80, 0x1p80).mul(l.hi), tail)
	}
	y = y.clamp(-0x1p80, 0x1p80)
	p := product(y, l.hi)
	p.lo = p.lo.add(y.mul(l.lo))
	p = fastSum(p.hi, p.lo)
	inside := p.hi.abs().lt(y.c(1080))
	hi, lo := p.hi.clamp(-1080, 1030), inside.choose(p.lo, y.c(0))
	nf, n := hi.round()
	r := hi.sub(nf).add(lo)
	return reduced{r.add(r.mul(r.poly(tail))), n}.value()
}

// integral returns whether a number that is not negative is an integer, and whether it is odd.
func integral(a value) (is, odd value) {
	rounded := func(v value) value {
		return v.lt(v.c(0x1p52)).choose(v.addc(0x1p52).subc(0x1p52), v)
	}
	half := a.mulc(0.5)
	is = rounded(a).eq(a)
	return is, is.and(rounded(half).une(half))
}

func powOf(x, y value, tail []float64, exact bool) value {
	is, odd := integral(y.abs())
	r := powSigned(x, y, odd, tail, exact)
	negative := x.lt(x.c(0)).and(x.c(math.Inf(-1)).lt(x))
	r = negative.and(is.op2(Xor, Bool, truth(is))).choose(r.nan(), r)
	r = x.op2(UNO, Bool, y).choose(r.nan(), r)
	return x.eq(x.c(1)).or(y.eq(y.c(0))).choose(x.c(1), r)
}

// truth is the constant true.
func truth(b value) value { return b.r.emit(Instr{Op: Const, Kind: Bool, Imm: 1}) }

// powSigned is the power for y that is an odd integer where odd says so, or an even one or, for x >= 0, none.
func powSigned(x, y, odd value, tail []float64, exact bool) value {
	a := x.abs()
	r := magnitude(a, y, tail, exact)
	falling := y.lt(y.c(0))
	inf, zero := x.inf(), x.c(0)
	r = a.eq(zero).choose(falling.choose(inf, zero), r)
	r = a.eq(inf).choose(falling.choose(zero, inf), r)
	return odd.choose(r.copysign(x), r)
}

// fpowiOf is a power whose exponent is an i32.
func fpowiOf(x, n value, tail []float64, exact bool) value {
	y := n.op1(IToF, F64)
	r := powSigned(x, y, n.has(1), tail, exact)
	r = x.isNaN().choose(r.nan(), r)
	return y.eq(y.c(0)).choose(x.c(1), r)
}
