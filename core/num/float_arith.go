package num

import "math"

// Each operation comes in two forms: the plain one rounds to nearest, ties to even, and returns the value only, with a
// fast path through the hardware for f64 and narrower kinds; the Mode form takes the rounding mode and also returns the
// status. The hardware is asked only when its answer is not a NaN, whose payload and sign are APFloat's business.

// Add returns x + y, rounded to nearest, ties to even.
func (x Float) Add(y Float) Float {
	x.check(y)
	if x.sem == F64 {
		if r := x.host64() + y.host64(); r == r {
			return Float64(r)
		}
	} else if x.sem.fitsHost() {
		if r, ok := fromHost(x.sem, x.toHost()+y.toHost()); ok {
			return r
		}
	}
	r, _ := x.AddMode(y, NearestTiesToEven)
	return r
}

// Sub returns x - y, rounded to nearest, ties to even.
func (x Float) Sub(y Float) Float {
	x.check(y)
	if x.sem == F64 {
		if r := x.host64() - y.host64(); r == r {
			return Float64(r)
		}
	} else if x.sem.fitsHost() {
		if r, ok := fromHost(x.sem, x.toHost()-y.toHost()); ok {
			return r
		}
	}
	r, _ := x.SubMode(y, NearestTiesToEven)
	return r
}

// Mul returns x * y, rounded to nearest, ties to even.
func (x Float) Mul(y Float) Float {
	x.check(y)
	if x.sem == F64 {
		if r := float64(x.host64() * y.host64()); r == r {
			return Float64(r)
		}
	} else if x.sem.fitsHost() {
		if r, ok := fromHost(x.sem, float64(x.toHost()*y.toHost())); ok {
			return r
		}
	}
	r, _ := x.MulMode(y, NearestTiesToEven)
	return r
}

// Div returns x / y, rounded to nearest, ties to even.
func (x Float) Div(y Float) Float {
	x.check(y)
	if x.sem == F64 {
		if r := x.host64() / y.host64(); r == r {
			return Float64(r)
		}
	} else if x.sem.fitsHost() {
		if r, ok := fromHost(x.sem, x.toHost()/y.toHost()); ok {
			return r
		}
	}
	r, _ := x.DivMode(y, NearestTiesToEven)
	return r
}

// FMA returns x * y + z, rounded once to nearest, ties to even.
func (x Float) FMA(y, z Float) Float {
	if x.sem == F64 && y.sem == F64 && z.sem == F64 {
		if r := math.FMA(x.host64(), y.host64(), z.host64()); r == r {
			return Float64(r)
		}
	}
	r, _ := x.FMAMode(y, z, NearestTiesToEven)
	return r
}

// invalid is the result of an invalid operation on numbers: the default NaN.
func (s *Semantics) invalid() (Float, Status) { return FloatNaN(s, false), InvalidOp }

// propagate returns the NaN operand that an operation passes on, quieted: the first one, as APFloat does. ok is false
// when no operand is a NaN.
func propagate(x, y Float) (r Float, st Status, ok bool) {
	switch {
	case x.IsNaN():
		r = x
	case y.IsNaN():
		r = y
	default:
		return Float{}, OK, false
	}
	if x.IsSignaling() || y.IsSignaling() {
		st = InvalidOp
	}
	return r.Quiet(), st, true
}

// AddMode returns x + y, correctly rounded. An exact zero from operands of different signs is positive, and negative
// when rounding toward negative.
func (x Float) AddMode(y Float, rm RoundingMode) (Float, Status) { return x.addSub(y, false, rm) }

// SubMode returns x - y, correctly rounded; see [Float.AddMode].
func (x Float) SubMode(y Float, rm RoundingMode) (Float, Status) { return x.addSub(y, true, rm) }

func (x Float) addSub(y Float, subtract bool, rm RoundingMode) (Float, Status) {
	x.check(y)
	if r, st, ok := propagate(x, y); ok {
		return r, st
	}
	a, b := x.unpack(), y.unpack()
	b.neg = b.neg != subtract
	switch {
	case a.class == classInf:
		if b.class == classInf && a.neg != b.neg {
			return x.sem.invalid()
		}
		return x, OK
	case b.class == classInf:
		return FloatInf(x.sem, b.neg), OK
	}
	return x.sem.addRound(&a, &b, rm)
}

// addRound adds finite values and rounds.
func (s *Semantics) addRound(a, b *unpacked, rm RoundingMode) (Float, Status) {
	if a.sig.isZero() && b.sig.isZero() {
		if a.neg != b.neg {
			return FloatZero(s, rm == TowardNegative), OK
		}
		return FloatZero(s, a.neg), OK
	}
	neg, exp, sig, sticky := addExact(a, b)
	if sig.isZero() && !sticky {
		return FloatZero(s, rm == TowardNegative), OK
	}
	return s.round(neg, exp, sig, sticky, rm)
}

