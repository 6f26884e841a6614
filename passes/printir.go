package passes

import (
	"fmt"

	"github.com/odsgen/ods/core"
)

// PrintIR returns the pass that prints the operation that it runs on.
func PrintIR() *Pass {
	var label string
	p := &Pass{Name: "print-ir", Class: "PrintIRPass", Summary: "Print the operation for debugging",
		Doc: "Prints the operation, below a line with the label, for debugging."}
	p.Options.Text(&label, "label", "Label")
	p.Run = func(r *Run) {
		title := "IR Dump"
		if label != "" {
			title += " " + label
		}
		fmt.Fprintf(r.Output(), "// -----// %s //----- //\n", title)
		o := r.PrintOptions()
		o.LocalScope = true
		core.Print(r.Output(), r.Op, o)
		fmt.Fprintln(r.Output())
		r.PreserveAll()
	}
	return p
}
