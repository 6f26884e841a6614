package memref

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/memref"
)

// CanonicalizationPatternsSubView adds constant operands, parts of casts, and parts that are everything.
func (h Hooks) CanonicalizationPatternsSubView(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&memref.SubViewDef, memref.AsSubViewOp, "memref.subview constant operands", h.subviewConstants),
		rewrite.OpPattern(&memref.SubViewDef, memref.AsSubViewOp, "memref.subview of cast", h.subviewOfCast),
		rewrite.OpPattern(&memref.SubViewDef, memref.AsSubViewOp, "memref.subview of everything", h.subviewOfAll))
}

// subviewConstants puts constants into the lists: of offsets, when there are none of sizes, when there are none of
// strides. A part that is known then to leave the memory stays as it is, because the verifier would refuse it, and so
// does one with a stride that is 0.
func (h Hooks) subviewConstants(op memref.SubViewOp, rw *rewrite.Rewriter) bool {
	offsets, sizes, strides := h.MixedOffsetsSubView(op), h.MixedSizesSubView(op), h.MixedStridesSubView(op)
	c := rw.Context()
	if !view.FoldConstants(c, offsets, view.NonNegative) && !view.FoldConstants(c, sizes, view.NonNegative) &&
		!view.FoldConstants(c, strides) {
		return false
	}
	if slices.ContainsFunc(strides, func(s core.FoldResult) bool { return s.Attr != nil && view.IsConstant(s, 0) }) {
		return false
	}
	dropped, ok := DroppedDims(op)
	if !ok || view.OutOfBounds(typeOf(op.Source()).Shape(), view.Integers(offsets), view.Integers(sizes),
		view.Integers(strides)) != "" {
		return false
	}
	t, ok := reducedType(typeOf(op.Source()), dropped, offsets, sizes, strides)
	if !ok {
		return false
	}
	return castTo(op.Op, subview(rw, t, op.Source(), offsets, sizes, strides).Result(), rw)
}

// reducedType returns the type of a part without the dimensions that are dropped.
func reducedType(from *core.MemRefType, dropped []bool, offsets, sizes, strides []core.FoldResult) (t *core.MemRefType, ok bool) {
	t, ok = subviewType(from, view.Integers(offsets), view.Integers(sizes), view.Integers(strides))
	if !ok {
		return nil, false
	}
	steps, offset, _ := t.StridesAndOffset()
	var shape, left []int64
	all := true
	for i, n := range t.Shape() {
		if dropped[i] {
			all = false
			continue
		}
		shape, left = append(shape, n), append(left, steps[i])
	}
	if all {
		return t, true
	}
	c := t.Context()
	return c.MemRef(shape, t.ElementType(), c.StridedLayout(offset, left), t.MemorySpace()), true
}

func subview(rw *rewrite.Rewriter, t core.Type, src *core.Value, offsets, sizes, strides []core.FoldResult) memref.SubViewOp {
	return subviewOf(t, src, offsets, sizes, strides).Build(&rw.Builder)
}

// subviewOfCast takes the part of what was cast.
func (h Hooks) subviewOfCast(op memref.SubViewOp, rw *rewrite.Rewriter) bool {
	for _, v := range op.Op.Operands() {
		if isConstantIndex(v) {
			return false // the constants first
		}
	}
	c, ok := castUnder(op.Source())
	if !ok {
		return false
	}
	offsets, sizes, strides := h.MixedOffsetsSubView(op), h.MixedSizesSubView(op), h.MixedStridesSubView(op)
	dropped, ok := DroppedDims(op)
	if !ok {
		return false
	}
	t, ok := reducedType(typeOf(c.Source()), dropped, offsets, sizes, strides)
	if !ok {
		return false
	}
	return castTo(op.Op, subview(rw, t, c.Source(), offsets, sizes, strides).Result(), rw)
}

// subviewOfAll drops a part that is everything.
func (h Hooks) subviewOfAll(op memref.SubViewOp, rw *rewrite.Rewriter) bool {
	from := typeOf(op.Source())
	if len(from.Shape()) != len(typeOf(op.Result()).Shape()) {
		return false
	}
	offsets, sizes, strides := h.MixedOffsetsSubView(op), h.MixedSizesSubView(op), h.MixedStridesSubView(op)
	for i, n := range from.Shape() {
		if n == core.Dynamic || !view.IsConstant(offsets[i], 0) || !view.IsConstant(strides[i], 1) || !view.IsConstant(sizes[i], n) {
			return false
		}
	}
	return replace(op.Op, op.Source(), rw)
}
