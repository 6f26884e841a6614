package bytecode

import (
	"fmt"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/internal/fanout"
)

// shard looks at some of the operations: it gives them, and the values that they define, their numbers, and collects
// what they refer to, in the order in which that is met. One goroutine works on a shard.
type shard struct {
	n *numbering

	first, behind *core.Operation // of the block of a module; of the shard that has the module itself they are nil
	ops           core.OpTable[opData]
	weight        int      // about how many operations there are
	sizes         []uint32 // how many operations each of those of the block is, with those in it

	// What the operations of the block met first, and what those in their regions did. A shard that has everything uses
	// the first one only.
	heads, bodies []*entry
	met           *[]*entry

	pool         entryPool
	attrs, types pages
	names        []*shardName // by index of the entry in the context
	unknown      *entry
	compound     map[core.Location]*entry
	places       placeTable
	lines        lineRange
	placer       placer
	file         uint32 // of the last place
	fileEntry    *entry // of its name

	nextID    uint32
	nextValue uint32
	open      []openOp
	work      []regionWork
	nested    []*core.Operation

	stringProps bool // properties hold strings
	err         error
}

// shardName is what a shard knows of the operations of a name.
type shardName struct {
	*entry
	layout layout
	last   fewAttrs // of the last operation: the next one mostly has the same
	used   []*entry // what the properties of the last operation refer to
}

// opData is what is kept about an operation.
type opData struct {
	id       uint32 // in the order of a walk that visits operations before what is nested in them
	prop     uint32 // the number of its properties in the part, plus one; 0 when it has none
	loc      *entry
	values   uint32 // that its first region defines
	isolated isolation
}

type isolation uint8

const (
	isolationUnknown isolation = iota
	isolated
	notIsolated
)

// openOp is an operation with regions that the walk is inside of.
type openOp struct {
	op         *core.Operation
	data       *opData
	unresolved bool // whether it, or an operation around it, may still turn out not to be isolated
}

// regionWork is a region to be looked at, and the number of the first value that it defines.
type regionWork struct {
	region *core.Region
	first  uint32
}

// pages is a table by numbers of attributes or types, of which a shard meets few.
type pages [][]*entry

const pageBits = 8

func (p *pages) slot(id uint32) **entry {
	k := int(id >> pageBits)
	if k >= len(*p) {
		*p = append(*p, make([][]*entry, max(k+1-len(*p), len(*p)))...)
	}
	page := &(*p)[k]
	if *page == nil {
		*page = make([]*entry, 1<<pageBits)
	}
	return &(*page)[id&(1<<pageBits-1)]
}

// Operations are looked at by several goroutines from dividedOps of them on. There are shardsPerWorker shards for each.
const (
	dividedOps      = 8 << 10
	shardsPerWorker = 4
	maxReserve      = 1 << 20 // places for which a shard makes room at first
)

// record looks at all operations.
func (n *numbering) record(root *core.Operation, workers int) {
	top := &shard{n: n}
	n.shards = []*shard{top}
	top.met = &top.heads
	b, weight := dividedBlock(root, workers)
	if b == nil {
		top.walk(root)
		top.operation(root)
		top.regions(root)
		n.err = top.err
		return
	}
	d := top.ops.At(root)
	d.isolated = isolated
	top.operation(root)
	n.divide(b, workers*shardsPerWorker, weight)
	fanout.NewPool(workers).Each(0, len(n.shards)-1, func(_, i int) { n.shards[i+1].record(openOp{root, d, false}) }).Raise()
	for _, s := range n.shards {
		if n.err == nil {
			n.err = s.err
		}
	}
}

// dividedBlock returns the block of a module whose operations can be looked at by several goroutines: they are many, and
// no value is visible in two of them. Otherwise it returns nil. The weight is about how many operations each of the block
// is, with those in it.
func dividedBlock(root *core.Operation, workers int) (b *core.Block, weight int) {
	if workers < 2 || root.NumRegions() != 1 || !root.Has(core.TraitIsolatedFromAbove) {
		return nil, 0
	}
	b = root.Region(0).Entry()
	if b == nil || b.Next() != nil || b.NumArgs() > 0 || b.First() == nil || b.First().Next() == nil {
		return nil, 0
	}
	count, counted := 0, 0
	for op := b.First(); op != nil; op = op.Next() {
		if op.NumOperands() > 0 || op.NumResults() > 0 || op.NumSuccessors() > 0 {
			return nil, 0
		}
		if count >= dividedOps {
			continue
		}
		counted++
		op.WalkPre(func(*core.Operation) core.WalkResult {
			if count++; count >= dividedOps {
				return core.WalkInterrupt
			}
			return core.WalkAdvance
		})
	}
	if count < dividedOps {
		return nil, 0
	}
	return b, count / counted
}

