package resolve

import (
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/lang"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// call compiles name(args).
func (c *compiler) call(n *lang.Expr) *model.Expr {
	switch n.Name {
	case "all_equal":
		return c.allEqual(n)
	case "sum":
		return c.sum(n)
	}
	f := model.LookupFunction(n.Name)
	if f == nil {
		var names []string
		for _, f := range model.Functions() {
			names = append(names, f.Name)
		}
		fix := report.DidYouMean(n.Name, append(names, "all_equal", "sum"), "use a function of docs/definitions.md, or go("+camel(n.Name)+")")
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
	e := model.Call(f.Name, c.at(n).Span, args...)
	if len(args) != len(f.Params) && !(f.Variadic && len(args) >= len(f.Params)-1) {
		var kinds []string
		for _, k := range f.Params {
			kinds = append(kinds, k.String())
		}
		c.error(report.FunctionArgs, n, "write "+f.Name+"("+strings.Join(kinds, ", ")+")", "function '%s' takes %d arguments, not %d",
			f.Name, len(f.Params), len(args))
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
			c.error(report.FunctionArgs, n, "give it "+withArticle(want.String()), "function '%s' takes %s, not %s", f.Name,
				withArticle(want.String()), withArticle(a.Kind.String()))
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
			c.error(report.ExprType, loop.Args[1], "name a parameter of kind values",
				"expected a list of the operation's parts, but found '%s'", loop.Args[1].Name)
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
			c.error(report.ExprType, n, "compare things of one kind", "cannot compare %s with %s", withArticle(e.Args[0].Kind.String()),
				withArticle(e.Args[i].Kind.String()))
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
	if !isExported(e.Name) {
		c.error(report.GoNameInvalid, n, "start it with a capital letter", "%q is no exported Go identifier", e.Name)
	}
	if kind == model.KindBool && c.self != nil {
		e.Args = append(e.Args, c.self)
	}
	for _, a := range n.Args {
		e.Args = append(e.Args, c.value(a))
	}
	if e.Pkg == "" {
		c.goHook(e, n)
	}
	return e
}

// goHook makes the Go function that an expression calls a hook of the dialect that the expression is written in. When
// other dialects are read that use its constraints and traits, its promises are made.
func (c *compiler) goHook(e *model.Expr, n *lang.Expr) {
	u := c.u
	if !u.Dialect.Library {
		e.Owner = u.Dialect
	}
	h := model.Hook{Kind: model.HookConstraint, Interface: model.Predicates, Method: e.Name, Call: e, Span: c.at(n).Span}
	if e.Kind == model.KindType {
		h.Kind, h.Interface = model.HookTransform, model.Transforms
	}
	if !u.finished {
		if !slices.ContainsFunc(u.goHooks, func(old model.Hook) bool { return old.Method == h.Method }) {
			u.goHooks = append(u.goHooks, h)
		}
		return
	}
	i := slices.IndexFunc(u.Dialect.Hooks, func(old model.Hook) bool { return old.Method == h.Method })
	if e.Owner == nil || i >= 0 && u.Dialect.Hooks[i].Kind == h.Kind && slices.Equal(u.Dialect.Hooks[i].Call.GoParams(),
		e.GoParams()) {
		return
	}
	c.error(report.HookTwice, n, "use another name for each list of parameters", "hook '%s' of dialect '%s' does not take (%s)",
		h.Method, u.Dialect.Name,
		strings.Join(e.GoParams(), ", "))
}

// promiseHooks promises the hooks that constraints and traits with parameters call, whose uses may all be in other
// dialects. What a hook gets follows from parameters that stand for others: a part of an operation is a type there.
func (r *Resolver) promiseHooks(u *Unit, w *work) {
	quiet := *r
	quiet.rep = report.New(0)
	sample := func(pred *yamlx.Node, self *model.Expr, params []model.TraitParam) {
		if pred == nil || !strings.Contains(pred.Value(), "go(") {
			return
		}
		tree := quiet.parse(pred)
		if tree == nil {
			return // reported where it is used
		}
		op := &model.Op{}
		args := map[string]*argument{}
		for _, p := range params {
			args[p.Name] = sampleArgument(p, op)
		}
		(&compiler{r: &quiet, u: u, node: pred, self: self, op: op, params: args}).condition(tree)
	}
	for _, s := range w.constraints {
		pred := s.body
		if s.body.Kind == yamlx.Map {
			pred = s.body.Get("pred")
		}
		if len(s.params) > 0 {
			var params []model.TraitParam
			for _, p := range s.params {
				params = append(params, model.TraitParam{Name: p.Name, Kind: s.kindOf(p)})
			}
			sample(pred, &model.Expr{Op: model.ExprSelf, Kind: kindOfSelf(s.kind)}, params)
		}
	}
	for _, t := range w.traits {
		var self *model.Expr
		switch t.trait.Target {
		case "type":
			self = &model.Expr{Op: model.ExprSelf, Kind: model.KindType}
		case "attr":
			self = &model.Expr{Op: model.ExprSelf, Kind: model.KindAttr}
		}
		sample(t.pred, self, t.trait.Params)
	}
}

// sampleArgument makes an argument of which only the kind is known. Values become operands of op.
func sampleArgument(p model.TraitParam, op *model.Op) *argument {
	a := &argument{kind: p.Kind, ints: []int64{1}, ops: []string{"builtin.module"}, str: "x"}
	switch p.Kind {
	case "type", "types":
		a.cons = []*model.Constraint{anyConstraint(model.TypeConstraint)}
	case "attr", "attrs":
		a.cons = []*model.Constraint{anyConstraint(model.AttrConstraint)}
	case "prop":
		a.cons = []*model.Constraint{anyConstraint(model.PropConstraint)}
	case "value", "values":
		a.refs, a.names = []model.ValueRef{{Kind: model.RefOperand, Index: len(op.Operands)}}, []string{p.Name}
		op.Operands = append(op.Operands, &model.Value{Constraint: anyConstraint(model.TypeConstraint)})
	case "pred":
		a.expr = &model.Expr{Op: model.ExprTrue, Kind: model.KindBool}
	case "transform":
		a.expr = &model.Expr{Op: model.ExprSelf, Kind: model.KindType}
	}
	return a
}
