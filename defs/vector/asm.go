package vector

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/vector"
)

// ParseDynamicIndexList reads integers and operands in brackets.
func (Hooks) ParseDynamicIndexList(p *core.Parser, refs *[]core.OperandRef, static *core.Attribute) bool {
	return view.ParseIndexList(p, core.DelimSquare, refs, static)
}

// PrintDynamicIndexList writes integers and operands in brackets.
func (Hooks) PrintDynamicIndexList(p *core.Printer, _ *core.Operation, vals []*core.Value, static core.Attribute) {
	view.PrintIndexList(p, core.DelimSquare, vals, static)
}

// ParseContraction reads "{...} %lhs, %rhs, %acc {...} : t, u into v". The kinds of iterators are strings in text.
func (Hooks) ParseContraction(p *core.Parser, st *core.OperationState) bool {
	at := p.Pos()
	var trait core.Attribute
	var refs [3]core.OperandRef
	var masks []core.OperandRef
	var attrs []core.NamedAttr
	var types []core.Type
	var result core.Type
	if !p.Attr(&trait, nil) {
		return false
	}
	dict, ok := trait.(*core.DictAttr)
	if !ok {
		return p.OpErrorf(at, "invalid kind of attribute specified")
	}
	if !p.Operand(&refs[0]) || !p.Punct(core.PunctComma) || !p.Operand(&refs[1]) || !p.Punct(core.PunctComma) ||
		!p.Operand(&refs[2]) {
		return false
	}
	for p.TryPunct(core.PunctComma) {
		var mask core.OperandRef
		if !p.Operand(&mask) {
			return false
		}
		masks = append(masks, mask)
	}
	if !p.AttrDict(&attrs) || !p.ColonTypeList(&types) || !p.Keyword("into") || !p.Type(&result) {
		return false
	}
	if len(types) < 2 {
		return p.OpErrorf(at, "expected the types of both factors")
	}
	if !p.Resolve(&st.Operands, refs[0], types[0]) || !p.Resolve(&st.Operands, refs[1], types[1]) ||
		!p.Resolve(&st.Operands, refs[2], result) {
		return false
	}
	st.Types = append(st.Types, result)
	for _, a := range append(attrs, dict.Entries()...) {
		st.SetAttr(a.Name, a.Value)
	}
	if !iteratorTypes(p, st, at) {
		return false
	}
	if len(masks) == 0 {
		return true
	}
	if len(masks) != 2 {
		return p.OpErrorf(p.NamePos(), "expected zero or exactly 2 vector mask operands")
	}
	for i, m := range masks {
		t, ok := types[i].(*core.VectorType)
		if !ok {
			return p.OpErrorf(at, "expected vector type for operand #%d", i+1)
		}
		if !p.Resolve(&st.Operands, m, masked(t)) {
			return false
		}
	}
	return true
}

// iteratorTypes turns the strings of text into attributes.
func iteratorTypes(p *core.Parser, st *core.OperationState, at core.Pos) bool {
	list, ok := st.Slot(vector.ContractionIteratorTypesSlot).(*core.ArrayAttr)
	if !ok {
		return p.OpErrorf(at, "expected \"iterator_types\" array attribute")
	}
	kinds := make([]core.Attribute, list.Len())
	for i, a := range list.Elems() {
		s, ok := a.(*core.StringAttr)
		if !ok {
			return p.OpErrorf(at, "expected iterator types to be strings")
		}
		kind, ok := vector.ParseIteratorType(s.Value())
		if !ok {
			return p.OpErrorf(at, "unexpected iterator_type (%s)", s.Value())
		}
		kinds[i] = vector.GetIteratorTypeAttr(p.Context(), kind)
	}
	st.SetSlot(vector.ContractionIteratorTypesSlot, p.Context().Array(kinds...))
	return true
}

// PrintContraction writes what [Hooks.ParseContraction] reads.
func (Hooks) PrintContraction(p *core.Printer, op vector.ContractionOp) {
	trait := []string{"indexing_maps", "iterator_types", "kind"}
	var entries []core.NamedAttr
	c := op.Op.Context()
	for _, name := range trait {
		a := op.Op.Attr(name)
		if list, ok := a.(*core.ArrayAttr); ok && name == "iterator_types" {
			kinds := make([]core.Attribute, list.Len())
			for i, k := range list.Elems() {
				kinds[i] = k
				if k, ok := k.(*vector.IteratorTypeAttr); ok {
					kinds[i] = c.String(k.Value().String())
				}
			}
			a = c.Array(kinds...)
		}
		if a != nil {
			entries = append(entries, core.NamedAttr{Name: name, Value: a})
		}
	}
	p.Space()
	p.Attr(c.Dict(entries))
	p.Space()
	p.Operands(op.Op.OperandList(0, 3))
	p.AttrDict(op.Op, trait...)
	p.Str(" : ")
	p.TypeList(op.Lhs().Type(), op.Rhs().Type())
	p.Str(" into ")
	p.Type(op.Result().Type())
}

