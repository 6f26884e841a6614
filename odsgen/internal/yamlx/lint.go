package yamlx

import (
	"bytes"
	"slices"
	"unicode/utf8"

	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/model"
)

// maxDepth bounds nesting, so that hostile input cannot exhaust the stack.
const maxDepth = 100

// linter reads a file ahead of the YAML library. The library stops at its first error, without a column and often on
// the wrong line; the linter knows just enough of YAML's structure (indentation, keys and dashes, quotes, brackets,
// block scalars) to report each mistake where it is, with its fix. It repairs what it reports in a copy for the
// library, so that one mistake does not hide what follows: bytes are overwritten, and quotes and brackets are closed at
// the ends of lines, so that lines and columns stay what they are.
type linter struct {
	src  *model.Source
	data []byte // the file
	text []byte // the copy, as long as the file
	// closers are inserted into the copy at last, in order of their offsets.
	closers []closer
	pos     int
	rep     *report.Reporter
	// lineAt and lineFrom are the offset that was last asked for its line, and that line's start.
	lineAt, lineFrom int
	// open are the block maps and lists around the current place.
	open []collection
	// pending says that a key or dash waits for its value on the next lines.
	pending bool
	// began and ended tell whether content was seen, and whether the rest of the file is not read; root that the
	// document's node has begun.
	began, ended, root bool
}

// collection is a block map or list whose keys or dashes are at a column.
type collection struct {
	kind   Kind
	indent int
}

// closer is text to insert into the copy.
type closer struct {
	at   int
	text string
}

// lint reports mistakes and returns the repaired copy of the file, and the text for the YAML library: the copy with
// closed quotes and brackets, up to where the linter stopped.
func lint(src *model.Source, rep *report.Reporter) (text, closed []byte) {
	l := &linter{src: src, data: src.Data, text: slices.Clone(src.Data), rep: rep}
	l.checkBytes()
	if bytes.HasPrefix(l.data, byteOrderMark) {
		l.pos = len(byteOrderMark)
	}
	for l.next() {
		l.line()
	}
	closed = bytes.TrimPrefix(l.text, byteOrderMark)
	skipped := len(l.text) - len(closed)
	if l.ended {
		closed = closed[:max(l.pos-skipped, 0)]
	}
	for _, c := range slices.Backward(l.closers) {
		if at := c.at - skipped; at <= len(closed) {
			closed = slices.Insert(slices.Clip(closed), at, []byte(c.text)...)
		}
	}
	return l.text, closed
}

// byteOrderMark may start a file; some editors write it.
var byteOrderMark = []byte("\xef\xbb\xbf")

func (l *linter) span(from, to int) model.Span { return model.Span{File: l.src, Start: from, End: to} }

// here is the place of the current character.
func (l *linter) here() report.Place {
	to := l.pos
	if l.pos < len(l.data) {
		_, n := utf8.DecodeRune(l.data[l.pos:])
		to += n
	}
	return report.At(l.span(l.pos, to))
}

// mask overwrites bytes of the copy; line ends stay.
func (l *linter) mask(from, to int, c byte) {
	for i := from; i < to; i++ {
		if l.text[i] != '\n' && l.text[i] != '\r' {
			l.text[i] = c
		}
	}
}

// stop leaves the rest of the file unread.
func (l *linter) stop(at int) { l.ended, l.pos = true, at }

// checkBytes reports the first byte that YAML does not allow anywhere.
func (l *linter) checkBytes() {
	reported := false
	for i := 0; i < len(l.data); {
		c := l.data[i]
		if c >= 0x20 && c < 0x7f || c == '\n' || c == '\t' || c == '\r' && l.at(i+1) == '\n' {
			i++
			continue
		}
		r, n := utf8.DecodeRune(l.data[i:])
		if c < utf8.RuneSelf || r == utf8.RuneError && n == 1 || r >= 0x7f && r < 0xa0 || r == 0xfeff && i > 0 || r == 0xfffe ||
			r == 0xffff || r == 0x2028 || r == 0x2029 {
			if !reported {
				l.rep.Error(report.BadByte, report.At(l.span(i, i+n)), `remove it, or write it as "\x.." in double quotes`,
					"byte 0x%02x cannot stand in a definition file", c)
			}
			reported = true
			for j := range n {
				l.text[i+j] = '?'
			}
		}
		i += n
	}
}

