package asm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rt"
)

// Parse reads an operation after its name. It returns false after a report.
func (a *Parser) Parse(p *core.Parser, st *core.OperationState) bool {
	fs, f := take(p, st, a)
	ok := f.run(a.Steps)
	fs.release(f, a)
	return ok
}

// Literal executes the step of a keyword, a punctuation, or another that needs neither registers nor an operation.
func Literal(p *core.Parser, op Op, text string) (found, ok bool) {
	f := &Frame{P: p}
	if op == Keyword || op.IsPunct() && op < tryPunct {
		return true, f.run([]Step{{Op: op, Text: text}})
	}
	return f.try(&Step{Op: op, Text: text})
}

// run executes steps.
func (f *Frame) run(steps []Step) bool {
	p := f.P
	for i := 0; i < len(steps); i++ {
		st := &steps[i]
		x, ok := int(st.X), true
		switch st.Op {
		case Keyword:
			ok = p.Keyword(st.Text)
		case Operand:
			f.at(st)
			ok = p.Operand(&f.Ref[x])
		case OptionalRef:
			f.at(st)
			ok = p.OptionalOperand(&f.Refs[x])
		case Operands:
			f.at(st)
			ok = p.OperandList(&f.Refs[x], core.DelimNone)
		case NestedOperands:
			f.at(st)
			ok = p.NestedOperands(&f.Refs[x], &f.Sizes[st.Y])
		case Type:
			ok = p.Type(&f.Type[x])
		case ReadAs:
			ok = f.readAs(st)
		case OptionalType:
			ok = p.OptionalType(&f.Types[x])
		case TypeList:
			ok = p.TypeList(&f.Types[x])
		case NestedTypes:
			ok = p.NestedTypes(&f.Types[x], &f.Sizes[st.Y])
		case Functional:
			ok = p.FunctionalType(&f.Types[x], &f.Types[st.Y])
		case Dict:
			ok = p.OpAttrDict(f.State)
		case DictWith:
			ok = p.OpAttrDictWithKeyword(f.State)
		case PropDict:
			ok = p.PropDict(f.State, names(st)...)
		case Custom:
			ok = st.Ref.(Hook)(f)
		case Clauses:
			ok = f.clauses(st.Then)
		case Else: // of a part that is not there
			ok = f.run(st.Then)
		case AddType:
			f.State.Types = append(f.State.Types, f.typeOf(st, st.X))
		case Resolve:
			ok = p.Resolve(&f.State.Operands, f.Ref[x], f.typeOf(st, st.Y))
		default:
			switch {
			case punct <= st.Op && st.Op < tryPunct:
				ok = p.Punct(core.Punct(st.Op - punct))
			case At <= st.Op && st.Op < punct:
				ok = f.act(st)
			default:
				var found bool
				if found, ok = f.try(st); found && ok {
					ok = len(st.Then) == 0 || f.run(st.Then)
					if i+1 < len(steps) && steps[i+1].Op == Else {
						i++
					}
				}
			}
		}
		if !ok {
			return false
		}
	}
	return true
}

// try executes a step that reads a part which may be absent, or asks a question, and returns whether the part is there;
// and steps of regions and slots, for which that means nothing.
func (f *Frame) try(st *Step) (found, ok bool) {
	switch {
	case st.Op >= tryPunct:
		return f.P.TryPunct(core.Punct(st.Op - tryPunct)), true
	case st.Op >= HasRefs:
		return f.has(st), true
	}
	switch st.Op {
	case TryKeyword:
		return f.P.TryKeyword(st.Text), true
	case TryTypes:
		return f.P.TryTypeList(&f.Types[st.X])
	case TryCustom:
		return st.Ref.(TryHook)(f)
	}
	if st.Op >= Prop {
		return f.slot(st)
	}
	return f.region(st)
}

// at stores where the references start that a step reads.
func (f *Frame) at(st *Step) {
	if st.Z > 0 {
		f.Pos[st.Z-1] = f.P.Pos()
	}
}

// names are the names that a step refers to.
func names(st *Step) []string {
	list, _ := st.Ref.([]string)
	return list
}

// region reads a region, its arguments, or a successor.
func (f *Frame) region(st *Step) (found, ok bool) {
	p, x := f.P, st.X
	switch st.Op {
	case Region:
		return false, p.Region(f.Region[x], nil)
	case RegionWith:
		return false, p.Region(f.Region[x], f.Args[st.Y])
	case TryRegion:
		return p.TryRegion(f.Region[x], nil)
	case Regions:
		return false, p.RegionList(&f.Regions[x])
	case Successor:
		return false, p.Successor(&f.Block[x])
	case TrySuccessor:
		return p.TrySuccessor(&f.Block[x])
	case Successors:
		return false, p.SuccessorList(&f.Blocks[x])
	case Argument:
		return false, rt.ParseArgument(p, &f.Args[x])
	case Pair:
		return false, p.ArgumentPair(&f.Args[x], &f.Ref[st.Y])
	case Pairs:
		return false, p.ArgumentPairs(&f.Args[x], &f.Refs[st.Y])
	}
	return false, p.ArgumentList(&f.Args[x], core.DelimParen, st.Op == TypedArguments, false)
}

