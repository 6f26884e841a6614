package passtest

import (
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/tests/irtest"
)

// Tool is the command that results are compared with.
const Tool = "mlir-opt-22"

// Suite says what is there to test. It may be used by several tests at once.
type Suite struct {
	Dialects []*core.Dialect
	// Extend are called with the registry of the dialects.
	Extend []func(*core.Registry)
	// Passes register the passes, besides the generic ones.
	Passes []func(*passes.Registry)
}

// Registry returns a registry of the dialects.
func (s *Suite) Registry() *core.Registry {
	r := core.NewRegistry(s.Dialects...)
	for _, f := range s.Extend {
		f(r)
	}
	return r
}

// ODS runs the command ods with the dialects and passes of the suite.
func (s *Suite) ODS(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	reg := passes.NewRegistry()
	passes.RegisterGeneric(reg)
	for _, f := range s.Passes {
		f(reg)
	}
	return driver.Main(driver.Config{Dialects: s.Registry(), Passes: reg}, args, stdin, stdout, stderr)
}

// Files runs the RUN lines of the .mlir files of a directory.
func (s *Suite) Files(t *testing.T, dir string) { irtest.Run(t, dir, irtest.Commands{"ods": s.ODS}) }

// Oracle returns the path of [Tool], or skips the test.
func Oracle(t *testing.T) string {
	t.Helper()
	tool, err := exec.LookPath(Tool)
	if err == nil {
		return tool
	}
	if os.Getenv("ODSGEN_ORACLE") != "" {
		t.Fatalf("%s is not installed, but ODSGEN_ORACLE demands it", Tool)
	}
	t.Skipf("%s is not installed; nothing to compare with", Tool)
	return ""
}

// Recordings compares, for each .mlir file of a directory with the line "RUN: ods opt %s FLAGS", what ods and the oracle print and whether
// they fail: in custom form, and in generic form with locations, which shows what custom syntax hides.
func (s *Suite) Recordings(t *testing.T, dir string) {
	Oracle(t)
	files, _ := filepath.Glob(filepath.Join(dir, "*.mlir"))
	if len(files) == 0 {
		t.Errorf("no .mlir files in %q", dir)
	}
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
			line, _, _ = strings.Cut(line, "\n")
			flags := runFlags(line)
			s.Compare(t, string(text), flags...)
			s.Compare(t, string(text), append(flags, "--mlir-print-op-generic", "--mlir-print-debuginfo")...)
		})
	}
}

// Compare gives a text to ods and to the oracle and compares what they print and whether they fail.
func (s *Suite) Compare(t *testing.T, text string, flags ...string) {
	t.Helper()
	flags = append(flags[:len(flags):len(flags)], "--allow-unregistered-dialect", "-")
	cmd := exec.Command(Oracle(t), flags...)
	cmd.Stdin = strings.NewReader(text)
	var want, wantErrs, got, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &want, &wantErrs
	failed := cmd.Run() != nil
	status := s.ODS(append([]string{"opt"}, flags...), strings.NewReader(text), &got, &errs)
	if failed != (status != 0) {
		t.Errorf("%v: ods returns status %d\n%s\n%s says\n%s", flags, status, errs.String(), Tool, wantErrs.String())
	}
	w, g := strings.Split(want.String(), "\n"), strings.Split(got.String(), "\n")
	for i := range min(len(w), len(g)) {
		if w[i] != g[i] {
			from := max(0, i-3)
			t.Errorf("%v: behind\n%s\nods prints\n%s\n%s prints\n%s", flags, strings.Join(w[from:i], "\n"), g[i], Tool, w[i])
			return
		}
	}
	if len(w) != len(g) {
		t.Errorf("%v: ods prints %d lines, %s %d", flags, len(g), Tool, len(w))
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
