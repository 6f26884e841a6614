package live

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/odsgen/model"
)

// class is what everything that satisfies a constraint is an instance of: a Go type of package core, or a definition. The nil
// class is any type or attribute.
type class struct {
	// name is the Go type as generated code in another package spells it.
	name string
	is   func(x any) bool
	// Parsers of a core type; nil in the class of a definition, whose values are read by its mnemonic.
	parseType func(p *core.Parser, dst *core.Type) bool
	tryType   func(p *core.Parser, dst *core.Type) (found, ok bool)
	parseAttr func(p *core.Parser, dst *core.Attribute, t core.Type) bool
	tryAttr   func(p *core.Parser, dst *core.Attribute, t core.Type) (found, ok bool)
	def       *model.AttrOrTypeDef
}

func is[T any](x any) bool { _, ok := x.(T); return ok }

// typeClass is the class of a Go type of package core.
func typeClass[T core.Type](name string) *class {
	return &class{name: name, is: is[T],
		parseType: func(p *core.Parser, dst *core.Type) bool {
			var v T
			ok := core.ParseTypeAs(p, &v)
			if ok {
				*dst = v
			}
			return ok
		},
		tryType: func(p *core.Parser, dst *core.Type) (bool, bool) {
			var v T
			found, ok := rt.TryParseTypeAs(p, &v)
			if found && ok {
				*dst = v
			}
			return found, ok
		}}
}

// attrClass is the class of a Go type of package core.
func attrClass[T core.Attribute](name string) *class {
	return &class{name: name, is: is[T],
		parseAttr: func(p *core.Parser, dst *core.Attribute, t core.Type) bool {
			var v T
			ok := core.ParseAttrAs(p, &v, t)
			if ok {
				*dst = v
			}
			return ok
		},
		tryAttr: func(p *core.Parser, dst *core.Attribute, t core.Type) (bool, bool) {
			var v T
			found, ok := rt.TryParseAttrAs(p, &v, t)
			if found && ok {
				*dst = v
			}
			return found, ok
		}}
}

// nativeClasses returns the classes of package core by their names in definitions.
func nativeClasses() map[string]*class {
	return map[string]*class{
		"IntegerType":        typeClass[*core.IntegerType]("*core.IntegerType"),
		"IndexType":          typeClass[*core.IndexType]("*core.IndexType"),
		"FloatType":          typeClass[*core.FloatType]("*core.FloatType"),
		"NoneType":           typeClass[*core.NoneType]("*core.NoneType"),
		"FunctionType":       typeClass[*core.FunctionType]("*core.FunctionType"),
		"ComplexType":        typeClass[*core.ComplexType]("*core.ComplexType"),
		"TupleType":          typeClass[*core.TupleType]("*core.TupleType"),
		"VectorType":         typeClass[*core.VectorType]("*core.VectorType"),
		"RankedTensorType":   typeClass[*core.RankedTensorType]("*core.RankedTensorType"),
		"UnrankedTensorType": typeClass[*core.UnrankedTensorType]("*core.UnrankedTensorType"),
		"MemRefType":         typeClass[*core.MemRefType]("*core.MemRefType"),
		"UnrankedMemRefType": typeClass[*core.UnrankedMemRefType]("*core.UnrankedMemRefType"),
		"OpaqueType":         typeClass[*core.OpaqueType]("*core.OpaqueType"),
		"ShapedType":         typeClass[core.ShapedType]("core.ShapedType"),
		"TensorType":         typeClass[core.TensorType]("core.TensorType"),
		"BaseMemRefType":     typeClass[core.BaseMemRefType]("core.BaseMemRefType"),

		"IntegerAttr":             attrClass[*core.IntegerAttr]("*core.IntegerAttr"),
		"FloatAttr":               attrClass[*core.FloatAttr]("*core.FloatAttr"),
		"StringAttr":              attrClass[*core.StringAttr]("*core.StringAttr"),
		"UnitAttr":                attrClass[*core.UnitAttr]("*core.UnitAttr"),
		"TypeAttr":                attrClass[*core.TypeAttr]("*core.TypeAttr"),
		"ArrayAttr":               attrClass[*core.ArrayAttr]("*core.ArrayAttr"),
		"DictAttr":                attrClass[*core.DictAttr]("*core.DictAttr"),
		"SymbolRefAttr":           attrClass[*core.SymbolRefAttr]("*core.SymbolRefAttr"),
		"AffineMapAttr":           attrClass[*core.AffineMapAttr]("*core.AffineMapAttr"),
		"IntegerSetAttr":          attrClass[*core.IntegerSetAttr]("*core.IntegerSetAttr"),
		"LocationAttr":            attrClass[*core.LocationAttr]("*core.LocationAttr"),
		"OpaqueAttr":              attrClass[*core.OpaqueAttr]("*core.OpaqueAttr"),
		"StridedLayoutAttr":       attrClass[*core.StridedLayoutAttr]("*core.StridedLayoutAttr"),
		"DistinctAttr":            attrClass[*core.DistinctAttr]("*core.DistinctAttr"),
		"DenseElementsAttr":       attrClass[*core.DenseElementsAttr]("*core.DenseElementsAttr"),
		"DenseStringElementsAttr": attrClass[*core.DenseStringElementsAttr]("*core.DenseStringElementsAttr"),
		"DenseResourceAttr":       attrClass[*core.DenseResourceAttr]("*core.DenseResourceAttr"),
		"SparseElementsAttr":      attrClass[*core.SparseElementsAttr]("*core.SparseElementsAttr"),
		"DenseArrayAttr":          attrClass[*core.DenseArrayAttr]("*core.DenseArrayAttr"),
		"TypedAttr":               attrClass[core.TypedAttr]("core.TypedAttr"),
		"ElementsAttr":            attrClass[core.ElementsAttr]("core.ElementsAttr"),
	}
}

