package form

import (
	"strconv"
	"strings"

	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/internal/lazyregexp"
	"github.com/odsgen/ods/odsgen/model"
)

// PropKind returns the kind of a property's constraint.
func PropKind(c *model.Constraint) core.PropKind {
	switch c.Form {
	case model.PropArray:
		return core.PropArray
	case model.PropPacked:
		return core.PropPacked
	case model.PropOptional:
		return core.PropOptional
	case model.PropSome:
		return core.PropSome
	case model.PropNamed:
		return core.PropNamed
	case model.PropGo:
		return core.PropGo
	}
	switch {
	case c.Unit:
		return core.PropUnit
	case c.Enum != nil:
		return core.PropEnum
	case c.GoType == "bool":
		return core.PropBool
	case c.GoType == "string":
		return core.PropString
	}
	return core.PropInt
}

// PropWidth returns the width of the integers of a property, 0 when it has none, and whether they are spelled without
// sign.
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

// Prop is what a constraint on a property says about its text as data: Elem, Enum and Hooks are left to those whom it is
// for.
func Prop(c *model.Constraint) core.Prop {
	width, unsigned := PropWidth(c)
	return core.Prop{Kind: PropKind(c), Summary: FirstLine(c.Summary), Width: uint(width), Unsigned: unsigned, Keyword: c.Keyword}
}

// HasElem reports whether a property is made of others.
func HasElem(c *model.Constraint) bool {
	switch c.Form {
	case model.PropArray, model.PropOptional, model.PropSome, model.PropNamed:
		return true
	}
	return false
}

// Spelling is how an enum is spelled, as data: Value, Text and Attr are left to those whom it is for.
func Spelling(e *model.Enum) core.EnumSpelling {
	return core.EnumSpelling{Name: FirstLine(e.Summary), CPP: CPPEnum(e), Cases: e.Table().Texts,
		Commas: e.Bits && e.Attr == nil && strings.HasPrefix(e.Separator, ",")}
}

// StrictClass returns the constraint that says which attributes can be stored at all where upstream's class says more
// than the Go type does: an interface, a case of an enum, elements that are integers, a packed array of one element
// type, a boolean, a reference without nested names. Nil where the Go type decides.
func StrictClass(c *model.Constraint) *model.Constraint {
	for c.Base != nil {
		c = c.Base
	}
	switch {
	case c.Pred.Op == model.ExprImplements && c.Pred.Args[0].Op == model.ExprSelf,
		c.Enum != nil && c.Enum.Storage == model.EnumInteger, c.Name == "BoolAttr", c.Name == "AnyIntElementsAttr",
		c.Name == "FlatSymbolRefAttr",
		strings.HasPrefix(c.Name, "Dense") && strings.HasSuffix(c.Name, "ArrayAttr"):
		return c
	}
	return nil
}

// PropKey returns a text that is equal for properties with equal text and conversions.
func PropKey(c *model.Constraint) string {
	key := rt.PropKinds[PropKind(c)] + " " + c.GoType + " " + c.Keyword + " " + c.Summary
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
	return asmformat.Prop{Name: a.Name, Default: a.Default != nil || c.HasDefault(), OptionalParser: true, Unit: c.Unit,
		First: propFirst(c)}
}

