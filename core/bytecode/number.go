package bytecode

import (
	"fmt"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/evolution"
)

// numbering gives numbers to everything that operations refer to. The order is upstream's (IRNumbering.cpp), because it
// decides which bytes are written: what is referred to most comes first, among equals what is met first; then, within
// the numbers that take one byte, two bytes and so on, the entries of one dialect stand together.
type numbering struct {
	ctx     *core.Context
	version int
	// versions are those of dialects that the module says, see [evolution.AttrName].
	versions evolution.Versions

	attrs, types orderedEntries
	byID         []*entry // attributes and types by their number in the context
	files        placeTable
	locs         map[core.Location]*entry        // compound ones
	sames        map[core.Location]core.Location // what same returned
	unknown      *entry
	fileIDs      map[string]uint32
	fileNames    []core.Attribute // of files, by number less one
	packedFiles  []uint32         // their numbers by those of the context
	lines        lineCounter

	dialects     []*dialectEntry
	dialectNamed map[string]*dialectEntry
	builtinEntry *dialectEntry

	stringProps bool // properties hold strings

	names  []*nameEntry // in order
	byInfo []*nameEntry // by index of the entry in the context

	resources     []resourceEntry
	resourceIndex map[string]int

	ops       core.OpTable[opData]
	count     int // of operations
	nextValue uint32
	counts    map[*core.Region]uint32 // of the values that a region defines
	err       error
}

// entry is an attribute, a location or a type. Most entries are lines and columns, so what these do not need is apart.
type entry struct {
	of      *content // nil for a location that is a line and column
	next    *entry   // in the chain of a placeTable
	dialect *dialectEntry
	file    fileKey // of a location that is a line and column
	refs    uint32
	number  uint32
}

// content is what an entry stands for: an attribute, a type, else a location.
type content struct {
	attr core.Attribute
	typ  core.Type
	loc  core.Location
}

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
	last    fewAttrs // of the last operation of this name: the next one mostly has the same
	used    []*entry // what the properties of the last operation refer to
}

type resourceEntry struct {
	key    string
	number uint64
}

// opData is what is kept about an operation.
type opData struct {
	id       uint32 // in the order of a walk that visits operations before what is nested in them
	prop     uint32 // the number of its properties in the part, plus one; 0 when it has none
	loc      *entry
	isolated isolation
}

type isolation uint8

const (
	isolationUnknown isolation = iota
	isolated
	notIsolated
)

// orderedEntries are the entries in the order in which they are met, later in the order of their numbers.
type orderedEntries struct {
	list []*entry
	free []entry
}

func (o *orderedEntries) add() *entry {
	if len(o.free) == 0 {
		o.free = make([]entry, min(max(16, len(o.list)), 1024))
	}
	e := &o.free[0]
	o.free = o.free[1:]
	e.refs = 1
	o.list = append(o.list, e)
	return e
}

func newNumbering(op *core.Operation, version int) *numbering {
	n := &numbering{ctx: op.Context(), version: version, versions: op.Versions(), dialectNamed: make(map[string]*dialectEntry),
		fileIDs: make(map[string]uint32), counts: make(map[*core.Region]uint32)}
	if op.NumOperands() > 0 || op.NumSuccessors() > 0 {
		n.err = fmt.Errorf("'%s' op uses a value or block from outside of what is written", op.Name())
	}
	n.count = n.walk(op)
	if n.err != nil {
		return n
	}
	n.files.reserve(n.count)
	n.operation(op)
	n.regions(op)
	for i, d := range n.dialects {
		d.number = uint32(i)
	}
	sortByRefs(n.attrs.list, func(e *entry) uint32 { return e.refs })
	sortByRefs(n.names, func(e *nameEntry) uint32 { return e.refs })
	sortByRefs(n.types.list, func(e *entry) uint32 { return e.refs })
	dialectOf := func(e *entry) *dialectEntry { return e.dialect }
	groupByDialect(n.attrs.list, len(n.dialects), dialectOf)
	groupByDialect(n.names, len(n.dialects), func(e *nameEntry) *dialectEntry { return e.dialect })
	groupByDialect(n.types.list, len(n.dialects), dialectOf)
	for i, e := range n.attrs.list {
		e.number = uint32(i)
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

// openOp is an operation with regions that the walk is inside of.
type openOp struct {
	op         *core.Operation
	data       *opData
	unresolved bool // whether it, or an operation around it, may still turn out not to be isolated
}

// walk numbers the operations, finds those whose regions use nothing of what is around them, and returns how many there
// are.
func (n *numbering) walk(root *core.Operation) int {
	var open []openOp
	var visit func(op *core.Operation)
	id := uint32(0)
	visit = func(op *core.Operation) {
		if len(open) > 0 && open[len(open)-1].unresolved {
			n.markUsers(op, open)
		}
		d := n.ops.At(op)
		d.id = id
		id++
		if op.NumRegions() == 0 {
			return
		}
		if op.Has(core.TraitIsolatedFromAbove) {
			d.isolated = isolated
		}
		open = append(open, openOp{op, d, d.isolated == isolationUnknown})
		for _, r := range op.Regions() {
			for b := range r.Blocks() {
				for o := b.First(); o != nil; o = o.Next() {
					visit(o)
				}
			}
		}
		open = open[:len(open)-1]
		if d.isolated == isolationUnknown {
			d.isolated = isolated
		}
	}
	visit(root)
	return int(id)
}

// markUsers marks the operations between a value and its use in op as not isolated.
func (n *numbering) markUsers(op *core.Operation, open []openOp) {
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
			n.err = fmt.Errorf("'%s' op uses a value from outside of what is written", op.Name())
			return
		}
		for i := at + 1; i < len(open); i++ {
			open[i].unresolved = open[at].unresolved
			open[i].data.isolated = notIsolated
		}
	}
}

