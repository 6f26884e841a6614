package dependence

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	affinedefs "github.com/odsgen/ods/defs/affine"
	gen "github.com/odsgen/ods/generated/affine"
)

// This file looks at the loops around operations.

// InductionVar returns the induction variable of a loop.
func InductionVar(loop gen.ForOp) *core.Value { return loop.Region().Entry().Arg(0) }

// LoopOf returns the affine.for whose induction variable a value is.
func LoopOf(v *core.Value) (gen.ForOp, bool) {
	if v == nil || !v.IsBlockArg() || v.Index() != 0 {
		return gen.ForOp{}, false
	}
	return gen.AsForOp(v.OwnerBlock().ParentOp())
}

// Enclosing returns the affine.for, affine.if and affine.parallel around an operation, outermost first.
func Enclosing(op *core.Operation) (out []*core.Operation) {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Is(&gen.ForDef) || p.Is(&gen.IfDef) || p.Is(&gen.ParallelDef) {
			out = append(out, p)
		}
	}
	slices.Reverse(out)
	return out
}

// ForLoops returns the affine.for around an operation, outermost first.
func ForLoops(op *core.Operation) (out []gen.ForOp) {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if loop, ok := gen.AsForOp(p); ok {
			out = append(out, loop)
		}
	}
	slices.Reverse(out)
	return out
}

// InductionVars returns the induction variables of the affine.for and affine.parallel around an operation, outermost
// first.
func InductionVars(op *core.Operation) (out []*core.Value) {
	for _, p := range Enclosing(op) {
		if loop, ok := gen.AsForOp(p); ok {
			out = append(out, InductionVar(loop))
		} else if par, ok := gen.AsParallelOp(p); ok {
			out = append(out, par.Region().Entry().Args()...)
		}
	}
	return out
}

// NumCommonLoops returns how many induction variables operations have in common, from the outermost on.
func NumCommonLoops(a, b *core.Operation) int {
	x, y := InductionVars(a), InductionVars(b)
	n := 0
	for n < min(len(x), len(y)) && x[n] == y[n] {
		n++
	}
	return n
}

// Bounds is one bound: the greatest or the smallest result of a map of operands.
type Bounds struct {
	Map      *affine.Map
	Operands []*core.Value
}

// ParallelBounds returns the bounds of each induction variable of an affine.parallel.
func ParallelBounds(p gen.ParallelOp) (lower, upper []Bounds) {
	operands := p.MapOperands()
	n := min(p.LowerBoundsMapAttr().Value().NumInputs(), len(operands))
	split := func(m *affine.Map, groups *core.DenseElementsAttr, operands []*core.Value) (out []Bounds) {
		at := 0
		for i := range groups.NumElements() {
			k := int(groups.Int(i).Int64())
			out = append(out, Bounds{m.SliceMap(at, k), operands})
			at += k
		}
		return out
	}
	return split(p.LowerBoundsMapAttr().Value(), p.LowerBoundsGroupsAttr(), operands[:n]),
		split(p.UpperBoundsMapAttr().Value(), p.UpperBoundsGroupsAttr(), operands[n:])
}

// AnalysisScope returns the closest region around an operation that belongs to an operation which is not an affine.for,
// affine.if or affine.parallel. Accesses are compared only within one.
func AnalysisScope(op *core.Operation) *core.Region {
	for p := op.ParentOp(); p != nil; op, p = p, p.ParentOp() {
		if !p.Is(&gen.ForDef) && !p.Is(&gen.IfDef) && !p.Is(&gen.ParallelDef) {
			return op.ParentRegion()
		}
	}
	return nil
}

// commonBlock returns the innermost block around both operations within an affine scope; nil when there is none.
func commonBlock(a, b *core.Operation) *core.Block {
	scope := affinedefs.Scope(a)
	if scope == nil || scope != affinedefs.Scope(b) {
		return nil
	}
	for blk := a.Block(); blk != nil; blk = blk.ParentOp().Block() {
		if blk.AncestorOpInBlock(b) != nil {
			return blk
		}
		if blk.Region() == scope {
			return nil
		}
	}
	return nil
}
