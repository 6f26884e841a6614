package num

import "math/big"

// The kernels below compute in fixed point: a *big.Int stands for itself times 2^-f. Each is off by far less than
// 2^approxSlack in the last place, for any f that occurs; that is all that the rounding in elem.go relies on.

// approxSlack bounds the error of kernels, in bits of the last place.
const approxSlack = 20

// exact is the number m * 2^exp.
type exact struct {
	m   *big.Int
	exp int
}

func (u *unpacked) exact() exact {
	m := u.sig.big()
	if u.neg {
		m.Neg(m)
	}
	return exact{m, u.exp}
}

// fixed returns x with f fraction bits, rounded down.
func (x exact) fixed(f uint) *big.Int { return shift(x.m, x.exp+int(f)) }

// ratio returns x as num/2^q with q >= 0.
func (x exact) ratio() (num *big.Int, q uint) {
	if x.exp >= 0 {
		return shift(x.m, x.exp), 0
	}
	return x.m, uint(-x.exp)
}

// shift returns v * 2^n, rounded down.
func shift(v *big.Int, n int) *big.Int {
	if n >= 0 {
		return new(big.Int).Lsh(v, uint(n))
	}
	return new(big.Int).Rsh(v, uint(-n))
}

func one(f uint) *big.Int { return new(big.Int).Lsh(big.NewInt(1), f) }

// expFixed returns exp(r) for |r| < 1: Taylor on r/2^s, squared s times.
func expFixed(r *big.Int, f uint) *big.Int {
	s := uint(4)
	for s*s*4 < f {
		s++
	}
	g := f + 2*s + 8
	x := shift(r, int(g-f)-int(s))
	sum := one(g)
	term := one(g)
	for n := int64(1); term.Sign() != 0 && n < 1<<20; n++ {
		term.Mul(term, x)
		term.Rsh(term, g)
		term.Quo(term, big.NewInt(n))
		sum.Add(sum, term)
	}
	for range s {
		sum.Mul(sum, sum)
		sum.Rsh(sum, g)
	}
	return sum.Rsh(sum, g-f)
}

// expReduced returns m and k with exp(t) = m * 2^k, m with f fraction bits in [0.7, 1.5], for t with f+guard bits.
func expReduced(t *big.Int, f, guard uint) (m *big.Int, k int) {
	g := f + guard
	ln2 := ln2Fixed(g + 32)
	// k = floor(t/ln2 + 1/2)
	kk := new(big.Int).Lsh(t, 33)
	kk.Add(kk, ln2)
	kk.Div(kk, new(big.Int).Lsh(ln2, 1))
	k = int(kk.Int64())
	kk.Mul(kk, ln2)
	kk.Rsh(kk, 32)
	r := new(big.Int).Sub(t, kk)
	return expFixed(r.Rsh(r, guard), f), k
}

// lnFixed returns ln(n * 2^exp) for n > 0, which is 2*atanh((m-1)/(m+1)) + k*ln(2) for a reduced m.
func lnFixed(n *big.Int, exp int, f uint) *big.Int {
	g := f + 16
	k := n.BitLen()
	m := shift(n, int(g)-k) // in [0.5, 1)
	k += exp
	if threeQuarters := one(g - 2); m.Cmp(threeQuarters.Mul(threeQuarters, big.NewInt(3))) < 0 {
		m.Lsh(m, 1)
		k--
	}
	unit := one(g)
	z := new(big.Int).Sub(m, unit)
	z.Lsh(z, g)
	z.Quo(z, m.Add(m, unit))
	square := new(big.Int).Mul(z, z)
	square.Rsh(square, g)
	sum := new(big.Int).Set(z)
	term := new(big.Int)
	for i := int64(3); z.Sign() != 0 && i < 1<<20; i += 2 {
		z.Mul(z, square)
		z.Quo(z, unit)
		sum.Add(sum, term.Quo(z, big.NewInt(i)))
	}
	sum.Lsh(sum, 1)
	ln2 := ln2Fixed(g + 32)
	ln2.Mul(ln2, big.NewInt(int64(k)))
	sum.Add(sum, ln2.Rsh(ln2, 32))
	return sum.Rsh(sum, g-f)
}

