package tosatolinalg

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/math"
	"github.com/odsgen/ods/generated/tosa"
)

// maxPool takes the greatest element of each window.
func maxPool(g *gen, op *core.Operation, operands []*core.Value) []*core.Value {
	x := core.Must(tosa.AsMaxPool2dOp(op))
	v := operands[0]
	result, ok := g.rw.Types().ConvertOne(op.Result(0).Type()).(*core.RankedTensorType)
	if !ok || ranked(v) == nil {
		return g.fail("failed to convert type")
	}
	unsigned := isUnsigned(op.Result(0).Type().(core.ShapedType).ElementType())
	elem := elemOf(v)
	sizes := g.poolSizes(x, v, result.Shape())
	var start core.Attribute
	switch t := elem.(type) {
	case *core.FloatType:
		if t == g.Context().F32() || t == g.Context().F16() || t == g.Context().BF16() {
			start = g.Context().FloatAttr(num.FloatLargest(t.Semantics(), true))
		}
	case *core.IntegerType:
		start = g.Context().APIntAttr(t, num.SignedMin(t.Width()))
		if unsigned {
			start = g.zero(t)
		}
	}
	if start == nil {
		return g.fail("Unsupported initial value for tosa.maxpool_2d op")
	}
	v = g.pad(v, x.Pad(), start)
	from := g.constant(start)
	out := g.fill(from, g.empty(result.Shape(), result.ElementType(), sizes))
	window := g.empty(x.Kernel(), elem, nil)
	attrs := g.poolWindow(x.Stride())
	if unsigned {
		return g.named(&linalg.PoolingNhwcMaxUnsignedDef, []*core.Value{v, window}, out, attrs...).ResultList()
	}
	pool := g.named(&linalg.PoolingNhwcMaxDef, []*core.Value{v, window}, out, attrs...)
	if !isFloat(elem) || x.NanMode() != tosa.NanPropagationModeIGNORE {
		return pool.ResultList()
	}
	return g.ignoringNaN(pool, v, window, out)
}

// ignoringNaN makes the generic form of pooling, in which NaN does not count.
func (g *gen) ignoringNaN(pool *core.Operation, v, window, out *core.Value) []*core.Value {
	y, _ := linalg.LinalgOpKey.Of(pool)
	body := pool.Region(0).Entry()
	r := g.generic(pool.ResultTypes(), []*core.Value{v, window}, []*core.Value{out}, y.IndexingMaps(), y.IteratorTypes(),
		func(args []*core.Value) []*core.Value {
			var m core.IRMapping
			for i, a := range body.Args() {
				m.Map(a, args[i])
			}
			greatest := g.rw.Clone(body.First(), &m).Result(0)
			return []*core.Value{g.choose(g.isNaN(args[0]), args[len(args)-1], greatest)}
		}).ResultList()
	g.rw.EraseOp(pool)
	return r
}

func (g *gen) poolSizes(x tosa.MaxPool2dOp, v *core.Value, shape []int64) []*core.Value {
	var sizes []*core.Value
	pad, stride := x.Pad(), x.Stride()
	for d, n := range shape {
		switch {
		case n != core.Dynamic:
		case d == 1 || d == 2:
			i := d - 1
			size := g.dim(v, d)
			sizes = append(sizes, g.windowSize(size, g.index(x.Kernel()[i]), pad[2*i], pad[2*i+1], stride[i], 1))
		default:
			sizes = append(sizes, g.dim(v, d))
		}
	}
	return sizes
}

// averager computes the average of a window from its sum.
type averager struct {
	*gen
	pad, stride, kernel []int64
	acc, result         core.Type
	inZP, outZP         int64
	one                 *core.Value
	last                [2]*core.Value // the last places
}

