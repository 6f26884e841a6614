package bytecode

import (
	"fmt"
	"io"
	"runtime"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/core/evolution"
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
	// Workers is the number of goroutines that write; zero means one for each processor. The file does not depend on it.
	Workers int
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
	if o.Workers <= 0 {
		o.Workers = runtime.GOMAXPROCS(0)
	}
	n := newNumbering(op, o.Version, o.Workers)
	defer n.release(o.Workers)
	if n.err != nil {
		return opError(op, n.err.Error())
	}
	w := &writing{n: n, o: &o, strings: new(stringTable)}
	var file, attrs, ir emitter
	file.buf = append(file.buf, magic...)
	file.varInt(uint64(o.Version))
	file.buf = append(append(file.buf, o.Producer...), 0)
	w.emitDialects(&file)
	w.emitAttrsAndIR(&attrs, &ir, op)
	file.splice(&attrs)
	file.section(sectionIR, &ir)
	w.emitResources(&file)
	var strings emitter
	w.strings.emit(&strings)
	file.section(sectionString, &strings)
	if o.Version >= versionProperties {
		w.emitProperties(&file)
	}
	return file.writeTo(out)
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

	props   propTable
	parts   []irPart    // of the operations; nil when they are written by one goroutine
	divided *core.Block // the operations of which are in the parts
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
			if major, minor, patch, parts := evolution.Parts(v); parts {
				version.varInt(uint64(major))
				version.varInt(uint64(minor))
				v = patch
			}
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
	data.buf = make([]byte, 0, 6*len(w.n.attrs.list))
	offsets.buf = make([]byte, 0, 2*len(w.n.attrs.list))
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

// entry writes an attribute or type, and reports whether it has an encoding; otherwise its text with a zero byte after
// it is written.
func (w *Writer) entry(e *entry) bool {
	enc := e.dialect.encoding
	switch {
	case e.of == nil:
		w.location(e)
		return true
	case e.of.typ != nil:
		if enc != nil && enc.WriteType(w, e.of.typ) {
			return true
		}
		w.e.buf = append(append(w.e.buf, w.n.ctx.TypeStringIn(e.of.typ, w.n.versions)...), 0)
	case e.of.attr != nil:
		if enc != nil && enc.WriteAttr(w, e.of.attr) {
			return true
		}
		w.e.buf = append(append(w.e.buf, w.n.ctx.AttrStringIn(e.of.attr, w.n.versions)...), 0)
	default:
		w.location(e)
		return true
	}
	return false
}

// emitProperties writes the different properties, each with its length.
func (w *writing) emitProperties(out *emitter) {
	var e emitter
	e.varInt(uint64(len(w.props.list)))
	for _, p := range w.props.list {
		e.varInt(uint64(len(p)))
		e.buf = append(e.buf, p...)
	}
	out.section(sectionProperties, &e)
}
