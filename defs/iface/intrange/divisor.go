package intrange

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/intrange"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/defs/iface/constfold"
	gen "github.com/odsgen/ods/generated/iface/intrange"
)

// NeverZero reports whether an integer, or every element of a vector or tensor, is known not to be zero: by its
// constant, or by what the operation that defines it says of its result whatever its operands are.
func NeverZero(v *core.Value) bool {
	if v.ConstantValue() != nil {
		return everyInt(v.ConstantValue(), func(v num.Int) bool { return !v.IsZero() })
	}
	r, ok := alone(v)
	return ok && !r.UMin.IsZero()
}

// NeverZeroOrMinusOne is [NeverZero] for a signed number that is not minus one either, with which the division of the
// least number overflows.
func NeverZeroOrMinusOne(v *core.Value) bool {
	if v.ConstantValue() != nil {
		return everyInt(v.ConstantValue(), func(v num.Int) bool { return !v.IsZero() && !v.IsAllOnes() })
	}
	r, ok := alone(v)
	if !ok {
		return false
	}
	zero, minusOne := num.Zero(r.Width()), num.AllOnes(r.Width())
	return zero.SLT(r.SMin) || r.SMax.SLT(minusOne)
}

// NeverNegative is [NeverZero] for a signed number that is not negative.
func NeverNegative(v *core.Value) bool {
	if v.ConstantValue() != nil {
		return everyInt(v.ConstantValue(), num.Int.IsNonNegative)
	}
	r, ok := alone(v)
	return ok && r.SMin.IsNonNegative()
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

// Of returns what is known of an integer, or index, when nothing is known about what its definition depends on.
func Of(v *core.Value) intrange.Range {
	if c, ok := constantInt(v); ok {
		return intrange.Constant(c)
	}
	if r, ok := alone(v); ok {
		return r
	}
	return intrange.Max(core.StorageWidth(core.ElementTypeOrSelf(v.Type())))
}

func constantInt(v *core.Value) (num.Int, bool) {
	a := v.ConstantValue()
	if a == nil {
		return num.Int{}, false
	}
	return constfold.Int(a)
}

// alone returns the range that the operation that defines a value gives its result when nothing is known about its
// operands.
func alone(v *core.Value) (found intrange.Range, ok bool) {
	op := v.DefiningOp()
	if op == nil {
		return intrange.Range{}, false
	}
	infer, ok := gen.InferIntRangeInterfaceKey.Of(op)
	if !ok {
		return intrange.Range{}, false
	}
	in := make([]intrange.Range, op.NumOperands())
	for i, o := range op.Operands() {
		if elem := core.ElementTypeOrSelf(o.Type()); isInteger(elem) {
			in[i] = intrange.Max(core.StorageWidth(elem))
		}
	}
	infer.InferResultRanges(in, func(of *core.Value, r intrange.Range) {
		if of == v && r.Width() > 0 {
			found = r
		}
	})
	return found, found.Width() > 0
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
