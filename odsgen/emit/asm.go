package emit

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// asm emits the parser and printer of every operation with a declarative format.
//
//	func parseAddI(p *core.Parser, st *core.OpState) bool
//	func printAddI(p *core.Printer, op *core.Operation)
func (g *gen) asm() *source {
	s := newSource("asm.gen.go")
	for _, o := range g.d.Ops {
		g.at = o.Span
		if o.Format == nil || o.Format.Custom {
			continue
		}
		f := g.compileOpFormat(o)
		if f == nil {
			continue
		}
		a := &opAsm{gen: g, s: s, o: o, f: f, matches: form.Matches(o), lists: map[asmformat.Ref]bool{}, declared: map[string]bool{}, usedPos: map[string]bool{}}
		g.asmFuncs[o] = [2]string{a.parser(), a.printer()}
	}
	return s
}

// opAsm emits the text functions of one operation.
type opAsm struct {
	*gen
	s        *source
	o        *model.Op
	f        *asmformat.Format
	matches  []*model.TypeFact
	lists    map[asmformat.Ref]bool // values whose types are parsed as a list
	declared map[string]bool
	decls    []variable
	usedPos  map[string]bool
	text     strings.Builder // pending literal text of the printer
}

var puncts = map[string]string{",": "Comma", ":": "Colon", "=": "Equal", "->": "Arrow", "...": "Ellipsis", "(": "LParen", ")": "RParen",
	"{": "LBrace", "}": "RBrace", "[": "LSquare", "]": "RSquare", "<": "Less", ">": "Greater", "+": "Plus", "-": "Minus", "*": "Star",
	"/": "Slash", "?": "Question", "|": "VBar"}

// literal returns the call that parses a literal, or tries to.
func (a *opAsm) literal(l *asmformat.Literal, try bool) string { return literalCall(a.s, l, try) }

func literalCall(s *source, l *asmformat.Literal, try bool) string {
	prefix := ""
	if try {
		prefix = "Try"
	}
	if l.IsKeyword() {
		return fmt.Sprintf("p.%sKeyword(%q)", prefix, l.Text)
	}
	return fmt.Sprintf("p.%sPunct(%s.Punct%s)", prefix, s.use(CorePath), puncts[l.Text])
}

// declare adds a variable declaration at the top of the parser, once.
func (a *opAsm) declare(name, typ string) string {
	if !a.declared[name] {
		a.declared[name] = true
		a.decls = append(a.decls, variable{name: name, typ: typ})
	}
	return name
}

func (a *opAsm) value(r asmformat.Ref) *model.Value {
	if r.Kind == asmformat.ResultVar {
		return a.o.Results[r.Index]
	}
	return a.o.Operands[r.Index]
}

func localName(goName, kind string, i int) string {
	if goName == "" {
		return fmt.Sprintf("%s%d", kind, i)
	}
	return lower(goName)
}

// operandVar is the variable of the parsed operand references.
func (a *opAsm) operandVar(i int) string {
	v := a.o.Operands[i]
	core := a.s.use(CorePath)
	if v.Length == model.Single {
		return a.declare(localName(v.GoName, "operand", i)+"Ref", core+".OperandRef")
	}
	return a.declare(localName(v.GoName, "operand", i)+"Refs", "[]"+core+".OperandRef")
}

// typeVar is the variable of the parsed type, or types, of a value.
func (a *opAsm) typeVar(r asmformat.Ref) string {
	v := a.value(r)
	core := a.s.use(CorePath)
	kind := "operand"
	if r.Kind == asmformat.ResultVar {
		kind = "result"
	}
	if v.Length == model.Single && !a.lists[r] {
		return a.declare(localName(v.GoName, kind, r.Index)+"Type", core+".Type")
	}
	return a.declare(localName(v.GoName, kind, r.Index)+"Types", "[]"+core+".Type")
}

// posVar is the variable of the position where a list of operands starts, which messages about its length need.
func (a *opAsm) posVar(name string) string {
	a.usedPos[name] = true
	return a.declare(name+"At", a.s.use(CorePath)+".Pos")
}

// operandPosition emits where the list of an operand starts, when a message about its length needs it.
func (a *opAsm) operandPosition(i int, out []stmt) []stmt {
	return append(out, a.position(localName(a.o.Operands[i].GoName, "operand", i)))
}

// position is the statement that remembers where a list starts.
func (a *opAsm) position(name string) stmt { return stmt{text: name + "At = p.Pos()", position: name} }

