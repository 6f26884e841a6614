package shape

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/function"
	"github.com/odsgen/ods/generated/shape"
)

// ParseConstShape reads "[1, 2] : type", with attributes in front.
func (Hooks) ParseConstShape(p *core.Parser, st *core.OperationState) bool {
	if !p.AttrDict(&st.Attrs) {
		return false
	}
	at := p.Pos()
	var list core.Attribute
	if !p.Attr(&list, nil) {
		return false
	}
	a, ok := list.(*core.ArrayAttr)
	if !ok {
		return p.OpErrorf(at, "expected array attribute")
	}
	var sizes []int64
	for _, e := range a.Elems() {
		n, ok := e.(*core.IntegerAttr)
		if !ok {
			return p.OpErrorf(p.Pos(), "extents must be integer")
		}
		sizes = append(sizes, n.Int64())
	}
	var t core.Type
	if !p.ColonType(&t) {
		return false
	}
	st.SetSlot(shape.ConstShapeShapeSlot, extentsAttr(p.Context(), sizes))
	st.Types = append(st.Types, t)
	return true
}

// PrintConstShape writes what [Hooks.ParseConstShape] reads.
func (Hooks) PrintConstShape(p *core.Printer, op shape.ConstShapeOp) {
	p.Byte(' ')
	p.AttrDict(op.Op, "shape")
	p.Byte('[')
	list, _ := extents(op.ShapeAttr())
	for i, n := range list {
		if i > 0 {
			p.Str(", ")
		}
		p.Int(n)
	}
	p.Str("] : ")
	p.Type(op.Result().Type())
}

// ParseAssuming reads "%w -> (t) {...}".
func (Hooks) ParseAssuming(p *core.Parser, st *core.OperationState) bool {
	var w core.OperandRef
	body := st.AddRegion()
	if !p.Operand(&w) || !p.Resolve(&st.Operands, w, shape.GetWitnessType(p.Context())) || !p.TryArrowTypeList(&st.Types) ||
		!p.Region(body, nil) {
		return false
	}
	p.EnsureTerminator(body, "shape.assuming_yield", st.Loc)
	return p.AttrDict(&st.Attrs)
}

// PrintAssuming writes the region, with its terminator when that has values.
func (Hooks) PrintAssuming(p *core.Printer, op shape.AssumingOp) {
	p.Space()
	p.Operand(op.Witness())
	types := op.Op.ResultTypes()
	if len(types) > 0 {
		p.Str(" -> (")
		p.Types(types)
		p.Byte(')')
	}
	p.Space()
	p.Region(op.DoRegion(), core.RegionOpts{HideEntryArgs: true, HideTerminator: len(types) == 0})
	p.AttrDict(op.Op)
}

// ParseReduce reads "(%shape, %init) : t -> u {...}"; initial values have the types of the results.
func (Hooks) ParseReduce(p *core.Parser, st *core.OperationState) bool {
	var refs []core.OperandRef
	var t core.Type
	if !p.OperandList(&refs, core.DelimParen) || !p.ColonType(&t) || !p.TryArrowTypeList(&st.Types) {
		return false
	}
	body := st.AddRegion()
	if len(refs) == 0 {
		return p.OpErrorf(p.Pos(), "expected a shape")
	}
	if !p.Resolve(&st.Operands, refs[0], t) || !p.ResolveAll(&st.Operands, refs[1:], st.Types, p.NamePos()) || !p.Region(body, nil) {
		return false
	}
	p.EnsureTerminator(body, "shape.yield", st.Loc)
	return p.AttrDict(&st.Attrs)
}

// PrintReduce writes what [Hooks.ParseReduce] reads.
func (Hooks) PrintReduce(p *core.Printer, op shape.ReduceOp) {
	p.Byte('(')
	p.Operands(op.Op.OperandList(0, op.Op.NumOperands()))
	p.Str(") : ")
	p.Type(op.Shape().Type())
	p.OptionalArrowTypes(op.Op.ResultTypes())
	p.Space()
	p.Region(op.Region(), core.RegionOpts{})
	p.AttrDict(op.Op)
}

// ParseFunc reads a function.
func (Hooks) ParseFunc(p *core.Parser, st *core.OperationState) bool {
	return function.Parse(p, st, function.Syntax{})
}

// PrintFunc writes a function.
func (Hooks) PrintFunc(p *core.Printer, op shape.FuncOp) {
	function.Print(p, op.Op, function.Syntax{})
}

// ParseFunctionLibrary reads "@name attributes {...} {...} mapping {...}".
func (Hooks) ParseFunctionLibrary(p *core.Parser, st *core.OperationState) bool {
	var name *core.StringAttr
	if !p.SymbolName(&name) {
		return false
	}
	st.SetSlot(shape.FunctionLibrarySymNameSlot, name)
	var mapping *core.DictAttr
	if !p.AttrDictWithKeyword(&st.Attrs) || !p.Region(st.AddRegion(), nil) || !p.Keyword("mapping") ||
		!core.ParseAttrAs(p, &mapping, nil) {
		return false
	}
	st.SetSlot(shape.FunctionLibraryMappingSlot, mapping)
	return true
}

// PrintFunctionLibrary writes what [Hooks.ParseFunctionLibrary] reads.
func (Hooks) PrintFunctionLibrary(p *core.Printer, op shape.FunctionLibraryOp) {
	p.Space()
	p.SymbolName(op.SymName())
	p.AttrDictWithKeyword(op.Op, "sym_name", "mapping")
	p.Space()
	p.Region(op.Body(), core.RegionOpts{HideEntryArgs: true, HideTerminator: true})
	p.Str(" mapping ")
	p.AttrNoType(op.MappingAttr())
}