// ParseOuterProduct reads "%lhs, %rhs, %acc {...} : t, u"; the result has the dimensions of both.
func (Hooks) ParseOuterProduct(p *core.Parser, st *core.OperationState) bool {
	var refs []core.OperandRef
	var attrs []core.NamedAttr
	var left, right core.Type
	if !p.OperandList(&refs, core.DelimNone) || !p.AttrDict(&attrs) || !p.ColonType(&left) || !p.Punct(core.PunctComma) ||
		!p.Type(&right) {
		return false
	}
	for _, a := range attrs {
		st.SetAttr(a.Name, a.Value)
	}
	if len(refs) < 2 {
		return p.OpErrorf(p.NamePos(), "expected at least 2 operands")
	}
	l, ok := left.(*core.VectorType)
	if !ok {
		return p.OpErrorf(p.NamePos(), "expected vector type for operand #1")
	}
	if len(l.Shape()) == 0 {
		return p.OpErrorf(p.NamePos(), "expected 1-d vector for operand #1")
	}
	shape, scalable := []int64{l.Shape()[0]}, []bool{scalableDim(l, 0)}
	if r, ok := right.(*core.VectorType); ok {
		if len(r.Shape()) == 0 {
			return p.OpErrorf(p.NamePos(), "expected 1-d vector for operand #2")
		}
		shape, scalable = append(shape, r.Shape()[0]), append(scalable, scalableDim(r, 0))
	}
	result := withDims(l, shape, scalable)
	if !p.Resolve(&st.Operands, refs[0], left) || !p.Resolve(&st.Operands, refs[1], right) ||
		len(refs) > 2 && !p.Resolve(&st.Operands, refs[2], result) {
		return false
	}
	st.Types = append(st.Types, result)
	return true
}

// PrintOuterProduct writes what [Hooks.ParseOuterProduct] reads; without a vector to combine with, the attributes say
// nothing.
func (Hooks) PrintOuterProduct(p *core.Printer, op vector.OuterProductOp) {
	p.Space()
	p.Operand(op.Lhs())
	p.Str(", ")
	p.Operand(op.Rhs())
	if op.Acc() != nil {
		p.Str(", ")
		p.Operand(op.Acc())
		p.Attrs(op.Op.Attrs()) // the kind also when it is the default
	}
	p.Str(" : ")
	p.TypeList(op.Lhs().Type(), op.Rhs().Type())
}

// ParseMask reads "%mask, %passthru { op } : t -> u". What the operation yields need not be written.
func (Hooks) ParseMask(p *core.Parser, st *core.OperationState) bool {
	var mask, passthru core.OperandRef
	var t core.Type
	region := st.AddRegion()
	if !p.Operand(&mask) {
		return false
	}
	hasPassthru := p.TryPunct(core.PunctComma)
	if hasPassthru && !p.Operand(&passthru) || !p.Region(region, nil) {
		return false
	}
	endMask(p, region, st.Loc)
	if !p.AttrDict(&st.Attrs) || !p.ColonType(&t) || !p.TryArrowTypeList(&st.Types) || !p.Resolve(&st.Operands, mask, t) {
		return false
	}
	if !hasPassthru {
		return true
	}
	if len(st.Types) == 0 {
		return p.OpErrorf(p.NamePos(), "expects a result if passthru operand is provided")
	}
	return p.Resolve(&st.Operands, passthru, st.Types[0])
}

// endMask makes the terminator that text may leave out: it yields what the masked operation results in.
func endMask(p *core.Parser, region *core.Region, loc core.Location) {
	var block *core.Block
	for b := range region.Blocks() {
		block = b
		break
	}
	if block != nil && !block.IsEmpty() {
		last := block.Last()
		if _, ok := vector.AsYieldOp(last); ok {
			return
		}
		if last == block.First() {
			b := core.BuilderAtEnd(p.Context(), block)
			b.SetLoc(loc)
			vector.NewYield(b, last.ResultList())
			return
		}
	}
	p.EnsureTerminator(region, "vector.yield", loc)
}

// PrintMask writes what [Hooks.ParseMask] reads.
func (Hooks) PrintMask(p *core.Printer, op vector.MaskOp) {
	p.Space()
	p.Operand(op.Mask())
	if op.Passthru() != nil {
		p.Str(", ")
		p.Operand(op.Passthru())
	}
	p.Str(" { ")
	for b := range op.MaskRegion().Blocks() {
		if first := b.First(); first != nil {
			p.CustomOrGenericOp(first)
		}
		break
	}
	p.Str(" }")
	p.AttrDict(op.Op)
	p.Str(" : ")
	p.Type(op.Mask().Type())
	if types := op.Op.ResultTypes(); len(types) > 0 {
		p.Str(" -> ")
		p.Types(types)
	}
}
