package scf

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/scf/loops"
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
	loops.AddCanonicalizations(set)
	rewrite.Greedy(r.Op, set.Freeze(), r.GreedyConfig())
}
