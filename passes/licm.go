package passes

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/effect"
	"github.com/odsgen/ods/core/flow"
)

func (p *LoopInvariantCodeMotionPass) run(r *Run) {
	n := 0
	// What is moved has no effects, so these stay what they are.
	effects := new(effect.Cache)
	r.Op.Walk(func(op *core.Operation) {
		if l, ok := flow.LoopLikeOpInterfaceKey.Of(op); ok {
			n += hoist(l, effects)
		}
	})
	p.Moved.Add(n)
	if n == 0 {
		r.PreserveAll()
	}
}

// hoist moves operations out of one loop and returns how many.
func hoist(l flow.LoopLikeOpInterface, effects *effect.Cache) (n int) {
	loop := l.AsOperation()
	for _, r := range l.LoopRegions() {
		var work []*core.Operation
		for op := range r.Ops() {
			work = append(work, op)
		}
		for len(work) > 0 {
			op := work[0]
			work = work[1:]
			if op.ParentRegion() != r || op.Has(core.TraitTerminator) || !operandsOutside(loop, op) || !effects.IsMemoryEffectFree(op) ||
				!op.IsSpeculatable() || op.NumRegions() > 0 && !usesOnlyOutside(loop, op) {
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

func operandsOutside(loop, op *core.Operation) bool {
	for _, v := range op.Operands() {
		if !flow.IsDefinedOutside(loop, v) {
			return false
		}
	}
	return true
}

// usesOnlyOutside reports whether op and what is nested in it use only values of their own or from outside of the loop.
func usesOnlyOutside(loop, op *core.Operation) bool {
	ok := map[*core.Region]bool{nil: true} // regions whose values may be used, and those that hold these, up to the operation or the loop
	usable := func(r *core.Region) bool {
		is, known := true, false
		at := r
		for ; at != nil; at = at.ParentRegion() {
			if is, known = ok[at]; known || at.Op() == op || at.Op() == loop {
				break
			}
		}
		if !known {
			is = at == nil || at.Op() == op
		}
		for ; r != at; r = r.ParentRegion() {
			ok[r] = is
		}
		if at != nil {
			ok[at] = is
		}
		return is
	}
	return op.WalkPre(func(o *core.Operation) core.WalkResult {
		for _, v := range o.Operands() {
			if !usable(v.ParentRegion()) {
				return core.WalkInterrupt
			}
		}
		return core.WalkAdvance
	})
}
