package num

import (
	"math"
	"math/big"
	"math/bits"
	"strconv"
)

// decimal is a decimal number: the digits, most significant first and without trailing zeros, times 10^exp.
type decimal struct {
	digits []byte
	exp    int
}

// toDecimal returns the magnitude of a finite value above zero in at most precision digits.
//
// The digits are those of APFloat::toString and not always the nearest: the exact expansion is first cut (not rounded)
// to about precision digits by an estimate in bits, then rounded half up if more than precision digits are left. buf is
// storage for the digits.
func (u *unpacked) toDecimal(precision int, buf []byte) decimal {
	sig, exp := u.sig, u.exp
	if sig[1]|sig[2]|sig[3] == 0 {
		if d, ok := toDecimalSmall(sig[0], exp, buf); ok && len(d.digits) <= precision {
			return d
		}
	}
	tz := sig.trailingZeros()
	sig.shr(tz)
	exp += tz
	if !scaleExact(&sig, exp) {
		return u.toDecimalBig(precision, buf)
	}
	d := decimal{exp: min(exp, 0)}
	if n := removableTens(sig.bitLen(), precision); n > 0 {
		d.exp += n
		for ; n > 0; n -= 19 {
			sig.divWord(pow10[min(n, 19)])
		}
	}
	d.digits = appendWide(buf[:0], &sig)
	d.roundHalfUp(precision)
	return d
}

// toDecimalSmall is for short numbers like 1, 0.5 and 100: those whose exact expansion fits 20 bits, which is never
// cut.
func toDecimalSmall(sig uint64, exp int, buf []byte) (d decimal, ok bool) {
	tz := bits.TrailingZeros64(sig)
	sig >>= tz
	exp += tz
	if sig >= 1<<20 || exp > 20 || exp < -8 {
		return d, false
	}
	if exp > 0 {
		sig <<= exp
		exp = 0
	} else {
		sig *= pow5[-exp]
	}
	if sig >= 1<<20 {
		return d, false
	}
	d = decimal{digits: strconv.AppendUint(buf[:0], sig, 10), exp: exp}
	d.dropZeros()
	return d, true
}

// scaleExact replaces sig * 2^exp by an integer, times 10^exp if exp is negative: sig * 2^-n = sig * 5^n * 10^-n. It
// reports false when 256 bits do not suffice.
func scaleExact(sig *wide, exp int) bool {
	if exp >= 0 {
		if sig.bitLen()+exp > 256 {
			return false
		}
		sig.shl(exp)
		return true
	}
	n := -exp
	if n > 110 {
		return false
	}
	for ; n > 27; n -= 27 {
		if sig.mulWord(pow5[27]) != 0 {
			return false
		}
	}
	return sig.mulWord(pow5[n]) == 0
}

// removableTens estimates, as APFloat does, how many decimal digits of a number of so many bits are surplus: 196/59 is
// slightly above log2(10).
func removableTens(bitLen, precision int) int {
	required := (precision*196 + 58) / 59
	if bitLen <= required {
		return 0
	}
	return (bitLen - required) * 59 / 196
}

// toDecimalBig is toDecimal for what does not fit 256 bits.
func (u *unpacked) toDecimalBig(precision int, buf []byte) decimal {
	n := u.sig.big()
	d := decimal{}
	if u.exp >= 0 {
		n.Lsh(n, uint(u.exp))
	} else {
		tz := min(int(n.TrailingZeroBits()), -u.exp)
		n.Rsh(n, uint(tz))
		d.exp = u.exp + tz
		n.Mul(n, bigPow(5, -d.exp))
	}
	if t := removableTens(n.BitLen(), precision); t > 0 {
		d.exp += t
		n.Quo(n, bigPow(10, t))
	}
	d.digits = n.Append(buf[:0], 10)
	d.roundHalfUp(precision)
	return d
}

func bigPow(base int64, n int) *big.Int {
	return new(big.Int).Exp(big.NewInt(base), big.NewInt(int64(n)), nil)
}

func (a *wide) big() *big.Int {
	n := a.bitLen()
	return NewIntWords(uint(n), a[:]).Big(false)
}

// appendWide appends the decimal digits of a.
func appendWide(dst []byte, a *wide) []byte {
	if a[1]|a[2]|a[3] == 0 {
		return strconv.AppendUint(dst, a[0], 10)
	}
	q := *a
	low := q.divWord(pow10[19])
	dst = appendWide(dst, &q)
	for i := 18; i >= 0; i-- {
		dst = append(dst, byte('0'+low/pow10[i]%10))
	}
	return dst
}

// roundHalfUp cuts the digits to precision, rounding half up, and drops trailing zeros.
func (d *decimal) roundHalfUp(precision int) {
	if n := len(d.digits); n > precision {
		up := d.digits[precision] >= '5'
		d.digits = d.digits[:precision]
		d.exp += n - precision
		for i := precision - 1; up; i-- {
			if i < 0 {
				d.digits[0] = '1'
				d.exp += precision - 1 + 1
				d.digits = d.digits[:1]
				break
			}
			if d.digits[i]++; d.digits[i] <= '9' {
				break
			}
			d.digits[i] = '0'
		}
	}
	d.dropZeros()
}

func (d *decimal) dropZeros() {
	for n := len(d.digits); n > 1 && d.digits[n-1] == '0'; n-- {
		d.digits = d.digits[:n-1]
		d.exp++
	}
}

