package passes

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/datalayout"
	"github.com/odsgen/ods/core/memslot"
	slotsiface "github.com/odsgen/ods/generated/iface/slots"
)

func (p *SROAPass) run(r *Run) {
	var allocs []*core.Operation
	r.Op.Walk(func(op *core.Operation) {
		if op != r.Op && slotsiface.DestructurableAllocationOpInterfaceKey.In(op.Info()) {
			allocs = append(allocs, op)
		}
	})
	layout := datalayout.At(r.Op)
	n := 0
	for changed := true; changed; {
		changed = false
		var next []*core.Operation
		for _, op := range allocs {
			parts, ok := split(op, layout)
			if !ok {
				next = append(next, op)
				continue
			}
			next = append(next, parts...)
			changed = true
			n++
		}
		allocs = next
	}
	p.Destructured.Add(n)
	if n == 0 {
		r.PreserveAll()
	}
	r.Preserve(&Dominance, &PostDominance)
}

// split replaces a slot of an allocation by those of its parts and returns the allocations that may be split further.
func split(op *core.Operation, layout *datalayout.Layout) (parts []*core.Operation, ok bool) {
	alloc, ok := slotsiface.DestructurableAllocationOpInterfaceKey.Of(op)
	if !ok {
		return nil, false
	}
	for _, s := range alloc.DestructurableSlots() {
		if !s.Ptr.HasUses() {
			continue
		}
		s.Layout = layout
		x := &splitting{slot: s, uses: map[*core.Operation][]*core.Use{}}
		if !x.collect() {
			continue
		}
		slots, rest := x.run(alloc)
		for _, part := range slots {
			if def := part.Ptr.DefiningOp(); def != nil && slotsiface.DestructurableAllocationOpInterfaceKey.In(def.Info()) {
				parts = append(parts, def)
			}
		}
		if rest != nil {
			parts = append(parts, rest)
		}
		return parts, true
	}
	return nil, false
}

// splitting is what is known about memory that may be split.
type splitting struct {
	slot  memslot.Aggregate
	used  []core.Attribute                // parts
	users []*core.Operation               // all that has to change, as they were found
	uses  map[*core.Operation][]*core.Use // uses that have to go, by user; nil for those that use parts instead
	work  []*core.Operation               // users whose uses have to go
}

// block notes a use that has to go.
func (x *splitting) block(u *core.Use) {
	op := u.Owner()
	known := x.uses[op]
	if slices.Contains(known, u) {
		return
	}
	if len(known) == 0 {
		x.users = append(x.users, op)
	}
	x.uses[op] = append(known, u)
	x.work = append(x.work, op)
}

// collect finds everything that uses the memory, and reports whether it can use parts instead, or go.
func (x *splitting) collect() bool {
	var safe []memslot.Slot
	for u := range x.slot.Ptr.Uses() {
		op := u.Owner()
		if a, ok := slotsiface.DestructurableAccessorOpInterfaceKey.Of(op); ok {
			if used, more, ok := a.CanRewire(x.slot); ok {
				for _, i := range used {
					if !slices.Contains(x.used, i) {
						x.used = append(x.used, i)
					}
				}
				safe = append(safe, more...)
				x.users = append(x.users, op)
				continue
			}
		}
		x.block(u)
	}
	x.stayWithin(safe)
	for len(x.work) > 0 {
		op := x.work[len(x.work)-1]
		x.work = x.work[:len(x.work)-1]
		p, ok := slotsiface.PromotableOpInterfaceKey.Of(op)
		if !ok {
			return false
		}
		more, ok := p.CanRemoveUses(x.uses[op])
		if !ok {
			return false
		}
		for _, u := range more {
			x.block(u)
		}
	}
	return true
}

// stayWithin looks at the users of slots, which have to stay within these or go.
func (x *splitting) stayWithin(work []memslot.Slot) {
	seen := map[*core.Use]bool{}
	for len(work) > 0 {
		s := work[len(work)-1]
		work = work[:len(work)-1]
		for u := range s.Ptr.Uses() {
			if seen[u] {
				continue
			}
			seen[u] = true
			if a, ok := slotsiface.SafeMemorySlotAccessOpInterfaceKey.Of(u.Owner()); ok {
				if more, ok := a.OnlySafeAccesses(s); ok {
					work = append(work, more...)
					continue
				}
			}
			x.block(u)
		}
	}
}

// run splits the memory and returns the parts, and the allocation that has the other slots, or nil.
func (x *splitting) run(alloc slotsiface.DestructurableAllocationOpInterface) (parts []memslot.Slot, rest *core.Operation) {
	b := core.NewBuilder(x.slot.Ptr.Context())
	b.SetAfter(alloc.AsOperation())
	list := alloc.Destructure(x.slot, x.used, b)
	byIndex := make(map[core.Attribute]memslot.Slot, len(list))
	for i, s := range list {
		byIndex[x.used[i]] = s
	}
	var dead []*core.Operation
	for _, op := range x.users {
		b.SetAfter(op)
		erase := false
		if uses := x.uses[op]; len(uses) > 0 {
			if p, ok := slotsiface.PromotableOpInterfaceKey.Of(op); ok {
				erase = p.RemoveUses(uses, b)
			}
		} else if a, ok := slotsiface.DestructurableAccessorOpInterfaceKey.Of(op); ok {
			erase = a.Rewire(x.slot, byIndex, b)
		}
		if erase {
			dead = append(dead, op)
		}
	}
	for n := -1; n != len(dead); { // users of what goes go, too: those first
		n = len(dead)
		dead = slices.DeleteFunc(dead, eraseUnused)
	}
	return list, alloc.HandleDestructured(x.slot)
}

// eraseUnused erases an operation unless its results are used, and reports whether it did.
func eraseUnused(op *core.Operation) bool {
	for _, v := range op.ResultList() {
		if v.HasUses() {
			return false
		}
	}
	op.Erase()
	return true
}
