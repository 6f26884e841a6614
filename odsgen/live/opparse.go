package live

import (
	"slices"

	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/odsgen/model"
)

// punct returns the token of a punctuation literal.
func punct(text string) core.Punct {
	i := slices.Index(puncts[:], text)
	return core.Punct(max(i, 0))
}

// puncts are the spellings of the punctuation tokens.
var puncts = [...]string{core.PunctComma: ",", core.PunctColon: ":", core.PunctColonColon: "::", core.PunctEqual: "=", core.PunctArrow: "->",
	core.PunctEllipsis: "...", core.PunctLParen: "(", core.PunctRParen: ")", core.PunctLBrace: "{", core.PunctRBrace: "}",
	core.PunctLSquare: "[", core.PunctRSquare: "]", core.PunctLess: "<", core.PunctGreater: ">", core.PunctPlus: "+", core.PunctMinus: "-",
	core.PunctStar: "*", core.PunctSlash: "/", core.PunctQuestion: "?", core.PunctVBar: "|"}

func literal(p *core.Parser, l *asmformat.Literal) bool {
	if l.IsKeyword() {
		return p.Keyword(l.Text)
	}
	return p.Punct(punct(l.Text))
}

func tryLiteral(p *core.Parser, l *asmformat.Literal) bool {
	if l.IsKeyword() {
		return p.TryKeyword(l.Text)
	}
	return p.TryPunct(punct(l.Text))
}

// parsedValue is what the parser knows about one declared operand or result. A single one has ref and typ, others refs and types; a single
// one whose type stands in a list has types.
type parsedValue struct {
	ref   core.OperandRef
	refs  []core.OperandRef
	sizes []int32
	typ   core.Type
	types []core.Type
	at    core.Pos
}

// opParse reads one operation. It is the run-time state of the parse program.
type opParse struct {
	o  *op
	p  *core.Parser
	st *core.OpState

	operands, results               []parsedValue
	allOperands                     []core.OperandRef
	allOperandsAt                   core.Pos
	allOperandTypes, allResultTypes []core.Type
	regions                         []*core.Region
	regionLists                     [][]*core.Region
	allRegions                      []*core.Region
	blocks                          []*core.Block
	blockLists                      [][]*core.Block
	allBlocks                       []*core.Block
	typeSizes                       []int32
}

// parse runs the parse program.
func (o *op) parse(p *core.Parser, st *core.OpState) bool {
	m := o.m
	r := &opParse{o: o, p: p, st: st, operands: make([]parsedValue, len(m.Operands)), results: make([]parsedValue, len(m.Results)),
		regions: make([]*core.Region, len(m.Regions)), regionLists: make([][]*core.Region, len(m.Regions)),
		blocks: make([]*core.Block, len(m.Successors)), blockLists: make([][]*core.Block, len(m.Successors))}
	for i := range r.regions {
		r.regions[i] = new(core.Region)
	}
	if !r.steps(o.f.Program.Parse) {
		return false
	}
	for i := range o.f.Program.Finish {
		if !r.finish(&o.f.Program.Finish[i]) {
			return false
		}
	}
	return true
}

func (r *opParse) steps(steps []asmformat.Step) bool {
	for _, st := range steps {
		if !r.step(st) {
			return false
		}
	}
	return true
}

func (r *opParse) step(st asmformat.Step) bool {
	p := r.p
	switch st := st.(type) {
	case *asmformat.Literal:
		return literal(p, st)
	case *asmformat.Var:
		return r.variable(st)
	case *asmformat.TypeOf:
		return r.typeOf(st)
	case *asmformat.FunctionalType:
		return p.FunctionalType(r.typeList(st.Inputs), r.typeList(st.Results))
	case *asmformat.AttrDict:
		if st.Keyword {
			return p.OpAttrDictWithKeyword(r.st)
		}
		return p.OpAttrDict(r.st)
	case *asmformat.PropDict:
		return p.PropDict(r.st, r.o.elidedProps...)
	case *asmformat.All:
		return r.all(st.Kind)
	case *asmformat.Custom:
		_, ok := r.custom(st, false)
		return ok
	case *asmformat.SetUnit:
		r.st.SetSlot(r.o.attr(st.Ref).Slot, p.Context().Unit())
	case *asmformat.ParseIf:
		found, ok := r.guard(&st.Guard)
		switch {
		case !ok:
			return false
		case found:
			return r.steps(st.Then)
		}
		return r.steps(st.Else)
	case *asmformat.ParseClauses:
		return r.clauses(st)
	}
	return true
}

