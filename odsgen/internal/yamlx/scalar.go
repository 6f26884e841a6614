package yamlx

import (
	"bytes"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/odsgen/ods/odsgen/internal/report"
)

// checkStart reports a plain scalar [from, to) that starts with a character that YAML, or this subset, gives a meaning.
func (p *parser) checkStart(from, to int, flow bool) {
	if from >= to {
		return
	}
	text := string(p.data[from:to])
	at := report.At(p.span(from, to))
	quote := "quote it: '" + strings.ReplaceAll(text, "'", "''") + "'"
	switch c := text[0]; c {
	case '`', '@', '%':
		p.rep.Error(report.Sigil, at, quote, "unquoted text cannot start with %q in YAML", string(c))
	case '!':
		p.rep.Error(report.AnchorTag, at, quote, "unquoted %q is a YAML tag", text)
	case '&', '*':
		p.rep.Error(report.AnchorTag, at, quote+", or use templates: for reuse", "unquoted %q is a YAML anchor or alias", text)
	case ',', ']', '}', '#':
		p.rep.Error(report.Sigil, at, quote, "unquoted text cannot start with %q in YAML", string(c))
	case '?', '-', ':':
		if flow && c != '-' || len(text) == 1 || text[1] == ' ' || text[1] == '\t' {
			p.rep.Error(report.Syntax, at, quote, "unquoted text cannot start with %q here", string(c))
		}
	}
}

// plain parses an unquoted scalar. In block context it ends with the line, or goes on with deeper indented lines; in
// flow context also before ',', brackets and ": ".
func (p *parser) plain(parent int, flow bool) *Node {
	from, end := p.pos, p.pos
	b := textBuilder{src: p.src}
	lines := 0
	for {
		start := p.pos
		i := start
		for !p.isBreak(i) {
			c := p.data[i]
			if c == '#' && i > start && p.isBlank(i-1) {
				break
			}
			if flow && strings.IndexByte(",[]{}", c) >= 0 {
				break
			}
			if flow && c == '?' && (p.isSpace(i+1) || strings.IndexByte(",[]{}", p.at(i+1)) >= 0) {
				p.rep.Error(report.Syntax, report.At(p.span(i, i+1)), "quote the text", "unquoted text in brackets cannot end in '?'")
			}
			if c == ':' && (p.isSpace(i+1) || flow && strings.IndexByte(",[]{}", p.at(i+1)) >= 0) {
				if flow && !p.isSpace(i+1) {
					p.rep.Error(report.Syntax, report.At(p.span(i, i+1)), "put a space and the value behind the colon, or quote the text", "a colon cannot end unquoted text in brackets")
				}
				if flow {
					break
				}
				p.rep.Error(report.Indentation, report.At(p.span(start, i+1)), "indent the line like the key above it, or quote the text",
					"line continues the text above, but looks like a key")
			}
			i++
		}
		to := start + len(bytes.TrimRight(p.data[start:i], " \t"))
		if lines == 0 {
			p.checkStart(start, to, flow)
		}
		if start == to && lines == 0 {
			p.rep.Error(report.Syntax, p.here(), "write a name or value", "text is missing before this character")
		}
		b.raw(start, to)
		end, p.pos = to, i
		if !p.isBreak(i) {
			break
		}
		breaks, ok := p.continues(parent, flow)
		if !ok {
			break
		}
		lines++
		if breaks == 1 {
			b.repl(" ", end, p.pos)
		} else {
			b.repl(strings.Repeat("\n", breaks-1), end, p.pos)
		}
	}
	return &Node{Kind: Scalar, Text: b.text(from, end), Span: p.span(from, end)}
}

// continues moves from the end of a line of a plain scalar to its next line, when there is one, and returns how many
// line ends are between them. Otherwise the position stays.
func (p *parser) continues(parent int, flow bool) (int, bool) {
	save, breaks := p.pos, 0
	for p.pos < len(p.data) {
		p.blanks()
		if !p.isBreak(p.pos) {
			break
		}
		if p.pos < len(p.data) {
			p.skipLine()
			breaks++
		}
	}
	c := p.at(p.pos)
	marker := p.col() == 0 && (bytes.HasPrefix(p.data[p.pos:], []byte("---")) || bytes.HasPrefix(p.data[p.pos:], []byte("..."))) && p.isSpace(p.pos+3)
	stop := p.pos >= len(p.data) || c == '#' || p.col() <= parent || marker ||
		flow && (strings.IndexByte(",[]{}", c) >= 0 || c == ':' && p.isSpace(p.pos+1))
	if stop {
		p.pos = save
		return 0, false
	}
	return breaks, true
}

