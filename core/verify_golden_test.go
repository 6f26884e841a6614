package core

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/core/diag"
)

// TestVerifyLikeUpstream parses and verifies broken modules in generic form and compares everything that is printed
// about them with what mlir-opt-22 said, which is recorded in the .stderr files; where it is installed they are checked
// too.
func TestVerifyLikeUpstream(t *testing.T) {
	files, _ := filepath.Glob("testdata/verify/*.mlir")
	if len(files) == 0 {
		t.Fatal("no cases in testdata/verify")
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			want, err := os.ReadFile(strings.TrimSuffix(file, ".mlir") + ".stderr")
			if err != nil {
				t.Fatal(err)
			}
			checkRecorded(t, file, want)
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, workers := range []int{1, 3} {
				if got := verifySplit(filepath.Base(file), text, workers); got != string(want) {
					t.Errorf("%d workers:\n%s", workers, firstDifference(got, string(want)))
				}
			}
		})
	}
}

// checkRecorded compares the recorded output with the oracle's when it is there.
func checkRecorded(t *testing.T, file string, want []byte) {
	t.Helper()
	tool, err := exec.LookPath("mlir-opt-22")
	if err != nil {
		if os.Getenv("ODSGEN_ORACLE") != "" {
			t.Fatal("mlir-opt-22 is not installed")
		}
		t.Log("mlir-opt-22 is not installed; the recorded output is taken as it is")
		return
	}
	cmd := exec.Command(tool, "--split-input-file", "--allow-unregistered-dialect", "-o", os.DevNull, filepath.Base(file))
	cmd.Dir = filepath.Dir(file)
	var out bytes.Buffer
	cmd.Stderr = &out
	_ = cmd.Run() // it fails, as the cases are broken
	if !bytes.Equal(out.Bytes(), want) {
		t.Errorf("the recorded output of %s is stale; record it again with\n\t%s", file, cmd)
	}
}

// verifySplit verifies the parts of a file and returns what a command prints about them.
func verifySplit(name string, text []byte, workers int) string {
	var out strings.Builder
	line := 1
	for _, part := range strings.SplitAfter(string(text), "// -----\n") {
		c := testContext()
		op, list := Parse(c, []byte(part), ParseOptions{Name: name, FirstLine: line, Workers: workers, AllowUnregistered: true,
			NoVerify: true})
		line += strings.Count(part, "\n")
		if op == nil {
			diag.Render(&out, list...)
			continue
		}
		r := NewReporter(c)
		r.OpNotes = true
		Verify(op, r, VerifyOptions{Workers: workers})
		diag.Render(&out, r.List()...)
	}
	return out.String()
}

func firstDifference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range g {
		if i >= len(w) || g[i] != w[i] {
			from := max(0, i-3)
			return "got\n  " + strings.Join(g[from:min(i+6, len(g))], "\n  ") + "\nwant\n  " +
				strings.Join(w[min(from, len(w)):min(i+6, len(w))], "\n  ")
		}
	}
	return "output is cut short at\n  " + strings.Join(w[len(g)-1:min(len(w), len(g)+5)], "\n  ")
}
