package core

import "github.com/odsgen/ods/core/upstream"

// fullOpAndLoc writes the operation's line with indentation, location and comments, and its regions.
func (p *Printer) fullOpAndLoc(op *Operation) {
	p.writeIndent()
	p.fullOp(op)
	p.OptionalLocTrailer(op.loc)
	if p.o.ValueUsers {
		p.usersComment(op)
	}
}

// fullOp writes results, name and everything else of an operation save its location.
func (p *Printer) fullOp(op *Operation) {
	if p.marks != nil && p.collect == nil {
		p.marks.add(op, len(p.buf))
	}
	if n := int(op.nResults); n > 0 {
		if g := p.groupsOf(op); g != nil {
			for i, from := range g {
				if i > 0 {
					p.Str(", ")
				}
				to := n
				if i+1 < len(g) {
					to = g[i+1]
				}
				p.resultGroup(op, from, to-from)
			}
		} else {
			p.resultGroup(op, 0, n)
		}
		p.Str(" = ")
	}
	p.CustomOrGenericOp(op)
}

func (p *Printer) resultGroup(op *Operation, from, n int) {
	p.valueID(op.Result(from), false)
	if n > 1 {
		p.Byte(':')
		p.Int(int64(n))
	}
}

// CustomOrGenericOp writes an operation without its results: name, operands, regions and so on, in custom form when it
// has one and the options do not ask for the generic form.
func (p *Printer) CustomOrGenericOp(op *Operation) {
	if p.collect != nil {
		p.buf = p.buf[:0]
		if p.o.DebugInfo {
			p.collect.opLoc(p, op.loc)
		}
	}
	if p.lazy && p.collect == nil && op.NumRegions() > 0 {
		p.lazyOp(op)
		return
	}
	p.namedOp(op)
}

// namedOp is [Printer.CustomOrGenericOp] for an operation whose nested values have names.
func (p *Printer) namedOp(op *Operation) {
	if def := op.info.def; (def.Asm != nil || def.Print != nil) && !p.o.Generic && !p.o.isStable(op) {
		at, sent, outer := len(p.buf), p.sent, p.generic
		p.generic, p.open = false, 0
		p.opName(op)
		def.print(p, op)
		generic := p.generic || p.open == len(p.buf)+1 && p.meetsResults(op)
		p.generic, p.open = outer, 0
		if !generic || p.sent != sent {
			return
		}
		p.buf = p.buf[:at]
	}
	p.GenericOp(op, true)
}

// GenericInstead asks for the generic form of the operation that is being printed, in place of what its hook writes: the
// custom form does not say everything, or could not be read back.
func (p *Printer) GenericInstead() { p.generic = true }

// NoOperands says that operands, which would be here, are absent. When the custom form ends here, too, the next
// operation must not begin with a name, which would be taken for an operand.
func (p *Printer) NoOperands() { p.open = len(p.buf) + 1 }

// meetsResults reports whether the text after an operation begins with the name of a result.
func (p *Printer) meetsResults(op *Operation) bool {
	return op.next != nil && op.next.nResults > 0 && !p.o.DebugInfo && !upstream.OpenEnd.In(op.Context())
}

// opName writes the name without the default dialect's prefix.
func (p *Printer) opName(op *Operation) {
	def := "builtin"
	if n := len(p.dialects); n > 0 {
		def = p.dialects[n-1]
	}
	if i := op.info; i.namespace == def && i.shortName != "" {
		p.Str(i.shortName)
		return
	}
	p.Str(op.info.def.Name)
}

// GenericOp writes the generic form, with the quoted name in front when printName is set.
func (p *Printer) GenericOp(op *Operation, printName bool) {
	if p.collect != nil {
		p.collectGeneric(op)
		return
	}
	if printName {
		p.QuotedString(op.info.def.Name)
	}
	p.Byte('(')
	p.OperandRange(op, 0, int(op.nOperands))
	p.Byte(')')
	if n := op.NumSuccessors(); n > 0 {
		p.Byte('[')
		for i := range n {
			if i > 0 {
				p.Str(", ")
			}
			p.blockName(op.Successor(i))
		}
		p.Byte(']')
	}
	p.genericProperties(op)
	if n := op.NumRegions(); n > 0 {
		p.Str(" (")
		for i := range n {
			if i > 0 {
				p.Str(", ")
			}
			p.region(op.Region(i), RegionOpts{PrintEmptyBlock: true}, "")
		}
		p.Byte(')')
	}
	p.Attrs(op.DiscardableAttrs())
	p.Str(" : ")
	p.FunctionalTypeOf(op)
}

// genericProperties writes <{...}>: the inherent attributes that are present, sorted by name.
func (p *Printer) genericProperties(op *Operation) {
	if a := op.OpaqueProperties(); a != nil {
		p.Str(" <")
		p.Attr(a)
		p.Byte('>')
		return
	}
	words := op.slotWords()
	n := 0
	for _, i := range op.info.byName {
		if words[i] == nil {
			continue
		}
		if n == 0 {
			p.Str(" <{")
		} else {
			p.Str(", ")
		}
		n++
		p.namedAttr(op.info.def.Slots[i].Name, words[i].self)
	}
	if n > 0 {
		p.Str("}>")
	}
}

