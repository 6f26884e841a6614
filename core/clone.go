package core

import (
	"slices"
	"unsafe"
)

// Mapping maps values and blocks of one piece of IR to those of another. The zero value is ready to use.
type Mapping struct {
	values map[*Value]*Value
	blocks map[*Block]*Block
}

// Map records that from stands for to.
func (m *Mapping) Map(from, to *Value) {
	if m.values == nil {
		m.values = make(map[*Value]*Value)
	}
	m.values[from] = to
}

// MapBlock records that from stands for to.
func (m *Mapping) MapBlock(from, to *Block) {
	if m.blocks == nil {
		m.blocks = make(map[*Block]*Block)
	}
	m.blocks[from] = to
}

// Value returns what v stands for, v itself when nothing was recorded.
func (m *Mapping) Value(v *Value) *Value {
	if w, ok := m.values[v]; ok {
		return w
	}
	return v
}

// Lookup returns what v stands for, and whether something was recorded.
func (m *Mapping) Lookup(v *Value) (*Value, bool) {
	w, ok := m.values[v]
	return w, ok
}

// Block returns what b stands for, b itself when nothing was recorded.
func (m *Mapping) Block(b *Block) *Block {
	if c, ok := m.blocks[b]; ok {
		return c
	}
	return b
}

// Clone returns a detached copy of the operation with everything nested in it. Operands and successors go through m,
// which learns the new results, arguments and blocks; nil means an empty mapping.
func (op *Operation) Clone(m *Mapping) *Operation {
	if m == nil {
		m = new(Mapping)
	}
	n := op.cloneHeader(m)
	op.cloneRest(n, m)
	return n
}

// CloneWithoutRegions returns a detached copy whose regions are empty.
func (op *Operation) CloneWithoutRegions(m *Mapping) *Operation {
	if m == nil {
		m = new(Mapping)
	}
	n := op.cloneHeader(m)
	op.cloneOperands(n, m)
	return n
}

// cloneRest gives the copy its operands, then the contents of its regions; use lists show the order, which is upstream's.
func (op *Operation) cloneRest(n *Operation, m *Mapping) {
	op.cloneOperands(n, m)
	for i, r := range op.Regions() {
		r.CloneInto(n.Region(i), nil, m)
	}
}

func (op *Operation) cloneOperands(n *Operation, m *Mapping) {
	uses := n.uses()
	for i := range uses {
		uses[i].set(m.Value(op.Operand(i)))
	}
}

// cloneHeader copies the operation with its attributes, without the contents of its regions and with absent operands.
func (op *Operation) cloneHeader(m *Mapping) *Operation {
	n := &Operation{info: op.info, loc: op.loc, slots: op.slots, nOperands: op.nOperands, nResults: op.nResults}
	if op.flags&opOwnsSlots != 0 {
		own := slices.Clone(op.slotWords())
		n.slots, n.flags = &own[0], opOwnsSlots
	}
	if n.nOperands > 0 {
		uses := make([]Use, n.nOperands)
		for i := range uses {
			uses[i].owner = n
		}
		n.operands = &uses[0]
	}
	if n.nResults > 0 {
		vals := make([]Value, n.nResults)
		n.results = &vals[0]
		for i := range vals {
			from := op.Result(i)
			vals[i] = Value{typ: from.typ, owner: unsafe.Pointer(n), index: uint32(i)}
			m.Map(from, &vals[i])
			op.Context().CarrySourceName(from, &vals[i])
		}
	}
	if x := op.ext; x != nil {
		n.ext = &opExt{regions: make([]Region, len(x.regions)), successors: make([]BlockUse, len(x.successors)),
			discardable: x.discardable, props: x.props}
		for i := range n.ext.regions {
			n.ext.regions[i].op = n
		}
		for i := range n.ext.successors {
			n.ext.successors[i].owner = n
			n.ext.successors[i].set(m.Block(x.successors[i].block))
		}
	}
	return n
}

// CloneInto copies all blocks to another region in front of before (nil: at the end).
func (r *Region) CloneInto(to *Region, before *Block, m *Mapping) {
	if r.first == nil {
		return
	}
	for b := range r.Blocks() {
		nb := new(Block)
		m.MapBlock(b, nb)
		if r.op != nil {
			r.op.Context().carryBlockName(b, nb)
		}
		for i, a := range b.args {
			if _, ok := m.Lookup(a); !ok {
				na := nb.AddArg(a.Type(), b.argLocs[i])
				m.Map(a, na)
				a.Context().CarrySourceName(a, na)
			}
		}
		to.InsertBefore(nb, before)
	}
	// Operations may use results of operations further down, so headers come first, operands and regions last.
	type pending struct{ from, to *Operation }
	var all []pending
	for b := range r.Blocks() {
		nb := m.Block(b)
		for op := range b.Ops() {
			n := op.cloneHeader(m)
			nb.Append(n)
			all = append(all, pending{op, n})
		}
	}
	for _, p := range all {
		p.from.cloneRest(p.to, m)
	}
}
