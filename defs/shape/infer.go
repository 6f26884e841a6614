package shape

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/generated/shape"
)

// one returns the single inferred and actual type.
func one(inferred, actual []core.Type) (a, b core.Type, ok bool) {
	if len(inferred) != 1 || len(actual) != 1 {
		return nil, nil, false
	}
	return inferred[0], actual[0], true
}

// CompatibleSizes reports whether the types are sizes or indices.
func (Hooks) CompatibleSizes(inferred, actual []core.Type) bool {
	a, b, ok := one(inferred, actual)
	return ok && (isSize(a) || query.Is[*core.IndexType](a)) && (isSize(b) || query.Is[*core.IndexType](b))
}

// InferSizeOrIndex is a size when an operand may be an error, else an index.
func (Hooks) InferSizeOrIndex(in *core.InferIn) ([]core.Type, bool) {
	for _, v := range in.Operands {
		if mayFail(v.Type()) {
			return []core.Type{shape.GetSizeType(in.Context)}, true
		}
	}
	return []core.Type{in.Context.Index()}, true
}

// InferGetExtent gives an index.
func (Hooks) InferGetExtent(in *core.InferIn) ([]core.Type, bool) {
	return []core.Type{in.Context.Index()}, true
}

// InferDim gives the type of the index.
func (Hooks) InferDim(in *core.InferIn) ([]core.Type, bool) {
	if len(in.Operands) != 2 {
		return nil, false
	}
	return []core.Type{in.Operands[1].Type()}, true
}

// InferExtremum gives the type of both operands, or a size.
func (Hooks) InferExtremum(in *core.InferIn) ([]core.Type, bool) {
	if len(in.Operands) != 2 {
		return nil, false
	}
	if t := in.Operands[0].Type(); t == in.Operands[1].Type() {
		return []core.Type{t}, true
	}
	return []core.Type{shape.GetSizeType(in.Context)}, true
}

// CompatibleAlike reports whether both types are shapes, or both sizes.
func (Hooks) CompatibleAlike(inferred, actual []core.Type) bool {
	a, b, ok := one(inferred, actual)
	return ok && (isShape(a) && isShape(b) || isSize(a) && isSize(b))
}

// InferConstShape gives an extent tensor.
func (Hooks) InferConstShape(in *core.InferIn) ([]core.Type, bool) {
	for _, a := range in.Slots {
		if d, ok := a.(*core.DenseElementsAttr); ok {
			return []core.Type{in.Context.RankedTensor([]int64{d.NumElements()}, in.Context.Index(), nil)}, true
		}
	}
	return nil, false
}

// CompatibleConstShape allows a shape.
func (Hooks) CompatibleConstShape(inferred, actual []core.Type) bool {
	a, b, ok := one(inferred, actual)
	return ok && (isShape(a) || isShape(b) || a == b)
}

// InferShapeOf gives a shape for a value with its shape, else an extent tensor.
func (Hooks) InferShapeOf(in *core.InferIn) ([]core.Type, bool) {
	if len(in.Operands) != 1 {
		return nil, false
	}
	t := in.Operands[0].Type()
	if _, ok := t.(*shape.ValueShapeType); ok {
		return []core.Type{shape.GetShapeType(in.Context)}, true
	}
	rank := core.Dynamic
	if s, ok := t.(core.ShapedType); ok && s.HasRank() {
		rank = int64(len(s.Shape()))
	}
	return []core.Type{in.Context.RankedTensor([]int64{rank}, in.Context.Index(), nil)}, true
}

// CompatibleShapeOf allows shapes, and extent tensors of a length that fits.
func (Hooks) CompatibleShapeOf(inferred, actual []core.Type) bool {
	a, b, ok := one(inferred, actual)
	return ok && (isShape(a) || isShape(b) || fitting(a, b))
}

// fitting reports whether two extent tensors can have the same length.
func fitting(a, b core.Type) bool {
	if !isExtentTensor(a) || !isExtentTensor(b) {
		return false
	}
	n, m := a.(*core.RankedTensorType).Shape()[0], b.(*core.RankedTensorType).Shape()[0]
	return n == m || n == core.Dynamic || m == core.Dynamic
}

// InferMeet gives what can hold all that both operands can.
func (Hooks) InferMeet(in *core.InferIn) ([]core.Type, bool) {
	if len(in.Operands) != 2 {
		return nil, false
	}
	fail := func(text string) ([]core.Type, bool) {
		if in.Report != nil {
			in.Report.Errorf(in.Loc, "%s", text)
		}
		return nil, false
	}
	l, r := in.Operands[0].Type(), in.Operands[1].Type()
	if !isShape(l) && !isSize(l) {
		l, r = r, l
	}
	ok := false
	switch {
	case isSize(l):
		ok = isSize(r) || query.Is[*core.IndexType](r)
	case query.Is[*core.IndexType](l):
		ok = query.Is[*core.IndexType](r)
	case isShape(l):
		ok = isShape(r) || isExtentTensor(r)
	default:
		if !isExtentTensor(l) || !isExtentTensor(r) {
			break
		}
		n, m := l.(*core.RankedTensorType).Shape()[0], r.(*core.RankedTensorType).Shape()[0]
		if n != core.Dynamic && m == core.Dynamic {
			return []core.Type{r}, true
		}
		if n != core.Dynamic && n != m {
			return fail("unequal shape cardinality")
		}
		ok = true
	}
	if !ok {
		return fail("requires all sizes or shapes")
	}
	return []core.Type{l}, true
}

// CompatibleMeet allows sizes for indices, and shapes for extent tensors.
func (Hooks) CompatibleMeet(inferred, actual []core.Type) bool {
	a, b, ok := one(inferred, actual)
	if !ok || a == b {
		return ok
	}
	if !isShape(a) && !isSize(a) {
		a, b = b, a
	}
	switch {
	case isSize(a):
		return isSize(b) || query.Is[*core.IndexType](b)
	case isShape(a):
		return isShape(b) || isExtentTensor(b)
	}
	return fitting(a, b)
}
