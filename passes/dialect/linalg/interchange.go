package linalg

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinegen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/linalg"
)

// Interchange permutes the loops of a generic operation in place: loop i becomes loop order[i] of before.
func Interchange(rw *rewrite.Rewriter, g linalg.GenericOp, order []int64) {
	c := g.Op.Context()
	targets := make([]int, len(order))
	for i, d := range order {
		targets[i] = int(d)
	}
	back := affine.PermutationMap(targets...).InversePermutation()
	var maps, kinds []core.Attribute
	for _, m := range linalg.StructuredOp(g).IndexingMaps() {
		if !m.IsEmpty() {
			m = m.Compose(back)
		}
		maps = append(maps, c.AffineMap(m))
	}
	all := g.IteratorTypesAttr().Elems()
	for _, d := range targets {
		kinds = append(kinds, all[d])
	}
	rw.Modify(g.Op, func() {
		g.SetIndexingMapsAttr(c.Array(maps...))
		g.SetIteratorTypesAttr(c.Array(kinds...))
	})
	var indices []linalg.IndexOp
	for op := range g.Region().Entry().Ops() {
		if x, ok := linalg.AsIndexOp(op); ok {
			indices = append(indices, x)
		}
	}
	for _, x := range indices {
		rw.SetBefore(x.Op)
		rw.SetLoc(x.Op.Loc())
		var places []*core.Value
		for i := range order {
			places = append(places, linalg.NewIndex(&rw.Builder, int64(i)).Op.Result(0))
		}
		rw.ReplaceOpWith(x.Op, affinegen.NewApply(&rw.Builder, places, c.AffineMap(back.SubMap(int(x.Dim())))).Op)
	}
}
