package std2019

import (
	"github.com/odsgen/ods/core"
)

// ParseAffineApply reads "#map(%i)[%n]".
func (hooks) ParseAffineApply(p *core.Parser, st *core.OperationState) bool {
	var a *core.AffineMapAttr
	var dims, symbols []core.OperandRef
	index := p.Context().Index()
	if !core.ParseAttrAs(p, &a, nil) || !p.OperandList(&dims, core.DelimParen) ||
		!p.OperandList(&symbols, core.DelimOptionalSquare) ||
		!p.ResolveSame(&st.Operands, dims, index) || !p.ResolveSame(&st.Operands, symbols, index) || !p.AttrDict(&st.Attrs) {
		return false
	}
	m := a.Value()
	if m.NumDims() != len(dims) || m.NumSymbols() != len(symbols) {
		return p.OpErrorf(p.NamePos(), "the map takes %d dimensions and %d symbols, but %d and %d are given", m.NumDims(),
			m.NumSymbols(),
			len(dims), len(symbols))
	}
	st.SetSlot(AffineApplyMapSlot, a)
	for range m.NumResults() {
		st.Types = append(st.Types, index)
	}
	return true
}

// PrintAffineApply writes what [hooks.ParseAffineApply] reads.
func (hooks) PrintAffineApply(p *core.Printer, op AffineApplyOp) {
	p.Space()
	p.Attr(op.MapAttr())
	vals := op.MapOperands()
	dims := min(op.MapAttr().Value().NumDims(), len(vals))
	p.Byte('(')
	p.Operands(vals[:dims])
	p.Byte(')')
	if len(vals) > dims {
		p.Byte('[')
		p.Operands(vals[dims:])
		p.Byte(']')
	}
	p.AttrDict(op.Op, "map")
}

// ParseDim reads "%m, 1 : memref<...>".
func (hooks) ParseDim(p *core.Parser, st *core.OperationState) bool {
	var ref core.OperandRef
	var n int64
	var t core.Type
	c := p.Context()
	if !p.Operand(&ref) || !p.Punct(core.PunctComma) || !p.Integer(&n) || !p.AttrDict(&st.Attrs) || !p.ColonType(&t) ||
		!p.Resolve(&st.Operands, ref, t) {
		return false
	}
	st.SetSlot(DimIndexSlot, c.IndexAttr(n))
	st.Types = append(st.Types, c.Index())
	return true
}

// PrintDim writes what [hooks.ParseDim] reads.
func (hooks) PrintDim(p *core.Printer, op DimOp) {
	p.Space()
	p.Operand(op.MemrefOrTensor())
	p.Str(", ")
	p.Int(op.IndexAttr().Int64())
	p.AttrDict(op.Op, "index")
	p.Str(" : ")
	p.Type(op.MemrefOrTensor().Type())
}

// ParsePrefetch reads "%m[%i], write, locality<3>, data : memref<...>".
func (hooks) ParsePrefetch(p *core.Parser, st *core.OperationState) bool {
	var ref core.OperandRef
	var indices []core.OperandRef
	var rw, cache string
	var t core.Type
	var hint *core.IntegerAttr
	c := p.Context()
	comma := func() bool { return p.Punct(core.PunctComma) }
	if !p.Operand(&ref) || !p.OperandList(&indices, core.DelimSquare) || !comma() || !p.AnyKeyword(&rw) || !comma() ||
		!p.Keyword("locality") || !p.Punct(core.PunctLess) || !core.ParseAttrAs(p, &hint, c.Integer(32)) ||
		!p.Punct(core.PunctGreater) ||
		!comma() || !p.AnyKeyword(&cache) || !p.AttrDict(&st.Attrs) || !p.ColonType(&t) || !p.Resolve(&st.Operands, ref, t) ||
		!p.ResolveSame(&st.Operands, indices, c.Index()) {
		return false
	}
	switch {
	case rw != "read" && rw != "write":
		return p.OpErrorf(p.NamePos(), "rw specifier has to be 'read' or 'write'")
	case cache != "data" && cache != "instr":
		return p.OpErrorf(p.NamePos(), "cache type has to be 'data' or 'instr'")
	}
	st.SetSlot(PrefetchLocalityHintSlot, hint)
	st.SetSlot(PrefetchIsWriteSlot, c.Bool(rw == "write"))
	st.SetSlot(PrefetchIsDataCacheSlot, c.Bool(cache == "data"))
	return true
}

// PrintPrefetch writes what [hooks.ParsePrefetch] reads.
func (hooks) PrintPrefetch(p *core.Printer, op PrefetchOp) {
	p.Space()
	p.Operand(op.Memref())
	p.Byte('[')
	p.Operands(op.Indices())
	p.Byte(']')
	rw, cache := ", read", "instr"
	if op.IsWrite() {
		rw = ", write"
	}
	if op.IsDataCache() {
		cache = "data"
	}
	p.Str(rw + ", locality<")
	p.Int(int64(op.LocalityHint()))
	p.Str(">, " + cache)
	p.AttrDict(op.Op, "localityHint", "isWrite", "isDataCache")
	p.Str(" : ")
	p.Type(op.Memref().Type())
}
