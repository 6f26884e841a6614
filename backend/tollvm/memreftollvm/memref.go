package memreftollvm

import (
	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/memref"
)

// converter converts operations of dialect memref.
type converter struct{ *tollvm.TypeConverter }

// emitter makes operations.
type emitter struct{ tollvm.Emitter }

func (t converter) emit(b *core.Builder) emitter { return emitter{t.Emit(b)} }

// AddMemRef adds the patterns for dialect memref. Views that compute sizes and strides have none: they are expressed by
// others before.
func AddMemRef(set *conversion.PatternSet, types *tollvm.TypeConverter) {
	t := converter{types}
	for _, p := range []struct {
		def     *core.OpDef
		match   tollvm.MatchFunc
		outside func(op *core.Operation) bool
	}{
		{&memref.AllocaScopeDef, t.allocaScope, nil},
		{&memref.AssumeAlignmentDef, t.assumeAlignment, nil},
		{&memref.AtomicRMWDef, t.atomicRMW, nil},
		{&memref.ExtractAlignedPointerAsIndexDef, t.alignedPointer, nil},
		{&memref.DimDef, t.dim, nil},
		{&memref.DistinctObjectsDef, t.distinctObjects, nil},
		{&memref.ExtractStridedMetadataDef, t.stridedMetadata, nil},
		{&memref.GenericAtomicRMWDef, t.genericAtomicRMW, nil},
		{&memref.GetGlobalDef, t.getGlobal, nil},
		{&memref.LoadDef, t.loadElement, nil},
		{&memref.CastDef, t.castMemref, nil},
		{&memref.ReinterpretCastDef, t.reinterpretCast, nil},
		{&memref.ReshapeDef, t.reshape, nil},
		{&memref.MemorySpaceCastDef, t.castSpace, nil},
		{&memref.PrefetchDef, t.prefetch, nil},
		{&memref.RankDef, t.rank, nil},
		{&memref.StoreDef, t.storeElement, nil},
		{&memref.TransposeDef, t.transpose, nil},
		{&memref.ViewDef, t.view, nil},
		{&memref.GlobalDef, t.global, nil},
		{&memref.CopyDef, t.copyMemref, tollvm.UsesLibrary},
		{&memref.AllocDef, t.alloc, tollvm.UsesLibrary},
		{&memref.DeallocDef, t.dealloc, tollvm.UsesLibrary},
		{&memref.AllocaDef, t.allocaMemref, nil},
	} {
		set.Add(conversion.Pattern{Name: p.def.Name, Root: p.def.Name, Types: types.TypeConverter, Match: p.match, Outside: p.outside})
	}
}

// elementFlags say that the address of an element is inside its buffer and that computing it does not overflow.
const elementFlags = llvm.GEPNoWrapFlagsInbounds | llvm.GEPNoWrapFlagsNuw

// contiguous reports whether a memref has a descriptor and the identity as its layout.
func (t converter) contiguous(m *core.MemRefType) bool {
	return m != nil && t.ConvertOne(m) != nil && tollvm.HasIdentityLayout(m)
}

func (t converter) loadElement(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	l := core.Must(memref.AsLoadOp(op))
	m := t.MemRefOf(l.Memref())
	if m == nil {
		return rw.NoMatch(op, "the memref has no descriptor")
	}
	at := t.emit(&rw.Builder).Element(m, in[0], in[1:], elementFlags)
	rw.ReplaceOpWith(op, llvm.Load{ResType: t.ConvertOne(m.ElementType()), Addr: at, Alignment: t.alignment(l.AlignmentAttr()),
		Nontemporal: l.Nontemporal()}.Build(&rw.Builder).Op)
	return true
}

func (t converter) storeElement(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	s := core.Must(memref.AsStoreOp(op))
	m := t.MemRefOf(s.Memref())
	if m == nil {
		return rw.NoMatch(op, "the memref has no descriptor")
	}
	at := t.emit(&rw.Builder).Element(m, in[1], in[2:], elementFlags)
	llvm.Store{Value: in[0], Addr: at, Alignment: t.alignment(s.AlignmentAttr()), Nontemporal: s.Nontemporal()}.Build(&rw.Builder)
	rw.EraseOp(op)
	return true
}