// collectGeneric visits what the generic form mentions, in upstream's order: regions before the operation's own parts.
// The properties of an unregistered operation are not visited, as upstream.
func (p *Printer) collectGeneric(op *Operation) {
	if !p.o.SkipRegions {
		for _, r := range op.Regions() {
			p.Region(r, RegionOpts{})
		}
	}
	uses := op.uses()
	for i := range uses {
		p.typeOf(uses[i].value)
	}
	for i := range int(op.nResults) {
		p.Type(op.Result(i).Type())
	}
	it := newAttrMerge(op)
	for {
		_, a, _ := it.next()
		if a == nil {
			return
		}
		p.Attr(a)
	}
}

// attrMerge yields the inherent and the discardable attributes of an operation, merged by name.
type attrMerge struct {
	op    *Operation
	words []*AttrBase
	slots []int
	disc  []NamedAttr
}

func newAttrMerge(op *Operation) attrMerge {
	return attrMerge{op, op.slotWords(), op.info.byName, op.DiscardableAttrs()}
}

// next returns the next attribute and its slot, -1 for a discardable one; a nil attribute ends the list.
func (m *attrMerge) next() (name string, a Attribute, slot int) {
	for len(m.slots) > 0 && m.words[m.slots[0]] == nil {
		m.slots = m.slots[1:]
	}
	if len(m.slots) > 0 {
		i := m.slots[0]
		name = m.op.info.def.Slots[i].Name
		if len(m.disc) == 0 || name <= m.disc[0].Name {
			m.slots = m.slots[1:]
			return name, m.words[i].self, i
		}
	}
	if len(m.disc) == 0 {
		return "", nil, -1
	}
	d := m.disc[0]
	m.disc = m.disc[1:]
	return d.Name, d.Value, -1
}

func elides(elided []string, name string) bool {
	for _, e := range elided {
		if e == name {
			return true
		}
	}
	return false
}

// AttrDict writes {...} with a space in front: all attributes of the operation save the elided ones, segment sizes,
// properties and those equal to their default. Nothing is written when none remains.
func (p *Printer) AttrDict(op *Operation, elided ...string) { p.opAttrs(op, " {", elided) }

// AttrDictWithKeyword is [Printer.AttrDict] with the keyword attributes in front.
func (p *Printer) AttrDictWithKeyword(op *Operation, elided ...string) {
	p.opAttrs(op, " attributes {", elided)
}

func (p *Printer) opAttrs(op *Operation, open string, elided []string) {
	if op.ext == nil && op.flags&opOwnsSlots == 0 {
		return // nothing but defaults
	}
	n := 0
	it := newAttrMerge(op)
	for {
		name, a, slot := it.next()
		if a == nil {
			break
		}
		if slot >= 0 && op.info.undictated(slot, a) || elides(elided, name) {
			continue
		}
		if n == 0 {
			p.Str(open)
		} else {
			p.Str(", ")
		}
		n++
		p.namedAttr(name, a)
	}
	if n > 0 {
		p.Byte('}')
	}
}

// DictAttrs returns what [Printer.AttrDict] writes: inherent attributes that differ from their defaults and discardable
// ones, without segment sizes and the elided names.
func (op *Operation) DictAttrs(elided ...string) []NamedAttr {
	var out []NamedAttr
	it := newAttrMerge(op)
	for {
		name, a, slot := it.next()
		if a == nil {
			return out
		}
		if slot >= 0 && op.info.undictated(slot, a) || elides(elided, name) {
			continue
		}
		out = append(out, NamedAttr{Name: name, Value: a})
	}
}

// undictated reports whether a dictionary of attributes leaves out what a slot holds: segment sizes that the text tells,
// properties and defaults.
func (i *OpInfo) undictated(slot int, a Attribute) bool {
	d := &i.def.Slots[slot]
	return d.Segments && !d.Dictated || d.Prop != nil || i.isDefault(slot, a)
}

func (i *OpInfo) isDefault(slot int, a Attribute) bool {
	if w := i.defaultWords()[slot]; w != nil {
		return w.self == a
	}
	return i.def.Slots[slot].Default != nil && i.DefaultOf(slot) == a
}

// Attrs writes {...} with a space in front for a list of attributes, without the elided names. Nothing is written when
// none remains.
func (p *Printer) Attrs(list []NamedAttr, elided ...string) { p.attrs(list, " {", elided) }

// AttrsWithKeyword is [Printer.Attrs] with the keyword attributes in front.
func (p *Printer) AttrsWithKeyword(list []NamedAttr, elided ...string) {
	p.attrs(list, " attributes {", elided)
}

func (p *Printer) attrs(list []NamedAttr, open string, elided []string) {
	n := 0
	for i := range list {
		if elides(elided, list[i].Name) {
			continue
		}
		if n == 0 {
			p.Str(open)
		} else {
			p.Str(", ")
		}
		n++
		p.namedAttr(list[i].Name, list[i].Value)
	}
	if n > 0 {
		p.Byte('}')
	}
}

// PropDict writes < {...}> with the inherent attributes save the elided ones, as the prop-dict directive does.
func (p *Printer) PropDict(op *Operation, elided ...string) {
	if a := op.OpaqueProperties(); a != nil {
		p.Byte('<')
		p.Attr(a)
		p.Byte('>')
		return
	}
	n := 0
	words := op.slotWords()
	for _, i := range op.info.byName {
		name := op.info.def.Slots[i].Name
		if words[i] == nil || elides(elided, name) || op.info.isDefault(i, words[i].self) && op.info.def.Slots[i].elidable() {
			continue
		}
		if n == 0 {
			p.Str("<{")
		} else {
			p.Str(", ")
		}
		n++
		p.namedAttr(name, words[i].self)
	}
	if n > 0 {
		p.Str("}>")
	}
}
