package yamlx

import (
	"bytes"
	"unicode/utf8"

	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/model"
)

// maxDepth bounds nesting, so that hostile input cannot exhaust the stack.
const maxDepth = 100

// Parse reads a file. It always returns a node, a Map when the file starts like one; errors go to rep.
func Parse(src *model.Source, rep *report.Reporter) *Node {
	p := &parser{src: src, data: src.Data, rep: rep}
	p.checkBytes()
	if bytes.HasPrefix(p.data, []byte("\xef\xbb\xbf")) {
		p.pos = 3
	}
	if !p.next() {
		return &Node{Kind: Null, Span: p.span(0, 0)}
	}
	n := p.block(-1)
	for p.next() {
		p.rep.Error(report.Indentation, p.here(), "indent it like the lines that it belongs to",
			"this line belongs to nothing: its indentation matches no open map or list")
		p.skipLine()
		if p.next() && !p.ended {
			p.skipBlock(p.col())
		}
	}
	return n
}

// parser is a recursive-descent parser over the bytes of the file. Indentation is the column of a token, from 0.
type parser struct {
	src   *model.Source
	data  []byte
	pos   int
	rep   *report.Reporter
	depth int
	// began and ended tell whether content was seen, and whether a document end was.
	began, ended bool
}

func (p *parser) span(from, to int) model.Span { return model.Span{File: p.src, Start: from, End: to} }

func (p *parser) here() report.Place {
	to := p.pos
	if p.pos < len(p.data) {
		_, n := utf8.DecodeRune(p.data[p.pos:])
		to += n
	}
	return report.At(p.span(p.pos, to))
}

// checkBytes reports bytes that YAML does not allow anywhere.
func (p *parser) checkBytes() {
	for i := 0; i < len(p.data); {
		c := p.data[i]
		if c >= 0x20 && c < 0x7f || c == '\n' || c == '\t' || c == '\r' && i+1 < len(p.data) && p.data[i+1] == '\n' {
			i++
			continue
		}
		r, n := utf8.DecodeRune(p.data[i:])
		if c < utf8.RuneSelf || r == utf8.RuneError && n == 1 || r >= 0x7f && r < 0xa0 || r == 0xfeff && i > 0 || r == 0xfffe || r == 0xffff || r == 0x2028 || r == 0x2029 {
			p.rep.Error(report.BadByte, report.At(p.span(i, i+n)), `remove it, or write it as "\x.." in double quotes`,
				"byte 0x%02x cannot stand in a definition file", c)
			return
		}
		i += n
	}
}

// at returns the byte at an offset, 0 behind the end.
func (p *parser) at(i int) byte {
	if i < len(p.data) {
		return p.data[i]
	}
	return 0
}

// col returns the column of the current position, from 0.
func (p *parser) col() int { return p.colOf(p.pos) }

func (p *parser) colOf(off int) int { return off - p.lineStart(off) }

func (p *parser) lineStart(off int) int { return bytes.LastIndexByte(p.data[:off], '\n') + 1 }

// lineEnd returns the offset of the end of the current line, without "\r\n".
func (p *parser) lineEnd() int { return p.lineEndAt(p.pos) }

func (p *parser) lineEndAt(off int) int {
	i := bytes.IndexByte(p.data[off:], '\n')
	if i < 0 {
		return len(p.data)
	}
	i += off
	if i > off && p.data[i-1] == '\r' {
		i--
	}
	return i
}

// isBreak reports whether a line ends at the offset.
func (p *parser) isBreak(i int) bool {
	return i >= len(p.data) || p.data[i] == '\n' || p.data[i] == '\r' && p.at(i+1) == '\n'
}

func (p *parser) isBlank(i int) bool { return p.at(i) == ' ' || p.at(i) == '\t' }

// isSpace reports whether a blank, a line end or the end of the file is at the offset.
func (p *parser) isSpace(i int) bool { return p.isBlank(i) || p.isBreak(i) }