func (a *opAsm) allTypes(results bool) string {
	n := "allOperandTypes"
	if results {
		n = "allResultTypes"
	}
	return a.declare(n, "[]"+a.s.use(CorePath)+".Type")
}

func (a *opAsm) attr(r asmformat.Ref) *model.Attribute {
	if r.Kind == asmformat.PropVar {
		return a.o.Properties[r.Index]
	}
	return a.o.Attributes[r.Index]
}

// parser emits the parse function and returns its name. Operations whose formats differ in nothing but names of things that do not show share one.
func (a *opAsm) parser() string {
	core := a.s.use(CorePath)
	a.markLists(a.f.Program.Parse)
	list := a.parse(a.f.Program.Parse, nil)
	for _, f := range a.f.Program.Finish {
		list = a.finish(f, list)
	}
	list = slices.DeleteFunc(list, func(x stmt) bool { return x.position != "" && !a.usedPos[x.position] })
	return a.s.share("parse"+a.o.GoName, fmt.Sprintf("(p *%s.Parser, st *%s.OpState) bool {\n", core, core), func() {
		a.s.variables(a.decls)
		a.s.statements(list)
	})
}

// markLists finds the values whose types come as lists although they are single: those of functional types.
func (a *opAsm) markLists(steps []asmformat.Step) {
	for _, st := range steps {
		switch st := st.(type) {
		case *asmformat.FunctionalType:
			for _, t := range []asmformat.TypeArg{st.Inputs, st.Results} {
				if !t.All {
					a.lists[t.Ref] = true
				}
			}
		case *asmformat.ParseIf:
			if st.Guard.Element != nil {
				a.markLists([]asmformat.Step{st.Guard.Element})
			}
			a.markLists(st.Then)
			a.markLists(st.Else)
		case *asmformat.ParseClauses:
			for _, c := range st.Clauses {
				a.markLists(c.Body)
			}
		}
	}
}

func (a *opAsm) parse(steps []asmformat.Step, out []stmt) []stmt {
	for _, st := range steps {
		switch st := st.(type) {
		case *asmformat.Literal:
			out = append(out, must(a.literal(st, false)))
		case *asmformat.Whitespace:
		case *asmformat.Var:
			out = a.parseVar(st, out)
		case *asmformat.TypeOf:
			out = a.parseType(st, out)
		case *asmformat.FunctionalType:
			in, res := a.typeListVar(st.Inputs), a.typeListVar(st.Results)
			out = append(out, must(fmt.Sprintf("p.FunctionalType(&%s, &%s)", in, res)))
		case *asmformat.Args:
			out = a.parseArgs(st, out)
		case *asmformat.AttrDict:
			fn := "OpAttrDict"
			if st.Keyword {
				fn = "OpAttrDictWithKeyword"
			}
			out = append(out, must("p."+fn+"(st)"))
		case *asmformat.PropDict:
			out = append(out, must(fmt.Sprintf("p.PropDict(st%s)", elided(a.f.Program.PropDictElided))))
		case *asmformat.All:
			out = a.parseAll(st, out)
		case *asmformat.Custom:
			out = append(a.customPositions(st, out), must(a.customCall(st, false)))
		case *asmformat.SetUnit:
			out = append(out, line(fmt.Sprintf("st.SetSlot(%d, p.Context().Unit())", a.attr(st.Ref).Slot)))
		case *asmformat.ParseIf:
			out = a.parseIf(st, out)
		case *asmformat.ParseClauses:
			out = a.parseClauses(st, out)
		}
	}
	return out
}

func (a *opAsm) typeListVar(t asmformat.TypeArg) string {
	if t.All {
		return a.allTypes(t.Ref.Kind == asmformat.ResultVar)
	}
	return a.typeVar(t.Ref)
}

func (a *opAsm) parseIf(st *asmformat.ParseIf, out []stmt) []stmt {
	g := st.Guard
	if c, ok := g.Element.(*asmformat.Custom); ok && g.Kind == asmformat.GuardCustom && len(st.Then)+len(st.Else) == 0 {
		return append(a.customPositions(c, out), must(fmt.Sprintf("%s.NoError(%s)", a.s.use(CorePath), a.customCall(c, true))))
	}
	switch g.Kind {
	case asmformat.GuardLiteral:
		out = append(out, line("if "+a.literal(g.Literal, true)+" {"))
	case asmformat.GuardCustom:
		c := g.Element.(*asmformat.Custom)
		out = append(a.customPositions(c, out), line(fmt.Sprintf("if found, ok := %s; !ok {\nreturn false\n} else if found {", a.customCall(c, true))))
	default:
		if v, ok := g.Element.(*asmformat.Var); ok && v.Ref.Kind == asmformat.PropVar && len(st.Then)+len(st.Else) == 0 {
			return append(out, line(fmt.Sprintf("if _, ok := p.TryProp(st, %d); !ok { return false }", a.attr(v.Ref).Slot)))
		}
		out = a.guardElement(g.Element, out)
	}
	out = a.parse(st.Then, out)
	if len(st.Else) > 0 {
		out = append(out, line("} else {"))
		out = a.parse(st.Else, out)
	}
	return append(out, line("}"))
}

