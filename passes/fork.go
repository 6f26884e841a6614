package passes

import (
	"github.com/odsgen/ods/core"
)

// Fork is a part of a pass's work that may be done on another goroutine: what it finds and prints is kept until
// [Run.Join] delivers it.
type Fork struct {
	run Run
}

// CanFork reports whether the order in which pipelines run on different operations is nobody's business: neither
// instrumentation nor a reproducer is to be told of it, and there are goroutines to be had.
func (r *Run) CanFork() bool {
	m := r.task.m
	return m.pool.Workers() > 1 && len(m.Instrumentation) == 0 && m.reproduction == nil
}

// Fork returns a new part of the work. It may be called only when [Run.CanFork].
func (r *Run) Fork() *Fork {
	t := r.task.m.newTask(r.ctx, &stream{up: r.task.out})
	t.path, t.worker = append([]int(nil), r.task.path...), r.task.worker
	return &Fork{Run{Op: r.Op, ctx: r.ctx, task: t, pass: r.pass, analyses: &analyses{op: r.Op}}}
}

// RunPipeline is [Run.RunPipeline]. Several goroutines may call it at once for different operations, each with its own
// part of the work.
func (f *Fork) RunPipeline(p *Pipeline, op *core.Operation) bool { return f.run.RunPipeline(p, op) }

// Join delivers what a part of the work found and printed.
func (r *Run) Join(f *Fork) {
	f.run.task.out.turn()
	r.task.join(f.run.task)
}

// Background calls work on the goroutines that may be started, and returns a function that waits until they have
// returned; a panic goes on in that.
func (r *Run) Background(work func()) (wait func()) {
	pool := r.task.m.pool
	g := pool.Start(pool.Workers()-1, func(int) { work() })
	return func() { g.Wait().Raise() }
}
