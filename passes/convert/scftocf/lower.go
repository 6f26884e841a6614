package scftocf

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/cf"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/scf"
)

// This file has the lowering of conditionals, of scf.for and of scf.while.

// operandsOf returns all operands.
func operandsOf(op *core.Operation) []*core.Value { return op.OperandList(0, op.NumOperands()) }

// annotate copies attributes of dialect llvm, which say how to treat a loop, to the branch back.
func annotate(from, branch *core.Operation) {
	var list []core.NamedAttr
	for _, a := range from.DiscardableAttrs() {
		if d, ok := a.Value.(interface{ Def() *core.AttrDef }); ok && d.Def() != nil && d.Def().Dialect == llvm.Name {
			list = append(list, a)
		}
	}
	if list != nil {
		branch.SetDiscardableAttrs(list)
	}
}

// branchInstead replaces a terminator at the end of a block by a branch with the terminator's operands.
func branchInstead(rw *rewrite.Rewriter, b *core.Block, dest *core.Block, loc core.Location) {
	last := b.Last()
	rw.SetEnd(b)
	cf.Branch{DestOperands: operandsOf(last), Dest: dest, Loc: loc}.Build(&rw.Builder)
	rw.EraseOp(last)
}

// lowerFor makes a block that compares, which has the induction variable and the carried values as arguments, and one
// that does the work and comes back.
func lowerFor(op *core.Operation, rw *rewrite.Rewriter) bool {
	loop, ok := scf.AsForOp(op)
	if !ok {
		return false
	}
	loc, body := op.Loc(), loop.Region()
	before, after := rw.SplitBlock(op.Block(), op)
	cond, work := rw.SplitBlock(body.Entry(), body.Entry().First())
	last := body.Last()
	rw.InlineRegionBefore(body, before.Region(), after)
	iv := cond.Arg(0)

	terminator := last.Last()
	rw.SetEnd(last)
	rw.SetLoc(loc)
	next := arith.NewAddI(&rw.Builder, iv, loop.Step()).Result()
	back := cf.NewBranch(&rw.Builder, append([]*core.Value{next}, operandsOf(terminator)...), cond)
	annotate(op, back.Op)
	rw.EraseOp(terminator)

	rw.SetEnd(before)
	cf.NewBranch(&rw.Builder, append([]*core.Value{loop.LowerBound()}, loop.InitArgs()...), cond)

	rw.SetEnd(cond)
	less := arith.CmpIPredicateSlt
	if loop.UnsignedCmp() {
		less = arith.CmpIPredicateUlt
	}
	c := arith.NewCmpI(&rw.Builder, less, iv, loop.UpperBound()).Result()
	cf.CondBranch{Condition: c, TrueDest: work, FalseDest: after}.Build(&rw.Builder)
	rw.ReplaceOp(op, cond.Args()[1:]...)
	return true
}

// lowerIf makes a block of each region, which goes on to a block whose arguments are the results.
func lowerIf(op *core.Operation, rw *rewrite.Rewriter) bool {
	cond, ok := scf.AsIfOp(op)
	if !ok {
		return false
	}
	loc := op.Loc()
	before, after := rw.SplitBlock(op.Block(), op)
	join := after
	rw.SetLoc(loc)
	if n := op.NumResults(); n > 0 {
		join = rw.CreateBlockBefore(after.Region(), after, op.ResultTypes(), slices.Repeat([]core.Location{loc}, n)...)
		cf.NewBranch(&rw.Builder, nil, after)
	}
	dests := [2]*core.Block{join, join}
	for i, r := range []*core.Region{cond.ThenRegion(), cond.ElseRegion()} {
		if r.IsEmpty() {
			continue
		}
		dests[i] = r.Entry()
		branchInstead(rw, r.Last(), join, loc)
		rw.InlineRegionBefore(r, join.Region(), join)
	}
	rw.SetEnd(before)
	cf.CondBranch{Condition: cond.Condition(), TrueDest: dests[0], FalseDest: dests[1]}.Build(&rw.Builder)
	rw.ReplaceOp(op, slices.Clone(join.Args()[:op.NumResults()])...)
	return true
}

// lowerExecuteRegion puts the blocks among those around.
func lowerExecuteRegion(op *core.Operation, rw *rewrite.Rewriter) bool {
	body := op.Region(0)
	before, after := rw.SplitBlock(op.Block(), op)
	rw.SetLoc(op.Loc())
	rw.SetEnd(before)
	cf.NewBranch(&rw.Builder, nil, body.Entry())
	for b := range body.Blocks() {
		if _, ok := scf.AsYieldOp(b.Last()); ok {
			branchInstead(rw, b, after, op.Loc())
		}
	}
	rw.InlineRegionBefore(body, before.Region(), after)
	rw.ReplaceOp(op, addResults(after, op)...)
	return true
}

