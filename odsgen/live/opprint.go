package live

import (
	"slices"

	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/odsgen/model"
)

// opPrint writes one operation. It is the run-time state of the print program.
type opPrint struct {
	o  *op
	p  *core.Printer
	op *core.Operation
}

// print runs the print program.
func (o *op) print(p *core.Printer, x *core.Operation) { (&opPrint{o, p, x}).steps(o.f.Program.Print) }

func (w *opPrint) space(on bool) {
	if on {
		w.p.Byte(' ')
	}
}

func (w *opPrint) steps(steps []asmformat.Step) {
	for _, st := range steps {
		w.step(st)
	}
}

func (w *opPrint) step(st asmformat.Step) {
	p := w.p
	switch st := st.(type) {
	case *asmformat.Literal:
		w.space(st.Space)
		p.Str(st.Text)
	case *asmformat.Whitespace:
		switch st.Kind {
		case asmformat.BlankSpace:
			p.Byte(' ')
		case asmformat.BlankNewline:
			p.Newline()
		}
	case *asmformat.Var:
		w.space(st.Space)
		w.variable(st)
	case *asmformat.TypeOf:
		w.space(st.Space)
		w.typeOf(st)
	case *asmformat.FunctionalType:
		w.space(st.Space)
		p.FunctionalType(w.types(st.Inputs), w.types(st.Results))
	case *asmformat.AttrDict:
		w.dict(st.Keyword)
	case *asmformat.PropDict:
		p.Space()
		p.PropDict(w.op, w.o.elidedProps...)
	case *asmformat.All:
		w.space(st.Space)
		switch st.Kind {
		case asmformat.AllOperands:
			p.OperandRange(w.op, 0, w.op.NumOperands())
		case asmformat.AllRegions:
			p.RegionList(w.op.RegionList(0))
		case asmformat.AllSuccessors:
			p.SuccessorList(w.op.SuccessorList(0))
		}
	case *asmformat.Args:
		w.space(st.Space)
		p.EntryArgs(w.op, st.Region.Index, st.Index)
	case *asmformat.Custom:
		w.space(st.Space)
		w.custom(st)
	case *asmformat.PrintIf:
		if slices.ContainsFunc(st.Any, w.present) != st.Negate {
			w.steps(st.Then)
		} else {
			w.steps(st.Else)
		}
	}
}

func (w *opPrint) dict(keyword bool) {
	switch discardable := w.o.f.Program.DictIsDiscardable; {
	case discardable && keyword:
		w.p.DiscardableDictWithKeyword(w.op, w.o.elided...)
	case discardable:
		w.p.DiscardableDict(w.op, w.o.elided...)
	case keyword:
		w.p.AttrDictWithKeyword(w.op, w.o.elided...)
	default:
		w.p.AttrDict(w.op, w.o.elided...)
	}
}

// elided are the names of what a dictionary never prints.
func elided(list []asmformat.Elision) []string {
	var out []string
	for _, e := range list {
		if !e.IfDefault && e.Name != model.OperandSegmentSizes && e.Name != model.ResultSegmentSizes {
			out = append(out, e.Name)
		}
	}
	return out
}

func (w *opPrint) present(p asmformat.Presence) bool {
	if p.Kind == asmformat.PresentAlways {
		return true
	}
	switch op := w.op; p.Ref.Kind {
	case asmformat.OperandVar:
		if p.All {
			return op.NumOperands() > 0
		}
		return op.HasOperands(p.Ref.Index)
	case asmformat.ResultVar:
		if p.All {
			return op.NumResults() > 0
		}
		return op.HasResults(p.Ref.Index)
	case asmformat.RegionVar:
		if w.o.m.Regions[p.Ref.Index].Length == model.Variadic {
			return op.NumRegions() > p.Ref.Index
		}
		return !op.Region(p.Ref.Index).IsEmpty()
	case asmformat.SuccessorVar:
		return op.NumSuccessors() > p.Ref.Index
	}
	slot := w.o.attr(p.Ref).Slot
	if p.Kind == asmformat.PresentIfNotDefault {
		return w.op.HasNonDefault(slot)
	}
	return w.op.Slot(slot) != nil
}

func (w *opPrint) variable(v *asmformat.Var) {
	p, i := w.p, v.Ref.Index
	switch v.Ref.Kind {
	case asmformat.OperandVar:
		switch d := w.o.m.Operands[i]; {
		case d.Length == model.Nested:
			p.NestedOperands(w.op, i)
		case d.Length == model.Single && plain(w.o.m.Operands):
			p.Operand(w.op.Operand(i))
		default:
			p.OperandGroup(w.op, i)
		}
		return
	case asmformat.RegionVar:
		switch {
		case w.o.m.Regions[i].Length == model.Variadic:
			p.RegionList(w.op.RegionList(i))
		case w.o.m.HasTrait("SingleBlockImplicitTerminator"):
			p.ImplicitTerminatorRegion(w.op.Region(i))
		default:
			p.Region(w.op.Region(i), core.RegionOpts{HideEntryArgs: len(v.EntryArgs) > 0})
		}
		return
	case asmformat.SuccessorVar:
		if w.o.m.Successors[i].Length == model.Variadic {
			p.SuccessorList(w.op.SuccessorList(i))
		} else {
			p.Successor(w.op.Successor(i))
		}
		return
	}
	w.attribute(w.o.attr(v.Ref), v.Qualified)
}

