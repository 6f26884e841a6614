package asmprog

import (
	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/core/rt/asm"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// WriteKind is the kind of a step of a printer.
type WriteKind uint8

// The kinds of steps of printers.
const (
	Text       WriteKind = iota // Text as it is
	Newline                     // a new line
	Write                       // Op with Args
	Keyword                     // the case that the enum Attr has
	Functional                  // the type of a function from Sig[0] to Sig[1]
	WriteHook                   // the hook of a custom directive
	WriteIf                     // when any of Tests holds Then, otherwise Else; with Negate the other way round
	WriteParam                  // Param
	Listing                     // Then, which remembers whether it wrote an item of a list
	Item                        // Text, which begins an item, after a comma when it is not the first
)

// WriteStep is one statement of a printer.
type WriteStep struct {
	Kind       WriteKind
	Text       string
	Op         asm.Op
	Args       Args
	Attr       *model.Attribute
	Sig        [2]Group
	Hook       *Hook
	Param      *Param
	Tests      []TestArg
	Negate     bool
	Then, Else []*WriteStep
}

// PartArg is a part of the operation.
type PartArg struct {
	*rt.Part
	Args rt.Args
}

// TestArg is a question whether a part is there; of a type or attribute the parameter Param.
type TestArg struct {
	Op    asm.Op
	Args  Args
	Param *Param
}

// Printer returns the body of the printer of an operation.
func Printer(o *model.Op, f *asmformat.Format) []*WriteStep {
	w := &writer{builder: builder{o: o, f: f}}
	w.steps(f.Program.Print)
	return w.out
}

type writer struct {
	builder
	body
}

// body is the body of a printer, or a part of it.
type body struct{ out []*WriteStep }

func (w *body) add(s *WriteStep) { w.out = append(w.out, s) }

// text writes text, together with what is before it.
func (w *body) text(s string) {
	if s == "" {
		return
	}
	if n := len(w.out); n > 0 && w.out[n-1].Kind == Text {
		w.out[n-1].Text += s
		return
	}
	w.add(&WriteStep{Kind: Text, Text: s})
}

func (w *body) space(on bool) {
	if on {
		w.text(" ")
	}
}

func (w *body) blank(st *asmformat.Whitespace) {
	w.space(st.Kind == asmformat.BlankSpace)
	if st.Kind == asmformat.BlankNewline {
		w.add(&WriteStep{Kind: Newline})
	}
}

// write calls a function of the runtime for the part with an index.
func (w *writer) write(call asm.Op, index int) { w.call(call, Args{X: index}) }

func (w *writer) call(call asm.Op, args Args) {
	w.add(&WriteStep{Kind: Write, Op: call, Args: args})
}

func (w *writer) steps(list []asmformat.Step) {
	program := &w.f.Program
	for _, st := range list {
		switch st := st.(type) {
		case *asmformat.Literal:
			w.space(st.Space)
			w.text(st.Text)
		case *asmformat.Whitespace:
			w.blank(st)
		case *asmformat.Var:
			w.space(st.Space && !w.startsWithBlank(st))
			w.variable(st)
		case *asmformat.TypeOf:
			w.space(st.Space)
			w.typeOf(st)
		case *asmformat.FunctionalType:
			w.space(st.Space)
			w.add(&WriteStep{Kind: Functional, Sig: [2]Group{groupOf(st.Inputs), groupOf(st.Results)}})
		case *asmformat.AttrDict:
			calls := [2][2]asm.Op{{asm.PutDict, asm.PutDictWith}, {asm.PutExtra, asm.PutExtraWith}}
			w.call(calls[index(program.DictIsDiscardable)][index(st.Keyword)], Args{Names: Elided(program.Elided)})
		case *asmformat.PropDict:
			w.text(" ")
			w.call(asm.PutPropDict, Args{Names: elidedProps(program.PropDictElided)})
		case *asmformat.All:
			w.space(st.Space)
			switch st.Kind {
			case asmformat.AllOperands:
				w.write(asm.PutAll, 0)
			case asmformat.AllRegions:
				w.regions(0)
			case asmformat.AllSuccessors:
				w.write(asm.PutSuccessors, 0)
			}
		case *asmformat.Args:
			w.space(st.Space)
			w.call(asm.PutArgs, Args{X: st.Region.Index, Y: st.Index})
		case *asmformat.Custom:
			w.space(st.Space)
			h := &Hook{Method: "Print" + w.directive(st), Directive: st.Name, At: st.Where()}
			for i := range st.Args {
				h.Args = append(h.Args, w.hookArg(&st.Args[i]))
			}
			w.add(&WriteStep{Kind: WriteHook, Hook: h})
		case *asmformat.PrintIf:
			s := &WriteStep{Kind: WriteIf, Negate: st.Negate, Then: w.branch(st.Then), Else: w.branch(st.Else)}
			for _, p := range st.Any {
				s.Tests = append(s.Tests, w.test(p))
			}
			w.add(s)
		case *asmformat.NoOperands:
			w.write(asm.NoOperands, 0)
		}
	}
}

func index(on bool) int {
	if on {
		return 1
	}
	return 0
}

func (w *writer) branch(list []asmformat.Step) []*WriteStep {
	b := &writer{builder: w.builder}
	b.steps(list)
	return b.out
}

func (w *writer) test(p asmformat.Presence) TestArg {
	ask := func(t asm.Op, n int) TestArg { return TestArg{Op: t, Args: Args{X: n}} }
	switch i := p.Ref.Index; {
	case p.Kind == asmformat.PresentAlways:
		return ask(asm.IfAlways, 0)
	case p.Ref.Kind == asmformat.OperandVar && p.All:
		return ask(asm.IfOperand, 0)
	case p.Ref.Kind == asmformat.OperandVar:
		return ask(asm.IfOperands, i)
	case p.Ref.Kind == asmformat.ResultVar && p.All:
		return ask(asm.IfResult, 0)
	case p.Ref.Kind == asmformat.ResultVar:
		return ask(asm.IfResults, i)
	case p.Ref.Kind == asmformat.RegionVar && w.o.Regions[i].Length == model.Variadic:
		return ask(asm.IfRegions, i)
	case p.Ref.Kind == asmformat.RegionVar:
		return ask(asm.IfBody, i)
	case p.Ref.Kind == asmformat.SuccessorVar:
		return ask(asm.IfSuccessors, i)
	case p.Kind == asmformat.PresentIfNotDefault:
		return ask(asm.IfNotDefault, w.attr(p.Ref).Slot)
	}
	return ask(asm.IfAttr, w.attr(p.Ref).Slot)
}

func (w *writer) variable(v *asmformat.Var) {
	switch i := v.Ref.Index; v.Ref.Kind {
	case asmformat.OperandVar:
		switch {
		case w.o.Operands[i].Length == model.Nested:
			w.write(asm.PutNested, i)
		case form.AllSingle(w.o.Operands):
			w.write(asm.PutOperand, i)
		default:
			w.write(asm.PutOperands, i)
		}
	case asmformat.RegionVar:
		switch {
		case w.o.Regions[i].Length == model.Variadic:
			w.regions(i)
		case w.o.HasTrait("SingleBlockImplicitTerminator"):
			w.write(asm.PutImplicit, i)
		case len(v.EntryArgs) > 0:
			w.write(asm.PutBody, i)
		default:
			w.write(asm.PutRegion, i)
		}
	case asmformat.SuccessorVar:
		if w.o.Successors[i].Length == model.Variadic {
			w.write(asm.PutSuccessors, i)
		} else {
			w.write(asm.PutSuccessor, i)
		}
	default:
		w.attribute(w.attr(v.Ref), v.Qualified)
	}
}

// startsWithBlank reports whether the text of an attribute starts with a blank of its own, which its format puts
// before its first parameter. Upstream's dialects print both blanks.
func (w *writer) startsWithBlank(v *asmformat.Var) bool {
	if v.Ref.Kind != asmformat.AttrVar || v.Qualified || form.InCPP(w.o.Dialect) {
		return false
	}
	at := w.attr(v.Ref)
	def := form.OwnDef(at.Constraint)
	if at.Syntax != model.SyntaxStripped || def == nil || def.Format == nil {
		return false
	}
	f, _ := form.Def(def)
	if f == nil || len(f.Program.Print) == 0 {
		return false
	}
	switch st := f.Program.Print[0].(type) {
	case *asmformat.Var:
		return st.Space
	case *asmformat.Params:
		return st.Space
	case *asmformat.Struct:
		return st.Space
	case *asmformat.Custom:
		return st.Space
	}
	return false
}

func (w *writer) attribute(at *model.Attribute, qualified bool) {
	switch {
	case at.Syntax == model.SyntaxSymbolName:
		w.write(asm.PutSymbol, at.Slot)
	case at.Syntax == model.SyntaxEnumKeyword:
		w.add(&WriteStep{Kind: Keyword, Attr: at})
	case at.Syntax == model.SyntaxTyped:
		w.write(asm.PutNoType, at.Slot)
	case at.Syntax == model.SyntaxStripped && !qualified:
		w.write(asm.PutShort, at.Slot)
	case at.Syntax == model.SyntaxProperty:
		w.write(asm.PutProp, at.Slot)
	default:
		w.write(asm.PutAttr, at.Slot)
	}
}

// typeCalls write types: those of a value, or of a group; those of operands or results; in full, or without the
// dialect's prefix.
var typeCalls = [2][2][2]asm.Op{
	{{asm.PutOperandType, asm.PutShortOperandType}, {asm.PutResultType, asm.PutShortResultType}},
	{{asm.PutOperandTypes, asm.PutShortOperandTypes}, {asm.PutResultTypes, asm.PutShortResultTypes}},
}

func (w *writer) typeOf(t *asmformat.TypeOf) {
	results, i := t.Arg.Ref.Kind == asmformat.ResultVar, t.Arg.Ref.Index
	if t.Arg.All {
		w.write([2]asm.Op{asm.PutAllOperands, asm.PutAllResults}[index(results)], 0)
		return
	}
	vals := w.o.Operands
	if results {
		vals = w.o.Results
	}
	def := form.OwnDef(vals[i].Constraint)
	stripped := def != nil && !t.Qualified && def.Mnemonic != ""
	if vals[i].Length == model.Nested {
		w.write(asm.PutNestedTypes, i)
	} else {
		w.write(typeCalls[index(!form.AllSingle(vals))][index(results)][index(stripped)], i)
	}
}

// regions writes the regions from one on. Those whose terminator the text leaves out are printed like single ones.
func (w *writer) regions(from int) {
	switch {
	case !w.o.HasTrait("SingleBlockImplicitTerminator"):
		w.write(asm.PutRegions, from)
	case from == len(w.o.Regions)-1 && w.o.Regions[from].Length != model.Variadic:
		w.write(asm.PutImplicit, from)
	default:
		w.write(asm.PutImplicits, from)
	}
}

// Group are the types of a group of operands or results; of all when Index is negative.
type Group struct {
	Index   int
	Results bool
}

// Part returns how generated code gets the types.
func (g Group) Part() PartArg {
	parts := [2][2]*rt.Part{{&rt.PartOperandTypes, &rt.PartResultTypes}, {&rt.PartOperandsType, &rt.PartResultsType}}
	return PartArg{parts[index(g.Index < 0)][index(g.Results)], rt.Args{X: g.Index}}
}

// groupOf are the types that an argument of functional-type stands for.
func groupOf(t asmformat.TypeArg) Group {
	if t.All {
		return Group{-1, t.Ref.Kind == asmformat.ResultVar}
	}
	return Group{t.Ref.Index, t.Ref.Kind == asmformat.ResultVar}
}

// hookArg is an argument of a print hook.
func (w *writer) hookArg(x *asmformat.CustomArg) HookArg {
	part := func(p *rt.Part, n int) HookArg {
		return HookArg{Kind: ArgPart, Type: p.Type, Part: PartArg{p, rt.Args{X: n}}}
	}
	switch i := x.Ref.Index; {
	case x.Kind == asmformat.ArgText:
		return HookArg{Kind: ArgText, Type: "string", Text: x.Text}
	case x.Kind == asmformat.ArgAttrDict && w.f.Program.DictIsDiscardable:
		return part(&rt.PartDiscardable, 0)
	case x.Kind == asmformat.ArgAttrDict:
		a := part(&rt.PartDict, 0)
		a.Part.Args.Names = Elided(w.f.Program.Elided)
		return a
	case x.Kind == asmformat.ArgPropDict:
		return part(&rt.PartInherent, 0)
	case x.Kind == asmformat.ArgAll:
		return part(&rt.PartAll, 0)
	case x.Kind == asmformat.ArgType:
		parts := [2][2]*rt.Part{{&rt.PartOperandType, &rt.PartResultType}, {&rt.PartOperandTypes, &rt.PartResultTypes}}
		return part(parts[index(w.value(x.Ref).Length != model.Single)][index(x.Ref.Kind == asmformat.ResultVar)], i)
	case x.Ref.Kind == asmformat.OperandVar:
		switch w.o.Operands[i].Length {
		case model.Single, model.Optional:
			return part(&rt.PartOperand, i)
		case model.Nested:
			return part(&rt.PartNested, i)
		}
		return part(&rt.PartOperands, i)
	case x.Ref.Kind == asmformat.RegionVar:
		return part([2]*rt.Part{&rt.PartRegion, &rt.PartRegions}[index(w.o.Regions[i].Length == model.Variadic)], i)
	case x.Ref.Kind == asmformat.SuccessorVar:
		return part([2]*rt.Part{&rt.PartBlock, &rt.PartBlocks}[index(w.o.Successors[i].Length == model.Variadic)], i)
	}
	return part(&rt.PartAttr, w.attr(x.Ref).Slot)
}
