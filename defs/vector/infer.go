package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/intrange"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/vector"
)

// This file infers types and ranges of integers.

// The slots of the attributes that types are inferred from.
const (
	reductionDimsSlot  = 1
	shuffleMaskSlot    = 0
	staticPositionSlot = 0
)

// InferMultiDimReduction leaves out the dimensions that are reduced; a vector without dimensions is its element.
func (Hooks) InferMultiDimReduction(in *core.InferIn) ([]core.Type, bool) {
	if len(in.Operands) < 1 {
		return nil, false
	}
	t, ok := in.Operands[0].Type().(*core.VectorType)
	dims, okd := slot(in, reductionDimsSlot).(*core.DenseArrayAttr)
	if !ok || !okd {
		return nil, false
	}
	return []core.Type{reducedType(t, dims.Ints())}, true
}

func slot(in *core.InferIn, i int) core.Attribute {
	if i < len(in.Slots) {
		return in.Slots[i]
	}
	return nil
}

// reducedType is a vector without some of its dimensions, or its element when none are left.
func reducedType(t *core.VectorType, dims []int64) core.Type {
	var shape []int64
	var scalable []bool
	for i, n := range t.Shape() {
		if !slices.Contains(dims, int64(i)) {
			shape, scalable = append(shape, n), append(scalable, scalableDim(t, i))
		}
	}
	if len(shape) == 0 {
		return t.ElementType()
	}
	return withDims(t, shape, scalable)
}

// InferShuffle gives a slice for each entry of the mask.
func (Hooks) InferShuffle(in *core.InferIn) ([]core.Type, bool) {
	if len(in.Operands) < 1 {
		return nil, false
	}
	t, ok := in.Operands[0].Type().(*core.VectorType)
	mask, okm := slot(in, shuffleMaskSlot).(*core.DenseArrayAttr)
	if !ok || !okm {
		return nil, false
	}
	shape := []int64{max(1, int64(mask.Len()))}
	if len(t.Shape()) > 0 {
		shape = append(shape, t.Shape()[1:]...)
	}
	return []core.Type{withDims(t, shape, nil)}, true
}

// InferExtract leaves out the dimensions that have a position.
func (Hooks) InferExtract(in *core.InferIn) ([]core.Type, bool) {
	if len(in.Operands) < 1 {
		return nil, false
	}
	t, ok := in.Operands[0].Type().(*core.VectorType)
	pos, okp := slot(in, staticPositionSlot).(*core.DenseArrayAttr)
	if !ok || !okp {
		return nil, false
	}
	if pos.Len() == len(t.Shape()) {
		return []core.Type{t.ElementType()}, true
	}
	n := min(pos.Len(), len(t.Shape()))
	return []core.Type{withDims(t, t.Shape()[n:], scalables(t)[n:])}, true
}

// CompatibleExtract takes a vector of one element for its element.
func (Hooks) CompatibleExtract(inferred, actual []core.Type) bool {
	single := func(v, elem core.Type) bool {
		t, ok := v.(*core.VectorType)
		return ok && slices.Equal(t.Shape(), []int64{1}) && t.ElementType() == elem
	}
	if len(inferred) == 1 && len(actual) == 1 && (single(inferred[0], actual[0]) || single(actual[0], inferred[0])) {
		return true
	}
	return slices.Equal(inferred, actual)
}

// InferToElements gives the element type once for each element.
func (Hooks) InferToElements(in *core.InferIn) ([]core.Type, bool) {
	if len(in.Operands) < 1 {
		return nil, false
	}
	t, ok := in.Operands[0].Type().(*core.VectorType)
	const limit = 1 << 22 // nobody uses as many results
	if !ok || elements(t) < 0 || elements(t) > limit {
		return nil, false
	}
	out := make([]core.Type, elements(t))
	for i := range out {
		out[i] = t.ElementType()
	}
	return out, true
}

// Interleaved doubles the last dimension; a vector without dimensions makes one of two elements.
func (Hooks) Interleaved(lhs core.Type) core.Type {
	t, ok := lhs.(*core.VectorType)
	if !ok {
		return nil
	}
	shape := slices.Clone(t.Shape())
	if len(shape) == 0 {
		return withDims(t, []int64{2}, nil)
	}
	if shape[len(shape)-1] = dim.Mul(2, shape[len(shape)-1]); shape[len(shape)-1] == core.Dynamic {
		return nil // there is no vector that long
	}
	return withDims(t, shape, scalables(t))
}

// Deinterleaved halves the last dimension.
func (Hooks) Deinterleaved(source core.Type) core.Type {
	t, ok := source.(*core.VectorType)
	if !ok || len(t.Shape()) == 0 {
		return source
	}
	shape := slices.Clone(t.Shape())
	shape[len(shape)-1] /= 2
	if shape[len(shape)-1] <= 0 {
		return source // the verifier reports it
	}
	return withDims(t, shape, scalables(t))
}

// EvenTrailingSize reports whether the last dimension can be halved.
func (Hooks) EvenTrailingSize(source core.Type) bool {
	t, ok := source.(*core.VectorType)
	return ok && len(t.Shape()) > 0 && t.Shape()[len(t.Shape())-1]%2 == 0
}

// IsMultiple reports whether a position is a multiple of the number of elements.
func (Hooks) IsMultiple(pos core.Attribute, t core.Type) bool {
	p, ok := pos.(*core.IntegerAttr)
	v, okv := t.(*core.VectorType)
	return ok && okv && elements(v) > 0 && uint64(p.Int64())%uint64(elements(v)) == 0
}

// InferResultRangesFirst sets the range of the result to that of the first operand.
func (Hooks) InferResultRangesFirst(op *core.Operation, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	if in[0].IsKnown() {
		set(op.Result(0), in[0])
	}
}

// InferResultRangesInsert gives what covers both operands.
func (Hooks) InferResultRangesInsert(op vector.InsertOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	if in[0].IsKnown() && in[1].IsKnown() {
		set(op.Result(), in[0].Union(in[1]))
	}
}

// InferResultRangesStep bounds the numbers by the size of the vector, when that is fixed.
func (Hooks) InferResultRangesStep(op vector.StepOp, _ []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	const width = 64
	t := vectorOf(op.Result())
	if t.IsScalable() || t.Shape()[0] < 1 {
		return
	}
	zero, high := num.Zero(width), num.NewSigned(width, t.Shape()[0]-1)
	set(op.Result(), intrange.Constant(zero).Union(intrange.Constant(high)))
}
