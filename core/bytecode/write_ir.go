package bytecode

import (
	"sync"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/internal/fanout"
)

// Numbers of attributes, types and values are known before operations are written. Those of properties are not: equal
// properties have one number, in the order in which they are met. So the operations of a large module are divided into
// parts, in each of which properties are numbered for themselves first; when it is the part's turn, its numbers are
// mapped to those of the file, and its operations are written. Several goroutines do this for one part each, and the
// bytes do not depend on how many there are.

// partOps is the number of operations in a part.
const partOps = 1 << 10

// irPart are operations that follow one another in a block.
type irPart struct {
	first, behind *core.Operation
	shard         *shard
	ops           uint32
	props         propTable
	numbers       []uint32 // of the properties in the file, by those in the part
	e             emitter
}

// irWriter writes operations; a goroutine has its own.
type irWriter struct {
	*writing
	part   *irPart
	shard  *shard // of the last operation
	placer placer

	blocks   map[*core.Block]uint64 // the positions of the blocks of region numbered, when there are many
	few      []*core.Block          // these blocks, when there are few
	numbered *core.Region
	uses     []useOrder // scratch
	moved    []uint32   // scratch
}

// opBytes is about how many bytes an operation takes.
const opBytes = 16

// emitAttrsAndIR writes the sections of attributes and types, and the content of that of operations.
func (w *writing) emitAttrsAndIR(attrs, ir *emitter, op *core.Operation) {
	root := &irPart{shard: w.n.shards[0]}
	if w.divide(op) {
		root.props.collectOne(w.n, op, &root.shard)
		w.props.merge(root)
		writers := make([]irWriter, w.o.Workers)
		turns := newTurns()
		fanout.NewPool(w.o.Workers).Each(0, len(w.parts)+1, func(worker, i int) {
			if i == 0 {
				w.emitAttrs(attrs)
				return
			}
			own := &writers[worker]
			own.writing = w
			own.emitPart(&w.parts[i-1], turns, i-1)
		}).Raise()
	} else {
		w.emitAttrs(attrs)
		root.props.strings = w.strings
		at := root.shard
		root.props.collect(w.n, op, &at)
		w.props.merge(root)
	}
	ir.flagged(1, false)
	own := irWriter{writing: w, part: root, shard: root.shard}
	own.operation(ir, op)
}

// emitPart writes the operations of part number i.
func (w *irWriter) emitPart(p *irPart, t *turns, i int) {
	done := false
	defer func() {
		if !done {
			t.giveUp()
		}
	}()
	w.part, w.shard = p, p.shard
	for o := p.first; o != p.behind; o = o.Next() {
		p.props.collect(w.n, o, &w.shard)
	}
	if done = !t.take(i); done {
		return
	}
	w.props.merge(p)
	t.next()
	p.e.buf = make([]byte, 0, p.ops*opBytes)
	for o := p.first; o != p.behind; o = o.Next() {
		w.operation(&p.e, o)
	}
	done = true
}

// turns lets goroutines do something in the order of their numbers. Those with lower numbers have been started before.
type turns struct {
	mu     sync.Mutex
	cond   *sync.Cond
	at     int
	failed bool
}

func newTurns() *turns {
	t := new(turns)
	t.cond = sync.NewCond(&t.mu)
	return t
}

// take waits for the turn of number i, which ends with next; it returns false when somebody gave up, and there is no turn.
func (t *turns) take(i int) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	for t.at != i && !t.failed {
		t.cond.Wait()
	}
	return !t.failed
}

func (t *turns) next() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.at++
	t.cond.Broadcast()
}

// giveUp is called by who will not end its turn.
func (t *turns) giveUp() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.failed = true
	t.cond.Broadcast()
}

// divide divides the operations of a module, where several shards have looked at them. Those with strings among their
// properties cannot be: strings have numbers in the order in which they are met, too.
func (w *writing) divide(root *core.Operation) bool {
	if len(w.n.shards) == 1 || w.n.stringProps {
		return false
	}
	w.divided = root.Region(0).Entry()
	for _, s := range w.n.shards[1:] {
		i := 0
		for o := s.first; o != s.behind; {
			p := irPart{first: o, shard: s}
			for p.ops < partOps && o != s.behind {
				p.ops += s.sizes[i]
				i++
				o = o.Next()
			}
			p.behind = o
			w.parts = append(w.parts, p)
		}
	}
	return true
}

// propTable numbers properties, in the order in which they are met.
type propTable struct {
	index   map[string]uint32
	list    []string
	strings *stringTable // nil when there are none in properties
	last    []lastWritten
	bytes   emitter // scratch
}

// lastWritten are the properties of the last operation of a name; the next one mostly has the same.
type lastWritten struct {
	fewAttrs
	number uint32
}

// add returns the number of encoded properties.
func (t *propTable) add(s string) uint32 {
	i := uint32(len(t.list))
	if t.index == nil {
		t.index = make(map[string]uint32)
	}
	t.index[s] = i
	t.list = append(t.list, s)
	return i
}

// collect numbers the properties of an operation and of those nested in it.
func (t *propTable) collect(n *numbering, op *core.Operation, at **shard) {
	t.collectOne(n, op, at)
	for i := range op.NumRegions() {
		for b := op.Region(i).Entry(); b != nil; b = b.Next() {
			for o := b.First(); o != nil; o = o.Next() {
				t.collect(n, o, at)
			}
		}
	}
}

