package conformance

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"
)

const textArchive = `-- 000.mlir --
arith
-- 000.generic --
"func.func"() ({
  %0 = "arith.addi"(%a, %a) : () -> !llvm.ptr
}) : () -> ()
-- 000.custom --
func.func
-- 001.mlir --
unknown
-- 001.generic --
"foo.bar"() <{a}> : () -> ()
"nodialect"() : () -> ()
-- 001.custom --
foo.bar
-- 002.invalid.mlir --
bad
func // expected-error {{expected 'x'}}
-- 002.dialects --
builtin func
-- 002.diagnostic --
ignored
`

const passArchive = `-- 000.mlir --
in
-- 000.custom --
custom
-- 000.dialects --
arith func
-- 000.cse --
changed
-- 000.canonicalize.same --
-- 000.nonesuch --
`

func writeArchives(t *testing.T, text string) string {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "sub"), 0o777); err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string]string{"sub/a.txtar": text, "sub/readme.md": "-- 000.mlir --\n"} {
		if err := os.WriteFile(filepath.Join(dir, filepath.FromSlash(name)), []byte(data), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func loadText(t *testing.T, text string, passes bool) []*Case {
	cases, err := Load(writeArchives(t, text), passes)
	if err != nil {
		t.Fatal(err)
	}
	return cases
}

func TestLoad(t *testing.T) {
	cases := loadText(t, textArchive, false)
	if len(cases) != 3 {
		t.Fatalf("got %d cases, want 3", len(cases))
	}
	for i, want := range []Case{
		{Path: "sub/a.txtar", Name: "000.mlir", Dialects: []string{"arith", "func"}, mentioned: []string{"llvm"}},
		{Path: "sub/a.txtar", Name: "001.mlir", Dialects: []string{"unregistered"}},
		{Path: "sub/a.txtar", Name: "002.invalid.mlir", Invalid: true, Dialects: []string{"func"}},
	} {
		c := *cases[i]
		c.Input, c.Generic, c.Custom = "", "", ""
		if !reflect.DeepEqual(c, want) {
			t.Errorf("case %d: got %+v, want %+v", i, c, want)
		}
	}
	if cases[0].Custom != "func.func\n" || !strings.HasPrefix(cases[2].Input, "bad\nfunc") {
		t.Errorf("wrong texts: %q, %q", cases[0].Custom, cases[2].Input)
	}
	if _, err := Load(writeArchives(t, "-- 000.mlir --\n"), false); err == nil {
		t.Error("a case without its outputs is accepted")
	}
}

func TestPipelines(t *testing.T) {
	const archive = "-- 000.mlir --\nin\n-- 000.0.run --\nopt\n--cse\n--x=y z\n-- 000.0.dialects --\nfunc builtin\n-- 000.0.out --\nin\n\n" +
		"-- 000.1.run --\ntranslate\n--to\n-- 000.1.dialects --\n\n-- 000.1.out --\nother\n"
	cases, err := LoadPipelines(writeArchives(t, archive))
	if err != nil || len(cases) != 2 {
		t.Fatalf("got %d cases, %v; want 2", len(cases), err)
	}
	opt := cases[0]
	if opt.Name != "000.0.run" || opt.Pass != Pipelines || !slices.Equal(opt.Flags, []string{"--cse", "--x=y z"}) || opt.Translate ||
		!slices.Equal(opt.Dialects, []string{"func"}) || !cases[1].Translate {
		t.Errorf("got %+v and %+v", opt, cases[1])
	}
	tool := func(_ int, args []string, stdin io.Reader, stdout, _ io.Writer) int {
		if !slices.Equal(args, []string{"--allow-unregistered-dialect", "--cse", "--x=y z", "-"}) && !slices.Contains(args, "--to") {
			t.Errorf("got flags %q", args)
		}
		_, _ = io.Copy(stdout, stdin)
		return 0
	}
	results := (&Runner{Tool: tool, Translate: tool, Parallel: 1}).Score(cases)
	if !results[0].Good[Changed] || results[1].Good[Changed] {
		t.Errorf("got %v and %v; the tool copies its input, which is what the first should print", results[0].Good, results[1].Good)
	}
	if r := (&Runner{Tool: tool}).Score(cases[1:])[0]; r.Good[Changed] || r.FirstLine == "" {
		t.Errorf("without mlir-translate: got %v, %q", r.Good, r.FirstLine)
	}
	if _, err := LoadPipelines(writeArchives(t, "-- 000.0.run --\nopt\n")); err == nil {
		t.Error("a case without its input is accepted")
	}
}

func TestLoadPasses(t *testing.T) {
	cases := loadText(t, passArchive, true)
	if len(cases) != 2 {
		t.Fatalf("got %d cases, want 2", len(cases))
	}
	if c := cases[0]; c.Pass != "cse" || c.Want != "changed\n" || c.Unchanged || c.Input != "in\n" {
		t.Errorf("got %+v", c)
	}
	if c := cases[1]; c.Pass != "canonicalize" || c.Want != "custom\n" || !c.Unchanged {
		t.Errorf("got %+v", c)
	}
}

func TestSelection(t *testing.T) {
	cases := append(loadText(t, textArchive, false), loadText(t, passArchive, true)...)
	for _, c := range []struct {
		s    Selection
		want int
	}{
		{Selection{}, 3},
		{Selection{Dialects: []string{"func"}}, 1},
		{Selection{Dialects: []string{"func", "arith"}}, 2},
		{Selection{Dialects: []string{"func", "arith"}, Closed: true}, 1},
		{Selection{Dialects: []string{"func", "arith", "llvm"}, Closed: true}, 2},
		{Selection{Dialects: []string{"unregistered"}}, 1},
		{Selection{Pass: "cse"}, 1},
		{Selection{Pass: "cse", Dialects: []string{"arith"}}, 0},
		{Selection{Only: "b.txtar"}, 0},
	} {
		n := 0
		for _, x := range cases {
			if c.s.Has(x) {
				n++
			}
		}
		if n != c.want {
			t.Errorf("%+v selects %d cases, want %d", c.s, n, c.want)
		}
	}
}

// fake answers by the input: its first word chooses what happens.
func fake(workers int, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	data, _ := io.ReadAll(stdin)
	generic := slices.Contains(args, "--mlir-print-op-generic")
	switch strings.Fields(string(data))[0] {
	case "arith":
		if generic {
			fmt.Fprint(stdout, "\"func.func\"() ({\n  %0 = \"arith.addi\"(%a, %a) : () -> !llvm.ptr\n}) : () -> ()")
		} else {
			fmt.Fprint(stdout, "wrong")
		}
	case "in":
		if slices.Contains(args, "--cse") {
			fmt.Fprint(stdout, "changed")
		} else {
			fmt.Fprint(stdout, "custom ")
		}
	case "bad":
		fmt.Fprint(stderr, "<stdin>:2:1: error: expected 'x' here\n")
		return 1
	case "worker":
		fmt.Fprint(stdout, workers > 2)
	case "hang":
		time.Sleep(200 * time.Millisecond)
	case "status":
		return 5
	case "trace":
		fmt.Fprint(stderr, "goroutine 1 [running]")
	default:
		panic("unknown input")
	}
	return 0
}

func TestScore(t *testing.T) {
	cases := append(loadText(t, textArchive, false), loadText(t, passArchive, true)...)
	for _, word := range []string{"hang", "status", "trace"} {
		cases = append(cases, &Case{Input: word})
	}
	r := &Runner{Tool: fake, Timeout: 100 * time.Millisecond}
	results := r.Score(cases)
	if len(results) != len(cases) {
		t.Fatalf("%d results for %d cases", len(results), len(cases))
	}
	var got []string
	for _, x := range results {
		got = append(got, fmt.Sprintf("%s %v crash=%v hang=%v failed=%v %s", x.Name, x.Good, x.Crash, x.Hang, x.Failed(), x.FirstLine))
	}
	want := []string{
		"000.mlir map[custom:false generic:true] crash=false hang=false failed=true ",
		"001.mlir map[custom:false generic:false] crash=true hang=false failed=true panic: unknown input",
		"002.invalid.mlir map[rejected:true worded:true] crash=false hang=false failed=false <stdin>:2:1: error: expected 'x' here",
		"000.cse map[passes:true] crash=false hang=false failed=false ",
		"000.canonicalize.same map[unchanged:false] crash=false hang=false failed=true ",
		" map[custom:false generic:false] crash=false hang=true failed=true error: no answer within 100ms",
		" map[custom:false generic:false] crash=true hang=false failed=true ",
		" map[custom:false generic:false] crash=true hang=false failed=true ",
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("case %d: got %s\nwant %s", i, got[i], want[i])
		}
	}
	n := Count(results, Selection{})
	if n[Generic] != (Tally{1, 5}) || n[Rejected] != (Tally{1, 1}) || n[Changed] != (Tally{}) {
		t.Errorf("tallies: %v", n)
	}
}

func TestTooManyHangs(t *testing.T) {
	cases := make([]*Case, 100)
	for i := range cases {
		cases[i] = &Case{Input: "hang", Invalid: true}
	}
	r := &Runner{Tool: fake, Timeout: time.Millisecond, Parallel: 2}
	if n := len(r.Score(cases)); n < maxHangs || n > maxHangs+2 {
		t.Errorf("ran %d cases, want about %d", n, maxHangs)
	}
}

func TestWorkersDiffer(t *testing.T) {
	r := &Runner{Tool: fake, Workers: []int{2, 1, 8}}
	got := r.Score([]*Case{{Input: "worker", Custom: "x", Generic: "x"}, {Input: "arith", Custom: "x", Generic: "x"}})
	if len(got) != 2 || got[0].Differs != "different output with 2 and 8 workers" || !got[0].Failed() || got[1].Differs != "" {
		t.Errorf("got %q and %q", got[0].Differs, got[1].Differs)
	}
}

func TestExpectations(t *testing.T) {
	for _, c := range []struct {
		text, stderr     string
		status           int
		rejected, worded bool
	}{
		{"x // expected-error {{bad}}", "a:1:2: error: bad thing", 1, true, true},
		{"x // expected-error {{bad}}", "a:1:2: error: other", 1, true, false},
		{"x // expected-error {{bad}}", "a:2:2: error: bad", 1, false, false},
		{"x // expected-error {{bad}}", "a:1:2: error: bad", 0, false, false},
		{"x // expected-error {{bad}}", "a:1:2: warning: bad", 1, false, false},
		{"x // expected-error {{bad}}", "a:1:2: warning: w\na:1:2: error: bad", 1, true, true},
		{"// expected-error@+1 {{bad}}\nx", "a:2:1: error: bad", 1, true, true},
		{"x\n// expected-error@-1 {{bad}}", "a:1:1: error: bad", 1, true, true},
		{"x\n// expected-error @above {{one}}\n// expected-error @above {{two}}", "a:1:1: error: two", 1, true, true},
		{"// expected-error @below {{one}}\n// expected-note @below {{two}}\nx", "a:3:1: error: one", 1, true, true},
		{"// expected-error@unknown {{bad}}", "<unknown>:0: error: bad", 1, true, true},
		{"// expected-error@unknown {{bad}}", `loc("x"): error: bad`, 1, true, true},
		{"// expected-error@unknown {{bad}}", "error: bad", 1, true, true},
		{"x // expected-error-re {{a{{.*}} b}}", "a:1:1: error: a b", 1, true, false}, // the braces end at the first }}
		{"x // expected-error-re {{a{{[0-9]+}}}}", "a:1:1: error: a12", 1, true, true},
		{"x // expected-error {{one}} expected-error {{two}}", "a:1:1: error: two", 1, true, true},
		{"x // expected-error", "a:1:1: error: anything", 1, true, true},
		{"x // expected-error {{a '{b}'}}", "a:1:1: error: a '{b}'", 1, true, true},
		{"x // expected-error {{a {b}}}", "a:1:1: error: a {b}", 1, true, true},
		{"x // expected-error-re {{([}}", "a:1:1: error: ([", 1, true, true},
		{"x // expected-error-re {{{{([}}}}", "a:1:1: error: ([", 1, true, false},
		{"x", "a:1:1: error: bad", 1, false, false},
	} {
		rejected, worded := judgeInvalid(c.text, c.stderr, c.status)
		if rejected != c.rejected || worded != c.worded {
			t.Errorf("%q with %q, status %d: rejected %v, worded %v; want %v, %v", c.text, c.stderr, c.status, rejected, worded,
				c.rejected, c.worded)
		}
	}
}

func TestFloors(t *testing.T) {
	floors, err := ParseFloors("# comment\n\ntext func,arith closed generic 98.5 # why\ncse all open passes 90\n")
	if err != nil || len(floors) != 2 {
		t.Fatalf("got %v, %v", floors, err)
	}
	f := floors[0]
	if !slices.Equal(f.Dialects, []string{"func", "arith"}) || !f.Closed || f.Form != Generic || f.Percent != 98.5 || f.Pass != "" {
		t.Errorf("got %+v", f)
	}
	current, err := ParseFloors("current/text func closed worded 1\ncurrent/cse all open passes 2\npipelines all open passes 3\n")
	if err != nil || current[0].Corpus != "current" || current[0].Pass != "" || current[1].Pass != "cse" ||
		current[2].Pass != Pipelines {
		t.Errorf("got %+v, %v", current, err)
	}
	if (Selection{}).Has(&Case{Corpus: "current"}) || !current[0].Has(&Case{Corpus: "current"}) {
		t.Error("floors of one corpus select the other's cases")
	}
	results := []*Result{
		{Case: &Case{Dialects: []string{"func"}}, Good: map[Form]bool{Generic: true}},
		{Case: &Case{Dialects: []string{"arith"}}, Good: map[Form]bool{Generic: false}},
		{Case: &Case{Dialects: []string{"scf"}}, Good: map[Form]bool{Generic: false}},
	}
	if score, problem := f.Check(results); problem == "" || !strings.Contains(score, "1/2 = 50.0 %") {
		t.Errorf("got %q, %q; want a floor that is not reached", score, problem)
	}
	if _, problem := f.Check(results[:1]); problem != "" {
		t.Errorf("got %q; want a floor that is reached", problem)
	}
	if _, problem := floors[1].Check(results); !strings.Contains(problem, "no case is selected") {
		t.Errorf("got %q; want a complaint about an empty selection", problem)
	}
	for _, bad := range []string{
		"text func closed generic", "text func shut generic 1", "nopass func closed passes 1", "text nodialect closed generic 1",
		"text func closed noform 1", "text func closed generic 101", "text func closed generic x", "text all closed generic 1",
	} {
		if _, err := ParseFloors(bad); err == nil {
			t.Errorf("%q is accepted", bad)
		}
	}
}

// TestFloorsFile keeps floors.txt readable where the corpus is absent.
func TestFloorsFile(t *testing.T) {
	if floors, err := ParseFloors(floorsText); err != nil || len(floors) == 0 {
		t.Errorf("floors.txt: %d floors, %v", len(floors), err)
	}
}

// TestApart has a tool that differs from upstream in a mode, and one whose modes do not depend on each other's workers.
func TestApart(t *testing.T) {
	cases := loadText(t, passArchive, true)[:1]
	for _, c := range []struct {
		bugs, right, many string // what the tool prints with the flag, without it, and without it with 8 workers
		good, apart       bool
		differs           string
	}{
		{"changed", "changed", "changed", true, false, ""},
		{"changed", "better", "better", true, true, ""},
		{"worse", "changed", "changed", false, true, ""},
		{"changed", "better", "other", true, true, "different output with 2 and 8 workers, without --bugs"},
	} {
		tool := func(workers int, args []string, _ io.Reader, stdout, _ io.Writer) int {
			text := c.right
			if slices.Contains(args, "--bugs") {
				text = c.bugs
			} else if workers == 8 {
				text = c.many
			}
			fmt.Fprintln(stdout, text)
			return 0
		}
		r := (&Runner{Tool: tool, Workers: []int{2, 1, 8}, Bugs: "--bugs"}).Score(cases)[0]
		if r.Good[Changed] != c.good || r.Apart != c.apart || r.Differs != c.differs {
			t.Errorf("%v: got %v, %v, %q", c, r.Good, r.Apart, r.Differs)
		}
	}
	if n, err := parseCeiling("# text\napart 12\n"); n != 12 || err != nil {
		t.Errorf("got %d, %v", n, err)
	}
	if _, err := parseCeiling("text all open generic 9\n"); err == nil {
		t.Error("a missing line is accepted")
	}
}
