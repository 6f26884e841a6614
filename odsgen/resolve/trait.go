package resolve

import (
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/expand"
	"github.com/odsgen/ods/odsgen/internal/keys"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// traitDecl is a trait with what its uses need.
type traitDecl struct {
	unit    *Unit
	trait   *model.Trait
	key     *yamlx.Node
	body    *yamlx.Node
	pred    *yamlx.Node
	summary *yamlx.Node
	bundle  []*yamlx.Node
	defined bool
	busy    bool
}

// traitParamKinds are the kinds of parameters of traits.
var traitParamKinds = []string{"value", "values", "type", "types", "attr", "op", "ops", "int", "ints", "string", "pred",
	"transform"}

// segmentTraits are implied and never written.
var segmentTraits = []string{"AttrSizedOperandSegments", "AttrSizedResultSegments"}

// declareTrait enters a trait's name and parameters.
func (r *Resolver) declareTrait(u *Unit, e expand.Entry) *traitDecl {
	name, params := r.paramKey(e.Key, "a trait")
	t := &traitDecl{unit: u, key: e.Key, body: e.Body, trait: &model.Trait{}}
	t.trait.Name, t.trait.Dialect, t.trait.Span, t.trait.GoName = name, u.Dialect, e.Key.Span, camel(name)
	for _, p := range params {
		kind := p.Kind
		if kind == "" {
			kind = p.Name
		}
		if !contains(traitParamKinds, kind) {
			r.rep.Error(report.BadWord, e.Key.At(p.From, p.To),
				report.DidYouMean(kind, traitParamKinds, "write '"+p.Name+" KIND'; kinds are "+strings.Join(traitParamKinds, ", ")),
				"parameter '%s' of trait '%s' has no known kind", p.Name, name)
			kind = "string"
		}
		t.trait.Params = append(t.trait.Params, model.TraitParam{Name: p.Name, Kind: kind})
	}
	if old := u.traits[name]; old != nil {
		d := r.rep.Error(report.DuplicateMnemonic, e.Key.Place(), "rename one of the two", "trait '%s' is defined twice", name)
		report.Note(d, old.key.Span, "first defined here")
		return nil
	}
	u.traits[name] = t
	return t
}

// defineTrait fills a trait from its body.
func (r *Resolver) defineTrait(t *traitDecl) {
	if t.defined {
		return
	}
	t.defined = true
	tr := t.trait
	o := r.object(t.body, "trait '"+tr.Name+"'", keys.Trait)
	name, goName := tr.Name, tr.GoName
	tr.Common = o.common(t.unit, t.key)
	tr.Name = name
	if tr.GoName == "" {
		tr.GoName = goName
	}
	t.pred, t.summary = o.scalar("pred"), o.scalar("summary")
	tr.Structural = o.flag("structural")
	tr.Verifier = r.promises(t.unit, o, "verifier", model.HookTraitVerify, &tr.Funcs)
	tr.RegionVerifier = r.promises(t.unit, o, "region_verifier", model.HookTraitVerifyRegions, &tr.Funcs)
	tr.Fold = r.promises(t.unit, o, "fold", model.HookTraitFold, &tr.Funcs)
	if tr.Target = o.word("on"); tr.Target == "" {
		tr.Target = "op"
	}
	for _, q := range o.list("requires") {
		tr.Requires = append(tr.Requires, q.Value())
		r.findTrait(t.unit, q.Value(), q.Place())
	}
	for _, q := range o.list("implies") {
		tr.Implies = append(tr.Implies, q.Value())
		r.findTrait(t.unit, q.Value(), q.Place())
	}
	t.bundle = o.list("bundle")
	switch {
	case o.n.Index("bundle") >= 0:
		tr.Kind = model.TraitBundle
	case t.pred != nil:
		tr.Kind = model.TraitPredicate
		if t.summary == nil {
			r.rep.Error(report.SummaryMissing, t.key.Place(), "add summary: it completes \"failed to verify that ...\"",
				"predicate trait '%s' has no summary", tr.Name)
		}
	case o.flag("internal"):
		tr.Kind = model.TraitInternal
	case t.unit.Dialect.Native || o.flag("native"):
		tr.Kind = model.TraitNative
	default:
		tr.Kind = model.TraitOwn
	}
	t.unit.Dialect.Traits = append(t.unit.Dialect.Traits, tr)
}

// findTrait looks a trait up; nil after a report.
func (r *Resolver) findTrait(u *Unit, name string, at report.Place) *traitDecl {
	t, ok, reported := lookup(r, u, name, at,
		func(u *Unit, name string) (*traitDecl, bool) { t := u.traits[name]; return t, t != nil })
	if ok {
		r.defineTrait(t)
		return t
	}
	if !reported {
		names := func() []string {
			return r.allNames(u, func(u *Unit) []string {
				var out []string
				for n := range u.traits {
					out = append(out, n)
				}
				sortStrings(out)
				return out
			})
		}
		fix := r.rep.DidYouMean(name, names, "declare it under traits:, or import the library that does")
		if s, ok, _ := lookup(r, u, name, at, func(u *Unit, name string) (*symbol,
			bool) {
			s := u.syms[name]
			return s, s != nil
		}); ok && s.iface != nil {
			fix = "it is an interface: list it under interfaces:"
		}
		r.rep.Error(report.UnknownTrait, at, fix, "unknown trait '%s'", name)
	}
	return nil
}

// traitUses reads the key traits of a definition. op is nil for types and attributes.
func (r *Resolver) traitUses(u *Unit, o object, op *model.Op, target string) []*model.TraitUse {
	var out []*model.TraitUse
	for _, it := range o.list("traits") {
		name, args := it.Named()
		if name.Kind != yamlx.Scalar {
			r.rep.Error(report.OneKey, it.Place(), "write NAME or {NAME: arguments}",
				"an item of 'traits' must be a name or a map with one key")
			continue
		}
		if contains(segmentTraits, name.Value()) {
			r.rep.Error(report.SegmentTrait, name.Place(), "remove it", "trait '%s' follows from the operands and results", name.Value())
			continue
		}
		out = r.traitUse(u, name, args, op, target, out, false)
	}
	return out
}

// checks reads the key checks of an operation.
func (r *Resolver) checks(u *Unit, o object, op *model.Op) (out []*model.TraitUse) {
	for _, n := range o.list("checks") {
		c := r.object(n, "a check", keys.Check)
		pred, message := c.scalar("pred"), c.scalar("message")
		if pred == nil || message == nil {
			if n.Kind == yamlx.Map {
				r.rep.Error(report.MissingKey, n.Place(), "write {pred: CONDITION, message: TEXT}", "a check needs a condition and a message")
			}
			continue
		}
		word := func(text string) *yamlx.Node {
			return &yamlx.Node{Kind: yamlx.Scalar, Text: model.Text{Value: text}, Span: n.Span, Used: n.Used}
		}
		args := &yamlx.Node{Kind: yamlx.Map, Keys: []*yamlx.Node{word("summary"), word("pred")}, Items: []*yamlx.Node{message, pred}}
		out = r.traitUse(u, word("builtin.Pred"), args, op, "op", out, false)
	}
	return out
}

// traitUse appends one use of a trait, or those that a bundle stands for.
func (r *Resolver) traitUse(u *Unit, name, args *yamlx.Node, op *model.Op, target string, out []*model.TraitUse,
	implied bool) []*model.TraitUse {
	t := r.findTrait(u, name.Value(), name.Place())
	if t == nil {
		return out
	}
	if t.trait.Target != target && t.trait.Kind != model.TraitBundle {
		r.rep.Error(report.TraitTarget, name.Place(), "remove it", "'%s' is a trait for %ss, not for %ss", t.trait.Name,
			targetName(t.trait.Target), targetName(target))
		return out
	}
	given, ok := r.traitArgs(u, t, name, args, op)
	if !ok {
		return out
	}
	if t.trait.Kind == model.TraitBundle {
		return r.bundle(u, t, name, op, target, given, out)
	}
	use := &model.TraitUse{Trait: t.trait, Implied: implied, Span: name.Span}
	for _, p := range t.trait.Params {
		a := given[p.Name]
		use.Args = append(use.Args, model.TraitArg{Name: p.Name, Refs: a.refs, Types: a.cons, Ops: a.ops, Ints: a.ints, Str: a.str,
			Expr: a.expr, Span: a.span})
	}
	r.instantiateTrait(t, use, op, given)
	for _, x := range out {
		if x.Trait == use.Trait && sameArgs(x, use) {
			if !implied && !x.Implied {
				d := r.rep.Error(report.DuplicateTrait, name.Place(), "remove one", "trait '%s' is listed twice", t.trait.Name)
				report.Note(d, x.Span, "first listed here")
			}
			return out
		}
	}
	out = append(out, use)
	for _, name := range t.trait.Implies {
		n := yamlx.Node{Kind: yamlx.Scalar, Text: model.Text{Value: name}, Span: use.Span}
		out = r.traitUse(t.unit, &n, nil, op, target, out, true)
	}
	return out
}

func targetName(t string) string {
	if t == "op" {
		return "operation"
	}
	if t == "attr" {
		return "attribute"
	}
	return t
}

// sameArgs reports whether two uses have equal arguments.
func sameArgs(a, b *model.TraitUse) bool {
	for i := range a.Args {
		x, y := a.Args[i], b.Args[i]
		text := func(e *model.Expr) string {
			if e == nil {
				return ""
			}
			return e.String()
		}
		if !slices.Equal(x.Refs, y.Refs) || !slices.Equal(x.Types, y.Types) || !slices.Equal(x.Ops, y.Ops) ||
			!slices.Equal(x.Ints, y.Ints) || x.Str != y.Str || text(x.Expr) != text(y.Expr) {
			return false
		}
	}
	return true
}

// bundle appends what a bundle stands for. Its arguments can be passed on with ${param}.
func (r *Resolver) bundle(u *Unit, t *traitDecl, at *yamlx.Node, op *model.Op, target string, given map[string]*argument,
	out []*model.TraitUse) []*model.TraitUse {
	if t.busy {
		r.rep.Error(report.Cycle, t.key.Place(), "remove it from its own list", "bundle '%s' contains itself", t.trait.Name)
		return out
	}
	t.busy = true
	defer func() { t.busy = false }()
	for _, it := range t.bundle {
		if !r.rep.Grow(at.Place(), 1, 0) {
			return out
		}
		it = r.passOn(it, given)
		name, args := it.Named()
		use := *name
		use.Used = append(slices.Clone(name.Used), at.Span)
		n := len(out)
		out = r.traitUse(t.unit, &use, args, op, target, out, true)
		for _, x := range out[n:] {
			x.Span = at.Span
		}
	}
	return out
}

// passOn replaces ${param} in a bundle's item by the argument's text.
func (r *Resolver) passOn(n *yamlx.Node, given map[string]*argument) *yamlx.Node {
	if len(given) == 0 {
		return n
	}
	ip := yamlx.Interpolator{Rep: r.rep, Copy: true, Env: func(name string) (*yamlx.Node, bool) {
		a := given[name]
		if a == nil {
			return nil, false
		}
		return &yamlx.Node{Kind: yamlx.Scalar, Span: a.span, Text: model.Text{Value: strings.Join(a.texts(false), ", "), Span: a.span}},
			false
	}}
	return ip.Tree(n)
}

// traitArgs compiles the arguments of a use.
func (r *Resolver) traitArgs(u *Unit, t *traitDecl, name, args *yamlx.Node, op *model.Op) (map[string]*argument, bool) {
	params := t.trait.Params
	given := map[string]*argument{}
	nodes := map[string]*yamlx.Node{}
	form := func() string {
		if len(params) == 1 {
			return "write {" + t.trait.Name + ": " + strings.ToUpper(params[0].Name) + "}"
		}
		var parts []string
		for _, p := range params {
			parts = append(parts, p.Name+": ..")
		}
		return "write {" + t.trait.Name + ": {" + strings.Join(parts, ", ") + "}}"
	}
	switch {
	case len(params) == 0:
		if args != nil && args.Kind != yamlx.Null {
			r.rep.Error(report.TraitArgs, args.Place(), "write "+t.trait.Name, "trait '%s' takes no arguments", t.trait.Name)
		}
		return given, true
	case args == nil || args.Kind == yamlx.Null:
		r.rep.Error(report.TraitArgs, name.Place(), form(), "trait '%s' needs arguments", t.trait.Name)
		return nil, false
	case len(params) == 1 && (args.Kind != yamlx.Map || args.Index(params[0].Name) < 0):
		nodes[params[0].Name] = args
	case args.Kind == yamlx.Map:
		for i, k := range args.Keys {
			if !slices.ContainsFunc(params, func(p model.TraitParam) bool { return p.Name == k.Value() }) {
				r.rep.Error(report.TraitArgs, k.Place(), form(), "trait '%s' has no parameter '%s'", t.trait.Name, k.Value())
				continue
			}
			nodes[k.Value()] = args.Items[i]
		}
	default:
		r.rep.Error(report.TraitArgs, args.Place(), form(), "the arguments of trait '%s' must be a map, not %s", t.trait.Name,
			args.Kind)
		return nil, false
	}
	ok := true
	for _, p := range params {
		n := nodes[p.Name]
		if n == nil {
			r.rep.Error(report.TraitArgs, name.Place(), form(), "trait '%s' needs an argument '%s'", t.trait.Name, p.Name)
			ok = false
			continue
		}
		a := r.traitArg(u, t, p, n, op, given)
		if a == nil {
			ok = false
			continue
		}
		given[p.Name] = a
	}
	return given, ok
}

// traitArg compiles one argument; nil after a report.
func (r *Resolver) traitArg(u *Unit, t *traitDecl, p model.TraitParam, n *yamlx.Node, op *model.Op,
	given map[string]*argument) *argument {
	a := &argument{kind: p.Kind, span: n.Span}
	items := []*yamlx.Node{n}
	isList := strings.HasSuffix(p.Kind, "s")
	if isList && n.Kind == yamlx.List {
		items = n.Items
	} else if isList && n.Kind != yamlx.Scalar || !isList && n.Kind != yamlx.Scalar {
		want := "text"
		if isList {
			want = "a list"
		}
		r.rep.Error(report.TraitArgs, n.Place(), "write "+want, "argument '%s' of trait '%s' must be %s, not %s", p.Name, t.trait.Name,
			want, n.Kind)
		return nil
	}
	for _, it := range items {
		if it.Kind != yamlx.Scalar {
			r.rep.Error(report.TraitArgs, it.Place(), "write text", "argument '%s' of trait '%s' must hold texts, not %s", p.Name,
				t.trait.Name, it.Kind)
			return nil
		}
		switch p.Kind {
		case "value", "values":
			ref, ok := r.part(it, op)
			if !ok {
				return nil
			}
			a.refs = append(a.refs, ref)
			a.names = append(a.names, strings.TrimPrefix(it.Value(), "$"))
		case "type", "types":
			a.cons = append(a.cons, r.namedConstraint(u, it, model.TypeConstraint, nil))
		case "attr":
			a.cons = append(a.cons, r.namedConstraint(u, it, model.AttrConstraint, nil))
		case "op", "ops":
			r.checkOp(u, it)
			a.ops = append(a.ops, it.Value())
		case "int", "ints":
			v, ok := r.integer(it)
			if !ok {
				return nil
			}
			a.ints = append(a.ints, v)
		case "string":
			a.str = it.Value()
		case "pred", "transform":
			a.expr = r.traitExpr(u, p.Kind, it, op, given["from"])
		}
	}
	return a
}

// part resolves the name of an operation's part.
func (r *Resolver) part(n *yamlx.Node, op *model.Op) (model.ValueRef, bool) {
	if op == nil {
		r.rep.Error(report.TraitTarget, n.Place(), "remove it", "types and attributes have no operands")
		return model.ValueRef{}, false
	}
	ref, ok := op.Ref(strings.TrimPrefix(n.Value(), "$"))
	if !ok {
		r.rep.Error(report.UnknownValue, n.Place(), report.DidYouMean(n.Value(), partNames(op), "declare it"), "'%s' has no part '%s'",
			op.FullName(), n.Value())
	}
	return ref, ok
}

// checkOp checks that an operation of this dialect that an argument names exists.
func (r *Resolver) checkOp(u *Unit, n *yamlx.Node) {
	dialect, mnemonic, ok := strings.Cut(n.Value(), ".")
	switch {
	case !ok:
		r.rep.Error(report.UnknownOp, n.Place(), "write "+u.Dialect.Prefix()+"."+n.Value(),
			"an operation is named with its dialect, but '%s' has none", n.Value())
	default:
		// Only operations of known dialects can be checked; builtin's are not declared.
		var names []string
		known := false
		for _, x := range r.units(u) {
			if x.Dialect.Prefix() != dialect || x.Dialect.Native {
				continue
			}
			if x.Dialect.Op(mnemonic) != nil {
				return
			}
			known = true
			for _, op := range x.Dialect.Ops {
				names = append(names, op.FullName())
			}
		}
		if !known {
			return
		}
		r.rep.Error(report.UnknownOp, n.Place(), report.DidYouMean(n.Value(), names, "define it"), "unknown operation '%s'", n.Value())
	}
}

// traitExpr compiles an argument that is an expression over the operation's parts; self is the part that 'from' names.
func (r *Resolver) traitExpr(u *Unit, kind string, n *yamlx.Node, op *model.Op, from *argument) *model.Expr {
	c := &compiler{r: r, u: u, node: n, op: op}
	if from != nil && len(from.refs) == 1 && op != nil {
		c.self = &model.Expr{Op: model.ExprValue, Ref: from.refs[0], Span: from.span}
		setRefKind(c.self, op)
	}
	tree := r.parse(n)
	if tree == nil {
		return &model.Expr{Op: model.ExprTrue, Kind: model.KindBool, Span: n.Span}
	}
	if kind == "pred" {
		return r.bounded(c.condition(tree), n.Place())
	}
	e := r.bounded(c.value(tree), n.Place())
	if e.Kind != model.KindType && e.Kind != model.KindList {
		c.error(report.ExprType, tree, "use a function that makes a type", "a transform must be a type, not %s",
			withArticle(e.Kind.String()))
	}
	return e
}

// instantiateTrait compiles a predicate trait's condition and message for a use.
func (r *Resolver) instantiateTrait(t *traitDecl, use *model.TraitUse, op *model.Op, given map[string]*argument) {
	if t.trait.Kind != model.TraitPredicate {
		return
	}
	c := &compiler{r: r, u: t.unit, node: t.pred, op: op, params: given}
	if op == nil {
		kind := model.KindType
		if t.trait.Target == "attr" {
			kind = model.KindAttr
		}
		c.self = &model.Expr{Op: model.ExprSelf, Kind: kind, Span: use.Span}
	}
	use.Pred = &model.Expr{Op: model.ExprTrue, Kind: model.KindBool, Span: use.Span}
	if tree := r.parse(t.pred); tree != nil {
		use.Pred = r.bounded(c.condition(tree), report.At(use.Span))
	}
	if t.summary != nil {
		use.Summary = r.fillSummary(t.key, object{n: t.body}, strings.TrimRight(t.summary.Value(), "\n"), given)
	}
}
