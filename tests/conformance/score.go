package conformance

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"time"
)

// Tool is a command with mlir-opt's flags: arguments without the program's name and its streams. Workers is the number
// of goroutines that it may use, 0 for its own choice. It is called concurrently.
type Tool func(workers int, args []string, stdin io.Reader, stdout, stderr io.Writer) int

// Program makes a tool of an installed program; the number of workers is its own affair.
func Program(command ...string) Tool {
	return func(_ int, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
		cmd := exec.Command(command[0], slices.Concat(command[1:], args)...)
		cmd.Stdin, cmd.Stdout, cmd.Stderr = stdin, stdout, stderr
		err := cmd.Run()
		var exit *exec.ExitError
		if err != nil && !errors.As(err, &exit) {
			fmt.Fprintln(stderr, err)
			return crashed
		}
		if code := cmd.ProcessState.ExitCode(); code >= 0 {
			return code
		}
		return crashed // killed by a signal
	}
}

// crashed is the status of a call that panicked.
const crashed = 134

// Form is what a case is scored on.
type Form string

// The forms, in the order in which they are reported.
const (
	Generic   Form = "generic"
	Custom    Form = "custom"
	Rejected  Form = "rejected"
	Worded    Form = "worded"
	Changed   Form = "passes"
	Unchanged Form = "unchanged"
)

// Forms lists all forms in order.
var Forms = []Form{Generic, Custom, Rejected, Worded, Changed, Unchanged}

// Result is how a tool did on a case.
type Result struct {
	*Case
	// Good has an entry for every form that the case is scored on.
	Good map[Form]bool
	// Crash and Hang name the call that did not end properly.
	Crash, Hang bool
	// FirstLine is the first line of standard error with an error or a panic.
	FirstLine string
	// Differs says what another number of workers changes, "" when nothing.
	Differs string
	// Apart says that the tool gives something else without [Runner.Bugs].
	Apart bool
}

// Failed reports whether a form other than the wording is wrong.
func (r *Result) Failed() bool {
	for f, ok := range r.Good {
		if !ok && f != Worded {
			return true
		}
	}
	return r.Crash || r.Hang || r.Differs != ""
}

// Runner scores cases with a tool.
type Runner struct {
	Tool Tool
	// Translate is the command with mlir-translate's flags, for the cases of pipelines that need it; without one they
	// fail.
	Translate Tool
	// Timeout is what a call may take; 10 s when 0. A call that takes longer is abandoned, not stopped.
	Timeout time.Duration
	// Parallel is the number of cases at once; GOMAXPROCS when 0.
	Parallel int
	// Workers are the numbers of workers that must give the same, the tool's own choice when empty. What the first gives
	// is scored.
	Workers []int
	// Bugs is the flag with which the tool makes upstream's mistakes, too; that is what is scored. The last of several numbers
	// of workers is then tried without it, and where that gives something else, one more. Translate does not get it.
	Bugs string
}

// maxHangs ends a run early: every hanging call keeps a processor busy.
const maxHangs = 20

// answer is what a call gave.
type answer struct {
	status         int
	stdout, stderr string
	crash, hang    bool
}

// call runs a tool with each number of workers and returns what the first one gives.
func (r *Runner) call(res *Result, tool Tool, extra []string) answer {
	first := r.once(res, tool, extra)
	for i, n := range r.Workers {
		if i == 0 || res.Hang {
			continue
		}
		if i == len(r.Workers)-1 && r.flags(res.Case, nil) != nil {
			r.withoutBugs(res, tool, extra, first)
			continue
		}
		a := r.run(tool, n, r.flags(res.Case, extra), res.Input)
		res.note(a)
		if what := difference(first, a); what != "" {
			res.Differs = fmt.Sprintf("%s with %d and %d workers", what, r.Workers[0], n)
		}
	}
	return first
}

// withoutBugs compares what the tool gives without the flag for upstream's mistakes, with the last number of workers, with what
// it gave with it. Where they are apart, it has to give the same with the first number of workers.
func (r *Runner) withoutBugs(res *Result, tool Tool, extra []string, with answer) {
	last := r.Workers[len(r.Workers)-1]
	a := r.run(tool, last, extra, res.Input)
	res.note(a)
	if difference(with, a) == "" || a.hang {
		return
	}
	res.Apart = true
	b := r.run(tool, r.Workers[0], extra, res.Input)
	res.note(b)
	if what := difference(a, b); what != "" {
		res.Differs = fmt.Sprintf("%s with %d and %d workers, without %s", what, r.Workers[0], last, r.Bugs)
	}
}

// flags adds the one for upstream's mistakes.
func (r *Runner) flags(c *Case, extra []string) []string {
	if r.Bugs == "" || c.Translate {
		return extra
	}
	return slices.Concat(extra, []string{r.Bugs})
}

// once calls a tool with the first number of workers.
func (r *Runner) once(res *Result, tool Tool, extra []string) answer {
	workers := 0
	if len(r.Workers) > 0 {
		workers = r.Workers[0]
	}
	a := r.run(tool, workers, r.flags(res.Case, extra), res.Input)
	res.note(a)
	return a
}

