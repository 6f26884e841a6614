package bytecode

import (
	"fmt"
	"hash/maphash"
	"io"
	"iter"
	"math/bits"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
)

// File is bytecode whose operations are read when they are asked for. It keeps an index in memory: the strings, 40
// bytes for each operation directly in the module, and about two bytes for each attribute and type. It is safe for
// concurrent use, as far as its reader is.
//
//	file, findings := bytecode.Open(ctx, in, size, core.ParseOptions{Name: "in.mlirbc"})
//	i := file.Lookup("main")
//	module, _, _, findings := file.Read(ctx, i, i+1, core.ParseOptions{Name: "in.mlirbc"})
type File struct {
	in      io.ReaderAt
	size    int64
	r       *reading // strings, dialects and names, which readings of parts copy
	entries entryIndex
	props   []uint32 // where the properties start in their section, and where the last ones end
	attrs   section  // those of attributes and types
	module  []byte   // the operation around the others, up to its region
	at      int64    // of the module
	items   []fileItem
	symbols symbolTable
	seed    maphash.Seed
}

// section is where the content of a section is.
type section struct{ at, size int64 }

// fileItem is an operation of the module.
type fileItem struct {
	at, end int64
	hash    uint64 // of its symbol, 0 when it has none
	next    int32  // the next one with this hash, plus one
	last    int32  // of the first one with a hash: the last one
}

// symbolTable finds operations by the hashes of their symbols. The number of the first one with a hash, plus one, is at
// the place where the hash leads to, or the next free one; the others are in a chain.
type symbolTable []int32

// newSymbolTable makes the table of the operations of a module.
func newSymbolTable(items []fileItem) symbolTable {
	t := make(symbolTable, 1<<bits.Len(uint(2*len(items))))
	for i := range items {
		h := items[i].hash
		if h == 0 {
			continue
		}
		at := t.find(items, h)
		items[i].last = int32(i)
		if t[at] == 0 {
			t[at] = int32(i) + 1
			continue
		}
		first := &items[t[at]-1]
		items[first.last].next = int32(i) + 1
		first.last = int32(i)
	}
	return t
}

// find returns the place of a hash, which is empty when no operation has it.
func (t symbolTable) find(items []fileItem, h uint64) uint64 {
	mask := uint64(len(t) - 1)
	at := h & mask
	for t[at] != 0 && items[t[at]-1].hash != h {
		at = (at + 1) & mask
	}
	return at
}

// NotDivisible is the finding about a valid file whose operations cannot be read apart from one another.
const NotDivisible = "the operations of this bytecode cannot be read apart"

// Open reads the index of a file of a given length. The context is that of the definitions of the file's operations;
// nothing of the IR is read. The file is nil when there are errors, among them [NotDivisible] with a reason: there is no
// module around all operations, they use one another's values, or the version of the format is older than 2.
func Open(c *core.Context, in io.ReaderAt, size int64, o core.ParseOptions) (*File, diag.List) {
	if o.AllowUnregistered {
		c.AllowUnregistered(true)
	}
	f := &File{in: in, size: size, r: newReading(c, nil, &o), seed: maphash.MakeSeed()}
	var refused string
	list := f.r.guarded(func() { refused = f.open(size) })
	if list == nil && refused != "" {
		list = diag.List{{Severity: diag.Error, Pos: f.r.pos(), Message: NotDivisible + ": " + refused}}
	}
	if list != nil {
		return nil, list
	}
	return f, nil
}

