package validate

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/lower"
	"github.com/odsgen/ods/backend/validate"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes"
	testdialect "github.com/odsgen/ods/tests/dialect"
)

var (
	forTime = flag.Duration("time", 0, "look for so long, instead of a fixed number of runs")
	runs    = flag.Uint64("runs", defaultRuns, "so many runs, without -time")
	seed    = flag.Uint64("seed", 1, "which runs")
	from    = flag.Uint64("from", 0, "the first run")
	only    = flag.String("only", "", "run pipelines with this pass only")
	out     = flag.String("out", "", "write reproducers to this folder")
)

// defaultRuns is what two processors do in one or two minutes.
const defaultRuns = 2400

// TestPasses executes programs before and after passes.
func TestPasses(t *testing.T) {
	shared := os.Getenv("ODSGEN_SHARED")
	if shared == "" {
		shared = filepath.Join("..", "..", "..", "shared")
	}
	reg := backend.Passes()
	s, err := NewSource(reg, filepath.Join("..", ".."), shared, *only)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d recorded programs", s.Recorded())
	dialects := all.Registry()
	dialects.Add(testdialect.Dialect())
	backend.Extend(dialects)
	c := &counter{}
	end := time.Now().Add(*forTime)
	next := *from
	var mu sync.Mutex
	take := func() (uint64, bool) {
		mu.Lock()
		defer mu.Unlock()
		next++
		if *forTime > 0 {
			return next - 1, time.Now().Before(end)
		}
		return next - 1, next-1-*from < limit()
	}
	var wg sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for n, ok := take(); ok; n, ok = take() {
				c.one(t, core.NewContextWith(dialects), reg, s.Next(*seed, n), n)
			}
		})
	}
	wg.Wait()
	t.Logf("%d runs: %d changed a program and were compared, %d functions after %d changes", c.runs.Load(), c.compared.Load(),
		c.functions.Load(), c.changes.Load())
	if c.runs.Load() > 1000 && c.compared.Load()*50 < c.runs.Load() {
		t.Errorf("nearly nothing was compared")
	}
}

func limit() uint64 {
	if testing.Short() {
		return *runs / 20
	}
	return *runs
}

// counter counts what was done.
type counter struct{ runs, compared, functions, changes atomic.Int64 }

// one runs a pipeline on a program.
func (c *counter) one(t *testing.T, ctx *core.Context, reg *passes.Registry, in Input, n uint64) {
	defer func() {
		if p := recover(); p != nil {
			t.Errorf("run %d, %s, %s: panic: %v\n%s", n, in.Name, in.Pipeline, p, debug.Stack())
		}
	}()
	c.runs.Add(1)
	ctx.AllowUnregistered(true)
	op, _ := core.Parse(ctx, []byte(in.Text), core.ParseOptions{Name: "input", Workers: 1})
	p, _ := passes.ParsePipeline(reg, in.Pipeline)
	if op == nil || p == nil {
		return // recorded pipelines may name passes of upstream's tests
	}
	if p.Anchor() != op.Name() {
		return
	}
	limited, stop := context.WithTimeout(context.Background(), patience)
	defer stop()
	endless := time.AfterFunc(patience+time.Minute, func() {
		panic(fmt.Sprintf("run %d, %s, %s: a pass does not end", n, in.Name, in.Pipeline))
	})
	defer endless.Stop()
	r, err := validate.Check(limited, op, p, validate.Options{Passes: reg, Lowerings: lower.Lowerings, Seed: *seed + n, Trials: 6,
		MaxSteps: 1 << 17})
	if err != nil {
		return
	}
	before := c.changes.Load()
	for _, f := range r.Functions {
		if f.Reason == "" {
			c.functions.Add(1)
		}
		c.changes.Add(int64(f.Changes))
	}
	if c.changes.Load() > before || r.Finding != nil {
		c.compared.Add(1)
	}
	if f := r.Finding; f != nil {
		t.Errorf("run %d, %s, %s:\n%s", n, in.Name, in.Pipeline, f)
		if *out != "" {
			write(t, n, in, f)
		}
	}
}

// patience is what a run may take before it is given up. Runs are bounded by the number of steps, so that they do the same
// on slow machines; this is for passes that take long. One that does not end a minute later never will, and is a finding.
const patience = 4 * time.Minute

// write leaves a reproducer behind.
func write(t *testing.T, n uint64, in Input, f *validate.Finding) {
	path := filepath.Join(*out, fmt.Sprintf("%d.mlir", n))
	var b strings.Builder
	fmt.Fprintf(&b, "// %s: %s\n", in.Name, in.Pipeline)
	fmt.Fprintf(&b, "// ods validate --run-reproducer --entry=%s %s", f.Function, path)
	for _, a := range f.Args {
		fmt.Fprintf(&b, " '%s'", a)
	}
	b.WriteString("\n//" + strings.ReplaceAll(strings.TrimSpace(f.String()), "\n", "\n//") + "\n")
	if err := passes.WriteReproducer(&b, f.Module, passes.Reproduction{Pipeline: f.Pipeline}, core.PrintOptions{Workers: 1}); err != nil {
		t.Error(err)
	}
	if err := os.WriteFile(path, []byte(b.String()), 0o666); err != nil {
		t.Error(err)
	}
}
