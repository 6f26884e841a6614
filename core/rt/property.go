package rt

import (
	"github.com/odsgen/ods/core"
)

// PropItems returns the values of an array property in attribute form.
func PropItems[T any](a core.Attribute, value func(core.Attribute) T) []T {
	list, ok := a.(*core.ArrayAttr)
	if !ok {
		return nil
	}
	out := make([]T, list.Len())
	for i, x := range list.Elems() {
		out[i] = value(x)
	}
	return out
}

// PropArrayOf returns the attribute form of an array property.
func PropArrayOf[T any](c *core.Context, list []T, attr func(T) core.Attribute) core.Attribute {
	out := make([]core.Attribute, len(list))
	for i, v := range list {
		out[i] = attr(v)
	}
	return c.Array(out...)
}

// PropOr returns the value of an optional property in attribute form, or nil.
func PropOr[T any](a core.Attribute, value func(core.Attribute) T) *T {
	if list, ok := a.(*core.ArrayAttr); ok && list.Len() > 0 {
		v := value(list.Elems()[0])
		return &v
	}
	return nil
}

// PropOptionalOf returns the attribute form of an optional property; nil stands for absent.
func PropOptionalOf[T any](c *core.Context, v *T, attr func(T) core.Attribute) core.Attribute {
	if v == nil {
		return c.Array()
	}
	return c.Array(attr(*v))
}

// UnitProp returns the attribute form of a unit property.
func UnitProp(c *core.Context, on bool) core.Attribute {
	if on {
		return c.Unit()
	}
	return c.Bool(false)
}

// UnitValue reports whether a unit property in attribute form is set.
func UnitValue(a core.Attribute) bool {
	_, ok := a.(*core.UnitAttr)
	return ok
}