// isNearest reports whether x is what the decimal number rounds to in the kind of x; both are above zero. text is the
// decimal number with at most 17 digits.
func (d *decimal) isNearest(x Float, text []byte) bool {
	m := uint64(0)
	for _, c := range d.digits {
		m = m*10 + uint64(c-'0')
	}
	v, exact := smallDecimal(m, d.exp)
	switch {
	case exact:
		r, _ := FromDouble(x.sem, v)
		return r == x
	case x.sem == F64:
		v, _ := strconv.ParseFloat(string(text), 64)
		return math.Float64bits(v) == x.bits.lo
	case x.sem == F32:
		v, _ := strconv.ParseFloat(string(text), 32)
		return math.Float32bits(float32(v)) == uint32(x.bits.lo)
	case x.sem.precision < 50 && x.sem.minExp > -1000:
		// The number lies between the neighbours of the nearest double; if both round to one value, so does the number.
		v, _ := strconv.ParseFloat(string(text), 64)
		lo, _ := FromDouble(x.sem, math.Nextafter(v, 0))
		hi, _ := FromDouble(x.sem, math.Nextafter(v, math.Inf(1)))
		if lo == hi {
			return lo == x
		}
	}
	r, _ := roundDecimal(x.sem, false, new(big.Int).SetUint64(m), d.exp, NearestTiesToEven)
	return r == x
}

// smallDecimal returns m * 10^exp as a double when both factors are exact and the product is, too.
func smallDecimal(m uint64, exp int) (v float64, exact bool) {
	switch {
	case m >= 1<<53 || exp < 0:
		return 0, false
	case exp < len(pow10):
		hi, lo := bits.Mul64(m, pow10[exp])
		if hi == 0 && lo < 1<<53 {
			return float64(lo), true
		}
	}
	return 0, false
}

// FloatFromString reads a decimal number ([+-]digits[.digits][e[+-]digits], no other form) directly in the kind,
// correctly rounded. ok is false when the text is malformed. Mind that the text of an MLIR literal is read as a double
// first; see [FromDouble].
func FloatFromString(sem *Semantics, s string, rm RoundingMode) (x Float, st Status, ok bool) {
	i, neg := 0, false
	if i < len(s) && (s[i] == '+' || s[i] == '-') {
		neg = s[i] == '-'
		i++
	}
	digits, exp := make([]byte, 0, len(s)), 0
	point := false
	for ; i < len(s); i++ {
		switch c := s[i]; {
		case '0' <= c && c <= '9':
			digits = append(digits, c)
			if point {
				exp--
			}
			continue
		case c == '.' && !point:
			point = true
			continue
		}
		break
	}
	if len(digits) == 0 {
		return Float{}, OK, false
	}
	if i < len(s) {
		if s[i] != 'e' && s[i] != 'E' {
			return Float{}, OK, false
		}
		e, ok := parseExponent(s[i+1:])
		if !ok {
			return Float{}, OK, false
		}
		exp += e
	}
	m, _ := new(big.Int).SetString(string(digits), 10)
	x, st = roundDecimal(sem, neg, m, exp, rm)
	return x, st, true
}

// parseExponent reads a signed decimal number, cut off where every kind has long overflowed.
func parseExponent(s string) (int, bool) {
	neg := false
	if s != "" && (s[0] == '+' || s[0] == '-') {
		neg = s[0] == '-'
		s = s[1:]
	}
	if s == "" {
		return 0, false
	}
	n := 0
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' {
			return 0, false
		}
		n = min(n*10+int(s[i]-'0'), 1<<27)
	}
	if neg {
		n = -n
	}
	return n, true
}

// roundDecimal returns ±m * 10^exp in the kind.
func roundDecimal(sem *Semantics, neg bool, m *big.Int, exp int, rm RoundingMode) (Float, Status) {
	if m.Sign() == 0 {
		return FloatZero(sem, neg), OK
	}
	// Beyond 10^±6000 every kind has overflowed or vanished; keep the powers small.
	const limit = 6000
	if magnitude := exp + int(float64(m.BitLen())*0.30103); magnitude > limit {
		return sem.round(neg, 1<<20, wide{1}, false, rm)
	} else if magnitude < -limit {
		return sem.round(neg, -1<<20, wide{1}, false, rm)
	}
	exp2, sticky := 0, false
	if exp >= 0 {
		m = new(big.Int).Mul(m, bigPow(10, exp))
	} else {
		den := bigPow(10, -exp)
		exp2 = m.BitLen() - den.BitLen() - 200
		rem := new(big.Int)
		if exp2 < 0 {
			m = new(big.Int).Lsh(m, uint(-exp2))
		} else {
			den.Lsh(den, uint(exp2))
		}
		m, rem = new(big.Int).QuoRem(m, den, rem)
		sticky = rem.Sign() != 0
	}
	return roundBig(sem, neg, m, exp2, sticky, rm)
}

// roundBig is round for a big integer.
func roundBig(sem *Semantics, neg bool, m *big.Int, exp int, sticky bool, rm RoundingMode) (Float, Status) {
	if over := m.BitLen() - 250; over > 0 {
		sticky = sticky || int(m.TrailingZeroBits()) < over
		m = new(big.Int).Rsh(m, uint(over))
		exp += over
	}
	v, _ := IntFromBig(256, m)
	return sem.round(neg, exp, wide{v.Word(0), v.Word(1), v.Word(2), v.Word(3)}, sticky, rm)
}

var pow10 = [20]uint64{1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
	1e18, 1e19}

var pow5 = [28]uint64{1, 5, 25, 125, 625, 3125, 15625, 78125, 390625, 1953125, 9765625, 48828125, 244140625, 1220703125,
	6103515625, 30517578125, 152587890625, 762939453125, 3814697265625, 19073486328125, 95367431640625,
	476837158203125, 2384185791015625, 11920928955078125, 59604644775390625, 298023223876953125,
	1490116119384765625, 7450580596923828125}
