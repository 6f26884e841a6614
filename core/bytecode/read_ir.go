package bytecode

import (
	"cmp"
	"slices"

	"github.com/odsgen/ods/core"
)

// readIR reads the operations into a new module.
func (r *reading) readIR(c *cursor) *core.Operation {
	if r.o.Workers > 1 && len(c.data) >= parallelBytes && r.version >= versionLazy {
		if op := r.parallelIR(*c); op != nil {
			return op
		}
		r.failure, r.depth = failure{}, 0
	}
	b, top := r.newRegionReader(*c)
	if b.file(top); !b.c.failed() {
		b.orderUses(top)
	}
	return top
}

// newRegionReader makes a reader of all operations, and a module for them.
func (r *reading) newRegionReader(c cursor) (*regionReader, *core.Operation) {
	b := &regionReader{reading: r, c: c, bytes: len(r.data), scope: new(scope)}
	return b, core.NewModule(r.ctx, r.ctx.FileLoc(r.o.Name, 0, 0))
}

// file reads the operations of the file.
func (b *regionReader) file(top *core.Operation) {
	ops, hasArgs := b.c.flagged()
	if hasArgs && !b.c.failed() {
		b.c.fail("the file has arguments")
	}
	b.ops(top.Body(), nil, ops)
	if b.pending > 0 && !b.c.failed() {
		b.c.fail("not all forward unresolved forward operand references")
	}
}

// regionReader reads operations one after the other.
type regionReader struct {
	*reading
	c     cursor
	state core.OperationState
	*scope

	level   int // of regions in one another
	bytes   int // of the file
	claimed int // how many values the open regions say that they define
	pending int // placeholders for values that are used before they are defined
	casts   *core.OpInfo
	last    []lastProps // by the number of the name

	propCursor cursor        // of the properties that are being read
	early      []*core.Value // those that were, which have several uses
	orders     []customOrder
	blocks     []*core.Block // of the open regions

	queues bool         // isolated regions are left for other goroutines, but for those of symbol tables
	tasks  []regionTask // what was left

	headOnly bool // the operation is read without its regions, which follow elsewhere
	outline  bool // isolated regions are left empty, but for those of symbol tables
}

// scope holds the values that operations can refer to by number: those of regions up to one that is isolated.
type scope struct {
	values []*core.Value // nil while undefined and unused
	next   int           // of the innermost region, the one that is defined next
}

// customOrder is the order of a use list as it stands in the file.
type customOrder struct {
	value *core.Value
	pairs bool
	list  []uint64
	at    int
}

// ops reads operations into a block. Blocks are those of the region around them.
func (b *regionReader) ops(to *core.Block, blocks []*core.Block, n uint64) {
	for ; n > 0 && !b.c.failed(); n-- {
		b.operation(to, blocks)
	}
}

// nameAt returns the name of operations with a number; nil when there is an error.
func (r *reading) nameAt(c *cursor, i uint64) *readName {
	if i >= uint64(len(r.names)) {
		c.fail("invalid operation name index: %d", i)
		return nil
	}
	n := &r.names[i]
	if n.info != nil {
		return n
	}
	if r.frozen {
		c.fail("a name has a mistake")
		return nil
	}
	name := n.dialect.name
	if n.name != "" {
		if !r.load(c, n.dialect) {
			return nil
		}
		name += "." + n.name
	}
	if name == "" {
		c.fail("empty operation name is invalid")
		return nil
	}
	n.info = r.ctx.VersionedInfo(name, r.o.Versions)
	if n.number = int(i); n.info.IsRegistered() {
		n.layout = layoutOf(n.info, int(r.version), 0)
	}
	return n
}

