package passes_test

import (
	"bytes"
	"context"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes"
)

// TestOracleFiles compares what passes make of each file of testdata/*.txtar with the oracle, standard output and what
// passes print. The comment of an archive lists pipelines, one a line.
func TestOracleFiles(t *testing.T) {
	tool := oracle(t)
	paths, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no archives: %v", err)
	}
	for _, path := range paths {
		ar, err := txtar.ParseFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, pipeline := range strings.Split(strings.TrimSpace(string(ar.Comment)), "\n") {
			for _, f := range ar.Files {
				t.Run(filepath.Base(path)+"/"+f.Name+"/"+pipeline, func(t *testing.T) {
					compareFile(t, tool, string(f.Data), pipeline)
				})
			}
		}
	}
}

// run runs a pipeline on a text and returns the module with locations, what passes print, and the findings; fails is
// whether the pipeline failed.
func run(t *testing.T, text, pipeline string) (out, printed string, fails bool) {
	t.Helper()
	c := newContext()
	op, list := core.Parse(c, []byte(text), core.ParseOptions{Name: "-", AllowUnregistered: true})
	if op == nil {
		t.Fatalf("%v", list)
	}
	p, list := passes.ParsePipeline(registry(), pipeline)
	if p == nil {
		t.Fatalf("%s: %v", pipeline, list)
	}
	m := passes.NewManagerOf(c, p)
	var b, o bytes.Buffer
	m.Output = &o
	m.Print.DebugInfo = true
	list, ok := m.Run(context.Background(), op)
	if !ok {
		return list.Error(), o.String(), true
	}
	if err := core.Print(&b, op, core.PrintOptions{DebugInfo: true}); err != nil {
		t.Fatal(err)
	}
	return b.String() + "\n", o.String(), false
}

func compareFile(t *testing.T, tool, text, pipeline string) {
	cmd := exec.Command(tool, "--pass-pipeline="+pipeline, "--allow-unregistered-dialect", "--mlir-print-debuginfo",
		"--mlir-print-op-on-diagnostic=false", "--mlir-disable-threading", "-")
	cmd.Stdin = strings.NewReader(text)
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	failed := cmd.Run() != nil
	got, printed, fails := run(t, text, pipeline)
	if fails != failed {
		t.Fatalf("fails: %v, want %v\n%s\n%s", fails, failed, got, stderr.String())
	}
	if failed {
		if want := strings.SplitN(stderr.String(), "\n", 2)[0]; !strings.HasPrefix(strings.ReplaceAll(got, "-:", "<stdin>:"), want) {
			t.Errorf("got %s\nwant %s", got, want)
		}
		return
	}
	got = strings.ReplaceAll(got, `"-":`, `"<stdin>":`)
	if got != stdout.String() {
		t.Errorf("%s", firstDifference(got, stdout.String()))
	}
	if printed = strings.ReplaceAll(printed, `"-":`, `"<stdin>":`); printed != stderr.String() {
		t.Errorf("printed: %s", firstDifference(printed, stderr.String()))
	}
}

// firstDifference shows the first line that differs, with what is around it.
func firstDifference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	i := 0
	for i < len(g) && i < len(w) && g[i] == w[i] {
		i++
	}
	part := func(l []string) string { return strings.Join(l[min(i, len(l)):min(i+8, len(l))], "\n") }
	return "behind\n" + strings.Join(w[max(0, i-8):i], "\n") + "\ngot\n" + part(g) + "\nwant\n" + part(w)
}
