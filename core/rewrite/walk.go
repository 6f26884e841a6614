package rewrite

import "github.com/odsgen/ods/core"

// Walk visits every operation nested in op once, inner ones first, and applies the first pattern that matches it: the
// cheapest driver, for patterns that need no fixed point. It neither folds nor erases what is dead, does not visit op
// itself, blocks that control does not reach, nor what patterns make. A pattern may erase the operation that it is
// given and what is nested in it, and change operations around it, but must leave those that follow in the block in
// place. Of cfg, the context, the listener, Applied, Observe and Misreported count. changed tells whether a pattern
// matched, done whether all was visited: it is false after a cancellation.
func Walk(op *core.Operation, set *Frozen, cfg Config) (changed, done bool) {
	done = true
	for _, r := range op.Regions() {
		w := walker{applicator: applicator{cfg: cfg, scope: r, set: set}}
		w.rw = NewRewriter(op.Context(), &w)
		w.region(r)
		changed = changed || w.changed
		done = done && !w.stop
	}
	return changed, done
}

// walker is the walk over one region.
type walker struct {
	applicator
	changed, stop bool
	steps         int
}

func (w *walker) region(r *core.Region) {
	if r.IsEmpty() {
		return
	}
	if r.HasOneBlock() {
		w.block(r.Entry())
		return
	}
	reachable := setOf(PostOrder(r.Entry()))
	for b := r.Entry(); b != nil && !w.stop; {
		next := b.Next()
		for next != nil && !reachable[next] {
			next = next.Next()
		}
		w.block(b)
		b = next
	}
}

func (w *walker) block(b *core.Block) {
	for op := b.First(); op != nil && !w.stop; {
		next := op.Next()
		for _, r := range op.Regions() {
			w.region(r)
		}
		if w.steps++; w.steps%stepsBetweenChecks == 0 && w.stopped() {
			w.stop = true
			return
		}
		if w.match(op) {
			w.changed = true
		}
		op = next
	}
}
