package bytecode

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/evolution"
)

// numbering gives numbers to everything that operations refer to. The order is upstream's (IRNumbering.cpp), because it
// decides which bytes are written: what is referred to most comes first, among equals what is met first; then, within
// the numbers that take one byte, two bytes and so on, the entries of one dialect stand together.
//
// The operations are looked at by shards, several at once in a large module; what these met is merged in the order in
// which one goroutine would have met it, and only then followed into what it refers to itself.
type numbering struct {
	ctx     *core.Context
	version int
	// versions are those of dialects that the module says, see [evolution.AttrName].
	versions evolution.Versions

	shards []*shard // in the order of the operations
	twins  []twin

	attrs, types orderedEntries
	byID         []*entry                        // attributes and types by their number in the context
	files        placeTable                      // of the places that shards do not hold
	placed       []*shard                        // those whose places are in no other shard; nil when these are in files
	mu           sync.Mutex                      // held for locs, sames, fileIDs and fileNames while several goroutines work
	locs         map[core.Location]*entry        // compound ones
	sames        map[core.Location]core.Location // what same returned
	unknown      *entry
	fileIDs      map[string]uint32
	fileNames    []core.Attribute // of files, by number less one
	fileMet      uint32           // the last file whose name was met
	placer       placer

	dialects     []*dialectEntry
	dialectNamed map[string]*dialectEntry
	builtinEntry *dialectEntry

	stringProps bool // properties hold strings

	names  []*nameEntry // in order
	byInfo []*nameEntry // by index of the entry in the context

	resources     []resourceEntry
	resourceIndex map[string]int
	err           error
}

// entry is an attribute, a location, a type or, in a shard, the name of an operation. Most entries are lines and
// columns, so what these do not need is apart.
type entry struct {
	of      *content      // nil for a location that is a line and column
	next    *entry        // in the chain of a placeTable
	dialect *dialectEntry // nil for an entry of a shard that has not been merged
	file    fileKey       // of a location that is a line and column
	refs    uint32
	number  uint32
}

// content is what an entry stands for: an attribute, a type, a name, else a location.
type content struct {
	attr core.Attribute
	typ  core.Type
	loc  core.Location
	info *core.OpInfo
}

// twin is an entry of a shard that stands for what another entry stands for, too.
type twin struct{ of, like *entry }

// fileKey is a line and column, which locations of a text and of a file can stand for.
type fileKey struct{ file, line, col uint32 }

type dialectEntry struct {
	name     string
	number   uint32
	encoding Encoding // nil for dialects that have none, and before it is asked for
	asked    bool
}

type nameEntry struct {
	info    *core.OpInfo
	dialect *dialectEntry
	refs    uint32
	number  uint32
	layout  layout
}

type resourceEntry struct {
	key    string
	number uint64
}

// orderedEntries are the entries in the order in which they are met, later in the order of their numbers.
type orderedEntries struct {
	list []*entry
	free entryPool
}

func (o *orderedEntries) add() *entry {
	e := o.free.get()
	o.list = append(o.list, e)
	return e
}

// entryPool makes entries that are referred to once, many at a time.
type entryPool struct {
	free []entry
	next int
}

func (p *entryPool) get() *entry {
	if len(p.free) == 0 {
		p.next = min(max(16, 2*p.next), 1024)
		p.free = make([]entry, p.next)
	}
	e := &p.free[0]
	p.free = p.free[1:]
	e.refs = 1
	return e
}

