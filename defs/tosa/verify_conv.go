package tosa

import (
	"fmt"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/message"
	quantdefs "github.com/odsgen/ods/defs/quant"
	"github.com/odsgen/ods/generated/tosa"
)

// This file verifies convolutions, pooling and products of matrices.

// inOut compares the element types of an operand and a result.
func inOut(r *core.Reporter, op *core.Operation, in, out *core.Value) bool {
	if e, f := elementOf(in.Type()), elementOf(out.Type()); e != f {
		return r.OpErrorf(op, "expect input and output to have same element type, got %s and %s", message.Quote(e), message.Quote(f)).Fail()
	}
	return true
}

// zeroPointType wants a value and its zero point to have one element type.
func zeroPointType(r *core.Reporter, op *core.Operation, name string, v, zp *core.Value) bool {
	if e, f := storageOf(v), storageOf(zp); e != f {
		return r.OpErrorf(op, "expect both %s and its zero point are the same element type, got %s and %s", name, message.Quote(e),
			message.Quote(f)).Fail()
	}
	return true
}

// zeroPoint wants a known zero point to be zero, except for integers of eight bits.
func zeroPoint(r *core.Reporter, op *core.Operation, name string, zp *core.Value) bool {
	c, ok := tosa.AsConstOp(zp.DefiningOp())
	if !ok || isInt(storageOf(zp), 8) {
		return true
	}
	if d, ok := c.ValuesAttr().(*core.DenseElementsAttr); !ok || d.NumElements() == 0 || isZero(d) {
		return true
	}
	return r.OpErrorf(op, "%s zero point must be zero for non-int8 integer types", name).Fail()
}

func isZero(d *core.DenseElementsAttr) bool {
	switch d.ShapedType().ElementType().(type) {
	case *core.FloatType:
		return d.Float(0).IsZero()
	case *core.IntegerType, *core.IndexType:
		return d.Int(0).IsZero()
	}
	return true
}

func isInt(t core.Type, width uint) bool {
	i, ok := t.(*core.IntegerType)
	return ok && i.Width() == width
}

// is reports whether a type is written as the word.
func is(t core.Type, word string) bool { return core.TypeString(t) == word }

// accumulator checks in which type sums are taken.
func accumulator(r *core.Reporter, op *core.Operation, in, acc core.Type) bool {
	fail := func(message string) bool { return r.OpErrorf(op, "%s", message).Fail() }
	switch {
	case isInt(in, 8) && !isInt(acc, 32):
		return fail("accumulator type for i8 tensor is not i32")
	case isInt(in, 16) && !isInt(acc, 48):
		return fail("accumulator type for i16 tensor is not i48")
	case (is(in, "f8E5M2") || is(in, "f8E4M3FN")) && !is(acc, "f16"):
		return fail("accumulator type for f8 tensor is not f16")
	}
	return floatAccumulator(fail, in, acc)
}

func floatAccumulator(fail func(string) bool, in, acc core.Type) bool {
	switch {
	case is(in, "f16") && !is(acc, "f16") && !is(acc, "f32"):
		return fail("accumulator type for f16 tensor is not f16/f32")
	case is(in, "bf16") && !is(acc, "f32"):
		return fail("accumulator type for bf16 tensor is not f32")
	case is(in, "f32") && !is(acc, "f32"):
		return fail("accumulator type for f32 tensor is not f32")
	}
	return true
}

// conv is what convolutions have in common.
type conv struct {
	op                                             *core.Operation
	input, weight, bias, inputZP, weightZP, output *core.Value
	acc                                            core.Type
}

// types checks element types, zero points and the accumulator.
func (c conv) types(r *core.Reporter) bool {
	fail := func(format string, a, b core.Type) bool {
		return r.OpErrorf(c.op, format, message.Quote(a), message.Quote(b)).Fail()
	}
	in, weight := storageOf(c.input), storageOf(c.weight)
	if (is(in, "f8E5M2") || is(in, "f8E4M3FN") || is(weight, "f8E5M2") || is(weight, "f8E4M3FN")) && in != weight {
		return fail("expect both input and weight to have same element type, got %s and %s", in, weight)
	}
	_, a := in.(*core.FloatType)
	_, b := weight.(*core.FloatType)
	if a != b {
		return fail("expect both input and weight to be float or not together, got %s and %s", in, weight)
	}
	return zeroPointType(r, c.op, "input", c.input, c.inputZP) && zeroPointType(r, c.op, "weight", c.weight, c.weightZP) &&
		zeroPoint(r, c.op, "input", c.inputZP) && zeroPoint(r, c.op, "weight", c.weightZP) && accumulator(r, c.op, in, c.acc)
}

