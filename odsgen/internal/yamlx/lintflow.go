package yamlx

import (
	"bytes"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/report"
)

// flowLevel is an open bracket of a flow collection.
type flowLevel struct {
	at      int
	closing byte
	// filled says that a key or value comes after the last comma, colon that a colon does.
	filled, colon bool
}

// flow reads "[...]" or "{...}". It returns false after a report that the collection is not closed; then the position
// is at the start of the line that does not belong to it.
func (l *linter) flow(parent int) bool {
	var open []flowLevel
	start, end := l.pos, l.pos // of the last part
	for {
		if !l.flowNext(parent) {
			top := open[len(open)-1]
			l.rep.Error(report.Unterminated, report.At(l.span(top.at, top.at+1)), "add '"+string(top.closing)+"'", "'%c' is not closed",
				l.data[top.at])
			closing := ""
			for i := len(open) - 1; i >= 0; i-- {
				closing += string(open[i].closing)
			}
			l.closers = append(l.closers, closer{end, closing})
			return false
		}
		var top *flowLevel
		if len(open) > 0 {
			top = &open[len(open)-1]
		}
		c, last := l.data[l.pos], start
		start = l.pos
		switch {
		case c == '[' || c == '{':
			if top != nil && top.filled {
				if l.pos != end {
					l.rep.Error(report.Syntax, l.here(), "separate entries by ','", "expected ',' or '%c'", top.closing)
					l.mask(l.pos, l.flowRest(top.closing), ' ')
				} else {
					l.flowText(top.closing, c)
				}
				l.pos = l.flowRest(top.closing)
				end = l.pos
				continue
			}
			if len(open) == maxDepth {
				l.tooDeep()
				return false
			}
			closing := byte(']')
			if c == '{' {
				closing = '}'
			}
			open = append(open, flowLevel{at: l.pos, closing: closing})
			l.pos++
		case c == ']' || c == '}':
			if c != top.closing {
				l.rep.Error(report.Syntax, l.here(), "write '"+string(top.closing)+"'", "'%c' does not close '%c'", c, l.data[top.at])
				l.text[l.pos] = top.closing
			}
			l.pos++
			if open = open[:len(open)-1]; len(open) == 0 {
				return true
			}
			open[len(open)-1].filled = true
		case c == ',':
			if !top.filled && !top.colon {
				l.rep.Error(report.Syntax, l.here(), "remove one comma", "nothing stands before this ','")
				l.text[l.pos] = ' '
			}
			top.filled, top.colon = false, false
			l.pos++
		case c == ':' && l.isFlowColon(end):
			switch {
			case !top.filled && !top.colon:
				l.rep.Error(report.Syntax, l.here(), "write a name before the colon", "a key is missing")
				l.text[l.pos] = '_'
				top.filled = true
			case top.colon:
				l.flowText(top.closing, c)
				l.pos = l.flowRest(top.closing)
				end = l.pos
				continue
			case l.longKey(last, l.pos):
				l.mask(last+1, l.flowRest(top.closing), ' ')
				l.text[last] = '_'
				l.pos = l.flowRest(top.closing)
				end = l.pos
				continue
			default:
				top.filled, top.colon = false, true
			}
			l.pos++
		case top.filled:
			l.rep.Error(report.Syntax, l.here(), "separate entries by ','", "expected ',' or '%c'", top.closing)
			l.mask(l.pos, l.flowRest(top.closing), ' ')
			l.pos = l.flowRest(top.closing)
		case c == '"' || c == '\'':
			top.filled = true
			if !l.quoted(parent) {
				l.stop(l.pos)
				return false
			}
		default:
			top.filled = true
			l.flowPlain(parent)
		}
		end = l.pos
	}
}

// flowNext moves to the next content inside a flow collection; false at the end of the file or of the collection's
// indentation.
func (l *linter) flowNext(parent int) bool {
	save := l.pos
	if !l.next() {
		return false
	}
	if l.lineStart(l.pos) > save && l.col() <= parent && l.data[l.pos] != ']' && l.data[l.pos] != '}' {
		l.pos = l.lineStart(l.pos)
		return false
	}
	return true
}

// isFlowColon reports whether the colon at the current position ends a key. end is where what precedes it ends.
func (l *linter) isFlowColon(end int) bool {
	if isSpace(l.data, l.pos+1) || strings.IndexByte(",[]{}", l.at(l.pos+1)) >= 0 {
		return true
	}
	return end > 0 && strings.IndexByte("\"']}", l.data[end-1]) >= 0
}

// flowPlain reads an unquoted scalar in a flow collection.
func (l *linter) flowPlain(parent int) {
	if c := l.at(l.pos); c == '|' || c == '>' {
		l.rep.Error(report.Syntax, l.here(), "quote the text", "a block scalar cannot stand in brackets or braces")
		l.text[l.pos] = '_'
	}
	for first := true; ; first = false {
		start, i := l.pos, l.pos
		for !isBreak(l.data, i) && strings.IndexByte(",[]{}", l.data[i]) < 0 &&
			(l.data[i] != '#' || i == start || !isBlank(l.data, i-1)) {
			c, more := l.data[i], isSpace(l.data, i+1)
			ends := more || strings.IndexByte(",[]{}", l.at(i+1)) >= 0
			if c == '?' && ends {
				l.rep.Error(report.Syntax, report.At(l.span(i, i+1)), "quote the text", "unquoted text in brackets cannot end in '?'")
				l.text[i] = '_'
			}
			if c == ':' && ends {
				if more {
					break
				}
				l.rep.Error(report.Syntax, report.At(l.span(i, i+1)), "put a space and the value behind the colon, or quote the text",
					"a colon cannot end unquoted text in brackets")
				l.text[i] = '_'
			}
			i++
		}
		if first {
			l.checkStart(start, start+len(bytes.TrimRight(l.data[start:i], " \t")), true)
		}
		l.pos = start + len(bytes.TrimRight(l.data[start:i], " \t"))
		if !isBreak(l.data, i) {
			return
		}
		save := l.pos
		l.pos = i
		if !l.continues(parent) || strings.IndexByte(",[]{}", l.at(l.pos)) >= 0 || l.at(l.pos) == ':' && isSpace(l.data, l.pos+1) {
			l.pos = save
			return
		}
	}
}

// flowText reports a bracket or colon inside unquoted text and makes what follows, up to the next comma at this level,
// a part of the text: it is what the author meant, and goes on without follow-on errors.
func (l *linter) flowText(closing, c byte) {
	in := "{...}"
	if closing == ']' {
		in = "[...]"
	}
	l.rep.Error(report.FlowText, l.here(), "quote the text around it", "'%c' inside unquoted text in %s", c, in)
	l.mask(l.pos, l.flowRest(closing), '_')
}

// flowRest returns where the current entry ends: at the next comma at this level, at the closing bracket, or at the end
// of the line.
func (l *linter) flowRest(closing byte) int {
	level, i := 0, l.pos
	for ; !isBreak(l.data, i); i++ {
		switch c := l.data[i]; {
		case c == '[' || c == '{':
			level++
		case level == 0 && (c == closing || c == ','):
			return i
		case (c == ']' || c == '}') && level > 0:
			level--
		}
	}
	return i
}
