package live

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/odsgen/model"
)

// class is what everything that satisfies a constraint is an instance of: a Go type of package core, or a definition.
// The nil class is any type or attribute.
type class struct {
	is func(x any) bool
	// Readers of a core type; nil in the class of a definition, whose values are read by its mnemonic.
	readType func(p *core.Parser, dst *core.Type, try bool) (found, ok bool)
	readAttr func(p *core.Parser, dst *core.Attribute, t core.Type, try bool) (found, ok bool)
}

// store reads a value of a Go type into a variable of a more general one.
func store[T, G any](dst *G, try bool, tryRead func(*T) (found, ok bool), read func(*T) bool) (found, ok bool) {
	var v T
	if found, ok = true, true; try {
		found, ok = tryRead(&v)
	} else {
		ok = read(&v)
	}
	if found && ok {
		*dst = any(v).(G)
	}
	return found, ok
}

// typeClass is the class of a Go type of package core.
func typeClass[T core.Type]() *class {
	return &class{is: query.Is[T], readType: func(p *core.Parser, dst *core.Type, try bool) (found, ok bool) {
		return store(dst, try, func(v *T) (found, ok bool) { return rt.TryParseTypeAs(p, v) },
			func(v *T) bool { return core.ParseTypeAs(p, v) })
	}}
}

// attrClass is the class of a Go type of package core.
func attrClass[T core.Attribute]() *class {
	return &class{is: query.Is[T], readAttr: func(p *core.Parser, dst *core.Attribute, t core.Type, try bool) (found, ok bool) {
		return store(dst, try, func(v *T) (found, ok bool) { return rt.TryParseAttrAs(p, v, t) },
			func(v *T) bool { return core.ParseAttrAs(p, v, t) })
	}}
}

// nativeClasses returns the classes of package core by their names in definitions.
func nativeClasses() map[string]*class {
	return map[string]*class{
		"IntegerType":        typeClass[*core.IntegerType](),
		"IndexType":          typeClass[*core.IndexType](),
		"FloatType":          typeClass[*core.FloatType](),
		"NoneType":           typeClass[*core.NoneType](),
		"FunctionType":       typeClass[*core.FunctionType](),
		"ComplexType":        typeClass[*core.ComplexType](),
		"TupleType":          typeClass[*core.TupleType](),
		"VectorType":         typeClass[*core.VectorType](),
		"RankedTensorType":   typeClass[*core.RankedTensorType](),
		"UnrankedTensorType": typeClass[*core.UnrankedTensorType](),
		"MemRefType":         typeClass[*core.MemRefType](),
		"UnrankedMemRefType": typeClass[*core.UnrankedMemRefType](),
		"OpaqueType":         typeClass[*core.OpaqueType](),
		"ShapedType":         typeClass[core.ShapedType](),
		"TensorType":         typeClass[core.TensorType](),
		"BaseMemRefType":     typeClass[core.BaseMemRefType](),

		"IntegerAttr":             attrClass[*core.IntegerAttr](),
		"FloatAttr":               attrClass[*core.FloatAttr](),
		"StringAttr":              attrClass[*core.StringAttr](),
		"UnitAttr":                attrClass[*core.UnitAttr](),
		"TypeAttr":                attrClass[*core.TypeAttr](),
		"ArrayAttr":               attrClass[*core.ArrayAttr](),
		"DictAttr":                attrClass[*core.DictAttr](),
		"SymbolRefAttr":           attrClass[*core.SymbolRefAttr](),
		"AffineMapAttr":           attrClass[*core.AffineMapAttr](),
		"IntegerSetAttr":          attrClass[*core.IntegerSetAttr](),
		"LocationAttr":            attrClass[*core.LocationAttr](),
		"OpaqueAttr":              attrClass[*core.OpaqueAttr](),
		"StridedLayoutAttr":       attrClass[*core.StridedLayoutAttr](),
		"DistinctAttr":            attrClass[*core.DistinctAttr](),
		"DenseElementsAttr":       attrClass[*core.DenseElementsAttr](),
		"DenseStringElementsAttr": attrClass[*core.DenseStringElementsAttr](),
		"DenseResourceAttr":       attrClass[*core.DenseResourceAttr](),
		"SparseElementsAttr":      attrClass[*core.SparseElementsAttr](),
		"DenseArrayAttr":          attrClass[*core.DenseArrayAttr](),
		"TypedAttr":               attrClass[core.TypedAttr](),
		"ElementsAttr":            attrClass[core.ElementsAttr](),
	}
}

// definedType and definedAttr are what types and attributes say about their definition; builtin ones have none.
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
		return &class{is: func(any) bool { return false }}
	}
	name := d.Dialect.Prefix()
	c := new(class)
	own := s.defs[d]
	c.is = func(x any) bool {
		switch x := x.(type) {
		case definedType:
			t := x.Def()
			return !d.IsAttr && t != nil && (d.Mnemonic != "" && t.Dialect == name && t.Mnemonic == d.Mnemonic || own != nil &&
				t == &own.typ)
		case definedAttr:
			a := x.Def()
			return d.IsAttr && a != nil && (d.Mnemonic != "" && a.Dialect == name && a.Mnemonic == d.Mnemonic || own != nil &&
				a == &own.attr)
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

// typ reads a type of the class; nil reads any. With try it declines when no type is there.
func (c *class) typ(p *core.Parser, dst *core.Type, try bool) (found, ok bool) {
	if c != nil && c.readType != nil {
		return c.readType(p, dst, try)
	}
	at, fail := p.Pos(), p.OpErrorf
	if found, ok = true, true; try {
		found, ok = p.TryType(dst)
		fail = p.Errorf
	} else {
		ok = p.Type(dst)
	}
	if found && ok && c != nil && !c.is(*dst) {
		return true, fail(at, "invalid kind of type specified")
	}
	return found, ok
}

// attr reads an attribute of the class, as typ does; t is the type that it has without saying so.
func (c *class) attr(p *core.Parser, dst *core.Attribute, t core.Type, try bool) (found, ok bool) {
	if c != nil && c.readAttr != nil {
		return c.readAttr(p, dst, t, try)
	}
	at := p.Pos()
	if found, ok = true, true; try {
		found, ok = p.TryAttr(dst, t)
	} else {
		ok = p.Attr(dst, t)
	}
	if found && ok && c != nil && !c.is(*dst) {
		return true, p.OpErrorf(at, "invalid kind of attribute specified")
	}
	return found, ok
}

// attrWhere is attr for a constraint that may be smaller than its class: where says whether an attribute belongs to it;
// nil takes them all.
func (d *dialect) attrWhere(p *core.Parser, c *class, where *model.Constraint, dst *core.Attribute, t core.Type, try bool) (found,
	ok bool) {
	at := p.Pos()
	found, ok = c.attr(p, dst, t, try)
	if found && ok && where != nil && !d.acceptsAttr(where, *dst) {
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
		return true, p.OpErrorf(p.Pos(), "attribute '%s.%s' cannot be read: its dialect is not registered", d.Dialect.Prefix(),
			d.Mnemonic)
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