// list writes numbers with commas between them.
func list(vals []int64) string {
	s := make([]string, len(vals))
	for i, v := range vals {
		s[i] = fmt.Sprint(v)
	}
	return strings.Join(s, ", ")
}

// atLeast wants all numbers to be no less than a bound.
func atLeast(r *core.Reporter, op *core.Operation, what string, vals []int64, bound int64) bool {
	for _, v := range vals {
		if v < bound {
			return r.OpErrorf(op, "expect all %s values to be >= %d, got %s", what, bound, list(vals)).Fail()
		}
	}
	return true
}

// window is one dimension of a convolution or of pooling.
type window struct {
	name, axis, before, after string // such as height, y, top, bottom
	in, kernel, out           int64
	pads                      [2]int64
	stride, dilation          int64
}

// conv checks the size of a convolution's output.
func (w window) conv(r *core.Reporter, op *core.Operation) bool {
	if w.in == core.Dynamic || w.kernel == core.Dynamic {
		return true
	}
	n := w.in - 1 + w.pads[0] + w.pads[1] - (w.kernel-1)*w.dilation
	if n%w.stride != 0 {
		return r.OpErrorf(op, "expected input_%s - 1 + pad_%s + pad_%s - (kernel_%s - 1) * dilation_%s to be wholly divisible by stride_%s, "+
			"got (%d - 1 + %d + %d - (%d - 1) * %d) / %d", w.name, w.before, w.after, w.name, w.axis, w.axis,
			w.in, w.pads[0], w.pads[1], w.kernel, w.dilation, w.stride).Fail()
	}
	return w.size(r, op, n/w.stride+1)
}

// pool checks the size of the output of pooling.
func (w window) pool(r *core.Reporter, op *core.Operation) bool {
	if w.in == core.Dynamic {
		return true
	}
	n := w.in + w.pads[0] + w.pads[1] - w.kernel
	if n%w.stride != 0 {
		return r.OpErrorf(op, "expected input_%s + pad_%s + pad_%s - kernel_%s to be wholly divisible by stride_%s, got (%d + %d + %d - %d) / %d",
			w.name, w.before, w.after, w.axis, w.axis, w.in, w.pads[0], w.pads[1], w.kernel, w.stride).Fail()
	}
	return w.size(r, op, n/w.stride+1)
}

func (w window) size(r *core.Reporter, op *core.Operation, n int64) bool {
	if w.out != core.Dynamic && n != w.out {
		return r.OpErrorf(op, "calculated output %s did not match expected: calculated=%d, expected=%d", w.name, n, w.out).Fail()
	}
	return true
}

// sizes checks numbers and the sizes of windows; first is the dimension of the weight with the first size of the
// kernel.
func (c conv) sizes(r *core.Reporter, first int, pad, stride, dilation []int64) bool {
	if !atLeast(r, c.op, "padding", pad, 0) || !atLeast(r, c.op, "stride", stride, 1) || !atLeast(r, c.op, "dilation", dilation, 1) {
		return false
	}
	out, ok := shapeOf(c.output)
	if !ok {
		return true
	}
	in, ok := shapeOf(c.input)
	weight, hasWeight := shapeOf(c.weight)
	names := [][4]string{{"depth", "d", "front", "back"}, {"height", "y", "top", "bottom"}, {"width", "x", "left", "right"}}
	names = names[len(names)-len(stride):]
	for i, n := range names {
		if !ok || !hasWeight {
			break
		}
		w := window{name: n[0], axis: n[1], before: n[2], after: n[3], in: in[1+i], kernel: weight[first+i], out: out[1+i],
			pads: [2]int64{pad[2*i], pad[2*i+1]}, stride: stride[i], dilation: dilation[i]}
		if !w.conv(r, c.op) {
			return false
		}
	}
	return c.biasChannels(r)
}

