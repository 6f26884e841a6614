package dialecttest

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/tests/irtest"
)

// Recorded runs ods opt with each of the lists of flags, a line each, on each file DIR/NAME.mlir, whose parts are
// split, and compares what it prints, messages included, with what DIR/NAME.out has recorded of mlir-opt. Where that is
// installed the recordings are compared with it, too, and the flag -update makes them.
func (s Suite) Recorded(t *testing.T, dir string, flags ...string) {
	files, err := filepath.Glob(filepath.Join(dir, "*.mlir"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no test files: %v", err)
	}
	_, missing := exec.LookPath(oracle)
	if missing != nil && os.Getenv("ODSGEN_ORACLE") != "" {
		t.Fatal(oracle + " is not installed, but ODSGEN_ORACLE demands it")
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			out := strings.TrimSuffix(file, ".mlir") + ".out"
			if irtest.Update() {
				record(t, out, text, flags)
			}
			t.Parallel()
			s.compareRecorded(t, out, text, flags, missing == nil)
		})
	}
}

// arguments are those of a recording, which has upstream's mistakes.
func arguments(flags string) []string {
	return append(words(flags), "--upstream-bugs", "--split-input-file", "--allow-unregistered-dialect", "--mlir-print-debuginfo", "-")
}

// words splits at blanks that do not stand in single quotes.
func words(flags string) []string {
	quoted := false
	list := strings.FieldsFunc(flags, func(r rune) bool {
		if r == '\'' {
			quoted = !quoted
		}
		return r == ' ' && !quoted
	})
	for i, w := range list {
		list[i] = strings.ReplaceAll(w, "'", "")
	}
	return list
}

// upstream returns what mlir-opt prints.
func upstream(flags string, text []byte) string {
	cmd := exec.Command(oracle, ofOracle(arguments(flags))...)
	var out, messages bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = bytes.NewReader(text), &out, &messages
	_ = cmd.Run() // failures are seen in the messages
	return out.String() + "// messages:\n" + messages.String()
}

func record(t *testing.T, path string, text []byte, flags []string) {
	t.Helper()
	var ar txtar.Archive
	for _, f := range flags {
		ar.Files = append(ar.Files, txtar.File{Name: f, Data: []byte(upstream(f, text))})
	}
	if err := os.WriteFile(path, txtar.Format(&ar), 0o644); err != nil {
		t.Fatal(err)
	}
}

func (s Suite) compareRecorded(t *testing.T, path string, text []byte, flags []string, ask bool) {
	t.Helper()
	ar, err := txtar.ParseFile(path)
	if err != nil {
		t.Fatal(err)
	}
	recorded := make(map[string]string)
	for _, f := range ar.Files {
		recorded[f.Name] = string(f.Data)
	}
	for _, f := range flags {
		want, ok := recorded[f]
		if !ok {
			t.Errorf("%s has nothing for %s; run the test with -update", path, f)
			continue
		}
		var out, messages bytes.Buffer
		driver.Main(s.config(), append([]string{"opt"}, arguments(f)...), bytes.NewReader(text), &out, &messages)
		if got := out.String() + "// messages:\n" + messages.String(); got != want {
			t.Errorf("ods and the recording differ for %s:\n%s", f, firstDifference(got, want))
		}
		if !ask {
			continue
		}
		if now := upstream(f, text); now != want {
			t.Errorf("mlir-opt and the recording differ for %s; run the test with -update:\n%s", f, firstDifference(now, want))
		}
	}
}
