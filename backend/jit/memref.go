package jit

import (
	"encoding/binary"
	"fmt"
	"reflect"
	"slices"
	"unsafe"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/core/num"
)

// Memref is a memref whose elements are in the program's memory. It belongs to one engine and is used as that is, by one
// goroutine at a time.
type Memref[T engine.Element] struct {
	e *Engine
	descriptor
}

// descriptor says where the elements of a memref are.
type descriptor struct {
	base, data, offset uint64
	sizes, strides     []uint64
}

// Alloc returns a memref with new memory of the program, whose elements are zero. The sizes are those of the
// dimensions; without sizes it has none, and one element. Programs work on such memory without copies, so that it is
// the way to pass large data. It stays until [Memref.Free].
func Alloc[T engine.Element](e *Engine, sizes ...int) (*Memref[T], error) {
	m := &Memref[T]{e: e}
	var t T
	count := uint64(1)
	for _, n := range sizes {
		if n < 0 || n > 0 && count > maxMemory/uint64(n) {
			return nil, fmt.Errorf("a memref of sizes %v is larger than any memory", sizes)
		}
		count *= uint64(n)
		m.sizes = append(m.sizes, uint64(n))
	}
	m.strides = rowMajor(m.sizes)
	size := count * uint64(unsafe.Sizeof(t))
	p, err := e.allocate(size, smallest)
	if err != nil {
		return nil, err
	}
	m.base, m.data = p, p
	b, _ := e.memory.bytes(p, size)
	clear(b)
	return m, nil
}

// rowMajor returns the strides of memory that has no gaps.
func rowMajor(sizes []uint64) []uint64 {
	strides := make([]uint64, len(sizes))
	for i, n := len(sizes)-1, uint64(1); i >= 0; i-- {
		strides[i] = n
		n *= sizes[i]
	}
	return strides
}

// Args returns what stands for the memref among the arguments of a lowered function: two pointers, the offset, the
// sizes and the strides.
func (m *Memref[T]) Args() []engine.Value {
	var out []engine.Value
	for i, w := range m.words(nil) {
		if i < 2 {
			out = append(out, engine.Ptr(w))
		} else {
			out = append(out, engine.Int(num.NewInt(64, w)))
		}
	}
	return out
}

// Sizes returns the sizes of the dimensions.
func (m *Memref[T]) Sizes() []int {
	out := make([]int, len(m.sizes))
	for i, n := range m.sizes {
		out[i] = int(n)
	}
	return out
}

// Data returns the elements in row-major order. The slice is the program's memory, and valid until the program or Go
// allocates more. It is an error when the elements do not lie behind one another or are not all in memory.
func (m *Memref[T]) Data() ([]T, error) {
	var t T
	b, err := m.e.view(&m.descriptor, uint64(unsafe.Sizeof(t)))
	if err != nil || len(b) == 0 {
		return nil, err
	}
	return unsafe.Slice((*T)(unsafe.Pointer(unsafe.SliceData(b))), len(b)/int(unsafe.Sizeof(t))), nil
}

// Free ends the life of the memory, as memref.dealloc does.
func (m *Memref[T]) Free() error {
	if !m.e.heap.release(m.base) {
		return notHeap(m.base)
	}
	return nil
}

// anyMemref is a [Memref] of any element.
type anyMemref interface {
	engine() *Engine
	words(to []uint64) []uint64
	adopt(e *Engine, d descriptor)
	elem() reflect.Type
}

func (m *Memref[T]) engine() *Engine               { return m.e }
func (m *Memref[T]) adopt(e *Engine, d descriptor) { m.e, m.descriptor = e, d }
func (m *Memref[T]) elem() reflect.Type            { return reflect.TypeFor[T]() }

// words appends what stands for a memref among the arguments of a function.
func (d *descriptor) words(to []uint64) []uint64 {
	to = append(to, d.base, d.data, d.offset)
	return append(append(to, d.sizes...), d.strides...)
}

// descriptorOf reads a memref of a rank from words.
func descriptorOf(words []uint64, rank int) descriptor {
	return descriptor{base: uint64(uint32(words[0])), data: uint64(uint32(words[1])), offset: words[2],
		sizes: slices.Clone(words[3 : 3+rank]), strides: slices.Clone(words[3+rank : 3+2*rank])}
}

// view returns the memory of a memref whose elements lie behind one another.
func (e *Engine) view(d *descriptor, size uint64) ([]byte, error) {
	count := uint64(1)
	for _, n := range d.sizes {
		if n > 0 && count > maxMemory/n {
			return nil, fmt.Errorf("a memref of sizes %v is larger than any memory", d.sizes)
		}
		count *= n
	}
	if count == 0 {
		return nil, nil
	}
	for i, n := range rowMajor(d.sizes) {
		if d.strides[i] != n && d.sizes[i] != 1 {
			return nil, fmt.Errorf("the memref has strides %v, and only one whose elements lie behind one another is a slice", d.strides)
		}
	}
	p := d.data + d.offset*size
	if p%size != 0 && size <= 8 {
		return nil, fmt.Errorf("the memref starts at address 0x%x, which is no multiple of the size of its elements", p)
	}
	return e.memory.bytes(p, count*size)
}

// littleEndian reports whether Go keeps numbers as programs do, with the low byte first.
func littleEndian() bool {
	return binary.NativeEndian.Uint16([]byte{1, 0}) == 1
}
