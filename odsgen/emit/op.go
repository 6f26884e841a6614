package emit

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// ops emits the definition tables of the operations, and the small functions that the tables point to.
//
//	var AddIDef = core.OpDef{Name: "arith.addi", Operands: ..., Fold: foldAddI, ...}
func (g *gen) ops() *source {
	s := newSource("ops.gen.go")
	for _, o := range g.d.Ops {
		g.at = o.Span
		g.opDef(s, o)
	}
	return s
}

func (g *gen) opDef(s *source, o *model.Op) {
	core := s.use(CorePath)
	n := o.GoName
	var tail []func() // functions that follow the table
	def := form.OpDef(o)
	if o.Format != nil && !o.Format.Custom && def.OperandSegments+def.ResultSegments > 0 {
		if f, _ := form.Op(o); f != nil { // findings are reported where its functions are written
			form.Dictate(&def, f)
		}
	}
	s.doc("%sDef is the definition of %s%s", n, def.Name, clause(o.Summary))
	s.p("var %sDef = %s.OpDef{", n, core)
	s.p("Name: %q%s,", def.Name, flag(", Summary: "+strconv.Quote(def.Summary), o.Summary != ""))
	g.valueDefs(s, "Operands", def.Operands, o.Operands)
	g.valueDefs(s, "Results", def.Results, o.Results)
	var items []string
	for i, r := range def.Regions {
		items = append(items, fmt.Sprintf("{Name: %q%s%s%s}", r.Name, flag(", Variadic: true", r.Variadic),
			g.constraintField(o.Regions[i].Constraint), g.entryArgDefs(s, o, i)))
	}
	g.list(s, "Regions", "RegionDef", items)
	items = nil
	for i, x := range def.Successors {
		items = append(items, fmt.Sprintf("{Name: %q%s%s}", x.Name, flag(", Variadic: true", x.Variadic),
			g.constraintField(o.Successors[i].Constraint)))
	}
	g.list(s, "Successors", "SuccessorDef", items)
	items = nil
	for i, x := range def.Slots {
		items = append(items, g.slotDef(s, x, o.Slots[i].Attr, &tail))
	}
	g.list(s, "Slots", "SlotDef", items)
	if def.OperandSegments > 0 {
		s.field("OperandSegments: %d", def.OperandSegments)
	}
	if def.ResultSegments > 0 {
		s.field("ResultSegments: %d", def.ResultSegments)
	}
	if len(def.Parents) > 0 {
		s.p("Parents: []string{%s},", quoteList(def.Parents))
	}
	if def.Terminator != "" {
		s.field("Terminator: %q", def.Terminator)
	}
	g.opTraits(s, o, &tail)
	g.opEffects(s, o)
	g.opInterfaces(s, o, &tail)
	if o.Format != nil {
		names, ok := g.asmFuncs[o]
		switch {
		case o.Format.Custom:
			names = g.customAsm(s, o, &tail)
		case !ok:
			names = [2]string{"parse" + n, "print" + n}
		}
		if o.Format.Custom || g.d.CompiledAsm {
			s.field("Parse: %s", names[0])
			s.field("Print: %s", names[1])
		} else {
			s.field("Asm: &%s.Format{Parser: &%s, Printer: &%s}", s.use(asmPath), names[0], names[1])
		}
	}
	g.opPromises(s, o, &tail, model.HookVerify, model.HookVerifyRegions, model.HookFold)
	g.opInfer(s, o, &tail)
	g.opNames(s, o, &tail)
	if def.DefaultDialect != "" {
		s.field("DefaultDialect: %q", def.DefaultDialect)
	}
	if def.Deprecated != "" {
		s.field("Deprecated: %s", strconv.Quote(def.Deprecated))
	}
	s.flushFields()
	s.p("}\n")
	for _, f := range tail {
		f()
	}
}

// helper returns the name of a function that follows the table of an operation, of which text is all but "func" and the
// name. Operations that have it alike share it.
func (g *gen) helper(s *source, tail *[]func(), name, text string) string {
	if old, ok := g.helpers[text]; ok {
		return old
	}
	g.helpers[text] = name
	*tail = append(*tail, func() { s.p("func %s%s\n", name, text) })
	return name
}

func flag(text string, on bool) string {
	if on {
		return text
	}
	return ""
}

