package schedule

import (
	_ "embed"
	"os"

	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/transform"
)

// Text is the schedule that ships with the pass.
//
//go:embed schedule.mlir
var Text string

// name is what messages call the schedule that ships with the pass.
const name = "<schedule>"

func (p *TensorsPass) run(r *passes.Run) {
	text, file := Text, name
	if p.File != "" {
		b, err := os.ReadFile(p.File)
		if err != nil {
			r.Reporter().Errorf(r.Op.Context().FileLoc(p.File, 0, 0), "the schedule cannot be read: %v", err)
			r.Fail()
			return
		}
		text, file = string(b), p.File
	}
	script := transform.ParseScript(r.Op.Context(), r.Reporter(), file, text)
	if script == nil {
		r.Fail()
		return
	}
	switch o := transform.RunScript(r, p.Registry, script, p.EntryPoint); {
	case o.IsDefinite():
		r.Fail()
	case p.File != "":
		o.Warn(r.Reporter()) // the author wants to know; what is left is lowered as it is
	}
}
