package asmprog

import (
	"fmt"

	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/core/rt/asm"
	"github.com/odsgen/ods/odsgen/model"
)

// complete adds to a region, or to each of a list, what its text may leave out: the terminator, or else the one block.
func (b *builder) complete(x *Var) []*Step {
	switch {
	case b.o.HasTrait("SingleBlockImplicitTerminator"):
		for _, a := range b.o.TraitUse("SingleBlockImplicitTerminator").Args {
			if len(a.Ops) > 0 {
				return []*Step{each(x, asm.EnsureEnd, asm.EnsureEnds, a.Ops[0])}
			}
		}
	case b.o.HasTrait("SingleBlock"):
		return []*Step{each(x, asm.EnsureBlock, asm.EnsureBlocks)}
	}
	return nil
}

// each is a step for a variable that is one thing, or a list of such.
func each(x *Var, one, list asm.Op, more ...any) *Step {
	if x.Type == RegRegions || x.Type == RegBlocks {
		one = list
	}
	return must(one, append([]any{x}, more...)...)
}

// readRegions reads variadic regions. A custom directive leaves them as they are written.
func (b *builder) readRegions(i int) []*Step {
	return append([]*Step{must(asm.Regions, b.region(i))}, b.complete(b.region(i))...)
}

// finish does what follows when the text is read.
func (b *builder) finish(f *asmformat.Finish) []*Step {
	switch f.Kind {
	case asmformat.AddRegions:
		return b.addRegions()
	case asmformat.AddSuccessors:
		if v := b.has("allSuccessors"); v != nil {
			return []*Step{must(asm.AddBlocks, v)}
		}
		var out []*Step
		for i := range b.o.Successors {
			out = append(out, each(b.successor(i), asm.AddBlock, asm.AddBlocks))
		}
		return out
	case asmformat.SetOperandSegments:
		return []*Step{b.segments(b.o.Operands, model.OperandSegmentSizes, asmformat.OperandVar)}
	case asmformat.SetResultSegments:
		return []*Step{b.segments(b.o.Results, model.ResultSegmentSizes, asmformat.ResultVar)}
	case asmformat.SetGroupSizes:
		return []*Step{{Kind: SetGroups, Slot: b.o.Operands[f.Ref.Index].InnerSegments.Slot, Var: b.sizes(f.Ref.Index)}}
	case asmformat.CheckType:
		v := b.value(f.Ref)
		if v.Constraint.Pred.Op == model.ExprTrue {
			return nil
		}
		s := &Step{Kind: Check, Value: v, Types: []*Types{b.read1(f.Ref)}, Text: v.Constraint.Summary}
		if v.Length == model.Variadic {
			s.Text = "variadic of " + s.Text
		}
		return []*Step{s}
	case asmformat.AddResultTypes:
		if f.Ref.Index < 0 {
			return []*Step{{Kind: AddTypes, Types: []*Types{{Kind: TypesVar, List: true, Var: b.allTypes(true)}}}}
		}
		return []*Step{{Kind: AddTypes, Types: []*Types{b.source(&f.Source, f.Ref)}}}
	case asmformat.ResolveOperands:
		return []*Step{b.resolve(f)}
	case asmformat.InferResultTypes:
		return []*Step{must(asm.InferTypes)}
	}
	panic(fmt.Sprintf("asmprog: unknown finish step %d", f.Kind))
}

func (b *builder) addRegions() []*Step {
	if v := b.has("allRegions"); v != nil {
		return append(b.complete(v), must(asm.AddRegions, v))
	}
	var out []*Step
	for i, r := range b.o.Regions {
		x := b.region(i)
		if r.Length != model.Variadic && !b.f.RegionInGroup(i) {
			out = append(out, b.complete(x)...)
		}
		out = append(out, each(x, asm.AddRegion, asm.AddRegions))
	}
	return out
}

// segments stores the sizes of the groups.
func (b *builder) segments(vals []*model.Value, slot string, kind asmformat.VarKind) *Step {
	s := &Step{Kind: SetSizes, Slot: b.o.Slot(slot)}
	for i, v := range vals {
		var x *Var
		switch {
		case v.Length == model.Single:
		case kind == asmformat.ResultVar:
			x = b.types(asmformat.Ref{Kind: kind, Index: i})
		default:
			x = b.operand(i)
		}
		s.Vars = append(s.Vars, x)
	}
	return s
}

// read1 is the types that were read for a value.
func (b *builder) read1(r asmformat.Ref) *Types {
	return &Types{Kind: TypesVar, List: !b.single(r), Var: b.types(r)}
}

// source is where the types of a value come from.
func (b *builder) source(src *asmformat.TypeSource, self asmformat.Ref) *Types {
	switch src.Kind {
	case asmformat.SourceParsed:
		return b.read1(self)
	case asmformat.SourceBuildable:
		return &Types{Kind: TypesExpr, Expr: b.value(self).Constraint.Builds}
	case asmformat.SourceSameAs:
		return b.sourceOf(src)
	case asmformat.SourceMatch:
		from, fact := b.sourceOf(src), b.matches[src.Match]
		t := &Types{Kind: TypesExpr, Expr: fact.Expr, From: from, List: from.List || fact.Expr.Kind == model.KindList}
		if from.List && !fact.Ranged {
			t.Kind = TypesEach
		}
		return t
	}
	return &Types{Kind: TypesNone, List: true}
}

