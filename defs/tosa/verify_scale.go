package tosa

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/generated/tosa"
)

// This file verifies what scales: resize, rescale, block-scaled tensors, and Fourier transforms.

// VerifyResize computes the size of the output.
func (Hooks) VerifyResize(op tosa.ResizeOp, r *core.Reporter) bool {
	in, hasIn := shapeOf(op.Input())
	out, hasOut := shapeOf(op.Output())
	scale, ok := constantShape(op.Scale())
	if !ok || len(scale) != 4 {
		return true
	}
	for _, s := range scale {
		if s <= 0 {
			return r.OpErrorf(op.Op, "expect all scale values to be > 0, got %s", list(scale)).Fail()
		}
	}
	offset, hasOffset := constantShape(op.Offset())
	border, hasBorder := constantShape(op.Border())
	if !hasIn || !hasOut || !hasOffset || !hasBorder || len(offset) != 2 || len(border) != 2 {
		return true
	}
	for i, n := range [][2]string{{"height", "y"}, {"width", "x"}} {
		size := in[1+i]
		if size == core.Dynamic || size == 1 { // one pixel is repeated
			continue
		}
		num, den := scale[2*i], scale[2*i+1]
		total := dim.Add(dim.Sub(dim.Mul(size-1, num), offset[i]), border[i])
		if total == core.Dynamic {
			continue // nobody knows the size of an image that large
		}
		if total%den != 0 {
			return r.OpErrorf(op.Op, "expected (input_%s - 1) * scale_%s_n - offset_%s + border_%s to be wholly divisible by scale_%s_d, "+
				"got ((%d - 1) * %d - %d + %d) / %d", n[0], n[1], n[1], n[1], n[1], size, num, offset[i], border[i], den).Fail()
		}
		if got := dim.Add(total/den, 1); out[1+i] != core.Dynamic && got != out[1+i] {
			return r.OpErrorf(op.Op, "calculated output %s did not match expected: calculated=%d, expected=%d", n[0], got, out[1+i]).Fail()
		}
	}
	return true
}

// rescaleZeroPoint wants the zero point of integers that are not of eight bits to be zero, or in the middle.
func rescaleZeroPoint(r *core.Reporter, op *core.Operation, name string, v, zp *core.Value, isUnsigned bool) bool {
	vals, ok := constantTensor(zp)
	if !ok || len(vals) == 0 || vals[0] == 0 {
		return true
	}
	t := storageOf(v)
	switch {
	case isInt(t, 8):
		return true
	case isInt(t, 16) && isUnsigned:
		if n := vals[0] & 0xffff; n != 1<<15 {
			return r.OpErrorf(op, "expect %s_zp of 0 or 32768 for unsigned int16 %s, got %d", name, name, n).Fail()
		}
		return true
	}
	return r.OpErrorf(op, "expect %s_zp of 0, got %d", name, vals[0]).Fail()
}

// VerifyRescale checks element types, zero points and the numbers of scales.
func (Hooks) VerifyRescale(op tosa.RescaleOp, r *core.Reporter) bool {
	for _, v := range []struct {
		name string
		v    *core.Value
	}{{"input", op.Input()}, {"output", op.Output()}} {
		if t := storageOf(v.v); !query.Is[*core.IntegerType](t) {
			return r.OpErrorf(op.Op, "expect %s to have integer element type, got %s", v.name, message.Quote(elementOf(v.v.Type()))).Fail()
		}
	}
	if !sameWidth(r, op.Op, "input", op.Input(), op.InputZp()) || !sameWidth(r, op.Op, "output", op.Output(), op.OutputZp()) ||
		!rescaleZeroPoint(r, op.Op, "input", op.Input(), op.InputZp(), op.InputUnsigned()) ||
		!rescaleZeroPoint(r, op.Op, "output", op.Output(), op.OutputZp(), op.OutputUnsigned()) {
		return false
	}
	m := elementOf(op.Multiplier().Type())
	if op.Scale32() && !isInt(m, 32) {
		return r.OpErrorf(op.Op, "expect i32 element type for multiplier for scale32=true, got %s", message.Quote(m)).Fail()
	}
	if !op.Scale32() && !isInt(m, 16) {
		return r.OpErrorf(op.Op, "expect i16 element type for multiplier for scale32=false, got %s", message.Quote(m)).Fail()
	}
	channels := int64(1)
	if in, ok := shapeOf(op.Input()); ok && op.PerChannel() {
		if len(in) == 0 {
			return r.OpErrorf(op.Op, "requires input to be at least rank 1 when per_channel is true, but got rank 0").Fail()
		}
		channels = in[len(in)-1]
	} else if !ok {
		return true
	}
	for _, v := range []struct {
		name string
		v    *core.Value
	}{{"multiplier", op.Multiplier()}, {"shift", op.Shift()}} {
		if s, ok := shapeOf(v.v); ok && channels != core.Dynamic && s[0] != core.Dynamic && s[0] != channels {
			return r.OpErrorf(op.Op, "expect shape of { %d } for %s input, got { %d }", channels, v.name, s[0]).Fail()
		}
	}
	return true
}

