package spirv

import (
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/generated/spirv"
)

// VerifyConstant compares the value with the type.
func (Hooks) VerifyConstant(op spirv.ConstantOp, r *core.Reporter) bool {
	return verifyConstant(op.Op, op.Op.Attr("value"), op.Op.Result(0).Type(), r)
}

func verifyConstant(op *core.Operation, value core.Attribute, t core.Type, r *core.Reporter) bool {
	if _, ok := t.(*spirv.CooperativeMatrixType); ok {
		d, ok := value.(*core.DenseElementsAttr)
		if !ok || !d.IsSplat() {
			text := "<<NULL ATTRIBUTE>>"
			if ok {
				text = core.AttrString(d)
			}
			return r.OpErrorf(op, "expected a splat dense attribute for cooperative matrix constant, but found %s", text).Fail()
		}
	}
	switch v := value.(type) {
	case *core.IntegerAttr, *core.FloatAttr:
		if got := v.(core.TypedAttr).Type(); got != t {
			return r.OpErrorf(op, "result type (%s) does not match value type (%s)", message.Quote(t), message.Quote(got)).Fail()
		}
		return true
	case *core.DenseElementsAttr, *core.SparseElementsAttr:
		return verifyElements(op, v.(core.TypedAttr).Type(), t, r)
	case *core.ArrayAttr:
		a, ok := t.(*spirv.ArrayType)
		if !ok {
			return r.OpErrorf(op, "must have spirv.array result type for array value").Fail()
		}
		for _, e := range v.Elems() {
			if !verifyConstant(op, e, a.ElementType(), r) {
				return false
			}
		}
		return true
	}
	return r.OpErrorf(op, "cannot have attribute: %s", core.AttrString(value)).Fail()
}

// verifyElements compares the type of elements with the type of the constant, which may be an array of as many.
func verifyElements(op *core.Operation, got, t core.Type, r *core.Reporter) bool {
	if got == t {
		return true
	}
	if _, ok := t.(*spirv.ArrayType); !ok {
		return r.OpErrorf(op, "result or element type (%s) does not match value type (%s), must be the same or spirv.array",
			message.Quote(t), message.Quote(got)).Fail()
	}
	n := int64(1)
	elem := t
	for a, ok := elem.(*spirv.ArrayType); ok; a, ok = elem.(*spirv.ArrayType) {
		n *= int64(a.Count())
		elem = a.ElementType()
	}
	switch elem.(type) {
	case *core.IntegerType, *core.FloatType:
	default:
		return r.OpErrorf(op, "only support nested array result type").Fail()
	}
	if e := core.ElementTypeOrSelf(got); e != elem {
		return r.OpErrorf(op, "result element type (%s) does not match value element type (%s)", message.Quote(elem),
			message.Quote(e)).Fail()
	}
	if m := core.NumElements(got.(core.ShapedType).Shape()); m != n {
		return r.OpErrorf(op, "result number of elements (%d) does not match value number of elements (%d)", n, m).Fail()
	}
	return true
}

// VerifyEXTConstantCompositeReplicate compares the value with the parts of the type.
func (Hooks) VerifyEXTConstantCompositeReplicate(op spirv.EXTConstantCompositeReplicateOp, r *core.Reporter) bool {
	var got core.Type
	switch v := op.Op.Attr("value").(type) {
	case *core.ArrayAttr:
		if v.Len() > 0 {
			if e, ok := v.Elems()[0].(core.TypedAttr); ok {
				got = Array(e.Type(), uint32(v.Len()))
			}
		}
	case core.TypedAttr:
		got = v.Type()
	}
	if got == nil {
		return r.OpEmitErrorf(op.Op, "unknown value attribute type").Fail()
	}
	t := op.Op.Result(0).Type()
	var possible []string
	for IsComposite(t) {
		t = PartOf(t, 0)
		if t == got {
			return true
		}
		possible = append(possible, message.Quote(t))
	}
	return r.OpEmitErrorf(op.Op, "expected value attribute type %s, but got: %s", strings.Join(possible, " or "),
		message.Quote(got)).Fail()
}

// NameConstant suggests a name that says the value and the type.
func (Hooks) NameConstant(op spirv.ConstantOp, set func(v *core.Value, name string)) {
	var b strings.Builder
	b.WriteString("cst")
	t := op.Op.Result(0).Type()
	i, isInt := t.(*core.IntegerType)
	if v, ok := op.Op.Attr("value").(*core.IntegerAttr); ok && isInt {
		if i.Width() == 1 {
			set(op.Op.Result(0), strconv.FormatBool(!v.Value().IsZero()))
			return
		}
		b.WriteString(v.Value().Text(i.Signedness() != core.Unsigned))
	}
	if isInt || query.Is[*core.FloatType](t) {
		b.WriteString("_" + core.TypeString(t))
	}
	if v, ok := t.(*core.VectorType); ok {
		b.WriteString("_vec_" + strconv.FormatInt(v.Shape()[0], 10))
		switch e := v.ElementType().(type) {
		case *core.IntegerType, *core.FloatType:
			b.WriteString("x" + core.TypeString(e))
		}
	}
	set(op.Op.Result(0), b.String())
}

// NameAddressOf suggests the name of the variable.
func (Hooks) NameAddressOf(op spirv.AddressOfOp, set func(v *core.Value, name string)) {
	if ref := op.VariableAttr(); ref != nil {
		set(op.Op.Result(0), ref.Leaf()+"_addr")
	}
}
