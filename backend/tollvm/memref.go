package tollvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/memref"
)

// matchFunc is the function of a pattern.
type matchFunc = func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool

// AddMemRef adds the patterns for dialect memref. Views that compute sizes and strides have none: they are expressed by
// others before.
func AddMemRef(set *conversion.PatternSet, t *TypeConverter) {
	for _, p := range []struct {
		def     *core.OpDef
		match   matchFunc
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
		{&memref.CopyDef, t.copyMemref, usesLibrary},
		{&memref.AllocDef, t.alloc, usesLibrary},
		{&memref.DeallocDef, t.dealloc, usesLibrary},
		{&memref.AllocaDef, t.allocaMemref, nil},
	} {
		set.Add(conversion.Pattern{Name: p.def.Name, Root: p.def.Name, Types: t.TypeConverter, Match: p.match, Outside: p.outside})
	}
}

// elementFlags say that the address of an element is inside its buffer and that computing it does not overflow.
const elementFlags = llvm.GEPNoWrapFlagsInbounds | llvm.GEPNoWrapFlagsNuw

// element computes the address of an element of a memref. Without indices it is the address of the first one.
func (e emitter) element(m *core.MemRefType, d *core.Value, indices []*core.Value, flags llvm.GEPNoWrapFlags) *core.Value {
	strides, _, _ := m.StridesAndOffset()
	base := e.bufferPtr(m, d)
	var overflow llvm.IntegerOverflowFlags
	if flags&llvm.GEPNoWrapFlagsNusw != 0 {
		overflow |= llvm.IntegerOverflowFlagsNsw
	}
	if flags&llvm.GEPNoWrapFlagsNuw != 0 {
		overflow |= llvm.IntegerOverflowFlagsNuw
	}
	var at *core.Value
	for i, v := range indices {
		if s := strides[i]; s != 1 {
			var by *core.Value
			if s == core.Dynamic {
				by = e.extract(d, fieldStrides, int64(i))
			} else {
				by = e.indexConst(s)
			}
			v = llvm.Mul{Lhs: v, Rhs: by, OverflowFlags: overflow}.Build(e.Builder).Op.Result(0)
		}
		if at != nil {
			v = llvm.Add{Lhs: at, Rhs: v, OverflowFlags: overflow}.Build(e.Builder).Op.Result(0)
		}
		at = v
	}
	if at == nil {
		return base
	}
	return llvm.GEP{ResType: base.Type(), Base: base, DynamicIndices: []*core.Value{at}, RawConstantIndices: []int32{dynamicIndex},
		ElemType: e.t.ConvertOne(m.ElementType()), NoWrapFlags: flags}.Build(e.Builder).Op.Result(0)
}

// bufferPtr computes the address of the first element of a memref.
func (e emitter) bufferPtr(m *core.MemRefType, d *core.Value) *core.Value {
	_, offset, _ := m.StridesAndOffset()
	ptr := e.extract(d, fieldAligned)
	if offset == 0 {
		return ptr
	}
	var by *core.Value
	if offset == core.Dynamic {
		by = e.extract(d, fieldOffset)
	} else {
		by = e.indexConst(offset)
	}
	return e.gep(ptr, e.t.ConvertOne(m.ElementType()), by)
}

// memrefOf returns the type of a ranked memref that has a descriptor, nil otherwise.
func (t *TypeConverter) memrefOf(v *core.Value) *core.MemRefType {
	m, ok := v.Type().(*core.MemRefType)
	if !ok || t.ConvertOne(m) == nil {
		return nil
	}
	return m
}

// contiguous reports whether a memref has a descriptor and the identity as its layout.
func (t *TypeConverter) contiguous(m *core.MemRefType) bool {
	return m != nil && t.ConvertOne(m) != nil && identityLayout(m)
}

func identityLayout(m *core.MemRefType) bool {
	l := m.LayoutMap()
	return l != nil && l.IsIdentity()
}

func (t *TypeConverter) loadElement(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	l, _ := memref.AsLoadOp(op)
	m := t.memrefOf(l.Memref())
	if m == nil {
		return rw.NoMatch(op, "the memref has no descriptor")
	}
	at := t.emit(&rw.Builder).element(m, in[0], in[1:], elementFlags)
	rw.ReplaceOpWith(op, llvm.Load{ResType: t.ConvertOne(m.ElementType()), Addr: at, Alignment: t.alignment(l.AlignmentAttr()),
		Nontemporal: l.Nontemporal()}.Build(&rw.Builder).Op)
	return true
}

func (t *TypeConverter) storeElement(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	s, _ := memref.AsStoreOp(op)
	m := t.memrefOf(s.Memref())
	if m == nil {
		return rw.NoMatch(op, "the memref has no descriptor")
	}
	at := t.emit(&rw.Builder).element(m, in[1], in[2:], elementFlags)
	llvm.Store{Value: in[0], Addr: at, Alignment: t.alignment(s.AlignmentAttr()), Nontemporal: s.Nontemporal()}.Build(&rw.Builder)
	rw.EraseOp(op)
	return true
}

