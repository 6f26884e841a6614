package scftocf

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/scf"
)

// This file lowers parallel loops to nests of scf.for, which are lowered further.

// lowerParallel makes a loop for each dimension. Values that are reduced are carried through all of them.
func lowerParallel(op *core.Operation, rw *rewrite.Rewriter) bool {
	nest, ok := scf.AsParallelOp(op)
	if !ok {
		return false
	}
	body := nest.Region().Entry()
	reduce, ok := scf.AsReduceOp(body.Last())
	if !ok {
		return false
	}
	carried := nest.InitVals()
	results := slices.Clone(carried)
	types := op.ResultTypes()
	rw.SetLoc(op.Loc())
	lbs, ubs, steps := nest.LowerBound(), nest.UpperBound(), nest.Step()
	if len(lbs) != len(ubs) || len(lbs) != len(steps) { // which no verifier forbids
		return rw.NoMatch(op, "as many lower bounds, upper bounds and steps are needed")
	}
	var ivs []*core.Value
	var inner *core.Block
	for i := range lbs {
		loop, args := newFor(rw, lbs[i], ubs[i], steps[i], carried, types)
		ivs, carried = append(ivs, args[0]), args[1:]
		if i == 0 {
			results = loop.ResultList()
		} else if len(types) > 0 {
			rw.SetEnd(rw.Block())
			scf.NewYield(&rw.Builder, loop.ResultList())
		}
		inner = loop.Region(0).Entry()
		rw.SetStart(inner)
	}

	var yielded []*core.Value
	for i := range types {
		r := reduce.Op.Region(i).Entry()
		last := r.Last()
		yielded = append(yielded, last.Operand(0))
		rw.EraseOp(last)
		rw.InlineBlockBefore(r, body, reduce.Op, []*core.Value{carried[i], reduce.Op.Operand(i)})
	}
	rw.EraseOp(reduce.Op)
	rw.InlineBlockBefore(body, inner, inner.First(), ivs)
	if len(yielded) > 0 {
		rw.SetEnd(inner)
		scf.NewYield(&rw.Builder, yielded)
	}
	rw.ReplaceOp(op, results...)
	return true
}

// newFor makes a loop with a body that ends in scf.yield when there are no carried values, and is empty otherwise.
func newFor(rw *rewrite.Rewriter, lb, ub, step *core.Value, inits []*core.Value, types []core.Type) (*core.Operation,
	[]*core.Value) {
	loc := rw.Loc()
	loop := scf.NewFor(&rw.Builder, types, lb, ub, step, inits)
	at := rw.Save()
	args := append([]core.Type{lb.Type()}, types...)
	locs := []core.Location{loc}
	for _, v := range inits {
		locs = append(locs, v.Loc())
	}
	body := rw.CreateBlock(loop.Region(), args, locs...)
	if len(types) == 0 {
		scf.NewYield(&rw.Builder, nil)
	}
	rw.Restore(at)
	return loop.Op, body.Args()
}

// lowerForall makes a parallel loop. Results need bufferization first.
func lowerForall(op *core.Operation, rw *rewrite.Rewriter) bool {
	loop, ok := scf.AsForallOp(op)
	if !ok || op.NumResults() > 0 {
		return false
	}
	c := op.Context()
	rw.SetLoc(op.Loc())
	values := func(static *core.DenseArrayAttr, dynamic []*core.Value) (out []*core.Value) {
		for _, m := range view.Mixed(c, static, dynamic) {
			if m.Value == nil {
				m.Value = arith.NewConstant(&rw.Builder, m.Attr).Result()
			}
			out = append(out, m.Value)
		}
		return out
	}
	p := scf.Parallel{LowerBound: values(loop.StaticLowerBoundAttr(), loop.DynamicLowerBound()),
		UpperBound: values(loop.StaticUpperBoundAttr(), loop.DynamicUpperBound()),
		Step:       values(loop.StaticStepAttr(), loop.DynamicStep())}.Build(&rw.Builder)
	rw.InlineRegionBefore(loop.Region(), p.Region(), nil)
	body := p.Region().Entry()
	last := body.Last()
	rw.SetEnd(body)
	scf.Reduce{Loc: last.Loc()}.Build(&rw.Builder)
	rw.EraseOp(last)
	if m := loop.MappingAttr(); m != nil {
		p.Op.SetDiscardableAttr("mapping", m)
	}
	rw.ReplaceOp(op)
	return true
}
