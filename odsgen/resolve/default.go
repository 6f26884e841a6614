package resolve

import (
	"math"
	"strconv"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// defaultValue types the default of an attribute or property; nil after a report.
func (r *Resolver) defaultValue(a *model.Attribute, n *yamlx.Node) *model.Const {
	c := a.Constraint
	switch {
	case c.Name == anything:
		return nil
	case n.Kind == yamlx.Null:
		r.rep.Error(report.MissingKey, n.Place(), "add a value or remove the key", "the default of '%s' has no value", a.Name)
		return nil
	case c.Kind == model.PropConstraint && !c.Unit:
		return r.propDefault(a, c, n)
	case c.Enum != nil:
		return r.enumConst(c.Enum, n)
	case c.Unit:
		if n.Value() == "false" {
			return nil
		}
		r.rep.Error(report.NoDefault, n.Place(), "remove it: a unit attribute is absent by default",
			"a unit attribute cannot have the default %q", n.Value())
		return nil
	case strings.HasPrefix(c.GoType, "[]") && n.Kind == yamlx.List:
		return r.listConst(strings.TrimPrefix(c.GoType, "[]"), n)
	case c.Class == "ArrayAttr" && n.Kind == yamlx.List:
		return r.arrayConst(a, c, n)
	case c.Class == "DictAttr" && n.Kind == yamlx.Map && len(n.Items) == 0:
		return &model.Const{Kind: model.ConstEmpty, Span: n.Span}
	case n.Kind != yamlx.Scalar, strings.HasPrefix(c.GoType, "[]"):
		r.rep.Error(report.DefaultType, n.Place(), "write "+defaultForm(c), "the default of '%s' must be %s, not %s", a.Name,
			defaultForm(c), n.Kind)
		return nil
	}
	if isScalarGo(c.GoType) && !strings.HasPrefix(c.GoType, "[]") {
		goType := c.GoType
		if c.ValueType != nil && strings.HasPrefix(strings.TrimPrefix(goType, "u"), "int") {
			goType = strings.TrimRight(goType, "0123456789") + "64" // the type's own width decides
		}
		k := r.scalarConst(goType, n)
		if k != nil && k.Kind == model.ConstInt && c.ValueType != nil {
			r.checkRange(c.ValueType, k, n)
		}
		return k
	}
	return r.attrConst(c, n)
}

// defaultForm describes the defaults that a constraint takes.
func defaultForm(c *model.Constraint) string {
	switch {
	case strings.HasPrefix(c.GoType, "[]"), c.Class == "ArrayAttr":
		return "a list [..]"
	case c.GoType == "bool":
		return "true or false"
	case c.GoType == "string":
		return "text"
	case isScalarGo(c.GoType):
		return "a number"
	}
	return "an attribute in quotes"
}

func isScalarGo(t string) bool {
	switch strings.TrimPrefix(t, "[]") {
	case "bool", "string", "float64", "int", "int8", "int16", "int32", "int64", "uint", "uint8", "uint16", "uint32", "uint64":
		return true
	}
	return false
}

// scalarConst types a scalar by the Go type of its accessor.
func (r *Resolver) scalarConst(goType string, n *yamlx.Node) *model.Const {
	k := &model.Const{Span: n.Span}
	fail := func(what string) *model.Const {
		if n.Style != yamlx.Plain {
			what += " without quotes"
		}
		r.rep.Error(report.DefaultType, n.Place(), "write "+what, "expected %s, but found %q", what, n.Value())
		return nil
	}
	if n.Kind != yamlx.Scalar {
		r.rep.Error(report.DefaultType, n.Place(), "write a single value", "expected a single value, but found %s", n.Kind)
		return nil
	}
	switch {
	case goType == "bool":
		k.Kind, k.Bool = model.ConstBool, n.Value() == "true"
		if n.Value() != "true" && n.Value() != "false" || n.Style != yamlx.Plain {
			return fail("true or false")
		}
	case goType == "string":
		k.Kind, k.Str = model.ConstString, n.Value()
	case goType == "float64":
		v, err := strconv.ParseFloat(n.Value(), 64)
		if err != nil || n.Style != yamlx.Plain {
			return fail("a number")
		}
		k.Kind, k.Float = model.ConstFloat, v
	default:
		v, err := strconv.ParseInt(n.Value(), 0, 64)
		if err != nil && strings.HasPrefix(goType, "u") {
			var u uint64
			u, err = strconv.ParseUint(n.Value(), 0, 64)
			v = int64(u)
		}
		if err != nil || n.Style != yamlx.Plain {
			return fail("an integer")
		}
		k.Kind, k.Int = model.ConstInt, v
		if lo, hi, ok := goRange(goType); ok && (v < lo || v > hi) {
			r.rep.Error(report.DefaultType, n.Place(), "use a number from "+strconv.FormatInt(lo, 10)+" to "+strconv.FormatInt(hi, 10),
				"%d does not fit %s", v, goType)
		}
	}
	return k
}

// goRange returns the bounds of Go's integer types up to 32 bits.
func goRange(t string) (lo, hi int64, ok bool) {
	switch t {
	case "int8":
		return math.MinInt8, math.MaxInt8, true
	case "int16":
		return math.MinInt16, math.MaxInt16, true
	case "int32":
		return math.MinInt32, math.MaxUint32, true
	case "uint8":
		return 0, math.MaxUint8, true
	case "uint16":
		return 0, math.MaxUint16, true
	case "uint32":
		return 0, math.MaxUint32, true
	}
	return 0, 0, false
}

// checkRange checks an integer against the width of the attribute's type.
func (r *Resolver) checkRange(t *model.Expr, k *model.Const, n *yamlx.Node) {
	if t.Op != model.ExprCall || len(t.Args) != 1 || t.Args[0].Op != model.ExprInt {
		return
	}
	w := t.Args[0].Int
	if w <= 0 || w >= 64 {
		return
	}
	lo, hi := -int64(1)<<(w-1), int64(1)<<w-1
	if t.Name == "unsigned_type" {
		lo = 0
	} else if t.Name == "signed_type" {
		hi = 1<<(w-1) - 1
	}
	if k.Int < lo || k.Int > hi {
		r.rep.Error(report.DefaultType, n.Place(), "use a number from "+strconv.FormatInt(lo, 10)+" to "+strconv.FormatInt(hi, 10),
			"%d does not fit %d bits", k.Int, w)
	}
}

// listConst types a list of scalars.
func (r *Resolver) listConst(elem string, n *yamlx.Node) *model.Const {
	k := &model.Const{Kind: model.ConstList, Span: n.Span}
	for _, it := range n.Items {
		if e := r.scalarConst(elem, it); e != nil {
			k.List = append(k.List, e)
		}
	}
	return k
}

// arrayConst types a list of attributes.
func (r *Resolver) arrayConst(a *model.Attribute, c *model.Constraint, n *yamlx.Node) *model.Const {
	if len(n.Items) == 0 {
		return &model.Const{Kind: model.ConstEmpty, Span: n.Span}
	}
	k := &model.Const{Kind: model.ConstList, Span: n.Span}
	if c.Elem == nil {
		r.rep.Error(report.NoDefault, n.Place(), "use [] or optional: true", "elements of an untyped array cannot be written here")
		return nil
	}
	elem := &model.Attribute{Name: a.Name, Constraint: c.Elem}
	for _, it := range n.Items {
		if e := r.defaultValue(elem, it); e != nil {
			k.List = append(k.List, e)
		}
	}
	return k
}

// attrConst takes an attribute in MLIR's syntax.
func (r *Resolver) attrConst(c *model.Constraint, n *yamlx.Node) *model.Const {
	text := strings.TrimSpace(n.Value())
	k := &model.Const{Kind: model.ConstAttr, Str: text, Span: n.Span}
	if text == "" {
		r.rep.Error(report.DefaultType, n.Place(), "write an attribute", "the default is empty")
		return nil
	}
	if n.Style == yamlx.Plain && strings.IndexByte("0123456789-", text[0]) < 0 && (isIdent(text)) && c.Class != "TypeAttr" {
		r.rep.Error(report.DefaultType, n.Place(), "write the attribute in MLIR's syntax, in quotes", "%q is no attribute", text)
		return nil
	}
	if dialect, mnemonic, ok := strings.Cut(strings.TrimPrefix(text, "#"), "."); ok && text[0] == '#' && isMnemonic(mnemonic) {
		if def := r.attrDef(c.Dialect, dialect, mnemonic); def != nil && len(def.Params) == 0 {
			k.Kind, k.Def = model.ConstEmpty, def
		}
	}
	return k
}

// attrDef finds an attribute definition by its text form, in the constraint's dialect and what it imports.
func (r *Resolver) attrDef(d *model.Dialect, dialect, mnemonic string) *model.AttrOrTypeDef {
	if d == nil {
		return nil
	}
	for _, x := range append([]*model.Dialect{d}, d.Imports...) {
		if x.Name != dialect {
			continue
		}
		for _, def := range x.Attrs {
			if def.Mnemonic == mnemonic {
				return def
			}
		}
	}
	return nil
}

// enumConst types a case, or a combination of cases.
func (r *Resolver) enumConst(en *model.Enum, n *yamlx.Node) *model.Const {
	k := &model.Const{Kind: model.ConstEnum, Enum: en, Span: n.Span}
	items := []*yamlx.Node{n}
	if n.Kind == yamlx.List {
		if !en.Bits {
			r.rep.Error(report.DefaultCase, n.Place(), "name one case", "enum '%s' is no bit enum, so its cases do not combine", en.Name)
			return nil
		}
		items = n.Items
	}
	for _, it := range items {
		c := en.Case(it.Value())
		if it.Kind != yamlx.Scalar || c == nil {
			var names []string
			for _, x := range en.Cases {
				names = append(names, x.Str)
			}
			fix := "the cases are " + strings.Join(names, ", ")
			if len(names) > 10 {
				fix = "use a case of the enum"
			}
			r.rep.Error(report.DefaultCase, it.Place(), report.DidYouMean(it.Value(), names, fix), "enum '%s' has no case '%s'", en.Name,
				it.Value())
			return nil
		}
		k.Cases = append(k.Cases, c)
		k.Int |= int64(c.Value)
	}
	return k
}
