package memref

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/memref"
)

// withoutCasts makes an operation use what casts from memory with a rank were made of; except is an operand that is not
// memory that the operation accesses.
func withoutCasts(op *core.Operation, except *core.Value) bool {
	changed := false
	for i, v := range op.Operands() {
		c, ok := memref.AsCastOp(v.DefiningOp())
		if ok && v != except && typeOf(c.Source()) != nil {
			op.SetOperand(i, c.Source())
			changed = true
		}
	}
	return changed
}

// inPlace is the fold of an operation that was perhaps changed.
func inPlace(changed bool) core.Fold {
	if changed {
		return core.InPlace
	}
	return core.NoFold
}

// FoldCasts replaces the operands that are casts by their sources where that loses nothing. Folders of other dialects'
// operations on memrefs use it.
func FoldCasts(op *core.Operation) core.Fold { return inPlace(withoutCasts(op, nil)) }

// FoldAssumeAlignment drops an assumption that has been made before.
func (Hooks) FoldAssumeAlignment(op memref.AssumeAlignmentOp, _ *core.FoldIn) core.Fold {
	if prev, ok := memref.AsAssumeAlignmentOp(op.Memref().DefiningOp()); ok && prev.Alignment() == op.Alignment() {
		return core.FoldValue(op.Memref())
	}
	return core.NoFold
}

// FoldAtomicRMW accesses memory without casts.
func (Hooks) FoldAtomicRMW(op memref.AtomicRMWOp, _ *core.FoldIn) core.Fold {
	return inPlace(withoutCasts(op.Op, op.Value()))
}

// FoldCast casts from where the last cast came from, and not at all to the same type.
func (Hooks) FoldCast(op memref.CastOp, _ *core.FoldIn) core.Fold {
	changed := withoutCasts(op.Op, nil)
	if op.Source().Type() == op.Dest().Type() {
		return core.FoldValue(op.Source())
	}
	return inPlace(changed)
}

// FoldMemorySpaceCast casts from where the last cast came from, and not at all to the same type.
func (Hooks) FoldMemorySpaceCast(op memref.MemorySpaceCastOp, _ *core.FoldIn) core.Fold {
	prev, ok := memref.AsMemorySpaceCastOp(op.Source().DefiningOp())
	if ok {
		op.SetSource(prev.Source())
	}
	if op.Source().Type() == op.Dest().Type() {
		return core.FoldValue(op.Source())
	}
	return inPlace(ok)
}

// FoldCollapseShape undoes an expansion.
func (Hooks) FoldCollapseShape(op memref.CollapseShapeOp, _ *core.FoldIn) core.Fold {
	if op.Src().Type() == op.Result().Type() {
		return core.FoldValue(op.Src())
	}
	if e, ok := memref.AsExpandShapeOp(op.Src().DefiningOp()); ok {
		return undone(e.Src(), op.Result(), e.ReassociationAttr() == op.ReassociationAttr())
	}
	return core.NoFold
}

// FoldExpandShape undoes a collapse.
func (Hooks) FoldExpandShape(op memref.ExpandShapeOp, _ *core.FoldIn) core.Fold {
	if op.Src().Type() == op.Result().Type() {
		return core.FoldValue(op.Src())
	}
	if c, ok := memref.AsCollapseShapeOp(op.Src().DefiningOp()); ok {
		return undone(c.Src(), op.Result(), c.ReassociationAttr() == op.ReassociationAttr())
	}
	return core.NoFold
}

// undone folds to the value before two reshapes when its type is that of the result, and sizes cannot have been moved
// between dynamic dimensions.
func undone(src, result *core.Value, sameGroups bool) core.Fold {
	if src.Type() == result.Type() && (numDynamic(typeOf(src).Shape()) < 2 || sameGroups) {
		return core.FoldValue(src)
	}
	return core.NoFold
}

// FoldCopy copies memory without casts that only forget something.
func (Hooks) FoldCopy(op memref.CopyOp, _ *core.FoldIn) core.Fold {
	changed := false
	for i, v := range op.Op.Operands() {
		if c, ok := castUnder(v); ok {
			op.Op.SetOperand(i, c.Source())
			changed = true
		}
	}
	return inPlace(changed)
}

// FoldMemRefCasts takes the operand of a memref.cast for its result.
func (Hooks) FoldMemRefCasts(op *core.Operation, _ *core.FoldIn) core.Fold {
	return inPlace(withoutCasts(op, nil))
}

// FoldStore writes to memory without casts.
func (Hooks) FoldStore(op memref.StoreOp, _ *core.FoldIn) core.Fold {
	return inPlace(withoutCasts(op.Op, op.Value()))
}

// FoldRank gives the rank that the type knows.
func (Hooks) FoldRank(op memref.RankOp, _ *core.FoldIn) core.Fold {
	if t := typeOf(op.Memref()); t != nil {
		return core.FoldAttr(op.Op.Context().IndexAttr(int64(len(t.Shape()))))
	}
	return core.NoFold
}

// FoldDim gives a size that the type knows, or the operand with the size of the operation that made the memref.
func (h Hooks) FoldDim(op memref.DimOp, in *core.FoldIn) core.Fold {
	index, ok := in.Const(1).(*core.IntegerAttr)
	t := typeOf(op.Source())
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
	if v := h.dynamicSize(op.Source().DefiningOp(), t, int(i)); v != nil {
		return core.FoldValue(v)
	}
	return inPlace(withoutCasts(op.Op, nil))
}

