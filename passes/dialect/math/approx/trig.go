package approx

// The trigonometric functions reduce the argument to x = n*pi/2 + r with |r| <= pi/4. Below moderateLimit, pi/2 is a sum of
// three constants of which the first two have so few bits that their products by n are exact (Cody & Waite). Above, the
// bits of 2/pi that matter are multiplied with the significand as integers: those whose product is a multiple of 4 are left
// out, and enough follow for the worst case. M. Payne, R. Hanek, "Radian reduction for trigonometric functions", SIGNUM
// Newsletter 18 (1983).

const moderateLimit = 0x1p20

// angle is the argument less n*pi/2; q has n in its lowest two bits.
type angle struct {
	r pair
	q value
}

// trigReduce reduces an f64. words is how many words of 2/pi count: 3 for all of f64, 2 for values of f32, which are not as
// close to multiples of pi/2.
func trigReduce(x value, words int) angle {
	a := x.abs()
	nf, n := a.mulc(twoOverPiParts[0]).round()
	t := a.sub(nf.mulc(halfPiParts3[0]))
	w := nf.mulc(halfPiParts3[1])
	u := sum(t, w.c(0).sub(w))
	near := fastSum(u.hi, u.lo.sub(nf.mulc(halfPiParts3[2])))
	far, q := payneHanek(a, words)
	moderate := a.lt(a.c(moderateLimit))
	r := pair{moderate.choose(near.hi, far.hi), moderate.choose(near.lo, far.lo)}
	q = moderate.choose(n, q)
	// Of -x, both are negative.
	sign := x.bits().and(q.i(-1 << 63))
	r = pair{r.hi.bits().xor(sign).float(), r.lo.bits().xor(sign).float()}
	negative := sign.sar(63)
	return angle{r, q.xor(negative).isub(negative)}
}

// payneHanek reduces a number above 2^20.
func payneHanek(a value, words int) (pair, value) {
	b := a.bits()
	significand := b.and(b.i(1<<52 - 1)).or(b.i(1 << 52))
	// The number is significand*2^e, and the first bit of 2/pi that counts is number e+62 of twoOverPi.
	p := b.shr(52).iaddc(62 - 1075)
	limbs := multiplyWindow(significand, window(p, words))
	n := len(limbs)
	hi := limbs[n-1].shl(32).or(limbs[n-2])
	lo := limbs[n-3].shl(32)
	if n > 4 {
		lo = lo.or(limbs[n-4])
	} else {
		lo = lo.or(limbs[0])
	}
	fhi, flo := hi.shl(2).or(lo.shr(62)), lo.shl(2)
	q := hi.shr(62).iadd(fhi.shr(63))
	return fraction(fhi, flo).mulc(halfPiParts), q
}

// window is the bits of 2/pi from number p on, in words of 64, the greatest first.
func window(p value, words int) []value {
	from := make([]value, len(twoOverPi))
	for i, w := range twoOverPi {
		from[i] = p.i(int64(w))
	}
	step := 16
	if words == 2 {
		step, from = 2, from[:6] // f32 goes up to 2^128
	}
	for ; step > 0; step /= 2 {
		bit := p.has(int64(64 * step))
		next := make([]value, 0, len(from))
		for i := 0; i < min(len(from), words+step); i++ {
			if i+step < len(from) {
				next = append(next, bit.choose(from[i+step], from[i]))
			} else {
				next = append(next, from[i])
			}
		}
		from = next
	}
	sh := p.and(p.i(63))
	down := p.i(63).isub(sh)
	out := make([]value, words)
	for i := range out {
		out[i] = from[i].op2(Shl, I64, sh).or(from[i+1].shr(1).op2(ShrU, I64, down))
	}
	return out
}

