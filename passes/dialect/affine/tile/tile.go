package tile

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/dim"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
	"github.com/odsgen/ods/passes/dialect/affine/loops"
)

// PerfectNest cuts the iterations of a perfect nest into boxes of the given sizes: it replaces the nest by loops over
// the boxes, followed by loops over the iterations of one box, and returns both. It returns nil and changes nothing
// when loops carry values, or when the bounds of one depend on another one. Whether the iterations may be executed in
// that order is the caller's business.
func PerfectNest(nest []gen.ForOp, sizes []uint64) []gen.ForOp {
	if !canTile(nest) {
		return nil
	}
	n := len(nest)
	tiled := tiledNest(nest)
	for i, l := range nest {
		boundTile(l, tiled[i], tiled[n+i], sizes[i])
	}
	for i, l := range nest {
		loops.InductionVar(l).ReplaceAllUsesWith(loops.InductionVar(tiled[n+i]))
	}
	nest[0].Op.Erase()
	return tiled
}

func canTile(nest []gen.ForOp) bool {
	ops := make([]*core.Operation, len(nest))
	for i, l := range nest {
		if len(l.Results()) > 0 {
			return false
		}
		ops[i] = l.Op
	}
	if len(nest) == 1 {
		return true
	}
	set, ok := dependence.IndexSet(ops)
	return ok && set.IsHyperRectangular(0, len(nest))
}

// emptyLoop makes a loop without bounds of its own and nothing in it but its terminator.
func emptyLoop(b *core.Builder) gen.ForOp {
	return loops.NewFor(b, affine.ConstantMap(0), nil, affine.ConstantMap(0), nil, 1)
}

// tiledNest makes twice as many nested loops as there are in the nest around it, and moves what the nest does into
// them. Bounds are not set.
func tiledNest(nest []gen.ForOp) []gen.ForOp {
	n := len(nest)
	out := make([]gen.ForOp, 2*n)
	top := nest[0].Op
	b := core.NewBuilder(nest[0].Op.Context())
	b.SetLoc(top.Loc())
	for i := range out {
		b.SetBefore(top)
		l := emptyLoop(b)
		top.MoveBefore(loops.Body(l).First())
		out[2*n-1-i] = l
		top = l.Op
	}
	from, to := loops.Body(nest[n-1]), loops.Body(out[2*n-1])
	if end := from.Last(); end.Prev() != nil {
		to.Splice(to.First(), from.First(), end.Prev())
	}
	return out
}

// boundTile sets the bounds of the loop over boxes and of that over the iterations of one, which replace a loop.
func boundTile(l, boxes, points gen.ForOp, size uint64) {
	step := loops.Step(l)
	loops.SetLowerBound(boxes, loops.LowerBound(l), l.LowerBoundOperands())
	upper, operands := loops.UpperBound(l), l.UpperBoundOperands()
	loops.SetUpperBound(boxes, upper, operands)
	loops.SetStep(boxes, dim.Mul(int64(size), step))

	iv := loops.InductionVar(boxes)
	loops.SetLowerBound(points, affine.IdentityMap(1), []*core.Value{iv})
	loops.SetStep(points, step)
	shift := func(n uint64) {
		loops.SetUpperBound(points, affine.NewMap(1, 0, affine.Dim(0).AddConst(int64(n)*step)), []*core.Value{iv})
	}
	n, constant := loops.ConstantTripCount(l)
	switch {
	case constant && n < size:
		shift(n)
	case loops.LargestDivisorOfTripCount(l)%size == 0:
		shift(size)
	default:
		// The box may end before.
		nd := upper.NumDims()
		exprs := append([]affine.Expr{affine.Dim(nd).AddConst(dim.Mul(int64(size), step))}, upper.Results()...)
		vals := append(append(append([]*core.Value(nil), operands[:nd]...), iv), operands[nd:]...)
		loops.SetUpperBound(points, affine.NewMap(nd+1, upper.NumSymbols(), exprs...), vals)
	}
}
