package affine

import (
	"math"
	"math/bits"

	"github.com/odsgen/ods/core/num"
)

// Binary builds an expression of a binary kind as [Expr.Add], [Expr.Mul], [Expr.FloorDiv], [Expr.CeilDiv] and
// [Expr.Mod] do. It returns the zero Expr when k is not binary or an operand is the zero Expr.
func Binary(k Kind, lhs, rhs Expr) Expr {
	if lhs.n == nil || rhs.n == nil {
		return Expr{}
	}
	var e Expr
	switch k {
	case KindAdd:
		e = simplifyAdd(lhs, rhs)
	case KindMul:
		e = simplifyMul(lhs, rhs)
	case KindFloorDiv:
		e = simplifyFloorDiv(lhs, rhs)
	case KindCeilDiv:
		e = simplifyCeilDiv(lhs, rhs)
	case KindMod:
		e = simplifyMod(lhs, rhs)
	default:
		return Expr{}
	}
	if e.n != nil {
		return e
	}
	return newBinary(k, lhs, rhs)
}

// Add returns e + o.
func (e Expr) Add(o Expr) Expr { return Binary(KindAdd, e, o) }

// AddConst returns e + c.
func (e Expr) AddConst(c int64) Expr { return e.Add(Const(c)) }

// Sub returns e - o, represented as e + o * -1.
func (e Expr) Sub(o Expr) Expr { return e.Add(o.Neg()) }

// Neg returns -e, represented as e * -1.
func (e Expr) Neg() Expr { return e.MulConst(-1) }

// Mul returns e * o. To be affine one of them must be symbolic or constant.
func (e Expr) Mul(o Expr) Expr { return Binary(KindMul, e, o) }

// MulConst returns e * c.
func (e Expr) MulConst(c int64) Expr { return e.Mul(Const(c)) }

// FloorDiv returns e floordiv o, the quotient rounded to negative infinity.
func (e Expr) FloorDiv(o Expr) Expr { return Binary(KindFloorDiv, e, o) }

// FloorDivConst returns e floordiv c.
func (e Expr) FloorDivConst(c int64) Expr { return e.FloorDiv(Const(c)) }

// CeilDiv returns e ceildiv o, the quotient rounded to positive infinity.
func (e Expr) CeilDiv(o Expr) Expr { return Binary(KindCeilDiv, e, o) }

// CeilDivConst returns e ceildiv c.
func (e Expr) CeilDivConst(c int64) Expr { return e.CeilDiv(Const(c)) }

// Mod returns e mod o, which for positive o is never negative.
func (e Expr) Mod(o Expr) Expr { return Binary(KindMod, e, o) }

// ModConst returns e mod c.
func (e Expr) ModConst(c int64) Expr { return e.Mod(Const(c)) }

// timesConst splits a product with a constant on its right: x * c is (x, c), anything else (e, 1).
func (e Expr) timesConst() (Expr, int64) {
	if e.n.kind == KindMul && e.n.rhs.IsConst() {
		return e.n.lhs, e.n.rhs.v
	}
	return e, 1
}

// The simplify functions return the zero Expr when the node has to be built as it stands.

func simplifyAdd(lhs, rhs Expr) Expr {
	lc, rc := lhs.IsConst(), rhs.IsConst()
	// c1 + c2, kept as it is where it overflows
	if lc && rc {
		sum := lhs.v + rhs.v
		if (sum > lhs.v) != (rhs.v > 0) {
			return Expr{}
		}
		return Const(sum)
	}
	// 4 + d0 -> d0 + 4, s0 + d0 -> d0 + s0
	if lc || (lhs.n.symbolic && !rhs.n.symbolic) {
		return rhs.Add(lhs)
	}
	// d1 + d0 -> d0 + d1, s1 + s0 -> s0 + s1
	if lhs.n == rhs.n && lhs.v > rhs.v && !lhs.n.kind.Binary() {
		return rhs.Add(lhs)
	}
	// x + 0 -> x
	if rc && rhs.v == 0 {
		return lhs
	}
	lAddConst := lhs.n.kind == KindAdd && lhs.n.rhs.IsConst()
	// (x + c1) + c2 -> x + (c1 + c2)
	if rc && lAddConst {
		return lhs.n.lhs.AddConst(lhs.n.rhs.v + rhs.v)
	}
	// x * c1 + x * c2 -> x * (c1 + c2)
	lx, c1 := lhs.timesConst()
	rx, c2 := rhs.timesConst()
	if lx.Equal(rx) {
		return lx.MulConst(c1 + c2)
	}
	// (x + c) + y -> (x + y) + c
	if lAddConst {
		return lhs.n.lhs.Add(rhs).Add(lhs.n.rhs)
	}
	return simplifyRemainder(lhs, rhs)
}

