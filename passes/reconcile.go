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
			reconcile(casts)
		}
	})
	reconcile(rest)
	if len(rest) == 0 && !some.Load() {
		r.PreserveAll()
	}
}

// maxRounds is how often casts are looked at again. Each time finds what hides behind one more level of casts with several results.
const maxRounds = 8

// reconcile looks at casts again when one with several results has gone: what took only some of these results has a chain of
// input casts now. What mlir-opt finds of that depends on where its casts are in memory, and changes from run to run.
func reconcile(casts []*core.Operation) {
	for range maxRounds {
		wide := 0
		for _, op := range casts {
			if op.NumResults() > 1 {
				wide++
			}
		}
		casts = conversion.ReconcileCasts(casts)
		for _, op := range casts {
			if op.NumResults() > 1 {
				wide--
			}
		}
		if wide == 0 {
			return
		}
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
