package scf

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/rewrite"
	arithdefs "github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/scf"
)

// This file has the canonicalization patterns of scf.while.

// CanonicalizationPatternsWhile adds the patterns of loops with a condition.
func (Hooks) CanonicalizationPatternsWhile(set *rewrite.PatternSet) {
	add := adder(set, &scf.WhileDef, scf.AsWhileOp)
	add("passes on its condition", passedCondition)
	add("compares again", comparesAgain)
	add("with arguments in another order", alignArguments)
	add("with a conditional on its condition", moveIfDown)
	set.Add(rewrite.RegionBranchPatterns(scf.WhileDef.Name)...)
}

// conditionOf returns the terminator that decides.
func conditionOf(op scf.WhileOp) scf.ConditionOp {
	c, _ := scf.AsConditionOp(op.Before().Entry().Last())
	return c
}

// passedCondition: the condition that is passed to the body is true there.
func passedCondition(op scf.WhileOp, rw *rewrite.Rewriter) bool {
	term, after := conditionOf(op), op.After().Entry()
	var yes *core.Value
	for i, v := range term.Args() {
		if v != term.Condition() || !after.Arg(i).HasUses() {
			continue
		}
		if yes == nil {
			yes = boolConstant(rw, true)
		}
		rw.ReplaceAllUsesWith(after.Arg(i), yes)
	}
	return yes != nil
}

// comparesAgain: the comparison that decides, or its negation, is known when the body does it again with what is passed
// to it.
func comparesAgain(op scf.WhileOp, rw *rewrite.Rewriter) bool {
	term := conditionOf(op)
	cmp, ok := arith.AsCmpIOp(term.Condition().DefiningOp())
	if !ok {
		return false
	}
	changed := false
	for i, v := range term.Args() {
		for k := range 2 {
			if v != cmp.Op.Operand(k) {
				continue
			}
			for u := range op.After().Entry().Arg(i).Uses() {
				again, ok := arith.AsCmpIOp(u.Owner())
				if !ok || again.Op.Operand(1-k) != cmp.Op.Operand(1-k) {
					continue
				}
				same := again.Predicate() == cmp.Predicate()
				if !same && again.Predicate() != arithdefs.Invert(cmp.Predicate()) {
					continue
				}
				rw.ReplaceOp(again.Op, boolConstant(rw, same))
				changed = true
			}
		}
	}
	return changed
}

// alignArguments passes the arguments of the first region on in their own order.
func alignArguments(op scf.WhileOp, rw *rewrite.Rewriter) bool {
	before, after, term := op.Before().Entry(), op.After().Entry(), conditionOf(op)
	args, passed := before.Args(), term.Args()
	if slices.Equal(args, passed) || len(args) != len(passed) {
		return false
	}
	at := make([]int, len(passed))
	for i, v := range passed {
		if at[i] = slices.Index(args, v); at[i] < 0 || slices.Contains(at[:i], at[i]) {
			return false
		}
	}
	rw.SetBefore(term.Op)
	scf.Condition{Condition: term.Condition(), Args: args, Loc: term.Op.Loc()}.Build(&rw.Builder)
	rw.EraseOp(term.Op)
	rw.SetBefore(op.Op)
	types := before.ArgTypes()
	loop := scf.While{ResultsTypes: types, Inits: op.Inits(), Loc: op.Op.Loc()}.Build(&rw.Builder)
	locs := func(b *core.Block, from func(i int) int) []core.Location {
		out := make([]core.Location, len(types))
		for i := range out {
			out[from(i)] = b.ArgLoc(i)
		}
		return out
	}
	newBefore := rw.CreateBlock(loop.Before(), types, locs(before, func(i int) int { return i })...)
	newAfter := rw.CreateBlock(loop.After(), types, locs(after, func(i int) int { return at[i] })...)
	rw.MergeBlocks(before, newBefore, newBefore.Args())
	vals, inner := make([]*core.Value, len(at)), make([]*core.Value, len(at))
	for i, k := range at {
		vals[i], inner[i] = loop.Op.Result(k), newAfter.Arg(k)
	}
	rw.MergeBlocks(after, newAfter, inner)
	rw.ReplaceOp(op.Op, vals...)
	return true
}

// moveIfDown moves a conditional on the loop's condition, at the end of the first region, to the body. What the conditional
// yields may be a value of the first region itself, which the body then uses, as upstream forgets.
func moveIfDown(op scf.WhileOp, rw *rewrite.Rewriter) bool {
	term := conditionOf(op)
	cond, ok := scf.AsIfOp(term.Op.Prev())
	if !ok || cond.Condition() != term.Condition() || elseBlock(cond) != nil && !onlyTerminator(elseBlock(cond)) {
		return false
	}
	then := cond.ThenRegion()
	for i, v := range term.Args() {
		if v.DefiningOp() == cond.Op {
			k := v.Index()
			yes, no := yieldOf(then).Value(k), yieldOf(cond.ElseRegion()).Value(k)
			rw.ReplaceAllUsesWith(v, no)
			rw.ReplaceAllUsesWith(op.After().Entry().Arg(i), yes)
		}
	}
	used := usedFrom(then, op.Before())
	types := op.Op.ResultTypes()
	n := len(types)
	for _, v := range used {
		types = append(types, v.Type())
	}
	loop := scf.While{ResultsTypes: types, Inits: op.Inits(), Loc: op.Op.Loc()}.Build(&rw.Builder)
	rw.InlineRegionBefore(op.Before(), loop.Before(), nil)
	rw.InlineRegionBefore(op.After(), loop.After(), nil)
	body := loop.After().Entry()
	rw.Modify(loop.Op, func() {
		for _, v := range used {
			body.AddArg(v.Type(), op.Op.Loc())
		}
	})
	rw.Modify(term.Op, func() {
		s := flow.GroupOperands(term.Op, 1)
		s.Set(append(s.Forwarded(), used...))
	})
	for i, v := range used {
		rw.ReplaceUsesIf(v, body.Arg(n+i), func(u *core.Use) bool {
			r := u.Owner().ParentRegion()
			return then.IsAncestorOf(r) || loop.After().IsAncestorOf(r)
		})
	}
	rw.EraseOp(then.Entry().Last())
	rw.InlineBlockBefore(then.Entry(), body, body.First(), nil)
	rw.EraseOp(cond.Op)
	rw.ReplaceOp(op.Op, loop.Op.ResultList()[:n]...)
	return true
}

// usedFrom returns the values of a region that are used inside of another one nested in it, in order of first use.
func usedFrom(inside, from *core.Region) []*core.Value {
	var out []*core.Value
	for op := range inside.Ops() {
		op.Walk(func(o *core.Operation) {
			for _, v := range o.Operands() {
				if v.ParentRegion() == from && !slices.Contains(out, v) {
					out = append(out, v)
				}
			}
		})
	}
	return out
}
