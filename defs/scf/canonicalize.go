package scf

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/cf"
	"github.com/odsgen/ods/generated/iface/function"
	"github.com/odsgen/ods/generated/scf"
)

// This file has the canonicalization patterns of scf.execute_region, scf.for and scf.index_switch.

// adder returns a function that adds a pattern which starts from one operation.
func adder[V any](set *rewrite.PatternSet, def *core.OpDef, as func(*core.Operation) (V, bool)) func(string,
	func(V, *rewrite.Rewriter) bool) {
	return func(name string, match func(V, *rewrite.Rewriter) bool) {
		set.Add(rewrite.OpPattern(def, as, def.Name+" "+name, match))
	}
}

// boolConstant makes a truth value.
func boolConstant(rw *rewrite.Rewriter, v bool) *core.Value {
	return arith.NewConstant(&rw.Builder, rw.Context().Bool(v)).Result()
}

// onlyTerminator reports whether a block does nothing.
func onlyTerminator(b *core.Block) bool { return b.First() == b.Last() }

// CanonicalizationPatternsExecuteRegion adds inlining.
func (Hooks) CanonicalizationPatternsExecuteRegion(set *rewrite.PatternSet) {
	add := adder(set, &scf.ExecuteRegionDef, scf.AsExecuteRegionOp)
	add("of one block", func(op scf.ExecuteRegionOp, rw *rewrite.Rewriter) bool {
		if op.NoInline() || !op.Region().HasOneBlock() {
			return false
		}
		rw.ReplaceOpWithBlock(op.Op, op.Region().Entry(), nil)
		return true
	})
	add("in a function", inlineBlocks)
	set.Add(rewrite.RegionBranchPatterns(scf.ExecuteRegionDef.Name)...)
}

// inlineBlocks puts the blocks of a region among those around it, when these may be several: in a function, or in
// another region of the kind.
func inlineBlocks(op scf.ExecuteRegionOp, rw *rewrite.Rewriter) bool {
	parent := op.Op.ParentOp()
	_, inRegion := scf.AsExecuteRegionOp(parent)
	_, inFunction := function.FunctionOpInterfaceKey.Of(parent)
	if op.NoInline() || !inRegion && !inFunction || rw.Context().LookupOp(cf.BranchDef.Name) == nil {
		return false
	}
	body := op.Region()
	before, after := rw.SplitBlock(op.Op.Block(), op.Op)
	rw.SetEnd(before)
	rw.SetLoc(op.Op.Loc())
	cf.NewBranch(&rw.Builder, nil, body.Entry())
	for b := range body.Blocks() {
		if y, ok := scf.AsYieldOp(b.Last()); ok {
			rw.SetBefore(y.Op)
			cf.Branch{DestOperands: y.Results(), Dest: after, Loc: y.Op.Loc()}.Build(&rw.Builder)
			rw.EraseOp(y.Op)
		}
	}
	rw.InlineRegionBefore(body, before.Region(), after)
	var vals []*core.Value
	for _, v := range op.Op.Results() {
		vals = append(vals, after.AddArg(v.Type(), v.Loc()))
	}
	rw.ReplaceOp(op.Op, vals...)
	return true
}

// CanonicalizationPatternsFor adds loops that are executed never or once, or do nothing.
func (Hooks) CanonicalizationPatternsFor(set *rewrite.PatternSet) {
	add := adder(set, &scf.ForDef, scf.AsForOp)
	add("trivial", trivialLoop)
	add("with a cast of what it carries", carriedCast)
	set.Add(rewrite.RegionBranchPatterns(scf.ForDef.Name)...)
}

func trivialLoop(op scf.ForOp, rw *rewrite.Rewriter) bool {
	n, ok := StaticTripCount(op)
	if !ok {
		return false
	}
	inits, body := op.InitArgs(), op.Region().Entry()
	switch {
	case n.IsZero():
		rw.ReplaceOp(op.Op, inits...)
		return true
	case n.IsOne():
		rw.ReplaceOpWithBlock(op.Op, body, append([]*core.Value{op.LowerBound()}, inits...))
		return true
	case !onlyTerminator(body):
		return false
	}
	yielded := yieldOf(op.Region()).Forwarded()
	for _, v := range yielded {
		if !flow.IsDefinedOutside(op.Op, v) {
			return false
		}
	}
	rw.ReplaceOp(op.Op, yielded...)
	return true
}

// CanonicalizationPatternsIndexSwitch adds constant arguments.
func (Hooks) CanonicalizationPatternsIndexSwitch(set *rewrite.PatternSet) {
	adder(set, &scf.IndexSwitchDef, scf.AsIndexSwitchOp)("on a constant", func(op scf.IndexSwitchOp, rw *rewrite.Rewriter) bool {
		a, ok := op.Arg().ConstantValue().(*core.IntegerAttr)
		if !ok {
			return false
		}
		rw.ReplaceOpWithBlock(op.Op, caseRegion(op, a.Int64()).Entry(), nil)
		return true
	})
	set.Add(rewrite.RegionBranchPatterns(scf.IndexSwitchDef.Name)...)
}
