package core

// arena hands out cells of the IR by sub-slicing typed chunks. One parser owns it. Chunks start small, so that small
// modules stay small, and double up to 128 kB, which measured best. All methods work on a nil arena, with
// plain allocation; that is what builders use, because a chunk lives as long as one of its cells.
type arena struct {
	ops   chunk[Operation]
	use   chunk[Use]
	vals  chunk[Value]
	blks  chunk[Block]
	regs  chunk[Region]
	exts  chunk[opExt]
	buse  chunk[BlockUse]
	words chunk[*AttrBase]
	args  chunk[*Value]
	locs  chunk[Location]
	named chunk[NamedAttr]
}

const (
	firstChunkBytes = 8 << 10
	lastChunkBytes  = 128 << 10
	pageBytes       = 4 << 10
)

// chunk is a piece of memory with free cells. Its type has functions instead of methods: each package that sees the parser would
// compile the methods of each of its instances once more.
type chunk[T any] struct {
	free []T
	size int // cells in the last chunk
}

// takeCells hands out n cells of a chunk.
func takeCells[T any](c *chunk[T], n, cellBytes int) []T {
	if n > len(c.free) {
		if n*cellBytes > lastChunkBytes/2 {
			return make([]T, n)
		}
		c.size = max(2*c.size, firstChunkBytes/cellBytes)
		c.size = min(c.size, lastChunkBytes/cellBytes)
		c.free = make([]T, c.size)
		touchPages(c, cellBytes)
		if n > c.size {
			return make([]T, n)
		}
	}
	out := c.free[:n:n]
	c.free = c.free[n:]
	return out
}

// scratch is a chunk whose cells serve one operation at a time: [markCells] and [releaseCells] stand around it,
// and nest as operations do. Cells are handed out as they are, not cleared.
type scratch[T any] struct{ chunk[T] }

func markCells[T any](s *scratch[T]) []T { return s.free }

// releaseCells takes back what was handed out since the mark, as far as it came from the chunk that is in use.
func releaseCells[T any](s *scratch[T], mark []T) {
	if n := cap(mark); n > 0 && cap(s.free) > 0 && &mark[:n][n-1] == &s.free[:cap(s.free)][cap(s.free)-1] {
		s.free = mark
	}
}

// touchPages writes to every page of a new chunk. Where a page is read first, the kernel maps its page of zeros, and at the
// first write another one, which interrupts the other processors that run this program.
func touchPages[T any](c *chunk[T], cellBytes int) {
	var zero T
	for i := 0; i < len(c.free); i += max(pageBytes/cellBytes, 1) {
		c.free[i] = zero
	}
}

func (a *arena) operation() *Operation {
	if a == nil {
		return new(Operation)
	}
	return &takeCells(&a.ops, 1, 88)[0]
}

func (a *arena) uses(n int) []Use {
	if a == nil {
		return make([]Use, n)
	}
	return takeCells(&a.use, n, 32)
}

func (a *arena) values(n int) []Value {
	if a == nil {
		return make([]Value, n)
	}
	return takeCells(&a.vals, n, 32)
}

func (a *arena) block() *Block {
	if a == nil {
		return new(Block)
	}
	return &takeCells(&a.blks, 1, 112)[0]
}

func (a *arena) regions(n int) []Region {
	if a == nil {
		return make([]Region, n)
	}
	return takeCells(&a.regs, n, 24)
}

func (a *arena) extension() *opExt {
	if a == nil {
		return new(opExt)
	}
	return &takeCells(&a.exts, 1, 88)[0]
}

func (a *arena) blockUses(n int) []BlockUse {
	if a == nil {
		return make([]BlockUse, n)
	}
	return takeCells(&a.buse, n, 32)
}

func (a *arena) slotWords(n int) []*AttrBase {
	if a == nil {
		return make([]*AttrBase, n)
	}
	return takeCells(&a.words, n, 8)
}

// argLists returns empty lists of block arguments with room for n.
func (a *arena) argLists(n int) ([]*Value, []Location) {
	if a == nil {
		return make([]*Value, 0, n), make([]Location, 0, n)
	}
	return takeCells(&a.args, n, 8)[:0], takeCells(&a.locs, n, 8)[:0]
}

func (a *arena) namedAttrs(n int) []NamedAttr {
	if a == nil {
		return make([]NamedAttr, n)
	}
	return takeCells(&a.named, n, 32)
}
