package scf

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/scf"
)

func only(v *core.Value) []core.FoldResult { return []core.FoldResult{{Value: v}} }

func values(list []*core.Value) []core.FoldResult {
	out := make([]core.FoldResult, len(list))
	for i, v := range list {
		out[i].Value = v
	}
	return out
}

// argsFrom returns the arguments of the region's entry block from the given one.
func argsFrom(r *core.Region, from int) []*core.Value {
	b := r.Entry()
	if b == nil || from >= b.NumArgs() {
		return nil
	}
	return b.Args()[from:]
}

// yieldOf returns the operands of the scf.yield at the end of a region.
func yieldOf(r *core.Region) flow.SuccessorOperands {
	if b := r.Entry(); b != nil && b.Last() != nil {
		if y, ok := scf.AsYieldOp(b.Last()); ok {
			return flow.AllOperands(y.Op)
		}
	}
	return flow.SuccessorOperands{}
}

// LoopRegionsFor returns the body.
func (Hooks) LoopRegionsFor(op scf.ForOp) []*core.Region { return []*core.Region{op.Region()} }

// LoopPartsFor describes the loop.
func (Hooks) LoopPartsFor(op scf.ForOp) flow.LoopParts {
	p := flow.LoopParts{
		LowerBounds: only(op.LowerBound()), UpperBounds: only(op.UpperBound()), Steps: only(op.Step()), Unsigned: op.UnsignedCmp(),
		Inits: flow.GroupOperands(op.Op, 3), IterArgs: argsFrom(op.Region(), 1), Yielded: yieldOf(op.Region()),
		Results: op.Results(), HasResults: true,
	}
	if args := argsFrom(op.Region(), 0); len(args) > 0 {
		p.InductionVars = args[:1]
	}
	return p
}

// SpeculateFor allows a loop whose step is one, because it ends for sure, when its body can be speculated.
func (Hooks) SpeculateFor(op scf.ForOp) bool {
	if n, ok := view.Constant(core.FoldResult{Value: op.Step()}); !ok || n != 1 {
		return false
	}
	for o := range op.Region().Ops() {
		if !o.IsSpeculatable() {
			return false
		}
	}
	return true
}

// StaticTripCount returns how often the body of a loop is executed, when that is known.
func StaticTripCount(op scf.ForOp) (n num.Int, ok bool) {
	v := func(v *core.Value) core.FoldResult { return core.FoldResult{Value: v} }
	if op.UnsignedCmp() && upstream.UnsignedCounters.In(op.Op.Context()) {
		if c, ok := offsetFrom(op.LowerBound(), op.UpperBound(), false); ok && c.IsNegative() {
			return num.Zero(c.Width()), true
		}
	}
	return TripCount(v(op.LowerBound()), v(op.UpperBound()), v(op.Step()), !op.UnsignedCmp())
}

// TripCount returns how many steps there are from lb, included, to ub, excluded, when that is known. Besides constants
// it knows an upper bound that is the lower one plus a constant.
func TripCount(lb, ub, step core.FoldResult, signed bool) (n num.Int, ok bool) {
	if lb == ub {
		return num.Zero(boundWidth(lb)), true
	}
	zero := num.Zero(boundWidth(lb))
	s, stepKnown := intConstant(step)
	if stepKnown && (s.IsZero() || signed && s.IsNegative()) {
		return zero, true
	}
	l, lok := intConstant(lb)
	u, uok := intConstant(ub)
	var diff num.Int
	switch {
	case lok && uok:
		if signed && u.SLE(l) || !signed && u.ULE(l) {
			return zero, true
		}
		diff = u.Sub(l)
	case lok || uok:
		return n, false
	default:
		if diff, ok = offsetFrom(lb.Value, ub.Value, signed); !ok {
			return n, false
		}
		if diff.IsZero() || signed && diff.IsNegative() {
			return zero, true
		}
	}
	if !stepKnown {
		return n, false
	}
	q, r := diff.UDiv(s), diff.URem(s)
	if signed {
		q, r = diff.SDiv(s), diff.SRem(s)
	}
	if !r.IsZero() {
		q = q.Add(num.NewInt(q.Width(), 1))
	}
	return q, true
}

