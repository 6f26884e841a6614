package core

import (
	"reflect"
	"strconv"
	"unsafe"
)

// OpInterface is the key of an operation interface, described by the Go interface T. A package declares one variable
// per interface and everyone queries through it:
//
//	var Branch = core.OpInterface[BranchOp]{Name: "BranchOpInterface"}
//	br, ok := iface.Branch.Of(op)
//
// The address of the variable is the key, so it must not be copied. An implementation is an [InterfaceImpl] whose Impl
// is a func(*Operation) (T, bool); its bool makes an implementation conditional.
type OpInterface[T any] struct {
	Name string
	// Verify checks every operation that implements the interface before its nested operations, VerifyRegions after
	// them. They must have the type func(T, *Operation, *Reporter) bool.
	Verify        func(t T, op *Operation, r *Reporter) bool
	VerifyRegions func(t T, op *Operation, r *Reporter) bool
}

// InterfaceName returns the name of the interface in definitions.
func (k *OpInterface[T]) InterfaceName() string { return k.Name }

// Of returns the operation's implementation of the interface. It does not allocate when implementations are views.
func (k *OpInterface[T]) Of(op *Operation) (t T, ok bool) {
	if impl := op.info.findInterface(k, unsafe.Pointer(k)); impl != nil {
		if f, ok := impl.(func(*Operation) (T, bool)); ok {
			return f(op)
		}
		t, ok = any(ViewOf(op)).(T) // a marker
	}
	return t, ok
}

// marker stands for the implementation of an interface without methods of its own.
type marker struct{}

// In reports whether the definition implements the interface, perhaps conditionally.
func (k *OpInterface[T]) In(i *OpInfo) bool { return i.findInterface(k, unsafe.Pointer(k)) != nil }

func (k *OpInterface[T]) verifyInterface(op *Operation, r *Reporter, regions bool) bool {
	f := k.Verify
	if regions {
		f = k.VerifyRegions
	}
	if f == nil {
		return true
	}
	t, ok := k.Of(op)
	return !ok || f(t, op, r)
}

func (k *OpInterface[T]) hasVerifier(regions bool) bool {
	if regions {
		return k.VerifyRegions != nil
	}
	return k.Verify != nil
}

// verifiableInterface is what the verifier needs of a key.
type verifiableInterface interface {
	hasVerifier(regions bool) bool
	verifyInterface(op *Operation, r *Reporter, regions bool) bool
}

// foundInterface is an answer of [OpInfo.findInterface] that is kept.
type foundInterface struct {
	key   unsafe.Pointer   // the address of the key
	extra *[]InterfaceImpl // the external models at that time
	impl  any
}

// foundInterfaces are the answers that are kept for the operations of a name.
type foundInterfaces [16]atom[foundInterface]

// findInterface returns the implementation of an interface, or nil; at is the address of the key. A run asks for few
// interfaces of an operation, again and again; so what is found is kept, in the first free place from one on that the
// key determines, where only what is asked for when all places are taken drives out something else.
func (i *OpInfo) findInterface(key any, at unsafe.Pointer) any {
	found := load(&i.found)
	if found == nil {
		storeFirst(&i.found, new(foundInterfaces))
		found = load(&i.found)
	}
	home := uintptr(at) >> 5
	slot := &found[home%uintptr(len(found))]
	extra := load(&i.extra)
	for n := range uintptr(len(found)) {
		s := &found[(home+n)%uintptr(len(found))]
		f := load(s)
		if f == nil {
			slot = s
			break
		}
		if f.key == at {
			if f.extra == extra {
				return f.impl
			}
			slot = s
			break
		}
	}
	impl := i.lookUpInterface(key, extra)
	if impl != nil || i.dialect == nil || i.dialect.Def.InterfaceFallback == nil {
		store(slot, &foundInterface{at, extra, impl})
		return impl
	}
	return i.dialect.Def.InterfaceFallback(i.dialect.Hooks, i, key)
}

func (i *OpInfo) lookUpInterface(key any, extra *[]InterfaceImpl) any {
	for k := range i.def.Interfaces {
		if i.def.Interfaces[k].Key == key {
			if impl := i.def.Interfaces[k].Impl; impl != nil {
				return impl
			}
			return marker{}
		}
	}
	if extra != nil {
		for k := range *extra {
			if (*extra)[k].Key == key {
				return (*extra)[k].Impl
			}
		}
	}
	return nil
}

// StaticOpInterface is the key of an interface whose methods need no operation, such as building or inferring. Its
// implementations have the type func(hooks any) T.
type StaticOpInterface[T any] struct{ Name string }

