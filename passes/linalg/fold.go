package linalg

import (
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/linalg/unitdims"
)

func (p *FoldUnitExtentDimsPass) run(r *passes.Run) {
	set := rewrite.NewPatternSet(r.Op.Context())
	how := unitdims.Reshapes
	if p.UseRankReducingSlices {
		how = unitdims.Slices
	}
	unitdims.Add(set, how)
	unitdims.AddInitsToInputs(set)
	rewrite.Greedy(r.Op, set.Freeze(), r.GreedyConfig())
}
