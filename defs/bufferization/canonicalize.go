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

// pattern makes a pattern that starts from one operation.
func pattern[V any](def *core.OpDef, as func(*core.Operation) (V, bool), name string, f func(V, *rewrite.Rewriter) bool) rewrite.Pattern {
	return rewrite.Pattern{Name: name, Root: def.Name, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
		v, ok := as(op)
		return ok && f(v, rw)
	}}
}

// CanonicalizationPatternsAllocTensor moves constant sizes into the type, and asks for sizes where they come from.
func (Hooks) CanonicalizationPatternsAllocTensor(set *rewrite.PatternSet) {
	set.Add(
		pattern(&bufferization.AllocTensorDef, bufferization.AsAllocTensorOp, "bufferization.alloc_tensor constant sizes", staticSizes),
		pattern(&tensor.DimDef, tensor.AsDimOp, "tensor.dim of bufferization.alloc_tensor", dimOfAlloc))
}

// staticSizes makes the allocation of the smaller type; what else it says is about the larger one and is dropped, as mlir-opt does.
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
	a := bufferization.NewAllocTensor(&rw.Builder, op.Context().RankedTensor(shape, t.ElementType(), t.Encoding()), left)
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

// CanonicalizationPatternsToTensor asks the memory for sizes of the tensor.
func (Hooks) CanonicalizationPatternsToTensor(set *rewrite.PatternSet) {
	set.Add(pattern(&tensor.DimDef, tensor.AsDimOp, "tensor.dim of bufferization.to_tensor", func(op tensor.DimOp, rw *rewrite.Rewriter) bool {
		from, ok := bufferization.AsToTensorOp(op.Source().DefiningOp())
		if !ok {
			return false
		}
		rw.ReplaceOpWith(op.Op, memref.NewDim(&rw.Builder, from.Buffer(), op.Index()).Op)
		return true
	}))
}

// CanonicalizationPatternsToBuffer does without casts and without memory that is asked for an element or a size only.
func (Hooks) CanonicalizationPatternsToBuffer(set *rewrite.PatternSet) {
	set.Add(
		pattern(&memref.DimDef, memref.AsDimOp, "memref.dim of bufferization.to_buffer", func(op memref.DimOp, rw *rewrite.Rewriter) bool {
			from, ok := bufferization.AsToBufferOp(op.Source().DefiningOp())
			if !ok {
				return false
			}
			rw.ReplaceOpWith(op.Op, tensor.NewDim(&rw.Builder, from.Tensor(), op.Index()).Op)
			return true
		}),
		pattern(&memref.LoadDef, memref.AsLoadOp, "memref.load of bufferization.to_buffer", func(op memref.LoadOp, rw *rewrite.Rewriter) bool {
			from, ok := bufferization.AsToBufferOp(op.Memref().DefiningOp())
			if !ok {
				return false
			}
			rw.ReplaceOpWith(op.Op, tensor.NewExtract(&rw.Builder, from.Tensor(), op.Indices()).Op)
			return true
		}),
		pattern(&bufferization.ToBufferDef, bufferization.AsToBufferOp, "bufferization.to_buffer of tensor.cast", bufferOfCast),
		pattern(&bufferization.ToBufferDef, bufferization.AsToBufferOp, "bufferization.to_buffer of bufferization.to_tensor", bufferOfTensor))
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
	t := op.Context().MemRef(from.Shape(), from.ElementType(), layout, space)
	m := bufferization.ToBuffer{BufferType: t, Tensor: c.Source(), ReadOnly: op.ReadOnly()}.Build(&rw.Builder)
	rw.ReplaceOpWith(op.Op, memref.NewCast(&rw.Builder, op.Buffer().Type(), m.Buffer()).Op)
	return true
}

// bufferOfTensor uses the memory that the tensor was made of: cast where that cannot fail, copied where it could.
func bufferOfTensor(op bufferization.ToBufferOp, rw *rewrite.Rewriter) bool {
	from, ok := bufferization.AsToTensorOp(op.Tensor().DefiningOp())
	if !ok {
		return false
	}
	m, want := from.Buffer(), op.Buffer().Type()
	have, isRanked := m.Type().(*core.MemRefType)
	to, wantRanked := want.(*core.MemRefType)
	canCast := memrefdefs.Hooks{}.AreCastCompatibleCast(memref.CastOp{}, []core.Type{m.Type()}, []core.Type{want})
	switch {
	case m.Type() == want:
		rw.ReplaceOp(op.Op, m)
		return true
	case !isRanked && wantRanked, !wantRanked && !canCast:
		return false
	case !wantRanked, canCast && alwaysCasts(have, to):
		rw.ReplaceOpWith(op.Op, memref.NewCast(&rw.Builder, want, m).Op)
		return true
	case have.ElementType() != to.ElementType() || len(have.Shape()) != len(to.Shape()):
		return false
	}
	var sizes []*core.Value
	for i, n := range to.Shape() {
		if n == core.Dynamic {
			sizes = append(sizes, memref.NewDim(&rw.Builder, m, memrefdefs.ConstantIndex(&rw.Builder, int64(i))).Result())
		}
	}
	copied := memref.Alloc{MemrefType: to, DynamicSizes: sizes}.Build(&rw.Builder)
	memref.NewCopy(&rw.Builder, m, copied.Memref())
	rw.ReplaceOpWith(op.Op, copied.Op)
	return true
}

// alwaysCasts reports whether a cast that types allow cannot fail when the program runs: no stride and no offset becomes known by it.
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
