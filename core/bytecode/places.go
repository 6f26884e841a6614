package bytecode

import (
	"math/bits"
	"math/rand/v2"

	"github.com/odsgen/ods/core"
)

// placeTable finds the entries of lines and columns. Most operations have a place of their own, and a map of places
// would take a good part of the time of writing. It is a hash table of chains, in which 64 lines stand together, because
// most operations are on the line behind the one before.
type placeTable struct {
	chains []*entry
	seed   uint64
	used   int
}

const (
	linesTogether   = 6 // bits
	columnsTogether = 8
)

// reserve makes room for n entries.
func (t *placeTable) reserve(n int) {
	old := t.chains
	if old == nil {
		t.seed = rand.Uint64() | 1
	}
	t.chains = make([]*entry, 1<<max(bits.Len(uint(n)), linesTogether+1))
	for _, e := range old {
		for e != nil {
			next := e.next
			t.put(e)
			e = next
		}
	}
}

// chain returns where the entry of a place is, if there is one.
func (t *placeTable) chain(k fileKey) **entry {
	x := uint64(k.line>>linesTogether)<<32 | uint64(k.col>>columnsTogether)<<16 ^ uint64(k.file)
	x = (x ^ x>>29) * t.seed
	at := x>>32<<linesTogether | uint64(k.line)&(1<<linesTogether-1)
	return &t.chains[at&uint64(len(t.chains)-1)]
}

func (t *placeTable) find(k fileKey) *entry {
	if len(t.chains) == 0 {
		return nil
	}
	e := *t.chain(k)
	for e != nil && e.file != k {
		e = e.next
	}
	return e
}

// add adds an entry that is not there.
func (t *placeTable) add(e *entry) {
	if t.used >= len(t.chains) {
		t.reserve(2*t.used + 1)
	}
	t.put(e)
	t.used++
}

func (t *placeTable) put(e *entry) {
	at := t.chain(e.file)
	e.next, *at = *at, e
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
