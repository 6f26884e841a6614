package cf

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/cf"
	"github.com/odsgen/ods/generated/ub"
)

// This file has the canonicalization patterns of cf.assert, cf.br and cf.cond_br.

// target is a successor with what is passed to it.
type target struct {
	block *core.Block
	args  []*core.Value
}

// passThrough returns where a block leads that does nothing but branch on, with the values that arrive there. ok is
// false for other blocks.
func (t target) passThrough() (dest target, ok bool) {
	b := t.block
	if b.First() == nil || b.First() != b.Last() {
		return t, false
	}
	br, isBranch := cf.AsBranchOp(b.First())
	if !isBranch || br.Dest() == b {
		return t, false
	}
	for _, a := range b.Args() {
		for u := range a.Users() {
			if u != br.Op {
				return t, false
			}
		}
	}
	if endsInCircle(b, br.Dest()) {
		return t, false
	}
	args := br.DestOperands()
	for i, v := range args {
		if v.IsBlockArg() && v.OwnerBlock() == b {
			args[i] = t.args[v.Index()]
		}
	}
	return target{br.Dest(), args}, true
}

// endsInCircle reports whether unconditional branches from a block's destination on lead in a circle; such branches are
// not collapsed, because that would never end.
func endsInCircle(b, dest *core.Block) bool {
	seen := map[*core.Block]bool{b: true, dest: true}
	for dest.Last() != nil {
		br, ok := cf.AsBranchOp(dest.Last())
		if !ok {
			return false
		}
		if dest = br.Dest(); seen[dest] {
			return true
		}
		seen[dest] = true
	}
	return false
}

// branchTo replaces a terminator by an unconditional branch.
func branchTo(op *core.Operation, t target, rw *rewrite.Rewriter) bool {
	cf.NewBranch(&rw.Builder, t.args, t.block)
	rw.EraseOp(op)
	return true
}

// CanonicalizeAssert erases assertions that hold.
func (Hooks) CanonicalizeAssert(op cf.AssertOp, rw *rewrite.Rewriter) bool {
	if v, ok := constfold.IntValue(op.Arg()); !ok || !v.IsOne() {
		return false
	}
	rw.EraseOp(op.Op)
	return true
}

// CanonicalizeBranch merges a block with its only successor when that has no other predecessor, and skips blocks that
// only branch on.
func (Hooks) CanonicalizeBranch(op cf.BranchOp, rw *rewrite.Rewriter) bool {
	dest, parent := op.Dest(), op.Op.Block()
	if dest == parent {
		return false
	}
	args := op.DestOperands()
	if dest.SinglePred() != nil {
		rw.EraseOp(op.Op)
		rw.MergeBlocks(dest, parent, args)
		return true
	}
	t, ok := target{dest, args}.passThrough()
	return ok && branchTo(op.Op, t, rw)
}

func trueTarget(op cf.CondBranchOp) target  { return target{op.TrueDest(), op.TrueDestOperands()} }
func falseTarget(op cf.CondBranchOp) target { return target{op.FalseDest(), op.FalseDestOperands()} }

// CanonicalizationPatternsCondBranch adds the patterns of conditional branches.
func (Hooks) CanonicalizationPatternsCondBranch(set *rewrite.PatternSet) {
	for _, p := range []struct {
		name  string
		match func(cf.CondBranchOp, *rewrite.Rewriter) bool
	}{
		{"cond_br on a constant", constantCondition},
		{"cond_br to blocks that branch on", passThroughCondBranch},
		{"cond_br to the same block", sameSuccessors},
		{"cond_br below one on the same condition", decidedByPredecessor},
		{"cond_br decides its condition", propagateCondition},
		{"cond_br to an unreachable block", dropUnreachable},
	} {
		set.Add(rewrite.OpPattern(&cf.CondBranchDef, cf.AsCondBranchOp, p.name, p.match))
	}
}

func constantCondition(op cf.CondBranchOp, rw *rewrite.Rewriter) bool {
	v, ok := constfold.IntValue(op.Condition())
	switch {
	case !ok:
		return false
	case v.IsZero():
		return branchTo(op.Op, falseTarget(op), rw)
	}
	return branchTo(op.Op, trueTarget(op), rw)
}

