package bytecode

import (
	"runtime"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/internal/fanout"
)

// Numbers of attributes, types and values are known before operations are written. Those of properties are not: equal
// properties have one number, in the order in which they are met. So the operations of a large module are divided into
// parts, in each of which properties are numbered for themselves first; when the parts' numbers have been mapped to
// those of the file, in order, all parts are written. Both steps are done by several goroutines, and the bytes do not
// depend on how many there are.

// dividedOps is the number of operations from which they are divided, partOps that in a part.
const (
	dividedOps = 8 << 10
	partOps    = 1 << 10
)

// irPart are operations that follow one another in a block.
type irPart struct {
	first, behind *core.Operation
	props         propTable
	numbers       []uint32 // of the properties in the file, by those in the part
	e             emitter
}

// irWriter writes operations; a goroutine has its own.
type irWriter struct {
	*writing
	part *irPart

	blocks   map[*core.Block]uint64 // the positions of the blocks of region numbered
	numbered *core.Region
	uses     []useOrder // scratch
	moved    []uint32   // scratch
}

// emitAttrsAndIR writes the sections of attributes and types, and the content of that of operations.
func (w *writing) emitAttrsAndIR(attrs, ir *emitter, op *core.Operation) {
	workers := w.o.Workers
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	root := &irPart{}
	if w.divide(op, workers) {
		root.props.collectOne(w.n, op)
		pool := fanout.NewPool(workers)
		pool.Each(0, len(w.parts)+1, func(_, i int) {
			if i == 0 {
				w.emitAttrs(attrs)
				return
			}
			p := &w.parts[i-1]
			for o := p.first; o != p.behind; o = o.Next() {
				p.props.collect(w.n, o)
			}
		}).Raise()
		w.props.merge(root)
		for i := range w.parts {
			w.props.merge(&w.parts[i])
		}
		writers := make([]irWriter, workers)
		pool.Each(0, len(w.parts), func(worker, i int) {
			own, p := &writers[worker], &w.parts[i]
			own.writing, own.part = w, p
			for o := p.first; o != p.behind; o = o.Next() {
				own.operation(&p.e, o)
			}
		}).Raise()
	} else {
		w.emitAttrs(attrs)
		root.props.strings = w.strings
		root.props.collect(w.n, op)
		w.props.merge(root)
	}
	ir.flagged(1, false)
	own := irWriter{writing: w, part: root}
	own.operation(ir, op)
}

// divide divides the operations of a module. Those with strings among their properties cannot be: strings have numbers
// in the order in which they are met, too.
func (w *writing) divide(root *core.Operation, workers int) bool {
	if w.n.count < dividedOps || workers < 2 || w.n.stringProps || root.NumRegions() != 1 {
		return false
	}
	b := root.Region(0).Entry()
	if b == nil || b.Next() != nil {
		return false
	}
	w.divided = b
	for o := b.First(); o != nil; {
		p := irPart{first: o}
		from := w.n.ops.Get(o).id
		for o = o.Next(); o != nil && w.n.ops.Get(o).id-from < partOps; {
			o = o.Next()
		}
		p.behind = o
		w.parts = append(w.parts, p)
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
func (t *propTable) collect(n *numbering, op *core.Operation) {
	t.collectOne(n, op)
	for i := range op.NumRegions() {
		for b := range op.Region(i).Blocks() {
			for o := b.First(); o != nil; o = o.Next() {
				t.collect(n, o)
			}
		}
	}
}

func (t *propTable) collectOne(n *numbering, op *core.Operation) {
	name := n.byInfo[op.Info().Index()]
	if n.version < versionProperties || !n.hasOwnProperties(op, name) {
		return
	}
	if t.last == nil {
		t.last = make([]lastWritten, len(n.names))
	}
	last := &t.last[name.number]
	same, few := last.same(op, &name.layout)
	if same {
		n.ops.Get(op).prop = last.number + 1
		return
	}
	t.bytes.buf = t.bytes.buf[:0]
	w := Writer{n: n, strings: t.strings, e: &t.bytes}
	w.properties(op, name)
	i, ok := t.index[string(t.bytes.buf)]
	if !ok {
		i = t.add(string(t.bytes.buf))
	}
	if few {
		last.number = i
	}
	n.ops.Get(op).prop = i + 1
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
	data := n.ops.Get(op)
	name := n.byInfo[op.Info().Index()]
	e.varInt(uint64(name.number))
	maskAt := len(e.buf)
	e.byte(0)
	mask := byte(0)
	e.varInt(uint64(data.loc.number))
	if d := n.attrDict(op); d != nil {
		mask |= hasAttrs
		e.varInt(n.attrNumber(d))
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
		w.region(e, op.Region(i))
	}
}

func (w *irWriter) region(e *emitter, r *core.Region) {
	blocks := r.CountBlocks()
	e.varInt(uint64(blocks))
	if blocks == 0 {
		return
	}
	e.varInt(uint64(w.n.counts[r]))
	for b := range r.Blocks() {
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
				e.varInt(uint64(w.n.locEntry(l).number))
			case l.IsUnknown():
				e.flagged(t, false)
			default:
				e.flagged(t, true)
				e.varInt(uint64(w.n.locEntry(l).number))
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

// blockNumber returns the position of a block in its region.
func (w *irWriter) blockNumber(b *core.Block) uint64 {
	if r := b.Region(); r != w.numbered {
		w.numbered = r
		if w.blocks == nil {
			w.blocks = make(map[*core.Block]uint64)
		}
		clear(w.blocks)
		i := uint64(0)
		for b := range r.Blocks() {
			w.blocks[b] = i
			i++
		}
	}
	return w.blocks[b]
}
