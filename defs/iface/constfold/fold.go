package constfold

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/num"
)

// Op1 computes the bits of an element from those of another. ok is false when the constants are not to be folded.
type Op1 func(a num.Int) (r num.Int, ok bool)

// Op2 computes the bits of an element from those of two others. ok is false when the constants are not to be folded.
type Op2 func(a, b num.Int) (r num.Int, ok bool)

// Ints adapts a total function of integers.
func Ints(f func(a, b num.Int) num.Int) Op2 {
	return func(a, b num.Int) (num.Int, bool) { return f(a, b), true }
}

// Floats adapts a total function of floats to operands of the type, whose elements are floats.
func Floats(t core.Type, f func(a, b num.Float) num.Float) Op2 {
	sem := Semantics(t)
	return func(a, b num.Int) (num.Int, bool) {
		return f(num.FloatFromBits(sem, a), num.FloatFromBits(sem, b)).Bits(), true
	}
}

// Semantics returns the kind of the floats that the type is, or has as elements; nil when they are no floats.
func Semantics(t core.Type) *num.Semantics {
	if f, ok := core.ElementTypeOrSelf(t).(*core.FloatType); ok {
		return f.Semantics()
	}
	return nil
}

// Binary computes f of two constants, element by element when they are elements of the same type. The result has the
// given type; nil means that of the operands. It is poison when an operand is, and nil when an operand is unknown or f
// gives up.
func Binary(operands []core.Attribute, result core.Type, f Op2) core.Attribute {
	a, b := operands[0], operands[1]
	switch {
	case IsPoison(a):
		return a
	case IsPoison(b):
		return b
	case a == nil || b == nil:
		return nil
	}
	x, okx := constantOf(a)
	y, oky := constantOf(b)
	if !okx || !oky || x.typ != y.typ {
		return nil
	}
	if result == nil {
		result = x.typ
	}
	return build(result, x.n, x.splat && y.splat, func(i int64) (num.Int, bool) { return f(x.at(i), y.at(i)) })
}

// Unary computes f of a constant, element by element when it is elements. The result has the given type; nil means that
// of the operand. It is poison when the operand is, and nil when the operand is unknown or f gives up.
func Unary(operand core.Attribute, result core.Type, f Op1) core.Attribute {
	if operand == nil || IsPoison(operand) {
		return operand
	}
	x, ok := constantOf(operand)
	if !ok {
		return nil
	}
	if result == nil {
		result = x.typ
	}
	return build(result, x.n, x.splat, func(i int64) (num.Int, bool) { return f(x.at(i)) })
}

// SparseElement returns element i, counted in row-major order: one of those that are given, or zero. It is nil for
// elements that have no zero.
func SparseElement(a *core.SparseElementsAttr, i int64) core.Attribute {
	values, ok := a.Values().(*core.DenseElementsAttr)
	if !ok {
		return nil
	}
	if k, given := positions(a, values.NumElements())[i]; given {
		return values.Element(k)
	}
	t := a.ShapedType().ElementType()
	if c, ok := t.(*core.ComplexType); ok {
		zero := Zero(c.ElementType())
		return t.Context().Array(zero, zero)
	}
	return Zero(t)
}

// constant is a number or elements that are numbers, as bits.
type constant struct {
	typ   core.Type
	n     int64 // number of elements, -1 for a scalar and for a splat of unknown sizes
	splat bool
	at    func(i int64) num.Int
}

func constantOf(a core.Attribute) (c constant, ok bool) {
	switch a := a.(type) {
	case *core.IntegerAttr:
		return constant{a.Type(), -1, true, func(int64) num.Int { return a.Value() }}, true
	case *core.FloatAttr:
		return constant{a.Type(), -1, true, func(int64) num.Int { return a.Value().Bits() }}, true
	case *core.DenseElementsAttr:
		if at := denseBits(a); at != nil {
			return constant{a.Type(), a.NumElements(), a.IsSplat(), at}, true
		}
	case *core.SparseElementsAttr:
		return sparseOf(a)
	}
	return c, false
}

// denseBits returns the function that reads an element's bits; nil when the elements are no numbers.
func denseBits(a *core.DenseElementsAttr) func(i int64) num.Int {
	switch a.ShapedType().ElementType().(type) {
	case *core.IntegerType, *core.IndexType:
		return a.Int
	case *core.FloatType:
		return func(i int64) num.Int { return a.Float(i).Bits() }
	}
	return nil
}

func sparseOf(a *core.SparseElementsAttr) (c constant, ok bool) {
	values, ok := a.Values().(*core.DenseElementsAttr)
	if !ok {
		return c, false
	}
	at := denseBits(values)
	if at == nil {
		return c, false
	}
	where := positions(a, values.NumElements())
	zero := num.Zero(core.StorageWidth(a.ShapedType().ElementType()))
	return constant{a.Type(), a.NumElements(), false, func(i int64) num.Int {
		if k, ok := where[i]; ok {
			return at(k)
		}
		return zero
	}}, true
}

// positions maps the position of each given element in the whole to that among the given ones.
func positions(a *core.SparseElementsAttr, given int64) map[int64]int64 {
	shape := a.ShapedType().Shape()
	where := make(map[int64]int64)
	for k := range given {
		pos := int64(0)
		for d, size := range shape {
			pos = dim.Add(dim.Mul(pos, size), a.Indices().Int(k*int64(len(shape))+int64(d)).Int64())
		}
		where[pos] = k
	}
	return where
}

// build makes the constant of n elements (-1: a scalar, or a splat of unknown sizes), all equal to the first one when
// splat is set.
func build(t core.Type, n int64, splat bool, elem func(i int64) (num.Int, bool)) core.Attribute {
	if splat && n != 0 {
		v, ok := elem(0)
		if !ok {
			return nil
		}
		// A splat may be of a type whose sizes are unknown.
		if shaped, ok := t.(core.ShapedType); ok {
			return t.Context().DenseElements(shaped, v.AppendLittleEndian(nil))
		}
		return scalar(t, v)
	}
	raw := make([]byte, 0, n*int64(core.ElementBytes(core.ElementTypeOrSelf(t))))
	for i := range n {
		v, ok := elem(i)
		if !ok {
			return nil
		}
		raw = v.AppendLittleEndian(raw)
	}
	return t.Context().DenseElements(t.(core.ShapedType), raw)
}

func scalar(t core.Type, bits num.Int) core.Attribute {
	if f, ok := t.(*core.FloatType); ok {
		return t.Context().FloatAttr(num.FloatFromBits(f.Semantics(), bits))
	}
	return t.Context().APIntAttr(t, bits)
}
