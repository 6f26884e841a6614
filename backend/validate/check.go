package validate

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/passes"
)

// Options say what is executed, and how.
type Options struct {
	// Passes has the passes of the lowerings.
	Passes *passes.Registry
	// Lowerings returns pipelines that lower a module to dialect llvm; the first one that can is taken.
	Lowerings func(module *core.Operation) []string
	// Entry is the function to execute. When it is empty, it is main, or where there is none every public function.
	Entry string
	// Args are the arguments as they stand on a command line; nil makes values from the types.
	Args []string
	// Seed and Trials say which values are made, and how often; 0 trials are 16.
	Seed   uint64
	Trials int
	// MaxSteps bounds the instructions of a call before passes, roughly; 0 is 1 << 20. After a pass it may take 32 times as
	// many. Timeout bounds the time of a call; 0 does not.
	MaxSteps uint64
	Timeout  time.Duration
	// UpstreamBugs makes the passes under test do what MLIR 22.1.8 does, mistakes included; lowerings never do.
	UpstreamBugs bool
	// whole says that the module of a finding is not reduced.
	whole bool
}

// Report is what checking a pipeline found.
type Report struct {
	// Finding is the first pass that changed a result; nil when there is none.
	Finding *Finding
	// Functions are what was executed, or not.
	Functions []Function
	// Failed says that the pipeline did not come to its end. What was before is checked all the same.
	Failed bool
	// Diagnostics are those of the pipeline.
	Diagnostics diag.List
}

// Compared reports whether something was compared, or no pass changed anything that could be executed.
func (r *Report) Compared() bool {
	return slices.ContainsFunc(r.Functions, func(f Function) bool { return f.Reason == "" })
}

// Function says how a function was checked.
type Function struct {
	Name string
	// Calls is the number of calls whose behaviour is defined, and Changes how often the function was changed and compared.
	Calls, Changes int
	// Skipped are changes that were not compared.
	Skipped []Skip
	// Reason says why nothing was executed; empty when something was.
	Reason string
}

// Skip is a state that is not compared.
type Skip struct{ Pass, Reason string }

// Finding is the first pass that changed a result.
type Finding struct {
	// Function is the function, Args are its arguments.
	Function string
	Args     []Value
	// Pass is the pass with its options, Number its place among all of the pipeline, from 1 to Total, and Op the operation
	// that it worked on.
	Pass          string
	Number, Total int
	Op            string
	// Since are passes before it whose results could not be executed; one of them may be the cause.
	Since []string
	// What differs, and its value before and after.
	What, Before, After string
	// Module is the module before the pass, or before the first one of Since, and Pipeline runs these. It has only what the
	// function needs, if that is enough to find the same.
	Module   *core.Operation
	Pipeline string
}

// shown is how much of an argument is shown.
const shown = 300

// String describes the finding on several lines.
func (f *Finding) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "pass %d of %d, '%s' on %s, changes what '@%s' does\n", f.Number, f.Total, f.Pass, f.Op, f.Function)
	if len(f.Since) > 0 {
		fmt.Fprintf(&b, "  (or one of those before it, after which it cannot be executed: %s)\n", strings.Join(f.Since, ", "))
	}
	fmt.Fprintf(&b, "  %s differs\n    before: %s\n    after:  %s\n", f.What, f.Before, f.After)
	for i, a := range f.Args {
		text := a.String()
		if len(text) > shown {
			text = text[:shown] + " ..."
		}
		fmt.Fprintf(&b, "  argument #%d: %s\n", i, text)
	}
	return b.String()
}

// checker is one check.
type checker struct {
	o      Options
	types  *tollvm.TypeConverter
	states []state
	total  int
}

