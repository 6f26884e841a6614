package slices

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/upstream"
	affinedefs "github.com/odsgen/ods/defs/affine"
	viewdefs "github.com/odsgen/ods/defs/iface/view"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	affinegen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes/analysis/valuebounds"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// AddReshapeFolds adds the patterns that let slices and insertions add and leave out the dimensions of size 1 that reshapes
// beside them do: upstream's populateReassociativeReshapeFoldingPatterns.
func AddReshapeFolds(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&tensor.ExpandShapeDef, tensor.AsExpandShapeOp, "tensor.expand_shape of a slice", keepDims),
		rewrite.OpPattern(&tensor.CollapseShapeDef, tensor.AsCollapseShapeOp, "tensor.collapse_shape of a slice", sliceCollapsed))
	for _, def := range insertions {
		set.Add(
			rewrite.Pattern{Name: def.Name + " of tensor.collapse_shape", Root: def.Name, Match: insertExpanded},
			rewrite.Pattern{Name: def.Name + " of tensor.expand_shape", Root: def.Name, Match: insertCollapsed})
	}
}

// keepDims keeps the dimensions in the slice that the reshape adds.
func keepDims(op tensor.ExpandShapeOp, rw *rewrite.Rewriter) bool {
	extract, ok := tensor.AsExtractSliceOp(op.Src().DefiningOp())
	if !ok {
		return false
	}
	p := partOf(extract.Op)
	s := extract.Source().Type().(*core.RankedTensorType)
	if op.Result().Type() != core.Type(s.Context().RankedTensor(viewdefs.Integers(p.sizes), s.ElementType(), s.Encoding())) {
		return rw.NoMatch(op.Op, "it adds other dimensions than the slice leaves out")
	}
	rw.SetLoc(op.Op.Loc())
	rw.ReplaceOpWith(op.Op, p.extract(&rw.Builder, op.Result().Type(), extract.Source()))
	return true
}

// isReduced reports whether a type is another one without some dimensions of size 1.
func isReduced(whole, reduced *core.Value) bool {
	t, ok := whole.Type().(core.ShapedType)
	s, ok2 := reduced.Type().(core.ShapedType)
	return ok && ok2 && viewdefs.CompareReduced(t, s) == viewdefs.Reduced
}

// sliceCollapsed takes a slice without the dimensions that the reshape leaves out.
func sliceCollapsed(op tensor.CollapseShapeOp, rw *rewrite.Rewriter) bool {
	extract, ok := tensor.AsExtractSliceOp(op.Src().DefiningOp())
	if !ok || !extract.Result().HasOneUse() {
		return false
	}
	if !isReduced(op.Src(), op.Result()) {
		return rw.NoMatch(op.Op, "expected unpadding collapse")
	}
	rw.SetLoc(extract.Op.Loc())
	rw.ReplaceOpWith(op.Op, partOf(extract.Op).extract(&rw.Builder, op.Result().Type(), extract.Source()))
	return true
}

// insertExpanded inserts with all dimensions what was collapsed for the insertion.
func insertExpanded(op *core.Operation, rw *rewrite.Rewriter) bool {
	collapse, ok := tensor.AsCollapseShapeOp(op.Operand(0).DefiningOp())
	if !ok {
		return false
	}
	p := partOf(op)
	t := op.Operand(1).Type().(*core.RankedTensorType)
	if collapse.Src().Type() != core.Type(t.Context().RankedTensor(viewdefs.Integers(p.sizes), t.ElementType(), nil)) {
		return rw.NoMatch(op, "it leaves out other dimensions than the insertion adds")
	}
	rw.SetLoc(op.Loc())
	p.insert(rw, op, collapse.Src())
	return true
}

// insertCollapsed inserts what had fewer dimensions.
func insertCollapsed(op *core.Operation, rw *rewrite.Rewriter) bool {
	expand, ok := tensor.AsExpandShapeOp(op.Operand(0).DefiningOp())
	if !ok {
		return false
	}
	if !isReduced(expand.Result(), expand.Src()) {
		return rw.NoMatch(op, "expected rank increasing expansion")
	}
	rw.Modify(op, func() { op.SetOperand(0, expand.Src()) })
	return true
}

// AddBubbleUp adds the patterns that take slices of reshaped tensors before they are reshaped: upstream's
// populateBubbleUpExtractSliceOpPatterns of tensor.
func AddBubbleUp(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&tensor.ExtractSliceDef, tensor.AsExtractSliceOp, "slice before tensor.expand_shape", sliceBeforeExpand),
		rewrite.OpPattern(&tensor.ExtractSliceDef, tensor.AsExtractSliceOp, "slice before tensor.collapse_shape", sliceBeforeCollapse))
}

