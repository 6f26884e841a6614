package passes

import (
	"context"
	"fmt"
	"io"
	"runtime"
	"sync"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/internal/fanout"
)

// Manager runs a pipeline on operations of its anchor. Fill it from one goroutine. A run changes nothing in it, so that
// several may go on at once on operations that have nothing in common; Output, Patterns, Instrumentation and Reproducer
// are then told of all of them.
type Manager struct {
	*Pipeline
	// Workers is the number of goroutines that run nested pipelines and verify; 0 means one for each processor.
	Workers int
	// NoVerify skips the verifier after each pass.
	NoVerify bool
	// VerifyPatterns compares the IR before and after each attempt to apply a pattern with what the pattern told the
	// rewriter, and each pass's operations with the dialects that it says it depends on. Slow.
	VerifyPatterns bool
	// Patterns counts and watches the rewrite patterns of the greedy driver; nil does not.
	Patterns *PatternLog
	// OpNotes attaches the printed operation to errors, see [core.Reporter.OpNotes].
	OpNotes bool
	// Explain asks passes for notes about what they tried in vain, see [core.Reporter.Explain].
	Explain bool
	// Output takes what passes and instrumentation print, such as statistics of operations; nil discards it. It arrives in
	// the order of the operations, and before each pass what was printed so far, as far as operations before it are
	// done.
	Output io.Writer
	// Text takes text that passes print beside the module, such as transform.print, in the order of the operations; nil is
	// Output.
	Text io.Writer
	// Print says how passes print IR.
	Print core.PrintOptions
	// Instrumentation is told about passes, in order before and in reverse order after them.
	Instrumentation []Instrumentation
	// Reproducer, when set, gets a file that repeats the failure when a pass fails or panics.
	Reproducer *Reproducer
	// Except are operations directly in the one that the pipeline runs on that no nested pipeline runs on. They are there
	// for those that refer to their symbols.
	Except map[*core.Operation]bool
	// RemarkIdle adds a remark for each pass that ran on no operation, because there is none that its pipeline is for.
	RemarkIdle bool

	ctx *core.Context
}

// execution is one run of a manager.
type execution struct {
	*Manager
	states       passStates
	pool         *fanout.Pool
	reproduction *reproduction // nil without a reproducer
	idle         idlePasses
	dialects     loadedDialects
	stopped      sync.Once // reports a cancellation
}

// passStates holds what the passes' Init and Scratch functions made. Pipelines that passes run are initialized on the
// way, so it is locked.
type passStates struct {
	mu      sync.Mutex
	of      map[*Pass]any
	scratch map[*Pass][]any // what no execution has at the moment
}

// NewManager returns a manager with an empty pipeline for operations of the given name; empty means any.
func NewManager(c *core.Context, anchor string) *Manager { return NewManagerOf(c, NewPipeline(anchor)) }

// NewManagerOf returns a manager that runs the pipeline.
func NewManagerOf(c *core.Context, p *Pipeline) *Manager { return &Manager{Pipeline: p, ctx: c} }

// IRContext returns the context of the IR that the manager works on.
func (m *Manager) IRContext() *core.Context { return m.ctx }

// Run runs the pipeline on op. The list holds all findings in the order of the operations, whatever the number of
// workers; ok is false when a pass or the verifier failed, the pipeline cannot run on op, or ctx was cancelled. A panic
// of a pass, a hook or the instrumentation is an error in the list.
func (m *Manager) Run(ctx context.Context, op *core.Operation) (diag.List, bool) {
	workers := m.Workers
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	e := &execution{Manager: m, pool: fanout.NewPool(workers),
		states: passStates{of: make(map[*Pass]any), scratch: make(map[*Pass][]any)}}
	t := e.newTask(ctx, &stream{w: m.Output, side: m.Text, live: true})
	loc := op.Loc()
	if !e.prepare(m.Pipeline, t.report) || !m.canSchedule(t.report) || !m.canRun(op, t) || !e.canReproduce(op, t) {
		return t.report.List(), false
	}
	var ok bool
	if p := fanout.Catch(func() { ok = t.pipeline(compile(m.Pipeline), op, &analyses{op: op}) }); p != nil {
		pos, line := m.ctx.Position(loc)
		t.report.Report(diag.Internal(pos, line, fmt.Sprintf("running '%s' panicked: %v", m.Pipeline, p), p.Stack))
	}
	t.out.flush()
	if ok && m.RemarkIdle {
		e.idle.report(m.Pipeline, t.report, op)
	}
	list := t.report.List()
	if !ok && m.Reproducer != nil && ctx.Err() == nil {
		list = e.reproduction.report(t, op)
	}
	return list, ok
}

