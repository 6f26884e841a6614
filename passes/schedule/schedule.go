package schedule

import (
	_ "embed"
	"os"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
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
	script, ok := p.read(r)
	if !ok || !transform.RunScript(r, p.Registry, script, p.EntryPoint) {
		r.Fail()
	}
}

// read parses and verifies the script.
func (p *TensorsPass) read(r *passes.Run) (*core.Operation, bool) {
	text, file := []byte(Text), name
	if p.File != "" {
		var err error
		file = p.File
		if text, err = os.ReadFile(file); err != nil {
			r.Reporter().Errorf(r.Op.Context().FileLoc(file, 0, 0), "the schedule cannot be read: %v", err)
			return nil, false
		}
	}
	script, list := core.Parse(r.Op.Context(), text, core.ParseOptions{Name: file})
	failed := script == nil
	for _, d := range list {
		r.Reporter().Report(d)
		failed = failed || d.Severity == diag.Error
	}
	return script, !failed
}
