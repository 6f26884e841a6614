package emit

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/odsgen/internal/asmprog"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// defAsm emits the text of a type or attribute after its mnemonic.
//
//	type pointTypeAsm struct{}
//	func (pointTypeAsm) ParseType(hooks any, p *core.Parser) (core.Type, bool)
//	func (pointTypeAsm) PrintType(hooks any, p *core.Printer, x core.Type)
func (g *gen) defAsm(s *source, d *model.AttrOrTypeDef) {
	recv := lower(d.GoName) + "Asm"
	s.p("type %s struct{}\n", recv)
	if d.Enum != nil && d.IsAttr {
		s.p("func (%s) MakeEnum(c *core.Context, v uint64) core.Attribute { return Get%s(c, %s(v)) }\n", recv, d.GoName, d.Enum.GoName)
		s.p("func (%s) EnumValue(a core.Attribute) uint64 { return uint64(a.(*%s).%s) }\n", recv, d.GoName, paramField(d.Params[0]))
	}
	parseSig := "ParseType(hooks any, p *core.Parser) (core.Type, bool)"
	printSig := "PrintType(hooks any, p *core.Printer, x core.Type)"
	if d.IsAttr {
		parseSig = "ParseAttr(hooks any, p *core.Parser, self core.Type) (core.Attribute, bool)"
		printSig = "PrintAttr(hooks any, p *core.Printer, x core.Attribute)"
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
	s *source
	d *model.AttrOrTypeDef
	f *asmformat.Format
}

func (a *defAsm) parser() {
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
			if t := a.paramType(a.s, p.Type); t == "core.Type" {
				a.s.p("%s = self", paramField(p))
			} else {
				a.s.p("if !rt.SelfType(p, self, &%s) {\nreturn nil, false\n}", paramField(p))
			}
		} else if p.Default != nil && !zeroDefault(p) {
			a.s.p("%s = %s", paramField(p), a.paramConst(p))
		}
	}
	checked := a.d.Verifier || a.d.Checks()
	if checked {
		a.s.p("at := p.Pos()")
	}
	if a.f != nil {
		steps := parseSteps(a.s, a, asmprog.DefParser(a.d, a.f), "return nil, false", nil)
		if rest := a.s.checks(steps, "return nil, false"); rest != nil {
			a.s.p("if !%s { return nil, false }", strings.Join(rest, " ||\n!"))
		}
	}
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

// zeroDefault reports whether the default of a parameter is the zero value of its Go type.
func zeroDefault(p *model.Param) bool {
	return p.Default != nil && isZeroConst(p.Default) && (p.Type.Kind == model.ParamScalar || p.Type.Kind == model.ParamEnum)
}

// paramConst returns the Go expression of a parameter's default.
func (a *defAsm) paramConst(p *model.Param) string {
	k := p.Default
	switch {
	case p.Type.Scalar != nil, p.Type.Kind == model.ParamEnum:
		return a.literal(a.s, k)
	case k.Kind == model.ConstList && len(k.List) == 0:
		return "nil"
	}
	return a.refConst(p)
}

// refConst returns the Go expression of the default of a parameter that is an attribute or a type.
func (a *defAsm) refConst(p *model.Param) string {
	typ := a.paramType(a.s, p.Type)
	made := a.constant(a.s, form.AttrConst(p.Default, p.Type.Constraint))
	switch general := "core.Type"; {
	case p.Type.Kind == model.ParamTypeRef:
		made = fmt.Sprintf("rt.AttrAs[*core.TypeAttr](%s).Value()", made)
		if typ != general {
			made += ".(" + typ + ")"
		}
	case p.Default.Kind == model.ConstAttr && typ != "core.Attribute":
		made = fmt.Sprintf("rt.AttrAs[%s](%s)", typ, made)
	}
	return fmt.Sprintf("func(c *core.Context) %s { return %s }(p.Context())", typ, made)
}

// call is the call of what reads a part.
func (a *defAsm) call(c *asmprog.Call) string {
	switch p := c.Param; {
	case c.Hook != nil:
		return a.parseHook(c.Hook)
	case p == nil:
		return readerCall(c)
	case p.Try:
		return a.paramCall(p.Param, p.Type, "&"+paramField(p.Param), true)
	default: // and says which one failed
		return fmt.Sprintf("p.Param(%q, %q, %q, %s)", form.CPPDef(a.d), form.CPPParamName(a.d, p.Param),
			form.CPPParam(a.d, p.Param, a.paramType(a.s, p.Type)), a.paramCall(p.Param, p.Type, "&"+paramField(p.Param), false))
	}
}

