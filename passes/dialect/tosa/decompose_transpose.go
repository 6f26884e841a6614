package tosa

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite"
	gen "github.com/odsgen/ods/generated/tosa"
)

// allStatic reports whether the sizes of the operands and of the result of a transposed convolution are known, but for
// the number of images.
func allStatic(op gen.TransposeConv2DOp) bool {
	_, input := images(op.Input())
	_, output := images(op.Output())
	_, weight := static(op.Weight())
	_, bias := static(op.Bias())
	return input && output && weight && bias
}

func isOne(strides []int64) bool {
	return !slices.ContainsFunc(strides, func(n int64) bool { return n != 1 })
}

// plainTransposeConv: a transposed convolution of stride one is one with the kernel turned round and a wider border.
func plainTransposeConv(op gen.TransposeConv2DOp, rw *rewrite.Rewriter) bool {
	if !isOne(op.Stride()) || !allStatic(op) {
		return false
	}
	rw.SetLoc(op.Op.Loc())
	b := maker{&rw.Builder}
	kernel, pad := b.of(op.Weight()).Shape(), op.OutPad()
	h, w := kernel[1]-1, kernel[2]-1
	turned := b.reverse(b.reverse(op.Weight(), 1), 2)
	rw.ReplaceOpWith(op.Op, gen.Conv2D{OutputType: op.Output().Type(), Input: op.Input(), Weight: turned, Bias: op.Bias(),
		InputZp: op.InputZp(), WeightZp: op.WeightZp(), Pad: []int64{dim.Add(h, pad[0]), dim.Add(h, pad[1]), dim.Add(w, pad[2]), dim.Add(w, pad[3])},
		Stride: op.Stride(), Dilation: []int64{1, 1}, AccType: op.AccType()}.Build(b.Builder).Op)
	return true
}

// stridedTransposeConv: each of the positions within a stride becomes an output channel of a convolution of stride one,
// and the channels are spread over the image after it.
func stridedTransposeConv(op gen.TransposeConv2DOp, rw *rewrite.Rewriter) bool {
	if isOne(op.Stride()) || !allStatic(op) {
		return false
	}
	inputZp, ok1 := zeroPoint(op.InputZp())
	weightZp, ok2 := zeroPoint(op.WeightZp())
	if !ok1 || !ok2 {
		return rw.NoMatch(op.Op, "the zero points are not known")
	}
	rw.SetLoc(op.Op.Loc())
	b := maker{&rw.Builder}
	s, out := op.Stride(), b.of(op.Output())
	input := op.Input()
	filling := kernelFilling(b.of(op.Weight()).Shape(), s)
	weightPadding := b.shape(filling...)
	inputBorder := b.border(b.of(input).ElementType(), inputZp)
	weightBorder := b.border(b.of(input).ElementType(), weightZp) // upstream's has the type of the input, too
	weight := b.stridedKernel(b.pad(op.Weight(), weightPadding, weightBorder, filling), s)
	k := b.of(weight).Shape()
	amounts := []int64{0, 0, k[1] - 1, k[1] - 1, k[2] - 1, k[2] - 1, 0, 0}
	padding := b.shape(amounts...)
	input = b.pad(input, padding, inputBorder, amounts)
	bias := b.splat(b.of(op.Bias()).ElementType(), 0, k[0])
	izp := b.splat(b.of(input).ElementType(), inputZp, 1)
	wzp := b.splat(b.of(weight).ElementType(), weightZp, 1)
	in := b.of(input).Shape()
	t := b.tensor([]int64{in[0], dim.Add(in[1]-k[1], 1), dim.Add(in[2]-k[2], 1), k[0]}, out.ElementType())
	conv := gen.Conv2D{OutputType: t, Input: input, Weight: weight, Bias: bias, InputZp: izp, WeightZp: wzp, Pad: make([]int64, 4),
		Stride: []int64{1, 1}, Dilation: []int64{1, 1}, AccType: op.AccType()}.Build(b.Builder).Output()
	channels := b.of(op.Weight()).Shape()[0]
	n, h, w := in[0], t.Shape()[1], t.Shape()[2]
	conv = b.reshape(conv, n, h, w, s[0], s[1], channels)
	conv = b.transpose(conv, 0, 1, 3, 2, 4, 5)
	conv = b.reshape(conv, n, dim.Mul(h, s[0]), dim.Mul(w, s[1]), channels)
	y := b.fit(conv, out.Shape(), op.OutPad())
	rw.ReplaceOpWith(op.Op, gen.NewAdd(b.Builder, out, y, b.raise(op.Bias(), y)).Op)
	return true
}

// kernelFilling is what makes the size of a kernel a multiple of strides.
func kernelFilling(k, s []int64) []int64 {
	fill := func(n, stride int64) int64 { return (stride - n%stride) % stride }
	return []int64{0, 0, 0, fill(k[1], s[0]), 0, fill(k[2], s[1]), 0, 0}
}

// stridedKernel makes output channels of the positions within a stride, and turns the kernel round.
func (b maker) stridedKernel(weight *core.Value, s []int64) *core.Value {
	k := b.of(weight).Shape()
	weight = b.reshape(weight, k[0], k[1]/s[0], s[0], k[2]/s[1], s[1], k[3])
	weight = b.transpose(weight, 2, 4, 0, 1, 3, 5)
	weight = b.reshape(weight, dim.Mul(k[0], s[0], s[1]), k[1]/s[0], k[2]/s[1], k[3])
	return b.reverse(b.reverse(weight, 1), 2)
}

// fit cuts off the border of an image, or adds one, so that it has a shape.
func (b maker) fit(v *core.Value, shape, pad []int64) *core.Value {
	from := b.of(v).Shape()
	top, left := max(0, pad[0]), max(0, pad[2])
	begin := []int64{0, max(0, -pad[0]), max(0, -pad[2]), 0}
	size := slices.Clone(from)
	size[1] = min(from[1]-begin[1], shape[1]-top)
	size[2] = min(from[2]-begin[2], shape[2]-left)
	start, extent := b.shape(begin...), b.shape(size...)
	elem := b.of(v).ElementType()
	v = gen.NewSlice(b.Builder, b.tensor(size, elem), v, start, extent).Output()
	amounts := []int64{0, 0, top, shape[1] - top - size[1], left, shape[2] - left - size[2], 0, 0}
	padding := b.shape(amounts...)
	return b.pad(v, padding, b.border(elem, 0), amounts)
}
