package linalg

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/memref"
)

// foldCasts lets an operation take its buffers from where casts have them.
func foldCasts(op *core.Operation) core.Fold {
	out := core.NoFold
	for i, v := range op.Operands() {
		c, ok := memref.AsCastOp(v.DefiningOp())
		if !ok {
			continue
		}
		if _, ok := c.Source().Type().(*core.MemRefType); ok {
			op.SetOperand(i, c.Source())
			out = core.InPlace
		}
	}
	return out
}

// FoldStructured takes buffers from where casts have them.
func (Hooks) FoldStructured(op *core.Operation, _ *core.FoldIn) core.Fold {
	if v, ok := linalg.AsTransposeOp(op); ok {
		return foldTranspose(v)
	}
	return foldCasts(op)
}

// foldTranspose folds a transposition that leaves all dimensions where they are.
func foldTranspose(op linalg.TransposeOp) core.Fold {
	if op.Op.NumResults() != 1 {
		return core.NoFold
	}
	for i, p := range op.Permutation() {
		if int64(i) != p {
			return core.NoFold
		}
	}
	if op.Input().Type() != op.Op.Result(0).Type() {
		return core.NoFold
	}
	return core.FoldValue(op.Input())
}

// LoopSizes returns how often each loop of an operation that implements LinalgOp runs, core.Dynamic where that is not
// known; nil when the maps do not tell.
func LoopSizes(op *core.Operation) []int64 {
	maps := Maps(op)
	if len(maps) == 0 || len(maps) != op.NumOperands() {
		return nil
	}
	all := affine.ConcatMaps(maps...)
	inverse := all.InversePermutation()
	var sizes []int64
	for _, v := range op.Operands() {
		sizes = append(sizes, shapeOf(v.Type())...)
	}
	if inverse == nil || len(sizes) != all.NumResults() {
		return nil
	}
	out := make([]int64, inverse.NumResults())
	for i, e := range inverse.Results() {
		if !e.IsDim() {
			return nil
		}
		out[i] = sizes[e.Position()]
	}
	return out
}

// FoldIndex folds the place in a loop that runs once.
func (Hooks) FoldIndex(op linalg.IndexOp, _ *core.FoldIn) core.Fold {
	if parent := op.Op.ParentOp(); parent != nil {
		if sizes := LoopSizes(parent); op.Dim() < int64(len(sizes)) && sizes[op.Dim()] == 1 {
			return core.FoldAttr(op.Op.Context().IndexAttr(0))
		}
	}
	return core.NoFold
}

// FoldSoftmax takes buffers from where casts have them.
func (Hooks) FoldSoftmax(op linalg.SoftmaxOp, _ *core.FoldIn) core.Fold { return foldCasts(op.Op) }

// foldSplat gives a constant of equal elements another shape. padding is nil when nothing else gets in between.
func foldSplat(source core.Attribute, t core.Type, padding core.Attribute) core.Fold {
	d, ok := source.(*core.DenseElementsAttr)
	if !ok || !d.IsSplat() || d.NumElements() == 0 || padding != nil && d.Element(0) != padding {
		return core.NoFold
	}
	s, ok := t.(*core.RankedTensorType)
	if !ok {
		return core.NoFold
	}
	for _, n := range s.Shape() {
		if n == core.Dynamic {
			return core.NoFold
		}
	}
	return core.FoldAttr(s.Context().DenseSplat(s, d.Element(0)))
}

// FoldPack folds a constant of equal elements that the padding, if any, continues.
func (Hooks) FoldPack(op linalg.PackOp, in *core.FoldIn) core.Fold {
	var padding core.Attribute
	if op.PaddingValue() != nil {
		start, _ := op.Op.OperandSegment(2)
		padding = in.Const(start)
	}
	return foldSplat(in.Const(0), op.Result().Type(), padding)
}

// FoldUnPack folds a constant of equal elements.
func (Hooks) FoldUnPack(op linalg.UnPackOp, in *core.FoldIn) core.Fold {
	return foldSplat(in.Const(0), op.Result().Type(), nil)
}
