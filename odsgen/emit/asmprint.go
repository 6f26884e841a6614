package emit

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/odsgen/model"
)

// printer emits the print function and returns its name; see [opAsm.parser].
func (a *opAsm) printer() string {
	core := a.s.use(CorePath)
	return a.s.share("print"+a.o.GoName, fmt.Sprintf("(p *%s.Printer, op *%s.Operation) {\n", core, core), func() {
		a.print(a.f.Program.Print)
		a.flush()
	})
}

// lit collects literal text, so that neighbours become one call.
func (a *opAsm) lit(s string) { a.text.WriteString(s) }

func (a *opAsm) flush() {
	switch t := a.text.String(); {
	case t == "":
	case len(t) == 1:
		a.s.p("p.Byte(%s)", strconv.QuoteRune(rune(t[0])))
	default:
		a.s.p("p.Str(%s)", strconv.Quote(t))
	}
	a.text.Reset()
}

func (a *opAsm) space(on bool) {
	if on {
		a.lit(" ")
	}
}

func (a *opAsm) out(format string, args ...any) {
	a.flush()
	a.s.p(format, args...)
}

func (a *opAsm) print(steps []asmformat.Step) {
	for _, st := range steps {
		switch st := st.(type) {
		case *asmformat.Literal:
			a.space(st.Space)
			a.lit(st.Text)
		case *asmformat.Whitespace:
			switch st.Kind {
			case asmformat.BlankSpace:
				a.lit(" ")
			case asmformat.BlankNewline:
				a.out("p.Newline()")
			}
		case *asmformat.Var:
			a.printVar(st)
		case *asmformat.TypeOf:
			a.space(st.Space)
			a.printType(st)
		case *asmformat.FunctionalType:
			a.space(st.Space)
			a.out("p.FunctionalType(%s, %s)", a.typesOf(st.Inputs), a.typesOf(st.Results))
		case *asmformat.AttrDict:
			fn := "AttrDict"
			if st.Keyword {
				fn = "AttrDictWithKeyword"
			}
			if a.f.Program.DictIsDiscardable {
				fn = strings.Replace(fn, "AttrDict", "DiscardableDict", 1)
			}
			a.out("p.%s(op%s)", fn, elided(a.f.Program.Elided))
		case *asmformat.PropDict:
			a.out("p.Space()\np.PropDict(op%s)", elided(a.f.Program.PropDictElided))
		case *asmformat.All:
			a.space(st.Space)
			switch st.Kind {
			case asmformat.AllOperands:
				a.out("p.OperandRange(op, 0, op.NumOperands())")
			case asmformat.AllRegions:
				a.out("p.RegionList(op.RegionList(0))")
			case asmformat.AllSuccessors:
				a.out("p.SuccessorList(op.SuccessorList(0))")
			}
		case *asmformat.Args:
			a.space(st.Space)
			a.out("p.EntryArgs(op, %d, %d)", st.Region.Index, st.Index)
		case *asmformat.Custom:
			a.space(st.Space)
			a.printCustom(st)
		case *asmformat.PrintIf:
			a.out("if %s {", a.condition(st))
			a.print(st.Then)
			a.flush()
			if len(st.Else) > 0 {
				a.s.p("} else {")
				a.print(st.Else)
				a.flush()
			}
			a.s.p("}")
		}
	}
}

func elided(list []asmformat.Elision) string {
	out := ""
	for _, e := range list {
		if !e.IfDefault && e.Name != model.OperandSegmentSizes && e.Name != model.ResultSegmentSizes {
			out += ", " + strconv.Quote(e.Name)
		}
	}
	return out
}

func (a *opAsm) condition(st *asmformat.PrintIf) string {
	var parts []string
	for _, p := range st.Any {
		parts = append(parts, a.presence(p))
	}
	c := strings.Join(parts, " || ")
	if st.Negate {
		return "!(" + c + ")"
	}
	return c
}