func (r *opParse) value(ref asmformat.Ref) *parsedValue {
	if ref.Kind == asmformat.ResultVar {
		return &r.results[ref.Index]
	}
	return &r.operands[ref.Index]
}

// typeList is where the types of a type argument go.
func (r *opParse) typeList(t asmformat.TypeArg) *[]core.Type {
	switch {
	case !t.All:
		return &r.value(t.Ref).types
	case t.Ref.Kind == asmformat.ResultVar:
		return &r.allResultTypes
	}
	return &r.allOperandTypes
}

// guard finds out whether an optional group is there, and reads its first element.
func (r *opParse) guard(g *asmformat.Guard) (found, ok bool) {
	switch e := g.Element.(type) {
	case nil:
		return tryLiteral(r.p, g.Literal), true
	case *asmformat.Custom:
		return r.custom(e, true)
	case *asmformat.TypeOf:
		return r.p.TryTypeList(r.typeList(e.Arg))
	case *asmformat.Var:
		return r.guardVariable(e)
	}
	return false, true
}

func (r *opParse) guardVariable(v *asmformat.Var) (found, ok bool) {
	i := v.Ref.Index
	switch v.Ref.Kind {
	case asmformat.OperandVar:
		ok = r.variable(v)
		return len(r.operands[i].refs) > 0, ok
	case asmformat.RegionVar:
		if r.o.m.Regions[i].Length == model.Variadic {
			ok = r.p.RegionList(&r.regionLists[i])
			return len(r.regionLists[i]) > 0, ok
		}
		return r.p.TryRegion(r.regions[i], nil)
	case asmformat.SuccessorVar:
		if r.o.m.Successors[i].Length == model.Variadic {
			ok = r.p.SuccessorList(&r.blockLists[i])
			return len(r.blockLists[i]) > 0, ok
		}
		return r.p.TrySuccessor(&r.blocks[i])
	}
	at := r.o.attr(v.Ref)
	if at.Property {
		return r.p.TryProp(r.st, at.Slot)
	}
	ok = r.attribute(v, at, true)
	return r.st.Slot(at.Slot) != nil, ok
}

func (r *opParse) clauses(st *asmformat.ParseClauses) bool {
	seen := make([]bool, len(st.Clauses))
	for {
		i := slices.IndexFunc(st.Clauses, func(c asmformat.ParseClause) bool { return tryLiteral(r.p, c.Literal) })
		if i < 0 {
			return true
		}
		if seen[i] {
			return r.p.OpErrorf(r.p.NamePos(), "`%s` clause can appear at most once in the expansion of the oilist directive", st.Clauses[i].Literal.Text)
		}
		seen[i] = true
		if !r.steps(st.Clauses[i].Body) {
			return false
		}
	}
}

func (r *opParse) all(kind asmformat.AllKind) bool {
	switch kind {
	case asmformat.AllOperands:
		r.allOperandsAt = r.p.Pos()
		return r.p.OperandList(&r.allOperands, core.DelimNone)
	case asmformat.AllRegions:
		return r.p.RegionList(&r.allRegions)
	case asmformat.AllSuccessors:
		return r.p.SuccessorList(&r.allBlocks)
	}
	return true
}

func (r *opParse) variable(v *asmformat.Var) bool {
	p, i := r.p, v.Ref.Index
	switch v.Ref.Kind {
	case asmformat.OperandVar:
		x := &r.operands[i]
		x.at = p.Pos()
		switch r.o.m.Operands[i].Length {
		case model.Single:
			return p.Operand(&x.ref)
		case model.Optional:
			return p.OptionalOperand(&x.refs)
		case model.Nested:
			return p.NestedOperands(&x.refs, &x.sizes)
		}
		return p.OperandList(&x.refs, core.DelimNone)
	case asmformat.RegionVar:
		if r.o.m.Regions[i].Length == model.Variadic {
			return p.RegionList(&r.regionLists[i])
		}
		if v.Maybe {
			_, ok := p.TryRegion(r.regions[i], nil)
			return ok
		}
		return p.Region(r.regions[i], nil)
	case asmformat.SuccessorVar:
		if r.o.m.Successors[i].Length == model.Variadic {
			return p.SuccessorList(&r.blockLists[i])
		}
		return p.Successor(&r.blocks[i])
	}
	return r.attribute(v, r.o.attr(v.Ref), v.Maybe)
}

