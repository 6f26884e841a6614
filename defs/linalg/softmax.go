package linalg

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/generated/linalg"
)

// EffectsSoftmax appends reading and writing of buffers.
func (Hooks) EffectsSoftmax(op linalg.SoftmaxOp, dst []core.Effect) []core.Effect {
	if _, ok := op.Input().Type().(*core.MemRefType); ok {
		dst = append(dst, core.Effect{Kind: core.EffectRead, Value: op.Input()})
	}
	if _, ok := op.Output().Type().(*core.MemRefType); ok {
		dst = append(dst, core.Effect{Kind: core.EffectRead, Value: op.Output()},
			core.Effect{Kind: core.EffectWrite, Value: op.Output()})
	}
	return dst
}

// compatible reports whether two shapes may be the same.
func compatible(a, b []int64) bool {
	if len(a) != len(b) {
		return false
	}
	for i, n := range a {
		if n != core.Dynamic && b[i] != core.Dynamic && n != b[i] {
			return false
		}
	}
	return true
}

// VerifySoftmax compares the shapes and looks for the dimension.
func (h Hooks) VerifySoftmax(op linalg.SoftmaxOp, r *core.Reporter) bool {
	in := shapeOf(op.Input().Type())
	if !compatible(in, shapeOf(op.Output().Type())) {
		return r.OpErrorf(op.Op, "incompatible output shape").Fail()
	}
	if d := op.Dimension(); d < 0 || d >= int64(len(in)) {
		return r.OpErrorf(op.Op, "incorrect dimension specified").Fail()
	}
	return true
}

// WinogradSizes returns the sizes of an output tile and of the filter.
func WinogradSizes(fmr linalg.WinogradConv2DFmr) (m, r int64) {
	switch fmr {
	case linalg.WinogradConv2DFmrF43:
		return 4, 3
	case linalg.WinogradConv2DFmrF25:
		return 2, 5
	}
	return 2, 3
}

// VerifyWinogradFilterTransform compares the filter, whose dimensions are F, H, W and C, with the output, whose are H,
// W, C and F.
func (h Hooks) VerifyWinogradFilterTransform(op linalg.WinogradFilterTransformOp, r *core.Reporter) bool {
	f := shapeOf(op.Filter().Type())
	m, k := WinogradSizes(op.Fmr())
	switch {
	case f[1] != k && f[1] != 1:
		return r.OpErrorf(op.Op, "expect filter height either equals to r or 1").Fail()
	case f[2] != k && f[2] != 1:
		return r.OpErrorf(op.Op, "expect filter width either equals to r or 1").Fail()
	case f[1] == 1 && f[2] == 1:
		return r.OpErrorf(op.Op, "expect either filter height or width equals to r").Fail()
	}
	size := func(n int64) int64 {
		if n == k {
			return dim.Add(m, k-1)
		}
		return 1
	}
	return verifyWinogradShape(op.Op, []int64{size(f[1]), size(f[2]), f[3], f[0]}, op.Output(), r)
}

func verifyWinogradShape(op *core.Operation, want []int64, out *core.Value, r *core.Reporter) bool {
	if !compatible(want, shapeOf(out.Type())) {
		return r.OpErrorf(op, "the output shape is not expected").Fail()
	}
	return true
}

// VerifyWinogradInputTransform compares the input, whose dimensions are N, H, W and C, with the output, whose are the
// sizes of a tile, the numbers of tiles, N and C.
func (h Hooks) VerifyWinogradInputTransform(op linalg.WinogradInputTransformOp, r *core.Reporter) bool {
	in, out := shapeOf(op.Input().Type()), shapeOf(op.Output().Type())
	m, k := WinogradSizes(op.Fmr())
	tile := func(n, got int64) (size, count int64) {
		switch {
		case n == core.Dynamic:
			return dim.Add(m, k-1), core.Dynamic
		case got != 1:
			return dim.Add(m, k-1), (n - (k - 1)) / m
		}
		return 1, n
	}
	h0, h1 := tile(in[1], out[0])
	w0, w1 := tile(in[2], out[1])
	return verifyWinogradShape(op.Op, []int64{h0, w0, h1, w1, in[0], in[3]}, op.Output(), r)
}

// VerifyWinogradOutputTransform compares the tiles with the output, whose dimensions are N, H, W and F.
func (h Hooks) VerifyWinogradOutputTransform(op linalg.WinogradOutputTransformOp, r *core.Reporter) bool {
	v := shapeOf(op.Value().Type())
	m, k := WinogradSizes(op.Fmr())
	size := func(n, count int64, what string) (int64, bool) {
		if n == core.Dynamic || count == core.Dynamic {
			return core.Dynamic, true
		}
		want, each := dim.Add(m, k-1), m
		if n == 1 {
			want, each = 1, 1
		}
		if n != want {
			return 0, r.OpErrorf(op.Op, "expect input %s equals to input tile size", what).Fail()
		}
		return dim.Mul(each, count), true
	}
	height, ok := size(v[0], v[2], "height")
	if !ok {
		return false
	}
	width, ok := size(v[1], v[3], "width")
	return ok && verifyWinogradShape(op.Op, []int64{v[4], height, width, v[5]}, op.Output(), r)
}
