package linalg

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/passes"
)

func (p *GeneralizeNamedOpsPass) run(r *passes.Run) {
	set := rewrite.NewPatternSet(r.Op.Context())
	AddGeneralization(set)
	if changed, _ := r.RewriteLocally(set.Freeze()); !changed {
		r.PreserveAll()
	}
}

// AddGeneralization adds the pattern that replaces structured operations by linalg.generic.
func AddGeneralization(set *rewrite.PatternSet) {
	set.Add(rewrite.Pattern{Name: "generalize", On: linalg.LinalgOpKey.In, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
		x, ok := linalg.LinalgOpKey.Of(op)
		if ok {
			_, ok = Generalize(x, rw)
		}
		return ok
	}})
}

// Generalize replaces a named operation by a generic one, which takes its region. What else the operation has is in the
// region and the maps.
func Generalize(x linalg.LinalgOp, rw *rewrite.Rewriter) (*core.Operation, bool) {
	op := x.AsOperation()
	if op.Is(&linalg.GenericDef) || op.NumRegions() != 1 {
		return nil, false
	}
	c := op.Context()
	inits := x.DpsInits()
	n := op.NumOperands() - inits.Len()
	rw.SetLoc(op.Loc())
	var maps, iterators []core.Attribute
	for _, m := range x.IndexingMaps() {
		maps = append(maps, c.AffineMap(m))
	}
	for _, k := range x.IteratorTypes() {
		iterators = append(iterators, linalg.GetIteratorTypeAttr(c, k))
	}
	g := linalg.Generic{ResultTensorsTypes: op.ResultTypes(), Inputs: op.OperandList(0, n),
		Outputs:      op.OperandList(n, op.NumOperands()),
		IndexingMaps: c.Array(maps...), IteratorTypes: c.Array(iterators...)}.Build(&rw.Builder)
	rw.InlineRegionBefore(op.Region(0), g.Region(), nil)
	rw.ReplaceOpWith(op, g.Op)
	return g.Op, true
}
