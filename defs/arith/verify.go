package arith

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/generated/arith"
)

// VerifyConstant checks that the value is a number or elements, and that integers have no sign.
func (Hooks) VerifyConstant(op arith.ConstantOp, r *core.Reporter) bool {
	t := op.Result().Type()
	if i, ok := t.(*core.IntegerType); ok && !i.IsSignless() {
		return r.OpErrorf(op.Op, "integer return type must be signless").Fail()
	}
	if !isNumberOrElements(op.ValueAttr()) {
		return r.OpErrorf(op.Op, "value must be an integer, float, or elements attribute").Fail()
	}
	if v, ok := t.(*core.VectorType); ok && v.IsScalable() && !isSplat(op.ValueAttr()) {
		// The first word is spelled as mlir-opt does.
		return r.OpErrorf(op.Op, "intializing scalable vectors with elements attribute is not supported unless it's a vector splat").Fail()
	}
	return true
}

func isSplat(a core.Attribute) bool {
	e, ok := a.(core.ElementsAttr)
	return ok && e.IsSplat()
}

// VerifySelect checks the type of the condition against that of the result.
func (Hooks) VerifySelect(op arith.SelectOp, r *core.Reporter) bool {
	cond, t := op.Condition().Type(), op.Result().Type()
	if cond == core.Type(op.Op.Context().I1()) {
		return true
	}
	var want core.Type
	switch s := t.(type) {
	case *core.VectorType, *core.RankedTensorType, *core.UnrankedTensorType:
		want = s.(core.ShapedType).CloneWith(nil, op.Op.Context().I1())
	default:
		return r.OpErrorf(op.Op, "expected condition to be a signless i1, but got %s", message.Quote(cond)).Fail()
	}
	if cond != want {
		return r.OpErrorf(op.Op, "expected condition type to have the same shape as the result type, expected %s, but got %s",
			message.Quote(want), message.Quote(cond)).Fail()
	}
	return true
}

// verifyWidth checks that a cast goes to a wider or to a shorter type.
func verifyWidth(op *core.Operation, wider bool, r *core.Reporter) bool {
	from, to := core.ElementTypeOrSelf(op.Operand(0).Type()), core.ElementTypeOrSelf(op.Result(0).Type())
	a, b := core.StorageWidth(from), core.StorageWidth(to)
	word := "shorter"
	if wider {
		word = "wider"
		a, b = b, a
	}
	if a <= b {
		return r.OpEmitErrorf(op, "result type %s must be %s than operand type %s", message.Quote(to), word, message.Quote(from)).Fail()
	}
	return true
}

// underlying returns the element type of a vector or tensor, or of a memref when allowed, and any other type itself. It
// is nil for other shaped types.
func underlying(t core.Type, memref bool) core.Type {
	switch s := t.(type) {
	case *core.VectorType, *core.RankedTensorType, *core.UnrankedTensorType:
		return s.(core.ShapedType).ElementType()
	case *core.MemRefType:
		if memref {
			return s.ElementType()
		}
		return nil
	case core.ShapedType:
		return nil
	}
	return t
}

// sameShapes reports whether the first input and the output have compatible shapes and, as tensors, the same encoding.
func sameShapes(inputs, outputs []core.Type) bool {
	if len(inputs) == 0 || len(outputs) != 1 {
		return false
	}
	a, oka := inputs[0].(*core.RankedTensorType)
	b, okb := outputs[0].(*core.RankedTensorType)
	if oka && okb && a.Encoding() != b.Encoding() {
		return false
	}
	return core.CompatibleShape(inputs[0], outputs[0])
}

// castable reports whether a cast goes from one family of element types to another whose widths compare so.
func castable(inputs, outputs []core.Type, from, to func(any) bool, widths func(from, to uint) bool) bool {
	if !sameShapes(inputs, outputs) {
		return false
	}
	a, b := underlying(inputs[0], false), underlying(outputs[0], false)
	return a != nil && b != nil && from(a) && to(b) && widths(core.StorageWidth(a), core.StorageWidth(b))
}

func anyWidths(_, _ uint) bool   { return true }
func grows(from, to uint) bool   { return to > from }
func shrinks(from, to uint) bool { return to < from }

func isIndex(t core.Type) bool { return t == core.Type(t.Context().Index()) }

func isSignless(t core.Type) bool {
	i, ok := t.(*core.IntegerType)
	return ok && i.IsSignless()
}

func isNumber(t core.Type) bool {
	return query.Is[*core.IntegerType](t) || query.Is[*core.FloatType](t)
}

// CastsIndex reports whether one side is index and the other a signless integer, or memrefs, vectors, tensors of
// those.
func (Hooks) CastsIndex(_ *core.Operation, inputs, outputs []core.Type) bool {
	if !sameShapes(inputs, outputs) {
		return false
	}
	a, b := underlying(inputs[0], true), underlying(outputs[0], true)
	if a == nil || b == nil {
		return false
	}
	return isIndex(a) && isSignless(b) || isSignless(a) && isIndex(b)
}

// CastsBits reports whether both sides are integers or floats of the same width, or memrefs, vectors, tensors of
// those.
func (Hooks) CastsBits(_ *core.Operation, inputs, outputs []core.Type) bool {
	if !sameShapes(inputs, outputs) {
		return false
	}
	a, b := underlying(inputs[0], true), underlying(outputs[0], true)
	return a != nil && b != nil && isNumber(a) && isNumber(b) && core.StorageWidth(a) == core.StorageWidth(b)
}
