package num

import (
	"fmt"
	"math/bits"
)

// check stops a mix of widths where it happens; silently computing in one of them would corrupt the IR.
func (x Int) check(y Int) {
	if x.width != y.width {
		mixedWidths(x, y)
	}
}

func mixedWidths(x, y Int) {
	panic(fmt.Sprintf("num: operands of different widths, i%d and i%d; extend or truncate one of them first", x.width, y.width))
}

// Add returns the sum, wrapping.
func (x Int) Add(y Int) Int {
	x.check(y)
	if x.width <= 64 {
		return Int{lo: (x.lo + y.lo) & mask64(x.Width()), width: x.width}
	}
	r, _ := x.addCarry(y, 0)
	return r
}

// Sub returns the difference, wrapping.
func (x Int) Sub(y Int) Int {
	x.check(y)
	if x.width <= 64 {
		return Int{lo: (x.lo - y.lo) & mask64(x.Width()), width: x.width}
	}
	var buf wordBuf
	w := buf.load(x)
	var borrow uint64
	for i := range w {
		w[i], borrow = bits.Sub64(w[i], y.Word(i), borrow)
	}
	return fromWords(x.Width(), w)
}

// addCarry adds wide values; the carry out is that of whole words.
func (x Int) addCarry(y Int, carry uint64) (Int, uint64) {
	var buf wordBuf
	w := buf.load(x)
	for i := range w {
		w[i], carry = bits.Add64(w[i], y.Word(i), carry)
	}
	return fromWords(x.Width(), w), carry
}

// Neg returns the two's complement negation, wrapping: the least signed value is its own negation.
func (x Int) Neg() Int { return Zero(x.Width()).Sub(x) }

// Abs returns the absolute value of the signed reading, wrapping: the least signed value is its own.
func (x Int) Abs() Int {
	if x.IsNegative() {
		return x.Neg()
	}
	return x
}

// Mul returns the product, wrapping.
func (x Int) Mul(y Int) Int {
	x.check(y)
	if x.width <= 64 {
		return Int{lo: (x.lo * y.lo) & mask64(x.Width()), width: x.width}
	}
	var buf wordBuf
	w := buf.get(x.Width())
	mulWords(w, x, y)
	return fromWords(x.Width(), w)
}

// mulWords adds the low words of the product of x and y to w (schoolbook).
func mulWords(w []uint64, x, y Int) {
	for i := range min(x.Words(), len(w)) {
		a := x.Word(i)
		if a == 0 {
			continue
		}
		var carry uint64
		for j := 0; i+j < len(w); j++ {
			hi, lo := bits.Mul64(a, y.Word(j))
			var c uint64
			lo, c = bits.Add64(lo, carry, 0)
			hi += c
			w[i+j], c = bits.Add64(w[i+j], lo, 0)
			carry = hi + c
		}
	}
}

// MulExtU returns the low and the high half of the full product of the unsigned values (arith.mului_extended).
func (x Int) MulExtU(y Int) (low, high Int) {
	x.check(y)
	w := x.Width()
	if w <= 64 {
		hi, lo := bits.Mul64(x.lo, y.lo)
		return splitProduct(w, hi, lo)
	}
	p := x.ZExt(2 * w).Mul(y.ZExt(2 * w))
	return p.Trunc(w), p.LShr(w).Trunc(w)
}

// MulExtS returns the low and the high half of the full product of the signed values (arith.mulsi_extended).
func (x Int) MulExtS(y Int) (low, high Int) {
	x.check(y)
	w := x.Width()
	if w <= 64 {
		a, b := signExtend(x.lo, w), signExtend(y.lo, w)
		hi, lo := bits.Mul64(uint64(a), uint64(b))
		// Reading a negative factor as unsigned adds the other factor to the high word.
		hi -= uint64(a>>63)&uint64(b) + uint64(b>>63)&uint64(a)
		return splitProduct(w, hi, lo)
	}
	p := x.SExt(2 * w).Mul(y.SExt(2 * w))
	return p.Trunc(w), p.LShr(w).Trunc(w)
}

// splitProduct cuts a 128-bit product of two values of at most 64 bits into halves of the given width.
func splitProduct(width uint, hi, lo uint64) (low, high Int) {
	return NewInt(width, lo), NewInt(width, hi<<(64-width)|lo>>width)
}

// UDiv returns the quotient of the unsigned values. A zero divisor panics.
func (x Int) UDiv(y Int) Int { q, _ := x.UDivRem(y); return q }

// URem returns the remainder of the unsigned values. A zero divisor panics.
func (x Int) URem(y Int) Int { _, r := x.UDivRem(y); return r }

