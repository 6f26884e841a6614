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
	slotsiface "github.com/odsgen/ods/generated/iface/slots"
)

func (p *Mem2RegPass) run(r *Run) {
	dom := Get(r, &Dominance)
	var allocs []*core.Operation
	r.Op.Walk(func(op *core.Operation) {
		if op != r.Op && slotsiface.PromotableAllocationOpInterfaceKey.In(op.Info()) {
			allocs = append(allocs, op)
		}
	})
	m := &memToReg{dom: dom, layout: datalayout.At(r.Op), order: blockOrder{}, trees: make(map[*core.Region]domOrder), regionOps: p.RegionOps}
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
	if !m.rebuilt {
		r.Preserve(&Dominance, &PostDominance)
	}
}

// memToReg promotes slots, one after the other.
type memToReg struct {
	dom                 *core.DominanceInfo
	layout              *datalayout.Layout
	order               blockOrder
	trees               map[*core.Region]domOrder
	promoted, arguments int
	regionOps           bool // whether values may go through operations with regions
	rebuilt             bool // whether any of these was replaced
}

// promote turns a slot of an allocation into values, if that is possible, and reports whether it did. It returns the
// allocation that has the slots that remain, or nil.
func (m *memToReg) promote(op *core.Operation) (rest *core.Operation, done bool) {
	alloc, ok := slotsiface.PromotableAllocationOpInterfaceKey.Of(op)
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
	alloc  slotsiface.PromotableAllocationOpInterface
	slot   memslot.Slot
	region *core.Region

	users    []*core.Operation                 // of what has to go, as they were found
	uses     map[*core.Operation][]*core.Use   // what has to go, by user
	mem      map[*core.Block][]*core.Operation // users that access the slot and carriers, in order
	carriers map[*core.Operation]*carrier      // operations around users, below the region of the slot
	joins    map[*core.Block]bool              // blocks that need an argument
	ordered  []*core.Block                     // the same, in their order in the text
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
		x, ok := slotsiface.PromotableMemOpInterfaceKey.Of(op)
		if !ok {
			continue
		}
		if op.ParentRegion() != p.region && !p.collectCarriers(op, x.StoresTo(p.slot)) {
			return false // nothing tells what is in the slot there
		}
		p.mem[op.Block()] = append(p.mem[op.Block()], op)
	}
	for op, c := range p.carriers {
		if len(p.uses[op]) > 0 || !c.model.CanCarrySlot(p.slot, c.stores) {
			return false
		}
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
	if x, ok := slotsiface.PromotableOpInterfaceKey.Of(op); ok {
		return x.CanRemoveUses(p.uses[op])
	}
	if x, ok := slotsiface.PromotableMemOpInterfaceKey.Of(op); ok {
		return x.CanRemoveSlotUses(p.slot, p.uses[op])
	}
	return nil, false
}

// placeArguments finds the blocks in which several values can arrive that are still needed, and reports whether
// branches can pass them on.
func (p *promotion) placeArguments() bool {
	p.joins = map[*core.Block]bool{}
	if !p.placeIn(p.region, false) {
		return false
	}
	for op, c := range p.carriers {
		for _, r := range op.Regions() {
			if c.enters(r) && !p.placeIn(r, c.stores) {
				return false
			}
		}
	}
	return true
}

