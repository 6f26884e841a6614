package tosatolinalg

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/index"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/math"
	"github.com/odsgen/ods/generated/tosa"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// rfft computes the half of the transform of real values that the other half follows from.
func rfft(g *gen, op *core.Operation, _ []*core.Value) []*core.Value {
	return transform(g, op, true, false)
}

// fft computes the transform of complex values.
func fft(g *gen, op *core.Operation, _ []*core.Value) []*core.Value {
	x := core.Must(tosa.AsFFT2dOp(op))
	return transform(g, op, false, x.Inverse())
}

// transformer computes one product of a Fourier transform.
type transformer struct {
	*gen
	t             *core.FloatType
	height, width *core.Value
	heightF       *core.Value
	widthF        *core.Value
	twoPi         *core.Value
}

// transform sums over all places of the source for each place of the result.
func transform(g *gen, op *core.Operation, half, inverse bool) []*core.Value {
	for _, v := range append(op.OperandList(0, op.NumOperands()), op.ResultList()...) {
		if ranked(v) == nil {
			return g.fail("only supports ranked tensors")
		}
	}
	v := op.Operand(0)
	t, ok := elemOf(v).(*core.FloatType)
	if !ok {
		return g.fail("only supports float element types")
	}
	sizes := shapes.Of(g.Builder, v)
	if half {
		sizes[2] = g.halfPlusOne(sizes[2])
	}
	shape, dynamic := g.tensor(view.Integers(sizes), t), view.Values(sizes)
	zeros := func() *core.Value {
		out := g.empty(shape.Shape(), t, dynamic)
		return g.fill(g.float(t, 0), out)
	}
	real := zeros()
	outputs := []*core.Value{real, zeros()}
	inputs := op.OperandList(0, op.NumOperands())
	maps := []*affine.Map{dims(5, 0, 3, 4), dims(5, 0, 1, 2), dims(5, 0, 1, 2)}
	if !half {
		maps = append([]*affine.Map{maps[0]}, maps...)
	}
	x := transformer{gen: g, t: t}
	x.height, x.width = g.foldedDim(v, 1), g.foldedDim(v, 2)
	x.twoPi = g.float(t, 6.283185307179586)
	x.heightF, x.widthF = x.indexToFloat(x.height), x.indexToFloat(x.width)
	kinds := append(parallel(3), linalg.IteratorTypeReduction, linalg.IteratorTypeReduction)
	body := x.complexPoint(inverse)
	if half {
		body = x.realPoint
	}
	return g.generic(op.ResultTypes(), inputs, outputs, maps, kinds, body).ResultList()
}

// halfPlusOne computes n / 2 + 1.
func (g *gen) halfPlusOne(n core.FoldResult) core.FoldResult {
	one, two := g.index(1), g.index(2)
	v := memrefdefs.ValueOf(g.Builder, n)
	v = rewrite.FoldCreated(g.Builder, arith.DivUI{Lhs: v, Rhs: two}.Build(g.Builder).Op)
	v = rewrite.FoldCreated(g.Builder, arith.AddI{Lhs: v, Rhs: one}.Build(g.Builder).Op)
	if a := v.ConstantValue(); a != nil {
		return core.FoldResult{Attr: a}
	}
	return core.FoldResult{Value: v}
}

func (x transformer) indexToFloat(v *core.Value) *core.Value {
	t := x.Context().I32()
	if x.t.Width() > 32 {
		t = x.Context().I64()
	}
	return x.op(&arith.UIToFPDef, x.t, x.op(&arith.IndexCastUIDef, t, v))
}

// waves computes the cosine and the sine of 2 pi ((iy oy mod H) / H + (ix ox mod W) / W).
func (x transformer) waves(inverse bool) (cos, sin *core.Value) {
	oy, ox, iy, ix := x.place(1), x.place(2), x.place(3), x.place(4)
	y := x.same(&index.MulDef, iy, oy)
	xx := x.same(&index.MulDef, ix, ox)
	y = x.same(&index.RemUDef, y, x.height)
	xx = x.same(&index.RemUDef, xx, x.width)
	yf, xf := x.indexToFloat(y), x.indexToFloat(xx)
	yf = x.same(&arith.DivFDef, yf, x.heightF)
	xf = x.same(&arith.DivFDef, xf, x.widthF)
	angle := x.same(&arith.MulFDef, x.twoPi, x.same(&arith.AddFDef, yf, xf))
	if inverse {
		angle = x.same(&arith.MulFDef, angle, x.float(x.t, -1))
	}
	cos = x.same(&math.CosDef, angle)
	return cos, x.same(&math.SinDef, angle)
}

func (x transformer) realPoint(args []*core.Value) []*core.Value {
	cos, sin := x.waves(false)
	re := x.same(&arith.MulFDef, args[0], cos)
	im := x.same(&arith.MulFDef, args[0], sin)
	re = x.same(&arith.AddFDef, args[1], re)
	return []*core.Value{re, x.same(&arith.SubFDef, args[2], im)}
}

func (x transformer) complexPoint(inverse bool) func(args []*core.Value) []*core.Value {
	return func(args []*core.Value) []*core.Value {
		cos, sin := x.waves(inverse)
		rcos := x.same(&arith.MulFDef, args[0], cos)
		re := x.same(&arith.AddFDef, rcos, x.same(&arith.MulFDef, args[1], sin))
		icos := x.same(&arith.MulFDef, args[1], cos)
		im := x.same(&arith.SubFDef, icos, x.same(&arith.MulFDef, args[0], sin))
		re = x.same(&arith.AddFDef, args[2], re)
		return []*core.Value{re, x.same(&arith.AddFDef, args[3], im)}
	}
}
