package filecheck

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/tools/txtar"
)

var update = flag.Bool("update", false, "record what LLVM's FileCheck says about the cases in testdata")

// testCase is a member of an archive in testdata: an optional line "args: ...", the check file, "---", the input, and
// behind "=== STATUS" the messages of LLVM's FileCheck with --dump-input=never. ␍ stands for a carriage return and ␄
// for the end of a text without a newline.
type testCase struct {
	name         string
	args         []string
	check, input string
	want         string // status line and messages
	body         string // what stands above "==="
}

var unescape = strings.NewReplacer("␍", "\r", "␄\n", "")

func parseCase(t *testing.T, f txtar.File) testCase {
	c := testCase{name: f.Name}
	body, want, ok := strings.Cut(string(f.Data), "\n===")
	if !ok {
		t.Fatalf("case %q: no line \"=== STATUS\"", f.Name)
	}
	c.body, c.want = body, strings.TrimSpace(want)
	body += "\n"
	if rest, ok := strings.CutPrefix(body, "args: "); ok {
		line, after, _ := strings.Cut(rest, "\n")
		c.args, body = strings.Fields(line), after
	}
	check, input, ok := strings.Cut("\n"+body, "\n---\n")
	if !ok {
		t.Fatalf("case %q: no line \"---\" between check file and input", f.Name)
	}
	c.check, c.input = unescape.Replace(check[min(1, len(check)):]+"\n"), unescape.Replace(input)
	if c.check == "\n" {
		c.check = ""
	}
	return c
}

// outcome is a status and messages in a form that is the same for both programs: without blank lines, the repeated
// command line, and where LLVM's program was found.
func outcome(status int, messages string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d", status)
	for line := range strings.SplitSeq(messages, "\n") {
		line = strings.TrimRight(line, " ")
		if line != "" && !strings.HasPrefix(line, "FileCheck command line:") {
			b.WriteString("\n" + line)
		}
	}
	return b.String()
}

func ours(c testCase) string {
	opts, _, _, usageErr := parseArgs(append([]string{"check"}, c.args...))
	var err error
	if usageErr != nil {
		err = usageErr
	} else {
		opts.DumpInput = "never"
		err = Check(opts, Text{"check", c.check}, Text{"input", c.input})
	}
	var e *Error
	if errors.As(err, &e) {
		return outcome(e.Status, e.Messages)
	}
	return outcome(0, "")
}

// oracle runs LLVM's FileCheck; dir is scratch space.
func oracle(t *testing.T, program, dir string, c testCase) string {
	for name, text := range map[string]string{"check": c.check, "input": c.input} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.Command(program, append([]string{"check", "--input-file=input", "--dump-input=never"}, c.args...)...)
	cmd.Dir = dir
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return outcome(cmd.ProcessState.ExitCode(), stderr.String())
}

// findOracle returns LLVM's FileCheck. Without it the test is skipped, or fails when ODSGEN_ORACLE=1 demands it.
func findOracle(t *testing.T) string {
	for _, name := range []string{"FileCheck-22", "/usr/lib/llvm-22/bin/FileCheck", "FileCheck"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	if os.Getenv("ODSGEN_ORACLE") == "1" {
		t.Fatal("ODSGEN_ORACLE=1, but LLVM's FileCheck is not installed; install the package llvm-22")
	}
	t.Skip("LLVM's FileCheck is not installed; install the package llvm-22 to compare with it")
	return ""
}

func archives(t *testing.T) map[string]*txtar.Archive {
	paths, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no archives in testdata: %v", err)
	}
	out := map[string]*txtar.Archive{}
	for _, p := range paths {
		a, err := txtar.ParseFile(p)
		if err != nil {
			t.Fatal(err)
		}
		out[p] = a
	}
	return out
}

// TestCorpus compares with the recorded verdicts and messages.
func TestCorpus(t *testing.T) {
	if *update {
		record(t)
	}
	total := 0
	for path, a := range archives(t) {
		for _, f := range a.Files {
			c := parseCase(t, f)
			total++
			t.Run(strings.TrimSuffix(filepath.Base(path), ".txtar")+"/"+c.name, func(t *testing.T) {
				if got := ours(c); got != c.want {
					t.Errorf("check file:\n%s\ninput:\n%s\ngot:\n%s\nwant:\n%s", c.check, c.input, got, c.want)
				}
			})
		}
	}
	if total < 120 {
		t.Errorf("only %d cases", total)
	}
}

// TestRecordedVerdicts confirms that testdata holds what LLVM's FileCheck says today.
func TestRecordedVerdicts(t *testing.T) {
	program := findOracle(t)
	dir := t.TempDir()
	for path, a := range archives(t) {
		for _, f := range a.Files {
			c := parseCase(t, f)
			if got := oracle(t, program, dir, c); got != c.want {
				t.Errorf("%s %s: recorded:\n%s\nFileCheck says:\n%s", path, c.name, c.want, got)
			}
		}
	}
}