func (w *opPrint) attribute(at *model.Attribute, qualified bool) {
	p, a := w.p, w.op.Slot(at.Slot)
	switch {
	case at.Syntax == model.SyntaxSymbolName:
		if s := core.AttrAs[*core.StringAttr](a); s != nil {
			p.SymbolName(s.Value())
		}
	case at.Syntax == model.SyntaxEnumKeyword:
		p.KeywordOrString(enumText(at.Constraint.Enum, enumOf(at.Constraint.Enum, a)))
	case at.Syntax == model.SyntaxTyped:
		p.AttrNoType(a)
	case at.Syntax == model.SyntaxStripped && !qualified:
		p.StrippedAttr(a)
	case at.Syntax == model.SyntaxProperty:
		p.Prop(w.op, at.Slot)
	default:
		p.Attr(a)
	}
}

func (w *opPrint) typeOf(t *asmformat.TypeOf) {
	p, i := w.p, t.Arg.Ref.Index
	if t.Arg.All {
		p.Types(w.types(t.Arg))
		return
	}
	v, result := w.o.value(t.Arg.Ref), t.Arg.Ref.Kind == asmformat.ResultVar
	def := defOf(v.Constraint)
	stripped := def != nil && !t.Qualified && def.Mnemonic != ""
	switch {
	case v.Length == model.Nested:
		p.NestedTypes(w.op, i)
	case result && stripped:
		p.StrippedResultGroupTypes(w.op, i)
	case result:
		p.ResultGroupTypes(w.op, i)
	case stripped:
		p.StrippedOperandGroupTypes(w.op, i)
	default:
		p.OperandGroupTypes(w.op, i)
	}
}

func (w *opPrint) types(t asmformat.TypeArg) []core.Type {
	results := t.Ref.Kind == asmformat.ResultVar
	switch {
	case t.All && results:
		return w.op.ResultTypes()
	case t.All:
		return w.op.OperandTypes()
	case results:
		return query.TypesOf(w.op.ResultGroup(t.Ref.Index))
	}
	return query.TypesOf(w.op.OperandGroup(t.Ref.Index))
}

// custom calls the print hook of a custom directive.
func (w *opPrint) custom(c *asmformat.Custom) {
	h := w.o.d.hook("Print"+c.Name, w.o.printParams(c))
	if h == nil {
		return // such an operation is printed in the generic form
	}
	args := []any{w.p, w.op}
	for i := range c.Args {
		args = append(args, w.customArg(&c.Args[i]))
	}
	callHook(h, w.o.d.compiled.Hooks, args)
}

// customArg is the value of an argument of a print hook.
func (w *opPrint) customArg(a *asmformat.CustomArg) any {
	op, i := w.op, a.Ref.Index
	switch a.Kind {
	case asmformat.ArgText:
		return a.Text
	case asmformat.ArgAttrDict:
		if w.o.f.Program.DictIsDiscardable {
			return op.DiscardableAttrs()
		}
		return op.DictAttrs(w.o.elided...)
	case asmformat.ArgPropDict:
		return op.InherentAttrs()
	case asmformat.ArgAll:
		return op.OperandList(0, op.NumOperands())
	case asmformat.ArgType:
		group := op.OperandGroup
		if a.Ref.Kind == asmformat.ResultVar {
			group = op.ResultGroup
		}
		if w.o.value(a.Ref).Length == model.Single {
			return query.FirstType(group(i))
		}
		return query.TypesOf(group(i))
	}
	switch a.Ref.Kind {
	case asmformat.OperandVar:
		switch w.o.m.Operands[i].Length {
		case model.Single, model.Optional:
			return op.OptionalOperand(i)
		case model.Nested:
			return op.NestedOperands(i)
		}
		return op.OperandGroup(i)
	case asmformat.RegionVar:
		if w.o.m.Regions[i].Length == model.Variadic {
			return op.RegionList(i)
		}
		return op.Region(i)
	case asmformat.SuccessorVar:
		if w.o.m.Successors[i].Length == model.Variadic {
			return op.SuccessorList(i)
		}
		return op.Successor(i)
	}
	return op.Slot(w.o.attr(a.Ref).Slot)
}

// printParams is the signature of the print hook of a directive.
func (o *op) printParams(c *asmformat.Custom) string {
	out := "*core.Printer, *core.Operation"
	for i := range c.Args {
		out += ", " + o.printParam(&c.Args[i])
	}
	return out
}

func (o *op) printParam(a *asmformat.CustomArg) string {
	i := a.Ref.Index
	switch a.Kind {
	case asmformat.ArgText:
		return "string"
	case asmformat.ArgAttrDict, asmformat.ArgPropDict:
		return "[]core.NamedAttr"
	case asmformat.ArgAll:
		return "[]*core.Value"
	case asmformat.ArgType:
		if o.value(a.Ref).Length == model.Single {
			return "core.Type"
		}
		return "[]core.Type"
	}
	switch a.Ref.Kind {
	case asmformat.OperandVar:
		switch o.m.Operands[i].Length {
		case model.Single, model.Optional:
			return "*core.Value"
		case model.Nested:
			return "[][]*core.Value"
		}
		return "[]*core.Value"
	case asmformat.RegionVar:
		if o.m.Regions[i].Length == model.Variadic {
			return "[]*core.Region"
		}
		return "*core.Region"
	case asmformat.SuccessorVar:
		if o.m.Successors[i].Length == model.Variadic {
			return "[]*core.Block"
		}
		return "*core.Block"
	}
	return "core.Attribute"
}
