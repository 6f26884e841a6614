package dataflow

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/generated/iface/call"
)

// BackwardAnalysis is the lattice and the transfer functions of a sparse backward analysis: what is known about a value
// comes from the operations that use it. The zero T means that no use was seen; elements only grow.
type BackwardAnalysis[T any] interface {
	// Join returns the smallest element that covers both, neither of which is the zero T.
	Join(a, b T) T
	// Equal reports whether two elements are the same.
	Equal(a, b T) bool
	// IsBottom reports whether nothing is known yet.
	IsBottom(t T) bool
	// Exit is the element of a value that goes where nobody sees it: returned to callers that are not known, or passed to
	// a function without a body.
	Exit(v *core.Value) T
	// Visit computes what an operation, whose results have the given elements, says about its operands, by
	// [BackwardSolver.Join]. It is called again when an element of a result has grown.
	Visit(s *BackwardSolver[T], op *core.Operation, results []T)
	// VisitNotForwarded computes the element of an operand that a branch, a loop or a condition, a terminator of their
	// regions, or a call takes but does not hand on, such as the condition that decides where control goes.
	VisitNotForwarded(s *BackwardSolver[T], op *core.Operation, operand *core.Value)
}

// BackwardSolver holds the elements of values. It follows the control flow that [Constants] finds possible.
type BackwardSolver[T any] struct {
	analysis BackwardAnalysis[T]
	flow     *Solver[Constant]
	values   map[*core.Value]T
	queue    []*core.Operation
	ready    map[*core.Operation]bool
}

// SolveBackward runs an analysis over everything below an operation, to the fixpoint.
func SolveBackward[T any](top *core.Operation, a BackwardAnalysis[T]) *BackwardSolver[T] {
	s := &BackwardSolver[T]{analysis: a, flow: Solve[Constant](top, Constants{}), values: make(map[*core.Value]T),
		ready: make(map[*core.Operation]bool)}
	top.Walk(s.enqueue)
	for len(s.queue) > 0 {
		op := s.queue[len(s.queue)-1] // the last first: users come before what they use
		s.queue = s.queue[:len(s.queue)-1]
		delete(s.ready, op)
		s.visit(op)
	}
	return s
}

// Of returns the element of a value; the zero T when nothing uses it.
func (s *BackwardSolver[T]) Of(v *core.Value) T { return s.values[v] }

// IsReachable reports whether control may reach the block.
func (s *BackwardSolver[T]) IsReachable(b *core.Block) bool { return s.flow.IsReachable(b) }

// Join makes the element of a value cover t.
func (s *BackwardSolver[T]) Join(v *core.Value, t T) {
	if s.analysis.IsBottom(t) {
		return
	}
	old := s.values[v]
	if !s.analysis.IsBottom(old) {
		if t = s.analysis.Join(old, t); s.analysis.Equal(old, t) {
			return
		}
	}
	s.values[v] = t
	s.enqueueSources(v)
}

// JoinExit makes the elements of all operands of an operation cover what is elsewhere.
func (s *BackwardSolver[T]) JoinExit(op *core.Operation) {
	for _, v := range op.Operands() {
		s.Join(v, s.analysis.Exit(v))
	}
}

func (s *BackwardSolver[T]) enqueue(op *core.Operation) {
	if !s.ready[op] {
		s.ready[op] = true
		s.queue = append(s.queue, op)
	}
}

// enqueueSources lets everything be visited again that computes a value or may forward something to it.
func (s *BackwardSolver[T]) enqueueSources(v *core.Value) {
	op := v.DefiningOp()
	if op == nil {
		s.enqueueForwarders(v.OwnerBlock())
		return
	}
	s.enqueue(op)
	if _, ok := flow.RegionBranchOpInterfaceKey.Of(op); ok {
		s.enqueueTerminators(op)
	} else if from := s.flow.returns[op]; from != nil {
		for _, t := range from.list {
			s.enqueue(t.op)
		}
	}
}

func (s *BackwardSolver[T]) enqueueForwarders(b *core.Block) {
	if !b.IsEntry() {
		for u := range b.SuccUses() {
			s.enqueue(u.Owner())
		}
		return
	}
	op := b.ParentOp()
	if op == nil {
		return
	}
	s.enqueue(op)
	if _, ok := flow.RegionBranchOpInterfaceKey.Of(op); ok {
		s.enqueueTerminators(op)
	} else if from := s.flow.callers[op]; from != nil {
		for _, c := range from.list {
			s.enqueue(c.op)
		}
	}
}

func (s *BackwardSolver[T]) enqueueTerminators(op *core.Operation) {
	for _, t := range flow.RegionBranchPoints(op) {
		s.enqueue(t)
	}
}

