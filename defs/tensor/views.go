package tensor

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/tensor"
)

// This file has the lists of slices, and the shapes of results as values.

// slice has the lists of an operation with offsets, sizes and strides.
type slice struct {
	offsets, sizes, strides []core.FoldResult
}

func (h Hooks) extracted(op tensor.ExtractSliceOp) slice {
	return slice{h.MixedOffsetsExtractSlice(op), h.MixedSizesExtractSlice(op), h.MixedStridesExtractSlice(op)}
}

func (h Hooks) inserted(op tensor.InsertSliceOp) slice {
	return slice{h.MixedOffsetsInsertSlice(op), h.MixedSizesInsertSlice(op), h.MixedStridesInsertSlice(op)}
}

// MixedOffsetsExtractSlice returns the offsets.
func (Hooks) MixedOffsetsExtractSlice(op tensor.ExtractSliceOp) []core.FoldResult {
	return view.Mixed(op.Op.Context(), op.StaticOffsetsAttr(), op.Offsets())
}

// MixedSizesExtractSlice returns the sizes.
func (Hooks) MixedSizesExtractSlice(op tensor.ExtractSliceOp) []core.FoldResult {
	return view.Mixed(op.Op.Context(), op.StaticSizesAttr(), op.Sizes())
}

// MixedStridesExtractSlice returns the strides.
func (Hooks) MixedStridesExtractSlice(op tensor.ExtractSliceOp) []core.FoldResult {
	return view.Mixed(op.Op.Context(), op.StaticStridesAttr(), op.Strides())
}

// MixedOffsetsInsertSlice returns the offsets.
func (Hooks) MixedOffsetsInsertSlice(op tensor.InsertSliceOp) []core.FoldResult {
	return view.Mixed(op.Op.Context(), op.StaticOffsetsAttr(), op.Offsets())
}

// MixedSizesInsertSlice returns the sizes.
func (Hooks) MixedSizesInsertSlice(op tensor.InsertSliceOp) []core.FoldResult {
	return view.Mixed(op.Op.Context(), op.StaticSizesAttr(), op.Sizes())
}

// MixedStridesInsertSlice returns the strides.
func (Hooks) MixedStridesInsertSlice(op tensor.InsertSliceOp) []core.FoldResult {
	return view.Mixed(op.Op.Context(), op.StaticStridesAttr(), op.Strides())
}

// MixedOffsetsParallelInsertSlice returns the offsets.
func (Hooks) MixedOffsetsParallelInsertSlice(op tensor.ParallelInsertSliceOp) []core.FoldResult {
	return view.Mixed(op.Op.Context(), op.StaticOffsetsAttr(), op.Offsets())
}

// MixedSizesParallelInsertSlice returns the sizes.
func (Hooks) MixedSizesParallelInsertSlice(op tensor.ParallelInsertSliceOp) []core.FoldResult {
	return view.Mixed(op.Op.Context(), op.StaticSizesAttr(), op.Sizes())
}

// MixedStridesParallelInsertSlice returns the strides.
func (Hooks) MixedStridesParallelInsertSlice(op tensor.ParallelInsertSliceOp) []core.FoldResult {
	return view.Mixed(op.Op.Context(), op.StaticStridesAttr(), op.Strides())
}

// constantIndex makes an arith.constant of type index.
func constantIndex(b *core.Builder, n int64) *core.Value {
	return arith.Constant{Value: b.Context().IndexAttr(n)}.Build(b).Op.Result(0)
}

// sizeOf returns the size of a dimension: what the type knows, else the result of tensor.dim.
func sizeOf(b *core.Builder, v *core.Value, dim int) core.FoldResult {
	if n := ranked(v).Shape()[dim]; n != core.Dynamic {
		return core.FoldResult{Attr: b.Context().IndexAttr(n)}
	}
	return core.FoldResult{Value: tensor.NewDim(b, v, constantIndex(b, int64(dim))).Result()}
}

func sizesOf(b *core.Builder, v *core.Value) []core.FoldResult {
	out := make([]core.FoldResult, len(ranked(v).Shape()))
	for i := range out {
		out[i] = sizeOf(b, v, i)
	}
	return out
}

// givenSizes joins the sizes that a type knows with the operands for the others.
func givenSizes(t *core.RankedTensorType, vals []*core.Value) []core.FoldResult {
	out := make([]core.FoldResult, len(t.Shape()))
	for i, n := range t.Shape() {
		switch {
		case n != core.Dynamic:
			out[i].Attr = t.Context().IndexAttr(n)
		case len(vals) > 0:
			out[i].Value, vals = vals[0], vals[1:]
		}
	}
	return out
}

// ReifyResultShapesEmpty returns the sizes that the type knows and the operands.
func (Hooks) ReifyResultShapesEmpty(op tensor.EmptyOp, _ *core.Builder) [][]core.FoldResult {
	return [][]core.FoldResult{givenSizes(ranked(op.Result()), op.DynamicSizes())}
}