// addExact adds finite values of at most 226 bits each, not both zero. What does not fit below the greater one is kept
// as sticky: the true magnitude then lies strictly between sig and sig+1.
func addExact(a, b *unpacked) (neg bool, exp int, sig wide, sticky bool) {
	if a.sig.isZero() || !b.sig.isZero() && b.exp+b.sig.bitLen() > a.exp+a.sig.bitLen() {
		a, b = b, a
	}
	if b.sig.isZero() {
		return a.neg, a.exp, a.sig, false
	}
	// Bring a to bit 254, so that a sum does not overflow, and b to the same exponent.
	sig, small := a.sig, b.sig
	up := 255 - sig.bitLen()
	sig.shl(up)
	exp = a.exp - up
	if d := b.exp - exp; d >= 0 {
		small.shl(d)
	} else {
		sticky = small.shr(min(-d, 256))
	}
	neg = a.neg
	if a.neg == b.neg {
		sig.add(&small)
		return neg, exp, sig, sticky
	}
	if sig.cmp(&small) < 0 {
		sig, small = small, sig
		neg = !neg
	}
	var borrow uint64
	if sticky {
		borrow = 1
	}
	sig.sub(&small, borrow)
	return neg, exp, sig, sticky
}

// MulMode returns x * y, correctly rounded.
func (x Float) MulMode(y Float, rm RoundingMode) (Float, Status) {
	x.check(y)
	if r, st, ok := propagate(x, y); ok {
		return r, st
	}
	a, b := x.unpack(), y.unpack()
	neg := a.neg != b.neg
	if a.class == classInf || b.class == classInf {
		if a.class == classZero || b.class == classZero {
			return x.sem.invalid()
		}
		return FloatInf(x.sem, neg), OK
	}
	return x.sem.round(neg, a.exp+b.exp, mul128(&a.sig, &b.sig), false, rm)
}

// FMAMode returns x * y + z with one rounding. As in APFloat, an invalid product stays NaN whatever z is.
func (x Float) FMAMode(y, z Float, rm RoundingMode) (Float, Status) {
	x.check(y)
	x.check(z)
	a, b, c := x.unpack(), y.unpack(), z.unpack()
	switch {
	case a.class == classFinite && b.class == classFinite && c.class > classFinite:
		return FloatZero(x.sem, false).AddMode(z, rm) // the exact product is finite, so z outweighs it
	case a.class != classFinite || b.class != classFinite:
		p, st := x.MulMode(y, rm)
		if st != OK {
			return p, st
		}
		return p.AddMode(z, rm)
	}
	p := unpacked{class: classFinite, neg: a.neg != b.neg, exp: a.exp + b.exp, sig: mul128(&a.sig, &b.sig)}
	return x.sem.addRound(&p, &c, rm)
}

// DivMode returns x / y, correctly rounded. Division of a finite value by zero yields infinity and DivByZero.
func (x Float) DivMode(y Float, rm RoundingMode) (Float, Status) {
	x.check(y)
	if r, st, ok := propagate(x, y); ok {
		return r, st
	}
	a, b := x.unpack(), y.unpack()
	neg := a.neg != b.neg
	switch {
	case a.class == classInf && b.class == classInf, a.class == classZero && b.class == classZero:
		return x.sem.invalid()
	case a.class == classInf:
		return FloatInf(x.sem, neg), OK
	case a.class == classZero, b.class == classInf:
		return FloatZero(x.sem, neg), OK
	case b.class == classZero:
		return FloatInf(x.sem, neg), DivByZero
	}
	q, exp, sticky := divExact(&a, &b, int(x.sem.precision)+2)
	return x.sem.round(neg, exp, q, sticky, rm)
}

// divExact returns the first n bits of the quotient of finite values above zero, and whether a remainder is left.
func divExact(a, b *unpacked, n int) (q wide, exp int, sticky bool) {
	num, den := a.sig, b.sig
	up := 128 - num.bitLen()
	num.shl(up)
	down := 128 - den.bitLen()
	den.shl(down)
	exp = (a.exp - up) - (b.exp - down)
	// Schoolbook division, one bit at a time: num < 2*den throughout.
	for range n {
		q.shl(1)
		if num.cmp(&den) >= 0 {
			num.sub(&den, 0)
			q[0] |= 1
		}
		num.shl(1)
	}
	return q, exp - n + 1, !num.isZero()
}

// Sqrt returns the square root, rounded to nearest, ties to even.
func (x Float) Sqrt() Float {
	if x.sem == F64 {
		if r := math.Sqrt(x.host64()); r == r {
			return Float64(r)
		}
	} else if x.sem.fitsHost() {
		if r, ok := fromHost(x.sem, math.Sqrt(x.toHost())); ok {
			return r
		}
	}
	r, _ := x.SqrtMode(NearestTiesToEven)
	return r
}

