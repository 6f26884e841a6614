package bytecode

import (
	"fmt"
	"maps"
	"runtime"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/core/evolution"
	"github.com/odsgen/ods/internal/fanout"
)

// Parse reads a file in either form: bytecode when it starts as such, else text, by [core.Parse].
func Parse(c *core.Context, data []byte, o core.ParseOptions) (*core.Operation, diag.List) {
	if Is(data) {
		return Read(c, data, o)
	}
	return core.Parse(c, data, o)
}

// Read reads and verifies bytecode. It returns what [core.Parse] returns for text; options that concern text have no
// effect. Errors tell the offset and the section of what is wrong. Data must not be changed while the IR is in use,
// because resources refer to it.
func Read(c *core.Context, data []byte, o core.ParseOptions) (*core.Operation, diag.List) {
	if o.AllowUnregistered {
		c.AllowUnregistered(true)
	}
	if o.Workers <= 0 {
		o.Workers = runtime.GOMAXPROCS(0)
	}
	r := newReading(c, data, &o)
	var top *core.Operation
	if list := r.guarded(func() { top = r.file() }); list != nil {
		return nil, list
	}
	return r.noted(o.Finish(top, nil))
}

func newReading(c *core.Context, data []byte, o *core.ParseOptions) *reading {
	if o.Versions = maps.Clone(o.Versions); o.Versions == nil {
		o.Versions = evolution.Versions{}
	}
	r := &reading{ctx: c, o: o, data: data, maxDepth: o.MaxDepth}
	if r.maxDepth <= 0 {
		r.maxDepth = core.DefaultMaxDepth
	}
	return r
}

// guarded calls read and returns the error that it reported, or its panic as one.
func (r *reading) guarded(read func()) diag.List {
	switch panicked := fanout.Catch(read); {
	case panicked != nil:
		return diag.List{diag.Internal(r.pos(), "", "a panic while bytecode was read: "+panicked.Error(), panicked.Stack)}
	case r.failure.failed:
		return r.findings()
	}
	return nil
}

// reading is one call of [Read].
type reading struct {
	ctx  *core.Context
	o    *core.ParseOptions
	data []byte

	version  uint64
	producer string
	named    bool // version and producer have been read
	failure  failure

	sections [numSections]cursor
	present  [numSections]bool

	strings  []string
	dialects []readDialect
	names    []readName
	attrs    []readAttr
	types    []readType
	keys     []string // of resources
	props    []cursor
	lazy     *lazyEntries // instead of attrs, types and props, when the file is not in memory; nil otherwise
	depth    int          // of types and attributes in one another
	maxDepth int
	frozen   bool // several goroutines read, and what they share does not change

	opened []*openEntry // by depth

	lastFile  *core.StringAttr // the last file that a location named
	lastPlace core.Location    // in it
}

func (r *reading) pos() diag.Pos { return diag.Pos{File: r.o.Name + ":0:0"} }

// findings returns the error with the notes that upstream adds, and where it is.
func (r *reading) findings() diag.List {
	f := &r.failure
	list := f.list
	if list == nil {
		list = diag.List{{Severity: diag.Error, Pos: r.pos(), Message: f.message}}
	}
	where := fmt.Sprintf("at byte %d of the file", f.offset)
	if f.section < numSections {
		where += ", in section " + f.section.String()
	}
	_, list = r.noted(nil, list)
	for i := range list {
		if list[i].Severity == diag.Error {
			list[i].Notef(r.pos(), "", "%s", where)
		}
	}
	return list
}

// noted adds to the findings who has written the file.
func (r *reading) noted(op *core.Operation, list diag.List) (*core.Operation, diag.List) {
	for i := range list {
		if r.named {
			list[i].Notef(r.pos(), "", "in bytecode version %d produced by: %s", r.version, r.producer)
		}
	}
	return op, list
}

// file reads all sections and returns a module around the operations of the file.
func (r *reading) file() *core.Operation {
	c := cursor{data: r.data, pos: len(magic), section: numSections, f: &r.failure}
	r.header(&c)
	for !c.atEnd() && !c.failed() {
		id, s := c.nested()
		if c.failed() {
			return nil
		}
		if r.present[id] {
			c.fail("duplicate top-level section: %s", id)
			return nil
		}
		r.present[id], r.sections[id] = true, s
	}
	r.missing(&c)
	if c.failed() {
		return nil
	}
	r.readStrings(&r.sections[sectionString])
	if r.present[sectionProperties] {
		r.readProperties(&r.sections[sectionProperties])
	}
	r.readDialects(&r.sections[sectionDialect])
	r.readResources(&c)
	r.readOffsets(&r.sections[sectionAttrTypeOffset], &r.sections[sectionAttrType])
	if c.failed() {
		return nil
	}
	return r.readIR(&r.sections[sectionIR])
}

