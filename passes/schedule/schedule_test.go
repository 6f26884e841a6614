package schedule_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/bufferization"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/defs/tensor"
	transformdefs "github.com/odsgen/ods/defs/transform"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/defs/vector"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/bufferize"
	vectorpasses "github.com/odsgen/ods/passes/dialect/vector"
	"github.com/odsgen/ods/passes/schedule"
	"github.com/odsgen/ods/passes/transform"
	"github.com/odsgen/ods/tests/dialecttest"
)

var dialects = []*core.Dialect{affine.New(), arith.New(), bufferization.New(), funcd.New(), linalg.New(), memref.New(), scf.New(), tensor.New(),
	transformdefs.New(), ub.New(), vector.New()}

func register(r *passes.Registry) {
	passes.RegisterPasses(r)
	vectorpasses.RegisterPasses(r)
	schedule.RegisterPasses(r)
}

func extend(r *core.Registry) {
	transform.Extend(r)
	bufferize.Extend(r)
}

// TestFiles checks what the schedule makes of each kind of operation.
func TestFiles(t *testing.T) {
	dialecttest.Suite{Dialects: dialects, Passes: register, Extend: extend}.Files(t)
}

// TestMistakes checks that what is wrong with a schedule is reported at its place.
func TestMistakes(t *testing.T) {
	const begin = "module attributes {transform.with_named_sequence} {\n"
	for _, tt := range []struct{ name, text, want string }{
		{"syntax", begin + "  transform.named_sequence @__transform_main(%x: !transform.any_op) {\n    transform.yeld\n  }\n}",
			"mistake.mlir:3:5: error: "},
		{"no entry", begin + "}", "mistake.mlir:1:1: error: could not find a nested named sequence with name: __transform_main"},
		{"kind of operation", begin + "  transform.named_sequence @__transform_main(%x: !transform.any_op) {\n" +
			"    %0 = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op\n    transform.yield\n  }\n}",
			"warning: "},
		{"handle", begin + "  transform.named_sequence @__transform_main(%x: !transform.any_op) {\n" +
			"    %0 = transform.structured.match ops{[\"func.func\"]} in %x : (!transform.any_op) -> !transform.any_op\n" +
			"    %1 = transform.structured.match ops{[\"func.return\"]} in %x : (!transform.any_op) -> !transform.any_op\n" +
			"    %2 = transform.merge_handles %0, %1 : !transform.any_op\n" +
			"    %3 = transform.structured.match ops{[\"func.func\"]} in %2 : (!transform.any_op) -> !transform.any_op\n    transform.yield\n  }\n}",
			"mistake.mlir:6:10: error: requires exactly one target handle"},
		{"missing", "", "error: the schedule cannot be read: "},
	} {
		t.Run(tt.name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "mistake.mlir")
			if tt.text != "" {
				if err := os.WriteFile(file, []byte(tt.text), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			r := core.NewRegistry(dialects...)
			extend(r)
			m, list := core.Parse(core.NewContextWith(r), []byte("func.func @f() {\n  return\n}"), core.ParseOptions{})
			if list.HasErrors() {
				t.Fatal(list)
			}
			reg := passes.NewRegistry()
			register(reg)
			p, list := passes.ParsePipeline(reg, "builtin.module(schedule-tensors{file="+file+"})")
			if list.HasErrors() {
				t.Fatal(list)
			}
			list, ok := passes.NewManagerOf(m.Context(), p).Run(t.Context(), m)
			if ok == strings.Contains(tt.want, "error") || !strings.Contains(list.Error(), tt.want) {
				t.Errorf("got %v, want %s", list, tt.want)
			}
		})
	}
}
