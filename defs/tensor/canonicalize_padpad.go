package tensor

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/tensor"
)

// paddedSlice is tensor.pad of tensor.extract_slice, adding elements behind only.
type paddedSlice struct {
	pad    tensor.PadOp
	cut    tensor.ExtractSliceOp
	slice  slice
	high   []core.FoldResult
	padded []bool // dimensions in which elements are added
}

// paddedSliceOf returns the parts of a padded slice. ok is false when the slice has other strides than 1, leaves out
// dimensions, or elements are added in front.
func (h Hooks) paddedSliceOf(op tensor.PadOp) (p paddedSlice, ok bool) {
	cut, ok := tensor.AsExtractSliceOp(op.Source().DefiningOp())
	if !ok || len(ranked(cut.Source()).Shape()) != len(ranked(cut.Result()).Shape()) {
		return p, false
	}
	added := paddingOf(op)
	p = paddedSlice{op, cut, h.extracted(cut), added.high, make([]bool, len(added.high))}
	for i, n := range added.high {
		p.padded[i] = !view.IsConstant(n, 0)
	}
	unit := !slices.ContainsFunc(p.slice.strides, func(n core.FoldResult) bool { return !view.IsConstant(n, 1) })
	return p, unit && allZero(added.low)
}

// element returns the constant that is added everywhere, or nil.
func (p paddedSlice) element() core.Attribute {
	if v := yielded(p.pad); v != nil {
		return v.ConstantValue()
	}
	return nil
}

// mergePaddings makes one padded slice of two, one behind the other, that work on different dimensions and add the same
// constant: tiling one dimension after the other gives such pairs.
func (h Hooks) mergePaddings(op tensor.PadOp, rw *rewrite.Rewriter) bool {
	inner, ok := h.paddedSliceOf(op)
	if !ok {
		return false
	}
	prev, ok := tensor.AsPadOp(inner.cut.Source().DefiningOp())
	if !ok || prev.Nofold() {
		return false
	}
	outer, ok := h.paddedSliceOf(prev)
	if !ok || inner.element() == nil || inner.element() != outer.element() {
		return false
	}
	s := slice{slices.Clone(inner.slice.offsets), slices.Clone(inner.slice.sizes), inner.slice.strides}
	added := padding{low: paddingOf(op).low, high: slices.Clone(inner.high)}
	shape := ranked(inner.cut.Source()).Shape()
	for i := range s.sizes {
		switch {
		case inner.padded[i] && outer.padded[i]:
			return false
		case !inner.padded[i] && view.IsConstant(inner.slice.offsets[i], 0):
			s.offsets[i] = outer.slice.offsets[i]
		case outer.padded[i] || !view.IsConstant(outer.slice.offsets[i], 0):
			return false
		}
		if !outer.padded[i] {
			continue
		}
		if shape[i] == core.Dynamic || !view.IsConstant(inner.slice.sizes[i], shape[i]) {
			return false
		}
		s.sizes[i], added.high[i] = outer.slice.sizes[i], outer.high[i]
	}
	from := ranked(outer.cut.Source())
	cut := extractSlice(rw, withShape(from, view.Integers(s.sizes)), outer.cut.Source(), s)
	rw.ReplaceOp(op.Op, pad(rw, op, op.Result().Type(), cut.Result(), added).Result())
	return true
}
