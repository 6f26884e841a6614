package linalg

import (
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	tensordefs "github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/linalg/fusion"
	"github.com/odsgen/ods/passes/linalg/unitdims"
	"github.com/odsgen/ods/passes/tensor/shapes"
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
	affinedefs.Hooks{}.CanonicalizationPatternsApply(set)
	linalgdefs.Hooks{}.CanonicalizationPatternsGeneric(set)
	tensordefs.Hooks{}.CanonicalizationPatternsExpandShape(set)
	tensordefs.Hooks{}.CanonicalizationPatternsCollapseShape(set)
	linalgdefs.Hooks{}.CanonicalizationPatterns(set)
	fusion.AddConstants(set)
	cfg := r.GreedyConfig()
	cfg.TopDown = true
	rewrite.Greedy(r.Op, set.Freeze(), cfg)
}
