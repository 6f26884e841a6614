package rewrite

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/effect"
	"github.com/odsgen/ods/core/flow"
)

// SimplifyRegion erases unreachable blocks, dead operations and unused block arguments below the region, and with merge
// also merges identical blocks and drops arguments that always get the same value. It reports whether anything changed.
// The order of the changes is upstream's simplifyRegions.
func SimplifyRegion(rw *Rewriter, r *core.Region, merge bool) bool {
	changed, _ := simplifyRegion(rw, r, merge, true)
	return changed
}

// simplifyRegion is SimplifyRegion; nested says whether operations of the region may have regions. When not even tried,
// nothing was changed, counted or not.
func simplifyRegion(rw *Rewriter, r *core.Region, merge, nested bool) (changed, tried bool) {
	changed = eraseUnreachable(rw, r, nested)
	erased, tried := runDCE(rw, r, nested)
	changed = changed || erased
	if merge {
		tried = true
		if mergeIdentical(rw, r) {
			changed = true
		}
		if dropRedundantArgs(rw, r) {
			changed = true
		}
	}
	return changed, tried || changed
}

// setOf returns the blocks of a list as a set.
func setOf(list []*core.Block) map[*core.Block]bool {
	set := make(map[*core.Block]bool, len(list))
	for _, b := range list {
		set[b] = true
	}
	return set
}

// eraseUnreachable erases blocks that control cannot reach, in the region and below it.
func eraseUnreachable(rw *Rewriter, root *core.Region, nested bool) (changed bool) {
	for work := []*core.Region{root}; len(work) > 0; {
		r := work[len(work)-1]
		work = work[:len(work)-1]
		if r.IsEmpty() {
			continue
		}
		if r.HasOneBlock() {
			// Nothing to look at but what is nested.
		} else if order := PostOrder(r.Entry()); len(order) < r.CountBlocks() {
			reachable := setOf(order)
			for b := range r.Blocks() {
				if reachable[b] {
					continue
				}
				for op := range b.Ops() {
					op.DropAllReferences()
				}
				for op := range b.Ops() {
					op.DropAllUses()
				}
				for _, a := range b.Args() {
					for u := range a.Uses() {
						u.Set(nil)
					}
				}
			}
			for b := range r.Blocks() {
				if !reachable[b] {
					for u := range b.SuccUses() {
						u.Owner().SetSuccessor(u.Index(), nil)
					}
					rw.EraseBlock(b)
					changed = true
				}
			}
		}
		if !nested {
			continue
		}
		for b := range r.Blocks() {
			for op := b.First(); op != nil; op = op.Next() {
				for i := range op.NumRegions() {
					work = append(work, op.Region(i))
				}
			}
		}
	}
	return changed
}

// liveness marks operations and block arguments that something observable depends on: first those that are needed
// whatever becomes of others, then what these need in turn, each once.
type liveness struct {
	effects effect.Cache
	ops     map[*core.Operation]bool // whether they are live, for those in the region
	args    map[*core.Value]bool
	work    []marked
}

// marked is something live, an operation or an argument, whose needs are not marked yet.
type marked struct {
	op  *core.Operation
	arg *core.Value
}

// livenessOf marks what is live in a region and below it, but for isolated operations.
func livenessOf(r *core.Region) *liveness {
	l := &liveness{ops: make(map[*core.Operation]bool), args: make(map[*core.Value]bool)}
	l.visitRegion(r)
	for n := len(l.work); n > 0; n = len(l.work) {
		m := l.work[n-1]
		l.work = l.work[:n-1]
		if m.op != nil {
			l.needsOf(m.op)
		} else {
			l.sourcesOf(m.arg)
		}
	}
	return l
}

func (l *liveness) markOp(op *core.Operation) {
	l.ops[op] = true
	l.work = append(l.work, marked{op: op})
}

func (l *liveness) markArg(v *core.Value) {
	if !l.args[v] {
		l.args[v] = true
		l.work = append(l.work, marked{arg: v})
	}
}

func (l *liveness) markValue(v *core.Value) {
	if v == nil {
		return
	}
	op := v.DefiningOp()
	if op == nil {
		l.markArg(v)
	} else if live, inside := l.ops[op]; inside && !live {
		l.markOp(op)
	}
}

// needsOf marks the operands of an operation. A terminator needs those that it passes on when the arguments are live.
func (l *liveness) needsOf(op *core.Operation) {
	var passed []bool
	if op.Has(core.TraitTerminator) && op.NumSuccessors() > 0 {
		if br, ok := flow.BranchOpInterfaceKey.Of(op); ok {
			passed = make([]bool, op.NumOperands())
			for i := range op.NumSuccessors() {
				s := br.SuccessorOperands(i)
				for k := range s.N {
					passed[s.Start+k] = true
				}
			}
		}
	}
	for i := range op.NumOperands() {
		if passed == nil || !passed[i] {
			l.markValue(op.Operand(i))
		}
	}
}

