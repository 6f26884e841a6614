package num

import (
	"fmt"
	"math"
)

// Float is an immutable floating-point value: bits and the kind that gives them their meaning. It is comparable: x == y
// is identity of kind and bits; see [Float.Compare] for the order of values. The zero value has no kind and no use.
type Float struct {
	sem  *Semantics
	bits Int
}

// FloatFromBits returns the value with the given bits, which are truncated or zero-extended to the width of the kind.
// As in APFloat, the f80 patterns that the x87 no longer produces are brought to one form: unnormals become NaN,
// pseudo-denormals the normal number of equal value.
func FloatFromBits(sem *Semantics, b Int) Float {
	x := Float{sem: sem, bits: b.ZExtOrTrunc(sem.Width())}
	if sem.integer {
		x.bits = canonicalF80(x.bits)
	}
	return x
}

// FloatFromUint is FloatFromBits for kinds of at most 64 bits.
func FloatFromUint(sem *Semantics, b uint64) Float { return FloatFromBits(sem, NewInt(sem.Width(), b)) }

func canonicalF80(b Int) Int {
	sig, top := b.Word(0), b.Word(1)
	exp, integer := top&0x7fff, sig>>63 != 0
	switch {
	case exp == 0 && integer:
		return NewIntWords(80, []uint64{sig, top | 1})
	case exp != 0 && exp != 0x7fff && !integer:
		return NewIntWords(80, []uint64{sig, top | 0x7fff})
	}
	return b
}

// Float32 returns the f32 value of v, bit for bit.
func Float32(v float32) Float {
	return Float{sem: F32, bits: Int{lo: uint64(math.Float32bits(v)), width: 32}}
}

// Float64 returns the f64 value of v, bit for bit.
func Float64(v float64) Float {
	return Float{sem: F64, bits: Int{lo: math.Float64bits(v), width: 64}}
}

// Semantics returns the kind.
func (x Float) Semantics() *Semantics { return x.sem }

// Bits returns the encoding as an integer of the kind's width.
func (x Float) Bits() Int { return x.bits }

// AppendKey appends bytes that are equal for identical values of one kind and different, and prefix-free, for all
// others.
func (x Float) AppendKey(dst []byte) []byte {
	name := ""
	if x.sem != nil {
		name = x.sem.name
	}
	return x.bits.AppendKey(append(append(dst, byte(len(name))), name...))
}

// Equal reports identity of kind and bits; it is the same as ==. See [Float.Compare] for the order of values.
func (x Float) Equal(y Float) bool { return x == y }

func (x Float) check(y Float) {
	if x.sem != y.sem {
		panic(fmt.Sprintf("num: operands of different kinds, %v and %v; convert one of them first", x.sem, y.sem))
	}
}

// FloatZero returns zero. A kind without negative zero ignores the sign; a kind without zero yields its smallest value.
func FloatZero(sem *Semantics, negative bool) Float {
	return sem.pack(negative && sem.HasNegZero(), 0, wide{})
}

// FloatOne returns 1.
func FloatOne(sem *Semantics) Float {
	r, _ := sem.round(false, 0, wide{1}, false, NearestTiesToEven)
	return r
}

// FloatInf returns infinity; a kind without infinity yields its NaN, and one without NaN its greatest finite value.
func FloatInf(sem *Semantics, negative bool) Float {
	switch sem.special {
	case finiteOnly:
		return FloatLargest(sem, negative)
	case ieee:
		sig := wide{}
		if sem.integer {
			sig = wide{1 << 63}
		}
		return sem.pack(negative, sem.expMask(), sig)
	}
	return FloatNaN(sem, negative)
}

// FloatNaN returns the quiet NaN without payload; a kind without NaN yields its greatest finite value.
func FloatNaN(sem *Semantics, negative bool) Float {
	switch sem.special {
	case nanAllOnes:
		r := FloatFromBits(sem, AllOnes(sem.Width()))
		if !negative && sem.HasSign() {
			r = r.Abs()
		}
		return r
	case nanNegZero:
		return FloatFromBits(sem, SignedMin(sem.Width()))
	case finiteOnly:
		return FloatLargest(sem, negative)
	}
	var sig wide
	sig.addWord(1)
	sig.shl(int(sem.precision) - 2)
	if sem.integer {
		sig[0] |= 1 << 63
	}
	return sem.pack(negative, sem.expMask(), sig)
}