// open reads the index and returns why the file cannot be divided, or "".
func (f *File) open(size int64) (refused string) {
	r := f.r
	c := cursor{data: f.read(0, min(size, 1<<10)), pos: len(magic), section: numSections, f: &r.failure}
	r.header(&c)
	var at [numSections]section
	for pos := int64(c.pos); pos < size && !r.failure.failed; {
		var id sectionID
		var s section
		id, s = f.section(pos, size)
		if r.failure.failed {
			return ""
		}
		if r.present[id] {
			c.fail("duplicate top-level section: %s", id)
			return ""
		}
		r.present[id], at[id] = true, s
		pos = s.at + s.size
	}
	r.missing(&c)
	if r.failure.failed {
		return ""
	}
	if r.version < versionLazy {
		return fmt.Sprintf("version %d of the format has no sections for regions", r.version)
	}
	for _, id := range [...]sectionID{sectionString, sectionDialect, sectionAttrTypeOffset, sectionProperties, sectionResource,
		sectionResourceOffset} {
		if r.present[id] {
			r.sections[id] = cursor{data: f.read(at[id].at, at[id].size), base: int(at[id].at), section: id, f: &r.failure}
		}
	}
	r.readStrings(&r.sections[sectionString])
	r.readDialects(&r.sections[sectionDialect])
	for i := range r.dialects {
		if name := r.dialects[i].name; r.ctx.Registry().Evolution(name) != nil {
			return fmt.Sprintf("dialect '%s' carries versions", name)
		}
	}
	f.attrs = at[sectionAttrType]
	f.entries.build(&r.sections[sectionAttrTypeOffset], len(r.dialects), uint64(f.attrs.size))
	if r.present[sectionProperties] && !r.failure.failed {
		f.indexProperties(&r.sections[sectionProperties])
	}
	r.lazy = newLazyEntries(f)
	if r.failure.failed {
		return ""
	}
	return f.index(at[sectionIR])
}

// read returns a part of the file.
func (f *File) read(at, n int64) []byte {
	b := make([]byte, n)
	f.readInto(b, at)
	return b
}

func (f *File) readInto(b []byte, at int64) {
	if k, err := f.in.ReadAt(b, at); k < len(b) {
		f.r.failure.set(int(at), numSections, fmt.Sprintf("cannot read %d bytes: %v", len(b), err))
	}
}

// section reads the head of a section of the file.
func (f *File) section(pos, size int64) (id sectionID, s section) {
	head := f.read(pos, min(size-pos, 32))
	c := cursor{data: head, base: int(pos), section: numSections, f: &f.r.failure}
	code := c.byte()
	n := c.varInt()
	id = sectionID(code & 0x7f)
	if id >= numSections && !c.failed() {
		c.fail("invalid section ID: %d", id)
	}
	at := uint64(c.offset())
	if code&0x80 != 0 && !c.failed() {
		align := c.varInt()
		if align == 0 || align&(align-1) != 0 || align > 1<<32 {
			c.fail("expected alignment to be a power-of-two")
		} else {
			at = (uint64(c.offset()) + align - 1) &^ (align - 1)
		}
	}
	if at > uint64(size) || n > uint64(size)-at {
		c.fail("attempting to parse %d bytes when only %d remain", n, max(size-int64(at), 0))
	}
	return id, section{int64(at), int64(n)}
}

// indexProperties finds the properties of operations.
func (f *File) indexProperties(c *cursor) {
	if len(c.data) == 0 {
		return
	}
	n := c.count("properties")
	f.props = make([]uint32, 0, n+1)
	for range n {
		f.props = append(f.props, uint32(c.pos))
		c.bytes(c.varInt())
	}
	f.props = append(f.props, uint32(c.pos))
	if !c.atEnd() {
		c.fail("Broken properties section: didn't exhaust the offsets table")
	}
}

// NumOps returns the number of operations directly in the module.
func (f *File) NumOps() int { return len(f.items) }

// Part returns the number after that of the last of the operations that start with number lo and take about the given
// number of bytes, one at least.
func (f *File) Part(lo int, size int64) (hi int) {
	for hi = lo + 1; hi < len(f.items) && f.items[hi].at-f.items[lo].at < size; {
		hi++
	}
	return hi
}

// HasResources reports whether the file holds resources.
func (f *File) HasResources() bool { return len(f.r.sections[sectionResource].data) > 0 }

// Lookup returns the number of the first operation that defines a symbol, or -1.
func (f *File) Lookup(symbol string) int {
	for i := range f.withHash(f.hash(symbol)) {
		return i
	}
	return -1
}

func (f *File) hash(symbol string) uint64 { return maphash.String(f.seed, symbol) | 1 }

// withHash lists the operations whose symbols have a hash, in their order.
func (f *File) withHash(h uint64) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := f.symbols[f.symbols.find(f.items, h)] - 1; i >= 0 && yield(int(i)); i = f.items[i].next - 1 {
		}
	}
}

