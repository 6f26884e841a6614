package num

import (
	"encoding/binary"
	"math/bits"
	"strings"
)

// Int is an immutable integer of a fixed width in bits, without signedness. The zero value is the integer of width 0.
//
// Widths up to 64 live in the struct; wider values keep the words above the first in a string, which makes the type
// comparable: x == y if and only if width and bits agree.
type Int struct {
	lo    uint64 // bits 0..63; bits at and above width are zero
	hi    string // words 1.. in little-endian bytes; exactly 8*(number of words - 1) bytes long
	width uint32
}

// MaxIntWidth is the greatest width of an integer type in LLVM and MLIR (IntegerType::kMaxWidth).
const MaxIntWidth = 1<<24 - 1

// NewInt returns v truncated or zero-extended to width bits.
func NewInt(width uint, v uint64) Int {
	if width <= 64 {
		return Int{lo: v & mask64(width), width: uint32(width)}
	}
	return Int{lo: v, hi: zeroHi(wordCount(width) - 1), width: uint32(width)}
}

// NewSigned returns v truncated or sign-extended to width bits.
func NewSigned(width uint, v int64) Int {
	if width <= 64 {
		return Int{lo: uint64(v) & mask64(width), width: uint32(width)}
	}
	if v >= 0 {
		return NewInt(width, uint64(v))
	}
	var buf wordBuf
	w := buf.get(width)
	w[0] = uint64(v)
	for i := 1; i < len(w); i++ {
		w[i] = ^uint64(0)
	}
	return fromWords(width, w)
}

// NewIntWords returns the integer whose 64-bit words are w, least significant first. Missing words are zero, surplus
// bits are dropped. The slice is not kept.
func NewIntWords(width uint, w []uint64) Int {
	var buf wordBuf
	d := buf.get(width)
	copy(d, w)
	return fromWords(width, d)
}

// Zero returns 0 of the given width.
func Zero(width uint) Int { return NewInt(width, 0) }

// One returns 1 of the given width; width 0 has only the value 0.
func One(width uint) Int { return NewInt(width, 1) }

// AllOnes returns the value with every bit set: the unsigned maximum, -1 when read as signed.
func AllOnes(width uint) Int { return NewSigned(width, -1) }

// UnsignedMax is another name of [AllOnes], for code that reasons about ranges.
func UnsignedMax(width uint) Int { return AllOnes(width) }

// SignedMin returns the least signed value, only the sign bit set. Width 0 yields 0.
func SignedMin(width uint) Int {
	if width == 0 {
		return Int{}
	}
	return OneBitSet(width, width-1)
}

// SignedMax returns the greatest signed value, every bit but the sign bit set. Width 0 yields 0.
func SignedMax(width uint) Int {
	if width == 0 {
		return Int{}
	}
	return LowBitsSet(width, width-1)
}

// OneBitSet returns the value with only the given bit set, zero when bit is not below width.
func OneBitSet(width, bit uint) Int {
	if bit >= width {
		return Zero(width)
	}
	if width <= 64 {
		return Int{lo: 1 << bit, width: uint32(width)}
	}
	var buf wordBuf
	w := buf.get(width)
	w[bit/64] = 1 << (bit % 64)
	return fromWords(width, w)
}

// LowBitsSet returns the value whose n least significant bits are set; n above width means all.
func LowBitsSet(width, n uint) Int {
	if n >= width {
		return AllOnes(width)
	}
	return AllOnes(n).ZExt(width)
}

// HighBitsSet returns the value whose n most significant bits are set; n above width means all.
func HighBitsSet(width, n uint) Int {
	if n >= width {
		return AllOnes(width)
	}
	return LowBitsSet(width, width-n).Not()
}

// Splat returns the value of the given width made of repetitions of x from the least significant end; the last
// repetition is cut off at width.
func Splat(width uint, x Int) Int {
	step := x.Width()
	if step == 0 {
		return Zero(width)
	}
	r := x.ZExtOrTrunc(width)
	for n := step; n < width; n *= 2 {
		r = r.Or(r.Shl(n))
	}
	return r
}