func (p *parser) skipLine() {
	if i := bytes.IndexByte(p.data[p.pos:], '\n'); i >= 0 {
		p.pos += i + 1
	} else {
		p.pos = len(p.data)
	}
}

// blanks skips blanks on the current line.
func (p *parser) blanks() {
	for p.isBlank(p.pos) {
		p.pos++
	}
}

// isComment reports whether a comment starts at the current position.
func (p *parser) isComment() bool {
	return p.at(p.pos) == '#' && (p.pos == 0 || p.data[p.pos-1] == '\n' || p.isBlank(p.pos-1))
}

// next moves to the next content, over blanks, comments and empty lines, and reports whether there is any. Document
// markers and directives are dealt with here, since they can only stand at the start of a line.
func (p *parser) next() bool {
	for p.pos < len(p.data) && !p.ended {
		lineStart := p.pos == 0 || p.data[p.pos-1] == '\n' || p.pos == 3 && !p.began
		if lineStart && p.marker() {
			continue
		}
		from := p.pos
		p.blanks()
		if lineStart && bytes.IndexByte(p.data[from:p.pos], '\t') >= 0 {
			tab := from + bytes.IndexByte(p.data[from:p.pos], '\t')
			p.rep.Error(report.Tab, report.At(p.span(tab, tab+1)), "use spaces", "a tab cannot indent YAML")
		}
		switch {
		case p.pos >= len(p.data):
			return false
		case p.isBreak(p.pos) || p.isComment():
			p.skipLine()
		default:
			p.began = true
			return true
		}
	}
	return false
}

// marker handles "---", "..." and "%directive" at the start of a line.
func (p *parser) marker() bool {
	rest := p.data[p.pos:]
	dashes := bytes.HasPrefix(rest, []byte("---")) && p.isSpace(p.pos+3)
	switch {
	case dashes && !p.began:
		p.began = true
		p.pos += 3
		return true
	case dashes, bytes.HasPrefix(rest, []byte("...")) && p.isSpace(p.pos+3):
		at := report.At(p.span(p.pos, p.pos+3))
		p.rep.Error(report.Documents, at, "put it into a file of its own", "a definition file is one YAML document")
		p.ended, p.pos = true, len(p.data)
		return true
	case rest[0] == '%' && !p.began:
		p.rep.Error(report.Sigil, report.At(p.span(p.pos, p.pos+1)), "remove the line", "YAML directives are not used in definitions")
		p.skipLine()
		return true
	}
	return false
}

// isDash reports whether a list item starts at the current position.
func (p *parser) isDash() bool { return p.at(p.pos) == '-' && p.isSpace(p.pos+1) }

// block parses the node at the current position. parent is the indentation of the collection around it.
func (p *parser) block(parent int) *Node {
	if p.depth++; p.depth > maxDepth {
		p.depth--
		p.rep.Error(report.Depth, p.here(), "write a flatter definition", "nesting is deeper than %d levels", maxDepth)
		n := &Node{Span: p.span(p.pos, p.pos)}
		p.ended, p.pos = true, len(p.data)
		return n
	}
	defer func() { p.depth-- }()
	switch c := p.at(p.pos); {
	case p.isDash():
		return p.list(p.col())
	case c == '|' || c == '>':
		return p.blockScalar(parent)
	case p.looksLikeKey():
		return p.mapping(p.col())
	default:
		return p.inline(parent)
	}
}

// list parses a block list whose dashes are at column indent.
func (p *parser) list(indent int) *Node {
	n := &Node{Kind: List, Span: p.span(p.pos, p.pos)}
	for first := true; first || p.next(); first = false {
		c := p.col()
		if c < indent || c == indent && !p.isDash() {
			break
		}
		if c > indent {
			p.badIndent(indent, "list")
			continue
		}
		p.pos++
		from := p.pos
		p.blanks()
		var item *Node
		if p.isBreak(p.pos) || p.isComment() {
			item = p.below(indent, from, false)
		} else {
			item = p.block(indent)
		}
		n.Items = append(n.Items, item)
		n.Span.End = max(n.Span.End, item.Span.End, from)
	}
	return n
}

