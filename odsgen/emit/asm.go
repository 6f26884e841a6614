package emit

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/odsgen/internal/asmprog"
	"github.com/odsgen/ods/odsgen/model"
)

// asm emits the parser and printer of every operation with a declarative format: data, see [asmData], or functions where
// the definition asks for them.
//
//	func parseAddI(p *core.Parser, st *core.OperationState) bool
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
		a := &opAsm{gen: g, s: s, o: o, f: f}
		if g.d.CompiledAsm {
			g.asmFuncs[o] = [2]string{a.parser(), a.printer()}
		} else {
			d := &asmData{a}
			g.asmFuncs[o] = [2]string{d.parser(), d.printer()}
		}
	}
	return s
}

// opAsm emits the text functions of one operation.
type opAsm struct {
	*gen
	s *source
	o *model.Op
	f *asmformat.Format
}

// parser emits the parse function and returns its name. Operations whose formats differ in nothing but names of things
// that do not show share one.
func (a *opAsm) parser() string {
	prog := asmprog.Parser(a.o, a.f)
	list := a.parse(prog.Steps, nil)
	return a.s.share("parse"+a.o.GoName, "(p *core.Parser, st *core.OperationState) bool {\n", func() {
		var decls []variable
		for _, v := range prog.Vars {
			d := variable{name: varName(v), typ: asmprog.RegNames[v.Type]}
			if v.Type == asmprog.RegRegion {
				d.value = "new(" + strings.TrimPrefix(d.typ, "*") + ")"
			}
			decls = append(decls, d)
		}
		a.s.variables(decls)
		a.s.statements(list)
	})
}

// varName is the name of a variable of a parser.
func varName(v *asmprog.Var) string { return lower(v.Of + upper(ident(v.Role))) }

// asmParser emits the parsers of operations, or those of types and attributes: what reads their parts, and the steps
// that the others do not have.
type asmParser interface {
	call(c *asmprog.Call) string
	step(st *asmprog.Step, out []stmt) []stmt
}

// parseSteps emits the steps of a parser; fail ends it.
func parseSteps(s *source, a asmParser, steps []*asmprog.Step, fail string, out []stmt) []stmt {
	branch := func(st *asmprog.Step, head string) {
		out = parseSteps(s, a, st.Then, fail, append(out, line(head)))
		if len(st.Else) > 0 {
			out = parseSteps(s, a, st.Else, fail, append(out, line("} else {")))
		}
		out = append(out, line("}"))
	}
	for _, st := range steps {
		sure := st.Call != nil && st.Call.Op != 0 && asmprog.Reading(st.Call.Op).Sure
		switch {
		case st.Kind == asmprog.Must && sure:
			out = append(out, line(a.call(st.Call)))
		case st.Kind == asmprog.Must:
			out = append(out, must(a.call(st.Call)))
		case st.Kind == asmprog.If && sure:
			branch(st, "if "+a.call(st.Call)+" {")
		case st.Kind == asmprog.If && len(st.Then)+len(st.Else) == 0: // nothing depends on what was found
			out = append(out, must("rt.NoError("+a.call(st.Call)+")"))
		case st.Kind == asmprog.If:
			branch(st, fmt.Sprintf("if found, ok := %s; !ok {\n%s\n} else if found {", a.call(st.Call), fail))
		default:
			out = a.step(st, out)
		}
	}
	return out
}

func (a *opAsm) parse(steps []*asmprog.Step, out []stmt) []stmt {
	return parseSteps(a.s, a, steps, "return false", out)
}

