package subset

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/passes"
)

func (*HoistLoopInvariantPass) run(r *passes.Run) {
	rw := rewrite.NewRewriter(r.Op.Context(), nil)
	r.Op.WalkPost(func(op *core.Operation) core.WalkResult {
		if flow.LoopLikeOpInterfaceKey.In(op.Info()) {
			Hoist(op, rw)
		}
		return core.WalkAdvance
	})
}

// Hoist moves pairs of operations on the same part of a tensor that a loop carries out of the loop. It returns the loop
// that is there afterwards, which carries the parts, too, or the same one when there is nothing to do.
func Hoist(loop *core.Operation, rw *rewrite.Rewriter) *core.Operation {
	// What the loop carries in addition may have parts that can be moved out as well.
	for i := 0; ; i++ {
		l, ok := flow.LoopLikeOpInterfaceKey.Of(loop)
		if !ok || loop.Region(0).IsEmpty() || i >= len(l.LoopParts().IterArgs) {
			return loop
		}
		loop = hoistAt(loop, l.LoopParts(), i, rw)
	}
}

// pair is what takes a part out, and what puts it back; either may be missing.
type pair struct{ take, put *Access }

// matching collects the accesses to one tensor on its way through a loop.
type matching struct {
	all   []Access
	pairs []pair
}

func (m *matching) add(a Access, hoistable bool) {
	m.all = append(m.all, a)
	if !hoistable {
		return
	}
	for i := range m.pairs {
		p := &m.pairs[i]
		switch {
		case a.IsInsertion() && p.take != nil && p.take.SamePart(a):
			p.put = &a
			return
		case !a.IsInsertion() && p.put != nil && p.put.SamePart(a):
			p.take = &a
			return
		}
	}
	if a.IsInsertion() {
		m.pairs = append(m.pairs, pair{put: &a})
	} else {
		m.pairs = append(m.pairs, pair{take: &a})
	}
}

// isApart reports whether all others are about other parts.
func (m *matching) isApart(p pair) bool {
	for _, a := range m.all {
		if a.Op != p.take.Op && a.Op != p.put.Op && !(a.Disjoint(*p.take) && a.Disjoint(*p.put)) {
			return false
		}
	}
	return true
}

// follow collects the accesses from an argument of a loop to where it is yielded; it fails when something else happens to
// the tensor.
func (m *matching) follow(parts flow.LoopParts, index int, hoistable bool) bool {
	v := parts.IterArgs[index]
	for {
		if u := v.FirstUse(); v.HasOneUse() && u.Owner().Has(core.TraitTerminator) {
			y := parts.Yielded
			return index < y.Len() && y.Op == u.Owner() && y.OperandIndex(index) == u.Index()
		}
		next := m.step(v, hoistable)
		if next == nil {
			return false
		}
		v = next
	}
}

// step looks at all uses of a tensor and returns what the only one that makes a new tensor makes; nil when there is none,
// or a use that is not understood.
func (m *matching) step(v *core.Value, hoistable bool) (next *core.Value) {
	for u := range v.Uses() {
		op := u.Owner()
		if l, ok := flow.LoopLikeOpInterfaceKey.Of(op); ok {
			parts := l.LoopParts()
			i := u.Index() - parts.Inits.Start
			if parts.Inits.Op != op || i < 0 || i >= parts.Inits.N || i >= len(parts.IterArgs) || i >= len(parts.Results) ||
				!m.follow(parts, i, false) {
				return nil
			}
			next = parts.Results[i]
			continue
		}
		a, ok := Of(op)
		if !ok {
			return nil
		}
		m.add(a, hoistable)
		if !a.IsInsertion() {
			continue
		}
		if !isOnTensors(op) || u != a.Container || next != nil {
			return nil
		}
		next = op.Result(0)
	}
	return next
}

// isOnTensors reports whether an operation makes its result of a destination that is a tensor.
func isOnTensors(op *core.Operation) bool {
	if !flow.DestinationStyleOpInterfaceKey.In(op.Info()) || op.NumResults() != 1 {
		return false
	}
	return !slices.ContainsFunc(op.OperandList(0, op.NumOperands()), func(v *core.Value) bool {
		_, isMemory := v.Type().(*core.MemRefType)
		return isMemory
	})
}