// attribute reads an attribute or property into its slot.
func (r *opParse) attribute(v *asmformat.Var, at *model.Attribute, try bool) bool {
	if at.Property && try {
		_, ok := r.p.TryProp(r.st, at.Slot)
		return ok
	} else if at.Property {
		return r.p.Prop(r.st, at.Slot)
	}
	var a core.Attribute
	found, ok := r.attributeText(v, at, &a, try)
	if found && ok {
		r.st.SetSlot(at.Slot, a)
	}
	return ok
}

func (r *opParse) attributeText(v *asmformat.Var, at *model.Attribute, dst *core.Attribute, try bool) (found, ok bool) {
	p, set := r.p, r.o.d.set
	switch at.Syntax {
	case model.SyntaxSymbolName:
		var s *core.StringAttr
		if try {
			found, ok = p.TrySymbolName(&s), true
		} else {
			found, ok = true, p.SymbolName(&s)
		}
		if found && ok {
			*dst = s
		}
		return found, ok
	case model.SyntaxEnumKeyword:
		var text string
		e := at.Constraint.Enum
		if try {
			found, ok = p.TryEnumKeyword(at.Name, enumCases(e), &text)
		} else {
			found, ok = true, p.EnumKeyword(at.Name, enumCases(e), &text)
		}
		if found && ok {
			*dst = r.enumFrom(e, text)
		}
		return found, ok
	case model.SyntaxUnit:
		if !try {
			return true, p.Attr(dst, nil)
		}
	case model.SyntaxStripped:
		if v.Qualified {
			break
		}
		if def := defOf(at.Constraint); def != nil {
			return set.customAttr(p, def, dst, try)
		}
		if elem := denseElem(p.Context(), at.Constraint); elem != nil {
			var d *core.DenseArrayAttr
			if try {
				found, ok = p.TryDenseArray(elem, &d)
			} else {
				found, ok = true, p.DenseArray(elem, &d)
			}
			if found && ok {
				*dst = d
			}
			return found, ok
		}
	}
	t, class := r.valueType(at), set.classOf(at.Constraint)
	if try {
		return class.attrIf(p, dst, t)
	}
	pos := p.Pos()
	ok = class.attr(p, dst, t)
	if ok && class == nil && at.Constraint.Pred.Op == model.ExprImplements && !r.o.d.acceptsAttr(at.Constraint, *dst) {
		return true, p.OpErrorf(pos, "invalid kind of attribute specified")
	}
	return true, ok
}

// valueType is the type that an attribute has without saying so, or nil.
func (r *opParse) valueType(at *model.Attribute) core.Type {
	switch {
	case at.Constraint.Class == "StringAttr" && at.Constraint.ValueType == nil && at.Constraint.Untyped:
		return r.p.Context().None()
	case at.Syntax == model.SyntaxTyped && at.Constraint.ValueType != nil:
		return r.build(at.Constraint.ValueType)
	}
	return nil
}

// enumFrom returns the attribute of an enum's text, which the parser has checked.
func (r *opParse) enumFrom(e *model.Enum, text string) core.Attribute {
	v, _ := enumValue(e, text)
	return r.o.d.set.enumAttr(r.p.Context(), e, v)
}

// denseElem returns the element type of a packed array whose constraint tells it, or nil.
func denseElem(c *core.Context, con *model.Constraint) core.Type {
	for b := con; b != nil; b = b.Base {
		switch b.Name {
		case "DenseBoolArrayAttr":
			return c.I1()
		case "DenseI8ArrayAttr":
			return c.I8()
		case "DenseI16ArrayAttr":
			return c.I16()
		case "DenseI32ArrayAttr":
			return c.I32()
		case "DenseI64ArrayAttr":
			return c.I64()
		case "DenseF32ArrayAttr":
			return c.F32()
		case "DenseF64ArrayAttr":
			return c.F64()
		}
	}
	return nil
}

func (r *opParse) typeOf(t *asmformat.TypeOf) bool {
	p := r.p
	if t.Arg.All {
		return p.TypeList(r.typeList(t.Arg))
	}
	v, x := r.o.value(t.Arg.Ref), r.value(t.Arg.Ref)
	switch v.Length {
	case model.Single:
		if r.o.lists[t.Arg.Ref] {
			return p.TypeList(&x.types)
		}
		if def := defOf(v.Constraint); def != nil && !t.Qualified && def.Mnemonic != "" {
			_, ok := r.o.d.set.customType(p, def, &x.typ, false)
			return ok
		}
		return r.o.d.set.classOf(v.Constraint).parse(p, &x.typ)
	case model.Optional:
		return p.OptionalType(&x.types)
	case model.Nested:
		return p.NestedTypes(&x.types, &r.typeSizes)
	}
	return p.TypeList(&x.types)
}