// sameWidth wants a value and its zero point to be integers of one width.
func sameWidth(r *core.Reporter, op *core.Operation, name string, v, zp *core.Value) bool {
	e, _ := storageOf(v).(*core.IntegerType)
	f, ok := storageOf(zp).(*core.IntegerType)
	if e == nil || !ok || e.Width() != f.Width() {
		return r.OpErrorf(op, "expected %s and %s_zp to both be integer of the same bitwidth, but got %s vs. %s", name, name,
			message.Quote(storageOf(v)), message.Quote(storageOf(zp))).Fail()
	}
	return true
}

// blocks checks that a scale belongs to each block of elements along the last dimension.
func blocks(r *core.Reporter, op *core.Operation, size int64, dataName, scaleName string, data, scale *core.Value,
	divided *core.Value) bool {
	in, ok := shapeOf(divided)
	if n := last(in); ok && n != core.Dynamic && n%size != 0 {
		return r.OpErrorf(op, "expect last dimension of input_data (%d) to be divisible by block_size (%d)", n, size).Fail()
	}
	d, hasData := shapeOf(data)
	s, hasScale := shapeOf(scale)
	if !hasData || !hasScale {
		return true
	}
	if len(d) != len(s) || !compatible(d[:len(d)-1], s[:len(s)-1]) {
		return r.OpErrorf(op, "require compatible shapes for %s (%s) and %s (%s) except for the last dimension", dataName,
			message.Quote(data.Type()),
			scaleName, message.Quote(scale.Type())).Fail()
	}
	if m, n := last(d), last(s); m != core.Dynamic && n != core.Dynamic && n != m/size {
		return r.OpErrorf(op, "expect last dimension of %s (%d) to be equal to last dimension of %s / block_size (%d)", scaleName, n,
			dataName, m/size).Fail()
	}
	return true
}

func last(dims []int64) int64 {
	if len(dims) == 0 {
		return core.Dynamic
	}
	return dims[len(dims)-1]
}

// inOutData compares the shapes of the elements before and after a conversion.
func inOutData(r *core.Reporter, op *core.Operation, in, out *core.Value) bool {
	if !core.CompatibleShape(in.Type(), out.Type()) {
		return r.OpErrorf(op, "require compatible shapes for input_data (%s) and output_data (%s)", message.Quote(in.Type()),
			message.Quote(out.Type())).Fail()
	}
	return true
}

// VerifyCastFromBlockScaled compares shapes.
func (Hooks) VerifyCastFromBlockScaled(op tosa.CastFromBlockScaledOp, r *core.Reporter) bool {
	return inOutData(r, op.Op, op.InputData(), op.OutputData()) &&
		blocks(r, op.Op, blockLength(op.BlockSize()), "input_data", "input_scale", op.InputData(), op.InputScale(), op.InputData())
}

// VerifyCastToBlockScaled compares shapes.
func (Hooks) VerifyCastToBlockScaled(op tosa.CastToBlockScaledOp, r *core.Reporter) bool {
	return inOutData(r, op.Op, op.InputData(), op.OutputData()) &&
		blocks(r, op.Op, blockLength(op.BlockSize()), "output_data", "output_scale", op.OutputData(), op.OutputScale(), op.InputData())
}

// blockLength is the number of elements of a block.
func blockLength(b tosa.BlockSize) int64 { return int64(b) }

