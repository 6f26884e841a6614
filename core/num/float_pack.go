package num

// RoundingMode is a rounding direction of IEEE 754.
type RoundingMode uint8

// The rounding modes, with the values of llvm::RoundingMode.
const (
	TowardZero        RoundingMode = 0
	NearestTiesToEven RoundingMode = 1
	TowardPositive    RoundingMode = 2
	TowardNegative    RoundingMode = 3
	NearestTiesToAway RoundingMode = 4
)

// Status is the set of IEEE 754 exceptions that an operation raised, with the values of APFloat::opStatus. Underflow is
// detected after rounding and only for inexact results.
type Status uint8

// The exceptions. OK is none.
const (
	OK        Status = 0
	InvalidOp Status = 1
	DivByZero Status = 2
	Overflow  Status = 4
	Underflow Status = 8
	Inexact   Status = 16
)

// class orders the values of a kind so that finite ones compare below the others.
type class uint8

const (
	classZero class = iota
	classFinite
	classInf
	classNaN
)

// unpacked is a value taken apart: ±sig * 2^exp when finite. The significand is not normalized.
type unpacked struct {
	sig   wide
	exp   int
	class class
	neg   bool
}

// stored is the number of bits of the significand field.
func (s *Semantics) stored() int {
	if s.integer {
		return int(s.precision)
	}
	return int(s.precision) - 1
}

// expMask is the greatest value of the exponent field.
func (s *Semantics) expMask() int {
	n := int(s.width) - s.stored()
	if !s.unsigned {
		n--
	}
	return 1<<n - 1
}

// bias relates the exponent field to the exponent: field 1 is minExp, or field 0 where the all-zero pattern is a
// number.
func (s *Semantics) bias() int {
	if s.noZero {
		return -int(s.minExp)
	}
	return 1 - int(s.minExp)
}

// fields returns the exponent field and the significand field.
func (x Float) fields() (exp int, sig wide) {
	n := uint(x.sem.stored())
	if x.bits.width <= 64 {
		return int(x.bits.lo>>n) & x.sem.expMask(), wide{x.bits.lo & mask64(n)}
	}
	w0, w1 := x.bits.Word(0), x.bits.Word(1)
	if n == 64 {
		return int(w1) & x.sem.expMask(), wide{w0}
	}
	return int(w1>>(n-64)) & x.sem.expMask(), wide{w0, w1 & mask64(n-64)}
}

func (x Float) class() class {
	exp, sig := x.fields()
	return x.classOf(exp, &sig)
}

func (x Float) classOf(exp int, sig *wide) class {
	if exp == 0 && sig.isZero() && !x.sem.noZero {
		if x.sem.special == nanNegZero && x.bits.IsNegative() {
			return classNaN
		}
		return classZero
	}
	if exp != x.sem.expMask() {
		return classFinite
	}
	switch x.sem.special {
	case ieee:
		if sig.isZero() && !x.sem.integer || x.sem.integer && *sig == (wide{1 << 63}) {
			return classInf
		}
		return classNaN
	case nanAllOnes:
		if sig.bitLen() == x.sem.stored() && sig.trailingOnes() == x.sem.stored() {
			return classNaN
		}
	}
	return classFinite
}

func (a *wide) trailingOnes() int {
	b := wide{^a[0], ^a[1], ^a[2], ^a[3]}
	return b.trailingZeros()
}

func (x Float) unpack() unpacked {
	s := x.sem
	exp, sig := x.fields()
	u := unpacked{class: x.classOf(exp, &sig), neg: x.IsNegative(), sig: sig}
	if u.class != classFinite {
		return u
	}
	field := exp
	switch {
	case s.integer:
		field = max(exp, 1)
	case exp != 0 || s.noZero:
		u.sig[s.stored()/64] |= 1 << (s.stored() % 64)
	default:
		field = 1
	}
	u.exp = field - s.bias() - int(s.precision) + 1
	return u
}