// biasChannels wants the bias to have one element or one for each channel.
func (c conv) biasChannels(r *core.Reporter) bool {
	bias, ok := shapeOf(c.bias)
	out, known := shapeOf(c.output)
	if !ok || !known {
		return true
	}
	b, n := bias[0], out[len(out)-1]
	if b != core.Dynamic && n != core.Dynamic && b != n && b != 1 {
		return r.OpErrorf(c.op, "bias channels expected to be equal to output channels (%d) or 1, got %d", n, b).Fail()
	}
	return true
}

// VerifyConv2D checks types and sizes.
func (Hooks) VerifyConv2D(op tosa.Conv2DOp, r *core.Reporter) bool {
	c := conv{op.Op, op.Input(), op.Weight(), op.Bias(), op.InputZp(), op.WeightZp(), op.Output(), op.AccType()}
	return c.types(r) && c.sizes(r, 1, op.Pad(), op.Stride(), op.Dilation())
}

// VerifyConv3D checks types and sizes.
func (Hooks) VerifyConv3D(op tosa.Conv3DOp, r *core.Reporter) bool {
	c := conv{op.Op, op.Input(), op.Weight(), op.Bias(), op.InputZp(), op.WeightZp(), op.Output(), op.AccType()}
	return c.types(r) && c.sizes(r, 1, op.Pad(), op.Stride(), op.Dilation())
}

// VerifyDepthwiseConv2D checks types and sizes.
func (Hooks) VerifyDepthwiseConv2D(op tosa.DepthwiseConv2DOp, r *core.Reporter) bool {
	c := conv{op.Op, op.Input(), op.Weight(), op.Bias(), op.InputZp(), op.WeightZp(), op.Output(), op.AccType()}
	return c.types(r) && c.sizes(r, 0, op.Pad(), op.Stride(), op.Dilation())
}

// VerifyTransposeConv2D checks types and sizes.
func (Hooks) VerifyTransposeConv2D(op tosa.TransposeConv2DOp, r *core.Reporter) bool {
	c := conv{op.Op, op.Input(), op.Weight(), op.Bias(), op.InputZp(), op.WeightZp(), op.Output(), op.AccType()}
	if !c.types(r) {
		return false
	}
	pad, stride := op.OutPad(), op.Stride()
	if stride[0] < 1 || stride[1] < 1 {
		return r.OpErrorf(op.Op, "expect all stride values to be >= 1, got [%s]", list(stride)).Fail()
	}
	weight, ok := shapeOf(c.weight)
	if !ok {
		return true
	}
	for i, name := range []string{"top", "bottom", "left", "right"} {
		kernel := weight[1+i/2]
		if kernel != core.Dynamic && pad[i] <= -kernel {
			k := []string{"KH", "KW"}[i/2]
			return r.OpErrorf(op.Op, "expected out_pad_%s > -%s, but got: out_pad_%s=%d and %s=%d", name, k, name, pad[i], k,
				kernel).Fail()
		}
	}
	in, ok := shapeOf(c.input)
	out, known := shapeOf(c.output)
	if !known {
		return true
	}
	for i, n := range [][5]string{{"OH", "IH", "stride_y", "out_pad_top + out_pad_bottom", "KH"},
		{"OW", "IW", "stride_x", "out_pad_left + out_pad_right", "KW"}} {
		if !ok || in[1+i] == core.Dynamic || out[1+i] == core.Dynamic || weight[1+i] == core.Dynamic {
			continue
		}
		size := dim.Add(dim.Mul(in[1+i]-1, stride[i]), pad[2*i], pad[2*i+1], weight[1+i])
		if size != out[1+i] {
			return r.OpErrorf(op.Op, "dimension mismatch: expected %s == (%s - 1) * %s + %s + %s, but got %d != (%d - 1) * %d + %d + %d + %d",
				n[0], n[1], n[2], n[3], n[4], out[1+i], in[1+i], stride[i], pad[2*i], pad[2*i+1], weight[1+i]).Fail()
		}
	}
	return c.biasChannels(r)
}

