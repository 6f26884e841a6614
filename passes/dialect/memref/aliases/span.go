package aliases

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/defs/iface/view"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	gen "github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/vector"
)

// span tells which of the innermost dimensions of memory an access covers, one entry for each. An access to a single
// element has none.
type span []extent

// extent is what an access covers of one dimension.
type extent struct {
	// wide: more than one element, so that the distance between neighbours matters.
	wide bool
	// open: the access may reach past the end of the dimension, and asks whether it does.
	open bool
}

// spanOf returns what a vector covers of memory: its dimensions, without those that are the memory's elements.
func spanOf(vector, memory *core.Value) span {
	v, _ := vector.Type().(*core.VectorType)
	m, _ := memory.Type().(*core.MemRefType)
	if v == nil || m == nil {
		return nil
	}
	n := len(v.Shape())
	if e, ok := m.ElementType().(*core.VectorType); ok {
		n -= len(e.Shape())
	}
	out, scalable := make(span, max(n, 0)), v.ScalableDims()
	for i := range out {
		out[i].wide = v.Shape()[i] != 1 || i < len(scalable) && scalable[i]
	}
	return out
}

// bounded adds what a transfer knows about the ends of the dimensions.
func (s span) bounded(t *transfer) span {
	for i, a := range t.bounds.Elems() {
		b, ok := a.(*core.IntegerAttr)
		if i < len(s) {
			s[i].open = !ok || b.Int64() == 0
		}
	}
	return s
}

// place says where a dimension of a view is in the memory that the view is made of.
type place struct {
	// dim is the dimension of the memory whose neighbours are the neighbours in the view.
	dim int
	// same: the dimensions are one, with the same ends.
	same bool
}

// keeps reports whether the span covers the same elements of the memory under a view, which has the given number of
// dimensions. The places are those of the view's dimensions; nil stands for one that is nowhere in the memory.
func (s span) keeps(places []*place, rank int) bool {
	for i, e := range s {
		var p *place
		if d := len(places) - len(s) + i; d >= 0 {
			p = places[d]
		}
		there := p != nil && p.dim == rank-len(s)+i
		if e.wide && !there || e.open && !(there && p.same) {
			return false
		}
	}
	return true
}

// follows reports whether the access may go to the memory under a view: whether it then covers the same elements.
// Upstream asks that of subviews that transfers go through only.
func (p parts) follows(op *core.Operation, def *core.Operation) bool {
	if upstream.FoldAccessThroughView.In(op.Context()) {
		return true
	}
	if _, ok := vector.AsMaskOp(op.ParentOp()); ok {
		return false // a vector.mask has no room for what computes the indices
	}
	if _, ok := gen.AsSubViewOp(def); ok && p.transfer != nil || len(p.span) == 0 {
		return true // a transfer names its dimensions by a map, so that all of them are found again
	}
	dims := places(def)
	if dims == nil {
		return false
	}
	from, ok := def.Operand(0).Type().(*core.MemRefType)
	if !ok || p.ranked && len(from.Shape()) < len(p.span) {
		return false
	}
	s := p.span
	if last := len(s) - 1; p.transfer == nil && s[last].wide {
		if !neighbours(from) || !neighbours(p.memory.Type()) {
			return false
		}
		s = slices.Clone(s) // the elements of a row follow one another in memory, from the first one's address
		s[last].wide = false
	}
	return s.keeps(dims, len(from.Shape()))
}

// neighbours reports whether elements of a memory's innermost dimension follow one another.
func neighbours(memory core.Type) bool {
	t, ok := memory.(*core.MemRefType)
	if !ok {
		return false
	}
	strides, _, ok := t.StridesAndOffset()
	return ok && (len(strides) == 0 || strides[len(strides)-1] == 1)
}

// places returns where the dimensions of a view are in the memory that it is made of: nil if nothing is known.
func places(def *core.Operation) []*place {
	if v, ok := gen.AsSubViewOp(def); ok {
		return subViewPlaces(v)
	}
	if v, ok := gen.AsExpandShapeOp(def); ok {
		return expandPlaces(view.Groups(v.ReassociationAttr()))
	}
	if v, ok := gen.AsCollapseShapeOp(def); ok {
		return collapsePlaces(v)
	}
	return nil
}

// subViewPlaces: a dimension that is taken element by element.
func subViewPlaces(op gen.SubViewOp) []*place {
	dropped, ok := memrefdefs.DroppedDims(op)
	if !ok {
		return nil
	}
	out := []*place{}
	for d, s := range op.MixedStrides() {
		switch {
		case dropped[d]:
		case view.IsConstant(s, 1):
			out = append(out, &place{dim: d})
		default:
			out = append(out, nil)
		}
	}
	return out
}

// expandPlaces: the innermost of those that a dimension became.
func expandPlaces(groups [][]int64) []*place {
	out := []*place{}
	for g, group := range groups {
		for range len(group) - 1 {
			out = append(out, nil)
		}
		out = append(out, &place{dim: g, same: len(group) == 1})
	}
	return out
}

// collapsePlaces: the innermost of those that became one, unless it has one element only and thus a stride that says
// nothing.
func collapsePlaces(op gen.CollapseShapeOp) []*place {
	from, ok := op.Src().Type().(*core.MemRefType)
	if !ok {
		return nil
	}
	out := []*place{}
	for _, group := range view.Groups(op.ReassociationAttr()) {
		p := &place{dim: int(group[len(group)-1]), same: len(group) == 1}
		if !p.same && from.Shape()[p.dim] == 1 {
			p = nil
		}
		out = append(out, p)
	}
	return out
}
