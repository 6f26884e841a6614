package live

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/core/rt/asm"
	"github.com/odsgen/ods/odsgen/model"
)

// nativeClasses returns the classes of package core by their names in definitions.
func nativeClasses() map[string]*asm.Class {
	out := map[string]*asm.Class{}
	for _, c := range asm.Classes() {
		out[c.Name] = c
	}
	return out
}

// definedType and definedAttr are what types and attributes say about their definition; builtin ones have none.
type definedType interface{ Def() *core.TypeDef }
type definedAttr interface{ Def() *core.AttrDef }

// classOfDef returns the class of a definition.
func (s *Set) classOfDef(d *model.AttrOrTypeDef) *asm.Class {
	if c := s.classes[d]; c != nil {
		return c
	}
	if d.Native {
		if c := s.native[d.GoName]; c != nil {
			return c
		}
		return &asm.Class{Is: func(any) bool { return false }}
	}
	name := d.Dialect.Prefix()
	c := new(asm.Class)
	own := s.defs[d]
	c.Is = func(x any) bool {
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
func (d *dialect) classOf(c *model.Constraint) *asm.Class {
	s := d.set
	switch {
	case c == nil:
		return nil
	case c.Enum != nil && c.Kind != model.TypeConstraint:
		if c.Enum.Storage == model.EnumAttr {
			return s.classOfDef(c.Enum.Attr)
		}
		return s.native["IntegerAttr"]
	case c.ClassOf != nil:
		return &asm.Class{Type: func(t core.Type) bool { return satisfies(d, c.ClassOf, t) }}
	case c.Def != nil:
		return s.classOfDef(c.Def)
	case c.Class == "" || c.Class == "Type" || c.Class == "Attribute":
		return nil
	}
	return s.native[c.Class]
}

// where returns the function that says whether an attribute satisfies a constraint, nil for no constraint.
func (d *dialect) where(c *model.Constraint) func(core.Attribute) bool {
	if c == nil {
		return nil
	}
	return func(a core.Attribute) bool { return satisfies(d, c, a) }
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
	if found && ok && !s.classOfDef(d).Has(*dst) {
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
	if found && ok && !s.classOfDef(d).Has(*dst) {
		return true, p.OpErrorf(at, "invalid kind of attribute specified")
	}
	return found, ok
}
