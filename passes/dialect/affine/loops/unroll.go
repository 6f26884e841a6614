package loops

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/upstream"
	affinedefs "github.com/odsgen/ods/defs/affine"
	gen "github.com/odsgen/ods/generated/affine"
)

// apply makes an affine.apply of a map of one result, with the location of a loop.
func apply(b *core.Builder, m *affine.Map, operands ...*core.Value) *core.Value {
	return gen.NewApply(b, operands, b.Context().AffineMap(m)).Op.Result(0)
}

// MaxCopies is how many copies of a body are made at most.
const MaxCopies = 1 << 20

// UnrollFull puts as many copies of the body as there are iterations in place of the loop, and reports whether it did;
// their number must be known. A loop that is never executed stays.
func UnrollFull(loop gen.ForOp) bool {
	n, ok := ConstantTripCount(loop)
	switch {
	case !ok:
		return false
	case n == 0:
		return true
	case n == 1:
		return PromoteIfSingleIteration(loop)
	}
	return UnrollByFactor(loop, n, false)
}

// UnrollUpToFactor is [UnrollByFactor] with a smaller factor when there are fewer iterations.
func UnrollUpToFactor(loop gen.ForOp, factor uint64) bool {
	if n, ok := ConstantTripCount(loop); ok && n < factor {
		factor = n
	}
	return UnrollByFactor(loop, factor, false)
}

// UnrollByFactor makes one iteration of as many as factor says, followed by a loop for the rest where one may remain,
// and reports whether the loop is as it should be now; factors beyond [MaxCopies] are refused. With whole, a loop that
// would leave a rest is unrolled completely, or not at all. The algorithm is upstream's loopUnrollByFactor.
func UnrollByFactor(loop gen.ForOp, factor uint64, whole bool) bool {
	n, constant := ConstantTripCount(loop)
	switch {
	case factor == 0, factor > MaxCopies:
		return false
	case factor == 1:
		return !constant || n != 1 || PromoteIfSingleIteration(loop)
	case Body(loop).First() == Body(loop).Last():
		return true
	case constant && n < factor:
		return whole && UnrollFull(loop)
	}
	if LargestDivisorOfTripCount(loop)%factor != 0 {
		if LowerBound(loop).NumResults() != 1 || UpperBound(loop).NumResults() != 1 {
			return false
		}
		if whole {
			return UnrollFull(loop)
		}
		splitOffRest(loop, factor)
	}
	step := Step(loop)
	SetStep(loop, step*int64(factor))
	copyBody(loop, factor, step)
	PromoteIfSingleIteration(loop)
	return true
}

// copyBody appends copies of the body to it, with induction variables step apart.
func copyBody(loop gen.ForOp, factor uint64, step int64) {
	blk := Body(loop)
	end := blk.Last()
	last := end.Prev()
	b := core.BuilderBefore(end)
	b.SetLoc(loop.Op.Loc())
	iv, args, first := InductionVar(loop), iterArgs(loop), yielded(loop)
	carried := first
	for i := int64(1); i < int64(factor); i++ {
		var m core.IRMapping
		for k, a := range args {
			m.Map(a, carried[k])
		}
		if iv.HasUses() {
			m.Map(iv, apply(b, affine.NewMap(1, 0, affine.Dim(0).AddConst(i*step)), iv))
		}
		for op := blk.First(); ; op = op.Next() {
			b.Insert(op.Clone(&m))
			if op == last {
				break
			}
		}
		carried = slices.Clone(carried)
		for k, v := range first {
			// Upstream passes on arguments of the body as they are, which is wrong for all but their own positions.
			if def := v.DefiningOp(); def != nil && def.Block() == blk {
				carried[k] = m.Value(v)
			}
		}
	}
	end.SetOperands(carried)
}

// splitOffRest makes the number of iterations of a loop with one lower and one upper bound a multiple of factor; what
// remains is done by a copy of the loop after it.
func splitOffRest(loop gen.ForOp, factor uint64) {
	b := core.NewBuilder(loop.Op.Context())
	b.SetAfter(loop.Op)
	op := b.Insert(loop.Op.Clone(nil))
	rest := core.Must(gen.AsForOp(op))
	for i, r := range loop.Results() {
		init := rest.Inits()[i]
		r.ReplaceAllUsesWith(op.Result(i))
		for k, v := range op.Operands() {
			if v == init {
				op.SetOperand(k, r)
			}
		}
	}
	mayBeReversed := !upstream.UnrolledBounds.In(loop.Op.Context()) && mayRunBackwards(loop)
	m, operands := lowerBoundOfRest(loop, factor)
	SetLowerBound(rest, m, operands)
	if mayBeReversed { // the split lies below both bounds then
		addLowerBound(rest, LowerBound(loop), loop.LowerBoundOperands())
	}
	PromoteIfSingleIteration(rest)
	SetUpperBound(loop, m, operands)
}

// mayRunBackwards reports whether the upper bound of a loop is not known to be at least the lower one.
func mayRunBackwards(loop gen.ForOp) bool {
	t := TripCountOf(loop)
	return t.Map == nil || mayBeLess(t.Map, t.Operands)
}

// addLowerBound adds bounds to the lower ones, of which the greatest counts.
func addLowerBound(loop gen.ForOp, m *affine.Map, operands []*core.Value) {
	old, before := LowerBound(loop), loop.LowerBoundOperands()
	dims, symbols := old.NumDims(), old.NumSymbols()
	more := m.ShiftDims(dims, 0).ShiftSymbols(symbols, 0)
	all := slices.Concat(before[:dims], operands[:m.NumDims()], before[dims:], operands[m.NumDims():])
	both := affine.NewMap(dims+m.NumDims(), symbols+m.NumSymbols(), slices.Concat(old.Results(), more.Results())...)
	both, all = affinedefs.CanonicalMap(affine.SimplifyMap(both), all)
	SetLowerBound(loop, both, all)
}

// lowerBoundOfRest returns where the iterations start that remain when their number is made a multiple of factor.
func lowerBoundOfRest(loop gen.ForOp, factor uint64) (*affine.Map, []*core.Value) {
	t := TripCountOf(loop)
	b := core.BuilderBefore(loop.Op)
	lower := apply(b, LowerBound(loop), loop.LowerBoundOperands()...)
	operands := []*core.Value{lower}
	sums := make([]affine.Expr, t.Map.NumResults())
	for i, e := range t.Map.Results() {
		bump := e.Sub(e.ModConst(int64(factor))).MulConst(Step(loop))
		operands = append(operands, apply(b, affine.NewMap(t.Map.NumDims(), t.Map.NumSymbols(), bump), t.Operands...))
		sums[i] = affine.Dim(0).Add(affine.Dim(i + 1))
	}
	m, composed := affinedefs.Compose(affine.NewMap(len(operands), 0, sums...), operands)
	m, composed = affinedefs.CanonicalMap(affine.SimplifyMap(m), composed)
	for _, v := range append(operands[1:], lower) {
		if !v.HasUses() {
			v.DefiningOp().Erase()
		}
	}
	return m, composed
}