func (g *gen) constraintField(c *model.Constraint) string {
	if v := g.constraintVar(c); v != "" {
		return ", Constraint: &" + v
	}
	return ""
}

// arityNames are the Go names of the arities.
var arityNames = [...]string{core.Single: "Single", core.Optional: "Optional", core.Variadic: "Variadic",
	core.VariadicOfVariadic: "VariadicOfVariadic"}

// list emits a field that is a list of structs of package core.
func (g *gen) list(s *source, field, typ string, items []string) {
	if len(items) > 0 {
		s.p("%s: []%s.%s{%s},", field, s.use(CorePath), typ, s.wrap(items))
	}
}

func (g *gen) valueDefs(s *source, field string, defs []core.ValueDef, vals []*model.Value) {
	var items []string
	for i, v := range defs {
		extra := ""
		if v.Arity != core.Single {
			extra += ", Arity: " + s.use(CorePath) + "." + arityNames[v.Arity]
		}
		if v.Segments > 0 {
			extra += fmt.Sprintf(", Segments: %d", v.Segments)
		}
		items = append(items, fmt.Sprintf("{Name: %q%s%s}", v.Name, extra, g.constraintField(vals[i].Constraint)))
	}
	g.list(s, field, "ValueDef", items)
}

func (g *gen) slotDef(s *source, x core.SlotDef, a *model.Attribute, tail *[]func()) string {
	if x.Segments {
		return fmt.Sprintf("{Name: %q, Segments: true%s}", x.Name, flag(", Dictated: true", x.Dictated))
	}
	extra := flag(", Optional: true", x.Optional)
	if a.Default != nil {
		extra += ", Default: " + g.defaultFunc(s, a, tail)
	}
	extra += g.constraintField(a.Constraint)
	if a.Property {
		extra += ", Prop: &" + g.propVar(a.Constraint)
		if x.Place > 0 {
			extra += fmt.Sprintf(", Place: %d", x.Place)
		}
	}
	return fmt.Sprintf("{Name: %q%s}", x.Name, extra)
}

// defaultFunc returns the function that makes a default value. Attributes with the same one share it.
func (g *gen) defaultFunc(s *source, a *model.Attribute, tail *[]func()) string {
	core := s.use(CorePath)
	value := g.defaultConst(s, a)
	if fn, ok := g.defaults[value]; ok {
		return fn
	}
	fn := g.unique("default" + a.GoName)
	g.defaults[value] = fn
	*tail = append(*tail, func() { s.p("func %s(c *%s.Context) %s.Attribute { return %s }\n", fn, core, core, value) })
	return fn
}

// defaultConst returns the Go expression of a default value in attribute form; c is the context.
func (g *gen) defaultConst(s *source, a *model.Attribute) string {
	return g.constant(s, form.LitConst(a.Default, a.Constraint))
}

// constant returns the Go expression of the attribute of a constant; c is the context.
func (g *gen) constant(s *source, k *form.Const) string {
	switch {
	case k.Enum != nil:
		return g.enumAttr(s, k.Enum, g.enumConst(s, k.Value), "c")
	case k.Def != nil:
		return fmt.Sprintf("%sGet%s(c)", g.qualifier(s, k.Def.Dialect), k.Def.GoName)
	}
	number := strconv.FormatInt(k.Args.Int, 10)
	if k.Value.Kind == model.ConstEnum {
		number = "int64(" + g.enumConst(s, k.Value) + ")"
	}
	ints, typ := "", ""
	for _, i := range k.Args.Ints {
		ints += ", " + strconv.FormatInt(i, 10)
	}
	if k.Type != nil {
		typ = g.expr(s, k.Type, env{ctx: "c"})
	}
	return strings.NewReplacer("$ints", ints, "$int", number, "$float", fmt.Sprint(k.Args.Float), "$bool", strconv.FormatBool(k.Args.Bool),
		"$text", strconv.Quote(k.Args.Text), "$width", strconv.Itoa(int(k.Args.Width)), "$type", typ,
		"$items", commas(k.Items, func(e *form.Const) string { return g.constant(s, e) })).Replace(s.goText(k.Make.Go))
}

