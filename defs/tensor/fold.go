package tensor

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/defs/iface/cast"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/tensor"
)

// This file has the folders.

// splatAs gives constant elements that are all the same the type of a result.
func splatAs(source core.Attribute, t core.Type) core.Attribute {
	e, ok := source.(*core.DenseElementsAttr)
	to, isRanked := t.(*core.RankedTensorType)
	if !ok || !isRanked || !e.IsSplat() || !core.IsStaticShape(to) {
		return nil
	}
	return t.Context().DenseElements(to, e.RawData())
}

// FoldCast replaces a cast of a value to its own type.
func (Hooks) FoldCast(op *core.Operation, _ *core.FoldIn) core.Fold {
	return cast.Fold(op)
}

// FoldConcat folds the concatenation of one tensor.
func (Hooks) FoldConcat(op tensor.ConcatOp, _ *core.FoldIn) core.Fold {
	if in := op.Inputs(); len(in) == 1 && in[0].Type() == op.Result().Type() {
		return core.FoldValue(in[0])
	}
	return core.NoFold
}

// FoldDim gives a size that the type knows, or the operand with the size of the operation that made the tensor.
func (Hooks) FoldDim(op tensor.DimOp, in *core.FoldIn) core.Fold {
	index, ok := in.Const(1).(*core.IntegerAttr)
	t := ranked(op.Source())
	if !ok || t == nil {
		return core.NoFold
	}
	i := index.Int64()
	if i < 0 || i >= int64(len(t.Shape())) {
		return core.NoFold // undefined behaviour, but legal
	}
	if n := t.Shape()[i]; n != core.Dynamic {
		return core.FoldAttr(op.Op.Context().IndexAttr(n))
	}
	if g, ok := tensor.AsGenerateOp(op.Source().DefiningOp()); ok {
		return core.FoldValue(g.DynamicExtents()[numDynamic(t.Shape()[:i])])
	}
	if s, ok := tensor.AsExtractSliceOp(op.Source().DefiningOp()); ok && len(ranked(s.Source()).Shape()) == len(t.Shape()) {
		if v := view.Mixed(op.Op.Context(), s.StaticSizesAttr(), s.Sizes())[i].Value; v != nil {
			return core.FoldValue(v)
		}
	}
	if c, ok := castUnder(op.Source()); ok {
		op.SetSource(c.Source())
		return core.InPlace
	}
	return core.NoFold
}

// FoldExtract gives the element of a constant, of tensor.from_elements, or what was inserted at the same constant
// place.
func (Hooks) FoldExtract(op tensor.ExtractOp, in *core.FoldIn) core.Fold {
	dense, _ := in.Const(0).(*core.DenseElementsAttr)
	if dense != nil && dense.IsSplat() && dense.NumElements() > 0 {
		return core.FoldAttr(dense.Element(0))
	}
	t := ranked(op.Tensor())
	if t == nil {
		return core.NoFold // a fold may see what the verifier has not
	}
	at, inside := int64(0), core.IsStaticShape(t)
	for i, n := range t.Shape() {
		index, ok := in.Const(i + 1).(*core.IntegerAttr)
		if !ok {
			return core.NoFold
		}
		k := index.Int64()
		inside = inside && k >= 0 && k < n
		at = dim.Add(dim.Mul(at, n), k)
	}
	// extract(insert(x, t[i]), [i]) -> x, for constant indices
	if ins, ok := tensor.AsInsertOp(op.Tensor().DefiningOp()); ok && slices.Equal(ins.Indices(), op.Indices()) {
		return core.FoldValue(ins.Scalar())
	}
	if f, ok := tensor.AsFromElementsOp(op.Tensor().DefiningOp()); ok {
		if elems := f.Elements(); at >= 0 && at < int64(len(elems)) {
			return core.FoldValue(elems[at])
		}
		return core.NoFold
	}
	switch e := in.Const(0).(type) {
	case *core.DenseElementsAttr:
		if inside {
			return core.FoldAttr(e.Element(at))
		}
	case *core.SparseElementsAttr:
		if inside {
			return core.FoldAttr(constfold.SparseElement(e, at))
		}
	}
	return core.NoFold
}

