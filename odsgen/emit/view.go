package emit

import (
	"fmt"
	"strings"

	"github.com/odsgen/ods/odsgen/model"
)

// views emits the typed views of operations.
//
//	type AddIOp struct{ core.OpView }
//	func AsAddIOp(op *core.Operation) (AddIOp, bool)
//	func (op AddIOp) Lhs() *core.Value
func (g *gen) views() *source {
	s := newSource("views.gen.go")
	for _, o := range g.d.Ops {
		g.view(s, o)
	}
	return s
}

func (g *gen) view(s *source, o *model.Op) {
	core := s.use(corePath)
	t := o.GoName + "Op"
	s.doc("%s is a view of %s%s", t, o.FullName(), clause(o.Summary))
	if o.Deprecated != "" {
		s.p("//\n// Deprecated: %s", o.Deprecated)
	}
	s.p("type %s struct{ %s.OpView }\n", t, core)
	s.doc("As%s returns the view of op when it is %s.", t, o.FullName())
	s.p("func As%[1]s(op *%[2]s.Operation) (%[1]s, bool) {\nif op == nil || !op.Is(&%[3]sDef) { return %[1]s{}, false }\nreturn %[1]s{%[2]s.ViewOf(op)}, true\n}\n", t, core, o.GoName)
	for _, v := range o.Operands {
		g.operandAccessors(s, o, t, v)
	}
	for _, v := range o.Results {
		if v.Name == "" {
			continue
		}
		s.doc("%s returns %s%s.", v.GoName, article(v, "result"), describe(v.Summary))
		switch {
		case v.Length == model.Variadic:
			s.p("func (op %s) %s() []*%s.Value { return op.Op.ResultGroup(%d) }\n", t, v.GoName, core, v.Index)
		case v.Length == model.Optional:
			s.p("func (op %s) %s() *%s.Value { return op.Op.OptionalResult(%d) }\n", t, v.GoName, core, v.Index)
		case plain(o.Results):
			s.p("func (op %s) %s() *%s.Value { return op.Op.Result(%d) }\n", t, v.GoName, core, v.Index)
		default:
			s.p("func (op %s) %s() *%s.Value { return op.Op.OptionalResult(%d) }\n", t, v.GoName, core, v.Index)
		}
	}
	for _, a := range o.Attributes {
		g.attrAccessors(s, o, t, a)
	}
	for _, a := range o.Properties {
		g.propAccessors(s, t, a)
	}
	for _, r := range o.Regions {
		if r.Name == "" {
			continue
		}
		s.doc("%s returns the region%s.", r.GoName, describe(r.Summary))
		if r.Length == model.Variadic {
			s.p("func (op %s) %s() []*%s.Region { return op.Op.RegionList(%d) }\n", t, r.GoName, core, r.Index)
		} else {
			s.p("func (op %s) %s() *%s.Region { return op.Op.Region(%d) }\n", t, r.GoName, core, r.Index)
		}
	}
	for _, x := range o.Successors {
		if x.Name == "" {
			continue
		}
		s.doc("%s returns the successor%s.", x.GoName, describe(x.Summary))
		if x.Length == model.Variadic {
			s.p("func (op %s) %s() []*%s.Block { return op.Op.SuccessorList(%d) }\n", t, x.GoName, core, x.Index)
		} else {
			s.p("func (op %s) %s() *%s.Block { return op.Op.Successor(%d) }\n", t, x.GoName, core, x.Index)
		}
	}
	g.interfaceMethods(s, o, t)
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
	if s := strings.TrimSuffix(firstLine(summary), "."); s != "" {
		return ": " + s
	}
	return ""
}

