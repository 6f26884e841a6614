package dialect

import "github.com/odsgen/ods/core"

// i16 infers one 16-bit integer.
func i16(in *core.InferIn) ([]core.Type, bool) { return []core.Type{in.Context.Integer(16)}, true }

// typesOf infers the types of all operands.
func typesOf(in *core.InferIn) ([]core.Type, bool) {
	var out []core.Type
	for _, v := range in.Operands {
		out = append(out, v.Type())
	}
	return out, true
}

func (hooks) InferFormatInferType(in *core.InferIn) ([]core.Type, bool)  { return i16(in) }
func (hooks) InferFormatInferType2(in *core.InferIn) ([]core.Type, bool) { return i16(in) }
func (hooks) InferVariadicRegionInferred(in *core.InferIn) ([]core.Type, bool) {
	return i16(in)
}
func (hooks) InferFormatInferTypeAllOperandsAndTypes(in *core.InferIn) ([]core.Type, bool) {
	return typesOf(in)
}
func (hooks) InferFormatInferTypeAllTypesOneOperand(in *core.InferIn) ([]core.Type, bool) {
	return typesOf(in)
}
func (hooks) InferFormatInferTypeAllTypesTwoOperands(in *core.InferIn) ([]core.Type, bool) {
	return typesOf(in)
}
func (hooks) InferFormatInferTypeAllTypes(in *core.InferIn) ([]core.Type, bool) { return typesOf(in) }
func (hooks) InferFormatInferTypeVariadicOperands(in *core.InferIn) ([]core.Type, bool) {
	return typesOf(in)
}

// InferFormatInferTypeRegions infers the types of the region's arguments.
func (hooks) InferFormatInferTypeRegions(in *core.InferIn) ([]core.Type, bool) {
	body := in.Region(0)
	if body == nil || body.Entry() == nil {
		return nil, body != nil
	}
	var out []core.Type
	for _, v := range body.Entry().Args() {
		out = append(out, v.Type())
	}
	return out, true
}

// InferOpWithInferTypeIf infers the operands' type when it is one.
func (hooks) InferOpWithInferTypeIf(in *core.InferIn) ([]core.Type, bool) { return sameType(in) }

// sameType infers the type of two operands when it is one.
func sameType(in *core.InferIn) ([]core.Type, bool) {
	if len(in.Operands) != 2 {
		return nil, false
	}
	a, b := in.Operands[0].Type(), in.Operands[1].Type()
	if a != b {
		if in.Report != nil {
			in.Report.Errorf(in.Loc, "operand type mismatch '%s' vs '%s'", a, b)
		}
		return nil, false
	}
	return []core.Type{a}, true
}

// InferOpWithRefineTypeIf infers the operands' type when it is one.
func (hooks) InferOpWithRefineTypeIf(in *core.InferIn) ([]core.Type, bool) { return sameType(in) }

// InferOpWithShapedTypeInferTypeIf infers 17-bit integers in the shape of the first operand, or in one dimension.
func (hooks) InferOpWithShapedTypeInferTypeIf(in *core.InferIn) ([]core.Type, bool) {
	if len(in.Operands) == 0 {
		return nil, false
	}
	shape := []int64{core.Dynamic}
	if t, ok := in.Operands[0].Type().(*core.RankedTensorType); ok {
		shape = t.Shape()
	}
	return []core.Type{in.Context.RankedTensor(shape, in.Context.Integer(17), nil)}, true
}

// InferWithPropertiesAndInferredType infers an integer as wide as the sum of an attribute and a property.
func (hooks) InferWithPropertiesAndInferredType(in *core.InferIn) ([]core.Type, bool) {
	width := int64(0)
	for i, slot := range WithPropertiesAndInferredTypeDef.Slots {
		if slot.Name != "packed" && i < len(in.Slots) {
			width += intOf(in.Slots[i])
		}
	}
	if width < 0 || width >= 1<<24 {
		return nil, false
	}
	return []core.Type{in.Context.Integer(uint(width))}, true
}
