package bytecode

import "slices"

// irWindow gives cursors into a section that is not in memory.
type irWindow struct {
	f    *File
	end  int64 // of the section
	base int64
	buf  []byte
}

// An operation's head is expected to be shorter than opHeadSize. When it is not, more is read, and the window grows.
const (
	irWindowSize = 256 << 10
	opHeadSize   = 8 << 10
)

// cursor returns a cursor at an offset that has n bytes at least, unless the section ends before.
func (w *irWindow) cursor(at, n int64) cursor {
	n = min(n, w.end-at)
	if at < w.base || at+n > w.base+int64(len(w.buf)) {
		size := min(max(n, irWindowSize), w.end-at)
		w.base, w.buf = at, slices.Grow(w.buf[:0], int(size))[:size]
		w.f.readInto(w.buf, at)
	}
	return cursor{data: w.buf, pos: int(at - w.base), base: int(w.base), section: sectionIR, f: &w.f.r.failure}
}

// parse calls parse with a cursor at an offset, again with a larger window when it meets the end of one.
func (w *irWindow) parse(at int64, parse func(c *cursor)) {
	for n := int64(opHeadSize); ; n *= 4 {
		c := w.cursor(at, n)
		parse(&c)
		if !c.failed() || w.base+int64(len(w.buf)) >= w.end {
			return
		}
		*c.f = failure{}
	}
}

// index finds the operations of the module and their symbols. It returns why they cannot be read apart, or "".
func (f *File) index(ir section) (refused string) {
	w := &irWindow{f: f, end: ir.at + ir.size}
	var body section
	w.parse(ir.at, func(c *cursor) {
		refused = ""
		if n, _ := c.flagged(); n != 1 {
			refused = "there is no module around all operations"
			return
		}
		f.at = int64(c.offset())
		var h opHead
		f.head(c, &h)
		if c.failed() {
			return
		}
		if n := f.r.names[h.name]; n.dialect.name != builtinName || n.name != "module" || !h.apart {
			refused = "there is no module around all operations"
			return
		}
		f.module = slices.Clone(c.data[f.at-int64(c.base) : c.pos])
		body = f.nested(c, w.end)
	})
	if refused != "" || f.r.failure.failed {
		return refused
	}
	w.end = body.at + body.size
	var ops uint64
	at := body.at
	w.parse(at, func(c *cursor) {
		refused = ""
		blocks := c.varInt()
		if blocks == 0 {
			refused = "their module has no block"
			return
		}
		values := c.varInt()
		var args bool
		if ops, args = c.flagged(); blocks != 1 || values != 0 || args {
			refused = "an operation of the module defines values, which others may use"
		}
		at = int64(c.offset())
	})
	if refused != "" || f.r.failure.failed {
		return refused
	}
	if ops > uint64(w.end-at)/3+1 {
		c := w.cursor(at, 0)
		c.fail("the number of operations, %d, exceeds what %d bytes hold", ops, w.end-at)
		return ""
	}
	f.items = make([]fileItem, 0, ops)
	for range ops {
		it := fileItem{at: at}
		w.parse(at, func(c *cursor) {
			refused = ""
			var h opHead
			f.head(c, &h)
			switch {
			case c.failed():
				return
			case h.regions && !h.apart:
				refused = "regions of an operation use values of the module"
				return
			case h.regions:
				s := f.nested(c, w.end)
				it.end = s.at + s.size
			default:
				it.end = int64(c.offset())
			}
			if i := f.symbol(&h); i >= 0 {
				it.hash = f.hash(f.r.strings[i])
			}
		})
		if refused != "" || f.r.failure.failed {
			return refused
		}
		f.items = append(f.items, it)
		at = it.end
	}
	f.symbols = newSymbolTable(f.items)
	return ""
}

// nested reads the head of the section with the regions of an operation, and returns where its content is.
func (f *File) nested(c *cursor, end int64) section {
	code, n := c.byte(), c.varInt()
	if c.failed() {
		return section{}
	}
	if sectionID(code) != sectionIR {
		c.fail("expected IR section for region")
		return section{}
	}
	s := section{at: int64(c.offset())}
	if n > uint64(end-s.at) {
		c.fail("attempting to parse %d bytes when only %d remain", n, end-s.at)
		return section{}
	}
	s.size = int64(n)
	return s
}

