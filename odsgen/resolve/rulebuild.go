package resolve

import (
	"fmt"
	"slices"

	"github.com/odsgen/ods/odsgen/internal/lang"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// replace resolves what takes the place of the root's results.
func (q *ruler) replace(list []*lang.Pattern) {
	root := q.rule.Root()
	if len(list) == 1 && list[0].Kind == lang.PatErase {
		q.rule.Erase = true
		return
	}
	variable := slices.ContainsFunc(root.Results, func(r *model.Value) bool { return r.Length != model.Single })
	for _, n := range list {
		x := q.replacement(n, variable)
		if x == nil {
			return
		}
		q.rule.Replace = append(q.rule.Replace, x)
	}
	first, last := list[0], list[len(list)-1]
	switch {
	case q.failed:
	case variable && len(list) > 1:
		q.error(report.RuleResults, first.From, last.To, "write one list, or one operation",
			"'%s' has results of variable length, which only one thing can replace", root.FullName())
	case !variable && q.built != len(root.Results):
		fix := "write one value for each, with ',' between them"
		if len(root.Results) == 0 {
			fix = "write 'erase', or an operation without results"
		}
		q.error(report.RuleResults, first.From, last.To, fix, "the replacement has %s, but '%s' has %s", number(q.built, "value"),
			root.FullName(), number(len(root.Results), "result"))
	}
}

// number writes how many of a thing there are.
func number(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// replacement resolves one item of the replacement, and counts the results that it stands for.
func (q *ruler) replacement(n *lang.Pattern, variable bool) *model.RuleNode {
	switch n.Kind {
	case lang.PatErase:
		q.at(n, report.RuleResults, "write it alone", "'erase' stands for the whole replacement")
		return nil
	case lang.PatOp:
		x := q.buildOp(n, nil, true, variable)
		if x != nil {
			if x.Result >= 0 {
				q.built++
			} else {
				q.built += len(x.Op.Results)
			}
		}
		return x
	case lang.PatVar:
		if n.Sub != nil {
			q.at(n.Sub, report.RuleResults, "make it under build:, and write $"+n.Name+" here", "a replacement cannot be named here")
			return nil
		}
		x := q.reference(n.Name, n.Part, n.From, n.To)
		if x == nil {
			return nil
		}
		if !x.HasPart && x.Binding.Op != nil {
			if x.Binding == q.rule.Match.Binding {
				q.at(n, report.RuleResults, "name what takes its place", "'$%s' is what is replaced", n.Name)
				return nil
			}
			q.built += len(x.Binding.Op.Results)
			return x
		}
		return q.counted(n, x, variable)
	case lang.PatList:
		if variable {
			return q.makeList(n, nil)
		}
	case lang.PatCall:
		x := q.goValue(n, variable)
		q.built++
		return x
	}
	q.at(n, report.RuleResults, "write $x, (op ...) or Function(...)", "a result cannot be replaced by this")
	return nil
}

// counted checks that a reference is a value, or a list where that is possible.
func (q *ruler) counted(n *lang.Pattern, x *model.RuleNode, list bool) *model.RuleNode {
	want := model.BindValue
	if list {
		want = model.BindValues
	}
	if !q.required(n, x) {
		return nil
	}
	if k := x.Stands(); k != want {
		q.at(n, report.RuleKind, "name a "+want.String(), "'$%s' is %s, but %s is needed", n.Name, withArticle(k.String()),
			withArticle(want.String()))
		return nil
	}
	q.built++
	return x
}

// steps resolves build: or after:.
func (q *ruler) steps(items []*yamlx.Node) []*model.RuleNode {
	var out []*model.RuleNode
	for _, it := range items {
		q.node = it
		s, errs := lang.ParseStep(it.Value())
		if q.syntax(errs) {
			continue
		}
		if x := q.step(s); x != nil {
			out = append(out, x)
		}
	}
	return out
}

func (q *ruler) step(s *lang.Step) *model.RuleNode {
	n := s.Value
	switch {
	case n.Kind == lang.PatOp && len(s.Names) <= 1:
		var name *lang.Pattern
		if len(s.Names) == 1 {
			name = s.Names[0]
		}
		return q.buildOp(n, name, false, false)
	case n.Kind == lang.PatCall && isExported(n.Name):
		x := &model.RuleNode{Kind: model.RuleGo, Result: -1, Span: q.span(n)}
		h := &model.RuleHook{Role: model.HookValue, Method: n.Name, Span: q.span(n)}
		if !q.callArgs(n, x, h) {
			return nil
		}
		for _, v := range s.Names {
			y := &model.RuleNode{Kind: model.RuleVar, Result: -1, Span: q.span(v)}
			if q.names[v.Name] != nil {
				q.at(v, report.RuleName, "use another name", "'$%s' is bound already", v.Name)
				return nil
			}
			q.bind(v, y, model.Binding{Kind: model.BindValue, Built: true})
			x.Attrs = append(x.Attrs, model.RuleAttr{Node: y})
			h.Results = append(h.Results, model.RuleHookParam{Kind: model.BindValue})
		}
		x.Hook = q.hook(h)
		return x
	}
	q.at(n, report.RuleStep, "write $name:(op ...) or $a, $b:Function(...)", "a step makes an operation or calls a Go function")
	return nil
}

// buildOp resolves an operation that is made. What replaces results of the root takes their types when they cannot be
// inferred.
func (q *ruler) buildOp(n, name *lang.Pattern, replaces, variable bool) *model.RuleNode {
	op := q.op(n)
	if op == nil {
		return nil
	}
	x := &model.RuleNode{Kind: model.RuleOp, Op: op, Result: -1, Span: q.span(n)}
	switch {
	case len(op.Successors) > 0, slices.ContainsFunc(op.Regions, func(g *model.Region) bool { return needed(g) && !given(n, g) }):
		q.error(report.RuleOp, n.NameFrom, n.NameTo, "call a Go function that makes it, or give it a region of the root",
			"'%s' has regions or successors, which a rule cannot make", op.FullName())
	case op.SkipBuilders:
		q.error(report.RuleOp, n.NameFrom, n.NameTo, "call a Go function that makes it", "'%s' has no generated builder", op.FullName())
	case op.BuildersApart && op.Dialect == q.u.Dialect:
		q.error(report.RuleOp, n.NameFrom, n.NameTo, "add it to 'builders' below 'keep' in 'api' at the top of the file",
			"the builder of '%s' is in a package of its own, which the package of the rule cannot import", op.FullName())
	}
	if len(n.Args) != len(op.Operands) {
		q.arity(n, op, len(n.Args))
	} else {
		for i, a := range n.Args {
			x.Args = append(x.Args, q.makeOperand(a, op.Operands[i]))
		}
	}
	q.buildAttrs(n, x)
	if n.Part != "" {
		x.Result = q.result(n, op)
	}
	q.buildTypes(n, x, replaces, variable)
	x.Loc = q.location(n.Loc)
	if name != nil {
		if q.names[name.Name] != nil {
			q.at(name, report.RuleName, "use another name", "'$%s' is bound already", name.Name)
		}
		q.bind(name, x, model.Binding{Kind: model.BindOp, Op: op, Built: true})
	}
	return x
}

// buildAttrs resolves the attributes of an operation that is made.
func (q *ruler) buildAttrs(n *lang.Pattern, x *model.RuleNode) {
	seen := map[string]bool{}
	for _, a := range n.Attrs {
		if g := regionOf(x.Op, a); g != nil {
			q.buildRegion(a, g, x)
			continue
		}
		attr := q.attribute(x.Op, a)
		if attr == nil {
			continue
		}
		if i := slices.IndexFunc(x.Op.Operands, func(v *model.Value) bool { return v.InnerSegments == attr }); i >= 0 {
			q.error(report.RuleAttr, a.From, a.To, "remove it", "attribute '%s' follows from operand '%s'", a.Name, x.Op.Operands[i].Name)
			continue
		}
		if seen[a.Name] {
			q.error(report.RuleAttr, a.From, a.To, "write it once", "attribute '%s' is given twice", a.Name)
			continue
		}
		seen[a.Name] = true
		x.Attrs = append(x.Attrs, model.RuleAttr{Attr: attr, Node: q.makeAttr(a.Value, attr)})
	}
	for _, v := range x.Op.Operands {
		if v.InnerSegments != nil {
			seen[v.InnerSegments.Name] = true // computed
		}
	}
	for _, a := range slices.Concat(x.Op.Attributes, x.Op.Properties) {
		if !seen[a.Name] && !a.MayBeAbsent() && a.Default == nil && !a.Constraint.HasDefault() && !a.Implied {
			q.error(report.RuleAttr, n.NameFrom, n.NameTo, "add "+a.Name+"=...", "'%s' needs %s '%s'", x.Op.FullName(), attrOrProp(a),
				a.Name)
		}
	}
}

// makeOperand resolves what is given for a declared operand.
func (q *ruler) makeOperand(n *lang.Pattern, v *model.Value) *model.RuleNode {
	switch v.Length {
	case model.Nested:
		return q.makeLists(n, v)
	case model.Variadic:
		return q.makeList(n, v)
	case model.Optional:
		if n.Kind == lang.PatCall && n.Name == "absent" && len(n.Args) == 0 {
			return &model.RuleNode{Kind: model.RuleAbsent, Result: -1, Span: q.span(n)}
		}
	}
	return q.makeValue(n, v.Length == model.Optional)
}

// makeLists resolves what is given for a nested operand: a list of lists that the match binds, or one that is written.
func (q *ruler) makeLists(n *lang.Pattern, v *model.Value) *model.RuleNode {
	switch n.Kind {
	case lang.PatList:
		x := &model.RuleNode{Kind: model.RuleList, Want: model.BindLists, Result: -1, Span: q.span(n)}
		for _, a := range n.Args {
			x.Args = append(x.Args, q.makeList(a, v))
		}
		return x
	case lang.PatVar:
		y := q.reference(n.Name, n.Part, n.From, n.To)
		if y != nil && y.Stands() == model.BindLists && n.Sub == nil {
			return y
		}
		if y == nil {
			return nil
		}
	}
	q.at(n, report.RuleKind, "name one that the match binds, or write [[$a] [$b ...$rest]]", "operand '%s' needs a list of lists",
		v.Name)
	return nil
}

// makeValue resolves one value, which may be absent when it is optional.
func (q *ruler) makeValue(n *lang.Pattern, optional bool) *model.RuleNode {
	switch n.Kind {
	case lang.PatVar:
		if n.Sub != nil {
			q.at(n.Sub, report.RuleKind, "make it under build:, and write $"+n.Name+" here",
				"what is made inside of an operation cannot be named")
			return nil
		}
		x := q.reference(n.Name, n.Part, n.From, n.To)
		if x == nil {
			return nil
		}
		switch k := x.Stands(); {
		case k == model.BindOp && (len(x.Binding.Op.Results) != 1 || x.Binding.Op.Results[0].Length != model.Single):
			q.at(n, report.RuleResult, "write $"+n.Name+"."+firstResult(x.Binding.Op), "'$%s' has %d results: say which one is meant",
				n.Name, len(x.Binding.Op.Results))
			return nil
		case k != model.BindValue && k != model.BindOp:
			q.at(n, report.RuleKind, "name a value", "'$%s' is %s, but a value is needed", n.Name, withArticle(k.String()))
			return nil
		}
		if !optional && !q.required(n, x) {
			return nil
		}
		return x
	case lang.PatOp:
		x := q.buildOp(n, nil, false, false)
		if x != nil && x.Result < 0 && (len(x.Op.Results) != 1 || x.Op.Results[0].Length == model.Variadic) {
			q.at(n, report.RuleResult, "write ("+n.Name+" ...)."+firstResult(x.Op), "'%s' has %d results: say which one is meant",
				x.Op.FullName(), len(x.Op.Results))
			return nil
		}
		return x
	case lang.PatCall:
		return q.goValue(n, false)
	}
	q.at(n, report.RuleKind, "write $x, (op ...) or Function(...)", "this is no value; constants are made by an operation")
	return nil
}

// makeList resolves a list of values.
func (q *ruler) makeList(n *lang.Pattern, v *model.Value) *model.RuleNode {
	x := &model.RuleNode{Kind: model.RuleList, Want: model.BindValues, Result: -1, Span: q.span(n)}
	switch n.Kind {
	case lang.PatList:
		for _, a := range n.Args {
			if a.Kind != lang.PatRest {
				x.Args = append(x.Args, q.makeValue(a, false))
				continue
			}
			if a.Name == "" {
				q.at(a, report.RuleKind, "write ...$name", "what is made needs a name behind '...'")
				return nil
			}
			b := q.lookup(a.Name, a.From+3, a.To)
			if b == nil {
				return nil
			}
			if b.Kind != model.BindValues {
				q.at(a, report.RuleKind, "write $"+a.Name, "'$%s' is %s, not a list", a.Name, withArticle(b.Kind.String()))
				return nil
			}
			x.Args = append(x.Args, &model.RuleNode{Kind: model.RuleRest, Binding: b, Result: -1, Span: q.span(a)})
		}
		return x
	case lang.PatVar:
		y := q.reference(n.Name, n.Part, n.From, n.To)
		if y == nil {
			return nil
		}
		if k := y.Stands(); k != model.BindValues {
			q.at(n, report.RuleKind, "write [$"+n.Name+"]", "'$%s' is %s, but a list is needed", n.Name, withArticle(k.String()))
			return nil
		}
		return y
	case lang.PatCall:
		return q.goValue(n, true)
	}
	what := "the results"
	if v != nil {
		what = "operand '" + v.Name + "'"
	}
	q.at(n, report.RuleKind, "write a list [$a $b ...$rest]", "%s need a list", what)
	return nil
}

// goValue resolves a call of a Go function that makes a value, or a list of them.
func (q *ruler) goValue(n *lang.Pattern, list bool) *model.RuleNode {
	x := &model.RuleNode{Kind: model.RuleGo, Want: model.BindValue, Result: -1, Span: q.span(n)}
	if list {
		x.Want = model.BindValues
	}
	h := &model.RuleHook{Role: model.HookValue, Method: n.Name, Results: []model.RuleHookParam{{Kind: x.Want}}, Span: x.Span}
	if !q.callArgs(n, x, h) {
		return nil
	}
	x.Hook = q.hook(h)
	return x
}

// callArgs resolves the arguments of a Go function.
func (q *ruler) callArgs(n *lang.Pattern, x *model.RuleNode, h *model.RuleHook) bool {
	if !isExported(n.Name) {
		q.error(report.RuleFunction, n.From, n.From+len(n.Name), "a Go function starts with a capital letter", "unknown function '%s'",
			n.Name)
		return false
	}
	for _, a := range n.Args {
		var y *model.RuleNode
		switch a.Kind {
		case lang.PatVar:
			y = q.reference(a.Name, a.Part, a.From, a.To)
			if y != nil && a.Sub != nil {
				q.at(a.Sub, report.RuleFunction, "remove it", "an argument is only named")
				return false
			}
			if y != nil && h.Role == model.HookAttr && y.Binding.Built {
				q.at(a, report.RuleName, "name what the match binds",
					"'$%s' does not exist yet: attributes are computed before anything is made", a.Name)
				return false
			}
		case lang.PatCall:
			y = q.goAttr(a, nil)
		default:
			if y = q.goLiteral(a); y == nil {
				q.at(a, report.RuleFunction, "name what the match binds",
					"a Go function takes names, $x or $x.part, constants, and other Go functions that compute attributes")
			}
		}
		if y == nil {
			return false
		}
		x.Args = append(x.Args, y)
		if y.Kind == model.RuleGo {
			h.Params = append(h.Params, model.RuleHookParam{Kind: model.BindAttr})
		} else {
			h.Params = append(h.Params, paramOf(y))
		}
	}
	return true
}

// goAttr resolves a call of a Go function that computes an attribute.
func (q *ruler) goAttr(n *lang.Pattern, a *model.Attribute) *model.RuleNode {
	x := &model.RuleNode{Kind: model.RuleGo, Want: model.BindAttr, Attr: a, Result: -1, Span: q.span(n)}
	result := model.RuleHookParam{Kind: model.BindAttr}
	if a != nil {
		result.Constraint = a.Constraint
	}
	h := &model.RuleHook{Role: model.HookAttr, Method: n.Name, Results: []model.RuleHookParam{result}, Span: x.Span}
	if !q.callArgs(n, x, h) {
		return nil
	}
	x.Hook = q.hook(h)
	return x
}

// makeAttr resolves what is given for an attribute.
func (q *ruler) makeAttr(n *lang.Pattern, a *model.Attribute) *model.RuleNode {
	x := &model.RuleNode{Result: -1, Attr: a, Want: model.BindAttr, Span: q.span(n)}
	switch n.Kind {
	case lang.PatVar:
		y := q.reference(n.Name, n.Part, n.From, n.To)
		if y == nil {
			return nil
		}
		if k := y.Stands(); k != model.BindAttr {
			q.at(n, report.RuleKind, "name an attribute, or call a Go function that computes it",
				"'$%s' is %s, but attribute '%s' is needed", n.Name, withArticle(k.String()), a.Name)
			return nil
		}
		known := constraintOf(y)
		if !convertible(known, a.Constraint) {
			what := "any attribute"
			if known != nil {
				what = known.Summary
			}
			q.at(n, report.RuleKind, "convert it with a Go function", "'$%s' is %s, but %s '%s' is %s", n.Name, what, attrOrProp(a),
				a.Name, a.Constraint.Summary)
			return nil
		}
		if !a.MayBeAbsent() && !q.required(n, y) {
			return nil
		}
		y.Attr, y.Want = a, model.BindAttr
		return y
	case lang.PatCall:
		if isExported(n.Name) {
			return q.goAttr(n, a)
		}
	}
	x.Kind = model.RuleLit
	k := q.literal(n, a)
	if k == nil {
		return nil
	}
	x.Lits = []*model.Const{k}
	return x
}

// buildTypes decides where the result types come from.
func (q *ruler) buildTypes(n *lang.Pattern, x *model.RuleNode, replaces, variable bool) {
	op := x.Op
	if len(n.Types) > 0 {
		if len(n.Types) != len(op.Results) {
			q.error(report.RuleTypes, n.Types[0].From, n.Types[len(n.Types)-1].To, "write one type for each result",
				"'%s' has %s, but the number of types is %d", op.FullName(), number(len(op.Results), "result"), len(n.Types))
			return
		}
		for _, t := range n.Types {
			if e := q.typeExpr(t); e != nil {
				x.Types = append(x.Types, e)
			}
		}
		return
	}
	infers := op.Infer != nil || slices.ContainsFunc(op.Hooks, func(h model.Hook) bool { return h.Kind == model.HookInfer })
	switch {
	case len(op.Results) == 0 || infers:
	case replaces && x.Result < 0 && (variable || q.built+len(op.Results) <= len(q.rule.Root().Results)):
		x.FromRoot, x.RootResult = true, q.built
	default:
		q.error(report.RuleTypes, n.NameFrom, n.NameTo, "add '-> TYPE' at the end of the operation: -> $x for the type of $x",
			"the result types of '%s' cannot be inferred here", op.FullName())
	}
}

// typeExpr compiles the type of a result.
func (q *ruler) typeExpr(tree *lang.Expr) *model.RuleType {
	e, nodes, ok := q.compile(tree, func(c *compiler) *model.Expr {
		e := c.value(tree)
		return c.unify(e, &model.Expr{Kind: model.KindType})
	})
	if !ok {
		return nil
	}
	if e.Kind != model.KindType {
		q.error(report.RuleTypes, tree.From, tree.To, "write a type: $x, I32, with_element($x, I1)", "expected a type, but found %s",
			withArticle(e.Kind.String()))
		return nil
	}
	return &model.RuleType{Expr: e, Nodes: nodes}
}

// location resolves loc(...).
func (q *ruler) location(n *lang.Pattern) *model.RuleLoc {
	if n == nil {
		return nil
	}
	l := &model.RuleLoc{}
	for i, a := range n.Args {
		switch {
		case a.Kind == lang.PatString && i == 0:
			l.Name, l.Named = a.Text, true
		case a.Kind == lang.PatVar && a.Sub == nil:
			x := q.reference(a.Name, a.Part, a.From, a.To)
			if x == nil {
				return nil
			}
			if k := x.Stands(); k != model.BindOp && k != model.BindValue {
				q.at(a, report.RuleKind, "name an operation or a value", "%s has no location", withArticle(k.String()))
			}
			l.Of = append(l.Of, x)
		default:
			q.at(a, report.RuleKind, "write loc($x), loc($x, $y) or loc(\"name\", $x)",
				"a location is that of a name, with at most a text in front")
		}
	}
	if len(n.Args) == 0 {
		q.at(n, report.RuleKind, "write loc($x), loc($x, $y) or loc(\"name\", $x)", "the location is empty")
	}
	return l
}