// step emits a step that only parsers of operations have.
func (a *opAsm) step(st *asmprog.Step, out []stmt) []stmt {
	do := func(format string, args ...any) { out = append(out, line(fmt.Sprintf(format, args...))) }
	check := func(format string, args ...any) { out = append(out, must(fmt.Sprintf(format, args...))) }
	switch st.Kind {
	case asmprog.Clauses:
		do("for {\nswitch {")
		for _, c := range st.Clauses {
			do("case %s:\nif %s { return rt.RepeatedClause(p, %q) }\n%[2]s = true", a.call(c.Call), varName(c.Seen), c.Keyword)
			out = a.parse(c.Body, out)
			do("continue")
		}
		do("}\nbreak\n}")
	case asmprog.Position:
		if st.Var.Index >= 0 {
			do("%s = p.Pos()", varName(st.Var))
		}
	case asmprog.SetSizes:
		do("st.SetSlot(%d, p.SegmentSizes(%s))", st.Slot, commas(st.Vars, func(v *asmprog.Var) string {
			if v == nil {
				return "1"
			}
			return "int32(len(" + varName(v) + "))"
		}))
	case asmprog.SetGroups:
		do("st.SetSlot(%d, p.Context().I32Array(%s...))", st.Slot, varName(st.Var))
	case asmprog.AddTypes:
		do("st.Types = append(st.Types, %s)", a.spread(st.Types[0]))
	case asmprog.AddArgs:
		switch all, args := varName(st.Vars[0]), varName(st.Vars[1]); {
		case st.Types == nil:
			do("%s = append(%[1]s, %s...)", all, args)
		case st.Types[0].List:
			check("p.AppendArguments(&%s, %s, %s)", all, args, a.spread(st.Types[0]))
		default:
			check("p.AppendArgumentsOf(&%s, %s, %s)", all, args, a.types(st.Types[0]))
		}
	case asmprog.Check:
		check("rt.CheckType(p, %q, %q, %s, %s)", st.Value.Name, st.Text, a.constraintFunc(st.Value.Constraint),
			a.spread(st.Types[0]))
	case asmprog.Resolve, asmprog.ResolveSame:
		fn := "Resolve" + flag("Same", st.Kind == asmprog.ResolveSame)
		check("p.%s(&st.Operands, %s, %s)", fn, varName(st.Vars[0]), a.types(st.Types[0]))
	case asmprog.ResolveAll:
		check("p.ResolveAll(&st.Operands, %s, %s, %s)", a.references(st), a.typeList(st), a.position(st.At))
	}
	return out
}

// commas returns the texts of items with commas between them.
func commas[T any](list []T, text func(T) string) string {
	var out []string
	for _, x := range list {
		out = append(out, text(x))
	}
	return strings.Join(out, ", ")
}

func (a *opAsm) position(v *asmprog.Var) string {
	if v == nil {
		return "p.NamePos()"
	}
	return varName(v)
}

// references is the list of the operands that are resolved.
func (a *opAsm) references(st *asmprog.Step) string {
	list := func(v *asmprog.Var) string {
		if v.Type == asmprog.RegRef {
			return fmt.Sprintf("[]core.OperandRef{%s}", varName(v))
		}
		return varName(v)
	}
	if !st.Gather {
		return list(st.Vars[0])
	}
	return "slices.Concat(" + commas(st.Vars, list) + ")"
}

// typeList is the list of their types.
func (a *opAsm) typeList(st *asmprog.Step) string {
	if !st.GatherTypes {
		return a.types(st.Types[0])
	}
	return "slices.Concat(" + commas(st.Types, func(t *asmprog.Types) string {
		if t.List {
			return a.types(t)
		}
		return fmt.Sprintf("[]core.Type{%s}", a.types(t))
	}) + ")"
}

// spread is types as the last arguments of a call.
func (a *opAsm) spread(t *asmprog.Types) string { return a.types(t) + flag("...", t.List) }

// types is the Go expression of types.
func (a *opAsm) types(t *asmprog.Types) string {
	expr := func(of string) string {
		return a.expr(a.s, t.Expr, env{ctx: "p.Context()", hooks: "st.Info.Hooks()",
			ref: func(model.ValueRef, model.ExprKind) string { return of }})
	}
	switch t.Kind {
	case asmprog.TypesVar:
		return varName(t.Var)
	case asmprog.TypesOnly:
		return fmt.Sprintf("rt.OnlyType(%s)", varName(t.Var))
	case asmprog.TypesAttr:
		return fmt.Sprintf("query.TypeOf(st.Slot(%d))", t.Slot)
	case asmprog.TypesEach:
		return fmt.Sprintf("rt.Map(%s, func(t core.Type) core.Type { return %s })", a.types(t.From), expr("t"))
	case asmprog.TypesExpr:
		if t.From == nil {
			return expr("")
		}
		return expr(a.types(t.From))
	}
	return "nil"
}

// call is the call of what reads a part.
func (a *opAsm) call(c *asmprog.Call) string {
	switch {
	case c.Hook != nil:
		return a.hookCall(c.Hook)
	case c.Attr != nil:
		return a.attrCall(c.Attr)
	case c.Type != nil && c.Type.Def != nil:
		return fmt.Sprintf("rt.ParseCustomType[%s](p, &%s, &%s)", a.defType(a.s, c.Type.Def), a.defVar(a.s, c.Type.Def), varName(c.Type.Var))
	case c.Type != nil && c.Type.Constraint.ClassOf != nil:
		return fmt.Sprintf("rt.ParseTypeWhere(p, %s, &%s)", a.constraintFunc(c.Type.Constraint.ClassOf), varName(c.Type.Var))
	case c.Type != nil:
		return fmt.Sprintf("rt.ParseType[%s](p, &%s)", a.classType(a.s, c.Type.Constraint, ""), varName(c.Type.Var))
	}
	return readerCall(c)
}