func (g *gen) operandAccessors(s *source, o *model.Op, t string, v *model.Value) {
	if v.Name == "" {
		return
	}
	core := s.use(corePath)
	s.doc("%s returns %s%s.", v.GoName, article(v, "operand"), describe(v.Summary))
	switch {
	case v.Length == model.Nested:
		s.p("func (op %s) %s() [][]*%s.Value { return op.Op.NestedOperands(%d) }\n", t, v.GoName, core, v.Index)
	case v.Length == model.Variadic:
		s.p("func (op %s) %s() []*%s.Value { return op.Op.OperandGroup(%d) }\n", t, v.GoName, core, v.Index)
		s.doc("Set%s replaces the operands %s.", v.GoName, v.Name)
		s.p("func (op %s) Set%s(vals ...*%s.Value) { op.Op.SetOperandGroup(%d, vals) }\n", t, v.GoName, core, v.Index)
	case v.Length == model.Optional:
		s.p("func (op %s) %s() *%s.Value { return op.Op.OptionalOperand(%d) }\n", t, v.GoName, core, v.Index)
		s.doc("Set%s sets the operand %s; nil removes it.", v.GoName, v.Name)
		s.p("func (op %s) Set%s(v *%s.Value) { op.Op.SetOptionalOperand(%d, v) }\n", t, v.GoName, core, v.Index)
	case plain(o.Operands):
		s.p("func (op %s) %s() *%s.Value { return op.Op.Operand(%d) }\n", t, v.GoName, core, v.Index)
		s.doc("Set%s sets the operand %s.", v.GoName, v.Name)
		s.p("func (op %s) Set%s(v *%s.Value) { op.Op.SetOperand(%d, v) }\n", t, v.GoName, core, v.Index)
	default:
		s.p("func (op %s) %s() *%s.Value { return op.Op.OptionalOperand(%d) }\n", t, v.GoName, core, v.Index)
		s.doc("Set%s sets the operand %s.", v.GoName, v.Name)
		s.p("func (op %s) Set%s(v *%s.Value) { op.Op.SetOptionalOperand(%d, v) }\n", t, v.GoName, core, v.Index)
	}
}

// unwrapped describes how an attribute is read as a Go value.
type unwrapped struct {
	typ  string // Go type
	get  string // expression with %s for the attribute; "" when the attribute itself is returned
	wrap string // expression of the attribute with %s for the Go value; ctx is c
	zero string
}

// unwrap returns how the accessor of an attribute converts it; ok is false when the accessor returns the attribute.
func (g *gen) unwrap(s *source, c *model.Constraint) (u unwrapped, ok bool) {
	core := s.use(corePath)
	if c.Enum != nil {
		e := c.Enum
		q := g.qualifier(s, e.Dialect)
		if e.Storage == model.EnumAttr {
			return unwrapped{q + e.GoName, fmt.Sprintf("%%s.(*%s%s).%s()", q, e.Attr.GoName, e.Attr.Params[0].GoName), q + "Get" + e.Attr.GoName + "(c, %s)", "0"}, true
		}
		return unwrapped{q + e.GoName, q + e.GoName + "(" + core + ".IntOf(%s))", q + e.GoName + "AttrOf(c, %s)", "0"}, true
	}
	typed := func() string { return g.expr(s, c.ValueType, env{ctx: "c"}) }
	switch c.GoType {
	case "int64", "int32", "int16", "int8", "int", "uint64", "uint32", "uint16", "uint8":
		if c.ValueType == nil {
			return u, false
		}
		return unwrapped{c.GoType, c.GoType + "(" + core + ".IntOf(%s))", "c.IntegerAttr(" + typed() + ", int64(%s))", "0"}, true
	case "bool":
		return unwrapped{"bool", core + ".IntOf(%s) != 0", "c.Bool(%s)", "false"}, true
	case "string":
		if c.Class == "SymbolRefAttr" {
			return unwrapped{"string", "%s.(*" + core + ".SymbolRefAttr).Root()", "c.SymbolRef(%s)", `""`}, true
		}
		return unwrapped{"string", "%s.(*" + core + ".StringAttr).Value()", "c.String(%s)", `""`}, true
	case "float64", "float32":
		if c.ValueType == nil {
			return u, false
		}
		return unwrapped{"float64", core + ".DoubleOf(%s)", core + ".FloatAttrOf(c, " + typed() + ", %s)", "0"}, true
	case "Type", "core.Type", "":
		if c.Class != "TypeAttr" {
			return u, false
		}
		if e := c.Elem; e != nil {
			if class := g.classType(s, e, ""); class != "" {
				return unwrapped{class, core + ".TypeIn[" + class + "](%s)", "c.TypeAttr(%s)", "nil"}, true
			}
		}
		return unwrapped{core + ".Type", "%s.(*" + core + ".TypeAttr).Value()", "c.TypeAttr(%s)", "nil"}, true
	case "[]int64", "[]int32", "[]int16", "[]int8", "[]bool":
		elem := strings.TrimPrefix(c.GoType, "[]")
		w := map[string]string{"int64": "64", "int32": "32", "int16": "16", "int8": "8", "bool": "1"}[elem]
		return unwrapped{c.GoType, fmt.Sprintf("%s.DenseOf[%s](%%s)", core, elem), fmt.Sprintf("%s.DenseFrom(c.Integer(%s), %%s)", core, w), "nil"}, c.Class == "DenseArrayAttr" || c.Class == ""
	case "core.Location", "Location":
		return unwrapped{core + ".Location", "%s.(*" + core + ".LocationAttr).Value()", "c.LocAttr(%s)", core + ".Location{}"}, true
	}
	return u, false
}

