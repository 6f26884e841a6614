package core

import "slices"

// AddForeign names dialects that exist elsewhere but that the registry does not have. Their operations are unknown.
// Their types and attributes are kept as text without --allow-unregistered-dialect, too, and since nobody here can tell
// which interfaces they implement, they are taken wherever an interface is asked for, and as memory spaces. A dialect
// that is registered is not foreign.
func (r *Registry) AddForeign(names ...string) { r.foreign = append(r.foreign, names...) }

// Foreign returns the namespaces that [Registry.AddForeign] was given, without those of dialects that are registered,
// sorted.
func (r *Registry) Foreign() []string {
	names := slices.Clone(r.foreign)
	slices.Sort(names)
	names = slices.Compact(names)
	return slices.DeleteFunc(names, func(n string) bool { return r.dialects[n] != nil })
}

func (r *Registry) isForeign(name string) bool {
	return r.dialects[name] == nil && slices.Contains(r.foreign, name)
}

// IsForeign reports whether a type or attribute belongs to a dialect that is known by name only; see
// [Registry.AddForeign].
func IsForeign(x any) bool {
	switch x := x.(type) {
	case *OpaqueType:
		return x.ctx.registry.isForeign(x.dialect)
	case *OpaqueAttr:
		return x.ctx.registry.isForeign(x.dialect)
	}
	return false
}

// MayImplement reports whether a type implements the keyed interface, or may do so because its dialect is foreign.
func (k *TypeInterface[T]) MayImplement(t Type) bool {
	_, ok := k.Of(t)
	return ok || IsForeign(t)
}

// MayImplement reports whether an attribute implements the keyed interface, or may do so because its dialect is
// foreign.
func (k *AttrInterface[T]) MayImplement(a Attribute) bool {
	_, ok := k.Of(a)
	return ok || IsForeign(a)
}
