package vectortollvm

import (
	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/vector"
)

// VectorOptions says how operations of dialect vector are converted. The zero value is the default of patterns, but not
// of pass convert-vector-to-llvm, which compares indices of 32 bits.
type VectorOptions struct {
	// Reassociate allows to add and multiply the elements of a vector of floats in any order.
	Reassociate bool
	// Wide compares indices of 64 bits to make masks of scalable vectors, otherwise indices of 32 bits.
	Wide bool
	// VectorAlignment assumes that accesses to memory are aligned as vectors are, otherwise as elements are.
	VectorAlignment bool
}

// emitter makes operations.
type emitter struct{ tollvm.Emitter }

func (v vectors) emit(b *core.Builder) emitter { return emitter{v.Emit(b)} }

// vectors converts operations of dialect vector.
type vectors struct {
	*tollvm.TypeConverter
	VectorOptions
}

// AddVector adds the patterns for dialect vector. Those for vectors of several dimensions are few:
// [vectorpass.AddLowerings] is to be applied before.
func AddVector(set *conversion.PatternSet, t *tollvm.TypeConverter, o VectorOptions) {
	v := vectors{t, o}
	for _, p := range []struct {
		def     *core.OpDef
		match   tollvm.MatchFunc
		outside func(op *core.Operation) bool
	}{
		{&vector.ReductionDef, v.reduction, nil},
		{&vector.MaskDef, v.maskedReduction, nil},
		{&vector.LoadDef, v.load, nil},
		{&vector.MaskedLoadDef, v.maskedLoad, nil},
		{&vector.StoreDef, v.store, nil},
		{&vector.MaskedStoreDef, v.maskedStore, nil},
		{&vector.GatherDef, v.gather, nil},
		{&vector.ScatterDef, v.scatter, nil},
		{&vector.ExpandLoadDef, v.expandLoad, nil},
		{&vector.CompressStoreDef, v.compressStore, nil},
		{&vector.TypeCastDef, v.typeCast, nil},
		{&vector.BitCastDef, v.bitCast, nil},
		{&vector.ShuffleDef, v.shuffle, nil},
		{&vector.ExtractDef, v.extract, nil},
		{&vector.InsertDef, v.insert, nil},
		{&vector.FMADef, v.fma, nil},
		{&vector.PrintDef, v.print, tollvm.UsesLibrary},
		{&vector.VectorScaleDef, v.scale, nil},
		{&vector.BroadcastDef, v.broadcast, nil},
		{&vector.ScalableInsertDef, v.scalableInsert, nil},
		{&vector.ScalableExtractDef, v.scalableExtract, nil},
		{&vector.InterleaveDef, v.interleave, nil},
		{&vector.DeinterleaveDef, v.deinterleave, nil},
		{&vector.FromElementsDef, v.fromElements, nil},
		{&vector.ToElementsDef, v.toElements, nil},
		{&vector.StepDef, v.step, nil},
	} {
		set.Add(conversion.Pattern{Name: p.def.Name, Root: p.def.Name, Types: t.TypeConverter, Match: p.match, Outside: p.outside})
	}
	set.Add(conversion.Pattern{Name: "scalable mask", Root: vector.CreateMaskDef.Name, Match: v.createMask})
}

// vectorOf returns the vector type of a value, or nil.
func vectorOf(v *core.Value) *core.VectorType {
	t, _ := v.Type().(*core.VectorType)
	return t
}

// alignmentOf returns the alignment of an access: the operation's own, otherwise that of the elements or of the vector
// in the default layout of LLVM.
func (v vectors) alignmentOf(own *core.IntegerAttr, x *core.VectorType, m *core.MemRefType) (uint64, bool) {
	if own != nil && own.Int64() != 0 {
		return uint64(own.Int64()), true
	}
	t := v.ConvertOne(m.ElementType())
	if v.VectorAlignment {
		t = v.ConvertOne(x)
	}
	if t == nil {
		return 0, false
	}
	l, err := layout.Parse("")
	if err != nil {
		return 0, false
	}
	return l.PrefAlign(t), true
}

func (v vectors) load(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	l := core.Must(vector.AsLoadOp(op))
	x, m := vectorOf(l.Result()), v.MemRefOf(l.Base())
	if x == nil || len(x.Shape()) > 1 || m == nil {
		return rw.NoMatch(op, "it is no vector of one dimension")
	}
	align, ok := v.alignmentOf(l.AlignmentAttr(), x, m)
	if !ok {
		return rw.NoMatch(op, "could not resolve alignment")
	}
	at := v.emit(&rw.Builder).Element(m, in[0], in[1:], 0)
	rw.ReplaceOpWith(op, llvm.Load{ResType: v.ConvertOne(x), Addr: at, Alignment: v.Context().I64Attr(int64(align)),
		Nontemporal: l.Nontemporal()}.Build(&rw.Builder).Op)
	return true
}

