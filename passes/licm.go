package passes

import "github.com/odsgen/ods/core"

func (p *LoopInvariantCodeMotionPass) run(r *Run) {
	n := 0
	r.Op.Walk(func(op *core.Operation) {
		if l, ok := core.LoopLike.Of(op); ok {
			n += hoist(l)
		}
	})
	p.Moved.Add(n)
	if n == 0 {
		r.PreserveAll()
	}
}

// hoist moves operations out of one loop and returns how many.
func hoist(l core.LoopLikeOp) (n int) {
	loop := l.AsOperation()
	for _, r := range l.LoopRegions() {
		var work []*core.Operation
		for op := range r.Ops() {
			work = append(work, op)
		}
		for len(work) > 0 {
			op := work[0]
			work = work[1:]
			if op.ParentRegion() != r || op.Has(core.TraitTerminator) || !core.IsMemoryEffectFree(op) || !core.IsSpeculatable(op) || !usesOnlyOutside(loop, op) {
				continue
			}
			op.MoveBefore(loop)
			n++
			for _, res := range op.Results() {
				for u := range res.Users() {
					if u.ParentRegion() == r {
						work = append(work, u)
					}
				}
			}
		}
	}
	return n
}

// usesOnlyOutside reports whether op and what is nested in it use only values of their own or from outside of the loop.
func usesOnlyOutside(loop, op *core.Operation) bool {
	return op.WalkPost(func(o *core.Operation) core.WalkResult {
		for _, v := range o.Operands() {
			if def := v.ParentRegion(); def != nil && op.IsAncestorOf(def.Op()) {
				continue
			}
			if !core.IsDefinedOutside(loop, v) {
				return core.WalkInterrupt
			}
		}
		return core.WalkAdvance
	})
}