// at returns the byte at an offset, 0 after the end.
func (l *linter) at(i int) byte {
	if i >= 0 && i < len(l.data) {
		return l.data[i]
	}
	return 0
}

// col returns the column of the current position, from 0.
func (l *linter) col() int { return l.pos - l.lineStart(l.pos) }

// lineStart returns the offset of the line's first byte. It looks no further back than the last answer, since a line
// can be long.
func (l *linter) lineStart(off int) int {
	switch {
	case off < l.lineFrom:
		l.lineAt, l.lineFrom = off, bytes.LastIndexByte(l.data[:off], '\n')+1
	case off > l.lineAt:
		if i := bytes.LastIndexByte(l.data[l.lineAt:off], '\n'); i >= 0 {
			l.lineFrom = l.lineAt + i + 1
		}
		l.lineAt = off
	}
	if i := l.lineFrom; i > 0 || !bytes.HasPrefix(l.data, byteOrderMark) || off < len(byteOrderMark) {
		return i
	}
	return len(byteOrderMark)
}

// lineEnd returns the offset of the end of the current line, without "\r\n".
func (l *linter) lineEnd() int { return lineEnd(l.data, l.pos) }

// lineEnd returns the offset of the end of the line of an offset, without "\r\n".
func lineEnd(data []byte, off int) int {
	i := bytes.IndexByte(data[off:], '\n')
	if i < 0 {
		return len(data)
	}
	if i > 0 && data[off+i-1] == '\r' {
		i--
	}
	return off + i
}

// isBreak reports whether a line ends at the offset.
func isBreak(data []byte, i int) bool {
	return i >= len(data) || data[i] == '\n' || data[i] == '\r' && i+1 < len(data) && data[i+1] == '\n'
}

func isBlank(data []byte, i int) bool {
	return i >= 0 && i < len(data) && (data[i] == ' ' || data[i] == '\t')
}

// isSpace reports whether a blank, a line end or the end of the file is at the offset.
func isSpace(data []byte, i int) bool { return isBlank(data, i) || isBreak(data, i) }

func (l *linter) skipLine() {
	if i := bytes.IndexByte(l.data[l.pos:], '\n'); i >= 0 {
		l.pos += i + 1
	} else {
		l.pos = len(l.data)
	}
}

// blanks skips blanks on the current line.
func (l *linter) blanks() {
	for isBlank(l.data, l.pos) {
		l.pos++
	}
}

// isComment reports whether a comment starts at the current position.
func (l *linter) isComment() bool {
	return l.at(l.pos) == '#' && (l.pos == l.lineStart(l.pos) || isBlank(l.data, l.pos-1))
}

// next moves to the next content, over blanks, comments and empty lines, and reports whether there is any. Document
// markers and directives are dealt with here, since they can only stand at the start of a line.
func (l *linter) next() bool {
	for l.pos < len(l.data) && !l.ended {
		lineStart := l.pos == l.lineStart(l.pos)
		if lineStart && l.marker() {
			continue
		}
		from := l.pos
		l.blanks()
		if lineStart {
			l.tab(from)
		}
		switch {
		case l.pos >= len(l.data):
			return false
		case isBreak(l.data, l.pos) || l.isComment():
			l.skipLine()
		default:
			l.began = true
			return true
		}
	}
	return false
}

// tab reports a tab among the blanks before the current position.
func (l *linter) tab(from int) {
	if tab := bytes.IndexByte(l.data[from:l.pos], '\t'); tab >= 0 && !isBreak(l.data, l.pos) {
		l.rep.Error(report.Tab, report.At(l.span(from+tab, from+tab+1)), "use spaces", "a tab cannot indent YAML")
		l.mask(from, l.pos, ' ')
	}
}

// marker handles "---", "..." and "%directive" at the start of a line.
func (l *linter) marker() bool {
	rest := l.data[l.pos:]
	dashes := bytes.HasPrefix(rest, []byte("---")) && isSpace(l.data, l.pos+3)
	switch {
	case dashes && !l.began:
		l.began = true
		l.pos += 3
		return true
	case dashes, bytes.HasPrefix(rest, []byte("...")) && isSpace(l.data, l.pos+3):
		at := report.At(l.span(l.pos, l.pos+3))
		l.rep.Error(report.Documents, at, "put it into a file of its own", "a definition file is one YAML document")
		l.stop(l.pos)
		return true
	case rest[0] == '%' && !l.began:
		l.rep.Error(report.Sigil, report.At(l.span(l.pos, l.pos+1)), "remove the line", "YAML directives are not used in definitions")
		l.mask(l.pos, l.lineEnd(), ' ')
		l.skipLine()
		return true
	}
	return false
}

