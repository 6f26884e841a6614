package load

import (
	"os"
	"testing"

	"github.com/odsgen/ods/core/diag"
)

func TestShipped(t *testing.T) {
	files := []string{"../../defs/builtin/builtin.yaml", "../../defs/arith/arith.yaml", "../../defs/cf/cf.yaml",
		"../../defs/func/func.yaml", "../../defs/ub/ub.yaml"}
	prog, diags := Load(Options{Embedded: os.DirFS("../../defs")}, files...)
	diag.Render(os.Stdout, diags...)
	if diags.HasErrors() {
		t.Fail()
	}
	for _, d := range prog.Dialects {
		t.Log(d.Name, len(d.Ops), len(d.Constraints))
	}
}
