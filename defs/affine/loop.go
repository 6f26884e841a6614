package affine

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/flow"
	gen "github.com/odsgen/ods/generated/affine"
)

// This file says how control and values pass through loops and conditionals.

func stepOf(op gen.ForOp) int64 { return op.StepAttr().Int64() }

// constantBound returns the bound when the map has one constant result.
func constantBound(m *affine.Map) (int64, bool) {
	if m.NumResults() != 1 {
		return 0, false
	}
	return m.Result(0).Value()
}

// ConstantBounds returns the bounds of a loop when both are constant.
func ConstantBounds(op gen.ForOp) (lower, upper int64, ok bool) {
	lower, okL := constantBound(op.LowerBoundMapAttr().Value())
	upper, okU := constantBound(op.UpperBoundMapAttr().Value())
	return lower, upper, okL && okU
}

// TripCount returns how often the body of a loop with constant bounds is executed.
func TripCount(op gen.ForOp) (int64, bool) {
	lower, upper, ok := ConstantBounds(op)
	step := stepOf(op)
	switch {
	case !ok || step <= 0:
		return 0, false
	case upper <= lower:
		return 0, true
	}
	return (upper - lower + step - 1) / step, true
}

// yieldOf returns the operands of the affine.yield at the end of a region.
func yieldOf(r *core.Region) flow.SuccessorOperands {
	if b := r.Entry(); b != nil {
		if y, ok := gen.AsYieldOp(b.Last()); ok {
			return flow.AllOperands(y.Op)
		}
	}
	return flow.SuccessorOperands{}
}

// argsFrom returns the arguments of the region's entry block from the given one.
func argsFrom(r *core.Region, from int) []*core.Value {
	b := r.Entry()
	if b == nil || from >= b.NumArgs() {
		return nil
	}
	return b.Args()[from:]
}

// LoopRegionsFor returns the body.
func (Hooks) LoopRegionsFor(op gen.ForOp) []*core.Region { return []*core.Region{op.Region()} }

// LoopPartsFor describes the loop. Bounds are known when they are constant.
func (Hooks) LoopPartsFor(op gen.ForOp) flow.LoopParts {
	p := flow.LoopParts{
		Inits: flow.GroupOperands(op.Op, 2), IterArgs: argsFrom(op.Region(), 1), Yielded: yieldOf(op.Region()),
		Results: op.Results(), HasResults: true, Steps: []core.FoldResult{{Attr: op.StepAttr()}},
	}
	if args := argsFrom(op.Region(), 0); len(args) > 0 {
		p.InductionVars = args[:1]
	}
	bound := func(m *affine.Map) []core.FoldResult {
		if n, ok := constantBound(m); ok {
			return []core.FoldResult{{Attr: op.Op.Context().IndexAttr(n)}}
		}
		return nil
	}
	p.LowerBounds, p.UpperBounds = bound(op.LowerBoundMapAttr().Value()), bound(op.UpperBoundMapAttr().Value())
	return p
}

// SpeculateFor allows a loop whose step is one, because it ends for sure, when its body can be speculated.
func (Hooks) SpeculateFor(op gen.ForOp) bool {
	if stepOf(op) != 1 {
		return false
	}
	for o := range op.Region().Ops() {
		if !o.IsSpeculatable() {
			return false
		}
	}
	return true
}

// RegionSuccessorsFor goes to the body or behind the loop, as far as the number of iterations does not exclude one of
// them.
func (Hooks) RegionSuccessorsFor(op gen.ForOp, from *core.Operation) []flow.RegionSuccessor {
	body, behind := flow.EnterRegion(op.Region(), 1), flow.LeaveOp(op.Op)
	if n, ok := TripCount(op); ok {
		switch {
		case from == nil && n > 0:
			return []flow.RegionSuccessor{body}
		case from == nil, n == 1:
			return []flow.RegionSuccessor{behind}
		}
	}
	return []flow.RegionSuccessor{body, behind}
}

// RegionSuccessorsIf goes to one of the regions, and from there behind the operation.
func (Hooks) RegionSuccessorsIf(op gen.IfOp, from *core.Operation) []flow.RegionSuccessor {
	behind := flow.LeaveOp(op.Op)
	switch {
	case from != nil:
		return []flow.RegionSuccessor{behind}
	case op.ElseRegion().IsEmpty():
		return []flow.RegionSuccessor{{Region: op.ThenRegion()}, behind}
	}
	return []flow.RegionSuccessor{{Region: op.ThenRegion()}, {Region: op.ElseRegion()}}
}

// parallelBounds are the lower or the upper bounds of affine.parallel: the results of a map in a group for each
// dimension.
type parallelBounds struct {
	m        *affine.Map
	operands []*core.Value
	groups   []int
}

func groupsOf(a core.Attribute) (out []int) {
	e, ok := a.(*core.DenseElementsAttr)
	if !ok {
		return nil
	}
	for i := range e.NumElements() {
		out = append(out, int(e.Int(i).Int64()))
	}
	return out
}

// lowerOf returns the lower bounds, whose operands come first.
func lowerOf(op gen.ParallelOp) parallelBounds {
	m, operands := op.LowerBoundsMapAttr().Value(), op.MapOperands()
	return parallelBounds{m, operands[:min(m.NumInputs(), len(operands))], groupsOf(op.LowerBoundsGroupsAttr())}
}

// upperOf returns the upper bounds.
func upperOf(op gen.ParallelOp) parallelBounds {
	operands := op.MapOperands()
	return parallelBounds{op.UpperBoundsMapAttr().Value(),
		operands[min(op.LowerBoundsMapAttr().Value().NumInputs(), len(operands)):],
		groupsOf(op.UpperBoundsGroupsAttr())}
}

// LoopRegionsParallel returns the body.
func (Hooks) LoopRegionsParallel(op gen.ParallelOp) []*core.Region {
	return []*core.Region{op.Region()}
}

// LoopPartsParallel describes the loop nest. Bounds are maps, which the description cannot express.
func (Hooks) LoopPartsParallel(op gen.ParallelOp) flow.LoopParts {
	return flow.LoopParts{InductionVars: argsFrom(op.Region(), 0)}
}