// defined is what types and attributes say about their definition; builtin ones have none.
type definedType interface{ Def() *core.TypeDef }
type definedAttr interface{ Def() *core.AttrDef }

// classOfDef returns the class of a definition.
func (s *Set) classOfDef(d *model.AttrOrTypeDef) *class {
	if c := s.classes[d]; c != nil {
		return c
	}
	if d.Native {
		if c := s.native[d.GoName]; c != nil {
			return c
		}
		return &class{name: "*core." + d.GoName, is: func(any) bool { return false }}
	}
	name := d.Dialect.Prefix()
	c := &class{name: "*" + d.Dialect.GoPackage + "." + d.GoName, def: d}
	own := s.defs[d]
	c.is = func(x any) bool {
		switch x := x.(type) {
		case definedType:
			t := x.Def()
			return !d.IsAttr && t != nil && (d.Mnemonic != "" && t.Dialect == name && t.Mnemonic == d.Mnemonic || own != nil && t == &own.typ)
		case definedAttr:
			a := x.Def()
			return d.IsAttr && a != nil && (d.Mnemonic != "" && a.Dialect == name && a.Mnemonic == d.Mnemonic || own != nil && a == &own.attr)
		}
		return false
	}
	return c
}

// classOf returns the class of what satisfies a constraint, nil for any.
func (s *Set) classOf(c *model.Constraint) *class {
	switch {
	case c == nil:
		return nil
	case c.Enum != nil && c.Kind != model.TypeConstraint:
		if c.Enum.Storage == model.EnumAttr {
			return s.classOfDef(c.Enum.Attr)
		}
		return s.native["IntegerAttr"]
	case c.Def != nil:
		return s.classOfDef(c.Def)
	case c.Class == "" || c.Class == "Type" || c.Class == "Attribute":
		return nil
	}
	return s.native[c.Class]
}

// parse reads a type of the class; nil reads any.
func (c *class) parse(p *core.Parser, dst *core.Type) bool {
	switch {
	case c == nil:
		return p.Type(dst)
	case c.parseType != nil:
		return c.parseType(p, dst)
	}
	at := p.Pos()
	return p.Type(dst) && (c.is(*dst) || p.OpErrorf(at, "invalid kind of type specified"))
}

// try reads a type of the class if a type is there.
func (c *class) try(p *core.Parser, dst *core.Type) (found, ok bool) {
	switch {
	case c == nil:
		return p.TryType(dst)
	case c.tryType != nil:
		return c.tryType(p, dst)
	}
	at := p.Pos()
	if found, ok = p.TryType(dst); found && ok && !c.is(*dst) {
		return true, p.Errorf(at, "invalid kind of type specified")
	}
	return found, ok
}

// attr reads an attribute of the class; t is the type that it has without saying so.
func (c *class) attr(p *core.Parser, dst *core.Attribute, t core.Type) bool {
	switch {
	case c == nil:
		return p.Attr(dst, t)
	case c.parseAttr != nil:
		return c.parseAttr(p, dst, t)
	}
	at := p.Pos()
	return p.Attr(dst, t) && (c.is(*dst) || p.OpErrorf(at, "invalid kind of attribute specified"))
}

// attrIf reads an attribute of the class if an attribute is there.
func (c *class) attrIf(p *core.Parser, dst *core.Attribute, t core.Type) (found, ok bool) {
	switch {
	case c == nil:
		return p.TryAttr(dst, t)
	case c.tryAttr != nil:
		return c.tryAttr(p, dst, t)
	}
	at := p.Pos()
	if found, ok = p.TryAttr(dst, t); found && ok && !c.is(*dst) {
		return true, p.OpErrorf(at, "invalid kind of attribute specified")
	}
	return found, ok
}

// customType reads a type of a definition in its short or full form.
func (s *Set) customType(p *core.Parser, d *model.AttrOrTypeDef, dst *core.Type, try bool) (found, ok bool) {
	def := s.typeDef(p.Context(), d)
	if def == nil {
		return true, p.OpErrorf(p.Pos(), "type '%s.%s' cannot be read: its dialect is not registered", d.Dialect.Prefix(), d.Mnemonic)
	}
	at := p.Pos()
	if try {
		found, ok = rt.TryParseCustomType(p, def, dst)
	} else {
		found, ok = true, core.ParseCustomType(p, def, dst)
	}
	if found && ok && !s.classOfDef(d).is(*dst) {
		return true, p.OpErrorf(at, "invalid kind of type specified")
	}
	return found, ok
}

// customAttr reads an attribute of a definition in its short or full form.
func (s *Set) customAttr(p *core.Parser, d *model.AttrOrTypeDef, dst *core.Attribute, try bool) (found, ok bool) {
	def := s.attrDef(p.Context(), d)
	if def == nil {
		return true, p.OpErrorf(p.Pos(), "attribute '%s.%s' cannot be read: its dialect is not registered", d.Dialect.Prefix(), d.Mnemonic)
	}
	at := p.Pos()
	if try {
		found, ok = rt.TryParseCustomAttr(p, def, dst, nil)
	} else {
		found, ok = true, core.ParseCustomAttr(p, def, dst, nil)
	}
	if found && ok && !s.classOfDef(d).is(*dst) {
		return true, p.OpErrorf(at, "invalid kind of attribute specified")
	}
	return found, ok
}
