package host

import (
	"fmt"
	"maps"
	"slices"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/backend/wasm"
	"github.com/odsgen/ods/core"
)

// checkedMemory bounds the memory of checking programs, an eighth of which says what may be accessed.
const checkedMemory = 1 << 30

// gap is how many bytes lie at least between pieces of the heap in checking programs, and quarantine how many pieces of
// a size are free before one is used again.
const (
	gap        = 16
	quarantine = 64
)

// piece is memory on the heap of a checking program.
type piece struct {
	at, size, room uint64
	// host says that Go asked for it; made and freed are where the program did.
	host        bool
	made, freed core.Location
	dead        bool
}

// checker knows what memory of a checking program may be accessed; backend/wasm says how.
type checker struct {
	p      *Program
	pieces map[uint64]*piece
}

// begin enters the globals.
func (c *checker) begin() {
	c.pieces = map[uint64]*piece{}
	for _, o := range c.p.Wasm.Objects {
		mark := byte(0)
		if o.Constant {
			mark = wasm.ShadowConstant
		}
		c.enter(o.Addr, o.Size, mark)
	}
}

// enter allows accesses to memory, which starts at a multiple of eight.
func (c *checker) enter(at, size uint64, mark byte) {
	c.p.m.Fill(at/8, size/8, 8|mark)
	if size%8 > 0 {
		c.p.m.Fill((at+size)/8, 1, byte(size%8)|mark)
	}
}

// made enters a piece of the heap.
func (c *checker) made(at, size, room uint64, host bool) {
	c.pieces[at] = &piece{at: at, size: size, room: room, host: host, made: c.site(host)}
	c.enter(at, size, 0)
}

// freed takes a piece of the heap away.
func (c *checker) freed(at uint64, host bool) {
	if x := c.pieces[at]; x != nil {
		c.p.m.Fill(at/8, (at+x.size+7)/8-at/8, 0)
		x.dead, x.freed = true, c.site(host)
	}
}

// site returns where the program called the host last.
func (c *checker) site(host bool) core.Location {
	if !host {
		if n := c.p.m.Site(); n > 0 && uint64(n) <= uint64(len(c.p.Wasm.Sites)) {
			return c.p.Wasm.Sites[n-1]
		}
	}
	return core.Location{}
}

// access looks closely at an access. The address must be a multiple of align.
func (c *checker) access(at, size uint64, write bool, align uint64) error {
	if align > 1 && at%align != 0 {
		return fmt.Errorf("%s at address 0x%x, which is no multiple of the alignment of %d bytes", verb(write), at, align)
	}
	first, memory := at/8, c.p.m.Size()
	var shadow []byte
	if at < memory && size > 0 {
		shadow = c.p.m.Read(first, (min(at+size, memory)+7)/8-first)
	}
	for a := at; a < at+size; a = a/8*8 + 8 {
		last := min(a/8*8+8, at+size) - a/8*8
		if a >= memory || last > uint64(shadow[a/8-first]&^wasm.ShadowConstant) {
			return c.explain(at, size, write)
		}
		if write && shadow[a/8-first]&wasm.ShadowConstant != 0 {
			return fmt.Errorf("writing %d bytes of a constant", size)
		}
	}
	return nil
}

func verb(write bool) string {
	if write {
		return "writing"
	}
	return "reading"
}