// addResults makes arguments of a block for the results of an operation.
func addResults(b *core.Block, op *core.Operation) (vals []*core.Value) {
	for _, v := range op.Results() {
		vals = append(vals, b.AddArg(v.Type(), op.Loc()))
	}
	return vals
}

// lowerWhile puts both regions' blocks among those around.
func lowerWhile(op *core.Operation, rw *rewrite.Rewriter) bool {
	loop, ok := scf.AsWhileOp(op)
	if !ok {
		return false
	}
	block, after := rw.SplitBlock(op.Block(), op)
	first, second := loop.Before().Entry(), loop.After().Entry()
	rw.InlineRegionBefore(loop.After(), block.Region(), after)
	rw.InlineRegionBefore(loop.Before(), block.Region(), second)
	enter(loop, block, first, rw)

	cond, ok := scf.AsConditionOp(first.Last())
	if !ok {
		return false
	}
	args := cond.Args()
	rw.SetEnd(first)
	cf.CondBranch{Condition: cond.Condition(), TrueDest: second, TrueDestOperands: args, FalseDest: after,
		Loc: cond.Op.Loc()}.Build(&rw.Builder)
	rw.EraseOp(cond.Op)

	yield := second.Last()
	rw.SetEnd(second)
	back := cf.Branch{DestOperands: operandsOf(yield), Dest: first, Loc: yield.Loc()}.Build(&rw.Builder)
	annotate(op, back.Op)
	rw.EraseOp(yield)
	rw.ReplaceOp(op, args...)
	return true
}

// enter branches to the first region of a loop.
func enter(loop scf.WhileOp, from, first *core.Block, rw *rewrite.Rewriter) {
	rw.SetEnd(from)
	cf.Branch{DestOperands: loop.Inits(), Dest: first, Loc: loop.Op.Loc()}.Build(&rw.Builder)
}

// lowerDoWhile lowers a loop whose second region only passes its arguments on: the first one branches back itself.
func lowerDoWhile(op *core.Operation, rw *rewrite.Rewriter) bool {
	loop, ok := scf.AsWhileOp(op)
	if !ok {
		return false
	}
	second := loop.After().Entry()
	yield := second.Last()
	if second.First() != yield || !slices.Equal(operandsOf(yield), second.Args()) {
		return false
	}
	block, after := rw.SplitBlock(op.Block(), op)
	first := loop.Before().Entry()
	rw.InlineRegionBefore(loop.Before(), block.Region(), after)
	enter(loop, block, first, rw)
	cond, ok := scf.AsConditionOp(first.Last())
	if !ok {
		return false
	}
	args := cond.Args()
	rw.SetEnd(first)
	back := cf.CondBranch{Condition: cond.Condition(), TrueDest: first, TrueDestOperands: args, FalseDest: after,
		Loc: cond.Op.Loc()}.Build(&rw.Builder)
	annotate(op, back.Op)
	rw.ReplaceOp(op, args...)
	rw.EraseOp(cond.Op)
	return true
}

// lowerIndexSwitch makes a block of each region, and a cf.switch.
func lowerIndexSwitch(op *core.Operation, rw *rewrite.Rewriter) bool {
	sw, ok := scf.AsIndexSwitchOp(op)
	if !ok {
		return false
	}
	before, after := rw.SplitBlock(op.Block(), op)
	vals := addResults(after, op)
	inline := func(r *core.Region) *core.Block {
		b := r.Entry()
		branchInstead(rw, b, after, b.Last().Loc())
		rw.InlineRegionBefore(r, after.Region(), after)
		return b
	}
	var dests []*core.Block
	var values []core.Attribute
	c := rw.Context()
	cases := sw.Cases()
	for i, r := range sw.CaseRegions() {
		dests = append(dests, inline(r))
		values = append(values, c.I32Attr(int32(cases[i])))
	}
	byDefault := inline(sw.DefaultRegion())
	rw.SetEnd(before)
	rw.SetLoc(op.Loc())
	flag := arith.NewIndexCast(&rw.Builder, c.I32(), sw.Arg()).Op.Result(0)
	s := cf.Switch{Flag: flag, DefaultDestination: byDefault, CaseDestinations: dests,
		CaseOperands: make([][]*core.Value, len(dests))}
	if len(values) > 0 {
		s.CaseValues = c.DenseOf(c.RankedTensor([]int64{int64(len(values))}, c.I32(), nil), values)
	}
	s.Build(&rw.Builder)
	rw.ReplaceOp(op, vals...)
	return true
}
