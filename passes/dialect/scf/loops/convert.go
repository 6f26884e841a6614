package loops

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/scf"
)

// ForallToFor replaces an scf.forall without outputs by a nest of scf.for, which it returns.
func ForallToFor(rw *rewrite.Rewriter, l scf.ForallOp) []scf.ForOp {
	rw.SetBefore(l.Op)
	rw.SetLoc(l.Op.Loc())
	lower, upper, step := forallBounds(&rw.Builder, l)
	return toNest(rw, l.Op, lower, upper, step)
}

// ParallelToFor replaces an scf.parallel without results by a nest of scf.for, which it returns; ok is false, and nothing
// done, when there are results.
func ParallelToFor(rw *rewrite.Rewriter, l scf.ParallelOp) (nest []scf.ForOp, ok bool) {
	// Upstream does not verify that there are as many lower bounds, upper bounds and steps.
	n := len(l.Step())
	if len(l.Results()) > 0 || len(l.LowerBound()) != n || len(l.UpperBound()) != n {
		return nil, false
	}
	rw.SetBefore(l.Op)
	rw.SetLoc(l.Op.Loc())
	return toNest(rw, l.Op, l.LowerBound(), l.UpperBound(), l.Step()), true
}

// ForallToParallel replaces an scf.forall without outputs by an scf.parallel, which it returns.
func ForallToParallel(rw *rewrite.Rewriter, l scf.ForallOp) scf.ParallelOp {
	rw.SetBefore(l.Op)
	rw.SetLoc(l.Op.Loc())
	b := &rw.Builder
	lower, upper, step := forallBounds(b, l)
	loop := scf.Parallel{LowerBound: lower, UpperBound: upper, Step: step}.Build(b)
	loop.Region().TakeBody(l.Region())
	blk := loop.Region().Entry()
	b.SetEnd(blk)
	b.SetLoc(blk.Last().Loc())
	rw.EraseOp(blk.Last())
	scf.NewReduce(b, nil, 0)
	if m := l.MappingAttr(); m != nil {
		loop.Op.SetAttr("mapping", m)
	}
	rw.EraseOp(l.Op)
	return loop
}

// toNest replaces a parallel loop by a nest of scf.for.
func toNest(rw *rewrite.Rewriter, op *core.Operation, lower, upper, step []*core.Value) []scf.ForOp {
	nest := BuildNest(&rw.Builder, lower, upper, step)
	blk := op.Region(0).Entry()
	at := body(nest[len(nest)-1])
	rw.EraseOp(blk.Last())
	for i, l := range nest {
		blk.Arg(i).ReplaceAllUsesWith(inductionVar(l))
	}
	if first := blk.First(); first != nil {
		at.Splice(at.Last(), first, blk.Last())
	}
	rw.EraseOp(op)
	return nest
}

// forallBounds returns the bounds of a loop as values, making constants for those that are attributes.
func forallBounds(b *core.Builder, l scf.ForallOp) (lower, upper, step []*core.Value) {
	vals := func(static []int64, dynamic []*core.Value) []*core.Value {
		out := make([]*core.Value, len(static))
		for i, n := range static {
			if n == core.Dynamic {
				out[i], dynamic = dynamic[0], dynamic[1:]
				continue
			}
			out[i] = arith.NewConstant(b, b.Context().IndexAttr(n)).Result()
		}
		return out
	}
	lower = vals(l.StaticLowerBound(), l.DynamicLowerBound())
	upper = vals(l.StaticUpperBound(), l.DynamicUpperBound())
	return lower, upper, vals(l.StaticStep(), l.DynamicStep())
}