func record(t *testing.T) {
	program := findOracle(t)
	dir := t.TempDir()
	for path, a := range archives(t) {
		for i, f := range a.Files {
			c := parseCase(t, f)
			a.Files[i].Data = []byte(c.body + "\n=== " + oracle(t, program, dir, c) + "\n")
		}
		if err := os.WriteFile(path, txtar.Format(a), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// TestRandom compares verdicts and messages on random directives.
func TestRandom(t *testing.T) {
	program := findOracle(t)
	n := 150
	if testing.Short() {
		n = 20
	}
	dir := t.TempDir()
	rnd := rand.New(rand.NewSource(7))
	for i := 0; i < n; i++ {
		c := randomCase(rnd)
		got, want := ours(c), oracle(t, program, dir, c)
		if got != want {
			t.Fatalf("case %d, args %q, check file:\n%s\ninput:\n%s\ngot:\n%s\nwant:\n%s", i, c.args, c.check, c.input, got, want)
		}
	}
}

func randomCase(rnd *rand.Rand) testCase {
	pick := func(list ...string) string { return list[rnd.Intn(len(list))] }
	var c testCase
	var check, input strings.Builder
	atom := func() string {
		return pick("a", "b", "ab", "1", "[[X:[ab]+]]", "[[X]]", "{{.*}}", "{{[0-9]+}}", "[[#N:]]", "[[#N+1]]", "[[#]]", "{{a|ab}}",
			" ",
			"[[Y:.*]]", "[[Y]]", "[[#%d,M:N-1]]", "{{^}}", "{{$}}", "[[X]]")
	}
	for range 1 + rnd.Intn(6) {
		check.WriteString(pick("CHECK:", "CHECK:", "CHECK-NEXT:", "CHECK-SAME:", "CHECK-DAG:", "CHECK-DAG:", "CHECK-NOT:",
			"CHECK-LABEL:",
			"CHECK-COUNT-2:", "CHECK-EMPTY:"))
		if strings.HasSuffix(check.String(), "EMPTY:") {
			check.WriteString("\n")
			continue
		}
		check.WriteString(" ")
		for range 1 + rnd.Intn(3) {
			check.WriteString(atom())
		}
		check.WriteString("\n")
	}
	for range 1 + rnd.Intn(6) {
		for range rnd.Intn(5) {
			input.WriteString(pick("a", "b", "ab", "1", "2", "12", " ", "c"))
		}
		input.WriteString("\n")
	}
	c.check, c.input = check.String(), input.String()
	for _, o := range []string{"--match-full-lines", "--strict-whitespace", "--ignore-case", "--enable-var-scope", "--allow-empty"} {
		if rnd.Intn(6) == 0 {
			c.args = append(c.args, o)
		}
	}
	return c
}

// TestDifferences pins down where this package differs from LLVM's program on purpose.
func TestDifferences(t *testing.T) {
	for _, c := range []struct {
		why  string
		c    testCase
		want string
	}{
		{
			"a stray bracket is a wrong check file (2), not a failed match (1)",
			testCase{check: "CHECK: [[X:]\n", input: "a\n"},
			"2\ncheck:1:12: error: missing closing \"]\" for regex variable\nCHECK: [[X:]\n           ^",
		},
		{
			"an empty --implicit-check-not is an error, not a message and a silent pass",
			testCase{check: "CHECK: a\n", input: "a\n", args: []string{"--implicit-check-not="}},
			"2\ncommand line:1:22: error: found empty check string with prefix 'IMPLICIT-CHECK:'\n" +
				"-implicit-check-not=''\n                     ^",
		},
		{
			"an undefined variable in -D# is shown in place",
			testCase{check: "CHECK: a\n", input: "a\n", args: []string{"-D#X=Y+1"}},
			"2\nGlobal defines:1:43: error: undefined variable: Y\nGlobal define #1: #X=Y+1 (parsed as: [[#X:Y+1]])\n" +
				"                                          ^",
		},
		{
			"-D takes its definition as the next argument too",
			testCase{check: "CHECK: [[X]]\n", input: "a\n", args: []string{"-D", "X=a"}},
			"0",
		},
		{
			"a back reference into the braces' own group is an error, where LLVM's program silently never matches",
			testCase{check: "CHECK-NOT: {{(a|b)\\1}}\n", input: "aa\n"},
			"2\ncheck:1:12: error: invalid regex: invalid backreference number\nCHECK-NOT: {{(a|b)\\1}}\n           ^",
		},
		{
			"a back reference that needs too many steps is reported, where LLVM's program runs on",
			testCase{check: "CHECK: {{((a*)(a*)(a*)(a*)(a*)(a*)(a*))*b\\1c}}\n",
				input: strings.Repeat("a", 30) + "b" + strings.Repeat("a", 31) + "c\n"},
			"1\ncheck:1:8: error: regular expression with back references is too complex for this input\n" +
				"CHECK: {{((a*)(a*)(a*)(a*)(a*)(a*)(a*))*b\\1c}}\n       ^\n" +
				"input:1:30: note: possible intended match here\n" + strings.Repeat("a", 30) + "b" + strings.Repeat("a", 31) + "c\n" +
				strings.Repeat(" ", 29) + "^",
		},
	} {
		if got := ours(c.c); got != c.want {
			t.Errorf("%s: got:\n%s\nwant:\n%s", c.why, got, c.want)
		}
	}
}

// FuzzCheck looks for panics and hangs: any two texts must give a verdict.
func FuzzCheck(f *testing.F) {
	f.Add("CHECK: a[[X:{{b}}]] [[#%.3x,N:mul(1,(2+3))]]\nCHECK-DAG: [[X]]\nCHECK-NOT: [[#N]]\nCHECK-EMPTY:\n", "ab 1\n\n")
	f.Add("CHECK-LABEL: {{^(a|b)*\\1[[:space:]-z]{2,3}$}}\nCHECK-COUNT-2{LITERAL}: [[\n", "aabb\n[[ [[\n")
	f.Fuzz(func(t *testing.T, check, input string) {
		if len(check)+len(input) > 2000 {
			t.Skip()
		}
		start := time.Now()
		Check(Options{AllowEmpty: true}, Text{"check", check}, Text{"input", input})
		if d := time.Since(start); d > 5*time.Second {
			t.Errorf("took %v", d)
		}
	})
}
