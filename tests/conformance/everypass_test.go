package conformance

import (
	"context"
	"flag"
	"fmt"
	"runtime"
	"strings"
	"sync"
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

// TestEveryPass runs every pass on every valid recorded case: it may fail with a message, but must neither panic nor hang. Results that the
// verifier refuses, as it does behind each pass of a pipeline, are logged: mlir-opt makes the same of nearly all of them. Short mode takes some of
// the cases.
func TestEveryPass(t *testing.T) {
	var cases []*Case
	for _, c := range load(t, corpus(t), false) {
		if !c.Invalid {
			cases = append(cases, c)
		}
	}
	reg := backend.Passes()
	dialects := all.Registry()
	dialects.Add(testdialect.Dialect())
	backend.Extend(dialects)
	work := make(chan *Case)
	var wg sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for c := range work {
				for _, name := range reg.Passes() {
					if *onlyPass != "" && name != *onlyPass {
						continue
					}
					problem, invalid := runPass(core.NewContextWith(dialects), reg.New(name), c.Input)
					if problem != "" {
						t.Errorf("%s: %s %s: %s", name, c.Path, c.Name, problem)
					}
					if invalid != "" {
						t.Logf("%s: %s %s: the result is invalid: %s", name, c.Path, c.Name, invalid)
					}
				}
			}
		})
	}
	for _, c := range cases {
		work <- c
	}
	close(work)
	wg.Wait()
}

// runPass runs one pass on one input and returns what is wrong with the pass, or else with the IR that it makes.
func runPass(c *core.Context, p *passes.Pass, input string) (problem, invalid string) {
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
	if !core.Verify(op, r, core.VerifyOptions{Recursive: true}) {
		return "", r.List().Error()
	}
	return "", ""
}
