package affine

import (
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/affine/fusion"
)

// fusionModes are the modes by the values of the option.
var fusionModes = map[string]fusion.Mode{
	AffineLoopFusionModeGreedy: fusion.Greedy, AffineLoopFusionModeProducer: fusion.Producer,
	AffineLoopFusionModeSibling: fusion.Sibling,
}

func (p *AffineLoopFusionPass) run(r *passes.Run) {
	fusion.Run(r.Op, fusion.Options{
		Mode: fusionModes[p.Mode], Tolerance: p.Tolerance, Maximal: p.Maximal,
		FastSpace: int64(p.FastMemSpace), HasFastSpace: r.Pass().Options.Given("fast-mem-space"), Threshold: p.LocalBufThreshold * 1024,
		Unchecked: upstream.FusionMemory.In(r.Op.Context()),
	})
}