// guardElement parses an element that may not be there and opens the branch that is taken when it is.
func (a *opAsm) guardElement(e asmformat.Element, out []stmt) []stmt {
	v, ok := e.(*asmformat.Var)
	if !ok {
		if t, isType := e.(*asmformat.TypeOf); isType {
			return append(out, line(fmt.Sprintf("if found, ok := p.TryTypeList(&%s); !ok {\nreturn false\n} else if found {", a.typeListVar(t.Arg))))
		}
		panic(fmt.Sprintf("emit: %T cannot guard a group", e))
	}
	switch v.Ref.Kind {
	case asmformat.OperandVar:
		out = a.parseVar(v, out)
		return append(out, line(fmt.Sprintf("if len(%s) > 0 {", a.operandVar(v.Ref.Index))))
	case asmformat.RegionVar:
		r := a.regionVar(v.Ref.Index)
		if a.o.Regions[v.Ref.Index].Length == model.Variadic {
			out = append(out, must(fmt.Sprintf("p.RegionList(&%s)", r)))
			return append(out, line(fmt.Sprintf("if len(%s) > 0 {", r)))
		}
		return append(out, line(fmt.Sprintf("if found, ok := p.TryRegion(%s, nil); !ok {\nreturn false\n} else if found {", r)))
	case asmformat.SuccessorVar:
		b := a.successorVar(v.Ref.Index)
		return append(out, line(fmt.Sprintf("if found, ok := p.TrySuccessor(&%s); !ok {\nreturn false\n} else if found {", b)))
	}
	at := a.attr(v.Ref)
	if at.Property {
		return append(out, line(fmt.Sprintf("if found, ok := p.TryProp(st, %d); !ok {\nreturn false\n} else if found {", at.Slot)))
	}
	out = a.tryAttr(v, at, out)
	return append(out, line(fmt.Sprintf("if st.Slot(%d) != nil {", at.Slot)))
}

func (a *opAsm) parseClauses(st *asmformat.ParseClauses, out []stmt) []stmt {
	for i, c := range st.Clauses {
		a.declare("seen"+upper(ident(c.Literal.Text))+strconv.Itoa(i), "bool")
	}
	out = append(out, line("for {"), line("switch {"))
	for i, c := range st.Clauses {
		seen := "seen" + upper(ident(c.Literal.Text)) + strconv.Itoa(i)
		out = append(out, line("case "+a.literal(c.Literal, true)+":"))
		out = append(out, line(fmt.Sprintf("if %s { return p.OpErrorf(p.NamePos(), \"`%s` clause can appear at most once in the expansion of the oilist directive\") }", seen, c.Literal.Text)))
		out = append(out, line(seen+" = true"))
		out = a.parse(c.Body, out)
		out = append(out, line("continue"))
	}
	return append(out, line("}"), line("break"), line("}"))
}

func (a *opAsm) regionVar(i int) string {
	r := a.o.Regions[i]
	core := a.s.use(CorePath)
	n := localName(r.GoName, "region", i) + "Region"
	if r.Length == model.Variadic {
		return a.declare(n+"s", "[]*"+core+".Region")
	}
	if !a.declared[n] {
		a.declared[n] = true
		a.decls = append(a.decls, variable{name: n, value: "new(" + core + ".Region)"})
	}
	return n
}

func (a *opAsm) successorVar(i int) string {
	x := a.o.Successors[i]
	core := a.s.use(CorePath)
	n := localName(x.GoName, "successor", i) + "Block"
	if x.Length == model.Variadic {
		return a.declare(n+"s", "[]*"+core+".Block")
	}
	return a.declare(n, "*"+core+".Block")
}

