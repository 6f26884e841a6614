package core_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
)

// The names of the methods of a reporter say whether the operation is named in front: Op...f does, OpEmit...f does not, for
// errors, warnings and remarks alike.
func TestReporterNamesOperation(t *testing.T) {
	c := core.NewContext()
	c.AllowUnregistered(true)
	m, err := core.ParseString(c, "f.mlir", `"x.y"() : () -> ()`)
	if err != nil {
		t.Fatal(err)
	}
	op := m.Region(0).Entry().First()
	type report = func(*core.Reporter, *core.Operation, string, ...any) core.Finding
	for _, k := range []struct {
		severity    diag.Severity
		named, bare report
	}{
		{diag.Error, (*core.Reporter).OpErrorf, (*core.Reporter).OpEmitErrorf},
		{diag.Warning, (*core.Reporter).OpWarningf, (*core.Reporter).OpEmitWarningf},
		{diag.Remark, (*core.Reporter).OpRemarkf, (*core.Reporter).OpEmitRemarkf},
	} {
		r := core.NewReporter(c)
		k.named(r, op, "has %d legs", 3)
		k.bare(r, op, "has %d legs", 3)
		list := r.List()
		if len(list) != 2 || list[0].Message != "'x.y' op has 3 legs" || list[1].Message != "has 3 legs" {
			t.Errorf("%v: %v", k.severity, list)
		}
		for _, d := range list {
			if d.Severity != k.severity || d.Pos.Line != 1 {
				t.Errorf("%v: %v", k.severity, d)
			}
		}
	}
}
