package live

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/odsgen/internal/asmprog"
)

// opPrint writes one operation: it executes the steps of the printer that compiled definitions have.
type opPrint struct {
	o  *op
	p  *core.Printer
	op *core.Operation
}

// print runs the printer.
func (o *op) print(p *core.Printer, x *core.Operation) { (&opPrint{o, p, x}).steps(o.printer) }

func (w *opPrint) steps(steps []*asmprog.WriteStep) {
	for _, st := range steps {
		switch st.Kind {
		case asmprog.Text:
			w.p.Str(st.Text)
		case asmprog.Newline:
			w.p.Newline()
		case asmprog.Write:
			st.Writer.Write(w.p, w.op, &st.Args)
		case asmprog.Keyword:
			e := st.Attr.Constraint.Enum
			w.p.KeywordOrString(e.Table().Text(enumOf(e, w.op.Slot(st.Attr.Slot))))
		case asmprog.Functional:
			w.p.FunctionalType(w.types(&st.Parts[0]), w.types(&st.Parts[1]))
		case asmprog.WriteHook:
			w.hook(st.Hook)
		case asmprog.WriteIf:
			if w.any(st.Tests) != st.Negate {
				w.steps(st.Then)
			} else {
				w.steps(st.Else)
			}
		}
	}
}

func (w *opPrint) any(tests []asmprog.TestArg) bool {
	for i := range tests {
		if tests[i].Is(w.op, &tests[i].Args) {
			return true
		}
	}
	return false
}

func (w *opPrint) types(x *asmprog.PartArg) []core.Type {
	list, _ := x.Get(w.op, &x.Args).([]core.Type)
	return list
}

// hook calls the print hook of a custom directive. Without it such an operation is printed in the generic form.
func (w *opPrint) hook(c *asmprog.Hook) {
	h := w.o.d.hook(c.Method, "*core.Printer, *core.Operation"+joined(c.Params()))
	if h == nil {
		return
	}
	args := []any{w.p, w.op}
	for i := range c.Args {
		if a := &c.Args[i]; a.Kind == asmprog.ArgText {
			args = append(args, a.Text)
		} else {
			args = append(args, a.Part.Get(w.op, &a.Part.Args))
		}
	}
	callHook(h, w.o.d.compiled.Hooks, args)
}

// printHooks calls f for all hooks that steps call.
func printHooks(steps []*asmprog.WriteStep, f func(*asmprog.Hook)) {
	for _, st := range steps {
		if st.Hook != nil {
			f(st.Hook)
		}
		printHooks(st.Then, f)
		printHooks(st.Else, f)
	}
}