// multiplyWindow is m times a number in words, the greatest first, modulo the size of that, in limbs of 32 bits, the lowest
// first. m has at most 53 bits.
func multiplyWindow(m value, words []value) []value {
	mask := m.i(1<<32 - 1)
	low, high := m.and(mask), m.shr(32)
	var l []value
	for i := len(words) - 1; i >= 0; i-- {
		l = append(l, words[i].and(mask), words[i].shr(32))
	}
	out := make([]value, len(l))
	carry := m.i(0)
	for i := range l {
		t := low.imul(l[i]).iadd(carry)
		carry = t.shr(32)
		u := t.and(mask)
		if i > 0 {
			u = u.iadd(high.imul(l[i-1]))
			carry = carry.iadd(u.shr(32))
		}
		out[i] = u.and(mask)
	}
	return out
}

// fraction is hi*2^-64 + lo*2^-128 of a signed and an unsigned integer. Each half of these becomes a float by way of its bits.
func fraction(hi, lo value) pair {
	mask := hi.i(1<<32 - 1)
	const base = 0x4330000000000000 // 2^52
	half := func(v value) value { return v.or(v.i(base)).float() }
	top := half(hi.shr(32).xor(hi.i(1 << 31))).subc(0x1p52 + 0x1p31)
	a := half(hi.and(mask)).subc(0x1p52)
	b := half(lo.shr(32)).subc(0x1p52)
	c := half(lo.and(mask)).subc(0x1p52)
	s := sum(top.mulc(0x1p-32), a.mulc(0x1p-64))
	t := sum(s.lo, b.mulc(0x1p-96))
	u := fastSum(s.hi, t.hi)
	return fastSum(u.hi, u.lo.add(t.lo.add(c.mulc(0x1p-128))))
}

// sinPair and cosPair are the functions of a reduced argument as sums.
func sinPair(r pair, tail []float64) pair {
	z := r.hi.mul(r.hi)
	cube := r.hi.mul(z)
	return pair{r.hi, cube.mul(z.poly(tail)).add(r.lo.sub(r.lo.mul(z).mulc(0.5)))}
}

func cosPair(r pair, tail []float64) pair {
	z := r.hi.mul(r.hi)
	h := z.mulc(0.5)
	w := z.c(1).sub(h)
	return pair{w, z.c(1).sub(w).sub(h).add(z.mul(z).mul(z.poly(tail)).sub(r.hi.mul(r.lo)))}
}

// quadrant is the sine of an angle less a multiple of pi/2 added to it: q counts those.
func quadrant(s, c, q value) value {
	y := q.has(1).choose(c, s)
	return y.bits().xor(q.and(q.i(2)).shl(62)).float()
}

// trig has the widths at which the functions are computed.
type trig struct {
	words    int
	sin, cos []float64
}

var trig64, trig48 = trig{3, sinTail64, cosTail64}, trig{2, sinTail48, cosTail48}

func (t trig) sincos(x value) (sin, cos value) {
	a := trigReduce(x, t.words)
	s, c := sinPair(a.r, t.sin).value(), cosPair(a.r, t.cos).value()
	return t.finish(quadrant(s, c, a.q), x, true), t.finish(quadrant(s, c, a.q.iaddc(1)), x, false)
}

// finish deals with infinities and NaN, and with zeros, whose sign counts.
func (t trig) finish(y, x value, odd bool) value {
	if odd {
		y = x.eq(x.c(0)).choose(x, y)
	}
	return x.abs().lt(x.inf()).choose(y, x.nan())
}

func (t trig) tan(x value) value {
	a := trigReduce(x, t.words)
	s, c := sinPair(a.r, t.sin), cosPair(a.r, t.cos)
	sh, ch := s.value(), c.value()
	odd := a.q.has(1)
	n := pair{sh, s.lo.sub(sh.sub(s.hi))}
	d := pair{ch, c.lo.sub(ch.sub(c.hi))}
	top := pair{odd.choose(d.hi, n.hi), odd.choose(d.lo, n.lo)}
	bottom := pair{odd.choose(n.hi, d.hi), odd.choose(n.lo, d.lo)}
	y := top.hi.div(bottom.hi)
	if t.words > 2 {
		y = y.add(top.lo.sub(y.mul(bottom.lo)).div(bottom.hi))
	}
	y = y.bits().xor(a.q.shl(63)).float()
	return t.finish(y, x, true)
}
