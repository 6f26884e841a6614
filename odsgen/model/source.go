package model

import (
	"sort"

	"github.com/odsgen/ods/core/diag"
)

// Source is a definition file: its name as messages print it, and its bytes.
type Source struct {
	// Path is the file as given or found: relative paths stay relative.
	Path string
	// Data is the file's content.
	Data []byte
	// lines holds the offset of the first byte of every line.
	lines []int
}

// NewSource indexes the lines of a file.
func NewSource(path string, data []byte) *Source {
	s := &Source{Path: path, Data: data, lines: []int{0}}
	for i, c := range data {
		if c == '\n' {
			s.lines = append(s.lines, i+1)
		}
	}
	return s
}

// LineCol returns the line and the column in bytes, both from 1, of an offset. Offsets outside the file are clamped.
func (s *Source) LineCol(off int) (line, col int) {
	off = min(max(off, 0), len(s.Data))
	i := sort.SearchInts(s.lines, off+1) - 1
	return i + 1, off - s.lines[i] + 1
}

// Offset returns the offset of a line and column, both from 1, clamped to the line.
func (s *Source) Offset(line, col int) int {
	line = min(max(line, 1), len(s.lines))
	from, to := s.lineBounds(line)
	return min(from+max(col, 1)-1, to)
}

// NumLines returns the number of lines; a file that ends in a newline has an empty last one.
func (s *Source) NumLines() int { return len(s.lines) }

// Line returns the text of a line, counted from 1, without its newline; "" outside the file.
func (s *Source) Line(line int) string {
	if line < 1 || line > len(s.lines) {
		return ""
	}
	from, to := s.lineBounds(line)
	return string(s.Data[from:to])
}

// lineBounds returns the offsets of a line's first byte and of its end without "\n" or "\r\n".
func (s *Source) lineBounds(line int) (from, to int) {
	from, to = s.lines[line-1], len(s.Data)
	if line < len(s.lines) {
		to = s.lines[line] - 1
	}
	if to > from && s.Data[to-1] == '\r' {
		to--
	}
	return from, to
}

// Span is a stretch of a definition file, [Start, End) in bytes. The zero Span is "nowhere": what the generator
// implied rather than read.
type Span struct {
	File       *Source
	Start, End int
}

// IsValid reports whether the span lies in a file.
func (s Span) IsValid() bool { return s.File != nil }

// Pos returns the span as a diagnostic position. A span over several lines is underlined to the end of its first.
func (s Span) Pos() diag.Pos {
	if s.File == nil {
		return diag.Pos{}
	}
	line, col := s.File.LineCol(s.Start)
	p := diag.Pos{File: s.File.Path, Line: line, Col: col}
	if s.End > s.Start {
		endLine, endCol := s.File.LineCol(s.End)
		if endLine != line {
			endCol = len(s.File.Line(line)) + 1
		}
		p.End = endCol
	}
	return p
}

// SourceLine returns the text of the span's first line.
func (s Span) SourceLine() string {
	if s.File == nil {
		return ""
	}
	line, _ := s.File.LineCol(s.Start)
	return s.File.Line(line)
}

// Text is a scalar of a definition with the way back to the file: its value is what YAML and interpolation made of it.
type Text struct {
	Value string
	// Span covers the scalar in the file, with its quotes or block indicator.
	Span Span
	// Pieces map the value to the file, in order and without gaps in the value. Empty for generated text.
	Pieces []Piece
}

// Piece maps Value[At:...next piece's At] to a span. When the span is as long as the piece, bytes correspond one to
// one; otherwise (an escape, an interpolated argument) the whole piece maps to the whole span.
type Piece struct {
	At   int
	Span Span
}

// At returns the place in the file of Value[from:to]. Offsets outside are clamped; a Text without pieces gives its
// Span.
func (t Text) At(from, to int) Span {
	if len(t.Pieces) == 0 {
		return t.Span
	}
	start := t.place(from, false)
	if to <= from {
		return Span{File: start.File, Start: start.Start, End: start.Start}
	}
	end := t.place(to-1, true)
	if end.File != start.File || end.End < start.Start {
		return start
	}
	return Span{File: start.File, Start: start.Start, End: end.End}
}

// place returns the span of one byte of the value.
func (t Text) place(off int, last bool) Span {
	off = max(off, 0)
	i := sort.Search(len(t.Pieces), func(i int) bool { return t.Pieces[i].At > off }) - 1
	if i < 0 {
		return t.Span
	}
	p := t.Pieces[i]
	end := len(t.Value)
	if i+1 < len(t.Pieces) {
		end = t.Pieces[i+1].At
	}
	if n := p.Span.End - p.Span.Start; n == end-p.At {
		at := p.Span.Start + min(off-p.At, n)
		return Span{File: p.Span.File, Start: at, End: min(at+1, p.Span.End)}
	}
	return p.Span
}

// String returns the value.
func (t Text) String() string { return t.Value }
