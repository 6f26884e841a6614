package passes

import (
	"context"
	"io"
	"sync/atomic"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
)

// Pass is one pass with its options. Each call of [Definition.New] returns another one, so that options are an instance's own.
type Pass struct {
	// Name is the argument under which pipelines and command lines refer to the pass.
	Name string
	// Class is upstream's name of the pass's class, which headers of IR dumps, timing and some messages show.
	Class string
	// Summary is the one-line description, Doc the long one.
	Summary, Doc string
	// Anchor is the operation that the pass runs on; empty means any that is registered and isolated from above.
	Anchor string
	// Accepts restricts the operations further, as by an interface; nil accepts all.
	Accepts func(i *core.OpInfo) bool
	// Depends are the namespaces of dialects that the pass creates operations of, or [AnyDialect]. They are loaded before anything
	// runs.
	Depends []string
	// Options are what can be set in pipelines and on command lines.
	Options OptionSet
	// Statistics are counters that Run increases.
	Statistics []*Statistic
	// Init runs once before the pipeline and makes what Run finds in [Run.State], such as frozen patterns. May be nil.
	Init func(c *core.Context, r *core.Reporter) (state any, ok bool)
	// Scratch makes what an execution finds in [Run.Scratch], such as buffers, and what the next one on the same goroutine
	// finds again: no two executions have the same at once. It is called as often as executions overlap, in each run of a
	// manager anew. May be nil.
	Scratch func() any
	// Run does the work on one operation and must change nothing outside of it. It is called from several goroutines
	// at once for different operations, so what it changes of its own is counters and [Run.Scratch].
	Run func(r *Run)
}

// Count adds a counter.
func (p *Pass) Count(s *Statistic, name, summary string) {
	s.Name, s.Summary = name, summary
	p.Statistics = append(p.Statistics, s)
}

// CanRunOn reports whether the pass may be scheduled on the operation.
func (p *Pass) CanRunOn(i *core.OpInfo) bool {
	return i.IsRegistered() && i.Has(core.TraitIsolatedFromAbove) && (p.Anchor == "" || p.Anchor == i.Name()) &&
		(p.Accepts == nil || p.Accepts(i))
}

// String returns the pass as pipelines write it: its name with all options.
func (p *Pass) String() string { return p.Name + p.Options.String() }

// ClassName is how reports call the pass: its class, or its name when it has none.
func (p *Pass) ClassName() string {
	if p.Class != "" {
		return p.Class
	}
	return p.Name
}

// Statistic is a counter of a pass, summed up over all operations. Safe for concurrent use.
type Statistic struct {
	// Name and Summary are what reports show.
	Name, Summary string
	n             atomic.Int64
}

// Add increases the counter.
func (s *Statistic) Add(n int) { s.n.Add(int64(n)) }

// Value returns the count so far.
func (s *Statistic) Value() int64 { return s.n.Load() }

// Run is one execution of a pass on one operation. It belongs to the goroutine that the pass's function is called on.
type Run struct {
	// Op is the operation to work on.
	Op *core.Operation
	// State is what the pass's Init made, or nil.
	State any
	// Scratch is what the pass's Scratch made, this execution's own as long as it lasts; or nil.
	Scratch any

	ctx       context.Context
	task      *task
	pass      *Pass
	analyses  *analyses
	failed    bool
	preserved map[any]bool
	all       bool // everything is preserved
}

// Context returns the context that cancels the whole pipeline; long passes look at it.
func (r *Run) Context() context.Context { return r.ctx }

// Pass returns the pass that runs.
func (r *Run) Pass() *Pass { return r.pass }

// Reporter returns where findings go; they are delivered in the order of the operations.
func (r *Run) Reporter() *core.Reporter { return r.task.report }

// Output returns where text that the pass prints goes; it is delivered in the order of the operations.
func (r *Run) Output() io.Writer { return r.task.out }

// Text returns where text goes that the pass prints beside the module; it is delivered in the order of the operations.
func (r *Run) Text() io.Writer {
	if r.task.m.Text != nil {
		return beside{r.task.out}
	}
	return r.task.out
}

// PrintOptions returns how the pass is to print IR.
func (r *Run) PrintOptions() core.PrintOptions { return r.task.m.Print }

// ConversionConfig returns the default configuration of a conversion: failures are reported, and a cancellation of the
// pipeline stops it.
func (r *Run) ConversionConfig() conversion.Config {
	return conversion.Config{Context: r.ctx, Report: r.Reporter()}
}

// Convert runs a partial conversion on the pass's operation, which is all that the pass does: the pass fails when the
// conversion does, and preserves everything when that changes nothing.
func (r *Run) Convert(t *conversion.Target, set *conversion.PatternSet) {
	r.ConvertWith(t, set, r.ConversionConfig())
}

// ConvertWith is [Run.Convert] with another configuration than the default.
func (r *Run) ConvertWith(t *conversion.Target, set *conversion.PatternSet, cfg conversion.Config) {
	cfg.Unchanged = r.PreserveAll
	if !conversion.Partial([]*core.Operation{r.Op}, t, set, cfg) {
		r.Fail()
	}
}

// RewriteLocally applies patterns and folders to the pass's operation by the greedy driver with its default
// configuration. The patterns must look at and change only what is in the operation isolated from above that their root
// is in: functions of a module are worked on at once. changed and converged are those of [rewrite.Greedy].
func (r *Run) RewriteLocally(set *rewrite.Frozen) (changed, converged bool) {
	cfg := r.GreedyConfig()
	cfg.Local, cfg.Parallel = true, r.Parallel
	return rewrite.Greedy(r.Op, set, cfg)
}

// Parts returns how a conversion may work on several parts of the pass's operation at once, nil when there are no
// goroutines for that. New makes target and patterns, for which the caller promises what [conversion.Parts] asks for.
func (r *Run) Parts(new func(*core.Reporter) (*conversion.Target, *conversion.PatternSet)) *conversion.Parts {
	if r.task.m.pool.Workers() == 1 {
		return nil
	}
	return &conversion.Parts{Parallel: r.Parallel, New: new}
}

// GreedyConfig returns the default configuration of the greedy driver, which a cancellation of the pipeline stops, with
// patterns watched when the manager says so: one that changes IR without telling the rewriter fails the pass.
func (r *Run) GreedyConfig() rewrite.Config {
	cfg := rewrite.DefaultConfig()
	cfg.Context = r.ctx
	if l := r.task.m.Patterns; l != nil {
		l.configure(&cfg, r.Output())
	}
	if r.task.m.VerifyPatterns {
		cfg.Misreported = func(name, what string) {
			r.Reporter().OpErrorf(r.Op, "pattern '%s' %s", name, what)
			r.Fail()
		}
	}
	return cfg
}

// Fail marks the pass as failed: the pipeline stops after it. The reason is reported apart, through [Run.Reporter].
func (r *Run) Fail() { r.failed = true }

// PreserveAll says that the pass changed nothing: all analyses stay valid, and the IR is not verified again.
func (r *Run) PreserveAll() { r.all = true }

// Preserve says that an analysis is still valid; key is the address of its [Analysis].
func (r *Run) Preserve(keys ...any) {
	if r.preserved == nil {
		r.preserved = make(map[any]bool, len(keys))
	}
	for _, k := range keys {
		r.preserved[k] = true
	}
}

// RunPipeline runs another pipeline on op, which is the pass's operation or nested in it, and reports whether all of it
// succeeded. Passes are initialized when the pipeline is first run; give the same pipeline again to save that.
func (r *Run) RunPipeline(p *Pipeline, op *core.Operation) bool {
	return r.task.m.runDynamic(r, p, op)
}
