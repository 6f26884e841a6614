package num

// FromDouble returns v converted to the kind, rounded to nearest, ties to even, and whether that lost information. It
// is how the text of a float literal becomes an attribute: the literal is a double first.
func FromDouble(sem *Semantics, v float64) (r Float, losesInfo bool) {
	switch {
	case sem == F64:
		return Float64(v), false
	case sem == F32 && v == v:
		f := float32(v)
		return Float32(f), float64(f) != v
	case sem.fitsHost():
		if r, ok := fromHost(sem, v); ok {
			return r, r.toHost() != v
		}
	}
	r, losesInfo, _ = Float64(v).Convert(sem, NearestTiesToEven)
	return r, losesInfo
}

// Convert returns the value in another kind. losesInfo tells whether converting back yields another value; a NaN loses
// information when bits of its payload are dropped. A signaling NaN becomes quiet and raises InvalidOp.
func (x Float) Convert(sem *Semantics, rm RoundingMode) (r Float, losesInfo bool, st Status) {
	if sem == x.sem {
		return x, false, OK
	}
	u := x.unpack()
	switch u.class {
	case classNaN:
		return x.convertNaN(sem, &u)
	case classInf:
		if sem.HasInf() {
			return FloatInf(sem, u.neg), false, OK
		}
		return FloatInf(sem, u.neg), true, Inexact
	case classZero:
		if sem.special == nanNegZero && u.neg {
			return FloatZero(sem, false), true, Inexact
		}
		// Upstream does not count as loss that a kind has no zero.
		return FloatZero(sem, u.neg), false, OK
	}
	r, st = sem.round(u.neg, u.exp, u.sig, false, rm)
	return r, st != OK, st
}

func (x Float) convertNaN(sem *Semantics, u *unpacked) (r Float, losesInfo bool, st Status) {
	if x.IsSignaling() {
		st = InvalidOp
	}
	if sem.special != ieee {
		return FloatNaN(sem, u.neg), x.sem.special == ieee || sem.special == finiteOnly, st
	}
	if x.sem.special == nanNegZero {
		return FloatNaN(sem, false), false, st // it has neither payload nor sign
	}
	// The payload keeps its most significant bits.
	payload := u.sig
	from, to := int(x.sem.precision)-1, int(sem.precision)-1
	if x.sem.integer {
		// What has a clear integer or quiet bit is not a NaN of any other kind.
		losesInfo = payload[0]>>62 != 3
		payload[0] &^= 1 << 63
	}
	if from > to {
		// The one NaN of a kind without infinity has no payload to lose.
		losesInfo = payload.shr(from-to) && x.sem.special == ieee || losesInfo
	} else {
		payload.shl(to - from)
	}
	if sem.integer {
		payload[0] |= 1 << 63
	}
	quiet := int(sem.precision) - 2
	payload[quiet/64] |= 1 << (quiet % 64)
	return sem.pack(u.neg, sem.expMask(), payload), losesInfo, st
}

// RoundToIntegral returns the integral value next to x in the direction of the mode: TowardZero is trunc,
// TowardNegative floor, TowardPositive ceil, NearestTiesToEven roundeven, NearestTiesToAway round. The sign is kept,
// also of a zero.
func (x Float) RoundToIntegral(rm RoundingMode) (Float, Status) {
	if r, st, ok := propagate(x, x); ok {
		return r, st
	}
	u := x.unpack()
	if u.class != classFinite || u.exp >= 0 {
		return x, OK
	}
	l := truncate(&u.sig, -u.exp, false)
	if l == lostNothing {
		return x, OK
	}
	if rm.away(u.neg, u.sig[0]&1 != 0, l) {
		u.sig.addWord(1)
	}
	r, _ := x.sem.round(u.neg, 0, u.sig, false, rm)
	return r, Inexact
}

