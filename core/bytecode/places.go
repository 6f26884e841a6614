package bytecode

import (
	"cmp"
	"math/bits"
	"math/rand/v2"
	"slices"

	"github.com/odsgen/ods/core"
)

// placeTable finds the entries of lines and columns. Most operations have a place of their own, and a map of places
// would take a good part of the time of writing. It is a hash table of chains, in which 64 lines stand together, because
// most operations are on the line after the one before.
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

// placer finds the lines and columns of locations. Each goroutine has its own, which remembers where the last one was.
type placer struct {
	source *core.Source
	file   uint32 // the number of its name
	hint   int
	packed []uint32 // the numbers of files by those that locations have
}

// place returns the line and column of a location that is neither unknown nor compound.
func (n *numbering) place(l core.Location, p *placer) fileKey {
	if number, line, col, ok := l.Packed(); ok {
		if number >= uint64(len(p.packed)) {
			p.packed = append(p.packed, make([]uint32, number+1-uint64(len(p.packed)))...)
		}
		id := &p.packed[number]
		if *id == 0 {
			*id = n.fileID(n.ctx.Loc(l).Name)
		}
		return fileKey{*id, uint32(line), uint32(col)}
	}
	offset, ok := 0, false
	if p.source != nil {
		offset, ok = p.source.Offset(l)
	}
	if !ok {
		var s *core.Source
		if s, offset = n.ctx.SourceOf(l); s == nil {
			d := n.ctx.Loc(l)
			return fileKey{n.fileID(d.Name), uint32(d.Line), uint32(d.Col)}
		}
		p.source, p.file, p.hint = s, n.fileID(s.Name), 0
	}
	line, col := p.source.LineColNear(offset, &p.hint)
	return fileKey{p.file, uint32(line), uint32(col)}
}

// fileID returns the number of a file's name, which is not 0.
func (n *numbering) fileID(name string) uint32 {
	n.mu.Lock()
	defer n.mu.Unlock()
	id, ok := n.fileIDs[name]
	if !ok {
		n.fileNames = append(n.fileNames, n.ctx.String(name))
		id = uint32(len(n.fileNames))
		n.fileIDs[name] = id
	}
	return id
}

// fileName returns the name of a file by its number.
func (n *numbering) fileName(id uint32) core.Attribute {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.fileNames[id-1]
}

// lineRange are the lines of one file that places are in.
type lineRange struct {
	file, first, last uint32 // file is 0 when there are none
	mixed             bool   // several files
}

func (r *lineRange) add(k fileKey) {
	switch {
	case r.file == 0:
		r.file, r.first, r.last = k.file, k.line, k.line
	case r.file != k.file:
		r.mixed = true
	default:
		r.first, r.last = min(r.first, k.line), max(r.last, k.line)
	}
}

// placesApart returns the shards that have places, when no two of them can have one in common, because the lines of
// each are after those of the one before; else nil.
func placesApart(shards []*shard) (placed []*shard) {
	for _, s := range shards {
		if s.lines.file == 0 {
			continue
		}
		if k := len(placed); k > 0 {
			last := &placed[k-1].lines
			if last.mixed || s.lines.mixed || s.lines.file != last.file || s.lines.first <= last.last {
				return nil
			}
		}
		placed = append(placed, s)
	}
	return placed
}

// placeEntry returns the entry of a place, or nil. When it is that of a shard, it has been merged.
func (n *numbering) placeEntry(k fileKey) *entry {
	i := 0
	if len(n.placed) > 1 {
		i, _ = slices.BinarySearchFunc(n.placed, k.line, func(s *shard, line uint32) int { return cmp.Compare(s.lines.last, line) })
	}
	if i < len(n.placed) {
		if e := n.placed[i].places.find(k); e != nil {
			n.adopt(e)
			return e
		}
	}
	return n.files.find(k)
}
