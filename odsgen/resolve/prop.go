package resolve

import (
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/keys"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// propFacts reads the keys that only constraints of properties have.
func (r *Resolver) propFacts(s *symbol, con *model.Constraint, o object) {
	for _, key := range []string{"form", "keyword"} {
		n := o.scalar(key)
		switch {
		case n == nil:
		case con.Kind != model.PropConstraint:
			r.rep.Error(report.PropForm, n.Place(), "remove it", "'%s' is for properties, and '%s' is a constraint for %s", key, s.name,
				plural(con.Kind))
		case key == "form":
			con.Form = model.PropForm(max(slices.Index(keys.PropForms, n.Value()), 0))
		default:
			con.Keyword = n.Value()
		}
	}
}

// checkForm reports what does not fit the form of a property, and derives the condition on the elements.
func (r *Resolver) checkForm(s *symbol, con *model.Constraint) {
	bad := func(fix, format string, args ...any) {
		r.rep.Error(report.PropForm, s.key.Place(), fix, format, args...)
	}
	needs := con.Form != model.PropScalar && con.Form != model.PropGo
	switch {
	case needs && con.Elem == nil && con.Base == nil:
		bad("add element:", "property constraint '%s' of form %s does not say of what", s.name, keys.PropForms[con.Form])
		con.Elem = anyConstraint(model.PropConstraint)
	case con.Form == model.PropPacked && packedWidth(con.Elem) == 0:
		bad("use form: array", "property constraint '%s' packs what is no signless integer", s.name)
	case con.Form == model.PropNamed && !isIdent(con.Keyword):
		bad("add keyword:", "property constraint '%s' of form named has no keyword", s.name)
	case con.Form == model.PropGo && con.GoType == "":
		bad("add go_type:", "property constraint '%s' of form go has no Go type", s.name)
	case isBare(con) && con.GoType == "" && con.Pred.Op != model.ExprTrue: // a condition, for where:
	case isBare(con):
		bad("use int8 to int64, uint8 to uint64, bool or string, or form: go", "property constraint '%s' has no type: go_type is %q",
			s.name, con.GoType)
	}
	if con.Base == nil {
		elementCondition(con, s.key.Span)
	}
}

// elementCondition adds what the elements of a property must satisfy to the condition on the whole.
func elementCondition(con *model.Constraint, at model.Span) {
	if con.Elem == nil || con.Elem.Pred.Op == model.ExprTrue {
		return
	}
	on := func(e *model.Expr) *model.Expr {
		return &model.Expr{Op: model.ExprIs, Kind: model.KindBool, Args: []*model.Expr{e}, Constraint: con.Elem, Span: at}
	}
	self := &model.Expr{Op: model.ExprSelf, Kind: model.KindAttr, Span: at}
	if con.Form == model.PropNamed {
		con.Pred = and(con.Pred, on(self))
		return
	}
	items := model.Call("items", at, self)
	elem := &model.Expr{Op: model.ExprElem, Kind: model.KindAttr, Span: at}
	con.Pred = and(con.Pred, &model.Expr{Op: model.ExprEach, Kind: model.KindBool, Args: []*model.Expr{items, on(elem)}, Span: at})
}

// isBare reports whether a property constraint says nothing about how values are written.
func isBare(c *model.Constraint) bool {
	return c.Form == model.PropScalar && c.Enum == nil && !c.Unit && c.Base == nil && !isScalarGo(c.GoType)
}

func and(x, y *model.Expr) *model.Expr {
	return simplify(&model.Expr{Op: model.ExprAnd, Kind: model.KindBool, Args: []*model.Expr{x, y}, Span: y.Span})
}

// packedWidth returns the width of the integers that a property constraint stands for, 0 when it is something else.
func packedWidth(c *model.Constraint) int {
	switch {
	case c == nil || c.Form != model.PropScalar || c.Enum != nil || c.Unit:
		return 0
	case strings.HasSuffix(c.GoType, "64"):
		return 64
	}
	return map[string]int{"int8": 8, "int16": 16, "int32": 32}[c.GoType]
}

// optionalProp returns the constraint of a property that may be absent.
func optionalProp(c *model.Constraint) *model.Constraint {
	out := &model.Constraint{Kind: model.PropConstraint, Form: model.PropOptional, Elem: c, Common: c.Common}
	out.Name, out.Summary, out.Description = "OptionalProp<"+c.Name+">", "optional "+c.Summary, ""
	out.GoName = camel(out.Name)
	out.Pred = &model.Expr{Op: model.ExprTrue, Kind: model.KindBool, Span: c.Span}
	elementCondition(out, c.Span)
	out.Key = out.Kind.String() + " " + out.Pred.String() + "\n" + out.Summary + "\n" + out.Name
	return out
}

// propDefault types the default of a property.
func (r *Resolver) propDefault(a *model.Attribute, c *model.Constraint, n *yamlx.Node) *model.Const {
	for c.Base != nil {
		c = c.Base
	}
	switch {
	case c.Name == anything:
		return nil
	case c.Form == model.PropNamed:
		return r.propDefault(a, c.Elem, n)
	case c.Form == model.PropOptional, c.Form == model.PropSome, c.Form == model.PropGo, c.Unit:
		r.rep.Error(report.NoDefault, n.Place(), "remove the default", "property '%s' cannot have a default: it is %s", a.Name,
			c.Summary)
		return nil
	case c.Enum != nil:
		return r.enumConst(c.Enum, n)
	case c.Form == model.PropScalar:
		return r.scalarConst(c.GoType, n)
	case n.Kind != yamlx.List:
		r.rep.Error(report.DefaultType, n.Place(), "write a list [..]", "the default of '%s' must be a list [..], not %s", a.Name,
			n.Kind)
		return nil
	}
	k := &model.Const{Kind: model.ConstList, Span: n.Span}
	for _, it := range n.Items {
		if e := r.propDefault(a, c.Elem, it); e != nil {
			k.List = append(k.List, e)
		}
	}
	return k
}
