package passes

import (
	"github.com/odsgen/ods/core"
	slotsiface "github.com/odsgen/ods/generated/iface/slots"
)

// This file takes what is in a slot through operations with regions. MLIR 22.1.8 leaves such slots alone.

// carrier is an operation with accesses to a slot in its regions.
type carrier struct {
	model   slotsiface.PromotableRegionOpInterface
	stores  bool                  // whether any of them stores
	touched map[*core.Region]bool // those with accesses
}

// enters reports whether it matters what is in the slot in a region: where nothing is accessed the region still hands on
// what others store.
func (c *carrier) enters(r *core.Region) bool { return c.stores || c.touched[r] }

// collectCarriers finds the operations around an access that the slot's value has to go through, and reports whether
// they have models of that.
func (p *promotion) collectCarriers(access *core.Operation, stores bool) bool {
	if !p.m.regionOps {
		return false
	}
	for r := access.ParentRegion(); r != p.region; r = r.ParentRegion() {
		op := r.Op()
		c := p.carriers[op]
		if c == nil {
			model, ok := slotsiface.PromotableRegionOpInterfaceKey.Of(op)
			if !ok {
				return false
			}
			c = &carrier{model: model, touched: map[*core.Region]bool{}}
			if p.carriers == nil {
				p.carriers = map[*core.Operation]*carrier{}
			}
			p.carriers[op] = c
			p.mem[op.Block()] = append(p.mem[op.Block()], op)
		}
		if isGraphRegion(r) {
			return false
		}
		c.touched[r] = true
		c.stores = c.stores || stores
	}
	return true
}

// carry promotes what is in the regions of an operation, given what is in the slot before it, and returns what is in
// it after it.
func (p *promotion) carry(b *core.Builder, op *core.Operation, c *carrier, before *core.Value) *core.Value {
	var regions []*core.Region
	for _, r := range op.Regions() {
		regions = append(regions, r)
		if c.stores { // the operation may be replaced, and regions get blocks
			p.m.dom.InvalidateRegion(r)
			delete(p.m.trees, r)
		}
	}
	b.SetBefore(op)
	b.SetLoc(op.Loc())
	starts := c.model.EnterRegions(p.slot, b, before, c.stores)
	atExit := map[*core.Block]*core.Value{}
	for i, r := range regions {
		if r.IsEmpty() || !c.enters(r) {
			continue
		}
		start := starts[i]
		if start != before && start.ParentBlock() == r.Entry() {
			p.handleArgument(b, start)
		}
		p.propagate(b, r, start, atExit)
	}
	if !c.stores {
		return before
	}
	p.m.rebuilt = true
	b.SetBefore(op)
	b.SetLoc(op.Loc())
	return c.model.LeaveRegions(p.slot, b, func(block *core.Block) *core.Value {
		if v, reachable := atExit[block]; reachable {
			return v
		}
		return p.unset
	})
}

// isExit reports whether control leaves the region at the end of a block, if it gets there.
func isExit(b *core.Block) bool { return b.Last() == nil || b.Last().NumSuccessors() == 0 }