// readerCall is a call of the runtime.
func readerCall(c *asmprog.Call) string {
	names := []string{"$names", quoted(c.Args.Names), "$n", strconv.Itoa(c.Args.X), "$text", strconv.Quote(c.Args.Text)}
	for i, v := range c.Vars {
		names = append(names, [...]string{"$x", "$y"}[i], varName(v))
	}
	return strings.NewReplacer(names...).Replace(asmprog.Reading(c.Op).Go)
}

// quoted are strings as further arguments of a call.
func quoted(names []string) string {
	out := ""
	for _, n := range names {
		out += ", " + strconv.Quote(n)
	}
	return out
}

// attrCall is the call that reads an attribute into its slot.
func (a *opAsm) attrCall(r *asmprog.Attr) string {
	fn := "rt." + flag("Try", r.Try) + "ParseSlot"
	class, any := a.attrClass(a.s, r.Attr.Constraint), "core.Attribute"
	call := func(kind, typ string, args ...string) string {
		return fmt.Sprintf("%s%s%s(%s)", fn, kind, flag("["+typ+"]", typ != ""),
			strings.Join(append([]string{"p", "st", strconv.Itoa(r.Attr.Slot)}, args...), ", "))
	}
	typ := "nil"
	if r.Fixed != "" {
		typ = "p.Context()." + r.Fixed + "()"
	} else if r.Type != nil {
		typ = a.expr(a.s, r.Type, env{ctx: "p.Context()"})
	}
	switch {
	case r.Form == asmprog.AttrEnum:
		e := r.Attr.Constraint.Enum
		parse, attr := a.enumFuncs(e)
		return call("Enum", "", strconv.Quote(r.Attr.Name), "[]string{"+caseStrings(e)+"}", parse, attr)
	case r.Form == asmprog.AttrCustom:
		return call("Custom", class, "&"+a.defVar(a.s, r.Def))
	case r.Form == asmprog.AttrDense:
		return call("Dense", "", "p.Context()."+r.Elem.Go+"()")
	case r.Form == asmprog.AttrWhere:
		return call("Where", class, a.constraintFunc(r.Where), typ)
	case r.Try && class == any:
		return call("Any", "", typ)
	case r.Form == asmprog.AttrAny || class == any:
		return fmt.Sprintf("p.Attr(st.SlotVar(%d), %s)", r.Attr.Slot, typ)
	}
	return call("", class, typ)
}

// enumFuncs returns the functions that read a case of an enum and make its attribute.
func (a *opAsm) enumFuncs(e *model.Enum) (parse, attr string) {
	q := a.qualifier(a.s, e.Dialect)
	if e.Storage == model.EnumAttr {
		return q + "Parse" + e.GoName, q + "Get" + e.Attr.GoName
	}
	return q + "Parse" + e.GoName, q + e.GoName + "AttrOf"
}

// defVar returns the variable of a definition of a type or attribute.
func (g *gen) defVar(s *source, d *model.AttrOrTypeDef) string {
	return g.qualifier(s, d.Dialect) + d.GoName + "Def"
}

// hookCall is the call of the hook of a custom directive.
func (a *opAsm) hookCall(h *asmprog.Hook) string {
	return a.callHook(h, "st.Info.Hooks()", asmprog.Place{Parser: "p", State: "st", Var: varName})
}

// callHook is the call of the hook of a custom directive with what stands at a place.
func (a *opAsm) callHook(h *asmprog.Hook, hooks string, at asmprog.Place) string {
	args, params := []string{at.Parser}, []string{"p *core.Parser"}
	for i := range h.Args {
		x := &h.Args[i]
		params = append(params, strings.TrimSpace(x.Name+" "+x.Type))
		args = append(args, x.Go(at))
	}
	a.tableHook("Custom"+h.Directive, h.Method, numberParams(params)+" "+hookResult(h), "parses custom<"+h.Directive+">")
	return fmt.Sprintf("%s.(Hooks).%s(%s)", hooks, h.Method, strings.Join(args, ", "))
}

// hookResult is what the parse hook of a custom directive returns.
func hookResult(h *asmprog.Hook) string {
	if h.Try {
		return "(found, ok bool)"
	}
	return "bool"
}

// numberParams names unnamed parameters a1, a2, and so on; the first number is the count of those that stand in front
// and have names.
func numberParams(types []string) string {
	named := func(t string) bool {
		return strings.Contains(t, " ") && !strings.HasPrefix(t, "[]") && !strings.HasPrefix(t, "*")
	}
	out := slices.Clone(types)
	n := slices.IndexFunc(types, func(t string) bool { return !named(t) })
	for i, t := range types {
		if !named(t) {
			out[i] = fmt.Sprintf("a%d %s", n, t)
			n++
		}
	}
	return "(" + strings.Join(out, ", ") + ")"
}
