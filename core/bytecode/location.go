package bytecode

import "github.com/odsgen/ods/core"

// The codes of locations, among those of builtin's attributes.
const (
	codeCallSiteLoc   = 10
	codeFileLineCol   = 11
	codeFusedLoc      = 12
	codeFusedWithData = 13
	codeNameLoc       = 14
	codeUnknownLoc    = 15
	codeFileRange     = 22
)

// loc numbers a location, which is an attribute of builtin unless a dialect has it.
func (n *numbering) loc(l core.Location) *entry {
	e := n.knownLoc(l, &n.placer)
	if e != nil {
		e.refs++
		return e
	}
	if l.IsCompound() {
		if d := n.ctx.Loc(l); d.Kind == core.LocDialect {
			e := n.attr(d.Metadata)
			n.setLoc(l, e)
			return e
		}
	}
	e = n.attrs.add()
	e.dialect = n.builtin()
	switch {
	case l.IsUnknown():
		n.unknown = e
	case l.IsCompound():
		n.setLoc(l, e)
		n.setLoc(n.same(l), e)
	default:
		e.file = n.place(l, &n.placer)
		n.files.add(e)
		n.attr(n.fileNames[e.file.file-1])
		return e
	}
	e.of = &content{loc: l}
	w := Writer{n: n, met: n}
	w.location(e)
	return e
}

func (n *numbering) setLoc(l core.Location, e *entry) {
	if n.locs == nil {
		n.locs = make(map[core.Location]*entry)
	}
	n.locs[l] = e
}

// knownLoc returns the entry of a location that has been numbered, or nil. Equal locations that differ in how they are
// stored have one entry. The placer is the caller's own.
func (n *numbering) knownLoc(l core.Location, p *placer) *entry {
	switch {
	case l.IsUnknown():
		return n.unknown
	case !l.IsCompound():
		return n.placeEntry(n.place(l, p))
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	e := n.locs[l]
	if e == nil {
		same := n.same(l)
		if e = n.locs[same]; e != nil {
			n.locs[l] = e
		}
	}
	return e
}

// same returns the location with each line and column in it stored in one way.
func (n *numbering) same(l core.Location) core.Location {
	if l.IsUnknown() {
		return l
	}
	if s, ok := n.sames[l]; ok {
		return s
	}
	c, d := n.ctx, n.ctx.Loc(l)
	s := l
	switch d.Kind {
	case core.LocFile:
		return c.FileRangeLoc(d.Name, d.Line, d.Col, d.EndLine, d.EndCol)
	case core.LocName:
		s = c.NameLoc(d.Name, n.same(d.Child))
	case core.LocCallSite:
		s = c.CallSiteLoc(n.same(d.Child), n.same(d.Caller))
	case core.LocFused:
		parts := make([]core.Location, len(d.Fused))
		for i, p := range d.Fused {
			parts[i] = n.same(p)
		}
		s = c.FusedLoc(parts, d.Metadata)
	}
	if n.sames == nil {
		n.sames = make(map[core.Location]core.Location)
	}
	n.sames[l] = s
	return s
}

// location writes the location of an entry.
func (w *Writer) location(e *entry) {
	if f := e.file; e.of == nil {
		w.VarInt(codeFileLineCol)
		w.Attr(w.n.fileName(f.file))
		w.VarInt(uint64(f.line))
		w.VarInt(uint64(f.col))
		return
	}
	if e.of.loc.IsUnknown() {
		w.VarInt(codeUnknownLoc)
		return
	}
	c := w.n.ctx
	d := c.Loc(e.of.loc)
	switch d.Kind {
	case core.LocFile:
		w.file(c, &d)
	case core.LocName:
		w.VarInt(codeNameLoc)
		w.Attr(c.String(d.Name))
		w.Loc(d.Child)
	case core.LocCallSite:
		w.VarInt(codeCallSiteLoc)
		w.Loc(d.Child)
		w.Loc(d.Caller)
	case core.LocFused:
		code := uint64(codeFusedLoc)
		if d.Metadata != nil {
			code = codeFusedWithData
		}
		w.VarInt(code)
		w.VarInt(uint64(len(d.Fused)))
		for _, l := range d.Fused {
			w.Loc(l)
		}
		if d.Metadata != nil {
			w.Attr(d.Metadata)
		}
	}
}

// file writes a place in a file: a line and column, or a range in the shortest of the forms that upstream has.
func (w *Writer) file(c *core.Context, d *core.LocDesc) {
	point := d.EndLine == 0 || d.EndLine == d.Line && d.EndCol == d.Col
	if point {
		w.VarInt(codeFileLineCol)
		w.Attr(c.String(d.Name))
		w.VarInt(uint64(d.Line))
		w.VarInt(uint64(d.Col))
		return
	}
	w.VarInt(codeFileRange)
	w.Attr(c.String(d.Name))
	var parts []int
	switch {
	case d.Col == 0 && d.Line == d.EndLine:
		parts = []int{d.Line}
	case d.Line == d.EndLine:
		parts = []int{d.Line, d.Col, d.EndCol}
	default:
		parts = []int{d.Line, d.Col, d.EndLine, d.EndCol}
	}
	w.VarInt(uint64(len(parts)))
	for _, v := range parts {
		w.VarInt(uint64(v))
	}
}
