package passes

import (
	"sync/atomic"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
)

// run reconciles the casts in each operation isolated from above that is directly inside the pass's operation for
// itself, possibly several at once, and then those that are elsewhere: what casts are made of does not leave such an
// operation.
func (p *ReconcileUnrealizedCastsPass) run(r *Run) {
	var isolated []*core.Operation
	var rest []*core.Operation
	for i := range r.Op.NumRegions() {
		for op := range r.Op.Region(i).Ops() {
			if op.Has(core.TraitIsolatedFromAbove) && op.NumOperands() == 0 {
				isolated = append(isolated, op)
			} else {
				rest = appendCasts(rest, op)
			}
		}
	}
	var some atomic.Bool
	r.Parallel(len(isolated), func(i int) {
		if casts := appendCasts(nil, isolated[i]); len(casts) > 0 {
			some.Store(true)
			conversion.ReconcileCasts(casts)
		}
	})
	conversion.ReconcileCasts(rest)
	if len(rest) == 0 && !some.Load() {
		r.PreserveAll()
	}
}

// appendCasts appends the casts of an operation and of what is nested in it.
func appendCasts(list []*core.Operation, op *core.Operation) []*core.Operation {
	op.Walk(func(op *core.Operation) {
		if op.Is(&core.UnrealizedCastDef) {
			list = append(list, op)
		}
	})
	return list
}