// enumConst returns the Go expression of an enum's value.
func (g *gen) enumConst(s *source, k *model.Const) string {
	q := g.qualifier(s, k.Enum.Dialect)
	var parts []string
	for _, c := range k.Cases {
		parts = append(parts, q+c.Go)
	}
	if len(parts) == 0 {
		return fmt.Sprintf("%s%s(%d)", q, k.Enum.GoName, k.Int)
	}
	return strings.Join(parts, "|")
}

// literal returns the Go literal of a constant, "" for a list and for what is not a Go value.
func (g *gen) literal(s *source, k *model.Const) string {
	switch k.Kind {
	case model.ConstBool, model.ConstUnit:
		return strconv.FormatBool(k.Bool)
	case model.ConstString:
		return strconv.Quote(k.Str)
	case model.ConstEnum:
		return g.enumConst(s, k)
	case model.ConstInt:
		return strconv.FormatInt(k.Int, 10)
	case model.ConstFloat:
		return strconv.FormatFloat(k.Float, 'g', -1, 64)
	}
	return ""
}

// enumAttr returns the Go expression of the attribute that stores an enum's value.
func (g *gen) enumAttr(s *source, e *model.Enum, v, ctx string) string {
	q := g.qualifier(s, e.Dialect)
	if e.Storage == model.EnumAttr {
		return fmt.Sprintf("%sGet%s(%s, %s)", q, e.Attr.GoName, ctx, v)
	}
	return fmt.Sprintf("%s%sAttrOf(%s, %s)", q, e.GoName, ctx, v)
}

// opTraits emits the trait list and predicate traits.
func (g *gen) opTraits(s *source, o *model.Op, tail *[]func()) {
	core := s.use(CorePath)
	var native, preds []string
	for _, u := range o.Traits {
		switch u.Trait.Kind {
		case model.TraitPredicate:
			preds = append(preds, g.predicate(s, o, u, len(preds), tail))
		case model.TraitNative:
			native = append(native, "&"+core+"."+u.Trait.GoName)
		case model.TraitOwn:
			native = append(native, "&"+g.ownTrait(s, u.Trait))
		}
	}
	if len(native) > 0 {
		s.p("Traits: []*%s.Trait{%s},", core, strings.Join(native, ", "))
	}
	if len(preds) > 0 {
		s.p("Predicates: []%s.PredTrait{\n%s\n},", core, strings.Join(preds, "\n"))
	}
}

func quoteList(l []string) string {
	out := make([]string, len(l))
	for i, x := range l {
		out[i] = strconv.Quote(x)
	}
	return strings.Join(out, ", ")
}

// ownTrait returns the variable of a trait that a dialect declares.
func (g *gen) ownTrait(s *source, t *model.Trait) string {
	return g.qualifier(s, t.Dialect) + t.GoName + "Trait"
}

// predicate emits one entry of the predicate table, and the function it needs.
func (g *gen) predicate(s *source, o *model.Op, u *model.TraitUse, i int, tail *[]func()) string {
	core := s.use(CorePath)
	if k, refs := form.Match(u.Pred); refs != nil {
		return fmt.Sprintf("{Summary: %s, Match: %s.%s, Refs: []%s.PartRef{%s}},", strconv.Quote(u.Summary), core, matchNames[k], core,
			commas(form.PartRefs(o, refs), partRef(core)))
	}
	ref := func(r model.ValueRef, k model.ExprKind) string { return g.opRef(s, o, r, k, "op") }
	body := g.expr(s, u.Pred, env{ctx: "op.Context()", hooks: "op.Info().Hooks()", ref: ref})
	guards := ""
	for _, r := range form.Guarded(o, u.Pred) {
		guards += fmt.Sprintf("if %s == nil { return true }\n", partOrNil(o, r))
	}
	fn := g.helper(s, tail, fmt.Sprintf("pred%s%d", o.GoName, i+1), fmt.Sprintf("(op *%s.Operation) bool {\n%sreturn %s\n}", core, guards, body))
	return fmt.Sprintf("{Summary: %s, Check: %s},", strconv.Quote(u.Summary), fn)
}

// matchNames are the Go names of the comparisons.
var matchNames = [...]string{core.MatchTypes: "MatchTypes", core.MatchElementTypes: "MatchElementTypes",
	core.MatchShapes: "MatchShapes",
	core.MatchRanks:  "MatchRanks", core.MatchElementCounts: "MatchElementCounts", core.MatchTypeKinds: "MatchTypeKinds"}

