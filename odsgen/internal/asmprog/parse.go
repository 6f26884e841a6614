package asmprog

import (
	"fmt"
	"slices"

	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/core/rt/asm"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// Parser returns the body of the parser of an operation.
func Parser(o *model.Op, f *asmformat.Format) *Program {
	b := &builder{o: o, f: f, p: &Program{}, matches: form.Matches(o), lists: map[asmformat.Ref]bool{}, vars: map[string]*Var{}}
	b.markLists(f.Program.Parse)
	b.p.Steps = b.steps(f.Program.Parse)
	for i := range f.Program.Finish {
		b.p.Steps = append(b.p.Steps, b.finish(&f.Program.Finish[i])...)
	}
	return b.p
}

// builder builds a program.
type builder struct {
	o       *model.Op
	f       *asmformat.Format
	p       *Program
	matches []*model.TypeFact
	// lists are the single values whose types are read as a list: those of functional types.
	lists map[asmformat.Ref]bool
	vars  map[string]*Var
}

func (b *builder) markLists(steps []asmformat.Step) {
	for _, st := range steps {
		switch st := st.(type) {
		case *asmformat.FunctionalType:
			for _, t := range []asmformat.TypeArg{st.Inputs, st.Results} {
				if !t.All {
					b.lists[t.Ref] = true
				}
			}
		case *asmformat.ParseIf:
			if st.Guard.Element != nil {
				b.markLists([]asmformat.Step{st.Guard.Element})
			}
			b.markLists(st.Then)
			b.markLists(st.Else)
		case *asmformat.ParseClauses:
			for _, c := range st.Clauses {
				b.markLists(c.Body)
			}
		}
	}
}

// place returns a variable, which [builder.variable] makes part of the program.
func (b *builder) place(of, role string, t Reg) *Var {
	v := b.vars[of+" "+role]
	if v == nil {
		v = &Var{Of: of, Role: role, Type: t, Index: -1}
		b.vars[of+" "+role] = v
	}
	return v
}

// variable returns a variable of the program.
func (b *builder) variable(of, role string, t Reg) *Var {
	v := b.place(of, role, t)
	if v.Index < 0 {
		v.Index = b.p.Count()[t]
		b.p.Vars = append(b.p.Vars, v)
	}
	return v
}

// has returns the variable for all parts of a kind when the program has one, else nil.
func (b *builder) has(of string) *Var {
	if v := b.vars[of+" "]; v != nil && v.Index >= 0 {
		return v
	}
	return nil
}

func (b *builder) operandName(i int) string {
	return model.FieldName(b.o.Operands[i].GoName, "operand", i)
}

// operand is the variable of the references of an operand.
func (b *builder) operand(i int) *Var {
	if b.o.Operands[i].Length == model.Single {
		return b.variable(b.operandName(i), "Ref", RegRef)
	}
	return b.variable(b.operandName(i), "Refs", RegRefs)
}

func (b *builder) sizes(i int) *Var { return b.variable(b.operandName(i), "Sizes", RegSizes) }

func (b *builder) value(r asmformat.Ref) *model.Value {
	if r.Kind == asmformat.ResultVar {
		return b.o.Results[r.Index]
	}
	return b.o.Operands[r.Index]
}

// single reports whether the type of a value is read as one.
func (b *builder) single(r asmformat.Ref) bool {
	return b.value(r).Length == model.Single && !b.lists[r]
}

// types is the variable of the type, or types, of a value.
func (b *builder) types(r asmformat.Ref) *Var {
	kind := "operand"
	if r.Kind == asmformat.ResultVar {
		kind = "result"
	}
	of := model.FieldName(b.value(r).GoName, kind, r.Index)
	if b.single(r) {
		return b.variable(of, "Type", RegType)
	}
	return b.variable(of, "Types", RegTypes)
}

func (b *builder) allTypes(results bool) *Var {
	if results {
		return b.variable("allResultTypes", "", RegTypes)
	}
	return b.variable("allOperandTypes", "", RegTypes)
}

// typeList is where the types of a list go.
func (b *builder) typeList(t asmformat.TypeArg) *Var {
	if t.All {
		return b.allTypes(t.Ref.Kind == asmformat.ResultVar)
	}
	return b.types(t.Ref)
}

func (b *builder) region(i int) *Var {
	r := b.o.Regions[i]
	return b.oneOrMany(model.FieldName(r.GoName, "region", i), "Region", r.Length, RegRegion, RegRegions)
}

func (b *builder) successor(i int) *Var {
	x := b.o.Successors[i]
	return b.oneOrMany(model.FieldName(x.GoName, "successor", i), "Block", x.Length, RegBlock, RegBlocks)
}

func (b *builder) oneOrMany(of, role string, length model.Length, one, many Reg) *Var {
	if length == model.Variadic {
		return b.variable(of, role+"s", many)
	}
	return b.variable(of, role, one)
}

// arguments is the variable of the arguments that one args directive reads.
func (b *builder) arguments(a *asmformat.Args) *Var {
	r := b.region(a.Region.Index)
	return b.variable(r.Of, fmt.Sprintf("%sArgs%d", r.Role, a.Index), RegArgs)
}

func (b *builder) attr(r asmformat.Ref) *model.Attribute {
	if r.Kind == asmformat.PropVar {
		return b.o.Properties[r.Index]
	}
	return b.o.Attributes[r.Index]
}

// call is a call of the runtime with variables, a number, a text or names.
func call(r asm.Op, args ...any) *Call {
	c := &Call{Op: r}
	for _, a := range args {
		switch a := a.(type) {
		case *Var:
			if c.Vars = append(c.Vars, a); len(c.Vars) == 1 {
				c.Args.X = a.Index
			} else {
				c.Args.Y = a.Index
			}
		case int:
			c.Args.X = a
		case string:
			c.Args.Text = a
		case []string:
			c.Args.Names = a
		}
	}
	return c
}

func must(r asm.Op, args ...any) *Step { return &Step{Kind: Must, Call: call(r, args...)} }

// literal reads a literal, or tries to.
func literal(l *asmformat.Literal, try bool) *Call {
	keyword := asm.Keyword
	if try {
		keyword = asm.TryKeyword
	}
	if l.IsKeyword() {
		return call(keyword, l.Text)
	}
	return call(asm.PunctOf(rt.LookupPunct(l.Text).Token, try), l.Text)
}

// Elided are the names of what a dictionary of attributes never prints. Segment sizes are none of them, since their slots say
// whether it does.
func Elided(list []asmformat.Elision) []string {
	return slices.DeleteFunc(elidedProps(list), func(name string) bool {
		return name == model.OperandSegmentSizes || name == model.ResultSegmentSizes
	})
}

// elidedProps are the names of what a dictionary of properties never prints.
func elidedProps(list []asmformat.Elision) []string {
	var out []string
	for _, e := range list {
		if !e.IfDefault {
			out = append(out, e.Name)
		}
	}
	return out
}

func (b *builder) steps(list []asmformat.Step) []*Step {
	var out []*Step
	for _, st := range list {
		switch st := st.(type) {
		case *asmformat.Literal:
			out = append(out, &Step{Kind: Must, Call: literal(st, false)})
		case *asmformat.Var:
			out = append(out, b.read(st)...)
		case *asmformat.TypeOf:
			out = append(out, b.readType(st))
		case *asmformat.FunctionalType:
			out = append(out, must(asm.Functional, b.typeList(st.Inputs), b.typeList(st.Results)))
		case *asmformat.Args:
			out = append(out, b.readArgs(st)...)
		case *asmformat.AttrDict:
			if st.Keyword {
				out = append(out, must(asm.DictWith))
			} else {
				out = append(out, must(asm.Dict))
			}
		case *asmformat.PropDict:
			out = append(out, must(asm.PropDict, Elided(b.f.Program.PropDictElided)))
		case *asmformat.All:
			out = append(out, b.readAll(st)...)
		case *asmformat.Custom:
			out = append(out, b.positions(st)...)
			out = append(out, &Step{Kind: Must, Call: b.custom(st, false)})
		case *asmformat.SetUnit:
			out = append(out, must(asm.SetUnit, b.attr(st.Ref).Slot))
		case *asmformat.ParseIf:
			out = append(out, b.group(st)...)
		case *asmformat.ParseClauses:
			out = append(out, b.clauses(st))
		}
	}
	return out
}

// position remembers where the list of an operand starts, when a message about its length needs that.
func (b *builder) position(of string) *Step {
	return &Step{Kind: Position, Var: b.place(of, "At", RegPos)}
}

func (b *builder) positionOf(of string) *Var { return b.variable(of, "At", RegPos) }

func (b *builder) readAll(st *asmformat.All) []*Step {
	switch st.Kind {
	case asmformat.AllOperands:
		return []*Step{b.position("allOperands"), must(asm.Operands, b.variable("allOperands", "", RegRefs))}
	case asmformat.AllRegions:
		return []*Step{must(asm.Regions, b.variable("allRegions", "", RegRegions))}
	case asmformat.AllSuccessors:
		return []*Step{must(asm.Successors, b.variable("allSuccessors", "", RegBlocks))}
	}
	return nil
}

// group reads an optional group.
func (b *builder) group(st *asmformat.ParseIf) []*Step {
	then := func(s *Step) *Step {
		s.Then = append(s.Then, b.steps(st.Then)...)
		s.Else = b.steps(st.Else)
		return s
	}
	switch e := st.Guard.Element.(type) {
	case nil:
		return []*Step{then(&Step{Kind: If, Call: literal(st.Guard.Literal, true)})}
	case *asmformat.Custom:
		pos := b.positions(e)
		return append(pos, then(&Step{Kind: If, Call: b.custom(e, true)}))
	case *asmformat.TypeOf:
		return []*Step{then(&Step{Kind: If, Call: call(asm.TryTypes, b.typeList(e.Arg))})}
	case *asmformat.Var:
		i := e.Ref.Index
		switch {
		case e.Ref.Kind == asmformat.OperandVar:
			read := b.read(e)
			return append(read, then(&Step{Kind: If, Call: call(asm.HasRefs, b.operand(i))}))
		case e.Ref.Kind == asmformat.RegionVar && b.o.Regions[i].Length == model.Variadic:
			return append(b.readRegions(i), then(&Step{Kind: If, Call: call(asm.HasRegions, b.region(i))}))
		case e.Ref.Kind == asmformat.RegionVar:
			s := &Step{Kind: If, Call: call(asm.TryRegion, b.region(i))}
			if b.o.HasTrait("SingleBlockImplicitTerminator") {
				s.Then = []*Step{{Kind: If, Call: call(asm.HasEntry, b.region(i)), Then: b.complete(b.region(i))}}
			}
			return []*Step{then(s)}
		case e.Ref.Kind == asmformat.SuccessorVar && b.o.Successors[i].Length == model.Variadic:
			return []*Step{must(asm.Successors, b.successor(i)), then(&Step{Kind: If, Call: call(asm.HasBlocks, b.successor(i))})}
		case e.Ref.Kind == asmformat.SuccessorVar:
			return []*Step{then(&Step{Kind: If, Call: call(asm.TrySuccessor, b.successor(i))})}
		case e.Ref.Kind == asmformat.PropVar:
			return []*Step{then(&Step{Kind: If, Call: call(asm.TryProp, b.attr(e.Ref).Slot)})}
		}
		at := b.attr(e.Ref)
		return []*Step{b.readAttr(e, at, true), then(&Step{Kind: If, Call: call(asm.HasSlot, at.Slot)})}
	}
	panic(fmt.Sprintf("asmprog: %T cannot guard a group", st.Guard.Element))
}

func (b *builder) clauses(st *asmformat.ParseClauses) *Step {
	s := &Step{Kind: Clauses}
	for i, c := range st.Clauses {
		seen := b.variable("seen", fmt.Sprintf("%s%d", c.Literal.Text, i), RegBool)
		s.Clauses = append(s.Clauses, Clause{Call: literal(c.Literal, true), Keyword: c.Literal.Text, Seen: seen})
	}
	for i, c := range st.Clauses {
		s.Clauses[i].Body = b.steps(c.Body)
	}
	return s
}

// read reads what a variable of the format stands for.
func (b *builder) read(v *asmformat.Var) []*Step {
	i := v.Ref.Index
	switch v.Ref.Kind {
	case asmformat.OperandVar:
		x, at := b.operand(i), b.position(b.operandName(i))
		switch b.o.Operands[i].Length {
		case model.Single:
			return []*Step{at, must(asm.Operand, x)}
		case model.Optional:
			return []*Step{at, must(asm.OptionalRef, x)}
		case model.Nested:
			return []*Step{at, must(asm.NestedOperands, x, b.sizes(i))}
		}
		return []*Step{at, must(asm.Operands, x)}
	case asmformat.RegionVar:
		x := b.region(i)
		switch {
		case b.o.Regions[i].Length == model.Variadic:
			return b.readRegions(i)
		case v.Maybe:
			return []*Step{{Kind: If, Call: call(asm.TryRegion, x)}}
		}
		out := b.entryArgs(v, x)
		if b.f.RegionInGroup(i) {
			out = append(out, b.complete(x)...)
		}
		return out
	case asmformat.SuccessorVar:
		if b.o.Successors[i].Length == model.Variadic {
			return []*Step{must(asm.Successors, b.successor(i))}
		}
		return []*Step{must(asm.Successor, b.successor(i))}
	}
	at := b.attr(v.Ref)
	switch {
	case at.Property && v.Maybe:
		return []*Step{{Kind: If, Call: call(asm.TryProp, at.Slot)}}
	case at.Syntax == model.SyntaxProperty:
		return []*Step{must(asm.Prop, at.Slot)}
	}
	return []*Step{b.readAttr(v, at, v.Maybe)}
}

// readAttr reads an attribute into its slot.
func (b *builder) readAttr(v *asmformat.Var, at *model.Attribute, try bool) *Step {
	a := &Attr{Attr: at, Form: AttrClass, Try: try}
	switch {
	case at.Syntax == model.SyntaxSymbolName && try:
		return must(asm.TrySymbol, at.Slot)
	case at.Syntax == model.SyntaxSymbolName:
		return must(asm.Symbol, at.Slot)
	case at.Syntax == model.SyntaxEnumKeyword:
		a.Form = AttrEnum
	case at.Syntax == model.SyntaxUnit && !try:
		a.Form = AttrAny
	case at.Syntax == model.SyntaxStripped && !v.Qualified && form.OwnDef(at.Constraint) != nil:
		a.Form, a.Def = AttrCustom, form.OwnDef(at.Constraint)
	case at.Syntax == model.SyntaxStripped && !v.Qualified && form.DenseArray(at.Constraint) != nil:
		a.Form, a.Elem = AttrDense, form.DenseArray(at.Constraint)
	case form.StrictClass(at.Constraint) != nil:
		a.Form, a.Where = AttrWhere, form.StrictClass(at.Constraint)
	}
	if at.Syntax == model.SyntaxUnit {
		return &Step{Kind: Must, Call: &Call{Attr: a}}
	}
	switch at.Constraint.FixedType() {
	case "none":
		a.Fixed = "None"
	case "index":
		a.Fixed = "Index"
	default:
		if at.Syntax == model.SyntaxTyped {
			a.Type = at.Constraint.ValueType
		}
	}
	return &Step{Kind: Must, Call: &Call{Attr: a}}
}

// readType reads the types of a value.
func (b *builder) readType(t *asmformat.TypeOf) *Step {
	if t.Arg.All {
		return must(asm.TypeList, b.typeList(t.Arg))
	}
	v, x := b.value(t.Arg.Ref), b.types(t.Arg.Ref)
	switch {
	case v.Length == model.Optional:
		return must(asm.OptionalType, x)
	case v.Length == model.Nested:
		return must(asm.NestedTypes, x, b.variable(model.FieldName(v.GoName, "operand", v.Index), "TypeSizes", RegSizes))
	case !b.single(t.Arg.Ref):
		return must(asm.TypeList, x)
	}
	read := &Type{Var: x, Constraint: v.Constraint}
	if def := form.OwnDef(v.Constraint); def != nil && !t.Qualified && def.Mnemonic != "" {
		read.Def = def
	} else if t.Qualified || v.Constraint.Def == nil && v.Constraint.ClassOf == nil && slices.Contains([]string{"", "Type", "Attribute"}, v.Constraint.Class) {
		return must(asm.Type, x)
	}
	return &Step{Kind: Must, Call: &Call{Type: read}}
}

// readArgs reads arguments of a region.
func (b *builder) readArgs(a *asmformat.Args) []*Step {
	x, i := b.arguments(a), a.Of.Ref.Index
	switch {
	case a.Form == asmformat.ArgPairs && a.IsList():
		return []*Step{b.position(b.operandName(i)), must(asm.Pairs, x, b.operand(i))}
	case a.Form == asmformat.ArgPairs:
		return []*Step{b.position(b.operandName(i)), must(asm.Pair, x, b.operand(i))}
	case a.Form == asmformat.ArgsTyped:
		return []*Step{must(asm.TypedArguments, x)}
	case a.IsList():
		return []*Step{must(asm.Arguments, x)}
	}
	return []*Step{must(asm.Argument, x)}
}

// entryArgs gives the arguments of a region their types and reads it.
func (b *builder) entryArgs(v *asmformat.Var, region *Var) []*Step {
	if len(v.EntryArgs) == 0 {
		return []*Step{must(asm.Region, region)}
	}
	all := b.variable(region.Of, region.Role+"Args", RegArgs)
	var out []*Step
	for _, a := range v.EntryArgs {
		s := &Step{Kind: AddArgs, Vars: []*Var{all, b.arguments(a)}}
		if a.Form != asmformat.ArgsTyped {
			s.Types = []*Types{b.source(&a.Source, a.Of.Ref)}
		}
		out = append(out, s)
	}
	return append(out, must(asm.RegionWith, region, all))
}