// step emits a step that only parsers of types and attributes have.
func (a *defAsm) step(st *asmprog.Step, out []stmt) []stmt {
	switch st.Kind {
	case asmprog.SetTrue:
		if st.Param.Type.Kind == model.ParamMaybe {
			return append(out, line(paramField(st.Param.Param)+" = new(true)"))
		}
		return append(out, line(paramField(st.Param.Param)+" = true"))
	case asmprog.Fields:
		var names, required, pairs []string
		for _, f := range st.Fields {
			names = append(names, strconv.Quote(f.Param.Name))
			if !f.Param.Optional {
				required = append(required, strconv.Quote(f.Param.Name))
			}
			pairs = append(pairs, fmt.Sprintf("key == %q && %s", f.Param.Name, a.call(f.Call)))
		}
		if pairs == nil {
			pairs = []string{"false"} // a definition without parameters
		}
		return append(out, must(fmt.Sprintf("p.Struct([]string{%s}, []string{%s}, func(key string) bool {\nreturn %s\n})",
			strings.Join(names, ", "), strings.Join(required, ", "), strings.Join(pairs, " ||\n"))))
	}
	return out
}

// paramCall returns the call that parses a parameter of a type into dst.
func (a *defAsm) paramCall(p *model.Param, t model.ParamType, dst string, try bool) string {
	pre := flag("Try", try)
	as := "core" // of what hand-written syntax reads, too
	if try {
		as = "rt"
	}
	switch t.Kind {
	case model.ParamScalar:
		if try {
			return fmt.Sprintf(t.Scalar.Try, dst)
		}
		return fmt.Sprintf(t.Scalar.Parse, dst)
	case model.ParamEnum:
		r, text := form.ReadEnum(t.Enum, try)
		return strings.NewReplacer("$name", strconv.Quote(text.Name), "$sep", strconv.Quote(text.Separator),
			"$cases", "[]string{"+caseStrings(t.Enum)+"}", "$parse", a.qualifier(a.s, t.Enum.Dialect)+"Parse"+t.Enum.GoName,
			"$x", dst).Replace(r.Go)
	case model.ParamTypeRef:
		if def := form.OwnTypeDef(t.Constraint); def != nil {
			return fmt.Sprintf("%s.%sParseCustomType(p, &%s, %s)", as, pre, a.defVar(a.s, def), dst)
		}
		return fmt.Sprintf("%s.%sParseTypeAs(p, %s)", as, pre, dst)
	case model.ParamAttrRef:
		if d := form.DenseArray(t.Constraint); d != nil {
			return fmt.Sprintf("p.%sDenseArray(p.Context().%s(), %s)", strings.TrimSuffix(pre, "Parse"), d.Go, dst)
		}
		switch own, where := form.AttrRef(t.Constraint); {
		case own != nil:
			return fmt.Sprintf("%s.%sParseCustomAttr(p, &%s, %s, nil)", as, pre, a.defVar(a.s, own), dst)
		case where != nil:
			return fmt.Sprintf("rt.%sParseAttrWhere(p, %s, %s, nil)", pre, dst, a.constraintFunc(where))
		}
		return fmt.Sprintf("%s.%sParseAttrAs(p, %s, nil)", as, pre, dst)
	case model.ParamList:
		return fmt.Sprintf("rt.%sParseList(p, %s, func(e *%s) bool { return %s })",
			pre, dst, a.paramType(a.s, *t.Elem), a.paramCall(p, *t.Elem, "e", false))
	}
	if t.Kind == model.ParamMaybe {
		call := fmt.Sprintf("rt.MaybeInt(p, %s)", dst)
		if !t.MayBeEmpty() {
			call = fmt.Sprintf("rt.MaybeParam(%s, func(v *%s) (found, ok bool) { return %s%s })",
				dst, a.paramType(a.s, *t.Elem), flag("true, ", !try), a.paramCall(p, *t.Elem, "v", try))
		}
		if try {
			return call
		}
		return "rt.NoError(" + call + ")"
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

// parseHook returns the call of a custom directive's parse hook.
func (a *defAsm) parseHook(h *asmprog.Hook) string {
	args, params := a.hookArgs(h, "", "p", "p *core.Parser")
	a.hook(flag("Try", h.Try)+"Custom"+h.Directive, h.Method, params+" "+hookResult(h), "parses custom<"+h.Directive+">")
	return fmt.Sprintf("hooks.(Hooks).%s(%s)", h.Method, args)
}

// hookArgs returns the arguments and the parameters of the hook of a custom directive; at is where the parameters of the
// definition are.
func (a *defAsm) hookArgs(h *asmprog.Hook, at string, args, params string) (string, string) {
	list, types := []string{args}, []string{params}
	for _, x := range h.Args {
		switch x.Kind {
		case asmprog.ArgText:
			list, types = append(list, strconv.Quote(x.Text)), append(types, x.Type)
		case asmprog.ArgAddress:
			list, types = append(list, "&"+at+paramField(x.Param.Param)), append(types, "*"+a.hookType(x.Param.Param))
		default:
			list, types = append(list, at+paramField(x.Param.Param)), append(types, a.hookType(x.Param.Param))
		}
	}
	return strings.Join(list, ", "), numberParams(types)
}

// hookType is the type of a parameter as the hooks' file spells it.
func (a *defAsm) hookType(p *model.Param) string { return a.paramType(newSource(""), p.Type) }
