package dataflow

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/generated/iface/call"
)

// Liveness says which values matter. A value is live when it reaches an operation with effects (more than reading, and allocating its results), decides where control goes when
// that matters, is returned from a function whose callers are not all known, or is used to compute a live value. Values in code that is
// never executed are not live. The analysis is sparse and goes backwards, from operations to what they use (upstream's LivenessAnalysis).
type Liveness struct {
	flow    *Solver[Constant]
	live    map[*core.Value]bool
	effects map[*core.Operation]bool // of operations with regions
	queue   []*core.Operation
	ready   map[*core.Operation]bool
}

// FindLive computes the liveness of all values below an operation, along the control flow that [Constants] finds possible.
func FindLive(top *core.Operation) *Liveness {
	l := &Liveness{flow: Solve[Constant](top, Constants{}), live: make(map[*core.Value]bool), effects: make(map[*core.Operation]bool),
		ready: make(map[*core.Operation]bool)}
	top.Walk(l.enqueue)
	for len(l.queue) > 0 {
		op := l.queue[len(l.queue)-1] // the last first: users come before what they use
		l.queue = l.queue[:len(l.queue)-1]
		delete(l.ready, op)
		l.visit(op)
	}
	return l
}

// IsLive reports whether the value is live.
func (l *Liveness) IsLive(v *core.Value) bool { return l.live[v] }

// AnyLive reports whether one of the values is live.
func (l *Liveness) AnyLive(list []*core.Value) bool {
	for _, v := range list {
		if l.live[v] {
			return true
		}
	}
	return false
}

// IsReachable reports whether control may reach the block.
func (l *Liveness) IsReachable(b *core.Block) bool { return l.flow.IsReachable(b) }

func (l *Liveness) enqueue(op *core.Operation) {
	if !l.ready[op] {
		l.ready[op] = true
		l.queue = append(l.queue, op)
	}
}

// mark makes a value live, and everything visited again that may forward something to it.
func (l *Liveness) mark(v *core.Value) {
	if l.live[v] {
		return
	}
	l.live[v] = true
	op := v.DefiningOp()
	if op == nil {
		l.enqueueForwarders(v.OwnerBlock())
		return
	}
	l.enqueue(op)
	if _, ok := flow.RegionBranchOpInterfaceKey.Of(op); ok {
		l.enqueueTerminators(op)
	} else if from := l.flow.returns[op]; from != nil {
		for _, t := range from.list {
			l.enqueue(t.op)
		}
	}
}

func (l *Liveness) enqueueForwarders(b *core.Block) {
	if !b.IsEntry() {
		for u := range b.SuccUses() {
			l.enqueue(u.Owner())
		}
		return
	}
	op := b.ParentOp()
	if op == nil {
		return
	}
	l.enqueue(op)
	if _, ok := flow.RegionBranchOpInterfaceKey.Of(op); ok {
		l.enqueueTerminators(op)
	} else if from := l.flow.callers[op]; from != nil {
		for _, c := range from.list {
			l.enqueue(c.op)
		}
	}
}

func (l *Liveness) enqueueTerminators(op *core.Operation) {
	for _, t := range flow.RegionBranchPoints(op) {
		l.enqueue(t)
	}
}

// visit makes the operands live that an operation needs.
func (l *Liveness) visit(op *core.Operation) {
	if b := op.Block(); b != nil && !l.flow.IsReachable(b) {
		return
	}
	if b, ok := flow.RegionBranchOpInterfaceKey.Of(op); ok {
		l.visitForwarding(op, b.RegionSuccessors(nil), b.EntrySuccessorOperands)
		return
	}
	if b, ok := flow.BranchOpInterfaceKey.Of(op); ok {
		l.visitBranch(op, b)
		return
	}
	if c, ok := call.CallOpInterfaceKey.Of(op); ok && l.visitCall(op, c) {
		return
	}
	if parent := op.ParentOp(); parent != nil && flow.IsRegionTerminator(op) {
		if b, ok := flow.RegionBranchOpInterfaceKey.Of(parent); ok {
			l.visitForwarding(op, b.RegionSuccessors(op), func(to flow.RegionSuccessor) flow.SuccessorOperands {
				s, _ := flow.RegionOperands(op, to)
				return s
			})
			return
		}
		if op.Has(core.TraitReturnLike) && call.CallableOpInterfaceKey.In(parent.Info()) {
			l.visitReturn(op, parent)
			return
		}
	}
	if l.hasEffects(op) || op.Has(core.TraitTerminator) || l.AnyLive(op.ResultList()) {
		l.markAll(op)
	}
}

