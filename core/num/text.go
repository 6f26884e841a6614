package num

import "bytes"

// Upstream's two renderings of a float (APFloat::toString) are APIs of their own here: AppendScientific is
// toString(str, 6, 0, false), AppendNatural is toString(str).

// scientificDigits is the number of significant digits in the short form; a seventh, always zero, is printed after
// them.
const scientificDigits = 6

// digitsBuf holds the decimal digits of any value before they are rounded, save for numbers that need big integers.
type digitsBuf [80]byte

// AppendMLIR appends the value as MLIR prints a float attribute: in scientific notation with six digits if that reads
// back as the same value, else with as many digits as the kind may need, else (and for infinities and NaNs) as the
// hexadecimal number of its bits.
func AppendMLIR(dst []byte, x Float) []byte {
	u := x.unpack()
	if u.class > classFinite {
		return appendHexLiteral(dst, x.bits)
	}
	if dst, ok := appendShort(dst, x, &u); ok {
		return dst
	}
	// Without a point the text would be read as an integer.
	start := len(dst)
	if dst = AppendNatural(dst, x); bytes.IndexByte(dst[start:], '.') >= 0 {
		return dst
	}
	return appendHexLiteral(dst[:start], x.bits)
}

// AppendLLVM appends the value as LLVM IR spells a constant of its type: f32 and f64 in scientific notation if that
// reads back as the same double, else as the hexadecimal bits of the double; the other kinds as hexadecimal bits with
// their prefix. A kind that LLVM IR lacks is spelled as its bits.
func AppendLLVM(dst []byte, x Float) []byte {
	switch x.sem {
	case F32, F64:
		u := x.unpack()
		wide := x.widenBits()
		if u.class <= classFinite {
			if dst, ok := appendShort(dst, wide, &u); ok {
				return dst
			}
		}
		return appendHexLiteral(dst, wide.bits)
	case F16:
		return x.bits.AppendHex(append(dst, "0xH"...), 4)
	case BF16:
		return x.bits.AppendHex(append(dst, "0xR"...), 4)
	case F80:
		return x.bits.AppendHex(append(dst, "0xK"...), 20)
	case F128:
		// The low word comes first.
		dst = x.bits.Trunc(64).AppendHex(append(dst, "0xL"...), 16)
		return x.bits.LShr(64).Trunc(64).AppendHex(dst, 16)
	}
	return appendHexLiteral(dst, x.bits)
}

// widenBits returns an f32 as f64 without making a signaling NaN quiet, and an f64 as it is.
func (x Float) widenBits() Float {
	if x.sem == F64 {
		return x
	}
	w, _, _ := x.Convert(F64, NearestTiesToEven)
	if x.IsSignaling() {
		w.bits = w.bits.ClearBit(51)
	}
	return w
}

func appendHexLiteral(dst []byte, b Int) []byte { return b.AppendHex(append(dst, "0x"...), 0) }

// AppendScientific appends d.dddddde±dd; infinities and NaNs as +Inf, -Inf and NaN.
func AppendScientific(dst []byte, x Float) []byte {
	u := x.unpack()
	if u.class > classFinite {
		return appendSpecial(dst, &u)
	}
	if u.class == classZero {
		return appendSign(dst, u.neg, "0.000000e+00")
	}
	var buf digitsBuf
	d := u.toDecimal(scientificDigits, buf[:0])
	return d.appendScientific(appendSign(dst, u.neg, ""), scientificDigits)
}

// AppendExact appends d.ddde±dd with as many digits as the kind may need to be read back, and one zero more at least;
// infinities and NaNs as +Inf, -Inf and NaN.
func AppendExact(dst []byte, x Float) []byte {
	u := x.unpack()
	if u.class > classFinite {
		return appendSpecial(dst, &u)
	}
	if u.class == classZero {
		return appendSign(dst, u.neg, "0.0e+00")
	}
	precision := x.sem.digits()
	var buf digitsBuf
	d := u.toDecimal(precision, buf[:0])
	return d.appendScientific(appendSign(dst, u.neg, ""), precision)
}

