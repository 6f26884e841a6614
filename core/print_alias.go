package core

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
)

// aliasCollector visits every type, attribute and location that the text will mention, in the order in which it does,
// and notes which get an alias and how deep aliases nest in them.
type aliasCollector struct {
	entries []aliasEntry
	types   map[*TypeBase]int32
	attrs   map[*AttrBase]int32
	locs    map[Location]int32
	frame   *aliasFrame
	canon   map[Location]Location
	cyclic  bool // an entry was met while it was being visited
	depth   int  // of nested visits
	// log holds the visits that changed something, for a collector that repeats what workers found.
	log     []aliasVisit
	logging bool
}

// aliasVisit is a visit from outside any entry.
type aliasVisit struct {
	t          Type
	a          Attribute
	l          Location // when both are nil
	deferrable bool
	elideType  bool
}

func (c *aliasCollector) note(v aliasVisit) {
	if c.logging && c.frame == nil {
		c.log = append(c.log, v)
	}
}

func newAliasCollector() *aliasCollector {
	return &aliasCollector{types: make(map[*TypeBase]int32), attrs: make(map[*AttrBase]int32), locs: make(map[Location]int32)}
}

type aliasEntry struct {
	name       string // without number; empty when there is no alias
	depth      int    // 0 when neither the entry nor anything inside has an alias
	isType     bool
	deferrable bool
	open       bool // being visited
	children   []int32
	t          Type
	a          Attribute
	l          Location // when both are nil
}

// aliasFrame collects what the nested entries of one entry report.
type aliasFrame struct {
	children   []int32
	depth      int
	deferrable bool
	partial    bool // something was not visited because its type is elided here
}

// aliasTable says which alias stands for what.
type aliasTable struct {
	types map[*TypeBase]string
	attrs map[*AttrBase]string
	locs  map[Location]string
	list  []aliasEntry // in order of printing, with the final names
	canon map[Location]Location
}

// collectAliases runs the hooks of everything below op to find the aliases that its text needs. Without debug info it
// is skipped when the context holds nothing that could have an alias.
func (p *Printer) collectAliases(op *Operation) {
	if !p.o.DebugInfo && !p.ctx.aliasable.Load() {
		return
	}
	q := newPrinter(p.ctx, p.o)
	q.collect = newAliasCollector()
	q.lazy = true
	q.startPool()
	defer q.stopPool()
	q.CustomOrGenericOp(op)
	q.finishPool()
	p.aliases = q.collect.finish()
}

// finish orders the entries by depth, types first, then by name, and numbers equal names.
func (c *aliasCollector) finish() *aliasTable {
	t := &aliasTable{canon: c.canon}
	for _, e := range c.entries {
		if e.name != "" {
			t.list = append(t.list, e)
		}
	}
	if len(t.list) == 0 {
		return nil
	}
	slices.SortStableFunc(t.list, func(a, b aliasEntry) int {
		return compareAliases(a.depth, b.depth, a.isType, b.isType, a.name, b.name)
	})
	t.types, t.attrs, t.locs = map[*TypeBase]string{}, map[*AttrBase]string{}, map[Location]string{}
	counts, used := make(map[string]int), make(map[string]bool)
	for i := range t.list {
		e := &t.list[i]
		sigil := "#"
		if e.isType {
			sigil = "!"
		}
		full := sigil + uniqueAlias(e.name, counts, used)
		e.name = full
		switch {
		case e.t != nil:
			t.types[e.t.typeBase()] = full
		case e.a != nil:
			t.attrs[e.a.attrBase()] = full
		default:
			t.locs[e.l] = full
		}
	}
	return t
}

// compareAliases is the order in which aliases are defined, but for those that are met later among equals.
func compareAliases(depthA, depthB int, isTypeA, isTypeB bool, nameA, nameB string) int {
	if depthA != depthB {
		return cmp.Compare(depthA, depthB)
	}
	if isTypeA != isTypeB {
		if isTypeA {
			return -1
		}
		return 1
	}
	return cmp.Compare(nameA, nameB)
}

// uniqueAlias returns a name that is not used yet, with a number after it where necessary. counts has the numbers up
// to which all are used.
func uniqueAlias(name string, counts map[string]int, used map[string]bool) string {
	for {
		n := counts[name]
		counts[name]++
		full := name
		if n > 0 {
			if last := name[len(name)-1]; '0' <= last && last <= '9' {
				full += "_"
			}
			full += strconv.Itoa(n)
		}
		if !used[full] {
			used[full] = true
			return full
		}
	}
}