func (g *gen) attrAccessors(s *source, o *model.Op, t string, a *model.Attribute) {
	core := s.use(corePath)
	class := g.attrClass(s, a.Constraint)
	what := fmt.Sprintf("the attribute %s%s", a.Name, describe(a.Summary))
	if a.Constraint.Unit {
		s.doc("%s reports whether %s is present.", a.GoName, what)
		s.p("func (op %s) %s() bool { return op.Op.Slot(%d) != nil }\n", t, a.GoName, a.Slot)
		s.doc("Set%s sets or removes the attribute %s.", a.GoName, a.Name)
		s.p("func (op %s) Set%s(on bool) { op.Op.SetSlot(%d, %s.UnitIf(op.Context(), on)) }\n", t, a.GoName, a.Slot, core)
		return
	}
	read := func(raw string) string {
		if class == core+".Attribute" {
			return raw
		}
		return fmt.Sprintf("%s.AttrAs[%s](%s)", core, class, raw)
	}
	slot := fmt.Sprintf("op.Op.Slot(%d)", a.Slot)
	u, ok := g.unwrap(s, a.Constraint)
	if ok && wantsType(o, a.GoName) { // an interface that the accessor implements is content with any type
		u.typ, u.get = core+".Type", core+".TypeIn["+core+".Type](%s)"
	}
	absent := ""
	if a.Optional {
		absent = ", or nil when it is absent"
	}
	s.doc("%sAttr returns %s%s.", a.GoName, what, absent)
	s.p("func (op %s) %sAttr() %s { return %s }\n", t, a.GoName, class, read(slot))
	s.doc("Set%sAttr sets the attribute %s; nil removes it.", a.GoName, a.Name)
	s.p("func (op %s) Set%sAttr(v %s) { op.Op.SetSlot(%d, %s.AttrOrNil(v)) }\n", t, a.GoName, class, a.Slot, core)
	if !ok {
		return
	}
	get := fmt.Sprintf(u.get, "a")
	if a.Default != nil && a.Optional {
		get = fmt.Sprintf(u.get, "a")
		s.doc("%s returns the value of %s, its default when it is absent.", a.GoName, what)
		s.p("func (op %s) %s() %s {\na := %s\nif a == nil { a = op.Op.Info().DefaultOf(%d) }\nreturn %s\n}\n", t, a.GoName, u.typ, slot, a.Slot, get)
	} else if a.Optional {
		s.doc("%s returns the value of %s, and whether it is present.", a.GoName, what)
		s.p("func (op %s) %s() (v %s, ok bool) {\na := %s\nif a == nil { return v, false }\nreturn %s, true\n}\n", t, a.GoName, u.typ, slot, get)
	} else {
		s.doc("%s returns the value of %s.", a.GoName, what)
		s.p("func (op %s) %s() %s {\na := %s\nreturn %s\n}\n", t, a.GoName, u.typ, slot, get)
	}
	s.doc("Set%s sets the attribute %s.", a.GoName, a.Name)
	ctx := ""
	if strings.Contains(u.wrap, "c") {
		ctx = "c := op.Context()\n_ = c\n"
	}
	s.p("func (op %s) Set%s(v %s) {\n%sop.Op.SetSlot(%d, %s)\n}\n", t, a.GoName, u.typ, ctx, a.Slot, fmt.Sprintf(u.wrap, "v"))
}

// wantsType reports whether an interface of the operation has a method of this name that returns a core.Type.
func wantsType(o *model.Op, name string) bool {
	for _, h := range o.Hooks {
		if h.Kind == model.HookInterfaceMethod && h.Signature.Name == name && len(h.Signature.Results) == 1 && h.Signature.Results[0].Type == "core.Type" {
			return true
		}
	}
	return false
}