func (a *opAsm) parseVar(v *asmformat.Var, out []stmt) []stmt {
	switch v.Ref.Kind {
	case asmformat.OperandVar:
		x := a.operandVar(v.Ref.Index)
		d := a.o.Operands[v.Ref.Index]
		out = a.operandPosition(v.Ref.Index, out)
		switch d.Length {
		case model.Single:
			return append(out, must("p.Operand(&"+x+")"))
		case model.Optional:
			return append(out, must("p.OptionalOperand(&"+x+")"))
		case model.Nested:
			sizes := a.declare(localName(d.GoName, "operand", v.Ref.Index)+"Sizes", "[]int32")
			return append(out, must(fmt.Sprintf("p.NestedOperands(&%s, &%s)", x, sizes)))
		}
		return append(out, must(fmt.Sprintf("p.OperandList(&%s, %s.DelimNone)", x, a.s.use(CorePath))))
	case asmformat.RegionVar:
		r := a.o.Regions[v.Ref.Index]
		x := a.regionVar(v.Ref.Index)
		if r.Length == model.Variadic {
			return append(out, must("p.RegionList(&"+x+")"))
		}
		if v.Maybe {
			return append(out, line(fmt.Sprintf("if _, ok := p.TryRegion(%s, nil); !ok { return false }", x)))
		}
		args, out := a.entryArgs(v, x, out)
		return append(out, must("p.Region("+x+", "+args+")"))
	case asmformat.SuccessorVar:
		x := a.successorVar(v.Ref.Index)
		if a.o.Successors[v.Ref.Index].Length == model.Variadic {
			return append(out, must("p.SuccessorList(&"+x+")"))
		}
		return append(out, must("p.Successor(&"+x+")"))
	}
	at := a.attr(v.Ref)
	if v.Maybe && at.Property {
		return append(out, line(fmt.Sprintf("if _, ok := p.TryProp(st, %d); !ok { return false }", at.Slot)))
	}
	if v.Maybe {
		return a.tryAttr(v, at, out)
	}
	return a.parseAttr(v, at, out)
}

func (a *opAsm) valueType(at *model.Attribute) string {
	switch at.Constraint.FixedType() {
	case "none":
		return "p.Context().None()"
	case "index":
		return "p.Context().Index()"
	}
	if at.Syntax == model.SyntaxTyped && at.Constraint.ValueType != nil {
		return a.expr(a.s, at.Constraint.ValueType, env{ctx: "p.Context()"})
	}
	return "nil"
}

// parseAttr emits the parse of a required attribute into its slot.
func (a *opAsm) parseAttr(v *asmformat.Var, at *model.Attribute, out []stmt) []stmt {
	switch {
	case at.Syntax == model.SyntaxUnit, a.attrClass(a.s, at.Constraint) == a.s.use(CorePath)+".Attribute" && form.StrictClass(at.Constraint) == nil && at.Syntax != model.SyntaxProperty:
		return append(out, must(fmt.Sprintf("p.Attr(st.SlotVar(%d), %s)", at.Slot, flagOr(a.valueType(at), "nil", at.Syntax != model.SyntaxUnit))))
	case at.Syntax == model.SyntaxProperty:
		return append(out, must(fmt.Sprintf("p.Prop(st, %d)", at.Slot)))
	}
	return append(out, must(a.slotCall("ParseSlot", v, at)))
}

// tryAttr emits the parse of an attribute that may not be there.
func (a *opAsm) tryAttr(v *asmformat.Var, at *model.Attribute, out []stmt) []stmt {
	call := a.slotCall("TryParseSlot", v, at)
	if at.Syntax == model.SyntaxSymbolName {
		return append(out, line(call)) // it cannot fail
	}
	return append(out, must(call))
}

// slotCall returns the call of the function of package rt that parses an attribute into its slot.
func (a *opAsm) slotCall(prefix string, v *asmformat.Var, at *model.Attribute) string {
	fn := a.s.use(rtPath) + "." + prefix
	class := a.attrClass(a.s, at.Constraint)
	call := func(kind, typ string, args ...string) string {
		return fmt.Sprintf("%s%s%s(%s)", fn, kind, flag("["+typ+"]", typ != ""), strings.Join(append([]string{"p", "st", strconv.Itoa(at.Slot)}, args...), ", "))
	}
	switch at.Syntax {
	case model.SyntaxSymbolName:
		return call("Symbol", "")
	case model.SyntaxEnumKeyword:
		parse, attr := a.enumFuncs(at.Constraint.Enum)
		return call("Enum", "", strconv.Quote(at.Name), a.caseList(at.Constraint.Enum), parse, attr)
	case model.SyntaxStripped:
		if def := a.defOf(at.Constraint); def != nil && !v.Qualified {
			return call("Custom", class, "&"+a.defVar(def))
		}
		if elem := denseElem(at.Constraint); elem != "" && !v.Qualified {
			return call("Dense", "", elem)
		}
	}
	if kind := form.StrictClass(at.Constraint); kind != nil {
		return call("Where", class, a.constraintFunc(kind), a.valueType(at))
	}
	if class == a.s.use(CorePath)+".Attribute" {
		return call("Any", "", a.valueType(at))
	}
	return call("", class, a.valueType(at))
}