// printAliases writes the definitions of the aliases that are deferred to the end of the file, or of the others. A type
// that contains itself is written out where its alias is not defined yet.
func (p *Printer) printAliases(deferred bool) {
	if p.aliases == nil {
		return
	}
	all := p.aliases
	defined := *all
	defined.types = maps.Clone(all.types)
	for i := range all.list {
		if e := &all.list[i]; e.t != nil && (e.deferrable == deferred || e.deferrable) {
			delete(defined.types, e.t.typeBase())
		}
	}
	p.aliases = &defined
	defer func() { p.aliases = all }()
	for i := range all.list {
		e := &all.list[i]
		if e.deferrable != deferred {
			continue
		}
		p.Str(e.name)
		p.Str(" = ")
		switch {
		case e.t != nil:
			p.typeBody(e.t)
			defined.types[e.t.typeBase()] = all.types[e.t.typeBase()]
		case e.a != nil:
			p.attrBody(e.a, elideNever)
		default:
			p.locBody(e.l, false)
		}
		p.Byte('\n')
	}
}

// opLoc visits the location of an operation, whose alias may be defined at the end.
func (c *aliasCollector) opLoc(p *Printer, l Location) { c.visitLoc(p, l, true) }

// argLoc visits the location of a block argument. Upstream prints it without its alias, but defines the alias.
func (c *aliasCollector) argLoc(p *Printer, l Location) { c.visitLoc(p, l, false) }

func (c *aliasCollector) deferrable() bool { return c.frame != nil && c.frame.deferrable }

// seen handles an entry that was met before. It reports whether the entry ceased to be deferrable.
func (c *aliasCollector) seen(i int32, deferrable bool) bool {
	if c.entries[i].open {
		c.cyclic = true
	}
	pinned := !deferrable && c.entries[i].deferrable
	if pinned {
		c.pin(i)
	}
	c.report(i)
	return pinned
}

// repeat makes the visits that another collector logged.
func (c *aliasCollector) repeat(p *Printer, log []aliasVisit) {
	for _, v := range log {
		switch {
		case v.t != nil:
			c.visitType(p, v.t)
		case v.a != nil && v.a.attrBase().def != nil && v.a.attrBase().def.Location:
			c.visitAttrAs(p, v.a, v.elideType, v.deferrable)
		case v.a != nil:
			c.visitAttr(p, v.a, v.elideType)
		default:
			c.visitLoc(p, v.l, v.deferrable)
		}
	}
}

// pin makes an entry and everything inside it defined at the start of the file.
func (c *aliasCollector) pin(i int32) {
	if !c.entries[i].deferrable {
		return
	}
	c.entries[i].deferrable = false
	for _, k := range c.entries[i].children {
		c.pin(k)
	}
}

// report tells the entry around about a nested one.
func (c *aliasCollector) report(i int32) {
	if f := c.frame; f != nil {
		f.children = append(f.children, i)
		f.depth = max(f.depth, c.entries[i].depth)
	}
}

// visit adds an entry and visits what is inside. It reports whether nothing in it can ever have an alias.
func (c *aliasCollector) visit(e aliasEntry, partial bool, inside func()) (free bool) {
	i := int32(len(c.entries))
	e.open = true
	if e.name != "" {
		e.name = sanitizeIdentifier(e.name, "$_-", true)
		e.depth = 1
	}
	c.entries = append(c.entries, e)
	outer := c.frame
	f := aliasFrame{deferrable: e.deferrable, partial: partial}
	c.frame = &f
	if c.depth == 0 {
		c.cyclic = false
	}
	c.depth++
	inside()
	c.depth--
	c.frame = outer
	x := &c.entries[i]
	x.open = false
	x.children = f.children
	if f.depth > 0 {
		x.depth = f.depth + 1
	}
	if f.partial && outer != nil {
		outer.partial = true
	}
	c.report(i)
	return x.depth == 0 && !f.partial && !c.cyclic
}