// header reads the version and the producer.
func (r *reading) header(c *cursor) {
	r.version = c.varInt()
	if r.version > Version {
		c.fail("bytecode version %d is newer than the current version %d", r.version, Version)
	}
	r.producer = c.text()
	r.named = !c.failed()
}

// missing reports a section that is not there.
func (r *reading) missing(c *cursor) {
	for id := range numSections {
		if !r.present[id] && !id.optional(r.version) {
			c.fail("missing data for top-level section: %s", id)
		}
	}
}

// readStrings reads the lengths of the strings, the last one first, and finds the strings.
func (r *reading) readStrings(c *cursor) {
	n := c.varInt()
	if n > uint64(c.left()) {
		c.fail("attempting to parse a byte at the end of the bytecode") // some length is not there
		return
	}
	r.strings = make([]string, n)
	unended := false
	all := string(c.data)
	end := len(all)
	for i := len(r.strings) - 1; i >= 0 && !c.failed(); i-- {
		n := c.varInt()
		if n > uint64(end) {
			c.fail("string size exceeds the available data size")
			return
		}
		if n == 0 { // not even the zero byte behind it
			unended = true
			continue
		}
		r.strings[i] = all[end-int(n) : end-1]
		end -= int(n)
	}
	switch {
	case c.failed():
	case c.pos != end:
		c.fail("unexpected trailing data between the offsets for strings and their data")
	case unended:
		c.fail("string size exceeds the available data size")
	}
}

// string reads the number of a string.
func (r *reading) string(c *cursor) string { return r.stringAt(c, c.varInt()) }

func (r *reading) stringAt(c *cursor, i uint64) string {
	if i >= uint64(len(r.strings)) {
		c.fail("invalid string index: %d", i)
		return ""
	}
	return r.strings[i]
}

// readProperties finds the properties of operations.
func (r *reading) readProperties(c *cursor) {
	if len(c.data) == 0 {
		return
	}
	r.props = make([]cursor, c.count("properties"))
	for i := range r.props {
		r.props[i] = c.within(c.bytes(c.varInt()), sectionProperties)
	}
	if !c.atEnd() {
		c.fail("Broken properties section: didn't exhaust the offsets table")
	}
}

// readDialect is a dialect that the file names.
type readDialect struct {
	name    string
	version cursor // its encoding, empty when there is none
	// versioned: the version is one of a definition, which readVersion has read.
	versioned bool
	number    uint64 // what [Versioned] says the version is
	numbered  bool   // whether number is set
	loaded    bool
	dialect   *core.Dialect // nil when it is unknown
	encoding  Encoding      // nil when it has none
}

// readName is the name of an operation.
type readName struct {
	dialect       *readDialect
	name          string // without the namespace
	wasRegistered bool   // when the file was written
	info          *core.OpInfo
	number        int
	layout        layout // of the properties
}

// readDialects reads the dialects and the names of operations.
func (r *reading) readDialects(c *cursor) {
	r.dialects = make([]readDialect, c.count("dialects"))
	for i := range r.dialects {
		d := &r.dialects[i]
		if r.version < versionDialects {
			d.name = r.string(c)
			continue
		}
		id, versioned := c.flagged()
		d.name = r.stringAt(c, id)
		if !versioned {
			continue
		}
		section, s := c.nested()
		if section != sectionDialectVersions && !c.failed() {
			c.fail("expected dialect version section")
		}
		d.version = s
		r.readVersion(d)
	}
	if r.version >= versionElidedLocs {
		c.varInt() // how many names follow, in all
	}
	for !c.atEnd() && !c.failed() {
		r.grouped(c, func(d *readDialect) {
			n := readName{dialect: d}
			if r.version < versionProperties {
				n.name = r.string(c)
			} else {
				var id uint64
				id, n.wasRegistered = c.flagged()
				n.name = r.stringAt(c, id)
			}
			r.names = append(r.names, n)
		})
	}
}

// grouped reads a group of entries of one dialect.
func (r *reading) grouped(c *cursor, entry func(*readDialect)) {
	i := c.varInt()
	if i >= uint64(len(r.dialects)) {
		c.fail("invalid dialect index: %d", i)
		return
	}
	for n := c.varInt(); n > 0 && !c.failed(); n-- {
		entry(&r.dialects[i])
	}
}

// load loads a dialect. It is an error when that is unknown and unknown ones are not allowed.
func (r *reading) load(c *cursor, d *readDialect) bool {
	if d.loaded {
		return true
	}
	d.dialect = r.ctx.Dialect(d.name)
	if d.dialect == nil && !r.ctx.AllowsUnregistered() {
		c.fail("dialect '%s' is unknown. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use "+
			"-allow-unregistered-dialect with the MLIR tool used.", d.name)
		return false
	}
	d.encoding = encodingOf(r.ctx, d.name)
	if len(d.version.data) > 0 && !d.versioned {
		v, ok := d.encoding.(Versioned)
		switch {
		case d.encoding == nil:
			c.fail("dialect '%s' does not implement the bytecode interface, but found a version entry", d.name)
		case !ok:
			c.fail("Dialect does not support versioning")
		default:
			d.number = v.ReadVersion(&Reader{&d.version, r})
			d.numbered = !c.failed()
		}
		if c.failed() {
			return false
		}
	}
	d.loaded = true
	return true
}