// isDash reports whether a list item starts at the current position.
func (l *linter) isDash() bool { return l.at(l.pos) == '-' && isSpace(l.data, l.pos+1) }

// line reads a line of block structure with the value that starts on it.
func (l *linter) line() {
	for first := true; ; first = false {
		switch {
		case l.isDash():
			if !l.enter(List, l.col(), first) {
				return
			}
			l.pos++
			from := l.pos
			l.blanks()
			l.tab(from)
			l.properties()
			if isBreak(l.data, l.pos) || l.isComment() {
				l.pending = true
				return
			}
		case l.looksLikeKey():
			indent := l.col()
			if !l.enter(Map, indent, first) {
				return
			}
			if l.longKey(l.pos, l.keyEnd()) {
				l.skipBlock(indent)
				return
			}
			l.key()
			l.value(indent)
			return
		default:
			if first && !l.isValue() {
				return
			}
			l.pending = false
			l.scalar(l.indent())
			return
		}
	}
}

// indent returns the column of the innermost block collection.
func (l *linter) indent() int {
	if n := len(l.open); n > 0 {
		return l.open[n-1].indent
	}
	return -1
}

// leave ends the collections that are indented deeper than a column, and with them a value that is missing.
func (l *linter) leave(col int) {
	for l.indent() > col {
		l.open = l.open[:len(l.open)-1]
		l.pending = false
	}
}

// leaveList ends a list whose dashes are at the column of its key.
func (l *linter) leaveList(col int) bool {
	n := len(l.open)
	if n < 2 || l.open[n-1] != (collection{List, col}) || l.open[n-2] != (collection{Map, col}) {
		return false
	}
	l.open = l.open[:n-1]
	return true
}

// enter makes a collection at a column the innermost one. It returns false after a report, after what it skipped.
func (l *linter) enter(kind Kind, col int, first bool) bool {
	if first {
		l.leave(col)
	}
	top := collection{Null, -1}
	if n := len(l.open); n > 0 {
		top = l.open[n-1]
	}
	if kind == Map && l.leaveList(col) {
		top.kind = Map
	}
	switch {
	case top.indent == col && top.kind == kind:
	case !first, l.pending && (top.indent < col || top == (collection{Map, col})), len(l.open) == 0 && !l.root:
		if len(l.open) == maxDepth {
			l.tooDeep()
			return false
		}
		l.open = append(l.open, collection{kind, col})
	case len(l.open) == 0:
		l.belongsToNothing()
		return false
	case top.indent < col:
		l.badIndent(top)
		return false
	case top.kind == Map:
		l.rep.Error(report.Syntax, l.here(), "indent the list below its key, or remove the dash",
			"a list item stands among the keys of a map")
		l.skipBlock(col)
		return false
	default:
		l.belongsToNothing()
		return false
	}
	l.pending, l.root = false, true
	return true
}

func (l *linter) tooDeep() {
	l.rep.Error(report.Depth, l.here(), "write a flatter definition", "nesting is deeper than %d levels", maxDepth)
	l.stop(l.lineStart(l.pos))
}

// isValue reports whether a line that is neither a key nor a list item is the value of the key or dash above it, or the
// whole document.
func (l *linter) isValue() bool {
	col := l.col()
	l.leave(col)
	n := len(l.open)
	switch {
	case n == 0 && !l.root, n > 0 && l.pending && col > l.indent():
		return true
	case n == 0:
		l.belongsToNothing()
	case col > l.indent():
		l.badIndent(l.open[n-1])
	case l.open[n-1].kind == Map || l.leaveList(col):
		l.notAKey(col)
	default:
		l.belongsToNothing()
	}
	return false
}

func (l *linter) belongsToNothing() {
	l.rep.Error(report.Indentation, l.here(), "indent it like the lines that it belongs to",
		"this line belongs to nothing: its indentation matches no open map or list")
	l.skipBlock(l.col())
}

// badIndent reports a line that is indented deeper than the collection it should continue, and skips its block.
func (l *linter) badIndent(c collection) {
	what := "map"
	if c.kind == List {
		what = "list"
	}
	l.rep.Error(report.Indentation, l.here(), "align it", "line is indented by %d, but the %s it continues by %d", l.col(), what,
		c.indent)
	l.skipBlock(c.indent)
}

