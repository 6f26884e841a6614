package emit

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// propVar returns the Go name of the static value that describes a property's text and conversions, emitting it when it
// is first used.
//
//	var propArrayPropI64Prop = core.Prop{Kind: core.PropArray, Summary: "array of int64_t", Elem: &propI64Prop}
func (g *gen) propVar(c *model.Constraint) string {
	c = propBase(c)
	key := "prop/" + form.PropKey(c)
	if n, ok := g.constraintVars[key]; ok {
		return n
	}
	s := g.constraints

	p := form.Prop(c)
	text := given{}
	switch {
	case form.HasElem(c):
		text["Elem"] = code("&" + g.propVar(c.Elem))
	case c.Form == model.PropGo:
		text["Hooks"] = code("&" + g.propHooks(c))
	case c.Enum != nil:
		text["Enum"] = code("&" + g.enumSpelling(c.Enum))
	}
	name := g.unique("prop" + upper(ident(g.constraintName(c))))
	g.constraintVars[key] = name
	s.p("var %s = core.Prop%s\n", name, literal(p, text))
	return name
}

// propBase returns what a constraint on a property confines.
func propBase(c *model.Constraint) *model.Constraint {
	for c.Base != nil {
		c = c.Base
	}
	return c
}

// enumSpelling returns the Go name of the spelling of an enum, emitting it when it is first used.
func (g *gen) enumSpelling(e *model.Enum) string {
	key := "spelling/" + e.Dialect.Name + "." + e.Name
	if n, ok := g.constraintVars[key]; ok {
		return n
	}
	s := g.constraints
	name := g.unique("spelling" + e.GoName)
	g.constraintVars[key] = name
	q := g.qualifier(s, e.Dialect)
	attr := ""
	if e.Attr != nil {
		attr = fmt.Sprintf(", Attr: &%s%sDef", q, e.Attr.GoName)
	}
	x := form.Spelling(e)
	if x.Commas {
		attr += ", Commas: true"
	}
	s.p("var %s = core.EnumSpelling{Name: %q, CPP: %q, Cases: []string{%s}%s,", name, x.Name, x.CPP, quoteList(x.Cases), attr)
	s.p("Value: func(text string) (uint64, bool) { v, ok := %sParse%s(text); return uint64(v), ok },", q, e.GoName)
	s.p("Text: func(v uint64) string { return %s%s(v).String() }}\n", q, e.GoName)
	return name
}

// propHooks emits the adapters of the functions that read, write and convert a property of a Go type.
func (g *gen) propHooks(c *model.Constraint) string {
	s, n, t := g.constraints, c.GoName, c.GoType

	iface := n + "Property"
	g.hook(iface, "Parse"+n, fmt.Sprintf("(p *core.Parser, dst *%s) (found, ok bool)", t),
		"reads a property "+n+"; nothing may be consumed when found is false")
	g.hook(iface, "Print"+n, fmt.Sprintf("(p *core.Printer, v %s)", t), "prints a property "+n)
	g.hook(iface, n+"ToAttr", fmt.Sprintf("(c *core.Context, v %s) core.Attribute", t),
		"returns the attribute form of a property "+n)
	g.hook(iface, n+"FromAttr", fmt.Sprintf("(a core.Attribute, dst *%s) bool", t), "reads a property "+n+" from its attribute form")
	name := g.unique("hooks" + n)
	ctxHooks := fmt.Sprintf("Dialect(%q).Hooks.(Hooks)", g.d.Name)
	s.p("var %s = core.PropHooks{", name)
	s.p("Parse: func(h any, p *core.Parser) (core.Attribute, bool, bool) {\nvar v %s\nfound, ok := h.(Hooks).Parse%s(p, &v)\nif !found || !ok { return nil, found, ok }\nreturn h.(Hooks).%[2]sToAttr(p.Context(), v), true, true\n},",
		t, n)
	s.p("Print: func(h any, p *core.Printer, a core.Attribute) { h.(Hooks).Print%s(p, prop%[1]sOf(a)) },", n)
	s.p("Convert: func(h any, c *core.Context, a core.Attribute) (core.Attribute, string) {\nvar v %s\nif !h.(Hooks).%sFromAttr(a, &v) { return nil, %q }\nreturn h.(Hooks).%[2]sToAttr(c, v), \"\"\n},",
		t, n, "expected "+c.Summary)
	s.p("Zero: func(c *core.Context) core.Attribute { var v %s; return prop%sAttr(c, v) },\n}\n", t, n)
	s.doc("prop%sOf returns the value of a property in attribute form.", n)
	s.p("func prop%sOf(a core.Attribute) (v %s) {\nif a != nil { a.Context().%s.%[1]sFromAttr(a, &v) }\nreturn v\n}\n", n, t, ctxHooks)
	s.doc("prop%sAttr returns the attribute form of a property.", n)
	s.p("func prop%sAttr(c *core.Context, v %s) core.Attribute { return c.%s.%[1]sToAttr(c, v) }\n", n, t, ctxHooks)
	return name
}

