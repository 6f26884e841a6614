package slices

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	viewdefs "github.com/odsgen/ods/defs/iface/view"
	tensordefs "github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/generated/iface/view"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes/analysis/valuebounds"
)

// part is what an operation says about a part of a tensor.
type part struct {
	offsets, sizes, strides []core.FoldResult
}

// partOf returns what a slice, or an insertion of one, says.
func partOf(op *core.Operation) part {
	v, _ := view.OffsetSizeAndStrideOpInterfaceKey.Of(op)
	return part{v.MixedOffsets(), v.MixedSizes(), v.MixedStrides()}
}

func (p part) hasUnitStrides() bool {
	return !slices.ContainsFunc(p.strides, func(m core.FoldResult) bool { return !viewdefs.IsConstant(m, 1) })
}

// dropped returns the dimensions of the whole that a part of a shape does not have.
func (p part) dropped(part *core.Value) []bool {
	return tensordefs.DroppedDims(p.sizes, shapeOf(part))
}

func shapeOf(v *core.Value) []int64 { return v.Type().(core.ShapedType).Shape() }

// kept returns the part without some dimensions.
func (p part) kept(dropped []bool) (out part) {
	for i := range p.sizes {
		if !dropped[i] {
			out.offsets, out.sizes, out.strides = append(out.offsets, p.offsets[i]), append(out.sizes, p.sizes[i]),
				append(out.strides, p.strides[i])
		}
	}
	return out
}

// extract makes a tensor.extract_slice; without a type, that of all dimensions.
func (p part) extract(b *core.Builder, t core.Type, from *core.Value) *core.Operation {
	if t == nil {
		s := from.Type().(*core.RankedTensorType)
		t = b.Context().RankedTensor(viewdefs.Integers(p.sizes), s.ElementType(), s.Encoding())
	}
	x := tensor.ExtractSlice{ResultType: t, Source: from}
	// Values that are constants stay values: the type says nothing about them.
	x.StaticOffsets, x.Offsets = viewdefs.Integers(p.offsets), viewdefs.Values(p.offsets)
	x.StaticSizes, x.Sizes = viewdefs.Integers(p.sizes), viewdefs.Values(p.sizes)
	x.StaticStrides, x.Strides = viewdefs.Integers(p.strides), viewdefs.Values(p.strides)
	return x.Build(b).Op
}

// insert puts an insertion of another tensor in place of one.
func (p part) insert(rw *rewrite.Rewriter, op *core.Operation, source *core.Value) {
	offsets, offsetVals := viewdefs.Integers(p.offsets), viewdefs.Values(p.offsets)
	sizes, sizeVals := viewdefs.Integers(p.sizes), viewdefs.Values(p.sizes)
	strides, strideVals := viewdefs.Integers(p.strides), viewdefs.Values(p.strides)
	if op.Is(&tensor.ParallelInsertSliceDef) {
		tensor.ParallelInsertSlice{Source: source, Dest: op.Operand(1), Offsets: offsetVals, Sizes: sizeVals, Strides: strideVals,
			StaticOffsets: offsets, StaticSizes: sizes, StaticStrides: strides}.Build(&rw.Builder)
		rw.EraseOp(op)
		return
	}
	rw.ReplaceOpWith(op, tensor.InsertSlice{Source: source, Dest: op.Operand(1), Offsets: offsetVals, Sizes: sizeVals, Strides: strideVals,
		StaticOffsets: offsets, StaticSizes: sizes, StaticStrides: strides}.Build(&rw.Builder).Op)
}

// insertions are the operations that put a part into a tensor.
var insertions = []*core.OpDef{&tensor.InsertSliceDef, &tensor.ParallelInsertSliceDef}

// AddMerging adds the patterns that make one of two slices, and of two insertions: upstream's
// populateMergeConsecutiveInsertExtractSlicePatterns.
func AddMerging(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&tensor.ExtractSliceDef, tensor.AsExtractSliceOp, "slice of a slice", mergeSlices))
	for _, def := range insertions {
		set.Add(rewrite.Pattern{Name: def.Name + " of an insertion", Root: def.Name, Match: mergeInsertions})
	}
}

func mergeSlices(op tensor.ExtractSliceOp, rw *rewrite.Rewriter) bool {
	inner, ok := tensor.AsExtractSliceOp(op.Source().DefiningOp())
	if !ok {
		return false
	}
	outer, p := partOf(op.Op), partOf(inner.Op)
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	sum := affine.NewMap(0, 3, affine.Symbol(0).Mul(affine.Symbol(1)).Add(affine.Symbol(2)))
	product := affine.NewMap(0, 2, affine.Symbol(0).Mul(affine.Symbol(1)))
	k := 0
	for i, gone := range p.dropped(inner.Result()) {
		if gone {
			continue
		}
		p.offsets[i] = affinedefs.ComposedFoldedApply(b, sum, []core.FoldResult{outer.offsets[k], p.strides[i], p.offsets[i]})
		p.sizes[i] = outer.sizes[k]
		p.strides[i] = affinedefs.ComposedFoldedApply(b, product, []core.FoldResult{outer.strides[k], p.strides[i]})
		k++
	}
	rw.ReplaceOpWith(op.Op, p.extract(b, op.Result().Type(), inner.Source()))
	return true
}

