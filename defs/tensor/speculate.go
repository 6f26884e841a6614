package tensor

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/defs/iface/intrange"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/tensor"
)

// This file says which operations may be executed where they were not before. An access to elements that a tensor does not
// have is undefined. Upstream takes any access to be harmless.

// SpeculateDim allows an index that is known to be a dimension.
func (Hooks) SpeculateDim(op tensor.DimOp) bool {
	i, ok := view.Constant(core.FoldResult{Value: op.Index()})
	t := ranked(op.Source())
	return ok && t != nil && i >= 0 && i < int64(len(t.Shape()))
}

// SpeculateExtract allows indices of which it is known that there is an element.
func (Hooks) SpeculateExtract(op tensor.ExtractOp) bool { return isElement(op.Tensor(), op.Indices()) }

// SpeculateInsert allows indices of which it is known that there is an element.
func (Hooks) SpeculateInsert(op tensor.InsertOp) bool { return isElement(op.Dest(), op.Indices()) }

// SpeculateInsertSlice allows a place that is known to be within the tensor.
func (h Hooks) SpeculateInsertSlice(op tensor.InsertSliceOp) bool {
	return upstream.TrappingHoist.In(op.Op.Context()) ||
		h.inserted(op).isWithin(op.Dest()) && h.isThere(op.Dest()) && h.isThere(op.Source())
}

func isElement(v *core.Value, indices []*core.Value) bool {
	if upstream.TrappingHoist.In(v.Context()) {
		return true
	}
	t := ranked(v)
	if t == nil || !(Hooks{}).isThere(v) {
		return false
	}
	for i, size := range t.Shape() {
		r := intrange.Of(indices[i])
		if size == core.Dynamic || !r.SMin.IsNonNegative() || !r.SMax.SLT(num.NewSigned(r.Width(), size)) {
			return false
		}
	}
	return true
}

// isThere reports whether a tensor has its elements wherever it is defined. A slice, which may be taken where nothing is read
// from it, has not when it may reach out of its source.
func (h Hooks) isThere(v *core.Value) bool {
	for {
		if op, ok := tensor.AsExtractSliceOp(v.DefiningOp()); ok {
			if !h.extracted(op).isWithin(op.Source()) {
				return false
			}
			v = op.Source()
			continue
		}
		def := v.DefiningOp()
		if def == nil || !def.Is(&tensor.CastDef) && !def.Is(&tensor.CollapseShapeDef) && !def.Is(&tensor.ExpandShapeDef) {
			return true
		}
		v = def.Operand(0)
	}
}

// isWithin reports whether a slice of a tensor is known to lie within it.
func (s slice) isWithin(v *core.Value) bool {
	t := ranked(v)
	if t == nil || slices.Contains(t.Shape(), core.Dynamic) {
		return false
	}
	for d, size := range t.Shape() {
		at, ok1 := view.Constant(s.offsets[d])
		n, ok2 := view.Constant(s.sizes[d])
		step, ok3 := view.Constant(s.strides[d])
		if !ok1 || !ok2 || !ok3 || at < 0 || n < 0 || step < 1 || at > size || n > 0 && (at == size || n-1 > (size-1-at)/step) {
			return false
		}
	}
	return true
}
