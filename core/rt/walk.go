package rt

import "github.com/odsgen/ods/core"

// WalkType calls f with a type that is a parameter, unless it is nil.
func WalkType[T interface {
	core.Type
	comparable
}](t T, f func(core.Type)) {
	var none T
	if t != none {
		f(t)
	}
}

// WalkAttr calls f with an attribute that is a parameter, unless it is nil.
func WalkAttr[A interface {
	core.Attribute
	comparable
}](a A, f func(core.Attribute)) {
	var none A
	if a != none {
		f(a)
	}
}
