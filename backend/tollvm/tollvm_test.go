package tollvm_test

import (
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/cf"
	complexd "github.com/odsgen/ods/defs/complex"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/index"
	"github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/defs/math"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/tests/irtest"
)

// dialects returns what the tests convert, and what they convert it to.
func dialects() *core.Registry {
	r := core.NewRegistry(arith.New(), cf.New(), complexd.New(), funcd.New(), index.New(), llvm.New(), math.New(), memref.New(), ub.New())
	tollvm.Extend(r)
	return r
}

// ods is the command with the passes of this package.
func ods(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	reg := passes.NewRegistry()
	passes.RegisterGeneric(reg)
	tollvm.Register(reg)
	return driver.Main(driver.Config{Dialects: dialects(), Passes: reg}, args, stdin, stdout, stderr)
}

// TestFiles compares what the passes print with what mlir-opt printed.
func TestFiles(t *testing.T) { irtest.Run(t, "testdata", irtest.Commands{"ods": ods}) }

const oracleTool = "mlir-opt-22"

// oracle returns the command that results are compared with, or skips the test.
func oracle(t *testing.T) string {
	t.Helper()
	tool, err := exec.LookPath(oracleTool)
	if err == nil {
		return tool
	}
	if os.Getenv("ODSGEN_ORACLE") != "" {
		t.Fatalf("%s is not installed, but ODSGEN_ORACLE demands it", oracleTool)
	}
	t.Skipf("%s is not installed; nothing to compare with", oracleTool)
	return ""
}

// compare gives the text to mlir-opt and to ods and compares what they print and whether they fail.
func compare(t *testing.T, tool, text string, flags ...string) {
	t.Helper()
	flags = append(flags, "--allow-unregistered-dialect", "-")
	cmd := exec.Command(tool, flags...)
	cmd.Stdin = strings.NewReader(text)
	var want, wantErrs, got, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &want, &wantErrs
	failed := cmd.Run() != nil
	status := ods(append([]string{"opt"}, flags...), strings.NewReader(text), &got, &errs)
	if failed != (status != 0) {
		t.Errorf("%v: ods returns status %d\n%s\nmlir-opt says\n%s", flags, status, errs.String(), wantErrs.String())
	}
	w, g := strings.Split(want.String(), "\n"), strings.Split(got.String(), "\n")
	for i := range min(len(w), len(g)) {
		if w[i] != g[i] {
			from := max(0, i-3)
			t.Errorf("%v: behind\n%s\nods prints\n%s\nmlir-opt prints\n%s", flags, strings.Join(w[from:i], "\n"), g[i], w[i])
			return
		}
	}
	if len(w) != len(g) {
		t.Errorf("%v: ods prints %d lines, mlir-opt %d", flags, len(g), len(w))
	}
}

// TestRecordings checks the recorded outputs against mlir-opt, which also gives the printed form of attributes that custom syntax hides.
func TestRecordings(t *testing.T) {
	tool := oracle(t)
	files, _ := filepath.Glob("testdata/*.mlir")
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(text), "--verify-diagnostics") {
			continue
		}
		t.Run(filepath.Base(file), func(t *testing.T) {
			t.Parallel()
			_, line, _ := strings.Cut(string(text), "RUN: ods opt %s ")
			line, _, _ = strings.Cut(line, "|")
			flags := runFlags(line)
			compare(t, tool, string(text), flags...)
			compare(t, tool, string(text), append(flags, "--mlir-print-op-generic", "--mlir-print-debuginfo")...)
		})
	}
}

// runFlags splits the flags of a RUN line; those with blanks stand in quotes.
func runFlags(line string) (out []string) {
	for i, part := range strings.Split(line, "'") {
		if i%2 == 1 {
			out = append(out, part)
			continue
		}
		out = append(out, strings.Fields(part)...)
	}
	return out
}
