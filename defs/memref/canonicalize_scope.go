package memref

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/memref"
)

// CanonicalizationPatternsAllocaScope adds scopes without a reason, and memory that outlives its scope anyway.
func (Hooks) CanonicalizationPatternsAllocaScope(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&memref.AllocaScopeDef, memref.AsAllocaScopeOp, "memref.alloca_scope inline", inlineScope),
		rewrite.OpPattern(&memref.AllocaScopeDef, memref.AsAllocaScopeOp, "memref.alloca_scope hoist", hoistFromScope))
}

// allocatesInScope tells whether the operation itself may, and whether it will, make memory that lives until the end of
// the scope.
func allocatesInScope(op *core.Operation) (may, will bool) {
	if op.Has(core.TraitRecursiveMemoryEffects) {
		return false, false // operations inside are looked at on their own
	}
	effects, known := op.Effects()
	if !known {
		return true, false
	}
	for _, e := range effects {
		if e.Kind == core.EffectAllocate && e.Value != nil && e.Value.DefiningOp() == op &&
			e.Resource == &core.AutomaticAllocationScopeResource {
			return true, true
		}
	}
	return false, false
}

// inlineScope removes a scope in which nothing is allocated, or that ends when the one around does.
func inlineScope(op memref.AllocaScopeOp, rw *rewrite.Rewriter) bool {
	allocates := !op.Op.WalkPre(func(o *core.Operation) core.WalkResult {
		if o == op.Op {
			return core.WalkAdvance
		}
		if may, _ := allocatesInScope(o); may {
			return core.WalkInterrupt
		}
		if o.Has(core.TraitAutomaticAllocationScope) {
			return core.WalkSkip
		}
		return core.WalkAdvance
	})
	if allocates && (!op.Op.ParentOp().Has(core.TraitAutomaticAllocationScope) || !isLast(op.Op)) {
		return false
	}
	b := op.BodyRegion().Entry()
	end := b.Terminator()
	vals := end.OperandList(0, end.NumOperands())
	rw.InlineBlockBefore(b, op.Op.Block(), op.Op, nil)
	rw.ReplaceOp(op.Op, vals...)
	rw.EraseOp(end)
	return true
}

// isLast reports whether nothing but the terminator follows in a region of one block.
func isLast(op *core.Operation) bool {
	b := op.Block()
	return op.Next() != nil && op.Next() == b.Terminator() && op.ParentRegion().HasOneBlock()
}

// hoistFromScope moves allocations out of operations that are the last ones of the scope around.
func hoistFromScope(op memref.AllocaScopeOp, rw *rewrite.Rewriter) bool {
	last := op.Op.ParentOp()
	if allocationScope(op.Op) == nil || last == nil || last.Has(core.TraitAutomaticAllocationScope) || !isLast(op.Op) ||
		!isLast(last) {
		return false
	}
	for !last.ParentOp().Has(core.TraitAutomaticAllocationScope) {
		last = last.ParentOp()
		if last == nil || !isLast(last) {
			return false
		}
	}
	var inside *core.Region
	for _, r := range last.Regions() {
		if r.IsAncestorOf(op.Op.ParentRegion()) {
			inside = r
		}
	}
	var hoist []*core.Operation
	op.Op.WalkPost(func(o *core.Operation) core.WalkResult {
		_, will := allocatesInScope(o)
		for _, v := range o.Operands() {
			will = will && !inside.IsAncestorOf(v.ParentRegion())
		}
		if will {
			hoist = append(hoist, o)
		}
		return core.WalkAdvance
	})
	if len(hoist) == 0 {
		return false
	}
	rw.SetBefore(last)
	for _, o := range hoist {
		rw.ReplaceOpWith(o, rw.Insert(o.Clone(new(core.IRMapping))))
	}
	return true
}
