package rt

import (
	"slices"

	"github.com/odsgen/ods/core"
)

// SetOperands gives an operation its operands, a list for each that is declared, and the sizes of the lists when its
// definition stores them.
func SetOperands(st *core.OperationState, groups ...[]*core.Value) {
	st.Operands = slices.Concat(groups...)
	if slot := st.Info.Def().OperandSegments; slot > 0 {
		st.SetSlot(slot-1, sizes(st.Info.Context(), groups))
	}
}

// SetTypes gives an operation the types of its results, as [SetOperands] does.
func SetTypes(st *core.OperationState, groups ...[]core.Type) {
	st.Types = slices.Concat(groups...)
	if slot := st.Info.Def().ResultSegments; slot > 0 {
		st.SetSlot(slot-1, sizes(st.Info.Context(), groups))
	}
}

// SetGivenTypes is [SetTypes] for types that can be inferred, when any is given.
func SetGivenTypes(st *core.OperationState, groups ...[]core.Type) {
	for _, g := range groups {
		if g != nil && (len(g) == 0 || g[0] != nil) {
			SetTypes(st, groups...)
			return
		}
	}
}

// Nested returns the values of declared operand k, a list of lists, and stores the lengths of the lists.
func Nested(st *core.OperationState, k int, lists [][]*core.Value) []*core.Value {
	st.SetSlot(st.Info.Def().Operands[k].Segments-1, sizes(st.Info.Context(), lists))
	return slices.Concat(lists...)
}

// sizes returns the lengths of lists as a packed array.
func sizes[T any](c *core.Context, lists [][]T) core.Attribute {
	out := make([]int32, len(lists))
	for i, l := range lists {
		out[i] = int32(len(l))
	}
	return c.I32Array(out...)
}

// One returns the list of one value.
func One(v *core.Value) []*core.Value { return []*core.Value{v} }

// Maybe returns the list of a value that may be nil, for none.
func Maybe(v *core.Value) []*core.Value {
	if v == nil {
		return nil
	}
	return []*core.Value{v}
}

// OneType returns the list of one type.
func OneType(t core.Type) []core.Type { return []core.Type{t} }

// MaybeType returns the list of a type that may be nil, for none.
func MaybeType(t core.Type) []core.Type {
	if t == nil {
		return nil
	}
	return []core.Type{t}
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
