package rt

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
)

// AttrAs returns the attribute as the Go type T; the zero value when it is absent or of another type.
func AttrAs[T core.Attribute](a core.Attribute) T {
	t, _ := a.(T)
	return t
}

// IsAttr reports whether an attribute is of a Go type.
func IsAttr[T core.Attribute](a core.Attribute) bool {
	_, ok := a.(T)
	return ok
}

// IsType is [IsAttr] for types.
func IsType[T core.Type](t core.Type) bool {
	_, ok := t.(T)
	return ok
}

// AttrOrNil returns a as an attribute; a nil pointer of a concrete type becomes the nil interface.
func AttrOrNil[T interface {
	comparable
	core.Attribute
}](a T) core.Attribute {
	var zero T
	if a == zero {
		return nil
	}
	return a
}

// TypeOrNil returns t as a type; a nil pointer of a concrete type becomes the nil interface.
func TypeOrNil[T interface {
	comparable
	core.Type
}](t T) core.Type {
	var zero T
	if t == zero {
		return nil
	}
	return t
}

// UnitIf returns the unit attribute when on, else nil.
func UnitIf(c *core.Context, on bool) core.Attribute {
	if on {
		return c.Unit()
	}
	return nil
}

// IntOf returns the value of an integer attribute as [IntegerAttr.Int64] does, 0 for anything else.
func IntOf(a core.Attribute) int64 {
	if i, ok := a.(*core.IntegerAttr); ok {
		return i.Int64()
	}
	return 0
}

// RootOf returns the outermost name of a symbol reference, "" for anything else.
func RootOf(a core.Attribute) string {
	if s, ok := a.(*core.SymbolRefAttr); ok {
		return s.Root()
	}
	return ""
}

// LocOf returns the location that an attribute holds, the unknown one for anything else.
func LocOf(a core.Attribute) core.Location {
	if l, ok := a.(*core.LocationAttr); ok {
		return l.Value()
	}
	return core.Location{}
}

// TypeIn returns the type that a type attribute holds as the Go type T; the zero value for anything else.
func TypeIn[T core.Type](a core.Attribute) T {
	var t T
	if ta, ok := a.(*core.TypeAttr); ok {
		t, _ = ta.Value().(T)
	}
	return t
}

// DoubleOf returns the value of a float attribute as a double, 0 for anything else.
func DoubleOf(a core.Attribute) float64 {
	if f, ok := a.(*core.FloatAttr); ok {
		d, _ := f.Value().ToFloat64()
		return d
	}
	return 0
}

// FloatAttrOf returns the float attribute of a float type nearest to v.
func FloatAttrOf(c *core.Context, t core.Type, v float64) *core.FloatAttr {
	f, _ := num.FromDouble(t.(*core.FloatType).Semantics(), v)
	return c.FloatAttr(f)
}

// DenseInt is an element type of [DenseOf].
type DenseInt interface {
	int8 | int16 | int32 | int64 | bool
}

// DenseOf returns a new slice of the elements of a packed array, nil for anything else.
func DenseOf[T DenseInt](a core.Attribute) []T {
	d, ok := a.(*core.DenseArrayAttr)
	if !ok {
		return nil
	}
	out := make([]T, d.Len())
	for i := range out {
		v := d.Int(i)
		switch p := any(&out[i]).(type) {
		case *int8:
			*p = int8(v)
		case *int16:
			*p = int16(v)
		case *int32:
			*p = int32(v)
		case *int64:
			*p = v
		case *bool:
			*p = v != 0
		}
	}
	return out
}

// DenseFrom returns the packed array of the values.
func DenseFrom[T DenseInt](elem *core.IntegerType, vals []T) *core.DenseArrayAttr {
	ints := make([]int64, len(vals))
	for i, v := range vals {
		switch v := any(v).(type) {
		case int8:
			ints[i] = int64(v)
		case int16:
			ints[i] = int64(v)
		case int32:
			ints[i] = int64(v)
		case int64:
			ints[i] = v
		case bool:
			if v {
				ints[i] = 1
			}
		}
	}
	return elem.Context().IntArray(elem, ints...)
}

// AttrFromText returns the attribute that definitions spell as text. It panics on a syntax error, which odsgen
// excludes.
func AttrFromText(c *core.Context, text string) core.Attribute {
	a, err := c.ConstantAttr(text)
	if err != nil {
		panic("core: default value " + text + " in a definition: " + err.Error())
	}
	return a
}

// EnumAttrFrom returns the attribute of an enum's text form, which the caller has checked.
func EnumAttrFrom[E any, A core.Attribute](c *core.Context, text string, parse func(string) (E, bool),
	attr func(*core.Context, E) A) core.Attribute {
	e, _ := parse(text)
	return attr(c, e)
}

// TextOf returns the value of a string attribute, "" for any other.
func TextOf(a core.Attribute) string {
	if s, ok := a.(*core.StringAttr); ok {
		return s.Value()
	}
	return ""
}
