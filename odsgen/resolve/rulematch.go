package resolve

import (
	"fmt"
	"slices"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/odsgen/internal/lang"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// match resolves the pattern of the root.
func (q *ruler) match(n *lang.Pattern) {
	var name *lang.Pattern
	if n.Kind == lang.PatVar && n.Sub != nil {
		name, n = n, n.Sub
	}
	if n.Kind != lang.PatOp {
		q.at(n, report.RuleMatch, "write (operation operands...)", "a rule starts from an operation")
		return
	}
	if n.Part != "" {
		q.at(n, report.RuleMatch, "remove '."+n.Part+"'", "the root stands for all of its results")
	}
	x := q.matchOp(n, name, nil)
	if x == nil {
		return
	}
	q.rule.Match = x
	for _, g := range x.Op.Regions {
		if !slices.ContainsFunc(x.Regions, func(y model.RuleRegion) bool { return y.Region == g }) {
			fix := fmt.Sprintf("write %[1]s=_ when it may be lost, or name it, %[1]s=$%[1]s, and give it to what is built", g.Name)
			if g.Name == "" {
				fix = "give the region a name, and mention it"
			}
			q.error(report.RuleOp, n.NameFrom, n.NameTo, fix, "'%s' has the region '%s', which the rule would lose", x.Op.FullName(),
				g.Name)
		}
	}
	if len(x.Op.Successors) > 0 {
		q.error(report.RuleOp, n.NameFrom, n.NameTo, "write the pattern in Go: canonicalize: patterns",
			"'%s' has successors, which a rule would lose", x.Op.FullName())
	}
}

// matchOp resolves an operation in a match. A nested one is named by the variable before it, and defines a value
// that a constraint is known of.
func (q *ruler) matchOp(n, name *lang.Pattern, known *model.Constraint) *model.RuleNode {
	op := q.op(n)
	if op == nil {
		return nil
	}
	q.rule.NumOps++
	first := q.rule.NumOps == 1
	x := &model.RuleNode{Kind: model.RuleOp, Op: op, Result: -1, Span: q.span(n)}
	if name != nil {
		// Its results can be meant inside already.
		q.bind(name, x, model.Binding{Kind: model.BindOp, Op: op})
	}
	if len(n.Types) > 0 || n.Loc != nil {
		q.at(n, report.RuleMatch, "remove them; test types behind 'if', or with $x:TYPE",
			"result types and locations are for what is built")
	}
	q.inRoot = first
	q.matchAttrs(n, x) // in the order in which they are matched
	q.operands(n, x)
	return x
}

// operands resolves the operands of an operation in a match.
func (q *ruler) operands(n *lang.Pattern, x *model.RuleNode) {
	op := x.Op
	i := 0 // the next declared operand
	take := func(a *lang.Pattern) *model.Value {
		if i < len(op.Operands) {
			i++
			return op.Operands[i-1]
		}
		i++
		return nil
	}
	for _, a := range n.Args {
		if a.Kind == lang.PatCall && a.Name == "either" {
			e := &model.RuleNode{Kind: model.RuleEither, Result: -1, Span: q.span(a)}
			if len(a.Args) != 2 {
				q.at(a, report.RuleMatch, "write either(p, q)", "'either' is for two operands, not for %d", len(a.Args))
				return
			}
			for _, y := range a.Args {
				v := take(a)
				if v != nil && v.Length != model.Single {
					q.at(a, report.RuleMatch, "match it in a fixed place", "'either' is for single operands, and '%s' is %s", v.Name, v.Length)
					return
				}
				e.Args = append(e.Args, q.operand(y, v))
			}
			x.Args = append(x.Args, e)
			continue
		}
		x.Args = append(x.Args, q.operand(a, take(a)))
	}
	if i != len(op.Operands) {
		q.arity(n, op, i)
	}
}

// arity reports a wrong number of operands.
func (q *ruler) arity(n *lang.Pattern, op *model.Op, found int) {
	form := "(" + n.Name
	for _, v := range op.Operands {
		name := v.Name
		if name == "" {
			name = "_"
		} else {
			name = "$" + name
		}
		form += " " + name
	}
	form += ")"
	q.error(report.RuleArity, n.NameFrom, n.NameTo, "write "+form+", with _ for what does not matter",
		"'%s' has %d operands, but %d are written", op.FullName(), len(op.Operands), found)
}

// operand resolves the pattern of a declared operand.
func (q *ruler) operand(n *lang.Pattern, v *model.Value) *model.RuleNode {
	if v == nil {
		return nil // reported by arity
	}
	switch {
	case n.Kind == lang.PatAny:
		return &model.RuleNode{Kind: model.RuleAny, Result: -1, Span: q.span(n)}
	case v.Length == model.Nested:
		return q.lists(n, v)
	case v.Length == model.Variadic:
		return q.list(n, v)
	}
	return q.value(n, v.Constraint, v.Length == model.Optional)
}

// lists resolves the pattern of a nested operand: a name for the list of lists.
func (q *ruler) lists(n *lang.Pattern, v *model.Value) *model.RuleNode {
	if n.Kind != lang.PatVar || n.Part != "" || n.Sub != nil {
		q.at(n, report.RuleMatch, "write $"+v.Name+" or _, and take it apart in a Go function",
			"operand '%s' is a list of lists, which rules cannot take apart", v.Name)
		return nil
	}
	x := &model.RuleNode{Kind: model.RuleVar, Result: -1, Span: q.span(n)}
	q.bind(n, x, model.Binding{Kind: model.BindLists, Constraint: v.Constraint})
	return x
}

// list resolves the pattern of a variadic operand.
func (q *ruler) list(n *lang.Pattern, v *model.Value) *model.RuleNode {
	x := &model.RuleNode{Result: -1, Span: q.span(n)}
	switch {
	case n.Kind == lang.PatVar && n.Part == "":
		x.Kind = model.RuleVar
		q.bind(n, x, model.Binding{Kind: model.BindValues, Constraint: v.Constraint})
		if n.Sub != nil {
			if n.Sub.Kind != lang.PatList {
				q.at(n.Sub, report.RuleMatch, "write $"+n.Name+":[...]", "operand '%s' is a list", v.Name)
				return nil
			}
			x.Sub = q.list(n.Sub, v)
		}
		return x
	case n.Kind == lang.PatList:
		x.Kind = model.RuleList
		rests := 0
		for _, a := range n.Args {
			if a.Kind != lang.PatRest {
				x.Args = append(x.Args, q.value(a, v.Constraint, false))
				continue
			}
			if rests++; rests > 1 {
				q.at(a, report.RuleMatch, "keep one", "a list can have one '...'")
			}
			y := &model.RuleNode{Kind: model.RuleRest, Result: -1, Span: q.span(a)}
			if a.Name != "" {
				b := *a
				b.From += 3
				q.bind(&b, y, model.Binding{Kind: model.BindValues, Constraint: v.Constraint})
			}
			x.Args = append(x.Args, y)
		}
		return x
	}
	q.at(n, report.RuleMatch, "write $"+v.Name+", or a list [$a $b ...$rest]",
		"operand '%s' is variadic, and needs a name or a list", v.Name)
	return nil
}

// value resolves a pattern of one value.
func (q *ruler) value(n *lang.Pattern, known *model.Constraint, optional bool) *model.RuleNode {
	x := &model.RuleNode{Result: -1, Constraint: known, Span: q.span(n)}
	switch n.Kind {
	case lang.PatAny:
		x.Kind = model.RuleAny
		return x
	case lang.PatVar:
		if n.Sub != nil && n.Sub.Kind == lang.PatOp {
			return q.nested(n.Sub, n, known)
		}
		x.Kind = model.RuleVar
		q.bind(n, x, model.Binding{Kind: model.BindValue, Constraint: known, Optional: optional})
		if n.Sub != nil {
			x.Sub = q.value(n.Sub, known, optional)
		}
		q.surely(n, x, optional)
		return x
	case lang.PatOp:
		return q.nested(n, nil, known)
	case lang.PatConstraint:
		x.Kind = model.RuleIs
		x.Constraint = q.constraint(n, model.TypeConstraint)
		return x
	case lang.PatCall:
		return q.valueCall(n, x, optional)
	}
	q.at(n, report.RuleMatch, "write $x, (op ...), const("+q.node.Value()[n.From:n.To]+"), a type constraint or Function(...)",
		"an operand cannot be matched like this")
	return nil
}

// valueCall resolves name(...) where a value is matched.
func (q *ruler) valueCall(n *lang.Pattern, x *model.RuleNode, optional bool) *model.RuleNode {
	switch n.Name {
	case "const":
		x.Kind = model.RuleConst
		if len(n.Args) != 1 {
			q.at(n, report.RuleMatch, "write const($c), const(0) or const(CONSTRAINT)", "'const' takes one pattern, not %d", len(n.Args))
			return nil
		}
		x.Args = []*model.RuleNode{q.constant(n.Args[0])}
		return x
	case "absent", "present":
		if !optional || len(n.Args) > 0 {
			q.at(n, report.RuleMatch, "remove it", "'%s()' is for what may be absent, and takes nothing", n.Name)
		}
		return q.presence(n, x)
	case "either":
		q.at(n, report.RuleMatch, "put it around two operands of one operation", "'either' cannot stand here")
		return nil
	}
	if !isExported(n.Name) {
		q.error(report.RuleFunction, n.From, n.From+len(n.Name),
			report.DidYouMean(n.Name, []string{"const", "either", "absent", "present"}, "a Go function starts with a capital letter"),
			"unknown function '%s'", n.Name)
		return nil
	}
	return q.matcher(n, x, model.RuleHookParam{Kind: model.BindValue})
}

func (q *ruler) presence(n *lang.Pattern, x *model.RuleNode) *model.RuleNode {
	x.Kind = model.RuleAbsent
	if n.Name == "present" {
		x.Kind = model.RulePresent
	}
	return x
}

// matcher resolves a call of a Go function that takes a thing apart and gives its parts names.
func (q *ruler) matcher(n *lang.Pattern, x *model.RuleNode, self model.RuleHookParam) *model.RuleNode {
	x.Kind = model.RuleGo
	h := &model.RuleHook{Role: model.HookMatcher, Method: n.Name, Params: []model.RuleHookParam{self}, Span: q.span(n)}
	for _, a := range n.Args {
		if y := q.goLiteral(a); y != nil { // what it is told, rather than what it gives
			x.Attrs = append(x.Attrs, model.RuleAttr{Node: y})
			h.Params = append(h.Params, paramOf(y))
			continue
		}
		if a.Kind != lang.PatVar || a.Part != "" || a.Sub != nil && a.Sub.Kind != lang.PatConstraint {
			q.at(a, report.RuleFunction, "write "+n.Name+"($x, $c:SomeAttr)",
				"a Go function gives values names, or attributes with a constraint behind the name; besides, it takes constants")
			return nil
		}
		y := &model.RuleNode{Kind: model.RuleVar, Result: -1, Span: q.span(a)}
		b := model.Binding{Kind: model.BindValue}
		if a.Sub != nil {
			con := q.constraint(a.Sub, model.AttrConstraint)
			if con == nil {
				return nil
			}
			if b.Constraint = con; con.Kind == model.AttrConstraint {
				b.Kind = model.BindAttr
			} else {
				y.Sub = &model.RuleNode{Kind: model.RuleIs, Constraint: con, Result: -1, Span: q.span(a.Sub)}
			}
		}
		q.bind(a, y, b)
		x.Args = append(x.Args, y)
		p := model.RuleHookParam{Kind: b.Kind}
		if b.Kind == model.BindAttr {
			p.Constraint = b.Constraint
		}
		h.Results = append(h.Results, p)
	}
	x.Hook = q.hook(h)
	return x
}

// nested resolves an operation that defines an operand.
func (q *ruler) nested(n, name *lang.Pattern, known *model.Constraint) *model.RuleNode {
	x := q.matchOp(n, name, known)
	if x == nil {
		return nil
	}
	results := x.Op.Results
	switch {
	case len(results) == 0:
		q.error(report.RuleOp, n.NameFrom, n.NameTo, "match an operation with a result",
			"'%s' has no result, so it cannot define an operand", x.Op.FullName())
	case n.Part != "":
		x.Result = q.result(n, x.Op)
	case len(results) > 1 || results[0].Length == model.Variadic:
		q.at(n, report.RuleResult, "write ("+n.Name+" ...)."+firstResult(x.Op), "'%s' has several results: say which one is meant",
			x.Op.FullName())
	}
	return x
}

func firstResult(op *model.Op) string {
	for _, r := range op.Results {
		if r.Name != "" {
			return r.Name
		}
	}
	return "result"
}

// result finds the result after (op ...). by its name.
func (q *ruler) result(n *lang.Pattern, op *model.Op) int {
	var names []string
	for i, r := range op.Results {
		if r.Name == n.Part {
			if r.Length == model.Variadic {
				q.at(n, report.RuleResult, "match it in Go", "result '%s' of '%s' is variadic", r.Name, op.FullName())
			}
			return i
		}
		names = append(names, r.Name)
	}
	q.error(report.RuleResult, n.To-len(n.Part), n.To,
		report.DidYouMean(n.Part, names, "its results are "+strings.Join(names, ", ")), "'%s' has no result '%s'", op.FullName(),
		n.Part)
	return -1
}

// constraint resolves a constraint. One that could be both kinds is looked up once: names are unique.
func (q *ruler) constraint(n *lang.Pattern, kind model.ConstraintKind) *model.Constraint {
	before := q.r.rep.Errors()
	c := &compiler{r: q.r, u: q.u, node: q.node}
	con := c.constraint(n.Expr, kind)
	if con == nil || q.r.rep.Errors() > before {
		q.failed = true
		return nil
	}
	return con
}

// constrained is [ruler.constraint] for one of a certain kind.
func (q *ruler) constrained(n *lang.Pattern, kind model.ConstraintKind) *model.Constraint {
	con := q.constraint(n, kind)
	if con != nil && con.Kind != kind {
		q.at(n, report.ConstraintKind, "name a constraint for "+kind.String()+"s", "'%s' is a constraint for %ss, not for %ss",
			con.Name, con.Kind, kind)
		return nil
	}
	return con
}

// constant resolves the pattern inside const(...): of an attribute of any kind.
func (q *ruler) constant(n *lang.Pattern) *model.RuleNode {
	x := &model.RuleNode{Result: -1, Span: q.span(n)}
	switch n.Kind {
	case lang.PatInt:
		x.Kind, x.Int = model.RuleInt, n.Int
	case lang.PatFloat:
		x.Kind, x.Float = model.RuleFloat, n.Num
	case lang.PatWord:
		if n.Name != "true" && n.Name != "false" {
			q.at(n, report.RuleConst, "write a number, true, false, $c, a constraint or mlir(\"...\")", "'%s' is no constant", n.Name)
			return nil
		}
		x.Kind = model.RuleBool
		if n.Name == "true" {
			x.Int = 1
		}
	case lang.PatVar:
		x.Kind = model.RuleVar
		b := model.Binding{Kind: model.BindAttr}
		if n.Sub != nil {
			x.Sub = q.constant(n.Sub)
			if x.Sub != nil && x.Sub.Kind == model.RuleIs {
				b.Constraint = x.Sub.Constraint
			}
		}
		q.bind(n, x, b)
	case lang.PatConstraint:
		x.Kind, x.Constraint = model.RuleIs, q.constrained(n, model.AttrConstraint)
	case lang.PatCall:
		if n.Name == "mlir" {
			x.Kind = model.RuleLit
			if k := q.mlir(n); k != nil {
				x.Lits = append(x.Lits, k)
			}
			return x
		}
		if isExported(n.Name) {
			return q.matcher(n, x, model.RuleHookParam{Kind: model.BindAttr})
		}
		fallthrough
	default:
		q.at(n, report.RuleConst, "write a number, true, false, $c, a constraint or mlir(\"...\")",
			"a constant cannot be matched like this")
		return nil
	}
	return x
}

// mlir resolves mlir("...").
func (q *ruler) mlir(n *lang.Pattern) *model.Const {
	if len(n.Args) != 1 || n.Args[0].Kind != lang.PatString {
		q.at(n, report.RuleConst, "write mlir(\"...\")", "'mlir' takes an attribute in quotes")
		return nil
	}
	text := n.Args[0].Text
	// Dialects are not known here, so that only the shape of their attributes is checked.
	op, list := core.Parse(core.NewContext(), []byte("\"x\"() {a = "+text+"} : () -> ()"),
		core.ParseOptions{AllowUnregistered: true, NoImplicitModule: true})
	if op == nil || list.HasErrors() {
		why := "it does not parse"
		if len(list) > 0 {
			why = list[0].Message
		}
		q.at(n.Args[0], report.RuleConst, "write it as it stands behind 'a =' in {a = ...}", "this is no attribute: %s", why)
		return nil
	}
	return &model.Const{Kind: model.ConstAttr, Str: text, Span: q.span(n)}
}

// matchAttrs resolves the attributes of an operation in a match.
func (q *ruler) matchAttrs(n *lang.Pattern, x *model.RuleNode) {
	seen := map[string]bool{}
	for _, a := range n.Attrs {
		if g := regionOf(x.Op, a); g != nil {
			q.matchRegion(a, g, x)
			continue
		}
		attr := q.attribute(x.Op, a)
		if attr == nil {
			continue
		}
		if seen[a.Name] {
			q.error(report.RuleAttr, a.From, a.To, "write it once", "attribute '%s' is matched twice", a.Name)
			continue
		}
		seen[a.Name] = true
		x.Attrs = append(x.Attrs, model.RuleAttr{Attr: attr, Node: q.attrPattern(a.Value, attr)})
	}
}

// attrPattern resolves the pattern of an inherent attribute.
func (q *ruler) attrPattern(n *lang.Pattern, a *model.Attribute) *model.RuleNode {
	n = withCases(n, a.Constraint)
	x := &model.RuleNode{Result: -1, Attr: a, Want: model.BindAttr, Span: q.span(n)}
	optional := a.MayBeAbsent()
	switch n.Kind {
	case lang.PatAny:
		x.Kind = model.RuleAny
		return x
	case lang.PatVar:
		x.Kind = model.RuleVar
		q.bind(n, x, model.Binding{Kind: model.BindAttr, Constraint: a.Constraint, Optional: optional})
		if n.Sub != nil {
			x.Sub = q.attrPattern(n.Sub, a)
		}
		q.surely(n, x, optional)
		return x
	case lang.PatConstraint:
		kind := model.AttrConstraint
		if a.Property {
			kind = model.PropConstraint
		}
		x.Kind, x.Constraint = model.RuleIs, q.constrained(n, kind)
		return x
	case lang.PatCall:
		if n.Name == "absent" || n.Name == "present" {
			if len(n.Args) == 0 && a.Property && a.Constraint.HasDefault() {
				return q.propPresence(n, x, a)
			}
			if !optional || len(n.Args) > 0 {
				q.at(n, report.RuleMatch, "remove it", "'%s()' is for what may be absent, and takes nothing; attribute '%s' is always there",
					n.Name, a.Name)
			}
			return q.presence(n, x)
		}
		if isExported(n.Name) {
			return q.matcher(n, x, model.RuleHookParam{Kind: model.BindAttr, Constraint: a.Constraint})
		}
	case lang.PatOp, lang.PatRest, lang.PatErase:
		q.at(n, report.RuleMatch, "write $a, a constant, a constraint, absent() or Function(...)",
			"an attribute cannot be matched like this")
		return nil
	}
	x.Kind = model.RuleLit
	alternatives := []*lang.Pattern{n}
	if n.Kind == lang.PatAlt {
		alternatives = n.Args
	}
	for _, l := range alternatives {
		if k := q.literal(l, a); k != nil {
			x.Lits = append(x.Lits, k)
		}
	}
	if len(x.Lits) == 0 {
		return nil
	}
	if len(x.Lits) == 1 && x.Lits[0].Kind == model.ConstUnit && !a.Property {
		x.Kind = model.RulePresent
		if !x.Lits[0].Bool {
			x.Kind = model.RuleAbsent
		}
	}
	return x
}

// literal types a constant of an attribute as its default value would be.
func (q *ruler) literal(n *lang.Pattern, a *model.Attribute) *model.Const {
	c := a.Constraint
	before := q.r.rep.Errors()
	k := q.typed(n, a, c)
	if q.r.rep.Errors() > before {
		q.failed = true
	}
	return k
}

func (q *ruler) typed(n *lang.Pattern, a *model.Attribute, c *model.Constraint) *model.Const {
	n = withCases(n, c)
	node := q.scalar(n)
	switch {
	case n.Kind == lang.PatCall && n.Name == "mlir":
		return q.mlir(n)
	case a.Property:
		return q.property(n, a, node)
	case c.Enum != nil && (n.Kind == lang.PatWord || n.Kind == lang.PatString || n.Kind == lang.PatList):
		return q.r.enumConst(c.Enum, node)
	case c.Unit:
		if n.Kind == lang.PatWord && (n.Name == "true" || n.Name == "false") {
			return &model.Const{Kind: model.ConstUnit, Bool: n.Name == "true", Span: q.span(n)}
		}
	case strings.HasPrefix(c.GoType, "[]") && n.Kind == lang.PatList:
		return q.r.listConst(strings.TrimPrefix(c.GoType, "[]"), node)
	case c.Enum == nil && isScalarGo(c.GoType) && !strings.HasPrefix(c.GoType, "[]"):
		switch n.Kind {
		case lang.PatInt, lang.PatFloat, lang.PatString, lang.PatWord:
			goType := c.GoType
			if c.ValueType != nil && strings.HasPrefix(strings.TrimPrefix(goType, "u"), "int") {
				goType = strings.TrimRight(goType, "0123456789") + "64"
			}
			k := q.r.scalarConst(goType, node)
			if k != nil && k.Kind == model.ConstInt && c.ValueType != nil {
				q.r.checkRange(c.ValueType, k, node)
			}
			return k
		}
	}
	form := "mlir(\"...\") with the attribute in MLIR's syntax"
	switch {
	case c.Enum != nil:
		form = "a case of '" + c.Enum.Name + "'"
	case c.Unit:
		form = "true or false"
	case isScalarGo(c.GoType):
		form = defaultForm(c)
	}
	q.at(n, report.RuleConst, "write "+form, "attribute '%s' must be %s", a.Name, form)
	return nil
}

// scalar makes the YAML node of a constant, for the functions that type defaults.
func (q *ruler) scalar(n *lang.Pattern) *yamlx.Node {
	place := q.node.At(n.From, n.To)
	y := &yamlx.Node{Kind: yamlx.Scalar, Style: yamlx.Plain, Text: model.Text{Value: n.Text, Span: place.Span}, Span: place.Span,
		Used: place.Used}
	switch n.Kind {
	case lang.PatString:
		y.Style = yamlx.DoubleQuoted
	case lang.PatList:
		y.Kind = yamlx.List
		for _, a := range n.Args {
			y.Items = append(y.Items, q.scalar(a))
		}
	}
	return y
}
