package query

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
)

// TypeOf is the type of a typed attribute.
func TypeOf(a core.Attribute) core.Type {
	if t, ok := a.(core.TypedAttr); ok {
		return t.Type()
	}
	return nil
}

// Int is the value of an integer attribute, sign-extended.
func Int(a core.Attribute) int64 {
	if i, ok := a.(*core.IntegerAttr); ok {
		return i.Value().Int64()
	}
	return Missing
}

func intIs(a core.Attribute, f func(v num.Int) bool) bool {
	i, ok := a.(*core.IntegerAttr)
	return ok && f(i.Value())
}

// Negative reports whether the top bit of an integer attribute is set.
func Negative(a core.Attribute) bool { return intIs(a, num.Int.IsNegative) }

// Positive reports whether an integer attribute is greater than zero as a signed number.
func Positive(a core.Attribute) bool { return intIs(a, num.Int.IsStrictlyPositive) }

// PowerOfTwo reports whether exactly one bit of an integer attribute is set.
func PowerOfTwo(a core.Attribute) bool { return intIs(a, num.Int.IsPowerOf2) }

// BitsWithin reports whether an integer attribute has no bits outside the mask.
func BitsWithin(a core.Attribute, mask int64) bool {
	return intIs(a, func(v num.Int) bool { u, ok := v.ZExtValue(); return ok && u&^uint64(mask) == 0 })
}

// String is the value of a string attribute.
func String(a core.Attribute) string {
	if s, ok := a.(*core.StringAttr); ok {
		return s.Value()
	}
	return ""
}

// TypeValue is the type that a type attribute holds.
func TypeValue(a core.Attribute) core.Type {
	if t, ok := a.(*core.TypeAttr); ok {
		return t.Value()
	}
	return nil
}

// Items are the elements of an array attribute.
func Items(a core.Attribute) []core.Attribute {
	if l, ok := a.(*core.ArrayAttr); ok {
		return append([]core.Attribute{}, l.Elems()...)
	}
	return nil
}

// Ints are the values of a dense array of integers.
func Ints(a core.Attribute) []int64 {
	if l, ok := a.(*core.DenseArrayAttr); ok {
		if _, isInt := l.ElementType().(*core.IntegerType); isInt {
			return l.Ints()
		}
	}
	return nil
}

// Size is the number of elements of an array or dense array.
func Size(a core.Attribute) int64 {
	switch l := a.(type) {
	case *core.ArrayAttr:
		return int64(l.Len())
	case *core.DenseArrayAttr:
		return int64(l.Len())
	}
	return Missing
}

// Item is an element of an array attribute, or nil.
func Item(a core.Attribute, i int64) core.Attribute {
	l := Items(a)
	if i < 0 || i >= int64(len(l)) {
		return nil
	}
	return l[i]
}

// Sorted reports whether a dense array is in non-decreasing order.
func Sorted(a core.Attribute) bool {
	l := Ints(a)
	return l != nil && slices.IsSorted(l)
}

// StrictlySorted reports whether a dense array is in increasing order.
func StrictlySorted(a core.Attribute) bool {
	l := Ints(a)
	for i := 1; i < len(l); i++ {
		if l[i-1] >= l[i] {
			return false
		}
	}
	return l != nil
}

// DenseElement is the element type of a dense array.
func DenseElement(a core.Attribute) core.Type {
	if l, ok := a.(*core.DenseArrayAttr); ok {
		return l.ElementType()
	}
	return nil
}

// Present reports whether an optional part is there: an attribute, or the type of a value.
func Present(x any) bool { return x != nil }

// Blocks is the number of blocks of a region.
func Blocks(r *core.Region) int64 {
	if r == nil {
		return Missing
	}
	return int64(r.CountBlocks())
}

// Count is the number of elements of a list.
func Count[T any](l []T) int64 { return int64(len(l)) }
