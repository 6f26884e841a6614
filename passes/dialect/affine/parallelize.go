package affine

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/upstream"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
	"github.com/odsgen/ods/passes/dialect/affine/legal"
	"github.com/odsgen/ods/passes/dialect/affine/loops"
)

func (p *AffineParallelizePass) run(r *passes.Run) {
	type candidate struct {
		loop       gen.ForOp
		reductions []loops.Reduction
	}
	var list []candidate
	r.Op.WalkPre(func(op *core.Operation) core.WalkResult {
		if loop, ok := gen.AsForOp(op); ok {
			if red, ok := parallel(loop, p.ParallelReductions); ok {
				list = append(list, candidate{loop, red})
			}
		}
		return core.WalkAdvance
	})
	changed := false
	for _, c := range list {
		if parallelLoopsAround(c.loop.Op) < p.MaxNested {
			parallelize(c.loop, c.reductions)
			changed = true
		}
	}
	if !changed {
		r.PreserveAll()
	}
}

// parallel reports whether iterations of a loop can be executed in any order, with the reductions that it does if these
// are allowed.
func parallel(loop gen.ForOp, reductions bool) (red []loops.Reduction, ok bool) {
	if len(loop.Inits()) > 0 {
		if !reductions {
			return nil, false
		}
		if red = loops.Reductions(loop); len(red) != len(loop.Inits()) {
			return nil, false
		}
	}
	return red, dependence.IsMemoryParallel(loop) && (upstream.ParallelMemory.In(loop.Op.Context()) || legal.NewMemory().IsParallel(loop.Op))
}

// parallelLoopsAround returns how many affine.parallel are around an operation in its affine scope.
func parallelLoopsAround(op *core.Operation) (n uint64) {
	for o := op.ParentOp(); o != nil && !o.Has(core.TraitAffineScope); o = o.ParentOp() {
		if o.Is(&gen.ParallelDef) {
			n++
		}
	}
	return n
}

// parallelize puts an affine.parallel in place of a loop all of whose carried values are reductions. Because that
// starts from the neutral value, what combines values in an iteration becomes what combines the result with the initial
// value, after the loop.
func parallelize(loop gen.ForOp, reductions []loops.Reduction) {
	c := loop.Op.Context()
	var types []core.Type
	var kinds []core.Attribute
	var reduced []*core.Value
	for _, r := range reductions {
		types = append(types, r.Value.Type())
		kinds = append(kinds, arith.AtomicRMWKindAttrOf(c, r.Kind))
		reduced = append(reduced, r.Value)
	}
	lower, upper := loop.LowerBoundMapAttr(), loop.UpperBoundMapAttr()
	b := core.BuilderBefore(loop.Op)
	par := gen.Parallel{
		ResultsTypes: types, MapOperands: append(loop.LowerBoundOperands(), loop.UpperBoundOperands()...),
		Reductions:     c.Array(kinds...),
		LowerBoundsMap: lower, LowerBoundsGroups: groupSizes(c, lower.Value().NumResults()),
		UpperBoundsMap: upper, UpperBoundsGroups: groupSizes(c, upper.Value().NumResults()),
		Steps: c.Array(c.I64Attr(loops.Step(loop))), Loc: loop.Op.Loc(),
	}.Build(b)
	par.Region().TakeBody(loop.Region())
	body := par.Region().Entry()
	yield := body.Last()
	for i, init := range loop.Inits() {
		op := yield.Operand(i).DefiningOp()
		op.MoveBefore(loop.Op)
		op.SetOperands([]*core.Value{init, par.Op.Result(i)})
		loop.Op.Result(i).ReplaceAllUsesWith(op.Result(0))
	}
	yield.SetOperands(reduced)
	for i := body.NumArgs() - 1; i > 0; i-- {
		body.EraseArg(i)
	}
	loop.Op.Erase()
}

// groupSizes returns the attribute that says how many results of a map the bound of the only dimension has.
func groupSizes(c *core.Context, n int) *core.DenseElementsAttr {
	t := c.RankedTensor([]int64{1}, c.Integer(32), nil)
	return c.DenseSplat(t, c.IntegerAttr(c.Integer(32), int64(n)))
}