// Width returns the number of bits.
func (x Int) Width() uint { return uint(x.width) }

// Equal reports whether x and y have the same width and value; it is the same as ==.
func (x Int) Equal(y Int) bool { return x == y }

// AppendKey appends bytes that are equal for equal integers and different, and prefix-free, for all others.
func (x Int) AppendKey(dst []byte) []byte {
	dst = append(dst, byte(x.width), byte(x.width>>8), byte(x.width>>16))
	for i, n := uint(0), min(x.Width(), 64); i < n; i += 8 {
		dst = append(dst, byte(x.lo>>i))
	}
	return append(dst, x.hi...)
}

// Words returns the number of 64-bit words of x; see [Int.Word].
func (x Int) Words() int { return wordCount(x.Width()) }

// Word returns the i-th 64-bit word of the zero-extended value, least significant first, and 0 beyond the width.
func (x Int) Word(i int) uint64 {
	if i == 0 {
		return x.lo
	}
	off := (i - 1) * 8
	if off < 0 || off >= len(x.hi) {
		return 0
	}
	s := x.hi[off : off+8]
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
		uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
}

// AppendLittleEndian appends the bytes that hold the integer, the lowest first: as many as its width needs.
func (x Int) AppendLittleEndian(dst []byte) []byte {
	n := (int(x.Width()) + 7) / 8
	var b [8]byte
	for i := 0; n > 0; i++ {
		binary.LittleEndian.PutUint64(b[:], x.Word(i))
		k := min(n, 8)
		dst = append(dst, b[:k]...)
		n -= k
	}
	return dst
}

// ZExtValue returns the value read as unsigned, and whether it fits into 64 bits. When it does not, the low word is
// returned.
func (x Int) ZExtValue() (uint64, bool) { return x.lo, x.ActiveBits() <= 64 }

// SExtValue returns the value read as signed, and whether it fits into 64 bits. When it does not, the low word is
// returned.
func (x Int) SExtValue() (int64, bool) {
	if x.width <= 64 {
		return signExtend(x.lo, x.Width()), true
	}
	return int64(x.lo), x.SignificantBits() <= 64
}

// Uint64 returns the low 64 bits of the zero-extended value.
func (x Int) Uint64() uint64 { return x.lo }

// Int64 returns the low 64 bits of the sign-extended value.
func (x Int) Int64() int64 {
	if x.width < 64 {
		return signExtend(x.lo, x.Width())
	}
	return int64(x.lo)
}

// LimitedValue returns the unsigned value, or limit when the value is greater (APInt::getLimitedValue).
func (x Int) LimitedValue(limit uint64) uint64 {
	if v, ok := x.ZExtValue(); ok && v < limit {
		return v
	}
	return limit
}

// IsZero reports whether no bit is set.
func (x Int) IsZero() bool {
	if x.lo != 0 {
		return false
	}
	for i := 1; i < x.Words(); i++ {
		if x.Word(i) != 0 {
			return false
		}
	}
	return true
}

// IsOne reports whether the value is 1.
func (x Int) IsOne() bool { return x.lo == 1 && (x.width <= 64 || x.ActiveBits() == 1) }

// IsAllOnes reports whether every bit is set, which holds for width 0.
func (x Int) IsAllOnes() bool {
	if x.width <= 64 {
		return x.lo == mask64(x.Width())
	}
	return x.TrailingOnes() == x.Width()
}

// IsNegative reports whether the sign bit is set.
func (x Int) IsNegative() bool { return x.width != 0 && x.Bit(x.Width()-1) }

// IsNonNegative reports whether the sign bit is clear.
func (x Int) IsNonNegative() bool { return !x.IsNegative() }

// IsStrictlyPositive reports whether the value read as signed is greater than zero.
func (x Int) IsStrictlyPositive() bool { return !x.IsNegative() && !x.IsZero() }