// Check runs the pipeline on the module, which it changes, and executes functions before and after each pass. The error
// says what is wrong with the options.
func Check(ctx context.Context, module *core.Operation, p *passes.Pipeline, o Options) (*Report, error) {
	if o.Trials == 0 {
		o.Trials = 16
	}
	if o.MaxSteps == 0 {
		o.MaxSteps = 1 << 20
	}
	irc := module.Context()
	if module.NumRegions() != 1 || module.Region(0).IsEmpty() || module.Info().DialectName() != "builtin" {
		return nil, fmt.Errorf("'%s' op holds no functions; pass a module", module.Name())
	}
	irc.Dialect("llvm")
	c := &checker{o: o, types: tollvm.NewTypeConverter(irc, tollvm.Options{}, nil)}
	entries, err := c.entries(module)
	if err != nil {
		return nil, err
	}
	defer irc.FollowUpstreamBugs(irc.UpstreamBugs())
	irc.FollowUpstreamBugs(o.UpstreamBugs)
	w := &watcher{c: c, module: module, numbers: map[*passes.Pass]int{}, before: map[*core.Operation]pending{}}
	p.Passes(func(pass *passes.Pass) {
		c.total++
		w.numbers[pass] = c.total
	})
	c.states = []state{{module: module.Clone(nil)}}
	m := passes.NewManagerOf(irc, p)
	m.Workers, m.Instrumentation = 1, []passes.Instrumentation{w}
	r := &Report{}
	var ok bool
	r.Diagnostics, ok = m.Run(ctx, module)
	r.Failed = !ok
	for _, name := range entries {
		f, finding := c.function(ctx, name)
		r.Functions = append(r.Functions, f)
		if finding != nil {
			r.Finding = finding
			c.reduce(ctx, finding)
			break
		}
	}
	return r, ctx.Err()
}

// reduce leaves nothing in the module of a finding but what its function needs, where the same is still found then.
func (c *checker) reduce(ctx context.Context, f *Finding) {
	small, _ := extract(f.Module, f.Function)
	p, _ := passes.ParsePipeline(c.o.Passes, f.Pipeline)
	if c.o.whole || p == nil {
		return
	}
	o := c.o
	o.whole, o.Entry, o.Args = true, f.Function, []string{}
	for _, a := range f.Args {
		o.Args = append(o.Args, a.String())
	}
	if r, err := Check(ctx, small.Clone(nil), p, o); err == nil && r.Finding != nil && r.Finding.What == f.What {
		f.Module = small
	}
}

// entries returns the functions to execute.
func (c *checker) entries(module *core.Operation) ([]string, error) {
	var public []string
	for op := range module.Region(0).Ops() {
		name, _ := op.SymbolName()
		if _, _, ok := signature(op); !ok || op.Region(0).IsEmpty() {
			continue
		}
		if name == c.o.Entry || c.o.Entry == "" && name == "main" {
			return []string{name}, nil
		}
		if op.SymbolVisibility() == core.Public {
			public = append(public, name)
		}
	}
	if c.o.Entry != "" {
		return nil, engine.MissingFunction(c.o.Entry, public)
	}
	if c.o.Args != nil && len(public) != 1 {
		return nil, fmt.Errorf("there is no function '@main', nor is there one public function, that the arguments could be for; name one with --entry")
	}
	return public, nil
}

// watcher keeps what passes made.
type watcher struct {
	passes.NoInstrumentation
	c       *checker
	module  *core.Operation
	numbers map[*passes.Pass]int
	before  map[*core.Operation]pending
}

// pending is what is known of an operation before a pass works on it.
type pending struct{ text, pipeline, op string }

// BeforePass implements passes.Instrumentation.
func (w *watcher) BeforePass(e *passes.Event) {
	if w.numbers[e.Pass] == 0 {
		return
	}
	b := pending{text: textOf(e.Op), pipeline: e.Pass.String(), op: "'" + e.Op.Name() + "'"}
	for op := e.Op; op.ParentOp() != nil; op = op.ParentOp() {
		b.pipeline = op.Name() + "(" + b.pipeline + ")"
	}
	if name, ok := e.Op.SymbolName(); ok {
		b.op += " @" + name
	}
	w.before[e.Op] = b
}

// AfterPass implements passes.Instrumentation. The pass may have replaced the operation.
func (w *watcher) AfterPass(e *passes.Event) {
	n, b := w.numbers[e.Pass], w.before[e.Op]
	if n == 0 || e.Failed {
		return
	}
	if there := e.Op == w.module || e.Op.ParentOp() != nil; there && b.text == textOf(e.Op) {
		return
	}
	w.c.states = append(w.c.states, state{module: w.module.Clone(nil), pass: e.Pass, number: n, pipeline: b.pipeline, op: b.op})
}

// textOf returns the operation in generic form.
func textOf(op *core.Operation) string {
	var b bytes.Buffer
	if err := core.Print(&b, op, core.PrintOptions{Generic: true, Workers: 1}); err != nil {
		return ""
	}
	return b.String()
}

// trial is one call with its arguments.
type trial struct {
	args []Value
	last *outcome // in the last state that was executed
}

