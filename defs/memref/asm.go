package memref

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/memref"
)

// ParseDynamicIndexList reads integers and operands in brackets.
func (Hooks) ParseDynamicIndexList(p *core.Parser, refs *[]core.OperandRef, static *core.Attribute) bool {
	return view.ParseIndexList(p, core.DelimSquare, refs, static)
}

// PrintDynamicIndexList writes integers and operands in brackets.
func (Hooks) PrintDynamicIndexList(p *core.Printer, _ *core.Operation, vals []*core.Value, static core.Attribute) {
	view.PrintIndexList(p, core.DelimSquare, vals, static)
}

// ParseGlobalMemrefOpTypeAndInitialValue reads "memref<2xf32> = dense<...>"; the value may be absent, or
// "uninitialized".
func (Hooks) ParseGlobalMemrefOpTypeAndInitialValue(p *core.Parser, typ, initial *core.Attribute) bool {
	var t core.Type
	if !p.Type(&t) {
		return false
	}
	m, ok := t.(*core.MemRefType)
	if !ok || !core.IsStaticShape(m) {
		return p.OpErrorf(p.NamePos(), "type should be static shaped memref, but got '%s'", core.TypeString(t))
	}
	*typ = p.Context().TypeAttr(t)
	if !p.TryPunct(core.PunctEqual) {
		return true
	}
	if p.TryKeyword("uninitialized") {
		*initial = p.Context().Unit()
		return true
	}
	if !p.Attr(initial, tensorOf(m)) {
		return false
	}
	if _, ok := (*initial).(core.ElementsAttr); !ok {
		return p.OpErrorf(p.NamePos(), "initial value should be a unit or elements attribute")
	}
	return true
}

// tensorOf returns the tensor type with the shape and elements of a memref.
func tensorOf(t *core.MemRefType) core.Type {
	return t.Context().RankedTensor(t.Shape(), t.ElementType(), nil)
}

// PrintGlobalMemrefOpTypeAndInitialValue writes what [Hooks.ParseGlobalMemrefOpTypeAndInitialValue] reads.
func (Hooks) PrintGlobalMemrefOpTypeAndInitialValue(p *core.Printer, _ *core.Operation, typ, initial core.Attribute) {
	p.StrippedAttr(typ)
	switch initial.(type) {
	case nil:
	case *core.UnitAttr:
		p.Str(" = uninitialized")
	default:
		p.Str(" = ")
		p.AttrNoType(initial)
	}
}

// ParseAllocaScope reads "-> t {...}".
func (Hooks) ParseAllocaScope(p *core.Parser, st *core.OperationState) bool {
	body := st.AddRegion()
	if !p.TryArrowTypeList(&st.Types) || !p.Region(body, nil) {
		return false
	}
	p.EnsureTerminator(body, "memref.alloca_scope.return", st.Loc)
	return p.AttrDict(&st.Attrs)
}

// PrintAllocaScope writes the region, with its terminator when that has values.
func (Hooks) PrintAllocaScope(p *core.Printer, op memref.AllocaScopeOp) {
	p.Space()
	types := op.Op.ResultTypes()
	if len(types) > 0 {
		p.Str(" -> (")
		p.Types(types)
		p.Byte(')')
	}
	p.Str(" ")
	p.Region(op.BodyRegion(), core.RegionOpts{HideEntryArgs: true, HideTerminator: len(types) == 0})
	p.AttrDict(op.Op)
}

// ParseGenericAtomicRMW reads "%m[%i] : memref<...> {...}".
func (Hooks) ParseGenericAtomicRMW(p *core.Parser, st *core.OperationState) bool {
	var ref core.OperandRef
	var indices []core.OperandRef
	var t core.Type
	if !p.Operand(&ref) || !p.OperandList(&indices, core.DelimSquare) || !p.ColonType(&t) || !p.Resolve(&st.Operands, ref, t) ||
		!p.ResolveSame(&st.Operands, indices, p.Context().Index()) || !p.Region(st.AddRegion(), nil) || !p.AttrDict(&st.Attrs) {
		return false
	}
	m, ok := t.(core.ShapedType) // that it is a memref, the verifier checks
	if !ok {
		return p.OpErrorf(p.NamePos(), "invalid kind of type specified: expected builtin.memref, but found '%s'", core.TypeString(t))
	}
	st.Types = append(st.Types, m.ElementType())
	return true
}

