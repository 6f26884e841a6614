package passes

import "github.com/odsgen/ods/core"

func (p *StripDebugInfoPass) run(r *Run) {
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
}
