package jit

import (
	"encoding/binary"
	"fmt"
	"math/bits"

	"github.com/odsgen/ods/backend/engine"
	"github.com/tetratelabs/wazero/experimental"
)

// memory is the linear memory of a program.
type memory struct {
	max uint64
	buf []byte
	// whole says that the buffer is made as large as it may become, most of which stays untouched.
	whole bool
	// reserved are the addresses of all that the buffer can become, where the system has such; it does not move then.
	reserved []byte
}

// Allocate implements experimental.MemoryAllocator: an engine has one memory.
func (m *memory) Allocate(uint64, uint64) experimental.LinearMemory { return m }

// Reallocate implements experimental.LinearMemory. The buffer doubles, so that growing in small steps stays cheap.
func (m *memory) Reallocate(size uint64) []byte {
	if size > m.max {
		return nil
	}
	if m.buf == nil {
		m.reserved = reserve(m.max)
	}
	if m.reserved != nil {
		if !commit(m.reserved[:size:size]) {
			return nil
		}
		m.buf = m.reserved[:size:size]
		return m.buf
	}
	if size > uint64(cap(m.buf)) {
		room := min(max(size, 2*uint64(cap(m.buf))), m.max)
		if m.whole {
			room = m.max
		}
		next := make([]byte, size, room)
		copy(next, m.buf)
		m.buf = next
	}
	m.buf = m.buf[:size]
	return m.buf
}

// Free implements experimental.LinearMemory.
func (m *memory) Free() {
	if m.reserved != nil {
		unreserve(m.reserved)
	}
	m.buf, m.reserved = nil, nil
}

// bytes returns size bytes at an address.
func (m *memory) bytes(p, size uint64) ([]byte, error) {
	if p+size > uint64(len(m.buf)) || p+size < p {
		return nil, fmt.Errorf("%d bytes at address 0x%x are not all in memory, which has %d", size, p, len(m.buf))
	}
	return m.buf[p : p+size : p+size], nil
}

// cString reads the bytes up to a zero.
func (m *memory) cString(p uint64) ([]byte, error) {
	for i := p; i < uint64(len(m.buf)); i++ {
		if m.buf[i] == 0 {
			return m.buf[p:i], nil
		}
	}
	return nil, fmt.Errorf("a string at address 0x%x has no end", p)
}

func (m *memory) word(p uint64) (uint64, error) {
	b, err := m.bytes(p, 8)
	if err != nil {
		return 0, err
	}
	return binary.LittleEndian.Uint64(b), nil
}

// heap hands out memory behind the globals: pieces whose sizes are powers of two, or multiples of a block when they are
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
}

const (
	smallest = 16
	block    = 4096
)

func newHeap(start uint64) heap {
	return heap{end: start, used: map[uint64]uint64{}, free: map[uint64][]uint64{}}
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

// release ends the life of a piece of memory. It is false when the address is not the start of one.
func (h *heap) release(p uint64) bool {
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
func (p *program) allocate(size, align uint64, host bool) (uint64, error) {
	at, ok := p.heap.allocate(size, align, p.grow)
	if !ok {
		return 0, fmt.Errorf("out of memory: %d bytes in use, %d more asked for, limit %d", p.heap.live, size, p.memory.max)
	}
	if p.check != nil {
		p.check.made(at, size, p.heap.used[at], host)
	}
	return at, nil
}

// Allocate implements engine.Program.
func (p *program) Allocate(size uint64) (uint64, error) { return p.allocate(size, smallest, true) }

// Release implements engine.Program.
func (p *program) Release(at uint64) error { return p.release(at, true) }

// release ends the life of memory.
func (p *program) release(at uint64, host bool) error {
	if !p.heap.release(at) {
		return p.notHeap(at)
	}
	if p.check != nil {
		p.check.freed(at, host)
	}
	return nil
}

// notHeap says what is wrong with freeing an address.
func (p *program) notHeap(at uint64) error {
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
func (p *program) grow(end uint64) bool {
	have := uint64(len(p.memory.buf))
	if end <= have {
		return true
	}
	if end > p.memory.max {
		return false
	}
	// In steps of a quarter, since each costs a call.
	want := min(max(end, have+have/4), p.memory.max)
	_, ok := p.instance.Memory().Grow(uint32((want - have + page - 1) / page))
	return ok
}