// PrintGenericAtomicRMW writes the access and the region.
func (Hooks) PrintGenericAtomicRMW(p *core.Printer, op memref.GenericAtomicRMWOp) {
	p.Space()
	access(p, op.Memref(), op.Indices())
	p.Str(" : ")
	p.Type(op.Memref().Type())
	p.Space()
	p.Region(op.AtomicBody(), core.RegionOpts{})
	p.AttrDict(op.Op)
}

// access writes "%m[%i, %j]".
func access(p *core.Printer, m *core.Value, indices []*core.Value) {
	p.Operand(m)
	p.Byte('[')
	p.Operands(indices)
	p.Byte(']')
}

// ParsePrefetch reads "%m[%i], write, locality<3>, data : memref<...>".
func (Hooks) ParsePrefetch(p *core.Parser, st *core.OperationState) bool {
	var ref core.OperandRef
	var indices []core.OperandRef
	var rw, cache string
	var t core.Type
	var hint *core.IntegerAttr
	c := p.Context()
	if !p.Operand(&ref) || !p.OperandList(&indices, core.DelimSquare) || !p.Punct(core.PunctComma) || !p.AnyKeyword(&rw) ||
		!p.Punct(core.PunctComma) || !p.Keyword("locality") || !p.Punct(core.PunctLess) || !core.ParseAttrAs(p, &hint, c.Integer(32)) ||
		!p.Punct(core.PunctGreater) || !p.Punct(core.PunctComma) || !p.AnyKeyword(&cache) || !p.ColonType(&t) ||
		!p.Resolve(&st.Operands, ref, t) || !p.ResolveSame(&st.Operands, indices, c.Index()) {
		return false
	}
	if rw != "read" && rw != "write" {
		return p.OpErrorf(p.NamePos(), "rw specifier has to be 'read' or 'write'")
	}
	if cache != "data" && cache != "instr" {
		return p.OpErrorf(p.NamePos(), "cache type has to be 'data' or 'instr'")
	}
	st.SetSlot(memref.PrefetchLocalityHintSlot, hint)
	st.SetSlot(memref.PrefetchIsWriteSlot, c.Bool(rw == "write"))
	st.SetSlot(memref.PrefetchIsDataCacheSlot, c.Bool(cache == "data"))
	return true
}

// PrintPrefetch writes the access and what will be done with it.
func (Hooks) PrintPrefetch(p *core.Printer, op memref.PrefetchOp) {
	choose := func(c bool, yes, no string) {
		if !c {
			yes = no
		}
		p.Str(yes)
	}
	p.Space()
	access(p, op.Memref(), op.Indices())
	choose(op.IsWrite(), ", write", ", read")
	p.Str(", locality<")
	p.Int(int64(op.LocalityHint()))
	choose(op.IsDataCache(), ">, data", ">, instr")
	p.AttrDict(op.Op, "localityHint", "isWrite", "isDataCache")
	p.Str(" : ")
	p.Type(op.Memref().Type())
}

// ParseTranspose reads "%m (i, j) -> (j, i) : t to u".
func (Hooks) ParseTranspose(p *core.Parser, st *core.OperationState) bool {
	var in core.OperandRef
	var m *affine.Map
	var from *core.MemRefType
	var to core.Type
	if !p.Operand(&in) || !p.AffineMap(&m) || !p.AttrDict(&st.Attrs) || !core.ParseColonTypeAs(p, &from) ||
		!p.Resolve(&st.Operands, in, from) ||
		!p.Keyword("to") || !p.Type(&to) {
		return false
	}
	st.Types = append(st.Types, to)
	st.SetSlot(memref.TransposePermutationSlot, p.Context().AffineMap(m))
	return true
}

// PrintTranspose writes the permutation as a map.
func (Hooks) PrintTranspose(p *core.Printer, op memref.TransposeOp) {
	p.Space()
	p.Operand(op.In())
	p.Space()
	p.Str(op.PermutationAttr().Value().String())
	p.AttrDict(op.Op, "permutation")
	p.Str(" : ")
	p.Type(op.In().Type())
	p.Str(" to ")
	p.Type(op.Op.Result(0).Type())
}
