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
	n := o.GoName
	def := form.OpDef(o)
	if o.Format != nil && !o.Format.Custom && def.OperandSegments+def.ResultSegments > 0 {
		if f, _ := form.Op(o); f != nil { // findings are reported where its functions are written
			form.Dictate(&def, f)
		}
	}
	s.doc("%sDef is the definition of %s%s", n, def.Name, clause(o.Summary))
	s.p("var %sDef = core.OpDef{", n)
	s.p("Name: %q%s,", def.Name, flag(", Summary: "+strconv.Quote(def.Summary), o.Summary != ""))
	list(s, "Operands", def.Operands, func(i int) given { return given{"Constraint": g.constraintRef(o.Operands[i].Constraint)} })
	list(s, "Results", def.Results, func(i int) given { return given{"Constraint": g.constraintRef(o.Results[i].Constraint)} })
	for i := range def.Regions {
		def.Regions[i].Args = form.EntryArgs(o, i)
	}
	list(s, "Regions", def.Regions, func(i int) given { return given{"Constraint": g.constraintRef(o.Regions[i].Constraint)} })
	list(s, "Successors", def.Successors, func(i int) given {
		return given{"Constraint": g.constraintRef(o.Successors[i].Constraint)}
	})
	list(s, "Slots", def.Slots, func(i int) given { return g.slotDef(s, o.Slots[i].Attr) })
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
	g.opTraits(s, o)
	g.opEffects(s, o)
	g.opInterfaces(s, o)
	if o.Format != nil {
		names, ok := g.asmFuncs[o]
		switch {
		case o.Format.Custom:
			names = g.customAsm(s, o)
		case !ok:
			names = [2]string{"parse" + n, "print" + n}
		}
		if o.Format.Custom || g.d.CompiledAsm {
			s.field("Parse: %s", names[0])
			s.field("Print: %s", names[1])
		} else {
			s.field("Asm: &asm.Format{Parser: &%s, Printer: &%s}", names[0], names[1])
		}
	}
	g.opPromises(s, o, model.HookVerify, model.HookVerifyRegions, model.HookFold)
	g.opInfer(s, o)
	g.opNames(s, o)
	if def.DefaultDialect != "" {
		s.field("DefaultDialect: %q", def.DefaultDialect)
	}
	if def.Deprecated != "" {
		s.field("Deprecated: %s", strconv.Quote(def.Deprecated))
	}
	s.flushFields()
	s.p("}\n")
	s.flushAfter()
}

// helper returns the name of a function that follows the table of an operation, of which text is all but "func" and the
// name. Operations that have it alike share it.
func (g *gen) helper(s *source, name, text string) string {
	if old, ok := g.helpers[text]; ok {
		return old
	}
	g.helpers[text] = name
	s.after(func() { s.p("func %s%s\n", name, text) })
	return name
}

func flag(text string, on bool) string {
	if on {
		return text
	}
	return ""
}

// constraintRef returns the address of a constraint, "" for one that accepts all.
func (g *gen) constraintRef(c *model.Constraint) code {
	if v := g.constraintVar(c); v != "" {
		return code("&" + v)
	}
	return ""
}

// list emits a field that is a list of structs; text has what of each is Go text.
func list[T any](s *source, field string, defs []T, text func(i int) given) {
	var items []string
	for i, d := range defs {
		items = append(items, literal(d, text(i)))
	}
	if items != nil {
		s.p("%s: %T{%s},", field, defs, s.wrap(items))
	}
}

// slotDef returns what is Go text of the slot of an attribute; nil is that of segment sizes.
func (g *gen) slotDef(s *source, a *model.Attribute) given {
	if a == nil {
		return nil
	}
	out := given{}
	if a.Default != nil {
		out["Default"] = code(g.defaultFunc(s, a))
	}
	out["Constraint"] = g.constraintRef(a.Constraint)
	if a.Property {
		out["Prop"] = code("&" + g.propVar(a.Constraint))
	}
	return out
}