func newNumbering(op *core.Operation, version, workers int) *numbering {
	n := &numbering{ctx: op.Context(), version: version, versions: op.Versions(), dialectNamed: make(map[string]*dialectEntry),
		fileIDs: make(map[string]uint32)}
	if op.NumOperands() > 0 || op.NumSuccessors() > 0 {
		n.err = fmt.Errorf("'%s' op uses a value or block from outside of what is written", op.Name())
		return n
	}
	n.record(op, workers)
	if n.err != nil {
		return n
	}
	n.merge()
	for i, d := range n.dialects {
		d.number = uint32(i)
	}
	dialectOf := func(e *entry) *dialectEntry { return e.dialect }
	sortByRefs(n.attrs.list, func(e *entry) uint32 { return e.refs })
	sortByRefs(n.names, func(e *nameEntry) uint32 { return e.refs })
	sortByRefs(n.types.list, func(e *entry) uint32 { return e.refs })
	groupByDialect(n.attrs.list, len(n.dialects), dialectOf)
	groupByDialect(n.names, len(n.dialects), func(e *nameEntry) *dialectEntry { return e.dialect })
	groupByDialect(n.types.list, len(n.dialects), dialectOf)
	for i, e := range n.attrs.list {
		e.number = uint32(i)
	}
	for _, t := range n.twins {
		t.of.number = t.like.number
	}
	for i, e := range n.types.list {
		e.number = uint32(i)
	}
	for i, e := range n.names {
		e.number = uint32(i)
	}
	n.numberResources()
	return n
}

// merge gives places in the order to what the shards met: first what the operations of all shards refer to, then their
// regions, the last ones first.
func (n *numbering) merge() {
	n.placed = placesApart(n.shards)
	total := 0
	for _, s := range n.shards {
		n.stringProps = n.stringProps || s.stringProps
		total += len(s.heads) + len(s.bodies)
	}
	n.attrs.list = make([]*entry, 0, total)
	for _, s := range n.shards {
		n.mergeList(s.heads)
	}
	for _, s := range slices.Backward(n.shards) {
		n.mergeList(s.bodies)
	}
}

func (n *numbering) mergeList(list []*entry) {
	for _, e := range list {
		c := e.of
		switch {
		case c == nil:
			n.mergePlace(e)
		case c.info != nil:
			n.name(c.info).refs += e.refs
		case c.typ != nil:
			n.typ(c.typ).refs += e.refs - 1
		case c.attr != nil:
			n.attr(c.attr).refs += e.refs - 1
		default:
			like := n.loc(c.loc)
			like.refs += e.refs - 1
			n.twins = append(n.twins, twin{e, like})
		}
	}
}

// mergePlace merges a line and column. The shard has counted a reference to the name of the file for it.
func (n *numbering) mergePlace(e *entry) {
	if n.placed != nil {
		n.adopt(e)
		return
	}
	like := n.files.find(e.file)
	if like == nil {
		n.files.add(e)
		n.adopt(e)
		return
	}
	like.refs += e.refs
	n.attr(n.fileNames[e.file.file-1]).refs -= 2
	n.twins = append(n.twins, twin{e, like})
}

// adopt takes an entry of a shard, if it was not taken before.
func (n *numbering) adopt(e *entry) {
	if e.dialect != nil {
		return
	}
	e.dialect = n.builtin()
	n.attrs.list = append(n.attrs.list, e)
	if f := e.file.file; f != n.fileMet {
		n.fileMet = f
		n.attr(n.fileNames[f-1]).refs--
	}
}

// attrDict returns the attributes that are written as a dictionary, or nil when there are none: before properties were
// apart, these were all that are not properties of another form.
func (n *numbering) attrDict(op *core.Operation) core.Attribute {
	list := op.DiscardableAttrs()
	if n.version < versionProperties && op.NumSlots() > 0 {
		slots := op.Info().Def().Slots
		list = append([]core.NamedAttr(nil), list...)
		for i := range slots {
			if a := op.Slot(i); a != nil && slots[i].Prop == nil {
				list = append(list, core.NamedAttr{Name: slots[i].Name, Value: a})
			}
		}
	}
	if len(list) == 0 {
		return nil
	}
	return n.ctx.Dict(list)
}

// name returns the entry of a name, without counting a reference.
func (n *numbering) name(info *core.OpInfo) *nameEntry {
	i := info.Index()
	if i >= len(n.byInfo) {
		n.byInfo = append(n.byInfo, make([]*nameEntry, i+1-len(n.byInfo))...)
	}
	e := n.byInfo[i]
	if e == nil {
		e = &nameEntry{info: info, dialect: n.dialect(info.DialectName()), layout: layoutOf(info, n.version, n.versionOf(info.DialectName()))}
		n.byInfo[i] = e
		n.names = append(n.names, e)
	}
	return e
}

