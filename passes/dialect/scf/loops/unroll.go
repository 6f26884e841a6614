package loops

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/scf"
	affineloops "github.com/odsgen/ods/passes/dialect/affine/loops"
)

// isUnsigned reports whether a loop counts unsigned numbers. Upstream's transformations take them for signed ones.
func isUnsigned(loop scf.ForOp) bool {
	return loop.UnsignedCmp() && !upstream.UnsignedCounters.In(loop.Op.Context())
}

// constants returns the bounds of a loop that are known, and how often its body is executed.
func constants(loop scf.ForOp) (lower, upper, step, trips int64, ok bool) {
	constant := constantOf
	if isUnsigned(loop) {
		constant = unsignedConstantOf
	}
	lower, okL := constant(core.FoldResult{Value: loop.LowerBound()})
	upper, okU := constant(core.FoldResult{Value: loop.UpperBound()})
	step, okS := constant(core.FoldResult{Value: loop.Step()})
	if !okL || !okU || !okS || step <= 0 {
		return 0, 0, 0, 0, false
	}
	return lower, upper, step, num.CeilDiv(max(upper-lower, 0), step), true
}

// PromoteIfSingleIteration replaces a loop that is known to have one iteration by its body, and one that has none by what
// it starts with. It reports whether it did.
func PromoteIfSingleIteration(rw *rewrite.Rewriter, loop scf.ForOp) bool {
	_, _, _, trips, ok := constants(loop)
	if ok && trips == 0 {
		rw.ReplaceOp(loop.Op, loop.InitArgs()...)
		return true
	}
	if !ok || trips != 1 {
		return false
	}
	end := body(loop).Last()
	results := yielded(loop)
	for i, v := range results { // an argument that is passed on is what the loop starts with
		if v.IsBlockArg() && v.OwnerBlock() == body(loop) {
			results[i] = append([]*core.Value{loop.LowerBound()}, loop.InitArgs()...)[v.Index()]
		}
	}
	rw.InlineBlockBefore(body(loop), loop.Op.Block(), loop.Op, append([]*core.Value{loop.LowerBound()}, loop.InitArgs()...))
	rw.EraseOp(end)
	rw.ReplaceOp(loop.Op, results...)
	return true
}

// TripCount returns how often a loop is executed when it is known.
func TripCount(loop scf.ForOp) (n int64, known bool) {
	_, _, _, n, known = constants(loop)
	return n, known
}

func constantLike(b *core.Builder, t core.Type, n int64) *core.Value {
	return arith.NewConstant(b, b.Context().IntegerAttr(t, n)).Result()
}

// Unroll makes one iteration of as many as factor says, followed by a loop for the rest where one may remain. It returns
// false for factors that are too large, see [affineloops.MaxCopies], and for steps that would not fit into their type. The
// algorithm is upstream's loopUnrollByFactor.
func Unroll(rw *rewrite.Rewriter, loop scf.ForOp, factor uint64) bool {
	return UnrollEach(rw, loop, factor, func(int64, *core.Operation) {})
}

// UnrollEach is [Unroll], and tells each about the operations of the body in each of the iterations that become one.
func UnrollEach(rw *rewrite.Rewriter, loop scf.ForOp, factor uint64, each func(iteration int64, op *core.Operation)) bool {
	if factor == 0 || factor > affineloops.MaxCopies {
		return false
	}
	if body(loop).First() == body(loop).Last() {
		return true
	}
	_, _, by, trips, known := constants(loop)
	if known && factor == 1 {
		return trips != 1 || PromoteIfSingleIteration(rw, loop)
	}
	if !upstream.UnrolledBounds.In(loop.Op.Context()) && known && !stepFits(loop, by, int64(factor)) {
		return false
	}
	rw.SetBefore(loop.Op)
	rw.SetLoc(loop.Op.Loc())
	step := loop.Step()
	split, wide, rest := unrolledBounds(rw, loop, int64(factor))
	if rest {
		splitOffRest(rw, loop, split)
	}
	rw.Modify(loop.Op, func() {
		loop.SetUpperBound(split)
		loop.SetStep(wide)
	})
	copyBody(rw, loop, int64(factor), step, each)
	PromoteIfSingleIteration(rw, loop)
	return true
}