// sinCosFixed returns the sine and the cosine.
func sinCosFixed(x exact, f uint) (sin, cos *big.Int) {
	g := f + 32
	// The multiple of pi/2 to subtract has as many bits as x before the point; pi needs those beyond the fraction.
	q := g + uint(max(x.m.BitLen()+x.exp, 0)) + 8
	halfPi := piFixed(q)
	halfPi.Rsh(halfPi, 1)
	t := x.fixed(q)
	n := new(big.Int).Lsh(t, 1)
	n.Add(n, halfPi)
	n.Div(n, new(big.Int).Lsh(halfPi, 1))
	r := t.Sub(t, new(big.Int).Mul(n, halfPi))
	r.Rsh(r, q-g)
	s, c := sinCosTaylor(r, g)
	s.Rsh(s, g-f)
	c.Rsh(c, g-f)
	switch quadrant := n.Bit(0) + 2*n.Bit(1); quadrant {
	case 1:
		return c, s.Neg(s)
	case 2:
		return s.Neg(s), c.Neg(c)
	case 3:
		return c.Neg(c), s
	}
	return s, c
}

// sinCosTaylor is for |r| < 1.
func sinCosTaylor(r *big.Int, f uint) (sin, cos *big.Int) {
	sin, cos = new(big.Int), one(f)
	unit := one(f)
	term := one(f)
	for n := int64(1); n < 1<<20; n++ {
		term.Mul(term, r)
		term.Quo(term, unit)
		term.Quo(term, big.NewInt(n))
		if term.Sign() == 0 {
			break
		}
		sum := cos
		if n%2 != 0 {
			sum = sin
		}
		if n%4 >= 2 {
			sum.Sub(sum, term)
		} else {
			sum.Add(sum, term)
		}
	}
	return sin, cos
}

// atanFixed returns atan(z) for 0 <= z <= 1: the angle is halved three times by atan(z) = 2*atan(z/(1+sqrt(1+z^2))),
// then the series.
func atanFixed(z *big.Int, f uint) *big.Int {
	const halvings = 3
	g := f + 16
	unit := one(g)
	z = new(big.Int).Lsh(z, 16)
	square := new(big.Int)
	for range halvings {
		root := square.Mul(z, z)
		root.Add(root, new(big.Int).Lsh(unit, g))
		root.Sqrt(root)
		z.Lsh(z, g)
		z.Quo(z, root.Add(root, unit))
	}
	square.Mul(z, z)
	square.Rsh(square, g)
	sum := new(big.Int).Set(z)
	term := new(big.Int)
	for i := int64(3); z.Sign() != 0 && i < 1<<20; i += 2 {
		z.Mul(z, square)
		z.Rsh(z, g)
		term.Quo(z, big.NewInt(i))
		if i%4 == 3 {
			sum.Sub(sum, term)
		} else {
			sum.Add(sum, term)
		}
	}
	return sum.Rsh(sum, g-f-halvings)
}

// angleFixed returns the angle of the point (x, y) for y >= 0, not both zero: atan(y/x) brought to [0, pi].
func angleFixed(y, x *big.Int, f uint) *big.Int {
	ax := new(big.Int).Abs(x)
	steep := y.Cmp(ax) > 0
	num, den := y, ax
	if steep {
		num, den = ax, y
	}
	z := new(big.Int).Lsh(num, f)
	a := atanFixed(z.Quo(z, den), f)
	pi := piFixed(f + 1)
	if steep {
		half := new(big.Int).Rsh(pi, 2)
		a.Sub(half, a)
	}
	if x.Sign() < 0 {
		pi.Rsh(pi, 1)
		a.Sub(pi, a)
	}
	return a
}

// erfFixed returns erf(x) for x > 0: 2x/sqrt(pi) * exp(-x^2) * sum of (2x^2)^n / (1*3*...*(2n+1)), all terms positive.
func erfFixed(x exact, f uint) *big.Int {
	g := f + 32
	t := x.fixed(g)
	square := new(big.Int).Mul(x.m, x.m)
	sq := exact{square, 2 * x.exp}.fixed(g)
	twice := new(big.Int).Lsh(sq, 1)
	// The sum is at most exp(x^2), which shrinks again with the factor exp(-x^2): keep as many bits more.
	extra := uint(new(big.Int).Rsh(twice, g).Int64()) + 2
	h := g + extra
	twice = exact{square, 2*x.exp + 1}.fixed(h)
	term := one(h)
	sum := one(h)
	for n := int64(1); term.Sign() != 0 && n < 1<<20; n++ {
		term.Mul(term, twice)
		term.Rsh(term, h)
		term.Quo(term, big.NewInt(2*n+1))
		sum.Add(sum, term)
	}
	m, k := expReduced(new(big.Int).Neg(exact{square, 2 * x.exp}.fixed(h+32)), h, 32)
	sum.Mul(sum, m)
	sum = shift(sum, k-int(h)) // h fraction bits
	sum.Mul(sum, t)
	sum.Rsh(sum, g)
	// sqrt(pi) with h bits
	root := piFixed(2 * h)
	root.Sqrt(root)
	sum.Lsh(sum, h+1)
	sum.Quo(sum, root)
	return sum.Rsh(sum, h-f)
}