// notAKey reports a line in a map that has no "key:".
func (l *linter) notAKey(indent int) {
	text := string(bytes.TrimSpace(l.data[l.pos:l.lineEnd()]))
	if len(text) > 40 {
		text = text[:40] + "..."
	}
	l.rep.Error(report.Syntax, report.At(l.span(l.pos, l.lineEnd())), "write 'key: value' with a space behind the colon",
		"expected a key and a colon, but found %q", text)
	l.skipBlock(indent)
}

// skipBlock blanks the current line and those below it that are indented deeper than indent.
func (l *linter) skipBlock(indent int) {
	from := l.pos
	l.skipLine()
	for l.next() && l.col() > indent {
		l.skipLine()
	}
	if l.pos < len(l.data) {
		l.pos = l.lineStart(l.pos)
	}
	l.mask(from, l.pos, ' ')
	l.pending = false
}

// looksLikeKey reports whether the text at the current position is a key: a scalar on one line with a colon and a space
// (or the line's end) after it.
func (l *linter) looksLikeKey() bool { return l.keyEnd() >= 0 }

// keyEnd returns the offset of the colon of the key at the current position, or -1.
func (l *linter) keyEnd() int {
	i := l.pos
	switch c := l.at(i); c {
	case '"', '\'':
		for i++; !isBreak(l.data, i); i++ {
			if l.data[i] == '\\' && c == '"' && !isBreak(l.data, i+1) {
				i++
			} else if l.data[i] == c {
				if c == '\'' && l.at(i+1) == '\'' {
					i++
					continue
				}
				i++
				for isBlank(l.data, i) {
					i++
				}
				if l.at(i) == ':' && isSpace(l.data, i+1) {
					return i
				}
				return -1
			}
		}
		return -1
	case '[', '{', '|', '>', '#':
		return -1
	}
	for ; !isBreak(l.data, i); i++ {
		if l.data[i] == ':' && isSpace(l.data, i+1) {
			return i
		}
		if l.data[i] == '#' && isBlank(l.data, i-1) {
			return -1
		}
	}
	return -1
}

// key reads a key, which looksLikeKey has seen, and moves after its colon.
func (l *linter) key() {
	from, colon := l.pos, l.keyEnd()
	if c := l.at(from); c == '"' || c == '\'' {
		l.quoted(-1)
	} else {
		to := from + len(bytes.TrimRight(l.data[from:colon], " \t"))
		l.checkStart(from, to, false)
		if to == from {
			l.rep.Error(report.Syntax, l.here(), "write a name before the colon", "a key is missing")
			l.stop(l.lineStart(from))
			return
		}
		if string(l.data[from:to]) == "<<" {
			l.rep.Error(report.AnchorTag, report.At(l.span(from, to)), "use templates: or mixins:",
				"merge keys are not used in definitions")
			l.mask(from, to, '_')
		}
	}
	l.pos = colon + 1
}

// longKey reports a key that is longer than the YAML library reads.
func (l *linter) longKey(from, colon int) bool {
	const library = 1024
	if colon-from <= library {
		return false
	}
	reportLongKey(l.rep, l.span(from, colon))
	return true
}

// value reads what follows a key's colon.
func (l *linter) value(indent int) {
	l.blanks()
	l.properties()
	switch {
	case l.ended:
	case isBreak(l.data, l.pos) || l.isComment():
		l.pending = true
	case l.isDash():
		l.rep.Error(report.Syntax, l.here(), "start the list on the next line, or write [a, b]",
			"a list cannot start on its key's line")
		l.restOfLine(indent)
	case l.at(l.pos) != '|' && l.at(l.pos) != '>' && l.looksLikeKey():
		l.rep.Error(report.Syntax, report.At(l.span(l.pos, l.lineEnd())), "quote the text, or put the inner map on lines of its own",
			"a second ': ' on the line makes this a map in a map")
		l.restOfLine(indent)
	default:
		l.scalar(indent)
	}
}

// restOfLine makes the rest of the line text, to go on after an error.
func (l *linter) restOfLine(indent int) {
	from := l.pos
	l.mask(from, l.lineEnd(), '_')
	l.skipLine()
	if l.next() && l.col() > indent {
		l.skipBlock(indent)
	} else if l.pos < len(l.data) && !l.ended {
		l.pos = l.lineStart(l.pos)
	}
}
