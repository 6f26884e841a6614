package models

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/native"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/driver/run"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/tests/dialecttest"
	"github.com/odsgen/ods/tests/irtest"
)

// The pipelines that the examples are lowered by: the default, and the one that mlir-opt has the passes of.
const (
	tensorPipeline   = "builtin.module(ods-tensor-to-llvm)"
	upstreamPipeline = "builtin.module(ods-tensor-to-llvm{schedule=none})"
)

// printers are the libraries with the functions that the networks of the examples print with.
const printers = "/usr/lib/llvm-22/lib/libmlir_runner_utils.so,/usr/lib/llvm-22/lib/libmlir_c_runner_utils.so"

// base is the only part of what a network prints that differs between executions: where its memory is.
var base = regexp.MustCompile(`base@ = 0x[0-9a-f]+ `)

func checkPrinted(t *testing.T, want, got string) {
	t.Helper()
	if got = base.ReplaceAllString(got, ""); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestNetworks runs the networks of the examples in each engine and as executables, and compares the numbers and their
// bits with those that mlir-opt and mlir-runner make.
func TestNetworks(t *testing.T) {
	for _, name := range []string{"mlp", "conv"} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join("..", "..", "examples", name, name)
			text, err := os.ReadFile(path + ".mlir")
			if err != nil {
				t.Fatal(err)
			}
			want, err := os.ReadFile(path + ".out")
			if err != nil && !irtest.Update() {
				t.Fatal(err)
			}
			t.Run("upstream", func(t *testing.T) { upstreamRuns(t, text, path+".out", string(want)) })
			m := lowerNetwork(t, text)
			for _, e := range run.Engines() {
				t.Run(e.Name, func(t *testing.T) {
					if e.Name != "interpreter" {
						need(t, e.Name)
					}
					var b bytes.Buffer
					if err := e.Run(t.Context(), &b, driver.Call{Module: m, Entry: "main", CheckLeaks: e.Name == "interpreter"}); err != nil {
						t.Fatal(err)
					}
					checkPrinted(t, string(want), b.String())
				})
			}
			t.Run("build", func(t *testing.T) {
				need(t, "llc")
				program := filepath.Join(t.TempDir(), name)
				if err := native.Build(t.Context(), m, native.Options{Entry: "main", Output: program}); err != nil {
					t.Fatal(err)
				}
				out, err := exec.Command(program).Output()
				if err != nil {
					t.Fatal(err)
				}
				checkPrinted(t, string(want), string(out))
			})
		})
	}
}

// lowerNetwork lowers a program of the examples, for which the command run takes the same pipeline.
func lowerNetwork(t *testing.T, text []byte) *core.Operation {
	t.Helper()
	c := core.NewContextWith(config().Dialects)
	m, list := core.Parse(c, text, core.ParseOptions{})
	if list.HasErrors() {
		t.Fatal(list)
	}
	if got := backend.Pipeline(m); got != tensorPipeline {
		t.Errorf("the command run takes %s, want %s", got, tensorPipeline)
	}
	if list, ok := passes.NewManagerOf(c, pipeline(t, tensorPipeline)).Run(context.Background(), m); !ok {
		t.Fatal(list)
	}
	return m
}

func pipeline(t *testing.T, text string) *passes.Pipeline {
	t.Helper()
	p, list := passes.ParsePipeline(backend.Passes(), text)
	if list.HasErrors() {
		t.Fatal(list)
	}
	return p
}

// upstreamRuns lowers a program by mlir-opt, through the same passes, and executes it by mlir-runner. Both must agree
// with what is recorded.
func upstreamRuns(t *testing.T, text []byte, record, want string) {
	need(t, "mlir-opt")
	need(t, "mlir-runner")
	tool := func(name string, stdin []byte, args ...string) []byte {
		path, err := native.FindTool(t.Context(), name)
		if err != nil {
			t.Fatal(err)
		}
		cmd := exec.CommandContext(t.Context(), path, args...)
		var messages strings.Builder
		cmd.Stdin, cmd.Stderr = bytes.NewReader(stdin), &messages
		out, err := cmd.Output()
		if err != nil {
			t.Fatalf("%s: %v\n%s", name, err, messages.String())
		}
		return out
	}
	lowered := tool("mlir-opt", text, "--pass-pipeline="+pipeline(t, upstreamPipeline).String())
	got := string(tool("mlir-runner", lowered, "-e", "main", "--entry-point-result=void", "--shared-libs="+printers))
	if irtest.Update() {
		if err := os.WriteFile(record, []byte(base.ReplaceAllString(got, "")), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	checkPrinted(t, want, got)
	if ours, messages, _ := dialecttest.Ours(config())(string(text), []string{"--pass-pipeline=" + upstreamPipeline, "--upstream-bugs"}); messages != "" || ours != string(lowered) {
		t.Errorf("the lowered program differs from mlir-opt's %s", messages)
	}
}

// need skips the test when a tool of LLVM is missing.
func need(t *testing.T, tool string) {
	t.Helper()
	if _, err := native.FindTool(t.Context(), tool); err != nil {
		if os.Getenv("ODSGEN_ORACLE") != "" {
			t.Fatalf("%v; ODSGEN_ORACLE demands it", err)
		}
		t.Skip(err)
	}
}

// TestTiling checks that the product of the example is what it was, and what mlir-opt makes of it, when its script has
// tiled it, and that it then takes a fraction of the time.
func TestTiling(t *testing.T) {
	need(t, "lli")
	text, err := os.ReadFile("../../examples/tiling/tiling.mlir")
	if err != nil {
		t.Fatal(err)
	}
	rate := map[bool]float64{}
	for _, script := range []bool{false, true} {
		flags := []string{"--symbol-dce", "--ods-tensor-to-llvm=schedule=none"}
		if script {
			flags = slices.Insert(flags, 0, "--transform-interpreter")
		}
		lowered, messages, _ := dialecttest.Ours(config())(string(text), flags)
		m, list := core.Parse(core.NewContextWith(config().Dialects), []byte(lowered), core.ParseOptions{})
		if messages != "" || list.HasErrors() {
			t.Fatal(messages, list)
		}
		var out bytes.Buffer
		if err := run.LLI(t.Context(), &out, driver.Call{Module: m, Entry: "main"}); err != nil {
			t.Fatal(err)
		}
		var sum, rated float64
		if _, err := fmt.Sscan(out.String(), &sum, &rated); err != nil || sum != 65536 {
			t.Errorf("script %t: got %s (%v), want the sum 65536", script, out.String(), err)
		}
		rate[script] = rated
	}
	t.Logf("%.3g billions of operations in a second, %.3g with the script", rate[false], rate[true])
	if rate[true] < 2*rate[false] {
		t.Errorf("the script makes it %.1f times as fast, want 2 at least", rate[true]/rate[false])
	}
	for _, d := range dialecttest.CompareParts(t, config(), []string{string(text)}, limit, "--transform-interpreter", "--symbol-dce") {
		t.Errorf("got\n%s\nwant\n%s", d.Got, d.Want)
	}
}
