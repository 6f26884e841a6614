package linalg

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
)

// This file has the canonicalization patterns of what is done to a tensor all of whose elements are equal.

// withBody writes the region of an operation that has just been made.
func withBody(rw *rewrite.Rewriter, op *core.Operation, what body) *core.Operation {
	var types []core.Type
	for _, v := range op.Operands() {
		types = append(types, v.Type())
	}
	rw.Modify(op, func() {
		fillBody(rw.Context(), op.Region(0), types, what, 0, linalg.TypeFnCastSigned)
	})
	return op
}

// tensorTypes returns the types of the results of an operation that computes into a value.
func tensorTypes(v *core.Value) []core.Type {
	if t, ok := v.Type().(*core.RankedTensorType); ok {
		return []core.Type{t}
	}
	return []core.Type{}
}

// MakeFill makes a linalg.fill of a tensor or a buffer with equal elements.
func MakeFill(rw *rewrite.Rewriter, v, dest *core.Value) *core.Operation {
	op := linalg.NewFill(&rw.Builder, tensorTypes(dest), []*core.Value{v}, []*core.Value{dest})
	return withBody(rw, op.Op, bodyFill)
}

// filled returns the operation that makes a tensor with equal elements, and their value.
func filled(v *core.Value) (op linalg.FillOp, elem *core.Value, ok bool) {
	if op, ok = linalg.AsFillOp(v.DefiningOp()); !ok || len(op.Inputs()) != 1 {
		return op, nil, false
	}
	return op, op.Inputs()[0], true
}

// CanonicalizationPatternsFill adds what becomes of tensors with equal elements.
func (Hooks) CanonicalizationPatternsFill(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&tensor.ConcatDef, tensor.AsConcatOp, "tensor.concat of linalg.fill", concatOfFills),
		rewrite.OpPattern(&linalg.CopyDef, linalg.AsCopyOp, "linalg.copy and linalg.fill",
			func(op linalg.CopyOp, rw *rewrite.Rewriter) bool {
				in, out := op.Inputs()[0], op.Outputs()[0]
				if _, v, ok := filled(in); ok {
					rw.ReplaceOpWith(op.Op, MakeFill(rw, v, out))
					return true
				}
				f, _, ok := filled(out)
				if !ok {
					return false
				}
				dest := f.Outputs()[0]
				n := linalg.NewCopy(&rw.Builder, tensorTypes(dest), op.Inputs(), []*core.Value{dest})
				rw.ReplaceOpWith(op.Op, withBody(rw, n.Op, bodyCopy))
				return true
			}),
		rewrite.OpPattern(&tensor.ExtractDef, tensor.AsExtractOp, "tensor.extract of linalg.fill",
			func(op tensor.ExtractOp, rw *rewrite.Rewriter) bool {
				_, v, ok := filled(op.Tensor())
				if ok {
					rw.ReplaceOp(op.Op, v)
				}
				return ok
			}),
		rewrite.OpPattern(&linalg.PackDef, linalg.AsPackOp, "linalg.pack of linalg.fill",
			func(op linalg.PackOp, rw *rewrite.Rewriter) bool {
				_, v, ok := filled(op.Source())
				if !ok || op.PaddingValue() != nil && !sameSize(core.FoldResult{Value: op.PaddingValue()}, core.FoldResult{Value: v}) ||
					!op.Dest().HasOneUse() {
					return false
				}
				rw.ReplaceOpWith(op.Op, MakeFill(rw, v, op.Dest()))
				return true
			}),
		rewrite.OpPattern(&tensor.PadDef, tensor.AsPadOp, "tensor.pad of linalg.fill", padOfFill),
		rewrite.OpPattern(&tensor.CollapseShapeDef, tensor.AsCollapseShapeOp, "tensor.collapse_shape of linalg.fill",
			func(op tensor.CollapseShapeOp, rw *rewrite.Rewriter) bool {
				f, v, ok := filled(op.Src())
				if !ok {
					return false
				}
				rw.SetLoc(f.Op.Loc())
				dest := tensor.NewCollapseShape(&rw.Builder, op.Result().Type(), f.Outputs()[0], op.ReassociationAttr()).Result()
				rw.SetLoc(op.Op.Loc())
				rw.ReplaceOpWith(op.Op, MakeFill(rw, v, dest))
				return true
			}),
		rewrite.OpPattern(&tensor.ExpandShapeDef, tensor.AsExpandShapeOp, "tensor.expand_shape of linalg.fill",
			func(op tensor.ExpandShapeOp, rw *rewrite.Rewriter) bool {
				f, v, ok := filled(op.Src())
				if !ok {
					return false
				}
				rw.SetLoc(f.Op.Loc())
				dest := tensor.NewExpandShape(&rw.Builder, op.Result().Type(), f.Outputs()[0], op.OutputShape(), op.ReassociationAttr(),
					op.StaticOutputShape()).Result()
				rw.SetLoc(op.Op.Loc())
				rw.ReplaceOpWith(op.Op, MakeFill(rw, v, dest))
				return true
			}),
		rewrite.OpPattern(&tensor.InsertSliceDef, tensor.AsInsertSliceOp, "tensor.insert_slice of tensor.pad into linalg.fill",
			insertIntoFill),
		rewrite.OpPattern(&linalg.TransposeDef, linalg.AsTransposeOp, "linalg.transpose of linalg.fill",
			func(op linalg.TransposeOp, rw *rewrite.Rewriter) bool {
				_, v, ok := filled(op.Input())
				if ok {
					rw.ReplaceOpWith(op.Op, MakeFill(rw, v, op.Init()))
				}
				return ok
			}))
}