// finish runs a step that follows the text.
func (r *opParse) finish(f *asmformat.Finish) bool {
	p, st, m := r.p, r.st, r.o.m
	switch f.Kind {
	case asmformat.AddRegions:
		r.addRegions()
	case asmformat.AddSuccessors:
		if r.o.readsAll.blocks {
			st.Successors = append(st.Successors, r.allBlocks...)
			return true
		}
		for i, x := range m.Successors {
			if x.Length == model.Variadic {
				st.Successors = append(st.Successors, r.blockLists[i]...)
			} else {
				st.Successors = append(st.Successors, r.blocks[i])
			}
		}
	case asmformat.SetOperandSegments:
		st.SetSlot(r.o.slot(model.SlotOperandSegments), p.SegmentSizes(r.sizes(m.Operands, r.operands, false)...))
	case asmformat.SetResultSegments:
		st.SetSlot(r.o.slot(model.SlotResultSegments), p.SegmentSizes(r.sizes(m.Results, r.results, true)...))
	case asmformat.SetGroupSizes:
		st.SetSlot(m.Operands[f.Ref.Index].InnerSegments.Slot, p.Context().I32Array(r.operands[f.Ref.Index].sizes...))
	case asmformat.CheckType:
		return r.checkType(f.Ref)
	case asmformat.AddResultTypes:
		if f.Ref.Index < 0 {
			st.Types = append(st.Types, r.allResultTypes...)
			return true
		}
		one, list, isList := r.types(&f.Source, f.Ref)
		if !isList {
			list = []core.Type{one}
		}
		st.Types = append(st.Types, list...)
	case asmformat.ResolveOperands:
		return r.resolve(f)
	case asmformat.InferResultTypes:
		return p.InferResultTypes(st)
	}
	return true
}

func (r *opParse) addRegions() {
	if r.o.readsAll.regions {
		r.st.Regions = append(r.st.Regions, r.allRegions...)
		return
	}
	for i, x := range r.o.m.Regions {
		if x.Length == model.Variadic {
			r.st.Regions = append(r.st.Regions, r.regionLists[i]...)
			continue
		}
		if r.o.def.Terminator != "" {
			r.p.EnsureTerminator(r.regions[i], r.o.def.Terminator, r.st.Loc)
		}
		r.st.Regions = append(r.st.Regions, r.regions[i])
	}
}

// sizes are the lengths of the groups: one for a single value, else the number of references or types.
func (r *opParse) sizes(vals []*model.Value, parsed []parsedValue, results bool) []int32 {
	out := make([]int32, len(vals))
	for i, v := range vals {
		switch {
		case v.Length == model.Single:
			out[i] = 1
		case results:
			out[i] = int32(len(parsed[i].types))
		default:
			out[i] = int32(len(parsed[i].refs))
		}
	}
	return out
}

// checkType verifies a type before it is used to compute others.
func (r *opParse) checkType(ref asmformat.Ref) bool {
	v, x := r.o.value(ref), r.value(ref)
	if v.Constraint.Pred.Op == model.ExprTrue {
		return true
	}
	types, summary := x.types, v.Constraint.Summary
	if v.Length == model.Single && !r.o.lists[ref] {
		types = []core.Type{x.typ}
	} else if v.Length == model.Variadic {
		summary = "variadic of " + summary
	}
	for _, t := range types {
		if !r.o.d.acceptsType(v.Constraint, t) {
			return r.p.OpErrorf(r.p.NamePos(), "'%s' must be %s, but got '%s'", v.Name, summary, typeText(t))
		}
	}
	return true
}

func typeText(t core.Type) string {
	if t == nil {
		return "%!s(<nil>)"
	}
	return t.String()
}

// types are the types that a source gives: one, or a list.
func (r *opParse) types(src *asmformat.TypeSource, self asmformat.Ref) (one core.Type, list []core.Type, isList bool) {
	switch src.Kind {
	case asmformat.SourceParsed:
		v, x := r.o.value(self), r.value(self)
		return x.typ, x.types, v.Length != model.Single || r.o.lists[self]
	case asmformat.SourceBuildable:
		return r.build(r.o.value(self).Constraint.Builds), nil, false
	case asmformat.SourceSameAs:
		return r.typesOf(src)
	case asmformat.SourceMatch:
		return r.match(src)
	}
	return nil, nil, true
}

