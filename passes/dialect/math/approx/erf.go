package approx

// erf32 computes in f32: a polynomial near zero, 1-exp(log(erfc(x))) with one for the logarithm above.
func erf32(x value) value {
	a := x.abs()
	z := x.mul(x)
	near := a.add(a.mul(z.poly(erfTail32)))
	u := a.clamp(1, 3.94).subc(1)
	far := x.c(1).sub(expReduced(u.poly(logErfc32), expTail32).value())
	return a.ult(a.c(1)).choose(near, far).copysign(x)
}

// erfcFar is erfc for arguments from 1/4 to 28: exp(-x*x)/(1+2x) times a function that is close to 1.
func erfcFar(a value, ratio, tail []float64, exact bool) value {
	t := a.subc(3.75).div(a.addc(3.75))
	d := a.add(a).addc(1)
	if !exact {
		g := t.poly(ratio).div(d)
		e := expReduced(a.mul(a).mulc(-1), tail)
		return e.s.mul(g).add(g).scale(e.n)
	}
	// What the last sum, the denominator and the quotient were rounded off comes into the second term.
	q := fastSum(t.c(ratio[0]), t.mul(t.poly(ratio[1:])))
	g := q.hi.div(d)
	p := product(g, d)
	dlo := a.add(a).sub(d.subc(1))
	glo := q.hi.sub(p.hi).sub(p.lo).add(q.lo.sub(g.mul(dlo))).div(d)
	sq := product(a, a)
	e := expReduced(sq.hi.mulc(-1), tail, sq.lo.mulc(-1))
	return g.add(e.s.mul(g).add(glo)).scale(e.n)
}

func erf64(x value) value {
	a := x.abs()
	z := x.mul(x)
	near := a.add(a.mul(z.poly(erfTail64)))
	far := x.c(1).sub(erfcFar(a.clamp(0.25, 6), erfcRatio64, expTail64, true))
	return a.ult(a.c(1)).choose(near, far).copysign(x)
}

// erfcOf is computed from erf near zero and for negative numbers.
func erfcOf(x value, limit float64, small, ratio, tail []float64, exact bool) value {
	a := x.abs()
	z := x.mul(x)
	one := x.c(1)
	rest := fastSum(one, x.c(0).sub(x))
	near := rest.hi.add(rest.lo.sub(x.mul(z.poly(small))))
	far := erfcFar(a.clamp(0.25, limit), ratio, tail, exact)
	far = x.lt(x.c(0)).choose(x.c(2).sub(far), far)
	return a.ult(a.c(0.8)).choose(near, far)
}
