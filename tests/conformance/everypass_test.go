package conformance

import (
	"context"
	"flag"
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes"
	testdialect "github.com/odsgen/ods/tests/dialect"
)

var onlyPass = flag.String("pass", "", "run this pass only in TestEveryPass")

// patience is how long a pass may take for one recorded case. They are small, but machines may be busy.
const patience = time.Minute

// everyPassRuns is about how many runs of passes TestEveryPass makes by default, what two processors do in a minute or
// two, and everyPassShort in short mode. All of them are eight hundred thousand.
const everyPassRuns, everyPassShort = 200_000, 8_000

var allRuns = flag.Bool("every-run", false, "run every pass on every case in TestEveryPass, which takes long")

// TestEveryPass runs every pass on valid recorded cases of both corpora, each pass on other ones: it may fail with a
// message, but neither it nor the verifier behind it may panic or hang. Results that the verifier refuses are logged:
// mlir-opt makes the same of nearly all of them. Short mode takes some of the cases.
func TestEveryPass(t *testing.T) {
	var cases []*Case
	for _, c := range append(load(t, corpus(t), false), currentText(t)...) {
		if !c.Invalid {
			cases = append(cases, c)
		}
	}
	reg := backend.Passes()
	dialects := all.Registry()
	dialects.Add(testdialect.Dialect())
	backend.Extend(dialects)
	names := reg.Passes()
	if *onlyPass != "" {
		names = []string{*onlyPass}
	}
	stride := 1
	if !*allRuns && *onlyPass == "" {
		limit := everyPassRuns
		if testing.Short() {
			limit = everyPassShort
		}
		stride = max(1, len(names)*len(cases)/limit)
	}
	work := make(chan func())
	var wg sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for f := range work {
				f()
			}
		})
	}
	var runs, refused atomic.Int64
	for k, name := range names {
		for i := k % stride; i < len(cases); i += stride {
			c := cases[i]
			work <- func() {
				problem, invalid := runPass(core.NewContextWith(dialects), reg.New(name), c.Input)
				runs.Add(1)
				if problem != "" {
					t.Errorf("%s: %s %s: %s", name, c.Path, c.Name, problem)
				}
				if invalid != "" {
					refused.Add(1)
					t.Logf("%s: %s %s: the result is invalid: %s", name, c.Path, c.Name, invalid)
				}
			}
		}
	}
	close(work)
	wg.Wait()
	t.Logf("%d runs of %d passes on %d cases; %d results are invalid", runs.Load(), len(names), len(cases), refused.Load())
}

// runPass runs one pass on one input and returns what is wrong with the pass, or else with the IR that it makes.
func runPass(c *core.Context, p *passes.Pass, input string) (problem, invalid string) {
	defer func() {
		if x := recover(); x != nil {
			problem = fmt.Sprintf("the verifier panicked: %v\n%s", x, debug.Stack())
		}
	}()
	c.AllowUnregistered(true)
	op, _ := core.Parse(c, []byte(input), core.ParseOptions{Name: "case"})
	if op == nil {
		return "", "" // needs a dialect that is not there
	}
	m := passes.NewManager(c, "")
	if p.CanRunOn(op.Info()) {
		m.MustAdd(p)
	} else {
		m.Nest("func.func").MustAdd(p)
	}
	m.NoVerify, m.Workers = true, 1
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	list, ok := m.Run(ctx, op)
	for _, d := range list {
		if strings.Contains(d.Message, " panicked on ") || strings.HasPrefix(d.Message, "pipeline stopped") {
			return d.Message + fmt.Sprint(d.Notes), ""
		}
	}
	if !ok {
		return "", ""
	}
	r := core.NewReporter(c)
	if !core.Verify(op, r, core.VerifyOptions{}) {
		return "", r.List().Error()
	}
	return "", ""
}