// explain says what is wrong with an access.
func (c *checker) explain(at, size uint64, write bool) error {
	if at < page {
		return fmt.Errorf("%s %d bytes through a null pointer", verb(write), size)
	}
	t := &engine.Trap{}
	note := func(at core.Location, text string) {
		if !at.IsUnknown() {
			t.Notes = append(t.Notes, engine.Caller{At: at, Name: text})
		}
	}
	if x := c.near(at); x != nil {
		kind := "the heap"
		if x.host {
			kind = "a Go slice"
		}
		t.Reason = fmt.Sprintf("%s %d bytes at offset %d of %s, which has %d bytes", verb(write), size, int64(at-x.at), kind, x.size)
		note(x.made, "the memory was allocated here")
		if x.dead {
			t.Reason = fmt.Sprintf("%s %d bytes of memory whose lifetime has ended", verb(write), size)
			note(x.freed, "its lifetime ended here")
		}
		return t
	}
	for _, o := range c.p.Wasm.Objects {
		if at+gap >= o.Addr && at < o.Addr+o.Size+gap {
			kind := "a global"
			if o.Constant {
				kind = "a constant"
			}
			t.Reason = fmt.Sprintf("%s %d bytes at offset %d of %s, which has %d bytes", verb(write), size, int64(at-o.Addr), kind, o.Size)
			return t
		}
	}
	if at < uint64(c.p.Wasm.HeapBase) {
		return fmt.Errorf("%s %d bytes at address 0x%x of the stack, where no variable is that lives", verb(write), size, at)
	}
	return fmt.Errorf("%s %d bytes at address 0x%x, which is no memory in use", verb(write), size, at)
}

// near returns the piece of the heap that an address is in, else one that lives next to it, else one that was there. It
// is nil when there is none.
func (c *checker) near(at uint64) (found *piece) {
	best := 3
	for _, x := range c.pieces {
		rank := 2
		switch {
		case at+gap < x.at || at >= x.at+x.room:
			continue
		case at >= x.at && at < x.at+x.size:
			rank = 0
		case !x.dead:
			rank = 1
		}
		if rank < best || rank == best && x.at > found.at {
			best, found = rank, x
		}
	}
	return found
}

// trap ends a program by a check.
func (c *hostCall) trap() error {
	text := c.p.Wasm.Texts[c.Stack[0]]
	args := []any{int64(c.Stack[1]), int64(c.Stack[2])}
	n := 0
	for i := 0; i+1 < len(text); i++ {
		if text[i] == '%' && text[i+1] == 'd' {
			n++
		}
	}
	return &engine.Trap{Reason: fmt.Sprintf(text, args[:n]...)}
}

// access is asked about an access that is not clearly allowed.
func (c *hostCall) access() error {
	return c.p.check.access(c.Stack[0], c.Stack[1], c.Stack[2] != 0, c.Stack[3])
}

// copies is asked about copying.
func (c *hostCall) copies() error {
	to, from, size := c.Stack[0], c.Stack[1], c.Stack[2]
	distance := max(to, from) - min(to, from)
	if c.Stack[3] != 0 || distance == 0 || distance >= size {
		return nil
	}
	return fmt.Errorf("copying %d bytes to memory that overlaps with where they are, at a distance of %d bytes; memmove can do that", size, distance)
}

// accessible returns an error when a function of the host may not read, or write, memory.
func (p *Program) accessible(at, size uint64, write bool) error {
	if p.check != nil {
		if err := p.check.access(at, size, write, 1); err != nil {
			return err
		}
	}
	return p.inside(at, size)
}

// bytes returns size bytes at an address for a function of the host to read.
func (p *Program) bytes(at, size uint64) ([]byte, error) {
	if err := p.accessible(at, size, false); err != nil {
		return nil, err
	}
	return p.m.Read(at, size), nil
}

// cString reads the bytes up to a zero for a function of the host.
func (p *Program) cString(at uint64) ([]byte, error) {
	s, err := p.upToZero(at)
	if err == nil && p.check != nil {
		err = p.check.access(at, uint64(len(s))+1, false, 1)
	}
	return s, err
}

// Leaks implements [engine.Program].
func (p *Program) Leaks() (list []engine.Leak, ok bool) {
	if p.check == nil {
		return nil, false
	}
	for _, at := range slices.Sorted(maps.Keys(p.check.pieces)) {
		if x := p.check.pieces[at]; !x.dead && !x.host {
			list = append(list, engine.Leak{At: x.made, Bytes: x.size})
		}
	}
	return list, true
}
