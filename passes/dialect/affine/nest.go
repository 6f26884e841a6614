package affine

import (
	"github.com/odsgen/ods/core"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/affine/loops"
	scfloops "github.com/odsgen/ods/passes/dialect/scf/loops"
)

func (p *AffineLoopCoalescingPass) run(r *passes.Run) {
	r.Op.WalkPre(func(op *core.Operation) core.WalkResult {
		if l, ok := scf.AsForOp(op); ok {
			scfloops.CoalescePerfectNest(l)
		} else if l, ok := gen.AsForOp(op); ok {
			loops.CoalescePerfectNest(l)
		}
		return core.WalkAdvance
	})
}

func (p *AffineLoopNormalizePass) run(r *passes.Run) {
	r.Op.Walk(func(op *core.Operation) {
		if l, ok := gen.AsParallelOp(op); ok {
			loops.NormalizeParallel(l)
		} else if l, ok := gen.AsForOp(op); ok {
			loops.Normalize(l, p.PromoteSingleIter)
		}
	})
}
