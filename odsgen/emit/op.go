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
	s.doc("%sDef is the definition of %s%s", n, o.FullName(), clause(o.Summary))
	s.p("var %sDef = %s.OpDef{", n, core)
	s.p("Name: %q%s,", o.FullName(), flag(", Summary: "+strconv.Quote(firstLine(o.Summary)), o.Summary != ""))
	g.valueDefs(s, o, "Operands", o.Operands)
	g.valueDefs(s, o, "Results", o.Results)
	if len(o.Regions) > 0 {
		var items []string
		for i, r := range o.Regions {
			items = append(items, fmt.Sprintf("{Name: %q%s%s%s}", r.Name, flag(", Variadic: true", r.Length == model.Variadic), g.constraintField(r.Constraint), g.entryArgDefs(s, o, i)))
		}
		s.p("Regions: []%s.RegionDef{%s},", core, s.wrap(items))
	}
	if len(o.Successors) > 0 {
		var items []string
		for _, x := range o.Successors {
			items = append(items, fmt.Sprintf("{Name: %q%s%s}", x.Name, flag(", Variadic: true", x.Length == model.Variadic), g.constraintField(x.Constraint)))
		}
		s.p("Successors: []%s.SuccessorDef{%s},", core, s.wrap(items))
	}
	if len(o.Slots) > 0 {
		var items []string
		for i := range o.Slots {
			items = append(items, g.slotDef(s, o, i, &tail))
		}
		s.p("Slots: []%s.SlotDef{%s},", core, s.wrap(items))
	}
	for i, sl := range o.Slots {
		switch sl.Kind {
		case model.SlotOperandSegments:
			s.field("OperandSegments: %d", i+1)
		case model.SlotResultSegments:
			s.field("ResultSegments: %d", i+1)
		}
	}
	g.opTraits(s, o, &tail)
	g.opEffects(s, o)
	g.opInterfaces(s, o, &tail)
	if o.Format != nil {
		parse, print := "parse"+n, "print"+n
		if names, ok := g.asmFuncs[o]; ok {
			parse, print = names[0], names[1]
		}
		s.field("Parse: %s", parse)
		s.field("Print: %s", print)
		if o.Format.Custom {
			g.customAsm(s, o, &tail)
		}
	}
	if h := hookOf(o.Hooks, model.HookVerify); h != nil {
		s.field("Verify: verify%s", n)
		g.hook(h.Interface, h.Method, fmt.Sprintf("(op %sOp, r *core.Reporter) bool", n), "checks "+o.FullName()+" before its nested operations")
		tail = append(tail, func() {
			s.p("func verify%s(hooks any, op *%s.Operation, r *%s.Reporter) bool { return hooks.(Hooks).%s(%sOp{%s.ViewOf(op)}, r) }\n", n, core, core, h.Method, n, core)
		})
	}
	if h := hookOf(o.Hooks, model.HookVerifyRegions); h != nil {
		s.field("VerifyRegions: verifyRegions%s", n)
		g.hook(h.Interface, h.Method, fmt.Sprintf("(op %sOp, r *core.Reporter) bool", n), "checks "+o.FullName()+" after its nested operations")
		tail = append(tail, func() {
			s.p("func verifyRegions%s(hooks any, op *%s.Operation, r *%s.Reporter) bool { return hooks.(Hooks).%s(%sOp{%s.ViewOf(op)}, r) }\n", n, core, core, h.Method, n, core)
		})
	}
	if h := hookOf(o.Hooks, model.HookFold); h != nil {
		s.field("Fold: fold%s", n)
		g.hook(h.Interface, h.Method, fmt.Sprintf("(op %sOp, in *core.FoldIn) core.Fold", n), "folds "+o.FullName())
		tail = append(tail, func() {
			s.p("func fold%s(hooks any, op *%s.Operation, in *%s.FoldIn) %s.Fold { return hooks.(Hooks).%s(%sOp{%s.ViewOf(op)}, in) }\n", n, core, core, core, h.Method, n, core)
		})
	}
	g.opInfer(s, o, &tail)
	g.opNames(s, o, &tail)
	for _, r := range o.Regions {
		if r.DefaultDialect != "" {
			s.field("DefaultDialect: %q", r.DefaultDialect)
			break
		}
	}
	if o.Deprecated != "" {
		s.field("Deprecated: %s", strconv.Quote(o.Deprecated))
	}
	s.flushFields()
	s.p("}\n")
	for _, f := range tail {
		f()
	}
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

