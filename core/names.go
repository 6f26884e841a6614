package core

import (
	"bytes"
	"strings"
	"sync"
	"sync/atomic"
)

// scopeTable maps names of one kind (values, blocks) to what they stand for while they are in scope. A key is a piece
// of the source with its hash and, for blocks, the number of the region, so no strings are made. Leaving a scope clears
// what it defined through an undo list, or all at once by a new generation when nothing else is in scope. It has functions instead of
// methods for the reason that [chunk] has.
type scopeTable[T any] struct {
	entries []scopeEntry[T]
	undo    []uint32 // entries that the ends of the open scopes have to clear
	mask    uint32
	gen     uint32
	used    int // entries of this generation, cleared ones included
	live    int // names in scope
}

type scopeEntry[T any] struct {
	hash, gen uint32
	off, n    uint32 // the name in the source
	scope     uint32
	live      bool
	defined   bool // in the undo list
	v         T
}

// findName returns the index of a name's entry, made when it is not there yet. It is valid until the next call.
func findName[T any](t *scopeTable[T], src []byte, off, n, hash, scope uint32) uint32 {
	if 2*t.used >= len(t.entries) {
		growNames(t)
	}
	for i := hash & t.mask; ; i = (i + 1) & t.mask {
		s := &t.entries[i]
		if s.gen != t.gen {
			t.used++
			*s = scopeEntry[T]{hash: hash, gen: t.gen, off: off, n: n, scope: scope}
			return i
		}
		if s.hash == hash && s.n == n && s.scope == scope && bytes.Equal(src[s.off:s.off+n], src[off:off+n]) {
			return i
		}
	}
}

// growNames makes room and forgets cleared names.
func growNames[T any](t *scopeTable[T]) {
	old := t.entries
	size := 64
	for size < 4*(t.live+1) {
		size *= 2
	}
	t.gen = max(t.gen, 1)
	t.entries, t.mask, t.used = make([]scopeEntry[T], size), uint32(size-1), 0
	moved := make([]uint32, len(old))
	for k := range old {
		if old[k].gen != t.gen || !old[k].live {
			continue
		}
		i := old[k].hash & t.mask
		for t.entries[i].gen == t.gen {
			i = (i + 1) & t.mask
		}
		t.entries[i] = old[k]
		t.used++
		moved[k] = i
	}
	for k, i := range t.undo { // what an open scope defined is live, so it was moved
		t.undo[k] = moved[i]
	}
}

// enterName brings the name of entry i into scope.
func enterName[T any](t *scopeTable[T], i uint32) *T {
	s := &t.entries[i]
	if !s.live {
		s.live = true
		t.live++
	}
	return &s.v
}

// defineName notes that the innermost open scope defines entry i.
func defineName[T any](t *scopeTable[T], i uint32) {
	if s := &t.entries[i]; !s.defined {
		s.defined = true
		t.undo = append(t.undo, i)
	}
}

// scopeMark is where a scope began.
type scopeMark struct {
	undo  int
	empty bool // nothing was in scope
}

func openScope[T any](t *scopeTable[T]) scopeMark { return scopeMark{len(t.undo), t.live == 0} }

// closeScope ends the scope that began at m.
func closeScope[T any](t *scopeTable[T], m scopeMark) {
	ended := t.undo[m.undo:]
	t.undo = t.undo[:m.undo]
	if m.empty && t.live == len(ended) {
		t.used, t.live = 0, 0
		if t.gen++; t.gen == 0 { // wrapped around: stale entries would look valid
			clear(t.entries)
			t.gen = 1
		}
		return
	}
	for _, i := range ended {
		s := &t.entries[i]
		var none T
		s.live, s.defined, s.v = false, false, none
	}
	t.live -= len(ended)
}

// nameIndex maps names in the source to what was defined under them, for good.
type nameIndex[T any] struct {
	entries []indexEntry[T]
	mask    uint32
	used    int
}

type indexEntry[T any] struct {
	off, n, hash uint32
	at           uint32 // where the definition begins
	v            T
}

// findAlias returns what a name was defined as before an offset.
func findAlias[T any](x *nameIndex[T], src []byte, start, end int, hash uint32, before int) (v T, ok bool) {
	if x.used == 0 {
		return v, false
	}
	for i := hash & x.mask; x.entries[i].n != 0; i = (i + 1) & x.mask {
		s := &x.entries[i]
		if s.hash == hash && int(s.n) == end-start && bytes.Equal(src[s.off:s.off+s.n], src[start:end]) {
			return s.v, int(s.at) < before
		}
	}
	return v, false
}

