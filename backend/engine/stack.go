package engine

import (
	"math"
	"math/bits"
)

// releaseStack ends the lifetime of stack memory.
func (m *machine) releaseStack(n int) {
	for i := len(m.stack) - 1; i >= n; i-- {
		m.mem.release(m.stack[i])
	}
	m.stack = m.stack[:n]
}

// alloca makes stack memory.
func (m *machine) alloca(n, size uint64) (uint64, error) {
	hi, total := bits.Mul64(n, size)
	if hi != 0 {
		total = math.MaxUint64
	}
	p, err := m.mem.allocate(stackMemory, total, nil)
	if err == nil {
		m.stack = append(m.stack, p)
	}
	return p, err
}