// ReifyResultShapesSplat returns the sizes that the type knows and the operands.
func (Hooks) ReifyResultShapesSplat(op tensor.SplatOp, _ *core.Builder) [][]core.FoldResult {
	return [][]core.FoldResult{givenSizes(ranked(op.Aggregate()), op.DynamicSizes())}
}

// ReifyResultShapesGenerate returns the sizes that the type knows and the operands.
func (Hooks) ReifyResultShapesGenerate(op tensor.GenerateOp, _ *core.Builder) [][]core.FoldResult {
	return [][]core.FoldResult{givenSizes(ranked(op.Result()), op.DynamicExtents())}
}

// ReifyResultShapesExtractSlice returns the sizes of the dimensions that are kept.
func (h Hooks) ReifyResultShapesExtractSlice(op tensor.ExtractSliceOp, _ *core.Builder) [][]core.FoldResult {
	sizes := h.MixedSizesExtractSlice(op)
	dropped := h.droppedDims(op)
	var out []core.FoldResult
	for i, s := range sizes {
		if !dropped[i] {
			out = append(out, s)
		}
	}
	return [][]core.FoldResult{out}
}

// ReifyResultShapesInsertSlice asks for the sizes of the destination.
func (Hooks) ReifyResultShapesInsertSlice(op tensor.InsertSliceOp, b *core.Builder) [][]core.FoldResult {
	return [][]core.FoldResult{sizesOf(b, op.Dest())}
}

// ReifyResultShapesPad adds what is added at both ends to the sizes of the source.
func (Hooks) ReifyResultShapesPad(op tensor.PadOp, b *core.Builder) [][]core.FoldResult {
	low := view.Mixed(op.Op.Context(), op.StaticLowAttr(), op.Low())
	high := view.Mixed(op.Op.Context(), op.StaticHighAttr(), op.High())
	t := ranked(op.Result())
	out := make([]core.FoldResult, len(t.Shape()))
	for i, n := range t.Shape() {
		if n != core.Dynamic {
			out[i].Attr = b.Context().IndexAttr(n)
			continue
		}
		size := dimOf(b, op.Op.Loc(), op.Source(), i)
		b.SetLoc(op.Op.Loc())
		// The parts are dimensions, so that they come behind the symbols that the padding is computed from.
		all := affine.NewMap(3, 0, affine.Dim(0).Add(affine.Dim(1)).Add(affine.Dim(2)))
		out[i] = affinedefs.ComposedFoldedApply(b, all, []core.FoldResult{size, low[i], high[i]})
	}
	return [][]core.FoldResult{out}
}

// ReifyResultShapesConcat adds the sizes of the inputs along the dimension; the others are those of the first input
// that knows them.
func (Hooks) ReifyResultShapesConcat(op tensor.ConcatOp, b *core.Builder) [][]core.FoldResult {
	inputs := op.Inputs()
	dim := int(op.Dim())
	t := ranked(op.Result())
	out := make([]core.FoldResult, len(t.Shape()))
	for i, n := range t.Shape() {
		switch {
		case i == dim:
		case n != core.Dynamic:
			out[i].Attr = b.Context().IndexAttr(n)
		default:
			out[i] = concatSize(b, op, i)
		}
	}
	if n := t.Shape()[dim]; n != core.Dynamic {
		out[dim].Attr = b.Context().IndexAttr(n)
		return [][]core.FoldResult{out}
	}
	parts := make([]core.FoldResult, len(inputs))
	for k, v := range inputs {
		parts[k] = dimOf(b, v.Loc(), v, dim)
	}
	out[dim] = sum(b, op.Op.Loc(), parts...)
	return [][]core.FoldResult{out}
}

// concatSize returns a size that all inputs share: from the first type that knows it, or else that of the first input.
func concatSize(b *core.Builder, op tensor.ConcatOp, i int) core.FoldResult {
	for _, v := range op.Inputs() {
		if n := ranked(v).Shape()[i]; n != core.Dynamic {
			b.SetLoc(op.Op.Loc())
			return core.FoldResult{Value: constantIndex(b, n)}
		}
	}
	first := op.Inputs()[0]
	b.SetLoc(first.Loc())
	return core.FoldResult{Value: tensor.NewDim(b, first, constantIndex(b, int64(i))).Result()}
}

// dimOf returns a size as a value: a tensor.dim, or what it folds to; the number of the dimension is there
// in both cases.
func dimOf(b *core.Builder, l core.Location, v *core.Value, i int) core.FoldResult {
	b.SetLoc(l)
	k := constantIndex(b, int64(i))
	if n := ranked(v).Shape()[i]; n != core.Dynamic {
		return core.FoldResult{Value: constantIndex(b, n)}
	}
	return core.FoldResult{Value: rewrite.FoldCreated(b, tensor.NewDim(b, v, k).Op)}
}

// sum adds sizes with an affine map.
func sum(b *core.Builder, l core.Location, parts ...core.FoldResult) core.FoldResult {
	e := affine.Symbol(0)
	for i := range parts[1:] {
		e = e.Add(affine.Symbol(i + 1))
	}
	b.SetLoc(l)
	return affinedefs.ComposedFoldedApply(b, affine.NewMap(0, len(parts), e), parts)
}
