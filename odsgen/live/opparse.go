package live

import (
	"slices"

	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/odsgen/internal/form"
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
	args                            map[*asmformat.Args][]core.Argument
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
	case *asmformat.Args:
		return r.readArgs(st)
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
		args, ok := r.entryArgs(v)
		return ok && p.Region(r.regions[i], args)
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
	pos := p.Pos()
	if found, ok = true, true; try {
		found, ok = class.attrIf(p, dst, t)
	} else {
		ok = class.attr(p, dst, t)
	}
	if kind := form.StrictClass(at.Constraint); found && ok && kind != nil && !r.o.d.acceptsAttr(kind, *dst) {
		return true, p.OpErrorf(pos, "invalid kind of attribute specified")
	}
	return found, ok
}

// valueType is the type that an attribute has without saying so, or nil.
func (r *opParse) valueType(at *model.Attribute) core.Type {
	switch at.Constraint.FixedType() {
	case "none":
		return r.p.Context().None()
	case "index":
		return r.p.Context().Index()
	}
	if at.Syntax == model.SyntaxTyped && at.Constraint.ValueType != nil {
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
