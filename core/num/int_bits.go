package num

import "math/bits"

// Trunc returns the low width bits; a width that is not smaller leaves the value alone.
func (x Int) Trunc(width uint) Int {
	if width >= x.Width() {
		return x
	}
	return x.resize(width)
}

// ZExt extends with zeros; a width that is not greater leaves the value alone.
func (x Int) ZExt(width uint) Int {
	if width <= x.Width() {
		return x
	}
	return x.resize(width)
}

// SExt extends with copies of the sign bit; a width that is not greater leaves the value alone.
func (x Int) SExt(width uint) Int {
	if width <= x.Width() {
		return x
	}
	if x.width <= 64 {
		return NewSigned(width, signExtend(x.lo, x.Width()))
	}
	r := x.resize(width)
	if x.IsNegative() {
		r = r.Or(HighBitsSet(width, width-x.Width()))
	}
	return r
}

// ZExtOrTrunc returns the value in the given width, zero-extended or truncated.
func (x Int) ZExtOrTrunc(width uint) Int { return x.resize(width) }

// SExtOrTrunc returns the value in the given width, sign-extended or truncated.
func (x Int) SExtOrTrunc(width uint) Int {
	if width > x.Width() {
		return x.SExt(width)
	}
	return x.resize(width)
}

func (x Int) resize(width uint) Int {
	switch {
	case width == x.Width():
		return x
	case x.width <= 64 || width <= 64:
		return NewInt(width, x.lo)
	}
	var buf wordBuf
	w := buf.get(width)
	for i := range w {
		w[i] = x.Word(i)
	}
	return fromWords(width, w)
}

// And returns the bitwise conjunction.
func (x Int) And(y Int) Int {
	x.check(y)
	if x.width <= 64 {
		return Int{lo: x.lo & y.lo, width: x.width}
	}
	return x.zip(y, func(a, b uint64) uint64 { return a & b })
}

// Or returns the bitwise disjunction.
func (x Int) Or(y Int) Int {
	x.check(y)
	if x.width <= 64 {
		return Int{lo: x.lo | y.lo, width: x.width}
	}
	return x.zip(y, func(a, b uint64) uint64 { return a | b })
}

// Xor returns the bitwise exclusive disjunction.
func (x Int) Xor(y Int) Int {
	x.check(y)
	if x.width <= 64 {
		return Int{lo: x.lo ^ y.lo, width: x.width}
	}
	return x.zip(y, func(a, b uint64) uint64 { return a ^ b })
}

// Not returns the bitwise complement.
func (x Int) Not() Int {
	if x.width <= 64 {
		return Int{lo: x.lo ^ mask64(x.Width()), width: x.width}
	}
	return x.zip(x, func(a, _ uint64) uint64 { return ^a })
}

func (x Int) zip(y Int, f func(a, b uint64) uint64) Int {
	var buf wordBuf
	w := buf.load(x)
	for i := range w {
		w[i] = f(w[i], y.Word(i))
	}
	return fromWords(x.Width(), w)
}

// SetBit returns x with the given bit set; a bit beyond the width changes nothing.
func (x Int) SetBit(i uint) Int { return x.Or(OneBitSet(x.Width(), i)) }

// ClearBit returns x with the given bit clear; a bit beyond the width changes nothing.
func (x Int) ClearBit(i uint) Int { return x.And(OneBitSet(x.Width(), i).Not()) }

// FlipBit returns x with the given bit inverted; a bit beyond the width changes nothing.
func (x Int) FlipBit(i uint) Int { return x.Xor(OneBitSet(x.Width(), i)) }

// Shl shifts left by n bits. An amount of at least the width yields 0; whether that is poison is the caller's question.
func (x Int) Shl(n uint) Int {
	if n >= x.Width() {
		return Zero(x.Width())
	}
	if x.width <= 64 {
		return NewInt(x.Width(), x.lo<<n)
	}
	var buf wordBuf
	w := buf.get(x.Width())
	q, r := int(n/64), n%64
	for i := q; i < len(w); i++ {
		w[i] = x.Word(i-q) << r
		if r != 0 && i > q {
			w[i] |= x.Word(i-q-1) >> (64 - r)
		}
	}
	return fromWords(x.Width(), w)
}

// LShr shifts right by n bits and fills with zeros. An amount of at least the width yields 0; whether that is poison is
// the caller's question.
func (x Int) LShr(n uint) Int {
	if n >= x.Width() {
		return Zero(x.Width())
	}
	if x.width <= 64 {
		return Int{lo: x.lo >> n, width: x.width}
	}
	var buf wordBuf
	w := buf.get(x.Width())
	q, r := int(n/64), n%64
	for i := range w {
		w[i] = x.Word(i+q) >> r
		if r != 0 {
			w[i] |= x.Word(i+q+1) << (64 - r)
		}
	}
	return fromWords(x.Width(), w)
}