func (a *opAsm) presence(p asmformat.Presence) string {
	if p.Kind == asmformat.PresentAlways {
		return "true"
	}
	switch p.Ref.Kind {
	case asmformat.OperandVar:
		if p.All {
			return "op.NumOperands() > 0"
		}
		return fmt.Sprintf("op.HasOperands(%d)", p.Ref.Index)
	case asmformat.ResultVar:
		if p.All {
			return "op.NumResults() > 0"
		}
		return fmt.Sprintf("op.HasResults(%d)", p.Ref.Index)
	case asmformat.RegionVar:
		if a.o.Regions[p.Ref.Index].Length == model.Variadic {
			return fmt.Sprintf("op.NumRegions() > %d", p.Ref.Index)
		}
		return fmt.Sprintf("!op.Region(%d).IsEmpty()", p.Ref.Index)
	case asmformat.SuccessorVar:
		return fmt.Sprintf("op.NumSuccessors() > %d", p.Ref.Index)
	}
	at := a.attr(p.Ref)
	if p.Kind == asmformat.PresentIfNotDefault {
		return fmt.Sprintf("op.HasNonDefault(%d)", at.Slot)
	}
	return fmt.Sprintf("op.Slot(%d) != nil", at.Slot)
}

func (a *opAsm) printVar(v *asmformat.Var) {
	switch v.Ref.Kind {
	case asmformat.OperandVar:
		a.space(v.Space)
		d := a.o.Operands[v.Ref.Index]
		switch {
		case d.Length == model.Nested:
			a.out("p.NestedOperands(op, %d)", v.Ref.Index)
		case d.Length == model.Single && plain(a.o.Operands):
			a.out("p.Operand(op.Operand(%d))", v.Ref.Index)
		default:
			a.out("p.OperandGroup(op, %d)", v.Ref.Index)
		}
		return
	case asmformat.RegionVar:
		a.space(v.Space)
		if a.o.Regions[v.Ref.Index].Length == model.Variadic {
			a.out("p.RegionList(op.RegionList(%d))", v.Ref.Index)
		} else if a.o.HasTrait("SingleBlockImplicitTerminator") {
			a.out("p.ImplicitTerminatorRegion(op.Region(%d))", v.Ref.Index)
		} else {
			a.out("p.Region(op.Region(%d), %s.RegionOpts{%s})", v.Ref.Index, a.s.use(CorePath), flag("HideEntryArgs: true", len(v.EntryArgs) > 0))
		}
		return
	case asmformat.SuccessorVar:
		a.space(v.Space)
		if a.o.Successors[v.Ref.Index].Length == model.Variadic {
			a.out("p.SuccessorList(op.SuccessorList(%d))", v.Ref.Index)
		} else {
			a.out("p.Successor(op.Successor(%d))", v.Ref.Index)
		}
		return
	}
	a.space(v.Space)
	a.printAttr(a.attr(v.Ref), v.Qualified)
}

func (a *opAsm) printAttr(at *model.Attribute, qualified bool) {
	core := a.s.use(CorePath)
	slot := fmt.Sprintf("op.Slot(%d)", at.Slot)
	switch at.Syntax {
	case model.SyntaxSymbolName:
		a.out("p.SymbolName(%s.AttrAs[*%s.StringAttr](%s).Value())", core, core, slot)
	case model.SyntaxEnumKeyword:
		u, _ := a.unwrap(a.s, at.Constraint)
		a.out("p.KeywordOrString(%s.String())", fmt.Sprintf(u.get, slot))
	case model.SyntaxTyped:
		a.out("p.AttrNoType(%s)", slot)
	case model.SyntaxStripped:
		if qualified {
			a.out("p.Attr(%s)", slot)
		} else {
			a.out("p.StrippedAttr(%s)", slot)
		}
	case model.SyntaxProperty:
		a.out("p.Prop(op, %d)", at.Slot)
	default:
		a.out("p.Attr(%s)", slot)
	}
}

// strips reports whether the type of a value is printed without its dialect's prefix.
func (a *opAsm) strips(v *model.Value, qualified bool) bool {
	def := a.defOf(v.Constraint)
	return def != nil && !qualified && def.Mnemonic != ""
}

func (a *opAsm) printType(t *asmformat.TypeOf) {
	if t.Arg.All {
		a.out("p.Types(%s)", a.typesOf(t.Arg))
		return
	}
	v := a.value(t.Arg.Ref)
	fn, group, one := "OperandTypes", "Operand", "Operand"
	vals := a.o.Operands
	if t.Arg.Ref.Kind == asmformat.ResultVar {
		fn, group, one, vals = "ResultTypes", "Result", "Result", a.o.Results
	}
	stripped := ""
	if a.strips(v, t.Qualified) {
		stripped = "Stripped"
	}
	switch {
	case v.Length == model.Nested:
		a.out("p.NestedTypes(op, %d)", t.Arg.Ref.Index)
	case v.Length == model.Single && plain(vals):
		a.out("p.%sType(op.%s(%d).Type())", stripped, one, t.Arg.Ref.Index)
	default:
		a.out("p.%s%s(op, %d)", stripped, strings.Replace(fn, "Types", "GroupTypes", 1), t.Arg.Ref.Index)
	}
	_ = group
}