func (v vectors) maskedLoad(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	l := core.Must(vector.AsMaskedLoadOp(op))
	x, m := vectorOf(l.Result()), v.MemRefOf(l.Base())
	if x == nil || len(x.Shape()) > 1 || m == nil {
		return rw.NoMatch(op, "it is no vector of one dimension")
	}
	align, ok := v.alignmentOf(l.AlignmentAttr(), x, m)
	if !ok {
		return rw.NoMatch(op, "could not resolve alignment")
	}
	n := len(in)
	at := v.emit(&rw.Builder).Element(m, in[0], in[1:n-2], 0)
	rw.ReplaceOpWith(op, llvm.MaskedLoad{ResType: v.ConvertOne(x), Data: at, Mask: in[n-2], PassThru: in[n-1],
		Alignment: int32(align)}.Build(&rw.Builder).Op)
	return true
}

func (v vectors) store(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	s := core.Must(vector.AsStoreOp(op))
	x, m := vectorOf(s.ValueToStore()), v.MemRefOf(s.Base())
	if x == nil || len(x.Shape()) > 1 || m == nil {
		return rw.NoMatch(op, "it is no vector of one dimension")
	}
	align, ok := v.alignmentOf(s.AlignmentAttr(), x, m)
	if !ok {
		return rw.NoMatch(op, "could not resolve alignment")
	}
	at := v.emit(&rw.Builder).Element(m, in[1], in[2:], 0)
	llvm.Store{Value: in[0], Addr: at, Alignment: v.Context().I64Attr(int64(align)), Nontemporal: s.Nontemporal()}.Build(&rw.Builder)
	rw.EraseOp(op)
	return true
}

func (v vectors) maskedStore(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	s := core.Must(vector.AsMaskedStoreOp(op))
	x, m := vectorOf(s.ValueToStore()), v.MemRefOf(s.Base())
	if x == nil || len(x.Shape()) > 1 || m == nil {
		return rw.NoMatch(op, "it is no vector of one dimension")
	}
	align, ok := v.alignmentOf(s.AlignmentAttr(), x, m)
	if !ok {
		return rw.NoMatch(op, "could not resolve alignment")
	}
	n := len(in)
	at := v.emit(&rw.Builder).Element(m, in[0], in[1:n-2], 0)
	llvm.MaskedStore{Value: in[n-1], Data: at, Mask: in[n-2], Alignment: int32(align)}.Build(&rw.Builder)
	rw.EraseOp(op)
	return true
}

// scattered resolves what gather and scatter have in common: the addresses of the elements and their alignment. The
// operands are the memref, its indices and the vector of indices.
func (v vectors) scattered(op *core.Operation, x *core.VectorType, own *core.IntegerAttr, in []*core.Value,
	rw *conversion.Rewriter) (ptrs *core.Value, align int32, ok bool) {
	m := v.MemRefOf(op.Operand(0))
	switch {
	case m == nil || !unitLastStride(m):
		return nil, 0, rw.NoMatch(op, "memref type not supported")
	case len(x.Shape()) != 1:
		return nil, 0, rw.NoMatch(op, "only 1-D vectors can be lowered to LLVM")
	}
	a, ok := v.alignmentOf(own, x, m)
	if !ok {
		return nil, 0, rw.NoMatch(op, "could not resolve alignment")
	}
	e := v.emit(&rw.Builder)
	n := len(in)
	ptr := e.Element(m, in[0], in[1:n-1], 0)
	to := v.Context().Vector(x.Shape(), ptr.Type(), x.ScalableDims())
	return e.GEPTo(to, ptr, v.ConvertOne(m.ElementType()), in[n-1]), int32(a), true
}

// unitLastStride reports whether the elements along the last dimension follow each other.
func unitLastStride(m *core.MemRefType) bool {
	strides, _, ok := m.StridesAndOffset()
	return ok && (len(strides) == 0 || strides[len(strides)-1] == 1)
}

func (v vectors) gather(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	g := core.Must(vector.AsGatherOp(op))
	n := len(in)
	x := vectorOf(g.Result())
	ptrs, align, ok := v.scattered(op, x, g.AlignmentAttr(), in[:n-2], rw)
	if !ok {
		return false
	}
	rw.ReplaceOpWith(op, llvm.MaskedGather{ResType: v.ConvertOne(x), Ptrs: ptrs, Mask: in[n-2], PassThru: in[n-1:],
		Alignment: align}.Build(&rw.Builder).Op)
	return true
}

