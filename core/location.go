package core

import (
	"bytes"
	"fmt"
	"sort"
	"sync"

	"github.com/odsgen/ods/core/diag"
)

// Location says where something comes from. It is a comparable value of eight bytes without pointers: for text a byte
// offset into a buffer that the context loaded (line and column are computed when printed), for a line and column that
// are given a file's number with them, otherwise the index of an entry in the context's table. The zero value is the
// unknown location.
type Location struct{ v uint64 }

// The highest bits tell the encodings apart: 0 an offset, 10 an index, 11 file, line and column. Among indexes, bit 60
// marks those of call sites (see [siteTable]) and bit 61 those that the parser resolves later.
const (
	locCompound = 1 << 63
	locPacked   = 3 << 62

	locColBits, locLineBits = 20, 28
	maxPackedFile           = 1 << (62 - locColBits - locLineBits)
)

// IsUnknown reports whether nothing is known about the place.
func (l Location) IsUnknown() bool { return l.v == 0 }

// IsCompound reports whether a location may hold others, a name or metadata. Without it the location is unknown or a
// line and column, which is known without a look at the context's table.
func (l Location) IsCompound() bool { return l.v&locPacked == locCompound }

// LocKind tells the kinds of locations apart.
type LocKind uint8

// The kinds of locations of the builtin dialect.
const (
	LocUnknown  LocKind = iota
	LocFile             // file, line, column, and possibly the end of a range
	LocName             // a name and a child location
	LocCallSite         // callee at caller
	LocFused            // several, with optional metadata
	LocDialect          // an attribute of a dialect, which is the metadata
)

// LocDesc is a location taken apart. Which fields are meaningful depends on Kind.
type LocDesc struct {
	Kind            LocKind
	Name            string // file or name
	Line, Col       int
	EndLine, EndCol int      // zero when the location is a point
	Child           Location // of a name; unknown when it has none. Callee of a call site
	Caller          Location
	Fused           []Location
	Metadata        Attribute

	rope rope
}

// Source is a text that locations and diagnostics refer to.
type Source struct {
	// Name is the file name in locations and diagnostics.
	Name string
	// Text is the content; it must not change while the context lives.
	Text []byte
	// FirstLine is the number of the first line, 1 unless the text was cut out of a longer one.
	FirstLine int

	pieces []Piece // see [ParseOptions.Pieces]

	base  uint64
	once  sync.Once
	lines []uint32 // offset of the start of each line
}

type sourceTable struct {
	mu   sync.RWMutex
	list []*Source
	next uint64
}

// AddSource registers a text, so that [Location] values can refer to its bytes.
func (c *Context) AddSource(s *Source) {
	if s.FirstLine == 0 {
		s.FirstLine = 1
	}
	t := &c.sources
	t.mu.Lock()
	defer t.mu.Unlock()
	s.base = t.next + 1
	t.next += uint64(len(s.Text)) + 2
	t.list = append(t.list, s)
}

// LocAt returns the location of a byte offset in a registered source.
func (s *Source) LocAt(offset int) Location { return Location{s.base + uint64(offset)} }

// Offset is the inverse of [Source.LocAt]; ok is false for a location that is not an offset in the source.
func (s *Source) Offset(l Location) (offset int, ok bool) {
	offset = int(l.v - s.base)
	return offset, l.v >= s.base && l.v < locCompound && offset <= len(s.Text)
}

// LineCol converts a byte offset to line and column, both from 1.
func (s *Source) LineCol(offset int) (line, col int) {
	s.once.Do(s.findLines)
	if s.pieces != nil {
		return s.pieceLineCol(offset)
	}
	i := s.lineIndex(offset)
	return i + s.FirstLine, offset - int(s.lines[i]) + 1
}

// findLines finds where the lines start.
func (s *Source) findLines() {
	s.lines = append(make([]uint32, 0, len(s.Text)/32+1), 0)
	for at := 0; ; {
		i := bytes.IndexByte(s.Text[at:], '\n')
		if i < 0 {
			return
		}
		at += i + 1
		s.lines = append(s.lines, uint32(at))
	}
}