func flagOr(text, other string, on bool) string {
	if on {
		return text
	}
	return other
}

func (a *opAsm) caseList(e *model.Enum) string {
	var l []string
	for _, c := range e.Cases {
		l = append(l, strconv.Quote(c.Str))
	}
	return "[]string{" + strings.Join(l, ", ") + "}"
}

// enumFuncs returns the functions that read an enum's text and make its attribute.
func (g *opAsm) enumFuncs(e *model.Enum) (parse, attr string) {
	q := g.qualifier(g.s, e.Dialect)
	if e.Storage == model.EnumAttr {
		return q + "Parse" + e.GoName, q + "Get" + e.Attr.GoName
	}
	return q + "Parse" + e.GoName, q + e.GoName + "AttrOf"
}

// defOf returns the definition of the dialect attribute that a constraint names, or nil.
func (g *gen) defOf(c *model.Constraint) *model.AttrOrTypeDef {
	if c.Enum != nil && c.Enum.Storage == model.EnumAttr {
		return c.Enum.Attr
	}
	if c.Def != nil && !c.Def.Native {
		return c.Def
	}
	return nil
}

func (a *opAsm) defVar(d *model.AttrOrTypeDef) string {
	return a.qualifier(a.s, d.Dialect) + d.GoName + "Def"
}

// denseElem returns the expression of the element type of a packed-array constraint, or "".
func denseElem(c *model.Constraint) string {
	for b := c; b != nil; b = b.Base {
		switch b.Name {
		case "DenseBoolArrayAttr":
			return "p.Context().I1()"
		case "DenseI8ArrayAttr":
			return "p.Context().I8()"
		case "DenseI16ArrayAttr":
			return "p.Context().I16()"
		case "DenseI32ArrayAttr":
			return "p.Context().I32()"
		case "DenseI64ArrayAttr":
			return "p.Context().I64()"
		case "DenseF32ArrayAttr":
			return "p.Context().F32()"
		case "DenseF64ArrayAttr":
			return "p.Context().F64()"
		}
	}
	return ""
}

func (a *opAsm) parseType(t *asmformat.TypeOf, out []stmt) []stmt {
	if t.Arg.All {
		return append(out, must("p.TypeList(&"+a.typeListVar(t.Arg)+")"))
	}
	v := a.value(t.Arg.Ref)
	x := a.typeVar(t.Arg.Ref)
	switch v.Length {
	case model.Single:
		if a.lists[t.Arg.Ref] {
			return append(out, must("p.TypeList(&"+x+")"))
		}
		if def := a.defOf(v.Constraint); def != nil && !t.Qualified && def.Mnemonic != "" {
			return append(out, must(fmt.Sprintf("%s.ParseCustomType[%s](p, &%s, &%s)", a.s.use(rtPath), a.defType(a.s, def), a.defVar(def), x)))
		}
		if class := a.classType(a.s, v.Constraint, ""); class != "" && !t.Qualified {
			return append(out, must(fmt.Sprintf("%s.ParseType[%s](p, &%s)", a.s.use(rtPath), class, x)))
		}
		return append(out, must("p.Type(&"+x+")"))
	case model.Optional:
		return append(out, must("p.OptionalType(&"+x+")"))
	case model.Nested:
		sizes := a.declare(localName(v.GoName, "operand", t.Arg.Ref.Index)+"TypeSizes", "[]int32")
		return append(out, must(fmt.Sprintf("p.NestedTypes(&%s, &%s)", x, sizes)))
	}
	return append(out, must("p.TypeList(&"+x+")"))
}

func (a *opAsm) parseAll(st *asmformat.All, out []stmt) []stmt {
	core := a.s.use(CorePath)
	switch st.Kind {
	case asmformat.AllOperands:
		out = append(out, a.position("allOperands"))
		x := a.declare("allOperands", "[]"+core+".OperandRef")
		return append(out, must(fmt.Sprintf("p.OperandList(&%s, %s.DelimNone)", x, core)))
	case asmformat.AllRegions:
		return append(out, must("p.RegionList(&"+a.declare("allRegions", "[]*"+core+".Region")+")"))
	case asmformat.AllSuccessors:
		return append(out, must("p.SuccessorList(&"+a.declare("allSuccessors", "[]*"+core+".Block")+")"))
	}
	return out
}
