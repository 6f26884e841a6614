package testpasses

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/passes"
)

func (p *PrintTopologicalSortPass) run(r *passes.Run) {
	selected := map[*core.Operation]bool{}
	r.Op.Walk(func(op *core.Operation) {
		if op.DiscardableAttr("test_to_sort") == r.Op.Context().Unit() {
			selected[op] = true
		}
	})
	c := r.Op.Context()
	for i, op := range inOrder(r.Op, selected) {
		op.SetDiscardableAttr("test_sort_index", c.IntegerAttr(c.Integer(32), int64(i)))
	}
}

// inOrder returns the selected operations below one: blocks in an order in which dominating ones come first, operations
// before what is nested in them, and the last region first, as upstream.
func inOrder(top *core.Operation, selected map[*core.Operation]bool) (out []*core.Operation) {
	if selected[top] {
		out = append(out, top)
	}
	regions := slices.Collect(values(top.Regions()))
	for _, g := range slices.Backward(regions) {
		for _, b := range byDominance(g) {
			for op := range b.Ops() {
				out = append(out, inOrder(op, selected)...)
			}
		}
	}
	return out
}

// values drops the keys of a sequence.
func values[K, V any](seq func(func(K, V) bool)) func(func(V) bool) {
	return func(yield func(V) bool) { seq(func(_ K, v V) bool { return yield(v) }) }
}

// byDominance returns the blocks of a region in reverse post-order, those that nothing leads to from the entry block after
// the others.
func byDominance(g *core.Region) (out []*core.Block) {
	seen := map[*core.Block]bool{}
	for b := range g.Blocks() {
		if seen[b] {
			continue
		}
		for _, next := range slices.Backward(rewrite.PostOrder(b)) {
			if !seen[next] {
				seen[next] = true
				out = append(out, next)
			}
		}
	}
	return out
}

func (p *TopologicalSortAnalysisPass) run(r *passes.Run) {
	c := r.Op.Context()
	r.Op.Walk(func(root *core.Operation) {
		if root.Attr("root") == nil {
			return
		}
		ops, ok := selectedBelow(root)
		if !ok {
			r.Reporter().OpEmitErrorf(root, "invalid test case: some indices are missing among the selected ops")
			return
		}
		if !sortTopologically(ops) {
			r.Reporter().OpEmitErrorf(root, "could not schedule all ops")
			return
		}
		for i, op := range ops {
			op.SetDiscardableAttr("pos", c.IndexAttr(int64(i)))
		}
	})
}

// selectedBelow returns the operations with the attribute selected, in the order that it says when the root is ordered. It
// reports whether that order has no holes.
func selectedBelow(root *core.Operation) (ops []*core.Operation, ok bool) {
	ordered := root.Attr("ordered") != nil
	root.Walk(func(op *core.Operation) {
		a := op.Attr("selected")
		switch {
		case a == nil:
		case !ordered:
			ops = append(ops, op)
		default:
			at, isInt := a.(*core.IntegerAttr)
			if !isInt || at.Int64() < 0 {
				ops = append(ops, nil)
				return
			}
			for int64(len(ops)) <= at.Int64() {
				ops = append(ops, nil)
			}
			ops[at.Int64()] = op
		}
	})
	return ops, !slices.Contains(ops, nil)
}

// sortTopologically orders operations, of any blocks, so that definitions come before uses, by sweeps that swap each
// operation that is ready with the first that is not yet placed. It reports whether there was no cycle.
func sortTopologically(ops []*core.Operation) bool {
	waiting := map[*core.Operation]bool{}
	for _, op := range ops {
		waiting[op] = true
	}
	sorted := true
	for next := 0; next < len(ops); {
		first := next
		for i := first; i < len(ops); i++ {
			if !isReady(ops[i], waiting) {
				continue
			}
			delete(waiting, ops[i])
			ops[next], ops[i] = ops[i], ops[next]
			next++
		}
		if next == first {
			sorted = false
			delete(waiting, ops[next])
			next++
		}
	}
	return sorted
}

// isReady reports whether nothing that an operation uses, or what is nested in it, is defined in one that waits.
func isReady(op *core.Operation, waiting map[*core.Operation]bool) bool {
	return op.WalkPost(func(nested *core.Operation) core.WalkResult {
		for _, v := range nested.Operands() {
			for def := v.DefiningOp(); def != nil && def != op; def = def.ParentOp() {
				if waiting[def] {
					return core.WalkInterrupt
				}
			}
		}
		return core.WalkAdvance
	})
}
