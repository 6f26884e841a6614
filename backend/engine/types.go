package engine

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// leafKind says what a scalar is.
type leafKind uint8

const (
	intLeaf leafKind = iota
	floatLeaf
	ptrLeaf
)

// leaf is a scalar inside a type.
type leaf struct {
	kind  leafKind
	width uint // in bits
	sem   *num.Semantics
	off   uint64 // in memory, from the start of the whole
	bytes uint64 // that storing it writes
	words int32  // slots that it takes
	// pack is the number of bytes of the vector that it is an element of when the elements are not whole bytes: they
	// lie side by side in one number that starts at off, this one at bit. It is 0 for other scalars.
	pack uint64
	bit  uint
	typ  core.Type
}

// mask has the bits of a leaf of at most 64 bits set.
func (l *leaf) mask() uint64 { return maskOf(l.width) }

func maskOf(width uint) uint64 { return ^uint64(0) >> (64 - min(max(width, 1), 64)) }

// leaves returns the scalars of a type in order, and false for a type whose values the engine does not have.
func (e *Engine) leaves(t core.Type) ([]leaf, bool) {
	if l, ok := e.types[t]; ok {
		return l, l != nil
	}
	l, ok := e.appendLeaves(make([]leaf, 0, 1), t, 0)
	if !ok {
		l = nil
	}
	e.types[t] = l
	return l, ok
}

// maxLeaves bounds the scalars of one value.
const maxLeaves = 1 << 16

func (e *Engine) appendLeaves(l []leaf, t core.Type, off uint64) ([]leaf, bool) {
	if len(l) > maxLeaves {
		return nil, false
	}
	scalar := leaf{off: off, typ: t, bytes: e.layout.StoreSize(t)}
	switch t := t.(type) {
	case *core.IntegerType:
		scalar.width = t.Width()
	case *core.FloatType:
		scalar.kind, scalar.width, scalar.sem = floatLeaf, t.Width(), t.Semantics()
	case *llvm.LLVMPointerType:
		scalar.kind, scalar.width = ptrLeaf, 64
		scalar.bytes = 8
	case *core.VectorType:
		if len(t.Shape()) != 1 || t.IsScalable() {
			return nil, false
		}
		n, size := uint64(t.Shape()[0]), e.layout.Bits(t.ElementType())
		ok := true
		if size%8 != 0 {
			for i := uint64(0); i < n && ok; i++ {
				if l, ok = e.appendLeaves(l, t.ElementType(), off); ok {
					last := &l[len(l)-1]
					last.pack, last.bit = e.layout.StoreSize(t), uint(i*size)
				}
			}
			return l, ok
		}
		for i := uint64(0); i < n && ok; i++ {
			l, ok = e.appendLeaves(l, t.ElementType(), off+i*size/8)
		}
		return l, ok
	case *llvm.LLVMArrayType:
		size, ok := e.layout.SizeOf(t.ElementType()), true
		for i := uint64(0); i < t.NumElements() && ok; i++ {
			l, ok = e.appendLeaves(l, t.ElementType(), off+i*size)
		}
		return l, ok
	case *llvm.LLVMStructType:
		body := llvmdefs.BodyOf(t)
		if body.Opaque {
			return nil, false
		}
		ok := true
		for i, p := range body.Elements {
			if l, ok = e.appendLeaves(l, p, off+e.layout.Field(t, i)); !ok {
				break
			}
		}
		return l, ok
	case *llvm.LLVMVoidType:
		return l, true
	default:
		return nil, false
	}
	scalar.words = int32((scalar.width + 63) / 64)
	if scalar.words == 0 {
		scalar.words = 1
	}
	return append(l, scalar), true
}

// packedRun returns how many of the first scalars share one number in memory.
func packedRun(l []leaf) int {
	n := 1
	for n < len(l) && l[n].pack > 0 && l[n].bit > 0 {
		n++
	}
	return n
}

// wordsOf returns the number of slots that a type takes.
func wordsOf(l []leaf) int32 {
	n := int32(0)
	for i := range l {
		n += l[i].words
	}
	return n
}

// vectorElem returns the element type and length of a vector, and of any other type itself and 1.
func vectorElem(t core.Type) (core.Type, int) {
	if v, ok := t.(*core.VectorType); ok && len(v.Shape()) == 1 {
		return v.ElementType(), int(v.Shape()[0])
	}
	return t, 1
}

// partOf returns the type of part i of an aggregate, and how many scalars lie before it.
func (e *Engine) partOf(t core.Type, i int) (core.Type, int32, bool) {
	switch t := t.(type) {
	case *llvm.LLVMStructType:
		body := llvmdefs.BodyOf(t)
		if i < 0 || i >= len(body.Elements) {
			return nil, 0, false
		}
		n := int32(0)
		for _, p := range body.Elements[:i] {
			l, ok := e.leaves(p)
			if !ok {
				return nil, 0, false
			}
			n += wordsOf(l)
		}
		return body.Elements[i], n, true
	case *llvm.LLVMArrayType:
		l, ok := e.leaves(t.ElementType())
		return t.ElementType(), int32(i) * wordsOf(l), ok && i >= 0 && uint64(i) < t.NumElements()
	case *core.VectorType:
		l, ok := e.leaves(t.ElementType())
		return t.ElementType(), int32(i) * wordsOf(l), ok
	}
	return nil, 0, false
}