// attrClass returns the Go type of an attribute that satisfies a constraint.
func (g *gen) attrClass(s *source, c *model.Constraint) string {
	core := s.use(corePath)
	if c.Enum != nil {
		if c.Enum.Storage == model.EnumAttr {
			return "*" + g.qualifier(s, c.Enum.Dialect) + c.Enum.Attr.GoName
		}
		return "*" + core + ".IntegerAttr"
	}
	return g.classType(s, c, core+".Attribute")
}

// interfaceMethods emits the methods that hooks implement, as methods of the view.
func (g *gen) interfaceMethods(s *source, o *model.Op, t string) {
	core := s.use(corePath)
	have := accessorNames(o)
	for _, m := range inheritedMethods(o.Interfaces, o.Hooks) {
		if !have[m.Name] {
			s.p("%s", g.inherited(s, m, "op", t))
		}
	}
	for _, h := range o.Hooks {
		switch h.Kind {
		case model.HookInterfaceMethod:
			if have[h.Signature.Name] {
				continue // an accessor is the implementation
			}
			params, args := sigText(h.Signature)
			g.hook(h.Interface, h.Method, fmt.Sprintf("(%s) %s", strings.Join(append([]string{"op " + t}, params...), ", "), sigResults(h.Signature)),
				fmt.Sprintf("implements %s for %s", h.Signature.Name, o.FullName()))
			for _, q := range h.Signature.Imports {
				g.importQualifier(s, q)
			}
			ret := "return "
			if len(h.Signature.Results) == 0 {
				ret = ""
			}
			s.doc("%s is implemented by the dialect's hooks.", h.Signature.Name)
			s.p("func (op %s) %s(%s) %s { %sop.Op.Info().Hooks().(Hooks).%s(%s) }\n", t, h.Signature.Name, strings.Join(params, ", "),
				sigResults(h.Signature), ret, h.Method, strings.Join(append([]string{"op"}, args...), ", "))
		case model.HookEffects:
			g.hook(h.Interface, h.Method, fmt.Sprintf("(op %s, dst []core.Effect) []core.Effect", t), "appends the memory effects of "+o.FullName())
			s.doc("Effects appends the operation's memory effects.")
			s.p("func (op %s) Effects(dst []%s.Effect) []%s.Effect { return op.Op.Info().Hooks().(Hooks).%s(op, dst) }\n", t, core, core, h.Method)
		case model.HookSpeculatable:
			g.hook(h.Interface, h.Method, fmt.Sprintf("(op %s) bool", t), "reports whether this "+o.FullName()+" may be executed speculatively")
			s.doc("IsSpeculatable reports whether the operation may be executed where it was not before.")
			s.p("func (op %s) IsSpeculatable() bool { return op.Op.Info().Hooks().(Hooks).%s(op) }\n", t, h.Method)
		}
	}
}

// inheritedMethod is a method that a definition takes from an interface: a default that it does not override, or a final one.
type inheritedMethod struct {
	*model.Method
	iface *model.Interface
}

// inheritedMethods lists what the interfaces of a definition implement for it.
func inheritedMethods(uses []*model.InterfaceUse, hooks []model.Hook) []inheritedMethod {
	var out []inheritedMethod
	seen := map[string]bool{}
	for _, h := range hooks {
		if h.Kind == model.HookInterfaceMethod {
			seen[h.Signature.Name] = true
		}
	}
	var add func(i *model.Interface)
	add = func(i *model.Interface) {
		for _, e := range i.Extends {
			add(e)
		}
		for _, m := range i.Methods {
			if (m.Default || m.Final) && !i.Native && !seen[m.Name] {
				seen[m.Name] = true
				out = append(out, inheritedMethod{m, i})
			}
		}
	}
	for _, u := range uses {
		add(u.Interface)
	}
	return out
}

// inherited emits a method that calls the function of its interface's dialect.
func (g *gen) inherited(s *source, m inheritedMethod, recv, typ string) string {
	params, args := sigText(m.Signature)
	for _, q := range m.Signature.Imports {
		g.importQualifier(s, q)
	}
	ret := "return "
	if len(m.Signature.Results) == 0 {
		ret = ""
	}
	return fmt.Sprintf("// %s is what the interface %s implements.\nfunc (%s %s) %s(%s) %s { %s%s.HooksOf(%s, %q).(%sHooks).%s(%s) }\n", m.Name, m.iface.Name, recv, typ,
		m.Name, strings.Join(params, ", "), sigResults(m.Signature), ret, s.use(corePath), recv, m.iface.Dialect.Name, g.qualifier(s, m.iface.Dialect),
		sharedMethod(m.iface, m.Method), strings.Join(append([]string{recv}, args...), ", "))
}

