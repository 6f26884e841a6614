package llvmir_test

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/odsgen/ods/backend/llvmir"
	"github.com/odsgen/ods/backend/llvmir/vcix"
	"github.com/odsgen/ods/backend/tollvm/nvvmtollvm"
	"github.com/odsgen/ods/backend/tollvm/omptollvm"
	"github.com/odsgen/ods/backend/tollvm/rocdltollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/generated/all"
	"golang.org/x/tools/txtar"
)

const (
	oracleTool = "mlir-translate-22"
	// inputName is what diagnostics call an input, here and in the oracle.
	inputName = "<stdin>"
)

var update = flag.Bool("update", false, "record again what mlir-translate gives")

// oracle returns the command that results are compared with, or skips the test.
func oracle(t *testing.T) string {
	t.Helper()
	if testing.Short() {
		t.Skipf("-short: not compared with %s", oracleTool)
	}
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

// outcome is what a translation gives: a text, or the first error. One of LLVM's verifier, which knows no places, has
// none.
type outcome struct{ text, err string }

func (o outcome) same(want outcome) bool {
	if want.err == "" || strings.Contains(want.err, ": error: ") {
		return o == want
	}
	_, message, ok := strings.Cut(o.err, ": error: ")
	return ok && message == want.err
}

func (o outcome) String() string {
	if o.err != "" {
		return o.err
	}
	return o.text
}

var registry = sync.OnceValue(func() *core.Registry {
	r := all.Registry()
	r.Add(vcix.New(vcix.Hooks(nil)))
	nvvmtollvm.Extend(r)
	omptollvm.Extend(r)
	rocdltollvm.Extend(r)
	return r
})

// translate translates a text.
func translate(text string) outcome {
	ctx := core.NewContextWith(registry())
	ctx.AllowUnregistered(true)
	m, list := core.Parse(ctx, []byte(text), core.ParseOptions{Name: inputName, AllowUnregistered: true})
	if m == nil || list.HasErrors() {
		return outcome{err: firstError(list)}
	}
	var b bytes.Buffer
	err := llvmir.Write(&b, m)
	var found diag.List
	switch {
	case err == nil:
		return outcome{text: b.String()}
	case errors.As(err, &found):
		return outcome{err: firstError(found)}
	}
	return outcome{err: err.Error()}
}

// firstError returns the first line of the first error, as upstream does.
func firstError(list diag.List) string {
	for _, d := range list {
		if d.Severity == diag.Error {
			message, _, _ := strings.Cut(d.Message, "\n")
			return fmt.Sprintf("%s:%d:%d: error: %s", d.Pos.File, d.Pos.Line, d.Pos.Col, message)
		}
	}
	return "no error"
}

// crash tells that the oracle did not survive an input.
var crash = regexp.MustCompile(`(?m)^PLEASE submit a bug report|^LLVM ERROR`)

// upstream translates a text with the oracle; ok is false when it crashes.
func upstream(tool, text string) (o outcome, ok bool) {
	cmd := exec.Command(tool, "--mlir-to-llvmir", "--allow-unregistered-dialect")
	cmd.Stdin = strings.NewReader(text)
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if cmd.Run() == nil {
		return outcome{text: stdout.String()}, true
	}
	if crash.MatchString(stderr.String()) {
		return outcome{}, false
	}
	line, _, _ := strings.Cut(stderr.String(), "\n")
	return outcome{err: line}, true
}

// TestRecorded compares translations with what mlir-translate gave. In an archive below testdata each NAME.mlir is
// followed by NAME.ll, the text, or NAME.err, the first line of the errors. -update records again.
func TestRecorded(t *testing.T) {
	if *update {
		record(t)
	}
	cases := 0
	eachRecorded(t, func(t *testing.T, input string, want outcome) {
		cases++
		if got := translate(input); !got.same(want) {
			t.Error(difference(got.String(), want.String()))
		}
	})
	if cases < 60 {
		t.Errorf("%d recorded inputs; expected at least 60", cases)
	}
}

// TestOracle shows that the recordings are what mlir-translate still gives.
func TestOracle(t *testing.T) {
	tool := oracle(t)
	eachRecorded(t, func(t *testing.T, input string, want outcome) {
		got, ok := upstream(tool, input)
		if !ok || got != want {
			t.Error(difference(want.String(), got.String()))
		}
	})
}

// eachRecorded calls f for each recorded input.
func eachRecorded(t *testing.T, f func(t *testing.T, input string, want outcome)) {
	for _, path := range archives(t) {
		ar, err := txtar.ParseFile(path)
		if err != nil {
			t.Fatal(err)
		}
		base := strings.TrimSuffix(filepath.Base(path), ".txtar")
		for i := 0; i+1 < len(ar.Files); i += 2 {
			name, ok := strings.CutSuffix(ar.Files[i].Name, ".mlir")
			result := ar.Files[i+1]
			want := outcome{text: string(result.Data)}
			if result.Name == name+".err" {
				want = outcome{err: strings.TrimSuffix(string(result.Data), "\n")}
			} else if ok = ok && result.Name == name+".ll"; !ok {
				t.Fatalf("%s: %q and %q do not belong together", path, ar.Files[i].Name, result.Name)
			}
			t.Run(base+"/"+name, func(t *testing.T) { f(t, string(ar.Files[i].Data), want) })
		}
	}
}

func archives(t *testing.T) []string {
	paths, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no archives: %v", err)
	}
	return paths
}

// record writes the results of all inputs anew.
func record(t *testing.T) {
	tool := oracle(t)
	for _, path := range archives(t) {
		ar, err := txtar.ParseFile(path)
		if err != nil {
			t.Fatal(err)
		}
		inputs := slices.DeleteFunc(ar.Files, func(f txtar.File) bool { return filepath.Ext(f.Name) != ".mlir" })
		ar.Files = nil
		for _, f := range inputs {
			o, ok := upstream(tool, string(f.Data))
			if !ok {
				t.Fatalf("%s: %s: mlir-translate crashes", path, f.Name)
			}
			result := txtar.File{Name: strings.TrimSuffix(f.Name, ".mlir") + ".ll", Data: []byte(o.text)}
			if o.err != "" {
				result = txtar.File{Name: strings.TrimSuffix(f.Name, ".mlir") + ".err", Data: []byte(o.err + "\n")}
			}
			ar.Files = append(ar.Files, f, result)
		}
		if err := os.WriteFile(path, txtar.Format(ar), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// difference shows the first line that differs, with what is around it.
func difference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	i := 0
	for i < len(g) && i < len(w) && g[i] == w[i] {
		i++
	}
	part := func(l []string) string { return strings.Join(l[min(i, len(l)):min(i+6, len(l))], "\n") }
	return "behind\n" + strings.Join(w[max(0, i-4):i], "\n") + "\ngot\n" + part(g) + "\nwant\n" + part(w)
}
