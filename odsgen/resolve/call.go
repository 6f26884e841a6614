package resolve

import (
	"strings"

	"github.com/odsgen/ods/odsgen/internal/lang"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/model"
)

// call compiles name(args).
func (c *compiler) call(n *lang.Expr) *model.Expr {
	if n.Name == "all_equal" {
		return c.allEqual(n)
	}
	f := model.LookupFunction(n.Name)
	if f == nil {
		var names []string
		for _, f := range model.Functions() {
			names = append(names, f.Name)
		}
		fix := report.DidYouMean(n.Name, append(names, "all_equal"), "use a function of docs/definitions.md, or go("+camel(n.Name)+")")
		if n.Name == "isa" {
			fix = "write '... is NAME'"
		}
		c.error(report.UnknownFunction, n, fix, "unknown function '%s'", n.Name)
		return c.failed(model.KindBool, n)
	}
	var args []*model.Expr
	for _, a := range n.Args {
		args = append(args, c.value(a))
	}
	return c.apply(n, f, args)
}

// apply checks the arguments of a function; self is put in front when one is missing.
func (c *compiler) apply(n *lang.Expr, f *model.Function, args []*model.Expr) *model.Expr {
	if len(args) == len(f.Params)-1 && len(f.Params) > 0 && !f.Variadic && c.self != nil {
		args = append([]*model.Expr{c.self}, args...)
	}
	e := c.new(model.ExprCall, f.Result, n, args...)
	e.Name, e.Elem = f.Name, f.Elem
	if len(args) != len(f.Params) && !(f.Variadic && len(args) >= len(f.Params)-1) {
		var kinds []string
		for _, k := range f.Params {
			kinds = append(kinds, k.String())
		}
		c.error(report.FunctionArgs, n, "write "+f.Name+"("+strings.Join(kinds, ", ")+")", "function '%s' takes %d arguments, not %d", f.Name, len(f.Params), len(args))
		return c.failed(f.Result, n)
	}
	// The type of an operand is what the operand means already.
	if f.Name == "type" && (args[0].Kind == model.KindType || args[0].Kind == model.KindList) {
		return args[0]
	}
	for i, a := range args {
		if isFailed(a) {
			return c.failed(f.Result, n)
		}
		want := f.Params[min(i, len(f.Params)-1)]
		a = c.unify(a, &model.Expr{Kind: want})
		e.Args[i] = a
		if a.Kind != want && f.Name != "present" && !(f.Name == "type_value" || f.Name == "count") {
			c.error(report.FunctionArgs, n, "give it "+withArticle(want.String()), "function '%s' takes %s, not %s", f.Name, withArticle(want.String()), withArticle(a.Kind.String()))
			return c.failed(f.Result, n)
		}
	}
	return e
}

// allEqual compiles all_equal(a, b, ...) and all_equal(EXPR for v in VALUES).
func (c *compiler) allEqual(n *lang.Expr) *model.Expr {
	e := c.new(model.ExprAllEqual, model.KindBool, n)
	if len(n.Args) == 1 && n.Args[0].Op == lang.For {
		loop := n.Args[0]
		p := c.params[loop.Args[1].Name]
		if p == nil || p.kind != "values" {
			c.error(report.ExprType, loop.Args[1], "name a parameter of kind values", "expected a list of the operation's parts, but found '%s'", loop.Args[1].Name)
			return c.failed(model.KindBool, n)
		}
		for _, ref := range p.refs {
			d := *c
			d.vars = map[string]*model.Expr{loop.Name: c.ref(loop, ref)}
			e.Args = append(e.Args, d.value(loop.Args[0]))
		}
	} else {
		for _, a := range n.Args {
			e.Args = append(e.Args, c.value(a))
		}
	}
	for i, a := range e.Args {
		for _, b := range e.Args {
			e.Args[i] = c.unify(a, b)
		}
		if e.Args[i].Kind != e.Args[0].Kind && i > 0 {
			c.error(report.ExprType, n, "compare things of one kind", "cannot compare %s with %s", withArticle(e.Args[0].Kind.String()), withArticle(e.Args[i].Kind.String()))
			break
		}
	}
	return e
}

// goCall compiles go(Name, args...): a predicate (KindBool) gets self first; a transform makes a type.
func (c *compiler) goCall(n *lang.Expr, kind model.ExprKind) *model.Expr {
	e := c.new(model.ExprGo, kind, n)
	e.Name = n.Name
	if pkg, name, ok := strings.Cut(n.Name, "."); ok {
		e.Pkg, e.Name = pkg, name
		if pkg != "core" && c.u.goImports[pkg] == "" {
			c.error(report.UnknownFunction, n, "add it to go_imports:", "package '%s' is not known", pkg)
		}
	}
	if e.Pkg == "" {
		c.goHook(e, n)
	}
	if !isExported(e.Name) {
		c.error(report.GoNameInvalid, n, "start it with a capital letter", "%q is no exported Go identifier", e.Name)
	}
	if kind == model.KindBool && c.self != nil {
		e.Args = append(e.Args, c.self)
	}
	for _, a := range n.Args {
		e.Args = append(e.Args, c.value(a))
	}
	return e
}

// goHook promises the Go function that an expression calls.
func (c *compiler) goHook(e *model.Expr, n *lang.Expr) {
	for _, h := range c.u.goHooks {
		if h.Method == e.Name {
			return
		}
	}
	h := model.Hook{Kind: model.HookConstraint, Interface: e.Name + "Predicate", Method: e.Name, Span: c.at(n).Span}
	if e.Kind == model.KindType {
		h.Kind, h.Interface = model.HookTransform, e.Name+"Transform"
	}
	c.u.goHooks = append(c.u.goHooks, h)
}
