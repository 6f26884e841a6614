package rt

import (
	"github.com/odsgen/ods/core"
)

// ReplacedType returns what f makes of a type, or the type itself when it is nil or the replacement has another Go
// type.
func ReplacedType[T interface {
	comparable
	core.Type
}](t T, f func(core.Type) core.Type) T {
	var zero T
	if t == zero {
		return t
	}
	if n, ok := f(t).(T); ok {
		return n
	}
	return t
}

// ReplacedAttr is [ReplacedType] for an attribute.
func ReplacedAttr[T interface {
	comparable
	core.Attribute
}](a T, f func(core.Attribute) core.Attribute) T {
	var zero T
	if a == zero {
		return a
	}
	if n, ok := f(a).(T); ok {
		return n
	}
	return a
}
