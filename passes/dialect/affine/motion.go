package affine

import (
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/affine/invariant"
)

func (p *AffineLoopInvariantCodeMotionPass) run(r *passes.Run) {
	if !invariant.Run(r.Op) {
		r.PreserveAll()
	}
}
