package dataflow

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/generated/iface/call"
)

// Liveness says which values matter. A value is live when it reaches an operation with effects (more than reading, and
// allocating its results), decides where control goes when that matters, is returned from a function whose callers are
// not all known, or is used to compute a live value. Values in code that is never executed are not live. It is a
// [BackwardAnalysis] (upstream's LivenessAnalysis).
type Liveness struct {
	s       *BackwardSolver[bool]
	effects map[*core.Operation]bool // of operations with regions
}

// FindLive computes the liveness of all values below an operation, along the control flow that [Constants] finds
// possible.
func FindLive(top *core.Operation) *Liveness {
	l := &Liveness{effects: make(map[*core.Operation]bool)}
	l.s = SolveBackward[bool](top, liveness{l})
	return l
}

// IsLive reports whether the value is live.
func (l *Liveness) IsLive(v *core.Value) bool { return l.s.Of(v) }

// AnyLive reports whether one of the values is live.
func (l *Liveness) AnyLive(list []*core.Value) bool { return anyLive(l.s, list) }

// IsReachable reports whether control may reach the block.
func (l *Liveness) IsReachable(b *core.Block) bool { return l.s.IsReachable(b) }

func anyLive(s *BackwardSolver[bool], list []*core.Value) bool {
	for _, v := range list {
		if s.Of(v) {
			return true
		}
	}
	return false
}

// liveness is the analysis behind [Liveness].
type liveness struct{ l *Liveness }

func (liveness) Join(a, b bool) bool   { return a || b }
func (liveness) Equal(a, b bool) bool  { return a == b }
func (liveness) IsBottom(t bool) bool  { return !t }
func (liveness) Exit(*core.Value) bool { return true }

func (a liveness) Visit(s *BackwardSolver[bool], op *core.Operation, _ []bool) {
	if a.l.hasEffects(op) || op.Has(core.TraitTerminator) || anyLive(s, op.ResultList()) {
		s.JoinExit(op)
	}
}

// VisitNotForwarded: an operand that is not forwarded decides where control goes. Where a branch between blocks goes is
// not followed, so what decides it is live.
func (a liveness) VisitNotForwarded(s *BackwardSolver[bool], op *core.Operation, v *core.Value) {
	_, regions := flow.RegionBranchOpInterfaceKey.Of(op)
	_, branch := flow.BranchOpInterfaceKey.Of(op)
	isCall := call.CallOpInterfaceKey.In(op.Info())
	if !regions && (branch || isCall) || !s.Of(v) && a.l.decides(s, op) {
		s.Join(v, true)
	}
}

// decides reports whether it matters which way control goes from an operation with regions, or from a terminator of
// them.
func (l *Liveness) decides(s *BackwardSolver[bool], op *core.Operation) bool {
	owner := op
	if _, ok := flow.RegionBranchOpInterfaceKey.Of(op); !ok {
		if l.hasEffects(op) || op.Has(core.TraitReturnLike) {
			return true
		}
		owner = op.ParentOp()
	}
	if l.hasEffects(owner) || anyLive(s, owner.ResultList()) {
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

// hasEffects reports whether the operation, or one nested in it, does something that matters also when its results do
// not.
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
