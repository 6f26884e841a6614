package conformance

import (
	_ "embed"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

//go:embed floors.txt
var floorsText string

var (
	only     = flag.String("only", "", "run the archives whose path contains this, without enforcing floors")
	failures = flag.String("failures", "", "write a line for every failed case to this file")
)

// corpus finds the folder of recorded cases; the folder passes stands next to it.
func corpus(t *testing.T) string {
	dir := os.Getenv("ODSGEN_CONFORMANCE")
	if dir == "" {
		dir = filepath.Join("..", "..", "..", "shared", "conformance")
		if _, err := os.Stat(dir); err != nil {
			t.Skip("no recorded cases; set ODSGEN_CONFORMANCE to their folder")
		}
	}
	return dir
}

func load(t *testing.T, dir string, passes bool) []*Case {
	return loadBy(t, dir, func(dir string) ([]*Case, error) { return Load(dir, passes) })
}

func loadBy(t *testing.T, dir string, read func(dir string) ([]*Case, error)) []*Case {
	cases, err := read(dir)
	if err != nil {
		t.Fatal(err)
	}
	if len(cases) == 0 {
		t.Fatalf("no cases in %s", dir)
	}
	return thin(slices.DeleteFunc(cases, func(c *Case) bool { return !strings.Contains(c.Path, *only) }))
}

// thin takes every fortieth case in short mode.
func thin(cases []*Case) []*Case {
	if !testing.Short() {
		return cases
	}
	var out []*Case
	for i := 0; i < len(cases); i += 40 {
		out = append(out, cases[i])
	}
	return out
}

// allCases are the text cases, those of the passes that floors.txt names, and the pipelines, of both corpora where they
// are available.
func allCases(t *testing.T, floors []Floor) []*Case {
	dir := corpus(t)
	root := filepath.Dir(filepath.Clean(dir))
	cases := load(t, dir, false)
	add := func(path, corpus string, read func(dir string) ([]*Case, error)) {
		path = filepath.Join(root, path)
		if _, err := os.Stat(path); err != nil {
			t.Logf("no such cases: %v", err)
			return
		}
		for _, c := range loadBy(t, path, read) {
			c.Corpus = corpus
			if c.Pass == "" || slices.ContainsFunc(floors, func(f Floor) bool { return f.Corpus == corpus && f.Pass == c.Pass }) {
				cases = append(cases, c)
			}
		}
	}
	text := func(dir string) ([]*Case, error) { return Load(dir, false) }
	passes := func(dir string) ([]*Case, error) { return Load(dir, true) }
	add("passes", "", passes)
	add("current/conformance", "current", text)
	add("current/passes", "current", passes)
	add("pipelines", "", LoadPipelines)
	return cases
}

// currentText are the text cases of upstream's current test suite.
func currentText(t *testing.T) []*Case {
	dir := filepath.Join(filepath.Dir(filepath.Clean(corpus(t))), "current", "conformance")
	if _, err := os.Stat(dir); err != nil {
		t.Logf("no such cases: %v", err)
		return nil
	}
	return load(t, dir, false)
}

// TestConformance scores every recorded case, enforces the floors, and demands that nothing crashes or hangs, and the
// same bytes at any number of workers.
func TestConformance(t *testing.T) {
	tool := testedTool(t)
	floors, err := ParseFloors(floorsText)
	if err != nil {
		t.Fatalf("floors.txt: %v", err)
	}
	cases := allCases(t, floors)
	r := &Runner{Tool: tool, Translate: translateTool(), Workers: []int{2, 1, 8}}
	if r.Translate != nil {
		r.Bugs = "--upstream-bugs"
	}
	results := r.Score(cases)
	if len(results) < len(cases) {
		t.Errorf("stopped after %d of %d cases: %d calls hang", len(results), len(cases), maxHangs)
	}
	t.Logf("%d cases: %s", len(results), total(results))
	for _, f := range floors {
		score, problem := f.Check(results)
		t.Log(score)
		if problem != "" && !testing.Short() && *only == "" {
			t.Errorf("below the floor: %s", problem)
		}
	}
	apart(t, results)
	report(t, results)
}

// apart counts the cases in which the results are not upstream's, because upstream's are wrong: no change may add to them
// without a look at the new ones, which the log names.
func apart(t *testing.T, results []*Result) {
	most, err := parseCeiling(floorsText)
	if err != nil {
		t.Fatalf("floors.txt: %v", err)
	}
	n := 0
	for _, r := range results {
		if r.Apart {
			n++
			t.Logf("not as upstream: %s %s %s", r.Path, r.Name, r.Pass)
		}
	}
	if n > most {
		t.Errorf("%d cases are not as upstream has them, and floors.txt allows %d", n, most)
	}
}

func total(results []*Result) string {
	sum := map[Form]Tally{}
	for _, corpus := range []string{"", "current"} {
		for _, pass := range append([]string{"", Pipelines}, passNames()...) {
			for form, n := range Count(results, Selection{Corpus: corpus, Pass: pass}) {
				sum[form] = Tally{sum[form].Good + n.Good, sum[form].All + n.All}
			}
		}
	}
	var parts []string
	for _, form := range Forms {
		if n := sum[form]; n.All > 0 {
			parts = append(parts, fmt.Sprintf("%s %d/%d", form, n.Good, n.All))
		}
	}
	return strings.Join(parts, ", ")
}

func passNames() []string {
	var out []string
	for name := range Passes {
		out = append(out, name)
	}
	slices.Sort(out)
	return out
}

// report fails for crashes and hangs, and writes the failures to a file when asked to.
func report(t *testing.T, results []*Result) {
	var b strings.Builder
	for _, r := range results {
		if !r.Failed() {
			continue
		}
		fmt.Fprintf(&b, "%s %s %v %s\n", r.Path, r.Name, r.Good, r.FirstLine)
		if r.Crash {
			t.Errorf("crash: %s %s: %s", r.Path, r.Name, r.FirstLine)
		}
		if r.Differs != "" {
			t.Errorf("%s %s %s: %s", r.Path, r.Name, r.Pass, r.Differs)
		}
		if r.Hang {
			t.Errorf("hang: %s %s", r.Path, r.Name)
		}
	}
	if *failures != "" {
		if err := os.WriteFile(*failures, []byte(b.String()), 0o666); err != nil {
			t.Error(err)
		}
	}
}
