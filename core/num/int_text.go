package num

import (
	"math/big"
	"math/bits"
	"strconv"
)

// ParseInt reads a decimal, hexadecimal (0x) or binary (0b) integer with an optional minus sign and no separators. It
// reports false when the text is malformed or when the value fits the width neither as signed nor as unsigned: the
// accepted range is -2^(width-1) to 2^width-1, as for a signless integer literal. Like MLIR it refuses a negated zero.
func ParseInt(width uint, s string) (Int, bool) {
	digits, negative, base := s, false, uint64(10)
	if len(digits) > 0 && digits[0] == '-' {
		digits, negative = digits[1:], true
	}
	if len(digits) > 2 && digits[0] == '0' {
		switch digits[1] {
		case 'x', 'X':
			digits, base = digits[2:], 16
		case 'b', 'B':
			digits, base = digits[2:], 2
		}
	}
	mag, ok := parseMagnitude(width, digits, base)
	switch {
	case !ok:
		return Zero(width), false
	case !negative:
		return mag, true
	}
	neg := mag.Neg()
	return neg, neg.IsNegative()
}

// parseMagnitude reads digits without sign or prefix and reports whether the value is below 2^width.
func parseMagnitude(width uint, digits string, base uint64) (Int, bool) {
	if digits == "" {
		return Int{}, false
	}
	var lo uint64
	for i := range len(digits) {
		d := digitValue(digits[i])
		if d >= base {
			return Int{}, false
		}
		hi, p := bits.Mul64(lo, base)
		sum, carry := bits.Add64(p, d, 0)
		if hi|carry != 0 {
			return parseWide(width, digits, int(base))
		}
		lo = sum
	}
	r := NewInt(width, lo)
	return r, width >= 64 || r.lo == lo
}

func parseWide(width uint, digits string, base int) (Int, bool) {
	for i := range len(digits) {
		if digitValue(digits[i]) >= uint64(base) {
			return Int{}, false
		}
	}
	b, ok := new(big.Int).SetString(digits, base)
	if !ok || uint(b.BitLen()) > width {
		return Int{}, false
	}
	r, _ := IntFromBig(width, b)
	return r, true
}

func digitValue(c byte) uint64 {
	switch {
	case '0' <= c && c <= '9':
		return uint64(c - '0')
	case 'a' <= c && c <= 'f':
		return uint64(c-'a') + 10
	case 'A' <= c && c <= 'F':
		return uint64(c-'A') + 10
	}
	return 99
}

// IntFromBig returns v modulo 2^width, and whether v fits the width as signed or as unsigned. v is not kept.
func IntFromBig(width uint, v *big.Int) (Int, bool) {
	mag := new(big.Int).Abs(v)
	w := make([]uint64, wordCount(width))
	for i, word := range mag.Bits() {
		// big.Word has 32 bits on some platforms.
		at := uint(i) * bits.UintSize
		if at/64 >= uint(len(w)) {
			break
		}
		w[at/64] |= uint64(word) << (at % 64)
	}
	r := fromWords(width, w)
	fits := uint(mag.BitLen()) <= width
	if v.Sign() < 0 {
		r = r.Neg()
		fits = fits && r.IsNegative()
	}
	return r, fits
}

// Big returns the value, read as signed or unsigned, as a new big.Int.
func (x Int) Big(signed bool) *big.Int {
	if signed && x.IsNegative() {
		r := x.Neg().Big(false)
		return r.Neg(r)
	}
	if x.width <= 64 {
		return new(big.Int).SetUint64(x.lo)
	}
	b := make([]byte, 8*x.Words())
	for i := range x.Words() {
		w := x.Word(x.Words() - 1 - i)
		for j := range 8 {
			b[i*8+j] = byte(w >> (56 - 8*j))
		}
	}
	return new(big.Int).SetBytes(b)
}

// AppendDec appends the decimal text of the value read as signed or unsigned.
func (x Int) AppendDec(dst []byte, signed bool) []byte {
	switch {
	case x.width <= 64 && signed:
		return strconv.AppendInt(dst, signExtend(x.lo, x.Width()), 10)
	case x.width <= 64:
		return strconv.AppendUint(dst, x.lo, 10)
	}
	return x.Big(signed).Append(dst, 10)
}

// AppendHex appends the hexadecimal digits of the unsigned value in upper case, with leading zeros up to minDigits and
// without a prefix.
func (x Int) AppendHex(dst []byte, minDigits int) []byte {
	const digits = "0123456789ABCDEF"
	n := max(int(x.ActiveBits()+3)/4, minDigits, 1)
	for i := n - 1; i >= 0; i-- {
		dst = append(dst, digits[x.Word(i/16)>>(i%16*4)&15])
	}
	return dst
}

// String returns the value read as signed in decimal, as LLVM prints an integer constant.
func (x Int) String() string { return string(x.AppendDec(nil, true)) }

// Text returns the decimal text of the value read as signed or unsigned.
func (x Int) Text(signed bool) string { return string(x.AppendDec(nil, signed)) }
