package tensor

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	arithdefs "github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/tensor"
)

// This file has the canonicalization patterns of tensor.collapse_shape and tensor.expand_shape.

func collapse(rw *rewrite.Rewriter, t core.Type, src *core.Value, groups [][]int64) *core.Operation {
	return tensor.CollapseShape{ResultType: t, Src: src, Reassociation: view.GroupsAttr(rw.Context(), groups)}.Build(&rw.Builder).Op
}

func expand(rw *rewrite.Rewriter, t core.Type, src *core.Value, groups [][]int64, sizes []core.FoldResult) *core.Operation {
	return tensor.ExpandShape{ResultType: t, Src: src, Reassociation: view.GroupsAttr(rw.Context(), groups),
		OutputShape:       view.Values(sizes),
		StaticOutputShape: view.Integers(sizes)}.Build(&rw.Builder).Op
}

func sizesOfExpand(op tensor.ExpandShapeOp) []core.FoldResult {
	return view.Mixed(op.Op.Context(), op.StaticOutputShapeAttr(), op.OutputShape())
}

// reshapedSource gives what makes a tensor without looking at its shape the shape of a result.
func reshapedSource(op *core.Operation, rw *rewrite.Rewriter) bool {
	t := ranked(op.Result(0))
	if !core.IsStaticShape(t) {
		return false
	}
	if s, ok := tensor.AsSplatOp(op.Operand(0).DefiningOp()); ok && core.IsStaticShape(ranked(s.Aggregate())) {
		rw.ReplaceOpWith(op, tensor.Splat{AggregateType: t, Input: s.Input()}.Build(&rw.Builder).Op)
		return true
	}
	if f, ok := tensor.AsFromElementsOp(op.Operand(0).DefiningOp()); ok {
		rw.ReplaceOpWith(op, tensor.FromElements{ResultType: t, Elements: f.Elements()}.Build(&rw.Builder).Op)
		return true
	}
	return false
}

// CanonicalizationPatternsCollapseShape adds reshapes of reshapes, of casts, and of equal or given elements.
func (Hooks) CanonicalizationPatternsCollapseShape(set *rewrite.PatternSet) {
	add := func(name string, f func(op tensor.CollapseShapeOp, rw *rewrite.Rewriter) bool) {
		set.Add(rewrite.OpPattern(&tensor.CollapseShapeDef, tensor.AsCollapseShapeOp, name, f))
	}
	add("tensor.collapse_shape of collapse_shape", func(op tensor.CollapseShapeOp, rw *rewrite.Rewriter) bool {
		prev, ok := tensor.AsCollapseShapeOp(op.Src().DefiningOp())
		if !ok {
			return false
		}
		groups, ok := view.Compose(view.Groups(prev.ReassociationAttr()), view.Groups(op.ReassociationAttr()))
		if !ok {
			return false
		}
		rw.ReplaceOpWith(op.Op, collapse(rw, op.Result().Type(), prev.Src(), groups))
		return true
	})
	add("tensor.collapse_shape of expand_shape", collapseOfExpand)
	add("tensor.collapse_shape of elements",
		func(op tensor.CollapseShapeOp, rw *rewrite.Rewriter) bool { return reshapedSource(op.Op, rw) })
	add("tensor.collapse_shape of cast", func(op tensor.CollapseShapeOp, rw *rewrite.Rewriter) bool {
		c, ok := castUnder(op.Src())
		if !ok {
			return false
		}
		from, groups := ranked(c.Source()), view.Groups(op.ReassociationAttr())
		t := from.Context().RankedTensor(joined(from.Shape(), groups), from.ElementType(), nil)
		if core.Type(t) == op.Result().Type() {
			rw.Modify(op.Op, func() { op.SetSrc(c.Source()) })
			return true
		}
		return castTo(op.Op, collapse(rw, t, c.Source(), groups).Result(0), rw)
	})
}