// mergeInsertions inserts what was inserted into a tensor of the same elements.
func mergeInsertions(op *core.Operation, rw *rewrite.Rewriter) bool {
	inner, ok := tensor.AsInsertSliceOp(op.Operand(0).DefiningOp())
	if !ok {
		return false
	}
	p := partOf(op)
	whole, _ := inner.Dest().Type().(core.ShapedType)
	source, _ := inner.Source().Type().(core.ShapedType)
	if !p.hasUnitStrides() || !partOf(inner.Op).hasUnitStrides() || viewdefs.CompareReduced(whole, source) != viewdefs.Reduced ||
		!core.IsStaticShape(whole) || !core.IsStaticShape(source) {
		return rw.NoMatch(op, "it does not cover all")
	}
	rw.SetLoc(op.Loc())
	p.insert(rw, op, inner.Source())
	return true
}

// AddDropping adds the patterns that drop dimensions of size 1 between insertions and slices: upstream's
// populateDropRedundantInsertSliceRankExpansionPatterns.
func AddDropping(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&tensor.ExtractSliceDef, tensor.AsExtractSliceOp, "slice of a tensor with more dimensions", dropExpansion),
		rewrite.OpPattern(&tensor.InsertSliceDef, tensor.AsInsertSliceOp, "more dimensions of a slice", dropReduction))
}

// dropExpansion takes the slice from what was inserted, if that only has dimensions less.
func dropExpansion(op tensor.ExtractSliceOp, rw *rewrite.Rewriter) bool {
	p := partOf(op.Op)
	dropped := p.dropped(op.Result())
	insert, ok := tensor.AsInsertSliceOp(op.Source().DefiningOp())
	if !ok || !slices.Contains(dropped, true) || !slices.Equal(dropped, partOf(insert.Op).dropped(insert.Source())) ||
		!insert.Result().HasOneUse() || !isCastLike(insert) {
		return rw.NoMatch(op.Op, "the insertion does more than add these dimensions")
	}
	rw.SetLoc(op.Op.Loc())
	rw.ReplaceOpWith(op.Op, p.kept(dropped).extract(&rw.Builder, nil, insert.Source()))
	rw.EraseOp(insert.Op)
	return true
}

// unknown counts the sizes that are not known.
func unknown(sizes []int64) (n int) {
	for _, size := range sizes {
		if size == core.Dynamic {
			n++
		}
	}
	return n
}

// isCastLike reports whether an insertion replaces all of a tensor.
func isCastLike(op tensor.InsertSliceOp) bool {
	k := 0
	for i, gone := range partOf(op.Op).dropped(op.Source()) {
		if gone {
			if shapeOf(op.Dest())[i] != 1 {
				return false
			}
			continue
		}
		if !valuebounds.EqualSizes(op.Source(), k, op.Result(), i) {
			return false
		}
		k++
	}
	return true
}

// dropReduction keeps the dimensions in the slice that the insertion adds.
func dropReduction(op tensor.InsertSliceOp, rw *rewrite.Rewriter) bool {
	extract, ok := tensor.AsExtractSliceOp(op.Source().DefiningOp())
	if !ok || !extract.Result().HasOneUse() || !isCastLike(op) {
		return rw.NoMatch(op.Op, "it is no slice of its own, or the insertion does more than add dimensions")
	}
	p := partOf(extract.Op)
	from, to := p.dropped(extract.Result()), partOf(op.Op).dropped(op.Source())
	if len(from) < len(to) {
		return rw.NoMatch(op.Op, "insert_slice expands more dims")
	}
	k := 0
	for _, gone := range from {
		if k == len(to) {
			break
		}
		if gone == to[k] {
			k++
		} else if !gone {
			return rw.NoMatch(op.Op, "insert_slice drops more unit dims")
		}
	}
	if k != len(to) {
		return rw.NoMatch(op.Op, "insert_slice has unmatched dims")
	}
	if unknown(viewdefs.Integers(p.sizes)) != unknown(shapeOf(op.Result())) {
		return rw.NoMatch(op.Op, "the type of the result does not know a size that the slice has") // mlir-opt makes a slice of the wrong type
	}
	rw.SetLoc(op.Op.Loc())
	rw.ReplaceOpWith(op.Op, p.extract(&rw.Builder, op.Result().Type(), extract.Source()))
	rw.EraseOp(extract.Op)
	return true
}
