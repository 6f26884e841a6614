package asm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
)

// Class is what all types or attributes of a kind have in common: their Go type, or their definition.
type Class struct {
	// Name is the name of a class of package core.
	Name string
	// Def is the definition, a *[core.TypeDef] or a *[core.AttrDef], in place of the other fields.
	Def any
	// Type reports whether a type is of the class, in place of Is.
	Type func(t core.Type) bool
	// Is reports whether a type or attribute is of the class.
	Is func(x any) bool
	// Starts is a pointer to a variable of the Go type; see [core.Parser.StartsAttrAs].
	Starts any

	typ  func(p *core.Parser, dst *core.Type) bool
	attr func(p *core.Parser, dst *core.Attribute, t core.Type) bool
}

// TypeReader reads a type that data does not describe.
type TypeReader = func(f *Frame, dst *core.Type) bool

// AttrReader reads an attribute that data does not describe; with try it accepts that nothing is there.
type AttrReader = func(f *Frame, dst *core.Attribute, try bool) (found, ok bool)

// Has reports whether a type or attribute is of the class.
func (c *Class) Has(x any) bool {
	switch def := c.Def.(type) {
	case *core.TypeDef:
		t, ok := x.(interface{ Def() *core.TypeDef })
		return ok && t.Def() == def
	case *core.AttrDef:
		a, ok := x.(interface{ Def() *core.AttrDef })
		return ok && a.Def() == def
	}
	if c.Type != nil {
		t, ok := x.(core.Type)
		return ok && c.Type(t)
	}
	return c.Is(x)
}

// ReadType reads a type of the class, of any when it is nil. With try it accepts that nothing is there.
func (c *Class) ReadType(p *core.Parser, dst *core.Type, try bool) (found, ok bool) {
	if c != nil && c.typ != nil && !try {
		return true, c.typ(p, dst)
	}
	at, fail := p.Pos(), p.OpErrorf
	if found, ok = true, true; try {
		found, ok = p.TryType(dst)
		fail = p.Errorf
	} else {
		ok = p.Type(dst)
	}
	if found && ok && c != nil && !c.Has(*dst) {
		return true, fail(at, "invalid kind of type specified")
	}
	return found, ok
}

// ReadAttr reads an attribute of the class, of any when it is nil, that satisfies a constraint unless that is nil. t is the
// type that it has when none is written. With try the method accepts that nothing is there.
func (c *Class) ReadAttr(p *core.Parser, dst *core.Attribute, t core.Type, where func(core.Attribute) bool,
	try bool) (found, ok bool) {
	switch {
	case try && c == nil && !p.StartsAttrAs(nil), try && c != nil && !p.StartsAttrAs(c.Starts):
		return false, true
	case !try && c != nil && c.attr != nil && where == nil:
		return true, c.attr(p, dst, t)
	}
	at := p.Pos()
	if !p.Attr(dst, t) {
		return true, false
	}
	if c != nil && !c.Has(*dst) || where != nil && !where(*dst) {
		return true, p.OpErrorf(at, "invalid kind of attribute specified")
	}
	return true, true
}

// typeAs reads a type of a Go type.
func typeAs[T core.Type](p *core.Parser, dst *core.Type) bool {
	var v T
	ok := core.ParseTypeAs(p, &v)
	*dst = v
	return ok
}

// attrAs reads an attribute of a Go type.
func attrAs[A core.Attribute](p *core.Parser, dst *core.Attribute, t core.Type) bool {
	var v A
	ok := core.ParseAttrAs(p, &v, t)
	*dst = v
	return ok
}

// The classes of types in package core.
var (
	IntegerType        = Class{Name: "IntegerType", Is: query.Is[*core.IntegerType], typ: typeAs[*core.IntegerType]}
	IndexType          = Class{Name: "IndexType", Is: query.Is[*core.IndexType], typ: typeAs[*core.IndexType]}
	FloatType          = Class{Name: "FloatType", Is: query.Is[*core.FloatType], typ: typeAs[*core.FloatType]}
	NoneType           = Class{Name: "NoneType", Is: query.Is[*core.NoneType], typ: typeAs[*core.NoneType]}
	FunctionType       = Class{Name: "FunctionType", Is: query.Is[*core.FunctionType], typ: typeAs[*core.FunctionType]}
	ComplexType        = Class{Name: "ComplexType", Is: query.Is[*core.ComplexType], typ: typeAs[*core.ComplexType]}
	TupleType          = Class{Name: "TupleType", Is: query.Is[*core.TupleType], typ: typeAs[*core.TupleType]}
	VectorType         = Class{Name: "VectorType", Is: query.Is[*core.VectorType], typ: typeAs[*core.VectorType]}
	RankedTensorType   = Class{Name: "RankedTensorType", Is: query.Is[*core.RankedTensorType], typ: typeAs[*core.RankedTensorType]}
	UnrankedTensorType = Class{Name: "UnrankedTensorType", Is: query.Is[*core.UnrankedTensorType], typ: typeAs[*core.UnrankedTensorType]}
	MemRefType         = Class{Name: "MemRefType", Is: query.Is[*core.MemRefType], typ: typeAs[*core.MemRefType]}
	UnrankedMemRefType = Class{Name: "UnrankedMemRefType", Is: query.Is[*core.UnrankedMemRefType], typ: typeAs[*core.UnrankedMemRefType]}
	OpaqueType         = Class{Name: "OpaqueType", Is: query.Is[*core.OpaqueType], typ: typeAs[*core.OpaqueType]}
	ShapedType         = Class{Name: "ShapedType", Is: query.Is[core.ShapedType], typ: typeAs[core.ShapedType]}
	TensorType         = Class{Name: "TensorType", Is: query.Is[core.TensorType], typ: typeAs[core.TensorType]}
	BaseMemRefType     = Class{Name: "BaseMemRefType", Is: query.Is[core.BaseMemRefType], typ: typeAs[core.BaseMemRefType]}
)