// quoted parses a single- or double-quoted scalar.
func (p *parser) quoted(parent int) *Node {
	from, q := p.pos, p.data[p.pos]
	style := SingleQuoted
	if q == '"' {
		style = DoubleQuoted
	}
	b := textBuilder{src: p.src}
	p.pos++
	for {
		start := p.pos
		for p.pos < len(p.data) && !p.isBreak(p.pos) && p.data[p.pos] != q && (q == '\'' || p.data[p.pos] != '\\') {
			p.pos++
		}
		switch {
		case p.pos >= len(p.data):
			p.rep.Error(report.Unterminated, report.At(p.span(from, from+1)), "close it", "the quoted text is not closed before the end of the file")
			b.raw(start, p.pos)
			return &Node{Kind: Scalar, Style: style, Text: b.text(from, p.pos), Span: p.span(from, p.pos)}
		case p.isBreak(p.pos):
			to := start + len(bytes.TrimRight(p.data[start:p.pos], " \t"))
			b.raw(start, to)
			p.fold(&b, to, parent)
		case q == '\'' && p.at(p.pos+1) == '\'':
			b.raw(start, p.pos)
			b.repl("'", p.pos, p.pos+2)
			p.pos += 2
		case p.data[p.pos] == q:
			b.raw(start, p.pos)
			p.pos++
			return &Node{Kind: Scalar, Style: style, Text: b.text(from, p.pos), Span: p.span(from, p.pos)}
		default:
			b.raw(start, p.pos)
			p.escape(&b, parent)
		}
	}
}

// fold handles a line end inside quotes: one becomes a space, n become n-1 newlines; blanks around them go.
func (p *parser) fold(b *textBuilder, from, parent int) {
	breaks := 0
	for p.pos < len(p.data) && p.isBreak(p.pos) {
		p.skipLine()
		breaks++
		p.blanks()
	}
	if p.pos < len(p.data) && p.col() <= parent {
		p.rep.Error(report.Indentation, p.here(), "indent the line", "quoted text continues at the indentation of its key")
	}
	if breaks == 1 {
		b.repl(" ", from, p.pos)
	} else {
		b.repl(strings.Repeat("\n", breaks-1), from, p.pos)
	}
}

// simpleEscapes maps the letter behind a backslash to what it stands for.
var simpleEscapes = map[byte]string{
	'0': "\x00", 'a': "\a", 'b': "\b", 't': "\t", '\t': "\t", 'n': "\n", 'v': "\v", 'f': "\f", 'r': "\r", 'e': "\x1b",
	' ': " ", '"': "\"", '/': "/", '\\': "\\", 'N': "\u0085", '_': "\u00a0", 'L': "\u2028", 'P': "\u2029",
}

// hexEscapes maps the letter to the number of hexadecimal digits behind it.
var hexEscapes = map[byte]int{'x': 2, 'u': 4, 'U': 8}

// escape handles a backslash in double quotes.
func (p *parser) escape(b *textBuilder, parent int) {
	from := p.pos
	p.pos++
	if p.isBreak(p.pos) {
		p.skipLine()
		p.blanks()
		blank := 0 // lines behind the one that is continued; each is a newline
		for ; p.pos < len(p.data) && p.isBreak(p.pos); blank++ {
			p.skipLine()
			p.blanks()
		}
		if p.pos < len(p.data) && p.col() <= parent {
			p.rep.Error(report.Indentation, p.here(), "indent the line", "quoted text continues at the indentation of its key")
		}
		if blank > 0 {
			b.repl(strings.Repeat("\n", blank), from, p.pos)
		}
		return
	}
	c := p.data[p.pos]
	p.pos++
	if s, ok := simpleEscapes[c]; ok {
		b.repl(s, from, p.pos)
		return
	}
	if n := hexEscapes[c]; n > 0 && p.pos+n <= len(p.data) {
		if v, err := strconv.ParseUint(string(p.data[p.pos:p.pos+n]), 16, 32); err == nil && utf8.ValidRune(rune(v)) && v <= utf8.MaxRune {
			p.pos += n
			b.repl(string(rune(v)), from, p.pos)
			return
		}
	}
	p.rep.Error(report.Escape, report.At(p.span(from, p.pos)), `write \\ for a backslash, or use single quotes`, "unknown escape %q", string(p.data[from:p.pos]))
	b.raw(from, p.pos)
}