// UDivRem returns quotient and remainder of the unsigned values. A zero divisor panics.
func (x Int) UDivRem(y Int) (q, r Int) {
	x.check(y)
	if x.width <= 64 {
		return Int{lo: x.lo / y.lo, width: x.width}, Int{lo: x.lo % y.lo, width: x.width}
	}
	if y.IsZero() {
		panic("num: integer division by zero; check the divisor first")
	}
	w := x.Width()
	if d, ok := y.ZExtValue(); ok {
		var buf wordBuf
		n := buf.load(x)
		var rem uint64
		for i := len(n) - 1; i >= 0; i-- {
			n[i], rem = bits.Div64(rem, n[i], d)
		}
		return fromWords(w, n), NewInt(w, rem)
	}
	bq, br := x.Big(false), y.Big(false)
	bq.QuoRem(bq, br, br)
	q, _ = IntFromBig(w, bq)
	r, _ = IntFromBig(w, br)
	return q, r
}

// SDiv returns the quotient of the signed values, rounded toward zero and wrapping (least value / -1 is itself). A zero
// divisor panics.
func (x Int) SDiv(y Int) Int { q, _ := x.SDivRem(y); return q }

// SRem returns the remainder of [Int.SDiv]: it has the sign of x. A zero divisor panics.
func (x Int) SRem(y Int) Int { _, r := x.SDivRem(y); return r }

// SDivRem returns quotient and remainder of the signed values, rounded toward zero. A zero divisor panics.
func (x Int) SDivRem(y Int) (q, r Int) {
	q, r = x.Abs().UDivRem(y.Abs())
	if x.IsNegative() != y.IsNegative() {
		q = q.Neg()
	}
	if x.IsNegative() {
		r = r.Neg()
	}
	return q, r
}

// SFloorDiv returns the quotient of the signed values, rounded toward negative infinity and wrapping. A zero divisor
// panics.
func (x Int) SFloorDiv(y Int) Int {
	q, r := x.SDivRem(y)
	if !r.IsZero() && r.IsNegative() != y.IsNegative() {
		q = q.Sub(One(x.Width()))
	}
	return q
}

// SCeilDiv returns the quotient of the signed values, rounded toward positive infinity and wrapping. A zero divisor
// panics.
func (x Int) SCeilDiv(y Int) Int {
	q, r := x.SDivRem(y)
	if !r.IsZero() && r.IsNegative() == y.IsNegative() {
		q = q.Add(One(x.Width()))
	}
	return q
}

// UCeilDiv returns the quotient of the unsigned values, rounded up. A zero divisor panics.
func (x Int) UCeilDiv(y Int) Int {
	q, r := x.UDivRem(y)
	if !r.IsZero() {
		q = q.Add(One(x.Width()))
	}
	return q
}

// SMod returns the remainder of [Int.SFloorDiv]: it has the sign of y. A zero divisor panics.
func (x Int) SMod(y Int) Int {
	r := x.SRem(y)
	if !r.IsZero() && r.IsNegative() != y.IsNegative() {
		r = r.Add(y)
	}
	return r
}

// GCD returns the greatest common divisor of the unsigned values; GCD(0, y) is y.
func (x Int) GCD(y Int) Int {
	x.check(y)
	for !y.IsZero() {
		x, y = y, x.URem(y)
	}
	return x
}

// UCmp compares the unsigned values: -1, 0 or +1.
func (x Int) UCmp(y Int) int {
	x.check(y)
	for i := x.Words() - 1; i >= 0; i-- {
		if a, b := x.Word(i), y.Word(i); a != b {
			if a < b {
				return -1
			}
			return +1
		}
	}
	return 0
}

// SCmp compares the signed values: -1, 0 or +1.
func (x Int) SCmp(y Int) int {
	if a, b := x.IsNegative(), y.IsNegative(); a != b {
		x.check(y)
		if a {
			return -1
		}
		return +1
	}
	return x.UCmp(y)
}

// ULT reports x < y of the unsigned values.
func (x Int) ULT(y Int) bool { return x.UCmp(y) < 0 }

// ULE reports x <= y of the unsigned values.
func (x Int) ULE(y Int) bool { return x.UCmp(y) <= 0 }

// UGT reports x > y of the unsigned values.
func (x Int) UGT(y Int) bool { return x.UCmp(y) > 0 }

// UGE reports x >= y of the unsigned values.
func (x Int) UGE(y Int) bool { return x.UCmp(y) >= 0 }

// SLT reports x < y of the signed values.
func (x Int) SLT(y Int) bool { return x.SCmp(y) < 0 }

// SLE reports x <= y of the signed values.
func (x Int) SLE(y Int) bool { return x.SCmp(y) <= 0 }

// SGT reports x > y of the signed values.
func (x Int) SGT(y Int) bool { return x.SCmp(y) > 0 }

// SGE reports x >= y of the signed values.
func (x Int) SGE(y Int) bool { return x.SCmp(y) >= 0 }

// UMin returns the lesser of the unsigned values.
func (x Int) UMin(y Int) Int { return pick(x.ULE(y), x, y) }

// UMax returns the greater of the unsigned values.
func (x Int) UMax(y Int) Int { return pick(x.UGE(y), x, y) }

// SMin returns the lesser of the signed values.
func (x Int) SMin(y Int) Int { return pick(x.SLE(y), x, y) }

// SMax returns the greater of the signed values.
func (x Int) SMax(y Int) Int { return pick(x.SGE(y), x, y) }

func pick(first bool, x, y Int) Int {
	if first {
		return x
	}
	return y
}