// LineText returns the text of a line by its number, without the newline, which only an empty line keeps: "" means no
// line of the source.
func (s *Source) LineText(line int) string {
	s.once.Do(s.findLines)
	i := line - s.FirstLine
	if s.pieces != nil {
		i = s.pieceLine(line)
	}
	if i < 0 || i >= len(s.lines) {
		return ""
	}
	from, to := int(s.lines[i]), len(s.Text)
	if i+1 < len(s.lines) {
		to = int(s.lines[i+1]) - 1
	}
	if to > from && s.Text[to-1] == '\r' {
		to--
	}
	if from == to {
		return "\n"
	}
	return string(s.Text[from:to])
}

// SourceOf returns the registered source and the byte offset in it that a location refers to; nil when it is not an
// offset in a text, as one that the text gives by loc(...).
func (c *Context) SourceOf(l Location) (s *Source, offset int) {
	if l.v == 0 || l.v >= locCompound {
		return nil, 0
	}
	return c.sourceOf(l)
}

// sourceOf is [Context.SourceOf] for a location that is an offset.
func (c *Context) sourceOf(l Location) (*Source, int) {
	t := &c.sources
	t.mu.RLock()
	defer t.mu.RUnlock()
	i := sort.Search(len(t.list), func(i int) bool { return t.list[i].base > l.v }) - 1
	if i < 0 {
		return nil, 0
	}
	return t.list[i], int(l.v - t.list[i].base)
}

// sourceNamed returns the registered source with the given name, or nil.
func (c *Context) sourceNamed(name string) *Source {
	t := &c.sources
	t.mu.RLock()
	defer t.mu.RUnlock()
	for _, s := range t.list {
		if s.Name == name {
			return s
		}
	}
	return nil
}

type locTable struct {
	mu    sync.Mutex
	index map[string]uint64
	list  []LocDesc
	sites siteTable
	// extended are long chains of call sites with a further caller, see locExtended.
	extended siteTable

	filesMu sync.RWMutex
	files   []string
	fileNum map[string]uint64
}

func (t *locTable) init() {
	t.index = make(map[string]uint64)
	t.fileNum = make(map[string]uint64)
}

// file returns the number of a file name. As upstream, a file without a name is called "-".
func (t *locTable) file(name string) uint64 {
	if name == "" {
		name = "-"
	}
	t.filesMu.RLock()
	n, ok := t.fileNum[name]
	t.filesMu.RUnlock()
	if ok {
		return n
	}
	t.filesMu.Lock()
	defer t.filesMu.Unlock()
	if n, ok = t.fileNum[name]; !ok {
		n = uint64(len(t.files))
		t.files = append(t.files, name)
		t.fileNum[name] = n
	}
	return n
}

// packedLoc returns the location of a line and column, when they are not too large to be packed.
func packedLoc(file uint64, line, col int) (Location, bool) {
	if file >= maxPackedFile || uint(line) >= 1<<locLineBits || uint(col) >= 1<<locColBits {
		return Location{}, false
	}
	return Location{locPacked | file<<(locColBits+locLineBits) | uint64(line)<<locColBits | uint64(col)}, true
}

func (t *locTable) unpack(l Location) LocDesc {
	v := l.v &^ locPacked
	t.filesMu.RLock()
	name := t.files[v>>(locColBits+locLineBits)]
	t.filesMu.RUnlock()
	return LocDesc{Kind: LocFile, Name: name, Line: int(v >> locColBits & (1<<locLineBits - 1)), Col: int(v & (1<<locColBits - 1))}
}

func (t *locTable) add(key []byte, d LocDesc) Location {
	t.mu.Lock()
	defer t.mu.Unlock()
	if i, ok := t.index[string(key)]; ok {
		return Location{locCompound | i}
	}
	i := uint64(len(t.list))
	t.list = append(t.list, d)
	t.index[string(key)] = i
	return Location{locCompound | i}
}

// FileLoc returns the location of a line and column, both from 1, in a file.
func (c *Context) FileLoc(file string, line, col int) Location {
	if l, ok := packedLoc(c.locs.file(file), line, col); ok {
		return l
	}
	return c.fileRangeLoc(file, line, col, 0, 0)
}

// FileRangeLoc returns the location of a range in a file; a zero endLine makes it a point.
func (c *Context) FileRangeLoc(file string, line, col, endLine, endCol int) Location {
	if endLine == 0 {
		return c.FileLoc(file, line, col)
	}
	return c.fileRangeLoc(file, line, col, endLine, endCol)
}