// alignment returns an alignment as LLVM's operations have it; nil for none.
func (t *TypeConverter) alignment(a *core.IntegerAttr) *core.IntegerAttr {
	if a == nil || a.Int64() == 0 {
		return nil
	}
	return t.ctx.I64Attr(a.Int64())
}

func (t *TypeConverter) prefetch(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	p, _ := memref.AsPrefetchOp(op)
	m := t.memrefOf(p.Memref())
	if m == nil {
		return rw.NoMatch(op, "the memref has no descriptor")
	}
	at := t.emit(&rw.Builder).element(m, in[0], in[1:], 0)
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

func (t *TypeConverter) atomicRMW(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	a, _ := memref.AsAtomicRMWOp(op)
	kind, ok := atomicKinds[a.Kind()]
	m := t.memrefOf(a.Memref())
	if !ok || m == nil {
		return rw.NoMatch(op, "there is no atomic operation of this kind")
	}
	at := t.emit(&rw.Builder).element(m, in[1], in[2:], 0)
	rw.ReplaceOpWith(op, llvm.AtomicRMW{Ptr: at, Val: in[0], BinOp: kind, Ordering: llvm.AtomicOrderingAcqRel}.Build(&rw.Builder).Op)
	return true
}

func (t *TypeConverter) assumeAlignment(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	a, _ := memref.AsAssumeAlignmentOp(op)
	m := t.memrefOf(a.Memref())
	if m == nil {
		return rw.NoMatch(op, "the memref has no descriptor")
	}
	e := t.emit(&rw.Builder)
	ptr := e.element(m, in[0], nil, 0)
	cond := e.yes()
	e.assume(cond, "align", ptr, e.indexConst(int64(a.Alignment())))
	rw.ReplaceOp(op, in[0])
	return true
}

func (t *TypeConverter) distinctObjects(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	if len(in) < 2 {
		rw.ReplaceOp(op, in...) // nothing to be distinct from
		return true
	}
	e := t.emit(&rw.Builder)
	var ptrs []*core.Value
	for i, v := range op.Operands() {
		m := t.memrefOf(v)
		if m == nil {
			return rw.NoMatch(op, "a memref has no descriptor")
		}
		ptrs = append(ptrs, e.element(m, in[i], nil, 0))
	}
	cond := e.yes()
	for i := range ptrs {
		for _, other := range ptrs[i+1:] {
			e.assume(cond, "separate_storage", ptrs[i], other)
		}
	}
	rw.ReplaceOp(op, in...)
	return true
}

func (t *TypeConverter) rank(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	e := t.emit(&rw.Builder)
	switch m := op.Operand(0).Type().(type) {
	case *core.UnrankedMemRefType:
		rw.ReplaceOp(op, e.extract(in[0], fieldRank))
	case *core.MemRefType:
		rw.ReplaceOp(op, e.indexConst(int64(len(m.Shape()))))
	default:
		return rw.NoMatch(op, "it is no memref")
	}
	return true
}

func (t *TypeConverter) dim(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	d, _ := memref.AsDimOp(op)
	e := t.emit(&rw.Builder)
	switch m := d.Source().Type().(type) {
	case *core.UnrankedMemRefType:
		space, ok := t.addressSpace(m, m.MemorySpace())
		if !ok {
			t.complainAt(op, "'memref.dim' op memref memory space must be convertible to an integer address space")
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
	scalar := e.t.ConvertOne(e.t.ctx.MemRef(nil, m.ElementType(), nil, nil))
	ptr := llvmdefs.Ptr(e.t.ctx, space) // the element's address space, as upstream
	offset := e.gepTo(ptr, e.extract(desc, fieldDescriptor), scalar, 0, fieldOffset)
	next := e.add(e.indexConst(1), index)
	return e.load(e.t.index, e.gepTo(ptr, offset, e.t.index, next))
}

// rankedDim returns a size of a memref: a constant, a part of the descriptor or, for an index known at run time only,
// an element of a copy of the sizes on the stack.
func (e emitter) rankedDim(m *core.MemRefType, index *core.Value, in []*core.Value) *core.Value {
	if i, ok := constantIndex(index); ok && i >= 0 && i < int64(len(m.Shape())) {
		if n := m.Shape()[i]; n != core.Dynamic {
			return e.indexConst(n)
		}
		return e.extract(in[0], fieldSizes, i)
	}
	array := llvm.GetLLVMArrayType(e.t.ctx, e.t.index, uint64(len(m.Shape())))
	one := e.indexConst(1)
	sizes := e.extract(in[0], fieldSizes)
	copied := e.alloca(array, one)
	e.store(sizes, copied)
	return e.load(e.t.index, e.gep(copied, array, 0, in[1]))
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
