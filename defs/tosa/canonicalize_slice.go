package tosa

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/tosa"
)

// CanonicalizationPatternsSlice adds boxes within one part of a concatenation, boxes with less border than there is,
// and sizes that the type knows.
func (Hooks) CanonicalizationPatternsSlice(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&tosa.SliceDef, tosa.AsSliceOp, "tosa.slice of tosa.concat", sliceOfConcat),
		rewrite.OpPattern(&tosa.SliceDef, tosa.AsSliceOp, "tosa.slice of tosa.pad", sliceOfPad),
		rewrite.OpPattern(&tosa.SliceDef, tosa.AsSliceOp, "tosa.slice of known size", knownSize))
}

// box returns the constant start and size of a slice, a number for each of the dimensions.
func box(op tosa.SliceOp, rank int) (start, size []int64, ok bool) {
	start, ok = integers(op.Start().ConstantValue())
	size, okSize := integers(op.Size().ConstantValue())
	return start, size, ok && okSize && len(start) == rank && len(size) == rank
}

func sliceOfConcat(op tosa.SliceOp, rw *rewrite.Rewriter) bool {
	concat, ok := tosa.AsConcatOp(op.Input1().DefiningOp())
	if !ok {
		return false
	}
	t, ok := concat.Output().Type().(*core.RankedTensorType)
	if !ok || !core.IsStaticShape(t) {
		return false
	}
	start, size, ok := box(op, len(t.Shape()))
	axis := int(concat.Axis())
	if !ok || axis < 0 || axis >= len(start) {
		return false
	}
	for _, part := range concat.Input1() {
		p, ok := part.Type().(*core.RankedTensorType)
		if !ok || !core.IsStaticShape(p) || len(p.Shape()) != len(start) {
			return false
		}
		if n := p.Shape()[axis]; start[axis] < 0 || dim.Total(start[axis], size[axis]) > n {
			start[axis] -= n
			continue
		}
		from := constShape(rw, start)
		made := tosa.Slice{OutputType: op.Output().Type(), Input1: part, Start: from, Size: constShape(rw, size)}
		rw.ReplaceOpWith(op.Op, made.Build(&rw.Builder).Op)
		return true
	}
	return false
}

func sliceOfPad(op tosa.SliceOp, rw *rewrite.Rewriter) bool {
	pad, ok := tosa.AsPadOp(op.Input1().DefiningOp())
	if !ok || !pad.Output().HasOneUse() {
		return false
	}
	t, ok := pad.Input1().Type().(*core.RankedTensorType)
	if _, isRanked := pad.Output().Type().(*core.RankedTensorType); !ok || !isRanked {
		return false
	}
	rank := len(t.Shape())
	border, okBorder := integers(pad.Padding().ConstantValue())
	start, size, ok := box(op, rank)
	if !ok || !okBorder || len(border) != 2*rank {
		return false
	}
	newBorder, newStart, shape := slices.Clone(border), slices.Clone(start), make([]int64, rank)
	for i, n := range t.Shape() {
		if n == core.Dynamic {
			if start[i] != 0 || size[i] != -1 {
				return false
			}
			shape[i] = core.Dynamic
			continue
		}
		low, high, end := border[2*i], border[2*i+1], dim.Total(start[i], size[i])
		if start[i] < 0 || end > dim.Total(low, n, high) {
			return false
		}
		newStart[i] = max(start[i]-low, 0)
		newBorder[2*i] = max(low-start[i], 0)
		newBorder[2*i+1] = max(end-dim.Total(low, n), 0)
		shape[i] = dim.Add(newBorder[2*i], n, newBorder[2*i+1])
	}
	if slices.Equal(newStart, start) && slices.Equal(newBorder, border) {
		return false
	}
	padding := constShape(rw, newBorder)
	out := op.Op.Context().RankedTensor(shape, t.ElementType(), nil)
	inner := tosa.Pad{OutputType: out, Input1: pad.Input1(), Padding: padding, PadConst: pad.PadConst(),
		Loc: pad.Op.Loc()}.Build(&rw.Builder)
	from := constShape(rw, newStart)
	made := tosa.Slice{OutputType: op.Output().Type(), Input1: inner.Output(), Start: from, Size: op.Size()}
	rw.ReplaceOpWith(op.Op, made.Build(&rw.Builder).Op)
	return true
}

func knownSize(op tosa.SliceOp, rw *rewrite.Rewriter) bool {
	t, ok := op.Output().Type().(*core.RankedTensorType)
	size, okSize := integers(op.Size().ConstantValue())
	if !ok || !okSize || len(size) != len(t.Shape()) {
		return false
	}
	known := slices.Clone(size)
	for i, n := range t.Shape() {
		if size[i] == -1 && n != core.Dynamic {
			known[i] = n
		}
	}
	if slices.Equal(known, size) {
		return false
	}
	made := tosa.Slice{OutputType: op.Output().Type(), Input1: op.Input1(), Start: op.Start(), Size: constShape(rw, known)}
	rw.ReplaceOpWith(op.Op, made.Build(&rw.Builder).Op)
	return true
}