// visit computes what an operation says about its operands.
func (s *BackwardSolver[T]) visit(op *core.Operation) {
	if b := op.Block(); b != nil && !s.flow.IsReachable(b) {
		return
	}
	if b, ok := flow.RegionBranchOpInterfaceKey.Of(op); ok {
		s.visitForwarding(op, b.RegionSuccessors(nil), b.EntrySuccessorOperands)
		return
	}
	if b, ok := flow.BranchOpInterfaceKey.Of(op); ok {
		s.visitBranch(op, b)
		return
	}
	if c, ok := call.CallOpInterfaceKey.Of(op); ok && s.visitCall(op, c) {
		return
	}
	if parent := op.ParentOp(); parent != nil && flow.IsRegionTerminator(op) {
		if b, ok := flow.RegionBranchOpInterfaceKey.Of(parent); ok {
			s.visitForwarding(op, b.RegionSuccessors(op), func(to flow.RegionSuccessor) flow.SuccessorOperands {
				vals, _ := flow.RegionOperands(op, to)
				return vals
			})
			return
		}
		if op.Has(core.TraitReturnLike) && call.CallableOpInterfaceKey.In(parent.Info()) {
			s.visitReturn(op, parent)
			return
		}
	}
	results := make([]T, op.NumResults())
	for i, r := range op.Results() {
		results[i] = s.values[r]
	}
	s.analysis.Visit(s, op, results)
}

// visitForwarding handles operations that forward operands to regions, and the terminators of these.
func (s *BackwardSolver[T]) visitForwarding(op *core.Operation, to []flow.RegionSuccessor,
	operands func(flow.RegionSuccessor) flow.SuccessorOperands) {
	forwarded := make([]bool, op.NumOperands())
	for _, succ := range to {
		vals := operands(succ)
		for i, in := range succ.Inputs {
			if i >= vals.Len() {
				break
			}
			v := vals.Value(i)
			if v == nil {
				continue
			}
			forwarded[vals.OperandIndex(i)] = true
			s.Join(v, s.values[in])
		}
	}
	s.visitOthers(op, forwarded)
}

// visitOthers handles the operands that are not forwarded.
func (s *BackwardSolver[T]) visitOthers(op *core.Operation, forwarded []bool) {
	for i, v := range op.Operands() {
		if !forwarded[i] {
			s.analysis.VisitNotForwarded(s, op, v)
		}
	}
}

// visitBranch handles branches between blocks.
func (s *BackwardSolver[T]) visitBranch(op *core.Operation, b flow.BranchOpInterface) {
	forwarded := make([]bool, op.NumOperands())
	for i, to := range op.Successors() {
		vals := b.SuccessorOperands(i)
		for k := vals.Produced; k < vals.Len(); k++ {
			forwarded[vals.OperandIndex(k)] = true
			s.Join(vals.Value(k), s.values[to.Arg(k)])
		}
	}
	s.visitOthers(op, forwarded)
}

// visitCall handles calls of functions; it reports false for others, whose callee is not known.
func (s *BackwardSolver[T]) visitCall(op *core.Operation, c call.CallOpInterface) bool {
	ref := c.CalleeSymbol()
	if ref == nil {
		return false
	}
	callee := s.flow.symbols.LookupNearest(op, ref)
	if callee == nil || !call.CallableOpInterfaceKey.In(callee.Info()) {
		return false
	}
	r := calleeRegion(callee)
	if r == nil {
		s.JoinExit(op)
		return true
	}
	args, params := c.ArgOperands(), r.Entry().Args()
	passed := make(map[*core.Value]bool, len(args))
	for i, v := range args {
		if i < len(params) {
			passed[v] = true
			s.Join(v, s.values[params[i]])
		}
	}
	for i, v := range args {
		if readsArgument(op, callee, i) {
			passed[v] = false
		}
	}
	forwarded := make([]bool, op.NumOperands())
	for i, v := range op.Operands() {
		forwarded[i] = passed[v]
	}
	s.visitOthers(op, forwarded)
	return true
}

// readsArgument reports whether a call depends on an argument, whatever the function does with it: it copies the memory that is
// passed by value, or both sides agreed that the argument is not poison.
func readsArgument(op, callee *core.Operation, i int) bool {
	if upstream.PoisonArguments.In(op.Context()) {
		return false
	}
	demanding := func(d *core.DictAttr) bool {
		return d != nil && slices.ContainsFunc(demandingAttrs, func(name string) bool { return d.Get(name) != nil })
	}
	return demanding(callee.ArgAttrs(i)) || demanding(op.ArgAttrs(i))
}

// demandingAttrs are the attributes of parameters to which passing poison is undefined, by LLVM's language reference.
var demandingAttrs = []string{"llvm.byval", "llvm.dereferenceable", "llvm.inalloca", "llvm.noundef", "llvm.preallocated", "llvm.sret"}

// visitReturn handles what a function returns: it goes to the results of calls, or elsewhere when not all calls are
// seen.
func (s *BackwardSolver[T]) visitReturn(op, callable *core.Operation) {
	from := at(s.flow.callers, callable)
	if from.unknown {
		s.JoinExit(op)
		return
	}
	for _, c := range from.list {
		for i, v := range op.Operands() {
			if i < c.op.NumResults() {
				s.Join(v, s.values[c.op.Result(i)])
			}
		}
	}
}
