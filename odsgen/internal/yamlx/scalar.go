package yamlx

import (
	"bytes"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/odsgen/ods/odsgen/model"
)

// simpleEscapes maps the letter after a backslash to what it stands for.
var simpleEscapes = map[byte]string{
	'0': "\x00", 'a': "\a", 'b': "\b", 't': "\t", '\t': "\t", 'n': "\n", 'v': "\v", 'f': "\f", 'r': "\r", 'e': "\x1b",
	' ': " ", '"': "\"", '/': "/", '\\': "\\", 'N': "\u0085", '_': "\u00a0", 'L': "\u2028", 'P': "\u2029",
}

// hexEscapes maps the letter to the number of hexadecimal digits after it.
var hexEscapes = map[byte]int{'x': 2, 'u': 4, 'U': 8}

// escapeAt returns what the escape at an offset, which is on one line, stands for, and its length.
func escapeAt(data []byte, at int) (text string, n int, ok bool) {
	if at+1 >= len(data) {
		return "", 0, false
	}
	c := data[at+1]
	if s, ok := simpleEscapes[c]; ok {
		return s, 2, true
	}
	if n := hexEscapes[c]; n > 0 && at+2+n <= len(data) {
		v, err := strconv.ParseUint(string(data[at+2:at+2+n]), 16, 32)
		if err == nil && v <= utf8.MaxRune && utf8.ValidRune(rune(v)) {
			return string(rune(v)), 2 + n, true
		}
	}
	return "", 0, false
}

// textBuilder follows a scalar's value through the file: it maps each part of the value to the bytes that it comes
// from.
type textBuilder struct {
	src *model.Source
	// text is the linter's copy of the file, which the library has read.
	text   []byte
	value  string
	at     int // how far the value is mapped
	pieces []model.Piece
}

// raw maps bytes [from, to) of the file one to one. It returns false when the value has others.
func (b *textBuilder) raw(from, to int) bool {
	n := to - from
	if n <= 0 {
		return true
	}
	if len(b.value)-b.at < n || b.value[b.at:b.at+n] != string(b.text[from:to]) {
		return false
	}
	if k := len(b.pieces); k > 0 && b.pieces[k-1].Span.End == from &&
		b.pieces[k-1].Span.End-b.pieces[k-1].Span.Start == b.at-b.pieces[k-1].At {
		b.pieces[k-1].Span.End = to
	} else {
		b.pieces = append(b.pieces, model.Piece{At: b.at, Span: model.Span{File: b.src, Start: from, End: to}})
	}
	b.at += n
	return true
}

// stands maps the next n bytes of the value to bytes [from, to) of the file as a whole.
func (b *textBuilder) stands(n, from, to int) bool {
	if n > 0 {
		if len(b.value)-b.at < n {
			return false
		}
		b.pieces = append(b.pieces, model.Piece{At: b.at, Span: model.Span{File: b.src, Start: from, End: to}})
		b.at += n
	}
	return true
}

// scalarText returns a scalar's text with its way back to the file. value is what the library read at the offset from.
func scalarText(src *model.Source, text []byte, value string, style Style, from int) model.Text {
	b := &textBuilder{src: src, text: text, value: value}
	var end int
	var ok bool
	if style == Literal || style == Folded {
		end, ok = b.block(from)
	} else {
		end, ok = b.flow(from, style)
	}
	t := model.Text{Value: value, Span: model.Span{File: src, Start: from, End: end}}
	if !ok || b.at != len(value) {
		return t // mapped as a whole
	}
	t.Pieces = b.pieces
	if !bytes.Equal(src.Data[from:end], text[from:end]) {
		t.Value = original(t) // the linter has repaired it
	}
	return t
}

// original returns the value with what is in the file instead of the linter's repairs.
func original(t model.Text) string {
	var out strings.Builder
	for i, p := range t.Pieces {
		to := len(t.Value)
		if i+1 < len(t.Pieces) {
			to = t.Pieces[i+1].At
		}
		if p.Span.End-p.Span.Start == to-p.At {
			out.Write(p.Span.File.Data[p.Span.Start:p.Span.End])
		} else {
			out.WriteString(t.Value[p.At:to])
		}
	}
	return out.String()
}

