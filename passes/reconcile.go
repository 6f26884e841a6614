package passes

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
)

// ReconcileUnrealizedCasts returns the pass that removes unrealized conversion casts that cancel each other.
func ReconcileUnrealizedCasts() *Pass {
	return &Pass{Name: "reconcile-unrealized-casts", Class: "ReconcileUnrealizedCasts",
		Summary: "Remove unrealized conversion casts that cancel each other",
		Doc: "Replaces the results of a chain of unrealized conversion casts that ends at the types it starts from by the values that it " +
			"starts from, and erases casts that nothing but casts use.",
		Run: func(r *Run) {
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
		}}
}
