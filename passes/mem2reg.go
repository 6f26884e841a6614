package passes

import (
	"cmp"
	"maps"
	"math"
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
	m := &memToReg{dom: dom, layout: datalayout.At(r.Op), order: blockOrder{}, trees: make(map[*core.Region]domOrder)}
	for changed := true; changed; {
		changed = false
		var next []*core.Operation
		for _, op := range allocs {
			rest, done := m.promote(op)
			changed = changed || done
			if rest != nil {
				next = append(next, rest)
			}
		}
		allocs = next
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
	trees               map[*core.Region]domOrder
	promoted, arguments int
}

// promote turns a slot of an allocation into values, if that is possible, and reports whether it did. It returns the
// allocation that has the slots that remain, or nil.
func (m *memToReg) promote(op *core.Operation) (rest *core.Operation, done bool) {
	alloc, ok := iface.PromotableAllocationOpInterfaceKey.Of(op)
	if !ok {
		return nil, false
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
		m.promoted++
		return p.run(), true
	}
	return op, false
}

// tree returns the places of the blocks of a region in its dominator tree.
func (m *memToReg) tree(r *core.Region) domOrder {
	t := m.trees[r]
	if t == nil {
		t = newDomOrder(m.dom.Tree(r), r)
		m.trees[r] = t
	}
	return t
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

// blockOrder has the places of the operations of blocks, as they were when it was first asked about the block.
// Promotion inserts and erases operations but moves none, so these stay in order, whereas a block numbers its
// operations again after each insertion.
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

// placeArguments finds the blocks in which several values can arrive that are still needed, and reports whether
// branches can pass them on.
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
	p.joins = joins(p.m.tree(p.region), work, needed)
	for b := range p.joins {
		for pred := range b.Preds() {
			if !flow.BranchOpInterfaceKey.In(pred.Last().Info()) {
				return false
			}
		}
	}
	return true
}

// firstAccess reports whether accesses of one block read what was in the slot at its start, and whether any of them
// writes.
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

// run replaces the slot, and returns the allocation that has the other slots, or nil.
func (p *promotion) run() *core.Operation {
	b := core.NewBuilder(p.slot.Ptr.Context())
	b.SetStart(p.slot.Ptr.ParentBlock())
	p.unset = p.alloc.SlotDefault(p.slot, b)
	p.before = map[*core.Operation]*core.Value{}
	p.propagate(b)
	// Values can be results of operations that go: these still have uses now, which move when they are replaced.
	for _, op := range p.users {
		if x, ok := iface.PromotableOpInterfaceKey.Of(op); ok {
			b.SetAfter(op)
			x.VisitStored(p.stored, b)
		}
	}
	p.removeUses(b)
	p.passDefault()
	return p.alloc.HandlePromoted(p.slot, p.unset)
}

// propagate finds what is in the slot before each access, adding arguments to blocks. A block takes over what is in the
// slot at the end of the nearest block that dominates it and has to do with the slot.
func (p *promotion) propagate(b *core.Builder) {
	type value struct {
		last int // the number of the last block that it goes to
		v    *core.Value
	}
	tree := p.m.tree(p.region)
	var above []value
	for _, block := range p.concerned(tree) {
		at := tree[block]
		for len(above) > 0 && above[len(above)-1].last < at.first {
			above = above[:len(above)-1]
		}
		v := p.unset
		if len(above) > 0 {
			v = above[len(above)-1].v
		}
		if p.joins[block] {
			v = block.AddArg(p.slot.Elem, p.slot.Ptr.Loc())
			p.m.arguments++
			b.SetStart(block)
			p.alloc.HandleSlotArgument(p.slot, v, b)
		}
		for _, op := range p.mem[block] {
			p.before[op] = v
			if x, ok := iface.PromotableMemOpInterfaceKey.Of(op); ok && x.StoresTo(p.slot) {
				b.SetAfter(op)
				v = x.StoredValue(p.slot, b, v)
				p.stored = append(p.stored, memslot.Definition{Op: op, Value: v})
			}
		}
		if end := block.Last(); end != nil && len(p.joins) > 0 {
			if br, ok := flow.BranchOpInterfaceKey.Of(end); ok {
				p.forward(end, br, v)
			}
		}
		above = append(above, value{at.last, v})
	}
}

// concerned returns the blocks that access the slot, get an argument or pass one on, as far as control reaches them, in
// the order of a walk of the dominator tree.
func (p *promotion) concerned(tree domOrder) (list []*core.Block) {
	seen := make(map[*core.Block]bool)
	add := func(b *core.Block) {
		if _, reachable := tree[b]; reachable && !seen[b] {
			seen[b] = true
			list = append(list, b)
		}
	}
	for b := range p.mem {
		add(b)
	}
	for b := range p.joins {
		add(b)
		for pred := range b.Preds() {
			add(pred)
		}
	}
	slices.SortFunc(list, func(a, b *core.Block) int { return cmp.Compare(tree[a].first, tree[b].first) })
	return list
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

// removeUses makes users do without the slot, those that are dominated first: a load whose result was stored is
// replaced later.
func (p *promotion) removeUses(b *core.Builder) {
	tree := p.m.tree(p.region)
	at := func(op *core.Operation) (int, *core.Operation) {
		for op.ParentRegion() != p.region {
			op = op.ParentOp()
		}
		if place, ok := tree[op.Block()]; ok {
			return place.first, op
		}
		return math.MaxInt, op // unreachable
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
	tree := p.m.tree(p.region)
	joins := slices.SortedFunc(maps.Keys(p.joins), func(a, b *core.Block) int { return cmp.Compare(tree[a].block, tree[b].block) })
	for _, b := range joins {
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
