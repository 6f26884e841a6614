package passes

import (
	"cmp"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/datalayout"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/memslot"
	iface "github.com/odsgen/ods/generated/iface/slots"
)

func (p *Mem2RegPass) run(r *Run) {
	dom := Get(r, &Dominance)
	var allocs []*core.Operation
	r.Op.Walk(func(op *core.Operation) {
		if op != r.Op && iface.PromotableAllocationOpInterfaceKey.In(op.Info()) {
			allocs = append(allocs, op)
		}
	})
	m := &memToReg{dom: dom, layout: datalayout.At(r.Op), order: blockOrder{}}
	for changed := true; changed; {
		changed = false
		allocs = slices.DeleteFunc(allocs, func(op *core.Operation) bool {
			done := m.promote(op)
			changed = changed || done
			return done
		})
	}
	p.Promoted.Add(m.promoted)
	p.Arguments.Add(m.arguments)
	if m.promoted == 0 {
		r.PreserveAll()
	}
	r.Preserve(&Dominance, &PostDominance)
}

// memToReg promotes slots, one after the other.
type memToReg struct {
	dom                 *core.DominanceInfo
	layout              *datalayout.Layout
	order               blockOrder
	promoted, arguments int
}

// promote turns a slot of an allocation into values, if that is possible, and reports whether it did.
func (m *memToReg) promote(op *core.Operation) bool {
	alloc, ok := iface.PromotableAllocationOpInterfaceKey.Of(op)
	if !ok {
		return false
	}
	for _, s := range alloc.PromotableSlots() {
		if !s.Ptr.HasUses() {
			continue
		}
		s.Layout = m.layout
		p := &promotion{m: m, alloc: alloc, slot: s, region: s.Ptr.ParentRegion()}
		if !p.collectUses() || !p.placeArguments() {
			continue
		}
		p.run()
		m.promoted++
		return true
	}
	return false
}

// promotion is what is known about one slot that may be promoted.
type promotion struct {
	m      *memToReg
	alloc  iface.PromotableAllocationOpInterface
	slot   memslot.Slot
	region *core.Region

	users []*core.Operation                 // of what has to go, as they were found
	uses  map[*core.Operation][]*core.Use   // what has to go, by user
	mem   map[*core.Block][]*core.Operation // users that access the slot, in order
	joins map[*core.Block]bool              // blocks that need an argument
	// before has what is in the slot before an access, for accesses that control reaches.
	before map[*core.Operation]*core.Value
	stored []memslot.Definition
	unset  *core.Value
}

// isGraphRegion reports whether the order of operations means nothing in a region.
func isGraphRegion(r *core.Region) bool {
	op := r.Op()
	if op.Has(core.TraitGraphRegion) {
		return true
	}
	k, ok := core.RegionKindInterfaceKey.Of(op)
	return ok && k.RegionKind(r.Index()) == core.RegionGraph
}

// collectUses finds everything that has to do without the slot, and reports whether it can.
func (p *promotion) collectUses() bool {
	if isGraphRegion(p.region) {
		return false
	}
	p.uses = map[*core.Operation][]*core.Use{}
	var work []*core.Operation
	add := func(u *core.Use) {
		op := u.Owner()
		known, seen := p.uses[op]
		if !seen {
			p.users = append(p.users, op)
		}
		if !slices.Contains(known, u) {
			p.uses[op] = append(known, u)
			work = append(work, op)
		}
	}
	for u := range p.slot.Ptr.Uses() {
		add(u)
	}
	// An operation is asked again when it turns out that more of its uses have to go.
	for len(work) > 0 {
		op := work[len(work)-1]
		work = work[:len(work)-1]
		more, ok := p.canRemove(op)
		if !ok {
			return false
		}
		for _, u := range more {
			add(u)
		}
	}
	p.mem = map[*core.Block][]*core.Operation{}
	for _, op := range p.users {
		if !iface.PromotableMemOpInterfaceKey.In(op.Info()) {
			continue
		}
		if op.ParentRegion() != p.region {
			return false // nothing tells what is in the slot there
		}
		p.mem[op.Block()] = append(p.mem[op.Block()], op)
	}
	for _, list := range p.mem {
		slices.SortFunc(list, p.m.order.compare)
	}
	return true
}

