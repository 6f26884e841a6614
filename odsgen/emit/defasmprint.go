package emit

import (
	"fmt"
	"iter"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

func (a *defAsm) lit(t string) { a.text.WriteString(t) }

func (a *defAsm) flush() {
	a.s.printText(a.text.String())
	a.text.Reset()
}

func (a *defAsm) out(format string, args ...any) {
	a.flush()
	a.s.p(format, args...)
}

func (a *defAsm) printer() {
	if a.f == nil || len(a.f.Program.Print) == 0 {
		return
	}
	if slices.ContainsFunc(a.d.Params, func(p *model.Param) bool { return !p.Self && !p.Mutable }) {
		a.s.p("v := x.(*%s)", a.d.GoName)
	}
	a.print(a.f.Program.Print)
	a.flush()
}

func (a *defAsm) print(steps []asmformat.Step) {
	for _, st := range steps {
		switch st := st.(type) {
		case *asmformat.Literal:
			if st.Space {
				a.lit(" ")
			}
			a.lit(st.Text)
		case *asmformat.Whitespace:
			switch st.Kind {
			case asmformat.BlankSpace:
				a.lit(" ")
			case asmformat.BlankNewline:
				a.out("p.Newline()")
			}
		case *asmformat.Var:
			if st.Space {
				a.lit(" ")
			}
			p := a.param(st.Ref.Index)
			a.out("%s", a.printParam(p.Type, "v."+paramField(p), st.Qualified, p))
		case *asmformat.Params:
			a.listSpace(st.Space, st.SpaceIfPresent, func(yield func(int) bool) {
				for _, v := range st.Items {
					if !yield(v.Ref.Index) {
						return
					}
				}
			})
			a.printList(st.Items)
		case *asmformat.Struct:
			a.listSpace(st.Space, st.SpaceIfPresent, func(yield func(int) bool) {
				for _, f := range st.Fields {
					if !yield(f.Param) {
						return
					}
				}
			})
			a.printStruct(st)
		case *asmformat.Custom:
			if st.Space {
				a.lit(" ")
			}
			a.printCustom(st)
		case *asmformat.PrintIf:
			var conds []string
			for _, c := range st.Any {
				conds = append(conds, a.present(a.param(c.Ref.Index)))
			}
			cond := strings.Join(conds, " || ")
			if st.Negate {
				cond = "!(" + cond + ")"
			}
			a.out("if %s {", cond)
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

// listSpace emits the space in front of a list; ifPresent leaves it out when none of the parameters is printed.
func (a *defAsm) listSpace(space, ifPresent bool, params iter.Seq[int]) {
	if !space || !ifPresent {
		if space {
			a.lit(" ")
		}
		return
	}
	var conds []string
	for i := range params {
		conds = append(conds, a.present(a.param(i)))
	}
	a.out("if %s {", strings.Join(conds, " || "))
	a.lit(" ")
	a.flush()
	a.s.p("}")
}

// present is the condition under which an optional parameter is printed.
func (a *defAsm) present(p *model.Param) string {
	x := "v." + paramField(p)
	if p.Default != nil {
		if p.Type.Kind == model.ParamList {
			return fmt.Sprintf("len(%s) > 0", x)
		}
		return fmt.Sprintf("%s != %s", x, strings.ReplaceAll(a.paramConst(p), "p.Context()", "v.Context()"))
	}
	switch p.Type.Kind {
	case model.ParamScalar:
		return fmt.Sprintf(p.Type.Scalar.NonZero, x)
	case model.ParamEnum:
		return x + " != 0"
	case model.ParamList:
		return fmt.Sprintf("len(%s) > 0", x)
	case model.ParamTypeRef, model.ParamAttrRef:
		return x + " != nil"
	}
	return "true"
}

func (a *defAsm) printList(items []*asmformat.Var) {
	var list []listItem
	for _, v := range items {
		p := a.param(v.Ref.Index)
		list = append(list, listItem{p, "", func() { a.out("%s", a.printParam(p.Type, "v."+paramField(p), v.Qualified, p)) }})
	}
	a.printItems(list)
}

func (a *defAsm) printStruct(st *asmformat.Struct) {
	var list []listItem
	for _, f := range st.Fields {
		p := a.param(f.Param)
		list = append(list, listItem{p, p.Name + " = ", func() {
			a.flush()
			switch v := f.Value.(type) {
			case *asmformat.Custom:
				a.printCustom(v)
			case *asmformat.Var:
				a.s.p("%s", a.printParam(p.Type, "v."+paramField(p), v.Qualified, p))
			}
		}})
	}
	a.printItems(list)
}

// listItem is one parameter in a list: the text in front of it, and what prints it.
type listItem struct {
	p     *model.Param
	label string
	print func()
}

// printItems emits the items that are present with commas between them. Behind an item that is always there the comma
// is, too; a variable remembers only what cannot be known.
func (a *defAsm) printItems(items []listItem) {
	asks := len(items) > 1 && items[0].p.Optional // whether something was printed
	if asks {
		a.out("{\nsome := false")
	}
	printed := false // something certainly was
	for i, it := range items {
		if it.p.Optional {
			a.out("if %s {", a.present(it.p))
		}
		switch {
		case printed:
			a.lit(", ")
		case i > 0:
			a.out("if some { p.Str(\", \") }")
		}
		a.lit(it.label)
		it.print()
		if it.p.Optional {
			if !printed && i < len(items)-1 {
				a.out("some = true")
			}
			a.out("}")
		}
		printed = printed || !it.p.Optional
	}
	if asks {
		a.out("}")
	}
}

// printParam returns the statement that prints a parameter.
func (a *defAsm) printParam(t model.ParamType, x string, qualified bool, p *model.Param) string {
	if c := form.Codec(t, qualified); c != nil {
		return a.s.scalar(c.Print, x)
	}
	if t.Kind == model.ParamList {
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

func (a *defAsm) printCustom(c *asmformat.Custom) {
	args, params := []string{"p"}, []string{"p *core.Printer"}
	for _, x := range c.Args {
		if x.Kind == asmformat.ArgText {
			args, params = append(args, strconv.Quote(x.Text)), append(params, "string")
			continue
		}
		p := a.param(x.Ref.Index)
		args, params = append(args, "v."+paramField(p)), append(params, a.hookType(p))
	}
	name := a.d.Dialect.DirectiveName(c.Name, len(c.Args))
	a.hook("Custom"+c.Name, "Print"+name, numberParams(params), "prints custom<"+c.Name+">")
	a.out("hooks.(Hooks).Print%s(%s)", name, strings.Join(args, ", "))
}
