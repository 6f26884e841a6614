package dialecttest

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

// oracle is the program that has the last word.
const oracle = "mlir-opt-22"

// Suite says what the tests of a room work with, besides the generic passes.
type Suite struct {
	Dialects []*core.Dialect
	// Passes registers more passes, Extend adds what they need to know about dialects; either may be nil.
	Passes func(*passes.Registry)
	Extend func(*core.Registry)
}

func (s Suite) config() driver.Config {
	reg := passes.NewRegistry()
	passes.RegisterGeneric(reg)
	if s.Passes != nil {
		s.Passes(reg)
	}
	dialects := core.NewRegistry(s.Dialects...)
	if s.Extend != nil {
		s.Extend(dialects)
	}
	return driver.Config{Dialects: dialects, Passes: reg}
}

// Files is [Suite.Files] with the generic passes.
func Files(t *testing.T, dialects ...*core.Dialect) { Suite{Dialects: dialects}.Files(t) }

// Oracle is [Suite.Oracle] with the generic passes.
func Oracle(t *testing.T, dialects ...*core.Dialect) { Suite{Dialects: dialects}.Oracle(t) }

// Files runs every test below the folder testdata.
func (s Suite) Files(t *testing.T) {
	cfg := s.config()
	irtest.Run(t, "testdata", irtest.Commands{
		"ods": func(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
			return driver.Main(cfg, args, stdin, stdout, stderr)
		},
	})
}

// Oracle gives the files below testdata to ods and to mlir-opt with the flags of the first RUN line that calls ods, and compares
// what they print and their status. It is skipped where mlir-opt is not installed.
func (s Suite) Oracle(t *testing.T) {
	if _, err := exec.LookPath(oracle); err != nil {
		t.Skip(oracle + " is not installed")
	}
	files, err := filepath.Glob("testdata/*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatalf("no test files: %v", err)
	}
	cfg := s.config()
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			args := append(flags(string(text)), file)
			var want, got, messages bytes.Buffer
			cmd := exec.Command(oracle, args...)
			cmd.Stdout = &want
			wantErr := cmd.Run()
			status := driver.Main(cfg, append([]string{"opt"}, args...), strings.NewReader(""), &got, &messages)
			if (wantErr == nil) != (status == 0) {
				t.Errorf("status %d, mlir-opt says %v\n%s", status, wantErr, messages.String())
			}
			if got.String() != want.String() {
				t.Errorf("ods and mlir-opt differ for %v:\n%s", args, firstDifference(got.String(), want.String()))
			}
		})
	}
}

// flags returns the flags of the first RUN line.
func flags(text string) []string {
	_, line, _ := strings.Cut(text, "RUN: ods opt ")
	line, _, _ = strings.Cut(line, "\n")
	line, _, _ = strings.Cut(line, "|")
	var out []string
	for _, w := range strings.Fields(line) {
		if w != "%s" {
			out = append(out, w)
		}
	}
	return out
}

// firstDifference shows the first lines that differ.
func firstDifference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			return "got  " + g[i] + "\nwant " + w[i]
		}
	}
	return "one ends before the other"
}