// regions numbers what is nested in the root, region by region, the last one found first.
func (n *numbering) regions(root *core.Operation) {
	type work struct {
		region *core.Region
		first  uint32
	}
	var list []work
	var nested []*core.Operation
	push := func(op *core.Operation) {
		k := op.NumRegions()
		first := n.nextValue
		if n.ops.Get(op).isolated == isolated {
			first = 0
		}
		for i := range k {
			list = append(list, work{op.Region(i), first})
		}
	}
	push(root)
	for len(list) > 0 {
		w := list[len(list)-1]
		list = list[:len(list)-1]
		n.nextValue = w.first
		nested = nested[:0]
		for b := range w.region.Blocks() {
			for _, a := range b.Args() {
				a.SetNumber(n.nextValue)
				n.nextValue++
				n.loc(b.ArgLoc(a.Index()))
				n.typ(a.Type())
			}
			for op := b.First(); op != nil; op = op.Next() {
				n.operation(op)
				if op.NumRegions() > 0 {
					nested = append(nested, op)
				}
			}
		}
		if c := n.nextValue - w.first; c > 0 {
			n.counts[w.region] = c
		}
		for _, op := range nested {
			push(op)
		}
	}
}

func (n *numbering) operation(op *core.Operation) {
	name := n.name(op.Info())
	for i := range op.NumResults() {
		v := op.Result(i)
		v.SetNumber(n.nextValue)
		n.nextValue++
		n.typ(v.Type())
	}
	if d := n.attrDict(op); d != nil {
		n.attr(d)
	}
	if n.version >= versionProperties && name.layout.kind != withoutProperties {
		n.properties(op, name)
	}
	n.ops.Get(op).loc = n.loc(op.Loc())
}

// attrDict returns the attributes that are written as a dictionary, or nil when there are none: before properties were
// apart, these were all that are no properties of another form.
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

func (n *numbering) name(info *core.OpInfo) *nameEntry {
	i := info.Index()
	if i >= len(n.byInfo) {
		n.byInfo = append(n.byInfo, make([]*nameEntry, i+1-len(n.byInfo))...)
	}
	if e := n.byInfo[i]; e != nil {
		e.refs++
		return e
	}
	e := &nameEntry{info: info, dialect: n.dialect(info.DialectName()), refs: 1, layout: n.layoutOf(info)}
	n.byInfo[i] = e
	n.names = append(n.names, e)
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
		e, _ := d.Hooks.(Encoding)
		return e
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
	if enc := n.encodingOf(e.dialect); enc == nil || !enc.WriteAttr(&Writer{n: n}, a) {
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

func (n *numbering) typ(t core.Type) {
	at := n.slot(n.ctx.TypeNumber(t))
	if e := *at; e != nil {
		e.refs++
		return
	}
	e := n.types.add()
	*at = e
	e.of = &content{typ: t}
	dialect, opaque := typeDialect(t)
	e.dialect = n.dialect(dialect)
	if opaque {
		return
	}
	if enc := n.encodingOf(e.dialect); enc == nil || !enc.WriteType(&Writer{n: n}, t) {
		n.resourcesInType(t)
	}
}

func (n *numbering) attrNumber(a core.Attribute) uint64 {
	if l, ok := a.(*core.LocationAttr); ok {
		return uint64(n.locEntry(l.Value()).number)
	}
	return uint64(n.byID[n.ctx.AttrNumber(a)].number)
}

func (n *numbering) typeNumber(t core.Type) uint64 { return uint64(n.byID[n.ctx.TypeNumber(t)].number) }

// stripDialect returns the name of an operation without its namespace, empty when it has none.
func stripDialect(name string) string {
	_, rest, _ := strings.Cut(name, ".")
	return rest
}