// unwrapProp returns how the accessor of a property converts its attribute form.
func (g *gen) unwrapProp(s *source, c *model.Constraint) unwrapped {
	c = propBase(c)
	switch {
	case c.Form == model.PropNamed:
		return g.unwrapProp(s, c.Elem)
	case c.Form == model.PropGo:
		g.propVar(c)
		return unwrapped{typ: c.GoType, get: "prop" + c.GoName + "Of(%s)", wrap: "prop" + c.GoName + "Attr(c, %s)", zero: ""}
	case c.Form == model.PropArray:
		return g.unwrapElems(s, c.Elem, "[]", "PropItems", "PropArrayOf")
	case c.Form == model.PropOptional, c.Form == model.PropSome:
		return g.unwrapElems(s, c.Elem, "*", "PropOr", "PropOptionalOf")
	case c.Form == model.PropPacked:
		w, _ := form.PropWidth(c)
		return unwrapPacked("int" + strconv.Itoa(w))
	case c.Unit:
		return unwrapped{typ: "bool", get: "rt.UnitValue(%s)", wrap: "rt.UnitProp(c, %s)", zero: "false"}
	case c.Enum != nil:
		return unwrapInt(g.qualifier(s, c.Enum.Dialect)+c.Enum.GoName, fmt.Sprintf("c.Integer(%d)", c.Enum.Width))
	case c.GoType == "bool":
		return unwrapBool()
	case c.GoType == "string":
		return unwrapText()
	}
	w, _ := form.PropWidth(c)
	return unwrapInt(c.GoType, fmt.Sprintf("c.Integer(%d)", w))
}

// unwrapElems is for a property made of others, whose type has a prefix and which functions of the runtime convert.
func (g *gen) unwrapElems(s *source, elem *model.Constraint, prefix, get, wrap string) unwrapped {
	e := g.unwrapProp(s, elem)
	return unwrapped{
		typ:  prefix + e.typ,
		get:  fmt.Sprintf("rt.%s(%%s, func(a core.Attribute) %s { return %s })", get, e.typ, fmt.Sprintf(e.get, "a")),
		wrap: fmt.Sprintf("rt.%s(c, %%s, func(v %s) core.Attribute { return %s })", wrap, e.typ, fmt.Sprintf(e.wrap, "v")),
		zero: "nil"}
}

// newOf returns a pointer to a value of a type, which is converted unless it has the type as it is written.
func newOf(typ, value string) string {
	if typ == "string" || typ == "bool" || strings.HasPrefix(value, typ+"(") || typ[0] >= 'A' && typ[0] <= 'Z' {
		return "new(" + value + ")"
	}
	return fmt.Sprintf("new(%s(%s))", typ, value)
}

