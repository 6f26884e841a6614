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
		h.inserted(op).isWithin(op.Dest()) && HasElements(op.Dest()) && HasElements(op.Source())
}

// SpeculateConcat wants tensors that have their elements.
func (Hooks) SpeculateConcat(op tensor.ConcatOp) bool { return HaveElements(op.Op) }

// SpeculatePad wants a tensor that has its elements, and padding that is known not to cut any off.
func (Hooks) SpeculatePad(op tensor.PadOp) bool {
	if upstream.TrappingHoist.In(op.Op.Context()) {
		return true
	}
	for _, v := range slices.Concat(op.Low(), op.High()) {
		if !intrange.NeverNegative(v) {
			return false
		}
	}
	for o := range op.Region().Ops() {
		if !o.IsSpeculatable() {
			return false
		}
	}
	return HaveElements(op.Op)
}

// SpeculateGather allows nothing: the coordinates are read from a tensor.
func (Hooks) SpeculateGather(op tensor.GatherOp) bool {
	return upstream.TrappingHoist.In(op.Op.Context())
}

// SpeculateScatter allows nothing: the coordinates are read from a tensor.
func (Hooks) SpeculateScatter(op tensor.ScatterOp) bool {
	return upstream.TrappingHoist.In(op.Op.Context())
}

// HaveElements reports whether the tensors among the operands are known to have their elements. Upstream takes that for
// granted.
func HaveElements(op *core.Operation) bool {
	if upstream.TrappingHoist.In(op.Context()) {
		return true
	}
	for _, v := range op.Operands() {
		if !HasElements(v) {
			return false
		}
	}
	return true
}

func isElement(v *core.Value, indices []*core.Value) bool {
	if upstream.TrappingHoist.In(v.Context()) {
		return true
	}
	t := ranked(v)
	if t == nil || !HasElements(v) {
		return false
	}
	for i, size := range t.Shape() {
		if size == core.Dynamic || !IsWithin(indices[i], 1, size) {
			return false
		}
	}
	return true
}

// IsWithin reports whether there are n places from an index on in a dimension of the size, whatever the index depends on.
// Where the size is not known (core.Dynamic), there is not even one.
func IsWithin(index *core.Value, n, size int64) bool {
	r := intrange.Of(index)
	return size >= n && r.SMin.IsNonNegative() && r.SMax.SLE(num.NewSigned(r.Width(), size-n))
}

// HasElements reports whether a tensor has all its elements wherever it is defined. A slice, which may be taken where
// nothing is read from it, has not when it may reach out of its source, and neither has a tensor whose static size is
// only claimed.
func HasElements(v *core.Value) bool {
	for {
		def := v.DefiningOp()
		if def == nil {
			return true
		}
		switch {
		case def.Is(&tensor.ExtractSliceDef):
			op := core.Must(tensor.AsExtractSliceOp(def))
			if !(Hooks{}).extracted(op).isWithin(op.Source()) {
				return false
			}
		case def.Is(&tensor.CastDef), def.Is(&tensor.ExpandShapeDef):
			if claimsSize(def) {
				return false
			}
		case !def.Is(&tensor.CollapseShapeDef):
			return true
		}
		v = def.Operand(0)
	}
}

// claimsSize reports whether the result of a cast may have other sizes than the operand, which is undefined.
func claimsSize(op *core.Operation) bool {
	from, to := ranked(op.Operand(0)), ranked(op.Result(0))
	if to == nil {
		return false
	}
	if from == nil || len(from.Shape()) != len(to.Shape()) {
		return from == nil || slices.Contains(from.Shape(), core.Dynamic)
	}
	for i, n := range to.Shape() {
		if n != core.Dynamic && from.Shape()[i] == core.Dynamic {
			return true
		}
	}
	return false
}

// isWithin reports whether a slice of a tensor is known to lie within it.
func (s slice) isWithin(v *core.Value) bool {
	t := ranked(v)
	if t == nil {
		return false
	}
	for d, size := range t.Shape() {
		n, ok1 := view.Constant(s.sizes[d])
		step, ok2 := view.Constant(s.strides[d])
		if size == core.Dynamic || !ok1 || !ok2 || n < 0 || step < 1 || n > 0 && n-1 > (size-1)/step {
			return false
		}
		if at, ok := view.Constant(s.offsets[d]); ok {
			if at < 0 || at > size-reach(n, step) {
				return false
			}
		} else if !IsWithin(s.offsets[d].Value, reach(n, step), size) {
			return false
		}
	}
	return true
}

// reach returns how many places n steps take, of which the first is at the place itself.
func reach(n, step int64) int64 {
	if n == 0 {
		return 0
	}
	return (n-1)*step + 1
}
