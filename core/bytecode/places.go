package bytecode

import (
	"math/bits"

	"github.com/odsgen/ods/core"
)

// placeTable finds the entries of lines and columns. It is an open hash table, because most operations have a place of
// their own, and a map of places would take a good part of the time of writing.
type placeTable struct {
	cells []*entry
	used  int
}

// reserve makes room for n entries.
func (t *placeTable) reserve(n int) {
	old := t.cells
	t.cells = make([]*entry, 1<<bits.Len(uint(max(n+n/2, 8))))
	for _, e := range old {
		if e != nil {
			*t.cell(e.file) = e
		}
	}
}

// cell returns where the entry of a place is, or would be.
func (t *placeTable) cell(k fileKey) **entry {
	x := (uint64(k.line)<<20 ^ uint64(k.col) ^ uint64(k.file)<<48) * 0x9e3779b97f4a7c15
	mask := uint64(len(t.cells) - 1)
	for i := x >> 32 & mask; ; i = (i + 1) & mask {
		if e := t.cells[i]; e == nil || e.file == k {
			return &t.cells[i]
		}
	}
}

func (t *placeTable) find(k fileKey) *entry {
	if len(t.cells) == 0 {
		return nil
	}
	return *t.cell(k)
}

// add adds an entry that is not there.
func (t *placeTable) add(e *entry) {
	if t.used*4 >= len(t.cells)*3 {
		t.reserve(2 * t.used)
	}
	*t.cell(e.file) = e
	t.used++
}

// lineCounter turns offsets in a source into places.
type lineCounter struct {
	source *core.Source
	file   uint32
	hint   int
}

// place returns the line and column of a location that is neither unknown nor compound.
func (n *numbering) place(l core.Location) fileKey {
	if number, line, col, ok := l.Packed(); ok {
		if number >= uint64(len(n.packedFiles)) {
			n.packedFiles = append(n.packedFiles, make([]uint32, number+1-uint64(len(n.packedFiles)))...)
		}
		id := &n.packedFiles[number]
		if *id == 0 {
			*id = n.fileID(n.ctx.Loc(l).Name)
		}
		return fileKey{*id, uint32(line), uint32(col)}
	}
	s, offset := n.ctx.SourceOf(l)
	if s == nil {
		return n.fileKey(n.ctx.Loc(l))
	}
	if c := &n.lines; c.source != s {
		*c = lineCounter{source: s, file: n.fileID(s.Name)}
	}
	line, col := s.LineColNear(offset, &n.lines.hint)
	return fileKey{n.lines.file, uint32(line), uint32(col)}
}

// fileID returns the number of a file's name, which is not 0.
func (n *numbering) fileID(name string) uint32 {
	id, ok := n.fileIDs[name]
	if !ok {
		n.fileNames = append(n.fileNames, n.ctx.String(name))
		id = uint32(len(n.fileNames))
		n.fileIDs[name] = id
	}
	return id
}

func (n *numbering) fileKey(d core.LocDesc) fileKey {
	return fileKey{n.fileID(d.Name), uint32(d.Line), uint32(d.Col)}
}
