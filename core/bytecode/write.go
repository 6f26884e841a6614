package bytecode

import (
	"fmt"
	"io"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
)

// VersionZero asks for version 0 of the format in [WriteOptions.Version].
const VersionZero = -1

// DefaultProducer is the producer of files unless another one is named.
const DefaultProducer = "odsgen"

// WriteOptions says how a file is written. The zero value writes the newest version.
type WriteOptions struct {
	// Version is the version of the format; 0 means the newest one, [VersionZero] means 0.
	Version int
	// Producer is the name of the program that writes, which readers tell in their errors; empty means [DefaultProducer].
	// MLIR 22.1.8 calls itself "MLIR22.1.8".
	Producer string
	// ElideResources leaves the data of resources out, and writes only their names.
	ElideResources bool
}

// Write writes an operation with everything nested in it. Numbers are kept in the operations and values meanwhile, so
// nobody else may work on them. An error about the operation is a [diag.List].
func Write(out io.Writer, op *core.Operation, o WriteOptions) error {
	switch {
	case o.Version == 0:
		o.Version = Version
	case o.Version == VersionZero:
		o.Version = 0
	}
	if o.Version < 0 || o.Version > Version {
		return opError(op, fmt.Sprintf("unsupported version requested %d, must be in range [0, %d]", o.Version, Version))
	}
	if o.Producer == "" {
		o.Producer = DefaultProducer
	}
	n := newNumbering(op, o.Version)
	defer n.ops.Release()
	if n.err != nil {
		return opError(op, n.err.Error())
	}
	w := &writing{n: n, o: &o, strings: new(stringTable)}
	var file emitter
	file.buf = append(file.buf, magic...)
	file.varInt(uint64(o.Version))
	file.buf = append(append(file.buf, o.Producer...), 0)
	w.emitDialects(&file)
	w.emitAttrs(&file)
	w.emitIR(&file, op)
	w.emitResources(&file)
	var strings emitter
	w.strings.emit(&strings)
	file.section(sectionString, &strings)
	if o.Version >= versionProperties {
		w.emitProperties(&file)
	}
	_, err := out.Write(file.buf)
	return err
}

func opError(op *core.Operation, msg string) error {
	pos, line := op.Context().Position(op.Loc())
	return diag.List{{Severity: diag.Error, Pos: pos, SourceLine: line, Message: msg}}
}

// writing is one call of [Write].
type writing struct {
	n       *numbering
	o       *WriteOptions
	strings *stringTable

	props     map[string]uint64 // the number of what has been written
	propList  []string
	propBytes emitter // scratch

	blocks   map[*core.Block]uint64 // the positions of the blocks of region numbered
	numbered *core.Region
	uses     []useOrder // scratch
	moved    []uint32   // scratch
}

// emitDialects writes the names of the dialects and of the operations.
func (w *writing) emitDialects(out *emitter) {
	var e emitter
	e.varInt(uint64(len(w.n.dialects)))
	for _, d := range w.n.dialects {
		id := w.strings.add(d.name)
		if w.o.Version < versionDialects {
			e.varInt(id)
			continue
		}
		var version emitter
		if v := w.n.versionOf(d.name); v > 0 {
			version.varInt(uint64(v))
		} else if v, ok := w.n.encodingOf(d).(Versioned); ok {
			v.WriteVersion(&Writer{n: w.n, strings: w.strings, e: &version})
		}
		e.flagged(id, version.size() > 0)
		if version.size() > 0 {
			e.section(sectionDialectVersions, &version)
		}
	}
	if w.o.Version >= versionElidedLocs {
		e.varInt(uint64(len(w.n.names)))
	}
	group(&e, w.n.names, func(n *nameEntry) *dialectEntry { return n.dialect }, func(n *nameEntry) {
		id := w.strings.add(stripDialect(n.info.Name()))
		if w.o.Version < versionProperties {
			e.varInt(id)
		} else {
			e.flagged(id, n.info.IsRegistered() || n.info.IsOpaque())
		}
	})
	out.section(sectionDialect, &e)
}

