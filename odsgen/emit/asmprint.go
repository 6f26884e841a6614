package emit

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/asmprog"
)

// printer emits the print function and returns its name; see [opAsm.parser].
func (a *opAsm) printer() string {
	return a.s.share("print"+a.o.GoName, "(p *core.Printer, op *core.Operation) {\n", func() {
		printSteps(a.s, a, asmprog.Printer(a.o, a.f))
	})
}

// printText prints the statement that writes text.
func (s *source) printText(text string) {
	if len(text) == 1 {
		s.p("p.Byte(%s)", strconv.QuoteRune(rune(text[0])))
	} else if text != "" {
		s.p("p.Str(%s)", strconv.Quote(text))
	}
}

// part returns the text of a part of an operation.
func (a *opAsm) part(p asmprog.PartArg) string {
	return a.about(p.Go, asmprog.Args{X: p.Args.X, Names: p.Args.Names})
}

// about returns the text of a call that is about a part of an operation.
func (a *opAsm) about(text string, x asmprog.Args) string {
	names := quoted(x.Names)
	if strings.Contains(text, "($names") {
		names = strings.TrimPrefix(names, ", ")
	}
	return strings.NewReplacer("$names", names, "$n", strconv.Itoa(x.X), "$m", strconv.Itoa(x.Y)).Replace(text)
}

// asmPrinter emits the printers of operations, or those of types and attributes: the questions that they ask, and the
// steps that the others do not have.
type asmPrinter interface {
	test(t *asmprog.TestArg) string
	write(st *asmprog.WriteStep)
}

// printSteps emits the steps of a printer.
func printSteps(s *source, a asmPrinter, steps []*asmprog.WriteStep) {
	for _, st := range steps {
		switch st.Kind {
		case asmprog.Text:
			s.printText(st.Text)
		case asmprog.Newline:
			s.p("p.Newline()")
		case asmprog.WriteIf:
			var tests []string
			for i := range st.Tests {
				tests = append(tests, a.test(&st.Tests[i]))
			}
			cond := strings.Join(tests, " || ")
			if st.Negate {
				cond = "!(" + cond + ")"
			}
			s.p("if %s {", cond)
			printSteps(s, a, st.Then)
			if len(st.Else) > 0 {
				s.p("} else {")
				printSteps(s, a, st.Else)
			}
			s.p("}")
		default:
			a.write(st)
		}
	}
}

func (a *opAsm) test(t *asmprog.TestArg) string { return a.about(asmprog.Writing(t.Op).Go, t.Args) }

// write emits a step that only printers of operations have.
func (a *opAsm) write(st *asmprog.WriteStep) {
	switch st.Kind {
	case asmprog.Write:
		a.s.p("%s", a.about(asmprog.Writing(st.Op).Go, st.Args))
	case asmprog.Keyword:
		u, _ := a.unwrap(a.s, st.Attr.Constraint)
		a.s.p("p.KeywordOrString(%s.String())", fmt.Sprintf(u.get, fmt.Sprintf("op.Slot(%d)", st.Attr.Slot)))
	case asmprog.Functional:
		a.s.p("p.FunctionalType(%s, %s)", a.part(st.Sig[0].Part()), a.part(st.Sig[1].Part()))
	case asmprog.WriteHook:
		a.s.p("%s", a.printCall(st.Hook))
	}
}

// printCall is the call of a custom directive's print hook.
func (a *opAsm) printCall(h *asmprog.Hook) string {
	args, params := []string{"p", "op"}, []string{"p *core.Printer", "op *core.Operation"}
	for _, x := range h.Args {
		params = append(params, x.Type)
		if x.Kind == asmprog.ArgText {
			args = append(args, strconv.Quote(x.Text))
		} else {
			args = append(args, a.part(x.Part))
		}
	}
	a.tableHook("Custom"+h.Directive, h.Method, numberParams(params), "prints custom<"+h.Directive+">")
	return fmt.Sprintf("op.Info().Hooks().(Hooks).%s(%s)", h.Method, strings.Join(args, ", "))
}