func (c *aliasCollector) visitType(p *Printer, t Type) {
	if t == nil {
		return
	}
	b := t.typeBase()
	if b.aliasFree.Load() {
		return
	}
	d := c.deferrable()
	if i, ok := c.types[b]; ok {
		if c.seen(i, d) {
			c.note(aliasVisit{t: t})
		}
		return
	}
	c.note(aliasVisit{t: t, deferrable: d})
	c.types[b] = int32(len(c.entries))
	e := aliasEntry{name: p.typeAlias(t), isType: true, deferrable: d, t: t}
	if c.visit(e, false, func() { p.collectType(t) }) {
		b.aliasFree.Store(true)
	}
}

func (c *aliasCollector) visitAttr(p *Printer, a Attribute, elideType bool) {
	if a == nil {
		return
	}
	if l, ok := a.(*LocationAttr); ok {
		c.visitLoc(p, l.value, c.deferrable())
		return
	}
	b := a.attrBase()
	if b.aliasFree.Load() {
		return
	}
	c.visitAttrAs(p, a, elideType, c.deferrable())
}

// visitAttrAs is visitAttr for an attribute that is not a builtin location and may contain aliases.
func (c *aliasCollector) visitAttrAs(p *Printer, a Attribute, elideType, d bool) {
	b := a.attrBase()
	if i, ok := c.attrs[b]; ok {
		if c.seen(i, d) {
			c.note(aliasVisit{a: a})
		}
		return
	}
	c.note(aliasVisit{a: a, deferrable: d, elideType: elideType})
	c.attrs[b] = int32(len(c.entries))
	e := aliasEntry{name: p.attrAlias(a), deferrable: d, a: a}
	if c.visit(e, elideType, func() { p.collectAttr(a, elideType) }) {
		b.aliasFree.Store(true)
	}
}

func (c *aliasCollector) visitLoc(p *Printer, l Location, deferrable bool) {
	l = c.canonical(p.ctx, l)
	if a := p.ctx.attrOfLoc(l); a != nil {
		c.visitAttrAs(p, a, false, deferrable)
		return
	}
	if i, ok := c.locs[l]; ok {
		if c.seen(i, deferrable) {
			c.note(aliasVisit{l: l})
		}
		return
	}
	c.note(aliasVisit{l: l, deferrable: deferrable})
	c.locs[l] = int32(len(c.entries))
	c.visit(aliasEntry{name: "loc", deferrable: deferrable, l: l}, false, func() {
		switch d := p.ctx.Loc(l); d.Kind {
		case LocName:
			if !d.Child.IsUnknown() {
				c.visitLoc(p, d.Child, deferrable)
			}
		case LocCallSite:
			c.visitLoc(p, d.Child, deferrable)
			c.visitLoc(p, d.Caller, deferrable)
		case LocFused:
			c.visitAttr(p, d.Metadata, false)
			for _, f := range d.Fused {
				c.visitLoc(p, f, deferrable)
			}
		}
	})
}

// canonical returns one location for all that have the same text: explicit places in a loaded source become offsets.
func (c *aliasCollector) canonical(ctx *Context, l Location) Location {
	if l.v&locCompound == 0 {
		return l
	}
	if k, ok := c.canon[l]; ok {
		return k
	}
	k := l
	switch d := ctx.Loc(l); d.Kind {
	case LocFile:
		if s := ctx.sourceNamed(d.Name); s != nil && d.EndLine == 0 {
			if off, ok := s.offsetOf(d.Line, d.Col); ok {
				k = s.LocAt(off)
			}
		}
	case LocName:
		k = ctx.NameLoc(d.Name, c.canonical(ctx, d.Child))
	case LocCallSite:
		k = ctx.CallSiteLoc(c.canonical(ctx, d.Child), c.canonical(ctx, d.Caller))
	case LocFused:
		parts := make([]Location, len(d.Fused))
		for i, f := range d.Fused {
			parts[i] = c.canonical(ctx, f)
		}
		if d.rope != ropeNone || !slices.Equal(parts, d.Fused) {
			k = ctx.FusedLoc(parts, d.Metadata)
		}
	}
	if c.canon == nil {
		c.canon = make(map[Location]Location)
	}
	c.canon[l] = k
	return k
}

// addCanonical takes over what another collector knows about locations with the same text.
func (c *aliasCollector) addCanonical(other *aliasCollector) {
	if c.canon == nil {
		c.canon = other.canon
		return
	}
	maps.Copy(c.canon, other.canon)
}