// group writes entries with the dialect and the number of those that follow one another and belong to one.
func group[T any](e *emitter, list []T, dialect func(T) *dialectEntry, emit func(T)) {
	for len(list) > 0 {
		d, n := dialect(list[0]), 1
		for n < len(list) && dialect(list[n]) == d {
			n++
		}
		e.varInt(uint64(d.number))
		e.varInt(uint64(n))
		for _, x := range list[:n] {
			emit(x)
		}
		list = list[n:]
	}
}

// emitAttrs writes the attributes and types, and their lengths.
func (w *writing) emitAttrs(out *emitter) {
	var data, offsets emitter
	offsets.varInt(uint64(len(w.n.attrs.list)))
	offsets.varInt(uint64(len(w.n.types.list)))
	to := Writer{n: w.n, strings: w.strings, e: &data}
	from := 0
	emit := func(e *entry) {
		encoded := to.entry(e)
		offsets.flagged(uint64(len(data.buf)-from), encoded)
		from = len(data.buf)
	}
	dialectOf := func(e *entry) *dialectEntry { return e.dialect }
	group(&offsets, w.n.attrs.list, dialectOf, emit)
	group(&offsets, w.n.types.list, dialectOf, emit)
	out.section(sectionAttrTypeOffset, &offsets)
	out.section(sectionAttrType, &data)
}

// entry writes an attribute or type, and reports whether it has an encoding; otherwise its text with a zero byte behind
// it is written.
func (w *Writer) entry(e *entry) bool {
	enc := e.dialect.encoding
	switch {
	case e.typ != nil:
		if enc != nil && enc.WriteType(w, e.typ) {
			return true
		}
		w.e.buf = append(append(w.e.buf, w.n.ctx.TypeStringIn(e.typ, w.n.versions)...), 0)
	case e.attr != nil:
		if enc != nil && enc.WriteAttr(w, e.attr) {
			return true
		}
		w.e.buf = append(append(w.e.buf, w.n.ctx.AttrStringIn(e.attr, w.n.versions)...), 0)
	default:
		w.location(e)
		return true
	}
	return false
}

// emitProperties writes the different properties, each with its length.
func (w *writing) emitProperties(out *emitter) {
	var e emitter
	e.varInt(uint64(len(w.propList)))
	for _, p := range w.propList {
		e.varInt(uint64(len(p)))
		e.buf = append(e.buf, p...)
	}
	out.section(sectionProperties, &e)
}

// emitIR writes the operations.
func (w *writing) emitIR(out *emitter, op *core.Operation) {
	var e emitter
	e.flagged(1, false)
	w.operation(&e, op)
	out.section(sectionIR, &e)
}

func (w *writing) operation(e *emitter, op *core.Operation) {
	n := w.n
	data := n.ops.Get(op)
	e.varInt(uint64(n.byInfo[op.Info().Index()].number))
	maskAt := len(e.buf)
	e.byte(0)
	mask := byte(0)
	e.varInt(uint64(data.loc.number))
	if d := n.attrDict(op); d != nil {
		mask |= hasAttrs
		e.varInt(n.attrNumber(d))
	}
	if w.o.Version >= versionProperties && n.hasOwnProperties(op) {
		mask |= hasProperties
		e.varInt(w.propertiesOf(op))
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

func (w *writing) region(e *emitter, r *core.Region) {
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

func (w *writing) block(e *emitter, b *core.Block) {
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
	for o := b.First(); o != nil; o = o.Next() {
		w.operation(e, o)
	}
}

// blockNumber returns the position of a block in its region.
func (w *writing) blockNumber(b *core.Block) uint64 {
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

// propertiesOf returns the number of an operation's properties, which are written when no other operation had the same.
func (w *writing) propertiesOf(op *core.Operation) uint64 {
	w.propBytes.buf = w.propBytes.buf[:0]
	to := Writer{n: w.n, strings: w.strings, e: &w.propBytes}
	to.properties(op)
	if i, ok := w.props[string(w.propBytes.buf)]; ok {
		return i
	}
	if w.props == nil {
		w.props = make(map[string]uint64)
	}
	s := string(w.propBytes.buf)
	i := uint64(len(w.propList))
	w.props[s] = i
	w.propList = append(w.propList, s)
	return i
}