// sourcesOf marks what terminators pass for an argument.
func (l *liveness) sourcesOf(a *core.Value) {
	for u := range a.OwnerBlock().SuccUses() {
		if op := u.Owner(); op.Has(core.TraitTerminator) {
			if br, ok := flow.BranchOpInterfaceKey.Of(op); ok {
				l.markValue(br.SuccessorOperands(u.Index()).Value(a.Index()))
			}
		}
	}
}

func (l *liveness) visitOp(op *core.Operation) {
	if !op.Has(core.TraitIsolatedFromAbove) {
		for _, r := range op.Regions() {
			l.visitRegion(r)
		}
	}
	l.ops[op] = false
	switch {
	case op.Has(core.TraitTerminator) && op.NumSuccessors() > 0:
		l.markOp(op)
		l.visitTerminator(op)
	case !l.effects.WouldBeTriviallyDead(op):
		l.markOp(op)
	}
}

// visitTerminator marks the arguments of successors that get a value from somewhere else than an operand.
func (l *liveness) visitTerminator(op *core.Operation) {
	br, ok := flow.BranchOpInterfaceKey.Of(op)
	if !ok { // what it passes on is unknown
		for i := range op.NumSuccessors() {
			for _, a := range op.Successor(i).Args() {
				l.markArg(a)
			}
		}
		return
	}
	for i := range op.NumSuccessors() {
		for k := range br.SuccessorOperands(i).Produced {
			l.markArg(op.Successor(i).Arg(k))
		}
	}
}

func (l *liveness) visitRegion(r *core.Region) {
	if r.IsEmpty() {
		return
	}
	for _, a := range r.Entry().Args() { // the entry's arguments belong to the operation's interface
		l.markArg(a)
	}
	for _, b := range PostOrder(r.Entry()) {
		for op := range b.OpsBackward() {
			l.visitOp(op)
		}
	}
}

// runDCE erases what [liveness] does not mark, in the region and, each on its own, in isolated operations below it.
// tried says that there was some reason to compute that.
func runDCE(rw *Rewriter, r *core.Region, nested bool) (changed, tried bool) {
	for work := []*core.Region{r}; len(work) > 0; {
		r := work[len(work)-1]
		work = work[:len(work)-1]
		if mayHaveDead(r) {
			tried = true
			if eraseDead(rw, r, livenessOf(r)) {
				changed = true
			}
		}
		if nested {
			work = appendIsolated(work, r)
		}
	}
	return changed, tried
}

// appendIsolated appends the regions of the isolated operations below a region, outermost only.
func appendIsolated(list []*core.Region, r *core.Region) []*core.Region {
	for op := range r.Ops() {
		for _, nested := range op.Regions() {
			if op.Has(core.TraitIsolatedFromAbove) {
				list = append(list, nested)
			} else {
				list = appendIsolated(list, nested)
			}
		}
	}
	return list
}

func eraseDead(rw *Rewriter, r *core.Region, l *liveness) (changed bool) {
	if r.IsEmpty() {
		return false
	}
	hasOneBlock := r.HasOneBlock()
	order := PostOrder(r.Entry())
	for _, b := range order {
		if !hasOneBlock && b.Last() != nil {
			eraseTerminatorArgs(b.Last(), l)
		}
		for op := range b.OpsBackward() {
			if !l.ops[op] {
				op.DropAllUses()
				rw.EraseOp(op)
				changed = true
				continue
			}
			if op.Has(core.TraitIsolatedFromAbove) {
				continue
			}
			for _, nested := range op.Regions() {
				if eraseDead(rw, nested, l) {
					changed = true
				}
			}
		}
	}
	for _, b := range order {
		if b.IsEntry() {
			continue
		}
		dead := false
		for _, a := range b.Args() {
			dead = dead || !l.args[a]
		}
		if dead {
			for _, a := range b.Args() {
				if !l.args[a] {
					for u := range a.Uses() {
						u.Set(nil)
					}
				}
			}
			b.EraseArgs(func(a *core.Value) bool { return !l.args[a] })
		}
	}
	return changed
}

// eraseTerminatorArgs drops the operands that go to dead arguments, before the arguments are erased.
func eraseTerminatorArgs(op *core.Operation, l *liveness) {
	br, ok := flow.BranchOpInterfaceKey.Of(op)
	if !ok {
		return
	}
	drop := make([]bool, op.NumOperands())
	for i, succ := range op.Successors() {
		s := br.SuccessorOperands(i)
		for k := s.Produced; k < succ.NumArgs(); k++ {
			if !l.args[succ.Arg(k)] {
				drop[s.OperandIndex(k)] = true
			}
		}
	}
	op.EraseOperands(drop)
}
