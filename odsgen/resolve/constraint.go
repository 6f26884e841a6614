package resolve

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/keys"
	"github.com/odsgen/ods/odsgen/internal/lang"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// anything is the name of the constraint that stands in for one that could not be resolved.
const anything = "?"

// anyConstraint returns a stand-in that accepts everything.
func anyConstraint(kind model.ConstraintKind) *model.Constraint {
	return &model.Constraint{
		Common: model.Common{Name: anything, Summary: "anything"}, Kind: kind, Key: anything,
		Pred: &model.Expr{Op: model.ExprTrue, Kind: model.KindBool},
	}
}

// argument is the value of a parameter of a constraint or trait.
type argument struct {
	kind string
	cons []*model.Constraint // type, types, attr, attrs
	ints []int64             // int, ints
	str  string              // string, op
	ops  []string            // op, ops
	refs []model.ValueRef    // value, values
	// names are the texts of refs; expr is a compiled pred or transform.
	names []string
	expr  *model.Expr
	span  model.Span
}

// key identifies the argument among instances.
func (a *argument) key() string {
	var b strings.Builder
	for _, c := range a.cons {
		fmt.Fprintf(&b, "%p,", c)
	}
	fmt.Fprintf(&b, "%v %q", a.ints, a.str)
	return b.String()
}

// source returns the argument as it is written.
func (a *argument) source() string {
	switch a.kind {
	case "string":
		return strconv.Quote(a.str)
	case "type", "attr", "prop", "int":
		return a.join(", ", "%")
	}
	return "[" + a.join(", ", "%") + "]"
}

// texts returns a text for each constraint: its summary, for messages, or its name, for
// source.
func (a *argument) texts(summary bool) []string {
	var out []string
	for _, c := range a.cons {
		if summary {
			out = append(out, c.Summary)
		} else {
			out = append(out, c.Name)
		}
	}
	for _, i := range a.ints {
		out = append(out, strconv.FormatInt(i, 10))
	}
	out = append(append(out, a.names...), a.ops...)
	if a.kind == "string" {
		out = append(out, a.str)
	}
	return out
}

func (a *argument) join(sep, each string) string {
	var out []string
	for _, t := range a.texts(false) {
		out = append(out, strings.ReplaceAll(each, "%", t))
	}
	return strings.Join(out, sep)
}

// constraintKinds are the kinds of parameters of constraints.
var constraintKinds = []string{"type", "types", "attr", "attrs", "int", "ints", "string", "prop"}

// constraint resolves a name, or a name with arguments, to a constraint of a kind. It reports and returns nil on
// failure.
func (c *compiler) constraint(n *lang.Expr, kind model.ConstraintKind) *model.Constraint {
	if n.Op == lang.Name {
		if p := c.params[n.Name]; p != nil && len(p.cons) == 1 {
			return p.cons[0]
		}
	}
	if n.Op != lang.Name && n.Op != lang.Apply {
		c.error(report.ExprType, n, "name a constraint", "expected a constraint")
		return nil
	}
	s, ok, reported := lookup(c.r, c.u, n.Name, c.at(n),
		func(u *Unit, name string) (*symbol, bool) { s := u.syms[name]; return s, s != nil })
	if !ok {
		if !reported {
			c.unknownConstraint(n)
		}
		return nil
	}
	if len(s.params) == 0 {
		if n.Op == lang.Apply {
			c.error(report.ConstraintArgs, n, "remove them; before a comparison put a space", "constraint '%s' takes no arguments", s.name)
			return nil
		}
		return c.r.symbolConstraint(s)
	}
	if n.Op == lang.Name {
		c.error(report.ConstraintArgs, n, "write "+declared(s), "constraint '%s' needs arguments", s.name)
		return nil
	}
	return c.instance(n, s)
}

// declared returns a parametrised symbol as it is declared.
func declared(s *symbol) string {
	var parts []string
	for _, p := range s.params {
		parts = append(parts, p.Name)
	}
	return s.name + "<" + strings.Join(parts, ", ") + ">"
}