// SqrtMode returns the square root, correctly rounded: NaN and InvalidOp for values below zero, -0 for -0.
func (x Float) SqrtMode(rm RoundingMode) (Float, Status) {
	if r, st, ok := propagate(x, x); ok {
		return r, st
	}
	u := x.unpack()
	switch {
	case u.class == classZero:
		return x, OK
	case u.neg:
		return x.sem.invalid()
	case u.class == classInf:
		return x, OK
	}
	// Bring the significand to an even exponent and to bits enough for the root and two more.
	up := 2*int(x.sem.precision) + 6 - u.sig.bitLen()
	if (u.exp-up)%2 != 0 {
		up--
	}
	u.sig.shl(up)
	root, sticky := isqrt(&u.sig)
	return x.sem.round(false, (u.exp-up)/2, root, sticky, rm)
}

// isqrt returns the integer square root, bit by bit, and whether a remainder is left.
func isqrt(a *wide) (root wide, sticky bool) {
	rem := *a
	for i := (a.bitLen() - 1) / 2; i >= 0; i-- {
		// (root + 2^i)^2 - root^2 = (2*root + 2^i) * 2^i
		t := root
		t.shl(1)
		t[i/64] |= 1 << (i % 64)
		t.shl(i)
		if rem.cmp(&t) >= 0 {
			rem.sub(&t, 0)
			root[i/64] |= 1 << (i % 64)
		}
	}
	return root, !rem.isZero()
}

// Mod returns the remainder of the division rounded toward zero, C's fmod: exact, with the sign of x.
func (x Float) Mod(y Float) (Float, Status) {
	if r, st, done := x.remSpecials(y); done {
		return r, st
	}
	a, b := x.unpack(), y.unpack()
	rem, exp, _ := remExact(&a, &b)
	return x.sem.remResult(a.neg, exp, rem)
}

// Remainder returns the remainder of the division rounded to nearest, ties to even: exact, a zero has the sign of x.
func (x Float) Remainder(y Float) (Float, Status) {
	if r, st, done := x.remSpecials(y); done {
		return r, st
	}
	a, b := x.unpack(), y.unpack()
	if a.exp+a.sig.bitLen() < b.exp+b.sig.bitLen()-1 {
		return x, OK // |x| < |y|/2
	}
	rem, exp, odd := remExact(&a, &b)
	den := b.sig
	den.shl(b.exp - exp)
	twice := rem
	twice.shl(1)
	neg := a.neg
	if c := twice.cmp(&den); c > 0 || c == 0 && odd {
		den.sub(&rem, 0)
		rem, neg = den, !neg
	}
	if rem.isZero() {
		neg = a.neg
	}
	return x.sem.remResult(neg, exp, rem)
}

func (s *Semantics) remResult(neg bool, exp int, rem wide) (Float, Status) {
	return s.round(neg, exp, rem, false, NearestTiesToEven)
}

func (x Float) remSpecials(y Float) (r Float, st Status, done bool) {
	x.check(y)
	if r, st, ok := propagate(x, y); ok {
		return r, st, true
	}
	cx, cy := x.class(), y.class()
	switch {
	case cx == classInf || cy == classZero:
		r, st = x.sem.invalid()
		return r, st, true
	case cx == classZero || cy == classInf:
		return x, OK, true
	}
	return Float{}, OK, false
}

// remExact returns |a| mod |b| as rem * 2^exp with exp not above that of b, and whether the integer quotient is odd.
func remExact(a, b *unpacked) (rem wide, exp int, odd bool) {
	rem = a.sig
	den := b.sig
	if a.exp < b.exp {
		if a.exp+a.sig.bitLen() < b.exp+b.sig.bitLen() {
			return rem, a.exp, false // |a| < |b|, and den might not fit
		}
		den.shl(b.exp - a.exp)
	}
	exp = min(a.exp, b.exp)
	odd = reduce(&rem, &den)
	for range a.exp - b.exp {
		rem.shl(1)
		odd = false
		if rem.cmp(&den) >= 0 {
			rem.sub(&den, 0)
			odd = true
		}
	}
	return rem, exp, odd
}

// reduce takes rem modulo den and reports whether the quotient is odd.
func reduce(rem, den *wide) (odd bool) {
	d := rem.bitLen() - den.bitLen()
	if d < 0 {
		return false
	}
	t := *den
	t.shl(d)
	for range d + 1 {
		odd = false
		if rem.cmp(&t) >= 0 {
			rem.sub(&t, 0)
			odd = true
		}
		t.shr(1)
	}
	return odd
}
