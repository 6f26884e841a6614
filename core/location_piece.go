package core

import "sort"

// Piece is a part of a text that was put together from parts of a longer one, see [ParseOptions.Pieces].
type Piece struct {
	// At is the offset of the piece, which ends where the next one begins.
	At int
	// Line and Col are the place of its first byte in the longer text, both from 1.
	Line, Col int
	// Outline says that operations are here only because others refer to them: bodies that may be parsed apart, see
	// [Parser.DeferRegion], are left out.
	Outline bool
}

// pieceAt returns the piece that an offset is in. There is one at offset 0.
func pieceAt(pieces []Piece, offset int) *Piece {
	i := sort.Search(len(pieces), func(i int) bool { return pieces[i].At > offset }) - 1
	return &pieces[max(i, 0)]
}

// lineIndex returns the index in lines of the line that an offset is on.
func (s *Source) lineIndex(offset int) int {
	return sort.Search(len(s.lines), func(i int) bool { return int(s.lines[i]) > offset }) - 1
}

// pieceLineCol is [Source.LineCol] for a text of pieces.
func (s *Source) pieceLineCol(offset int) (line, col int) {
	p := pieceAt(s.pieces, offset)
	i, first := s.lineIndex(offset), s.lineIndex(p.At)
	if i == first {
		return p.Line, offset - p.At + p.Col
	}
	return p.Line + i - first, offset - int(s.lines[i]) + 1
}

// pieceLine returns the index in lines of the line that has a number in the longer text, or -1.
func (s *Source) pieceLine(line int) int {
	for k := range s.pieces {
		p := &s.pieces[k]
		end := len(s.Text)
		if k+1 < len(s.pieces) {
			end = s.pieces[k+1].At
		}
		first := s.lineIndex(p.At)
		if i := first + line - p.Line; line >= p.Line && i < len(s.lines) && int(s.lines[i]) < end {
			return i
		}
	}
	return -1
}
