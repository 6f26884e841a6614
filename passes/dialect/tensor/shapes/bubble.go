package shapes

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/tensor"
)

// AddBubbleUpExpand adds the pattern that splits dimensions before others are joined, where both do not concern the same
// ones: upstream's populateBubbleUpExpandShapePatterns.
func AddBubbleUpExpand(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&tensor.ExpandShapeDef, tensor.AsExpandShapeOp, "tensor.expand_shape before tensor.collapse_shape",
		bubbleUpExpand))
}

// bubbleUpExpand: expand(collapse(x)) -> collapse(expand(x))
func bubbleUpExpand(op tensor.ExpandShapeOp, rw *rewrite.Rewriter) bool {
	collapse, ok := tensor.AsCollapseShapeOp(op.Src().DefiningOp())
	if !ok {
		return false
	}
	split, joined := view.Groups(op.ReassociationAttr()), view.Groups(collapse.ReassociationAttr())
	source, isRanked := collapse.Src().Type().(*core.RankedTensorType)
	if !isRanked || len(split) == 0 || len(split) != len(joined) {
		return false
	}
	result := op.StaticOutputShapeAttr().Ints()
	for i := range split {
		if !areParallel(split[i], joined[i], source.Shape(), result) {
			return false
		}
	}
	rw.SetLoc(op.Op.Loc())
	s := swap{source: Of(&rw.Builder, collapse.Src()), result: view.Mixed(rw.Context(), op.StaticOutputShapeAttr(), op.OutputShape())}
	for i := range split {
		s.group(len(joined[i]), len(split[i]))
	}
	shape, dynamic := view.Split(s.sizes)
	v := collapse.Src()
	c := rw.Context()
	if len(s.expand) != len(s.sizes) {
		v = tensor.ExpandShape{ResultType: c.RankedTensor(shape, source.ElementType(), source.Encoding()), Src: v,
			Reassociation: view.GroupsAttr(c, s.expand), OutputShape: dynamic, StaticOutputShape: shape}.Build(&rw.Builder).Result()
	}
	if len(s.collapse) != len(s.sizes) {
		to := make([]int64, len(s.collapse))
		for i, g := range s.collapse {
			to[i] = 1
			for _, d := range g {
				to[i] = view.Mul(to[i], shape[d])
			}
		}
		v = tensor.NewCollapseShape(&rw.Builder, c.RankedTensor(to, source.ElementType(), nil), v, view.GroupsAttr(c, s.collapse)).Result()
	}
	rw.ReplaceOp(op.Op, v)
	return true
}

// areParallel reports whether of two groups that meet in one dimension one has that dimension alone, or both are the
// same dimensions, which with more than one unknown size nobody can tell.
func areParallel(split, joined []int64, source, result []int64) bool {
	if len(split) != len(joined) {
		return len(split) == 1 || len(joined) == 1
	}
	if len(split) == 0 {
		return true
	}
	from, to := source[joined[0]:int(joined[0])+len(joined)], result[split[0]:int(split[0])+len(split)]
	unknown := 0
	for _, n := range from {
		if n == core.Dynamic {
			unknown++
		}
	}
	return unknown <= 1 && slices.Equal(from, to)
}

// swap collects the groups of the new operations, and the sizes between them.
type swap struct {
	source, result              []core.FoldResult // what is left of the sizes of the first operand and of the last result
	expand, collapse            [][]int64
	sizes                       []core.FoldResult
	nextExpanded, nextCollapsed int64
}

func take(n int, next *int64) []int64 {
	group := make([]int64, n)
	for i := range group {
		group[i] = *next
		*next++
	}
	return group
}

// group adds what one dimension between the old operations was joined from and is split to.
func (s *swap) group(joined, split int) {
	single := func(list *[][]int64, n int, next *int64) {
		for range n {
			*list = append(*list, take(1, next))
		}
	}
	switch {
	case joined == split:
		single(&s.collapse, joined, &s.nextCollapsed)
		single(&s.expand, joined, &s.nextExpanded)
		s.sizes = append(s.sizes, s.result[:split]...)
	case joined != 1:
		s.collapse = append(s.collapse, take(joined, &s.nextCollapsed))
		single(&s.expand, joined, &s.nextExpanded)
		s.sizes = append(s.sizes, s.source[:joined]...)
	default:
		single(&s.collapse, split, &s.nextCollapsed)
		s.expand = append(s.expand, take(split, &s.nextExpanded))
		s.sizes = append(s.sizes, s.result[:split]...)
	}
	s.source, s.result = s.source[joined:], s.result[split:]
}
