package intrange

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/defs/iface/constfold"
)

// NeverZero reports whether an integer, or every element of a vector or tensor, is known not to be zero: by its
// constant, or by what the operation that defines it says of its result whatever its operands are.
func NeverZero(v *core.Value) bool {
	if v.ConstantValue() != nil {
		return everyInt(v.ConstantValue(), func(v num.Int) bool { return !v.IsZero() })
	}
	return !alone(v).UMin.IsZero()
}

// NeverZeroOrMinusOne is [NeverZero] for a signed number that is not minus one either, with which the division of the
// least number overflows.
func NeverZeroOrMinusOne(v *core.Value) bool {
	if v.ConstantValue() != nil {
		return everyInt(v.ConstantValue(), func(v num.Int) bool { return !v.IsZero() && !v.IsAllOnes() })
	}
	r := alone(v)
	zero, minusOne := num.Zero(r.Width()), num.AllOnes(r.Width())
	return zero.SLT(r.SMin) || r.SMax.SLT(minusOne)
}

// NeverNegative reports whether a signed number, or every element, is known not to be negative, by its constant or its
// range ([Of]).
func NeverNegative(v *core.Value) bool {
	if v.ConstantValue() != nil {
		return everyInt(v.ConstantValue(), num.Int.IsNonNegative)
	}
	return Of(v).SMin.IsNonNegative()
}

// SpeculateUnsigned reports whether an unsigned division of the first operand by the second, or its remainder, may be
// computed where it was not before. Upstream takes any to be.
func SpeculateUnsigned(op *core.Operation) bool {
	return upstream.TrappingHoist.In(op.Context()) || NeverZero(op.Operand(1))
}

// SpeculateSigned is [SpeculateUnsigned] for signed numbers. The remainder of the least number by minus one is zero, but
// the division that it is computed by overflows.
func SpeculateSigned(op *core.Operation) bool {
	return upstream.TrappingHoist.In(op.Context()) || NeverZeroOrMinusOne(op.Operand(1))
}

// everyInt reports whether a constant is an integer, or integers, for which the condition holds.
func everyInt(a core.Attribute, cond func(num.Int) bool) bool {
	if v, ok := constfold.Int(a); ok {
		return cond(v)
	}
	d, ok := a.(*core.DenseElementsAttr)
	if !ok || !isInteger(d.ShapedType().ElementType()) {
		return false
	}
	for i := range d.NumElements() {
		if !cond(d.Int(i)) {
			return false
		}
	}
	return true
}

func isInteger(t core.Type) bool {
	switch t.(type) {
	case *core.IntegerType, *core.IndexType:
		return true
	}
	return false
}
