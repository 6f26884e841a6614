package query

import (
	"math"
	"slices"

	"github.com/odsgen/ods/core"
)

// Missing is the integer result of a query that does not apply.
const Missing int64 = math.MinInt64 + 1

// Is reports whether v has the Go type T, which may be an interface.
func Is[T any](v any) bool {
	_, ok := v.(T)
	return ok
}

// ImplementsType reports whether a type implements the keyed interface, as far as that is known.
func ImplementsType[T any](k *core.TypeInterface[T], t core.Type) bool {
	return k.MayImplement(t)
}

// ImplementsAttr reports whether an attribute implements the keyed interface, as far as that is known.
func ImplementsAttr[T any](k *core.AttrInterface[T], a core.Attribute) bool {
	return k.MayImplement(a)
}

// Width is the bit width of an integer or float type.
func Width(t core.Type) int64 {
	switch t := t.(type) {
	case *core.IntegerType:
		return int64(t.Width())
	case *core.FloatType:
		return int64(t.Width())
	}
	return Missing
}

func hasSign(t core.Type, s core.Signedness) bool {
	i, ok := t.(*core.IntegerType)
	return ok && i.Signedness() == s
}

// Signless reports whether t is an integer type without signedness.
func Signless(t core.Type) bool { return hasSign(t, core.Signless) }

// Signed reports whether t is a signed integer type.
func Signed(t core.Type) bool { return hasSign(t, core.Signed) }

// Unsigned reports whether t is an unsigned integer type.
func Unsigned(t core.Type) bool { return hasSign(t, core.Unsigned) }

// Element is the element type of a shaped or complex type.
func Element(t core.Type) core.Type {
	switch t := t.(type) {
	case core.ShapedType:
		return t.ElementType()
	case *core.ComplexType:
		return t.ElementType()
	case parametric:
		return t.ElementType()
	}
	return nil
}

// parametric is a type of a dialect that has a shape and elements among its parameters, and so is shaped.
type parametric interface {
	Shape() []int64
	ElementType() core.Type
}

// ElementOrSelf is the element type of a shaped type, and any other type itself.
func ElementOrSelf(t core.Type) core.Type {
	if t == nil {
		return nil
	}
	if p, ok := t.(parametric); ok {
		return p.ElementType()
	}
	return core.ElementTypeOrSelf(t)
}

// HasRank reports whether t is a shaped type with a rank.
func HasRank(t core.Type) bool {
	if s, ok := t.(core.ShapedType); ok {
		return s.HasRank()
	}
	_, ok := t.(parametric)
	return ok
}

// Rank is the number of dimensions.
func Rank(t core.Type) int64 {
	if s, ok := t.(core.ShapedType); ok && s.HasRank() {
		return int64(len(s.Shape()))
	}
	if p, ok := t.(parametric); ok && HasRank(t) {
		return int64(len(p.Shape()))
	}
	return Missing
}

// Shape is the list of dimensions.
func Shape(t core.Type) []int64 {
	if s, ok := t.(core.ShapedType); ok && s.HasRank() {
		if s.Shape() == nil {
			return []int64{}
		}
		return s.Shape()
	}
	if p, ok := t.(parametric); ok && HasRank(t) {
		return append([]int64{}, p.Shape()...)
	}
	return nil
}

// StaticShape reports whether all dimensions of a shaped type are known.
func StaticShape(t core.Type) bool {
	s, ok := t.(core.ShapedType)
	return ok && core.IsStaticShape(s)
}

// Dim is the size of a dimension; negative numbers count from the end.
func Dim(t core.Type, i int64) int64 {
	s := Shape(t)
	if i < 0 {
		i += int64(len(s))
	}
	if i < 0 || i >= int64(len(s)) {
		return Missing
	}
	return s[i]
}

// NumElements is the product of the dimensions of a static shape.
func NumElements(t core.Type) int64 {
	if !StaticShape(t) {
		return Missing
	}
	return core.NumElements(t.(core.ShapedType).Shape())
}

func scalable(t core.Type) []bool {
	if v, ok := t.(*core.VectorType); ok {
		return v.ScalableDims()
	}
	return nil
}

// AnyScalable reports whether a vector has a scalable dimension.
func AnyScalable(t core.Type) bool { return slices.Contains(scalable(t), true) }

// AllScalable reports whether all dimensions of a vector are scalable.
func AllScalable(t core.Type) bool {
	s := scalable(t)
	return len(s) > 0 && !slices.Contains(s, false)
}

// TrailingScalable reports whether the last dimension of a vector alone is scalable.
func TrailingScalable(t core.Type) bool {
	s := scalable(t)
	return len(s) > 0 && s[len(s)-1] && !slices.Contains(s[:len(s)-1], true)
}

// Strided reports whether t is a memref with a strided layout.
func Strided(t core.Type) bool {
	m, ok := t.(*core.MemRefType)
	if !ok {
		return false
	}
	switch l := m.Layout().(type) {
	case nil, *core.StridedLayoutAttr:
		return true
	case *core.AffineMapAttr:
		_, _, ok := l.Value().StridesAndOffset(m.Shape())
		return ok
	}
	return false
}

// Types are the types of a tuple.
func Types(t core.Type) []core.Type {
	if t, ok := t.(*core.TupleType); ok {
		return append([]core.Type{}, t.Types()...)
	}
	return nil
}

// FlatTypes are the types of a tuple with nested tuples flattened.
func FlatTypes(t core.Type) []core.Type {
	tup, ok := t.(*core.TupleType)
	if !ok {
		return nil
	}
	out := []core.Type{}
	for _, e := range tup.Types() {
		if _, nested := e.(*core.TupleType); nested {
			out = append(out, FlatTypes(e)...)
		} else {
			out = append(out, e)
		}
	}
	return out
}

// maxElementTypes bounds the list of [ElementTypes]: nobody writes as many operands.
const maxElementTypes = 1 << 22

// ElementTypes are the element type of a shaped type, once for each element; nil when their number is not known, or out
// of reach.
func ElementTypes(t core.Type) []core.Type {
	n := NumElements(t)
	if n < 0 || n > maxElementTypes {
		return nil
	}
	out := make([]core.Type, n)
	for i := range out {
		out[i] = Element(t)
	}
	return out
}

// Inputs are the inputs of a function type.
func Inputs(t core.Type) []core.Type {
	if f, ok := t.(*core.FunctionType); ok {
		return append([]core.Type{}, f.Inputs()...)
	}
	return nil
}

// Results are the results of a function type.
func Results(t core.Type) []core.Type {
	if f, ok := t.(*core.FunctionType); ok {
		return append([]core.Type{}, f.Results()...)
	}
	return nil
}

// TypeID names the kind of type without its parameters, "" for nil.
func TypeID(t core.Type) string {
	if t == nil {
		return ""
	}
	return core.TypeKind(t)
}

// OpaqueName is "dialect.name" of an opaque type.
func OpaqueName(t core.Type) string {
	if o, ok := t.(*core.OpaqueType); ok {
		return o.Dialect() + "." + o.Data()
	}
	return ""
}

// MemorySpace is the memory space of a memref.
func MemorySpace(t core.Type) core.Attribute {
	switch t := t.(type) {
	case *core.MemRefType:
		return t.MemorySpace()
	case *core.UnrankedMemRefType:
		return t.MemorySpace()
	}
	return nil
}

// Encoding is the encoding of a ranked tensor.
func Encoding(t core.Type) core.Attribute {
	if r, ok := t.(*core.RankedTensorType); ok {
		return r.Encoding()
	}
	return nil
}