// digits returns how many significant digits a number of the kind may need to be read back. 59/196 is slightly below
// log10(2); see Steele and White, "How to print floating-point numbers accurately".
func (s *Semantics) digits() int { return 2 + int(s.precision)*59/196 }

// appendShort appends the scientific form of a finite value if it reads back as target: the value, in its own kind or a
// wider one.
func appendShort(dst []byte, target Float, u *unpacked) ([]byte, bool) {
	if u.class == classZero {
		return appendSign(dst, u.neg, "0.000000e+00"), true
	}
	var buf digitsBuf
	d := u.toDecimal(scientificDigits, buf[:0])
	start := len(dst)
	r := d.appendScientific(appendSign(dst, u.neg, ""), scientificDigits)
	text := r[start:]
	if u.neg {
		text = text[1:]
	}
	if !d.isNearest(target.Abs(), text) {
		return dst, false
	}
	return r, true
}

func appendSign(dst []byte, neg bool, rest string) []byte {
	if neg {
		dst = append(dst, '-')
	}
	return append(dst, rest...)
}

func appendSpecial(dst []byte, u *unpacked) []byte {
	switch {
	case u.class == classNaN:
		return append(dst, "NaN"...)
	case u.neg:
		return append(dst, "-Inf"...)
	}
	return append(dst, "+Inf"...)
}

// appendScientific appends the number with so many digits after the point and an exponent of at least two.
func (d *decimal) appendScientific(dst []byte, places int) []byte {
	dst = append(dst, d.digits[0], '.')
	dst = append(dst, d.digits[1:]...)
	for range places + 1 - len(d.digits) {
		dst = append(dst, '0')
	}
	return appendExponent(append(dst, 'e'), d.exp+len(d.digits)-1, 2)
}

func appendExponent(dst []byte, exp, minDigits int) []byte {
	sign := byte('+')
	if exp < 0 {
		sign, exp = '-', -exp
	}
	dst = append(dst, sign)
	var buf [8]byte
	i := len(buf)
	for ; exp > 0 || len(buf)-i < minDigits; exp /= 10 {
		i--
		buf[i] = byte('0' + exp%10)
	}
	return append(dst, buf[i:]...)
}

// naturalPadding is the number of zeros that the natural form inserts before it turns to scientific notation.
const naturalPadding = 3

// AppendNatural appends as many digits as the kind may need to be read back, without an exponent where the number is
// near 1: 0.1, 12345, 1.0E+10; infinities and NaNs as +Inf, -Inf and NaN.
func AppendNatural(dst []byte, x Float) []byte {
	u := x.unpack()
	switch {
	case u.class > classFinite:
		return appendSpecial(dst, &u)
	case u.class == classZero:
		return appendSign(dst, u.neg, "0")
	}
	precision := x.sem.digits()
	var buf digitsBuf
	d := u.toDecimal(precision, buf[:0])
	n := len(d.digits)
	dst = appendSign(dst, u.neg, "")
	if d.exp >= 0 {
		if d.exp > naturalPadding || n+d.exp > precision {
			return d.appendNaturalScientific(dst)
		}
		return appendZeros(append(dst, d.digits...), d.exp)
	}
	whole := n + d.exp // digits before the point
	switch {
	case whole > 0:
		dst = append(dst, d.digits[:whole]...)
		dst = append(dst, '.')
		return append(dst, d.digits[whole:]...)
	case 1-whole > naturalPadding:
		return d.appendNaturalScientific(dst)
	}
	dst = appendZeros(append(dst, "0."...), -whole)
	return append(dst, d.digits...)
}

func (d *decimal) appendNaturalScientific(dst []byte) []byte {
	dst = append(dst, d.digits[0], '.')
	if len(d.digits) == 1 {
		dst = append(dst, '0')
	}
	dst = append(dst, d.digits[1:]...)
	return appendExponent(append(dst, 'E'), d.exp+len(d.digits)-1, 1)
}

func appendZeros(dst []byte, n int) []byte {
	for range n {
		dst = append(dst, '0')
	}
	return dst
}
