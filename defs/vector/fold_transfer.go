package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/defs/iface/view"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	tensordefs "github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/generated/vector"
)

// This file has the folders of vector.transfer_read and vector.transfer_write.

// transferred is what the folders ask about reads and writes.
type transferred struct {
	op      *core.Operation
	base    *core.Value
	indices []*core.Value
	vector  *core.Value
	mask    *core.Value
	perm    *core.AffineMapAttr
	bounds  *core.ArrayAttr
}

func readAccess(op vector.TransferReadOp) transferred {
	return transferred{op.Op, op.Base(), op.Indices(), op.Vector(), op.Mask(), op.PermutationMapAttr(), op.InBoundsAttr()}
}

func writeAccess(op vector.TransferWriteOp) transferred {
	return transferred{op.Op, op.Base(), op.Indices(), op.ValueToStore(), op.Mask(), op.PermutationMapAttr(), op.InBoundsAttr()}
}

func (a transferred) m() *affine.Map      { return a.perm.Value() }
func (a transferred) t() *core.VectorType { return vectorOf(a.vector) }
func (a transferred) isTensor() bool      { return isRankedTensor(a.base) }

func (a transferred) shape() []int64 {
	return a.base.Type().(core.ShapedType).Shape()
}

// inBounds lists for each dimension of the vector whether it is known to be within what is read or written.
func (a transferred) inBounds() []bool {
	out := make([]bool, a.bounds.Len())
	for i, e := range a.bounds.Elems() {
		b, ok := e.(*core.IntegerAttr)
		out[i] = ok && !b.Value().IsZero()
	}
	return out
}

func (a transferred) leavesBounds() bool { return slices.Contains(a.inBounds(), false) }

// sameAs reports whether two accesses concern the same elements, if both are of the same tensor.
func (a transferred) sameAs(b transferred) bool {
	return slices.Equal(a.indices, b.indices) && a.t() == b.t() && a.perm == b.perm
}

// disjoint reports whether two accesses of the same tensor have no elements in common, as far as constant indices tell.
func (a transferred) disjoint(b transferred) bool {
	if a.t() != b.t() {
		return false
	}
	lead := len(a.shape()) - a.m().NumResults()
	for i := range a.indices {
		x, okx := view.Constant(core.FoldResult{Value: a.indices[i]})
		y, oky := view.Constant(core.FoldResult{Value: b.indices[i]})
		if !okx || !oky {
			continue
		}
		size := int64(1)
		if i >= lead {
			size = a.t().Shape()[i-lead]
		}
		if x-y >= size || y-x >= size {
			return true
		}
	}
	return false
}

// inferInBounds finds dimensions that are within what is read or written; it returns nil when nothing is learnt.
func (a transferred) inferInBounds() *core.ArrayAttr {
	m, old := a.m(), a.inBounds()
	bounds := slices.Clone(old)
	all := true
	for i := range bounds {
		if bounds[i] || !m.Result(i).IsDim() {
			continue
		}
		bounds[i] = a.fits(i, m.DimPosition(i))
		all = all && bounds[i]
	}
	for _, i := range m.BroadcastDims() {
		bounds[i] = bounds[i] || all
	}
	if slices.Equal(old, bounds) {
		return nil
	}
	c := a.op.Context()
	elems := make([]core.Attribute, len(bounds))
	for i, b := range bounds {
		elems[i] = c.Bool(b)
	}
	return c.Array(elems...)
}

// fits reports whether dimension i of the vector is within dimension d of what is read or written.
func (a transferred) fits(i, d int) bool {
	shape, covered := a.shape(), a.t().Shape()
	if d >= len(shape) || d >= len(a.indices) || i >= len(covered) {
		return false // what is being rewritten may not be valid yet
	}
	at, ok := view.Constant(core.FoldResult{Value: a.indices[d]})
	if !ok || shape[d] == core.Dynamic {
		return false
	}
	end := dim.Add(at, covered[i])
	return end != core.Dynamic && end <= shape[d]
}

// FoldTransferRead folds what was written before, learns which dimensions are in bounds, and does without masks and
// casts that change nothing.
func (Hooks) FoldTransferRead(op vector.TransferReadOp, _ *core.FoldIn) core.Fold {
	a := readAccess(op)
	if v := lastWritten(a); v != nil {
		return core.FoldValue(v)
	}
	if b := a.inferInBounds(); b != nil {
		op.SetInBoundsAttr(b)
		return core.InPlace
	}
	if a.mask != nil && formatOf(a.mask) == allSet {
		op.SetMask(nil)
		return core.InPlace
	}
	if f := memrefdefs.FoldCasts(op.Op); !f.IsNone() {
		return f
	}
	return tensordefs.FoldCasts(op.Op)
}

// lastWritten walks back along writes to the tensor that is read, to the one that wrote just what is read; nil when
// there is none.
func lastWritten(read transferred) *core.Value {
	if !read.isTensor() || read.mask != nil {
		return nil
	}
	for base := read.base; ; {
		w, ok := vector.AsTransferWriteOp(base.DefiningOp())
		if !ok {
			return nil
		}
		write := writeAccess(w)
		if write.mask == nil && !write.leavesBounds() && write.sameAs(read) {
			return write.vector
		}
		if !write.disjoint(read) {
			return nil
		}
		base = write.base
	}
}

// FoldTransferWrite folds writes of what is there anyway, learns which dimensions are in bounds, and does without masks
// and casts that change nothing.
func (Hooks) FoldTransferWrite(op vector.TransferWriteOp, _ *core.FoldIn) core.Fold {
	a := writeAccess(op)
	if v := writtenBack(a); v != nil {
		return core.FoldValue(v)
	}
	if b := a.inferInBounds(); b != nil {
		op.SetInBoundsAttr(b)
		return core.InPlace
	}
	if a.mask != nil && formatOf(a.mask) == allSet {
		op.SetMask(nil)
		return core.InPlace
	}
	return memrefdefs.FoldCasts(op.Op)
}

// writtenBack returns the tensor that the result is equal to: all of another tensor is copied, or part of the same one
// to where it was read.
func writtenBack(write transferred) *core.Value {
	r, ok := vector.AsTransferReadOp(write.vector.DefiningOp())
	if !ok || !write.isTensor() {
		return nil
	}
	read := readAccess(r)
	if copiesAll(read, write) {
		return read.base
	}
	if read.base == write.base && read.sameAs(write) && read.mask == nil && write.mask == nil {
		return read.base
	}
	return nil
}

// copiesAll reports whether a tensor is read as a whole, and another one overwritten by it.
func copiesAll(read, write transferred) bool {
	if write.m().NumResults() == 0 || read.m().NumResults() != write.m().NumResults() ||
		!read.m().IsMinorIdentity() || !write.m().IsMinorIdentity() {
		return false
	}
	if read.leavesBounds() || write.leavesBounds() || read.base.Type() != write.base.Type() || !slices.Equal(read.t().Shape(),
		write.shape()) {
		return false
	}
	return !slices.ContainsFunc(slices.Concat(read.indices, write.indices), func(v *core.Value) bool {
		return !view.IsConstant(core.FoldResult{Value: v}, 0)
	})
}