// FloatLargest returns the greatest finite value, or its negation.
func FloatLargest(sem *Semantics, negative bool) Float {
	sig := LowBitsSet(128, sem.Precision())
	if sem.special == nanAllOnes && sem.precision > 1 {
		sig = sig.ClearBit(0)
	}
	return sem.packNormal(negative && sem.HasSign(), int(sem.maxExp), wide{sig.Word(0), sig.Word(1)})
}

// FloatSmallest returns the least value above zero, denormal where the kind has denormals, or its negation.
func FloatSmallest(sem *Semantics, negative bool) Float {
	if sem.noZero {
		return FloatSmallestNormalized(sem, negative)
	}
	return sem.pack(negative, 0, wide{1})
}

// FloatSmallestNormalized returns the least normalized value above zero, or its negation.
func FloatSmallestNormalized(sem *Semantics, negative bool) Float {
	sig := wide{1}
	sig.shl(int(sem.precision) - 1)
	return sem.packNormal(negative && sem.HasSign(), int(sem.minExp), sig)
}

// IsNegative reports whether the sign bit is set, also for zero and NaN. The NaN of a kind that encodes it as negative
// zero counts as negative.
func (x Float) IsNegative() bool { return !x.sem.unsigned && x.bits.IsNegative() }

// IsZero reports whether the value is zero of either sign.
func (x Float) IsZero() bool { return x.class() == classZero }

// IsPosZero reports whether the value is positive zero.
func (x Float) IsPosZero() bool { return x.IsZero() && !x.IsNegative() }

// IsNegZero reports whether the value is negative zero.
func (x Float) IsNegZero() bool { return x.IsZero() && x.IsNegative() }

// IsNaN reports whether the value is a NaN.
func (x Float) IsNaN() bool { return x.class() == classNaN }

// IsInf reports whether the value is infinite.
func (x Float) IsInf() bool { return x.class() == classInf }

// IsFinite reports whether the value is neither infinite nor NaN.
func (x Float) IsFinite() bool { return x.class() <= classFinite }

// IsDenormal reports whether the value is finite, not zero, and below the least normalized one.
func (x Float) IsDenormal() bool {
	u := x.unpack()
	return u.class == classFinite && !x.sem.noZero && u.sig.bitLen() < int(x.sem.precision)
}

// IsNormal reports whether the value is finite, not zero and not denormal.
func (x Float) IsNormal() bool { return x.class() == classFinite && !x.IsDenormal() }

// IsSignaling reports whether the value is a signaling NaN.
func (x Float) IsSignaling() bool {
	return x.sem.special == ieee && x.IsNaN() && !x.bits.Bit(uint(x.sem.precision)-2)
}

// IsInteger reports whether the value is finite and integral.
func (x Float) IsInteger() bool {
	u := x.unpack()
	return u.class == classZero || u.class == classFinite && u.exp+u.sig.trailingZeros() >= 0
}

// IsLargest reports whether the magnitude is that of the greatest finite value.
func (x Float) IsLargest() bool { return x == FloatLargest(x.sem, x.IsNegative()) }

// IsSmallest reports whether the magnitude is that of the least value above zero.
func (x Float) IsSmallest() bool { return x == FloatSmallest(x.sem, x.IsNegative()) }

// IsExactly reports whether the value is v converted to the kind, bit for bit: 0.0 and -0.0 differ.
func (x Float) IsExactly(v float64) bool {
	y, _ := FromDouble(x.sem, v)
	return x == y
}

// Quiet returns a NaN with its quiet bit set, and every other value as it is.
func (x Float) Quiet() Float {
	if x.IsSignaling() {
		x.bits = x.bits.SetBit(uint(x.sem.precision) - 2)
	}
	return x
}

// Neg returns the value with the sign inverted. It leaves alone what has no counterpart: the zero and the NaN of kinds
// without negative zero, and kinds without sign.
func (x Float) Neg() Float {
	if x.sem.unsigned || x.sem.special == nanNegZero && x.class() != classFinite {
		return x
	}
	if x.bits.width <= 64 {
		x.bits.lo ^= 1 << (x.bits.width - 1)
		return x
	}
	x.bits = x.bits.FlipBit(x.bits.Width() - 1)
	return x
}

// Abs returns the value with the sign cleared, where [Float.Neg] could do so.
func (x Float) Abs() Float {
	if x.IsNegative() {
		return x.Neg()
	}
	return x
}

// CopySign returns the magnitude of x with the sign of y.
func (x Float) CopySign(y Float) Float {
	if x.IsNegative() != y.IsNegative() {
		return x.Neg()
	}
	return x
}

// String returns the text that MLIR prints for the value.
func (x Float) String() string {
	if x.sem == nil {
		return "<no value>"
	}
	return string(AppendMLIR(nil, x))
}