// FoldFromElements gives constant elements.
func (Hooks) FoldFromElements(op tensor.FromElementsOp, in *core.FoldIn) core.Fold {
	t := ranked(op.Result())
	isElement := func(a core.Attribute) bool { return false }
	switch t.ElementType().(type) {
	case *core.IntegerType, *core.IndexType:
		isElement = func(a core.Attribute) bool { _, ok := a.(*core.IntegerAttr); return ok }
	case *core.FloatType:
		isElement = func(a core.Attribute) bool { _, ok := a.(*core.FloatAttr); return ok }
	case *core.ComplexType:
		isElement = func(a core.Attribute) bool { _, ok := a.(*core.ArrayAttr); return ok }
	default:
		return core.NoFold
	}
	if slices.ContainsFunc(in.Operands, func(a core.Attribute) bool { return !isElement(a) }) {
		return core.NoFold
	}
	return core.FoldAttr(op.Op.Context().DenseOf(t, in.Operands))
}

// FoldGather folds constants whose elements are all the same.
func (Hooks) FoldGather(op tensor.GatherOp, in *core.FoldIn) core.Fold {
	return core.FoldAttr(splatAs(in.Const(0), op.Result().Type()))
}

// FoldInsert folds the insertion of a constant into a tensor of nothing else.
func (Hooks) FoldInsert(_ tensor.InsertOp, in *core.FoldIn) core.Fold {
	scalar := in.Const(0)
	if e, ok := in.Const(1).(*core.DenseElementsAttr); ok && scalar != nil && e.IsSplat() && e.NumElements() > 0 &&
		e.Element(0) == scalar {
		return core.FoldAttr(e)
	}
	return core.NoFold
}

// FoldRank gives the rank that the type knows.
func (Hooks) FoldRank(op tensor.RankOp, _ *core.FoldIn) core.Fold {
	if t := ranked(op.Tensor()); t != nil {
		return core.FoldAttr(op.Op.Context().IndexAttr(int64(len(t.Shape()))))
	}
	return core.NoFold
}

// FoldReshape folds constants, reshapes of reshapes, and those that change nothing.
func (Hooks) FoldReshape(op tensor.ReshapeOp, in *core.FoldIn) core.Fold {
	if a := splatAs(in.Const(0), op.Result().Type()); a != nil {
		return core.FoldAttr(a)
	}
	if prev, ok := tensor.AsReshapeOp(op.Source().DefiningOp()); ok {
		op.SetSource(prev.Source())
		return core.InPlace
	}
	t := ranked(op.Source())
	if t == nil || core.Type(t) != op.Result().Type() {
		return core.NoFold
	}
	if len(t.Shape()) < 2 || sameSizes(op) {
		return core.FoldValue(op.Source())
	}
	return core.NoFold
}

// sameSizes reports whether the shape of a reshape lists the sizes of the source: those that the type knows and
// tensor.dim.
func sameSizes(op tensor.ReshapeOp) bool {
	list, ok := tensor.AsFromElementsOp(op.Shape().DefiningOp())
	shape := ranked(op.Source()).Shape()
	if !ok || len(list.Elements()) != len(shape) {
		return false
	}
	for i, v := range list.Elements() {
		if n, ok := view.Constant(core.FoldResult{Value: v}); ok {
			if n != shape[i] {
				return false
			}
			continue
		}
		d, ok := tensor.AsDimOp(v.DefiningOp())
		if !ok || d.Source() != op.Source() || !view.IsConstant(core.FoldResult{Value: d.Index()}, int64(i)) {
			return false
		}
	}
	return true
}

// FoldSplat gives constant elements.
func (Hooks) FoldSplat(op tensor.SplatOp, in *core.FoldIn) core.Fold {
	t := ranked(op.Aggregate())
	switch a := in.Const(0).(type) {
	case *core.IntegerAttr, *core.FloatAttr:
		if core.IsStaticShape(t) {
			return core.FoldAttr(op.Op.Context().DenseSplat(t, a))
		}
	}
	return core.NoFold
}

// FoldCollapseShape folds constants, and undoes an expansion.
func (Hooks) FoldCollapseShape(op tensor.CollapseShapeOp, in *core.FoldIn) core.Fold {
	if f, ok := foldReshape(op.Src(), op.Result(), in); ok {
		return f
	}
	if e, ok := tensor.AsExpandShapeOp(op.Src().DefiningOp()); ok {
		return undone(e.Src(), op.Result(), e.ReassociationAttr() == op.ReassociationAttr())
	}
	return core.NoFold
}

// FoldExpandShape folds constants, and undoes a collapse.
func (Hooks) FoldExpandShape(op tensor.ExpandShapeOp, in *core.FoldIn) core.Fold {
	if f, ok := foldReshape(op.Src(), op.Result(), in); ok {
		return f
	}
	if c, ok := tensor.AsCollapseShapeOp(op.Src().DefiningOp()); ok {
		return undone(c.Src(), op.Result(), c.ReassociationAttr() == op.ReassociationAttr() && determined(ranked(c.Src()).Shape(),
			op.ReassociationAttr()))
	}
	return core.NoFold
}

