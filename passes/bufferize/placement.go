package bufferize

import (
	"math"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/datalayout"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/generated/iface/call"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/passes"
)

// This file moves allocations: up, out of loops, and to the stack.

// hoisting finds the block for an allocation: the steps differ between plain hoisting and hoisting out of loops.
type hoisting struct {
	dom   core.DominanceInfo
	loops bool
}

func (p *BufferHoistingPass) run(r *passes.Run) {
	h := &hoisting{}
	h.all(r.Op)
}

func (p *BufferLoopHoistingPass) run(r *passes.Run) {
	HoistFromLoops(r.Op)
}

// HoistFromLoops moves allocations in a function out of loops: upstream's hoistBuffersFromLoops.
func HoistFromLoops(f *core.Operation) {
	h := &hoisting{loops: true}
	h.all(f)
}

func (h *hoisting) all(f *core.Operation) {
	flow := NewViewFlow(f)
	list := allocations(f)
	for _, a := range list {
		h.hoist(a.value, flow)
	}
	if !h.loops {
		return
	}
	var stack []*core.Value
	f.Walk(func(op *core.Operation) {
		if op.Is(&memref.AllocaDef) {
			stack = append(stack, op.Result(0))
		}
	})
	for _, v := range stack {
		h.hoist(v, flow)
	}
}

// hoist moves an allocation before what comes first in the highest block that it may be in.
func (h *hoisting) hoist(v *core.Value, flow *ViewFlow) {
	op := v.DefiningOp()
	if !op.Is(&memref.AllocDef) && !(h.loops && op.Is(&memref.AllocaDef)) {
		return
	}
	aliases := flow.aliases(v)
	common := h.commonDominator(v, aliases)
	if common == nil {
		return // used in blocks that nothing branches to
	}
	var needs *core.Block // the lowest block that a size is defined in
	for _, size := range op.Operands() {
		if b := size.ParentBlock(); needs == nil || h.dom.DominatesBlock(needs, b) {
			needs = b
		}
	}
	upper := needs
	if !h.loops {
		upper = common
		if needs != nil && h.dom.ProperlyDominatesBlock(common, needs) {
			upper = needs
		}
	}
	var frees []*core.Operation
	if h.loops {
		frees = freed(aliases)
	}
	to := h.placement(op.Block(), upper, common, frees)
	at := op
	if op.Block() != to {
		if at = to.AncestorOpInBlock(op); at == nil {
			at = to.Last()
		}
	}
	if at != op && at != nil {
		op.MoveBefore(at)
	}
}

// freed returns the operations that may free memory, by any of its names.
func freed(aliases []*core.Value) (list []*core.Operation) {
	for _, v := range aliases {
		if upstream.FreedInLoops.In(v.Context()) {
			return nil
		}
		for user := range v.Users() {
			if mayFree(user, v) {
				list = append(list, user)
			}
		}
	}
	return list
}

// commonDominator returns the block that dominates the definitions and uses of all aliases.
func (h *hoisting) commonDominator(v *core.Value, aliases []*core.Value) *core.Block {
	b := v.ParentBlock()
	for _, a := range aliases {
		for user := range a.Users() {
			b = h.dom.NearestCommonDominator(b, user.Block())
		}
		b = h.dom.NearestCommonDominator(b, a.ParentBlock())
	}
	return b
}

// placement walks from a block to its dominators and to the blocks around it, at most to upper, and returns the last
// one that is good. A loop is not left in which the memory may be freed, once for each time that it is allocated.
func (h *hoisting) placement(from, upper, common *core.Block, frees []*core.Operation) *core.Block {
	good, at := from, from
	for {
		parent := at.ParentOp()
		if parent == nil || parent.Block() == nil || upper != nil && !h.dom.ProperlyDominatesBlock(upper, at) {
			return good
		}
		var idom *core.Block
		if !at.IsEntry() {
			idom = h.dom.Tree(at.Region()).Idom(at)
		}
		if idom != nil && h.dom.ProperlyDominatesBlock(parent.Block(), idom) {
			at = idom
			if !h.loops {
				good = at
			}
			continue
		}
		if !isKnownControlFlow(parent) || !h.legal(parent, common) || slices.ContainsFunc(frees, parent.IsProperAncestorOf) {
			return good
		}
		at = parent.Block()
		good = at
	}
}

// legal reports whether an allocation may be moved out of an operation. Iterations that run at once need memory of
// their own.
func (h *hoisting) legal(op *core.Operation, common *core.Block) bool {
	if !h.loops {
		return !isLoop(op)
	}
	return isLoop(op) && !op.Has(core.TraitParallelRegion) && !h.dom.DominatesBlock(common, op.Block())
}

func (p *PromoteBuffersToStackPass) run(r *passes.Run) {
	flow := NewViewFlow(r.Op)
	layouts := map[*core.Operation]*datalayout.Layout{}
	layoutAt := func(op *core.Operation) *datalayout.Layout {
		around := op.ParentOp()
		if layouts[around] == nil {
			layouts[around] = datalayout.At(around)
		}
		return layouts[around]
	}
	for _, a := range allocations(r.Op) {
		if a.dealloc != nil || !p.isSmall(a.value, layoutAt) || !staysInScope(a.value, flow) {
			continue
		}
		old, ok := memref.AsAllocOp(a.value.DefiningOp())
		if !ok {
			continue
		}
		b := core.BuilderBefore(old.Op)
		n := memref.Alloca{MemrefType: old.Memref().Type(), DynamicSizes: old.DynamicSizes(), SymbolOperands: old.SymbolOperands(),
			Alignment: old.AlignmentAttr(), Attrs: old.Op.DiscardableAttrs(), Loc: old.Op.Loc()}.Build(b)
		old.Memref().ReplaceAllUsesWith(n.Memref())
		old.Op.Erase()
	}
}