// alignment returns an alignment as LLVM's operations have it; nil for none.
func (t converter) alignment(a *core.IntegerAttr) *core.IntegerAttr {
	if a == nil || a.Int64() == 0 {
		return nil
	}
	return t.Context().I64Attr(a.Int64())
}

func (t converter) prefetch(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	p := core.Must(memref.AsPrefetchOp(op))
	m := t.MemRefOf(p.Memref())
	if m == nil {
		return rw.NoMatch(op, "the memref has no descriptor")
	}
	at := t.emit(&rw.Builder).Element(m, in[0], in[1:], 0)
	llvm.Prefetch{Addr: at, Rw: bit(p.IsWrite()), Hint: p.LocalityHint(), Cache: bit(p.IsDataCache())}.Build(&rw.Builder)
	rw.EraseOp(op)
	return true
}

func bit(on bool) int32 {
	if on {
		return 1
	}
	return 0
}

// atomicKinds are the operations that LLVM has; products are missing.
var atomicKinds = map[arith.AtomicRMWKind]llvm.AtomicBinOp{
	arith.AtomicRMWKindAddf:     llvm.AtomicBinOpFadd,
	arith.AtomicRMWKindAddi:     llvm.AtomicBinOpAdd,
	arith.AtomicRMWKindAssign:   llvm.AtomicBinOpXchg,
	arith.AtomicRMWKindMaximumf: llvm.AtomicBinOpFmaximum,
	arith.AtomicRMWKindMaxnumf:  llvm.AtomicBinOpFmax,
	arith.AtomicRMWKindMaxs:     llvm.AtomicBinOpMax,
	arith.AtomicRMWKindMaxu:     llvm.AtomicBinOpUmax,
	arith.AtomicRMWKindMinimumf: llvm.AtomicBinOpFminimum,
	arith.AtomicRMWKindMinnumf:  llvm.AtomicBinOpFmin,
	arith.AtomicRMWKindMins:     llvm.AtomicBinOpMin,
	arith.AtomicRMWKindMinu:     llvm.AtomicBinOpUmin,
	arith.AtomicRMWKindOri:      llvm.AtomicBinOpOr,
	arith.AtomicRMWKindXori:     llvm.AtomicBinOpXor,
	arith.AtomicRMWKindAndi:     llvm.AtomicBinOpAnd,
}

func (t converter) atomicRMW(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	a := core.Must(memref.AsAtomicRMWOp(op))
	kind, ok := atomicKinds[a.Kind()]
	m := t.MemRefOf(a.Memref())
	if !ok || m == nil {
		return rw.NoMatch(op, "there is no atomic operation of this kind")
	}
	at := t.emit(&rw.Builder).Element(m, in[1], in[2:], 0)
	rw.ReplaceOpWith(op, llvm.AtomicRMW{Ptr: at, Val: in[0], BinOp: kind, Ordering: llvm.AtomicOrderingAcqRel}.Build(&rw.Builder).Op)
	return true
}

func (t converter) assumeAlignment(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	a := core.Must(memref.AsAssumeAlignmentOp(op))
	m := t.MemRefOf(a.Memref())
	if m == nil {
		return rw.NoMatch(op, "the memref has no descriptor")
	}
	e := t.emit(&rw.Builder)
	ptr := e.Element(m, in[0], nil, 0)
	cond := e.Yes()
	e.Assume(cond, "align", ptr, e.IndexConst(int64(a.Alignment())))
	rw.ReplaceOp(op, in[0])
	return true
}

