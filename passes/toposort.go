package passes

import "github.com/odsgen/ods/core"

// TopologicalSort returns the pass that puts definitions in front of uses where the order of operations means nothing.
func TopologicalSort() *Pass {
	return &Pass{Name: "topological-sort", Class: "TopologicalSort", Summary: "Put the operations of graph regions in order",
		Doc: "Reorders the operations of graph regions so that values are defined in front of their uses as far as there are no cycles. " +
			"Operations move as little as possible.",
		Run: func(r *Run) {
			r.Op.Walk(func(op *core.Operation) {
				for _, rg := range op.Regions() {
					if op.IsRegistered() && !core.MayHaveSSADominance(rg) {
						for b := range rg.Blocks() {
							SortTopologically(b)
						}
					}
				}
			})
		}}
}

// SortTopologically orders the operations of a block, all but a terminator, so that definitions come in front of uses. Where there is a cycle
// the first operation left is taken. It reports whether there was no cycle.
func SortTopologically(b *core.Block) bool {
	waiting := make(map[*core.Operation]bool)
	end := b.Last()
	if end == nil {
		return true
	}
	if !end.Has(core.TraitTerminator) {
		end = nil
	}
	for op := range b.Ops() {
		if op != end {
			waiting[op] = true
		}
	}
	sorted := true
	for next := b.First(); len(waiting) > 0; {
		progress := false
		for op := next; op != nil && op != end; {
			follow := op.Next()
			if isReady(op, waiting) {
				delete(waiting, op)
				progress = true
				if op == next {
					next = next.Next()
				} else {
					op.MoveBefore(next)
				}
			}
			op = follow
		}
		if !progress {
			sorted = false
			delete(waiting, next)
			next = next.Next()
		}
	}
	return sorted
}

// isReady reports whether op and what is nested in it use nothing that waits, or is nested in something that waits.
func isReady(op *core.Operation, waiting map[*core.Operation]bool) bool {
	return op.WalkPre(func(o *core.Operation) core.WalkResult {
		for _, v := range o.Operands() {
			for def := v.DefiningOp(); def != nil && def != op; def = def.ParentOp() {
				if waiting[def] {
					return core.WalkInterrupt
				}
			}
		}
		return core.WalkAdvance
	})
}
