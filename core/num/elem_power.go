package num

import "math/big"

// Cbrt returns the cube root.
func Cbrt(x Float) Float {
	a, s := newArgument(x), x.sem
	switch {
	case a.class == classNaN:
		return x.Quiet()
	case a.class != classFinite:
		return x
	}
	// Make the exponent a multiple of 3, and the integer long enough for the root to have two bits more than needed.
	m, exp := a.abs().m, a.v.exp
	up := max(3*(a.prec+3)-m.BitLen(), 0)
	for (exp-up)%3 != 0 {
		up++
	}
	root, rest := icbrt(shift(m, up))
	r, _ := roundBig(s, a.neg, root, (exp-up)/3, rest, NearestTiesToEven)
	return r
}

// icbrt returns the integer cube root of n > 0 by Newton's method, and whether a remainder is left.
func icbrt(n *big.Int) (root *big.Int, rest bool) {
	three := big.NewInt(3)
	r := one(uint(n.BitLen()+2) / 3) // not below the root
	for t := new(big.Int); ; {
		// t = (2r + n/r^2) / 3
		t.Mul(r, r)
		t.Quo(n, t)
		t.Add(t, new(big.Int).Lsh(r, 1))
		t.Quo(t, three)
		if t.Cmp(r) >= 0 {
			break
		}
		r.Set(t)
	}
	cube := new(big.Int).Mul(r, r)
	return r, cube.Mul(cube, r).Cmp(n) != 0
}

// Pow returns x^y with the special cases of C: 1 for a zero y or an x of 1, even if the other is a quiet NaN; NaN for a
// negative x and a y that is not integral.
func Pow(x, y Float) Float {
	x.check(y)
	s := x.sem
	a, b := newArgument(x), newArgument(y)
	if !x.IsSignaling() && !y.IsSignaling() && (b.zero() || a.magnitudeOne() && !a.neg) {
		return FloatOne(s)
	}
	if r, _, ok := propagate(x, y); ok {
		return r
	}
	integral := y.IsInteger()
	odd := integral && b.class == classFinite && b.v.exp+int(b.v.m.TrailingZeroBits()) == 0
	switch {
	case b.inf():
		switch {
		case a.magnitudeOne():
			return FloatOne(s)
		case a.beyondOne() != b.neg:
			return FloatInf(s, false)
		}
		return FloatZero(s, false)
	case a.zero() || a.inf():
		if a.zero() == b.neg {
			return FloatInf(s, a.neg && odd)
		}
		return FloatZero(s, a.neg && odd)
	case a.neg && !integral:
		return FloatNaN(s, true)
	case a.magnitudeOne():
		return signed(odd, FloatOne(s))
	}
	return signed(a.neg && odd, powPositive(s, &a, &b))
}

// powPositive returns |x|^y for finite x and y, x neither 0 nor 1.
func powPositive(s *Semantics, a, b *argument) Float {
	up := (a.log2 >= 0) != b.neg
	if b.log2 > a.prec+18 {
		return s.beyondRange(!up) // |log(x)| >= 2^-precision, so the exponent is beyond 2^17
	}
	if r, ok := powExact(s, a, b); ok {
		return r
	}
	// The exponent y*log(x), to a few bits, tells overflow, underflow, and results next to 1.
	t := powExponent(a, b, uint(a.prec)+40)
	switch n := t.BitLen() - a.prec - 40 - guard; {
	case n > s.expRange():
		return s.beyondRange(t.Sign() < 0)
	case n < -a.prec-4:
		return FloatOne(s)
	}
	return s.zivExp(false, func(f uint) *big.Int { return powExponent(a, b, f) })
}

// powExponent returns y*log(|x|) with f+guard fraction bits.
func powExponent(a, b *argument, f uint) *big.Int {
	g := f + guard + uint(max(b.log2, 0)) + 16
	ln := lnFixed(a.abs().m, a.v.exp, g)
	return shift(ln.Mul(ln, b.v.m), b.v.exp-int(g-f-guard))
}

// powExact finds the powers that are representable or half-way between two values that are: those with |x| = m*2^e, m
// odd, where x^y is a dyadic fraction with few bits.
func powExact(s *Semantics, a, b *argument) (Float, bool) {
	m, e := oddPart(a.abs())
	n, k := oddPart(b.v)
	// For y = n/2^j, n odd, x must be a 2^j-th power.
	for ; k < 0; k++ {
		root := new(big.Int).Sqrt(m)
		if e%2 != 0 || new(big.Int).Mul(root, root).Cmp(m) != 0 {
			return Float{}, false
		}
		m, e = root, e/2
	}
	n = shift(n, k)
	if m.BitLen() == 1 {
		exp := new(big.Int).Mul(n, big.NewInt(int64(e)))
		if exp.BitLen() > 32 {
			return s.beyondRange(exp.Sign() < 0), true
		}
		r, _ := s.round(false, int(exp.Int64()), wide{1}, false, NearestTiesToEven)
		return r, true
	}
	// An odd number of more than precision+1 bits is neither.
	if n.Sign() < 0 || n.BitLen() > 16 || int(n.Int64())*(m.BitLen()-1) > a.prec+2 {
		return Float{}, false
	}
	r, _ := roundBig(s, false, new(big.Int).Exp(m, n, nil), e*int(n.Int64()), false, NearestTiesToEven)
	return r, true
}

// oddPart returns x as m * 2^exp with odd m.
func oddPart(x exact) (m *big.Int, exp int) {
	tz := int(x.m.TrailingZeroBits())
	return shift(x.m, -tz), x.exp + tz
}
