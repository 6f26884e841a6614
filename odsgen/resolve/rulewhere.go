package resolve

import (
	"strings"

	"github.com/odsgen/ods/odsgen/internal/expr"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/rulelang"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// where adds a condition: the text stands at an offset in a node.
func (q *ruler) where(n *yamlx.Node, text string, offset int) {
	old := q.node
	q.node = n
	defer func() { q.node = old }()
	tree, errs := expr.Parse(text)
	for _, e := range errs {
		q.error(report.RuleSyntax, offset+e.From, offset+e.To, e.Fix, "%s", e.Message)
	}
	if len(errs) > 0 {
		return
	}
	if c := q.cond(tree, text, offset); c != nil {
		if c.Kind == model.CondAnd {
			q.rule.Where = append(q.rule.Where, c.Args...)
		} else {
			q.rule.Where = append(q.rule.Where, c)
		}
	}
}

// cond resolves a condition. What contains a call of Go, or asks for uses, is taken apart; the rest is an expression.
func (q *ruler) cond(n *expr.Node, text string, offset int) *model.RuleCond {
	c := &model.RuleCond{Text: strings.Join(strings.Fields(text[n.From:n.To]), " "), Span: q.node.At(offset+n.From, offset+n.To).Span}
	kinds := map[expr.Op]model.RuleCondKind{expr.And: model.CondAnd, expr.Or: model.CondOr, expr.Not: model.CondNot}
	if kind, ok := kinds[n.Op]; ok {
		c.Kind = kind
		for _, a := range n.Args {
			sub := q.cond(a, text, offset)
			if sub == nil {
				return nil
			}
			c.Args = append(c.Args, sub)
		}
		return c
	}
	if n.Op == expr.Call && (n.Name == "unused" || n.Name == "one_use") {
		c.Kind = model.CondUnused
		if n.Name == "one_use" {
			c.Kind = model.CondOneUse
		}
		if len(n.Args) != 1 || n.Args[0].Op != expr.Part {
			q.error(report.RuleFunction, offset+n.From, offset+n.To, "write "+n.Name+"($x)", "'%s' takes one value or operation", n.Name)
			return nil
		}
		x := q.arg(n.Args[0], offset)
		if x == nil {
			return nil
		}
		if k := kindOf(x); k != model.BindValue && k != model.BindOp {
			q.error(report.RuleFunction, offset+n.From, offset+n.To, "name a value or an operation", "'%s' takes a value or an operation, not %s", n.Name, withArticle(k.String()))
			return nil
		}
		c.Nodes = []*model.RuleNode{x}
		return c
	}
	if n.Op == expr.Call && isExported(n.Name) {
		c.Kind = model.CondGo
		h := &model.RuleHook{Role: model.HookCondition, Method: n.Name, Span: c.Span}
		for _, a := range n.Args {
			x := q.exprLiteral(a, offset)
			if x == nil && a.Op != expr.Part {
				q.error(report.RuleFunction, offset+a.From, offset+a.To, "name what the match binds", "a Go function takes names, $x or $x.part, and constants")
				return nil
			}
			if x == nil {
				x = q.arg(a, offset)
			}
			if x == nil {
				return nil
			}
			c.Nodes = append(c.Nodes, x)
			h.Params = append(h.Params, paramOf(x))
		}
		c.Hook = q.hook(h)
		return c
	}
	if n.Op == expr.Call && n.Name != "all_equal" && model.LookupFunction(n.Name) == nil {
		names := []string{"one_use", "unused", "all_equal"}
		for _, f := range model.Functions() {
			names = append(names, f.Name)
		}
		q.error(report.RuleFunction, offset+n.From, offset+n.From+len(n.Name), report.DidYouMean(n.Name, names, "a Go function starts with a capital letter: "+camel(n.Name)),
			"unknown function '%s'", n.Name)
		return nil
	}
	return q.expression(n, c, offset)
}

func (q *ruler) arg(n *expr.Node, offset int) *model.RuleNode {
	name, part, _ := strings.Cut(n.Name, ".")
	return q.reference(name, part, offset+n.From, offset+n.To)
}

// exprLiteral returns a constant in a condition that is given to a Go function; nil for anything else.
func (q *ruler) exprLiteral(n *expr.Node, offset int) *model.RuleNode {
	x := &model.RuleNode{Result: -1, Span: q.node.At(offset+n.From, offset+n.To).Span}
	switch n.Op {
	case expr.Int:
		x.Kind, x.Int = model.RuleInt, n.Int
	case expr.True:
		x.Kind, x.Int = model.RuleBool, 1
	case expr.False:
		x.Kind = model.RuleBool
	case expr.String:
		x.Kind, x.Lits = model.RuleLit, []*model.Const{{Kind: model.ConstString, Str: n.Str, Span: x.Span}}
	default:
		return nil
	}
	return x
}

// goLiteral returns a constant that is given to a Go function; nil for anything else.
func (q *ruler) goLiteral(n *rulelang.Node) *model.RuleNode {
	x := &model.RuleNode{Result: -1, Span: q.span(n)}
	switch {
	case n.Kind == rulelang.Int:
		x.Kind, x.Int = model.RuleInt, n.Int
	case n.Kind == rulelang.Float:
		x.Kind, x.Float = model.RuleFloat, n.Num
	case n.Kind == rulelang.Word && (n.Name == "true" || n.Name == "false"):
		x.Kind = model.RuleBool
		if n.Name == "true" {
			x.Int = 1
		}
	case n.Kind == rulelang.Str:
		x.Kind, x.Lits = model.RuleLit, []*model.Const{{Kind: model.ConstString, Str: n.Text, Span: x.Span}}
	default:
		return nil
	}
	return x
}

// paramOf returns the parameter that takes what a reference stands for.
func paramOf(x *model.RuleNode) model.RuleHookParam {
	if _, typ := x.GoConst(); typ != "" {
		return model.RuleHookParam{Go: typ}
	}
	p := model.RuleHookParam{Kind: kindOf(x)}
	if p.Kind == model.BindAttr {
		p.Constraint = constraintOf(x)
	}
	return p
}

// expression resolves a condition in the language of constraints.
func (q *ruler) expression(n *expr.Node, c *model.RuleCond, offset int) *model.RuleCond {
	e, nodes, ok := q.compile(n, offset, func(c *compiler) *model.Expr { return c.condition(n) })
	if !ok {
		return nil
	}
	c.Expr, c.Nodes = e, nodes
	return c
}

// compile compiles an expression in which names stand for what the match binds: a value for its type, an attribute for itself.
func (q *ruler) compile(n *expr.Node, offset int, f func(c *compiler) *model.Expr) (*model.Expr, []*model.RuleNode, bool) {
	var nodes []*model.RuleNode
	vars := map[string]*model.Expr{}
	ok := true
	var visit func(n *expr.Node)
	visit = func(n *expr.Node) {
		if n.Op == expr.Part && vars[n.Name] == nil {
			x := q.arg(n, offset)
			if x == nil {
				ok = false
				return
			}
			if x.Binding.Built {
				q.error(report.RuleName, offset+n.From, offset+n.To, "use what the match binds", "'$%s' does not exist yet when this is asked", x.Binding.Name)
				ok = false
			}
			e := &model.Expr{Op: model.ExprValue, Kind: model.KindType, Ref: model.ValueRef{Index: len(nodes)}, Span: x.Span}
			switch kindOf(x) {
			case model.BindAttr:
				e.Kind, e.Ref.Kind = model.KindAttr, model.RefAttribute
			case model.BindValues:
				e.Kind, e.Elem = model.KindList, model.KindType
			case model.BindRegion:
				e.Kind, e.Ref.Kind = model.KindRegion, model.RefRegion
			case model.BindLists:
				q.error(report.RuleName, offset+n.From, offset+n.To, "ask a Go function", "'$%s' is a list of lists, which conditions cannot look at", x.Binding.Name)
				ok = false
			case model.BindOp:
				if len(x.Binding.Op.Results) != 1 || x.Binding.Op.Results[0].Length != model.Single {
					q.error(report.RuleName, offset+n.From, offset+n.To, "write $"+x.Binding.Name+"."+firstResult(x.Binding.Op),
						"'$%s' has %d results: say which one is meant", x.Binding.Name, len(x.Binding.Op.Results))
					ok = false
				}
			}
			vars[n.Name] = e
			nodes = append(nodes, x)
		}
		for _, a := range n.Args {
			visit(a)
		}
	}
	visit(n)
	if !ok {
		return nil, nil, false
	}
	before := q.r.rep.Errors()
	c := &compiler{r: q.r, u: q.u, node: q.node, offset: offset, vars: vars}
	e := f(c)
	if q.r.rep.Errors() > before {
		q.failed = true
		return nil, nil, false
	}
	return e, nodes, true
}

// hook enters a Go function among those that the dialect's hooks promise. All calls must agree about what it takes and gives.
func (q *ruler) hook(h *model.RuleHook) *model.RuleHook {
	for _, old := range q.u.Dialect.RuleHooks {
		if old.Method != h.Method {
			continue
		}
		if !sameHook(old, h) {
			d := q.r.rep.Error(report.RuleFunction, report.At(h.Span), "use another name for one of the two", "'%s' is called with other kinds of arguments, or for another purpose, than before", h.Method)
			report.Note(d, old.Span, "called here before")
			q.failed = true
		}
		return old
	}
	q.u.Dialect.RuleHooks = append(q.u.Dialect.RuleHooks, h)
	return h
}

func sameHook(a, b *model.RuleHook) bool {
	if a.Role != b.Role || len(a.Params) != len(b.Params) || len(a.Results) != len(b.Results) {
		return false
	}
	same := func(a, b []model.RuleHookParam) bool {
		for i := range a {
			if a[i].Kind != b[i].Kind || a[i].Go != b[i].Go || goClass(a[i].Constraint) != goClass(b[i].Constraint) {
				return false
			}
		}
		return true
	}
	return same(a.Params, b.Params) && same(a.Results, b.Results)
}

// goClass identifies the Go type of an attribute.
func goClass(c *model.Constraint) string {
	switch {
	case c == nil, c.Kind == model.PropConstraint:
		return ""
	case c.Enum != nil:
		return c.Enum.Name
	case c.Def != nil:
		return c.Def.Dialect.Name + "." + c.Def.Name
	}
	return c.Class
}
