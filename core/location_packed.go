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

// linesNear is how many lines are tried before others are searched.
const linesNear = 16

// LineColNear is [Source.LineCol] for offsets that are mostly near the previous one. hint is where that was found; it
// is 0 at first.
func (s *Source) LineColNear(offset int, hint *int) (line, col int) {
	if s.pieces != nil || offset < 0 {
		return s.LineCol(offset)
	}
	s.once.Do(s.findLines)
	i := min(max(*hint, 0), len(s.lines)-1)
	steps := linesNear
	for ; steps > 0 && int(s.lines[i]) > offset; steps-- {
		i--
	}
	for ; steps > 0 && i+1 < len(s.lines) && int(s.lines[i+1]) <= offset; steps-- {
		i++
	}
	if steps == 0 {
		i = s.lineIndex(offset)
	}
	*hint = i
	return i + s.FirstLine, offset - int(s.lines[i]) + 1
}