// sharedMethod is the hook that implements a method for everything that has the interface.
func sharedMethod(i *model.Interface, m *model.Method) string { return m.Name + "Of" + i.GoName }

// interfaceHooks records what an interface's own dialect implements: methods with an implementation, and verifiers.
func (g *gen) interfaceHooks(s *source, i *model.Interface) (verifiers string) {
	for _, m := range i.Methods {
		if m.Default || m.Final {
			params, _ := sigText(m.Signature)
			name := sharedMethod(i, m)
			g.hook(name, name, fmt.Sprintf("(x %s) %s", strings.Join(append([]string{i.GoName}, params...), ", "), sigResults(m.Signature)),
				"implements "+m.Name+" for what has the interface "+i.Name+" and says nothing else")
		}
	}
	core := s.use(corePath)
	for _, v := range []struct {
		on            bool
		field, method string
	}{{i.Verifier, "Verify", "VerifyInterface" + i.GoName}, {i.RegionVerifier, "VerifyRegions", "VerifyRegionsInterface" + i.GoName}} {
		if v.on {
			g.hook(v.method, v.method, fmt.Sprintf("(x %s, r *core.Reporter) bool", i.GoName), "checks operations with the interface "+i.Name)
			verifiers += fmt.Sprintf(", %s: func(x %s, op *%s.Operation, r *%s.Reporter) bool { return %s.HooksOf(op, %q).(Hooks).%s(x, r) }", v.field, i.GoName, core, core, core, g.d.Name, v.method)
		}
	}
	return verifiers
}

// accessorNames are the methods that a view has for the parts of its operation. An interface method of the same name is
// implemented by the accessor.
func accessorNames(o *model.Op) map[string]bool {
	m := map[string]bool{}
	for _, v := range o.Operands {
		m[v.GoName] = true
	}
	for _, v := range o.Results {
		m[v.GoName] = true
	}
	for _, l := range [][]*model.Attribute{o.Attributes, o.Properties} {
		for _, a := range l {
			m[a.GoName], m[a.GoName+"Attr"] = true, true
		}
	}
	for _, r := range o.Regions {
		m[r.GoName] = true
	}
	for _, b := range o.Successors {
		m[b.GoName] = true
	}
	return m
}

// interfaces emits the Go interfaces and keys that the dialect or library declares.
//
//	type LoopLike interface { Body() *core.Region }
//	var LoopLikeKey = core.OpInterface[LoopLike]{Name: "LoopLikeOpInterface"}
func (g *gen) interfaces() *source {
	s := newSource("interfaces.gen.go")
	for _, i := range g.d.Interfaces {
		if i.Native {
			continue
		}
		core := s.use(corePath)
		s.doc("%s is the interface %s%s", i.GoName, i.Name, clause(i.Summary))
		s.p("type %s interface {", i.GoName)
		switch i.Kind {
		case model.OpInterface:
			s.p("AsOperation() *%s.Operation", core)
		case model.TypeInterface:
			s.p("%s.Type", core)
		case model.AttrInterface:
			s.p("%s.Attribute", core)
		}
		for _, e := range i.Extends {
			if !e.Native {
				s.p("%s", g.interfaceType(s, e))
			}
		}
		for _, m := range i.Methods {
			for _, q := range m.Signature.Imports {
				g.importQualifier(s, q)
			}
			if m.Summary != "" {
				s.doc("%s %s", m.Signature.Name, strings.TrimSuffix(m.Summary, ".")+".")
			}
			params, _ := sigText(m.Signature)
			s.p("%s(%s) %s", m.Signature.Name, strings.Join(params, ", "), sigResults(m.Signature))
		}
		s.p("}\n")
		kind := [...]string{"OpInterface", "TypeInterface", "AttrInterface", "DialectInterface"}[i.Kind]
		s.doc("%s is the key by which %s is queried.", interfaceKeyName(i), i.GoName)
		s.p("var %s = %s.%s[%s]{Name: %q%s}\n", interfaceKeyName(i), core, kind, i.GoName, i.Name, g.interfaceHooks(s, i))
	}
	return s
}
