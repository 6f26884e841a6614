package resolve

import (
	"slices"

	"github.com/odsgen/ods/odsgen/internal/lang"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// property types a constant of a property. Rules see properties in attribute form, in which a present optional one is a
// list of one.
func (q *ruler) property(n *lang.Pattern, a *model.Attribute, node *yamlx.Node) *model.Const {
	c := propBase(a.Constraint)
	span := q.span(n)
	switch {
	case c.Unit:
		if n.Kind == lang.PatWord && (n.Name == "true" || n.Name == "false") {
			return &model.Const{Kind: model.ConstUnit, Bool: n.Name == "true", Span: span}
		}
		q.at(n, report.RuleConst, "write true or false", "property '%s' is a flag", a.Name)
		return nil
	case c.Form == model.PropGo, !slices.Contains([]lang.PatternKind{lang.PatInt, lang.PatFloat, lang.PatString, lang.PatWord,
		lang.PatList}, n.Kind):
		q.at(n, report.RuleConst, "write a constant, or mlir(\"...\") with its attribute form",
			"property '%s' cannot be this: it is %s", a.Name, c.Summary)
		return nil
	case c.Form == model.PropOptional, c.Form == model.PropSome:
		k := q.r.propDefault(a, c.Elem, node)
		if k == nil {
			return nil
		}
		return &model.Const{Kind: model.ConstList, List: []*model.Const{k}, Span: span}
	}
	return q.r.propDefault(a, c, node)
}

// propPresence resolves absent() or present() of a property: a flag, or one that may be none.
func (q *ruler) propPresence(n *lang.Pattern, x *model.RuleNode, a *model.Attribute) *model.RuleNode {
	if propBase(a.Constraint).Unit {
		x.Kind, x.Lits = model.RuleLit, []*model.Const{{Kind: model.ConstUnit, Bool: n.Name == "present", Span: x.Span}}
		return x
	}
	return q.presence(n, x)
}

// propBase returns what a constraint on a property confines.
func propBase(c *model.Constraint) *model.Constraint {
	for c.Base != nil {
		c = c.Base
	}
	return c
}

func attrOrProp(a *model.Attribute) string {
	if a.Property {
		return "property"
	}
	return "attribute"
}

// convertible reports whether what is known of an attribute that is given for another says that their Go types and
// attribute forms are the same, or nothing.
func convertible(from, to *model.Constraint) bool {
	if from == nil {
		return to.Kind != model.PropConstraint
	}
	if from.Kind == model.PropConstraint || to.Kind == model.PropConstraint {
		return from.Kind == to.Kind && propBase(from).Name == propBase(to).Name
	}
	return goClass(from) == "" || goClass(to) == "" || goClass(from) == goClass(to)
}