// badIndent reports a line that is indented deeper than the collection it should continue, and skips its block.
func (p *parser) badIndent(indent int, what string) {
	p.rep.Error(report.Indentation, p.here(), "align it", "line is indented by %d, but the %s it continues by %d", p.col(), what, indent)
	p.skipBlock(indent)
}

// skipBlock skips lines up to one that is indented by at most indent.
func (p *parser) skipBlock(indent int) {
	p.skipLine()
	for p.next() && p.col() > indent {
		p.skipLine()
	}
	if p.pos < len(p.data) {
		p.pos = p.lineStart(p.pos)
	}
}

// below parses a value that starts on a later line than its key or dash, or is missing. A map's value may be a list at
// the map's own indentation.
func (p *parser) below(indent, from int, inMap bool) *Node {
	comment := -1
	if p.isComment() {
		comment = p.pos
	}
	if p.next() && (p.col() > indent || inMap && p.col() == indent && p.isDash()) {
		return p.block(indent)
	}
	if c := p.at(comment + 1); comment >= 0 && (c|0x20 >= 'a' && c|0x20 <= 'z' || c == '"') {
		text := string(bytes.TrimRight(p.data[comment:p.lineEndAt(comment)], " \t"))
		p.rep.Error(report.Sigil, report.At(p.span(comment, comment+len(text))), "quote it: '"+text+"'",
			"value is missing: %q is a YAML comment", text)
		return &Node{Kind: Scalar, Text: model.Text{Value: text, Span: p.span(comment, comment+len(text))}, Span: p.span(comment, comment+len(text))}
	}
	return &Node{Kind: Null, Span: p.span(from, from)}
}

// mapping parses a block map whose keys are at column indent.
func (p *parser) mapping(indent int) *Node {
	n := &Node{Kind: Map, Span: p.span(p.pos, p.pos)}
	for first := true; first || p.next(); first = false {
		c := p.col()
		if c < indent {
			break
		}
		if c > indent {
			p.badIndent(indent, "map")
			continue
		}
		if p.isDash() {
			p.rep.Error(report.Syntax, p.here(), "indent the list below its key, or remove the dash", "a list item stands among the keys of a map")
			p.skipBlock(indent)
			continue
		}
		if !p.looksLikeKey() {
			p.notAKey(indent)
			continue
		}
		key := p.key()
		p.pos++ // the colon
		value := p.value(indent)
		p.addKey(n, key, value)
	}
	return n
}

// notAKey reports a line in a map that has no "key:".
func (p *parser) notAKey(indent int) {
	text := string(bytes.TrimSpace(p.data[p.pos:p.lineEnd()]))
	if len(text) > 40 {
		text = text[:40] + "..."
	}
	p.rep.Error(report.Syntax, report.At(p.span(p.pos, p.lineEnd())), "write 'key: value' with a space behind the colon",
		"expected a key and a colon, but found %q", text)
	p.skipBlock(indent)
}

// addKey appends an entry and reports a duplicate.
func (p *parser) addKey(n *Node, key, value *Node) {
	if i := n.Index(key.Text.Value); i >= 0 {
		d := p.rep.Error(report.DuplicateKey, key.Place(), "remove one of the two", "key %q is given twice", key.Text.Value)
		report.Note(d, n.Keys[i].Span, "first given here")
	} else {
		n.Keys = append(n.Keys, key)
		n.Items = append(n.Items, value)
	}
	n.Span.End = max(n.Span.End, value.Span.End, key.Span.End)
}

