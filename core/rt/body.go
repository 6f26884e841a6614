package rt

import (
	"slices"

	"github.com/odsgen/ods/core"
)

// BodyFunc are the functions that make the body of a region whose arguments are not declared, by what the terminator
// takes.
type BodyFunc interface {
	func(*core.Builder) | func(*core.Builder) *core.Value | func(*core.Builder) []*core.Value |
		func(*core.Builder, []*core.Value) | func(*core.Builder, []*core.Value) *core.Value | func(*core.Builder,
		[]*core.Value) []*core.Value
}

// AddBody appends a region with a body that f makes, whose arguments have the types; see [core.OperationState.AddBody].
// It is empty when f is nil.
func AddBody[F BodyFunc](st *core.OperationState, terminator string, types []core.Type, f F) {
	var build func(*core.Builder, []*core.Value) []*core.Value
	is := false
	switch f := any(f).(type) {
	case func(*core.Builder):
		build, is = func(b *core.Builder, _ []*core.Value) []*core.Value { f(b); return nil }, f != nil
	case func(*core.Builder) *core.Value:
		build, is = func(b *core.Builder, _ []*core.Value) []*core.Value { return Maybe(f(b)) }, f != nil
	case func(*core.Builder) []*core.Value:
		build, is = func(b *core.Builder, _ []*core.Value) []*core.Value { return f(b) }, f != nil
	case func(*core.Builder, []*core.Value):
		build, is = func(b *core.Builder, args []*core.Value) []*core.Value { f(b, args); return nil }, f != nil
	case func(*core.Builder, []*core.Value) *core.Value:
		build, is = func(b *core.Builder, args []*core.Value) []*core.Value { return Maybe(f(b, args)) }, f != nil
	case func(*core.Builder, []*core.Value) []*core.Value:
		build, is = f, f != nil
	}
	st.AddBody(terminator, BodyTypes(types),
		BodyIf(is, func(b *core.Builder, v [][]*core.Value) []*core.Value { return build(b, BodyArgs(v)) }))
}

// BodyTypes returns the function that gives the types of a body's arguments.
func BodyTypes(types []core.Type) func(*core.InferIn) [][]core.Type {
	return func(*core.InferIn) [][]core.Type { return [][]core.Type{types} }
}

// BodyArgs returns the arguments of a body in one list.
func BodyArgs(groups [][]*core.Value) []*core.Value { return slices.Concat(groups...) }

// BodyIf returns build when the region has a body, else nil.
func BodyIf(has bool, build func(*core.Builder, [][]*core.Value) []*core.Value) func(*core.Builder,
	[][]*core.Value) []*core.Value {
	if !has {
		return nil
	}
	return build
}

// BodyAt returns the function for region i of several, the zero value when there are fewer functions.
func BodyAt[F any](list []F, i int) (f F) {
	if i < len(list) {
		f = list[i]
	}
	return f
}

// Prepend returns the values that a terminator takes: one, and a list.
func Prepend(first *core.Value, rest []*core.Value) []*core.Value {
	return append([]*core.Value{first}, rest...)
}
