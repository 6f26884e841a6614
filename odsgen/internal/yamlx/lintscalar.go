package yamlx

import (
	"bytes"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/report"
)

// properties reports an anchor or tag before a value and skips it. Alone on the line it is left to be read as
// text.
func (l *linter) properties() {
	if c := l.at(l.pos); c != '&' && c != '!' {
		return
	}
	from, i := l.pos, l.pos
	for !isSpace(l.data, i) {
		i++
	}
	for j := i; !isBreak(l.data, j); j++ {
		if !isBlank(l.data, j) {
			l.checkStart(from, i, false)
			l.mask(from, i, ' ')
			l.pos = i
			l.blanks()
			return
		}
	}
}

// scalar reads a scalar or flow collection in block context, up to the end of its last line.
func (l *linter) scalar(parent int) {
	l.root = true
	switch l.at(l.pos) {
	case '|', '>':
		l.blockScalar(parent)
		return
	case '[', '{':
		if !l.flow(parent) {
			return
		}
	case '"', '\'':
		if !l.quoted(parent) {
			return
		}
	default:
		l.plain(parent)
		return
	}
	l.blanks()
	if !isBreak(l.data, l.pos) && !l.isComment() {
		l.rep.Error(report.Syntax, report.At(l.span(l.pos, l.lineEnd())), "quote the whole value, or remove the rest",
			"unexpected text behind the value")
		l.mask(l.pos, l.lineEnd(), ' ')
	}
	l.skipLine()
}

// checkStart reports a plain scalar [from, to) that starts with a character that YAML, or this subset, gives a meaning.
func (l *linter) checkStart(from, to int, flow bool) {
	if from >= to || bytes.IndexByte([]byte("`@%,]}#!&*?-:"), l.data[from]) < 0 {
		return
	}
	text := string(l.data[from:to])
	at := report.At(l.span(from, to))
	quote := "quote it: '" + strings.ReplaceAll(text, "'", "''") + "'"
	switch c := text[0]; c {
	case '`', '@', '%', ',', ']', '}', '#':
		l.rep.Error(report.Sigil, at, quote, "unquoted text cannot start with %q in YAML", string(c))
	case '!':
		l.rep.Error(report.AnchorTag, at, quote, "unquoted %q is a YAML tag", text)
	case '&', '*':
		l.rep.Error(report.AnchorTag, at, quote+", or use templates: for reuse", "unquoted %q is a YAML anchor or alias", text)
	case '?', '-', ':':
		if !(flow && c != '-' || len(text) == 1 || text[1] == ' ' || text[1] == '\t') {
			return
		}
		l.rep.Error(report.Syntax, at, quote, "unquoted text cannot start with %q here", string(c))
	}
	l.text[from] = '_'
}

// plain reads an unquoted scalar in block context: it ends with the line, or goes on with deeper indented lines.
func (l *linter) plain(parent int) {
	for first := true; ; first = false {
		start, i := l.pos, l.pos
		for !isBreak(l.data, i) && (l.data[i] != '#' || i == start || !isBlank(l.data, i-1)) {
			if l.data[i] == ':' && isSpace(l.data, i+1) {
				l.rep.Error(report.Indentation, report.At(l.span(start, i+1)), "indent the line like the key above it, or quote the text",
					"line continues the text above, but looks like a key")
				l.text[i] = '_'
			}
			i++
		}
		if first {
			l.checkStart(start, start+len(bytes.TrimRight(l.data[start:i], " \t")), false)
		}
		l.pos = i
		if !isBreak(l.data, i) || !l.continues(parent) {
			l.skipLine()
			return
		}
	}
}

// continues moves from the end of a line of a plain scalar to its next line, when there is one. Otherwise the position
// stays.
func (l *linter) continues(parent int) bool {
	save := l.pos
	for l.pos < len(l.data) {
		l.blanks()
		if !isBreak(l.data, l.pos) {
			break
		}
		if l.pos < len(l.data) {
			l.skipLine()
		}
	}
	if l.pos >= len(l.data) || l.data[l.pos] == '#' || l.col() <= parent || l.atMarker() {
		l.pos = save
		return false
	}
	return true
}