func (r *opParse) build(e *model.Expr) core.Type {
	return (&scope{ctx: r.p.Context(), d: r.o.d}).typ(e)
}

// match applies an equation between types.
func (r *opParse) match(src *asmformat.TypeSource) (one core.Type, list []core.Type, isList bool) {
	fact := r.o.matches[src.Match]
	one, list, isList = r.typesOf(src)
	s := &scope{ctx: r.p.Context(), d: r.o.d, parts: source{one, list}}
	switch {
	case !isList && fact.Expr.Kind == model.KindList, isList && fact.Ranged:
		return nil, s.types(fact.Expr), true
	case !isList:
		return s.typ(fact.Expr), nil, false
	}
	out := make([]core.Type, len(list))
	for i, t := range list {
		s.parts = source{one: t}
		out[i] = s.typ(fact.Expr)
	}
	return nil, out, true
}

// source stands for the only part that an equation refers to.
type source struct {
	one  core.Type
	list []core.Type
}

func (s source) typ(model.ValueRef) core.Type       { return s.one }
func (s source) types(model.ValueRef) []core.Type   { return s.list }
func (s source) attr(model.ValueRef) core.Attribute { return nil }
func (s source) region(model.ValueRef) *core.Region { return nil }
func (s source) block(model.ValueRef) *core.Block   { return nil }

// typesOf are the types of the value or attribute that a source refers to.
func (r *opParse) typesOf(src *asmformat.TypeSource) (one core.Type, list []core.Type, isList bool) {
	switch src.Of.Kind {
	case asmformat.OperandVar, asmformat.ResultVar:
		if src.Via != nil {
			return r.types(src.Via, src.Of)
		}
		v, x := r.o.value(src.Of), r.value(src.Of)
		if v.Length == model.Single && r.o.lists[src.Of] {
			return core.OnlyType(x.types), nil, false
		}
		return x.typ, x.types, v.Length != model.Single
	}
	return query.TypeOf(r.st.Slot(r.o.attr(src.Of).Slot)), nil, false
}

// resolve turns references into values.
func (r *opParse) resolve(f *asmformat.Finish) bool {
	p, st := r.p, r.st
	if f.Ref.Index < 0 {
		return r.resolveAll(f)
	}
	v, x := r.o.m.Operands[f.Ref.Index], &r.operands[f.Ref.Index]
	one, list, isList := r.types(&f.Source, f.Ref)
	switch {
	case v.Length == model.Single && !isList:
		return p.Resolve(&st.Operands, x.ref, one)
	case v.Length == model.Single:
		return p.ResolveAll(&st.Operands, []core.OperandRef{x.ref}, list, x.at)
	case isList:
		return p.ResolveAll(&st.Operands, x.refs, list, x.at)
	}
	return p.ResolveSame(&st.Operands, x.refs, one)
}

// resolveAll resolves all operands against all types.
func (r *opParse) resolveAll(f *asmformat.Finish) bool {
	refs, at := r.allOperands, r.allOperandsAt
	if !r.o.readsAll.operands {
		refs, at = nil, r.p.NamePos()
		for i, v := range r.o.m.Operands {
			if v.Length == model.Single {
				refs = append(refs, r.operands[i].ref)
			} else {
				refs = append(refs, r.operands[i].refs...)
			}
		}
	}
	types := r.allOperandTypes
	if f.Source.Kind != asmformat.SourceFullList && !r.o.readsAll.operandTypes {
		types = nil
		for i := range f.Each {
			one, list, isList := r.types(&f.Each[i], asmformat.Ref{Kind: asmformat.OperandVar, Index: i})
			if !isList && len(f.Each) == 1 && r.o.m.Operands[i].Length != model.Single {
				return r.p.ResolveSame(&r.st.Operands, refs, one)
			}
			if !isList {
				list = []core.Type{one}
			}
			types = append(types, list...)
		}
	}
	return r.p.ResolveAll(&r.st.Operands, refs, types, at)
}

