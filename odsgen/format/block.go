package format

import (
	"bytes"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/yamlx"
)

// writer writes a tree with the comments of its file.
type writer struct {
	src []byte
	// pos is the place in the file up to which everything is written.
	pos int
	out []byte
	// levels are the columns of the maps and lists around the current place, and of those that ended just before it.
	levels []level
}

func (w *writer) file(root *yamlx.Node) {
	w.pos = 0
	if bytes.HasPrefix(w.src, []byte("\xef\xbb\xbf")) {
		w.pos = 3
	}
	if w.isFlow(root) {
		w.token(root.Span.Start, level{}, true, false)
		w.flow(root, 2)
	} else {
		w.block(root, 0, false)
	}
	g := w.skip(len(w.src))
	if !w.comments(g, level{0, 0}, false) && w.column() > 0 {
		w.newline()
	}
}

// enter makes a column of the file that of the innermost collection.
func (w *writer) enter(l level, depth int) { w.levels = append(w.levels[:depth], l) }

// token moves to a key or dash of a collection: comments and an empty line before it are written, and a new line
// is begun. The first one of a collection may stay on the line of the dash before it.
func (w *writer) token(at int, l level, first, sameLine bool) {
	g := w.skip(at)
	if !w.comments(g, l, first) && !(first && sameLine) && w.column() > 0 {
		w.newline()
	}
	if g.blank && (!first || len(g.comments) > 0) {
		w.emptyLine()
	}
	if w.column() == 0 {
		w.spaces(l.to)
	}
}

// block writes a map or list on lines of its own, at a column. Its first line may be that of a dash. The levels of what
// is inside stay until the next part of the file is written: comments after it may belong to them.
func (w *writer) block(n *yamlx.Node, column int, sameLine bool) {
	depth := len(w.levels)
	l := level{w.columnAt(n.Span.Start), column}
	w.enter(l, depth)
	for i, it := range n.Items {
		first := i == 0
		if n.Kind == yamlx.Map {
			k := n.Keys[i]
			w.token(k.Span.Start, l, first, sameLine)
			w.enter(l, depth)
			w.text(w.scalarText(k, false, true))
			w.pos = k.Span.End
			w.skipPunctuation(':')
			w.value(it, column, l.from)
			continue
		}
		w.token(w.dash(), l, first, sameLine)
		w.enter(l, depth)
		w.skipPunctuation('-')
		w.value(it, column, l.from)
	}
}

// dash returns the place of the next dash.
func (w *writer) dash() int {
	for i := w.pos; i < len(w.src); i++ {
		switch w.src[i] {
		case '-':
			return i
		case '#':
			if j := bytes.IndexByte(w.src[i:], '\n'); j >= 0 {
				i += j
			}
		}
	}
	return w.pos
}

// skipPunctuation writes a colon or dash and moves after it.
func (w *writer) skipPunctuation(c byte) {
	w.text(string(c))
	if i := bytes.IndexByte(w.src[w.pos:], c); i >= 0 {
		w.pos += i + 1
	}
}

// isFlow reports whether a map or list is in brackets.
func (w *writer) isFlow(n *yamlx.Node) bool {
	return (n.Kind == yamlx.Map || n.Kind == yamlx.List) && strings.IndexByte("[{", w.src[n.Span.Start]) >= 0 && !w.isKey(n)
}

// isKey reports whether a map starts with a key instead of a bracket.
func (w *writer) isKey(n *yamlx.Node) bool {
	return n.Kind == yamlx.Map && len(n.Keys) > 0 && n.Keys[0].Span.Start == n.Span.Start
}

// value writes what belongs to a key or dash, which stands at a column; in the file it stands at another one.
func (w *writer) value(n *yamlx.Node, column, from int) {
	dash := w.out[len(w.out)-1] == '-' && w.src[w.pos-1] == '-'
	switch {
	case n.Kind == yamlx.Null:
		return
	case n.Kind != yamlx.Scalar && !w.isFlow(n):
		if dash {
			w.spaces(1)
			w.block(n, column+2, true)
			return
		}
		w.block(n, column+2, false)
		return
	}
	g := w.skip(n.Span.Start)
	next := level{w.columnAt(n.Span.Start), column + 2}
	if w.comments(g, next, true) {
		w.spaces(column + 2)
	} else if w.below(n, g.broken, dash) {
		w.newline()
		w.spaces(column + 2)
	} else {
		w.spaces(1)
	}
	switch {
	case n.Kind != yamlx.Scalar && dash && w.unbracket(n):
		w.pos = n.Keys[0].Span.Start
		w.text(w.scalarText(n.Keys[0], false, true))
		w.pos = n.Keys[0].Span.End
		w.skipPunctuation(':')
		w.value(n.Items[0], column+2, w.columnAt(n.Span.Start))
		w.pos = n.Span.End
	case n.Kind != yamlx.Scalar:
		w.flow(n, column+2)
	case n.Style == yamlx.Literal || n.Style == yamlx.Folded:
		w.blockScalar(n, column+2, from)
	default:
		w.scalar(n, column+2, false)
	}
}

