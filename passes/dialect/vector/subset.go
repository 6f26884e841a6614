package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/iface/view"
	tensordefs "github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/vector"
)

// AddTensorSubsetFolds adds the patterns that read from the tensor that a slice is cut from, and write to the tensor that
// a slice is inserted into.
func AddTensorSubsetFolds(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&vector.TransferReadDef, vector.AsTransferReadOp, "transfer_read of tensor.extract_slice", readSliced),
		rewrite.OpPattern(&tensor.InsertSliceDef, tensor.AsInsertSliceOp, "tensor.insert_slice of transfer_write", writeSliced))
}

// foldsInto reports whether a transfer can go through a slice: all is in bounds, and the slice leaves nothing out.
func (x Transfer) foldsInto(strides []core.FoldResult) bool {
	return x.AllInBounds() && x.Mask == nil &&
		!slices.ContainsFunc(strides, func(m core.FoldResult) bool { return !view.IsConstant(m, 1) })
}

func foldResults(list []*core.Value) []core.FoldResult {
	out := make([]core.FoldResult, len(list))
	for i, v := range list {
		out[i].Value = v
	}
	return out
}

// throughSlice returns the indices and the permutation map of a transfer of the tensor that a slice is of.
func (x Transfer) throughSlice(b *core.Builder, offsets, sizes, strides []core.FoldResult, slice *core.Value) ([]*core.Value,
	*core.AffineMapAttr) {
	dropped := tensordefs.DroppedDims(sizes, slice.Type().(core.ShapedType).Shape())
	indices := affinedefs.ResolveIndices(b, offsets, strides, dropped, foldResults(x.Indices))
	m := x.Map.ExpandDimsToRank(len(sizes), func(i int) bool { return dropped[i] })
	return indices, b.Context().AffineMap(m)
}

// readSliced reads from what the slice is of. A masked read stays masked.
func readSliced(op vector.TransferReadOp, rw *rewrite.Rewriter) bool {
	e, ok := tensor.AsExtractSliceOp(op.Base().DefiningOp())
	if !ok {
		return rw.NoMatch(op.Op, "not an extract_slice")
	}
	x := TransferOf(op.Op)
	strides := e.MixedStrides()
	if !x.foldsInto(strides) {
		return rw.NoMatch(op.Op, "it is masked, leaves the bounds, or the slice has strides")
	}
	mask, masked := vector.AsMaskOp(op.Op.ParentOp())
	if masked {
		if mask.Passthru() != nil {
			return rw.NoMatch(op.Op, "it is masked, with values for the other elements")
		}
		rw.SetBefore(mask.Op)
	}
	rw.SetLoc(op.Op.Loc())
	indices, m := x.throughSlice(&rw.Builder, e.MixedOffsets(), e.MixedSizes(), strides, e.Result())
	read := func(b *core.Builder) *core.Value {
		return vector.TransferRead{VectorType: x.Type, Base: e.Source(), Indices: indices, Padding: op.Padding(), PermutationMap: m,
			InBounds: x.InBounds, Loc: op.Op.Loc()}.Build(b).Vector()
	}
	if !masked {
		rw.ReplaceOp(op.Op, read(&rw.Builder))
		return true
	}
	n := vector.Mask{ResultsTypes: []core.Type{x.Type}, Mask: mask.Mask(), Loc: op.Op.Loc(),
		MaskRegion: func(b *core.Builder) []*core.Value { return []*core.Value{read(b)} }}.Build(&rw.Builder)
	rw.ReplaceOp(mask.Op, n.Results()...)
	return true
}

// writeSliced writes to where the slice is inserted, when all of it is written.
func writeSliced(op tensor.InsertSliceOp, rw *rewrite.Rewriter) bool {
	w, ok := vector.AsTransferWriteOp(op.Source().DefiningOp())
	if !ok {
		return rw.NoMatch(op.Op, "not a transfer_write")
	}
	x := TransferOf(w.Op)
	strides := op.MixedStrides()
	if !x.foldsInto(strides) {
		return rw.NoMatch(op.Op, "it is masked, leaves the bounds, or the slice has strides")
	}
	if part, ok := w.Base().Type().(*core.RankedTensorType); !ok || !slices.Equal(part.Shape(), x.Type.Shape()) {
		return rw.NoMatch(op.Op, "transfer_write does not cover insert_slice")
	}
	rw.SetLoc(w.Op.Loc())
	indices, m := x.throughSlice(&rw.Builder, op.MixedOffsets(), op.MixedSizes(), strides, op.Source())
	rw.SetLoc(op.Op.Loc())
	rw.ReplaceOpWith(op.Op, vector.TransferWrite{ResultType: op.Dest().Type(), ValueToStore: w.ValueToStore(), Base: op.Dest(),
		Indices: indices, PermutationMap: m, InBounds: x.InBounds}.Build(&rw.Builder).Op)
	return true
}
