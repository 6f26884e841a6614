package driver_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/tests/irtest"
)

const oracle = "mlir-opt-22"

// TestRecorded compares standard output, standard error and status with what mlir-opt gave for the command line in the
// first line of each archive. Where mlir-opt is installed, it also shows that the recording is what mlir-opt still
// gives; -update records again.
func TestRecorded(t *testing.T) {
	tool, err := exec.LookPath(oracle)
	if err != nil {
		if os.Getenv("ODSGEN_ORACLE") != "" {
			t.Fatalf("%s is not installed, but ODSGEN_ORACLE demands it", oracle)
		}
		t.Logf("%s is not installed; its recorded output is taken as it is", oracle)
		tool = ""
	}
	paths, err := filepath.Glob("testdata/recorded/*.txtar")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no recordings: %v", err)
	}
	for _, path := range paths {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txtar"), func(t *testing.T) {
			t.Parallel()
			testRecording(t, path, tool)
		})
	}
}

// result is what a command gave.
type result struct {
	stdout, stderr string
	status         int
}

func testRecording(t *testing.T, path, tool string) {
	ar, err := txtar.ParseFile(path)
	if err != nil {
		t.Fatal(err)
	}
	args, ok := strings.CutPrefix(firstLine(string(ar.Comment)), oracle+" ")
	if !ok || len(ar.Files) == 0 {
		t.Fatalf("%s: expected a first line \"%s FLAGS\" and an input", path, oracle)
	}
	flags := strings.Fields(args)
	input := ar.Files[0].Data
	if tool != "" {
		got := runOracle(t, tool, flags, input)
		want := recorded(ar)
		switch {
		case got == want:
		case irtest.Update():
			ar.Files = append(ar.Files[:1:1], txtar.File{Name: "status", Data: fmt.Appendln(nil, got.status)},
				txtar.File{Name: "stdout", Data: []byte(got.stdout)}, txtar.File{Name: "stderr", Data: []byte(got.stderr)})
			if err := os.WriteFile(path, txtar.Format(ar), 0o666); err != nil {
				t.Fatal(err)
			}
		default:
			t.Errorf("the recording is stale; %s gives status %d\nstdout\n%s\nstderr\n%s", oracle, got.status, got.stdout, got.stderr)
		}
	}
	want := recorded(ar)
	for _, workers := range []int{1, 4} {
		var stdout, stderr bytes.Buffer
		cfg := config()
		cfg.Workers = workers
		status := driver.Opt(cfg, flags, bytes.NewReader(input), &stdout, &stderr)
		if status != want.status {
			t.Errorf("%d workers: status %d, want %d", workers, status, want.status)
		}
		sameText(t, "stdout", stdout.String(), want.stdout)
		sameText(t, "stderr", pipelineNote.ReplaceAllString(stderr.String(), ""), want.stderr)
	}
}

// pipelineNote matches what is said here about the place in a pipeline that is wrong, and what to write: mlir-opt says
// neither.
var pipelineNote = regexp.MustCompile(`(?m)^MLIR Textual PassPipeline Parser:\d+:\d+: note: .*\n(.*\n *\^\n)?`)

func firstLine(s string) string {
	line, _, _ := strings.Cut(s, "\n")
	return line
}

func recorded(ar *txtar.Archive) (r result) {
	for _, f := range ar.Files {
		switch f.Name {
		case "stdout":
			r.stdout = string(f.Data)
		case "stderr":
			r.stderr = string(f.Data)
		case "status":
			fmt.Sscan(string(f.Data), &r.status)
		}
	}
	return r
}

func runOracle(t *testing.T, tool string, flags []string, input []byte) result {
	cmd := exec.Command(tool, flags...)
	var stdout, stderr bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = bytes.NewReader(input), &stdout, &stderr
	var exit *exec.ExitError
	if err := cmd.Run(); err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return result{stdout.String(), stderr.String(), cmd.ProcessState.ExitCode()}
}

// sameText reports the first line that differs.
func sameText(t *testing.T, what, got, want string) {
	t.Helper()
	if got == want {
		return
	}
	g, w := strings.SplitAfter(got, "\n"), strings.SplitAfter(want, "\n")
	for i := range max(len(g), len(w)) {
		a, b := "", ""
		if i < len(g) {
			a = g[i]
		}
		if i < len(w) {
			b = w[i]
		}
		if a != b {
			t.Errorf("%s differs in line %d:\ngot  %q\nwant %q\nall of it\n%s", what, i+1, a, b, got)
			return
		}
	}
}