// below reports whether a value goes below its key, when it may have been there before: it does when it has no place
// after the key, except text, which is no shorter elsewhere, and what the author has begun there and broken.
func (w *writer) below(n *yamlx.Node, was, dash bool) bool {
	width, whole := w.width(n, false)
	fits := w.column()+1+width <= Width
	switch {
	case n.Kind == yamlx.Scalar || dash:
		return was && !fits
	case !whole:
		return was
	}
	return !fits
}

// unbracket reports whether a map in brackets is better written without them: one key, and no line end that stays.
func (w *writer) unbracket(n *yamlx.Node) bool {
	if n.Kind != yamlx.Map || len(n.Keys) != 1 || n.Items[0].Kind == yamlx.Null {
		return false
	}
	_, whole := w.width(n, true)
	return whole
}

// scalar writes text that is not a block scalar. Its further lines start at a column.
func (w *writer) scalar(n *yamlx.Node, column int, flow bool) {
	raw := w.src[n.Span.Start:n.Span.End]
	w.pos = n.Span.End
	if bytes.IndexByte(raw, '\n') < 0 {
		w.text(w.scalarText(n, flow, false))
		return
	}
	for i, line := range strings.Split(string(raw), "\n") {
		line = strings.TrimSuffix(line, "\r")
		if n.Style == yamlx.Plain {
			line = strings.TrimRight(line, " \t")
		}
		if i > 0 {
			w.out = append(w.out, '\n')
			line = strings.TrimLeft(line, " \t")
			if line != "" {
				w.spaces(column)
			}
		}
		w.text(line)
	}
}

// blockScalar writes text after "|" or ">" with its lines at a column. from is the column of its key or dash in the
// file.
func (w *writer) blockScalar(n *yamlx.Node, column, from int) {
	head, _, _ := strings.Cut(string(w.src[n.Span.Start:]), "\n")
	body := "" // the lines of text, each with the line end before it
	if end := n.Span.Start + len(head); end < n.Span.End {
		body = string(w.src[end:n.Span.End])
	}
	indicator, note, noted := strings.Cut(strings.TrimSuffix(head, "\r"), "#")
	indent := -1
	w.text(indicator[:1])
	keep := strings.Contains(indicator, "+")
	if text := n.Value(); body != "" && !strings.HasSuffix(text, "\n") {
		// Also where the file ends without a line end, which it will have.
		w.text("-")
		keep = false
	} else if keep {
		w.text("+")
	}
	for _, c := range indicator[1:] {
		if c >= '1' && c <= '9' {
			indent = max(from, 0) + int(c-'0')
			w.text("2")
		}
	}
	if noted {
		w.text(" #" + strings.TrimRight(note, " \t"))
	}
	w.out = append(w.out, '\n')
	w.pos = max(n.Span.End, n.Span.Start+len(head))
	for _, line := range strings.Split(body, "\n")[1:] {
		line = strings.TrimSuffix(line, "\r")
		if trimmed := strings.TrimLeft(line, " "); indent < 0 && trimmed != "" {
			indent = len(line) - len(trimmed)
		}
		if indent >= 0 && len(line) > indent {
			w.spaces(column)
			w.text(line[indent:])
		}
		w.out = append(w.out, '\n')
	}
	if keep {
		text := n.Value()
		empties := len(text) - len(strings.TrimRight(text, "\n"))
		if body != "" {
			empties--
		}
		w.keep(empties)
	}
}

// keep writes the empty lines after the text of "|+", which belong to it, and moves after them.
func (w *writer) keep(empties int) {
	for range empties {
		w.out = append(w.out, '\n')
	}
	end := w.pos
	for end < len(w.src) {
		line := end
		if w.src[end] == '\r' {
			line++
		}
		if line >= len(w.src) || w.src[line] != '\n' {
			break
		}
		w.pos = line
		next := line + 1
		for next < len(w.src) && w.src[next] == ' ' {
			next++
		}
		end = next
	}
}
