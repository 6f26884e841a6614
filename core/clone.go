package core

import (
	"fmt"
	"slices"
	"unsafe"
)

// IRMapping maps values and blocks of one piece of IR to those of another. The zero value is ready to use.
type IRMapping struct {
	values map[*Value]*Value
	blocks map[*Block]*Block
}

// Map records that from stands for to.
func (m *IRMapping) Map(from, to *Value) {
	if m.values == nil {
		m.values = make(map[*Value]*Value)
	}
	m.values[from] = to
}

// MapBlock records that from stands for to.
func (m *IRMapping) MapBlock(from, to *Block) {
	if m.blocks == nil {
		m.blocks = make(map[*Block]*Block)
	}
	m.blocks[from] = to
}

// Value returns what v stands for, v itself when nothing was recorded.
func (m *IRMapping) Value(v *Value) *Value {
	if w, ok := m.values[v]; ok {
		return w
	}
	return v
}

// Lookup returns what v stands for, and whether something was recorded.
func (m *IRMapping) Lookup(v *Value) (*Value, bool) {
	w, ok := m.values[v]
	return w, ok
}

// Block returns what b stands for, b itself when nothing was recorded.
func (m *IRMapping) Block(b *Block) *Block {
	if c, ok := m.blocks[b]; ok {
		return c
	}
	return b
}

// Clone returns a detached copy of the operation with everything nested in it. Operands and successors go through m,
// which learns the new results, arguments and blocks; nil means an empty mapping.
func (op *Operation) Clone(m *IRMapping) *Operation {
	if m == nil {
		m = new(IRMapping)
	}
	c := copier{m: m}
	n := c.header(op)
	c.rest(op, n)
	return n
}

// CloneWithoutRegions returns a detached copy whose regions are empty.
func (op *Operation) CloneWithoutRegions(m *IRMapping) *Operation {
	if m == nil {
		m = new(IRMapping)
	}
	c := copier{m: m}
	n := c.header(op)
	c.operands(op, n)
	return n
}

// WithOperands returns the operation as it would be with other operands, one for each, to be looked at through its
// generated view: attributes, results, regions and successors are those of the operation itself. It is not part of the
// IR, no user of the values, and must not be changed.
func (op *Operation) WithOperands(vals []*Value) *Operation {
	if len(vals) != int(op.nOperands) {
		panic(fmt.Sprintf("core: '%s' has %d operands, not %d", op.Name(), op.nOperands, len(vals)))
	}
	n := *op
	n.flags = 0 // no mark, and the slots are another's
	if len(vals) > 0 {
		uses := make([]Use, len(vals))
		for i, v := range vals {
			uses[i] = Use{value: v, owner: &n}
			uses[i].back = &uses[i].next // in no list
		}
		n.operands = &uses[0]
	}
	return &n
}

// CloneInto copies all blocks to another region ahead of before (nil: at the end). The mapping learns the new values
// and blocks.
func (r *Region) CloneInto(to *Region, before *Block, m *IRMapping) {
	c := copier{m: m}
	c.region(r, to, before)
}

// CopyInto is [Region.CloneInto] for a mapping that is not needed afterwards: it may learn the new values or not. That
// is faster.
func (r *Region) CopyInto(to *Region, before *Block, m *IRMapping) {
	c := copier{m: m, copies: new(OpTable[*Operation])}
	for op := range r.Ops() {
		c.count(op)
	}
	c.region(r, to, before)
	c.copies.Release()
}

// copier copies regions.
type copier struct {
	m      *IRMapping
	copies *OpTable[*Operation] // what became of operations; nil: the mapping knows their results
	// Cells for what is still to be copied, as many as were counted.
	ops  slab[Operation]
	uses slab[Use]
	vals slab[Value]
}

// slab hands out cells from pieces of some kilobytes, no more in all than are needed.
type slab[T any] struct {
	free []T
	left int // cells that are needed besides
}

// slabCells is how many cells a piece has at most.
const slabCells = 85