// pooling checks the sizes of pooling.
func pooling(r *core.Reporter, op *core.Operation, input, output *core.Value, kernel, stride, pad []int64) bool {
	if !atLeast(r, op, "kernel", kernel, 1) || !atLeast(r, op, "stride", stride, 1) || !atLeast(r, op, "padding", pad, 0) {
		return false
	}
	if pad[2] >= kernel[1] || pad[3] >= kernel[1] {
		return r.OpErrorf(op, "expected left/right padding to be less than the width of the kernel, got pad_left=%d, pad_right=%d, kernel_x=%d",
			pad[2], pad[3], kernel[1]).Fail()
	}
	if pad[0] >= kernel[0] || pad[1] >= kernel[0] {
		return r.OpErrorf(op, "expected top/bottom padding to be less than the height of the kernel, got pad_top=%d, pad_bottom=%d, kernel_y=%d",
			pad[0], pad[1], kernel[0]).Fail()
	}
	in, ok := shapeOf(input)
	out, known := shapeOf(output)
	if !ok || !known {
		return true
	}
	height := window{"height", "y", "top", "bottom", in[1], kernel[0], out[1], [2]int64{pad[0], pad[1]}, stride[0], 1}
	width := window{"width", "x", "left", "right", in[2], kernel[1], out[2], [2]int64{pad[2], pad[3]}, stride[1], 1}
	return height.pool(r, op) && width.pool(r, op)
}

// VerifyMaxPool2d checks types and sizes.
func (Hooks) VerifyMaxPool2d(op tosa.MaxPool2dOp, r *core.Reporter) bool {
	return inOut(r, op.Op, op.Input(), op.Output()) && pooling(r, op.Op, op.Input(), op.Output(), op.Kernel(), op.Stride(), op.Pad())
}

// VerifyAvgPool2d checks types and sizes.
func (Hooks) VerifyAvgPool2d(op tosa.AvgPool2dOp, r *core.Reporter) bool {
	if !pooling(r, op.Op, op.Input(), op.Output(), op.Kernel(), op.Stride(), op.Pad()) {
		return false
	}
	in, out, acc := storageOf(op.Input()), storageOf(op.Output()), op.AccType()
	fail := func(message string) bool { return r.OpErrorf(op.Op, "%s", message).Fail() }
	if _, ok := in.(*core.IntegerType); ok && !isInt(acc, 32) {
		return fail("accumulator type for integer tensor is not i32")
	}
	if !floatAccumulator(fail, in, acc) || !zeroPointType(r, op.Op, "input", op.Input(), op.InputZp()) ||
		!zeroPointType(r, op.Op, "output", op.Output(), op.OutputZp()) || !zeroPoint(r, op.Op, "input", op.InputZp()) ||
		!zeroPoint(r, op.Op, "output", op.OutputZp()) {
		return false
	}
	return in == out || fail("input/output element types are incompatible.")
}

// VerifyMatMul checks element types and zero points.
func (Hooks) VerifyMatMul(op tosa.MatMulOp, r *core.Reporter) bool {
	a, b := elementOf(op.A().Type()), elementOf(op.B().Type())
	aBits, aQuantized := quantizedWidth(a)
	bBits, bQuantized := quantizedWidth(b)
	switch {
	case aQuantized != bQuantized:
		return r.OpErrorf(op.Op, "expect operands to be both quantized or both not quantized, got %s and %s", message.Quote(a),
			message.Quote(b)).Fail()
	case aQuantized && aBits != bBits:
		return r.OpErrorf(op.Op, "expect quantized operands to have same widths, got %d and %d", aBits, bBits).Fail()
	}
	if e, zp := storageOf(op.A()), storageOf(op.AZp()); e != zp {
		return r.OpErrorf(op.Op, "expect input a and a_zp have the same element type, got %s and %s", message.Quote(e),
			message.Quote(zp)).Fail()
	}
	if e, zp := storageOf(op.B()), storageOf(op.BZp()); e != zp {
		return r.OpErrorf(op.Op, "expect input b and b_zp have the same element type, got %s and %s", message.Quote(e),
			message.Quote(zp)).Fail()
	}
	return zeroPoint(r, op.Op, "a", op.AZp()) && zeroPoint(r, op.Op, "b", op.BZp())
}

// quantizedWidth returns how many bits a quantized type stores.
func quantizedWidth(t core.Type) (bits uint, ok bool) { return quantdefs.StorageWidth(t) }
