package linalg

import (
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/linalg/fusion"
	"github.com/odsgen/ods/passes/dialect/linalg/unitdims"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
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

func (p *FuseElementwisePass) run(r *passes.Run) {
	set := rewrite.NewPatternSet(r.Op.Context())
	fusion.AddElementwise(set)
	fusion.AddExpansion(set)
	shapes.AddBubbleUpExpand(set)
	rewrite.AddCanonicalizationsOf(set, &affine.ApplyDef, &linalg.GenericDef, &tensor.ExpandShapeDef, &tensor.CollapseShapeDef)
	rewrite.AddDialectCanonicalizations(set, linalg.Name)
	fusion.AddConstants(set)
	cfg := r.GreedyConfig()
	cfg.TopDown = true
	rewrite.Greedy(r.Op, set.Freeze(), cfg)
}
