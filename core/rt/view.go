package rt

import "github.com/odsgen/ods/core"

// View is what generated views are: a struct that embeds [core.OpView] and nothing else.
type View interface{ ~struct{ core.OpView } }

// As returns the view of an operation when it is of the definition; op may be nil.
func As[V View](op *core.Operation, def *core.OpDef) (V, bool) {
	v, ok := ViewIf(op, def)
	return V(struct{ core.OpView }{v}), ok
}

// Attr returns the attribute in a slot, nil when it is absent or of another class.
func Attr[A core.Attribute, V View](op V, slot int) A {
	return AttrAs[A](operation(op).Slot(slot))
}

// SetAttr puts an attribute into a slot; nil removes it.
func SetAttr[A interface {
	core.Attribute
	comparable
}, V View](op V, slot int, a A) {
	operation(op).SetSlot(slot, AttrOrNil(a))
}

// operation returns the operation of a view.
func operation[V View](op V) *core.Operation { return struct{ core.OpView }(op).Op }

// EnumIf returns the value of an enum's attribute, and whether there is one.
func EnumIf[A core.Attribute, E any](a core.Attribute, value func(A) E) (v E, ok bool) {
	x, ok := a.(A)
	if ok {
		v = value(x)
	}
	return v, ok
}

// EnumOf returns the value of an enum's attribute, the zero value when there is none.
func EnumOf[A core.Attribute, E any](a core.Attribute, value func(A) E) E {
	v, _ := EnumIf(a, value)
	return v
}

// If returns the Go value of an attribute, and whether there is one.
func If[T any](a core.Attribute, value func(core.Attribute) T) (v T, ok bool) {
	if a == nil {
		return v, false
	}
	return value(a), true
}

// IntIf returns the value of an integer attribute, and whether there is one.
func IntIf[T ~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint8 | ~uint16 | ~uint32 | ~uint64](a core.Attribute) (T, bool) {
	return T(IntOf(a)), a != nil
}

// ViewIf returns the view of an operation when it is of the definition; op may be nil.
func ViewIf(op *core.Operation, def *core.OpDef) (core.OpView, bool) {
	if op == nil || !op.Is(def) {
		return core.OpView{}, false
	}
	return core.ViewOf(op), true
}

// HooksOf returns the hooks of a dialect in the context of a type, attribute or operation.
func HooksOf(x interface{ Context() *core.Context }, dialect string) any {
	return x.Context().Dialect(dialect).Hooks
}