// typesOf returns the Go expression of a list of types.
func (a *opAsm) typesOf(t asmformat.TypeArg) string {
	q := a.s.use(queryPath)
	results := t.Ref.Kind == asmformat.ResultVar
	switch {
	case t.All && results:
		return "op.ResultTypes()"
	case t.All:
		return "op.OperandTypes()"
	case results:
		return fmt.Sprintf("%s.TypesOf(op.ResultGroup(%d))", q, t.Ref.Index)
	}
	return fmt.Sprintf("%s.TypesOf(op.OperandGroup(%d))", q, t.Ref.Index)
}

// printCustom emits the call of a custom directive's print hook.
func (a *opAsm) printCustom(c *asmformat.Custom) {
	args, params := []string{"p", "op"}, []string{"p *core.Printer", "op *core.Operation"}
	for _, x := range c.Args {
		arg, typ := a.printArg(x)
		args = append(args, arg)
		params = append(params, typ)
	}
	a.tableHook("Custom"+c.Name, "Print"+c.Name, numberParams(params), "prints custom<"+c.Name+">")
	a.out("op.Info().Hooks().(Hooks).Print%s(%s)", c.Name, strings.Join(args, ", "))
}

func (a *opAsm) printArg(x asmformat.CustomArg) (arg, typ string) {
	q := a.s.use
	switch x.Kind {
	case asmformat.ArgText:
		return strconv.Quote(x.Text), "string"
	case asmformat.ArgAttrDict:
		if a.f.Program.DictIsDiscardable {
			return "op.DiscardableAttrs()", "[]core.NamedAttr"
		}
		return "op.DictAttrs(" + strings.TrimPrefix(elided(a.f.Program.Elided), ", ") + ")", "[]core.NamedAttr"
	case asmformat.ArgPropDict:
		return "op.InherentAttrs()", "[]core.NamedAttr"
	case asmformat.ArgAll:
		return "op.OperandList(0, op.NumOperands())", "[]*core.Value"
	case asmformat.ArgType:
		v := a.value(x.Ref)
		group := "OperandGroup"
		if x.Ref.Kind == asmformat.ResultVar {
			group = "ResultGroup"
		}
		if v.Length == model.Single {
			return fmt.Sprintf("%s.FirstType(op.%s(%d))", q(queryPath), group, x.Ref.Index), "core.Type"
		}
		return fmt.Sprintf("%s.TypesOf(op.%s(%d))", q(queryPath), group, x.Ref.Index), "[]core.Type"
	}
	switch x.Ref.Kind {
	case asmformat.OperandVar:
		switch a.o.Operands[x.Ref.Index].Length {
		case model.Single, model.Optional:
			return fmt.Sprintf("op.OptionalOperand(%d)", x.Ref.Index), "*core.Value"
		case model.Nested:
			return fmt.Sprintf("op.NestedOperands(%d)", x.Ref.Index), "[][]*core.Value"
		}
		return fmt.Sprintf("op.OperandGroup(%d)", x.Ref.Index), "[]*core.Value"
	case asmformat.RegionVar:
		if a.o.Regions[x.Ref.Index].Length == model.Variadic {
			return fmt.Sprintf("op.RegionList(%d)", x.Ref.Index), "[]*core.Region"
		}
		return fmt.Sprintf("op.Region(%d)", x.Ref.Index), "*core.Region"
	case asmformat.SuccessorVar:
		if a.o.Successors[x.Ref.Index].Length == model.Variadic {
			return fmt.Sprintf("op.SuccessorList(%d)", x.Ref.Index), "[]*core.Block"
		}
		return fmt.Sprintf("op.Successor(%d)", x.Ref.Index), "*core.Block"
	}
	return fmt.Sprintf("op.Slot(%d)", a.attr(x.Ref).Slot), "core.Attribute"
}