// concatOfFills fills the concatenation of what is filled with one value.
func concatOfFills(op tensor.ConcatOp, rw *rewrite.Rewriter) bool {
	inputs := op.Inputs()
	outs := make([]*core.Value, len(inputs))
	var elem *core.Value
	for i, in := range inputs {
		f, v, ok := filled(in)
		switch {
		case !ok:
			return false
		case i == 0:
			elem = v
		case v != elem && (v.ConstantValue() == nil || v.ConstantValue() != elem.ConstantValue()):
			return false
		}
		outs[i] = f.Outputs()[0]
	}
	if len(outs) == 0 {
		return false
	}
	// Upstream leaves the cast out, which makes users invalid.
	dest := tensor.NewConcat(&rw.Builder, concatType(outs, int(op.Dim())), outs, op.Dim()).Result()
	replaceCast(rw, op.Op, MakeFill(rw, elem, dest))
	return true
}

// concatType returns what is known about a concatenation.
func concatType(list []*core.Value, along int) *core.RankedTensorType {
	first := list[0].Type().(*core.RankedTensorType)
	shape := append([]int64(nil), first.Shape()...)
	for _, v := range list[1:] {
		for i, n := range shapeOf(v.Type()) {
			switch {
			case i != along && shape[i] == core.Dynamic:
				shape[i] = n
			case i == along:
				shape[i] = dim.Add(shape[i], n)
			}
		}
	}
	return first.Context().RankedTensor(shape, first.ElementType(), nil)
}

// paddingValue returns the value that tensor.pad adds everywhere, nil when its region computes it.
func paddingValue(op tensor.PadOp) *core.Value {
	yield, ok := tensor.AsYieldOp(op.Region().Entry().Last())
	if !ok {
		return nil
	}
	if v := yield.Value(); v.ConstantValue() != nil || v.ParentBlock() != op.Region().Entry() {
		return v
	}
	return nil
}

// padOfFill fills a greater tensor.
func padOfFill(op tensor.PadOp, rw *rewrite.Rewriter) bool {
	f, v, ok := filled(op.Source())
	if !ok || v != paddingValue(op) {
		return false
	}
	shapes := op.ReifyResultShapes(&rw.Builder)
	if len(shapes) != 1 {
		return false
	}
	elem := op.Result().Type().(*core.RankedTensorType).ElementType()
	rw.SetLoc(op.Op.Loc())
	dest := emptyTensor(rw, shapes[0], elem)
	rw.SetLoc(f.Op.Loc())
	replaceCast(rw, op.Op, MakeFill(rw, v, dest))
	return true
}

// emptyTensor makes a tensor of the sizes.
func emptyTensor(rw *rewrite.Rewriter, sizes []core.FoldResult, elem core.Type) *core.Value {
	t := rw.Context().RankedTensor(view.Integers(sizes), elem, nil)
	return tensor.NewEmpty(&rw.Builder, t, view.Values(sizes)).Result()
}

// apart reports whether two slices have no element in common, as far as constants tell.
func apart(a, b tensor.InsertSliceOp) bool {
	ends := func(op tensor.InsertSliceOp, i int) (first, last int64, ok bool) {
		o, n, s := op.StaticOffsets()[i], op.StaticSizes()[i], op.StaticStrides()[i]
		return o, dim.Add(o, view.Mul(n-1, s)), o != core.Dynamic && n != core.Dynamic && s != core.Dynamic
	}
	for i := range a.StaticOffsets() {
		first, last, ok := ends(a, i)
		from, to, known := ends(b, i)
		if ok && known && (last < from || to < first) {
			return true
		}
	}
	return false
}

// insertIntoFill inserts what is padded without the padding, when that is there already.
func insertIntoFill(op tensor.InsertSliceOp, rw *rewrite.Rewriter) bool {
	pad, ok := tensor.AsPadOp(op.Source().DefiningOp())
	if !ok {
		return false
	}
	whole := func(op tensor.InsertSliceOp) bool {
		return len(shapeOf(op.Source().Type())) == len(shapeOf(op.Result().Type()))
	}
	if !whole(op) {
		return false
	}
	dest := op.Dest()
	for {
		prev, ok := tensor.AsInsertSliceOp(dest.DefiningOp())
		if !ok {
			break
		}
		if !whole(prev) {
			return false
		}
		if !apart(prev, op) {
			break
		}
		dest = prev.Dest()
	}
	_, v, ok := filled(dest)
	if !ok || v != paddingValue(pad) {
		return false
	}
	low := view.Mixed(rw.Context(), pad.StaticLowAttr(), pad.Low())
	plus := affine.NewMap(0, 2, affine.Symbol(0).Add(affine.Symbol(1)))
	offsets := op.MixedOffsets()
	for i, o := range offsets {
		offsets[i] = affinedefs.ComposedFoldedApply(&rw.Builder, plus, []core.FoldResult{low[i], o})
	}
	sizes, strides := sizesOf(&rw.Builder, pad.Source()), op.MixedStrides()
	n := tensor.InsertSlice{Source: pad.Source(), Dest: op.Dest(), Offsets: view.Values(offsets), Sizes: view.Values(sizes),
		Strides: view.Values(strides), StaticOffsets: view.Integers(offsets), StaticSizes: view.Integers(sizes),
		StaticStrides: view.Integers(strides)}.Build(&rw.Builder)
	rw.ReplaceOpWith(op.Op, n.Op)
	return true
}
