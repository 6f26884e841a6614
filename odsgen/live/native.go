package live

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/odsgen/model"
)

// nativeTraits returns the traits of package core by their Go names.
func nativeTraits() map[string]*core.Trait {
	return map[string]*core.Trait{
		"AffineScope": &core.AffineScope, "AlwaysSpeculatable": &core.AlwaysSpeculatable,
		"AttrSizedOperandSegments": &core.AttrSizedOperandSegments, "AttrSizedResultSegments": &core.AttrSizedResultSegments,
		"AutomaticAllocationScope": &core.AutomaticAllocationScope, "Commutative": &core.Commutative, "ConstantLike": &core.ConstantLike,
		"Elementwise": &core.Elementwise, "FunctionLike": &core.FunctionLike, "GraphRegion": &core.GraphRegion,
		"HasParallelRegion": &core.HasParallelRegion, "HasParent": &core.HasParent, "Idempotent": &core.Idempotent,
		"Involution": &core.Involution, "IsolatedFromAbove": &core.IsolatedFromAbove, "MemRefsNormalizable": &core.MemRefsNormalizable,
		"NoMemoryEffect": &core.NoMemoryEffect, "NoRegionArguments": &core.NoRegionArguments, "NoTerminator": &core.NoTerminator,
		"OperandsAreFloatLike": &core.OperandsAreFloatLike, "OperandsAreSignlessIntegerLike": &core.OperandsAreSignlessIntegerLike,
		"ParentOneOf": &core.ParentOneOf, "RecursiveMemoryEffects": &core.RecursiveMemoryEffects,
		"RecursivelySpeculatable": &core.RecursivelySpeculatable, "ResultsAreBoolLike": &core.ResultsAreBoolLike,
		"ResultsAreFloatLike": &core.ResultsAreFloatLike, "ResultsAreSignlessIntegerLike": &core.ResultsAreSignlessIntegerLike,
		"ResultsBroadcastableShape": &core.ResultsBroadcastableShape, "ReturnLike": &core.ReturnLike,
		"SameOperandsAndResultElementType": &core.SameOperandsAndResultElementType,
		"SameOperandsAndResultRank":        &core.SameOperandsAndResultRank, "SameOperandsAndResultShape": &core.SameOperandsAndResultShape,
		"SameOperandsAndResultType": &core.SameOperandsAndResultType, "SameOperandsElementType": &core.SameOperandsElementType,
		"SameOperandsShape": &core.SameOperandsShape, "SameTypeOperands": &core.SameTypeOperands,
		"SameVariadicOperandSize": &core.SameVariadicOperandSize, "SameVariadicResultSize": &core.SameVariadicResultSize,
		"Scalarizable": &core.Scalarizable, "SingleBlock": &core.SingleBlock,
		"SingleBlockImplicitTerminator": &core.SingleBlockImplicitTerminator, "Symbol": &core.Symbol, "SymbolTable": &core.SymbolTable,
		"Tensorizable": &core.Tensorizable, "Terminator": &core.Terminator, "Vectorizable": &core.Vectorizable,
	}
}

// typeInterfaces lists the marker interfaces of a live type; interfaces with methods need Go.
func (d *dialect) typeInterfaces(m *model.AttrOrTypeDef) []core.InterfaceImpl {
	self := func(t core.Type) (core.Type, bool) { return t, true }
	var out []core.InterfaceImpl
	for _, u := range m.Interfaces {
		switch name := u.Interface.Name; {
		case !u.Interface.Native || u.Interface.GoType != nil:
			d.set.lose(LostInterface, d.m.Name+"."+m.Name, name, u.Span)
		case name == "MemRefElementTypeInterface":
			out = append(out, core.InterfaceImpl{Key: &core.MemRefElement, Impl: self})
		case name == "VectorElementTypeInterface":
			out = append(out, core.InterfaceImpl{Key: &core.VectorElement, Impl: self})
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

// implements reports whether a type or an attribute implements an interface, as far as that is known without its Go key.
func (s *Set) implements(i *model.Interface, x any) bool {
	t, _ := x.(core.Type)
	a, _ := x.(core.Attribute)
	switch i.Name {
	case "FloatTypeInterface":
		return is[*core.FloatType](x)
	case "ShapedTypeInterface":
		return is[core.ShapedType](x)
	case "TypedAttrInterface":
		return is[core.TypedAttr](x)
	case "ElementsAttrInterface":
		return is[core.ElementsAttr](x)
	case "BlobAttrInterface":
		return is[*core.DenseResourceAttr](x)
	case "MemRefElementTypeInterface":
		return core.MayImplementType(&core.MemRefElement, t)
	case "VectorElementTypeInterface":
		return core.MayImplementType(&core.VectorElement, t)
	case "FunctionLikeTypeInterface":
		return core.MayImplementType(&core.FunctionLikeTypes, t)
	case "MemRefLayoutAttrInterface":
		return core.MayImplementAttr(&core.MemRefLayout, a)
	case "SymbolUserAttrInterface":
		return core.MayImplementAttr(&core.SymbolUserAttr, a)
	}
	return s.declares(i, x) || core.IsForeignType(t) || core.IsForeignAttr(a)
}

// namedKey is what the key of an interface says about itself.
type namedKey interface{ InterfaceName() string }

// declares looks an interface up by its name among what the definition of a type or an attribute lists.
func (s *Set) declares(i *model.Interface, x any) bool {
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

// hasTrait reports whether a live type or attribute has a trait.
func hasTrait(x any, name string) bool {
	v := valuesOf(x)
	if v == nil {
		return false
	}
	for _, u := range v.def.m.Traits {
		if u.Trait.Name == name {
			return true
		}
	}
	return false
}