func arity(l model.Length) string {
	return map[model.Length]string{model.Optional: "Optional", model.Variadic: "Variadic", model.Nested: "VariadicOfVariadic"}[l]
}

func (g *gen) valueDefs(s *source, o *model.Op, field string, vals []*model.Value) {
	if len(vals) == 0 {
		return
	}
	core := s.use(CorePath)
	var items []string
	for _, v := range vals {
		extra := ""
		if v.Length.IsVariable() {
			extra += ", Arity: " + core + "." + arity(v.Length)
		}
		if v.InnerSegments != nil {
			extra += fmt.Sprintf(", Segments: %d", v.InnerSegments.Slot+1)
		}
		items = append(items, fmt.Sprintf("{Name: %q%s%s}", v.Name, extra, g.constraintField(v.Constraint)))
	}
	s.p("%s: []%s.ValueDef{%s},", field, core, s.wrap(items))
}

func (g *gen) slotDef(s *source, o *model.Op, i int, tail *[]func()) string {
	sl := o.Slots[i]
	if sl.Attr == nil {
		return fmt.Sprintf("{Name: %q, Segments: true}", sl.Name)
	}
	a := sl.Attr
	extra := ""
	if a.Optional || a.Constraint.Unit && !a.Property {
		extra += ", Optional: true"
	}
	if a.Default != nil {
		extra += ", Default: " + g.defaultFunc(s, a, tail)
	}
	extra += g.constraintField(a.Constraint)
	if sl.Kind == model.SlotProperty {
		extra += ", Prop: &" + g.propVar(a.Constraint)
	}
	return fmt.Sprintf("{Name: %q%s}", sl.Name, extra)
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
	if a.Property {
		return g.propConst(s, a.Default, a.Constraint)
	}
	return g.constant(s, a.Default, a.Constraint)
}

