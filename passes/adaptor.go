package passes

import (
	"slices"
	"strings"
	"sync/atomic"

	"github.com/odsgen/ods/core"
)

// compiled is a pipeline ready to run: neighbouring nested pipelines are merged, so that each operation goes through
// all of them before the next barrier.
type compiled struct {
	source *Pipeline
	steps  []compiledStep
}

type compiledStep struct {
	pass   *Pass
	nested []*compiled // at most one for each anchor
}

func compile(p *Pipeline) *compiled {
	c := &compiled{source: p}
	for _, s := range p.Steps() {
		cs := compiledStep{pass: s.Pass}
		for _, n := range s.Nested {
			cs.nested = append(cs.nested, compile(n))
		}
		c.steps = append(c.steps, cs)
	}
	return c
}

// Step is what a pipeline does between two points at which all of the operations inside are at rest: it runs a pass, or
// nested pipelines, at most one for each anchor.
type Step struct {
	Pass   *Pass
	Nested []*Pipeline
}

// Steps returns what the pipeline does: neighbouring nested pipelines are one step, in which each operation goes
// through all passes of those that it is for. Exact anchors come before the generic one, in the order of their names.
func (p *Pipeline) Steps() []Step {
	var out []Step
	var group []*Pipeline
	flush := func() {
		if len(group) > 0 {
			slices.SortStableFunc(group, func(a, b *Pipeline) int { return strings.Compare(anchorKey(a), anchorKey(b)) })
			out = append(out, Step{Nested: group})
		}
		group = nil
	}
	for _, s := range p.steps {
		if s.pass != nil {
			flush()
			out = append(out, Step{Pass: s.pass})
			continue
		}
		if !mergeable(group, s.nested) {
			flush()
		}
		group = mergeNested(group, s.nested)
	}
	flush()
	return out
}

// anchorKey sorts the generic anchor last.
func anchorKey(p *Pipeline) string {
	if p.anchor == AnyAnchor {
		return "\xff"
	}
	return p.anchor
}

// mergeable reports whether running p together with the group keeps every operation's order of passes. A generic
// pipeline might accept the others' operations, so it stays apart.
func mergeable(group []*Pipeline, p *Pipeline) bool {
	for _, g := range group {
		if (g.anchor == AnyAnchor) || p.anchor == AnyAnchor {
			return false
		}
	}
	return true
}

func mergeNested(group []*Pipeline, p *Pipeline) []*Pipeline {
	for i, g := range group {
		if g.anchor == p.anchor {
			merged := &Pipeline{anchor: g.anchor, steps: slices.Concat(g.steps, p.steps)}
			group[i] = merged
			return group
		}
	}
	return append(group, p)
}

// accepts reports whether the pipeline may run on operations of the given kind.
func (c *compiled) accepts(i *core.OpInfo) bool {
	if c.source.anchor != AnyAnchor {
		return c.source.anchor == i.Name()
	}
	if !i.IsRegistered() || !i.Has(core.TraitIsolatedFromAbove) {
		return false
	}
	for _, s := range c.steps {
		if s.pass != nil && !s.pass.CanRunOn(i) {
			return false
		}
	}
	return true
}

// unit is one operation with the nested pipeline to run on it.
type unit struct {
	op *core.Operation
	p  *compiled
	a  *analyses
}

// adaptor runs nested pipelines on the operations directly inside op, in parallel when workers are free. All of them
// run whatever fails, and what they find arrives in the order of the operations.
func (t *task) adaptor(nested []*compiled, op *core.Operation, a *analyses) bool {
	if len(t.m.Instrumentation) > 0 {
		defer t.around(nested, op)()
	}
	var units []unit
	for _, r := range op.Regions() {
		for o := range r.Ops() {
			if p := pick(nested, o.Info()); p != nil && !t.m.Except[o] {
				units = append(units, unit{o, p, a.of(o)})
			}
		}
	}
	if len(units) < 2 || t.m.pool.Workers() == 1 {
		ok := true
		for i, u := range units {
			ok = t.unit(u, i) && ok
		}
		return ok
	}
	return t.parallel(units)
}

// around tells the instrumentation that nested pipelines run, and returns what tells that they have run.
func (t *task) around(nested []*compiled, op *core.Operation) (after func()) {
	list := make([]*Pipeline, len(nested))
	for i, n := range nested {
		list[i] = n.source
	}
	for _, i := range t.m.Instrumentation {
		i.BeforeNested(list, op)
	}
	return func() {
		for k := len(t.m.Instrumentation) - 1; k >= 0; k-- {
			t.m.Instrumentation[k].AfterNested(list, op)
		}
	}
}

func (t *task) unit(u unit, i int) bool {
	t.path = append(t.path, i)
	ok := t.pipeline(u.p, u.op, u.a)
	t.path = t.path[:len(t.path)-1]
	return ok
}

func pick(nested []*compiled, i *core.OpInfo) *compiled {
	for _, p := range nested {
		if p.accepts(i) {
			return p
		}
	}
	return nil
}

func (t *task) parallel(units []unit) bool {
	t.out.flush()
	turns := turns{tasks: make([]*task, len(units)), done: make([]bool, len(units))}
	var failed atomic.Bool
	p := t.m.pool.Each(t.worker, len(units), func(worker, k int) {
		o := t.m.newTask(t.ctx, &stream{up: t.out})
		o.path, o.running, o.worker = slices.Clone(t.path), t.running, worker
		turns.begin(k, o)
		if !o.unit(units[k], k) {
			failed.Store(true)
		}
		turns.end(k)
	})
	for _, o := range turns.tasks {
		if o != nil { // of all that were begun before something panicked
			t.join(o)
		}
	}
	p.Raise()
	return !failed.Load()
}

// parallelBatch is how many numbers a goroutine takes at a time at most.
const parallelBatch = 16

// Parallel calls f for each number below n, from several goroutines as far as the manager allows some. What f does must
// not depend on the order, and it must not use r. A panic of f goes on in the caller, the one with the lowest number if
// there are several.
func (r *Run) Parallel(n int, f func(i int)) {
	r.task.m.pool.Batches(r.task.worker, n, parallelBatch, func(_, lo, hi int) {
		for i := lo; i < hi; i++ {
			f(i)
		}
	}).Raise()
}
