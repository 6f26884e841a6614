package passes

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
)

func (p *ReconcileUnrealizedCastsPass) run(r *Run) {
	var casts []*core.Operation
	r.Op.Walk(func(op *core.Operation) {
		if op.Is(&core.UnrealizedCastDef) {
			casts = append(casts, op)
		}
	})
	conversion.ReconcileCasts(casts)
	if len(casts) == 0 {
		r.PreserveAll()
	}
}
