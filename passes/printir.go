package passes

import (
	"fmt"

	"github.com/odsgen/ods/core"
)

func (p *PrintIRPass) run(r *Run) {
	title := "IR Dump"
	if p.Label != "" {
		title += " " + p.Label
	}
	fmt.Fprintf(r.Output(), "// -----// %s //----- //\n", title)
	o := r.PrintOptions()
	o.LocalScope = true
	core.Print(r.Output(), r.Op, o)
	fmt.Fprintln(r.Output())
	r.PreserveAll()
}