// FromInt returns the integer, read as signed or unsigned, in the kind, correctly rounded.
func FromInt(sem *Semantics, v Int, signed bool, rm RoundingMode) (Float, Status) {
	neg := signed && v.IsNegative()
	mag := v
	if neg {
		mag = v.Neg()
	}
	var sig wide
	sticky := false
	exp := max(int(mag.ActiveBits())-250, 0)
	if exp > 0 {
		sticky = int(mag.TrailingZeros()) < exp
		mag = mag.LShr(uint(exp))
	}
	for i := range sig {
		sig[i] = mag.Word(i)
	}
	return sem.round(neg, exp, sig, sticky, rm)
}

// ToInt returns the value rounded to an integer of the given width and signedness. exact tells whether converting back
// yields the same value, which fails for -0. What does not fit raises InvalidOp and yields the nearest integer of the
// type, 0 for a NaN.
func (x Float) ToInt(width uint, signed bool, rm RoundingMode) (r Int, exact bool, st Status) {
	u := x.unpack()
	switch u.class {
	case classNaN:
		return Zero(width), false, InvalidOp
	case classInf:
		return intLimit(width, signed, u.neg), false, InvalidOp
	case classZero:
		return Zero(width), !u.neg, OK
	}
	l := lostNothing
	if u.exp < 0 {
		l = truncate(&u.sig, -u.exp, false)
		u.exp = 0
		if rm.away(u.neg, u.sig[0]&1 != 0, l) {
			u.sig.addWord(1)
		}
	}
	n := uint(u.sig.bitLen() + u.exp)
	if u.sig.isZero() {
		n = 0
	}
	if n > width {
		return intLimit(width, signed, u.neg), false, InvalidOp
	}
	r = NewIntWords(max(width, 256), u.sig[:]).Trunc(width).Shl(uint(u.exp))
	fits := true
	switch {
	case u.neg && signed:
		r = r.Neg()
		fits = r.IsZero() || r.IsNegative()
	case u.neg:
		fits = r.IsZero()
	case signed:
		fits = !r.IsNegative()
	}
	if !fits {
		return intLimit(width, signed, u.neg), false, InvalidOp
	}
	if l != lostNothing {
		return r, false, Inexact
	}
	return r, true, OK
}

// intLimit returns the least or the greatest integer of a type.
func intLimit(width uint, signed, least bool) Int {
	switch {
	case signed && least:
		return SignedMin(width)
	case signed:
		return SignedMax(width)
	case least:
		return Zero(width)
	}
	return AllOnes(width)
}

// Ilogb returns the exponent of the value: floor(log2(|x|)). ok is false for zero, infinity and NaN.
func (x Float) Ilogb() (exp int, ok bool) {
	u := x.unpack()
	if u.class != classFinite {
		return 0, false
	}
	return u.exp + u.sig.bitLen() - 1, true
}

// Scalbn returns x * 2^n, correctly rounded.
func (x Float) Scalbn(n int, rm RoundingMode) (Float, Status) {
	if r, st, ok := propagate(x, x); ok {
		return r, st
	}
	u := x.unpack()
	if u.class != classFinite {
		return x, OK
	}
	// Beyond this the result overflows or vanishes for certain, and sums of exponents cannot.
	n = min(max(n, -1<<17), 1<<17)
	return x.sem.round(u.neg, u.exp+n, u.sig, false, rm)
}

// ExactLog2 returns the exponent if the magnitude is a power of two.
func (x Float) ExactLog2() (exp int, ok bool) {
	u := x.unpack()
	if u.class != classFinite || u.sig.bitLen()-1 != u.sig.trailingZeros() {
		return 0, false
	}
	return u.exp + u.sig.trailingZeros(), true
}

// ExactInverse returns 1/x if that is exact and both are normal: for powers of two (APFloat::getExactInverse).
func (x Float) ExactInverse() (Float, bool) {
	e, ok := x.ExactLog2()
	if !ok || x.IsDenormal() {
		return Float{}, false
	}
	r, st := x.sem.round(x.IsNegative(), -e, wide{1}, false, NearestTiesToEven)
	return r, st == OK && r.IsNormal()
}
