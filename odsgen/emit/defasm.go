package emit

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// defAsm emits the text of a type or attribute behind its mnemonic.
//
//	type pointTypeAsm struct{}
//	func (pointTypeAsm) ParseType(hooks any, p *core.Parser) (core.Type, bool)
//	func (pointTypeAsm) PrintType(hooks any, p *core.Printer, x core.Type)
func (g *gen) defAsm(s *source, d *model.AttrOrTypeDef) {
	core := s.use(CorePath)
	recv := lower(d.GoName) + "Asm"
	s.p("type %s struct{}\n", recv)
	if d.Enum != nil && d.IsAttr {
		s.p("func (%s) MakeEnum(c *%[2]s.Context, v uint64) %[2]s.Attribute { return Get%[3]s(c, %[4]s(v)) }\n", recv, core, d.GoName,
			d.Enum.GoName)
		s.p("func (%s) EnumValue(a %s.Attribute) uint64 { return uint64(a.(*%s).%s) }\n", recv, core, d.GoName, paramField(d.Params[0]))
	}
	parseSig := fmt.Sprintf("ParseType(hooks any, p *%[1]s.Parser) (%[1]s.Type, bool)", core)
	printSig := fmt.Sprintf("PrintType(hooks any, p *%[1]s.Printer, x %[1]s.Type)", core)
	if d.IsAttr {
		parseSig = fmt.Sprintf("ParseAttr(hooks any, p *%[1]s.Parser, self %[1]s.Type) (%[1]s.Attribute, bool)", core)
		printSig = fmt.Sprintf("PrintAttr(hooks any, p *%[1]s.Printer, x %[1]s.Attribute)", core)
	}
	if d.Format != nil && d.Format.Custom {
		g.customDefAsm(s, d, recv, parseSig, printSig)
		return
	}
	a := &defAsm{gen: g, s: s, d: d}
	if d.Format != nil {
		if a.f = g.compileDefFormat(d); a.f == nil {
			return
		}
	}
	s.p("func (%s) %s {", recv, parseSig)
	a.parser()
	s.p("}\n")
	s.p("func (%s) %s {", recv, printSig)
	a.printer()
	s.p("}\n")
}

func (g *gen) customDefAsm(s *source, d *model.AttrOrTypeDef, recv, parseSig, printSig string) {
	hp, hw := model.FindHook(d.Hooks, model.HookParse), model.FindHook(d.Hooks, model.HookPrint)
	if d.IsAttr {
		g.hook(hp.Interface, hp.Method, "(p *core.Parser, self core.Type) (core.Attribute, bool)",
			"parses "+d.GoName+" behind its mnemonic")
		s.p("func (%s) %s { return hooks.(Hooks).%s(p, self) }\n", recv, parseSig, hp.Method)
	} else {
		g.hook(hp.Interface, hp.Method, "(p *core.Parser) (core.Type, bool)", "parses "+d.GoName+" behind its mnemonic")
		s.p("func (%s) %s { return hooks.(Hooks).%s(p) }\n", recv, parseSig, hp.Method)
	}
	g.hook(hw.Interface, hw.Method, fmt.Sprintf("(p *core.Printer, x *%s)", d.GoName), "prints "+d.GoName+" behind its mnemonic")
	s.p("func (%s) %s { hooks.(Hooks).%s(p, x.(*%s)) }\n", recv, printSig, hw.Method, d.GoName)
}

// defAsm emits the text functions of one type or attribute.
type defAsm struct {
	*gen
	s    *source
	d    *model.AttrOrTypeDef
	f    *asmformat.Format
	text strings.Builder
	// checks are calls of the parser that wait for their condition.
	checks []string
}

func (a *defAsm) param(i int) *model.Param { return a.d.Params[i] }

