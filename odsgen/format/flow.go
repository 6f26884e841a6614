package format

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"github.com/odsgen/ods/odsgen/internal/yamlx"
)

// flow writes a list or map in brackets. Line breaks of the author stay, and more are made where a line would be too
// wide. Lines that follow start after the opening bracket, or at a column when the author broke the line there.
func (w *writer) flow(n *yamlx.Node, column int) {
	w.text(string(w.src[n.Span.Start]))
	w.pos = n.Span.Start + 1
	at := w.column()
	for i, it := range n.Items {
		start := it.Span.Start
		if n.Kind == yamlx.Map {
			start = n.Keys[i].Span.Start
		}
		g := w.skip(start)
		entry, _ := w.entryWidth(n, i)
		if i > 0 {
			w.text(",")
		} else if g.broken {
			at = column
		}
		switch {
		case w.comments(g, level{-1, at}, true):
			w.spaces(at)
		case g.broken || i > 0 && w.column()+1+entry > Width:
			w.newline()
			w.spaces(at)
		case i > 0:
			w.spaces(1)
		}
		switch {
		case n.Kind == yamlx.Map:
			w.flowEntry(n.Keys[i], it, at, false)
		case it.Kind == yamlx.Map && w.isKey(it): // "a: b" among the items of a list
			w.flowEntry(it.Keys[0], it.Items[0], at, true)
		default:
			w.flowItem(it, at)
		}
	}
	if w.comments(w.skip(n.Span.End-1), level{-1, at}, true) {
		w.spaces(at)
	}
	w.text(string(w.src[n.Span.End-1]))
	w.pos = n.Span.End
}

// flowEntry writes "key: value". A key without a value needs no colon in braces.
func (w *writer) flowEntry(key, value *yamlx.Node, column int, colon bool) {
	w.scalar(key, column+2, true)
	if value.Kind == yamlx.Null {
		if colon || key.Style == yamlx.Plain && strings.HasSuffix(key.Value(), ":") {
			w.text(": ") // text that ends with a colon would lose it
		}
		return
	}
	w.skipPunctuation(':')
	if w.comments(w.skip(value.Span.Start), level{-1, column + 2}, true) {
		w.spaces(column + 2)
	} else {
		w.spaces(1)
	}
	w.flowItem(value, column)
}

// flowItem writes a value inside brackets.
func (w *writer) flowItem(n *yamlx.Node, column int) {
	switch n.Kind {
	case yamlx.Null:
	case yamlx.Scalar:
		w.scalar(n, column, true)
	default:
		w.flow(n, column+2)
	}
}

// entryWidth returns the width of an entry with the comma or bracket after it, up to the first line end that stays in
// it; whole says that there is none.
func (w *writer) entryWidth(n *yamlx.Node, i int) (width int, whole bool) {
	if n.Kind != yamlx.Map {
		width, whole = w.width(n.Items[i], true)
		return width + 1, whole
	}
	key, _, more := strings.Cut(w.scalarText(n.Keys[i], true, true), "\n")
	if more {
		return utf8.RuneCountInString(key), false
	}
	width, whole = w.width(n.Items[i], true)
	return width + utf8.RuneCountInString(key) + 3, whole
}

// width returns the width of a value, as entryWidth does.
func (w *writer) width(n *yamlx.Node, flow bool) (width int, whole bool) {
	switch n.Kind {
	case yamlx.Null:
		return 0, true
	case yamlx.Scalar:
		text, _, more := strings.Cut(w.scalarText(n, flow, false), "\n")
		return utf8.RuneCountInString(text), !more
	}
	width = 1
	from := n.Span.Start
	for i, it := range n.Items {
		start := it.Span.Start
		if n.Kind == yamlx.Map {
			start = n.Keys[i].Span.Start
		}
		if w.hasLineEnd(from, start) {
			return width, false
		}
		if i > 0 {
			width++
		}
		entry, whole := w.entryWidth(n, i)
		width += entry
		if from = max(from, it.Span.End); !whole || n.Kind == yamlx.Map && w.hasComment(n.Keys[i].Span.End, it.Span.Start) {
			return width, false
		}
	}
	return width, !w.hasComment(from, n.Span.End-1)
}

func (w *writer) hasLineEnd(from, to int) bool {
	return from < to && bytes.IndexByte(w.src[from:to], '\n') >= 0
}

func (w *writer) hasComment(from, to int) bool {
	return from < to && bytes.IndexByte(w.src[from:to], '#') >= 0
}