// AShr shifts right by n bits and fills with copies of the sign bit. An amount of at least the width yields 0 or -1;
// whether that is poison is the caller's question.
func (x Int) AShr(n uint) Int {
	n = min(n, x.Width())
	if x.width <= 64 {
		return NewInt(x.Width(), uint64(signExtend(x.lo, x.Width())>>n))
	}
	r := x.LShr(n)
	if x.IsNegative() {
		r = r.Or(HighBitsSet(x.Width(), n))
	}
	return r
}

// ShiftAmount returns the unsigned value as a number of bits to shift by, cut off at limit: an amount that exceeds the
// width of the shifted value stays recognizable however wide x is.
func (x Int) ShiftAmount(limit uint) uint { return uint(x.LimitedValue(uint64(limit))) }

// RotL rotates left by n modulo the width.
func (x Int) RotL(n uint) Int {
	if x.width == 0 {
		return x
	}
	n %= x.Width()
	return x.Shl(n).Or(x.LShr(x.Width() - n))
}

// RotR rotates right by n modulo the width.
func (x Int) RotR(n uint) Int {
	if x.width == 0 {
		return x
	}
	return x.RotL(x.Width() - n%x.Width())
}

// LeadingOnes returns the number of one bits from the most significant bit down.
func (x Int) LeadingOnes() uint { return x.Not().LeadingZeros() }

// TrailingZeros returns the number of zero bits below the least significant one; the width for 0.
func (x Int) TrailingZeros() uint {
	for i := range x.Words() {
		if w := x.Word(i); w != 0 {
			return uint(i)*64 + uint(bits.TrailingZeros64(w))
		}
	}
	return x.Width()
}

// TrailingOnes returns the number of one bits from the least significant bit up.
func (x Int) TrailingOnes() uint {
	for i := range x.Words() {
		if w := ^x.Word(i); w != 0 {
			return min(uint(i)*64+uint(bits.TrailingZeros64(w)), x.Width())
		}
	}
	return x.Width()
}

// PopCount returns the number of bits that are set.
func (x Int) PopCount() uint {
	n := 0
	for i := range x.Words() {
		n += bits.OnesCount64(x.Word(i))
	}
	return uint(n)
}

// SignBits returns the number of leading bits that equal the sign bit, itself included (APInt::getNumSignBits).
func (x Int) SignBits() uint {
	if x.IsNegative() {
		return x.LeadingOnes()
	}
	return x.LeadingZeros()
}

// SignificantBits returns the least width in which the signed value can be represented, 1 for 0 and -1.
func (x Int) SignificantBits() uint { return x.Width() - x.SignBits() + 1 }

// Log2 returns the position of the most significant bit that is set, -1 for 0 (APInt::logBase2).
func (x Int) Log2() int { return int(x.ActiveBits()) - 1 }

// CeilLog2 returns the least k with x <= 2^k, for unsigned x above 0; the width for 0 (APInt::ceilLogBase2).
func (x Int) CeilLog2() int {
	if x.IsZero() {
		return int(x.Width())
	}
	return int(x.Sub(One(x.Width())).ActiveBits())
}

// ExtractBits returns n bits from position pos on as an integer of width n; bits beyond the width are zero.
func (x Int) ExtractBits(pos, n uint) Int { return x.LShr(pos).ZExtOrTrunc(n) }

// InsertBits returns x with the bits from position pos on replaced by those of y; what exceeds the width is dropped.
func (x Int) InsertBits(y Int, pos uint) Int {
	w := x.Width()
	field := LowBitsSet(w, y.Width()).Shl(pos)
	return x.And(field.Not()).Or(y.ZExtOrTrunc(w).Shl(pos))
}

// Concat returns the integer whose high part is x and whose low part is y.
func (x Int) Concat(y Int) Int {
	w := x.Width() + y.Width()
	return x.ZExt(w).Shl(y.Width()).Or(y.ZExt(w))
}

// ByteSwap reverses the order of the bytes; the width must be a multiple of 8, otherwise the value is returned as it
// is.
func (x Int) ByteSwap() Int {
	if x.width%8 != 0 || x.width == 0 {
		return x
	}
	return x.reverseWords(bits.ReverseBytes64)
}

// ReverseBits reverses the order of the bits.
func (x Int) ReverseBits() Int {
	if x.width == 0 {
		return x
	}
	return x.reverseWords(bits.Reverse64)
}

// reverseWords reverses the order of the words, and what f does within each, then drops the padding that came down from
// the top of the last word.
func (x Int) reverseWords(f func(uint64) uint64) Int {
	if x.width <= 64 {
		return Int{lo: f(x.lo) >> (64 - x.width), width: x.width}
	}
	n := x.Words()
	w := make([]uint64, n)
	for i := range w {
		w[i] = f(x.Word(n - 1 - i))
	}
	full := uint(n) * 64
	return fromWords(full, w).LShr(full - x.Width()).Trunc(x.Width())
}

// Parity reports whether the number of set bits is odd.
func (x Int) Parity() bool { return x.PopCount()%2 != 0 }
