package asmprog

import (
	"github.com/odsgen/ods/core/rt/asm"
	"github.com/odsgen/ods/odsgen/model"
)

// Binder makes what the steps of a parser or printer refer to: values for one that is executed here, Go text for one that
// is printed.
type Binder interface {
	// Custom and PutCustom call the hook of a custom directive.
	Custom(h *Hook) any
	PutCustom(h *Hook) any
	// Type and Attr read types and attributes as [asm.ReadAs] and [asm.Attr] do, Def an attribute as its definition
	// writes it, and Elem is the type of the elements of a packed array.
	Type(t *Type) any
	Attr(a *Attr) any
	Def(d *model.AttrOrTypeDef) any
	Elem(a *Attr) any
	// Keywords are the cases of an enum.
	Keywords(a *model.Attribute) any
	// Types are types that are made, OneType is one, and Want is what they must be.
	Types(t *Types) any
	OneType(t *Types) any
	Want(v *model.Value, summary string) any
	// Gather is what is resolved together.
	Gather(refs []asm.Reg, types []*Types) any
}

// Lower returns a program as data.
func (p *Program) Lower(b Binder) *asm.Parser {
	n := p.Count()
	at := func(r Reg) uint16 { return uint16(n[r]) }
	return &asm.Parser{Ref: at(RegRef), Refs: at(RegRefs), Sizes: at(RegSizes), Type: at(RegType), Types: at(RegTypes),
		Region: at(RegRegion), Regions: at(RegRegions), Block: at(RegBlock), Blocks: at(RegBlocks), Args: at(RegArgs),
		Pos: at(RegPos), Bool: at(RegBool), Steps: (&lowering{b}).parser(p.Steps)}
}

// LowerPrinter returns the steps of a printer as data.
func LowerPrinter(steps []*WriteStep, b Binder) []asm.Step { return (&lowering{b}).printer(steps) }

type lowering struct{ Binder }

// num is a register, an index or a slot in a step.
func num(i int) int16 { return int16(i) }

func (l *lowering) parser(steps []*Step) []asm.Step {
	var out []asm.Step
	for _, st := range steps {
		switch st.Kind {
		case Must, If:
			s := l.call(st.Call)
			s.Then = l.parser(st.Then)
			if n := len(out); n > 0 && out[n-1].Op == asm.At && asm.Operand <= s.Op && s.Op <= asm.NestedOperands {
				s.Z, out = out[n-1].X+1, out[:n-1]
			}
			out = append(out, s)
			if len(st.Else) > 0 {
				out = append(out, asm.Step{Op: asm.Else, Then: l.parser(st.Else)})
			}
		case Clauses:
			s := asm.Step{Op: asm.Clauses}
			for _, c := range st.Clauses {
				x := l.call(c.Call)
				x.X, x.Text, x.Then = num(c.Seen.Index), c.Keyword, l.parser(c.Body)
				s.Then = append(s.Then, x)
			}
			out = append(out, s)
		case Position:
			if st.Var.Index >= 0 {
				out = append(out, asm.Step{Op: asm.At, X: num(st.Var.Index)})
			}
		default:
			out = append(out, l.act(st))
		}
	}
	return out
}

// call is the step that reads a part.
func (l *lowering) call(c *Call) asm.Step {
	switch {
	case c.Hook != nil && c.Hook.Try:
		return asm.Step{Op: asm.TryCustom, Ref: l.Custom(c.Hook)}
	case c.Hook != nil:
		return asm.Step{Op: asm.Custom, Ref: l.Custom(c.Hook)}
	case c.Type != nil:
		return asm.Step{Op: asm.ReadAs, X: num(c.Type.Var.Index), Ref: l.Type(c.Type)}
	case c.Attr != nil:
		return l.attr(c.Attr)
	}
	s := asm.Step{Op: c.Op, X: num(c.Args.X), Y: num(c.Args.Y), Text: c.Args.Text}
	if c.Op.IsPunct() {
		s.Text = "" // which the step says
	}
	if c.Args.Names != nil {
		s.Ref = c.Args.Names
	}
	return s
}

// attr is the step that reads an attribute.
func (l *lowering) attr(a *Attr) asm.Step {
	s := asm.Step{Op: asm.Attr, X: num(a.Attr.Slot)}
	try := asm.TryAttr
	switch a.Form {
	case AttrEnum:
		s.Op, try, s.Text, s.Ref = asm.Enum, asm.TryEnum, a.Attr.Name, l.Keywords(a.Attr)
	case AttrCustom:
		s.Op, try, s.Ref = asm.DefAttr, asm.TryDefAttr, l.Def(a.Def)
	case AttrDense:
		s.Op, try, s.Ref = asm.Dense, asm.TryDense, l.Elem(a)
	default:
		s.Ref = l.Attr(a)
	}
	if a.Try {
		s.Op = try
	}
	return s
}

