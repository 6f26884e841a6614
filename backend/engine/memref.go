package engine

import (
	"errors"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strings"
	"unsafe"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// Element is a Go type that elements of memrefs have: int8 and uint8 for i8 and so on, int and uint for index and i64,
// bool for i1, complex64 and complex128 for complex<f32> and complex<f64>. Elements that Go has no type for, such as
// f16, have the integer type of their size.
type Element interface {
	~bool | ~int8 | ~int16 | ~int32 | ~int64 | ~int | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~uint | ~float32 | ~float64 | ~complex64 | ~complex128
}

// Memref is a memref with elements in Go's or the program's memory. It belongs to one engine and is used as that is, by
// one goroutine at a time.
type Memref[T Element] struct {
	e *Engine
	memref
	base uint64 // of the allocation
	data []T    // the elements, when Go owns them
	own  bool   // the elements are in the memory of compiled code, where Go sees them
}

// NewMemref returns a memref over the elements of data, in row-major order, which the program reads and writes in
// place: nothing is copied. Compiled code works on a copy, which is made before each call that gets the memref, and
// written back after it; [Alloc] needs none. The sizes are those of the dimensions; without sizes the memref has one
// dimension of len(data) elements. For a memref without dimensions, use [NewScalar]. It is an error when the product of
// the sizes is not len(data). The memory counts as the engine's until [Memref.Free].
func NewMemref[T Element](e *Engine, data []T, sizes ...int) (*Memref[T], error) {
	if len(sizes) == 0 {
		sizes = []int{len(data)}
	}
	return newMemref(e, data, sizes)
}

// NewScalar returns a memref without dimensions over one element, which the program reads and writes in place.
func NewScalar[T Element](e *Engine, element *T) (*Memref[T], error) {
	return newMemref(e, unsafe.Slice(element, 1), nil)
}

// Alloc returns a memref with new memory, whose elements are zero: what programs and Go both work on without copies,
// whether the program is interpreted or compiled. The sizes are those of the dimensions; without sizes it has none, and
// one element. It stays until [Memref.Free].
func Alloc[T Element](e *Engine, sizes ...int) (*Memref[T], error) {
	var t T
	count := uint64(1)
	for _, n := range sizes {
		if n < 0 || n > 0 && count > min(maxSize, math.MaxInt)/uint64(unsafe.Sizeof(t))/uint64(n) {
			return nil, fmt.Errorf("a memref of sizes %v is larger than any memory", sizes)
		}
		count *= uint64(n)
	}
	if e.program == nil {
		return newMemref(e, make([]T, count), sizes)
	}
	m := &Memref[T]{e: e, own: true}
	for _, n := range sizes {
		m.sizes = append(m.sizes, uint64(n))
	}
	m.strides = rowMajor(m.sizes)
	size := count * uint64(unsafe.Sizeof(t))
	p, err := e.program.Allocate(size)
	if err != nil {
		return nil, err
	}
	m.base, m.memref.data = p, p
	clear(e.program.Memory()[p : p+size])
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

func newMemref[T Element](e *Engine, data []T, sizes []int) (*Memref[T], error) {
	m := &Memref[T]{e: e, data: data}
	count, known := uint64(1), true
	for _, n := range sizes {
		m.sizes = append(m.sizes, uint64(n))
		if known = known && n >= 0 && (n == 0 || count <= maxSize/uint64(n)); known {
			count *= uint64(n)
		}
	}
	if !known || count != uint64(len(data)) {
		return nil, fmt.Errorf("a memref of sizes %v does not have the %d elements of the slice", sizes, len(data))
	}
	m.strides = rowMajor(m.sizes)
	p, err := e.share(bytesOf(data))
	m.memref.data, m.base = p, p
	return m, err
}

// hostOrder reports whether Go keeps numbers as the program does, with the low byte first.
func hostOrder() bool {
	x := uint16(1)
	return *(*byte)(unsafe.Pointer(&x)) == 1
}

// errOrder is the error on machines that keep the high byte first.
func errOrder() error {
	return errors.New("slices are shared with programs only where Go keeps numbers with the low byte first")
}

// share makes bytes of Go's memory the program's.
func (e *Engine) share(data []byte) (uint64, error) {
	if !hostOrder() {
		return 0, errOrder()
	}
	if e.program != nil {
		p, err := e.program.Allocate(uint64(len(data)))
		if err == nil {
			e.shared[p] = &loan{p, data}
		}
		return p, err
	}
	if data == nil {
		data = []byte{}
	}
	return e.m.mem.allocate(hostMemory, uint64(len(data)), data)
}

// bytesOf returns the memory of a slice.
func bytesOf[T any](data []T) []byte {
	var t T
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(data))), len(data)*int(unsafe.Sizeof(t)))
}

