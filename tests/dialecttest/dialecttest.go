package dialecttest

import (
	"bytes"
	"context"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/tests/irtest"
)

// oracle is the program that has the last word.
const oracle = "mlir-opt-22"

// Suite says what the tests of a package work with, besides the generic passes.
type Suite struct {
	Dialects []*core.Dialect
	// Passes registers more passes, Extend adds what they need to know about dialects; either may be nil.
	Passes func(*passes.Registry)
	Extend func(*core.Registry)
	// Generic makes [Suite.Oracle] compare the generic form with locations, too, which shows what custom syntax hides.
	Generic bool
	// Messages makes [Suite.Oracle] compare standard error, too: what passes print, and messages with all their lines.
	Messages bool
}

// Registry returns a registry of the dialects.
func (s Suite) Registry() *core.Registry {
	r := core.NewRegistry(s.Dialects...)
	if s.Extend != nil {
		s.Extend(r)
	}
	return r
}

func (s Suite) config() driver.Config {
	reg := passes.NewRegistry()
	passes.RegisterPasses(reg)
	if s.Passes != nil {
		s.Passes(reg)
	}
	return driver.Config{Dialects: s.Registry(), Passes: reg}
}

// Files is [Suite.Files] with the generic passes.
func Files(t *testing.T, dialects ...*core.Dialect) { Suite{Dialects: dialects}.Files(t) }

// Oracle is [Suite.Oracle] with the generic passes.
func Oracle(t *testing.T, dialects ...*core.Dialect) { Suite{Dialects: dialects}.Oracle(t) }

// Files runs every test below the folder testdata.
func (s Suite) Files(t *testing.T) { s.FilesBelow(t, "testdata") }

// FilesBelow runs every test below a folder, where others have no RUN lines.
func (s Suite) FilesBelow(t *testing.T, dir string) {
	cfg := s.config()
	irtest.Run(t, dir, irtest.Commands{
		"ods": func(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
			return driver.Main(cfg, args, stdin, stdout, stderr)
		},
	})
}

// Oracle gives the files in testdata, not those in folders below it (where mlir-opt does not end, or is wrong), to ods
// and to mlir-opt with the flags of the first RUN line that calls ods and of the others with a recorded output, and
// compares what they print and their status. It is skipped with -short, and where mlir-opt is not installed, unless
// ODSGEN_ORACLE demands it.
func (s Suite) Oracle(t *testing.T) {
	needOracle(t)
	files, err := filepath.Glob("testdata/*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatalf("no test files: %v", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			t.Parallel()
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, line := range runLines(string(text)) {
				args := append(flags(line), file)
				s.compare(t, "", args)
				if s.Generic {
					s.compare(t, "", append(args, "--mlir-print-op-generic", "--mlir-print-debuginfo"))
				}
			}
		})
	}
}

// Compare gives a text to ods and to mlir-opt and compares what they print and their status, under the conditions of
// [Suite.Oracle].
func (s Suite) Compare(t *testing.T, text string, flags ...string) {
	t.Helper()
	needOracle(t)
	s.compare(t, text, append(flags[:len(flags):len(flags)], "--allow-unregistered-dialect", "-"))
}

// needOracle skips a test without the oracle, and with -short, which is for what can go wrong on our side alone.
func needOracle(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("-short: not compared with " + oracle)
	}
	_, err := exec.LookPath(oracle)
	switch {
	case err == nil:
	case os.Getenv("ODSGEN_ORACLE") != "":
		t.Fatal(oracle + " is not installed, but ODSGEN_ORACLE demands it")
	default:
		t.Skip(oracle + " is not installed")
	}
}

func (s Suite) compare(t *testing.T, text string, args []string) {
	t.Helper()
	var want, wantMessages, got, messages bytes.Buffer
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, oracle, ofOracle(args)...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(text), &want, &wantMessages
	wantErr := cmd.Run()
	status := driver.Main(s.config(), append([]string{"opt"}, args...), strings.NewReader(text), &got, &messages)
	if (wantErr == nil) != (status == 0) {
		t.Errorf("%v: status %d\n%s\nmlir-opt says %v\n%s", args, status, messages.String(), wantErr, wantMessages.String())
	}
	if got.String() != want.String() {
		t.Errorf("ods and mlir-opt differ for %v:\n%s", args, firstDifference(got.String(), want.String()))
	}
	if s.Messages && messages.String() != wantMessages.String() {
		t.Errorf("ods and mlir-opt say different things for %v:\n%s", args, firstDifference(messages.String(), wantMessages.String()))
	}
}

// ofOracle returns the flags without the one that mlir-opt does not have, since it is what mlir-opt does.
func ofOracle(args []string) []string {
	return slices.DeleteFunc(slices.Clone(args), func(a string) bool { return a == "--upstream-bugs" })
}

// runLines returns what stands behind the command in the first RUN line that calls ods opt, and in the others whose
// output is compared with a recorded one.
func runLines(text string) (out []string) {
	for line := range strings.Lines(text) {
		if _, line, ok := strings.Cut(line, "RUN: ods opt "); ok && (len(out) == 0 || strings.Contains(line, "| golden ")) {
			out = append(out, line)
		}
	}
	if len(out) == 0 {
		return []string{""}
	}
	return out
}

// flags returns the flags of a RUN line; those with blanks stand in single quotes. The folder %S is testdata.
func flags(line string) []string {
	line, _, _ = strings.Cut(strings.TrimSpace(line), "|")
	var out []string
	for i, part := range strings.Split(line, "'") {
		if i%2 == 1 {
			out = append(out, part)
			continue
		}
		for _, w := range strings.Fields(part) {
			w = strings.ReplaceAll(w, "%S", "testdata")
			if w != "%s" && w != "2>&1" {
				out = append(out, w)
			}
		}
	}
	return out
}

// firstDifference shows the first lines that differ, behind some that do not.
func firstDifference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			return "     " + strings.Join(g[max(0, i-3):i], "\n     ") + "\ngot  " + g[i] + "\nwant " + w[i]
		}
	}
	return "one ends before the other"
}