// sliceBeforeExpand slices what is split, when the elements of each group follow each other.
func sliceBeforeExpand(op tensor.ExtractSliceOp, rw *rewrite.Rewriter) bool {
	expand, ok := tensor.AsExpandShapeOp(op.Source().DefiningOp())
	if !ok {
		return false
	}
	p := partOf(op.Op)
	groups := viewdefs.Groups(expand.ReassociationAttr())
	if !p.hasUnitStrides() || len(shapeOf(op.Result())) != len(p.sizes) || !p.isContiguous(groups, op.Source()) {
		return rw.NoMatch(op.Op, "the elements do not follow each other")
	}
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	whole := shapes.Of(b, op.Source())
	var to part
	product := affine.NewMap(2, 0, affine.Dim(0).Mul(affine.Dim(1)))
	for _, g := range groups {
		size := shapes.Index(b, 1)
		var basis []core.FoldResult
		var at []*core.Value
		for _, d := range g {
			size = affinedefs.ComposedFoldedApply(b, product, []core.FoldResult{size, p.sizes[d]})
			basis = append(basis, whole[d])
		}
		for _, d := range g {
			at = append(at, memrefdefs.ValueOf(b, p.offsets[d]))
		}
		l := affinegen.LinearizeIndex{MultiIndex: at, Disjoint: true}
		l.StaticBasis, l.DynamicBasis = viewdefs.Split(basis)
		to.offsets = append(to.offsets, core.FoldResult{Value: l.Build(b).LinearIndex()})
		to.sizes, to.strides = append(to.sizes, size), append(to.strides, shapes.Index(b, 1))
	}
	slice := to.extract(b, nil, expand.Src()).Result(0)
	static, dynamic := viewdefs.Split(p.sizes)
	rw.ReplaceOpWith(op.Op, tensor.ExpandShape{ResultType: op.Result().Type(), Src: slice, Reassociation: expand.ReassociationAttr(),
		OutputShape: dynamic, StaticOutputShape: static}.Build(b).Op)
	return true
}

// isContiguous reports whether, in each group of dimensions of a tensor, all after the first one with more than one
// element are taken whole.
func (p part) isContiguous(groups [][]int64, of *core.Value) bool {
	for _, g := range groups {
		whole := false
		for _, d := range g {
			if whole && !(viewdefs.IsConstant(p.offsets[d], 0) && valuebounds.IsSize(p.sizes[d], of, int(d))) {
				return false
			}
			whole = whole || !viewdefs.IsConstant(p.sizes[d], 1)
		}
	}
	return true
}

// sliceBeforeCollapse slices what is joined, when that is one slice.
func sliceBeforeCollapse(op tensor.ExtractSliceOp, rw *rewrite.Rewriter) bool {
	collapse, ok := tensor.AsCollapseShapeOp(op.Source().DefiningOp())
	if !ok {
		return false
	}
	p := partOf(op.Op)
	if !p.hasUnitStrides() || len(shapeOf(op.Result())) != len(p.sizes) {
		return rw.NoMatch(op.Op, "it has strides or leaves out dimensions")
	}
	shape := shapeOf(collapse.Src())
	b := &rw.Builder
	to := part{strides: shapes.Repeat(b, 1, len(shape))}
	for i, g := range viewdefs.Groups(collapse.ReassociationAttr()) {
		sizes := make([]int64, len(g))
		for k, d := range g {
			sizes[k] = shape[d]
		}
		if !to.spread(b, p.offsets[i], p.sizes[i], sizes) {
			return rw.NoMatch(op.Op, "it is no slice of what is joined")
		}
	}
	rw.SetLoc(collapse.Op.Loc())
	slice := to.extract(b, nil, collapse.Src()).Result(0)
	rw.SetLoc(op.Op.Loc())
	rw.ReplaceOpWith(op.Op, tensor.NewCollapseShape(b, op.Result().Type(), slice, collapse.ReassociationAttr()).Op)
	return true
}

// spread adds the offsets and sizes in dimensions for those in what they are joined to.
func (p *part) spread(b *core.Builder, offset, size core.FoldResult, shape []int64) bool {
	if size.Value != nil || offset.Value != nil {
		found := 0
		for _, n := range shape {
			o, s := shapes.Index(b, 0), shapes.Index(b, 1)
			if n != 1 {
				o, s = offset, size
				found++
			}
			p.offsets, p.sizes = append(p.offsets, o), append(p.sizes, s)
		}
		return found == 1
	}
	at, _ := viewdefs.Constant(offset)
	count, _ := viewdefs.Constant(size)
	offsets, sizes := make([]int64, len(shape)), make([]int64, len(shape))
	i := len(shape) - 1
	for ; i >= 0 && shape[i] != core.Dynamic && count >= shape[i]; i-- { // taken whole
		if shape[i] == 0 || count%shape[i] != 0 || at%shape[i] != 0 {
			return false
		}
		sizes[i] = shape[i]
		count, at = count/shape[i], at/shape[i]
	}
	if i >= 0 {
		if shape[i] == core.Dynamic || dim.Total(count, at%shape[i]) >= shape[i] { // up to the end is too far for upstream
			return false
		}
		sizes[i], offsets[i] = count, at%shape[i]
		at /= shape[i]
	}
	for i--; i >= 0; i-- {
		switch n := shape[i]; {
		case n == 0:
			return false
		case n == core.Dynamic:
			outer := slices.ContainsFunc(shape[:i], func(n int64) bool { return n != 1 })
			if outer && at != 0 && !upstream.JoinedUnknown.In(b.Context()) {
				return false
			}
			sizes[i], offsets[i], at = 1, at, 0
		default:
			sizes[i], offsets[i] = 1, at%n
			at /= n
		}
	}
	for i := range shape {
		p.offsets, p.sizes = append(p.offsets, shapes.Index(b, offsets[i])), append(p.sizes, shapes.Index(b, sizes[i]))
	}
	return true
}