func (v vectors) scatter(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	s := core.Must(vector.AsScatterOp(op))
	n := len(in)
	if op.NumResults() > 0 {
		return rw.NoMatch(op, "memref type not supported")
	}
	ptrs, align, ok := v.scattered(op, vectorOf(s.ValueToStore()), s.AlignmentAttr(), in[:n-2], rw)
	if !ok {
		return false
	}
	llvm.MaskedScatter{Value: in[n-1], Ptrs: ptrs, Mask: in[n-2], Alignment: align}.Build(&rw.Builder)
	rw.EraseOp(op)
	return true
}

func (v vectors) expandLoad(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	l := core.Must(vector.AsExpandLoadOp(op))
	m, n := v.MemRefOf(l.Base()), len(in)
	if m == nil {
		return rw.NoMatch(op, "the memref has no descriptor")
	}
	at := v.emit(&rw.Builder).Element(m, in[0], in[1:n-2], 0)
	rw.ReplaceOpWith(op, llvm.MaskedExpandLoad{ResType: v.ConvertOne(l.Result().Type()), Ptr: at, Mask: in[n-2], Passthru: in[n-1],
		ArgAttrs: v.pointerAlignment(l.AlignmentAttr(), 0, 3)}.Build(&rw.Builder).Op)
	return true
}

func (v vectors) compressStore(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	s := core.Must(vector.AsCompressStoreOp(op))
	m, n := v.MemRefOf(s.Base()), len(in)
	if m == nil {
		return rw.NoMatch(op, "the memref has no descriptor")
	}
	at := v.emit(&rw.Builder).Element(m, in[0], in[1:n-2], 0)
	llvm.MaskedCompressStore{Value: in[n-1], Ptr: at, Mask: in[n-2],
		ArgAttrs: v.pointerAlignment(s.AlignmentAttr(), 1, 3)}.Build(&rw.Builder)
	rw.EraseOp(op)
	return true
}

// pointerAlignment returns the attributes of so many arguments, of which one is a pointer; nil for an alignment of 1,
// which is the default.
func (v vectors) pointerAlignment(a *core.IntegerAttr, pointer, arguments int) *core.ArrayAttr {
	if a == nil || a.Int64() == 1 {
		return nil
	}
	list := make([]core.Attribute, arguments)
	for i := range list {
		list[i] = v.Context().Dict(nil)
	}
	list[pointer] = v.Context().Dict([]core.NamedAttr{{Name: "llvm.align", Value: v.Context().I64Attr(a.Int64())}})
	return v.Context().Array(list...)
}

// typeCast makes the descriptor of another type for the same contiguous memory.
func (v vectors) typeCast(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	c := core.Must(vector.AsTypeCastOp(op))
	from, to := v.MemRefOf(c.Memref()), v.MemRefOf(c.Result())
	if from == nil || to == nil || !core.IsStaticShape(from) || !core.IsStaticShape(to) {
		return rw.NoMatch(op, "the shape is not known")
	}
	if _, ok := contiguousStrides(from); !ok {
		return rw.NoMatch(op, "the memory is not contiguous")
	}
	strides, ok := contiguousStrides(to)
	if !ok {
		return rw.NoMatch(op, "the memory is not contiguous")
	}
	e := v.emit(&rw.Builder)
	// Numbers are i64 whatever index is.
	number := func(n int64) *core.Value {
		return llvm.Constant{ResType: v.Context().I64(), Value: v.Context().IndexAttr(n)}.Build(e.Builder).Op.Result(0)
	}
	d := e.Poison(v.ConvertOne(to))
	d = e.InsertValue(e.ExtractValue(in[0], tollvm.FieldAllocated), d, tollvm.FieldAllocated)
	d = e.InsertValue(e.ExtractValue(in[0], tollvm.FieldAligned), d, tollvm.FieldAligned)
	d = e.InsertValue(number(0), d, tollvm.FieldOffset)
	for i, n := range to.Shape() {
		d = e.InsertValue(number(n), d, tollvm.FieldSizes, int64(i))
		d = e.InsertValue(number(strides[i]), d, tollvm.FieldStrides, int64(i))
	}
	rw.ReplaceOp(op, d)
	return true
}

// contiguousStrides returns the strides of memory without gaps, as far as its type shows that.
func contiguousStrides(m *core.MemRefType) ([]int64, bool) {
	strides, _, ok := m.StridesAndOffset()
	if !ok || len(strides) > 0 && strides[len(strides)-1] != 1 {
		return nil, false
	}
	if tollvm.HasIdentityLayout(m) {
		return strides, true
	}
	for i := range len(strides) - 1 {
		if strides[i] == core.Dynamic || strides[i] != dim.Mul(strides[i+1], m.Shape()[i+1]) {
			return nil, false
		}
	}
	return strides, true
}