func (b *regionReader) operation(to *core.Block, blocks []*core.Block) {
	c := &b.c
	name := b.nameAt(c, c.varInt())
	mask := c.byte()
	loc := b.loc(c, c.varInt())
	if c.failed() {
		return
	}
	s := &b.state
	s.Reset(name.info, loc)
	if mask&hasAttrs != 0 {
		b.attrDict(s)
	}
	if mask&hasProperties != 0 {
		b.properties(s, name)
	}
	if mask&hasResults != 0 {
		for n := c.count("results"); n > 0 && !c.failed(); n-- {
			s.Types = append(s.Types, b.typ(c, c.varInt()))
		}
	}
	if mask&hasOperands != 0 {
		for n := c.count("operands"); n > 0 && !c.failed(); n-- {
			s.Operands = append(s.Operands, b.operand())
		}
	}
	if mask&hasSuccessors != 0 {
		for n := c.count("successors"); n > 0 && !c.failed(); n-- {
			i := c.varInt()
			if i >= uint64(len(blocks)) {
				c.fail("invalid successor index: %d", i)
				return
			}
			s.Successors = append(s.Successors, blocks[i])
		}
	}
	firstOrder := len(b.orders)
	if mask&hasUseLists != 0 && b.version >= versionUseLists {
		b.useLists(len(s.Types))
	}
	regions, apart := 0, false
	if mask&hasRegions != 0 {
		n, flag := c.flagged()
		if b.headOnly {
			n = min(n, 1)
			regions, apart = int(n), flag
		} else {
			regions, apart = c.bounded(n, "regions"), flag
		}
		for range regions {
			s.Regions = append(s.Regions, nil)
		}
	}
	if c.failed() {
		return
	}
	op := s.Make()
	to.Append(op)
	if len(b.values) > 0 && b.fits(op.NumResults()) {
		for i := range op.NumResults() {
			b.define(op.Result(i))
		}
	}
	b.attachOrders(firstOrder, op.NumResults(), op.Result)
	if regions > 0 && !c.failed() {
		b.regionsOf(op, apart)
	}
}

// attrDict reads the attributes of an operation. Inherent ones go to their slots, if they can be stored there.
func (b *regionReader) attrDict(s *core.OperationState) {
	a := b.attr(&b.c, b.c.varInt())
	if a == nil {
		return
	}
	dict, ok := a.(*core.DictAttr)
	if !ok {
		b.c.fail("expected attribute of type: mlir::DictionaryAttr, but got: %s", core.AttrString(a))
		return
	}
	slots := s.Info.Def().Slots
	if len(slots) == 0 {
		s.Attrs = append(s.Attrs, dict.Entries()...)
		return
	}
	for _, e := range dict.Entries() {
		i := s.Info.SlotIndex(currentName(e.Name))
		if i < 0 || slots[i].Prop != nil {
			s.Attrs = append(s.Attrs, e)
		} else if n := sizesOf(s.Info.Def(), i); n < 0 && slots[i].Constraint.Stores(e.Value) || n >= 0 && b.areSizes(e.Value, n) {
			s.SetSlot(i, e.Value)
		}
	}
}

// currentName returns what an attribute is called now that had another name in files of former times.
func currentName(name string) string {
	switch name {
	case "operand_segment_sizes":
		return "operandSegmentSizes"
	case "result_segment_sizes":
		return "resultSegmentSizes"
	}
	return name
}

func (b *regionReader) areSizes(a core.Attribute, n int) bool {
	sizes, ok := a.(*core.DenseArrayAttr)
	return ok && sizes.ElementType() == core.Type(b.ctx.I32()) && sizes.Len() == n
}

// operand reads the number of a value. One that is not defined yet gets a placeholder.
func (b *regionReader) operand() *core.Value {
	i := b.c.varInt()
	if i >= uint64(len(b.values)) {
		b.c.fail("invalid value index: %d", i)
		return nil
	}
	if v := b.values[i]; v != nil {
		return v
	}
	if b.casts == nil {
		b.casts = b.ctx.InfoOf(&core.UnrealizedCastDef)
	}
	b.pending++
	v := core.Create(&core.OperationState{Info: b.casts, Types: []core.Type{b.ctx.None()}}).Result(0)
	b.values[i] = v
	return v
}

