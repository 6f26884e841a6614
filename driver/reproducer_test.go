package driver_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/passes"
)

// crashing is a pass that panics on functions whose name starts with "bad", when they hold an addition: what a pass
// before it did matters.
func crashing() *passes.Pass {
	return &passes.Pass{Name: "crash", Class: "Crash", Anchor: "func.func", Run: func(r *passes.Run) {
		if name, _ := r.Op.SymbolName(); strings.HasPrefix(name, "bad") {
			r.Op.Walk(func(op *core.Operation) {
				if op.Name() == "arith.addi" {
					panic("injected")
				}
			})
		}
	}}
}

const crashInput = `func.func @f(%a: i32) -> i32 {
  return %a : i32
}
func.func @bad(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.subi %1, %0 : i32
  %3 = arith.addi %2, %a : i32
  return %3 : i32
}
func.func @bad2(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
`

// opt runs the command and returns its status and what it wrote to standard error.
func opt(cfg driver.Config, input string, args ...string) (int, string) {
	var stdout, stderr bytes.Buffer
	status := driver.Opt(cfg, args, strings.NewReader(input), &stdout, &stderr)
	return status, stderr.String()
}

// messages returns the errors and what is said about reproducers, without stacks.
func messages(stderr string) string {
	var out []string
	for _, l := range strings.Split(stderr, "\n") {
		if strings.HasPrefix(l, "\t") {
			continue
		}
		if strings.Contains(l, ": error: ") || strings.Contains(l, "reproducer") {
			out = append(out, l)
		}
	}
	return strings.Join(out, "\n")
}

// TestCrashReproducer shows that a panic in a pass becomes a diagnostic and a file, that the file repeats the panic,
// and that neither depends on the number of workers.
func TestCrashReproducer(t *testing.T) {
	for _, workers := range []int{1, 8} {
		for _, local := range []bool{false, true} {
			if local && workers > 1 {
				continue
			}
			t.Run(fmt.Sprintf("workers=%d,local=%v", workers, local), func(t *testing.T) {
				cfg := config()
				cfg.Workers = workers
				cfg.Passes.Add(passes.Func(crashing))
				file := filepath.Join(t.TempDir(), "crash.mlir")
				args := []string{"--pass-pipeline=builtin.module(func.func(cse,crash),symbol-dce)",
					"--mlir-pass-pipeline-crash-reproducer=" + file}
				running, pipeline := "[`Crash` on 'func.func' operation: @bad]", "builtin.module(func.func(cse,crash), symbol-dce)"
				if local {
					args = append(args, "--mlir-pass-pipeline-local-reproducer", "--mlir-disable-threading")
					running, pipeline = "`Crash` on 'func.func' operation: @bad", "builtin.module(func.func(crash))"
				}
				status, stderr := opt(cfg, crashInput, args...)
				if status != driver.StatusFindings {
					t.Fatalf("status %d: %s", status, stderr)
				}
				want := fmt.Sprintf(`<stdin>:4:1: error: pass 'crash' panicked on 'func.func': injected
<stdin>:4:1: error: Failures have been detected while processing an MLIR pass pipeline
<stdin>:4:1: note: Pipeline failed while executing %s: reproducer generated at `+"`%s`", running, file)
				if got := messages(stderr); !strings.HasPrefix(got, want) || strings.Count(got, "reproducer") != 1 {
					t.Errorf("got\n%s\nwant\n%s", got, want)
				}
				text, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				if !strings.Contains(string(text), "pipeline: \""+pipeline+"\"") ||
					strings.Contains(string(text), "%2 = arith.addi") != local {
					t.Errorf("the reproducer holds\n%s", text)
				}
				status, stderr = opt(cfg, "", file, "--run-reproducer")
				if status != driver.StatusFindings || !strings.Contains(stderr, "pass 'crash' panicked on 'func.func': injected") {
					t.Errorf("the reproducer gives status %d: %s", status, stderr)
				}
			})
		}
	}
}

// TestNoReproducer shows that success and a failure outside of the passes leave no file.
func TestNoReproducer(t *testing.T) {
	for input, want := range map[string]int{crashInput: driver.StatusOK, "module {": driver.StatusFindings} {
		file := filepath.Join(t.TempDir(), "crash.mlir")
		if status, stderr := opt(config(), input, "--cse", "--mlir-pass-pipeline-crash-reproducer="+file); status != want {
			t.Errorf("status %d, want %d: %s", status, want, stderr)
		}
		if _, err := os.Stat(file); err == nil {
			t.Errorf("%q: a file was written", input)
		}
	}
}

// TestReproducerOfSchedule shows the report when a pass cannot be scheduled, in which no pass runs.
func TestReproducerOfSchedule(t *testing.T) {
	file := filepath.Join(t.TempDir(), "crash.mlir")
	status, stderr := opt(config(), "\"test.op\"() ({}) : () -> ()", "--allow-unregistered-dialect",
		"--pass-pipeline=builtin.module(test.op(cse))",
		"--mlir-pass-pipeline-crash-reproducer="+file)
	if status != driver.StatusFindings || !strings.Contains(stderr,
		"Pipeline failed while executing []: reproducer generated at `") {
		t.Errorf("status %d: %s", status, stderr)
	}
}

// TestReproducerWithoutPipeline shows that an empty pipeline in a reproducer is an error, as with mlir-opt, which does
// not say where.
func TestReproducerWithoutPipeline(t *testing.T) {
	input := "{-#\n  external_resources: {\n    mlir_reproducer: {\n      pipeline: \"\"\n    }\n  }\n#-}\n"
	status, stderr := opt(config(), input, "--run-reproducer")
	if want := "<stdin>:4:17: error: expected pass pipeline to be wrapped with the anchor operation type"; status != 1 ||
		!strings.HasPrefix(stderr, want) {
		t.Errorf("status %d, %s; want %s", status, stderr, want)
	}
}