// divide makes shards of the operations of a block, each of which is about weight operations.
func (n *numbering) divide(b *core.Block, shards, weight int) {
	total := 0
	for op := b.First(); op != nil; op = op.Next() {
		total++
	}
	size := (total + shards - 1) / shards
	for op := b.First(); op != nil; {
		s := &shard{n: n, first: op, weight: min(size*weight*5/4, maxReserve)}
		for range size {
			if op = op.Next(); op == nil {
				break
			}
		}
		s.behind = op
		n.shards = append(n.shards, s)
	}
}

// data returns what is kept about an operation. at is the shard of the last one, which the caller keeps for itself.
func (n *numbering) data(op *core.Operation, at **shard) *opData {
	if *at != nil {
		if d := (*at).ops.Get(op); d != nil {
			return d
		}
	}
	for _, s := range n.shards {
		if d := s.ops.Get(op); d != nil {
			*at = s
			return d
		}
	}
	return nil
}

// release gives the operations back.
func (n *numbering) release(workers int) {
	fanout.NewPool(workers).Each(0, len(n.shards), func(_, i int) { n.shards[i].ops.Release() }).Raise()
}

// record looks at the operations of a part of a block: at what they refer to themselves, then at their regions, those of
// the last one first.
func (s *shard) record(outer openOp) {
	s.met = &s.heads
	s.open = append(s.open, outer)
	s.places.reserve(s.weight)
	s.bodies = make([]*entry, 0, s.weight)
	var list []*core.Operation
	for op := s.first; op != s.behind && s.err == nil; op = op.Next() {
		s.ops.At(op)
		s.operation(op)
		list = append(list, op)
	}
	s.met = &s.bodies
	s.sizes = make([]uint32, len(list))
	for i := len(list) - 1; i >= 0 && s.err == nil; i-- {
		from := s.nextID
		s.walk(list[i])
		s.sizes[i] = s.nextID - from
		s.regions(list[i])
	}
}

// walk numbers an operation and those in it, and finds those whose regions use nothing of what is around them.
func (s *shard) walk(op *core.Operation) {
	if k := len(s.open); k > 0 && s.open[k-1].unresolved {
		s.markUsers(op)
	}
	d := s.ops.At(op)
	d.id = s.nextID
	s.nextID++
	if op.NumRegions() == 0 {
		return
	}
	if op.Has(core.TraitIsolatedFromAbove) {
		d.isolated = isolated
	}
	s.open = append(s.open, openOp{op, d, d.isolated == isolationUnknown})
	for i := range op.NumRegions() {
		for b := op.Region(i).Entry(); b != nil; b = b.Next() {
			for o := b.First(); o != nil; o = o.Next() {
				s.walk(o)
			}
		}
	}
	s.open = s.open[:len(s.open)-1]
	if d.isolated == isolationUnknown {
		d.isolated = isolated
	}
}

// markUsers marks the operations between a value and its use in op as not isolated.
func (s *shard) markUsers(op *core.Operation) {
	open := s.open
	parent := op.ParentRegion()
	for _, v := range op.Operands() {
		region := v.ParentRegion()
		if region == parent || region == nil {
			continue
		}
		at := len(open) - 1
		for at >= 0 && open[at].unresolved && open[at].op != region.Op() {
			at--
		}
		if at < 0 {
			s.err = fmt.Errorf("'%s' op uses a value from outside of what is written", op.Name())
			return
		}
		for i := at + 1; i < len(open); i++ {
			open[i].unresolved = open[at].unresolved
			open[i].data.isolated = notIsolated
		}
	}
}

// regions looks at what is nested in an operation, region by region, the last one found first.
func (s *shard) regions(op *core.Operation) {
	s.pushRegions(op)
	for len(s.work) > 0 {
		w := s.work[len(s.work)-1]
		s.work = s.work[:len(s.work)-1]
		s.nextValue = w.first
		s.nested = s.nested[:0]
		for b := w.region.Entry(); b != nil; b = b.Next() {
			s.block(b)
		}
		if r := w.region.Op().Region(0); r == w.region {
			s.ops.Get(r.Op()).values = s.nextValue - w.first
		}
		for _, op := range s.nested {
			s.pushRegions(op)
		}
	}
}