// blockOrder has the places of the operations of blocks, as they were when it was first asked about the block. Promotion inserts and erases
// operations but moves none, so these stay in order, whereas a block numbers its operations again after each insertion.
type blockOrder map[*core.Block]map[*core.Operation]int

// compare compares the places of two operations of one block.
func (o blockOrder) compare(a, b *core.Operation) int {
	if a == b {
		return 0
	}
	places := o[a.Block()]
	if places == nil {
		places = make(map[*core.Operation]int)
		for op := range a.Block().Ops() {
			places[op] = len(places)
		}
		o[a.Block()] = places
	}
	i, old := places[a]
	k, both := places[b]
	switch {
	case old && both:
		return cmp.Compare(i, k)
	case a.IsBeforeInBlock(b):
		return -1
	}
	return 1
}

func (p *promotion) canRemove(op *core.Operation) (more []*core.Use, ok bool) {
	if x, ok := iface.PromotableOpInterfaceKey.Of(op); ok {
		return x.CanRemoveUses(p.uses[op])
	}
	if x, ok := iface.PromotableMemOpInterfaceKey.Of(op); ok {
		return x.CanRemoveSlotUses(p.slot, p.uses[op])
	}
	return nil, false
}

// placeArguments finds the blocks in which several values can arrive that are still needed, and reports whether branches can pass them on.
func (p *promotion) placeArguments() bool {
	p.joins = map[*core.Block]bool{}
	if p.region.HasOneBlock() {
		return true
	}
	stores := map[*core.Block]bool{}
	var work, live []*core.Block
	for b, list := range p.mem {
		reads, writes := p.firstAccess(list)
		if writes {
			stores[b] = true
			work = append(work, b)
		}
		if reads {
			live = append(live, b)
		}
	}
	needed := map[*core.Block]bool{}
	for len(live) > 0 {
		b := live[len(live)-1]
		live = live[:len(live)-1]
		if needed[b] {
			continue
		}
		needed[b] = true
		for pred := range b.Preds() {
			if !stores[pred] {
				live = append(live, pred)
			}
		}
	}
	p.joins = joins(p.m.dom.Tree(p.region), work, needed)
	for b := range p.joins {
		for pred := range b.Preds() {
			if !flow.BranchOpInterfaceKey.In(pred.Last().Info()) {
				return false
			}
		}
	}
	return true
}

// firstAccess reports whether accesses of one block read what was in the slot at its start, and whether any of them writes.
func (p *promotion) firstAccess(list []*core.Operation) (reads, writes bool) {
	for _, op := range list {
		x, ok := iface.PromotableMemOpInterfaceKey.Of(op)
		if !ok {
			continue
		}
		reads = reads || !writes && x.LoadsFrom(p.slot)
		writes = writes || x.StoresTo(p.slot)
	}
	return reads, writes
}

// run replaces the slot.
func (p *promotion) run() {
	b := core.NewBuilder(p.slot.Ptr.Context())
	b.SetStart(p.slot.Ptr.ParentBlock())
	p.unset = p.alloc.SlotDefault(p.slot, b)
	p.before = map[*core.Operation]*core.Value{}
	order := p.propagate(b)
	// Values can be results of operations that go: these still have uses now, which move when they are replaced.
	for _, op := range p.users {
		if x, ok := iface.PromotableOpInterfaceKey.Of(op); ok {
			b.SetAfter(op)
			x.VisitStored(p.stored, b)
		}
	}
	p.removeUses(b, order)
	p.passDefault()
	p.alloc.HandlePromoted(p.slot, p.unset)
}

