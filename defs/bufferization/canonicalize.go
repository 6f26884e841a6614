package bufferization

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/tensor"
)

// This file has the canonicalization patterns of tensors and of the way between tensors and memory.

// CanonicalizationPatternsAllocTensor moves constant sizes into the type, and asks for sizes where they come from.
func (Hooks) CanonicalizationPatternsAllocTensor(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&bufferization.AllocTensorDef, bufferization.AsAllocTensorOp, "bufferization.alloc_tensor constant sizes",
			staticSizes),
		rewrite.OpPattern(&tensor.DimDef, tensor.AsDimOp, "tensor.dim of bufferization.alloc_tensor", dimOfAlloc))
}

// staticSizes makes the allocation of the smaller type; what else it says is about the larger one and is dropped, as
// mlir-opt does.
func staticSizes(op bufferization.AllocTensorOp, rw *rewrite.Rewriter) bool {
	t, ok := op.Result().Type().(*core.RankedTensorType)
	if !ok || op.Copy() != nil {
		return false
	}
	shape := append([]int64(nil), t.Shape()...)
	var left []*core.Value
	k := 0
	for i, n := range shape {
		if n != core.Dynamic {
			continue
		}
		v := op.DynamicSizes()[k]
		k++
		if c, ok := view.Constant(core.FoldResult{Value: v}); ok && c >= 0 {
			shape[i] = c
		} else {
			left = append(left, v)
		}
	}
	if len(left) == k {
		return false
	}
	a := bufferization.NewAllocTensor(&rw.Builder, op.Op.Context().RankedTensor(shape, t.ElementType(), t.Encoding()), left)
	rw.ReplaceOpWith(op.Op, tensor.NewCast(&rw.Builder, t, a.Result()).Op)
	return true
}

func dimOfAlloc(op tensor.DimOp, rw *rewrite.Rewriter) bool {
	alloc, ok := bufferization.AsAllocTensorOp(op.Source().DefiningOp())
	i, known := view.Constant(core.FoldResult{Value: op.Index()})
	if !ok || !known {
		return false
	}
	t, ok := alloc.Result().Type().(*core.RankedTensorType)
	if !ok || i < 0 || i >= int64(len(t.Shape())) || t.Shape()[i] != core.Dynamic {
		return false
	}
	rw.ReplaceOp(op.Op, sizeOf(alloc, int(i), &rw.Builder))
	return true
}

// CanonicalizationPatternsToBuffer does without casts, and without tensors that are made of memory only to be memory
// again.
func (Hooks) CanonicalizationPatternsToBuffer(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&bufferization.ToBufferDef, bufferization.AsToBufferOp, "bufferization.to_buffer of tensor.cast",
			bufferOfCast),
		rewrite.OpPattern(&bufferization.ToBufferDef, bufferization.AsToBufferOp, "bufferization.to_buffer of bufferization.to_tensor",
			bufferOfTensor))
}

// bufferOfCast casts the memory instead of the tensor.
func bufferOfCast(op bufferization.ToBufferOp, rw *rewrite.Rewriter) bool {
	c, ok := tensor.AsCastOp(op.Tensor().DefiningOp())
	if !ok {
		return false
	}
	from, ok := c.Source().Type().(*core.RankedTensorType)
	if !ok {
		return false
	}
	var layout, space core.Attribute
	switch t := op.Buffer().Type().(type) {
	case *core.MemRefType:
		layout, space = t.Layout(), t.MemorySpace()
	case *core.UnrankedMemRefType:
		space = t.MemorySpace()
	default:
		return false
	}
	t := op.Op.Context().MemRef(from.Shape(), from.ElementType(), layout, space)
	m := bufferization.ToBuffer{BufferType: t, Tensor: c.Source(), ReadOnly: op.ReadOnly()}.Build(&rw.Builder)
	rw.ReplaceOpWith(op.Op, memref.NewCast(&rw.Builder, op.Buffer().Type(), m.Buffer()).Op)
	return true
}

// bufferOfTensor uses the memory that the tensor was made of.
func bufferOfTensor(op bufferization.ToBufferOp, rw *rewrite.Rewriter) bool {
	from, ok := bufferization.AsToTensorOp(op.Tensor().DefiningOp())
	if !ok {
		return false
	}
	v := WithType(rw, op.Op.Loc(), from.Buffer(), op.Buffer().Type(), 0)
	if v != nil {
		rw.ReplaceOp(op.Op, v)
	}
	return v != nil
}

// WithType returns memory as another type, at the insertion point: cast where that cannot fail, copied, with the
// alignment unless it is zero, where it could; nil when neither is possible. loc is for casts from or to unranked
// types; others are at the memory's own location.
func WithType(rw *rewrite.Rewriter, loc core.Location, m *core.Value, want core.Type, alignment int64) *core.Value {
	have, isRanked := m.Type().(*core.MemRefType)
	to, wantRanked := want.(*core.MemRefType)
	canCast := memrefdefs.Hooks{}.AreCastCompatibleCast(memref.CastOp{}, []core.Type{m.Type()}, []core.Type{want})
	switch {
	case m.Type() == want:
		return m
	case !isRanked && wantRanked, !wantRanked && !canCast:
		return nil
	case !wantRanked:
		return memref.Cast{DestType: want, Source: m, Loc: loc}.Build(&rw.Builder).Dest()
	}
	return RankedWithType(rw, m, have, to, alignment)
}

// RankedWithType is [WithType] of memory with a rank, which is copied even into another memory space.
func RankedWithType(rw *rewrite.Rewriter, m *core.Value, have, to *core.MemRefType, alignment int64) *core.Value {
	loc := m.Loc()
	switch {
	case have.ElementType() != to.ElementType() || len(have.Shape()) != len(to.Shape()):
		return nil
	case (memrefdefs.Hooks{}).AreCastCompatibleCast(memref.CastOp{}, []core.Type{have}, []core.Type{to}) && alwaysCasts(have, to):
		return memref.Cast{DestType: to, Source: m, Loc: loc}.Build(&rw.Builder).Dest()
	}
	var sizes []*core.Value
	for i, n := range to.Shape() {
		if n == core.Dynamic {
			rw.SetLoc(loc)
			k := memrefdefs.ConstantIndex(&rw.Builder, int64(i))
			sizes = append(sizes, memref.NewDim(&rw.Builder, m, k).Result())
		}
	}
	copied := memref.Alloc{MemrefType: to, DynamicSizes: sizes, Loc: loc}
	if alignment != 0 {
		copied.Alignment = rw.Context().I64Attr(alignment)
	}
	a := copied.Build(&rw.Builder).Memref()
	memref.Copy{Source: m, Target: a, Loc: loc}.Build(&rw.Builder)
	return a
}

// alwaysCasts reports whether a cast that types allow cannot fail when the program runs: no stride and no offset
// becomes known by it.
func alwaysCasts(from, to *core.MemRefType) bool {
	aStrides, aOffset, ok := from.StridesAndOffset()
	if !ok {
		return false
	}
	bStrides, bOffset, ok := to.StridesAndOffset()
	learns := func(a, b int64) bool { return a == core.Dynamic && b != core.Dynamic }
	if !ok || learns(aOffset, bOffset) {
		return false
	}
	for i := range aStrides {
		if learns(aStrides[i], bStrides[i]) {
			return false
		}
	}
	return true
}
