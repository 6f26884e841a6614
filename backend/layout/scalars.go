package layout

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// Kind says what a [Scalar] is.
type Kind uint8

// The kinds of scalars.
const (
	Int Kind = iota
	Float
	Pointer
	// Lanes is a piece of a vector that is not taken apart. [Layout.Walk] makes none of its own accord.
	Lanes
)

// Scalar is a scalar inside a type.
type Scalar struct {
	Kind  Kind
	Width uint // in bits
	Sem   *num.Semantics
	Off   uint64 // in memory, from the start of the whole
	Bytes uint64 // that storing it writes
	Words int32  // of 64 bits that it takes, at least one
	// Pack is the number of bytes of the vector that it is an element of when the elements are not whole bytes: they
	// lie side by side in one number that starts at Off, this one at Bit, Run of them from this one on. It is 0 for other scalars.
	Pack uint64
	Bit  uint
	Run  int
	Type core.Type
}

// Mask has the bits of a scalar of at most 64 bits set.
func (s *Scalar) Mask() uint64 { return MaskOf(s.Width) }

// MaskOf has the lowest bits of a word set, as many as an integer of a width has: 1 to 64.
func MaskOf(width uint) uint64 { return ^uint64(0) >> (64 - min(max(width, 1), 64)) }

// A Visitor is told about the scalars of a type. Its functions return false to end the walk.
type Visitor struct {
	// Scalar gets each scalar.
	Scalar func(Scalar) bool
	// Vector, where it is not nil, is asked about each vector first, with its offset. It returns true when it takes the vector as a
	// whole.
	Vector func(t *core.VectorType, off uint64) bool
}

// Walk visits the scalars of a type in order. It is false for a type that has no values, one whose values have no size that is
// known, such as a scalable vector, and when the visitor ended it.
func (l *Layout) Walk(t core.Type, v Visitor) bool {
	_, ok := l.walk(t, 0, v)
	return ok
}

// walk visits the scalars of a type that starts at an offset, and returns whether there are any.
func (l *Layout) walk(t core.Type, off uint64, v Visitor) (some, ok bool) {
	switch t := t.(type) {
	case *core.VectorType:
		if len(t.Shape()) != 1 || t.IsScalable() {
			return false, false
		}
		if v.Vector != nil && v.Vector(t, off) {
			return true, true
		}
		return t.Shape()[0] > 0, l.walkVector(t, off, v)
	case *llvm.LLVMArrayType:
		size := l.SizeOf(t.ElementType())
		for i := range t.NumElements() {
			if some, ok = l.walk(t.ElementType(), off+i*size, v); !some || !ok {
				return some, ok // what has no scalars has none the next time
			}
		}
		return some, true
	case *llvm.LLVMStructType:
		body := llvmdefs.BodyOf(t)
		for i, p := range body.Elements {
			any, ok := l.walk(p, off+l.Field(t, i), v)
			if some = some || any; !ok {
				return some, false
			}
		}
		return some, !body.Opaque
	case *llvm.LLVMVoidType:
		return false, true
	}
	s, ok := l.scalar(t, off)
	return true, ok && v.Scalar(s)
}

// walkVector visits the elements of a vector.
func (l *Layout) walkVector(t *core.VectorType, off uint64, v Visitor) bool {
	size, n := l.Bits(t.ElementType()), uint64(t.Shape()[0])
	for i := range n {
		s, ok := l.scalar(t.ElementType(), off)
		switch {
		case !ok:
			return false
		case size%8 == 0:
			s.Off += i * size / 8
		default:
			s.Pack, s.Bit, s.Run = l.StoreSize(t), uint(i*size), int(n-i)
		}
		if !v.Scalar(s) {
			return false
		}
	}
	return true
}

// scalar returns the scalar that a type is.
func (l *Layout) scalar(t core.Type, off uint64) (Scalar, bool) {
	s := Scalar{Off: off, Type: t, Bytes: l.StoreSize(t)}
	switch t := t.(type) {
	case *core.IntegerType:
		s.Width = t.Width()
	case *core.FloatType:
		s.Kind, s.Width, s.Sem = Float, t.Width(), t.Semantics()
	case *llvm.LLVMPointerType:
		s.Kind, s.Width, s.Bytes = Pointer, 64, 8
	default:
		return s, false
	}
	s.Words = max(int32((s.Width+63)/64), 1)
	return s, true
}

// Element returns the type of element i of an aggregate or vector, and the number of elements: nil and 0 for another type, and nil
// where a struct has no such field.
func Element(t core.Type, i int) (elem core.Type, n int) {
	switch t := t.(type) {
	case *llvm.LLVMStructType:
		body := llvmdefs.BodyOf(t)
		if i < 0 || i >= len(body.Elements) {
			return nil, len(body.Elements)
		}
		return body.Elements[i], len(body.Elements)
	case *llvm.LLVMArrayType:
		return t.ElementType(), int(t.NumElements())
	case *core.VectorType:
		shape := t.Shape()
		if len(shape) > 1 {
			return t.CloneWith(shape[1:], t.ElementType()), int(shape[0])
		}
		return t.ElementType(), int(shape[0])
	}
	return nil, 0
}

// Part returns the type of part i of an aggregate or vector, and how much lies before it, where size says how much a part is. It is
// false where there is no such part or size is.
func Part(t core.Type, i int, size func(core.Type) (int, bool)) (part core.Type, before int, ok bool) {
	part, n := Element(t, i)
	if part == nil || i < 0 || i >= n {
		return nil, 0, false
	}
	s, isStruct := t.(*llvm.LLVMStructType)
	if !isStruct {
		each, ok := size(part)
		return part, i * each, ok
	}
	for _, p := range llvmdefs.BodyOf(s).Elements[:i] {
		each, ok := size(p)
		if !ok {
			return nil, 0, false
		}
		before += each
	}
	return part, before, true
}

// ElementOf returns the element type and length of a vector, and of any other type itself and 1.
func ElementOf(t core.Type) (core.Type, int) {
	if v, ok := t.(*core.VectorType); ok && len(v.Shape()) == 1 {
		return v.ElementType(), int(v.Shape()[0])
	}
	return t, 1
}

// Step is an index of an address that only the program knows: operand Operand of the operation, times Size bytes.
type Step struct {
	Operand int
	Size    uint64
}

// Address takes apart what an operation adds to its address: a number of bytes that is known, and steps, which it appends to some.
func (l *Layout) Address(v llvm.GEPOp, to []Step) (off uint64, steps []Step, ok bool) {
	steps = to
	t := v.ElemType()
	for k, raw := range v.RawConstantIndices() {
		if k > 0 {
			elem, _ := Element(t, int(raw))
			if elem == nil {
				return 0, nil, false
			}
			if s, ok := t.(*llvm.LLVMStructType); ok {
				off += l.Field(s, int(raw))
				t = elem
				continue
			}
			t = elem
		}
		if raw == llvmdefs.DynamicIndex {
			steps = append(steps, Step{len(steps) - len(to) + 1, l.SizeOf(t)})
		} else {
			off += uint64(int64(raw)) * l.SizeOf(t)
		}
	}
	return off, steps, true
}