// The classes of attributes in package core.
var (
	IntegerAttr             = Class{Name: "IntegerAttr", Is: query.Is[*core.IntegerAttr], Starts: (**core.IntegerAttr)(nil), attr: attrAs[*core.IntegerAttr]}
	FloatAttr               = Class{Name: "FloatAttr", Is: query.Is[*core.FloatAttr], Starts: (**core.FloatAttr)(nil), attr: attrAs[*core.FloatAttr]}
	StringAttr              = Class{Name: "StringAttr", Is: query.Is[*core.StringAttr], Starts: (**core.StringAttr)(nil), attr: attrAs[*core.StringAttr]}
	UnitAttr                = Class{Name: "UnitAttr", Is: query.Is[*core.UnitAttr], Starts: (**core.UnitAttr)(nil), attr: attrAs[*core.UnitAttr]}
	TypeAttr                = Class{Name: "TypeAttr", Is: query.Is[*core.TypeAttr], Starts: (**core.TypeAttr)(nil), attr: attrAs[*core.TypeAttr]}
	ArrayAttr               = Class{Name: "ArrayAttr", Is: query.Is[*core.ArrayAttr], Starts: (**core.ArrayAttr)(nil), attr: attrAs[*core.ArrayAttr]}
	DictAttr                = Class{Name: "DictAttr", Is: query.Is[*core.DictAttr], Starts: (**core.DictAttr)(nil), attr: attrAs[*core.DictAttr]}
	SymbolRefAttr           = Class{Name: "SymbolRefAttr", Is: query.Is[*core.SymbolRefAttr], Starts: (**core.SymbolRefAttr)(nil), attr: attrAs[*core.SymbolRefAttr]}
	AffineMapAttr           = Class{Name: "AffineMapAttr", Is: query.Is[*core.AffineMapAttr], Starts: (**core.AffineMapAttr)(nil), attr: attrAs[*core.AffineMapAttr]}
	IntegerSetAttr          = Class{Name: "IntegerSetAttr", Is: query.Is[*core.IntegerSetAttr], Starts: (**core.IntegerSetAttr)(nil), attr: attrAs[*core.IntegerSetAttr]}
	LocationAttr            = Class{Name: "LocationAttr", Is: query.Is[*core.LocationAttr], Starts: (**core.LocationAttr)(nil), attr: attrAs[*core.LocationAttr]}
	OpaqueAttr              = Class{Name: "OpaqueAttr", Is: query.Is[*core.OpaqueAttr], Starts: (**core.OpaqueAttr)(nil), attr: attrAs[*core.OpaqueAttr]}
	StridedLayoutAttr       = Class{Name: "StridedLayoutAttr", Is: query.Is[*core.StridedLayoutAttr], Starts: (**core.StridedLayoutAttr)(nil), attr: attrAs[*core.StridedLayoutAttr]}
	DistinctAttr            = Class{Name: "DistinctAttr", Is: query.Is[*core.DistinctAttr], Starts: (**core.DistinctAttr)(nil), attr: attrAs[*core.DistinctAttr]}
	DenseElementsAttr       = Class{Name: "DenseElementsAttr", Is: query.Is[*core.DenseElementsAttr], Starts: (**core.DenseElementsAttr)(nil), attr: attrAs[*core.DenseElementsAttr]}
	DenseStringElementsAttr = Class{Name: "DenseStringElementsAttr", Is: query.Is[*core.DenseStringElementsAttr], Starts: (**core.DenseStringElementsAttr)(nil), attr: attrAs[*core.DenseStringElementsAttr]}
	DenseResourceAttr       = Class{Name: "DenseResourceAttr", Is: query.Is[*core.DenseResourceAttr], Starts: (**core.DenseResourceAttr)(nil), attr: attrAs[*core.DenseResourceAttr]}
	SparseElementsAttr      = Class{Name: "SparseElementsAttr", Is: query.Is[*core.SparseElementsAttr], Starts: (**core.SparseElementsAttr)(nil), attr: attrAs[*core.SparseElementsAttr]}
	DenseArrayAttr          = Class{Name: "DenseArrayAttr", Is: query.Is[*core.DenseArrayAttr], Starts: (**core.DenseArrayAttr)(nil), attr: attrAs[*core.DenseArrayAttr]}
	TypedAttr               = Class{Name: "TypedAttr", Is: query.Is[core.TypedAttr], Starts: (*core.TypedAttr)(nil), attr: attrAs[core.TypedAttr]}
	ElementsAttr            = Class{Name: "ElementsAttr", Is: query.Is[core.ElementsAttr], Starts: (*core.ElementsAttr)(nil), attr: attrAs[core.ElementsAttr]}
)

// Classes returns the classes of package core.
func Classes() []*Class {
	return []*Class{
		&IntegerType, &IndexType, &FloatType, &NoneType, &FunctionType, &ComplexType, &TupleType, &VectorType,
		&RankedTensorType, &UnrankedTensorType, &MemRefType, &UnrankedMemRefType, &OpaqueType, &ShapedType, &TensorType,
		&BaseMemRefType, &IntegerAttr, &FloatAttr, &StringAttr, &UnitAttr, &TypeAttr, &ArrayAttr, &DictAttr, &SymbolRefAttr,
		&AffineMapAttr, &IntegerSetAttr, &LocationAttr, &OpaqueAttr, &StridedLayoutAttr, &DistinctAttr, &DenseElementsAttr,
		&DenseStringElementsAttr, &DenseResourceAttr, &SparseElementsAttr, &DenseArrayAttr, &TypedAttr, &ElementsAttr,
	}
}