// propagate finds what is in the slot before each access, adding arguments to blocks, and returns the order in which it visited blocks: one
// comes behind those that dominate it.
func (p *promotion) propagate(b *core.Builder) map[*core.Block]int {
	type job struct {
		block *core.Block
		value *core.Value
	}
	order := map[*core.Block]int{}
	tree := p.m.dom.Tree(p.region)
	for work := []job{{p.region.Entry(), p.unset}}; len(work) > 0; {
		j := work[len(work)-1]
		work = work[:len(work)-1]
		order[j.block] = len(order) + 1
		if p.joins[j.block] {
			j.value = j.block.AddArg(p.slot.Elem, p.slot.Ptr.Loc())
			p.m.arguments++
			b.SetStart(j.block)
			p.alloc.HandleSlotArgument(p.slot, j.value, b)
		}
		for _, op := range p.mem[j.block] {
			p.before[op] = j.value
			if x, ok := iface.PromotableMemOpInterfaceKey.Of(op); ok && x.StoresTo(p.slot) {
				b.SetAfter(op)
				j.value = x.StoredValue(p.slot, b, j.value)
				p.stored = append(p.stored, memslot.Definition{Op: op, Value: j.value})
			}
		}
		if end := j.block.Last(); end != nil && len(p.joins) > 0 {
			if br, ok := flow.BranchOpInterfaceKey.Of(end); ok {
				p.forward(end, br, j.value)
			}
		}
		for _, child := range tree.Children(j.block) {
			work = append(work, job{child, j.value})
		}
	}
	return order
}

// forward passes a value to the new arguments of successors.
func (p *promotion) forward(end *core.Operation, br flow.BranchOpInterface, v *core.Value) {
	for i := range end.NumSuccessors() {
		if p.joins[end.Successor(i)] {
			s := br.SuccessorOperands(i)
			s.Set(append(s.Forwarded(), v))
		}
	}
}

// removeUses makes users do without the slot, those that are dominated first: a load whose result was stored is replaced later.
func (p *promotion) removeUses(b *core.Builder, order map[*core.Block]int) {
	last := len(order) + 1 // unreachable
	at := func(op *core.Operation) (int, *core.Operation) {
		for op.ParentRegion() != p.region {
			op = op.ParentOp()
		}
		if n, ok := order[op.Block()]; ok {
			return n, op
		}
		return last, op
	}
	slices.SortStableFunc(p.users, func(x, y *core.Operation) int {
		n, xa := at(x)
		k, ya := at(y)
		if n != k || xa.Block() != ya.Block() {
			return cmp.Compare(k, n)
		}
		return p.m.order.compare(ya, xa)
	})
	var dead []*core.Operation
	for _, op := range p.users {
		b.SetAfter(op)
		erase := false
		if x, ok := iface.PromotableMemOpInterfaceKey.Of(op); ok {
			before := p.before[op]
			if before == nil {
				before = p.unset // control does not get there
			}
			erase = x.RemoveSlotUses(p.slot, p.uses[op], b, before)
		} else if x, ok := iface.PromotableOpInterfaceKey.Of(op); ok {
			erase = x.RemoveUses(p.uses[op], b)
		}
		if erase {
			dead = append(dead, op)
		}
	}
	for _, op := range dead {
		op.Erase()
	}
}

// passDefault gives the new arguments a value where control does not get.
func (p *promotion) passDefault() {
	for b := range p.region.Blocks() {
		if !p.joins[b] {
			continue
		}
		for u := range b.SuccUses() {
			br, ok := flow.BranchOpInterfaceKey.Of(u.Owner())
			if !ok {
				continue
			}
			if s := br.SuccessorOperands(u.Index()); s.Len() < b.NumArgs() {
				s.Set(append(s.Forwarded(), p.unset))
			}
		}
	}
}
