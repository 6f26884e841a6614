package validate

import (
	"fmt"
	"slices"
	"strings"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/core"
)

// Value is an argument or an observed value of a program.
type Value struct {
	// Type is the type in the source of the program.
	Type core.Type
	// Shape has the sizes of a memref or tensor.
	Shape []int64
	// Elements are the elements of a memref or tensor in row-major order, or else one value.
	Elements []engine.Value
	// Problem says why there are no elements; empty when there are.
	Problem string

	// strides and offset say where the elements lie.
	strides []int64
	offset  int64
}

// buffer is a ranked or unranked memref or tensor.
func buffer(t core.Type) (core.ShapedType, bool) {
	switch t := t.(type) {
	case *core.MemRefType:
		return t, true
	case *core.UnrankedMemRefType:
		return t, true
	case core.TensorType:
		return t, true
	}
	return nil, false
}

// isMemref reports whether a type's contents belong to the caller, too.
func isMemref(t core.Type) bool {
	switch t.(type) {
	case *core.MemRefType, *core.UnrankedMemRefType:
		return true
	}
	return false
}

// count returns the product of sizes; false when it is more than any memref here may have.
func count(shape []int64) (int64, bool) {
	n := int64(1)
	for _, d := range shape {
		if d < 0 || d > maxElements || n*d > maxElements {
			return 0, false
		}
		n *= d
	}
	return n, true
}

// vectorShape returns the sizes of a vector, or of the vectors that a memref or tensor has, whose scalars are what is written;
// nil for other types and for vectors of complex numbers.
func vectorShape(t core.Type) []int64 {
	v, ok := t.(*core.VectorType)
	if s, is := buffer(t); is {
		v, ok = s.ElementType().(*core.VectorType)
	}
	if !ok {
		return nil
	}
	if _, complex := v.ElementType().(*core.ComplexType); complex {
		return nil
	}
	return append([]int64{}, v.Shape()...)
}

// maxElements bounds the elements of one argument.
const maxElements = 1 << 15

// flat appends the scalars of a value.
func flat(l []engine.Value, v engine.Value) []engine.Value {
	if v.Kind != engine.PartsKind {
		return append(l, v)
	}
	for _, p := range v.Parts {
		l = flat(l, p)
	}
	return l
}

// rowMajor returns the strides of elements without gaps.
func rowMajor(shape []int64) []int64 {
	strides := make([]int64, len(shape))
	for i, n := len(shape)-1, int64(1); i >= 0; i-- {
		strides[i] = n
		n *= shape[i]
	}
	return strides
}

// index returns the position of an element in row-major order.
func index(shape []int64, k int) []int64 {
	out := make([]int64, len(shape))
	for i := len(shape) - 1; i >= 0; i-- {
		out[i] = int64(k) % shape[i]
		k /= int(shape[i])
	}
	return out
}

// String returns the value as it stands on a command line.
func (v Value) String() string {
	if v.Problem != "" {
		return "<" + v.Problem + ">"
	}
	lanes, elements := vectorShape(v.Type), v.Elements
	shape := append(slices.Clip(v.Shape), lanes...)
	if lanes != nil {
		elements = nil
		for _, e := range v.Elements {
			elements = flat(elements, e)
		}
	} else if v.Shape == nil {
		return v.Elements[0].String()
	}
	var b strings.Builder
	if slices.Contains(v.Shape, 0) {
		for _, d := range v.Shape {
			fmt.Fprintf(&b, "%dx", d)
		}
		return strings.TrimSuffix(b.String(), "x") + ":[]"
	}
	at := 0
	var list func(dim int)
	list = func(dim int) {
		if dim == len(shape) {
			b.WriteString(elements[at].String())
			at++
			return
		}
		b.WriteByte('[')
		for i := range shape[dim] {
			if i > 0 {
				b.WriteString(", ")
			}
			list(dim + 1)
		}
		b.WriteByte(']')
	}
	if len(shape) == 0 { // a list of one element, to tell it from a number
		return "[" + elements[0].String() + "]"
	}
	list(0)
	return b.String()
}
