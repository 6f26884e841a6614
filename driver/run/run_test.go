package run

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/native"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/core/textdiff"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/tests/randprog"
)

// need returns the path of a tool, and skips the test when it is not installed.
func need(t *testing.T, name string) string {
	t.Helper()
	if testing.Short() {
		t.Skipf("-short: not compared with %s", name)
	}
	p, err := native.FindTool(t.Context(), name)
	if err != nil {
		if os.Getenv("ODSGEN_ORACLE") != "" {
			t.Fatalf("%v; ODSGEN_ORACLE demands it", err)
		}
		t.Skipf("%v", err)
	}
	return p
}

// parse reads a module with all shipped dialects.
func parse(t *testing.T, text string) *core.Operation {
	t.Helper()
	r := all.Registry()
	backend.Extend(r)
	m, list := core.Parse(core.NewContextWith(r), []byte(text), core.ParseOptions{Name: "random.mlir"})
	if list.HasErrors() {
		t.Fatalf("%v\n%s", list, text)
	}
	return m
}

// lower parses a module and lowers it to the llvm dialect.
func lower(t *testing.T, text string) *core.Operation {
	t.Helper()
	m, list := tryLower(t, text)
	if list.HasErrors() {
		t.Fatalf("%v\n%s", list, text)
	}
	return m
}

// tryLower is lower for modules that may be refused.
func tryLower(t *testing.T, text string) (*core.Operation, diag.List) {
	t.Helper()
	m := parse(t, text)
	pipeline, list := passes.ParsePipeline(backend.Passes(), backend.Pipeline(m))
	if list.HasErrors() {
		t.Fatal(list)
	}
	list, ok := passes.NewManagerOf(m.Context(), pipeline).Run(context.Background(), m)
	if !ok && !list.HasErrors() {
		t.Fatal("the pipeline fails without an error")
	}
	return m, list
}

// output executes @main with an engine.
func output(t *testing.T, m *core.Operation, e driver.Engine) string {
	t.Helper()
	var b bytes.Buffer
	if err := e.Run(context.Background(), &b, driver.Call{Module: m, Entry: "main"}); err != nil {
		t.Fatalf("%s: %v\n%s", e.Name, err, b.String())
	}
	return b.String()
}

// upstreamPipeline is the pipeline without the pass that mlir-opt does not have.
func upstreamPipeline(m *core.Operation) string {
	return strings.Replace(backend.Pipeline(m), "scf-outline-parallel-loops,", "", 1)
}

// upstream lowers with mlir-opt and executes with mlir-runner.
func upstream(t *testing.T, text string) string {
	t.Helper()
	opt, runner := need(t, "mlir-opt"), need(t, "mlir-runner")
	file := filepath.Join(t.TempDir(), "in.mlir")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	lowered, err := exec.Command(opt, file, "--pass-pipeline="+upstreamPipeline(parse(t, text))).Output()
	if err != nil {
		t.Fatalf("mlir-opt: %v\n%s", err, text)
	}
	real, _ := filepath.EvalSymlinks(runner)
	var libs []string
	for _, n := range []string{"c_runner_utils", "runner_utils", "float16_utils"} {
		libs = append(libs, filepath.Join(filepath.Dir(filepath.Dir(real)), "lib", "libmlir_"+n+".so"))
	}
	cmd := exec.Command(runner, "-e", "main", "-entry-point-result=void", "-shared-libs="+strings.Join(libs, ","))
	cmd.Stdin = bytes.NewReader(lowered)
	var errs bytes.Buffer
	cmd.Stderr = &errs
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("mlir-runner: %v\n%s", err, errs.String())
	}
	return string(out)
}

// seeds is how many modules the comparisons of random programs try; ODSGEN_SEEDS sets another number.
func seeds() (n uint64) {
	n = 6
	if s := os.Getenv("ODSGEN_SEEDS"); s != "" {
		fmt.Sscan(s, &n)
	}
	return n
}

// TestRandomPrograms executes random programs with the embedded engine, with lli, and through upstream's own lowering.
func TestRandomPrograms(t *testing.T) { compareRandom(t, 12, 24, randprog.Module) }

// TestRandomStructuredPrograms does so with programs of scf, affine, memref, math, index and complex.
func TestRandomStructuredPrograms(t *testing.T) { compareRandom(t, 6, 14, randprog.Structured) }

// TestRandomVectorPrograms does so with vectors of the llvm dialect.
func TestRandomVectorPrograms(t *testing.T) { compareRandom(t, 6, 36, randprog.Vectors) }

// TestRandomTensorPrograms does so with tensors in branches and loops, which bufferization must copy where both are
// needed.
func TestRandomTensorPrograms(t *testing.T) { compareRandom(t, 6, 12, randprog.Tensors) }

func compareRandom(t *testing.T, funcs, steps int, write func(seed uint64, funcs, steps int) string) {
	for seed := range seeds() {
		text := write(seed, funcs, steps)
		m, list := tryLower(t, text)
		if list.HasErrors() {
			t.Run(fmt.Sprint("refused/", seed), func(t *testing.T) { refused(t, text, list) })
			continue
		}
		got := output(t, m, Engines()[0])
		if strings.Count(got, "\n") < funcs {
			t.Fatalf("seed %d: only %d lines of output", seed, strings.Count(got, "\n"))
		}
		t.Run(fmt.Sprint("lli/", seed), func(t *testing.T) {
			need(t, "lli")
			if want := output(t, m, Engines()[1]); got != want {
				t.Errorf("interpreter and lli differ: %s", textdiff.First(got, want))
			}
		})
		t.Run(fmt.Sprint("c/", seed), func(t *testing.T) { compareC(t, m, got) })
		t.Run(fmt.Sprint("upstream/", seed), func(t *testing.T) {
			if want := upstream(t, text); got != want {
				t.Errorf("interpreter and upstream differ: %s", textdiff.First(got, want))
			}
		})
	}
}

// compareC builds a program by way of C and compares what it prints, unless it has what C has not.
func compareC(t *testing.T, m *core.Operation, want string) {
	t.Helper()
	needCompiler(t)
	got, err := runViaC(t, m)
	switch {
	case err != nil && strings.Contains(err.Error(), "C has no"):
		t.Skip(err)
	case err != nil:
		t.Fatal(err)
	case got != want:
		t.Errorf("interpreter and C differ: %s", textdiff.First(got, want))
	}
}

// refused checks that upstream does not lower a program either, and for the same reason. Bufferization refuses some
// loops.
func refused(t *testing.T, text string, list diag.List) {
	t.Helper()
	cmd := exec.Command(need(t, "mlir-opt"), "--pass-pipeline="+upstreamPipeline(parse(t, text)))
	cmd.Stdin = strings.NewReader(text)
	var errs bytes.Buffer
	cmd.Stderr = &errs
	if err := cmd.Run(); err == nil || !strings.Contains(errs.String(), list[0].Message) {
		t.Errorf("%v, but mlir-opt says %v\n%s\n%s", list, err, errs.String(), text)
	}
}
