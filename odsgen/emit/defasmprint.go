package emit

import (
	"fmt"
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/asmprog"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

func (a *defAsm) printer() {
	if a.f == nil || len(a.f.Program.Print) == 0 {
		return
	}
	if slices.ContainsFunc(a.d.Params, func(p *model.Param) bool { return !p.Self && !p.Mutable }) {
		a.s.p("v := x.(*%s)", a.d.GoName)
	}
	printSteps(a.s, a, asmprog.DefPrinter(a.d, a.f))
}

func (a *defAsm) test(t *asmprog.TestArg) string { return a.present(t.Param.Param) }

// write emits a step that only printers of types and attributes have.
func (a *defAsm) write(st *asmprog.WriteStep) {
	switch st.Kind {
	case asmprog.WriteParam:
		a.s.p("%s", a.printParam(st.Param.Type, "v."+paramField(st.Param.Param), st.Param.Qualified, st.Param.Param))
	case asmprog.WriteHook:
		args, params := a.hookArgs(st.Hook, "v.", "p", "p *core.Printer")
		a.hook("Custom"+st.Hook.Directive, st.Hook.Method, params, "prints custom<"+st.Hook.Directive+">")
		a.s.p("hooks.(Hooks).%s(%s)", st.Hook.Method, args)
	case asmprog.Listing:
		a.s.p("{\nlist := rt.Items{P: p}")
		printSteps(a.s, a, st.Then)
		a.s.p("}")
	case asmprog.Item:
		a.s.p("list.Item(%q)", st.Text)
	}
}

// present is the condition under which an optional parameter is printed.
func (a *defAsm) present(p *model.Param) string {
	x := "v." + paramField(p)
	if p.Default != nil && p.Type.Kind != model.ParamList && !zeroDefault(p) {
		return fmt.Sprintf("%s != %s", x, strings.ReplaceAll(a.paramConst(p), "p.Context()", "v.Context()"))
	}
	if c := form.Codec(p.Type, true); c != nil {
		return fmt.Sprintf(c.Present, x)
	}
	switch p.Type.Kind {
	case model.ParamList:
		return fmt.Sprintf("len(%s) > 0", x)
	case model.ParamMaybe:
		return x + " != nil"
	}
	return "true"
}

// printParam returns the statement that prints a parameter.
func (a *defAsm) printParam(t model.ParamType, x string, qualified bool, p *model.Param) string {
	if c := form.Codec(t, qualified); c != nil {
		return fmt.Sprintf(c.Print, x)
	}
	switch t.Kind {
	case model.ParamMaybe:
		if x = "*" + x; t.Elem.Kind == model.ParamEnum {
			x = "(" + x + ")"
		}
		return a.printParam(*t.Elem, x, qualified, p)
	case model.ParamList:
		return fmt.Sprintf("for i, e := range %s {\nif i > 0 { p.Str(\", \") }\n%s\n}", x, a.printParam(*t.Elem, "e", qualified, p))
	}
	h := model.FindHook(a.d.Hooks, model.HookParamPrint)
	name := "Print" + a.d.GoName + p.GoName
	if h != nil {
		name = h.Method
	}
	a.hook(name, name, fmt.Sprintf("(p *core.Printer, x %s)", t.Go), "prints the parameter "+p.Name+" of "+a.d.GoName)
	return fmt.Sprintf("hooks.(Hooks).%s(p, %s)", name, x)
}