func (s *shard) pushRegions(op *core.Operation) {
	k := op.NumRegions()
	if k == 0 {
		return
	}
	first := s.nextValue
	if s.ops.Get(op).isolated == isolated {
		first = 0
	}
	for i := range k {
		s.work = append(s.work, regionWork{op.Region(i), first})
	}
}

func (s *shard) block(b *core.Block) {
	for i := range b.NumArgs() {
		a := b.Arg(i)
		a.SetNumber(s.nextValue)
		s.nextValue++
		s.loc(b.ArgLoc(i))
		s.typ(a.Type())
	}
	for op := b.First(); op != nil; op = op.Next() {
		s.operation(op)
		if op.NumRegions() > 0 {
			s.nested = append(s.nested, op)
		}
	}
}

// countValues returns how many values the blocks of a region define.
func countValues(r *core.Region) uint32 {
	k := 0
	for b := r.Entry(); b != nil; b = b.Next() {
		k += b.NumArgs()
		for op := b.First(); op != nil; op = op.Next() {
			k += op.NumResults()
		}
	}
	return uint32(k)
}

func (s *shard) operation(op *core.Operation) {
	name := s.name(op.Info())
	for i := range op.NumResults() {
		v := op.Result(i)
		v.SetNumber(s.nextValue)
		s.nextValue++
		s.typ(v.Type())
	}
	if d := s.n.attrDict(op); d != nil {
		s.attr(d)
	}
	if s.n.version >= versionProperties && name.layout.kind != withoutProperties {
		s.properties(op, name)
	}
	s.ops.Get(op).loc = s.loc(op.Loc())
}

// properties looks at what the properties of an operation refer to.
func (s *shard) properties(op *core.Operation, name *shardName) {
	same, few := name.last.same(op, &name.layout)
	if same {
		for _, e := range name.used {
			e.refs++
		}
		return
	}
	w := Writer{n: s.n, met: s}
	if few {
		name.used = name.used[:0]
		w.used = &name.used
	}
	if wrong := w.properties(op, &name.layout); wrong != "" && s.err == nil {
		s.err = fmt.Errorf("'%s' op %s", op.Name(), wrong)
	}
}

// meet adds an entry for what was not met before.
func (s *shard) meet(of *content) *entry {
	e := s.pool.get()
	e.of = of
	*s.met = append(*s.met, e)
	return e
}

func (s *shard) name(info *core.OpInfo) *shardName {
	i := info.Index()
	if i >= len(s.names) {
		s.names = append(s.names, make([]*shardName, i+1-len(s.names))...)
	}
	if e := s.names[i]; e != nil {
		e.refs++
		return e
	}
	e := &shardName{entry: s.meet(&content{info: info}), layout: layoutOf(info, s.n.version, s.n.versionOf(info.DialectName()))}
	s.stringProps = s.stringProps || e.layout.strings
	s.names[i] = e
	return e
}

func (s *shard) typ(t core.Type) *entry {
	at := s.types.slot(s.n.ctx.TypeNumber(t))
	if e := *at; e != nil {
		e.refs++
		return e
	}
	e := s.meet(&content{typ: t})
	*at = e
	return e
}

func (s *shard) attr(a core.Attribute) *entry {
	if l, ok := a.(*core.LocationAttr); ok {
		return s.loc(l.Value())
	}
	at := s.attrs.slot(s.n.ctx.AttrNumber(a))
	if e := *at; e != nil {
		e.refs++
		return e
	}
	e := s.meet(&content{attr: a})
	*at = e
	return e
}

func (s *shard) loc(l core.Location) *entry {
	switch {
	case l.IsUnknown():
		if s.unknown == nil {
			s.unknown = s.meet(&content{loc: l})
			return s.unknown
		}
		s.unknown.refs++
		return s.unknown
	case l.IsCompound():
		e := s.compound[l]
		if e != nil {
			e.refs++
			return e
		}
		if s.compound == nil {
			s.compound = make(map[core.Location]*entry)
		}
		e = s.meet(&content{loc: l})
		s.compound[l] = e
		return e
	}
	k := s.n.place(l, &s.placer)
	if e := s.places.find(k); e != nil {
		e.refs++
		return e
	}
	e := s.meet(nil)
	e.file = k
	s.places.add(e)
	s.lines.add(k)
	if k.file == s.file {
		s.fileEntry.refs++
	} else {
		s.file, s.fileEntry = k.file, s.attr(s.n.fileName(k.file))
	}
	return e
}