// VerifyMatmulTBlockScaled compares element types and sizes.
func (Hooks) VerifyMatmulTBlockScaled(op tosa.MatmulTBlockScaledOp, r *core.Reporter) bool {
	if a, b := elementOf(op.AData().Type()), elementOf(op.BData().Type()); a != b {
		return r.OpErrorf(op.Op, "expect A_data and B_data to have same element type, got %s and %s", message.Quote(a),
			message.Quote(b)).Fail()
	}
	n, h, c, d, w, scales := core.Dynamic, core.Dynamic, core.Dynamic, core.Dynamic, core.Dynamic, core.Dynamic
	update := func(v *core.Value, name string, dims ...*int64) bool {
		shape, ok := shapeOf(v)
		if !ok {
			return true
		}
		for i, what := range []string{"batch", []string{"height", "width"}[name[0]-'a'], "channels"} {
			switch {
			case i >= len(dims) || shape[i] == core.Dynamic:
			case *dims[i] == core.Dynamic:
				*dims[i] = shape[i]
			case *dims[i] != shape[i]:
				return r.OpErrorf(op.Op, "expected %s of %s to match size %d, got %d", what, name, *dims[i], shape[i]).Fail()
			}
		}
		return true
	}
	if !update(op.AData(), "a_data", &n, &h, &c) || !update(op.AScale(), "a_scale", &n, &h, &scales) ||
		!update(op.BData(), "b_data", &d, &w, &c) || !update(op.BScale(), "b_scale", &d, &w, &scales) {
		return false
	}
	if n != core.Dynamic && d != core.Dynamic && n != d && d != 1 {
		return r.OpErrorf(op.Op, "expect B matrix batch size to be broadcast compatible with A, got D=%d vs N=%d", d, n).Fail()
	}
	size := blockLength(op.BlockSize())
	if c != core.Dynamic && c%size != 0 {
		return r.OpErrorf(op.Op, "expect C to be a multiple of block size, got C=%d, block_size=%d", c, size).Fail()
	}
	if c != core.Dynamic && scales != core.Dynamic && scales != c/size {
		return r.OpErrorf(op.Op, "expect scale operands dimension 2 to equal C/block_size (%d/%d), got %d", c, size, scales).Fail()
	}
	if n == core.Dynamic && d != 1 {
		n = d
	}
	want := []int64{n, h, w}
	if out, ok := shapeOf(op.OutputData()); ok && !compatible(out, want) {
		return r.OpErrorf(op.Op, "expected output shape %s to be compatible with expected output shape %s", sizes(out),
			sizes(want)).Fail()
	}
	return true
}

// powerOfTwo checks a dimension of a transform.
func powerOfTwo(r *core.Reporter, op *core.Operation, name string, n int64) bool {
	if n != core.Dynamic && (n <= 0 || n&(n-1) != 0) {
		return r.OpErrorf(op, "expected %s to be a power of two, got %d", name, n).Fail()
	}
	return true
}

// VerifyFFT2d checks height and width.
func (Hooks) VerifyFFT2d(op tosa.FFT2dOp, r *core.Reporter) bool {
	for _, v := range []*core.Value{op.InputReal(), op.InputImag(), op.OutputReal(), op.OutputImag()} {
		s, ok := shapeOf(v)
		if ok && (!powerOfTwo(r, op.Op, "height", s[1]) || !powerOfTwo(r, op.Op, "width", s[2])) {
			return false
		}
	}
	return true
}

// VerifyRFFT2d checks height and width.
func (Hooks) VerifyRFFT2d(op tosa.RFFT2dOp, r *core.Reporter) bool {
	realType, imagType := op.OutputReal().Type(), op.OutputImag().Type()
	if !core.CompatibleShape(realType, imagType) {
		return r.OpErrorf(op.Op, "expected output shapes to match, got %s, %s", message.Quote(realType), message.Quote(imagType)).Fail()
	}
	in, ok := shapeOf(op.InputReal())
	if !ok {
		return true
	}
	if !powerOfTwo(r, op.Op, "height", in[1]) || !powerOfTwo(r, op.Op, "width", in[2]) {
		return false
	}
	out, ok := shapeOf(op.OutputReal())
	if !ok {
		return true
	}
	if !compatible(in[:2], out[:2]) {
		return r.OpErrorf(op.Op, "expected batch and height dimensions of input/output to match, got input=%s output=%s",
			message.Quote(op.InputReal().Type()), message.Quote(realType)).Fail()
	}
	if in[2] != core.Dynamic && out[2] != core.Dynamic && out[2] != dim.Add(in[2]/2, 1) {
		return r.OpErrorf(op.Op, "expected output width to be equal to input_width / 2 + 1, got %d", out[2]).Fail()
	}
	return true
}