// pack assembles the fields; sig must fit its field.
func (s *Semantics) pack(neg bool, exp int, sig wide) Float {
	n := uint(s.stored())
	var sign uint64
	if neg && !s.unsigned {
		sign = 1 << ((s.width - 1) % 64)
	}
	if s.width <= 64 {
		return Float{sem: s, bits: Int{lo: sign | uint64(exp)<<n | sig[0], width: uint32(s.width)}}
	}
	w := [2]uint64{sig[0], sign | uint64(exp)<<(n-64) | sig[1]}
	return Float{sem: s, bits: fromWords(s.Width(), w[:])}
}

// packNormal assembles a finite value whose significand has the full precision and whose integer bit has weight 2^exp,
// or a denormal when the integer bit is clear and exp is minExp.
func (s *Semantics) packNormal(neg bool, exp int, sig wide) Float {
	field := exp + s.bias()
	if sig.bitLen() < int(s.precision) {
		field = 0
	}
	if !s.integer {
		top := s.stored()
		sig[top/64] &^= 1 << (top % 64)
	}
	return s.pack(neg, field, sig)
}

// lost is the part of a value below the last bit that is kept.
type lost uint8

const (
	lostNothing lost = iota
	lostLessThanHalf
	lostHalf
	lostMoreThanHalf
)

// truncate shifts right by n > 0 and says what was lost; sticky stands for further bits below.
func truncate(a *wide, n int, sticky bool) lost {
	if n > 256 {
		if a.isZero() && !sticky {
			return lostNothing
		}
		*a = wide{}
		return lostLessThanHalf
	}
	half := a.bit(n-1) != 0
	if a.trailingZeros() < n-1 {
		sticky = true
	}
	a.shr(n)
	switch {
	case half && sticky:
		return lostMoreThanHalf
	case half:
		return lostHalf
	case sticky:
		return lostLessThanHalf
	}
	return lostNothing
}

// away reports whether a magnitude is to be rounded up.
func (rm RoundingMode) away(neg, odd bool, l lost) bool {
	switch rm {
	case NearestTiesToEven:
		return l == lostMoreThanHalf || l == lostHalf && odd
	case NearestTiesToAway:
		return l >= lostHalf
	case TowardPositive:
		return l != lostNothing && !neg
	case TowardNegative:
		return l != lostNothing && neg
	}
	return false
}

// round returns the value of the kind nearest to ±(sig + sticky) * 2^exp, where sticky stands for something between 0
// and 1, exclusive. With sticky, sig must have at least two bits more than the precision.
func (s *Semantics) round(neg bool, exp int, sig wide, sticky bool, rm RoundingMode) (Float, Status) {
	if sig.isZero() && !sticky {
		return FloatZero(s, neg), OK
	}
	neg = neg && !s.unsigned
	precision := int(s.precision)
	exponent := max(exp+sig.bitLen()-1, int(s.minExp))
	if exponent > int(s.maxExp) {
		return s.overflow(neg, rm)
	}
	l := lostNothing
	if shift := exponent - (precision - 1) - exp; shift > 0 {
		l = truncate(&sig, shift, sticky)
	} else {
		sig.shl(-shift)
	}
	if rm.away(neg, sig[0]&1 != 0, l) {
		sig.addWord(1)
		if sig.bitLen() > precision {
			sig.shr(1)
			if exponent++; exponent > int(s.maxExp) {
				return s.overflow(neg, awayFromZero(neg))
			}
		}
	}
	if s.special == nanAllOnes && exponent == int(s.maxExp) && precision > 1 && sig.trailingOnes() == precision {
		return s.overflow(neg, rm)
	}
	var st Status
	if l != lostNothing {
		st = Inexact
		if sig.bitLen() < precision {
			st |= Underflow
		}
	}
	if sig.isZero() {
		return FloatZero(s, neg), st
	}
	return s.packNormal(neg, exponent, sig), st
}

func awayFromZero(neg bool) RoundingMode {
	if neg {
		return TowardNegative
	}
	return TowardPositive
}

// overflow returns what a magnitude beyond the range becomes: infinity (or NaN) or the greatest finite value.
func (s *Semantics) overflow(neg bool, rm RoundingMode) (Float, Status) {
	if s.special != finiteOnly && rm.away(neg, true, lostMoreThanHalf) {
		return FloatInf(s, neg), Overflow | Inexact
	}
	return FloatLargest(s, neg), Inexact
}
