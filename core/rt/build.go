package rt

import "github.com/odsgen/ods/core"

// AppendOptional appends an operand that may be nil, for none.
func AppendOptional(list []*core.Value, v *core.Value) []*core.Value {
	if v == nil {
		return list
	}
	return append(list, v)
}

// AppendType appends the type of a result that may be nil, for none.
func AppendType(list []core.Type, t core.Type) []core.Type {
	if t == nil {
		return list
	}
	return append(list, t)
}

// SetOptional puts an attribute into its slot unless it is nil: absent, or the default.
func SetOptional[A interface {
	core.Attribute
	comparable
}](st *core.OpState, slot int, a A) {
	var none A
	if a != none {
		st.SetSlot(slot, a)
	}
}

// SetNonZero puts a Go value into its slot, in the form of an attribute, unless it is zero: the default.
func SetNonZero[T comparable, A core.Attribute](st *core.OpState, slot int, c *core.Context, v T, attr func(*core.Context, T) A) {
	var zero T
	if v != zero {
		st.SetSlot(slot, attr(c, v))
	}
}
