package query

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
)

// The functions of this file make types. They return nil when an argument is missing or does not fit, and without a
// context.

// maxWidth is the width that integer types stay below.
const maxWidth = 1 << 24

func integer(c *core.Context, width int64, s core.Signedness) core.Type {
	if c == nil || width <= 0 || width >= maxWidth {
		return nil
	}
	return c.IntegerOf(uint(width), s)
}

// IntType returns the signless integer type of a width.
func IntType(c *core.Context, width int64) core.Type { return integer(c, width, core.Signless) }

// SignedType returns the signed integer type of a width.
func SignedType(c *core.Context, width int64) core.Type { return integer(c, width, core.Signed) }

// UnsignedType returns the unsigned integer type of a width.
func UnsignedType(c *core.Context, width int64) core.Type { return integer(c, width, core.Unsigned) }

// FloatType returns the float type with the given keyword.
func FloatType(c *core.Context, keyword string) core.Type {
	for _, s := range num.AllSemantics() {
		if c != nil && s.String() == keyword {
			return c.Float(s)
		}
	}
	return nil
}

// IndexType returns index.
func IndexType(c *core.Context) core.Type {
	if c == nil {
		return nil
	}
	return c.Index()
}

// NoneType returns none.
func NoneType(c *core.Context) core.Type {
	if c == nil {
		return nil
	}
	return c.None()
}

// ComplexType returns the complex type of an element type.
func ComplexType(c *core.Context, elem core.Type) core.Type {
	if c == nil || c.VerifyComplex(elem) != "" {
		return nil
	}
	return c.Complex(elem)
}

// VectorType returns the fixed-length vector of a shape and an element type.
func VectorType(c *core.Context, shape []int64, elem core.Type) core.Type {
	if c == nil || c.VerifyVector(shape, elem) != "" {
		return nil
	}
	return c.Vector(shape, elem, nil)
}

// TensorType returns the ranked tensor of a shape and an element type.
func TensorType(c *core.Context, shape []int64, elem core.Type) core.Type {
	if c == nil || c.VerifyTensor(shape, elem, nil) != "" {
		return nil
	}
	return c.RankedTensor(shape, elem, nil)
}

// TupleType returns the tuple of types.
func TupleType(c *core.Context, elems ...core.Type) core.Type {
	for _, t := range elems {
		if t == nil {
			return nil
		}
	}
	if c == nil {
		return nil
	}
	return c.Tuple(elems...)
}

// OpaqueType returns the opaque type of a dialect by name.
func OpaqueType(c *core.Context, dialect, name string) core.Type {
	if c == nil || dialect == "" {
		return nil
	}
	return c.Opaque(dialect, name)
}

// WithElement returns t with its element type replaced when it is shaped, else e.
func WithElement(t, e core.Type) core.Type {
	if s, ok := t.(core.ShapedType); ok && e != nil {
		return s.CloneWith(nil, e)
	}
	return e
}

// maxRepeat bounds lists that are made of a number.
const maxRepeat = 1 << 16

// Repeat is a list of n times t; nil when n is missing, negative or more than 65536.
func Repeat(t core.Type, n int64) []core.Type {
	if t == nil || n < 0 || n > maxRepeat {
		return nil
	}
	out := make([]core.Type, n)
	for i := range out {
		out[i] = t
	}
	return out
}

// ElementsOf are the element types of a list of types, as by [ElementOrSelf].
func ElementsOf(types []core.Type) []core.Type {
	out := make([]core.Type, len(types))
	for i, t := range types {
		out[i] = ElementOrSelf(t)
	}
	return out
}