// isInvariant reports whether all that an operation needs, but for some operands, is there before a loop.
func isInvariant(loop, op *core.Operation, but ...*core.Use) bool {
	for i, v := range op.Operands() {
		if !slices.Contains(but, op.OperandUse(i)) && !flow.IsDefinedOutside(loop, v) {
			return false
		}
	}
	return op.NumRegions() == 0 || slices.IndexFunc(op.RegionList(0), func(r *core.Region) bool { return !usesOnlyOutside(loop, op, r) }) < 0
}

// usesOnlyOutside reports whether nothing in a region of an operation uses what is defined elsewhere in the loop.
func usesOnlyOutside(loop, op *core.Operation, r *core.Region) bool {
	for o := range r.Ops() {
		for _, v := range o.Operands() {
			if !op.IsAncestorOf(v.ParentRegion().Op()) && !flow.IsDefinedOutside(loop, v) {
				return false
			}
		}
		for _, nested := range o.Regions() {
			if !usesOnlyOutside(loop, op, nested) {
				return false
			}
		}
	}
	return true
}

// hoistAt moves the accesses of one tensor that a loop carries.
func hoistAt(loop *core.Operation, parts flow.LoopParts, index int, rw *rewrite.Rewriter) *core.Operation {
	if _, ok := parts.IterArgs[index].Type().(*core.RankedTensorType); !ok {
		return loop
	}
	m := new(matching)
	if !m.follow(parts, index, true) {
		return loop
	}
	for _, p := range m.pairs {
		if p.take == nil || p.put == nil || p.take.Op.Result(0).Type() != p.put.Source.Value().Type() || !m.isApart(p) ||
			!isInvariant(loop, p.take.Op, p.take.Container) || !isInvariant(loop, p.put.Op, p.put.Source, p.put.Container) {
			continue
		}
		n := Carry(loop, p.take.Op.Result(0), p.put.Source.Value(), rw)
		if n == nil {
			return loop
		}
		loop = n
		l, _ := flow.LoopLikeOpInterfaceKey.Of(loop)
		parts = l.LoopParts()
		result, part := parts.Results[index], parts.Results[len(parts.Results)-1]
		take, put := p.take.Op, p.put.Op
		rw.MoveOp(take, loop.Block(), loop)
		rw.MoveOp(put, loop.Block(), loop.Next())
		rw.ReplaceAllUsesWith(put.Result(0), p.put.Container.Value())
		rw.Modify(take, func() { p.take.Container.Set(parts.Inits.Value(index)) })
		rw.ReplaceAllUsesWith(result, put.Result(0))
		rw.Modify(put, func() {
			p.put.Source.Set(part)
			p.put.Container.Set(result)
		})
	}
	return loop
}

// Carry makes a loop that carries one more value, which starts as init, whose uses in the loop it replaces, and goes on
// as yielded. It returns nil for loops that cannot.
func Carry(loop *core.Operation, init, yielded *core.Value, rw *rewrite.Rewriter) *core.Operation {
	if !loop.Is(&scf.ForDef) && !loop.Is(&affine.ForDef) {
		return nil
	}
	l, _ := flow.LoopLikeOpInterfaceKey.Of(loop)
	parts := l.LoopParts()
	rw.SetBefore(loop)
	st := &core.OperationState{Info: loop.Info(), Loc: loop.Loc(), Operands: loop.OperandList(0, loop.NumOperands()),
		Types: append(slices.Clone(loop.ResultTypes()), init.Type()), Attrs: loop.DiscardableAttrs()}
	for i := range loop.NumSlots() {
		st.SetSlot(i, loop.Slot(i))
	}
	st.AddRegion()
	n := rw.CreateOp(st)
	inits := parts.Inits
	inits.Op = n
	starts := append(parts.Inits.Forwarded(), init)
	inits.Set(starts)
	old := loop.Region(0).Entry()
	types := append(slices.Clone(old.ArgTypes()), init.Type())
	locs := []core.Location{loop.Loc()}
	for _, v := range starts {
		locs = append(locs, v.Loc())
	}
	block := rw.CreateBlock(n.Region(0), types, locs...)
	last := old.Last()
	rw.Modify(last, func() { parts.Yielded.Set(append(parts.Yielded.Forwarded(), yielded)) })
	args := block.Args()
	rw.MergeBlocks(old, block, args[:len(args)-1])
	rw.ReplaceUsesIf(init, args[len(args)-1], func(u *core.Use) bool { return n.IsProperAncestorOf(u.Owner()) })
	rw.ReplaceOp(loop, n.ResultList()[:loop.NumResults()]...)
	return n
}