// run runs a tool once.
func (r *Runner) run(tool Tool, workers int, extra []string, input string) answer {
	if tool == nil {
		return answer{status: 2, stderr: "error: there is no such tool"}
	}
	timeout := r.Timeout
	if timeout == 0 {
		timeout = 10 * time.Second
	}
	done := make(chan answer, 1)
	go func() {
		var stdout, stderr bytes.Buffer
		status := crashed
		defer func() {
			if p := recover(); p != nil {
				fmt.Fprintf(&stderr, "panic: %v\n%s", p, debug.Stack())
			}
			text := stderr.String()
			crash := status < 0 || status > 2 || strings.Contains(text, "goroutine ") || strings.Contains(text, "panic:")
			done <- answer{status, stdout.String(), text, crash, false}
		}()
		args := slices.Concat([]string{"--allow-unregistered-dialect"}, extra, []string{"-"})
		status = tool(workers, args, strings.NewReader(input), &stdout, &stderr)
	}()
	timer := time.NewTimer(timeout)
	defer timer.Stop()
	select {
	case a := <-done:
		return a
	case <-timer.C:
		return answer{hang: true, status: crashed, stderr: "error: no answer within " + timeout.String()}
	}
}

// Score runs every case and returns the results in the same order. It stops early, with the results so far, when too
// many calls hang.
func (r *Runner) Score(cases []*Case) []*Result {
	results := make([]*Result, len(cases))
	r.each(len(cases), func(i int) bool {
		results[i] = r.one(cases[i])
		return results[i].Hang
	})
	return slices.DeleteFunc(results, func(x *Result) bool { return x == nil })
}

// each calls f with 0 to n-1 concurrently, until f has reported too many hangs.
func (r *Runner) each(n int, f func(i int) (hang bool)) {
	parallel := r.Parallel
	if parallel == 0 {
		parallel = runtime.GOMAXPROCS(0)
	}
	var mu sync.Mutex
	next, hangs := 0, 0
	take := func(hang bool) int {
		mu.Lock()
		defer mu.Unlock()
		if hang {
			hangs++
		}
		if next == n || hangs >= maxHangs {
			return -1
		}
		next++
		return next - 1
	}
	var wg sync.WaitGroup
	for range parallel {
		wg.Go(func() {
			for i := take(false); i >= 0; {
				i = take(f(i))
			}
		})
	}
	wg.Wait()
}

func (r *Runner) one(c *Case) *Result {
	res := &Result{Case: c, Good: map[Form]bool{}}
	compare := func(form Form, want string, a answer) {
		res.Good[form] = a.status == 0 && !a.crash && newline(a.stdout) == want
	}
	switch {
	case c.Pass == Pipelines:
		tool := r.Tool
		if c.Translate {
			tool = r.Translate
		}
		a := r.call(res, tool, c.Flags)
		// The member of an archive ends with a line break more where the output does not end with one.
		res.Good[Changed] = a.status == 0 && !a.crash && (a.stdout == c.Want || a.stdout+"\n" == c.Want)
	case c.Pass != "":
		form := Changed
		if c.Unchanged {
			form = Unchanged
		}
		compare(form, c.Want, r.call(res, r.Tool, Passes[c.Pass]))
	case c.Invalid:
		a := r.call(res, r.Tool, nil)
		res.Good[Rejected], res.Good[Worded] = judgeInvalid(c.Input, a.stderr, a.status)
	default:
		compare(Generic, c.Generic, r.once(res, r.Tool, []string{"--mlir-print-op-generic"}))
		compare(Custom, c.Custom, r.call(res, r.Tool, nil))
	}
	return res
}

func (r *Result) note(a answer) {
	r.Crash = r.Crash || a.crash
	r.Hang = r.Hang || a.hang
	for line := range strings.Lines(a.stderr) {
		if strings.Contains(line, "error") || strings.Contains(line, "panic") {
			r.FirstLine = strings.TrimSpace(line)
			break
		}
	}
}

func newline(s string) string {
	if strings.HasSuffix(s, "\n") {
		return s
	}
	return s + "\n"
}

// Tally counts good results of one form among all.
type Tally struct{ Good, All int }

// Percent is the share of good results; 100 of nothing.
func (t Tally) Percent() float64 {
	if t.All == 0 {
		return 100
	}
	return 100 * float64(t.Good) / float64(t.All)
}

// Count tallies the results that are selected.
func Count(results []*Result, s Selection) map[Form]Tally {
	out := map[Form]Tally{}
	for _, r := range results {
		if !s.Has(r.Case) {
			continue
		}
		for f, ok := range r.Good {
			t := out[f]
			t.All++
			if ok {
				t.Good++
			}
			out[f] = t
		}
	}
	return out
}

// difference says what is not the same in two answers.
func difference(a, b answer) string {
	switch {
	case a.crash || b.crash:
		return "crash"
	case a.status != b.status:
		return "different status"
	case a.stdout != b.stdout:
		return "different output"
	case a.stderr != b.stderr:
		return "different diagnostics"
	}
	return ""
}