// partRef returns the text of what a comparison refers to; pkg is the name of package core.
func partRef(pkg string) func(core.PartRef) string {
	names := [...]string{core.PartOperand: "PartOperand", core.PartResult: "PartResult", core.PartSlot: "PartSlot"}
	return func(r core.PartRef) string {
		return fmt.Sprintf("{Kind: %s.%s, Index: %d}", pkg, names[r.Kind], r.Index)
	}
}

// partOrNil returns the Go expression of a part that may be absent.
func partOrNil(o *model.Op, r model.ValueRef) string {
	switch r.Kind {
	case model.RefOperand:
		return fmt.Sprintf("op.OptionalOperand(%d)", r.Index)
	case model.RefResult:
		return fmt.Sprintf("op.OptionalResult(%d)", r.Index)
	case model.RefProperty:
		return fmt.Sprintf("op.Slot(%d)", o.Properties[r.Index].Slot)
	}
	return fmt.Sprintf("op.Slot(%d)", o.Attributes[r.Index].Slot)
}

// opRef returns the Go expression of an operation's part.
func (g *gen) opRef(s *source, o *model.Op, r model.ValueRef, k model.ExprKind, op string) string {
	q := s.use(queryPath)
	value := func(kind string, vals []*model.Value) string {
		call, typ := valueMethod(kind, vals, r.Index)
		switch {
		case vals[r.Index].Length == model.Nested:
			return fmt.Sprintf("%s.TypesOf(%s.%sGroup(%d))", q, op, kind, r.Index)
		case typ != "*core.Value":
			return fmt.Sprintf("%s.TypesOf(%s.%s)", q, op, call)
		case form.AllSingle(vals):
			return op + "." + call + ".Type()"
		}
		return fmt.Sprintf("%s.TypeOfValue(%s.%s)", q, op, call)
	}
	switch r.Kind {
	case model.RefOperand:
		return value("Operand", o.Operands)
	case model.RefResult:
		return value("Result", o.Results)
	case model.RefRegion:
		return fmt.Sprintf("%s.Region(%d)", op, r.Index)
	case model.RefSuccessor:
		return fmt.Sprintf("%s.Successor(%d)", op, r.Index)
	}
	a := o.Attributes
	if r.Kind == model.RefProperty {
		a = o.Properties
	}
	x := fmt.Sprintf("%s.Slot(%d)", op, a[r.Index].Slot)
	if k == model.KindType {
		return fmt.Sprintf("%s.TypeOf(%s)", q, x)
	}
	return x
}

// effectNames and targetNames are the Go names of effects, and of what they are on.
var (
	effectNames = [...]string{core.EffectRead: "EffectRead", core.EffectWrite: "EffectWrite", core.EffectAllocate: "EffectAllocate",
		core.EffectFree: "EffectFree"}
	targetNames = [...]string{core.OnOp: "", core.OnOperand: "OnOperand", core.OnResult: "OnResult", core.OnSymbol: "OnSymbol"}
)

// opEffects emits the effect table.
func (g *gen) opEffects(s *source, o *model.Op) {
	core := s.use(CorePath)
	var lines []string
	for _, e := range form.Effects(o) {
		x := fmt.Sprintf("{Kind: %s.%s", core, effectNames[e.Def.Kind])
		if on := targetNames[e.Def.On]; on != "" {
			x += fmt.Sprintf(", On: %s.%s, Index: %d", core, on, e.Def.Index)
		}
		if e.Resource != nil {
			x += ", Resource: &" + g.resource(s, e.Resource)
		}
		if e.Def.Stage != 0 {
			x += fmt.Sprintf(", Stage: %d", e.Def.Stage)
		}
		lines = append(lines, x+flag(", FullRegion: true", e.Def.FullRegion)+"},")
	}
	if len(lines) > 0 {
		s.p("Effects: []%s.EffectDef{\n%s\n},", core, strings.Join(lines, "\n"))
	}
}

func (g *gen) resource(s *source, r *model.Resource) string {
	if r.Dialect.Native {
		return s.use(CorePath) + "." + r.GoName + "Resource"
	}
	return g.qualifier(s, r.Dialect) + r.GoName + "Resource"
}
