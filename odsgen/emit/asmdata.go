package emit

import (
	"fmt"
	"reflect"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core/rt/asm"
	"github.com/odsgen/ods/odsgen/internal/asmprog"
	"github.com/odsgen/ods/odsgen/model"
)

// asmData emits the parser and printer of one operation as data, which package core/rt/asm executes.
//
//	var parseAddI = asm.Parser{Regs: asm.Regs{Ref: 2, Type: 1}, Steps: []asm.Step{...}}
//	var printAddI = asm.Printer{...}
//
// It implements [asmprog.Binder]: what steps refer to is Go text.
type asmData struct{ *opAsm }

// parser emits the parser and returns its name; see [opAsm.parser].
func (a *asmData) parser() string {
	p := asmprog.Parser(a.o, a.f).Lower(a)
	name := "parse" + a.o.GoName
	value := "asm.Parser{"
	for _, f := range fields(*p, given{"Steps": ""}) { // registers
		value += f + ", "
	}
	if len(p.Steps) > 0 {
		value += "Steps: []asm.Step{"
		value += a.steps(p.Steps, false, len(value+name)) + "}"
	}
	return a.s.shareVar(name, value+"}")
}

// printer emits the printer and returns its name.
func (a *asmData) printer() string {
	name, value := "print"+a.o.GoName, "asm.Printer{"
	steps := asmprog.LowerPrinter(asmprog.Printer(a.o, a.f), a)
	return a.s.shareVar(name, value+a.steps(steps, true, len(value+name))+"}")
}

// steps are the literals of steps, several on a line; before is how long the text is that they stand after.
func (a *asmData) steps(list []asm.Step, printer bool, before int) string {
	const width = 130
	var items []string
	for i := range list {
		items = append(items, a.step(&list[i], printer))
	}
	if text := strings.Join(items, ", "); before+len(text) < width && !strings.Contains(text, "\n") {
		return text
	}
	var b strings.Builder
	column := width
	for i, it := range items {
		if column+len(it) > width || strings.Contains(it, "\n") {
			b.WriteByte('\n')
			column = 0
		} else {
			b.WriteByte(' ')
		}
		b.WriteString(it + flag(",", i < len(items)-1))
		if column += len(it) + 2; strings.Contains(it, "\n") {
			column = width
		}
	}
	return b.String()
}

// step is the literal of one step.
func (a *asmData) step(st *asm.Step, printer bool) string {
	x, text := *st, given{"Op": ""}
	if op := asmprog.StepName(st.Op, printer); op != "" {
		text["Op"] = code("asm." + op)
	}
	if ref, ok := st.Ref.([]asm.Step); ok {
		text["Ref"] = code("[]asm.Step{" + a.steps(ref, printer, 40) + "}")
	}
	x.Then = nil
	var list []string
	if printer && st.Text != "" { // which is written before anything else is done
		x.Text, list = "", []string{"Text: " + strconv.Quote(st.Text)}
	}
	list = append(list, fields(x, text)...)
	if len(st.Then) > 0 {
		list = append(list, "Then: []asm.Step{"+a.steps(st.Then, printer, len(strings.Join(list, ", "))+20)+"}")
	}
	return "{" + strings.Join(list, ", ") + "}"
}

// shareVar emits a variable unless one of the same value is there, and returns the name of the one that is.
func (s *source) shareVar(name, value string) string {
	if s.shared == nil {
		s.shared = map[string]string{}
	}
	if old, ok := s.shared[value]; ok {
		return old
	}
	s.shared[value] = name
	s.p("var %s = %s\n", name, value)
	return name
}

// function emits a function of one expression or statement unless one of the same text is there, and returns the name of
// the one that is.
func (a *asmData) function(name, signature, body string) code {
	text := signature + " { " + body + " }"
	if old, ok := a.s.shared[text]; ok {
		return code(old)
	}
	if a.s.shared == nil {
		a.s.shared = map[string]string{}
	}
	name = a.unique(name)
	a.s.shared[text] = name
	a.s.p("func %s%s\n", name, text)
	return code(name)
}

// Custom implements [asmprog.Binder].
func (a *asmData) Custom(h *asmprog.Hook) any {
	call := a.callHook(h, "f.Hooks()", asmprog.Place{Parser: "f.P", State: "f.State", Var: func(v *asmprog.Var) string {
		return fmt.Sprintf("f.%s[%d]", v.Type.Field(), v.Index)
	}})
	return a.function("hook"+h.Method, "(f *asm.Frame) "+hookResult(h), "return "+call)
}

// PutCustom implements [asmprog.Binder].
func (a *asmData) PutCustom(h *asmprog.Hook) any {
	return a.function("hook"+h.Method, "(p *core.Printer, op *core.Operation)", a.printCall(h))
}

// Types implements [asmprog.Binder].
func (a *asmData) Types(t *asmprog.Types) any { return code(a.typesRef(t)) }

// OneType implements [asmprog.Binder].
func (a *asmData) OneType(t *asmprog.Types) any {
	if t.Kind == asmprog.TypesExpr && t.From == nil && builtinType(t.Expr) == "" {
		_, made := a.made(t)
		return made
	}
	return a.Types(t)
}

// typesRef is the address of types.
func (a *asmData) typesRef(t *asmprog.Types) string {
	if t.Kind == asmprog.TypesExpr {
		if name := builtinType(t.Expr); name != "" {
			return "&asm." + name
		}
	}
	return "&asm.Types" + a.typesLit(t)
}

