package bytecode

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
)

// encoded is where a type or an attribute is in the file.
type encoded struct {
	dialect *readDialect
	from    uint32 // in the section
	size    uint32
	custom  bool // in the encoding of the dialect, not as text
	open    bool // it is being read
}

// readAttr is an attribute of the file, read when it is first referred to.
type readAttr struct {
	encoded
	attr   core.Attribute // nil when it has not been read, or is a location
	loc    core.Location
	hasLoc bool
}

// readType is a type of the file, read when it is first referred to.
type readType struct {
	encoded
	typ core.Type
}

// readOffsets finds the attributes and types.
func (r *reading) readOffsets(c, data *cursor) {
	r.attrs = make([]readAttr, c.count("attributes"))
	r.types = make([]readType, c.count("types"))
	if c.failed() {
		return
	}
	from := uint64(0)
	i := 0
	entries := func(n int, at func(int) *encoded) {
		for i = 0; i < n && !c.failed(); {
			before := i
			r.grouped(c, func(d *readDialect) {
				if i == n {
					c.fail("more attributes or types than there are in all")
					return
				}
				size, custom := c.flagged()
				if size > uint64(len(data.data))-from {
					c.fail("Attribute or Type entry offset points past the end of section")
					return
				}
				*at(i) = encoded{dialect: d, from: uint32(from), size: uint32(size), custom: custom}
				from += size
				i++
			})
			if i == before && !c.failed() && c.atEnd() {
				c.fail("attempting to parse a byte at the end of the bytecode")
			}
		}
	}
	entries(len(r.attrs), func(i int) *encoded { return &r.attrs[i].encoded })
	entries(len(r.types), func(i int) *encoded { return &r.types[i].encoded })
	if !c.failed() && !c.atEnd() {
		c.fail("unexpected trailing data in the Attribute/Type offset section")
	}
}

// kindIn is what upstream calls an entry that the cursor refers to: lower case inside of another entry.
func kindIn(c *cursor, what string) string {
	if c.section == sectionAttrType {
		return strings.ToLower(what)
	}
	return what
}

// attrEntry returns the entry of an attribute; nil when there is none of this number.
func (r *reading) attrEntry(c *cursor, i uint64) *readAttr {
	switch {
	case i < uint64(len(r.attrs)):
		return &r.attrs[i]
	case r.lazy != nil && i < r.lazy.file.entries.attrs:
		return r.lazy.attr(r, i)
	}
	c.fail("invalid %s index: %d", kindIn(c, "Attribute"), i)
	return nil
}

// typeEntry returns the entry of a type; nil when there is none of this number.
func (r *reading) typeEntry(c *cursor, i uint64) *readType {
	switch {
	case i < uint64(len(r.types)):
		return &r.types[i]
	case r.lazy != nil && i < r.lazy.file.entries.types:
		return r.lazy.typ(r, i)
	}
	c.fail("invalid %s index: %d", kindIn(c, "Type"), i)
	return nil
}

func (r *reading) entryCursor(e *encoded) cursor {
	if r.lazy != nil {
		return r.lazy.cursor(r, e)
	}
	data := &r.sections[sectionAttrType]
	return cursor{data: data.data[e.from : e.from+e.size], base: data.base + int(e.from), section: sectionAttrType, f: &r.failure}
}

// attr returns an attribute by its number, reading it when it is first asked for; nil when there is an error.
func (r *reading) attr(c *cursor, i uint64) core.Attribute {
	if c.failed() {
		return nil
	}
	e := r.attrEntry(c, i)
	if e == nil {
		return nil
	}
	if e.attr == nil && !e.hasLoc {
		r.resolveAttr(c, e)
	}
	if e.attr == nil && e.hasLoc {
		a := r.ctx.LocAttr(e.loc)
		if !r.frozen {
			e.attr = a
		}
		return a
	}
	return e.attr
}

// loc returns a location by its number as an attribute.
func (r *reading) loc(c *cursor, i uint64) core.Location {
	if c.failed() {
		return core.Location{}
	}
	e := r.attrEntry(c, i)
	if e == nil {
		return core.Location{}
	}
	if !e.hasLoc {
		if e.attr == nil {
			r.resolveAttr(c, e)
		}
		if e.attr != nil {
			l, ok := r.ctx.AttrLoc(e.attr)
			if !ok {
				expected := "attribute of type: mlir::LocationAttr"
				if c.section == sectionAttrType {
					expected = "mlir::LocationAttr"
				}
				c.fail("expected %s, but got: %s", expected, core.AttrString(e.attr))
			}
			if !r.frozen {
				e.loc, e.hasLoc = l, ok
			}
			return l
		}
	}
	return e.loc
}

// typ returns a type by its number, reading it when it is first asked for; nil when there is an error.
func (r *reading) typ(c *cursor, i uint64) core.Type {
	if c.failed() {
		return nil
	}
	e := r.typeEntry(c, i)
	if e == nil {
		return nil
	}
	if e.typ == nil {
		r.resolveType(c, e)
	}
	return e.typ
}

