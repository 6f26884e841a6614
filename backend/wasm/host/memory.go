package host

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math/bits"
	"sync"

	"github.com/odsgen/ods/backend/engine"
)

// The size of a page of memory, and how much can be addressed, of which programs have all but the last page: runtimes
// count bytes in 32 bits.
const (
	page      = 1 << 16
	maxMemory = 1 << 32
)

// inside returns an error unless size bytes at an address are in memory.
func (p *Program) inside(at, size uint64) error {
	if have := p.m.Size(); at+size > have || at+size < at {
		return fmt.Errorf("%d bytes at address 0x%x are not all in memory, which has %d", size, at, have)
	}
	return nil
}

// upToZero reads the bytes up to a zero.
func (p *Program) upToZero(at uint64) ([]byte, error) {
	end := p.m.Size()
	for n := uint64(64); at < end; n *= 8 {
		b := p.m.Read(at, min(n, end-at))
		if i := bytes.IndexByte(b, 0); i >= 0 {
			return b[:i], nil
		}
		if n >= end-at {
			break
		}
	}
	return nil, fmt.Errorf("a string at address 0x%x has no end", at)
}

func (p *Program) word(at uint64) (uint64, error) {
	if err := p.inside(at, 8); err != nil {
		return 0, err
	}
	return binary.LittleEndian.Uint64(p.m.Read(at, 8)), nil
}

// heap hands out memory after the globals: pieces whose sizes are powers of two, or multiples of a block when they are
// larger. Pieces that are freed are handed out again for the same size.
type heap struct {
	end  uint64 // of what was handed out
	used map[uint64]uint64
	free map[uint64][]uint64
	// live is the number of bytes in use.
	live uint64
	// gap is how much larger pieces are than what was asked for, and quarantine how many are free before one is used
	// again.
	gap, quarantine uint64
	// mu lets one worker at a time use the heap.
	mu sync.Mutex
}

const (
	smallest = 16
	block    = 4096
)

func newHeap(start uint64) *heap {
	return &heap{end: start, used: map[uint64]uint64{}, free: map[uint64][]uint64{}}
}

// roundUp returns the size of the piece for a number of bytes.
func roundUp(size uint64) uint64 {
	switch {
	case size <= smallest:
		return smallest
	case size <= block:
		return 1 << bits.Len64(size-1)
	}
	return (size + block - 1) &^ (block - 1)
}

// allocate returns the address of a new piece of memory; grow makes the memory reach to an address.
func (h *heap) allocate(size, align uint64, grow func(end uint64) bool) (uint64, bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if size >= maxMemory || align > 1<<20 {
		return 0, false
	}
	n := roundUp(max(size+h.gap, min(align, block)))
	if align > block {
		n = roundUp(size + h.gap + align)
	}
	var p uint64
	if list := h.free[n]; uint64(len(list)) > h.quarantine {
		if p = list[len(list)-1]; h.quarantine > 0 {
			p = list[0] // the one that is free for longest
			copy(list, list[1:])
		}
		h.free[n] = list[:len(list)-1]
	} else {
		a := min(n, block)
		p = (h.end + a - 1) / a * a
		if !grow(p + n) {
			return 0, false
		}
		h.end = p + n
	}
	if align > block {
		q := (p + align - 1) / align * align
		h.used[q] = n
		if q != p {
			// The piece is known by the address that was handed out; its start is lost, which only large alignments cost.
			h.live += n
			return q, true
		}
	}
	h.used[p] = n
	h.live += n
	return p, true
}

// sizeOf returns the size of the piece at an address; false when there is none.
func (h *heap) sizeOf(p uint64) (uint64, bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	n, ok := h.used[p]
	return n, ok
}

// release ends the life of a piece of memory. It is false when the address is not the start of one.
func (h *heap) release(p uint64) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	n, ok := h.used[p]
	if !ok {
		return false
	}
	delete(h.used, p)
	h.live -= n
	if p%min(n, block) == 0 {
		h.free[n] = append(h.free[n], p)
	}
	return true
}

// allocate returns new memory for the program.
func (p *Program) allocate(size, align uint64, host bool) (uint64, error) {
	at, ok := p.heap.allocate(size, align, p.grow)
	if !ok || !p.grow(at+size) { // another worker may have made the memory larger, and freed the piece
		return 0, fmt.Errorf("out of memory: %d bytes in use, %d more asked for, limit %d", p.InUse(), size, p.MaxMemory)
	}
	if p.check != nil {
		p.check.made(at, size, p.heap.used[at], host)
	}
	return at, nil
}

// Allocate implements [engine.Program].
func (p *Program) Allocate(size uint64) (uint64, error) { return p.allocate(size, smallest, true) }

// Release implements [engine.Program].
func (p *Program) Release(at uint64) error { return p.release(at, true) }

// release ends the life of memory.
func (p *Program) release(at uint64, host bool) error {
	if !p.heap.release(at) {
		return p.notHeap(at)
	}
	if p.check != nil {
		p.check.freed(at, host)
	}
	return nil
}

// notHeap says what is wrong with freeing an address.
func (p *Program) notHeap(at uint64) error {
	if p.check != nil {
		if x := p.check.pieces[at]; x != nil && x.dead {
			t := &engine.Trap{Reason: "memory is freed twice"}
			for _, n := range []engine.Caller{{At: x.made, Name: "the memory was allocated here"}, {At: x.freed, Name: "its lifetime ended here"}} {
				if !n.At.IsUnknown() {
					t.Notes = append(t.Notes, n)
				}
			}
			return t
		}
	}
	return fmt.Errorf("address 0x%x is freed, which is not the start of allocated memory, or is freed twice", at)
}

// grow makes the memory reach to an address.
func (p *Program) grow(end uint64) bool {
	have := p.m.Size()
	if end <= have {
		return true
	}
	if end > p.MaxMemory {
		return false
	}
	// In steps of a quarter, since each costs a call.
	want := min(max(end, have+have/4), p.MaxMemory)
	return p.m.Grow((want + page - 1) &^ (page - 1))
}
