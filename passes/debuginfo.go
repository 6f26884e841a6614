package passes

import "github.com/odsgen/ods/core"

// StripDebugInfo returns the pass that makes all locations unknown.
func StripDebugInfo() *Pass {
	return &Pass{Name: "strip-debuginfo", Class: "StripDebugInfo", Summary: "Forget all locations",
		Doc: "Replaces the locations of all operations and block arguments by the unknown location.",
		Run: func(r *Run) {
			r.Op.Walk(func(op *core.Operation) {
				op.SetLoc(core.Location{})
				for _, rg := range op.Regions() {
					for b := range rg.Blocks() {
						for i := range b.NumArgs() {
							b.SetArgLoc(i, core.Location{})
						}
					}
				}
			})
		}}
}