// upstreamWrappers maps upstream's wrapping constraints to what is written here.
var upstreamWrappers = map[string]string{
	"Variadic": "{type: X, variadic: true}", "Optional": "{type: X, optional: true}", "OptionalAttr": "{type: X, optional: true}",
	"VariadicOfVariadic": "{type: X, variadic: nested, segments: NAME}", "DefaultValuedAttr": "{type: X, default: value}",
	"DefaultValuedOptionalAttr": "{type: X, default: value, optional: true}", "ConfinedAttr": "{type: X, where: [C]}",
	"DefaultValuedStrAttr": "{type: StrAttr, default: text}", "Arg": "{type: X, summary: text, effects: [..]}",
	"Res":            "{type: X, summary: text, effects: [..]}",
	"VariadicRegion": "{type: X, variadic: true}", "VariadicSuccessor": "{type: X, variadic: true}",
	"OptionalProp":      "{type: X, optional: true}",
	"DefaultValuedProp": "{type: X, default: value}", "ConfinedProp": "{type: X, where: [C]}",
	"ConfinedType": "a named constraint with pred:", "AllAttrOf": "{type: X, where: [C, D]}",
}

func (c *compiler) unknownConstraint(n *lang.Expr) {
	if how, ok := upstreamWrappers[n.Name]; ok {
		c.error(report.UpstreamSpelling, n, "write "+how, "'%s' is a key here, not a constraint", n.Name)
		return
	}
	names := func() []string {
		names := c.r.allNames(c.u, func(u *Unit) []string { return u.symNames })
		for p := range c.params {
			names = append(names, p)
		}
		for _, f := range model.Functions() {
			names = append(names, f.Name)
		}
		slices.Sort(names)
		return names
	}
	fix := c.r.rep.DidYouMean(n.Name, names, "define it under constraints:, or import the dialect that does")
	if c.r.enumOfAttr(c.u, n.Name, c.at(n)) != nil {
		fix = "write " + strings.TrimSuffix(n.Name, "Attr") + ": the name of the enum stands for its attribute"
	}
	c.error(report.UnknownConstraint, n, fix, "unknown constraint '%s'", n.Name)
}

// instance returns the constraint that a parametrised one gives for arguments.
func (c *compiler) instance(n *lang.Expr, s *symbol) *model.Constraint {
	if len(n.Args) != len(s.params) {
		c.error(report.ConstraintArgs, n, "write "+declared(s), "constraint '%s' takes %d arguments, not %d", s.name, len(s.params),
			len(n.Args))
		return nil
	}
	args := map[string]*argument{}
	var key, src []string
	for i, p := range s.params {
		a := c.argument(n.Args[i], s.kindOf(p), s, p.Name)
		if a == nil {
			return nil
		}
		args[p.Name] = a
		key = append(key, a.key())
		src = append(src, a.source())
	}
	k := strings.Join(key, "|")
	if con := s.instances[k]; con != nil {
		return con
	}
	name := s.name + "<" + strings.Join(src, ", ") + ">"
	con := c.r.compileConstraint(s, name, args)
	if con != nil {
		s.instances[k] = con
	}
	return con
}

// kindOf returns the kind of a parameter: the one given, or the name when that is a kind.
func (s *symbol) kindOf(p lang.Param) string {
	if p.Kind != "" {
		return p.Kind
	}
	return p.Name
}

// argument compiles an argument for a parameter of a kind.
func (c *compiler) argument(n *lang.Expr, kind string, s *symbol, param string) *argument {
	a := &argument{kind: kind, span: c.at(n).Span}
	if n.Op == lang.Name {
		if p := c.params[n.Name]; p != nil && p.kind == kind {
			return p
		}
	}
	bad := func(want string) *argument {
		c.error(report.ConstraintArgs, n, "write "+want, "argument '%s' of '%s' must be %s", param, s.name, want)
		return nil
	}
	items := []*lang.Expr{n}
	if strings.HasSuffix(kind, "s") {
		if n.Op != lang.List {
			return bad("a list [...]")
		}
		items = n.Args
	}
	for _, it := range items {
		switch strings.TrimSuffix(kind, "s") {
		case "int":
			if it.Op == lang.Name && c.params[it.Name] != nil && c.params[it.Name].kind == "int" {
				a.ints = append(a.ints, c.params[it.Name].ints...)
				continue
			}
			if it.Op != lang.Int {
				return bad("an integer")
			}
			a.ints = append(a.ints, it.Int)
		case "string":
			if it.Op != lang.String {
				return bad("a quoted text")
			}
			a.str = it.Str
		case "type", "attr", "prop":
			if it.Op != lang.Name && it.Op != lang.Apply {
				return bad("a constraint")
			}
			want := model.TypeConstraint
			if strings.HasPrefix(kind, "attr") {
				want = model.AttrConstraint
			} else if kind == "prop" {
				want = model.PropConstraint
			}
			con := c.constraint(it, want)
			if con == nil {
				return nil
			}
			if con.Kind != want {
				c.error(report.ConstraintKind, it, "name a constraint for "+plural(want), "'%s' is a constraint for %s, not for %s", con.Name,
					plural(con.Kind), plural(want))
				return nil
			}
			a.cons = append(a.cons, con)
		default:
			return nil
		}
	}
	return a
}