// open starts the reading of an entry. It returns nil when the entry contains itself, is nested too deep, or of an
// unknown dialect.
func (r *reading) open(c *cursor, e *encoded, what string) *Reader {
	if r.depth == len(r.opened) {
		r.opened = append(r.opened, new(openEntry))
	}
	o := r.opened[r.depth]
	at := &o.at
	*at = r.entryCursor(e)
	o.r = Reader{at, r}
	switch {
	case r.frozen:
		at.fail("%s has a mistake", what)
	case e.open:
		at.fail("%s is part of itself", what)
	case r.depth >= r.maxDepth:
		at.fail("nesting is deeper than %d levels; raise the parser's limit if this is intended", r.maxDepth)
	case e.custom && !r.load(at, e.dialect):
	case e.custom && e.dialect.encoding == nil:
		at.fail("dialect '%s' does not implement the bytecode interface", e.dialect.name)
	}
	if c.failed() {
		return nil
	}
	e.open = true
	r.depth++
	return &o.r
}

// openEntry reads a type or an attribute. There is one for each level of them in one another.
type openEntry struct {
	at cursor
	r  Reader
}

func (r *reading) close(e *encoded, at *cursor, what string) bool {
	e.open = false
	r.depth--
	if !at.failed() && !at.atEnd() {
		at.fail("unexpected trailing bytes after %s entry", what)
	}
	return !at.failed()
}

func (r *reading) resolveAttr(c *cursor, e *readAttr) {
	if e.loc, e.hasLoc = r.placeIn(&e.encoded); e.hasLoc {
		return
	}
	what := kindIn(c, "Attribute")
	rd := r.open(c, &e.encoded, what)
	if rd == nil {
		return
	}
	at := rd.cursor
	var a core.Attribute
	var l core.Location
	isLoc := false
	switch {
	case !e.custom:
		a = textEntry(at, what, func(text string) (core.Attribute, error) { return r.ctx.ParseAttrIn(text, r.o.Versions) })
	case e.dialect.name == builtinName && at.pos < len(at.data) && at.data[0]&1 != 0 && isLocation(uint64(at.data[0]>>1)):
		// Most attributes of a file are locations, which operations do not need as attributes.
		l, isLoc = rd.location(at.varInt()), true
	default:
		a = e.dialect.encoding.ReadAttr(rd)
		if a == nil {
			at.fail("the encoding of dialect '%s' returned no attribute", e.dialect.name)
		}
	}
	if r.close(&e.encoded, at, what) {
		e.attr, e.loc, e.hasLoc = a, l, isLoc
	}
}

// placeIn reads a line and column in the file of the one before, as most attributes of a file are; ok is false for all
// others.
func (r *reading) placeIn(e *encoded) (l core.Location, ok bool) {
	if r.lastFile == nil || r.frozen || !e.custom || e.size < 2 || e.dialect.name != builtinName {
		return l, false
	}
	at := r.entryCursor(e)
	var mistake failure // it is found again by who reads all others
	at.f = &mistake
	if at.varInt() != codeFileLineCol {
		return l, false
	}
	i := at.varInt()
	if i >= uint64(len(r.attrs)) || r.attrs[i].attr != core.Attribute(r.lastFile) {
		return l, false
	}
	line, col := at.varInt(), at.varInt()
	if mistake.failed || !at.atEnd() {
		return l, false
	}
	return r.lastPlace.InFile(int(uint32(line)), int(uint32(col)))
}

func (r *reading) resolveType(c *cursor, e *readType) {
	what := kindIn(c, "Type")
	rd := r.open(c, &e.encoded, what)
	if rd == nil {
		return
	}
	at := rd.cursor
	var t core.Type
	if !e.custom {
		t = textEntry(at, what, func(text string) (core.Type, error) { return r.ctx.ParseTypeIn(text, r.o.Versions) })
	} else if t = e.dialect.encoding.ReadType(rd); t == nil {
		at.fail("the encoding of dialect '%s' returned no type", e.dialect.name)
	}
	if r.close(&e.encoded, at, what) {
		e.typ = t
	}
}

// textEntry reads an entry that is text with a zero byte after it.
func textEntry[T comparable](at *cursor, what string, parse func(string) (T, error)) (v T) {
	start := at.offset()
	text := at.text()
	if at.failed() {
		return v
	}
	v, err := parse(text)
	if err == nil {
		return v
	}
	list, ok := err.(diag.List)
	if ok && len(list) > 0 && list[0].Severity == diag.Error {
		if rest, ok := strings.CutPrefix(list[0].Message, "found trailing characters: '"); ok {
			at.failAt(start, "trailing characters found after %s assembly format: %s", what, strings.TrimSuffix(rest, "'"))
			return v
		}
	}
	at.failAt(start, "%v", err)
	if ok && at.f.list == nil {
		at.f.list = list
	}
	return v
}