func (l *Liveness) markAll(op *core.Operation) {
	for _, v := range op.Operands() {
		l.mark(v)
	}
}

// visitForwarding handles operations that forward operands to regions, and the terminators of these. An operand that is not forwarded
// decides where control goes.
func (l *Liveness) visitForwarding(op *core.Operation, to []flow.RegionSuccessor, operands func(flow.RegionSuccessor) flow.SuccessorOperands) {
	forwarded := make([]bool, op.NumOperands())
	for _, s := range to {
		vals := operands(s)
		for i, in := range s.Inputs {
			if i >= vals.Len() {
				break
			}
			v := vals.Value(i)
			if v == nil {
				continue
			}
			forwarded[vals.OperandIndex(i)] = true
			if l.live[in] {
				l.mark(v)
			}
		}
	}
	for i, v := range op.Operands() {
		if !forwarded[i] && !l.live[v] && l.decides(op) {
			l.mark(v)
		}
	}
}

// decides reports whether it matters which way control goes from an operation with regions, or from a terminator of them.
func (l *Liveness) decides(op *core.Operation) bool {
	owner := op
	if _, ok := flow.RegionBranchOpInterfaceKey.Of(op); !ok {
		if l.hasEffects(op) || op.Has(core.TraitReturnLike) {
			return true
		}
		owner = op.ParentOp()
	}
	if l.hasEffects(owner) || l.AnyLive(owner.ResultList()) {
		return true
	}
	if owner.NumResults() == 0 {
		for _, r := range owner.Regions() {
			for o := range r.Ops() {
				if l.hasEffects(o) {
					return true
				}
			}
		}
	}
	return false
}

// hasEffects reports whether the operation, or one nested in it, does something that matters also when its results do not.
func (l *Liveness) hasEffects(op *core.Operation) bool {
	if op.NumRegions() == 0 {
		return !op.OnlyDeadEffects()
	}
	has, ok := l.effects[op]
	if !ok {
		has = !op.OnlyDeadEffects()
		l.effects[op] = has
	}
	return has
}

// visitBranch handles branches between blocks. Where control goes then is not followed, so what decides it is live.
func (l *Liveness) visitBranch(op *core.Operation, b flow.BranchOpInterface) {
	forwarded := make([]bool, op.NumOperands())
	for i, to := range op.Successors() {
		s := b.SuccessorOperands(i)
		for k := s.Produced; k < s.Len(); k++ {
			forwarded[s.OperandIndex(k)] = true
			if l.live[to.Arg(k)] {
				l.mark(s.Value(k))
			}
		}
	}
	for i, v := range op.Operands() {
		if !forwarded[i] {
			l.mark(v)
		}
	}
}

// visitCall handles calls of functions; it reports false for others, whose callee is not known.
func (l *Liveness) visitCall(op *core.Operation, c call.CallOpInterface) bool {
	ref := c.CalleeSymbol()
	if ref == nil {
		return false
	}
	callee := l.flow.symbols.LookupNearest(op, ref)
	if callee == nil || !call.CallableOpInterfaceKey.In(callee.Info()) {
		return false
	}
	r := calleeRegion(callee)
	if r == nil {
		l.markAll(op)
		return true
	}
	args := c.ArgOperands()
	params := r.Entry().Args()
	forwarded := make(map[*core.Value]bool, len(args))
	for i, v := range args {
		if i < len(params) {
			forwarded[v] = true
			if l.live[params[i]] {
				l.mark(v)
			}
		}
	}
	if len(args) < op.NumOperands() || len(args) > len(params) {
		for _, v := range op.Operands() {
			if !forwarded[v] {
				l.mark(v)
			}
		}
	}
	return true
}

// visitReturn handles what a function returns: it is live when a result of a call is, or when not all calls are seen.
func (l *Liveness) visitReturn(op, callable *core.Operation) {
	from := at(l.flow.callers, callable)
	if from.unknown {
		l.markAll(op)
		return
	}
	for _, c := range from.list {
		for i, v := range op.Operands() {
			if i < c.op.NumResults() && l.live[c.op.Result(i)] {
				l.mark(v)
			}
		}
	}
}