func (a *defAsm) parser() {
	core := a.s.use(CorePath)
	var vars []variable
	for _, p := range a.d.Params {
		if !p.Mutable {
			vars = append(vars, variable{name: paramField(p), typ: a.paramType(a.s, p.Type)})
		}
	}
	a.s.variables(vars)
	for _, p := range a.d.Params {
		if p.Mutable {
			continue
		}
		if p.Self {
			if t := a.paramType(a.s, p.Type); t == core+".Type" {
				a.s.p("%s = self", paramField(p))
			} else {
				a.s.p("if !%s.SelfType(p, self, &%s) {\nreturn nil, false\n}", a.s.use(rtPath), paramField(p))
			}
		} else if p.Default != nil {
			a.s.p("%s = %s", paramField(p), a.paramConst(p))
		}
	}
	checked := a.d.Verifier || a.d.Checks()
	if checked {
		a.s.p("at := p.Pos()")
	}
	if a.f != nil {
		a.parse(a.f.Program.Parse)
	}
	a.flushChecks()
	var args []string
	for _, p := range a.d.Params {
		if !p.Mutable {
			args = append(args, paramField(p))
		}
	}
	list := strings.Join(append([]string{"p.Context()"}, args...), ", ")
	if checked {
		a.s.p("v := Get%sChecked(p.Reporter(), p.LocAt(at), %s)", a.d.GoName, list)
		a.s.p("if v == nil { return nil, p.Failed(at) }\nreturn v, true")
		return
	}
	a.s.p("return Get%s(%s), true", a.d.GoName, list)
}

// paramConst returns the Go expression of a parameter's default.
func (a *defAsm) paramConst(p *model.Param) string {
	k := p.Default
	switch k.Kind {
	case model.ConstBool:
		return strconv.FormatBool(k.Bool)
	case model.ConstString:
		if p.Type.Scalar != nil {
			return strconv.Quote(k.Str)
		}
	case model.ConstEnum:
		if p.Type.Kind == model.ParamEnum {
			return a.enumConst(a.s, k)
		}
	case model.ConstFloat:
		return strconv.FormatFloat(k.Float, 'g', -1, 64)
	case model.ConstInt:
		if p.Type.Scalar != nil {
			return strconv.FormatInt(k.Int, 10)
		}
	case model.ConstList:
		if len(k.List) == 0 {
			return "nil"
		}
	}
	return a.refConst(p)
}

// refConst returns the Go expression of the default of a parameter that is an attribute or a type.
func (a *defAsm) refConst(p *model.Param) string {
	core, rt, typ := a.s.use(CorePath), a.s.use(rtPath), a.paramType(a.s, p.Type)
	made := a.constant(a.s, form.AttrConst(p.Default, p.Type.Constraint))
	switch general := core + ".Type"; {
	case p.Type.Kind == model.ParamTypeRef:
		made = fmt.Sprintf("%s.AttrAs[*%s.TypeAttr](%s).Value()", rt, core, made)
		if typ != general {
			made += ".(" + typ + ")"
		}
	case p.Default.Kind == model.ConstAttr && typ != core+".Attribute":
		made = fmt.Sprintf("%s.AttrAs[%s](%s)", rt, typ, made)
	}
	return fmt.Sprintf("func(c *%s.Context) %s { return %s }(p.Context())", core, typ, made)
}

const failDef = "return nil, false"

// must emits a call that returns false after a report. Calls behind one another are one condition.
func (a *defAsm) must(call string) { a.checks = append(a.checks, call) }

// flushChecks emits the calls that wait for their condition.
func (a *defAsm) flushChecks() {
	if a.checks != nil {
		a.s.p("if !%s { %s }", strings.Join(a.checks, " ||\n!"), failDef)
		a.checks = nil
	}
}

// stmt emits a statement, or the head or the end of a block.
func (a *defAsm) stmt(format string, args ...any) {
	a.flushChecks()
	a.s.p(format, args...)
}

