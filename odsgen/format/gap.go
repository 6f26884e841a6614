package format

import (
	"bytes"
	"strings"
	"unicode/utf8"
)

// comment is a comment between two parts of a file.
type comment struct {
	text string
	// own says that it has a line of its own, after an empty one when blank is set.
	own, blank bool
	// column is where it starts, gap the number of columns between it and what precedes it on its line.
	column, gap int
}

// gap is what is between two parts of a file: comments, line ends, and punctuation that the writer writes anew.
type gap struct {
	comments []comment
	// broken says that a line ends in it, blank that an empty line comes before what follows.
	broken, blank bool
}

// skip reads the gap from the writer's place in the file to an offset, and moves there.
func (w *writer) skip(to int) gap {
	var g gap
	breaks := 0
	text := w.src[:max(w.pos, to)]
	if w.pos == 0 {
		breaks = 1 // the file starts a line
	}
	for i := w.pos; i < to; i++ {
		switch c := text[i]; {
		case c == '\n':
			breaks++
			g.broken = true
		case c == '#' && (i == 0 || strings.IndexByte(" \t\n", text[i-1]) >= 0 || i == w.pos):
			end := i + bytes.IndexByte(text[i:], '\n')
			if end < i {
				end = len(text)
			}
			line := bytes.LastIndexByte(text[:i], '\n') + 1
			before := bytes.TrimRight(text[line:i], " \t")
			g.comments = append(g.comments, comment{
				text: string(bytes.TrimRight(text[i:end], " \t\r")), own: breaks > 0, blank: breaks > 1,
				column: utf8.RuneCount(text[line:i]), gap: i - line - len(before),
			})
			breaks = 0
			i = end - 1
		case c != ' ' && c != '\t' && c != '\r':
			breaks = 0 // punctuation, or the mark at the start of the document
		}
	}
	g.blank = breaks > 1
	w.pos = max(w.pos, to)
	return g
}

// level relates a column of the file to the column that it becomes; inside brackets the former is -1.
type level struct{ from, to int }

// columnOf returns where a comment on its own line goes: to the column of the part that it is in line with.
func (w *writer) columnOf(c comment, next level) int {
	if c.column == next.from || next.from < 0 {
		return next.to
	}
	out := next.to
	for i, l := range w.levels {
		if l.from <= c.column || i == 0 {
			out = l.to
		}
	}
	return out
}

// trailing writes a comment after what is on the line. It keeps its column, so that comments below one another
// stay so.
func (w *writer) trailing(c comment) {
	w.out = bytes.TrimRight(w.out, " ") // a dash has a blank after it, which is part of the gap
	n := c.gap
	if at := w.column(); c.gap > 2 {
		if n = c.column - at; n < 1 || c.column > Width {
			n = 2
		}
	}
	w.spaces(max(n, 1))
	w.text(c.text)
}

// comments writes those of a gap and reports whether there were any; then the line is open no more.
func (w *writer) comments(g gap, next level, first bool) bool {
	for _, c := range g.comments {
		if !c.own && w.column() > 0 {
			w.trailing(c)
			w.newline()
			first = false
			continue
		}
		if w.column() > 0 {
			w.newline()
		}
		if c.blank && !first {
			w.emptyLine()
		}
		first = false
		w.spaces(w.columnOf(c, next))
		w.text(c.text)
		w.newline()
	}
	return len(g.comments) > 0
}

func (w *writer) text(s string) { w.out = append(w.out, s...) }

func (w *writer) spaces(n int) {
	for range n {
		w.out = append(w.out, ' ')
	}
}

// newline ends the line, without blanks after its text.
func (w *writer) newline() {
	w.out = append(bytes.TrimRight(w.out, " "), '\n')
}

// emptyLine writes an empty line, but not as the first one.
func (w *writer) emptyLine() {
	if len(w.out) > 0 {
		w.out = append(w.out, '\n')
	}
}

// column returns the column after what is written.
func (w *writer) column() int {
	return utf8.RuneCount(w.out[bytes.LastIndexByte(w.out, '\n')+1:])
}

// columnAt returns the column of an offset in the file.
func (w *writer) columnAt(off int) int {
	return off - bytes.LastIndexByte(w.src[:off], '\n') - 1
}
