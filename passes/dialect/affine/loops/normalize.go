package loops

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rt"
	affinedefs "github.com/odsgen/ods/defs/affine"
	gen "github.com/odsgen/ods/generated/affine"
)

// Normalize makes a loop with one lower bound count from 0 in steps of one; with promote, its body takes its place when
// it is executed once.
func Normalize(loop gen.ForOp, promote bool) {
	if promote && PromoteIfSingleIteration(loop) {
		return
	}
	lower, step := LowerBound(loop), Step(loop)
	if n, ok := ConstantLowerBound(loop); ok && n == 0 && step == 1 || lower.NumResults() != 1 {
		return
	}
	lowerOperands := loop.LowerBoundOperands()
	splat := make([]affine.Expr, UpperBound(loop).NumResults())
	for i := range splat {
		splat[i] = lower.Result(0)
	}
	m, operands := Difference(UpperBound(loop), loop.UpperBoundOperands(),
		affine.NewMap(lower.NumDims(), lower.NumSymbols(), splat...), lowerOperands)
	out := make([]affine.Expr, m.NumResults())
	for i, e := range m.Results() {
		out[i] = e.CeilDivConst(step)
	}
	m, operands = affinedefs.CanonicalMap(affine.NewMap(m.NumDims(), m.NumSymbols(), out...), operands)
	SetUpperBound(loop, m, operands)
	SetLowerBound(loop, affine.ConstantMap(0), nil)
	SetStep(loop, 1)

	b := core.NewBuilder(loop.Op.Context())
	b.SetStart(Body(loop))
	b.SetLoc(loop.Op.Loc())
	iv := InductionVar(loop)
	m, operands = Difference(lower, lowerOperands, affine.NewMap(1, 0, affine.Dim(0).MulConst(-step)), []*core.Value{iv})
	v := apply(b, m, operands...)
	iv.ReplaceAllUsesExcept(v, v.DefiningOp())
}

// NormalizeParallel makes all dimensions of a parallel loop count from 0 in steps of one, unless bounds are minima or
// maxima.
func NormalizeParallel(loop gen.ParallelOp) {
	lower, upper := loop.LowerBoundsMapAttr().Value(), loop.UpperBoundsMapAttr().Value()
	blk := loop.Region().Entry()
	n := blk.NumArgs()
	steps := loop.StepsAttr()
	if lower.NumResults() != n || upper.NumResults() != n {
		return
	}
	done := true
	for i := range n {
		v, ok := lower.Result(i).Value()
		done = done && ok && v == 0 && rt.IntOf(steps.Elems()[i]) == 1
	}
	if done {
		return
	}
	operands := loop.MapOperands()
	lowerOperands, upperOperands := operands[:lower.NumInputs()], operands[lower.NumInputs():]
	m, rest := Difference(upper, upperOperands, lower, lowerOperands)

	c := loop.Op.Context()
	b := core.NewBuilder(c)
	b.SetStart(blk)
	b.SetLoc(loop.Op.Loc())
	nd := lower.NumDims()
	zeros, sizes, ones := make([]affine.Expr, n), make([]affine.Expr, n), make([]core.Attribute, n)
	for i := range n {
		step := rt.IntOf(steps.Elems()[i])
		zeros[i], sizes[i], ones[i] = affine.Const(0), m.Result(i).CeilDivConst(step), c.I64Attr(1)
		iv := blk.Arg(i)
		ops := append(append(append([]*core.Value(nil), lowerOperands[:nd]...), iv), lowerOperands[nd:]...)
		v := apply(b, affine.NewMap(nd+1, lower.NumSymbols(), lower.Result(i).Add(affine.Dim(nd).MulConst(step))), ops...)
		iv.ReplaceAllUsesExcept(v, v.DefiningOp())
	}
	loop.SetStepsAttr(c.Array(ones...))
	loop.SetLowerBoundsMapAttr(c.AffineMap(affine.NewMap(0, 0, zeros...)))
	loop.SetUpperBoundsMapAttr(c.AffineMap(affine.NewMap(m.NumDims(), m.NumSymbols(), sizes...)))
	loop.SetMapOperands(rest...)
}