// defaultFunc returns the function that makes a default value. Attributes with the same one share it.
func (g *gen) defaultFunc(s *source, a *model.Attribute) string {
	value := g.defaultConst(s, a)
	if fn, ok := g.defaults[value]; ok {
		return fn
	}
	fn := g.unique("default" + a.GoName)
	g.defaults[value] = fn
	s.after(func() { s.p("func %s(c *core.Context) core.Attribute { return %s }\n", fn, value) })
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
		"$items", commas(k.Items, func(e *form.Const) string { return g.constant(s, e) })).Replace(k.Make.Go)
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

// opTraits emits the trait list, predicate traits and checks.
func (g *gen) opTraits(s *source, o *model.Op) {
	var native, preds []string
	for _, u := range o.Traits {
		switch u.Trait.Kind {
		case model.TraitPredicate:
			preds = append(preds, g.predicate(s, o, u, len(preds)))
		case model.TraitNative:
			native = append(native, "&core."+u.Trait.GoName)
		case model.TraitOwn:
			native = append(native, "&"+g.ownTrait(s, u.Trait))
		}
	}
	if len(native) > 0 {
		s.p("Traits: []*core.Trait{%s},", strings.Join(native, ", "))
	}
	if len(preds) > 0 {
		s.p("Predicates: []core.PredTrait{\n%s\n},", strings.Join(preds, "\n"))
	}
	var checks []string
	for i, u := range o.Checks {
		checks = append(checks, g.predicate(s, o, u, len(preds)+i))
	}
	if len(checks) > 0 {
		s.p("Checks: []core.PredTrait{\n%s\n},", strings.Join(checks, "\n"))
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
func (g *gen) predicate(s *source, o *model.Op, u *model.TraitUse, i int) string {
	if k, refs := form.Match(u.Pred); refs != nil {
		return literal(core.PredTrait{Summary: u.Summary, Match: k, Refs: form.PartRefs(o, refs)}, nil) + ","
	}
	ref := func(r model.ValueRef, k model.ExprKind) string { return g.opRef(o, r, k, "op") }
	body := g.expr(s, u.Pred, env{ctx: "op.Context()", hooks: "op.Info().Hooks()", ref: ref})
	guards := ""
	for _, r := range form.Guarded(o, u.Pred) {
		guards += fmt.Sprintf("if %s == nil { return true }\n", partOrNil(o, r))
	}
	fn := g.helper(s, fmt.Sprintf("pred%s%d", o.GoName, i+1), fmt.Sprintf("(op *core.Operation) bool {\n%sreturn %s\n}", guards, body))
	return fmt.Sprintf("{Summary: %s, Check: %s},", strconv.Quote(u.Summary), fn)
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
func (g *gen) opRef(o *model.Op, r model.ValueRef, k model.ExprKind, op string) string {
	value := func(kind string, vals []*model.Value) string {
		call, typ := valueMethod(kind, vals, r.Index)
		switch {
		case vals[r.Index].Length == model.Nested:
			return fmt.Sprintf("query.TypesOf(%s.%sGroup(%d))", op, kind, r.Index)
		case typ != "*core.Value":
			return fmt.Sprintf("query.TypesOf(%s.%s)", op, call)
		case form.AllSingle(vals):
			return op + "." + call + ".Type()"
		}
		return fmt.Sprintf("query.TypeOfValue(%s.%s)", op, call)
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
		return fmt.Sprintf("query.TypeOf(%s)", x)
	}
	return x
}

// opEffects emits the effect table.
func (g *gen) opEffects(s *source, o *model.Op) {
	var lines []string
	for _, e := range form.Effects(o) {
		text := given{}
		if e.Resource != nil {
			text["Resource"] = code("&" + g.resource(s, e.Resource))
		}
		lines = append(lines, literal(e.Def, text)+",")
	}
	if len(lines) > 0 {
		s.p("Effects: []core.EffectDef{\n%s\n},", strings.Join(lines, "\n"))
	}
}

func (g *gen) resource(s *source, r *model.Resource) string {
	if r.Dialect.Native {
		return "core." + r.GoName + "Resource"
	}
	return g.qualifier(s, r.Dialect) + r.GoName + "Resource"
}