// propAccessors emits the getter of a property, and the setter when it has one.
//
//	func (op XOp) Limit() int64
//	func (op XOp) SetLimit(v int64)
func (g *gen) propAccessors(s *source, t string, a *model.Attribute) {
	u := g.unwrapProp(s, a.Constraint)
	what := fmt.Sprintf("the property %s%s", a.Name, describe(a.Summary))
	slot := fmt.Sprintf("op.Op.Slot(%d)", a.Slot)
	set := func(name, param, value string) {
		s.p("func (op %s) %s(%s) { op.Op.SetSlot(%d, %s) }\n", t, name, param, a.Slot, inView(value))
	}
	if c := propBase(a.Constraint); c.Form == model.PropOptional || c.Form == model.PropSome {
		e := g.unwrapProp(s, c.Elem)
		s.doc("%s returns %s, and whether it is present.", a.GoName, what)
		s.p("func (op %s) %s() (v %s, ok bool) {\nif x := %s; x != nil { return *x, true }\nreturn v, false\n}\n", t, a.GoName, e.typ,
			fmt.Sprintf(u.get, slot))
		if !a.Setter {
			return
		}
		s.doc("Set%s sets the property %s.", a.GoName, a.Name)
		set("Set"+a.GoName, "v "+e.typ, fmt.Sprintf(u.wrap, "&v"))
		s.doc("Clear%s makes the property %s absent.", a.GoName, a.Name)
		set("Clear"+a.GoName, "", "c.Array()")
		return
	}
	s.doc("%s returns %s.", a.GoName, what)
	s.p("func (op %s) %s() %s { return %s }\n", t, a.GoName, u.typ, fmt.Sprintf(u.get, slot))
	if a.Setter {
		s.doc("Set%s sets the property %s.", a.GoName, a.Name)
		set("Set"+a.GoName, "v "+u.typ, fmt.Sprintf(u.wrap, "v"))
	}
}

// propField decides how a builder takes a property. The zero value stands for the default where it can; a pointer does
// so elsewhere.
func (g *gen) propField(s *source, a *model.Attribute) field {
	u := g.unwrapProp(s, a.Constraint)
	name, doc := a.GoName, form.FirstLine(a.Summary)
	set := func(x string) string { return fmt.Sprintf("st.SetSlot(%d, %s)", a.Slot, fmt.Sprintf(u.wrap, x)) }
	assign := func(x string) string { return "{ " + set(x) + " }" }
	switch {
	case a.Constraint.HasDefault():
		return field{name: name, typ: u.typ, doc: doc, build: fmt.Sprintf("if a.%s != %s %s", name, u.zero, assign("a."+name))}
	case a.Default == nil:
		return field{name: name, typ: u.typ, doc: doc, required: true, build: set("a." + name)}
	case isZeroConst(a.Default) && (u.zero == "0" || u.zero == "false"):
		return field{name: name, typ: u.typ, doc: doc, build: fmt.Sprintf("if a.%s != %s %s", name, u.zero, assign("a."+name))}
	}
	if doc == "" {
		doc = "nil: the default"
	}
	if strings.HasPrefix(u.typ, "[]") {
		return field{name: name, typ: u.typ, doc: doc, build: fmt.Sprintf("if a.%s != nil %s", name, assign("a."+name))}
	}
	return field{name: name, typ: "*" + u.typ, doc: doc, build: fmt.Sprintf("if a.%s != nil %s", name, assign("*a."+name))}
}

// propLiteral returns the Go value of a default.
func (g *gen) propLiteral(s *source, k *model.Const, c *model.Constraint) string {
	if c.Form == model.PropNamed {
		return g.propLiteral(s, k, propBase(c.Elem))
	}
	if k.Kind == model.ConstList {
		if c.Form == model.PropOptional || c.Form == model.PropSome {
			return newOf(g.unwrapProp(s, c.Elem).typ, g.propLiteral(s, k.List[0], propBase(c.Elem)))
		}
		var items []string
		for _, e := range k.List {
			items = append(items, g.propLiteral(s, e, propBase(c.Elem)))
		}
		return g.unwrapProp(s, c).typ + "{" + strings.Join(items, ", ") + "}"
	}
	if _, unsigned := form.PropWidth(c); unsigned && k.Kind == model.ConstInt {
		return strconv.FormatUint(uint64(k.Int), 10)
	}
	return g.literal(s, k)
}