func (t converter) distinctObjects(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	if len(in) < 2 {
		rw.ReplaceOp(op, in...) // nothing to be distinct from
		return true
	}
	e := t.emit(&rw.Builder)
	var ptrs []*core.Value
	for i, v := range op.Operands() {
		m := t.MemRefOf(v)
		if m == nil {
			return rw.NoMatch(op, "a memref has no descriptor")
		}
		ptrs = append(ptrs, e.Element(m, in[i], nil, 0))
	}
	cond := e.Yes()
	for i := range ptrs {
		for _, other := range ptrs[i+1:] {
			e.Assume(cond, "separate_storage", ptrs[i], other)
		}
	}
	rw.ReplaceOp(op, in...)
	return true
}

func (t converter) rank(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	e := t.emit(&rw.Builder)
	switch m := op.Operand(0).Type().(type) {
	case *core.UnrankedMemRefType:
		rw.ReplaceOp(op, e.ExtractValue(in[0], tollvm.FieldRank))
	case *core.MemRefType:
		rw.ReplaceOp(op, e.IndexConst(int64(len(m.Shape()))))
	default:
		return rw.NoMatch(op, "it is no memref")
	}
	return true
}

func (t converter) dim(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	d := core.Must(memref.AsDimOp(op))
	e := t.emit(&rw.Builder)
	switch m := d.Source().Type().(type) {
	case *core.UnrankedMemRefType:
		space, ok := t.AddressSpace(m, m.MemorySpace())
		if !ok {
			t.ComplainAt(op, "'memref.dim' op memref memory space must be convertible to an integer address space")
			return false
		}
		rw.ReplaceOp(op, e.unrankedDim(m, in[0], in[1], space))
	case *core.MemRefType:
		rw.ReplaceOp(op, e.rankedDim(m, d.Index(), in))
	default:
		return rw.NoMatch(op, "it is no memref")
	}
	return true
}

// unrankedDim reads a size from the ranked descriptor that an unranked one points to: sizes follow the offset.
func (e emitter) unrankedDim(m *core.UnrankedMemRefType, desc, index *core.Value, space uint32) *core.Value {
	scalar := e.Types.ConvertOne(e.Types.Context().MemRef(nil, m.ElementType(), nil, nil))
	ptr := llvmdefs.Ptr(e.Types.Context(), space) // the element's address space, as upstream
	offset := e.GEPTo(ptr, e.ExtractValue(desc, tollvm.FieldDescriptor), scalar, 0, tollvm.FieldOffset)
	next := e.Add(e.IndexConst(1), index)
	return e.Load(e.Types.Index(), e.GEPTo(ptr, offset, e.Types.Index(), next))
}

// rankedDim returns a size of a memref: a constant, a part of the descriptor or, for an index known at run time only,
// an element of a copy of the sizes on the stack.
func (e emitter) rankedDim(m *core.MemRefType, index *core.Value, in []*core.Value) *core.Value {
	if i, ok := constantIndex(index); ok && i >= 0 && i < int64(len(m.Shape())) {
		if n := m.Shape()[i]; n != core.Dynamic {
			return e.IndexConst(n)
		}
		return e.ExtractValue(in[0], tollvm.FieldSizes, i)
	}
	array := llvm.GetLLVMArrayType(e.Types.Context(), e.Types.Index(), uint64(len(m.Shape())))
	one := e.IndexConst(1)
	sizes := e.ExtractValue(in[0], tollvm.FieldSizes)
	copied := e.Alloca(array, one)
	e.Store(sizes, copied)
	return e.Load(e.Types.Index(), e.GEP(copied, array, 0, in[1]))
}

// constantIndex returns the value of an index that is constant.
func constantIndex(v *core.Value) (int64, bool) {
	op := v.DefiningOp()
	if op == nil {
		return 0, false
	}
	if c, ok := llvm.AsConstantOp(op); ok {
		i, ok := c.ValueAttr().(*core.IntegerAttr)
		if ok {
			return i.Int64(), true
		}
		return 0, false
	}
	if i, ok := op.ConstantValue().(*core.IntegerAttr); ok {
		return i.Int64(), true
	}
	return 0, false
}
