package resolve

import (
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/keys"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// define fills everything that declare entered.
func (r *Resolver) define(u *Unit, w *work, onDemand bool) {
	d := u.Dialect
	for i, e := range w.ifaces {
		r.defineInterface(u, d.Interfaces[i], e.Key, e.Body)
	}
	r.dialectInterfaces(u, u.implements)
	enums := d.Enums
	for i, e := range w.enums {
		if s := u.syms[e.Key.Value()]; s != nil && s.enum == enums[i] {
			if enums[i].Cases == nil && enums[i].Constraint == nil {
				r.defineEnum(u, enums[i], e.Key, e.Body)
			}
			r.symbolConstraint(s)
		}
	}
	define := func(isAttr bool, list []*model.AttrOrTypeDef, entries int, at func(int) (key, body *yamlx.Node)) {
		for i, n := 0, 0; i < len(list) && n < entries; i++ {
			if list[i].Enum != nil {
				continue
			}
			key, body := at(n)
			n++
			if s := u.syms[key.Value()]; s != nil && s.def == list[i] {
				r.symbolConstraint(s)
			}
			r.defineDef(u, list[i], key, body)
		}
	}
	define(false, d.Types, len(w.types), func(i int) (*yamlx.Node, *yamlx.Node) { return w.types[i].Key, w.types[i].Body })
	define(true, d.Attrs, len(w.attrs), func(i int) (*yamlx.Node, *yamlx.Node) { return w.attrs[i].Key, w.attrs[i].Body })
	for _, it := range d.Interfaces {
		if s := u.syms[it.Name]; s != nil && s.iface == it && (it.Kind == model.TypeInterface || it.Kind == model.AttrInterface) {
			r.symbolConstraint(s)
		}
	}
	constraints := w.constraints
	if onDemand {
		constraints = nil
	}
	for _, s := range constraints {
		if len(s.params) == 0 {
			if con := r.symbolConstraint(s); con.Name != anything {
				d.Constraints = append(d.Constraints, con)
			}
		} else {
			r.checkParamKinds(s)
			d.Families = append(d.Families, r.family(s))
		}
	}
	for _, t := range w.traits {
		r.defineTrait(t)
	}
	if v := u.root.get("discardable_attributes"); v != nil {
		o := object{r, &yamlx.Node{Kind: yamlx.Map,
			Keys:  []*yamlx.Node{{Kind: yamlx.Scalar, Text: model.Text{Value: "discardable_attributes"}}},
			Items: []*yamlx.Node{u.scope.Value(v)}}, "the dialect", keys.File}
		for _, p := range o.pairs("discardable_attributes") {
			if a := r.attribute(u, p, model.AttrConstraint, nil); a != nil {
				a.Index, a.Slot = len(d.Discardable), -1
				d.Discardable = append(d.Discardable, a)
			}
		}
	}
	for i, e := range w.ops {
		before := r.rep.Errors()
		r.defineOp(u, d.Ops[i], e.Key, e.Body)
		u.damaged[d.Ops[i]] = r.rep.Errors() > before
	}
	for _, op := range d.Ops {
		finishOp(r, op)
	}
	for _, s := range constraints {
		if len(s.params) > 0 && len(s.instances) == 0 && !d.Native && !d.Library {
			r.checkUnused(s)
		}
	}
}

// checkParamKinds reports parameters of a constraint without a known kind.
func (r *Resolver) checkParamKinds(s *symbol) {
	for _, p := range s.params {
		if kind := s.kindOf(p); !contains(constraintKinds, kind) {
			r.rep.Error(report.BadWord, s.key.At(p.From, p.To),
				report.DidYouMean(kind, constraintKinds, "write '"+p.Name+" KIND'; kinds are "+strings.Join(constraintKinds, ", ")),
				"parameter '%s' of constraint '%s' has no known kind", p.Name, s.name)
		}
	}
}

// checkUnused compiles parametrised constraints that nothing uses with stand-in arguments, to find their faults.
func (r *Resolver) checkUnused(s *symbol) {
	args := map[string]*argument{}
	for _, p := range s.params {
		kind := s.kindOf(p)
		a := &argument{kind: kind, ints: []int64{1}, span: s.key.Span}
		switch kind {
		case "type", "types":
			a.ints, a.cons = nil, []*model.Constraint{anyConstraint(model.TypeConstraint)}
		case "attr", "attrs":
			a.ints, a.cons = nil, []*model.Constraint{anyConstraint(model.AttrConstraint)}
		case "prop":
			a.ints, a.cons = nil, []*model.Constraint{anyConstraint(model.PropConstraint)}
		case "string":
			a.ints = nil
		}
		args[p.Name] = a
	}
	r.compileConstraint(s, s.name, args)
}

// defineOp fills an operation from its body.
func (r *Resolver) defineOp(u *Unit, op *model.Op, key, body *yamlx.Node) {
	o := r.object(body, "operation '"+op.FullName()+"'", keys.Op)
	op.Common = o.common(u, key)
	if op.GoName == "" {
		op.GoName = camel(op.Mnemonic)
	}
	names := map[string]model.Span{}
	for _, p := range o.pairs("operands") {
		if v := r.operand(u, p, names, false); v != nil {
			v.Index = len(op.Operands)
			op.Operands = append(op.Operands, v)
		}
	}
	for _, p := range o.pairs("attributes") {
		if a := r.attribute(u, p, model.AttrConstraint, names); a != nil {
			a.Index = len(op.Attributes)
			op.Attributes = append(op.Attributes, a)
		}
	}
	for _, p := range o.pairs("properties") {
		if a := r.attribute(u, p, model.PropConstraint, names); a != nil {
			a.Index = len(op.Properties)
			op.Properties = append(op.Properties, a)
		}
	}
	infers := map[*model.Value]*yamlx.Node{}
	for _, p := range o.pairs("results") {
		if v := r.operand(u, p, names, true); v != nil {
			v.Index = len(op.Results)
			op.Results = append(op.Results, v)
			if n := p.value.Get("infer"); n != nil {
				infers[v] = n
			}
		}
	}
	r.regions(u, op, o, names)
	r.successors(u, op, o, names)
	r.innerSegments(u, op, o)
	op.Traits, op.Checks = r.traitUses(u, o, op, "op"), r.checks(u, o, op)
	op.Interfaces = r.interfaceUses(u, o, model.OpInterface, partsOfOp(op))
	op.Format = r.format(o)
	if op.Format != nil && strings.Contains(op.Mnemonic, "-") {
		r.rep.Error(report.BadName, o.get("format").Place(), "remove the format, or the '-'",
			"'%s' has a format, but only the generic form can spell a name with '-'", op.FullName())
	}
	op.SharedHooks = o.goName("hooks")
	op.Folder = r.promises(u, o, "folder", model.HookFold, &op.Funcs)
	op.Verifier = r.promises(u, o, "verifier", model.HookVerify, &op.Funcs)
	op.RegionVerifier = r.promises(u, o, "region_verifier", model.HookVerifyRegions, &op.Funcs)
	op.Canonicalizer = map[string]model.CanonicalizerKind{"method": model.CanonicalizeMethod, "go": model.CanonicalizeMethod,
		"patterns": model.CanonicalizePatterns}[r.wordOrGo(u, o, "canonicalize", model.HookCanonicalize, &op.Funcs)]
	r.syntax(u, op, o)
	op.Builders, op.SkipBuilders = r.builders(u, o), o.flag("skip_default_builders")
	r.builderOrder(op, o)
	r.setters(u, op, o)
	op.NamesHook = r.wordOrGo(u, o, "result_names", model.HookResultNames, &op.Funcs) != ""
	op.ArgNamesHook = r.wordOrGo(u, o, "argument_names", model.HookArgNames, &op.Funcs) != ""
	op.BlockNamesHook = r.wordOrGo(u, o, "block_names", model.HookBlockNames, &op.Funcs) != ""
	if op.CustomBytecode = o.word("bytecode") != ""; op.CustomBytecode && u.root.n.Index("upgrades") >= 0 {
		r.rep.Error(report.KeyConflict, o.get("bytecode").Place(), "remove bytecode, or upgrades",
			"a dialect with 'upgrades' writes properties as a dictionary, which readers of other versions understand")
	}
	op.Effects = r.opEffects(u, op, o)
	r.speculatable(u, op, o)
	for _, e := range o.list("examples") {
		if strings.TrimSpace(e.Value()) == "" {
			r.rep.Error(report.ExampleEmpty, e.Place(), "write an operation", "an example is empty")
			continue
		}
		op.Examples = append(op.Examples, e.Text)
	}
	r.inferKeys(u, op, o, infers)
}

// unnamed is the key of a part that has no name and no accessor.
const unnamed = "_"

// operand reads an operand, or a result.
func (r *Resolver) operand(u *Unit, p pair, names map[string]model.Span, result bool) *model.Value {
	what := "operand"
	if result {
		what = "result"
	}
	v := &model.Value{Name: p.key.Value(), Span: p.key.Span}
	if v.Name == unnamed {
		v.Name = ""
	}
	if v.Name != "" {
		r.partName(p.key, what, names)
		v.GoName = camel(v.Name)
	}
	typ := p.value
	if typ.Kind == yamlx.Map {
		table := keys.Operand
		if result {
			table = keys.Result
		}
		o := r.object(typ, what+" '"+p.key.Value()+"'", table)
		if typ = o.scalar("type"); typ == nil {
			r.rep.Error(report.MissingKey, p.key.Place(), "add type:", "%s '%s' has no type", what, p.key.Value())
		}
		v.Summary, v.SSAName, v.Since = o.text("summary"), "", o.version("since")
		if result {
			v.SSAName = o.text("ssa_name")
		}
		if g := o.goName("go_name"); g != "" {
			v.GoName = g
		}
		v.Length = r.length(o, result)
		v.Effects = r.effects(u, o)
	}
	v.Constraint = r.namedConstraint(u, typ, model.TypeConstraint, nil)
	return v
}

// length reads variadic and optional.
func (r *Resolver) length(o object, result bool) model.Length {
	l := model.Single
	if n := o.scalar("variadic"); n != nil {
		switch n.Value() {
		case "true":
			l = model.Variadic
		case "nested":
			l = model.Nested
			if result {
				r.rep.Error(report.LengthInvalid, n.Place(), "use variadic: true", "a result cannot be a list of lists")
				l = model.Variadic
			}
		case "false":
		default:
			r.rep.Error(report.BadWord, n.Place(), "use true or nested", "'variadic' cannot be '%s'", n.Value())
		}
	}
	if o.flag("optional") {
		if l != model.Single {
			r.rep.Error(report.KeyConflict, o.get("optional").Place(), "remove one of the two", "%s cannot be both variadic and optional",
				o.what)
		}
		l = model.Optional
	}
	return l
}

// partName checks the name of a part and that it is new.
func (r *Resolver) partName(key *yamlx.Node, what string, names map[string]model.Span) {
	r.checkIdent(key, withArticle(what))
	if names == nil {
		return
	}
	if old, ok := names[key.Value()]; ok {
		d := r.rep.Error(report.DuplicateName, key.Place(), "rename one of the two", "name '%s' is used twice in the operation",
			key.Value())
		report.Note(d, old, "first used here")
		return
	}
	if key.Value() == model.OperandSegmentSizes || key.Value() == model.ResultSegmentSizes {
		r.rep.Error(report.ReservedName, key.Place(), "remove it: sizes are kept by the generator", "name '%s' is reserved",
			key.Value())
	}
	names[key.Value()] = key.Span
}

// attribute reads an attribute or property.
func (r *Resolver) attribute(u *Unit, p pair, kind model.ConstraintKind, names map[string]model.Span) *model.Attribute {
	what := kind.String()
	a := &model.Attribute{Name: p.key.Value(), GoName: camel(p.key.Value()), Span: p.key.Span,
		Property: kind == model.PropConstraint}
	r.partName(p.key, what, names)
	typ := p.value
	var def *yamlx.Node
	var where []*yamlx.Node
	if typ.Kind == yamlx.Map {
		o := r.object(typ, what+" '"+a.Name+"'", keys.Attribute)
		if typ = o.scalar("type"); typ == nil {
			r.rep.Error(report.MissingKey, p.key.Place(), "add type:", "%s '%s' has no type", what, a.Name)
		}
		a.Optional, a.Summary, a.Since, a.Deprecated = o.flag("optional"), o.text("summary"), o.version("since"),
			o.text("deprecated")
		if g := o.goName("go_name"); g != "" {
			a.GoName = g
		}
		if i := o.n.Index("default"); i >= 0 {
			def = o.n.Items[i]
		}
		where = o.list("where")
		a.Effects = r.effects(u, o)
	}
	a.Constraint = r.namedConstraint(u, typ, kind, nil)
	if c := a.Constraint; a.Property && c.Name != anything && isBare(c) {
		r.rep.Error(report.PropForm, typ.Place(), "write {type: I64Prop, where: ["+c.Name+"]}",
			"constraint '%s' is a condition only: it does not say what property '%s' is", c.Name, a.Name)
		a.Constraint = anyConstraint(kind)
	}
	if len(where) > 0 {
		a.Constraint = r.confine(u, a.Constraint, where, kind)
	}
	switch {
	case !a.Property:
		a.Optional = a.Optional || a.Constraint.Unit
	case a.Optional && a.Constraint.Name != anything:
		a.Constraint, a.Optional = optionalProp(a.Constraint), false
	}
	if def != nil {
		a.Default = r.defaultValue(a, def)
		if a.Default != nil && evaluate(a.Constraint.Pred, a.Default) == no {
			r.rep.Error(report.DefaultType, def.Place(), "change the default or the constraint", "the default of '%s' must be %s", a.Name,
				a.Constraint.Summary)
		}
	}
	a.Syntax = syntaxOf(a)
	return a
}

// confine adds further conditions to a constraint: the summaries follow each other.
func (r *Resolver) confine(u *Unit, base *model.Constraint, where []*yamlx.Node, kind model.ConstraintKind) *model.Constraint {
	con := &model.Constraint{Kind: kind, Base: base}
	con.Common = model.Common{Dialect: u.Dialect, Span: where[0].Span, ID: -1}
	inherit(con, base)
	con.Pred = &model.Expr{Op: model.ExprAnd, Kind: model.KindBool, Args: []*model.Expr{base.Pred}, Span: where[0].Span}
	for _, n := range where {
		c := r.namedConstraint(u, n, kind, nil)
		con.Summary += " " + c.Summary
		con.Pred.Args = append(con.Pred.Args, c.Pred)
	}
	con.Pred = r.bounded(simplify(con.Pred), where[0].Place())
	con.Key = kind.String() + " " + con.Pred.String() + "\n" + con.Summary
	return con
}

// syntaxOf says how a format variable that is the attribute is written.
func syntaxOf(a *model.Attribute) model.AttrSyntax {
	c := a.Constraint
	switch {
	case a.Property:
		return model.SyntaxProperty
	case c.Unit:
		return model.SyntaxUnit
	case c.SymbolName:
		return model.SyntaxSymbolName
	case c.Enum != nil && c.Enum.Storage == model.EnumInteger:
		return model.SyntaxEnumKeyword
	case c.ValueType != nil || c.Untyped:
		return model.SyntaxTyped
	case c.Stripped:
		return model.SyntaxStripped
	}
	return model.SyntaxFull
}

// regions reads the key regions.
func (r *Resolver) regions(u *Unit, op *model.Op, o object, names map[string]model.Span) {
	list := o.pairs("regions")
	for i, p := range list {
		g := &model.Region{Index: i, MaxBlocks: -1, Span: p.key.Span}
		if p.key.Value() != unnamed {
			g.Name, g.GoName = p.key.Value(), camel(p.key.Value())
			r.partName(p.key, "region", names)
		}
		typ := p.value
		if typ.Kind == yamlx.Map {
			ro := r.object(typ, "region '"+g.Name+"'", keys.Region)
			typ = r.structural(p, ro, "region", g.Name, i == len(list)-1, &g.GoName, &g.Summary, &g.Length)
			g.DefaultDialect = ro.text("default_dialect")
			g.Terminator, g.Yields = ro.text("terminator"), ro.flag("yields")
			if n := ro.scalar("terminator"); n != nil {
				r.checkTerminator(u, n)
			}
			r.regionArgs(u, op, g, ro)
		}
		g.Constraint = r.namedConstraint(u, typ, model.RegionConstraint, nil)
		blockBounds(g, g.Constraint.Pred)
		op.Regions = append(op.Regions, g)
	}
}

// structural reads what the long forms of regions and successors have in common, and returns the node of the type.
func (r *Resolver) structural(p pair, o object, what, name string, last bool, goName, summary *string,
	length *model.Length) *yamlx.Node {
	typ := o.scalar("type")
	if typ == nil {
		r.rep.Error(report.MissingKey, p.key.Place(), "add type: Any"+camel(what), "%s '%s' has no type", what, name)
	}
	*summary = o.text("summary")
	if n := o.goName("go_name"); n != "" {
		*goName = n
	}
	if o.flag("variadic") {
		*length = model.Variadic
		if !last {
			r.rep.Error(report.VariadicPosition, p.key.Place(), "move it to the end",
				"only the last %s can be variadic, but '%s' is not the last", what, name)
		}
	}
	return typ
}

// checkTerminator checks that the operation that ends a body exists: builders make it, so its dialect must be known.
func (r *Resolver) checkTerminator(u *Unit, n *yamlx.Node) {
	dialect, _, dotted := strings.Cut(n.Value(), ".")
	if dotted && !slices.ContainsFunc(r.units(u), func(x *Unit) bool { return x.Dialect.Prefix() == dialect && !x.Dialect.Native }) {
		r.rep.Error(report.UnknownOp, n.Place(), "import the definition of dialect '"+dialect+"', or name another operation",
			"unknown operation '%s': no definition that is read has dialect '%s'", n.Value(), dialect)
		return
	}
	r.checkOp(u, n)
}

// builderOrder reads the key builder_order.
func (r *Resolver) builderOrder(op *model.Op, o object) {
	goNames := map[string]string{}
	var known []string
	add := func(name, goName string) {
		if name != "" {
			goNames[name], known = goName, append(known, name)
		}
	}
	for _, v := range op.Operands {
		add(v.Name, v.GoName)
	}
	for _, a := range slices.Concat(op.Attributes, op.Properties) {
		add(a.Name, a.GoName)
	}
	for _, s := range op.Successors {
		add(s.Name, s.GoName)
	}
	for _, e := range o.list("builder_order") {
		goName, ok := goNames[e.Value()]
		if !ok {
			r.rep.Error(report.UnknownValue, e.Place(),
				report.DidYouMean(e.Value(), known, "name an operand, attribute, property or successor"),
				"operation '%s' has no part '%s' that is a parameter of its builders", op.FullName(), e.Value())
			continue
		}
		op.BuilderOrder = append(op.BuilderOrder, goName)
	}
}

// setters reads the key setters.
func (r *Resolver) setters(u *Unit, op *model.Op, o object) {
	flags := map[string]*bool{}
	var known []string
	add := func(name string, flag *bool) {
		if name != "" {
			flags[name], known = flag, append(known, name)
		}
	}
	for _, v := range op.Operands {
		add(v.Name, &v.Setter)
	}
	for _, a := range slices.Concat(op.Attributes, op.Properties) {
		add(a.Name, &a.Setter)
	}
	v := o.get("setters")
	if v == nil || v.Kind == yamlx.Scalar {
		all := u.Dialect.Setters
		if v != nil {
			all = o.flag("setters")
		}
		for _, name := range known {
			*flags[name] = all
		}
		return
	}
	for _, e := range o.list("setters") {
		flag, ok := flags[e.Value()]
		if !ok {
			r.rep.Error(report.UnknownValue, e.Place(), report.DidYouMean(e.Value(), known, "name an operand, attribute or property"),
				"operation '%s' has no part '%s' that can be set", op.FullName(), e.Value())
			continue
		}
		*flag = true
	}
}

// regionArgs reads the key args of a region.
func (r *Resolver) regionArgs(u *Unit, op *model.Op, g *model.Region, ro object) {
	names := map[string]model.Span{}
	if ro.get("args") != nil {
		g.Args = []model.RegionArg{} // none, unless there are some
	}
	for _, p := range ro.pairs("args") {
		n := p.value
		if n.Kind == yamlx.Map {
			n = r.object(n, "argument '"+p.key.Value()+"'", keys.RegionArg).scalar("type")
		}
		if n == nil {
			r.rep.Error(report.MissingKey, p.key.Place(), "add type: $OPERAND", "argument '%s' has no type", p.key.Value())
			continue
		}
		r.partName(p.key, "argument", names)
		if e := r.traitExpr(u, "transform", n, op, nil); e.Kind == model.KindType || e.Kind == model.KindList {
			g.Args = append(g.Args, model.RegionArg{Name: p.key.Value(), GoName: camel(p.key.Value()), Type: e})
		}
	}
}

// blockBounds reads the number of blocks that a region constraint allows off its condition.
func blockBounds(g *model.Region, e *model.Expr) {
	isBlocks := len(e.Args) == 2 && e.Args[0].Op == model.ExprCall && e.Args[0].Name == "blocks" && e.Args[1].Op == model.ExprInt
	switch {
	case e.Op == model.ExprAnd:
		for _, a := range e.Args {
			blockBounds(g, a)
		}
	case e.Op == model.ExprIs:
		blockBounds(g, e.Constraint.Pred)
	case isBlocks && e.Op == model.ExprEq:
		g.MinBlocks, g.MaxBlocks = int(e.Args[1].Int), int(e.Args[1].Int)
	case isBlocks && e.Op == model.ExprGe:
		g.MinBlocks = int(e.Args[1].Int)
	case isBlocks && e.Op == model.ExprLe:
		g.MaxBlocks = int(e.Args[1].Int)
	}
}

// successors reads the key successors.
func (r *Resolver) successors(u *Unit, op *model.Op, o object, names map[string]model.Span) {
	list := o.pairs("successors")
	for i, p := range list {
		s := &model.Successor{Index: i, Span: p.key.Span}
		if p.key.Value() != unnamed {
			s.Name, s.GoName = p.key.Value(), camel(p.key.Value())
			r.partName(p.key, "successor", names)
		}
		typ := p.value
		if typ.Kind == yamlx.Map {
			so := r.object(typ, "successor '"+s.Name+"'", keys.Successor)
			typ = r.structural(p, so, "successor", s.Name, i == len(list)-1, &s.GoName, &s.Summary, &s.Length)
		}
		s.Constraint = r.namedConstraint(u, typ, model.SuccessorConstraint, nil)
		op.Successors = append(op.Successors, s)
	}
}

// innerSegments connects nested operands with the attributes that hold their inner sizes.
func (r *Resolver) innerSegments(u *Unit, op *model.Op, o object) {
	for i, p := range o.pairs("operands") {
		if i >= len(op.Operands) || op.Operands[i].Span != p.key.Span {
			continue
		}
		v := op.Operands[i]
		n := p.value.Get("segments")
		switch {
		case v.Length != model.Nested && n != nil:
			r.rep.Error(report.InnerSegments, n.Place(), "remove it", "only an operand with 'variadic: nested' has inner sizes")
		case v.Length == model.Nested && n == nil:
			r.rep.Error(report.InnerSegments, p.key.Place(), "add segments: NAME",
				"nested operand '%s' needs an attribute for its inner sizes", p.key.Value())
		case v.Length == model.Nested:
			j := slices.IndexFunc(op.Attributes, func(a *model.Attribute) bool { return a.Name == n.Value() })
			if j < 0 {
				con := r.builtinConstraint("DenseI32ArrayAttr")
				if con == nil {
					continue
				}
				a := &model.Attribute{Name: n.Value(), GoName: camel(n.Value()), Index: len(op.Attributes), Constraint: con, Implied: true,
					Span: n.Span}
				a.Syntax = syntaxOf(a)
				op.Attributes = append(op.Attributes, a)
				j = a.Index
			} else if op.Attributes[j].Constraint.GoType != "[]int32" {
				r.rep.Error(report.InnerSegments, n.Place(), "declare it as DenseI32ArrayAttr",
					"inner sizes need a DenseI32ArrayAttr, but '%s' is '%s'", n.Value(), op.Attributes[j].Constraint.Name)
			}
			v.InnerSegments = op.Attributes[j]
		}
	}
}

// builtinConstraint returns a constraint of builtin's library by name, or nil.
func (r *Resolver) builtinConstraint(name string) *model.Constraint {
	if s := r.builtin.syms[name]; s != nil && len(s.params) == 0 {
		return r.symbolConstraint(s)
	}
	return nil
}