func (a *defAsm) parse(steps []asmformat.Step) {
	core := a.s.use(CorePath)
	for _, st := range steps {
		switch st := st.(type) {
		case *asmformat.Literal:
			a.must(literalCall(a.s, st, false))
		case *asmformat.Var:
			a.parseParam(a.param(st.Ref.Index), st.Qualified)
		case *asmformat.Params:
			for i, v := range st.Items {
				p := a.param(v.Ref.Index)
				if i > 0 {
					if p.Optional {
						a.stmt("if p.TryPunct(%s.PunctComma) {", core)
						defer a.stmt("}")
					} else {
						a.must(fmt.Sprintf("p.Punct(%s.PunctComma)", core))
					}
				}
				a.parseParam(p, v.Qualified)
			}
		case *asmformat.Struct:
			a.parseStruct(st)
		case *asmformat.Custom:
			a.must(a.customParse(st))
		case *asmformat.ParseIf:
			a.parseIf(st)
		case *asmformat.SetUnit:
			a.stmt("%s = true", paramField(a.param(st.Ref.Index)))
		}
	}
}

func (a *defAsm) parseIf(st *asmformat.ParseIf) {
	empty := len(st.Then)+len(st.Else) == 0
	switch st.Guard.Kind {
	case asmformat.GuardLiteral:
		a.stmt("if %s {", literalCall(a.s, st.Guard.Literal, true))
	case asmformat.GuardCustom:
		a.found("Try"+a.customParse(st.Guard.Element.(*asmformat.Custom)), empty)
	default:
		v, ok := st.Guard.Element.(*asmformat.Var)
		if !ok {
			a.stmt("if p.StartsParameters() {")
			a.parse([]asmformat.Step{st.Guard.Element})
			break
		}
		p := a.param(v.Ref.Index)
		a.found(a.paramCall(p, p.Type, "&"+paramField(p), true), empty)
	}
	a.parse(st.Then)
	if len(st.Else) > 0 {
		a.stmt("} else {")
		a.parse(st.Else)
	}
	a.stmt("}")
}

// found opens the branch that is taken when a call finds its part. Where nothing depends on that, it only tests for
// errors.
func (a *defAsm) found(call string, empty bool) {
	if empty {
		a.stmt("if _, ok := %s; !ok {\n%s", call, failDef)
	} else {
		a.stmt("if found, ok := %s; !ok {\n%s\n} else if found {", call, failDef)
	}
}

// parseStruct emits the loop over "key = value" pairs in any order.
func (a *defAsm) parseStruct(st *asmformat.Struct) {
	var names, required []string
	for _, f := range st.Fields {
		p := a.param(f.Param)
		names = append(names, strconv.Quote(p.Name))
		if !p.Optional {
			required = append(required, strconv.Quote(p.Name))
		}
	}
	var pairs []string
	for _, f := range st.Fields {
		p := a.param(f.Param)
		var call string
		switch v := f.Value.(type) {
		case *asmformat.Custom:
			call = a.customParse(v)
		default:
			call = a.paramParse(p)
		}
		pairs = append(pairs, fmt.Sprintf("key == %q && %s", p.Name, call))
	}
	if pairs == nil {
		pairs = []string{"false"} // a definition without parameters
	}
	a.must(fmt.Sprintf("p.Struct([]string{%s}, []string{%s}, func(key string) bool {\nreturn %s\n})", strings.Join(names, ", "),
		strings.Join(required, ", "), strings.Join(pairs, " ||\n")))
}

// paramParse returns the call that parses one parameter and says which one failed.
func (a *defAsm) paramParse(p *model.Param) string {
	return fmt.Sprintf("p.Param(%q, %q, %q, %s)", form.CPPDef(a.d), form.CPPParamName(a.d, p),
		form.CPPParam(a.d, p, a.paramType(a.s, p.Type)), a.paramCall(p, p.Type, "&"+paramField(p), false))
}

// parseParam emits the parse of one parameter.
func (a *defAsm) parseParam(p *model.Param, qualified bool) {
	a.must(a.paramParse(p))
}