// sourceOf is the types of the value or attribute that a source refers to.
func (b *builder) sourceOf(src *asmformat.TypeSource) *Types {
	switch of := src.Of; {
	case of.Kind != asmformat.OperandVar && of.Kind != asmformat.ResultVar:
		return &Types{Kind: TypesAttr, Slot: b.attr(of).Slot}
	case src.Via != nil:
		return b.source(src.Via, of)
	case b.value(of).Length == model.Single && b.lists[of]:
		return &Types{Kind: TypesOnly, Var: b.types(of)}
	default:
		return b.read1(of)
	}
}

// resolve turns references into values: those of one operand, or of all.
func (b *builder) resolve(f *asmformat.Finish) *Step {
	if f.Ref.Index < 0 {
		return b.resolveAll(f)
	}
	single, x := b.o.Operands[f.Ref.Index].Length == model.Single, b.operand(f.Ref.Index)
	t := b.source(&f.Source, f.Ref)
	s := &Step{Kind: ResolveAll, Vars: []*Var{x}, Types: []*Types{t}}
	switch {
	case t.List:
		s.At = b.positionOf(b.operandName(f.Ref.Index))
	case single:
		s.Kind = Resolve
	default:
		s.Kind = ResolveSame
	}
	return s
}

// resolveAll resolves all operands against all types.
func (b *builder) resolveAll(f *asmformat.Finish) *Step {
	s := &Step{Kind: ResolveAll}
	all, types := b.has("allOperands"), b.has("allOperandTypes")
	if all != nil && types == nil && len(f.Each) == 1 && b.o.Operands[0].Length != model.Single {
		// of one list whose type is known from elsewhere
		if t := b.source(&f.Each[0], asmformat.Ref{Kind: asmformat.OperandVar}); !t.List {
			return &Step{Kind: ResolveSame, Vars: []*Var{all}, Types: []*Types{t}}
		}
	}
	if all != nil {
		s.Vars, s.At = []*Var{all}, b.positionOf("allOperands")
	} else {
		s.Gather = true
		for i := range b.o.Operands {
			s.Vars = append(s.Vars, b.operand(i))
		}
	}
	if f.Source.Kind == asmformat.SourceFullList || types != nil {
		s.Types = []*Types{{Kind: TypesVar, List: true, Var: b.allTypes(false)}}
		return s
	}
	for i := range f.Each {
		s.Types = append(s.Types, b.source(&f.Each[i], asmformat.Ref{Kind: asmformat.OperandVar, Index: i}))
	}
	s.GatherTypes = true
	return s
}

// positions remember where a custom directive starts, for the operands that it reads.
func (b *builder) positions(c *asmformat.Custom) []*Step {
	var out []*Step
	for _, x := range c.Args {
		if x.Kind == asmformat.ArgVar && x.Ref.Kind == asmformat.OperandVar && !x.ByRef {
			out = append(out, b.position(b.operandName(x.Ref.Index)))
		}
	}
	return out
}

// custom calls the hook of a custom directive; try the one that accepts that nothing is there.
func (b *builder) custom(c *asmformat.Custom, try bool) *Call {
	h := &Hook{Method: "Parse" + b.directive(c), Directive: c.Name, Try: try, At: c.Where()}
	if try {
		h.Method = "Try" + h.Method
	}
	for i := range c.Args {
		h.Args = append(h.Args, b.hookArgs(&c.Args[i])...)
	}
	return &Call{Hook: h}
}

// directive is what the names of the hooks of a custom directive end in.
func (b *builder) directive(c *asmformat.Custom) string {
	return b.o.Dialect.DirectiveName(c.Name, len(c.Args))
}

// hookArgs are the arguments that one argument of a directive stands for.
func (b *builder) hookArgs(x *asmformat.CustomArg) []HookArg {
	of := func(name string, v *Var) HookArg {
		if t := RegNames[v.Type]; x.ByRef || v.Type == RegRegion {
			return HookArg{Kind: ArgVar, Type: t, Name: name, Var: v}
		} else {
			return HookArg{Kind: ArgAddress, Type: "*" + t, Name: name, Var: v}
		}
	}
	switch x.Kind {
	case asmformat.ArgText:
		return []HookArg{{Kind: ArgText, Type: "string", Text: x.Text}}
	case asmformat.ArgAttrDict:
		return []HookArg{{Kind: ArgDict, Type: "*[]core.NamedAttr"}}
	case asmformat.ArgPropDict:
		return []HookArg{{Kind: ArgState, Type: "*core.OperationState"}}
	case asmformat.ArgAll:
		return []HookArg{{Kind: ArgVar, Type: "[]core.OperandRef", Var: b.variable("allOperands", "", RegRefs)}}
	case asmformat.ArgType:
		return []HookArg{of("", b.types(x.Ref))}
	}
	switch i := x.Ref.Index; x.Ref.Kind {
	case asmformat.OperandVar:
		if b.o.Operands[i].Length == model.Nested {
			return []HookArg{of("", b.operand(i)), of("sizes", b.sizes(i))}
		}
		return []HookArg{of("", b.operand(i))}
	case asmformat.RegionVar:
		return []HookArg{of("", b.region(i))}
	case asmformat.SuccessorVar:
		return []HookArg{of("", b.successor(i))}
	}
	if x.ByRef {
		return []HookArg{{Kind: ArgSlot, Type: "core.Attribute", Slot: b.attr(x.Ref).Slot}}
	}
	return []HookArg{{Kind: ArgSlotVar, Type: "*core.Attribute", Slot: b.attr(x.Ref).Slot}}
}
