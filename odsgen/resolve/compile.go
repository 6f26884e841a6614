package resolve

import (
	"maps"
	"slices"

	"github.com/odsgen/ods/odsgen/internal/lang"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// compiler gives types and meaning to one expression.
type compiler struct {
	r *Resolver
	u *Unit
	// node is where the expression was written.
	node *yamlx.Node
	// self is the thing that a bare constraint tests; nil when there is none.
	self *model.Expr
	// op is the operation whose parts $names are; nil in constraints.
	op *model.Op
	// params are the arguments of the parametrised definition around the expression, vars the variables of comprehensions.
	params map[string]*argument
	vars   map[string]*model.Expr
	// unbuildable is set when a type was asked of a parameter that does not determine one.
	unbuildable bool
}

// parse parses the text of a node, reporting syntax errors. The tree may be that of another node with the same text.
func (r *Resolver) parse(n *yamlx.Node) *lang.Expr {
	if tree := r.exprs[n.Value()]; tree != nil {
		return tree
	}
	tree, errs := lang.ParseExpr(n.Value())
	r.exprErrors(n, errs)
	if len(errs) > 0 {
		return nil
	}
	r.exprs[n.Value()] = tree
	return tree
}

func (r *Resolver) exprErrors(n *yamlx.Node, errs []lang.Error) {
	for _, e := range errs {
		r.rep.Error(report.ExprSyntax, n.At(e.From, e.To), e.Fix, "%s", e.Message)
	}
}

func (c *compiler) at(n *lang.Expr) report.Place { return c.node.At(n.From, n.To) }

func (c *compiler) error(code *report.Code, n *lang.Expr, fix, format string, args ...any) {
	c.r.rep.Error(code, c.at(n), fix, format, args...)
}

func (c *compiler) new(op model.ExprOp, kind model.ExprKind, n *lang.Expr, args ...*model.Expr) *model.Expr {
	return &model.Expr{Op: op, Kind: kind, Args: args, Span: c.at(n).Span}
}

// failed returns a harmless expression of a kind after an error.
func (c *compiler) failed(kind model.ExprKind, n *lang.Expr) *model.Expr {
	e := c.new(model.ExprTrue, kind, n)
	e.Name = anything
	return e
}

// isFailed reports whether an error was already reported for an expression.
func isFailed(e *model.Expr) bool { return e.Op == model.ExprTrue && e.Name == anything }

// condition compiles an expression that is true or false.
func (c *compiler) condition(n *lang.Expr) *model.Expr {
	switch n.Op {
	case lang.True:
		return c.new(model.ExprTrue, model.KindBool, n)
	case lang.False:
		return c.new(model.ExprFalse, model.KindBool, n)
	case lang.And, lang.Or, lang.Not:
		op := map[lang.Op]model.ExprOp{lang.And: model.ExprAnd, lang.Or: model.ExprOr, lang.Not: model.ExprNot}[n.Op]
		e := c.new(op, model.KindBool, n)
		for _, a := range n.Args {
			e.Args = append(e.Args, c.condition(a))
		}
		return simplify(e)
	case lang.Eq, lang.Ne, lang.Lt, lang.Le, lang.Gt, lang.Ge:
		return c.comparison(n)
	case lang.In:
		return c.in(n)
	case lang.Is:
		return c.with(c.value(n.Args[0])).condition(n.Args[1])
	case lang.Implements, lang.Has:
		return c.implements(n)
	case lang.Each, lang.Some:
		return c.quantifier(n)
	case lang.Name, lang.Apply, lang.Call, lang.Go:
		if e, ok := c.test(n); ok {
			return e
		}
	}
	v := c.value(n)
	if v.Kind != model.KindBool && !isFailed(v) {
		c.error(report.ExprType, n, "compare it, or test it with 'is'", "expected a condition, but found %s",
			withArticle(v.Kind.String()))
		return c.failed(model.KindBool, n)
	}
	return v
}

// with returns a compiler whose self is another expression.
func (c *compiler) with(self *model.Expr) *compiler {
	d := *c
	d.self = self
	return &d
}

func withArticle(s string) string {
	switch s[0] {
	case 'a', 'e', 'i', 'o', 'u':
		return "an " + s
	}
	return "a " + s
}

var comparisonOps = map[lang.Op]model.ExprOp{
	lang.Eq: model.ExprEq, lang.Ne: model.ExprNe, lang.Lt: model.ExprLt, lang.Le: model.ExprLe, lang.Gt: model.ExprGt,
	lang.Ge: model.ExprGe,
}

func (c *compiler) comparison(n *lang.Expr) *model.Expr {
	x, y := c.value(n.Args[0]), c.value(n.Args[1])
	x, y = c.unify(x, y), c.unify(y, x)
	e := c.new(comparisonOps[n.Op], model.KindBool, n, x, y)
	switch {
	case isFailed(x) || isFailed(y):
		return c.failed(model.KindBool, n)
	case x.Kind != y.Kind:
		c.error(report.ExprType, n, "compare things of one kind", "cannot compare %s with %s", withArticle(x.Kind.String()),
			withArticle(y.Kind.String()))
	case n.Op != lang.Eq && n.Op != lang.Ne && x.Kind != model.KindInt:
		c.error(report.ExprType, n, "use == or !=", "only integers can be ordered, not %ss", x.Kind)
	}
	return e
}

// unify converts x towards the kind of y where that is meant: an attribute stands for its type beside a type and for its
// number beside a number, a list of integers for a shape beside a shape, a Go function makes a list of types beside one.
func (c *compiler) unify(x, y *model.Expr) *model.Expr {
	switch {
	case x.Kind == model.KindAttr && y.Kind == model.KindType:
		return model.Call("type", x.Span, x)
	case x.Kind == model.KindAttr && y.Kind == model.KindInt:
		return model.Call("int", x.Span, x)
	case x.Kind == model.KindList && y.Kind == model.KindShape && x.Op == model.ExprList:
		s := *x
		s.Kind = model.KindShape
		return &s
	case x.Op == model.ExprGo && x.Kind == model.KindType && y.Kind == model.KindList && y.Elem == model.KindType:
		x.Kind, x.Elem = model.KindList, model.KindType // in place: the hook that is promised is this call
	}
	return x
}

// in compiles "x in [..]".
func (c *compiler) in(n *lang.Expr) *model.Expr {
	x, list := c.value(n.Args[0]), c.value(n.Args[1])
	if isFailed(x) || isFailed(list) {
		return c.failed(model.KindBool, n)
	}
	if list.Op != model.ExprList {
		c.error(report.ExprType, n.Args[1], "write [a, b], or name a list parameter",
			"expected a list of values behind 'in', but found %s", withArticle(list.Kind.String()))
		return c.failed(model.KindBool, n)
	}
	e := c.new(model.ExprIn, model.KindBool, n, x)
	for _, a := range list.Args {
		a = c.unify(a, x)
		if a.Kind != x.Kind {
			c.error(report.ExprType, n.Args[1], "use values of one kind", "cannot compare %s with %s", withArticle(x.Kind.String()),
				withArticle(a.Kind.String()))
			break
		}
		e.Args = append(e.Args, a)
	}
	return e
}

func (c *compiler) implements(n *lang.Expr) *model.Expr {
	x := c.value(n.Args[0])
	if n.Op == lang.Implements {
		it := c.r.findInterface(c.u, n.Name, c.at(n))
		if it == nil {
			return c.failed(model.KindBool, n)
		}
		e := c.new(model.ExprImplements, model.KindBool, n, x)
		e.Interface = it
		return e
	}
	t := c.r.findTrait(c.u, n.Name, c.at(n))
	if t == nil {
		return c.failed(model.KindBool, n)
	}
	e := c.new(model.ExprHasTrait, model.KindBool, n, x)
	e.Trait = t.trait
	return e
}

func (c *compiler) quantifier(n *lang.Expr) *model.Expr {
	list := c.value(n.Args[0])
	if isFailed(list) {
		return c.failed(model.KindBool, n)
	}
	if list.Kind != model.KindList {
		c.error(report.ExprType, n.Args[0], "use items, types, ints, ...", "expected a list, but found %s",
			withArticle(list.Kind.String()))
		return c.failed(model.KindBool, n)
	}
	elem := c.new(model.ExprElem, list.Elem, n.Args[0])
	if inner := *c; len(c.vars) > 0 { // the element of a sum around it is another one
		inner.vars = maps.Clone(c.vars)
		maps.DeleteFunc(inner.vars, func(_ string, v *model.Expr) bool { return v.Op == model.ExprElem })
		c = &inner
	}
	op := model.ExprEach
	if n.Op == lang.Some {
		op = model.ExprSome
	}
	return c.new(op, model.KindBool, n, list, c.with(elem).condition(n.Args[1]))
}

// sum compiles sum(EXPR for v in LIST). A parameter of kind values is a list of parts that is known here.
func (c *compiler) sum(n *lang.Expr) *model.Expr {
	if len(n.Args) != 1 || n.Args[0].Op != lang.For {
		c.error(report.FunctionArgs, n, "write sum(width(v) for v in $inputs)", "a sum needs an expression and a list")
		return c.failed(model.KindInt, n)
	}
	loop := n.Args[0]
	term := func(body *lang.Expr, v *model.Expr) *model.Expr {
		d := c.with(nil)
		d.vars = map[string]*model.Expr{loop.Name: v}
		e := d.value(body)
		if e = c.unify(e, &model.Expr{Kind: model.KindInt}); e.Kind != model.KindInt && !isFailed(e) {
			c.error(report.ExprType, body, "add integers", "cannot add %ss", e.Kind)
			return c.failed(model.KindInt, body)
		}
		return e
	}
	if p := c.params[loop.Args[1].Name]; p != nil && p.kind == "values" && loop.Args[1].Op == lang.Name {
		sum := c.new(model.ExprInt, model.KindInt, n)
		for i, ref := range p.refs {
			if e := term(loop.Args[0], c.ref(loop, ref)); i == 0 {
				sum = e
			} else {
				sum = model.Call("+", c.at(n).Span, sum, e)
			}
		}
		return sum
	}
	list := c.value(loop.Args[1])
	if isFailed(list) {
		return c.failed(model.KindInt, n)
	}
	if list.Kind == model.KindShape {
		shape := *list
		shape.Elem = model.KindInt
		list = &shape
	}
	if list.Kind != model.KindList && list.Kind != model.KindShape {
		c.error(report.ExprType, loop.Args[1], "name a variadic part, or use items, types, ints, ...",
			"expected a list, but found %s", withArticle(list.Kind.String()))
		return c.failed(model.KindInt, n)
	}
	return c.new(model.ExprSum, model.KindInt, n, list, term(loop.Args[0], c.new(model.ExprElem, list.Elem, loop.Args[1])))
}

// test compiles what can be applied to self: a constraint, a parameter that is one, a condition function. ok is false
// when the node is none of these.
func (c *compiler) test(n *lang.Expr) (*model.Expr, bool) {
	if n.Op == lang.Go {
		return c.goCall(n, model.KindBool), true
	}
	if n.Op == lang.Name {
		if p := c.params[n.Name]; p != nil {
			return c.testParam(n, p)
		}
	}
	if n.Op == lang.Call || n.Op == lang.Name && model.LookupFunction(n.Name) != nil {
		return nil, false
	}
	con := c.constraint(n, c.selfKind(n))
	if con == nil {
		return c.failed(model.KindBool, n), true
	}
	return c.applied(n, con), true
}

// testParam applies a parameter to self.
func (c *compiler) testParam(n *lang.Expr, p *argument) (*model.Expr, bool) {
	switch p.kind {
	case "type", "attr", "def":
		return c.applied(n, p.cons[0]), true
	case "types", "attrs", "constraints":
		op := model.ExprOr
		if p.kind == "constraints" {
			op = model.ExprAnd
		}
		if len(p.cons) == 1 {
			return c.applied(n, p.cons[0]), true
		}
		e := c.new(op, model.KindBool, n)
		for _, con := range p.cons {
			e.Args = append(e.Args, c.applied(n, con))
		}
		return simplify(e), true
	case "pred":
		return p.expr, true
	}
	return nil, false
}

// applied returns the condition that self satisfies a constraint.
func (c *compiler) applied(n *lang.Expr, con *model.Constraint) *model.Expr {
	if c.self == nil {
		c.error(report.ExprType, n, "write '$x is "+n.Name+"'", "constraint '%s' needs something to test", con.Name)
		return c.failed(model.KindBool, n)
	}
	self := c.self
	if isFailed(self) {
		return c.failed(model.KindBool, n)
	}
	if con.Kind == model.TypeConstraint && self.Kind == model.KindAttr {
		self = c.unify(self, &model.Expr{Kind: model.KindType})
	}
	if want := kindOfSelf(con.Kind); self.Kind != want {
		if con.Name != anything {
			c.error(report.ConstraintKind, n, "test "+withArticle(want.String()), "'%s' is a constraint for %ss, but is applied to %s",
				con.Name, con.Kind, withArticle(self.Kind.String()))
		}
		return c.failed(model.KindBool, n)
	}
	if con.Pred.Op == model.ExprTrue {
		return c.new(model.ExprTrue, model.KindBool, n)
	}
	e := c.new(model.ExprIs, model.KindBool, n, self)
	e.Constraint = con
	if con.Def != nil && con.Def.Constraint == con {
		e.Op, e.Def = model.ExprIsClass, con.Def
	}
	return e
}

// kindOfSelf is the kind of the thing that a constraint tests.
func kindOfSelf(k model.ConstraintKind) model.ExprKind {
	switch k {
	case model.TypeConstraint:
		return model.KindType
	case model.RegionConstraint:
		return model.KindRegion
	case model.SuccessorConstraint:
		return model.KindBlock
	}
	return model.KindAttr
}

// selfKind is the kind of constraint that fits self; types when there is none.
func (c *compiler) selfKind(*lang.Expr) model.ConstraintKind {
	if c.self != nil {
		switch c.self.Kind {
		case model.KindAttr:
			return model.AttrConstraint
		case model.KindRegion:
			return model.RegionConstraint
		case model.KindBlock:
			return model.SuccessorConstraint
		}
	}
	return model.TypeConstraint
}

// value compiles an expression of any kind.
func (c *compiler) value(n *lang.Expr) *model.Expr {
	switch n.Op {
	case lang.Int:
		e := c.new(model.ExprInt, model.KindInt, n)
		e.Int = n.Int
		return e
	case lang.String:
		e := c.new(model.ExprString, model.KindString, n)
		e.Str = n.Str
		return e
	case lang.List:
		e := c.new(model.ExprList, model.KindList, n)
		for _, a := range n.Args {
			v := c.value(a)
			e.Args = append(e.Args, v)
			e.Elem = v.Kind
		}
		return e
	case lang.Self:
		if c.self == nil {
			c.error(report.ExprType, n, "name a part: $x", "'self' means nothing here")
			return c.failed(model.KindType, n)
		}
		return c.self
	case lang.Part:
		return c.part(n)
	case lang.Name:
		return c.name(n)
	case lang.Call:
		return c.call(n)
	case lang.Go:
		return c.goCall(n, model.KindType)
	case lang.Apply:
		return c.built(n, c.constraint(n, model.TypeConstraint))
	}
	return c.condition(n)
}

// part compiles $name.
func (c *compiler) part(n *lang.Expr) *model.Expr {
	if v := c.vars[n.Name]; v != nil {
		return v
	}
	if p := c.params[n.Name]; p != nil && len(p.refs) == 1 {
		return c.ref(n, p.refs[0])
	}
	if c.op == nil {
		c.error(report.UnknownValue, n, "use self", "'$%s' names a part of an operation, but there is none here", n.Name)
		return c.failed(model.KindType, n)
	}
	ref, ok := c.op.Ref(n.Name)
	if !ok {
		c.error(report.UnknownValue, n, report.DidYouMean(n.Name, partNames(c.op), "declare it"), "'%s' has no part '$%s'",
			c.op.FullName(), n.Name)
		return c.failed(model.KindType, n)
	}
	return c.ref(n, ref)
}

// partNames lists the names of an operation's parts.
func partNames(op *model.Op) []string {
	var out []string
	for _, v := range slices.Concat(op.Operands, op.Results) {
		out = append(out, v.Name)
	}
	for _, a := range slices.Concat(op.Attributes, op.Properties) {
		out = append(out, a.Name)
	}
	for _, g := range op.Regions {
		out = append(out, g.Name)
	}
	for _, s := range op.Successors {
		out = append(out, s.Name)
	}
	return slices.DeleteFunc(out, func(s string) bool { return s == "" })
}

// ref makes the expression of an operation's part.
func (c *compiler) ref(n *lang.Expr, ref model.ValueRef) *model.Expr {
	e := c.new(model.ExprValue, model.KindType, n)
	e.Ref = ref
	setRefKind(e, c.op)
	return e
}

// setRefKind gives a part's expression its kind: the type of a value, the list of types of several, the attribute, the
// region.
func setRefKind(e *model.Expr, op *model.Op) {
	var v *model.Value
	switch e.Ref.Kind {
	case model.RefOperand:
		v = op.Operands[e.Ref.Index]
	case model.RefResult:
		v = op.Results[e.Ref.Index]
	case model.RefAttribute, model.RefProperty:
		e.Kind = model.KindAttr
		return
	case model.RefRegion:
		e.Kind = model.KindRegion
		return
	default:
		e.Kind = model.KindBlock
		return
	}
	e.Kind = model.KindType
	if v.Length == model.Variadic || v.Length == model.Nested {
		e.Kind, e.Elem = model.KindList, model.KindType
	}
}

// name compiles a bare word: a parameter, a function applied to self, or the one type of a constraint.
func (c *compiler) name(n *lang.Expr) *model.Expr {
	if v := c.vars[n.Name]; v != nil {
		return v
	}
	if p := c.params[n.Name]; p != nil {
		return c.paramValue(n, p)
	}
	if f := model.LookupFunction(n.Name); f != nil {
		return c.apply(n, f, nil)
	}
	return c.built(n, c.constraint(n, model.TypeConstraint))
}

func (c *compiler) paramValue(n *lang.Expr, p *argument) *model.Expr {
	switch p.kind {
	case "int":
		e := c.new(model.ExprInt, model.KindInt, n)
		e.Int = p.ints[0]
		return e
	case "ints":
		e := c.new(model.ExprList, model.KindList, n)
		e.Elem = model.KindInt
		for _, i := range p.ints {
			e.Args = append(e.Args, &model.Expr{Op: model.ExprInt, Kind: model.KindInt, Int: i, Span: e.Span})
		}
		return e
	case "string":
		e := c.new(model.ExprString, model.KindString, n)
		e.Str = p.str
		return e
	case "type":
		if p.cons[0].Builds == nil {
			c.unbuildable = true
			return c.failed(model.KindType, n)
		}
		return p.cons[0].Builds
	case "transform", "pred":
		return p.expr
	case "value":
		if len(p.refs) == 1 {
			return c.ref(n, p.refs[0])
		}
		return c.failed(model.KindType, n)
	}
	c.error(report.ExprType, n, "use it behind 'is'", "parameter '%s' is no value", n.Name)
	return c.failed(model.KindBool, n)
}

// built returns the one type of a constraint.
func (c *compiler) built(n *lang.Expr, con *model.Constraint) *model.Expr {
	switch {
	case con == nil:
		return c.failed(model.KindType, n)
	case con.Builds == nil:
		if con.Name != anything {
			c.error(report.ExprType, n, "use it behind 'is', or a function that makes a type", "'%s' does not determine one type",
				con.Name)
		}
		return c.failed(model.KindType, n)
	}
	return con.Builds
}