// simplifyRemainder turns x - (x floordiv q) * q into x mod q, for a constant or symbolic q.
func simplifyRemainder(lhs, rhs Expr) Expr {
	if !rhs.n.kind.Binary() {
		return Expr{}
	}
	a, b := rhs.n.lhs, rhs.n.rhs
	// x + ((x floordiv q) * q) * -1
	if b.IsConst() && b.v == -1 && a.n.kind == KindMul {
		div, q := a.n.lhs, a.n.rhs
		if div.n.kind != KindFloorDiv {
			return Expr{}
		}
		if div.n.rhs.Equal(q) && lhs.Equal(div.n.lhs) {
			return lhs.Mod(q)
		}
	}
	// x + (x floordiv q) * -q
	if rhs.n.kind != KindMul || a.n.kind != KindFloorDiv {
		return Expr{}
	}
	if q := a.n.rhs; q.IsConst() && q.v > 0 && lhs.Equal(a.n.lhs) && q.Equal(b.Neg()) {
		return lhs.Mod(q)
	}
	// (x + y) + (y floordiv q) * -q -> x + y mod q, and whatever else y + rhs simplifies to
	if lhs.n.kind == KindAdd {
		if y := simplifyAdd(lhs.n.rhs, rhs); y.n != nil {
			return lhs.n.lhs.Add(y)
		}
	}
	return Expr{}
}

func simplifyMul(lhs, rhs Expr) Expr {
	lc, rc := lhs.IsConst(), rhs.IsConst()
	// c1 * c2, kept as it is where it overflows
	if lc && rc {
		if p, ok := mulOverflow(lhs.v, rhs.v); ok {
			return Const(p)
		}
		return Expr{}
	}
	if !lhs.n.symbolic && !rhs.n.symbolic {
		return Expr{} // not affine; kept as it is
	}
	// 2 * d0 -> d0 * 2, s0 * d0 -> d0 * s0
	if lc || !rhs.n.symbolic {
		return rhs.Mul(lhs)
	}
	// s1 * s0 -> s0 * s1
	if lhs.IsSymbol() && rhs.IsSymbol() && lhs.v > rhs.v {
		return rhs.Mul(lhs)
	}
	// x * 1 -> x, x * 0 -> 0
	if rc && rhs.v == 1 {
		return lhs
	}
	if rc && rhs.v == 0 {
		return rhs
	}
	if lhs.n.kind == KindMul && lhs.n.rhs.IsConst() {
		// (x * c1) * c2 -> x * (c1 * c2)
		if rc {
			return lhs.n.lhs.MulConst(lhs.n.rhs.v * rhs.v)
		}
		// (x * c) * y -> (x * y) * c
		return lhs.n.lhs.Mul(rhs).Mul(lhs.n.rhs)
	}
	return Expr{}
}

func simplifyFloorDiv(lhs, rhs Expr) Expr {
	// Division by zero is undefined and kept.
	if !rhs.IsConst() || rhs.v == 0 {
		return Expr{}
	}
	c := rhs.v
	switch {
	case lhs.IsConst(): // c1 floordiv c2
		if lhs.v == math.MinInt64 && c == -1 {
			return Expr{} // overflows
		}
		return Const(num.FloorDiv(lhs.v, c))
	case c == 1: // x floordiv 1 -> x
		return lhs
	case lhs.n.kind == KindMul:
		// (i * 128) floordiv 64 -> i * 2
		if f := lhs.n.rhs; f.IsConst() && f.v%c == 0 {
			return lhs.n.lhs.MulConst(f.v / c)
		}
	case lhs.n.kind == KindAdd:
		// (x + y) floordiv c -> x floordiv c + y floordiv c if c divides x or y
		l, r := lhs.n.lhs, lhs.n.rhs
		if l.LargestKnownDivisor()%c == 0 || r.LargestKnownDivisor()%c == 0 {
			return l.FloorDivConst(c).Add(r.FloorDivConst(c))
		}
	}
	return Expr{}
}

