package asmprog

import (
	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/core/rt/asm"
	"github.com/odsgen/ods/odsgen/model"
)

// Param is a parameter of a type or attribute as a part of its text. Try accepts that it is not there; Qualified writes
// it in full.
type Param struct {
	*model.Param
	Index          int
	Try, Qualified bool
}

// Field is a parameter that is written as "key = value", and the call that reads the value.
type Field struct {
	Param *Param
	Call  *Call
}

// DefParser returns the body of the parser of a type or attribute, after its mnemonic.
func DefParser(d *model.AttrOrTypeDef, f *asmformat.Format) []*Step {
	return (&defBuilder{d}).steps(f.Program.Parse)
}

// DefPrinter returns the body of its printer.
func DefPrinter(d *model.AttrOrTypeDef, f *asmformat.Format) []*WriteStep {
	return (&defBuilder{d}).branch(f.Program.Print)
}

// defBuilder builds the programs of a type or attribute.
type defBuilder struct{ d *model.AttrOrTypeDef }

func (b *defBuilder) param(r asmformat.Ref) *Param { return b.at(r.Index) }

func (b *defBuilder) at(i int) *Param { return &Param{Param: b.d.Params[i], Index: i} }

func (b *defBuilder) steps(list []asmformat.Step) []*Step {
	var out []*Step
	for _, st := range list {
		switch st := st.(type) {
		case *asmformat.Literal:
			out = append(out, &Step{Kind: Must, Call: literal(st, false)})
		case *asmformat.Var:
			out = append(out, b.read(st))
		case *asmformat.Params:
			out = append(out, b.list(st.Items)...)
		case *asmformat.Struct:
			out = append(out, b.fields(st))
		case *asmformat.Custom:
			out = append(out, &Step{Kind: Must, Call: b.custom(st, false)})
		case *asmformat.SetUnit:
			out = append(out, &Step{Kind: SetTrue, Param: b.param(st.Ref)})
		case *asmformat.ParseIf:
			out = append(out, b.group(st))
		}
	}
	return out
}

func (b *defBuilder) read(v *asmformat.Var) *Step {
	return &Step{Kind: Must, Call: &Call{Param: b.param(v.Ref)}}
}

// list reads the parameters that params stands for. A missing comma ends the list before an optional one.
func (b *defBuilder) list(items []*asmformat.Var) []*Step {
	comma := &asmformat.Literal{Text: ","}
	var out []*Step
	for i, v := range items {
		switch {
		case i > 0 && b.param(v.Ref).Optional:
			return append(out, &Step{Kind: If, Call: literal(comma, true), Then: b.list(items[i:])})
		case i > 0:
			out = append(out, &Step{Kind: Must, Call: literal(comma, false)})
		}
		out = append(out, b.read(v))
	}
	return out
}

// fields reads "key = value" pairs in any order.
func (b *defBuilder) fields(st *asmformat.Struct) *Step {
	s := &Step{Kind: Fields}
	for _, f := range st.Fields {
		x := Field{Param: b.at(f.Param), Call: &Call{Param: b.at(f.Param)}}
		if c, ok := f.Value.(*asmformat.Custom); ok {
			x.Call = b.custom(c, false)
		}
		s.Fields = append(s.Fields, x)
	}
	return s
}

func (b *defBuilder) group(st *asmformat.ParseIf) *Step {
	s := &Step{Kind: If, Then: b.steps(st.Then), Else: b.steps(st.Else)}
	switch e := st.Guard.Element.(type) {
	case nil:
		s.Call = literal(st.Guard.Literal, true)
	case *asmformat.Custom:
		s.Call = b.custom(e, true)
	case *asmformat.Var:
		s.Call = &Call{Param: b.param(e.Ref)}
		s.Call.Param.Try = true
	default:
		s.Call, s.Then = call(asm.TryParameters), append(b.steps([]asmformat.Step{e}), s.Then...)
	}
	return s
}

// custom calls the parse hook of a custom directive; try the one that accepts that nothing is there.
func (b *defBuilder) custom(c *asmformat.Custom, try bool) *Call {
	h := &Hook{Method: "Parse" + b.d.Dialect.DirectiveName(c.Name, len(c.Args)), Directive: c.Name, Try: try, At: c.Where()}
	if try {
		h.Method = "Try" + h.Method
	}
	h.Args = b.hookArgs(c, ArgAddress)
	return &Call{Hook: h}
}