// propFirst is what the text of a property can start with.
func propFirst(c *model.Constraint) asmformat.First {
	switch PropKind(c) {
	case core.PropInt, core.PropBool:
		return asmformat.First{Classes: asmformat.ClassInteger, Tokens: []string{"true", "false"}}
	case core.PropString:
		return asmformat.First{Classes: asmformat.ClassString}
	case core.PropUnit:
		return asmformat.First{Tokens: []string{"unit", "unit_absent"}}
	case core.PropEnum:
		return enumFirst(c.Enum)
	case core.PropArray, core.PropPacked:
		return asmformat.First{Tokens: []string{"["}}
	case core.PropNamed:
		return asmformat.First{Tokens: []string{c.Keyword}}
	case core.PropSome:
		return asmformat.First{Tokens: []string{"none", "some"}}
	case core.PropOptional:
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

// InCPP reports whether a dialect exists in C++, too, which meta: {cpp_namespace: NAME} says: its text and the messages of
// its parsers are those of C++. For others they are what reads best.
func InCPP(d *model.Dialect) bool { return d.Meta.Get("cpp_namespace") != nil }

// CPPEnum is the name of an enum in messages of the parser, which upstream spells as in C++: meta: {cpp_class: NAME}, else
// the Go name in the namespace.
func CPPEnum(e *model.Enum) string {
	if n := e.Meta.Get("cpp_class"); n != nil {
		return n.Scalar.Value
	}
	ns := ""
	for _, m := range []*model.Raw{e.Dialect.Meta, e.Meta} {
		if n := m.Get("cpp_namespace"); n != nil {
			ns = "::mlir::" + n.Scalar.Value + "::"
		}
	}
	return ns + e.GoName
}

// CPPDef is the name of a type or attribute in messages of the parser: that of upstream's record, which meta: {def:
// NAME} tells, else the Go name.
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

// CPPParam is the type of a parameter in messages of the parser, which upstream spells as in C++; goType is what it is
// here, which messages of a dialect that does not exist in C++ say. The definition's meta: {params: {NAME: TYPE}}, or an enum's meta: {cpp: NAME}, is what upstream's definitions
// say where that does not follow.
func CPPParam(d *model.AttrOrTypeDef, p *model.Param, goType string) string {
	if n := d.Meta.Get("params").Get(p.Name); n != nil {
		return n.Scalar.Value
	}
	if !InCPP(d.Dialect) {
		return unqualified().ReplaceAllString(goType, "")
	}
	return cppParam(p.Type, goType)
}

// unqualified finds what Go types have besides their names.
var unqualified = lazyregexp.New(`\*|\w+\.`)

func cppParam(t model.ParamType, goType string) string {
	switch t.Kind {
	case model.ParamEnum:
		if n := t.Enum.Meta.Get("cpp"); n != nil {
			return n.Scalar.Value
		}
		return CPPEnum(t.Enum)
	case model.ParamScalar:
		return t.Scalar.CPP
	case model.ParamMaybe:
		return "std::optional<" + cppParam(*t.Elem, strings.TrimPrefix(goType, "*")) + ">"
	case model.ParamList:
		return "::llvm::ArrayRef<" + cppParam(*t.Elem, strings.TrimPrefix(goType, "[]")) + ">"
	case model.ParamAttrRef:
		// A constraint of attributes is a class of its own in C++.
		if c := t.Constraint; c != nil && c.Name != "" {
			return strings.TrimSuffix(c.Name, "Attr") + "Attr"
		}
		return goType[strings.LastIndexAny(goType, "*.")+1:]
	case model.ParamTypeRef:
		return goType[strings.LastIndexAny(goType, "*.")+1:]
	}
	return goType
}

// CPPParamName is the name of a parameter in messages of the parser: that of upstream, which meta: {param: NAME} of an
// enum tells for the value of its attribute.
func CPPParamName(d *model.AttrOrTypeDef, p *model.Param) string {
	if n := enumMeta(d.Enum).Get("param"); n != nil {
		return n.Scalar.Value
	}
	return p.Name
}

// NamedEnum reports whether a parameter of an enum is read as one word whatever the enum is, and its messages name the
// enum by its summary.
func NamedEnum(e *model.Enum) bool { return e.Storage == model.EnumInteger || e.Meta.Get("cpp") != nil }

// EnumWords is what messages of parsers call an enum: meta: {words: TEXT}, else the first line of its summary.
func EnumWords(e *model.Enum) string {
	if n := e.Meta.Get("words"); n != nil {
		return n.Scalar.Value
	}
	line, _, _ := strings.Cut(e.Summary, "\n")
	return line
}

// EnumInvalid is what messages say of a word that is not a case of an enum whose cases are too many to list, which
// meta: {invalid: TEXT} tells; "" for other enums.
func EnumInvalid(e *model.Enum) string {
	if n := e.Meta.Get("invalid"); n != nil {
		return n.Scalar.Value
	}
	return ""
}

// AliasName is what aliases of a type or attribute are called: its mnemonic, or meta's alias.
func AliasName(d *model.AttrOrTypeDef) string {
	if n := d.Meta.Get("alias"); n != nil {
		return n.Scalar.Value
	}
	return d.Mnemonic
}