// Read reads the operations from lo up to but excluding hi into a module. before and behind count the outlines
// around them: of the operations that define symbols to which they refer, or the same symbols. Their isolated regions
// are empty, and they must not be verified. Nothing is verified. The module is nil when there are errors.
func (f *File) Read(c *core.Context, lo, hi int, o core.ParseOptions) (module *core.Operation, before, behind int, list diag.List) {
	if o.AllowUnregistered {
		c.AllowUnregistered(true)
	}
	r := f.newReading(c, &o)
	list = r.guarded(func() { module, before, behind = r.part(f, lo, hi) })
	if list != nil {
		return nil, 0, 0, list
	}
	return module, before, behind, nil
}

// newReading makes a reading into a context with what the index knows.
func (f *File) newReading(c *core.Context, o *core.ParseOptions) *reading {
	r := newReading(c, nil, o)
	t := f.r
	r.version, r.producer, r.named = t.version, t.producer, true
	r.strings = t.strings
	r.sections, r.present = t.sections, t.present
	for i := range r.sections {
		r.sections[i].f, r.sections[i].pos = &r.failure, 0
	}
	r.dialects = slices.Clone(t.dialects)
	for i := range r.dialects {
		d := &r.dialects[i]
		*d = readDialect{name: d.name, version: d.version}
		d.version.f = &r.failure
	}
	r.names = slices.Clone(t.names)
	for i := range r.names {
		n := &r.names[i]
		n.info = nil
		for k := range t.dialects {
			if n.dialect == &t.dialects[k] {
				n.dialect = &r.dialects[k]
				break
			}
		}
	}
	r.lazy = newLazyEntries(f)
	return r
}

// part reads a part of the file.
func (r *reading) part(f *File, lo, hi int) (module *core.Operation, before, behind int) {
	if r.present[sectionResource] {
		file := cursor{section: numSections, f: &r.failure}
		r.readResources(&file)
	}
	top := core.NewModule(r.ctx, r.ctx.FileLoc(r.o.Name, 0, 0))
	b := &regionReader{reading: r, scope: new(scope)}
	b.headOnly = true
	b.c = cursor{data: f.module, base: int(f.at), section: sectionIR, f: &r.failure}
	b.operation(top.Body(), nil)
	if r.failure.failed {
		return nil, 0, 0
	}
	b.headOnly = false
	module = top.Body().First()
	if module.NumRegions() == 0 { // which the verifier reports
		module.Remove()
		return module, 0, 0
	}
	body := b.state.MakeBlock()
	module.Region(0).Append(body)
	read := func(i int, outline bool) {
		if it := &f.items[i]; !r.failure.failed {
			b.outline, b.bytes, b.claimed = outline, int(f.size), 0
			b.c = cursor{data: f.read(it.at, it.end-it.at), base: int(it.at), section: sectionIR, f: &r.failure}
			b.operation(body, nil)
		}
	}
	for i := lo; i < hi; i++ {
		read(i, false)
	}
	if b.pending > 0 && !r.failure.failed {
		b.c.fail("not all forward unresolved forward operand references")
	}
	if r.failure.failed {
		return nil, 0, 0
	}
	others := f.others(r, lo, hi)
	first := body.First()
	for _, i := range others {
		// An operation that has a symbol of the part, too, is shown by an error as a whole.
		same := false
		for k := range f.withHash(f.items[i].hash) {
			same = same || lo <= k && k < hi
		}
		read(int(i), !same)
		if r.failure.failed {
			return nil, 0, 0
		}
		if int(i) < lo {
			before++
			body.Last().MoveBefore(first)
		}
	}
	b.orderUses(module)
	module.Remove()
	return module, before, len(others) - before
}

// others returns the operations outside of a part that define symbols to which the attributes read so far refer, or the
// same symbols and come first.
func (f *File) others(r *reading, lo, hi int) []int32 {
	var out []int32
	add := func(h uint64, before int) {
		for i := range f.withHash(h) {
			if i < before && (i < lo || i >= hi) {
				out = append(out, int32(i))
			}
		}
	}
	for i := lo; i < hi; i++ {
		if h := f.items[i].hash; h != 0 {
			add(h, lo)
		}
	}
	r.lazy.symbols(func(name string) { add(f.hash(name), len(f.items)) })
	slices.Sort(out)
	return slices.Compact(out)
}
