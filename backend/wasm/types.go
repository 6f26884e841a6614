package wasm

import (
	"github.com/odsgen/ods/backend/layout"
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
	vecLeaf
)

// leaf is a scalar inside a type, or 128 bits of a vector. It is one value of WebAssembly, or several when it is a scalar
// with more than 64 bits.
//
// Integers are kept zero-extended. Floats other than f32 and f64 are kept as their bits. Pointers have 32 bits in
// registers and 64 in memory.
type leaf struct {
	kind  leafKind
	width uint // in bits
	sem   *num.Semantics
	off   uint64 // in memory, from the start of the whole
	bytes uint64 // that storing it writes
	// pack is the number of bytes of the vector that it is an element of when the elements are not whole bytes: they
	// lie side by side in one number that starts at off, this one at bit. It is 0 for other scalars.
	pack uint64
	bit  uint
	// lane says what the lanes of a vector are, whose elements have type typ.
	lane lane
	typ  core.Type
}

// isFloat reports whether WebAssembly has the leaf's kind of float.
func (l *leaf) isFloat() bool { return l.kind == floatLeaf && (l.sem == num.F32 || l.sem == num.F64) }

// val returns the type of the leaf's values.
func (l *leaf) val() valType {
	switch {
	case l.kind == ptrLeaf:
		return i32
	case l.kind == vecLeaf:
		return v128
	case l.isFloat() && l.width == 32:
		return f32
	case l.isFloat():
		return f64
	case l.width <= 32:
		return i32
	}
	return i64
}

// parts returns how many values the leaf is.
func (l *leaf) parts() int {
	if l.kind == ptrLeaf || l.kind == vecLeaf {
		return 1
	}
	return int(l.width+63) / 64
}

// maxLeaves bounds the scalars of one value. A function of WebAssembly has at most 1,000 parameters or results.
const maxLeaves = 1 << 14

// types flattens types.
type types struct {
	layout *layout.Layout
	// simd says that vectors are taken apart into vectors of 128 bits where they can be.
	simd          bool
	known, atomic map[core.Type][]leaf
}

// leaves returns the leaves of a type in order, and false for a type whose values cannot be translated.
func (t *types) leaves(typ core.Type) ([]leaf, bool) { return t.flatten(typ, t.simd) }

// scalars returns the scalars of a type in order: its leaves, with the elements of vectors.
func (t *types) scalars(typ core.Type) ([]leaf, bool) { return t.flatten(typ, false) }

func (t *types) flatten(typ core.Type, simd bool) ([]leaf, bool) {
	known := t.known
	if !simd {
		known = t.atomic
	}
	if l, ok := known[typ]; ok {
		return l, l != nil
	}
	l, ok := t.append(make([]leaf, 0, 1), typ, 0, simd)
	if !ok {
		l = nil
	}
	known[typ] = l
	return l, ok
}

// vector returns the lanes of a type of vectors whose values are vectors of 128 bits, and the number of these.
func (t *types) vector(typ core.Type) (k lane, n int, ok bool) {
	v, isVector := typ.(*core.VectorType)
	if !isVector || !t.simd {
		return 0, 0, false
	}
	l, ok := t.leaves(v)
	if !ok || len(l) == 0 || l[0].kind != vecLeaf {
		return 0, 0, false
	}
	return l[0].lane, len(l), true
}

// isVector reports whether the values of a type are vectors of 128 bits.
func (t *types) isVector(typ core.Type) bool {
	_, _, ok := t.vector(typ)
	return ok
}

