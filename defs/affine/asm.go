package affine

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/defs/iface/view"
	gen "github.com/odsgen/ods/generated/affine"
)

// This file has the syntax of operations without regions.

// parseOperands reads "(%d0, %d1)[%s0]", appends the operands and returns the number of dimensions.
func parseOperands(p *core.Parser, dst *[]*core.Value) (dims int, ok bool) {
	var d, s []core.OperandRef
	index := p.Context().Index()
	ok = p.OperandList(&d, core.DelimParen) && p.OperandList(&s, core.DelimOptionalSquare) &&
		p.ResolveSame(dst, d, index) && p.ResolveSame(dst, s, index)
	return len(d), ok
}

// printOperands writes what [parseOperands] reads.
func printOperands(p *core.Printer, vals []*core.Value, dims int) {
	dims = min(dims, len(vals))
	p.Byte('(')
	p.Operands(vals[:dims])
	p.Byte(')')
	if len(vals) > dims {
		p.Byte('[')
		p.Operands(vals[dims:])
		p.Byte(']')
	}
}

// ParseApply reads "#map(%i)[%n]".
func (Hooks) ParseApply(p *core.Parser, st *core.OperationState) bool {
	var a *core.AffineMapAttr
	if !core.ParseAttrAs(p, &a, nil) {
		return false
	}
	st.SetSlot(gen.ApplyMapSlot, a)
	dims, ok := parseOperands(p, &st.Operands)
	if !ok || !p.AttrDict(&st.Attrs) {
		return false
	}
	m := a.Value()
	if m.NumDims() != dims || m.NumInputs() != len(st.Operands) {
		return p.OpErrorf(p.NamePos(), "dimension or symbol index mismatch")
	}
	for range m.NumResults() {
		st.Types = append(st.Types, p.Context().Index())
	}
	return true
}

// PrintApply writes the map and its operands.
func (Hooks) PrintApply(p *core.Printer, op gen.ApplyOp) {
	p.Space()
	p.Attr(op.MapAttr())
	printOperands(p, op.MapOperands(), op.MapAttr().Value().NumDims())
	p.AttrDict(op.Op, "map")
}

// ParseDimsAndSymbols reads "#map(%i)[%n]".
func (Hooks) ParseDimsAndSymbols(p *core.Parser, m *core.Attribute, operands *[]core.OperandRef) bool {
	var a *core.AffineMapAttr
	if !core.ParseAttrAs(p, &a, nil) {
		return false
	}
	*m = a
	return p.OperandList(operands, core.DelimParen) && p.OperandList(operands, core.DelimOptionalSquare)
}

// PrintDimsAndSymbols writes what [Hooks.ParseDimsAndSymbols] reads.
func (Hooks) PrintDimsAndSymbols(p *core.Printer, _ *core.Operation, m core.Attribute, operands []*core.Value) {
	p.Attr(m)
	a, ok := m.(*core.AffineMapAttr)
	if !ok {
		return
	}
	printOperands(p, operands, a.Value().NumDims())
}

// ParseBasis reads integers and operands in parentheses.
func (Hooks) ParseBasis(p *core.Parser, refs *[]core.OperandRef, static *core.Attribute) bool {
	return view.ParseIndexList(p, core.DelimParen, refs, static)
}

// PrintBasis writes integers and operands in parentheses.
func (Hooks) PrintBasis(p *core.Printer, _ *core.Operation, vals []*core.Value, static core.Attribute) {
	view.PrintIndexList(p, core.DelimParen, vals, static)
}

// subscripts are a map over values, read but not resolved.
type subscripts struct {
	m          *affine.Map
	dims, syms []core.OperandRef
}

func (s *subscripts) parse(p *core.Parser) bool {
	return p.AffineMapOfSSAIds(&s.m, &s.dims, &s.syms, core.DelimSquare)
}

// resolve appends the operands.
func (s *subscripts) resolve(p *core.Parser, dst *[]*core.Value) bool {
	index := p.Context().Index()
	return p.ResolveSame(dst, s.dims, index) && p.ResolveSame(dst, s.syms, index)
}

// parseAccess reads "%m[%i + 1, symbol(%n)]" with what middle reads, attributes, and the type of the memory; rest reads
// what comes behind the type and appends operands in front of the memory.
func parseAccess(p *core.Parser, st *core.OperationState, middle func() bool, rest func(t *core.MemRefType) bool) bool {
	var ref core.OperandRef
	var s subscripts
	var t *core.MemRefType
	if !p.Operand(&ref) || !s.parse(p) || middle != nil && !middle() || !p.AttrDict(&st.Attrs) ||
		!core.ParseColonTypeAs(p, &t) || !rest(t) {
		return false
	}
	st.SetAttr("map", p.Context().AffineMap(s.m))
	return p.Resolve(&st.Operands, ref, t) && s.resolve(p, &st.Operands)
}

// printAccess writes the memory and its subscripts.
func printAccess(p *core.Printer, a access) {
	p.Space()
	p.Operand(a.value())
	p.Byte('[')
	if m := a.attr(); m != nil {
		p.AffineMapOfSSAIds(m.Value(), a.operands())
	}
	p.Byte(']')
}

func printAccessType(p *core.Printer, a access, elided ...string) {
	p.AttrDict(a.op, append(elided, "map")...)
	p.Str(" : ")
	p.Type(a.value().Type())
}