// stepFits reports whether so many steps fit into the type of the induction variable.
func stepFits(loop scf.ForOp, step, factor int64) bool {
	width := core.StorageWidth(inductionVar(loop).Type())
	if !loop.UnsignedCmp() {
		width--
	}
	return width >= 63 || step < 1<<width/factor
}

// unrolledBounds computes the upper bound and the step of an unrolled loop, and tells whether iterations may remain.
func unrolledBounds(rw *rewrite.Rewriter, loop scf.ForOp, factor int64) (upper, wide *core.Value, rest bool) {
	b, t, s := &rw.Builder, loop.UpperBound().Type(), loop.Step()
	if low, up, step, trips, ok := constants(loop); ok {
		last := low + (trips-trips%factor)*step
		upper, wide = loop.UpperBound(), s
		if rest = last < up; rest {
			upper = constantLike(b, t, last)
		}
		if factor != 1 {
			wide = constantLike(b, s.Type(), step*factor)
		}
		return upper, wide, rest
	}
	bugs, end := upstream.UnrolledBounds.In(loop.Op.Context()), loop.UpperBound()
	if !bugs && !neverBelow(end, loop.LowerBound(), loop.UnsignedCmp()) {
		end = clampBound(rw, loop.UnsignedCmp(), true, end, loop.LowerBound())
	}
	diff := arith.NewSubI(b, end, loop.LowerBound()).Result()
	one := constantLike(b, t, 1)
	less := arith.NewSubI(b, s, one).Result()
	trips := arith.NewDivUI(b, arith.NewAddI(b, diff, less).Result(), s).Result()
	n := constantLike(b, t, factor)
	var beyond *core.Value // an index is never so great that it makes a difference
	if query.Is[*core.IndexType](t) || bugs {
		beyond = arith.NewRemSI(b, trips, n).Result()
	} else {
		beyond = arith.NewRemUI(b, trips, n).Result()
	}
	even := arith.NewSubI(b, trips, beyond).Result()
	upper = arith.NewAddI(b, loop.LowerBound(), arith.NewMulI(b, even, s).Result()).Result()
	return upper, arith.NewMulI(b, s, n).Result(), true
}

// splitOffRest puts a copy of the loop after it that starts where it is to end.
func splitOffRest(rw *rewrite.Rewriter, loop scf.ForOp, split *core.Value) {
	rw.SetAfter(loop.Op)
	rest := core.Must(scf.AsForOp(rw.Clone(loop.Op, nil)))
	rest.SetLowerBound(split)
	for i, r := range loop.Results() {
		rw.ReplaceAllUsesWith(r, rest.Results()[i])
	}
	rest.SetInitArgs(loop.Results()...)
	PromoteIfSingleIteration(rw, rest)
}

// copyBody appends copies of the body to it, with induction variables step apart.
func copyBody(rw *rewrite.Rewriter, loop scf.ForOp, factor int64, step *core.Value, each func(iteration int64, op *core.Operation)) {
	blk := body(loop)
	end := blk.Last()
	last := end.Prev()
	rw.SetBefore(end)
	rw.SetLoc(loop.Op.Loc())
	b, iv, args, first := &rw.Builder, inductionVar(loop), iterArgs(loop), yielded(loop)
	used := iv.HasUses()
	carried := first
	for i := int64(1); i < factor; i++ {
		var m core.IRMapping
		for k, a := range args {
			m.Map(a, carried[k])
		}
		if used {
			n := constantLike(b, iv.Type(), i)
			m.Map(iv, arith.NewAddI(b, iv, arith.NewMulI(b, step, n).Result()).Result())
		}
		for op := blk.First(); ; op = op.Next() {
			each(i, rw.Clone(op, &m))
			if op == last {
				break
			}
		}
		carried = slices.Clone(carried)
		for k, v := range first {
			carried[k] = m.Value(v)
		}
	}
	rw.Modify(end, func() { end.SetOperands(carried) })
	for op := blk.First(); ; op = op.Next() {
		each(0, op)
		if op == last {
			return
		}
	}
}