func (m *Manager) canRun(op *core.Operation, t *task) bool {
	if m.anchor == AnyAnchor || m.anchor == op.Name() {
		return true
	}
	return t.report.Errorf(op.Loc(), "can't run '%s' pass manager on '%s' op", m.anchor, op.Name()).Fail()
}

// canReproduce starts to keep what a reproducer needs.
func (e *execution) canReproduce(op *core.Operation, t *task) bool {
	switch {
	case e.Reproducer == nil:
		return true
	case e.Reproducer.Local && (e.pool.Workers() > 1 || !e.Reproducer.DisableThreading):
		t.report.Report(diag.Diagnostic{Severity: diag.Error, Message: noLocalReproducer})
		return false
	}
	e.reproduction = e.startReproduction(op)
	return true
}

// canSchedule reports whether the passes of the outermost pipeline can run on what it is for, as far as that is known.
func (m *Manager) canSchedule(r *core.Reporter) bool {
	info := m.ctx.LookupOp(m.anchor)
	for _, s := range m.steps {
		if s.pass != nil && m.anchor != AnyAnchor && info != nil && !s.pass.CanRunOn(info) {
			return r.Errorf(core.Location{}, "unable to schedule pass '%s' on a PassManager intended to run on '%s'!", s.pass.ClassName(),
				m.anchor).
				Note(core.Location{}, "nest it in a pipeline for operations that it can run on, such as %s(func.func(%s))", m.anchor,
					s.pass.Name).Fail()
		}
	}
	return true
}

// prepare loads the dialects that passes create operations of, then initializes the passes.
func (e *execution) prepare(p *Pipeline, r *core.Reporter) bool {
	p.Passes(func(pass *Pass) {
		for _, d := range pass.Depends {
			e.ctx.Dialect(d)
		}
	})
	e.states.mu.Lock()
	defer e.states.mu.Unlock()
	e.dialects.add(e.ctx)
	ok := true
	p.Passes(func(pass *Pass) {
		if _, done := e.states.of[pass]; done || !ok {
			return
		}
		var state any
		if pass.Init != nil {
			state, ok = pass.Init(e.ctx, r)
		}
		e.states.of[pass] = state
	})
	return ok
}

func (s *passStates) get(p *Pass) any {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.of[p]
}

// takeScratch returns what an earlier execution of the pass has given back, or a new one.
func (s *passStates) takeScratch(p *Pass) any {
	s.mu.Lock()
	if l := s.scratch[p]; len(l) > 0 {
		s.scratch[p] = l[:len(l)-1]
		defer s.mu.Unlock()
		return l[len(l)-1]
	}
	s.mu.Unlock()
	return p.Scratch()
}

func (s *passStates) giveScratch(p *Pass, x any) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.scratch[p] = append(s.scratch[p], x)
}

// task is the work of one goroutine between a fork and its join: what it finds and prints is delivered in order.
type task struct {
	m      *execution
	ctx    context.Context
	report *core.Reporter
	out    *stream
	path   []int
	worker int

	running []string // the passes that run, when a reproducer is wanted
	failure *failure
}

func (e *execution) newTask(ctx context.Context, out *stream) *task {
	t := &task{m: e, ctx: ctx, report: core.NewReporter(e.ctx), out: out}
	t.report.OpNotes, t.report.Explain = e.OpNotes, e.Explain
	return t
}

// join appends what another task found. What it printed is there already.
func (t *task) join(o *task) {
	if t.failure == nil && o.failure != nil {
		t.failure = o.failure
		t.failure.at += len(t.report.List())
	}
	for _, d := range o.report.List() {
		t.report.Report(d)
	}
}

// pipeline runs compiled steps on one operation; it stops at the first that fails. Analyses do not outlive it: what
// surrounds the pipeline may change the operation without telling.
func (t *task) pipeline(p *compiled, op *core.Operation, a *analyses) bool {
	defer a.invalidate(nil)
	for _, i := range t.m.Instrumentation {
		i.BeforePipeline(p.source, op)
	}
	ok := true
	for k := range p.steps {
		t.path = append(t.path, k)
		if s := &p.steps[k]; s.pass != nil {
			ok = t.pass(s.pass, op, a)
		} else {
			ok = t.adaptor(s.nested, op, a)
			a.invalidate(nil) // passes further inside tell only what they preserve of their own operations
		}
		t.path = t.path[:len(t.path)-1]
		if !ok {
			break
		}
	}
	for k := len(t.m.Instrumentation) - 1; k >= 0; k-- {
		t.m.Instrumentation[k].AfterPipeline(p.source, op)
	}
	return ok
}