// offsetOf is the inverse of [Source.LineCol].
func (s *Source) offsetOf(line, col int) (int, bool) {
	s.once.Do(s.findLines)
	i := line - s.FirstLine
	if s.pieces != nil {
		i = s.pieceLine(line)
	}
	if i < 0 || i >= len(s.lines) || col < 1 {
		return 0, false
	}
	off := int(s.lines[i]) + col - 1
	end := len(s.Text)
	if i+1 < len(s.lines) {
		end = int(s.lines[i+1]) - 1
	}
	return off, off <= end
}

// typeAlias returns the name that a type's alias asks for.
func (p *Printer) typeAlias(t Type) string {
	if namers := load(&p.ctx.namers); namers != nil {
		for _, d := range *namers {
			if d.Def.AliasOfType == nil {
				continue
			}
			if name := d.Def.AliasOfType(d.Hooks, t); name != "" {
				return name
			}
		}
	}
	if def := t.typeBase().def; def != nil {
		if def.Alias != nil {
			return def.Alias(p.hooksOf(def.owner()), t)
		}
		return ""
	}
	if t, ok := t.(*TupleType); ok && len(t.types) > tupleAliasSize {
		return "tuple"
	}
	return ""
}

// tupleAliasSize is the number of elements up to which tuples have no alias.
const tupleAliasSize = 16

// attrAlias returns the name that an attribute's alias asks for.
func (p *Printer) attrAlias(a Attribute) string {
	if namers := load(&p.ctx.namers); namers != nil {
		for _, d := range *namers {
			if d.Def.AliasOfAttr == nil {
				continue
			}
			if name := d.Def.AliasOfAttr(d.Hooks, a); name != "" {
				return name
			}
		}
	}
	if def := a.attrBase().def; def != nil {
		switch {
		case def.Alias != nil:
			return def.Alias(p.hooksOf(def.owner()), a)
		case def.Location:
			return "loc"
		}
		return ""
	}
	switch a := a.(type) {
	case *AffineMapAttr:
		return "map"
	case *IntegerSetAttr:
		return "set"
	case *DistinctAttr:
		if _, unit := a.ref.(*UnitAttr); !unit {
			return "distinct"
		}
	}
	return ""
}

// mayHaveAlias reports whether a type or attribute may itself get an alias; the context remembers that one exists.
func mayHaveAlias(x any) bool {
	switch x := x.(type) {
	case *AffineMapAttr, *IntegerSetAttr, *DistinctAttr, *LocationAttr:
		return true
	case *TupleType:
		return len(x.types) > tupleAliasSize
	}
	return false
}

// collectType visits what a type contains.
func (p *Printer) collectType(t Type) {
	switch t := t.(type) {
	case *FunctionType:
		p.Types(t.inputs)
		p.Types(t.results)
	case *GraphType:
		p.Types(t.inputs)
		p.Types(t.results)
	case *VectorType:
		p.Type(t.elem)
	case *RankedTensorType:
		p.Type(t.elem)
		if t.encoding != nil {
			p.Attr(t.encoding)
		}
	case *UnrankedTensorType:
		p.Type(t.elem)
	case *MemRefType:
		p.Type(t.elem)
		if t.layout != nil {
			p.Attr(t.layout)
		}
		if t.space != nil {
			p.Attr(t.space)
		}
	case *UnrankedMemRefType:
		p.Type(t.elem)
		if t.space != nil {
			p.Attr(t.space)
		}
	case *ComplexType:
		p.Type(t.elem)
	case *TupleType:
		p.Types(t.types)
	default:
		if def := t.typeBase().def; def != nil {
			p.dialectTypeBody(def, t)
		}
	}
}

// collectAttr visits what an attribute contains.
func (p *Printer) collectAttr(a Attribute, elideType bool) {
	switch a := a.(type) {
	case *AffineMapAttr, *DenseArrayAttr, *FloatAttr, *IntegerAttr, *IntegerSetAttr, *UnitAttr:
		return
	case *DistinctAttr:
		p.Attr(a.ref)
	case *DictAttr:
		for _, e := range a.entries {
			p.Attr(e.Value)
		}
	case *ArrayAttr:
		for _, e := range a.elems {
			p.Attr(e)
		}
	case *TypeAttr:
		p.Type(a.value)
	default:
		if def := a.attrBase().def; def != nil {
			p.dialectAttrBody(def, a)
		}
	}
	if !elideType {
		if t := selfType(a); t != nil {
			p.Type(t)
		}
	}
}