// fits reports whether n more values have numbers.
func (b *regionReader) fits(n int) bool {
	if b.next+n > len(b.values) {
		b.c.fail("value index range was outside of the expected range for the parent region, got [%d, %d), but the maximum index was %d",
			b.next, b.next+n, len(b.values)-1)
	}
	return b.next+n <= len(b.values)
}

// define gives the next number to a value; the caller knows that there is one.
func (b *regionReader) define(v *core.Value) {
	old := b.values[b.next]
	b.values[b.next] = v
	b.next++
	if old == nil {
		return
	}
	b.pending--
	old.ReplaceAllUsesWith(v)
	b.early = append(b.early, v)
}

// regionsOf reads the regions of an operation: from a section of their own when they are isolated.
func (b *regionReader) regionsOf(op *core.Operation, apart bool) {
	switch {
	case b.headOnly:
		return
	case b.outline && apart && b.version >= versionLazy && !op.Has(core.TraitSymbolTable):
		b.c.nested()
		return
	case b.queues && apart && !op.Has(core.TraitSymbolTable):
		if id, s := b.c.nested(); id == sectionIR { // a mistake is found again when the file is read in order
			b.tasks = append(b.tasks, regionTask{op, s, b.level + 1})
			return
		}
		b.c.fail("expected IR section for region")
		return
	}
	if b.level >= b.maxDepth {
		b.c.fail("nesting is deeper than %d levels; raise the parser's limit if this is intended", b.maxDepth)
		return
	}
	b.level++
	outer, outerScope := b.c, b.scope
	inSection := apart && b.version >= versionLazy
	if inSection {
		id, s := b.c.nested()
		if id != sectionIR && !b.c.failed() {
			b.c.fail("expected IR section for region")
		}
		outer = b.c
		b.c = s
	}
	if apart {
		b.scope = new(scope)
	}
	for i := range op.NumRegions() {
		if b.c.failed() {
			break
		}
		b.region(op.Region(i))
	}
	b.scope = outerScope
	if inSection {
		b.c = outer
	}
	b.level--
}

func (b *regionReader) region(r *core.Region) {
	n := b.c.count("blocks")
	if n == 0 {
		return
	}
	values := b.c.varInt()
	// Each value takes a byte where it is defined, so that all open regions together define fewer than the file has bytes.
	if values > uint64(b.bytes-b.claimed) {
		b.c.fail("the number of values, %d, exceeds what %d bytes can define", values, b.bytes)
		return
	}
	b.claimed += int(values)
	from, next := len(b.values), b.next
	b.next = from
	b.values = append(b.values, make([]*core.Value, values)...)
	first := len(b.blocks)
	for range n {
		bl := b.state.MakeBlock()
		b.blocks = append(b.blocks, bl)
		r.Append(bl)
	}
	for i := 0; i < n && !b.c.failed(); i++ {
		b.block(b.blocks[first+i], b.blocks[first:first+n])
	}
	b.blocks = b.blocks[:first]
	b.values, b.next = b.values[:from], next
	b.claimed -= int(values)
}

func (b *regionReader) block(to *core.Block, blocks []*core.Block) {
	c := &b.c
	ops, hasArgs := c.flagged()
	if hasArgs {
		n := c.count("arguments")
		for i := 0; i < n && !c.failed(); i++ {
			b.argument(to, n-i)
		}
		if b.version >= versionUseLists && c.byte() != 0 {
			first := len(b.orders)
			b.useLists(n)
			b.attachOrders(first, to.NumArgs(), to.Arg)
		}
	}
	b.ops(to, blocks, ops)
}