// custom calls the parse hook of a custom directive; try calls the optional form.
func (r *opParse) custom(c *asmformat.Custom, try bool) (found, ok bool) {
	name := "Parse" + c.Name
	if try {
		name = "Try" + name
	}
	h := r.o.d.hook(name, r.o.parseParams(c))
	if h == nil {
		return true, r.p.OpErrorf(r.p.NamePos(), "custom<%s> cannot be read without its hook", c.Name)
	}
	args := []any{r.p}
	for i := range c.Args {
		args = append(args, r.customArgs(&c.Args[i])...)
	}
	out := h.Call(r.o.d.compiled.Hooks, args)
	ok, _ = out[len(out)-1].(bool)
	if !try {
		return true, ok
	}
	found, _ = out[0].(bool)
	return found, ok
}

// refOr returns the value of a pointer for an argument that is only read, else the pointer.
func refOr[T any](byRef bool, x *T) any {
	if byRef {
		return *x
	}
	return x
}

// customArgs are the arguments that one argument of a directive stands for.
func (r *opParse) customArgs(a *asmformat.CustomArg) []any {
	switch a.Kind {
	case asmformat.ArgText:
		return []any{a.Text}
	case asmformat.ArgAttrDict:
		return []any{&r.st.Attrs}
	case asmformat.ArgPropDict:
		return []any{r.st}
	case asmformat.ArgAll:
		return []any{r.allOperands}
	case asmformat.ArgType:
		x := r.value(a.Ref)
		if r.o.value(a.Ref).Length == model.Single && !r.o.lists[a.Ref] {
			return []any{refOr(a.ByRef, &x.typ)}
		}
		return []any{refOr(a.ByRef, &x.types)}
	}
	i := a.Ref.Index
	switch a.Ref.Kind {
	case asmformat.OperandVar:
		x := &r.operands[i]
		switch r.o.m.Operands[i].Length {
		case model.Single:
			return []any{refOr(a.ByRef, &x.ref)}
		case model.Nested:
			return []any{refOr(a.ByRef, &x.refs), refOr(a.ByRef, &x.sizes)}
		}
		return []any{refOr(a.ByRef, &x.refs)}
	case asmformat.RegionVar:
		if r.o.m.Regions[i].Length == model.Variadic {
			return []any{refOr(a.ByRef, &r.regionLists[i])}
		}
		return []any{r.regions[i]}
	case asmformat.SuccessorVar:
		if r.o.m.Successors[i].Length == model.Variadic {
			return []any{refOr(a.ByRef, &r.blockLists[i])}
		}
		return []any{refOr(a.ByRef, &r.blocks[i])}
	}
	if slot := r.o.attr(a.Ref).Slot; a.ByRef {
		return []any{r.st.Slot(slot)}
	} else {
		return []any{r.st.SlotVar(slot)}
	}
}

// parseParams is the signature of the parse hook of a directive.
func (o *op) parseParams(c *asmformat.Custom) string {
	out := "*core.Parser"
	for i := range c.Args {
		out += ", " + o.parseParam(&c.Args[i])
	}
	return out
}

func (o *op) parseParam(a *asmformat.CustomArg) string {
	t := ""
	switch a.Kind {
	case asmformat.ArgText:
		return "string"
	case asmformat.ArgAttrDict:
		return "*[]core.NamedAttr"
	case asmformat.ArgPropDict:
		return "*core.OpState"
	case asmformat.ArgAll:
		return "[]core.OperandRef"
	case asmformat.ArgType:
		t = "[]core.Type"
		if o.value(a.Ref).Length == model.Single && !o.lists[a.Ref] {
			t = "core.Type"
		}
	case asmformat.ArgVar:
		variadic := false
		switch i := a.Ref.Index; a.Ref.Kind {
		case asmformat.OperandVar:
			switch o.m.Operands[i].Length {
			case model.Single:
				t = "core.OperandRef"
			case model.Nested:
				if a.ByRef {
					return "[]core.OperandRef, []int32"
				}
				return "*[]core.OperandRef, *[]int32"
			default:
				t = "[]core.OperandRef"
			}
		case asmformat.RegionVar:
			if variadic = o.m.Regions[i].Length == model.Variadic; !variadic {
				return "*core.Region"
			}
			t = "[]*core.Region"
		case asmformat.SuccessorVar:
			t = "*core.Block"
			if o.m.Successors[i].Length == model.Variadic {
				t = "[]*core.Block"
			}
		default:
			t = "core.Attribute"
		}
	}
	if !a.ByRef {
		t = "*" + t
	}
	return t
}