// InterfaceName returns the name of the interface in definitions.
func (k *StaticOpInterface[T]) InterfaceName() string { return k.Name }

// Of returns the definition's implementation.
func (k *StaticOpInterface[T]) Of(i *OpInfo) (t T, ok bool) {
	if impl := i.findInterface(k, unsafe.Pointer(k)); impl != nil {
		return impl.(func(hooks any) T)(i.Hooks()), true
	}
	return t, false
}

// TypeInterface is the key of a type interface. Implementations have the type func(Type) (T, bool).
type TypeInterface[T any] struct{ Name string }

// InterfaceName returns the name of the interface in definitions.
func (k *TypeInterface[T]) InterfaceName() string { return k.Name }

// Of returns the type's implementation of the interface.
func (k *TypeInterface[T]) Of(t Type) (v T, ok bool) {
	if t == nil {
		return v, false
	}
	b := t.typeBase()
	if b.def == nil {
		if v, ok = t.(T); ok && !isMarker[T, Type]() { // builtin types implement builtin interfaces by their methods
			return v, true
		}
	} else {
		for i := range b.def.Interfaces {
			if b.def.Interfaces[i].Key == any(k) {
				return b.def.Interfaces[i].Impl.(func(Type) (T, bool))(t)
			}
		}
	}
	if model := b.typeModel(k); model != nil {
		return model.(func(Type) (T, bool))(t)
	}
	return v, false
}

// AttrInterface is the key of an attribute interface. Implementations have the type func(Attribute) (T, bool).
type AttrInterface[T any] struct{ Name string }

// InterfaceName returns the name of the interface in definitions.
func (k *AttrInterface[T]) InterfaceName() string { return k.Name }

// Of returns the attribute's implementation of the interface.
func (k *AttrInterface[T]) Of(a Attribute) (v T, ok bool) {
	if a == nil {
		return v, false
	}
	b := a.attrBase()
	if b.def == nil {
		v, ok = a.(T)
		return v, ok && !isMarker[T, Attribute]()
	}
	for i := range b.def.Interfaces {
		if b.def.Interfaces[i].Key == any(k) {
			return b.def.Interfaces[i].Impl.(func(Attribute) (T, bool))(a)
		}
	}
	if model := b.attrModel(k); model != nil {
		return model.(func(Attribute) (T, bool))(a)
	}
	return v, false
}

// isMarker reports whether an interface adds no method to its base, so that having the methods says nothing.
func isMarker[T, Base any]() bool {
	return reflect.TypeFor[T]().NumMethod() == reflect.TypeFor[Base]().NumMethod()
}

// DialectInterface is the key of a dialect interface. Implementations have the type func(hooks any) T.
type DialectInterface[T any] struct{ Name string }

// InterfaceName returns the name of the interface in definitions.
func (k *DialectInterface[T]) InterfaceName() string { return k.Name }

// Of returns the dialect's implementation in the context.
func (k *DialectInterface[T]) Of(c *Context, d *Dialect) (t T, ok bool) {
	if d == nil {
		return t, false
	}
	for i := range d.Def.Interfaces {
		if d.Def.Interfaces[i].Key == any(k) {
			return d.Def.Interfaces[i].Impl.(func(hooks any) T)(d.Hooks), true
		}
	}
	if impl := c.attachedDialectInterface(d.Def.Name, k); impl != nil {
		return impl.(func(hooks any) T)(d.Hooks), true
	}
	return t, false
}

// OpView is what every generated view embeds: one pointer, comparable, and cheap to box. What every operation has, such
// as a location and a context, is asked of Op; a view has the parts that its definition names. Each method here costs
// two functions in every view, so there are few.
type OpView struct{ Op *Operation }

// AsOperation returns the operation.
func (v OpView) AsOperation() *Operation { return v.Op }

// String returns the operation's text, so that fmt prints views as operations; "<nil>" for the view of no operation.
func (v OpView) String() string {
	if v.Op == nil {
		return "<nil>"
	}
	return v.Op.String()
}

// Result returns the only result. It panics when the operation has not exactly one; several ones are those of the
// view's other accessors. Views whose definition names a result "result" have an accessor of that name in place of this
// method.
func (v OpView) Result() *Value {
	if n := v.Op.NumResults(); n != 1 {
		panic("core: Result asked of '" + v.Op.Name() + "', which has " + strconv.Itoa(n) + " results")
	}
	return v.Op.Result(0)
}