// blockScalar parses "|" and ">" scalars. The folding follows YAML's rules: lines are joined by spaces, except around
// empty and deeper indented ones.
func (p *parser) blockScalar(parent int) *Node {
	from := p.pos
	literal := p.data[p.pos] == '|'
	style := Folded
	if literal {
		style = Literal
	}
	chomp, explicit := p.blockHeader()
	p.skipLine()
	indent := p.blockIndent(parent, explicit)
	b := textBuilder{src: p.src}
	end := from + 1
	// breakAt is the pending line end (-1: none), empties the number of empty lines behind it.
	breakAt, empties, leadingBlank := -1, 0, false
	for p.pos < len(p.data) {
		line := p.pos
		i := line
		for i < line+indent && p.at(i) == ' ' {
			i++
		}
		if p.isBreak(i) {
			if i >= len(p.data) {
				break
			}
			p.pos = i
			p.skipLine()
			empties++
			continue
		}
		if i < line+indent || indent == 0 {
			break
		}
		blank := p.isBlank(i)
		if breakAt >= 0 {
			if literal || leadingBlank || blank {
				b.repl("\n", breakAt, line)
			} else if empties == 0 {
				b.repl(" ", breakAt, i)
			}
		}
		b.repl(strings.Repeat("\n", empties), max(breakAt, from), i)
		empties, leadingBlank = 0, blank
		p.pos = i
		to := p.lineEnd()
		b.raw(i, to)
		breakAt, end = to, to
		if p.skipLine(); p.pos >= len(p.data) && p.data[len(p.data)-1] != '\n' {
			breakAt = -1 // the last line has no end
		}
	}
	if breakAt >= 0 && chomp != '-' {
		b.repl("\n", breakAt, breakAt+1)
	}
	if chomp == '+' {
		b.repl(strings.Repeat("\n", empties), end, p.pos)
	}
	return &Node{Kind: Scalar, Style: style, Text: b.text(from, end), Span: p.span(from, end)}
}

// blockHeader reads the indicators behind "|" or ">": chomping ('-', '+' or 0) and an explicit indentation.
func (p *parser) blockHeader() (chomp byte, indent int) {
	for p.pos++; ; p.pos++ {
		c := p.at(p.pos)
		switch {
		case (c == '-' || c == '+') && chomp == 0:
			chomp = c
		case c >= '1' && c <= '9' && indent == 0:
			indent = int(c - '0')
		default:
			p.blanks()
			if !p.isBreak(p.pos) && !p.isComment() {
				p.rep.Error(report.Syntax, report.At(p.span(p.pos, p.lineEnd())), "start the text on the next line, or quote it",
					"unexpected text behind the block scalar's indicator")
			}
			return chomp, indent
		}
	}
}

// blockIndent returns the indentation of a block scalar's text: 0 when it has none.
func (p *parser) blockIndent(parent, explicit int) int {
	if explicit > 0 {
		return max(parent, 0) + explicit
	}
	blank := 0 // the widest of the empty lines above the text
	for i := p.pos; i < len(p.data); {
		j := i
		for p.at(j) == ' ' {
			j++
		}
		if !p.isBreak(j) {
			if p.at(j) == '\t' && j-i <= parent {
				p.rep.Error(report.Tab, report.At(p.span(j, j+1)), "use spaces", "a tab cannot indent YAML")
			}
			if j-i <= parent {
				return 0
			}
			if blank > j-i {
				p.rep.Error(report.Indentation, report.At(p.span(i, j)), "remove the spaces of the empty line",
					"an empty line above the text is wider than the text's indentation")
			}
			return j - i
		}
		blank = max(blank, j-i)
		k := bytes.IndexByte(p.data[i:], '\n')
		if k < 0 {
			return 0
		}
		i += k + 1
	}
	return 0
}
