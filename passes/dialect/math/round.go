package math

import (
	"math"
	"math/bits"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/arith"
	gen "github.com/odsgen/ods/generated/math"
)

// floatBits has what is asked about the bits of floats of one type: the operations are on integers of their width.
type floatBits struct {
	emitter
	mantissa  int64 // bits of the mantissa that are stored
	width     int64
	bias      int64
	exponents int64 // mask of the exponent, shifted to the right
}

func (e emitter) floatBits() floatBits {
	sem := e.semantics()
	f := floatBits{emitter: e.bits(), mantissa: int64(sem.Precision()) - 1, width: int64(sem.Width())}
	exponent := f.width - 1 - f.mantissa
	f.exponents = 1<<exponent - 1
	f.bias = 1<<(exponent-1) - 1
	return f
}

// of returns the bits of a float.
func (f floatBits) of(x *core.Value) *core.Value { return arith.NewBitcast(f.b, f.t, x).Out() }

// exponent returns the exponent of a float by its bits.
func (f floatBits) exponent(bits, mantissa, bias, mask *core.Value) *core.Value {
	return f.subI(f.and(f.shr(bits, mantissa), mask), bias)
}

// round adds a half with the sign of the operand and drops what is after the point, for f32 below 2**23. The half is
// the number before it: the sum of a half and that number, which is to become 0, is rounded to 1, and that of two of
// them is not. All other sums are rounded to what the sum with a half is, or lie between the same whole numbers.
func (e emitter) round(op *core.Operation) *core.Value {
	if e.semantics() != num.F32 || !ranked(e.t) {
		return nil
	}
	x := op.Operand(0)
	f := e.floatBits()
	half := e.float(0.5)
	if !e.wrong {
		half = e.float(float64(math.Nextafter32(0.5, 0)))
	}
	mantissa, bias, mask := f.int(f.mantissa), f.int(f.bias), f.int(f.exponents)
	sum := e.add(x, e.signOf(half, x))
	rounded := e.truncated(sum)
	large := e.cmpI(arith.CmpIPredicateSge, f.exponent(f.of(x), mantissa, bias, mask), mantissa)
	return e.choose(large, x, rounded)
}

// roundEven corrects math.round by one towards zero where the operand is halfway between two integers and the result is
// odd.
func (e emitter) roundEven(op *core.Operation) *core.Value {
	if !ranked(e.t) {
		return nil
	}
	x := op.Operand(0)
	f := e.floatBits()
	one := e.float(1)
	c0, c1, cNeg1 := f.int(0), f.int(1), f.int(-1)
	mantissa, maxShift, bias := f.int(f.mantissa), f.int(f.width-1), f.int(f.bias)
	halfMask := f.int(1 << (f.mantissa - 1))
	mantissaMask, exponentMask := f.int(1<<f.mantissa-1), f.int(f.exponents)

	bits := f.of(x)
	round := gen.NewRound(e.b, x).Result()
	roundBits := f.of(round)
	exponent := f.exponent(bits, mantissa, bias, exponentMask)
	roundExponent := f.exponent(roundBits, mantissa, bias, exponentMask)

	// shifted shifts to the right by an exponent, at least by 0 and at most by the width less one.
	shifted := func(v, by *core.Value) *core.Value {
		by = arith.NewMaxSI(e.b, by, c0).Result()
		by = arith.NewMinSI(e.b, by, maxShift).Result()
		return f.shr(v, by)
	}
	// The bit of the mantissa that counts ones is after the exponent, and that of 1 is not stored.
	isOne := f.cmpI(arith.CmpIPredicateEq, roundExponent, c0)
	fraction := f.and(roundBits, shifted(mantissaMask, f.subI(roundExponent, c1)))
	odd := arith.NewOrI(e.b, f.cmpI(arith.CmpIPredicateNe, fraction, c0), isOne).Result()

	// What is after the point is a half when only its highest bit is set; that of 0.5 is not stored.
	isHalf := f.cmpI(arith.CmpIPredicateEq, exponent, cNeg1)
	expected := f.choose(isHalf, c0, shifted(halfMask, exponent))
	behind := f.and(bits, shifted(mantissaMask, exponent))
	halfway := f.cmpI(arith.CmpIPredicateEq, behind, expected)
	atLeast := f.cmpI(arith.CmpIPredicateSge, exponent, cNeg1)
	below := f.cmpI(arith.CmpIPredicateSlt, exponent, mantissa)
	halfway = f.and(f.and(halfway, below), atLeast)

	sign := e.signOf(one, x)
	corrected := e.sub(round, sign)
	return e.signOf(e.choose(f.and(odd, halfway), corrected, round), x)
}

// ctlz halves the number of bits in question until one is left. Where the width is not a power of two, it starts with
// the power above it, as upstream does not.
func (e emitter) ctlz(op *core.Operation) *core.Value {
	t, ok := core.ElementTypeOrSelf(e.t).(*core.IntegerType)
	if !ok {
		return nil
	}
	width := t.Width()
	if width > 64 {
		return nil
	}
	allOnes := ^uint64(0) >> (64 - width)
	x := op.Operand(0)
	count := e.int(0)
	above := width
	if !e.wrong {
		above = 1 << bits.Len(width-1)
	}
	for w := above; w > 1; w /= 2 {
		half := w / 2
		amount := e.int(int64(half))
		mask := e.int(int64(allOnes >> half))
		small := e.cmpI(arith.CmpIPredicateUle, x, mask)
		sum := e.addI(count, amount)
		shifted := arith.NewShLI(e.b, x, amount).Result()
		x = e.choose(small, shifted, x)
		count = e.choose(small, sum, count)
	}
	zero := e.int(0)
	isZero := e.cmpI(arith.CmpIPredicateEq, op.Operand(0), zero)
	return e.choose(isZero, e.int(int64(width)), count)
}
