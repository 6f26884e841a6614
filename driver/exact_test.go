package driver_test

import (
	"context"
	"io"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/driver"
)

// TestExactMath checks which lowering is asked: the one with approximations where an engine or a form has one, unless a flag
// declines it or has a pipeline of its own.
func TestExactMath(t *testing.T) {
	var asked string
	lowering := func(name string) driver.Lowering {
		return func(op *core.Operation) string {
			asked = name
			return cse(op)
		}
	}
	run := func(context.Context, io.Writer, driver.Call) error { return nil }
	cfg := config()
	cfg.Commands = []driver.Command{
		driver.RunCommand(lowering("exact"), driver.Engine{Name: "a", Run: run}, driver.Engine{Name: "b", Run: run, Fast: lowering("fast")}),
		driver.BuildCommand(lowering("exact"), driver.Builder{Forms: []driver.Form{{Name: "exe"}, {Name: "c"}},
			Build: func(context.Context, driver.Build) error { return nil },
			Fast: func(form, _ string) driver.Lowering {
				if form == "c" {
					return lowering("fast")
				}
				return nil
			}}),
	}
	for args, want := range map[string]string{
		"run -":                         "exact",
		"run --exact-math -":            "exact",
		"run --engine=b -":              "fast",
		"run --engine=b --exact-math -": "exact",
		"run --engine=b --pass-pipeline=builtin.module(cse) -": "",
		"build -o x -":                       "exact",
		"build -o x --emit=c -":              "fast",
		"build -o x --emit=c --exact-math -": "exact",
	} {
		asked = ""
		var stderr strings.Builder
		if status := driver.Main(cfg, strings.Fields(args), strings.NewReader("module {}"), io.Discard, &stderr); status != 0 || asked != want {
			t.Errorf("%s: status %d, lowering %q, want %q\n%s", args, status, asked, want, stderr.String())
		}
	}
}
