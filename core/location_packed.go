package core

// Packed returns the parts of a location that is stored as a line and column in a file; ok is false for others. Files of
// equal names have equal numbers in a context.
func (l Location) Packed() (file uint64, line, col int, ok bool) {
	if l.v < locPacked {
		return 0, 0, 0, false
	}
	v := l.v &^ locPacked
	return v >> (locColBits + locLineBits), int(v >> locColBits & (1<<locLineBits - 1)), int(v & (1<<locColBits - 1)), true
}

// InFile returns the location of a line and column in the file of l. ok is false when l is not stored as such, see
// [Location.Packed], or the new one cannot be; [Context.FileLoc] makes it then.
func (l Location) InFile(line, col int) (at Location, ok bool) {
	if l.v < locPacked {
		return Location{}, false
	}
	return packedLoc(l.v&^locPacked>>(locColBits+locLineBits), line, col)
}

// LineColNear is [Source.LineCol] for offsets of which most are near the one before. hint is where that was found; it
// is 0 at first.
func (s *Source) LineColNear(offset int, hint *int) (line, col int) {
	if s.pieces != nil || offset < 0 {
		return s.LineCol(offset)
	}
	s.LineCol(0) // finds the lines
	i := min(max(*hint, 0), len(s.lines)-1)
	on := func(i int) bool {
		return int(s.lines[i]) <= offset && (i+1 == len(s.lines) || offset < int(s.lines[i+1]))
	}
	switch {
	case on(i):
	case i+1 < len(s.lines) && on(i+1):
		i++
	case i > 0 && on(i-1):
		i--
	default:
		i = s.lineIndex(offset)
	}
	*hint = i
	return i + s.FirstLine, offset - int(s.lines[i]) + 1
}