func simplifyCeilDiv(lhs, rhs Expr) Expr {
	if !rhs.IsConst() || rhs.v == 0 {
		return Expr{}
	}
	c := rhs.v
	switch {
	case lhs.IsConst(): // c1 ceildiv c2
		if lhs.v == math.MinInt64 && c == -1 {
			return Expr{} // overflows
		}
		return Const(num.CeilDiv(lhs.v, c))
	case c == 1: // x ceildiv 1 -> x
		return lhs
	case lhs.n.kind == KindMul:
		// (i * 128) ceildiv 64 -> i * 2
		if f := lhs.n.rhs; f.IsConst() && f.v%c == 0 {
			return lhs.n.lhs.MulConst(f.v / c)
		}
	}
	return Expr{}
}

func simplifyMod(lhs, rhs Expr) Expr {
	// The remainder by zero or a negative number is undefined and kept.
	if !rhs.IsConst() || rhs.v < 1 {
		return Expr{}
	}
	c := rhs.v
	if lhs.IsConst() { // c1 mod c2
		return Const(mod(lhs.v, c))
	}
	// (i * 128) mod 64 -> 0
	if lhs.LargestKnownDivisor()%c == 0 {
		return Const(0)
	}
	switch lhs.n.kind {
	case KindAdd:
		// (x + y) mod c -> y mod c if c divides x, and the other way round
		l, r := lhs.n.lhs, lhs.n.rhs
		if l.LargestKnownDivisor()%c == 0 {
			return r.ModConst(c)
		}
		if r.LargestKnownDivisor()%c == 0 {
			return l.ModConst(c)
		}
	case KindMod:
		// (x mod a) mod b -> x mod b if b divides a
		if a := lhs.n.rhs; a.IsConst() && a.v >= 1 && mod(a.v, c) == 0 {
			return lhs.n.lhs.ModConst(c)
		}
	}
	return Expr{}
}

// LargestKnownDivisor returns the greatest divisor of the value of e that its structure shows: 1 for a dimension, 6 for
// d0 * 6, the absolute value of a constant (0 for 0).
func (e Expr) LargestKnownDivisor() int64 {
	switch e.Kind() {
	case KindInvalid:
		return 0
	case KindConst:
		return abs(e.v)
	case KindDim, KindSymbol:
		return 1
	}
	return e.n.divisor
}

func binaryDivisor(k Kind, lhs, rhs Expr) int64 {
	l, r := lhs.LargestKnownDivisor(), rhs.LargestKnownDivisor()
	switch k {
	case KindMul:
		return l * r
	case KindFloorDiv, KindCeilDiv:
		if c, ok := rhs.Value(); ok && c != 0 && l%c == 0 {
			return abs(l / c)
		}
		return 1
	}
	return int64(gcd(uint64(l), uint64(r)))
}

// IsMultipleOf reports whether the structure of e shows that its value is a multiple of factor.
func (e Expr) IsMultipleOf(factor int64) bool {
	if factor == 0 || e.n == nil {
		return false
	}
	switch e.n.kind {
	case KindDim, KindSymbol:
		return factor*factor == 1
	case KindConst:
		return e.v%factor == 0
	case KindMul:
		l, r := uint64(e.n.lhs.LargestKnownDivisor()), uint64(e.n.rhs.LargestKnownDivisor())
		f := uint64(factor)
		return l%f == 0 || r%f == 0 || l*r%f == 0
	}
	return gcd(uint64(e.n.lhs.LargestKnownDivisor()), uint64(e.n.rhs.LargestKnownDivisor()))%uint64(factor) == 0
}

func abs(v int64) int64 {
	if v < 0 {
		return -v
	}
	return v
}

// gcd is Stein's binary algorithm; gcd(0, x) is x.
func gcd(a, b uint64) uint64 {
	if a == 0 || b == 0 {
		return a | b
	}
	shift := bits.TrailingZeros64(a | b)
	a >>= bits.TrailingZeros64(a)
	for b != 0 {
		b >>= bits.TrailingZeros64(b)
		if a > b {
			a, b = b, a
		}
		b -= a
	}
	return a << shift
}

// mulOverflow returns a * b and whether it fits.
func mulOverflow(a, b int64) (int64, bool) {
	p := a * b
	if a != 0 && (p/a != b || a == -1 && b == math.MinInt64) {
		return p, false
	}
	return p, true
}

// mod is the remainder that is not negative, for every divisor but zero.
func mod(a, b int64) int64 {
	r := a % b
	if r < 0 {
		r += b
	}
	return r
}
