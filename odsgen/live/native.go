package live

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/odsgen/model"
)

// typeInterfaces lists the marker interfaces of a live type; interfaces with methods need Go.
func (d *dialect) typeInterfaces(m *model.AttrOrTypeDef) []core.InterfaceImpl {
	self := func(t core.Type) (core.Type, bool) { return t, true }
	var out []core.InterfaceImpl
	for _, u := range m.Interfaces {
		switch name := u.Interface.Name; {
		case name == "ShapedTypeInterface" && u.Interface.Native: // the type's methods
		case !u.Interface.Native || u.Interface.GoType != nil:
			d.set.lose(LostInterface, d.m.Name+"."+m.Name, name, u.Span)
		default:
			if n := rt.LookupInterface(name); n != nil && n.Marker() {
				out = append(out, core.InterfaceImpl{Key: n.Var, Impl: self})
			}
		}
	}
	return out
}

// attrInterfaces reports the interfaces of a live attribute, all of which have methods in Go.
func (d *dialect) attrInterfaces(m *model.AttrOrTypeDef) []core.InterfaceImpl {
	for _, u := range m.Interfaces {
		if !u.Interface.Native || u.Interface.GoType != nil {
			d.set.lose(LostInterface, d.m.Name+"."+m.Name, u.Interface.Name, u.Span)
		}
	}
	return nil
}

// implements returns the function that reports whether a type or an attribute implements an interface, as far as that is
// known without its Go key.
func implements(i *model.Interface) func(x any) bool {
	if n := rt.LookupInterface(i.Name); n != nil && n.Is != nil {
		return n.Is
	}
	return func(x any) bool {
		t, _ := x.(core.Type)
		a, _ := x.(core.Attribute)
		return declares(i, x) || core.IsForeign(t) || core.IsForeign(a)
	}
}

// namedKey is what the key of an interface says about itself.
type namedKey interface{ InterfaceName() string }

// declares looks an interface up by its name among what the definition of a type or an attribute lists.
func declares(i *model.Interface, x any) bool {
	if v := valuesOf(x); v != nil {
		for _, u := range v.def.m.Interfaces {
			if u.Interface.Is(i.Name) {
				return true
			}
		}
		return false
	}
	var list []core.InterfaceImpl
	switch x := x.(type) {
	case definedType:
		if x.Def() != nil {
			list = x.Def().Interfaces
		}
	case definedAttr:
		if x.Def() != nil {
			list = x.Def().Interfaces
		}
	}
	for _, e := range list {
		if k, ok := e.Key.(namedKey); ok && k.InterfaceName() == i.Name {
			return true
		}
	}
	return false
}