func passThroughCondBranch(op cf.CondBranchOp, rw *rewrite.Rewriter) bool {
	yes, changedYes := trueTarget(op).passThrough()
	no, changedNo := falseTarget(op).passThrough()
	if !changedYes && !changedNo {
		return false
	}
	cf.CondBranch{Condition: op.Condition(), TrueDest: yes.block, TrueDestOperands: yes.args, FalseDest: no.block,
		FalseDestOperands: no.args,
		BranchWeights:     op.BranchWeightsAttr()}.Build(&rw.Builder)
	rw.EraseOp(op.Op)
	return true
}

// sameSuccessors branches unconditionally to the common successor, selecting the values that differ; the latter only
// when no other block goes there.
func sameSuccessors(op cf.CondBranchOp, rw *rewrite.Rewriter) bool {
	yes, no := trueTarget(op), falseTarget(op)
	if yes.block != no.block {
		return false
	}
	if slices.Equal(yes.args, no.args) {
		return branchTo(op.Op, yes, rw)
	}
	if yes.block.UniquePred() != op.Op.Block() {
		return false
	}
	merged := target{block: yes.block}
	for i, v := range yes.args {
		if w := no.args[i]; v != w {
			v = arith.NewSelect(&rw.Builder, op.Condition(), v, w).Result()
		}
		merged.args = append(merged.args, v)
	}
	return branchTo(op.Op, merged, rw)
}

// decidedByPredecessor uses that the only way to this block has tested the same condition.
func decidedByPredecessor(op cf.CondBranchOp, rw *rewrite.Rewriter) bool {
	block := op.Op.Block()
	pred := block.SinglePred()
	if pred == nil {
		return false
	}
	before, ok := cf.AsCondBranchOp(pred.Last())
	if !ok || before.Condition() != op.Condition() {
		return false
	}
	if before.TrueDest() == block {
		return branchTo(op.Op, trueTarget(op), rw)
	}
	return branchTo(op.Op, falseTarget(op), rw)
}

// propagateCondition replaces the condition by a constant in the successors that only this branch leads to.
func propagateCondition(op cf.CondBranchOp, rw *rewrite.Rewriter) bool {
	changed := false
	for i, block := range []*core.Block{op.TrueDest(), op.FalseDest()} {
		if block.SinglePred() == nil {
			continue
		}
		var known *core.Value
		for _, u := range usesIn(op.Condition(), block) {
			if known == nil {
				known = arith.NewConstant(&rw.Builder, rw.Context().Bool(i == 0)).Result()
			}
			rw.Modify(u.Owner(), func() { u.Set(known) })
			changed = true
		}
	}
	return changed
}

// manyUses is how many uses of a value are looked at for those in a block, before its operations are.
const manyUses = 32

// usesIn returns the uses of a value by operations of a block. It takes no longer than the block is long, for
// conditions that whole functions depend on.
func usesIn(v *core.Value, block *core.Block) (list []*core.Use) {
	seen := 0
	for u := range v.Uses() {
		if seen++; seen > manyUses {
			return usesOfOps(v, block)
		}
		if u.Owner().Block() == block {
			list = append(list, u)
		}
	}
	return list
}

// usesOfOps finds the uses in operations, the last one first as in lists of uses.
func usesOfOps(v *core.Value, block *core.Block) (list []*core.Use) {
	for op := block.Last(); op != nil; op = op.Prev() {
		for i := op.NumOperands() - 1; i >= 0; i-- {
			if op.Operand(i) == v {
				list = append(list, op.OperandUse(i))
			}
		}
	}
	return list
}

// dropUnreachable does not branch to a block that only says that it is unreachable.
func dropUnreachable(op cf.CondBranchOp, rw *rewrite.Rewriter) bool {
	switch {
	case isUnreachable(op.TrueDest()):
		return branchTo(op.Op, falseTarget(op), rw)
	case isUnreachable(op.FalseDest()):
		return branchTo(op.Op, trueTarget(op), rw)
	}
	return false
}

func isUnreachable(b *core.Block) bool {
	return b.First() != nil && b.First() == b.Last() && b.First().Is(&ub.UnreachableDef)
}
