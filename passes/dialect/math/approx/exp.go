package approx

// The exponential functions reduce the argument to x = n*ln(2) + r with |r| <= ln(2)/2, where ln(2) is a sum of two constants
// of which the first has so few bits that its product by n is exact. W. Cody, W. Waite, "Software Manual for the
// Elementary Functions", 1980.

// reduced is exp(x) in parts: (1+s) * 2^n, where s is rounded.
type reduced struct {
	s, n value
}

// expLimits has the arguments beyond which exp overflows or vanishes, with some to spare.
func (x value) expLimits() (lo, hi float64) {
	if x.kind() == F32 {
		return -104, 89
	}
	return -746, 710
}

// clamp is x, or the limit that it goes beyond. NaN stays.
func (x value) clamp(lo, hi float64) value {
	x = x.lt(x.c(lo)).choose(x.c(lo), x)
	return x.c(hi).lt(x).choose(x.c(hi), x)
}

// expReduced is exp(x+lo) for x within its limits; lo has no reference when it is zero.
func expReduced(x value, tail []float64, lo ...value) reduced {
	parts := ln2Parts64
	if x.kind() == F32 {
		parts = ln2Parts32
	}
	nf, n := x.mulc(log2EParts[0]).round()
	r := x.sub(nf.mulc(parts[0])).sub(nf.mulc(parts[1]))
	for _, l := range lo {
		r = r.add(l)
	}
	return reduced{r.add(r.mul(r).mul(r.poly(tail))), n}
}

func (e reduced) value() value { return e.s.addc(1).scale(e.n) }

// half is the exponential divided by 2, which may be finite where itself is not.
func (e reduced) half() value { return e.s.addc(1).scale(e.n.iaddc(-1)) }

func expOf(x value, tail []float64) value {
	lo, hi := x.expLimits()
	return expReduced(x.clamp(lo, hi), tail).value()
}

func exp2Of(x value, tail []float64) value {
	if x.kind() == F32 {
		x = x.clamp(-151, 129)
	} else {
		x = x.clamp(-1076, 1025)
	}
	nf, n := x.round()
	r := x.sub(nf)
	return reduced{r.add(r.mul(r.poly(tail))), n}.value()
}

// expm1Of is 2^n*s + (2^n - 1), doubled at the end where 2^n alone would overflow.
func expm1Of(x value, tail []float64) value {
	lo, hi := x.expLimits()
	e := expReduced(x.clamp(lo/2, hi), tail)
	t := e.n.iaddc(-1).power()
	y := t.mul(e.s).add(t.subc(0.5))
	y = e.n.has(-1).choose(y.add(y), e.s)
	return y.copysign(x)
}

func sinhOf(x value, tail, small []float64) value {
	a := x.abs()
	_, hi := x.expLimits()
	h := expReduced(a.clamp(0, hi+1), tail).half()
	y := h.sub(h.c(0.25).div(h))
	z := x.mul(x)
	near := a.add(a.mul(z).mul(z.poly(small)))
	return a.lt(a.c(1)).choose(near, y).copysign(x)
}

func coshOf(x value, tail []float64) value {
	_, hi := x.expLimits()
	h := expReduced(x.abs().clamp(0, hi+1), tail).half()
	return h.add(h.c(0.25).div(h))
}

// tanhOf is 1 - 2/(exp(2|x|)+1) away from zero.
func tanhOf(x value, tail, small []float64) value {
	a := x.abs()
	e := expReduced(a.add(a).clamp(0, 44), tail).value()
	y := x.c(1).sub(x.c(2).div(e.addc(1)))
	z := x.mul(x)
	near := a.add(a.mul(z).mul(z.poly(small)))
	return a.lt(a.c(0.55)).choose(near, y).copysign(x)
}
