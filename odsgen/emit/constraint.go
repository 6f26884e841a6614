package emit

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// constraintVar returns the Go name of the static value of a constraint, emitting it when it is first used; "" for one
// that accepts anything.
//
//	var typeSignlessIntegerLike = core.TypeConstraint{Summary: "signless-integer-like", Check: isSignlessIntegerLike}
func (g *gen) constraintVar(c *model.Constraint) string {
	if c == nil {
		return ""
	}
	if c.Pred.Op == model.ExprTrue && (c.Kind == model.TypeConstraint || c.Kind == model.AttrConstraint ||
		c.Kind == model.RegionConstraint) {
		return ""
	}
	key := c.Kind.String() + "/" + c.Key
	if n, ok := g.constraintVars[key]; ok {
		return n
	}
	kind := map[model.ConstraintKind]string{model.TypeConstraint: "type", model.AttrConstraint: "attr", model.PropConstraint: "prop",
		model.RegionConstraint: "region", model.SuccessorConstraint: "succ"}[c.Kind]
	name := g.unique(kind + upper(ident(g.constraintName(c))))
	g.constraintVars[key] = name
	s := g.constraints

	goKind := map[model.ConstraintKind]string{model.TypeConstraint: "TypeConstraint", model.AttrConstraint: "AttrConstraint",
		model.PropConstraint: "AttrConstraint", model.RegionConstraint: "RegionConstraint",
		model.SuccessorConstraint: "SuccessorConstraint"}[c.Kind]
	check := ""
	if c.Pred.Op != model.ExprTrue {
		check = ", Check: " + g.checkFunc(s, c)
	}
	if c.Kind == model.AttrConstraint {
		check += g.storageClass(s, c)
	}
	s.p("var %s = core.%s{Summary: %s%s}\n", name, goKind, strconv.Quote(c.Summary), check)
	return name
}

// storageClass returns the field of an attribute constraint that says which attributes can be stored at all.
func (g *gen) storageClass(s *source, c *model.Constraint) string {
	if b := form.StrictClass(c); b != nil {
		return ", Class: " + g.checkFunc(s, b)
	}

	if class := g.attrClass(s, c); class != "core.Attribute" {
		return fmt.Sprintf(", Class: rt.IsAttr[%s]", class)
	}
	return ""
}

func (g *gen) constraintName(c *model.Constraint) string {
	if c.Name != "" {
		return c.Name
	}
	if c.Summary != "" && len(c.Summary) < 40 {
		return c.Summary
	}
	return "Constraint"
}

// checkFunc returns the Go expression of the function that checks a constraint; one that asks for a class alone needs none
// of its own.
func (g *gen) checkFunc(s *source, c *model.Constraint) string {
	if e := c.Pred; asksClass(e) {
		switch e.Args[0].Kind {
		case model.KindType:
			return fmt.Sprintf("rt.IsType[%s]", g.defType(s, e.Def))
		case model.KindAttr:
			return fmt.Sprintf("rt.IsAttr[%s]", g.defType(s, e.Def))
		}
	}
	return g.constraintFunc(c)
}

// asksClass reports whether an expression is true for what has the class of one definition.
func asksClass(e *model.Expr) bool {
	return e.Op == model.ExprIsClass && e.Args[0].Op == model.ExprSelf
}

// constraintFunc returns the Go name of the function that checks a constraint, emitting it when it is first used.
//
//	func isSignlessIntegerLike(t core.Type) bool { return ... }
func (g *gen) constraintFunc(c *model.Constraint) string {
	key := c.Kind.String() + "/" + g.exprKey(c)
	if n, ok := g.constraintFuncs[key]; ok {
		return n
	}
	name := g.unique("is" + upper(ident(g.constraintName(c))))
	g.constraintFuncs[key] = name
	self, typ := "t", model.KindType
	switch c.Kind {
	case model.AttrConstraint, model.PropConstraint:
		self, typ = "a", model.KindAttr
	case model.RegionConstraint:
		self, typ = "r", model.KindRegion
	case model.SuccessorConstraint:
		self, typ = "b", model.KindBlock
	}
	v := env{self: self, ctx: self + ".Context()"}
	if typ == model.KindType || typ == model.KindAttr {
		v.ctx = fmt.Sprintf("core.ContextOf(%s)", self)
	}
	body := g.expr(g.constraints, c.Pred, v) // first: it may emit functions that it needs
	g.constraints.p("func %s(%s %s) bool { return %s }\n", name, self, g.kindType(typ), body)
	return name
}

// callsHook reports whether an expression calls a hook, itself or by a constraint.
func (g *gen) callsHook(e *model.Expr) bool {
	if e.Op == model.ExprGo && e.Pkg == "" || slices.ContainsFunc(e.Args, g.callsHook) {
		return true
	}
	c := e.Constraint
	if c == nil {
		return false
	}
	calls, known := g.hooked[c]
	if !known {
		calls = g.callsHook(c.Pred)
		g.hooked[c] = calls
	}
	return calls
}

func (g *gen) exprKey(c *model.Constraint) string { return c.Key }

func (g *gen) isConstraint(s *source, c *model.Constraint, x string, v env) string {
	if c.Pred.Op == model.ExprTrue {
		return "true"
	}
	if asksClass(c.Pred) {
		return g.expr(s, c.Pred, env{self: x})
	}
	if x != v.self && g.callsHook(c.Pred) {
		return fmt.Sprintf("query.Holds(%s, %s)", g.constraintFunc(c), x) // what is missing has no context with hooks
	}
	return fmt.Sprintf("%s(%s)", g.constraintFunc(c), x)
}