// placeIn does that for the blocks of one region. What is in the slot when the region is done is needed, too, when it
// is handed on.
func (p *promotion) placeIn(r *core.Region, handedOn bool) bool {
	if r.IsEmpty() || r.HasOneBlock() {
		return true
	}
	stores := map[*core.Block]bool{}
	var work, live []*core.Block
	if handedOn {
		for b := range r.Blocks() {
			if _, writes := p.firstAccess(p.mem[b]); isExit(b) && !writes {
				live = append(live, b)
			}
		}
	}
	for b, list := range p.mem {
		if b.Region() != r {
			continue
		}
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
	tree := p.m.tree(r)
	found := slices.Collect(maps.Keys(joins(tree, work, needed)))
	slices.SortFunc(found, func(a, b *core.Block) int { return cmp.Compare(tree[a].block, tree[b].block) })
	for _, b := range found {
		for pred := range b.Preds() {
			if !flow.BranchOpInterfaceKey.In(pred.Last().Info()) {
				return false
			}
		}
		p.joins[b] = true
	}
	p.ordered = append(p.ordered, found...)
	return true
}

// firstAccess reports whether accesses of one block read what was in the slot at its start, and whether any of them
// writes.
func (p *promotion) firstAccess(list []*core.Operation) (reads, writes bool) {
	for _, op := range list {
		if c := p.carriers[op]; c != nil {
			reads, writes = reads || !writes, writes || c.stores
			continue
		}
		x, ok := slotsiface.PromotableMemOpInterfaceKey.Of(op)
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
	p.sortUsers()
	p.propagate(b, p.region, p.unset, nil)
	// Values can be results of operations that go: these still have uses now, which move when they are replaced.
	for _, op := range p.users {
		if x, ok := slotsiface.PromotableOpInterfaceKey.Of(op); ok {
			b.SetAfter(op)
			x.VisitStored(p.stored, b)
		}
	}
	p.removeUses(b)
	p.passDefault()
	return p.alloc.HandlePromoted(p.slot, p.unset)
}

// propagate finds what is in the slot before each access in a region and in those below, given what is in it at the
// start, adding arguments to blocks. A block takes over what is in the slot at the end of the nearest block that
// dominates it and has to do with the slot. What is in it at the end of blocks without successors goes to atExit, unless
// that is nil.
func (p *promotion) propagate(b *core.Builder, r *core.Region, start *core.Value, atExit map[*core.Block]*core.Value) {
	type value struct {
		last int // the number of the last block that it goes to
		v    *core.Value
	}
	tree := p.m.tree(r)
	var above []value
	for _, block := range p.concerned(r, tree, atExit != nil) {
		at := tree[block]
		for len(above) > 0 && above[len(above)-1].last < at.first {
			above = above[:len(above)-1]
		}
		v := start
		if len(above) > 0 {
			v = above[len(above)-1].v
		}
		if p.joins[block] {
			v = block.AddArg(p.slot.Elem, p.slot.Ptr.Loc())
			p.handleArgument(b, v)
		}
		for _, op := range p.mem[block] {
			if c := p.carriers[op]; c != nil {
				v = p.carry(b, op, c, v)
				continue
			}
			p.before[op] = v
			if x, ok := slotsiface.PromotableMemOpInterfaceKey.Of(op); ok && x.StoresTo(p.slot) {
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
		if atExit != nil && isExit(block) {
			atExit[block] = v
		}
		above = append(above, value{at.last, v})
	}
}

// handleArgument tells the allocation about an argument that stands for the slot.
func (p *promotion) handleArgument(b *core.Builder, v *core.Value) {
	p.m.arguments++
	b.SetStart(v.ParentBlock())
	p.alloc.HandleSlotArgument(p.slot, v, b)
}

// concerned returns the blocks of a region that access the slot, get an argument or pass one on, as far as control
// reaches them, in the order of a walk of the dominator tree; with exits also those without successors.
func (p *promotion) concerned(r *core.Region, tree domOrder, exits bool) (list []*core.Block) {
	seen := make(map[*core.Block]bool)
	add := func(b *core.Block) {
		if _, reachable := tree[b]; reachable && !seen[b] {
			seen[b] = true
			list = append(list, b)
		}
	}
	if r.HasOneBlock() {
		add(r.Entry())
		return list
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
	if exits {
		for b := range r.Blocks() {
			if isExit(b) {
				add(b)
			}
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

// sortUsers puts users in the order in which they do without the slot, those that are dominated first: a load whose
// result was stored is replaced later.
func (p *promotion) sortUsers() {
	type step struct {
		region, block int
		op            *core.Operation
	}
	// The way to a user is the operations around it below the region of the slot, and the user.
	ways := make(map[*core.Operation][]step, len(p.users))
	for _, user := range p.users {
		var way []step
		for op := user; ; op = op.ParentOp() {
			r := op.ParentRegion()
			at := step{region: r.Index(), block: math.MaxInt, op: op} // unreachable
			if place, ok := p.m.tree(r)[op.Block()]; ok {
				at.block = place.first
			}
			way = append(way, at)
			if r == p.region {
				break
			}
		}
		slices.Reverse(way)
		ways[user] = way
	}
	slices.SortStableFunc(p.users, func(x, y *core.Operation) int {
		return slices.CompareFunc(ways[y], ways[x], func(a, b step) int {
			switch {
			case a.op == b.op:
				return 0
			case a.op.Block() != b.op.Block():
				return cmp.Or(cmp.Compare(a.region, b.region), cmp.Compare(a.block, b.block))
			}
			return p.m.order.compare(a.op, b.op)
		})
	})
}

// removeUses makes users do without the slot.
func (p *promotion) removeUses(b *core.Builder) {
	var dead []*core.Operation
	for _, op := range p.users {
		b.SetAfter(op)
		erase := false
		if x, ok := slotsiface.PromotableMemOpInterfaceKey.Of(op); ok {
			before := p.before[op]
			if before == nil {
				before = p.unset // control does not get there
			}
			erase = x.RemoveSlotUses(p.slot, p.uses[op], b, before)
		} else if x, ok := slotsiface.PromotableOpInterfaceKey.Of(op); ok {
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
	for _, b := range p.ordered {
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