// looksLikeKey reports whether the text at the current position is a key: a scalar on one line with a colon and a
// space (or the line's end) behind it.
func (p *parser) looksLikeKey() bool {
	i := p.pos
	switch c := p.at(i); c {
	case '"', '\'':
		for i++; !p.isBreak(i); i++ {
			if p.data[i] == '\\' && c == '"' && !p.isBreak(i+1) {
				i++
			} else if p.data[i] == c {
				if c == '\'' && p.at(i+1) == '\'' {
					i++
					continue
				}
				i++
				for p.isBlank(i) {
					i++
				}
				return p.at(i) == ':' && p.isSpace(i+1)
			}
		}
		return false
	case '[', '{', '|', '>', '#':
		return false
	}
	for ; !p.isBreak(i); i++ {
		if p.data[i] == ':' && p.isSpace(i+1) {
			return true
		}
		if p.data[i] == '#' && p.isBlank(i-1) {
			return false
		}
	}
	return false
}

// key parses a key, which looksLikeKey has seen, and leaves the position at the colon.
func (p *parser) key() *Node {
	if c := p.at(p.pos); c == '"' || c == '\'' {
		n := p.quoted(-1)
		p.blanks()
		return n
	}
	from, i := p.pos, p.pos
	for !(p.data[i] == ':' && p.isSpace(i+1)) {
		i++
	}
	to := from + len(bytes.TrimRight(p.data[from:i], " \t"))
	p.checkStart(from, to, false)
	if to == from {
		p.rep.Error(report.Syntax, p.here(), "write a name before the colon", "a key is missing")
	}
	b := textBuilder{src: p.src}
	b.raw(from, to)
	p.pos = i
	if string(b.buf) == "<<" {
		p.rep.Error(report.AnchorTag, report.At(p.span(from, to)), "use templates: or mixins:", "merge keys are not used in definitions")
	}
	return &Node{Kind: Scalar, Text: b.text(from, to), Span: p.span(from, to)}
}

// value parses what follows a key's colon in a block map.
func (p *parser) value(indent int) *Node {
	from := p.pos
	p.blanks()
	p.properties()
	switch {
	case p.isBreak(p.pos) || p.isComment():
		return p.below(indent, from, true)
	case p.at(p.pos) == '|' || p.at(p.pos) == '>':
		return p.blockScalar(indent)
	case p.isDash():
		p.rep.Error(report.Syntax, p.here(), "start the list on the next line, or write [a, b]", "a list cannot start on its key's line")
		return p.restOfLine(indent)
	case p.looksLikeKey():
		p.rep.Error(report.Syntax, report.At(p.span(p.pos, p.lineEnd())), "quote the text, or put the inner map on lines of its own",
			"a second ': ' on the line makes this a map in a map")
		return p.restOfLine(indent)
	}
	return p.inline(indent)
}

// properties reports an anchor or tag in front of a value and skips it. Alone on the line it is left to be read as text.
func (p *parser) properties() {
	if c := p.at(p.pos); c != '&' && c != '!' {
		return
	}
	i := p.pos
	for !p.isSpace(i) {
		i++
	}
	for j := i; !p.isBreak(j); j++ {
		if !p.isBlank(j) {
			p.checkStart(p.pos, i, false)
			p.pos = i
			p.blanks()
			return
		}
	}
}

// restOfLine takes the rest of the line as text, to go on after an error.
func (p *parser) restOfLine(indent int) *Node {
	from, to := p.pos, p.lineEnd()
	b := textBuilder{src: p.src}
	b.raw(from, to)
	p.skipBlock(indent)
	return &Node{Kind: Scalar, Text: b.text(from, to), Span: p.span(from, to)}
}

// inline parses a flow collection or a scalar in block context, up to the end of its last line.
func (p *parser) inline(parent int) *Node {
	var n *Node
	switch p.at(p.pos) {
	case '[', '{':
		n = p.flow(parent)
	case '"', '\'':
		n = p.quoted(parent)
	default:
		return p.plain(parent, false)
	}
	if p.data[p.pos-1] == '\n' { // it was not closed, which is reported
		return n
	}
	p.blanks()
	if !p.isBreak(p.pos) && !p.isComment() {
		p.rep.Error(report.Syntax, report.At(p.span(p.pos, p.lineEnd())), "quote the whole value, or remove the rest",
			"unexpected text behind the value")
		p.pos = p.lineEnd()
	}
	return n
}
