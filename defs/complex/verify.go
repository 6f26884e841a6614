package complexd

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/complexd"
)

// VerifyConstant checks that the value has two numbers of the type's kind.
func (Hooks) VerifyConstant(op complexd.ConstantOp, r *core.Reporter) bool {
	value := op.ValueAttr()
	if value.Len() != 2 {
		return r.OpErrorf(op.Op, "requires 'value' to be a complex constant, represented as array of two values").Fail()
	}
	re, im := partTypes(value)
	if re == nil {
		return r.OpErrorf(op.Op, "requires attribute's elements to be float or integer attributes").Fail()
	}
	want := op.Complex().Type().(*core.ComplexType).ElementType()
	if re != want || im != want {
		return r.OpErrorf(op.Op, "requires attribute's element types (%s, %s) to match the element type of the op's return type (%s)",
			message.Quote(re), message.Quote(im), message.Quote(want)).Fail()
	}
	return true
}

// VerifyBitcast checks that exactly one side is complex and that both are as wide; a cast to the same type is folded
// away and may have any.
func (Hooks) VerifyBitcast(op complexd.BitcastOp, r *core.Reporter) bool {
	from, to := op.Operand().Type(), op.Result().Type()
	if from == to {
		return true
	}
	a, fromComplex, ok := bits(from)
	if !ok {
		return r.OpErrorf(op.Op, "operand must be int/float/complex").Fail()
	}
	b, toComplex, ok := bits(to)
	if !ok {
		return r.OpErrorf(op.Op, "result must be int/float/complex").Fail()
	}
	if fromComplex == toComplex {
		return r.OpErrorf(op.Op, "requires that either input or output has a complex type").Fail()
	}
	if a != b {
		return r.OpErrorf(op.Op, "casting bitwidths do not match").Fail()
	}
	return true
}

// bits returns the width of a number, and whether it is complex. ok is false for other types, index among them.
func bits(t core.Type) (width uint, isComplex, ok bool) {
	switch t := t.(type) {
	case *core.IntegerType, *core.FloatType:
		return core.StorageWidth(t), false, true
	case *core.ComplexType:
		return 2 * core.StorageWidth(t.ElementType()), true, true
	}
	return 0, false, false
}

// VerifyNumberAttr checks that the parts are of the kind that the type has.
func (Hooks) VerifyNumberAttr(r *core.Reporter, at core.Location, _ *core.Context, re, im num.Float, t core.Type) bool {
	var kind *core.FloatType
	if c, ok := t.(*core.ComplexType); ok {
		kind, _ = c.ElementType().(*core.FloatType)
	}
	if kind == nil {
		return r.Errorf(at, "element type of the complex attribute must be float like type.").Fail()
	}
	for _, part := range []struct {
		name  string
		value num.Float
	}{{"real", re}, {"imag", im}} {
		if part.value.Semantics() != kind.Semantics() {
			return r.Errorf(at, "type doesn't match the type implied by its `%s` value", part.name).Fail()
		}
	}
	return true
}