// constant returns the Go expression of a default value as an attribute; c is the context.
func (g *gen) constant(s *source, k *model.Const, c *model.Constraint) string {
	core := s.use(CorePath)
	switch k.Kind {
	case model.ConstInt, model.ConstBool:
		v := strconv.FormatInt(k.Int, 10)
		if k.Kind == model.ConstBool {
			return fmt.Sprintf("c.Bool(%v)", k.Bool)
		}
		if c.ValueType != nil {
			return fmt.Sprintf("c.IntegerAttr(%s, %s)", g.expr(s, c.ValueType, env{ctx: "c"}), v)
		}
		return fmt.Sprintf("c.I64Attr(%s)", v)
	case model.ConstFloat:
		if c.ValueType != nil {
			return fmt.Sprintf("%s.FloatAttrOf(c, %s, %v)", core, g.expr(s, c.ValueType, env{ctx: "c"}), k.Float)
		}
		return fmt.Sprintf("%s.FloatAttrOf(c, c.F64(), %v)", core, k.Float)
	case model.ConstString:
		return fmt.Sprintf("c.String(%s)", strconv.Quote(k.Str))
	case model.ConstEnum:
		return g.enumAttr(s, k.Enum, g.enumConst(s, k), "c")
	case model.ConstUnit:
		return "c.Unit()"
	case model.ConstList:
		var ints []string
		dense := c.Class == "DenseArrayAttr" || c.Base != nil && c.Base.Class == "DenseArrayAttr"
		for _, e := range k.List {
			if dense {
				ints = append(ints, strconv.FormatInt(e.Int, 10))
			} else {
				ec := c.Elem
				if ec == nil {
					ec = c
				}
				ints = append(ints, g.constant(s, e, ec))
			}
		}
		if dense {
			w := "64"
			for _, bits := range []string{"8", "16", "32"} {
				if strings.Contains(c.Name, "I"+bits) || c.Base != nil && strings.Contains(c.Base.Name, "I"+bits) {
					w = bits
				}
			}
			return fmt.Sprintf("c.IntArray(%s)", strings.Join(append([]string{"c.Integer(" + w + ")"}, ints...), ", "))
		}
		return fmt.Sprintf("c.Array(%s)", strings.Join(ints, ", "))
	case model.ConstEmpty:
		if k.Def == nil || k.Def.Native {
			if c.Class == "DictAttr" || k.Def != nil && k.Def.GoName == "DictAttr" {
				return "c.Dict(nil)"
			}
			return "c.Array()"
		}
		return fmt.Sprintf("%sGet%s(c)", g.qualifier(s, k.Def.Dialect), k.Def.GoName)
	}
	return fmt.Sprintf("%s.AttrFromText(c, %s)", core, strconv.Quote(k.Str))
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

// enumAttr returns the Go expression of the attribute that stores an enum's value.
func (g *gen) enumAttr(s *source, e *model.Enum, v, ctx string) string {
	q := g.qualifier(s, e.Dialect)
	if e.Storage == model.EnumAttr {
		return fmt.Sprintf("%sGet%s(%s, %s)", q, e.Attr.GoName, ctx, v)
	}
	return fmt.Sprintf("%s%sAttrOf(%s, %s)", q, e.GoName, ctx, v)
}

// opTraits emits the trait list, what parametrised traits need, and predicate traits.
func (g *gen) opTraits(s *source, o *model.Op, tail *[]func()) {
	core := s.use(CorePath)
	var native, preds []string
	for _, u := range o.Traits {
		switch u.Trait.Kind {
		case model.TraitPredicate:
			preds = append(preds, g.predicate(s, o, u, len(preds), tail))
		case model.TraitNative:
			native = append(native, "&"+core+"."+u.Trait.GoName)
			switch u.Trait.Name {
			case "HasParent", "ParentOneOf":
				for _, a := range u.Args {
					s.p("Parents: []string{%s},", quoteList(a.Ops))
				}
			case "SingleBlockImplicitTerminator":
				for _, a := range u.Args {
					if len(a.Ops) > 0 {
						s.field("Terminator: %q", a.Ops[0])
					}
				}
			}
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
		return fmt.Sprintf("{Summary: %s, Match: %s.%s, Refs: []%s.PartRef{%s}},", strconv.Quote(u.Summary), core, matchNames[k], core, g.partRefs(s, o, refs))
	}
	fn := fmt.Sprintf("pred%s%d", o.GoName, i+1)
	*tail = append(*tail, func() {
		var optional []string
		v := env{ctx: "op.Context()", hooks: "op.Info().Hooks()", ref: func(r model.ValueRef, k model.ExprKind) string { return g.opRef(s, o, r, k, "op", &optional) }}
		body := g.expr(s, u.Pred, v)
		s.p("func %s(op *%s.Operation) bool {", fn, core)
		seen := map[string]bool{}
		for _, x := range optional {
			if !seen[x] {
				seen[x] = true
				s.p("if %s == nil { return true }", x)
			}
		}
		s.p("return %s\n}\n", body)
	})
	return fmt.Sprintf("{Summary: %s, Check: %s},", strconv.Quote(u.Summary), fn)
}

// matchNames are the Go names of the comparisons.
var matchNames = [...]string{core.MatchTypes: "MatchTypes", core.MatchElementTypes: "MatchElementTypes", core.MatchShapes: "MatchShapes",
	core.MatchRanks: "MatchRanks", core.MatchElementCounts: "MatchElementCounts", core.MatchTypeKinds: "MatchTypeKinds"}

func (g *gen) partRefs(s *source, o *model.Op, refs []model.ValueRef) string {
	core := s.use(CorePath)
	var out []string
	for _, r := range refs {
		switch r.Kind {
		case model.RefOperand:
			out = append(out, fmt.Sprintf("{Kind: %s.PartOperand, Index: %d}", core, r.Index))
		case model.RefResult:
			out = append(out, fmt.Sprintf("{Kind: %s.PartResult, Index: %d}", core, r.Index))
		default:
			out = append(out, fmt.Sprintf("{Kind: %s.PartSlot, Index: %d}", core, o.Attributes[r.Index].Slot))
		}
	}
	return strings.Join(out, ", ")
}

// plain reports whether every declared value stands for exactly one.
func plain(vals []*model.Value) bool {
	for _, v := range vals {
		if v.Length.IsVariable() {
			return false
		}
	}
	return true
}

// opRef returns the Go expression of an operation's part. optional collects the expressions of optional parts, whose absence makes a
// predicate true.
func (g *gen) opRef(s *source, o *model.Op, r model.ValueRef, k model.ExprKind, op string, optional *[]string) string {
	q := s.use(queryPath)
	value := func(vals []*model.Value, one, group, seg string) string {
		v := vals[r.Index]
		switch {
		case v.Length == model.Variadic || v.Length == model.Nested:
			return fmt.Sprintf("%s.TypesOf(%s.%s(%d))", q, op, group, r.Index)
		case v.Length == model.Optional:
			x := fmt.Sprintf("%s.Optional%s(%d)", op, one, r.Index)
			*optional = append(*optional, x)
			return fmt.Sprintf("%s.TypeOfValue(%s)", q, x)
		case plain(vals):
			return fmt.Sprintf("%s.%s(%d).Type()", op, one, r.Index)
		}
		return fmt.Sprintf("%s.TypeOfValue(%s.Optional%s(%d))", q, op, one, r.Index)
	}
	switch r.Kind {
	case model.RefOperand:
		return value(o.Operands, "Operand", "OperandGroup", "OperandSegment")
	case model.RefResult:
		return value(o.Results, "Result", "ResultGroup", "ResultSegment")
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
	if a[r.Index].Optional && k != model.KindBool {
		*optional = append(*optional, x)
	}
	if k == model.KindType {
		return fmt.Sprintf("%s.TypeOf(%s)", q, x)
	}
	return x
}

// opEffects emits the effect table.
func (g *gen) opEffects(s *source, o *model.Op) {
	core := s.use(CorePath)
	var lines []string
	line := func(e model.Effect, on string, index int) {
		x := fmt.Sprintf("{Kind: %s.%s", core, [...]string{"EffectRead", "EffectWrite", "EffectAllocate", "EffectFree"}[e.Kind])
		if on != "" {
			x += fmt.Sprintf(", On: %s.%s, Index: %d", core, on, index)
		}
		if e.Resource != nil {
			x += ", Resource: &" + g.resource(s, e.Resource)
		}
		if e.Stage != 0 {
			x += fmt.Sprintf(", Stage: %d", e.Stage)
		}
		if e.Full {
			x += ", FullRegion: true"
		}
		lines = append(lines, x+"},")
	}
	for _, e := range o.Effects.List {
		line(e, "", 0)
	}
	for _, v := range o.Operands {
		for _, e := range v.Effects {
			line(e, "OnOperand", v.Index)
		}
	}
	for _, v := range o.Results {
		for _, e := range v.Effects {
			line(e, "OnResult", v.Index)
		}
	}
	for _, a := range o.Attributes {
		for _, e := range a.Effects {
			line(e, "OnSymbol", a.Slot)
		}
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