// isSmall reports whether memory is small enough for the stack: by its size in the data layout, or because its sizes
// are ranks.
func (p *PromoteBuffersToStackPass) isSmall(v *core.Value, layoutAt func(op *core.Operation) *datalayout.Layout) bool {
	t, ok := v.Type().(*core.MemRefType)
	if !ok || !v.DefiningOp().Is(&memref.AllocDef) {
		return false
	}
	if !isStatic(t) {
		for _, size := range v.DefiningOp().Operands() {
			if d := size.DefiningOp(); d == nil || !d.Is(&memref.RankDef) {
				return false
			}
		}
		return int64(len(t.Shape())) <= int64(p.MaxRankOfAllocatedMemref)
	}
	elem, layout := t.ElementType(), layoutAt(v.DefiningOp())
	if !layout.Known(elem) {
		return false
	}
	bits := int64(min(layout.Bits(elem), math.MaxInt64))
	limit := int64(p.MaxAllocSizeInBytes) * 8
	for _, n := range t.Shape() {
		if n == 0 {
			return true
		}
		if bits > limit/n {
			return false
		}
		bits = dim.Count(bits, n)
	}
	return bits <= limit
}

// staysInScope reports whether memory is never passed out of an operation around it that frees the stack, to which no
// loop comes in between.
func staysInScope(v *core.Value, flow *ViewFlow) bool {
	aliases := flow.aliases(v)
	if !upstream.EscapingBuffers.In(v.Context()) && slices.ContainsFunc(aliases, escapes) {
		return false
	}
	for r := v.ParentRegion(); r != nil; r = r.ParentRegion() {
		op := r.Op()
		if op.Has(core.TraitAutomaticAllocationScope) && !leaves(r, aliases) {
			return true
		}
		if isLoop(op) || !isKnownControlFlow(op) {
			return false
		}
	}
	return false
}

// escapes reports whether memory may become part of something whose way is not followed: a tensor, a pointer, an address, other
// memory, perhaps in a function that is called, or whether it may be freed under another name.
func escapes(v *core.Value) bool {
	for u := range v.Uses() {
		op := u.Owner()
		x, ok := memref.AsStoreOp(op)
		if ok && x.Value() == v || op.Is(&memref.ExtractAlignedPointerAsIndexDef) || slices.ContainsFunc(op.ResultTypes(), mayHoldMemory) {
			return true
		}
		if mayFree(op, v) || call.CallOpInterfaceKey.In(op.Info()) && slices.ContainsFunc(op.OperandTypes(), holdsMemrefs) {
			return true
		}
	}
	return false
}

// mayFree reports whether an operation may free memory that it gets: its effects say so, or it has no regions, does not branch and says
// nothing about its effects. Functions do not free what they get.
func mayFree(op *core.Operation, v *core.Value) bool {
	if call.CallOpInterfaceKey.In(op.Info()) {
		return false
	}
	if _, known := op.Effects(); !known {
		return op.NumRegions() == 0 && !op.Has(core.TraitTerminator)
	}
	return frees(op, v)
}

// mayHoldMemory reports whether a value of a type may be, or lead to, memory, other than a memref.
func mayHoldMemory(t core.Type) bool {
	switch t.(type) {
	case *core.MemRefType, *core.UnrankedMemRefType, *core.IntegerType, *core.IndexType, *core.FloatType, *core.VectorType, *core.ComplexType:
		return false
	}
	return true
}

// holdsMemrefs reports whether a type is memory whose elements are memory.
func holdsMemrefs(t core.Type) bool {
	m, ok := t.(*core.MemRefType)
	return ok && (query.Is[*core.MemRefType](m.ElementType()) || mayHoldMemory(m.ElementType()))
}

func leaves(r *core.Region, aliases []*core.Value) bool {
	for _, a := range aliases {
		for user := range a.Users() {
			if flow.IsRegionTerminator(user) && user.ParentRegion() == r {
				return true
			}
		}
	}
	return false
}

func (p *OptimizeAllocationLivenessPass) run(r *passes.Run) {
	if r.Op.Region(0).IsEmpty() {
		return
	}
	flow := NewViewFlow(r.Op)
	for _, a := range allocations(r.Op) {
		op := a.value.DefiningOp()
		if a.dealloc == nil || a.dealloc.Block() != op.Block() {
			continue
		}
		var last *core.Operation
		for _, v := range flow.aliases(a.value) {
			for user := range v.Users() {
				if user == a.dealloc {
					continue
				}
				if top := op.Block().AncestorOpInBlock(user); top != nil && (last == nil || last.IsBeforeInBlock(top)) {
					last = top
				}
			}
		}
		// What a terminator passes on is freed where it was: after a terminator there is nothing. mlir-opt crashes
		// there.
		if last != nil && !last.Has(core.TraitTerminator) {
			a.dealloc.MoveAfter(last)
		}
	}
}
