package yamlx

import (
	"strings"

	"github.com/odsgen/ods/odsgen/internal/report"
)

// flow parses "[...]" or "{...}".
func (p *parser) flow(parent int) *Node {
	if p.depth++; p.depth > maxDepth {
		p.depth--
		p.rep.Error(report.Depth, p.here(), "write a flatter definition", "nesting is deeper than %d levels", maxDepth)
		n := &Node{Span: p.span(p.pos, p.pos)}
		p.ended, p.pos = true, len(p.data)
		return n
	}
	defer func() { p.depth-- }()
	from := p.pos
	n := &Node{Kind: List, Span: p.span(from, from+1)}
	closing := byte(']')
	if p.data[from] == '{' {
		n.Kind, closing = Map, '}'
	}
	p.pos++
	for {
		if !p.flowNext(parent) {
			return p.unclosed(n, closing)
		}
		c := p.data[p.pos]
		if c == closing {
			p.pos++
			n.Span.End = p.pos
			return n
		}
		if c == ',' {
			p.rep.Error(report.Syntax, p.here(), "remove one comma", "nothing stands before this ','")
			p.pos++
			continue
		}
		if c == ']' || c == '}' {
			p.rep.Error(report.Syntax, p.here(), "write '"+string(closing)+"'", "'%c' does not close '%c'", c, p.data[from])
			p.pos++
			n.Span.End = p.pos
			return n
		}
		before := p.pos
		if n.Kind == Map {
			p.flowEntry(n, parent)
		} else {
			n.Items = append(n.Items, p.flowItem(parent))
		}
		if p.pos == before { // no progress on input that nothing accepts
			p.pos++
		}
		if !p.flowEnd(n, closing, parent) {
			return p.unclosed(n, closing)
		}
	}
}

func (p *parser) unclosed(n *Node, closing byte) *Node {
	from := n.Span.Start
	p.rep.Error(report.Unterminated, report.At(p.span(from, from+1)), "add '"+string(closing)+"'", "'%c' is not closed", p.data[from])
	n.Span.End = p.pos
	return n
}

// flowNext moves to the next content inside a flow collection; false at the end of the file or of the collection's
// indentation.
func (p *parser) flowNext(parent int) bool {
	save := p.pos
	if !p.next() {
		return false
	}
	if p.lineStart(p.pos) > save && p.col() <= parent && p.data[p.pos] != ']' && p.data[p.pos] != '}' {
		p.pos = p.lineStart(p.pos)
		return false
	}
	return true
}

// flowEntry parses "key: value" in braces.
func (p *parser) flowEntry(n *Node, parent int) {
	key := p.flowScalarOr(parent)
	if key.Kind != Scalar {
		p.rep.Error(report.Syntax, key.Place(), "use text as key", "a key must be text, not %s", key.Kind)
		key = &Node{Kind: Scalar, Span: key.Span}
	}
	p.addKey(n, key, p.flowValue(key, parent))
}

// flowItem parses an item in brackets: a value, or "key: value" as a map of one entry.
func (p *parser) flowItem(parent int) *Node {
	item := p.flowScalarOr(parent)
	if p.colon(item) {
		m := &Node{Kind: Map, Span: item.Span}
		p.addKey(m, item, p.flowValue(item, parent))
		return m
	}
	return item
}

// flowScalarOr parses a scalar or a nested collection.
func (p *parser) flowScalarOr(parent int) *Node {
	switch p.at(p.pos) {
	case '[', '{':
		return p.flow(parent)
	case '"', '\'':
		return p.quoted(parent)
	case '|', '>':
		p.rep.Error(report.Syntax, p.here(), "quote the text", "a block scalar cannot stand in brackets or braces")
		return p.plain(parent, true)
	}
	if c := p.at(p.pos); c == ':' && p.isSpace(p.pos+1) {
		p.rep.Error(report.Syntax, p.here(), "write a name before the colon", "a key is missing")
		return &Node{Kind: Scalar, Span: p.span(p.pos, p.pos)}
	}
	return p.plain(parent, true)
}

// colon moves to the colon behind a key when there is one.
func (p *parser) colon(key *Node) bool {
	i := p.pos
	for p.isBlank(i) {
		i++
	}
	if p.at(i) != ':' {
		return false
	}
	if key.Style != Plain && key.Kind == Scalar || p.isSpace(i+1) || strings.IndexByte(",[]{}", p.at(i+1)) >= 0 {
		p.pos = i
		return true
	}
	return false
}

// flowValue parses ": value" behind a key; a key alone has no value.
func (p *parser) flowValue(key *Node, parent int) *Node {
	if !p.colon(key) {
		return &Node{Kind: Null, Span: p.span(key.Span.End, key.Span.End)}
	}
	p.pos++
	from := p.pos
	if !p.flowNext(parent) || strings.IndexByte(",]}", p.data[p.pos]) >= 0 {
		return &Node{Kind: Null, Span: p.span(from, from)}
	}
	return p.flowScalarOr(parent)
}

// flowEnd expects a comma or the closing bracket; anything else is unquoted text with a bracket in it. It returns false
// when the collection ends without being closed.
func (p *parser) flowEnd(n *Node, closing byte, parent int) bool {
	save := p.pos
	if !p.flowNext(parent) {
		return false
	}
	switch c := p.data[p.pos]; c {
	case ',':
		p.pos++
	case closing:
	case '[', '{', ']', '}', ':':
		if p.pos == save && (c == '[' || c == '{') || c == ':' {
			p.rep.Error(report.FlowText, p.here(), "quote the text around it", "'%c' inside unquoted text in %s", c, collection(closing))
			p.recoverFlow(n, closing)
		}
	default:
		p.rep.Error(report.Syntax, p.here(), "separate entries by ','", "expected ',' or '%c'", closing)
	}
	return true
}

func collection(closing byte) string {
	if closing == ']' {
		return "[...]"
	}
	return "{...}"
}

// recoverFlow takes what follows into the last value, up to the next comma at this level, the closing bracket, or the end of the line: it
// is what the author meant, and goes on without follow-on errors.
func (p *parser) recoverFlow(n *Node, closing byte) {
	comma := p.skipFlow(closing)
	if len(n.Items) == 0 {
		return
	}
	last := n.Items[len(n.Items)-1]
	for last.Kind == Map && len(last.Items) == 1 {
		last = last.Items[0]
	}
	if last.Kind == Scalar && last.Style == Plain && last.Span.Start < comma {
		b := textBuilder{src: p.src}
		b.raw(last.Span.Start, comma)
		last.Span.End = comma
		last.Text = b.text(last.Span.Start, comma)
	}
}

// skipFlow moves as recoverFlow says and returns where the value ends.
func (p *parser) skipFlow(closing byte) (end int) {
	level := 0
	for ; !p.isBreak(p.pos); p.pos++ {
		switch c := p.data[p.pos]; {
		case c == '[' || c == '{':
			level++
		case level == 0 && c == closing:
			return p.pos
		case c == ']' || c == '}':
			if level > 0 {
				level--
			}
		case c == ',' && level == 0:
			p.pos++
			return p.pos - 1
		}
	}
	return p.pos
}
