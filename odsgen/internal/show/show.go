package show

import (
	"strconv"
	"strings"

	"github.com/odsgen/ods/internal/lazyregexp"
	"github.com/odsgen/ods/odsgen/model"
)

// partRef is how [model.Expr.String] writes a part of an operation.
var partRef = lazyregexp.New(`\$(operand|result|attribute|property|region|successor)(\d+)`)

// refKinds maps those words to kinds.
var refKinds = map[string]model.RefKind{
	"operand": model.RefOperand, "result": model.RefResult, "attribute": model.RefAttribute, "property": model.RefProperty,
	"region": model.RefRegion, "successor": model.RefSuccessor,
}

// Expr writes an expression in the definition language. Parts of the operation have their names; op may be nil for an
// expression that mentions none.
func Expr(op *model.Op, e *model.Expr) string {
	if e == nil {
		return ""
	}
	s := e.String()
	if op == nil {
		return s
	}
	return partRef().ReplaceAllStringFunc(s, func(m string) string {
		g := partRef().FindStringSubmatch(m)
		i, err := strconv.Atoi(g[2])
		if err != nil {
			return m
		}
		return "$" + op.RefName(model.ValueRef{Kind: refKinds[g[1]], Index: i})
	})
}

// Const writes a default value as a definition spells it.
func Const(c *model.Const) string {
	if c == nil {
		return ""
	}
	switch c.Kind {
	case model.ConstInt:
		return strconv.FormatInt(c.Int, 10)
	case model.ConstFloat:
		return strconv.FormatFloat(c.Float, 'g', -1, 64)
	case model.ConstBool, model.ConstUnit:
		return strconv.FormatBool(c.Bool)
	case model.ConstString:
		return strconv.Quote(c.Str)
	case model.ConstEnum:
		if len(c.Cases) == 0 {
			return strconv.FormatInt(c.Int, 10)
		}
		var names []string
		for _, x := range c.Cases {
			names = append(names, x.Str)
		}
		return strings.Join(names, " | ")
	case model.ConstList:
		var items []string
		for _, x := range c.List {
			items = append(items, Const(x))
		}
		return "[" + strings.Join(items, ", ") + "]"
	case model.ConstEmpty:
		if c.Def != nil {
			return c.Def.Name
		}
		return "{}"
	}
	return c.Str
}

// Trait writes a use of a trait with its arguments: HasParent<func.func>, AllTypesMatch<lhs, rhs>. op is nil on types
// and attributes. Conditions are left out, because the summary of the use says what they mean.
func Trait(op *model.Op, u *model.TraitUse) string {
	var args []string
	for i := range u.Args {
		if a := traitArg(op, &u.Args[i]); a != "" {
			args = append(args, a)
		}
	}
	if len(args) == 0 || u.Trait.Name == "Pred" {
		return u.Trait.Name
	}
	return u.Trait.Name + "<" + strings.Join(args, ", ") + ">"
}

func traitArg(op *model.Op, a *model.TraitArg) string {
	var out []string
	for _, r := range a.Refs {
		if op != nil {
			out = append(out, op.RefName(r))
		}
	}
	for _, c := range a.Types {
		out = append(out, c.Name)
	}
	out = append(out, a.Ops...)
	for _, i := range a.Ints {
		out = append(out, strconv.FormatInt(i, 10))
	}
	return strings.Join(out, ", ")
}

// Length is what precedes a constraint's summary: "", "optional ", "variadic of " or "variadic of variadic of
// ".
func Length(l model.Length) string {
	return [...]string{"", "optional ", "variadic of ", "variadic of variadic of "}[l]
}

// effectNames are the words of the effects.
var effectNames = [...]string{"read", "write", "allocate", "free"}

// EffectKind returns the word of an effect: read, write, allocate or free.
func EffectKind(k model.EffectKind) string { return effectNames[k] }

// Effect writes an effect without what it applies to: "write to Console, stage 1".
func Effect(e *model.Effect) string {
	s := EffectKind(e.Kind)
	if e.Resource != nil {
		s += [...]string{" from ", " to ", " from ", " to "}[e.Kind] + e.Resource.Name
	}
	if e.Stage != 0 {
		s += ", stage " + strconv.Itoa(e.Stage)
	}
	if e.Full {
		s += ", all of it"
	}
	return s
}

// AttrClass returns the Go type of the attributes that satisfy a constraint, qualified outside of the dialect.
func AttrClass(from *model.Dialect, c *model.Constraint) string {
	return class(from, c, "core.Attribute")
}

// class is the Go type of what satisfies a constraint; general when there is no single one.
func class(from *model.Dialect, c *model.Constraint, general string) string {
	switch {
	case c == nil:
		return general
	case c.Enum != nil && c.Enum.Attr == nil:
		return "*core.IntegerAttr"
	case c.Def != nil && c.Def.Native:
		return "*core." + c.Def.GoName
	case c.Def != nil:
		return "*" + qualifier(from, c.Def.Dialect) + c.Def.GoName
	}
	switch c.Class {
	case "", "Type", "Attribute":
		return general
	case "TypedAttr", "ElementsAttr", "ShapedType", "TensorType", "BaseMemRefType":
		return "core." + c.Class
	}
	return "*core." + c.Class
}

func qualifier(from, d *model.Dialect) string {
	if d == nil || d == from {
		return ""
	}
	return d.GoPackage + "."
}

// AttrGo returns the Go type that the accessor of an attribute or property gives.
func AttrGo(from *model.Dialect, c *model.Constraint) string {
	switch {
	case c.Unit:
		return "bool"
	case c.Enum != nil:
		return qualifier(from, c.Enum.Dialect) + c.Enum.GoName
	case c.GoType == "Type" || c.GoType == "Location":
		return "core." + c.GoType
	case c.GoType != "":
		return c.GoType
	}
	return AttrClass(from, c)
}

// ParamGo returns the Go type of a parameter of a type or attribute.
func ParamGo(from *model.Dialect, t model.ParamType) string {
	switch t.Kind {
	case model.ParamScalar:
		return t.Scalar.Go
	case model.ParamEnum:
		return qualifier(from, t.Enum.Dialect) + t.Enum.GoName
	case model.ParamTypeRef:
		return class(from, t.Constraint, "core.Type")
	case model.ParamAttrRef:
		return class(from, t.Constraint, "core.Attribute")
	case model.ParamList:
		return "[]" + ParamGo(from, *t.Elem)
	case model.ParamMaybe:
		return "*" + ParamGo(from, *t.Elem)
	}
	return t.Go
}

// InterfaceKind returns "op", "type", "attr" or "dialect", as the key "on" of a definition.
func InterfaceKind(k model.InterfaceKind) string {
	return [...]string{"op", "type", "attr", "dialect"}[k]
}