func (c *Context) fileRangeLoc(file string, line, col, endLine, endCol int) Location {
	if file == "" {
		file = "-"
	}
	k := newKey(byte(LocFile))
	k.String(file)
	for _, n := range [...]int{line, col, endLine, endCol} {
		k.Int(int64(n))
	}
	return c.locs.add(k.b, LocDesc{Kind: LocFile, Name: file, Line: line, Col: col, EndLine: endLine, EndCol: endCol})
}

// NameLoc returns a named location around child, which may be unknown.
func (c *Context) NameLoc(name string, child Location) Location {
	k := newKey(byte(LocName))
	k.String(name)
	k.Loc(child)
	return c.locs.add(k.b, LocDesc{Kind: LocName, Name: name, Child: child})
}

// AttrLoc returns the location that an attribute is: one of builtin, or of a dialect that says it can be one. ok is
// false for others.
func (c *Context) AttrLoc(a Attribute) (l Location, ok bool) {
	if l, ok := a.(*LocationAttr); ok {
		return l.value, true
	}
	if a == nil || a.attrBase().def == nil || !a.attrBase().def.Location {
		return Location{}, false
	}
	k := newKey(byte(LocDialect))
	k.Attr(a)
	return c.locs.add(k.b, LocDesc{Kind: LocDialect, Metadata: a}), true
}

// attrOfLoc returns the attribute of a dialect that a location is, or nil.
func (c *Context) attrOfLoc(l Location) Attribute {
	if !l.inTable() {
		return nil
	}
	if d := c.Loc(l); d.Kind == LocDialect {
		return d.Metadata
	}
	return nil
}

// locAttribute returns the attribute that a location is: [LocationAttr], or one of a dialect.
func (c *Context) locAttribute(l Location) Attribute {
	if a := c.attrOfLoc(l); a != nil {
		return a
	}
	return c.LocAttr(l)
}

// Loc takes a location apart.
func (c *Context) Loc(l Location) LocDesc {
	switch {
	case l.v == 0:
		return LocDesc{}
	case l.v >= locPacked:
		return c.locs.unpack(l)
	case l.isSite():
		s := c.locs.siteOf(l)
		return LocDesc{Kind: LocCallSite, Child: s.callee, Caller: s.caller}
	case l.v >= locCompound:
		return c.locs.compound(l)
	}
	s, off := c.sourceOf(l)
	if s == nil {
		return LocDesc{}
	}
	line, col := s.LineCol(off)
	return LocDesc{Kind: LocFile, Name: s.Name, Line: line, Col: col}
}

// Position resolves a location to the place that a diagnostic about it points at: the first file location found inside,
// as upstream's source manager handler does. sourceLine is the text there when the context holds that file.
func (c *Context) Position(l Location) (pos diag.Pos, sourceLine string) {
	d, ok := c.fileLoc(l)
	if !ok {
		if l.IsUnknown() {
			return diag.Pos{}, ""
		}
		return diag.Pos{File: c.LocString(l)}, ""
	}
	if d.Line == 0 {
		return diag.Pos{File: fmt.Sprintf("%s:%d:%d", d.Name, d.Line, d.Col)}, ""
	}
	s := c.sourceNamed(d.Name)
	switch {
	case s != nil:
		sourceLine = s.LineText(d.Line)
	case d.Col == 0: // which a position would leave out
		return diag.Pos{File: fmt.Sprintf("%s:%d:%d", d.Name, d.Line, d.Col)}, ""
	}
	return diag.Pos{File: d.Name, Line: d.Line, Col: d.Col}, sourceLine
}

// maxCallStack is how many callers a diagnostic shows.
const maxCallStack = 10

// callStack returns the places that inlined code was called from, innermost first.
func (c *Context) callStack(l Location) []diag.Diagnostic {
	var out []diag.Diagnostic
	for site, ok := c.callSite(l); ok && len(out) < maxCallStack; site, ok = c.callSite(site.Caller) {
		pos, line := c.Position(site.Caller)
		out = append(out, diag.Diagnostic{Severity: diag.Note, Pos: pos, SourceLine: line, Message: "called from"})
	}
	return out
}

// callSite returns the first call site in a location.
func (c *Context) callSite(l Location) (LocDesc, bool) {
	return c.FindLoc(l, func(d LocDesc) bool { return d.Kind == LocCallSite })
}

func (c *Context) fileLoc(l Location) (LocDesc, bool) {
	return c.FindLoc(l, func(d LocDesc) bool { return d.Kind == LocFile })
}