func (t *types) append(l []leaf, typ core.Type, off uint64, simd bool) ([]leaf, bool) {
	if len(l) > maxLeaves {
		return nil, false
	}
	scalar := leaf{off: off, typ: typ, bytes: t.layout.StoreSize(typ)}
	switch typ := typ.(type) {
	case *core.IntegerType:
		scalar.width = typ.Width()
		if scalar.width == 0 {
			return nil, false
		}
	case *core.FloatType:
		scalar.kind, scalar.width, scalar.sem = floatLeaf, typ.Width(), typ.Semantics()
	case *llvm.LLVMPointerType:
		scalar.kind, scalar.width, scalar.bytes = ptrLeaf, 64, 8
	case *core.VectorType:
		if len(typ.Shape()) != 1 || typ.IsScalable() {
			return nil, false
		}
		return t.elements(l, typ, off, simd)
	case *llvm.LLVMArrayType:
		size, ok := t.layout.SizeOf(typ.ElementType()), true
		for i := uint64(0); i < typ.NumElements() && ok; i++ {
			l, ok = t.append(l, typ.ElementType(), off+i*size, simd)
		}
		return l, ok
	case *llvm.LLVMStructType:
		body := llvmdefs.BodyOf(typ)
		ok := !body.Opaque
		for i := 0; i < len(body.Elements) && ok; i++ {
			l, ok = t.append(l, body.Elements[i], off+t.layout.Field(typ, i), simd)
		}
		return l, ok
	case *llvm.LLVMVoidType:
		return l, true
	default:
		return nil, false
	}
	return append(l, scalar), true
}

// elements appends the leaves of a vector.
func (t *types) elements(l []leaf, typ *core.VectorType, off uint64, simd bool) ([]leaf, bool) {
	n, size, ok := uint64(typ.Shape()[0]), t.layout.Bits(typ.ElementType()), true
	if simd && n < maxLeaves && n*size%128 == 0 {
		if elem, ok := t.scalars(typ.ElementType()); ok && len(elem) == 1 {
			if k, ok := laneOf(&elem[0]); ok {
				for i := range n * size / 128 {
					l = append(l, leaf{kind: vecLeaf, width: 128, bytes: 16, off: off + i*16, lane: k, typ: typ.ElementType()})
				}
				return l, true
			}
		}
	}
	for i := uint64(0); i < n && ok; i++ {
		if size%8 == 0 {
			l, ok = t.append(l, typ.ElementType(), off+i*size/8, simd)
			continue
		}
		if l, ok = t.append(l, typ.ElementType(), off, simd); ok {
			last := &l[len(l)-1]
			last.pack, last.bit = t.layout.StoreSize(typ), uint(i*size)
		}
	}
	return l, ok
}

// packedRun returns how many of the first scalars share one number in memory.
func packedRun(l []leaf) int {
	n := 1
	for n < len(l) && l[n].pack > 0 && l[n].bit > 0 {
		n++
	}
	return n
}

// partsOf returns how many values scalars are.
func partsOf(l []leaf) int {
	n := 0
	for i := range l {
		n += l[i].parts()
	}
	return n
}

// vals returns the types of the values that a type's are made of.
func (t *types) vals(typ core.Type) (string, bool) { return valsOf(t.leaves(typ)) }

// scalarVals returns the types of the values that its scalars are made of.
func (t *types) scalarVals(typ core.Type) (string, bool) { return valsOf(t.scalars(typ)) }

func valsOf(l []leaf, ok bool) (string, bool) {
	var out []byte
	for i := range l {
		for range l[i].parts() {
			out = append(out, byte(l[i].val()))
		}
	}
	return string(out), ok
}

// vectorElem returns the element type and length of a vector, and of any other type itself and 1.
func vectorElem(t core.Type) (core.Type, int) {
	if v, ok := t.(*core.VectorType); ok && len(v.Shape()) == 1 {
		return v.ElementType(), int(v.Shape()[0])
	}
	return t, 1
}

// partOf returns the type of part i of an aggregate, and how many values lie before it.
func (t *types) partOf(typ core.Type, i int) (core.Type, int, bool) {
	switch typ := typ.(type) {
	case *llvm.LLVMStructType:
		body := llvmdefs.BodyOf(typ)
		if i < 0 || i >= len(body.Elements) {
			return nil, 0, false
		}
		n := 0
		for _, p := range body.Elements[:i] {
			l, ok := t.leaves(p)
			if !ok {
				return nil, 0, false
			}
			n += partsOf(l)
		}
		return body.Elements[i], n, true
	case *llvm.LLVMArrayType:
		l, ok := t.leaves(typ.ElementType())
		return typ.ElementType(), i * partsOf(l), ok && i >= 0 && uint64(i) < typ.NumElements()
	case *core.VectorType:
		l, ok := t.leaves(typ.ElementType())
		return typ.ElementType(), i * partsOf(l), ok
	}
	return nil, 0, false
}