// Args returns what stands for the memref among the arguments of a lowered function: two pointers, the offset, the
// sizes and the strides.
func (m *Memref[T]) Args() []Value {
	out := []Value{Ptr(m.base), Ptr(m.memref.data), indexValue(m.offset)}
	for _, n := range slices.Concat(m.sizes, m.strides) {
		out = append(out, indexValue(n))
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

// Data returns the elements in row-major order: the slice that the memref was made of, the memory of [Alloc], or else a
// copy. It is an error when the memory is not the program's any more, too small, or was never written. Where programs
// are compiled, the memory of Alloc ends with [Engine.Close], and on other systems than Linux it moves when the program
// or Go allocates more, so that Data has to be asked again.
func (m *Memref[T]) Data() ([]T, error) {
	if m.data != nil {
		return m.data, nil
	}
	if m.own {
		var t T
		b, err := m.e.view(&m.memref, uint64(unsafe.Sizeof(t)))
		return sliceOf[T](b), err
	}
	return copyOut[T](m.e, &m.memref)
}

// Free ends the life of the memory: the program must not use it any more. For memory of the program it is what
// memref.dealloc does.
func (m *Memref[T]) Free() error {
	if m.e.program != nil {
		delete(m.e.shared, m.base)
		m.data, m.own = nil, false
		return m.e.program.Release(m.base)
	}
	a := m.e.m.mem.at(m.base)
	if a == nil || a.kind != hostMemory && a.kind != heapMemory || m.base&(1<<offsetBits-1) != 0 {
		return fmt.Errorf("the memref is not the start of memory that can be freed")
	}
	m.e.m.mem.release(m.base)
	m.data = nil
	return nil
}

// anyMemref is a [Memref] of any element.
type anyMemref interface {
	describe() (*Engine, []Value)
	adopt(e *Engine, base uint64, d memref)
	elem() reflect.Type
}

func (m *Memref[T]) describe() (*Engine, []Value) { return m.e, m.Args() }

func (m *Memref[T]) adopt(e *Engine, base uint64, d memref) { m.e, m.base, m.memref = e, base, d }

func (m *Memref[T]) elem() reflect.Type { return reflect.TypeFor[T]() }

// copyOut returns the elements of a memref in a new slice.
func copyOut[T any](e *Engine, d *memref) ([]T, error) {
	var t T
	count, err := d.count(uint64(unsafe.Sizeof(t)))
	if err != nil {
		return nil, err
	}
	out := make([]T, count)
	return out, e.copyElements(bytesOf(out), d, uint64(unsafe.Sizeof(t)))
}

// count returns the number of elements of a size.
func (d *memref) count(size uint64) (uint64, error) {
	count := uint64(1)
	for _, n := range d.sizes {
		if n > maxSize || n > 0 && count > maxSize/n/size {
			return 0, fmt.Errorf("a memref of sizes %v is larger than any memory", d.sizes)
		}
		count *= n
	}
	return count, nil
}

// copyElements copies the elements to out, in row-major order; those that lie one after another at once.
func (e *Engine) copyElements(out []byte, d *memref, size uint64) error {
	run, rank := size, len(d.sizes) // the innermost dimensions are one piece of run bytes
	for rank > 0 && d.strides[rank-1]*size == run {
		rank--
		run *= d.sizes[rank]
	}
	if len(out) == 0 {
		return nil
	}
	index := make([]uint64, rank)
	for at := uint64(0); at < uint64(len(out)); at += run {
		p := d.offset
		for i, x := range index {
			p += x * d.strides[i]
		}
		data, undef, err := e.bytes(d.data+p*size, run, false)
		if err != nil {
			return err
		}
		if id := firstFlag(undef...); id != 0 {
			return fmt.Errorf("an element of the memref was never written, or is poison")
		}
		copy(out[at:], data)
		for i := rank - 1; i >= 0; i-- {
			if index[i]++; index[i] < d.sizes[i] {
				break
			}
			index[i] = 0
		}
	}
	return nil
}

// view returns the memory of a memref whose elements lie one after another, as bytes that the host may write: they
// count as written.
func (e *Engine) view(d *memref, size uint64) ([]byte, error) {
	count, err := d.count(size)
	if err != nil || count == 0 {
		return nil, err
	}
	for i, n := len(d.sizes)-1, uint64(1); i >= 0; i-- {
		if d.strides[i] != n && d.sizes[i] != 1 {
			return nil, fmt.Errorf("the memref has strides %v, and only one whose elements lie behind one another is a slice", d.strides)
		}
		n *= d.sizes[i]
	}
	p := d.data + d.offset*size
	data, undef, err := e.bytes(p, count*size, false)
	if err != nil {
		return nil, err
	}
	if e.program != nil {
		return data, nil
	}
	if a := e.m.mem.at(p); a.kind == constantMemory {
		return slices.Clone(data), nil
	}
	clear(undef)
	return data, nil
}

// Global returns the elements of a global variable: those of an array, nested arrays or a vector in row-major order, or
// a scalar. The slice shares the program's memory, so writes to it change the variable; for a constant it is a copy. It
// is an error when there is no such global or its elements have another type than T. It must not be used after the
// engine.
func Global[T Element](e *Engine, name string) ([]T, error) {
	p, ok := e.globals[name]
	if !ok {
		var names []string
		for n := range e.globals {
			names = append(names, "'@"+n+"'")
		}
		slices.Sort(names)
		return nil, fmt.Errorf("no global '@%s' is defined in the module, which defines %s", name,
			or(strings.Join(names[:min(len(names), 5)], ", "), "none"))
	}
	t := e.globalTypes[name]
	leaves, ok := e.leaves(t)
	for t := t; !ok; {
		a, is := t.(*llvm.LLVMArrayType) // of more elements than a value may have
		if !is {
			break
		}
		t = a.ElementType()
		leaves, ok = e.leaves(t)
	}
	goType := reflect.TypeFor[T]()
	for i := range leaves {
		if err := fits(goType, leaves[i].Type); err != nil && !isPart(goType, leaves[i].Type) {
			return nil, fmt.Errorf("global '@%s' has type %s: %w", name, t, err)
		}
	}
	size := uint64(goType.Size())
	whole := e.layout.SizeOf(e.globalTypes[name])
	if whole%size != 0 {
		return nil, fmt.Errorf("global '@%s' has type %s, which does not consist of elements of type %s", name, t, goType)
	}
	n := whole / size
	data, err := e.view(&memref{data: p, sizes: []uint64{n}, strides: []uint64{1}}, size)
	if err != nil {
		return nil, err
	}
	return sliceOf[T](data), nil
}

func or(a, b string) string {
	if a != "" {
		return a
	}
	return b
}

// sliceOf returns bytes as elements: the same memory, unless it is not aligned for them.
func sliceOf[T any](data []byte) []T {
	var t T
	n := len(data) / int(unsafe.Sizeof(t))
	if n == 0 {
		return nil
	}
	p := unsafe.Pointer(unsafe.SliceData(data))
	if uintptr(p)%unsafe.Alignof(t) != 0 {
		out := make([]T, n)
		copy(bytesOf(out), data)
		return out
	}
	return unsafe.Slice((*T)(p), n)
}

// isPart reports whether a type is that of the parts of a complex number.
func isPart(goType reflect.Type, t core.Type) bool {
	return goType.Kind() == reflect.Complex64 && t == t.Context().F32() || goType.Kind() == reflect.Complex128 && t == t.Context().F64()
}

// fits says why a scalar of the program has not the Go type; nil when it has.
func fits(goType reflect.Type, t core.Type) error {
	bits := uint(goType.Size()) * 8
	switch t := t.(type) {
	case *core.IntegerType:
		switch k := goType.Kind(); {
		case k == reflect.Bool && t.Width() == 1, k >= reflect.Int && k <= reflect.Uint64 && bits == t.Width():
			return nil
		}
	case *core.FloatType:
		switch k := goType.Kind(); {
		case k == reflect.Float32 || k == reflect.Float64:
			if t == t.Context().F32() && bits == 32 || t == t.Context().F64() && bits == 64 {
				return nil
			}
		case k >= reflect.Uint8 && k <= reflect.Uint64 && bits == t.Width() && bits != 32 && bits != 64:
			return nil // the bits of a kind that Go does not have
		}
	case *llvm.LLVMStructType:
		if isComplex(goType) && t.Name() == "" && len(t.Elements()) == 2 && isPart(goType, t.Elements()[0]) && isPart(goType, t.Elements()[1]) {
			return nil
		}
	}
	return fmt.Errorf("%s is no %s", t, goType)
}
