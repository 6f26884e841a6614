package query

import (
	"slices"

	"github.com/odsgen/ods/core"
)

func known(a, b int64) bool { return a != Missing && b != Missing }

// EqInt is a == b, false when either is missing; the other comparisons likewise.
func EqInt(a, b int64) bool { return known(a, b) && a == b }

// NeInt is a != b.
func NeInt(a, b int64) bool { return known(a, b) && a != b }

// LtInt is a < b.
func LtInt(a, b int64) bool { return known(a, b) && a < b }

// LeInt is a <= b.
func LeInt(a, b int64) bool { return known(a, b) && a <= b }

// GtInt is a > b.
func GtInt(a, b int64) bool { return known(a, b) && a > b }

// GeInt is a >= b.
func GeInt(a, b int64) bool { return known(a, b) && a >= b }

// InInt reports whether x is one of the list.
func InInt(x int64, list ...int64) bool { return x != Missing && slices.Contains(list, x) }

// EqType reports whether two types are there and equal.
func EqType(a, b core.Type) bool { return a != nil && a == b }

// NeType reports whether two types are there and different.
func NeType(a, b core.Type) bool { return a != nil && b != nil && a != b }

// InType reports whether t is one of the list.
func InType(t core.Type, list ...core.Type) bool { return t != nil && slices.Contains(list, t) }

// EqAttr reports whether two attributes are there and equal.
func EqAttr(a, b core.Attribute) bool { return a != nil && a == b }

// NeAttr reports whether two attributes are there and different.
func NeAttr(a, b core.Attribute) bool { return a != nil && b != nil && a != b }

// InAttr reports whether a is one of the list.
func InAttr(a core.Attribute, list ...core.Attribute) bool {
	return a != nil && slices.Contains(list, a)
}

// EqString reports whether two texts are there and equal.
func EqString(a, b string) bool { return a == b }

// NeString reports whether two texts differ.
func NeString(a, b string) bool { return a != b }

// InString reports whether s is one of the list.
func InString(s string, list ...string) bool { return slices.Contains(list, s) }

// EqShape reports whether two shapes are there and equal.
func EqShape(a, b []int64) bool { return a != nil && b != nil && slices.Equal(a, b) }

// NeShape reports whether two shapes are there and different.
func NeShape(a, b []int64) bool { return a != nil && b != nil && !slices.Equal(a, b) }

// EqList reports whether two lists are there and equal.
func EqList[T comparable](a, b []T) bool { return a != nil && b != nil && slices.Equal(a, b) }

// NeList reports whether two lists are there and different.
func NeList[T comparable](a, b []T) bool { return a != nil && b != nil && !slices.Equal(a, b) }

// Each reports whether the list is there and f holds for all elements.
func Each[T any](l []T, f func(T) bool) bool {
	for _, e := range l {
		if !f(e) {
			return false
		}
	}
	return l != nil
}

// Some reports whether f holds for an element.
func Some[T any](l []T, f func(T) bool) bool { return slices.ContainsFunc(l, f) }

// Holds reports whether x is there and f holds for it.
func Holds[T comparable](f func(T) bool, x T) bool {
	var zero T
	return x != zero && f(x)
}

// AllEqual reports whether all values are equal; the zero value (missing) equals nothing.
func AllEqual[T comparable](l ...T) bool {
	var zero T
	for _, e := range l {
		if e == zero || e != l[0] {
			return false
		}
	}
	return true
}

// AllEqualInt is [AllEqual] for integers.
func AllEqualInt(l ...int64) bool {
	for _, e := range l {
		if e == Missing || e != l[0] {
			return false
		}
	}
	return true
}

// AllEqualShape is [AllEqual] for shapes.
func AllEqualShape(l ...[]int64) bool {
	for _, e := range l {
		if e == nil || !slices.Equal(e, l[0]) {
			return false
		}
	}
	return true
}

// TypesOf are the types of values.
func TypesOf(vals []*core.Value) []core.Type {
	out := make([]core.Type, len(vals))
	for i, v := range vals {
		out[i] = v.Type()
	}
	return out
}

// TypeOfValue is the type of a value, nil for nil.
func TypeOfValue(v *core.Value) core.Type {
	if v == nil {
		return nil
	}
	return v.Type()
}

// FirstType is the type of the first value, nil when there is none.
func FirstType(vals []*core.Value) core.Type {
	if len(vals) == 0 {
		return nil
	}
	return vals[0].Type()
}
