package scf

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/scf/loops"
)

// Marks of loops that were split already, and of what was split off from them.
const (
	peeledMark  = "__peeled_loop__"
	partialMark = "__partial_iteration__"
)

func (p *ForLoopPeelingPass) run(r *passes.Run) {
	set := rewrite.NewPatternSet(r.Op.Context())
	set.Add(rewrite.OpPattern(&scf.ForDef, scf.AsForOp, "peel", p.peel))
	rewrite.Greedy(r.Op, set.Freeze(), r.GreedyConfig())
	r.Op.Walk(func(op *core.Operation) {
		op.RemoveAttr(peeledMark)
		op.RemoveAttr(partialMark)
	})
}

func (p *ForLoopPeelingPass) peel(loop scf.ForOp, rw *rewrite.Rewriter) bool {
	if loop.UnsignedCmp() || loop.Op.DiscardableAttr(peeledMark) != nil {
		return false
	}
	split := loops.PeelFront
	if !p.PeelFront {
		if p.SkipPartial && inPartial(loop.Op) {
			return false
		}
		split = loops.Peel
	}
	part, ok := split(rw, loop)
	if !ok {
		return false
	}
	unit := rw.Context().Unit()
	rw.Modify(part.Op, func() {
		part.Op.SetAttr(peeledMark, unit)
		part.Op.SetAttr(partialMark, unit)
	})
	rw.Modify(loop.Op, func() { loop.Op.SetAttr(peeledMark, unit) })
	return true
}

// inPartial reports whether an operation is in a loop that was split off from another one.
func inPartial(op *core.Operation) bool {
	for op = op.ParentOp(); op != nil; op = op.ParentOp() {
		if op.Is(&scf.ForDef) && op.DiscardableAttr(partialMark) != nil {
			return true
		}
	}
	return false
}

func (p *ForLoopCanonicalizationPass) run(r *passes.Run) {
	set := rewrite.NewPatternSet(r.Op.Context())
	extremum := func(op *core.Operation, rw *rewrite.Rewriter) bool { return loops.SimplifyInLoops(rw, op) }
	set.Add(
		rewrite.Pattern{Name: "min in loop", Root: affine.MinDef.Name, Match: extremum},
		rewrite.Pattern{Name: "max in loop", Root: affine.MaxDef.Name, Match: extremum},
		rewrite.Pattern{Name: "tensor.dim of carried", Root: tensor.DimDef.Name, Match: dimOfCarried},
		rewrite.Pattern{Name: "memref.dim of carried", Root: memref.DimDef.Name, Match: dimOfCarried},
		rewrite.Pattern{Name: "tensor.dim of result", Root: tensor.DimDef.Name, Match: dimOfResult},
		rewrite.Pattern{Name: "memref.dim of result", Root: memref.DimDef.Name, Match: dimOfResult},
	)
	rewrite.Greedy(r.Op, set.Freeze(), r.GreedyConfig())
}

// dimOfCarried takes the size of a value that a loop carries from the value that it starts with, when the loop does not
// change the size.
func dimOfCarried(op *core.Operation, rw *rewrite.Rewriter) bool {
	v := op.Operand(0)
	if !v.IsBlockArg() || v.Index() == 0 {
		return false
	}
	loop, ok := scf.AsForOp(v.OwnerBlock().ParentOp())
	if !ok || !keepsShape(loop, v.Index()-1) {
		return false
	}
	rw.Modify(op, func() { op.SetOperand(0, loop.InitArgs()[v.Index()-1]) })
	return true
}

// dimOfResult takes the size of the result of a loop from the value that it starts with, when the loop does not change
// the size.
func dimOfResult(op *core.Operation, rw *rewrite.Rewriter) bool {
	v := op.Operand(0)
	loop, ok := scf.AsForOp(v.DefiningOp())
	if !ok || !keepsShape(loop, v.Index()) {
		return false
	}
	rw.Modify(op, func() { op.SetOperand(0, loop.InitArgs()[v.Index()]) })
	return true
}

// keepsShape reports whether a value that a loop carries has the same shape in all iterations.
func keepsShape(loop scf.ForOp, i int) bool {
	body := loop.Region().Entry()
	v := body.Last().Operand(i)
	for v != nil && v != body.Arg(i+1) {
		insert, ok := tensor.AsInsertSliceOp(v.DefiningOp())
		if ok {
			v = insert.Dest()
			continue
		}
		inner, ok := scf.AsForOp(v.DefiningOp())
		if !ok || !keepsShape(inner, v.Index()) {
			return false
		}
		v = inner.InitArgs()[v.Index()]
	}
	return v != nil
}
