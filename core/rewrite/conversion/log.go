package conversion

import (
	"slices"

	"github.com/odsgen/ods/core"
)

// change is one logged change of the IR. Some are visible at once and undone by undo; others, the replacement of values
// and the erasure of operations, are made by commit. What commit unlinks is destroyed by cleanup, when nothing refers
// to it any more.
type change interface {
	undo(d *driver)
	commit(d *driver)
	cleanup(d *driver)
}

// noCommit is embedded by changes that are complete from the start.
type noCommit struct{}

func (noCommit) commit(*driver)  {}
func (noCommit) cleanup(*driver) {}

// createdBlock: a block was made and put into a region. This and [createdOp] are one pointer and nothing else, so that
// logging them takes no memory of their own.
type createdBlock struct{ b *core.Block }

func (createdBlock) commit(*driver)  {}
func (createdBlock) cleanup(*driver) {}

func (c createdBlock) undo(*driver) {
	for op := range c.b.Ops() { // those that were not made by patterns belong elsewhere
		op.Remove()
	}
	for u := range c.b.SuccUses() {
		u.Owner().SetSuccessor(u.Index(), nil)
	}
	dropArgUses(c.b)
	c.b.Erase()
}

func dropArgUses(b *core.Block) {
	for _, a := range b.Args() {
		for u := range a.Uses() {
			u.Set(nil)
		}
	}
}

// erasedBlock: a block was taken out of its region.
type erasedBlock struct {
	b      *core.Block
	region *core.Region
	before *core.Block
}

func (c erasedBlock) undo(*driver)   { c.region.InsertBefore(c.b, c.before) }
func (c erasedBlock) commit(*driver) {}
func (c erasedBlock) cleanup(d *driver) {
	for op := range c.b.OpsBackward() {
		d.destroy(op)
	}
	dropArgUses(c.b)
	for u := range c.b.SuccUses() {
		u.Owner().SetSuccessor(u.Index(), nil)
	}
	c.b.Erase()
}

// inlinedOps: all operations of a block went to another one.
type inlinedOps struct {
	noCommit
	from, to    *core.Block
	first, last *core.Operation // nil when there were none
}

func (c inlinedOps) undo(*driver) {
	if c.first != nil {
		c.from.Splice(c.from.First(), c.first, c.last)
	}
}

// movedBlock: a block went from one place to another.
type movedBlock struct {
	noCommit
	b      *core.Block
	region *core.Region
	before *core.Block
}

func (c movedBlock) undo(*driver) {
	c.b.Remove()
	c.region.InsertBefore(c.b, c.before)
}

// convertedBlock: the terminators that named one block name another one now.
type convertedBlock struct {
	noCommit
	old, fresh *core.Block
}

func (c convertedBlock) undo(*driver) { c.fresh.ReplaceAllUsesWith(c.old) }

// replacedArg: a value that is not a result of a replaced operation is to be replaced, which commit does.
type replacedArg struct {
	v     *core.Value
	types *TypeConverter
}

func (c replacedArg) undo(d *driver) { d.unmap([]*core.Value{c.v}) }

func (c replacedArg) commit(d *driver) {
	w := d.replacementOrCast(c.v, c.types)
	if w == nil {
		return
	}
	op := w.DefiningOp()
	if op == nil {
		c.v.ReplaceAllUsesWith(w)
		return
	}
	// The replacement may be computed from the value itself: uses before it stay.
	c.v.ReplaceUsesIf(w, func(u *core.Use) bool {
		user := u.Owner()
		return user.Block() != op.Block() || user != op && op.IsBeforeInBlock(user)
	})
}

func (replacedArg) cleanup(*driver) {}

// movedOp: an operation went from one place to another.
type movedOp struct {
	noCommit
	op     *core.Operation
	block  *core.Block
	before *core.Operation
}

func (c movedOp) undo(*driver) {
	c.op.Remove()
	c.block.InsertBefore(c.op, c.before)
}

// splitBlock: a block was split into two, of which it is one.
type splitBlock struct {
	noCommit
	b, before, after *core.Block
}

func (c *splitBlock) undo(*driver) { c.b.Unsplit(c.before, c.after) }

// modifiedOp: an operation was changed in place; it keeps what was there.
type modifiedOp struct {
	noCommit
	op         *core.Operation
	loc        core.Location
	operands   []*core.Value
	successors []*core.Block
	slots      []core.Attribute
	attrs      []core.NamedAttr
	props      core.Attribute
}