// pass runs one pass on one operation and verifies the result.
func (t *task) pass(p *Pass, op *core.Operation, a *analyses) bool {
	switch {
	case t.stopped(op, "before", p):
		return false
	case !op.IsRegistered():
		return t.report.OpErrorf(op, "trying to schedule a pass on an unregistered operation").Fail()
	case !op.Has(core.TraitIsolatedFromAbove):
		return t.report.OpErrorf(op, "trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'").Fail()
	case !p.CanRunOn(op.Info()):
		return t.report.OpErrorf(op, "trying to schedule pass '%s' on an unsupported operation", p.ClassName()).Fail()
	}
	t.m.idle.ran(p)
	f := t.enter(p, op)
	e := Event{Pass: p, Op: op, Path: t.path, Worker: t.worker, Out: t.out}
	for _, i := range t.m.Instrumentation {
		i.BeforePass(&e)
	}
	r := Run{Op: op, State: t.m.states.get(p), ctx: t.ctx, task: t, pass: p, analyses: a}
	t.out.flush()
	t.call(&r)
	r.failed = r.failed || t.stopped(op, "in", p)
	if !r.all {
		a.invalidate(r.preserved)
		if !r.failed && !t.m.NoVerify {
			o := core.VerifyOptions{Workers: t.m.pool.Workers()}
			r.failed = !core.Verify(op, t.report, o)
		}
		r.failed = r.failed || t.m.VerifyPatterns && !t.m.dialects.expects(p, op, t.report)
	}
	e.Failed = r.failed
	t.leave(f, r.failed)
	for k := len(t.m.Instrumentation) - 1; k >= 0; k-- {
		t.m.Instrumentation[k].AfterPass(&e)
	}
	return !r.failed
}

// stopped reports whether the pipeline was cancelled, and says so once.
func (t *task) stopped(op *core.Operation, where string, p *Pass) bool {
	if t.ctx.Err() == nil {
		return false
	}
	t.m.stopped.Do(func() { t.report.OpEmitErrorf(op, "pipeline stopped %s pass '%s': %v", where, p.Name, t.ctx.Err()) })
	return true
}

// call runs the pass's function. A panic is a bug of the pass; it becomes an error, because the program around it may
// be somebody's editor.
func (t *task) call(r *Run) {
	name := r.Op.Name()
	loc := r.Op.Loc()
	if r.pass.Scratch != nil {
		r.Scratch = t.m.states.takeScratch(r.pass)
	}
	if p := fanout.Catch(func() { r.pass.Run(r) }); p != nil {
		t.report.Errorf(loc, "pass '%s' panicked on '%s': %v", r.pass.Name, name, p).Note(loc, "%s", p.Stack)
		r.failed = true
		return // the scratch is nobody's any more
	}
	if r.pass.Scratch != nil {
		t.m.states.giveScratch(r.pass, r.Scratch)
	}
}

// runDynamic is [Run.RunPipeline].
func (e *execution) runDynamic(r *Run, p *Pipeline, op *core.Operation) bool {
	if !r.Op.IsAncestorOf(op) {
		return r.task.report.OpErrorf(op, "Trying to schedule a dynamic pipeline on an operation that isn't nested under the current operation the pass is processing").Fail()
	}
	if p.anchor != AnyAnchor && p.anchor != op.Name() {
		return r.task.report.OpErrorf(op, "can't run '%s' pass manager on '%s' op", p.anchor, op.Name()).Fail()
	}
	if !e.prepare(p, r.task.report) {
		return false
	}
	t := &task{m: e, ctx: r.ctx, report: r.task.report, out: r.task.out, worker: r.task.worker,
		path: append([]int(nil), r.task.path...), running: r.task.running, failure: r.task.failure}
	a := r.analyses
	if op != r.Op {
		a = a.of(op)
	}
	ok := t.pipeline(compile(p), op, a)
	r.task.failure = t.failure
	return ok
}

// String returns the pipeline's text.
func (m *Manager) String() string { return fmt.Sprint(m.Pipeline) }
