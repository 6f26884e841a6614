package wasm

import (
	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
)

// leaf is a scalar inside a type, or 128 bits of a vector. It is one value of WebAssembly, or several when it is a scalar
// with more than 64 bits.
//
// Integers are kept zero-extended. Floats other than f32 and f64 are kept as their bits. Pointers have 32 bits in
// registers and 64 in memory.
type leaf struct {
	layout.Scalar
	// lane says what the lanes of a vector are, whose elements have type Type.
	lane lane
}

// isFloat reports whether WebAssembly has the leaf's kind of float.
func (l *leaf) isFloat() bool {
	return l.Kind == layout.Float && (l.Sem == num.F32 || l.Sem == num.F64)
}

// val returns the type of the leaf's values.
func (l *leaf) val() valType {
	switch {
	case l.Kind == layout.Pointer:
		return i32
	case l.Kind == layout.Lanes:
		return v128
	case l.isFloat() && l.Width == 32:
		return f32
	case l.isFloat():
		return f64
	case l.Width <= 32:
		return i32
	}
	return i64
}

// parts returns how many values the leaf is.
func (l *leaf) parts() int {
	if l.Kind == layout.Lanes {
		return 1
	}
	return int(l.Words)
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
	l := make([]leaf, 0, 1)
	v := layout.Visitor{Scalar: func(s layout.Scalar) bool {
		l = append(l, leaf{Scalar: s})
		return s.Width > 0 && len(l) <= maxLeaves
	}}
	if simd {
		v.Vector = func(typ *core.VectorType, off uint64) bool {
			whole := t.elements(typ, off)
			if whole == nil || len(l)+len(whole) > maxLeaves {
				return false
			}
			l = append(l, whole...)
			return true
		}
	}
	ok := t.layout.Walk(typ, v)
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
	if !ok || len(l) == 0 || l[0].Kind != layout.Lanes {
		return 0, 0, false
	}
	return l[0].lane, len(l), true
}

// isVector reports whether the values of a type are vectors of 128 bits.
func (t *types) isVector(typ core.Type) bool {
	_, _, ok := t.vector(typ)
	return ok
}

// elements returns the vectors of 128 bits that a vector is cut into, nil for one that is taken apart.
func (t *types) elements(typ *core.VectorType, off uint64) []leaf {
	n, size := uint64(typ.Shape()[0]), t.layout.Bits(typ.ElementType())
	if n >= maxLeaves || n*size%128 != 0 {
		return nil
	}
	elem, ok := t.scalars(typ.ElementType())
	if !ok || len(elem) != 1 {
		return nil
	}
	k, ok := laneOf(&elem[0])
	if !ok {
		return nil
	}
	l := make([]leaf, n*size/128)
	for i := range l {
		l[i] = leaf{layout.Scalar{Kind: layout.Lanes, Width: 128, Bytes: 16, Words: 2, Off: off + uint64(i)*16, Type: typ.ElementType()}, k}
	}
	return l
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

// partOf returns the type of part i of an aggregate, and how many values lie before it.
func (t *types) partOf(typ core.Type, i int) (core.Type, int, bool) {
	return layout.Part(typ, i, func(typ core.Type) (int, bool) {
		l, ok := t.leaves(typ)
		return partsOf(l), ok
	})
}
