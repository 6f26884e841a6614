package affine

import (
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/affine/scalrep"
)

func (p *AffineScalRepPass) run(r *passes.Run) {
	if functionBody(r) == nil || !scalrep.Run(r.Op) {
		r.PreserveAll()
	}
}
