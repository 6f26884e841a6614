package resolve

import (
	"strings"

	"github.com/odsgen/ods/odsgen/internal/lang"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// where adds the condition that is the text of a node.
func (q *ruler) where(n *yamlx.Node) {
	old := q.node
	q.node = n
	defer func() { q.node = old }()
	if tree, errs := lang.ParseExpr(n.Value()); !q.syntax(errs) {
		q.condition(tree)
	}
}

// condition adds a condition that stands in the current node.
func (q *ruler) condition(tree *lang.Expr) {
	switch c := q.cond(tree); {
	case c == nil:
	case c.Kind == model.CondAnd:
		q.rule.Where = append(q.rule.Where, c.Args...)
	default:
		q.rule.Where = append(q.rule.Where, c)
	}
}

// cond resolves a condition. What contains a call of Go, or asks for uses, is taken apart; the rest is an expression.
func (q *ruler) cond(n *lang.Expr) *model.RuleCond {
	c := &model.RuleCond{Text: strings.Join(strings.Fields(q.node.Value()[n.From:n.To]), " "), Span: q.node.At(n.From, n.To).Span}
	kinds := map[lang.Op]model.RuleCondKind{lang.And: model.CondAnd, lang.Or: model.CondOr, lang.Not: model.CondNot}
	if kind, ok := kinds[n.Op]; ok {
		c.Kind = kind
		for _, a := range n.Args {
			sub := q.cond(a)
			if sub == nil {
				return nil
			}
			c.Args = append(c.Args, sub)
		}
		return c
	}
	if n.Op == lang.Call && (n.Name == "unused" || n.Name == "one_use") {
		c.Kind = model.CondUnused
		if n.Name == "one_use" {
			c.Kind = model.CondOneUse
		}
		if len(n.Args) != 1 || n.Args[0].Op != lang.Part {
			q.error(report.RuleFunction, n.From, n.To, "write "+n.Name+"($x)", "'%s' takes one value or operation", n.Name)
			return nil
		}
		x := q.arg(n.Args[0])
		if x == nil {
			return nil
		}
		if k := x.Stands(); k != model.BindValue && k != model.BindOp {
			q.error(report.RuleFunction, n.From, n.To, "name a value or an operation", "'%s' takes a value or an operation, not %s",
				n.Name, withArticle(k.String()))
			return nil
		}
		c.Nodes = []*model.RuleNode{x}
		return c
	}
	if n.Op == lang.Call && isExported(n.Name) {
		c.Kind = model.CondGo
		h := &model.RuleHook{Role: model.HookCondition, Method: n.Name, Span: c.Span}
		for _, a := range n.Args {
			x := q.exprLiteral(a)
			if x == nil && a.Op != lang.Part {
				q.error(report.RuleFunction, a.From, a.To, "name what the match binds",
					"a Go function takes names, $x or $x.part, and constants")
				return nil
			}
			if x == nil {
				x = q.arg(a)
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
	if n.Op == lang.Call && n.Name != "all_equal" && model.LookupFunction(n.Name) == nil {
		names := []string{"one_use", "unused", "all_equal"}
		for _, f := range model.Functions() {
			names = append(names, f.Name)
		}
		q.error(report.RuleFunction, n.From, n.From+len(n.Name),
			report.DidYouMean(n.Name, names, "a Go function starts with a capital letter: "+camel(n.Name)),
			"unknown function '%s'", n.Name)
		return nil
	}
	return q.expression(n, c)
}

func (q *ruler) arg(n *lang.Expr) *model.RuleNode {
	name, part, _ := strings.Cut(n.Name, ".")
	return q.reference(name, part, n.From, n.To)
}

// exprLiteral returns a constant in a condition that is given to a Go function; nil for anything else.
func (q *ruler) exprLiteral(n *lang.Expr) *model.RuleNode {
	x := &model.RuleNode{Result: -1, Span: q.node.At(n.From, n.To).Span}
	switch n.Op {
	case lang.Int:
		x.Kind, x.Int = model.RuleInt, n.Int
	case lang.True:
		x.Kind, x.Int = model.RuleBool, 1
	case lang.False:
		x.Kind = model.RuleBool
	case lang.String:
		x.Kind, x.Lits = model.RuleLit, []*model.Const{{Kind: model.ConstString, Str: n.Str, Span: x.Span}}
	default:
		return nil
	}
	return x
}

// goLiteral returns a constant that is given to a Go function; nil for anything else.
func (q *ruler) goLiteral(n *lang.Pattern) *model.RuleNode {
	x := &model.RuleNode{Result: -1, Span: q.span(n)}
	switch {
	case n.Kind == lang.PatInt:
		x.Kind, x.Int = model.RuleInt, n.Int
	case n.Kind == lang.PatFloat:
		x.Kind, x.Float = model.RuleFloat, n.Num
	case n.Kind == lang.PatWord && (n.Name == "true" || n.Name == "false"):
		x.Kind = model.RuleBool
		if n.Name == "true" {
			x.Int = 1
		}
	case n.Kind == lang.PatString:
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
	p := model.RuleHookParam{Kind: x.Stands()}
	if p.Kind == model.BindAttr {
		p.Constraint = constraintOf(x)
	}
	return p
}

// expression resolves a condition in the language of constraints.
func (q *ruler) expression(n *lang.Expr, c *model.RuleCond) *model.RuleCond {
	e, nodes, ok := q.compile(n, func(c *compiler) *model.Expr { return c.condition(n) })
	if !ok {
		return nil
	}
	c.Expr, c.Nodes = e, nodes
	return c
}

// compile compiles an expression in which names stand for what the match binds: a value for its type, an attribute for
// itself.
func (q *ruler) compile(n *lang.Expr, f func(c *compiler) *model.Expr) (*model.Expr, []*model.RuleNode, bool) {
	var nodes []*model.RuleNode
	vars := map[string]*model.Expr{}
	ok := true
	var visit func(n *lang.Expr)
	visit = func(n *lang.Expr) {
		if n.Op == lang.Part && vars[n.Name] == nil {
			x := q.arg(n)
			if x == nil {
				ok = false
				return
			}
			if x.Binding.Built {
				q.error(report.RuleName, n.From, n.To, "use what the match binds", "'$%s' does not exist yet when this is asked",
					x.Binding.Name)
				ok = false
			}
			e := &model.Expr{Op: model.ExprValue, Kind: model.KindType, Ref: model.ValueRef{Index: len(nodes)}, Span: x.Span}
			switch x.Stands() {
			case model.BindAttr:
				e.Kind, e.Ref.Kind = model.KindAttr, model.RefAttribute
			case model.BindValues:
				e.Kind, e.Elem = model.KindList, model.KindType
			case model.BindRegion:
				e.Kind, e.Ref.Kind = model.KindRegion, model.RefRegion
			case model.BindLists:
				q.error(report.RuleName, n.From, n.To, "ask a Go function", "'$%s' is a list of lists, which conditions cannot look at",
					x.Binding.Name)
				ok = false
			case model.BindOp:
				if len(x.Binding.Op.Results) != 1 || x.Binding.Op.Results[0].Length != model.Single {
					q.error(report.RuleName, n.From, n.To, "write $"+x.Binding.Name+"."+firstResult(x.Binding.Op),
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
	c := &compiler{r: q.r, u: q.u, node: q.node, vars: vars}
	e := q.r.bounded(f(c), report.At(c.at(n).Span))
	if q.r.rep.Errors() > before {
		q.failed = true
		return nil, nil, false
	}
	return e, nodes, true
}

// hook enters a Go function among those that the dialect's hooks promise. All calls must agree about what it takes and
// gives.
func (q *ruler) hook(h *model.RuleHook) *model.RuleHook {
	for _, old := range q.u.Dialect.RuleHooks {
		if old.Method != h.Method {
			continue
		}
		if !sameHook(old, h) {
			d := q.r.rep.Error(report.RuleFunction, report.At(h.Span), "use another name for one of the two",
				"'%s' is called with other kinds of arguments, or for another purpose, than before", h.Method)
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
