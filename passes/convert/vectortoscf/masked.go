package vectortoscf

import (
	"cmp"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/upstream"
	vectorgen "github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes/dialect/vector"
)

// This file puts the dimensions of masked reads into the order of the memory, in which the mask has them: the rows of the
// vector and those of the mask belong together then. Upstream takes that for granted. For writes,
// [vector.AddTransferPermutationLowerings] does it.

// orderMasked adds the pattern.
func orderMasked(set *rewrite.PatternSet) {
	if upstream.PermutedMasks.In(set.Context()) {
		return
	}
	set.Add(rewrite.OpPattern(&vectorgen.TransferReadDef, vectorgen.AsTransferReadOp, "masked read in the order of the memory", orderedRead))
}

// memoryOrder returns the dimensions of the vector in the order of the memory's; false for a transfer without mask, one in
// that order, and one that repeats elements.
func memoryOrder(x vector.Transfer) ([]int64, bool) {
	if x.Mask == nil || slices.ContainsFunc(x.Map.Results(), func(e affine.Expr) bool { return !e.IsDim() }) {
		return nil, false
	}
	order := make([]int64, x.Map.NumResults())
	for i := range order {
		order[i] = int64(i)
	}
	byMemory := func(i, j int64) int { return cmp.Compare(x.Map.DimPosition(int(i)), x.Map.DimPosition(int(j))) }
	if slices.IsSortedFunc(order, byMemory) {
		return nil, false
	}
	slices.SortFunc(order, byMemory)
	return order, true
}

// inOrder returns the type, the map and the bounds of a transfer with its dimensions in an order.
func inOrder(x vector.Transfer, order []int64) (*core.VectorType, *core.AffineMapAttr, *core.ArrayAttr) {
	c := x.Op.Context()
	n := len(order)
	shape, scalable, results, bounds := make([]int64, n), make([]bool, n), make([]affine.Expr, n), make([]core.Attribute, n)
	for i, d := range order {
		shape[i], results[i], bounds[i] = x.Type.Shape()[d], x.Map.Result(int(d)), x.InBounds.Elems()[d]
		if s := x.Type.ScalableDims(); int(d) < len(s) {
			scalable[i] = s[d]
		}
	}
	return c.Vector(shape, x.Type.ElementType(), scalable), c.AffineMap(affine.NewMap(x.Map.NumDims(), x.Map.NumSymbols(), results...)), c.Array(bounds...)
}

func orderedRead(op vectorgen.TransferReadOp, rw *rewrite.Rewriter) bool {
	x := vector.TransferOf(op.Op)
	order, ok := memoryOrder(x)
	if !ok {
		return rw.NoMatch(op.Op, "its mask has the order of its vector")
	}
	t, m, bounds := inOrder(x, order)
	read := vectorgen.TransferRead{VectorType: t, Base: x.Base, Indices: x.Indices, Padding: op.Padding(), Mask: x.Mask, PermutationMap: m,
		InBounds: bounds}.Build(&rw.Builder).Vector()
	back := make([]int64, len(order))
	for i, d := range order {
		back[d] = int64(i)
	}
	rw.ReplaceOpWith(op.Op, vectorgen.NewTranspose(&rw.Builder, x.Type, read, back).Op)
	return true
}