func (s *slab[T]) take(n int) []T {
	if n > len(s.free) {
		if n > s.left || n > slabCells {
			return make([]T, n)
		}
		k := min(s.left, slabCells)
		s.free = make([]T, k)
		s.left -= k
	}
	out := s.free[:n:n]
	s.free = s.free[n:]
	return out
}

func (c *copier) count(op *Operation) {
	c.ops.left++
	c.uses.left += int(op.nOperands)
	c.vals.left += int(op.nResults)
	for _, r := range op.Regions() {
		for o := range r.Ops() {
			c.count(o)
		}
	}
}

func (c *copier) value(v *Value) *Value {
	if c.copies != nil && v != nil {
		if op := v.DefiningOp(); op != nil {
			if p := c.copies.Get(op); p != nil {
				return (*p).Result(v.Index())
			}
		}
	}
	return c.m.Value(v)
}

func (c *copier) region(r, to *Region, before *Block) {
	if r.first == nil {
		return
	}
	for b := range r.Blocks() {
		nb := new(Block)
		c.m.MapBlock(b, nb)
		if r.op != nil {
			r.op.Context().carryBlockName(b, nb)
		}
		for i, a := range b.args {
			if _, ok := c.m.Lookup(a); !ok {
				na := nb.AddArg(a.Type(), b.argLocs[i])
				c.m.Map(a, na)
				a.Context().CarrySourceName(a, na)
			}
		}
		to.InsertBefore(nb, before)
	}
	// Operations may use results of operations further down, so headers come first, operands and regions last.
	for b := range r.Blocks() {
		nb := c.m.Block(b)
		for op := b.first; op != nil; op = op.next {
			nb.Append(c.header(op))
		}
	}
	for b := range r.Blocks() {
		n := c.m.Block(b).first
		for op := b.first; op != nil; op, n = op.next, n.next {
			c.rest(op, n)
		}
	}
}

// header copies the operation with its attributes, without the contents of its regions and with absent operands.
func (c *copier) header(op *Operation) *Operation {
	n := &c.ops.take(1)[0]
	*n = Operation{info: op.info, loc: op.loc, slots: op.slots, nOperands: op.nOperands, nResults: op.nResults}
	if op.flags&opOwnsSlots != 0 {
		own := slices.Clone(op.slotWords())
		n.slots, n.flags = &own[0], opOwnsSlots
	}
	if n.nOperands > 0 {
		uses := c.uses.take(int(n.nOperands))
		for i := range uses {
			uses[i].owner = n
		}
		n.operands = &uses[0]
	}
	if n.nResults > 0 {
		vals := c.vals.take(int(n.nResults))
		n.results = &vals[0]
		for i := range vals {
			from := op.Result(i)
			vals[i] = Value{typ: from.typ, owner: unsafe.Pointer(n), index: uint32(i)}
			if c.copies == nil {
				c.m.Map(from, &vals[i])
			}
			op.Context().CarrySourceName(from, &vals[i])
		}
		if c.copies != nil {
			*c.copies.At(op) = n
		}
	}
	if x := op.ext; x != nil {
		n.ext = &opExt{discardable: x.discardable, props: x.props, source: x.source}
		if len(x.regions) > 0 {
			n.ext.regions = make([]Region, len(x.regions))
			for i := range n.ext.regions {
				n.ext.regions[i].op = n
			}
		}
		if len(x.successors) > 0 {
			n.ext.successors = make([]BlockUse, len(x.successors))
			for i := range n.ext.successors {
				n.ext.successors[i].owner = n
				n.ext.successors[i].set(c.m.Block(x.successors[i].block))
			}
		}
	}
	return n
}

func (c *copier) operands(op, n *Operation) {
	uses := n.uses()
	for i := range uses {
		uses[i].set(c.value(op.Operand(i)))
	}
}

// rest gives the copy its operands, then the contents of its regions; use lists show the order, which is upstream's.
func (c *copier) rest(op, n *Operation) {
	c.operands(op, n)
	for i := range op.NumRegions() {
		c.region(op.Region(i), n.Region(i), nil)
	}
}