// typesLit is the value of types without its type.
func (a *asmData) typesLit(t *asmprog.Types) string {
	fields := []string{"Kind: asm." + asmprog.TypesKindName(t.Lowered())}
	if x := t.X(); x != 0 {
		fields = append(fields, fmt.Sprintf("X: %d", x))
	}
	if t.Expr != nil {
		field, made := a.made(t)
		fields = append(fields, field+": "+string(made))
	}
	if t.From != nil {
		fields = append(fields, "From: "+a.typesRef(t.From))
	}
	return "{" + strings.Join(fields, ", ") + "}"
}

// made is the function that makes types, and its field.
func (a *asmData) made(t *asmprog.Types) (field string, made code) {
	of, result := "f.Of", "core.Type"
	field = "One"
	switch {
	case t.Lowered() == asm.ListMade:
		field, result = "List", "[]core.Type"
		fallthrough
	case t.Lowered() != asm.ListEach:
		if t.From != nil && t.From.List {
			of = "f.OfList"
		}
	}
	expr := a.expr(a.s, t.Expr, env{ctx: "f.P.Context()", hooks: "f.Hooks()",
		ref: func(model.ValueRef, model.ExprKind) string { return of }})
	name := t.Expr.Name
	if t.Expr.Def != nil {
		name = t.Expr.Def.GoName
	} else if t.Expr.Func != nil && t.Expr.Func.Word != nil {
		name = t.Expr.Func.Word.Go
	}
	return field, a.function("make"+upper(ident(name)), "(f *asm.Frame) "+result, "return "+expr)
}

// builtinType returns the name of the types of package asm that an expression makes, or "".
func builtinType(e *model.Expr) string {
	if e.Op != model.ExprCall || e.Func.Word == nil {
		return ""
	}
	switch e.Func.Word.Go {
	case "IndexType":
		return "Index"
	case "IntType":
		if n := e.Args[0]; n.Op == model.ExprInt {
			switch n.Int {
			case 1, 8, 16, 32, 64:
				return fmt.Sprintf("I%d", n.Int)
			}
		}
	}
	return ""
}

// Want implements [asmprog.Binder].
func (a *asmData) Want(v *model.Value, summary string) any {
	return code(fmt.Sprintf("&asm.Want{Name: %q, Summary: %q, Is: %s}", v.Name, summary, a.constraintFunc(v.Constraint)))
}

// Gather implements [asmprog.Binder].
func (a *asmData) Gather(refs []asm.Reg, types []*asmprog.Types) any {
	return code(fmt.Sprintf("&asm.Gather{Refs: %s, Types: []asm.Types{%s}}", goValue(reflect.ValueOf(refs)), commas(types, a.typesLit)))
}

// Type implements [asmprog.Binder].
func (a *asmData) Type(t *asmprog.Type) any {
	if t.Def != nil {
		return code("&" + a.defVar(a.s, t.Def))
	}
	return code(a.class(t.Constraint))
}

// Def implements [asmprog.Binder].
func (a *asmData) Def(d *model.AttrOrTypeDef) any { return code("&" + a.defVar(a.s, d)) }

// class is the address of the class of what satisfies a constraint, "" for any.
func (a *asmData) class(c *model.Constraint) string {
	name, def := c.Class, c.Def
	if c.Enum != nil && c.Kind != model.TypeConstraint {
		name, def = "IntegerAttr", nil
		if c.Enum.Storage == model.EnumAttr {
			def = c.Enum.Attr
		}
	}
	switch {
	case c.ClassOf != nil:
		return "&asm.Class{Type: " + a.constraintFunc(c.ClassOf) + "}"
	case def != nil && def.Native:
		name = def.GoName
	case def != nil:
		return "&asm.Class{Def: &" + a.defVar(a.s, def) + "}"
	case name == "" || name == "Type" || name == "Attribute":
		return ""
	}
	return "&asm." + name
}

// Attr implements [asmprog.Binder].
func (a *asmData) Attr(r *asmprog.Attr) any {
	class := ""
	if r.Form != asmprog.AttrAny {
		class = a.class(r.Attr.Constraint)
	}
	var fields []string
	if class != "" {
		fields = append(fields, "Class: "+class)
	}
	if r.Form == asmprog.AttrWhere {
		fields = append(fields, "Where: "+a.constraintFunc(r.Where))
	}
	switch {
	case r.Fixed == "None" && class != "" && r.Form != asmprog.AttrWhere:
		return code(class) // which says the same
	case r.Fixed != "":
		fields = append(fields, "Type: &asm."+r.Fixed)
	case r.Type != nil:
		fields = append(fields, "Type: "+a.typesRef(&asmprog.Types{Kind: asmprog.TypesExpr, Expr: r.Type}))
	}
	if fields == nil {
		return nil
	}
	return code("&asm.AttrOf{" + strings.Join(fields, ", ") + "}")
}

// Elem implements [asmprog.Binder].
func (a *asmData) Elem(r *asmprog.Attr) any { return code("&asm." + r.Elem.Go) }

// Keywords implements [asmprog.Binder].
func (a *asmData) Keywords(at *model.Attribute) any {
	e := at.Constraint.Enum
	parse, attr := a.enumFuncs(e)
	u, _ := a.unwrap(a.s, at.Constraint)

	value := fmt.Sprintf("asm.Keywords{\nCases: []string{%s},\n"+
		"Attr: func(c *core.Context, text string) core.Attribute { return rt.EnumAttrFrom(c, text, %s, %s) },\n"+
		"Text: func(a core.Attribute) string { return %s.String() },\n}", caseStrings(e), parse, attr, fmt.Sprintf(u.get, "a"))
	if old, ok := a.s.shared[value]; ok {
		return code("&" + old)
	}
	return code("&" + a.s.shareVar(a.unique("keywords"+e.GoName), value))
}
