package passes

import (
	"cmp"
	"slices"
	"sort"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/effect"
	"github.com/odsgen/ods/core/flow"
)

func (p *LoopInvariantCodeMotionPass) run(r *Run) {
	h := hoister{depth: make(map[*core.Region]int), number: make(map[*core.Operation]int)}
	h.visit(r.Op, 0)
	p.Moved.Add(h.moves)
	if h.moves == 0 {
		r.PreserveAll()
	}
}

// HoistInvariants moves what does not change in one loop before it, as the pass [LoopInvariantCodeMotion] does for all
// loops, and returns the number of operations moved.
func HoistInvariants(loop flow.LoopLikeOpInterface) int {
	h := hoister{depth: make(map[*core.Region]int), number: make(map[*core.Operation]int)}
	h.loops = []enclosing{{op: loop.AsOperation()}}
	h.hoist(loop)
	return h.moves
}

// hoister moves operations out of loops, inner loops first. An operation that several loops in each other have to do
// without goes to its place at once: from loop to loop, the operations of a nest would be moved a number of times that
// grows with the square of its depth.
type hoister struct {
	effects effect.Cache // what is moved has none, so these stay what they are
	loops   []enclosing  // around what is being visited, outermost first
	depth   map[*core.Region]int
	// of what is in loops, in order; what is in an operation comes before it, as it does when moved out
	number map[*core.Operation]int
	moves  int // counted from loop to loop
}

// enclosing is a loop around what is being visited.
type enclosing struct {
	op    *core.Operation
	depth int // of the region that it is in
	// first is the outermost of the loops that are directly in each other down to this one, as their only block has them.
	first int
	// early are operations before the loop that came there from inner loops, before those of its own.
	early []*core.Operation
}

// visit handles the loops in an operation, and the operation if it is one. Regions are as deep as there are regions
// around them in the outermost loop.
func (h *hoister) visit(op *core.Operation, depth int) {
	l, isLoop := flow.LoopLikeOpInterfaceKey.Of(op)
	if isLoop {
		h.loops = append(h.loops, h.enclosing(op, depth))
	}
	inside := len(h.loops) > 0
	for _, r := range op.Regions() {
		if inside {
			h.depth[r] = depth + 1
		}
		for o := range r.Ops() {
			switch {
			case o.NumRegions() == 0:
			case inside:
				h.visit(o, depth+1)
			default:
				h.visit(o, 0)
			}
			if inside {
				h.number[o] = len(h.number)
			}
		}
	}
	if isLoop {
		h.hoist(l)
		h.loops = h.loops[:len(h.loops)-1]
	}
}

func (h *hoister) enclosing(op *core.Operation, depth int) enclosing {
	at := len(h.loops)
	e := enclosing{op: op, depth: depth, first: at}
	if at == 0 || h.loops[at-1].op != op.ParentOp() {
		return e
	}
	r := op.ParentRegion()
	l, _ := flow.LoopLikeOpInterfaceKey.Of(op.ParentOp())
	if r.HasOneBlock() && !r.MayBeGraph() && slices.Contains(l.LoopRegions(), r) {
		e.first = h.loops[at-1].first
	}
	return e
}

// hoist moves operations out of the innermost loop.
func (h *hoister) hoist(l flow.LoopLikeOpInterface) {
	loop := l.AsOperation()
	var own []*core.Operation
	for _, r := range l.LoopRegions() {
		var work []*core.Operation
		for op := range r.Ops() {
			work = append(work, op)
		}
		for len(work) > 0 {
			op := work[0]
			work = work[1:]
			if op.ParentRegion() != r || op.Has(core.TraitTerminator) || !operandsOutside(loop, op) || !h.effects.IsMemoryEffectFree(op) ||
				!op.IsSpeculatable() || op.NumRegions() > 0 && !usesOnlyOutside(loop, op) {
				continue
			}
			if !h.move(op) {
				own = append(own, op)
			}
			for _, res := range op.Results() {
				for u := range res.Users() {
					if u.ParentRegion() == r {
						work = append(work, u)
					}
				}
			}
		}
	}
	e := h.loops[len(h.loops)-1]
	if len(e.early) == 0 {
		return
	}
	// Before the loop is what comes out of it in the order in which it was there.
	list := append(e.early, own...)
	slices.SortFunc(list, func(a, b *core.Operation) int { return cmp.Compare(h.number[a], h.number[b]) })
	for _, op := range list {
		op.MoveBefore(loop)
	}
}

// move moves an operation before the innermost loop, or of the outermost one that is known to do without it, which
// it reports.
func (h *hoister) move(op *core.Operation) (far bool) {
	last := len(h.loops) - 1
	to := last
	if first := h.loops[last].first; first < last && op.NumRegions() == 0 {
		deepest := 0
		for _, v := range op.Operands() {
			deepest = max(deepest, h.depth[v.ParentRegion()])
		}
		to = first + sort.Search(last-first, func(i int) bool { return h.loops[first+i].depth >= deepest })
	}
	op.MoveBefore(h.loops[to].op)
	h.moves += last - to + 1
	if to == last {
		return false
	}
	h.loops[to].early = append(h.loops[to].early, op)
	return true
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
	// regions whose values may be used, and those that hold these, up to the operation or the loop
	ok := map[*core.Region]bool{nil: true}
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