// hookArgs are the arguments of a custom directive: texts, and parameters of a kind unless only their values are asked
// for.
func (b *defBuilder) hookArgs(c *asmformat.Custom, kind HookArgKind) []HookArg {
	var out []HookArg
	for _, x := range c.Args {
		switch {
		case x.Kind == asmformat.ArgText:
			out = append(out, HookArg{Kind: ArgText, Type: "string", Text: x.Text})
		case x.ByRef:
			out = append(out, HookArg{Kind: ArgVar, Param: b.param(x.Ref)})
		default:
			out = append(out, HookArg{Kind: kind, Param: b.param(x.Ref)})
		}
	}
	return out
}

// defWriter builds the body of a printer.
type defWriter struct {
	*defBuilder
	body
}

func (b *defBuilder) branch(list []asmformat.Step) []*WriteStep {
	w := &defWriter{defBuilder: b}
	w.write(list)
	return w.out
}

func (w *defWriter) write(list []asmformat.Step) {
	for _, st := range list {
		switch st := st.(type) {
		case *asmformat.Literal:
			w.space(st.Space)
			w.text(st.Text)
		case *asmformat.Whitespace:
			w.blank(st)
		case *asmformat.Var:
			w.space(st.Space)
			w.add(w.writeParam(st))
		case *asmformat.Params:
			var items []item
			for _, v := range st.Items {
				items = append(items, item{w.param(v.Ref), "", w.writeParam(v)})
			}
			w.items(items, st.Space, st.SpaceIfPresent)
		case *asmformat.Struct:
			var items []item
			for _, f := range st.Fields {
				x := item{w.at(f.Param), w.at(f.Param).Name + " = ", nil}
				switch v := f.Value.(type) {
				case *asmformat.Custom:
					x.value = w.hook(v)
				case *asmformat.Var:
					x.value = w.writeParam(v)
				}
				items = append(items, x)
			}
			w.items(items, st.Space, st.SpaceIfPresent)
		case *asmformat.Custom:
			w.space(st.Space)
			w.add(w.hook(st))
		case *asmformat.PrintIf:
			s := &WriteStep{Kind: WriteIf, Negate: st.Negate, Then: w.branch(st.Then), Else: w.branch(st.Else)}
			for _, p := range st.Any {
				s.Tests = append(s.Tests, TestArg{Param: w.param(p.Ref)})
			}
			w.add(s)
		}
	}
}

func (w *defWriter) writeParam(v *asmformat.Var) *WriteStep {
	p := w.param(v.Ref)
	p.Qualified = v.Qualified
	return &WriteStep{Kind: WriteParam, Param: p}
}

func (w *defWriter) hook(c *asmformat.Custom) *WriteStep {
	h := &Hook{Method: "Print" + w.d.Dialect.DirectiveName(c.Name, len(c.Args)), Directive: c.Name, At: c.Where()}
	h.Args = w.hookArgs(c, ArgVar)
	return &WriteStep{Kind: WriteHook, Hook: h}
}

// item is one parameter in a list: the text before it, and what writes it.
type item struct {
	param *Param
	label string
	value *WriteStep
}

// items writes the items that are present with commas between them, after a space, which ifPresent leaves out when
// there are none. After an item that is always there the comma is, too; the printer remembers only what cannot be
// known.
func (w *defWriter) items(items []item, space, ifPresent bool) {
	if space && ifPresent {
		s := &WriteStep{Kind: WriteIf, Then: []*WriteStep{{Kind: Text, Text: " "}}}
		for _, it := range items {
			s.Tests = append(s.Tests, TestArg{Param: it.param})
		}
		w.add(s)
	} else {
		w.space(space)
	}
	list := w
	asks := len(items) > 1 && items[0].param.Optional
	if asks {
		list = &defWriter{defBuilder: w.defBuilder}
	}
	written := false // something certainly was
	for _, it := range items {
		one := list
		if it.param.Optional {
			one = &defWriter{defBuilder: w.defBuilder}
		}
		switch {
		case written:
			one.text(", " + it.label)
		case asks:
			one.add(&WriteStep{Kind: Item, Text: it.label})
		default:
			one.text(it.label)
		}
		one.add(it.value)
		if it.param.Optional {
			list.add(&WriteStep{Kind: WriteIf, Tests: []TestArg{{Param: it.param}}, Then: one.out})
		} else {
			written = true
		}
	}
	if asks {
		w.add(&WriteStep{Kind: Listing, Then: list.out})
	}
}