// collapseOfExpand is one collapse or one expansion, unless the groups overlap.
func collapseOfExpand(op tensor.CollapseShapeOp, rw *rewrite.Rewriter) bool {
	prev, ok := tensor.AsExpandShapeOp(op.Src().DefiningOp())
	if !ok {
		return false
	}
	fine, coarse := view.Groups(prev.ReassociationAttr()), view.Groups(op.ReassociationAttr())
	switch {
	case len(fine) > len(coarse):
		groups, ok := view.ComposeInverse(fine, coarse)
		if !ok {
			return false
		}
		rw.ReplaceOpWith(op.Op, collapse(rw, op.Result().Type(), prev.Src(), groups))
		return true
	case len(fine) < len(coarse):
		groups, ok := view.ComposeInverse(coarse, fine)
		if !ok {
			return false
		}
		all := sizesOfExpand(prev)
		sizes := make([]core.FoldResult, len(coarse))
		for i, g := range coarse {
			sizes[i] = arithdefs.SizeOfGroup(&rw.Builder, all, g)
		}
		rw.ReplaceOpWith(op.Op, expand(rw, op.Result().Type(), prev.Src(), groups, sizes))
		return true
	}
	return false
}

// CanonicalizationPatternsExpandShape adds reshapes of reshapes, of casts, and of equal or given elements.
func (Hooks) CanonicalizationPatternsExpandShape(set *rewrite.PatternSet) {
	add := func(name string, f func(op tensor.ExpandShapeOp, rw *rewrite.Rewriter) bool) {
		set.Add(rewrite.OpPattern(&tensor.ExpandShapeDef, tensor.AsExpandShapeOp, name, f))
	}
	add("tensor.expand_shape of expand_shape", func(op tensor.ExpandShapeOp, rw *rewrite.Rewriter) bool {
		prev, ok := tensor.AsExpandShapeOp(op.Src().DefiningOp())
		if !ok {
			return false
		}
		groups, ok := view.Compose(view.Groups(prev.ReassociationAttr()), view.Groups(op.ReassociationAttr()))
		if !ok {
			return false
		}
		rw.ReplaceOpWith(op.Op, expand(rw, op.Result().Type(), prev.Src(), groups, sizesOfExpand(op)))
		return true
	})
	add("tensor.expand_shape of collapse_shape", expandOfCollapse)
	add("tensor.expand_shape of cast", expandOfCast)
	add("tensor.expand_shape of elements", func(op tensor.ExpandShapeOp,
		rw *rewrite.Rewriter) bool {
		return reshapedSource(op.Op, rw)
	})
}

func expandOfCollapse(op tensor.ExpandShapeOp, rw *rewrite.Rewriter) bool {
	prev, ok := tensor.AsCollapseShapeOp(op.Src().DefiningOp())
	if !ok {
		return false
	}
	src, dst := view.Groups(prev.ReassociationAttr()), view.Groups(op.ReassociationAttr())
	from, to := ranked(prev.Src()).Shape(), ranked(op.Result()).Shape()
	switch {
	case len(from) > len(to):
		groups, ok := view.ComposeCollapsed(src, dst, from, to)
		if !ok {
			return false
		}
		rw.ReplaceOpWith(op.Op, collapse(rw, op.Result().Type(), prev.Src(), groups))
		return true
	case len(from) < len(to):
		groups, ok := view.ComposeCollapsed(dst, src, to, from)
		if !ok {
			return false
		}
		rw.ReplaceOpWith(op.Op, expand(rw, op.Result().Type(), prev.Src(), groups, sizesOfExpand(op)))
		return true
	}
	return false
}

// expandOfCast puts constant sizes into the type where what was cast knows the size of the whole group.
func expandOfCast(op tensor.ExpandShapeOp, rw *rewrite.Rewriter) bool {
	c, ok := castUnder(op.Src())
	if !ok {
		return false
	}
	from, groups := ranked(c.Source()).Shape(), view.Groups(op.ReassociationAttr())
	shape := append([]int64(nil), ranked(op.Result()).Shape()...)
	given, left := op.OutputShape(), []*core.Value(nil)
	for i, g := range groups {
		for _, d := range g {
			if shape[d] != core.Dynamic || len(given) == 0 {
				continue
			}
			v := given[0]
			given = given[1:]
			if n, ok := view.Constant(core.FoldResult{Value: v}); ok && from[i] != core.Dynamic {
				shape[d] = n
			} else {
				left = append(left, v)
			}
		}
	}
	if len(left) == len(op.OutputShape()) {
		return false
	}
	elem := ranked(op.Result()).ElementType()
	inner := rw.Context().RankedTensor(joined(shape, groups), elem, nil)
	src := tensor.NewCast(&rw.Builder, inner, op.Src()).Dest()
	t := rw.Context().RankedTensor(shape, elem, nil)
	sizes := givenSizes(t, left)
	return castTo(op.Op, expand(rw, t, src, slices.Clone(groups), sizes).Result(0), rw)
}