// flow follows a plain or quoted scalar and returns where it ends.
func (b *textBuilder) flow(from int, style Style) (end int, ok bool) {
	pos, quote := from, byte(0)
	switch style {
	case SingleQuoted:
		quote = '\''
	case DoubleQuoted:
		quote = '"'
	}
	if quote != 0 {
		pos++
	}
	for {
		start := pos
		for !isBreak(b.text, pos) && (quote == 0 || b.text[pos] != quote) && (quote != '"' || b.text[pos] != '\\') &&
			(quote != 0 || pos-start < len(b.value)-b.at) {
			pos++
		}
		if blank := skipBlanks(b.text, pos); quote == 0 && isBreak(b.text, blank) {
			pos = blank // blanks before a line end are not part of the value
		}
		to := pos
		if isBreak(b.text, pos) {
			to = start + len(bytes.TrimRight(b.text[start:pos], " \t"))
		}
		if !b.raw(start, to) {
			return to, false
		}
		switch {
		case quote == 0 && b.at == len(b.value):
			return to, true
		case pos >= len(b.text):
			return pos, quote != 0 // the linter has closed it
		case isBreak(b.text, pos):
			breaks, next := b.breaks(pos)
			if quote != 0 && b.at == len(b.value) {
				return to, true // the linter has closed it
			}
			n := 1
			if breaks > 1 {
				n = breaks - 1
			}
			if !b.stands(n, to, next) {
				return to, false
			}
			pos = next
		case quote == '\'' && pos+1 < len(b.text) && b.text[pos+1] == '\'':
			if !b.stands(1, pos, pos+2) {
				return pos, false
			}
			pos += 2
		case b.text[pos] == quote:
			return pos + 1, true
		case isBreak(b.text, pos+1): // an escaped line end
			breaks, next := b.breaks(pos + 1)
			if !b.stands(breaks-1, pos, next) {
				return pos, false
			}
			pos = next
		default:
			s, n, ok := escapeAt(b.text, pos)
			if !ok || !b.stands(len(s), pos, pos+n) {
				return pos, false
			}
			pos += n
		}
	}
}

// skipBlanks returns the offset after the blanks at an offset.
func skipBlanks(text []byte, i int) int {
	for isBlank(text, i) {
		i++
	}
	return i
}

// breaks counts the line ends from an offset to the next text, which is returned.
func (b *textBuilder) breaks(pos int) (n, next int) {
	for pos < len(b.text) && isBreak(b.text, pos) {
		pos += bytes.IndexByte(b.text[pos:], '\n') + 1
		n++
		for isBlank(b.text, pos) {
			pos++
		}
	}
	return n, pos
}

// block follows a scalar after "|" or ">" and returns where its last line of text ends. White space between lines is
// mapped as a whole.
func (b *textBuilder) block(from int) (end int, ok bool) {
	pos := lineEnd(b.text, from)
	end = from + 1
	for b.at < len(b.value) {
		next := pos
		for next < len(b.text) && (isBreak(b.text, next) || isBlank(b.text, next)) {
			next++
		}
		n := len(b.value) - b.at - len(strings.TrimLeft(b.value[b.at:], " \t\n"))
		if b.at+n == len(b.value) { // what follows the text: lines of blanks that belong to it, and line ends
			breaks := n - len(strings.TrimRight(b.value[b.at:], "\n"))
			begin := end
			if b.at == 0 {
				begin = min(pos+1, len(b.text)) // after the header's line, whose end is not part of the value
			}
			if n > breaks {
				to, lines := pos, strings.Count(b.value[b.at:len(b.value)-breaks], "\n")
				if b.at == 0 {
					lines++ // the header's
				}
				for range lines {
					to += bytes.IndexByte(b.text[to:], '\n') + 1
				}
				to = lineEnd(b.text, to)
				if !b.stands(n-breaks, begin, to) {
					return end, false
				}
				begin, end = to, to
			}
			return end, b.stands(breaks, begin, min(begin+breaks, len(b.text)))
		}
		to := lineEnd(b.text, next)
		if !b.stands(n, max(pos, end), next) || !b.raw(next, to) {
			return to, false
		}
		pos, end = to, to
	}
	return end, true
}
