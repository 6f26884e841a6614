package loops

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/scf"
)

// WrapInCheck asks once before a loop whether it has an iteration, and makes the condition the end of its body: what is not
// changed in the loop can be moved before it then. A loop whose body does nothing but pass on values stays, and false is
// returned, unless always is set. The algorithm is upstream's wrapWhileLoopInZeroTripCheck.
func WrapInCheck(rw *rewrite.Rewriter, loop scf.WhileOp, always bool) bool {
	before, after := loop.Before().Entry(), loop.After().Entry()
	if !always && after.First() == after.Last() {
		return false
	}
	rw.SetBefore(loop.Op)
	rw.SetLoc(loop.Op.Loc())
	b := &rw.Builder
	var first core.IRMapping
	inits := loop.Op.OperandList(0, loop.Op.NumOperands())
	for i, a := range before.Args() {
		first.Map(a, inits[i])
	}
	end := before.Last()
	for op := before.First(); op != end; op = op.Next() {
		rw.Clone(op, &first)
	}
	var passed []*core.Value
	for _, v := range end.OperandList(1, end.NumOperands()) {
		passed = append(passed, first.Value(v))
	}
	condition := first.Value(end.Operand(0))
	check := scf.If{ResultsTypes: loop.Op.ResultTypes(), Condition: condition, ThenRegion: func(b *core.Builder) []*core.Value {
		inner := scf.NewWhile(b, loop.Op.ResultTypes(), passed)
		rotate(rw, inner, loop)
		b.SetAfter(inner.Op)
		return inner.Op.ResultList()
	}, ElseRegion: func(*core.Builder) []*core.Value { return passed }}.Build(b)
	rw.ReplaceOpWith(loop.Op, check.Op)
	return true
}

// rotate makes a loop of another one's body, followed by the condition, and passes values on otherwise.
func rotate(rw *rewrite.Rewriter, to, from scf.WhileOp) {
	after, before := from.After().Entry(), from.Before().Entry()
	locs := func(b *core.Block) (out []core.Location) {
		for range b.Args() {
			out = append(out, from.Op.Loc())
		}
		return out
	}
	for _, g := range []*core.Region{to.Before(), to.After()} {
		for g.Entry() != nil {
			rw.EraseBlock(g.Entry())
		}
	}
	body := rw.CreateBlock(to.Before(), after.ArgTypes(), locs(after)...)
	rw.MergeBlocks(after, body, body.Args())
	yield := body.Last()
	rw.MergeBlocks(before, body, yield.OperandList(0, yield.NumOperands()))
	rw.EraseOp(yield)
	pass := rw.CreateBlock(to.After(), to.Op.ResultTypes(), resultLocs(to, from)...)
	rw.SetEnd(pass)
	scf.NewYield(&rw.Builder, pass.Args())
}

func resultLocs(to, from scf.WhileOp) (out []core.Location) {
	for range to.Op.ResultTypes() {
		out = append(out, from.Op.Loc())
	}
	return out
}
