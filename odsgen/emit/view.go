package emit

import (
	"fmt"
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// views emits the typed views of operations: of those whose view stays in the package of the dialect, or of the others.
//
//	type AddIOp struct{ core.OpView }
//	func AsAddIOp(op *core.Operation) (AddIOp, bool)
//	func (op AddIOp) Lhs() *core.Value
func (g *gen) views(apart bool) *source {
	s := newSource("views.gen.go")
	s.apart = apart
	for _, o := range g.d.Ops {
		g.at = o.Span
		if o.SharesMethods && !apart {
			g.sharedView(s, o)
		}
		switch {
		case o.ViewApart == apart:
			g.view(s, o)
		case !apart:
			g.slotConstants(s, o)
		}
	}
	return s
}

func (g *gen) view(s *source, o *model.Op) {
	t := o.GoName + "Op"
	s.doc("%s is a view of %s%s", t, o.FullName(), clause(o.Summary))
	if o.Deprecated != "" {
		s.doc("\nDeprecated: %s", o.Deprecated)
	}
	s.p("type %s struct{ core.OpView }\n", t)
	s.doc("As%s returns the view of op when it is %s; op may be nil.", t, o.FullName())
	s.p("func As%s(op *core.Operation) (%[1]s, bool) { return rt.As[%[1]s](op, &%[3]s%[2]sDef) }\n", t, o.GoName, g.qualifier(s, o.Dialect))
	if !s.apart {
		g.slotConstants(s, o)
	}
	for _, v := range o.Operands {
		g.operandAccessors(s, o, t, v)
	}
	for _, v := range o.Results {
		if v.Name == "" {
			continue
		}
		s.doc("%s returns %s%s.", v.GoName, article(v, "result"), describe(v.Summary))
		method, typ := valueMethod("Result", o.Results, v.Index)
		s.p("func (op %s) %s() %s { return op.Op.%s }\n", t, v.GoName, typ, method)
	}
	for _, a := range o.Attributes {
		g.attrAccessors(s, o, t, a)
	}
	for _, a := range o.Properties {
		g.propAccessors(s, t, a)
	}
	part := func(name, summary, what, typ string, length model.Length, index int) {
		if name == "" {
			return
		}
		s.doc("%s returns the %s%s.", name, what, describe(summary))
		many := length == model.Variadic
		s.p("func (op %s) %s() %s*core.%s { return op.Op.%s%s(%d) }\n", t, name, flag("[]", many), typ, upper(what), flag("List", many), index)
	}
	for _, r := range o.Regions {
		part(flag(r.GoName, r.Name != ""), r.Summary, "region", "Region", r.Length, r.Index)
	}
	for _, x := range o.Successors {
		part(flag(x.GoName, x.Name != ""), x.Summary, "successor", "Block", x.Length, x.Index)
	}
	if !o.SharesMethods {
		g.interfaceMethods(s, o, t)
	}
}

// slotConstants emits the positions of the inherent attributes of an operation whose syntax is written by hand: its
// parser fills an OperationState, which has no typed accessors.
//
//	const ForStepSlot = 3
func (g *gen) slotConstants(s *source, o *model.Op) {
	if len(o.Slots) == 0 || model.FindHook(o.Hooks, model.HookParse) == nil {
		return
	}
	names := map[int]string{}
	for _, a := range append(append([]*model.Attribute{}, o.Attributes...), o.Properties...) {
		names[a.Slot] = a.GoName
	}
	s.p("// The slots of %s.\nconst (", o.FullName())
	for i, sl := range o.Slots {
		name := names[i]
		switch sl.Kind {
		case model.SlotOperandSegments:
			name = "OperandSegmentSizes"
		case model.SlotResultSegments:
			name = "ResultSegmentSizes"
		}
		s.p("%s%sSlot = %d // %s", o.GoName, name, i, sl.Name)
	}
	s.p(")\n")
}

func article(v *model.Value, what string) string {
	switch v.Length {
	case model.Variadic, model.Nested:
		return "the " + what + "s " + v.Name + " in a new slice"
	case model.Optional:
		return "the " + what + " " + v.Name + ", or nil when it is absent"
	}
	return "the " + what + " " + v.Name
}

func describe(summary string) string {
	if s := strings.TrimSuffix(form.FirstLine(summary), "."); s != "" {
		return ": " + s
	}
	return ""
}

func (g *gen) operandAccessors(s *source, o *model.Op, t string, v *model.Value) {
	if v.Name == "" {
		return
	}
	setter := ""
	switch {
	case !v.Setter || v.Length == model.Nested:
	case v.Length == model.Variadic:
		setter = fmt.Sprintf(" Set%s replaces them.", v.GoName)
	case v.Length == model.Optional:
		setter = fmt.Sprintf(" Set%s sets it; nil removes it.", v.GoName)
	default:
		setter = fmt.Sprintf(" Set%s sets it.", v.GoName)
	}
	s.doc("%s returns %s%s.%s", v.GoName, article(v, "operand"), describe(v.Summary), setter)
	method, typ := valueMethod("Operand", o.Operands, v.Index)
	s.p("func (op %s) %s() %s { return op.Op.%s }", t, v.GoName, typ, method)
	switch {
	case setter == "":
		s.p("")
	case v.Length == model.Variadic:
		s.p("func (op %s) Set%s(vals ...*core.Value) { op.Op.SetOperandGroup(%d, vals) }\n", t, v.GoName, v.Index)
	default: // the setter has the name of the getter
		s.p("func (op %s) Set%s(v *core.Value) { op.Op.Set%s, v) }\n", t, v.GoName, strings.TrimSuffix(method, ")"))
	}
}

// valueMethod returns the call of the method of an operation that gives a declared value, an "Operand" or a "Result",
// and its type.
func valueMethod(kind string, vals []*model.Value, i int) (call, typ string) {
	switch v := vals[i]; {
	case v.Length == model.Nested:
		return fmt.Sprintf("NestedOperands(%d)", i), "[][]*core.Value"
	case v.Length == model.Variadic:
		return fmt.Sprintf("%sGroup(%d)", kind, i), "[]*core.Value"
	case form.AllSingle(vals):
		return fmt.Sprintf("%s(%d)", kind, i), "*core.Value"
	}
	return fmt.Sprintf("Optional%s(%d)", kind, i), "*core.Value"
}

// unwrap returns how the accessor of an attribute converts it; ok is false when the accessor returns the attribute.
func (g *gen) unwrap(s *source, c *model.Constraint) (u unwrapped, ok bool) {
	if e := c.Enum; e != nil {
		q := g.qualifier(s, e.Dialect)
		if e.Storage == model.EnumAttr {
			return unwrapped{q + e.GoName, fmt.Sprintf("%%s.(*%s%s).%s()", q, e.Attr.GoName, e.Attr.Params[0].GoName), "",
				q + "Get" + e.Attr.GoName + "(c, %s)", "0"}, true
		}
		u := unwrapInt(q+e.GoName, "")
		u.wrap = q + e.GoName + "AttrOf(c, %s)"
		return u, true
	}
	typed := func() string { return g.expr(s, c.ValueType, env{ctx: "c"}) }
	switch c.GoType {
	case "int64", "int32", "int16", "int8", "int", "uint64", "uint32", "uint16", "uint8":
		if c.ValueType == nil {
			return u, false
		}
		return unwrapInt(c.GoType, typed()), true
	case "bool":
		return unwrapBool(), true
	case "string":
		if c.Class == "SymbolRefAttr" {
			return unwrapBy("string", "rt.RootOf", "c.SymbolRef(%s)", `""`), true
		}
		return unwrapText(), c.Untyped // a text alone does not say which type the attribute has
	case "float64", "float32":
		if c.ValueType == nil {
			return u, false
		}
		return unwrapBy("float64", "rt.DoubleOf", "rt.FloatAttrOf(c, "+typed()+", %s)", "0"), true
	case "Type", "core.Type", "":
		if c.Class != "TypeAttr" {
			return u, false
		}
		class := "core.Type"
		if c.Elem != nil {
			class = g.classType(s, c.Elem, class)
		}
		return unwrapBy(class, "rt.TypeIn["+class+"]", "c.TypeAttr(%s)", "nil"), true
	case "[]int64", "[]int32", "[]int16", "[]int8", "[]bool":
		return unwrapPacked(strings.TrimPrefix(c.GoType, "[]")), c.Class == "DenseArrayAttr" || c.Class == ""
	case "core.Location", "Location":
		return unwrapBy("core.Location", "rt.LocOf", "c.LocAttr(%s)", "core.Location{}"), true
	}
	return u, false
}

func (g *gen) attrAccessors(s *source, o *model.Op, t string, a *model.Attribute) {
	class := g.attrClass(s, a.Constraint)
	sets := func(how string) string { return flag(" Set"+a.GoName+how, a.Setter) }
	what := fmt.Sprintf("the attribute %s%s", a.Name, describe(a.Summary))
	if a.Constraint.Unit {
		s.doc("%s reports whether %s is present.%s", a.GoName, what, sets(" sets or removes it."))
		s.p("func (op %s) %s() bool { return op.Op.Slot(%d) != nil }", t, a.GoName, a.Slot)
		if a.Setter {
			s.p("func (op %s) Set%s(on bool) { op.Op.SetSlot(%d, rt.UnitIf(op.Op.Context(), on)) }", t, a.GoName, a.Slot)
		}
		s.p("")
		return
	}
	slot := fmt.Sprintf("op.Op.Slot(%d)", a.Slot)
	read := slot
	if class != "core.Attribute" {
		read = fmt.Sprintf("rt.Attr[%s](op, %d)", class, a.Slot)
	}
	u, ok := g.unwrap(s, a.Constraint)
	if ok && wantsType(o, a.GoName) { // an interface that the accessor implements is content with any type
		u.typ, u.get, u.some = "core.Type", "rt.TypeIn[core.Type](%s)", ""
	}
	absent := ""
	if a.Optional {
		absent = ", or nil when it is absent"
	}
	s.doc("%sAttr returns %s%s.%s", a.GoName, what, absent, sets("Attr sets it; nil removes it."))
	s.p("func (op %s) %sAttr() %s { return %s }", t, a.GoName, class, read)
	if a.Setter {
		s.p("func (op %s) Set%sAttr(v %s) { rt.SetAttr(op, %d, v) }", t, a.GoName, class, a.Slot)
	}
	s.p("")
	if !ok {
		return
	}
	get := fmt.Sprintf(u.get, "a")
	// Of all kinds only the attribute of an enum cannot be read when it is absent, which it is after SetXAttr(nil).
	enumClass := ""
	if e := a.Constraint.Enum; e != nil && e.Storage == model.EnumAttr {
		enumClass = class
	}
	if a.Default != nil {
		slot = fmt.Sprintf("op.Op.SlotOrDefault(%d)", a.Slot)
	}

	switch {
	case a.Optional && a.Default == nil:
		s.doc("%s returns the value of %s, and whether it is present.%s", a.GoName, what, sets(" sets it."))
		if enumClass != "" {
			s.p("func (op %s) %s() (%s, bool) { return rt.EnumIf(%s, %s) }",
				t, a.GoName, u.typ, slot, fmt.Sprintf("(%s).%s", enumClass, a.Constraint.Enum.Attr.Params[0].GoName))
			break
		}
		if u.some != "" {
			s.p("func (op %s) %s() (%s, bool) { return %s }", t, a.GoName, u.typ, fmt.Sprintf(u.some, slot))
			break
		}
		s.p("func (op %s) %s() (v %s, ok bool) {\na := %s\nif a == nil { return v, false }\nreturn %s, true\n}", t, a.GoName, u.typ,
			slot, get)
	case enumClass != "":
		s.doc("%s returns the value of %s%s.%s", a.GoName, what, flag(", its default when it is absent", a.Default != nil), sets(" sets it."))
		s.p("func (op %s) %s() %s { return rt.EnumOf(%s, %s) }",
			t, a.GoName, u.typ, slot, fmt.Sprintf("(%s).%s", enumClass, a.Constraint.Enum.Attr.Params[0].GoName))
	default:
		s.doc("%s returns the value of %s%s.%s", a.GoName, what, flag(", its default when it is absent", a.Default != nil), sets(" sets it."))
		s.p("func (op %s) %s() %s { return %s }", t, a.GoName, u.typ, fmt.Sprintf(u.get, slot))
	}
	if a.Setter {
		s.p("func (op %s) Set%s(v %s) { op.Op.SetSlot(%d, %s) }", t, a.GoName, u.typ, a.Slot, inView(fmt.Sprintf(u.wrap, "v")))
	}
	s.p("")
}

// inView returns an expression with the variable c, the context, replaced by what a view has.
func inView(expr string) string {
	for _, i := range slices.Backward(uses(expr, "c")) {
		expr = expr[:i] + "op.Op.Context()" + expr[i+1:]
	}
	return expr
}

// wantsType reports whether an interface of the operation has a method of this name that returns a core.Type.
func wantsType(o *model.Op, name string) bool {
	for _, h := range o.Hooks {
		if h.Kind == model.HookInterfaceMethod && h.Signature.Name == name && len(h.Signature.Results) == 1 &&
			h.Signature.Results[0].Type == "core.Type" {
			return true
		}
	}
	return false
}

// attrClass returns the Go type of an attribute that satisfies a constraint.
func (g *gen) attrClass(s *source, c *model.Constraint) string {
	if c.Enum != nil {
		if c.Enum.Storage == model.EnumAttr {
			return "*" + g.qualifier(s, c.Enum.Dialect) + c.Enum.Attr.GoName
		}
		return "*core.IntegerAttr"
	}
	return g.classType(s, c, "core.Attribute")
}

// interfaceMethods emits the methods that hooks implement, as methods of t: the view, or what several operations share.
func (g *gen) interfaceMethods(s *source, o *model.Op, t string) {
	g.viewMethods(s, o, t)
	self, owner := "op", o.FullName()
	if o.SharedHooks != "" {
		self, owner = "op.Op", strings.TrimPrefix(hookOwner(o), "an ")
	}
	for _, h := range o.Hooks {
		switch h.Kind {
		case model.HookEffects:
			g.hook(h.Interface, h.Method, fmt.Sprintf("(op %s, dst []core.Effect) []core.Effect", hookParam(o)),
				"appends the memory effects of "+hookOwner(o))
			s.doc("Effects appends the operation's memory effects.")
			s.p("func (op %s) Effects(dst []core.Effect) []core.Effect { return op.Op.Info().Hooks().(Hooks).%s(%s, dst) }\n", t, h.Method, self)
		case model.HookSpeculatable:
			if h.Func != nil {
				self = "op.Op"
			}
			if !h.Native() {
				g.hook(h.Interface, h.Method, fmt.Sprintf("(op %s) bool", promiseParam(o, &h)),
					"reports whether this "+owner+" may be executed speculatively")
			}
			s.doc("IsSpeculatable reports whether the operation may be executed where it was not before.")
			s.p("func (op %s) IsSpeculatable() bool { return %s(%s) }\n", t, g.promiseFunc(s, &h, "op.Op.Info().Hooks()"), self)
		}
	}
}

// accessors are the methods that a view has for the parts of its operation, with the types of their results. An
// interface method of the same name and type is implemented by the accessor.
func (g *gen) accessors(o *model.Op) map[string]string {
	m := map[string]string{}
	scratch := newSource("")
	values := func(list []*model.Value) {
		for _, v := range list {
			switch {
			case v.Name == "":
			case v.Length == model.Nested:
				m[v.GoName] = "[][]*core.Value"
			case v.Length == model.Variadic:
				m[v.GoName] = "[]*core.Value"
			default:
				m[v.GoName] = "*core.Value"
			}
		}
	}
	values(o.Operands)
	values(o.Results)
	for _, a := range o.Attributes {
		u, ok := g.unwrap(scratch, a.Constraint)
		switch {
		case a.Constraint.Unit:
			m[a.GoName] = "bool"
			continue
		case ok && wantsType(o, a.GoName):
			u.typ = "core.Type"
		}
		m[a.GoName+"Attr"] = g.attrClass(scratch, a.Constraint)
		if ok {
			m[a.GoName] = u.typ
			if a.Optional && a.Default == nil {
				m[a.GoName] += ", bool"
			}
		}
	}
	for _, a := range o.Properties {
		t := g.unwrapProp(scratch, a.Constraint).typ
		if c := propBase(a.Constraint); c.Form == model.PropOptional || c.Form == model.PropSome {
			t = strings.TrimPrefix(t, "*") + ", bool"
		}
		m[a.GoName] = t
	}
	for _, r := range o.Regions {
		m[r.GoName] = flag("[]", r.Length == model.Variadic) + "*core.Region"
	}
	for _, b := range o.Successors {
		m[b.GoName] = flag("[]", b.Length == model.Variadic) + "*core.Block"
	}
	return m
}