// dynamicSize returns the operand of the operation that is a dynamic size of its result, or nil.
func (h Hooks) dynamicSize(op *core.Operation, t *core.MemRefType, dim int) *core.Value {
	nth := func(vals []*core.Value) *core.Value { return vals[numDynamic(t.Shape()[:dim])] }
	if op == nil {
		return nil
	}
	if a, ok := memref.AsAllocOp(op); ok {
		return nth(a.DynamicSizes())
	}
	if a, ok := memref.AsAllocaOp(op); ok {
		return nth(a.DynamicSizes())
	}
	if v, ok := memref.AsViewOp(op); ok {
		return nth(v.Sizes())
	}
	s, ok := memref.AsSubViewOp(op)
	if !ok {
		return nil
	}
	drop, ok := DroppedDims(s)
	if !ok {
		return nil
	}
	sizes := h.MixedSizesSubView(s)
	for i, dropped := range drop {
		if dropped {
			continue
		}
		if dim == 0 {
			return sizes[i].Value
		}
		dim--
	}
	return nil
}

// FoldReinterpretCast looks through what only changes the description of memory that is described anew.
func (h Hooks) FoldReinterpretCast(op memref.ReinterpretCastOp, _ *core.FoldIn) core.Fold {
	if src := h.described(op.Source().DefiningOp()); src != nil {
		op.SetSource(src)
		return core.InPlace
	}
	t := typeOf(op.Result())
	if op.Source().Type() == op.Result().Type() && core.IsStaticShape(t) && op.StaticOffsets()[0] == 0 {
		if strides, _, ok := t.StridesAndOffset(); ok && !slices.Contains(strides, core.Dynamic) {
			return core.FoldValue(op.Source())
		}
	}
	return core.NoFold
}

func (h Hooks) described(op *core.Operation) *core.Value {
	if op == nil {
		return nil
	}
	if c, ok := memref.AsCastOp(op); ok {
		return c.Source()
	}
	if c, ok := memref.AsReinterpretCastOp(op); ok {
		return c.Source()
	}
	s, ok := memref.AsSubViewOp(op)
	if !ok {
		return nil
	}
	for _, o := range h.MixedOffsetsSubView(s) {
		if !view.IsConstant(o, 0) {
			return nil
		}
	}
	return s.Source()
}

// FoldSubView drops a part that is everything.
func (h Hooks) FoldSubView(op memref.SubViewOp, _ *core.FoldIn) core.Fold {
	from, to := typeOf(op.Source()), typeOf(op.Result())
	if from != to {
		return core.NoFold
	}
	strided, ok := to.Layout().(*core.StridedLayoutAttr)
	if core.IsStaticShape(to) && (!ok || isStaticLayout(strided)) {
		return core.FoldValue(op.Source())
	}
	prev, ok := memref.AsSubViewOp(op.Source().DefiningOp())
	if !ok || !slices.Equal(h.MixedSizesSubView(op), h.MixedSizesSubView(prev)) {
		return core.NoFold
	}
	for i, o := range h.MixedOffsetsSubView(op) {
		if !view.IsConstant(o, 0) || !view.IsConstant(h.MixedStridesSubView(op)[i], 1) {
			return core.NoFold
		}
	}
	return core.FoldValue(op.Source())
}

func isStaticLayout(l *core.StridedLayoutAttr) bool {
	return l.Offset() != core.Dynamic && !slices.Contains(l.Strides(), core.Dynamic)
}

// FoldTranspose drops a permutation that does nothing and joins two of them.
func (Hooks) FoldTranspose(op memref.TransposeOp, _ *core.FoldIn) core.Fold {
	m := op.PermutationAttr().Value()
	if m.IsIdentity() && op.In().Type() == op.Op.Result(0).Type() {
		return core.FoldValue(op.In())
	}
	if prev, ok := memref.AsTransposeOp(op.In().DefiningOp()); ok {
		op.SetPermutationAttr(op.Op.Context().AffineMap(m.Compose(prev.PermutationAttr().Value())))
		op.SetIn(prev.In())
		return core.InPlace
	}
	return core.NoFold
}

// FoldView drops a view of all bytes as bytes.
func (Hooks) FoldView(op memref.ViewOp, in *core.FoldIn) core.Fold {
	t := typeOf(op.Op.Result(0))
	if op.Source().Type() == core.Type(t) && core.IsStaticShape(t) && view.IsConstant(core.FoldResult{Attr: in.Const(1)}, 0) {
		return core.FoldValue(op.Source())
	}
	return core.NoFold
}

// FoldExtractStridedMetadata replaces the uses of results that the source's type knows by constants and looks through
// casts. Like upstream's it makes these constants itself, because the operation stays; the driver finds them in its
// next round.
func (Hooks) FoldExtractStridedMetadata(op memref.ExtractStridedMetadataOp, _ *core.FoldIn) core.Fold {
	offset, sizes, strides := metadataOf(op)
	b := core.NewBuilder(op.Op.Context())
	b.SetBefore(op.Op)
	b.SetLoc(op.Op.Loc())
	changed := false
	replace := func(v *core.Value, n int64) {
		if n != core.Dynamic && v.HasUses() {
			v.ReplaceAllUsesWith(ConstantIndex(b, n))
			changed = true
		}
	}
	replace(op.Offset(), offset)
	for i, v := range op.Sizes() {
		replace(v, sizes[i])
	}
	for i, v := range op.Strides() {
		replace(v, strides[i])
	}
	if c, ok := memref.AsCastOp(op.Source().DefiningOp()); ok && typeOf(c.Source()) != nil {
		op.SetSource(c.Source())
		changed = true
	}
	return inPlace(changed)
}

// metadataOf returns what the source's type knows.
func metadataOf(op memref.ExtractStridedMetadataOp) (offset int64, sizes, strides []int64) {
	t := typeOf(op.Source())
	strides, offset, _ = t.StridesAndOffset()
	return offset, t.Shape(), strides
}
