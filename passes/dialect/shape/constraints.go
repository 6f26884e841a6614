package shape

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	gen "github.com/odsgen/ods/generated/shape"
	"github.com/odsgen/ods/passes"
)

func (*RemoveShapeConstraintsPass) run(r *passes.Run) {
	set := rewrite.NewPatternSet(r.Op.Context())
	AddConstraintRemoval(set)
	rewrite.Greedy(r.Op, set.Freeze(), r.GreedyConfig())
}

// AddConstraintRemoval adds the patterns of pass remove-shape-constraints.
func AddConstraintRemoval(set *rewrite.PatternSet) {
	for _, def := range []*core.OpDef{&gen.CstrBroadcastableDef, &gen.CstrEqDef} {
		set.Add(rewrite.Pattern{Name: "take for fulfilled", Root: def.Name, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
			rw.ReplaceOp(op, gen.NewConstWitness(&rw.Builder, true).Result())
			return true
		}})
	}
}