// opHead is what precedes an operation's regions.
type opHead struct {
	name           uint64
	mask           byte
	attrs, props   uint64
	regions, apart bool
}

// head reads an operation up to its regions.
func (f *File) head(c *cursor, h *opHead) {
	h.name = c.varInt()
	if h.name >= uint64(len(f.r.names)) {
		c.fail("invalid operation name index: %d", h.name)
		return
	}
	h.mask = c.byte()
	c.varInt() // location
	if h.mask&hasAttrs != 0 {
		h.attrs = c.varInt()
	}
	if h.mask&hasProperties != 0 {
		h.props = c.varInt()
	}
	results := 0
	skip := func() (n int) {
		n = c.count("parts of an operation")
		for range n {
			c.varInt()
		}
		return n
	}
	if h.mask&hasResults != 0 {
		results = skip()
	}
	if h.mask&hasOperands != 0 {
		skip()
	}
	if h.mask&hasSuccessors != 0 {
		skip()
	}
	if h.mask&hasUseLists != 0 && f.r.version >= versionUseLists {
		lists := 1
		if results != 1 {
			lists = c.count("orders")
		}
		for range lists {
			if results != 1 {
				c.varInt()
			}
			n, _ := c.flagged()
			for range c.bounded(n, "indexes") {
				c.varInt()
			}
		}
	}
	if h.mask&hasRegions != 0 {
		var n uint64
		n, h.apart = c.flagged()
		h.regions = n > 0
	}
}

// symbol returns the number of the string that is the name of the symbol that an operation defines, or -1.
func (f *File) symbol(h *opHead) int {
	r := f.r
	if h.mask&hasProperties == 0 {
		if h.mask&hasAttrs != 0 {
			return f.symbolInDict(h.attrs)
		}
		return -1
	}
	if h.props+1 >= uint64(len(f.props)) {
		return -1 // an error when it is read
	}
	c := cursor{data: r.sections[sectionProperties].data, pos: int(f.props[h.props]), f: new(failure)}
	c = cursor{data: c.bytes(c.varInt()), f: c.f}
	name := r.nameAt(&cursor{f: &r.failure, section: sectionIR}, h.name)
	if name == nil {
		return -1
	}
	if !name.info.IsRegistered() {
		return f.symbolInDict(c.varInt())
	}
	def := name.info.Def()
	for _, i := range name.info.SlotsByName() {
		s := &def.Slots[i]
		if s.Prop != nil || sizesOf(def, i) >= 0 && r.version >= versionSegmentSizes {
			continue
		}
		v := c.varInt()
		if s.Optional || s.Default != nil {
			if v&1 == 0 {
				continue
			}
			v >>= 1
		}
		if s.Name == "sym_name" && !c.failed() {
			return f.stringIn(v)
		}
	}
	return -1
}

// builtinEntry returns a cursor after the code of an attribute of builtin; false for other attributes.
func (f *File) builtinEntry(i uint64) (c cursor, code uint64, ok bool) {
	if i >= f.entries.attrs {
		return c, 0, false
	}
	d, from, size, custom := f.entries.find(i)
	if !custom || f.r.dialects[d].name != builtinName {
		return c, 0, false
	}
	data, err := f.r.lazy.pages.bytes(f.attrs.at+int64(from), int(size))
	if err != nil {
		return c, 0, false
	}
	c = cursor{data: data, f: new(failure)}
	code = c.varInt()
	return c, code, !c.failed()
}

// stringIn returns the number of the string in a string attribute, or -1.
func (f *File) stringIn(i uint64) int {
	c, code, ok := f.builtinEntry(i)
	if !ok || code != codeString {
		return -1
	}
	if s := c.varInt(); s < uint64(len(f.r.strings)) && !c.failed() {
		return int(s)
	}
	return -1
}

// symbolInDict returns the number of the string that is sym_name in a dictionary, or -1.
func (f *File) symbolInDict(i uint64) int {
	c, code, ok := f.builtinEntry(i)
	if !ok || code != codeDict {
		return -1
	}
	for n := c.varInt(); n > 0 && !c.failed(); n-- {
		key, value := c.varInt(), c.varInt()
		if s := f.stringIn(key); s >= 0 && f.r.strings[s] == "sym_name" {
			return f.stringIn(value)
		}
	}
	return -1
}