// ParseLoad reads "%m[%i + 1] : memref<...>".
func (Hooks) ParseLoad(p *core.Parser, st *core.OperationState) bool {
	return parseAccess(p, st, nil, func(t *core.MemRefType) bool {
		st.Types = append(st.Types, t.ElementType())
		return true
	})
}

// PrintLoad writes what is accessed.
func (Hooks) PrintLoad(p *core.Printer, op gen.LoadOp) {
	a := accessOf(op.Op, 0, gen.LoadMapSlot)
	printAccess(p, a)
	printAccessType(p, a)
}

// parseVectorType reads ", vector<...>".
func parseVectorType(p *core.Parser, t *core.VectorType) (*core.VectorType, bool) {
	ok := p.Punct(core.PunctComma) && core.ParseTypeAs(p, &t)
	return t, ok
}

// ParseVectorLoad reads "%m[%i + 1] : memref<...>, vector<...>".
func (Hooks) ParseVectorLoad(p *core.Parser, st *core.OperationState) bool {
	return parseAccess(p, st, nil, func(*core.MemRefType) bool {
		v, ok := parseVectorType(p, nil)
		st.Types = append(st.Types, v)
		return ok
	})
}

// PrintVectorLoad writes what is accessed.
func (Hooks) PrintVectorLoad(p *core.Printer, op gen.VectorLoadOp) {
	a := accessOf(op.Op, 0, gen.VectorLoadMapSlot)
	printAccess(p, a)
	printAccessType(p, a)
	p.Str(", ")
	p.Type(op.Result().Type())
}

// parseStored reads "%v, ".
func parseStored(p *core.Parser, v *core.OperandRef) bool {
	return p.Operand(v) && p.Punct(core.PunctComma)
}

// ParseStore reads "%v, %m[%i + 1] : memref<...>".
func (Hooks) ParseStore(p *core.Parser, st *core.OperationState) bool {
	var v core.OperandRef
	return parseStored(p, &v) && parseAccess(p, st, nil, func(t *core.MemRefType) bool {
		return p.Resolve(&st.Operands, v, t.ElementType())
	})
}

// PrintStore writes the value and what is accessed.
func (Hooks) PrintStore(p *core.Printer, op gen.StoreOp) {
	a := accessOf(op.Op, 1, gen.StoreMapSlot)
	p.Space()
	p.Operand(op.Value())
	p.Byte(',')
	printAccess(p, a)
	printAccessType(p, a)
}

// ParseVectorStore reads "%v, %m[%i + 1] : memref<...>, vector<...>".
func (Hooks) ParseVectorStore(p *core.Parser, st *core.OperationState) bool {
	var ref core.OperandRef
	return parseStored(p, &ref) && parseAccess(p, st, nil, func(*core.MemRefType) bool {
		v, ok := parseVectorType(p, nil)
		return ok && p.Resolve(&st.Operands, ref, v)
	})
}

// PrintVectorStore writes the value and what is accessed.
func (Hooks) PrintVectorStore(p *core.Printer, op gen.VectorStoreOp) {
	a := accessOf(op.Op, 1, gen.VectorStoreMapSlot)
	p.Space()
	p.Operand(op.Value())
	p.Byte(',')
	printAccess(p, a)
	printAccessType(p, a)
	p.Str(", ")
	p.Type(op.Value().Type())
}

// ParsePrefetch reads "%m[%i], write, locality<3>, data : memref<...>".
func (Hooks) ParsePrefetch(p *core.Parser, st *core.OperationState) bool {
	var rw, cache string
	var hint *core.IntegerAttr
	c := p.Context()
	comma := func() bool { return p.Punct(core.PunctComma) }
	ok := parseAccess(p, st, func() bool {
		return comma() && p.AnyKeyword(&rw) && comma() && p.Keyword("locality") && p.Punct(core.PunctLess) &&
			core.ParseAttrAs(p, &hint, c.Integer(32)) && p.Punct(core.PunctGreater) && comma() && p.AnyKeyword(&cache)
	}, func(*core.MemRefType) bool { return true })
	switch {
	case !ok:
		return false
	case rw != "read" && rw != "write":
		return p.OpErrorf(p.NamePos(), "rw specifier has to be 'read' or 'write'")
	case cache != "data" && cache != "instr":
		return p.OpErrorf(p.NamePos(), "cache type has to be 'data' or 'instr'")
	}
	st.SetSlot(gen.PrefetchLocalityHintSlot, hint)
	st.SetSlot(gen.PrefetchIsWriteSlot, c.Bool(rw == "write"))
	st.SetSlot(gen.PrefetchIsDataCacheSlot, c.Bool(cache == "data"))
	return true
}

// PrintPrefetch writes what is accessed, and how.
func (Hooks) PrintPrefetch(p *core.Printer, op gen.PrefetchOp) {
	a := accessOf(op.Op, 0, gen.PrefetchMapSlot)
	printAccess(p, a)
	rw, cache := "read", "instr"
	if op.IsWrite() {
		rw = "write"
	}
	if op.IsDataCache() {
		cache = "data"
	}
	p.Str(", " + rw + ", locality<")
	p.Int(int64(op.LocalityHint()))
	p.Str(">, " + cache)
	printAccessType(p, a, "localityHint", "isWrite", "isDataCache")
}
