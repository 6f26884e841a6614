package slices

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// AddConcatDecomposition adds the pattern that makes a chain of insertions of tensor.concat: upstream's
// populateDecomposeTensorConcatPatterns.
func AddConcatDecomposition(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&tensor.ConcatDef, tensor.AsConcatOp, "insertions for tensor.concat", insertAll))
}

func insertAll(op tensor.ConcatOp, rw *rewrite.Rewriter) bool {
	t, ok := op.Result().Type().(*core.RankedTensorType)
	if !ok {
		return false
	}
	b, dim := &rw.Builder, int(op.Dim())
	var inputs []part
	var sizes []core.FoldResult
	sum := affine.NewMap(0, 2, affine.Symbol(0).Add(affine.Symbol(1)))
	rank := len(t.Shape())
	for i, v := range op.Inputs() {
		rw.SetLoc(v.Loc())
		p := part{shapes.Repeat(b, 0, rank), shapes.Of(b, v), shapes.Repeat(b, 1, rank)}
		rw.SetLoc(op.Op.Loc())
		if i == 0 {
			sizes = slices.Clone(p.sizes)
		} else {
			p.offsets[dim] = sizes[dim]
			sizes[dim] = affinedefs.ComposedFoldedApply(b, sum, []core.FoldResult{sizes[dim], p.sizes[dim]})
		}
		inputs = append(inputs, p)
	}
	all := shapes.Empty(b, sizes, t.ElementType())
	for i, v := range op.Inputs() {
		p := inputs[i]
		offsets, offsetVals := view.Split(p.offsets)
		sizes, sizeVals := view.Split(p.sizes)
		strides, _ := view.Split(p.strides)
		all = tensor.InsertSlice{Source: v, Dest: all, Offsets: offsetVals, Sizes: sizeVals, StaticOffsets: offsets, StaticSizes: sizes,
			StaticStrides: strides}.Build(b).Result()
	}
	if all.Type() != core.Type(t) {
		all = tensor.NewCast(b, t, all).Op.Result(0)
	}
	rw.ReplaceOp(op.Op, all)
	return true
}

// AddConstants adds the patterns that make constants of tensors whose elements are all known: upstream's
// populateRewriteAsConstantPatterns. Where aggressive is not set, padding of a constant with other uses stays.
func AddConstants(set *rewrite.PatternSet, aggressive bool) {
	set.Add(
		rewrite.OpPattern(&tensor.GenerateDef, tensor.AsGenerateOp, "constant tensor.generate", generated),
		rewrite.OpPattern(&tensor.PadDef, tensor.AsPadOp, "constant tensor.pad", func(op tensor.PadOp, rw *rewrite.Rewriter) bool {
			return padded(op, aggressive, rw)
		}))
}

func generated(op tensor.GenerateOp, rw *rewrite.Rewriter) bool {
	t, ok := op.Result().Type().(*core.RankedTensorType)
	if !ok || !core.IsStaticShape(t) {
		return false
	}
	elem := op.Body().Entry().Last().Operand(0).ConstantValue()
	if elem == nil {
		return rw.NoMatch(op.Op, "the elements are not known")
	}
	return constant(rw, op.Op, t, rw.Context().DenseSplat(t, elem))
}

// constant replaces an operation by a constant, cast to the type of the result.
func constant(rw *rewrite.Rewriter, op *core.Operation, t *core.RankedTensorType, v core.Attribute) bool {
	rw.SetLoc(op.Loc())
	by := arith.NewConstant(&rw.Builder, v).Result()
	if by.Type() != op.Result(0).Type() {
		by = tensor.NewCast(&rw.Builder, op.Result(0).Type(), by).Op.Result(0)
	}
	rw.ReplaceOp(op, by)
	return true
}

// maxElements bounds the size of constants that are computed.
const maxElements = 1 << 24

func padded(op tensor.PadOp, aggressive bool, rw *rewrite.Rewriter) bool {
	from, ok := op.Source().ConstantValue().(*core.DenseElementsAttr)
	with := paddingOf(op)
	if op.Nofold() || !ok || with == nil || !aggressive && !op.Source().HasOneUse() {
		return rw.NoMatch(op.Op, "elements are not known, or the source has other uses")
	}
	switch with.(type) {
	case *core.FloatAttr, *core.IntegerAttr:
	default:
		return rw.NoMatch(op.Op, "tensor type not supported")
	}
	low := view.Mixed(rw.Context(), op.StaticLowAttr(), op.Low())
	high := view.Mixed(rw.Context(), op.StaticHighAttr(), op.High())
	shape := slices.Clone(from.ShapedType().Shape())
	start := make([]int64, len(shape))
	total := int64(1)
	for i := range shape {
		l, ok := view.Constant(low[i])
		h, ok2 := view.Constant(high[i])
		if !ok || !ok2 || l < 0 || h < 0 || l > maxElements || h > maxElements {
			return rw.NoMatch(op.Op, "unable to extract constant padding")
		}
		start[i] = l
		shape[i] = dim.Add(shape[i], l, h)
		if total = view.Mul(total, shape[i]); total > maxElements {
			return rw.NoMatch(op.Op, "it has too many elements")
		}
	}
	source := from.ShapedType().(*core.RankedTensorType)
	t := rw.Context().RankedTensor(shape, source.ElementType(), source.Encoding())
	return constant(rw, op.Op, t, surrounded(from, t, start, with))
}

// paddingOf returns the constant that a tensor is padded with, or nil.
func paddingOf(op tensor.PadOp) core.Attribute {
	end := op.Region().Entry().Last()
	if end == nil || end.NumOperands() != 1 {
		return nil
	}
	return end.Operand(0).ConstantValue()
}

// surrounded computes the elements of a tensor with the same one around it.
func surrounded(from *core.DenseElementsAttr, to *core.RankedTensorType, low []int64, with core.Attribute) *core.DenseElementsAttr {
	elems := slices.Repeat([]core.Attribute{with}, int(core.NumElements(to.Shape())))
	shape := from.ShapedType().Shape()
	at := make([]int64, len(shape))
	for i := range core.NumElements(shape) {
		rest := i
		for d := len(shape) - 1; d >= 0; d-- {
			at[d], rest = rest%shape[d], rest/shape[d]
		}
		pos := int64(0)
		for d, n := range to.Shape() {
			pos = dim.Add(dim.Mul(pos, n), at[d], low[d])
		}
		elems[pos] = from.Element(i)
	}
	return to.Context().DenseOf(to, elems)
}