// defineAlias adds a name that is not there; names are not empty.
func defineAlias[T any](x *nameIndex[T], start, end int, hash uint32, at int, v T) {
	if 2*x.used >= len(x.entries) {
		old := x.entries
		x.entries = make([]indexEntry[T], max(16, 2*len(old)))
		x.mask = uint32(len(x.entries) - 1)
		for _, s := range old {
			if s.n != 0 {
				putAlias(x, s)
			}
		}
	}
	x.used++
	putAlias(x, indexEntry[T]{off: uint32(start), n: uint32(end - start), hash: hash, at: uint32(at), v: v})
}

func putAlias[T any](x *nameIndex[T], s indexEntry[T]) {
	i := s.hash & x.mask
	for x.entries[i].n != 0 {
		i = (i + 1) & x.mask
	}
	x.entries[i] = s
}

// valueDef is what the table of values holds for %name. It is defined when count is positive.
type valueDef struct {
	val   *Value // the first of count consecutive results, or a block argument
	pos   uint32 // offset of the definition
	count uint32
	fwd   uint32 // 1 + index of the first forward reference
}

// number returns the value %name#i.
func (d *valueDef) number(i uint32) *Value {
	if i == 0 {
		return d.val
	}
	return d.val.DefiningOp().Result(d.val.Index() + int(i))
}

// forwardRef is a placeholder for a value that is used before it is defined, or (def) a value that was defined with a
// number of its own, as a block argument %name#2 may be.
type forwardRef struct {
	val    *Value // nil once a placeholder is defined
	pos    uint32 // offset of the first use
	number uint32
	next   uint32 // 1 + index of the name's next forward reference
	def    bool
}

// blockDef is what the table of blocks holds for ^name.
type blockDef struct {
	block *Block
	pos   uint32
	fwd   uint32 // 1 + index of the forward reference, 0 once defined
}

// forwardBlock is a block that is named before it is defined.
type forwardBlock struct {
	block *Block // nil once defined
	pos   uint32
}

// nameTable holds the names that the source gave to values and blocks, for contexts that parse with
// [ParseOptions.KeepNames].
type nameTable struct {
	used   atomic.Bool // some name was given
	mu     sync.RWMutex
	values map[*Value]string
	blocks map[*Block]string
}

// SourceName returns the name that the parsed text gave to the value, without the '%', or "". Names are kept by
// [ParseOptions.KeepNames] only.
func (c *Context) SourceName(v *Value) string {
	c.sourceNames.mu.RLock()
	defer c.sourceNames.mu.RUnlock()
	return c.sourceNames.values[v]
}

// SourceBlockName returns the name that the parsed text gave to the block, without the '^', or "".
func (c *Context) SourceBlockName(b *Block) string {
	c.sourceNames.mu.RLock()
	defer c.sourceNames.mu.RUnlock()
	return c.sourceNames.blocks[b]
}

// SetSourceName gives a value the name that printing with kept names prefers; an empty one takes it away. Rewrites that
// replace a value carry its name over with it.
func (c *Context) SetSourceName(v *Value, name string) {
	t := &c.sourceNames
	t.mu.Lock()
	defer t.mu.Unlock()
	if name == "" {
		delete(t.values, v)
		return
	}
	if t.values == nil {
		t.values = make(map[*Value]string)
	}
	t.used.Store(true)
	t.values[v] = name
}

// SetSourceBlockName gives a block the name that printing with kept names prefers; an empty one takes it away.
func (c *Context) SetSourceBlockName(b *Block, name string) {
	t := &c.sourceNames
	t.mu.Lock()
	defer t.mu.Unlock()
	if name == "" {
		delete(t.blocks, b)
		return
	}
	if t.blocks == nil {
		t.blocks = make(map[*Block]string)
	}
	t.used.Store(true)
	t.blocks[b] = name
}

// CarrySourceName gives a value that replaces or copies another one the name of that, unless it has a name itself.
// Replacing all uses and cloning do so. It costs nothing in contexts without names.
func (c *Context) CarrySourceName(from, to *Value) {
	if !c.sourceNames.used.Load() || from == to || !isNumber(c.SourceName(to)) {
		return
	}
	if name := c.SourceName(from); !isNumber(name) {
		c.SetSourceName(to, name)
	}
}

// isNumber reports whether a name is missing or a mere number.
func isNumber(name string) bool { return strings.Trim(name, "0123456789") == "" }

// carryBlockName gives the copy of a block its name.
func (c *Context) carryBlockName(from, to *Block) {
	if c.sourceNames.used.Load() {
		if name := c.SourceBlockName(from); name != "" {
			c.SetSourceBlockName(to, name)
		}
	}
}

// HasSourceNames reports whether any name is kept; when not, nothing needs to be looked up.
func (c *Context) HasSourceNames() bool {
	c.sourceNames.mu.RLock()
	defer c.sourceNames.mu.RUnlock()
	return len(c.sourceNames.values)+len(c.sourceNames.blocks) > 0
}