// readResources reads the resources of tools and of builtin.
func (r *reading) readResources(file *cursor) {
	if r.present[sectionResource] != r.present[sectionResourceOffset] {
		if r.present[sectionResourceOffset] {
			file.fail("unexpected resource offset section when resource section is not present")
		} else {
			file.fail("expected resource offset section when resource section is present")
		}
		return
	}
	if !r.present[sectionResource] || file.failed() {
		return
	}
	offsets, data := &r.sections[sectionResourceOffset], &r.sections[sectionResource]
	for n := offsets.varInt(); n > 0 && !offsets.failed(); n-- {
		name := r.string(offsets)
		var list []core.ExternalResource
		r.resourceGroup(offsets, data, func(key string, kind core.ResourceKind, c *cursor) {
			e := core.ExternalResource{Key: key, Kind: kind}
			r.resource(c, &e)
			list = append(list, e)
		})
		if !offsets.failed() {
			r.ctx.AddExternalResources(name, list...)
		}
	}
	for !offsets.atEnd() && !offsets.failed() {
		i := offsets.varInt()
		if i >= uint64(len(r.dialects)) {
			offsets.fail("invalid dialect index: %d", i)
			return
		}
		d := &r.dialects[i]
		if !r.load(offsets, d) {
			return
		}
		r.resourceGroup(offsets, data, func(key string, kind core.ResourceKind, c *cursor) { r.dialectResource(d, key, kind, c) })
	}
}

// dialectResource reads a resource of a dialect, which is builtin, because no other has some. No data means that only
// the name is known.
func (r *reading) dialectResource(d *readDialect, key string, kind core.ResourceKind, c *cursor) {
	switch {
	case d.dialect == nil:
		c.fail("dialect '%s' is unknown", d.name)
		return
	case d.name != builtinName:
		c.fail("unknown 'resource' key '%s' for dialect '%s'", key, d.name)
		return
	}
	b := r.ctx.NewBlob(key, 0, nil)
	r.keys = append(r.keys, b.Key)
	if len(c.data) == 0 {
		return
	}
	if kind != core.ResourceBlob {
		c.fail("expected a blob resource entry, but found a %s entry instead", kindName(kind))
		return
	}
	e := core.ExternalResource{Kind: kind}
	r.resource(c, &e)
	b.Align, b.Data = e.Blob.Align, e.Blob.Data
}

func kindName(k core.ResourceKind) string {
	switch k {
	case core.ResourceBlob:
		return "blob"
	case core.ResourceBool:
		return "bool"
	}
	return "string"
}

func (r *reading) resourceGroup(offsets, data *cursor, entry func(key string, kind core.ResourceKind, c *cursor)) {
	for n := offsets.varInt(); n > 0 && !offsets.failed(); n-- {
		key := r.string(offsets)
		size := offsets.varInt()
		kind := core.ResourceKind(offsets.byte())
		if offsets.failed() {
			return
		}
		c := data.within(data.bytes(size), sectionResource)
		if data.failed() {
			return
		}
		if kind > core.ResourceString {
			offsets.fail("invalid kind of a resource: %d", kind)
			return
		}
		entry(key, kind, &c)
		if !c.failed() && !c.atEnd() {
			c.fail("unexpected trailing bytes in resource entry '%s'", key)
		}
	}
}

// resource reads the value of a resource. Elided data is empty.
func (r *reading) resource(c *cursor, e *core.ExternalResource) {
	if len(c.data) == 0 && e.Kind != core.ResourceBlob {
		c.byte()
		return
	}
	switch e.Kind {
	case core.ResourceBool:
		e.Bool = c.byte() != 0
	case core.ResourceString:
		e.Str = r.string(c)
	default:
		align, size := c.varInt(), c.varInt()
		c.alignTo(align)
		e.Blob = core.Blob{Key: e.Key, Align: uint32(align), Data: c.bytes(size)}
		if align > 1<<31 {
			c.fail("the alignment %d of a resource is larger than 2^31", align)
		}
	}
}

// resourceKey reads the reference to a resource.
func (r *reading) resourceKey(c *cursor) (string, bool) {
	i := c.varInt()
	if i >= uint64(len(r.keys)) {
		c.fail("invalid resource handle index: %d", i)
		return "", false
	}
	return r.keys[i], !c.failed()
}