// atMarker reports whether a document marker is at the current position.
func (l *linter) atMarker() bool {
	rest := l.data[l.pos:]
	return l.col() == 0 && (bytes.HasPrefix(rest, []byte("---")) || bytes.HasPrefix(rest, []byte("..."))) && isSpace(l.data, l.pos+3)
}

// quoted reads a quoted scalar. It returns false after a report that the text is not closed; then it ends with its
// first line.
func (l *linter) quoted(parent int) bool {
	from, q := l.pos, l.data[l.pos]
	for l.pos++; l.pos < len(l.data); {
		switch c := l.data[l.pos]; {
		case isBreak(l.data, l.pos):
			l.skipLine()
			l.blanks()
			if l.pos < len(l.data) && !isBreak(l.data, l.pos) && l.col() <= parent {
				if l.isDash() || l.looksLikeKey() {
					l.rep.Error(report.Unterminated, report.At(l.span(from, from+1)), "close it",
						"the quoted text is not closed before the next entry")
				} else {
					l.rep.Error(report.Indentation, l.here(), "indent the line", "quoted text continues at the indentation of its key")
				}
				l.closeQuote(from, q)
				return false
			}
		case c == q && q == '\'' && l.at(l.pos+1) == '\'':
			l.pos += 2
		case c == q:
			l.pos++
			return true
		case c == '\\' && q == '"':
			l.escape()
		default:
			l.pos++
		}
	}
	l.rep.Error(report.Unterminated, report.At(l.span(from, from+1)), "close it",
		"the quoted text is not closed before the end of the file")
	l.closeQuote(from, q)
	return false
}

// closeQuote ends quoted text with its first line.
func (l *linter) closeQuote(from int, q byte) {
	l.pos = from + len(bytes.TrimRight(l.data[from:lineEnd(l.data, from)], " \t"))
	if l.data[l.pos-1] == '\\' {
		l.text[l.pos-1] = '_'
	}
	l.closers = append(l.closers, closer{l.pos, string(q)})
	l.skipLine()
}

// escape reads a backslash in double quotes and what it escapes.
func (l *linter) escape() {
	from := l.pos
	if l.pos++; isBreak(l.data, l.pos) {
		return
	}
	if _, n, ok := escapeAt(l.data, from); ok {
		l.pos = from + n
		return
	}
	l.pos++
	l.rep.Error(report.Escape, report.At(l.span(from, l.pos)), `write \\ for a backslash, or use single quotes`, "unknown escape %q",
		string(l.data[from:l.pos]))
	l.text[from] = '_'
}

// blockScalar reads the text after "|" or ">".
func (l *linter) blockScalar(parent int) {
	explicit := l.blockHeader()
	l.skipLine()
	indent := parent + 1
	if explicit > 0 {
		indent = max(parent, 0) + explicit
	}
	blank, first := 0, true // the widest of the empty lines above the text
	for l.pos < len(l.data) {
		line := l.pos
		for l.at(l.pos) == ' ' {
			l.pos++
		}
		width := l.pos - line
		if isBreak(l.data, l.pos) {
			blank = max(blank, width)
			l.skipLine()
			continue
		}
		if width < indent {
			if l.at(l.pos) == '\t' && first {
				l.blanks()
				l.tab(line)
				first = false
				l.skipLine()
				continue
			}
			l.pos = line
			return
		}
		if first && explicit == 0 {
			if indent = width; blank > width {
				l.rep.Error(report.Indentation, report.At(l.span(line, l.pos)), "remove the spaces of the empty line",
					"an empty line above the text is wider than the text's indentation")
			}
		}
		first = false
		l.skipLine()
	}
}

// blockHeader reads the indicators after "|" or ">" and returns the explicit indentation, 0 for none.
func (l *linter) blockHeader() (indent int) {
	chomp := false
	for l.pos++; ; l.pos++ {
		c := l.at(l.pos)
		switch {
		case (c == '-' || c == '+') && !chomp:
			chomp = true
		case c >= '1' && c <= '9' && indent == 0:
			indent = int(c - '0')
		default:
			l.blanks()
			if !isBreak(l.data, l.pos) && !l.isComment() {
				l.rep.Error(report.Syntax, report.At(l.span(l.pos, l.lineEnd())), "start the text on the next line, or quote it",
					"unexpected text behind the block scalar's indicator")
				l.mask(l.pos, l.lineEnd(), ' ')
			}
			return indent
		}
	}
}
