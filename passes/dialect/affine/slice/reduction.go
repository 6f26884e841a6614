package slice

import (
	"github.com/odsgen/ods/core"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/passes/dialect/affine/loops"
)

// promoteReduction puts the body of a loop with one iteration, which only reduces, in place of the loop, into the loop
// around, which carries the reduced values from then on and is replaced. What used results of the loop goes after the
// loop around.
func promoteReduction(inner gen.ForOp) (around *core.Operation, by gen.ForOp, ok bool) {
	old, ok := gen.AsForOp(inner.Op.ParentOp())
	if n, known := loops.ConstantTripCount(inner); !ok || !known || n != 1 {
		return nil, by, false
	}
	body := loops.Body(inner)
	outer := withYields(old, inner.Inits(), body.Last().OperandList(0, body.Last().NumOperands()))
	first := outer.Op.NumResults() - inner.Op.NumResults()
	moved := forwardSlice(inner.Op)
	for i, r := range inner.Results() {
		r.ReplaceAllUsesWith(outer.Op.Result(first + i))
	}
	for i := len(moved) - 1; i >= 0; i-- {
		moved[i].MoveAfter(outer.Op)
	}
	body.Arg(0).ReplaceAllUsesWith(loops.InductionVar(outer))
	for i, a := range body.Args()[1:] {
		a.ReplaceAllUsesWith(loops.Body(outer).Arg(1 + first + i))
	}
	body.Last().Erase()
	if op := body.First(); op != nil {
		inner.Op.Block().Splice(inner.Op, op, body.Last())
	}
	inner.Op.Erase()
	return old.Op, outer, true
}

// withYields puts a loop that carries further values in place of a loop.
func withYields(l gen.ForOp, inits, yields []*core.Value) gen.ForOp {
	b := core.BuilderBefore(l.Op)
	types := l.Op.ResultTypes()
	for _, v := range inits {
		types = append(types, v.Type())
	}
	n := gen.For{ResultsTypes: types, LowerBoundOperands: l.LowerBoundOperands(), UpperBoundOperands: l.UpperBoundOperands(),
		Inits: append(l.Inits(), inits...), LowerBoundMap: l.LowerBoundMapAttr(), UpperBoundMap: l.UpperBoundMapAttr(),
		Step: l.StepAttr(),
		Loc:  l.Op.Loc()}.Build(b)
	body := loops.Body(l)
	n.Region().TakeBody(l.Region())
	for _, v := range inits {
		body.AddArg(v.Type(), v.Loc())
	}
	body.SetArgLoc(0, n.Op.Loc())
	for i, v := range n.Inits() {
		body.SetArgLoc(i+1, v.Loc())
	}
	end := body.Last()
	end.SetOperands(append(end.OperandList(0, end.NumOperands()), yields...))
	for i, r := range l.Results() {
		r.ReplaceAllUsesWith(n.Op.Result(i))
	}
	l.Op.Erase()
	return n
}

// forwardSlice returns what uses the results of an operation in its block, directly or through others, in the order of
// the block.
func forwardSlice(op *core.Operation) (out []*core.Operation) {
	in := map[*core.Operation]bool{op: true}
	for o := op.Next(); o != nil; o = o.Next() {
		if o.Has(core.TraitTerminator) {
			break
		}
		for _, v := range o.Operands() {
			if def := v.DefiningOp(); def != nil && in[def] && !in[o] {
				in[o] = true
				out = append(out, o)
			}
		}
	}
	return out
}