// family describes a constraint with parameters.
func (r *Resolver) family(s *symbol) *model.ConstraintFamily {
	f := &model.ConstraintFamily{Kind: s.kind, Condition: s.body.Value()}
	f.Common = model.Common{Name: s.name, Dialect: s.unit.Dialect, Span: s.key.Span}
	if s.body.Kind == yamlx.Map {
		f.Summary = strings.TrimSpace(s.body.Get("summary").Value())
		f.Description = strings.TrimSpace(s.body.Get("description").Value())
		f.Condition = s.body.Get("pred").Value()
		if b := s.body.Get("base").Value(); b != "" {
			f.Condition = strings.TrimSuffix(b+" and "+f.Condition, " and ")
		}
	}
	for _, p := range s.params {
		f.Params = append(f.Params, model.TraitParam{Name: p.Name, Kind: p.Kind})
	}
	return f
}

// symbolConstraint returns the constraint that a symbol without parameters stands for.
func (r *Resolver) symbolConstraint(s *symbol) *model.Constraint {
	if s.con != nil {
		return s.con
	}
	switch {
	case s.def != nil:
		s.con = r.defConstraint(s)
	case s.enum != nil:
		s.con = r.enumConstraint(s)
	case s.iface != nil:
		s.con = r.interfaceConstraint(s)
	default:
		s.con = r.compileConstraint(s, s.name, nil)
	}
	return s.con
}

// compileConstraint compiles the body of a constraint with given arguments.
func (r *Resolver) compileConstraint(s *symbol, name string, args map[string]*argument) *model.Constraint {
	if s.busy {
		r.rep.Error(report.Cycle, s.key.Place(), "define it without itself", "constraint '%s' is defined through itself", s.name)
		return anyConstraint(s.kind)
	}
	if len(name) > maxSummary {
		r.rep.Error(report.Growth, s.key.Place(), "use fewer or shorter arguments",
			"the name of an instance of constraint '%s' is longer than %d bytes", s.name, maxSummary)
		return anyConstraint(s.kind)
	}
	if !r.rep.Grow(s.key.Place(), 1, len(name)) {
		return anyConstraint(s.kind)
	}
	s.busy = true
	defer func() { s.busy = false }()
	con := &model.Constraint{Kind: s.kind}
	predNode := s.body
	var o object
	long := s.body.Kind == yamlx.Map
	if long {
		o = r.object(s.body, "constraint '"+s.name+"'", keys.Constraint)
		con.Common = o.common(s.unit, s.key)
		con.Summary = strings.TrimRight(o.scalar("summary").Value(), "\n")
		predNode = o.scalar("pred")
	} else if s.body.Kind != yamlx.Scalar {
		r.rep.Error(report.WrongKind, s.body.Place(), "write an expression or {pred: ..., summary: ...}",
			"constraint '%s' must be an expression or a map, not %s", s.name, s.body.Kind)
		return anyConstraint(s.kind)
	}
	con.Name, con.Dialect, con.Span = name, s.unit.Dialect, s.key.Span
	if con.GoName == "" {
		con.GoName = camel(name)
	}
	self := &model.Expr{Op: model.ExprSelf, Kind: kindOfSelf(s.kind), Span: s.key.Span}
	comp := &compiler{r: r, u: s.unit, node: predNode, self: self, params: args}
	con.Pred = &model.Expr{Op: model.ExprTrue, Kind: model.KindBool, Span: s.key.Span}
	var base *model.Constraint
	if long {
		if b := o.scalar("base"); b != nil {
			base = r.namedConstraint(s.unit, b, s.kind, args)
			con.Base = base
		}
	}
	if predNode != nil {
		if tree := r.parse(predNode); tree != nil {
			con.Pred = comp.condition(tree)
		}
	} else if base == nil && !o.flag("native") && s.kind != model.PropConstraint {
		r.rep.Error(report.MissingKey, s.key.Place(), "add pred:", "constraint '%s' has no condition", s.name)
	}
	r.finishConstraint(s, con, base, o, comp, long)
	return con
}

