package scf

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/tensor"
)

// This file has the canonicalization patterns of loops that carry or write tensors. They fire only where dialect tensor
// is loaded, because they start from its operations.

// castSource returns what a tensor.cast that only forgets sizes was made of, or nil.
func castSource(v *core.Value) *core.Value {
	c, ok := tensor.AsCastOp(v.DefiningOp())
	if !ok || c.Source().Type() == v.Type() {
		return nil
	}
	from, okFrom := c.Source().Type().(*core.RankedTensorType)
	to, okTo := v.Type().(*core.RankedTensorType)
	if !okFrom || !okTo || from.ElementType() != to.ElementType() || len(from.Shape()) != len(to.Shape()) {
		return nil
	}
	for i, n := range to.Shape() {
		if n != core.Dynamic && from.Shape()[i] == core.Dynamic {
			return nil
		}
	}
	return c.Source()
}

func castTo(rw *rewrite.Rewriter, t core.Type, v *core.Value) *core.Value {
	return tensor.NewCast(&rw.Builder, t, v).Op.Result(0)
}

// carriedCast moves a cast of an initial value into the loop, so that the loop carries a tensor of known sizes.
func carriedCast(op scf.ForOp, rw *rewrite.Rewriter) bool {
	inits := op.InitArgs()
	for i, v := range inits {
		source := castSource(v)
		if source == nil || !op.Op.Result(i).HasOneUse() {
			continue
		}
		rw.SetLoc(op.Op.Loc())
		newInits, types := slices.Clone(inits), op.Op.ResultTypes()
		newInits[i], types[i] = source, source.Type()
		n := scf.For{ResultsTypes: types, LowerBound: op.LowerBound(), UpperBound: op.UpperBound(), Step: op.Step(), InitArgs: newInits,
			UnsignedCmp: op.UnsignedCmp(), Attrs: op.Op.DiscardableAttrs()}.Build(&rw.Builder)
		old := op.Region().Entry()
		argTypes := old.ArgTypes()
		argTypes[i+1] = source.Type()
		body := rw.CreateBlock(n.Region(), argTypes, slices.Repeat([]core.Location{op.Op.Loc()}, len(argTypes))...)
		args := slices.Clone(body.Args())
		args[i+1] = castTo(rw, v.Type(), args[i+1])
		rw.MergeBlocks(old, body, args)
		yield := body.Last()
		vals := yield.OperandList(0, yield.NumOperands())
		rw.SetBefore(yield)
		vals[i] = castTo(rw, source.Type(), vals[i])
		scf.NewYield(&rw.Builder, vals)
		rw.EraseOp(yield)
		rw.SetAfter(n.Op)
		results := n.Op.ResultList()
		results[i] = castTo(rw, v.Type(), results[i])
		rw.ReplaceOp(op.Op, results...)
		return true
	}
	return false
}

// dimOfForall takes the size of a result from the output that it starts as.
func dimOfForall(op tensor.DimOp, rw *rewrite.Rewriter) bool {
	loop, ok := scf.AsForallOp(op.Source().DefiningOp())
	if !ok {
		return false
	}
	out := loop.Outputs()[op.Source().Index()]
	rw.Modify(op.Op, func() { op.Op.SetOperand(0, out) })
	return true
}

// castOutputs moves casts of outputs into the loop, so that it writes tensors of known sizes.
func castOutputs(op scf.ForallOp, rw *rewrite.Rewriter) bool {
	outs, rank := op.Outputs(), forallRank(op)
	newOuts := slices.Clone(outs)
	for i, v := range outs {
		if s := castSource(v); s != nil {
			newOuts[i] = s
		}
	}
	if slices.Equal(outs, newOuts) {
		return false
	}
	rw.SetLoc(op.Op.Loc())
	n := boundsOf(op).build(op, newOuts, rw)
	old := op.Region().Entry()
	types := old.ArgTypes()
	for i, v := range newOuts {
		types[rank+i] = v.Type()
	}
	body := rw.CreateBlock(n.Region(), types, slices.Repeat([]core.Location{op.Op.Loc()}, len(types))...)
	args := slices.Clone(body.Args())
	for i, v := range outs {
		if v != newOuts[i] {
			args[rank+i] = castTo(rw, v.Type(), args[rank+i])
		}
	}
	inserted := make([][]*core.Operation, len(outs))
	for i := range outs {
		inserted[i] = combining(op, old.Arg(rank+i))
	}
	rw.MergeBlocks(old, body, args)
	for i := range outs { // what is combined is the output itself again
		for _, c := range inserted[i] {
			rw.Modify(c, func() {
				for k, v := range c.Operands() {
					if v == args[rank+i] {
						c.SetOperand(k, body.Arg(rank+i))
					}
				}
			})
		}
	}
	if upstream.ForallCasts.In(rw.Context()) {
		insertInOrder(body, rank, len(outs), rw)
	}
	rw.SetAfter(n.Op)
	vals := n.Op.ResultList()
	for i, v := range outs {
		if v != newOuts[i] {
			vals[i] = castTo(rw, v.Type(), vals[i])
		}
	}
	rw.ReplaceOp(op.Op, vals...)
	return true
}

// insertInOrder lets the insertions that a loop combines write its outputs in their order, as upstream does.
func insertInOrder(body *core.Block, rank, outs int, rw *rewrite.Rewriter) {
	i := 0
	for o := range body.Last().Region(0).Entry().Ops() {
		if o.Is(&tensor.ParallelInsertSliceDef) && i < outs {
			rw.Modify(o, func() { o.SetOperand(1, body.Arg(rank+i)) })
		}
		i++
	}
}

// insertsOnly reports whether all that the loop combines is inserted into tensors.
func insertsOnly(op scf.ForallOp) bool {
	for o := range op.Region().Entry().Last().Region(0).Entry().Ops() {
		if !o.Is(&tensor.ParallelInsertSliceDef) {
			return false
		}
	}
	return true
}

// promoteForall puts the body of a loop that is executed once in its place. What it combines is inserted.
func promoteForall(op scf.ForallOp, ivs []*core.Value, rw *rewrite.Rewriter) {
	body := op.Region().Entry()
	last := body.Last()
	rw.InlineBlockBefore(body, op.Op.Block(), op.Op, append(ivs, op.Outputs()...))
	rw.SetAfter(op.Op)
	rw.SetLoc(op.Op.Loc())
	var vals []*core.Value
	for o := range last.Region(0).Entry().Ops() {
		p := core.Must(tensor.AsParallelInsertSliceOp(o))
		vals = append(vals, tensor.InsertSlice{Source: p.Source(), Dest: p.Dest(), Offsets: p.Offsets(), Sizes: p.Sizes(),
			Strides:       p.Strides(),
			StaticOffsets: p.StaticOffsets(), StaticSizes: p.StaticSizes(),
			StaticStrides: p.StaticStrides()}.Build(&rw.Builder).Op.Result(0))
	}
	rw.EraseOp(last)
	rw.ReplaceOp(op.Op, vals...)
}
