package cftollvm

import (
	"slices"

	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/cf"
	"github.com/odsgen/ods/generated/llvm"
)

// converter converts operations of dialect cf.
type converter struct{ *tollvm.TypeConverter }

// AddCF adds the patterns for dialect cf. Branches convert the arguments of the blocks that they go to.
func AddCF(set *conversion.PatternSet, types *tollvm.TypeConverter) {
	t := converter{types}
	add := func(name string, def *core.OpDef, match func(op *core.Operation, in [][]*core.Value, rw *conversion.Rewriter) bool) {
		set.Add(conversion.Pattern{Name: name, Root: def.Name, Types: types.TypeConverter, MatchMulti: match})
	}
	AddAssert(set, types, true)
	add("br", &cf.BranchDef, t.branch)
	add("cond_br", &cf.CondBranchDef, t.condBranch)
	add("switch", &cf.SwitchDef, t.switchOn)
}

// AddAssert adds the pattern for cf.assert. Where a condition does not hold the program prints the message, and it aborts or else goes on.
func AddAssert(set *conversion.PatternSet, types *tollvm.TypeConverter, abort bool) {
	t := converter{types}
	set.Add(conversion.Pattern{Name: "assert", Root: cf.AssertDef.Name, Types: types.TypeConverter, Outside: tollvm.UsesLibrary,
		MatchMulti: func(op *core.Operation, in [][]*core.Value, rw *conversion.Rewriter) bool {
			return t.assert(op, in, rw, abort)
		}})
}

// target returns the block that a branch with the given values goes to, its arguments converted; nil when they do not
// fit.
func (t converter) target(op *core.Operation, b *core.Block, vals []*core.Value, rw *conversion.Rewriter) *core.Block {
	if tollvm.HaveTypes(vals, b.ArgTypes()) {
		return b
	}
	s := t.BlockSignature(b)
	if s == nil {
		rw.NoMatch(op, "could not compute block signature")
		return nil
	}
	if !tollvm.HaveTypes(vals, s.Types()) {
		rw.NoMatch(op, "mismatch between adaptor operand types and computed block signature")
		return nil
	}
	return rw.ApplySignature(b, s, t.TypeConverter.TypeConverter)
}

func (t converter) branch(op *core.Operation, in [][]*core.Value, rw *conversion.Rewriter) bool {
	br := core.Must(cf.AsBranchOp(op))
	vals := slices.Concat(in...)
	dest := t.target(op, br.Dest(), vals, rw)
	if dest == nil {
		return false
	}
	llvm.Br{DestOperands: vals, Dest: dest, Attrs: op.Attrs()}.Build(&rw.Builder)
	rw.EraseOp(op)
	return true
}

func (t converter) condBranch(op *core.Operation, in [][]*core.Value, rw *conversion.Rewriter) bool {
	br := core.Must(cf.AsCondBranchOp(op))
	if len(in[0]) != 1 {
		return rw.NoMatch(op, "expected single element condition")
	}
	n := 1 + len(br.TrueDestOperands())
	onTrue, onFalse := slices.Concat(in[1:n]...), slices.Concat(in[n:]...)
	ifTrue := t.target(op, br.TrueDest(), onTrue, rw)
	if ifTrue == nil {
		return false
	}
	ifFalse := t.target(op, br.FalseDest(), onFalse, rw)
	if ifFalse == nil {
		return false
	}
	llvm.CondBr{Condition: in[0][0], TrueDestOperands: onTrue, FalseDestOperands: onFalse, BranchWeights: br.BranchWeightsAttr(),
		TrueDest: ifTrue, FalseDest: ifFalse, Attrs: op.DiscardableAttrs()}.Build(&rw.Builder)
	rw.EraseOp(op)
	return true
}

func (t converter) switchOn(op *core.Operation, in [][]*core.Value, rw *conversion.Rewriter) bool {
	sw := core.Must(cf.AsSwitchOp(op))
	if len(in[0]) != 1 {
		return rw.NoMatch(op, "expected single element flag")
	}
	next := 1
	take := func(n int) []*core.Value {
		next += n
		return slices.Concat(in[next-n : next]...)
	}
	byDefault := take(len(sw.DefaultOperands()))
	def := t.target(op, sw.DefaultDestination(), byDefault, rw)
	if def == nil {
		return false
	}
	var operands [][]*core.Value
	var dests []*core.Block
	old := sw.CaseOperands()
	for i := range old {
		vals := take(len(old[i]))
		// Another case may have converted the block, so it is asked for anew.
		dest := t.target(op, op.Successor(1+i), vals, rw)
		if dest == nil {
			return false
		}
		operands, dests = append(operands, vals), append(dests, dest)
	}
	llvm.Switch{Value: in[0][0], DefaultOperands: byDefault, CaseOperands: operands, CaseValues: sw.CaseValuesAttr(),
		DefaultDestination: def, CaseDestinations: dests}.Build(&rw.Builder)
	rw.EraseOp(op)
	return true
}

// assert prints the message when the condition does not hold, and then may abort.
func (t converter) assert(op *core.Operation, in [][]*core.Value, rw *conversion.Rewriter, abort bool) bool {
	a := core.Must(cf.AsAssertOp(op))
	module := tollvm.EnclosingModule(op)
	if module == nil || len(in[0]) != 1 {
		return rw.NoMatch(op, "expected to be inside of a module")
	}
	b := &rw.Builder
	before, goesOn := rw.SplitBlock(op.Block(), op)
	fails := rw.CreateBlock(before.Region(), nil)
	e := t.Emit(b)
	if !t.Library().PrintText(e, module, "assert_msg", a.Msg()) {
		return false
	}
	if abort {
		t.Library().Call(b, t.Library().Abort(e, module))
		llvm.NewUnreachable(b)
	} else {
		llvm.NewBr(b, nil, goesOn)
	}
	rw.SetEnd(before)
	llvm.NewCondBr(b, in[0][0], nil, nil, goesOn, fails)
	rw.EraseOp(op)
	return true
}