// paramCall returns the call that parses a parameter of a type into dst.
func (a *defAsm) paramCall(p *model.Param, t model.ParamType, dst string, try bool) string {
	core := a.s.use(CorePath)
	pre, rt := flag("Try", try), a.s.use(rtPath)
	as := core // of what hand-written syntax reads, too
	if try {
		as = rt
	}
	switch t.Kind {
	case model.ParamScalar:
		if try {
			return a.s.scalar(t.Scalar.Try, dst)
		}
		return a.s.scalar(t.Scalar.Parse, dst)
	case model.ParamEnum:
		r, text := form.ReadEnum(t.Enum, try)
		return strings.NewReplacer("$name", strconv.Quote(text.Name), "$sep", strconv.Quote(text.Separator),
			"$cases", "[]string{"+caseStrings(t.Enum)+"}", "$parse", a.qualifier(a.s, t.Enum.Dialect)+"Parse"+t.Enum.GoName,
			"$x", dst).Replace(a.s.goText(r.Go))
	case model.ParamTypeRef:
		if def := form.OwnTypeDef(t.Constraint); def != nil {
			return fmt.Sprintf("%s.%sParseCustomType(p, &%s, %s)", as, pre, a.defVar(a.s, def), dst)
		}
		return fmt.Sprintf("%s.%sParseTypeAs(p, %s)", as, pre, dst)
	case model.ParamAttrRef:
		switch own, where := form.AttrRef(t.Constraint); {
		case own != nil:
			return fmt.Sprintf("%s.%sParseCustomAttr(p, &%s, %s, nil)", as, pre, a.defVar(a.s, own), dst)
		case where != nil:
			return fmt.Sprintf("%s.%sParseAttrWhere(p, %s, %s, nil)", rt, pre, dst, a.constraintFunc(where))
		}
		return fmt.Sprintf("%s.%sParseAttrAs(p, %s, nil)", as, pre, dst)
	case model.ParamList:
		return fmt.Sprintf("%s.%sParseList(p, %s, func(e *%s) bool { return %s })", rt, pre, dst, a.paramType(a.s, *t.Elem),
			a.paramCall(p, *t.Elem, "e", false))
	}
	h := model.FindHook(a.d.Hooks, model.HookParamParse)
	name := "Parse" + a.d.GoName + p.GoName
	if h != nil {
		name = h.Method
	}
	a.hook(name, name, fmt.Sprintf("(p *core.Parser, dst *%s) bool", t.Go), "parses the parameter "+p.Name+" of "+a.d.GoName)
	return fmt.Sprintf("hooks.(Hooks).%s(p, %s)", name, dst)
}

func caseStrings(e *model.Enum) string {
	var l []string
	for _, c := range e.Cases {
		l = append(l, strconv.Quote(c.Str))
	}
	return strings.Join(l, ", ")
}

// customParse returns the call of a custom directive's parse hook.
func (a *defAsm) customParse(c *asmformat.Custom) string {
	args, params := []string{"p"}, []string{"p *core.Parser"}
	for _, x := range c.Args {
		switch x.Kind {
		case asmformat.ArgText:
			args, params = append(args, strconv.Quote(x.Text)), append(params, "string")
		default:
			p := a.param(x.Ref.Index)
			t := a.hookType(p)
			if x.ByRef {
				args, params = append(args, paramField(p)), append(params, t)
			} else {
				args, params = append(args, "&"+paramField(p)), append(params, "*"+t)
			}
		}
	}
	name := a.d.Dialect.DirectiveName(c.Name, len(c.Args))
	a.hook("Custom"+c.Name, "Parse"+name, numberParams(params)+" bool", "parses custom<"+c.Name+">")
	return fmt.Sprintf("hooks.(Hooks).Parse%s(%s)", name, strings.Join(args, ", "))
}

// hookType is the type of a parameter as the hooks' file spells it.
func (a *defAsm) hookType(p *model.Param) string { return a.paramType(newSource(""), p.Type) }