// argument reads the first one of n arguments.
func (b *regionReader) argument(to *core.Block, n int) {
	c := &b.c
	var t core.Type
	var l core.Location
	if b.version >= versionElidedLocs {
		i, hasLoc := c.flagged()
		t = b.typ(c, i)
		if hasLoc {
			l = b.loc(c, c.varInt())
		}
	} else {
		t = b.typ(c, c.varInt())
		l = b.loc(c, c.varInt())
	}
	if !c.failed() && b.fits(n) {
		b.define(b.state.MakeArg(to, t, l))
	}
}

// useLists reads the orders of use lists of n values. Until the values are known, the index stands in the list.
func (b *regionReader) useLists(n int) {
	c := &b.c
	count := uint64(1)
	if n != 1 {
		count = c.varInt()
	}
	for ; count > 0 && !c.failed(); count-- {
		i := uint64(0)
		if n != 1 {
			i = c.varInt()
		}
		at := c.offset()
		length, pairs := c.flagged()
		o := customOrder{pairs: pairs, at: at, list: make([]uint64, 1, 1+c.bounded(length, "indexes"))}
		o.list[0] = i
		for range length {
			if c.failed() {
				return
			}
			o.list = append(o.list, c.varInt())
		}
		b.orders = append(b.orders, o)
	}
}

// attachOrders gives the orders from index from on to their values.
func (b *regionReader) attachOrders(from, n int, value func(int) *core.Value) {
	for i := from; i < len(b.orders); i++ {
		o := &b.orders[i]
		if o.list[0] >= uint64(n) {
			o.value = nil
			continue
		}
		o.value, o.list = value(int(o.list[0])), o.list[1:]
	}
}

// orderUses puts the use lists into the order of the file: as it stands there, else the reverse of the order in which a
// walk meets the uses. That is the order in which they were made, but for values that were used before they were
// defined.
func (b *regionReader) orderUses(root *core.Operation) {
	if len(b.early) == 0 && len(b.orders) == 0 {
		return
	}
	var ids core.OpTable[uint32]
	defer ids.Release()
	next := uint32(0)
	var number func(*core.Operation)
	number = func(op *core.Operation) {
		*ids.At(op) = next
		next++
		for _, r := range op.Regions() {
			for bl := range r.Blocks() {
				for o := bl.First(); o != nil; o = o.Next() {
					number(o)
				}
			}
		}
	}
	number(root)
	var uses []*core.Use
	sorted := func(v *core.Value) []*core.Use {
		uses = uses[:0]
		for u := range v.Uses() {
			uses = append(uses, u)
		}
		slices.SortFunc(uses, func(x, y *core.Use) int {
			if d := cmp.Compare(*ids.Get(y.Owner()), *ids.Get(x.Owner())); d != 0 {
				return d
			}
			return cmp.Compare(y.Index(), x.Index())
		})
		return uses
	}
	for _, v := range b.early {
		v.OrderUses(sorted(v))
	}
	for i := range b.orders {
		o := &b.orders[i]
		if o.value == nil || !o.value.HasUses() || o.value.HasOneUse() {
			continue
		}
		ordered := o.apply(sorted(o.value))
		if ordered == nil {
			b.c.failAt(o.at, "parsed use-list orders were invalid and could not be applied")
			return
		}
		o.value.OrderUses(ordered)
	}
}

// apply permutes the uses; nil when the order is not a permutation of them.
func (o *customOrder) apply(uses []*core.Use) []*core.Use {
	place := make([]uint64, len(uses)) // of each use in the list
	if o.pairs {
		for i := range place {
			place[i] = uint64(i)
		}
		for i := 0; i+1 < len(o.list); i += 2 {
			if o.list[i+1] >= uint64(len(place)) {
				return nil
			}
			place[o.list[i+1]] = o.list[i]
		}
	} else {
		if len(o.list) != len(uses) {
			return nil
		}
		copy(place, o.list)
	}
	out := make([]*core.Use, len(uses))
	for i, p := range place {
		if p >= uint64(len(out)) || out[p] != nil {
			return nil
		}
		out[p] = uses[i]
	}
	if o.pairs && len(o.list)%2 != 0 {
		return nil
	}
	return out
}