// function executes a function in all states.
func (c *checker) function(ctx context.Context, name string) (Function, *Finding) {
	f := Function{Name: name}
	if own := libraryFunction(c.states[0].module); own != "" {
		f.Reason = "the program has a function '@" + own + "' of its own, which lowered code calls as the library's"
		return f, nil
	}
	var trials []trial
	var last *program
	var text string
	var results []core.Type
	at, loose := 0, false // the last state that was executed
	var since []int
	for k := range c.states {
		s := &c.states[k]
		module, now := extract(s.module, name)
		if now == text && k > 0 {
			continue
		}
		text = now
		skip := func(err error) {
			if s.pass != nil {
				f.Skipped = append(f.Skipped, Skip{s.pass.String(), firstLine(err)})
				since = append(since, k)
			} else {
				f.Skipped = append(f.Skipped, Skip{"", firstLine(err)})
			}
		}
		if s.pass != nil && !core.Verify(module, core.NewReporter(module.Context()), core.VerifyOptions{Workers: 1}) {
			// Functions go through a nested pipeline one by one, and one whose type changes no longer fits calls of it.
			skip(incomparable("the module is not valid until the pass has worked on other functions"))
			continue
		}
		if what := unfit(module); what != "" && last == nil {
			skip(incomparable(what)) // checks may well compute with addresses
			continue
		}
		p, err := c.lower(ctx, module, name, last)
		if err != nil {
			skip(err)
			continue
		}
		if last == nil {
			if results = p.results; k > 0 {
				since = nil
			}
			if trials, err = c.start(ctx, p, c.contracted(ctx, module, name), results); err != nil {
				skip(err)
				continue
			}
			last, at, loose = p, k, hasFastMath(module)
			f.Calls = len(trials)
			continue
		}
		if k > 0 && hidden(c.states[k-1].module, name) && !hidden(c.states[0].module, name) {
			// From here on, passes may take the function for one that is never executed.
			skip(incomparable("a pass made the function private, and nothing calls it"))
			break
		}
		if what := promised(s.pass.String()); what != "" {
			// From here on, the program may be what it was only where the promise holds.
			skip(incomparable(what + " promises what nothing checks"))
			break
		}
		d, guilty, err := c.step(ctx, p, trials, results, c.comparison(at, k, loose))
		if err != nil {
			skip(err)
			continue
		}
		if d != nil {
			return f, c.finding(name, trials[guilty].args, d, k, since)
		}
		f.Changes++
		last, at, loose, since = p, k, hasFastMath(module), nil
	}
	if last == nil {
		f.Reason = "it cannot be executed"
		if len(f.Skipped) > 0 {
			f.Reason = f.Skipped[0].Reason
		}
	}
	return f, nil
}

// libraryFunction returns the name of a function with a body that libraries have, too; empty when there is none.
func libraryFunction(module *core.Operation) string {
	for op := range module.Region(0).Ops() {
		if name, ok := op.SymbolName(); ok && engine.Defines(name) && op.NumRegions() == 1 && !op.Region(0).IsEmpty() {
			return name
		}
	}
	return ""
}

// comparison returns how the states at and k compare.
func (c *checker) comparison(at, k int, loose bool) comparison {
	cmp := comparison{loose: loose, written: offersMemory(c.states[at].module)}
	if loose {
		cmp.part = 1e-3
	}
	for _, s := range c.states[at+1 : k+1] {
		cmp.written = cmp.written || offersMemory(s.module)
		cmp.checked = cmp.checked || s.pass.Name == checking
		cmp.ones = cmp.ones || s.pass.Name == libm
		part, loose := Tolerance(s.pass.String())
		cmp.part, cmp.loose = max(cmp.part, part), cmp.loose || loose
	}
	return cmp
}

// finding describes what was found after state k.
func (c *checker) finding(name string, args []Value, d *difference, k int, since []int) *Finding {
	s := &c.states[k]
	f := &Finding{Function: name, Args: args, Pass: s.pass.String(), Number: s.number, Total: c.total, Op: s.op, What: d.what,
		Before: d.before, After: d.after}
	first := k
	var pipelines []string
	for _, i := range since {
		first = min(first, i)
		f.Since = append(f.Since, c.states[i].pass.String())
		pipelines = append(pipelines, c.states[i].pipeline)
	}
	f.Module = c.states[first-1].module
	f.Pipeline = f.Module.Name() + "(" + strings.Join(append(pipelines, s.pipeline), ",") + ")"
	return f
}

// attempts is how many values are tried for a call that has defined behaviour.
const attempts = 12