// boundWidth returns the number of bits of a bound.
func boundWidth(m core.FoldResult) uint {
	if m.Value != nil {
		return core.StorageWidth(m.Value.Type())
	}
	return m.Attr.(*core.IntegerAttr).Value().Width()
}

func intConstant(m core.FoldResult) (n num.Int, ok bool) {
	if m.Attr == nil {
		m.Attr = m.Value.ConstantValue()
	}
	a, ok := m.Attr.(*core.IntegerAttr)
	if !ok {
		return n, false
	}
	return a.Value(), true
}

// offsetFrom returns c when v is base + c and the addition does not overflow.
func offsetFrom(base, v *core.Value, signed bool) (c num.Int, ok bool) {
	add, ok := arith.AsAddIOp(v.DefiningOp())
	if !ok || add.Lhs() != base {
		return c, false
	}
	flag := arith.IntegerOverflowFlagsNuw
	if signed {
		flag = arith.IntegerOverflowFlagsNsw
	}
	if add.OverflowFlags()&flag == 0 {
		return c, false
	}
	return intConstant(core.FoldResult{Value: add.Rhs()})
}

// LoopRegionsForall returns the body.
func (Hooks) LoopRegionsForall(op scf.ForallOp) []*core.Region { return []*core.Region{op.Region()} }

// LoopPartsForall describes the loop.
func (Hooks) LoopPartsForall(op scf.ForallOp) flow.LoopParts {
	rank := forallRank(op)
	args := argsFrom(op.Region(), 0)
	return flow.LoopParts{
		InductionVars: args[:min(rank, len(args))],
		LowerBounds:   view.Mixed(op.Op.Context(), op.StaticLowerBoundAttr(), op.DynamicLowerBound()),
		UpperBounds:   view.Mixed(op.Op.Context(), op.StaticUpperBoundAttr(), op.DynamicUpperBound()),
		Steps:         view.Mixed(op.Op.Context(), op.StaticStepAttr(), op.DynamicStep()),
		Inits:         flow.GroupOperands(op.Op, 3),
		IterArgs:      args[min(rank, len(args)):],
	}
}

// forallRank returns the number of induction variables.
func forallRank(op scf.ForallOp) int {
	if a := op.StaticLowerBoundAttr(); a != nil {
		return a.Len()
	}
	return 0
}

// isNormalized reports whether all lower bounds are 0 and all steps 1.
func isNormalized(op scf.ForallOp) bool {
	all := func(a *core.DenseArrayAttr, dynamic []*core.Value, v int64) bool {
		for _, m := range view.Mixed(op.Op.Context(), a, dynamic) {
			if !view.IsConstant(m, v) {
				return false
			}
		}
		return true
	}
	return all(op.StaticLowerBoundAttr(), op.DynamicLowerBound(), 0) && all(op.StaticStepAttr(), op.DynamicStep(), 1)
}

// LoopRegionsParallel returns the body.
func (Hooks) LoopRegionsParallel(op scf.ParallelOp) []*core.Region {
	return []*core.Region{op.Region()}
}

// LoopPartsParallel describes the loop nest.
func (Hooks) LoopPartsParallel(op scf.ParallelOp) flow.LoopParts {
	return flow.LoopParts{
		InductionVars: argsFrom(op.Region(), 0),
		LowerBounds:   values(op.LowerBound()), UpperBounds: values(op.UpperBound()), Steps: values(op.Step()),
	}
}

// LoopRegionsWhile returns both regions.
func (Hooks) LoopRegionsWhile(op scf.WhileOp) []*core.Region {
	return []*core.Region{op.Before(), op.After()}
}

// LoopPartsWhile describes the loop. Its results are not what it carries.
func (Hooks) LoopPartsWhile(op scf.WhileOp) flow.LoopParts {
	return flow.LoopParts{Inits: flow.GroupOperands(op.Op, 0), IterArgs: argsFrom(op.Before(), 0), Yielded: yieldOf(op.After())}
}
