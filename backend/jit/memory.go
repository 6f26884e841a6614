package jit

import (
	"sync"

	"github.com/tetratelabs/wazero/experimental"
)

// memory is the linear memory of a program, or that of a worker: what it sees of the program's.
type memory struct {
	max uint64
	buf []byte
	// whole says that the buffer is made as large as it may become, most of which stays untouched.
	whole bool
	// space is what the program and its workers share; nil when the system has no such addresses.
	space *space
	// worker says that the space is another one's, and apart that a worker has not entered it: it is being loaded, which writes the first
	// values of globals.
	worker, apart bool
}

// space are the addresses of all that a memory can become, so that it does not move.
type space struct {
	reserved []byte
	mu       sync.Mutex
	size     uint64 // how much of it can be used
}

// reach makes so many bytes usable.
func (s *space) reach(size uint64) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if size > s.size {
		if !commit(s.reserved[:size:size]) {
			return false
		}
		s.size = size
	}
	return true
}

// used returns how many bytes can be used.
func (s *space) used() uint64 {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.size
}

// Allocate implements experimental.MemoryAllocator: a program has one memory.
func (m *memory) Allocate(uint64, uint64) experimental.LinearMemory { return m }

// Reallocate implements experimental.LinearMemory. The buffer doubles, so that growing in small steps stays cheap.
func (m *memory) Reallocate(size uint64) []byte {
	if size > m.max {
		return nil
	}
	if m.apart {
		m.buf = make([]byte, size)
		return m.buf
	}
	if m.buf == nil {
		if r := reserve(m.max); r != nil {
			m.space = &space{reserved: r}
		}
	}
	if m.space != nil {
		if !m.space.reach(size) {
			return nil
		}
		m.buf = m.space.reserved[:size:size]
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
	if m.space != nil && !m.worker {
		unreserve(m.space.reserved)
	}
	m.buf, m.space = nil, nil
}

// Size implements host.Machine, as do the methods below.
func (p *program) Size() uint64 { return uint64(len(p.memory.buf)) }

// Grow makes memory larger.
func (p *program) Grow(size uint64) bool {
	_, ok := p.instance.Memory().Grow(uint32((size - p.Size()) / page))
	return ok
}

// Read returns memory itself.
func (p *program) Read(at, size uint64) []byte { return p.memory.buf[at : at+size : at+size] }

// Write changes memory.
func (p *program) Write(at uint64, data []byte) { copy(p.memory.buf[at:], data) }

// Fill changes memory.
func (p *program) Fill(at, size uint64, b byte) {
	x := p.memory.buf[at : at+size]
	if b == 0 {
		clear(x)
		return
	}
	for i := range x {
		x[i] = b
	}
}

// Stack returns the stack pointer.
func (p *program) Stack() uint64 { return p.stack.Get() }

// SetStack changes the stack pointer.
func (p *program) SetStack(at uint64) { p.stack.Set(at) }

// Site returns where the program called the host last.
func (p *program) Site() uint32 {
	if p.site == nil {
		return 0
	}
	return uint32(p.site.Get())
}