// start makes the arguments of the trials and executes the function as it is before the passes.
//
// checked is the function with checks of what its operations require; nil when it cannot be lowered with them.
func (c *checker) start(ctx context.Context, p, checked *program, results []core.Type) ([]trial, error) {
	var out []trial
	reason := error(incomparable("it was not called"))
	wanted := c.o.Trials
	if len(p.inputs) == 0 || c.o.Args != nil {
		wanted = 1
	}
	for k := 0; k < wanted*attempts && len(out) < wanted; k++ {
		args, err := c.arguments(p, k)
		if err != nil {
			return nil, err
		}
		o, err := c.run(ctx, p, args, results, c.o.MaxSteps)
		if err != nil {
			return nil, err
		}
		if _, exits := o.exit(); o.end == nil || exits || o.class() == engine.Aborted {
			d, err := c.breach(ctx, checked, args, results, o)
			if err == nil && d == nil {
				out = append(out, trial{args, o})
				continue
			}
			if reason = incomparable("before the passes, an operation does not get what it requires"); err != nil {
				reason = err
			}
			if wanted == 1 {
				break
			}
			continue
		}
		if reason = incomparable("before the passes, it stops: " + firstLine(o.end)); wanted == 1 {
			break
		}
	}
	if len(out) == 0 {
		return nil, reason
	}
	return out, nil
}

// breach compares a call with that of the function with checks. What it finds is that an operation does not get what it
// requires.
func (c *checker) breach(ctx context.Context, checked *program, args []Value, results []core.Type, o *outcome) (*difference, error) {
	if checked == nil {
		return nil, nil
	}
	with, err := c.run(ctx, checked, args, results, c.o.MaxSteps*checkSteps)
	if err != nil {
		return nil, err
	}
	d, _ := comparison{}.compare(o, with)
	return d, nil
}

// checkSteps is how many times as many instructions a call with checks may take.
const checkSteps = 4

// arguments returns those of a trial.
func (c *checker) arguments(p *program, k int) ([]Value, error) {
	m := newMaker(c.types, c.o.Seed, p.name, k)
	if c.o.Args != nil && len(c.o.Args) != len(p.inputs) {
		return nil, fmt.Errorf("'@%s' expects %d arguments, got %d", p.name, len(p.inputs), len(c.o.Args))
	}
	var out []Value
	for i, t := range p.inputs {
		var v Value
		var err error
		m.positive = p.divides || slices.Contains(p.steps, i)
		if c.o.Args != nil {
			m.gaps = false
			v, err = m.parse(t, c.o.Args[i])
		} else {
			v, err = m.value(t)
		}
		if err != nil {
			return nil, fmt.Errorf("argument #%d of '@%s': %w", i, p.name, err)
		}
		out = append(out, v)
	}
	return out, nil
}

// run calls a function with a limit of time.
func (c *checker) run(ctx context.Context, p *program, args []Value, results []core.Type, steps uint64) (*outcome, error) {
	if c.o.Timeout > 0 {
		var stop context.CancelFunc
		ctx, stop = context.WithTimeoutCause(ctx, c.o.Timeout, fmt.Errorf("the time limit of %s is over", c.o.Timeout))
		defer stop()
	}
	return p.run(ctx, c.types, args, results, steps)
}

// moreSteps is how many times as many instructions a call may take after a pass.
const moreSteps = 32

// step executes the trials in a new state and compares them with the last one.
func (c *checker) step(ctx context.Context, p *program, trials []trial, results []core.Type, cmp comparison) (*difference, int, error) {
	next := make([]*outcome, len(trials))
	for i := range trials {
		o, err := c.run(ctx, p, trials[i].args, results, c.o.MaxSteps*moreSteps)
		if err != nil {
			return nil, 0, err
		}
		next[i] = o
		if d, _ := cmp.compare(trials[i].last, o); d != nil {
			return d, i, nil
		}
	}
	for i := range trials {
		trials[i].last = next[i]
	}
	return nil, 0, nil
}

// offersMemory reports whether a program makes a tensor of memory that whoever bufferizes it may write to. The memory may
// be the caller's, or a global's.
func offersMemory(module *core.Operation) bool {
	found := false
	module.Walk(func(op *core.Operation) {
		if x, ok := bufferization.AsToTensorOp(op); ok && x.Writable() {
			found = true
		}
	})
	return found
}

// hasFastMath reports whether an operation allows floats to be computed otherwise.
func hasFastMath(module *core.Operation) bool {
	found := false
	module.Walk(func(op *core.Operation) {
		for _, name := range []string{"fastmath", "fastmathFlags"} {
			if a := op.Attr(name); a != nil && !found {
				found = !strings.Contains(a.String(), "<none>")
			}
		}
	})
	return found
}