// IsMinSigned reports whether the value is the least signed one of its width.
func (x Int) IsMinSigned() bool {
	if x.width <= 64 {
		return x.width != 0 && x.lo == 1<<(x.width-1)
	}
	return x.IsNegative() && x.PopCount() == 1
}

// IsMaxSigned reports whether the value is the greatest signed one of its width.
func (x Int) IsMaxSigned() bool { return x.width != 0 && x == SignedMax(x.Width()) }

// IsPowerOf2 reports whether exactly one bit is set.
func (x Int) IsPowerOf2() bool { return x.PopCount() == 1 }

// IsNegatedPowerOf2 reports whether the value is the negation of a power of two: ones followed by zeros.
func (x Int) IsNegatedPowerOf2() bool { return x.IsNegative() && x.Neg().IsPowerOf2() }

// IsMask reports whether the value is a non-empty run of ones from the least significant bit.
func (x Int) IsMask() bool { return !x.IsZero() && x.TrailingOnes() == x.ActiveBits() }

// IsShiftedMask reports whether the value is a non-empty run of ones anywhere.
func (x Int) IsShiftedMask() bool { return !x.IsZero() && x.LShr(x.TrailingZeros()).IsMask() }

// Bit reports whether the given bit is set; bits beyond the width are clear.
func (x Int) Bit(i uint) bool { return i < x.Width() && x.Word(int(i/64))>>(i%64)&1 != 0 }

// wordCount is the number of words that Int keeps for a width; the first always exists.
func wordCount(width uint) int {
	if width <= 64 {
		return 1
	}
	return int((width + 63) / 64)
}

// mask64 has the n low bits set; n may be up to 64.
func mask64(n uint) uint64 { return ^uint64(0) >> (64 - n) }

// signExtend reads the low width bits as signed. Width 0 is 0.
func signExtend(v uint64, width uint) int64 {
	s := 64 - width
	return int64(v<<s) >> s
}

// wordBuf is scratch space for values up to 256 bits.
type wordBuf [4]uint64

// get returns zeroed words for a width, from the buffer if they fit.
func (b *wordBuf) get(width uint) []uint64 {
	n := wordCount(width)
	if n <= len(b) {
		return b[:n]
	}
	return make([]uint64, n)
}

// load returns the words of x in a slice that the caller may change.
func (b *wordBuf) load(x Int) []uint64 {
	w := b.get(x.Width())
	for i := range w {
		w[i] = x.Word(i)
	}
	return w
}

// zeros backs the high words of small wide values, so that they cost no allocation.
const zeros = "\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00" +
	"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"

func zeroHi(words int) string {
	if n := 8 * words; n <= len(zeros) {
		return zeros[:n]
	}
	return strings.Repeat(zeros[:8], words)
}

// fromWords builds an Int from exactly wordCount(width) words, dropping the bits beyond the width.
func fromWords(width uint, w []uint64) Int {
	if width <= 64 {
		return NewInt(width, w[0])
	}
	if r := width % 64; r != 0 {
		w[len(w)-1] &= mask64(r)
	}
	top := len(w)
	for top > 1 && w[top-1] == 0 {
		top--
	}
	if top == 1 {
		return NewInt(width, w[0])
	}
	var b strings.Builder
	b.Grow(8 * (len(w) - 1))
	for _, v := range w[1:] {
		le := [8]byte{byte(v), byte(v >> 8), byte(v >> 16), byte(v >> 24),
			byte(v >> 32), byte(v >> 40), byte(v >> 48), byte(v >> 56)}
		b.Write(le[:])
	}
	return Int{lo: w[0], hi: b.String(), width: uint32(width)}
}

// LeadingZeros returns the number of zero bits above the most significant one; the width for 0.
func (x Int) LeadingZeros() uint { return x.Width() - x.ActiveBits() }

// ActiveBits returns the number of bits up to the most significant one that is set: the width that the unsigned value
// needs.
func (x Int) ActiveBits() uint {
	for i := x.Words() - 1; i >= 0; i-- {
		if w := x.Word(i); w != 0 {
			return uint(i)*64 + uint(bits.Len64(w))
		}
	}
	return 0
}
