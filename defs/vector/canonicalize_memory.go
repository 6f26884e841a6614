package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/vector"
)

// This file has the canonicalization patterns of operations that read and write memory and tensors. Those that rules
// can say are in vector.yaml.

// CanonicalizationPatternsTransferRead forwards what was written before, also into other dimensions.
func (Hooks) CanonicalizationPatternsTransferRead(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&vector.TransferReadDef, vector.AsTransferReadOp, "vector.transfer_read of transfer_write", forward))
}

// chunk returns the size of what is accessed along each dimension.
func (a transferred) chunk() []int64 {
	out := slices.Repeat([]int64{1}, a.m().NumDims())
	for i, e := range a.m().Results() {
		if e.IsDim() {
			out[e.Position()] = a.t().Shape()[i]
		}
	}
	return out
}

// forward repeats and transposes what was written, when what is read has the same elements but in other dimensions.
func forward(op vector.TransferReadOp, rw *rewrite.Rewriter) bool {
	w, ok := vector.AsTransferWriteOp(op.Base().DefiningOp())
	if !ok {
		return false
	}
	read, write := readAccess(op), writeAccess(w)
	if !read.isTensor() || !write.isTensor() || read.leavesBounds() || write.leavesBounds() || read.mask != nil ||
		write.mask != nil ||
		!slices.Equal(read.chunk(), write.chunk()) || !slices.Equal(read.indices, write.indices) {
		return false
	}
	back := write.m().InverseAndBroadcastProjectedPermutation()
	if back == nil {
		return false
	}
	m := read.m().Compose(back)
	if slices.Contains(affine.UnusedDims(m), true) {
		return false // dimensions of size 1 would have to go first
	}
	repeated := len(m.BroadcastDims())
	shape, scalable, perm := make([]int64, m.NumResults()), make([]bool, m.NumResults()), make([]int64, m.NumResults())
	next := 0
	for i, e := range m.Results() {
		k := next
		if e.IsDim() {
			k = repeated + e.Position()
		} else {
			next++
		}
		shape[k], scalable[k], perm[i] = read.t().Shape()[i], scalableDim(read.t(), i), int64(k)
	}
	v := vector.NewBroadcast(&rw.Builder, withDims(write.t(), shape, scalable), write.vector).Vector()
	rw.ReplaceOpWith(op.Op, vector.NewTranspose(&rw.Builder, transposed(vectorOf(v), perm), v, perm).Op)
	return true
}

// transposed is the type of a vector with its dimensions in another order.
func transposed(t *core.VectorType, permutation []int64) *core.VectorType {
	return withDims(t, permuted(t.Shape(), permutation), permuted(scalables(t), permutation))
}

// CanonicalizationPatternsTransferWrite forgets what is overwritten, and takes slices before they are overwritten.
func (Hooks) CanonicalizationPatternsTransferWrite(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&vector.TransferWriteDef, vector.AsTransferWriteOp, "vector.transfer_write over transfer_write", overwrite),
		rewrite.OpPattern(&tensor.InsertSliceDef, tensor.AsInsertSliceOp, "tensor.insert_slice of a slice of transfer_write",
			sliceFirst))
}

// overwrite walks back along writes to one whose elements are all written again, and takes it out of the chain.
func overwrite(op vector.TransferWriteOp, rw *rewrite.Rewriter) bool {
	last, next := writeAccess(op), op
	if !last.isTensor() {
		return false
	}
	for {
		prev, ok := vector.AsTransferWriteOp(next.Base().DefiningOp())
		if !ok {
			return false
		}
		a := writeAccess(prev)
		if a.sameAs(last) && a.mask == last.mask {
			rw.Modify(next.Op, func() { next.SetBase(prev.Base()) })
			return true
		}
		if !a.disjoint(last) || prev.Result() == nil || !prev.Result().HasOneUse() {
			return false
		}
		next = prev
	}
}

// sliceFirst takes the slice from where it is inserted, and overwrites it as a whole.
func sliceFirst(op tensor.InsertSliceOp, rw *rewrite.Rewriter) bool {
	e, ok := tensor.AsExtractSliceOp(op.Source().DefiningOp())
	if !ok || !e.Result().HasOneUse() || !every(op.StaticStrides(), 1) || !every(e.StaticStrides(), 1) ||
		!every(e.StaticOffsets(), 0) {
		return false
	}
	w, ok := vector.AsTransferWriteOp(e.Source().DefiningOp())
	if !ok || !w.Result().HasOneUse() || w.Mask() != nil {
		return false
	}
	a, source := writeAccess(w), op.Source().Type().(*core.RankedTensorType)
	if len(source.Shape()) != a.m().NumResults() || !slices.EqualFunc(op.StaticSizes(), e.StaticSizes(),
		func(x, y int64) bool { return x == y }) ||
		!slices.Equal(op.Sizes(), e.Sizes()) {
		return false
	}
	for _, v := range a.indices {
		if !view.IsConstant(core.FoldResult{Value: v}, 0) {
			return false
		}
	}
	whole, ok := affine.ApplyPermutation(a.m(), a.shape())
	if !ok || !slices.Equal(whole, a.t().Shape()) {
		return false
	}
	slice := tensor.ExtractSlice{ResultType: source, Source: op.Dest(), Offsets: op.Offsets(), Sizes: op.Sizes(),
		Strides:       op.Strides(),
		StaticOffsets: op.StaticOffsets(), StaticSizes: op.StaticSizes(), StaticStrides: op.StaticStrides(),
		Loc: e.Op.Loc()}.Build(&rw.Builder)
	bounds := make([]core.Attribute, len(whole))
	for i := range bounds {
		bounds[i] = rw.Context().Bool(false)
	}
	n := vector.TransferWrite{ResultType: source, ValueToStore: w.ValueToStore(), Base: slice.Result(), Indices: a.indices,
		PermutationMap: a.perm,
		InBounds:       rw.Context().Array(bounds...), Loc: w.Op.Loc()}.Build(&rw.Builder)
	rw.Modify(op.Op, func() { op.SetSource(n.Result()) })
	return true
}

// every reports whether all numbers are n.
func every(list []int64, n int64) bool {
	return !slices.ContainsFunc(list, func(k int64) bool { return k != n })
}

// CanonicalizationPatternsScatter leaves a tensor as it is when nothing is written; rules say what becomes of memory.
func (Hooks) CanonicalizationPatternsScatter(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&vector.ScatterDef, vector.AsScatterOp, "vector.scatter of nothing",
		func(op vector.ScatterOp, rw *rewrite.Rewriter) bool {
			if op.Result() == nil || formatOf(op.Mask()) != noneSet {
				return false
			}
			rw.ReplaceOp(op.Op, op.Base())
			return true
		}))
}