// has answers a question about what was read.
func (f *Frame) has(st *Step) bool {
	switch st.Op {
	case HasRefs:
		return len(f.Refs[st.X]) > 0
	case HasRegions:
		return len(f.Regions[st.X]) > 0
	case HasBlocks:
		return len(f.Blocks[st.X]) > 0
	case HasEntry:
		return !f.Region[st.X].IsEmpty()
	case TryParameters:
		return f.P.StartsParameters()
	}
	return f.State.Slot(int(st.X)) != nil
}

// clauses reads clauses in any order, each at most once.
func (f *Frame) clauses(list []Step) bool {
	for i := 0; i < len(list); i++ {
		c := &list[i]
		if found, _ := f.try(c); !found {
			continue
		}
		if f.Bool[c.X] {
			return rt.RepeatedClause(f.P, c.Text)
		}
		f.Bool[c.X] = true
		if !f.run(c.Then) {
			return false
		}
		i = -1
	}
	return true
}

// act does what follows when a part, or all, is read.
func (f *Frame) act(st *Step) bool {
	p, s, x := f.P, f.State, st.X
	switch st.Op {
	case At:
		f.Pos[x] = p.Pos()
	case AddTypes:
		s.Types = append(s.Types, f.typesOf(st, x)...)
	case ResolveSame:
		return p.ResolveSame(&s.Operands, f.Refs[x], f.typeOf(st, st.Y))
	case ResolveAll:
		return f.resolveAll(st)
	case Check:
		w := st.Ref.(*Want)
		return rt.CheckType(p, w.Name, w.Summary, w.Is, f.Type[x])
	case CheckAll:
		w := st.Ref.(*Want)
		return rt.CheckType(p, w.Name, w.Summary, w.Is, f.Types[x]...)
	case InferTypes:
		return p.InferResultTypes(s)
	case SetUnit:
		s.SetSlot(int(x), p.Context().Unit())
	case AddArgs:
		return f.addArgs(st)
	case RefSizes, TypeSizes:
		f.sizes(st)
	case GroupSizes:
		s.SetSlot(int(x), p.Context().I32Array(f.Sizes[st.Y]...))
	default:
		f.addBlocks(st)
	}
	return true
}

// addBlocks completes regions, and gives the operation regions and successors.
func (f *Frame) addBlocks(st *Step) {
	p, s, x := f.P, f.State, st.X
	switch st.Op {
	case EnsureBlock:
		p.EnsureBlocks(f.Region[x])
	case EnsureBlocks:
		p.EnsureBlocks(f.Regions[x]...)
	case EnsureEnd:
		p.EnsureTerminator(f.Region[x], st.Text, s.Loc)
	case EnsureEnds:
		for _, r := range f.Regions[x] {
			p.EnsureTerminator(r, st.Text, s.Loc)
		}
	case AddRegion:
		s.Regions = append(s.Regions, f.Region[x])
	case AddRegions:
		s.Regions = append(s.Regions, f.Regions[x]...)
	case AddBlock:
		s.Successors = append(s.Successors, f.Block[x])
	case AddBlocks:
		s.Successors = append(s.Successors, f.Blocks[x]...)
	}
}

// typeOf is the type that a step refers to, or else the one in a register.
func (f *Frame) typeOf(st *Step, reg int16) core.Type {
	switch t := st.Ref.(type) {
	case *Types:
		return f.one(t)
	case func(*Frame) core.Type:
		return t(f)
	}
	return f.Type[reg]
}

// typesOf are the types that a step refers to, or else the list in a register.
func (f *Frame) typesOf(st *Step, reg int16) []core.Type {
	if t, ok := st.Ref.(*Types); ok {
		return f.list(t)
	}
	return f.Types[reg]
}

// resolveAll resolves lists of operands.
func (f *Frame) resolveAll(st *Step) bool {
	at := f.P.NamePos()
	if st.Z > 0 {
		at = f.Pos[st.Z-1]
	}
	g, ok := st.Ref.(*Gather)
	if !ok {
		return f.P.ResolveAll(&f.State.Operands, f.Refs[st.X], f.typesOf(st, st.Y), at)
	}
	var refs []core.OperandRef
	for _, r := range g.Refs {
		if r.List {
			refs = append(refs, f.Refs[r.X]...)
		} else {
			refs = append(refs, f.Ref[r.X])
		}
	}
	if len(g.Types) == 1 && g.Types[0].IsList() {
		return f.P.ResolveAll(&f.State.Operands, refs, f.list(&g.Types[0]), at)
	}
	var types []core.Type
	for i := range g.Types {
		types = f.appendTypes(types, &g.Types[i])
	}
	return f.P.ResolveAll(&f.State.Operands, refs, types, at)
}

// addArgs adds to the arguments of a region those that one directive has read.
func (f *Frame) addArgs(st *Step) bool {
	all, args := &f.Args[st.X], f.Args[st.Y]
	switch t, _ := st.Ref.(*Types); {
	case t == nil:
		*all = append(*all, args...)
	case t.IsList():
		return f.P.AppendArguments(all, args, f.list(t)...)
	default:
		return f.P.AppendArgumentsOf(all, args, f.one(t))
	}
	return true
}

// sizes stores the lengths of lists.
func (f *Frame) sizes(st *Step) {
	regs := st.Ref.([]int16)
	var few [8]int32
	sizes := few[:0]
	for _, x := range regs {
		n := 1
		switch {
		case x < 0:
		case st.Op == RefSizes:
			n = len(f.Refs[x])
		default:
			n = len(f.Types[x])
		}
		sizes = append(sizes, int32(n))
	}
	f.State.SetSlot(int(st.X), f.P.SegmentSizes(sizes...))
}