// finishConstraint derives the rest from the condition: what an alias takes over, the class, the summary, the key.
func (r *Resolver) finishConstraint(s *symbol, con, base *model.Constraint, o object, comp *compiler, long bool) {
	own, written := con.Summary, long && o.n.Get("summary") != nil
	if p := con.Pred; p.Op == model.ExprIs && p.Args[0].Op == model.ExprSelf && base == nil {
		inherit(con, p.Constraint)
		con.Pred = p.Constraint.Pred
	} else if p.Op == model.ExprIsClass && p.Args[0].Op == model.ExprSelf && base == nil {
		inherit(con, p.Def.Constraint)
	}
	if written && base == nil {
		con.Summary = own // even if it is empty
	}
	if base != nil {
		con.Summary = base.Summary
		inherit(con, base)
		if own != "" {
			con.Summary += " " + own
		}
		con.Pred = simplify(&model.Expr{Op: model.ExprAnd, Kind: model.KindBool, Args: []*model.Expr{base.Pred, con.Pred},
			Span: con.Pred.Span})
	}
	if def := classOf(con.Pred); def != nil && con.Class == "" && con.ClassOf == nil && !con.NoClass {
		con.Class, con.Def = def.GoName, def
		if c := def.Constraint; c != nil {
			con.GoType, con.ValueType, con.Untyped, con.Stripped, con.Unit, con.Elem = c.GoType, c.ValueType, c.Untyped, c.Stripped,
				c.Unit, c.Elem
		}
	}
	if long {
		r.constraintFacts(s, con, o, comp.params)
	}
	con.Pred = r.bounded(con.Pred, s.key.Place())
	con.Summary = r.fillSummary(s.key, o, con.Summary, comp.params)
	if con.Summary == "" && !written {
		switch {
		case con.Pred.Op == model.ExprOr || con.Pred.Op == model.ExprIs:
			con.Summary = joinSummaries(con.Pred, " or ")
		case con.Pred.Op == model.ExprAnd:
			con.Summary = joinSummaries(con.Pred, " and ")
		}
		if con.Summary == "" && r.rep.Errors() == 0 {
			r.rep.Error(report.SummaryMissing, s.key.Place(), "write {pred: ..., summary: ...}",
				"constraint '%s' has no summary for its messages", s.name)
		}
	}
	if len(con.Summary) > maxSummary {
		r.rep.Error(report.Growth, s.key.Place(), "give it a summary: of its own",
			"the summary of constraint '%s' is longer than %d bytes", s.name, maxSummary)
		con.Summary = con.Summary[:maxSummary]
	}
	con.Key = con.Kind.String() + " " + con.Pred.String() + "\n" + con.Summary
}

// joinSummaries returns the summaries of a combination of constraints on self, "" when it is anything else.
func joinSummaries(e *model.Expr, sep string) string {
	args := e.Args
	if e.Op == model.ExprIs {
		args = []*model.Expr{e}
	}
	var out []string
	for _, a := range args {
		switch {
		case a.Op == model.ExprIs && a.Args[0].Op == model.ExprSelf:
			out = append(out, a.Constraint.Summary)
		case a.Op == model.ExprIsClass && a.Args[0].Op == model.ExprSelf:
			out = append(out, a.Def.Constraint.Summary)
		default:
			return ""
		}
	}
	return strings.Join(out, sep)
}

