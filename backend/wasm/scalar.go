package wasm

import (
	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
)

// Scalar is a scalar of a type, as functions of a translated module take and return it: an integer is zero-extended, a
// float other than f32 and f64 is its bits, a pointer has 32 bits. What has more than 64 bits is several values of type
// i64, the low one first.
type Scalar struct {
	// Type is the scalar's type in the module.
	Type core.Type
	// Val is the type of its values in WebAssembly's binary encoding, and Parts the number of them.
	Val   byte
	Parts int
	// Semantics says which kind of float it is; nil for others. Pointer says that it is one.
	Semantics *num.Semantics
	Pointer   bool
	// Offset is where it lies in memory from the start of the whole.
	Offset uint64
	// Width is the number of its bits, 64 for a pointer.
	Width uint
}

// Scalars returns the scalars that a type consists of, and false when a translated module cannot have its values.
func (m *Module) Scalars(t core.Type) ([]Scalar, bool) {
	l, ok := m.types.scalars(t)
	out := make([]Scalar, len(l))
	for i := range l {
		out[i] = Scalar{Type: l[i].Type, Val: byte(l[i].val()), Parts: l[i].parts(), Pointer: l[i].Kind == layout.Pointer, Offset: l[i].Off,
			Width: l[i].Width, Semantics: l[i].Sem}
	}
	return out, ok
}
