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
}](st *core.OperationState, slot int, a A) {
	var none A
	if a != none {
		st.SetSlot(slot, a)
	}
}

// SetNonZero puts a Go value into its slot, in the form of an attribute, unless it is zero: the default.
func SetNonZero[T comparable, A core.Attribute](st *core.OperationState, slot int, c *core.Context, v T,
	attr func(*core.Context, T) A) {
	var zero T
	if v != zero {
		st.SetSlot(slot, attr(c, v))
	}
}

// InferLikeOperand is the inference of operations whose only result has the type of the first operand.
func InferLikeOperand(_ any, in *core.InferIn) ([]core.Type, bool) {
	if len(in.Operands) == 0 || in.Operands[0].Type() == nil {
		return nil, false
	}
	return []core.Type{in.Operands[0].Type()}, true
}

// CountOf returns 1 for a value and 0 for nil, as a segment size.
func CountOf(v *core.Value) int32 {
	if v == nil {
		return 0
	}
	return 1
}

// CountType returns 1 for a type and 0 for nil, as a segment size.
func CountType(t core.Type) int32 {
	if t == nil {
		return 0
	}
	return 1
}

// CountNested returns the number of values in all lists.
func CountNested(lists [][]*core.Value) int32 {
	n := int32(0)
	for _, l := range lists {
		n += int32(len(l))
	}
	return n
}

// NestedSizes returns the lengths of the lists as a packed array.
func NestedSizes(c *core.Context, lists [][]*core.Value) *core.DenseArrayAttr {
	sizes := make([]int32, len(lists))
	for i, l := range lists {
		sizes[i] = int32(len(l))
	}
	return c.I32Array(sizes...)
}

// Map returns the list of what f makes of each element.
func Map[T any](list []T, f func(T) T) []T {
	out := make([]T, len(list))
	for i, e := range list {
		out[i] = f(e)
	}
	return out
}

// OnlyType returns the type of a list of one, else nil.
func OnlyType(types []core.Type) core.Type {
	if len(types) == 1 {
		return types[0]
	}
	return nil
}