// avgPool sums each window, and divides by how many elements of it are in the image.
func avgPool(g *gen, op *core.Operation, _ []*core.Value) []*core.Value {
	x := core.Must(tosa.AsAvgPool2dOp(op))
	v := op.Operand(0)
	result, ok := op.Result(0).Type().(*core.RankedTensorType)
	if !ok || ranked(v) == nil {
		return g.fail("unranked tensors not supported")
	}
	sizes, ok := g.batchSize(v, op.Result(0))
	if !ok {
		return g.fail("input can only be dynamic for batch size")
	}
	a := averager{gen: g, pad: x.Pad(), stride: x.Stride(), kernel: x.Kernel(), acc: x.AccType(), result: result.ElementType()}
	if a.inZP, ok = zeroPoint(x.InputZp()); !ok {
		return g.fail("input zero point could not be statically determined")
	}
	if a.outZP, ok = zeroPoint(x.OutputZp()); !ok {
		return g.fail("output zero point could not be statically determined")
	}
	zero := g.zero(elemOf(v))
	if zero == nil {
		return g.fail("unsupported element type")
	}
	v = g.pad(v, a.pad, zero)
	from := g.constant(g.zero(a.acc))
	out := g.fill(from, g.empty(result.Shape(), a.acc, sizes))
	window := g.empty(a.kernel, a.acc, nil)
	sum := g.named(&linalg.PoolingNhwcSumDef, []*core.Value{v, window}, out, g.poolWindow(a.stride)...).Result(0)
	height, width := g.dim(sum, 1), g.dim(sum, 2)
	a.one = g.index(1)
	a.last = [2]*core.Value{g.same(&arith.SubIDef, height, a.one), g.same(&arith.SubIDef, width, a.one)}
	dest := g.empty(result.Shape(), result.ElementType(), sizes)
	rank := len(result.Shape())
	id := affine.IdentityMap(rank)
	return g.generic([]core.Type{result}, []*core.Value{sum}, []*core.Value{dest}, []*affine.Map{id, id}, parallel(rank), a.point).
		ResultList()
}

func (a averager) point(args []*core.Value) []*core.Value {
	zero := a.index(0)
	rows := a.covered(0, zero)
	columns := a.covered(1, zero)
	count := a.op(&arith.IndexCastDef, a.Context().I32(), a.same(&arith.MulIDef, rows, columns))
	if !isFloat(a.acc) {
		return []*core.Value{a.quantizedMean(args[0], count)}
	}
	v := a.same(&arith.DivFDef, args[0], a.op(&arith.SIToFPDef, a.acc, count))
	if width(a.acc) > width(a.result) {
		v = a.op(&arith.TruncFDef, a.result, v)
	}
	return []*core.Value{v}
}

// covered computes how many elements of a window along a dimension are in the image.
func (a averager) covered(i int, zero *core.Value) *core.Value {
	stride, v := a.index(a.stride[i]), a.index(a.kernel[i])
	left := a.place(i + 1)
	right := a.same(&arith.SubIDef, a.last[i], left)
	left = a.same(&arith.MulIDef, left, stride)
	right = a.same(&arith.MulIDef, right, stride)
	minus := func(v, at *core.Value, pad int64) *core.Value {
		if pad == 0 {
			return v
		}
		in := a.same(&arith.SubIDef, at, a.index(pad))
		return a.same(&arith.AddIDef, v, a.same(&arith.MinSIDef, in, zero))
	}
	v = minus(v, left, a.pad[2*i])
	v = minus(v, right, a.pad[2*i+1])
	return a.same(&arith.MaxSIDef, a.one, v)
}

// quantizedMean divides by the count through tosa.apply_scale: multiplier ((1 << 30) + 1) << k / count and shift 30 + k,
// where k is the number of bits of count - 1.
func (a averager) quantizedMean(v, count *core.Value) *core.Value {
	c := a.Context()
	if a.inZP != 0 {
		zp := a.integer(a.acc, a.inZP)
		v = a.same(&arith.SubIDef, v, a.op(&arith.MulIDef, a.acc, count, zp))
	}
	one, bits := a.i32(1), a.i32(32)
	zeros := a.same(&math.CountLeadingZerosDef, a.same(&arith.SubIDef, count, one))
	k := a.same(&arith.SubIDef, bits, zeros)
	wide := a.op(&arith.ExtUIDef, c.I64(), k)
	unit := a.integer(c.I64(), 1<<30+1)
	numerator := a.same(&arith.ShLIDef, unit, wide)
	multiplier := a.same(&arith.DivUIDef, numerator, a.op(&arith.ExtUIDef, c.I64(), count))
	multiplier = a.op(&arith.TruncIDef, c.I32(), multiplier)
	k8 := a.op(&arith.TruncIDef, c.I8(), k)
	shift := a.same(&arith.AddIDef, k8, a.integer(c.I8(), 30))
	scaled := tosa.ApplyScale{OutputType: c.I32(), Value: v, Multiplier: multiplier, Shift: shift,
		RoundingMode: tosa.RoundingModeSINGLEROUND}.Build(a.Builder).Output()
	if a.outZP != 0 {
		scaled = a.same(&arith.AddIDef, scaled, a.i32(a.outZP))
	}
	least, greatest := limits(width(a.result), false)
	low := a.integer(a.acc, least)
	scaled = a.clampInt(scaled, low, a.integer(a.acc, greatest), false)
	if scaled.Type() == a.result {
		return scaled
	}
	return a.op(&arith.TruncIDef, a.result, scaled)
}