// act is a step that reads nothing.
func (l *lowering) act(st *Step) asm.Step {
	switch st.Kind {
	case SetSizes:
		return sizes(st)
	case SetGroups:
		return asm.Step{Op: asm.GroupSizes, X: num(st.Slot), Y: num(st.Var.Index)}
	case AddTypes:
		t := st.Types[0]
		s := asm.Step{Op: asm.AddType}
		if t.List {
			s.Op = asm.AddTypes
		}
		s.X, s.Ref = l.typesAt(t)
		return s
	case AddArgs:
		s := asm.Step{Op: asm.AddArgs, X: num(st.Vars[0].Index), Y: num(st.Vars[1].Index)}
		if st.Types != nil {
			s.Ref = l.Types(st.Types[0])
		}
		return s
	case Check:
		t := st.Types[0]
		s := asm.Step{Op: asm.Check, X: num(t.Var.Index), Ref: l.Want(st.Value, st.Text)}
		if t.List {
			s.Op = asm.CheckAll
		}
		return s
	}
	s := asm.Step{Op: asm.Resolve, X: num(st.Vars[0].Index)}
	switch st.Kind {
	case ResolveSame:
		s.Op = asm.ResolveSame
	case ResolveAll:
		s.Op = asm.ResolveAll
		if st.At != nil {
			s.Z = num(st.At.Index + 1)
		}
		if st.Gather || st.GatherTypes || st.Vars[0].Type == RegRef {
			s.X, s.Ref = 0, l.gather(st)
			return s
		}
	}
	s.Y, s.Ref = l.typesAt(st.Types[0])
	return s
}

// typesAt are types as a register, or else as what a step refers to.
func (l *lowering) typesAt(t *Types) (reg int16, ref any) {
	if t.Kind == TypesVar {
		return num(t.Var.Index), nil
	}
	if t.List {
		return 0, l.Types(t)
	}
	return 0, l.OneType(t)
}

func (l *lowering) gather(st *Step) any {
	var refs []asm.Reg
	for _, v := range st.Vars {
		refs = append(refs, asm.Reg{X: num(v.Index), List: v.Type == RegRefs})
	}
	return l.Gather(refs, st.Types)
}

// sizes is the step that stores the lengths of lists.
func sizes(st *Step) asm.Step {
	s := asm.Step{Op: asm.RefSizes, X: num(st.Slot)}
	var list []int16
	for _, v := range st.Vars {
		n := int16(-1)
		if v != nil {
			n = num(v.Index)
			if v.Type == RegTypes {
				s.Op = asm.TypeSizes
			}
		}
		list = append(list, n)
	}
	s.Ref = list
	return s
}

func (l *lowering) printer(steps []*WriteStep) []asm.Step {
	var out []asm.Step
	text := ""
	add := func(s asm.Step) {
		s.Text, text = text, ""
		out = append(out, s)
	}
	for _, st := range steps {
		switch st.Kind {
		case Text:
			text += st.Text
		case Newline:
			add(asm.Step{Op: asm.Newline})
		case Write:
			s := asm.Step{Op: st.Op, X: num(st.Args.X), Y: num(st.Args.Y)}
			if st.Args.Names != nil {
				s.Ref = st.Args.Names
			}
			add(s)
		case Keyword:
			add(asm.Step{Op: asm.PutEnum, X: num(st.Attr.Slot), Ref: l.Keywords(st.Attr)})
		case Functional:
			add(functional(st))
		case WriteHook:
			add(asm.Step{Op: asm.PutCustom, Ref: l.PutCustom(st.Hook)})
		case WriteIf:
			add(l.test(st))
			if len(st.Else) > 0 {
				out = append(out, asm.Step{Op: asm.PutElse, Then: l.printer(st.Else)})
			}
		}
	}
	if text != "" {
		add(asm.Step{})
	}
	return out
}

func functional(st *WriteStep) asm.Step {
	s := asm.Step{Op: asm.PutFunctional, X: num(st.Sig[0].Index), Y: num(st.Sig[1].Index)}
	if st.Sig[0].Results {
		s.Z |= 1
	}
	if !st.Sig[1].Results {
		s.Z |= 2
	}
	return s
}

// test is the step that asks whether a part is there.
func (l *lowering) test(st *WriteStep) asm.Step {
	var list []asm.Step
	for _, t := range st.Tests {
		list = append(list, asm.Step{Op: t.Op, X: num(t.Args.X)})
	}
	s := asm.Step{Op: asm.IfAny, Ref: list}
	if len(list) == 1 {
		s = list[0]
	}
	if st.Negate {
		s.Z = 1
	}
	s.Then = l.printer(st.Then)
	return s
}

// Lowered returns the kind of types as steps have it.
func (t *Types) Lowered() asm.TypesKind {
	switch t.Kind {
	case TypesVar:
		return pick(t.List, asm.ListRead, asm.OneRead)
	case TypesOnly:
		return asm.OneOnly
	case TypesAttr:
		return asm.OneSlot
	case TypesEach:
		return asm.ListEach
	case TypesExpr:
		return pick(t.List, asm.ListMade, asm.OneMade)
	}
	return asm.ListNone
}

// X returns the register or slot of types that are read.
func (t *Types) X() int16 {
	if t.Var != nil {
		return num(t.Var.Index)
	}
	return num(t.Slot)
}

func pick[T any](on bool, yes, no T) T {
	if on {
		return yes
	}
	return no
}
