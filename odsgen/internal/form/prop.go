package form

import (
	"strconv"
	"strings"

	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/odsgen/model"
)

// PropKind returns the name of the core.PropKind of a property's constraint.
func PropKind(c *model.Constraint) string {
	switch c.Form {
	case model.PropArray:
		return "PropArray"
	case model.PropPacked:
		return "PropPacked"
	case model.PropOptional:
		return "PropOptional"
	case model.PropSome:
		return "PropSome"
	case model.PropNamed:
		return "PropNamed"
	case model.PropGo:
		return "PropGo"
	}
	switch {
	case c.Unit:
		return "PropUnit"
	case c.Enum != nil:
		return "PropEnum"
	case c.GoType == "bool":
		return "PropBool"
	case c.GoType == "string":
		return "PropString"
	}
	return "PropInt"
}

// PropWidth returns the width of the integers of a property, 0 when it has none, and whether they are spelled without sign.
func PropWidth(c *model.Constraint) (width int, unsigned bool) {
	switch {
	case c.Form == model.PropPacked:
		return PropWidth(c.Elem)
	case c.Form != model.PropScalar || c.Unit:
		return 0, false
	case c.Enum != nil:
		return c.Enum.Width, false
	}
	digits, unsigned := strings.CutPrefix(c.GoType, "u")
	digits, ok := strings.CutPrefix(digits, "int")
	if !ok {
		return 0, false
	}
	width, err := strconv.Atoi(digits)
	if err != nil {
		width = 64
	}
	return width, unsigned
}

// StrictClass returns the constraint that says which attributes can be stored at all where upstream's class says more than the Go type does: an
// interface, a case of an enum, elements that are integers, a packed array of one element type, a boolean, a reference without nested names. Nil
// where the Go type decides.
func StrictClass(c *model.Constraint) *model.Constraint {
	for c.Base != nil {
		c = c.Base
	}
	switch {
	case c.Pred.Op == model.ExprImplements && c.Pred.Args[0].Op == model.ExprSelf,
		c.Enum != nil && c.Enum.Storage == model.EnumInteger, c.Name == "BoolAttr", c.Name == "AnyIntElementsAttr", c.Name == "FlatSymbolRefAttr",
		strings.HasPrefix(c.Name, "Dense") && strings.HasSuffix(c.Name, "ArrayAttr"):
		return c
	}
	return nil
}

// PropKey returns a text that is equal for properties with equal text and conversions.
func PropKey(c *model.Constraint) string {
	key := PropKind(c) + " " + c.GoType + " " + c.Keyword + " " + c.Summary
	if c.Enum != nil {
		key += " " + c.Enum.Dialect.Name + "." + c.Enum.Name
	}
	if c.Form == model.PropGo && c.Dialect != nil {
		key += " " + c.Dialect.Name + "." + c.Name
	}
	if c.Elem != nil {
		key += "<" + PropKey(c.Elem) + ">"
	}
	return key
}

// propSubject describes a property to the format compiler.
func propSubject(a *model.Attribute) asmformat.Prop {
	c := a.Constraint
	for c.Base != nil {
		c = c.Base
	}
	return asmformat.Prop{Name: a.Name, Default: a.Default != nil || c.HasDefault(), OptionalParser: true, Unit: c.Unit, First: propFirst(c)}
}

// propFirst is what the text of a property can start with.
func propFirst(c *model.Constraint) asmformat.First {
	switch PropKind(c) {
	case "PropInt", "PropBool":
		return asmformat.First{Classes: asmformat.ClassInteger, Tokens: []string{"true", "false"}}
	case "PropString":
		return asmformat.First{Classes: asmformat.ClassString}
	case "PropUnit":
		return asmformat.First{Tokens: []string{"unit", "unit_absent"}}
	case "PropEnum":
		return enumFirst(c.Enum)
	case "PropArray", "PropPacked":
		return asmformat.First{Tokens: []string{"["}}
	case "PropNamed":
		return asmformat.First{Tokens: []string{c.Keyword}}
	case "PropSome":
		return asmformat.First{Tokens: []string{"none", "some"}}
	case "PropOptional":
		if c.Elem.HasDefault() {
			return asmformat.First{Tokens: []string{"none", "some"}}
		}
		f := propFirst(c.Elem)
		if f.Classes == 0 && f.Tokens == nil {
			return f
		}
		f.Tokens = append(f.Tokens[:len(f.Tokens):len(f.Tokens)], "none")
		return f
	}
	return asmformat.First{}
}

// CPPEnum is the name of an enum in messages of the parser, which upstream spells as in C++.
func CPPEnum(e *model.Enum) string {
	ns := e.Dialect.Name
	if m := e.Dialect.Meta.Get("cpp_namespace"); m != nil {
		ns = m.Scalar.Value
	}
	return "::mlir::" + ns + "::" + e.GoName
}

// CPPDef is the name of a type or attribute in messages of the parser: that of upstream's record, which meta: {def: NAME} tells, else the Go
// name.
func CPPDef(d *model.AttrOrTypeDef) string {
	for _, m := range []*model.Raw{d.Meta, enumMeta(d.Enum)} {
		if n := m.Get("def"); n != nil {
			return n.Scalar.Value
		}
	}
	return d.GoName
}

func enumMeta(e *model.Enum) *model.Raw {
	if e == nil {
		return nil
	}
	return e.Meta
}

// CPPParam is the type of a parameter in messages of the parser; goType is what it is here.
func CPPParam(t model.ParamType, goType string) string {
	if t.Kind == model.ParamEnum {
		return CPPEnum(t.Enum)
	}
	if c := t.Constraint; t.Kind == model.ParamAttrRef && c != nil {
		if kind := StrictClass(c); kind != nil {
			return kind.Name
		}
	}
	return strings.TrimPrefix(goType, "*core.") // builtin types and attributes have upstream's names
}