func (t *propTable) collectOne(n *numbering, op *core.Operation, at **shard) {
	name := n.byInfo[op.Info().Index()]
	if n.version < versionProperties || !name.layout.hasProperties(op) {
		return
	}
	if t.last == nil {
		t.last = make([]lastWritten, len(n.names))
	}
	last := &t.last[name.number]
	same, few := last.same(op, &name.layout)
	if same {
		n.data(op, at).prop = last.number + 1
		return
	}
	t.bytes.buf = t.bytes.buf[:0]
	w := Writer{n: n, strings: t.strings, e: &t.bytes}
	w.properties(op, &name.layout)
	i, ok := t.index[string(t.bytes.buf)]
	if !ok {
		i = t.add(string(t.bytes.buf))
	}
	if few {
		last.number = i
	}
	n.data(op, at).prop = i + 1
}

// merge gives numbers to the properties of a part.
func (t *propTable) merge(p *irPart) {
	p.numbers = make([]uint32, len(p.props.list))
	for i, s := range p.props.list {
		k, ok := t.index[s]
		if !ok {
			k = t.add(s)
		}
		p.numbers[i] = k
	}
}

func (w *irWriter) operation(e *emitter, op *core.Operation) {
	n := w.n
	data := n.data(op, &w.shard)
	name := n.byInfo[op.Info().Index()]
	e.varInt(uint64(name.number))
	maskAt := len(e.buf)
	e.byte(0)
	mask := byte(0)
	e.varInt(uint64(data.loc.number))
	if d := n.attrDict(op); d != nil {
		mask |= hasAttrs
		e.varInt(n.attrNumber(d, &w.placer))
	}
	if data.prop > 0 {
		mask |= hasProperties
		e.varInt(uint64(w.part.numbers[data.prop-1]))
	}
	if k := op.NumResults(); k > 0 {
		mask |= hasResults
		e.varInt(uint64(k))
		for i := range k {
			e.varInt(n.typeNumber(op.Result(i).Type()))
		}
	}
	if k := op.NumOperands(); k > 0 {
		mask |= hasOperands
		e.varInt(uint64(k))
		for i := range k {
			e.varInt(uint64(op.Operand(i).Number()))
		}
	}
	if k := op.NumSuccessors(); k > 0 {
		mask |= hasSuccessors
		e.varInt(uint64(k))
		for i := range k {
			e.varInt(w.blockNumber(op.Successor(i)))
		}
	}
	if w.o.Version >= versionUseLists && w.useLists(e, op.NumResults(), op.Result) {
		mask |= hasUseLists
	}
	k := op.NumRegions()
	if k > 0 {
		mask |= hasRegions
	}
	e.buf[maskAt] = mask
	if k == 0 {
		return
	}
	apart := data.isolated == isolated
	e.flagged(uint64(k), apart)
	if apart = apart && w.o.Version >= versionLazy; apart {
		index, added := e.openSection(sectionIR)
		defer e.closeSection(index, added)
	}
	for i := range k {
		values := data.values
		if i > 0 {
			values = countValues(op.Region(i))
		}
		w.region(e, op.Region(i), values)
	}
}

func (w *irWriter) region(e *emitter, r *core.Region, values uint32) {
	blocks := r.CountBlocks()
	e.varInt(uint64(blocks))
	if blocks == 0 {
		return
	}
	e.varInt(uint64(values))
	for b := r.Entry(); b != nil; b = b.Next() {
		w.block(e, b)
	}
}

func (w *irWriter) block(e *emitter, b *core.Block) {
	ops := uint64(0)
	for o := b.First(); o != nil; o = o.Next() {
		ops++
	}
	k := b.NumArgs()
	e.flagged(ops, k > 0)
	if k > 0 {
		e.varInt(uint64(k))
		for i := range k {
			l, t := b.ArgLoc(i), w.n.typeNumber(b.Arg(i).Type())
			switch {
			case w.o.Version < versionElidedLocs:
				e.varInt(t)
				e.varInt(uint64(w.n.knownLoc(l, &w.placer).number))
			case l.IsUnknown():
				e.flagged(t, false)
			default:
				e.flagged(t, true)
				e.varInt(uint64(w.n.knownLoc(l, &w.placer).number))
			}
		}
		if w.o.Version >= versionUseLists {
			at := len(e.buf)
			e.byte(0)
			if w.useLists(e, k, b.Arg) {
				e.buf[at] = hasUseLists
			}
		}
	}
	if b == w.divided {
		for i := range w.parts {
			e.splice(&w.parts[i].e)
		}
		return
	}
	for o := b.First(); o != nil; o = o.Next() {
		w.operation(e, o)
	}
}

// fewBlocks is the number of blocks up to which a block is found by comparing.
const fewBlocks = 8

// blockNumber returns the position of a block in its region.
func (w *irWriter) blockNumber(b *core.Block) uint64 {
	if r := b.Region(); r != w.numbered {
		w.number(r)
	}
	for i, x := range w.few {
		if x == b {
			return uint64(i)
		}
	}
	return w.blocks[b]
}

// number notes the positions of the blocks of a region.
func (w *irWriter) number(r *core.Region) {
	w.numbered = r
	w.few = w.few[:0]
	b := r.Entry()
	for ; b != nil && len(w.few) < fewBlocks; b = b.Next() {
		w.few = append(w.few, b)
	}
	if b == nil {
		return
	}
	if w.blocks == nil {
		w.blocks = make(map[*core.Block]uint64)
	}
	clear(w.blocks)
	for i := uint64(len(w.few)); b != nil; b = b.Next() {
		w.blocks[b] = i
		i++
	}
}