// inherit copies what an alias or a confined constraint takes over.
func inherit(con, from *model.Constraint) {
	if from == nil {
		return
	}
	if con.Summary == "" {
		con.Summary = from.Summary
	}
	con.Builds, con.Class, con.Def, con.ClassOf, con.NoClass = from.Builds, from.Class, from.Def, from.ClassOf, from.NoClass
	con.GoType, con.ValueType, con.Untyped, con.Stripped = from.GoType, from.ValueType, from.Untyped, from.Stripped
	con.SymbolName, con.Unit, con.Elem, con.Enum = from.SymbolName, from.Unit, from.Elem, from.Enum
	con.Form, con.Keyword = from.Form, from.Keyword
}

// classOf returns the definition whose Go type everything has that satisfies the condition.
func classOf(e *model.Expr) *model.AttrOrTypeDef {
	onSelf := len(e.Args) > 0 && e.Args[0].Op == model.ExprSelf
	switch e.Op {
	case model.ExprIsClass:
		if onSelf {
			return e.Def
		}
	case model.ExprIs:
		if onSelf {
			return e.Constraint.Def
		}
	case model.ExprAnd:
		for _, a := range e.Args {
			if d := classOf(a); d != nil {
				return d
			}
		}
	case model.ExprOr:
		if e.Args[0].Op == model.ExprIs && e.Args[0].Constraint.Kind == model.TypeConstraint {
			return nil // upstream's AnyTypeOf is of any class
		}
		first := classOf(e.Args[0])
		for _, a := range e.Args[1:] {
			if classOf(a) != first {
				return nil
			}
		}
		if first != nil && !first.Native { // upstream's AnyTypeOf is of any class, so that texts have the whole type
			return nil
		}
		return first
	}
	return nil
}

// interfaces are the classes of package core that are no definitions.
var interfaces = []string{"TypedAttr", "ElementsAttr", "ShapedType", "TensorType", "BaseMemRefType"}

// classFact reads the key "class": what values are that texts have where the constraint is demanded.
func (r *Resolver) classFact(s *symbol, con *model.Constraint, o object, args map[string]*argument) {
	v := o.text("class")
	switch {
	case v == "":
	case v == "Type" || v == "Attribute":
		con.Class, con.Def, con.ClassOf, con.NoClass = "", nil, nil, true
	case v == "self":
		con.Class, con.Def, con.ClassOf = "", nil, con
	case slices.Contains(interfaces, v):
		con.Class, con.Def = v, nil
	default:
		c := r.namedConstraint(s.unit, o.scalar("class"), con.Kind, args)
		con.Class, con.Def, con.ClassOf = c.Class, c.Def, c.ClassOf
	}
}

// constraintFacts reads the keys that say more than the condition does.
func (r *Resolver) constraintFacts(s *symbol, con *model.Constraint, o object, args map[string]*argument) {
	typeExpr := func(key string) *model.Expr {
		n := o.scalar(key)
		if n == nil {
			return nil
		}
		tree := r.parse(n)
		if tree == nil {
			return nil
		}
		c := &compiler{r: r, u: s.unit, node: n, params: args}
		e := r.bounded(c.value(tree), n.Place())
		switch {
		case c.unbuildable:
			return nil
		case e.Kind != model.KindType:
			c.error(report.ExprType, tree, "use a function that makes a type, or a constraint that determines one",
				"'%s' must be a type, not %s", key, withArticle(e.Kind.String()))
			return nil
		}
		return e
	}
	if o.n.Index("builds") >= 0 {
		con.Builds = typeExpr("builds")
	}
	if o.n.Index("value_type") >= 0 {
		con.ValueType, con.Untyped = typeExpr("value_type"), false
	}
	r.classFact(s, con, o, args)
	if v := o.text("go_type"); v != "" {
		con.GoType = v
	}
	con.Untyped = con.Untyped || o.flag("untyped")
	con.Stripped = con.Stripped || o.flag("stripped")
	con.SymbolName = con.SymbolName || o.flag("symbol_name")
	con.Unit = con.Unit || o.flag("unit")
	r.propFacts(s, con, o)
	if n := o.scalar("element"); n != nil {
		kind := model.AttrConstraint
		if con.Kind == model.PropConstraint {
			kind = model.PropConstraint
		} else if con.Class == "TypeAttr" || con.Kind == model.TypeConstraint {
			kind = model.TypeConstraint
		}
		con.Elem = r.namedConstraint(s.unit, n, kind, args)
	}
	if con.Kind == model.PropConstraint {
		r.checkForm(s, con)
	}
}