// builtin returns the entry of the builtin dialect.
func (n *numbering) builtin() *dialectEntry {
	if n.builtinEntry == nil {
		n.builtinEntry = n.dialect(builtinName)
	}
	return n.builtinEntry
}

func (n *numbering) dialect(name string) *dialectEntry {
	d := n.dialectNamed[name]
	if d == nil {
		d = &dialectEntry{name: name}
		n.dialectNamed[name] = d
		n.dialects = append(n.dialects, d)
	}
	return d
}

// encodingOf returns the encoding of a dialect, or nil.
func (n *numbering) encodingOf(d *dialectEntry) Encoding {
	if !d.asked {
		d.asked = true
		d.encoding = encodingOf(n.ctx, d.name)
	}
	return d.encoding
}

func encodingOf(c *core.Context, dialect string) Encoding {
	if dialect == builtinName {
		return builtinEncoding{}
	}
	if d := c.LoadedDialect(dialect); d != nil {
		if e, ok := d.Hooks.(Encoding); ok {
			return e
		}
		return declaredEncoding(d)
	}
	return nil
}

const builtinName = "builtin"

func (n *numbering) slot(id uint32) **entry {
	if int(id) >= len(n.byID) {
		n.byID = append(n.byID, make([]*entry, max(int(id)+1-len(n.byID), len(n.byID)))...)
	}
	return &n.byID[id]
}

func (n *numbering) attr(a core.Attribute) *entry {
	if l, ok := a.(*core.LocationAttr); ok {
		return n.loc(l.Value())
	}
	at := n.slot(n.ctx.AttrNumber(a))
	if e := *at; e != nil {
		e.refs++
		return e
	}
	e := n.attrs.add()
	*at = e
	e.of = &content{attr: a}
	dialect, opaque := attrDialect(a)
	e.dialect = n.dialect(dialect)
	if opaque {
		return e
	}
	if enc := n.encodingOf(e.dialect); enc == nil || !enc.WriteAttr(&Writer{n: n, met: n}, a) {
		n.resourcesInAttr(a)
	}
	return e
}

// attrDialect returns the namespace of an attribute, and whether that is the one of a dialect that is not known.
func attrDialect(a core.Attribute) (name string, opaque bool) {
	if o, ok := a.(*core.OpaqueAttr); ok {
		return o.Dialect(), true
	}
	if d := a.(interface{ Def() *core.AttrDef }).Def(); d != nil {
		return d.Dialect, false
	}
	return builtinName, false
}

func typeDialect(t core.Type) (name string, opaque bool) {
	if o, ok := t.(*core.OpaqueType); ok {
		return o.Dialect(), true
	}
	if d := t.(interface{ Def() *core.TypeDef }).Def(); d != nil {
		return d.Dialect, false
	}
	return builtinName, false
}

func (n *numbering) typ(t core.Type) *entry {
	at := n.slot(n.ctx.TypeNumber(t))
	if e := *at; e != nil {
		e.refs++
		return e
	}
	e := n.types.add()
	*at = e
	e.of = &content{typ: t}
	dialect, opaque := typeDialect(t)
	e.dialect = n.dialect(dialect)
	if opaque {
		return e
	}
	if enc := n.encodingOf(e.dialect); enc == nil || !enc.WriteType(&Writer{n: n, met: n}, t) {
		n.resourcesInType(t)
	}
	return e
}

// attrNumber returns the number of an attribute. The placer is the caller's own.
func (n *numbering) attrNumber(a core.Attribute, p *placer) uint64 {
	if l, ok := a.(*core.LocationAttr); ok {
		return uint64(n.knownLoc(l.Value(), p).number)
	}
	return uint64(n.byID[n.ctx.AttrNumber(a)].number)
}

func (n *numbering) typeNumber(t core.Type) uint64 { return uint64(n.byID[n.ctx.TypeNumber(t)].number) }

// stripDialect returns the name of an operation without its namespace, empty when it has none.
func stripDialect(name string) string {
	_, rest, _ := strings.Cut(name, ".")
	return rest
}