// determined reports whether the size of each group determines the sizes of its dimensions.
func determined(shape []int64, groups *core.ArrayAttr) bool {
	for _, g := range view.Groups(groups) {
		dynamic := 0
		for _, d := range g {
			if shape[d] == core.Dynamic {
				dynamic++
			}
		}
		if dynamic > 1 {
			return false
		}
	}
	return true
}

func foldReshape(src, result *core.Value, in *core.FoldIn) (f core.Fold, ok bool) {
	if src.Type() == result.Type() {
		return core.FoldValue(src), true
	}
	if e, isDense := in.Const(0).(*core.DenseElementsAttr); isDense && core.IsStaticShape(ranked(result)) {
		return core.FoldAttr(src.Context().DenseElements(ranked(result), e.RawData())), true
	}
	return core.NoFold, false
}

// undone folds to the value before two reshapes when its type is that of the result, and sizes cannot have been moved
// between dynamic dimensions.
func undone(src, result *core.Value, sameGroups bool) core.Fold {
	if src.Type() == result.Type() && (numDynamic(ranked(src).Shape()) < 2 || sameGroups) {
		return core.FoldValue(src)
	}
	return core.NoFold
}

// isWhole reports whether a slice is all of a tensor of the type.
func (s slice) isWhole(t *core.RankedTensorType) bool {
	for i, n := range t.Shape() {
		if n == core.Dynamic || !view.IsConstant(s.offsets[i], 0) || !view.IsConstant(s.sizes[i], n) ||
			!view.IsConstant(s.strides[i], 1) {
			return false
		}
	}
	return true
}

func (s slice) equal(o slice) bool {
	return slices.Equal(s.offsets, o.offsets) && slices.Equal(s.sizes, o.sizes) && slices.Equal(s.strides, o.strides)
}

// FoldExtractSlice folds constants, the slice that is everything, and the slice that was inserted before.
func (h Hooks) FoldExtractSlice(op tensor.ExtractSliceOp, in *core.FoldIn) core.Fold {
	if a := splatAs(in.Const(0), op.Result().Type()); a != nil {
		return core.FoldAttr(a)
	}
	s := h.extracted(op)
	if op.Source().Type() == op.Result().Type() && s.isWhole(ranked(op.Result())) {
		return core.FoldValue(op.Source())
	}
	if prev, ok := tensor.AsInsertSliceOp(op.Source().DefiningOp()); ok && prev.Source().Type() == op.Result().Type() &&
		h.inserted(prev).equal(s) {
		return core.FoldValue(prev.Source())
	}
	return core.NoFold
}

// FoldInsertSlice folds the insertion of everything, of nothing, of what was extracted from the same place, and forgets
// what was inserted there before.
func (h Hooks) FoldInsertSlice(op tensor.InsertSliceOp, _ *core.FoldIn) core.Fold {
	s, t := h.inserted(op), ranked(op.Source())
	if core.IsStaticShape(t) && core.Type(t) == op.Result().Type() && s.isWhole(t) {
		return core.FoldValue(op.Source())
	}
	if prev, ok := tensor.AsInsertSliceOp(op.Dest().DefiningOp()); ok && prev.Source().Type() == op.Source().Type() &&
		h.inserted(prev).equal(s) {
		op.SetDest(prev.Dest())
		return core.InPlace
	}
	if prev, ok := tensor.AsExtractSliceOp(op.Source().DefiningOp()); ok && prev.Source() == op.Dest() &&
		h.extracted(prev).equal(s) {
		return core.FoldValue(op.Dest())
	}
	for _, n := range s.sizes {
		if view.IsConstant(n, 0) {
			return core.FoldValue(op.Dest())
		}
	}
	return core.NoFold
}

// FoldPad folds the addition of nothing.
func (Hooks) FoldPad(op tensor.PadOp, _ *core.FoldIn) core.Fold {
	t := ranked(op.Result())
	if core.IsStaticShape(t) && op.Source().Type() == core.Type(t) && !op.Nofold() {
		return core.FoldValue(op.Source())
	}
	return core.NoFold
}

// FoldCasts replaces the operands that are casts by their sources where that loses nothing. Folders of other dialects'
// operations on tensors use it.
func FoldCasts(op *core.Operation) core.Fold {
	out := core.NoFold
	for i, v := range op.Operands() {
		if c, ok := castUnder(v); ok {
			op.SetOperand(i, c.Source())
			out = core.InPlace
		}
	}
	return out
}