// take remembers how an operation is now, in the memory of what c remembered before.
func (c *modifiedOp) take(op *core.Operation) {
	*c = modifiedOp{op: op, loc: op.Loc(), operands: c.operands[:0], successors: c.successors[:0], slots: c.slots[:0],
		attrs: op.DiscardableAttrs(), props: op.OpaqueProperties()}
	for i := range op.NumOperands() {
		c.operands = append(c.operands, op.Operand(i))
	}
	for i := range op.NumSuccessors() {
		c.successors = append(c.successors, op.Successor(i))
	}
	for i := range op.NumSlots() {
		c.slots = append(c.slots, op.Slot(i))
	}
}

// keep returns a copy that the next take leaves alone.
func (c *modifiedOp) keep() *modifiedOp {
	k := *c
	k.operands, k.successors, k.slots = slices.Clone(c.operands), slices.Clone(c.successors), slices.Clone(c.slots)
	return &k
}

func snapshot(op *core.Operation) *modifiedOp {
	m := new(modifiedOp)
	m.take(op)
	return m
}

// undo sets operands also where they are the same, as upstream, because the order of use lists shows it.
func (c *modifiedOp) undo(*driver) {
	c.op.SetLoc(c.loc)
	c.op.SetOperands(c.operands)
	for i, b := range c.successors {
		c.op.SetSuccessor(i, b)
	}
	for i, a := range c.slots {
		c.op.SetSlot(i, a)
	}
	if !sameAttrs(c.op.DiscardableAttrs(), c.attrs) {
		c.op.SetDiscardableAttrs(c.attrs)
	}
	if c.op.OpaqueProperties() != c.props {
		c.op.SetOpaqueProperties(c.props)
	}
}

// sameAttrs reports whether two lists are the same memory.
func sameAttrs(a, b []core.NamedAttr) bool {
	return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0])
}

// replacedOp: an operation's results are to be replaced and it is to be erased, which commit does.
type replacedOp struct {
	op    *core.Operation
	types *TypeConverter
}

func (c *replacedOp) undo(d *driver) {
	for _, r := range c.op.Results() {
		d.unmap([]*core.Value{r})
	}
}

func (c *replacedOp) commit(d *driver) {
	vals := d.pool.list(c.op.NumResults())
	for i, r := range c.op.Results() {
		vals[i] = d.replacementOrCast(r, c.types)
	}
	if d.listener != nil {
		d.listener.OpReplaced(c.op, vals)
	}
	for i, r := range c.op.Results() {
		if vals[i] != nil {
			r.ReplaceAllUsesWith(vals[i])
		}
	}
	c.op.Remove()
}

func (c *replacedOp) cleanup(d *driver) { d.destroy(c.op) }

// createdOp: an operation was made and put into a block.
type createdOp struct{ op *core.Operation }

func (createdOp) commit(*driver)  {}
func (createdOp) cleanup(*driver) {}

func (c createdOp) undo(*driver) {
	// What belongs elsewhere has gone back already.
	dropNestedUses(c.op)
	c.op.DropAllUses()
	c.op.Erase()
}

// madeCast: the driver made a cast to be resolved at the end.
type madeCast struct {
	noCommit
	op  *core.Operation
	key []*core.Value // what the mapping maps to the cast's results, if anything
}

func (c *madeCast) undo(d *driver) {
	if len(c.key) > 0 {
		d.unmap(c.key)
	}
	c.op.DropAllUses()
	c.op.Erase()
}

// destroy erases an operation that cleanup has not erased yet, with everything nested in it.
func (d *driver) destroy(op *core.Operation) {
	if op.IsErased() {
		return
	}
	if l := d.listener; l != nil {
		op.Walk(l.OpErased)
	}
	dropNestedUses(op)
	op.DropAllUses()
	op.Erase()
}

// dropNestedUses takes the values defined below op away from users outside, so that nothing refers to destroyed cells.
func dropNestedUses(op *core.Operation) {
	for _, r := range op.Regions() {
		for b := range r.Blocks() {
			dropArgUses(b)
			for o := range b.Ops() {
				dropNestedUses(o)
				o.DropAllUses()
			}
		}
	}
}
