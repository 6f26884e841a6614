package tosatolinalg

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/num"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/tosa"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// named makes a named operation whose outputs are one tensor.
func (g *gen) named(def *core.OpDef, inputs []*core.Value, out *core.Value, attrs ...core.NamedAttr) *core.Operation {
	return linalgdefs.NewNamed(g.Builder, def, inputs, []*core.Value{out}, attrs...)
}

// window are the attributes of a convolution.
func (g *gen) window(strides, dilations []int64) []core.NamedAttr {
	t := g.tensor([]int64{int64(len(strides))}, g.Context().I64())
	return []core.NamedAttr{{Name: "dilations", Value: g.integers(t, dilations)}, {Name: "strides", Value: g.integers(t, strides)}}
}

// poolWindow are those of pooling, for which upstream takes vectors.
func (g *gen) poolWindow(strides []int64) []core.NamedAttr {
	t := g.Context().Vector([]int64{int64(len(strides))}, g.Context().I64(), nil)
	ones := []int64{1, 1}
	return []core.NamedAttr{{Name: "dilations", Value: g.integers(t, ones)}, {Name: "strides", Value: g.integers(t, strides)}}
}

func (g *gen) integers(t core.ShapedType, vals []int64) core.Attribute {
	elems := make([]core.Attribute, len(vals))
	for i, v := range vals {
		elems[i] = g.Context().I64Attr(v)
	}
	return g.Context().DenseOf(t, elems)
}

// zero returns zero of an integer or a float type, or nil.
func (g *gen) zero(t core.Type) core.Attribute {
	switch t := t.(type) {
	case *core.FloatType:
		return g.Context().FloatAttr(num.FloatZero(t.Semantics(), false))
	case *core.IntegerType:
		return g.Context().APIntAttr(t, num.Zero(t.Width()))
	}
	return nil
}

// pad puts a value around an image: list has what comes before and after each dimension between the first and the
// last.
func (g *gen) pad(v *core.Value, list []int64, value core.Attribute) *core.Value {
	need := false
	for _, n := range list {
		need = need || n != 0
	}
	if !need {
		return v
	}
	list = append(append([]int64{0, 0}, list...), 0, 0)
	shape := append([]int64(nil), shapeOf(v)...)
	p := tensor.Pad{Source: v}
	for i := range shape {
		low, high := list[2*i], list[2*i+1]
		shape[i] = dim.Add(shape[i], low, high)
		p.StaticLow, p.StaticHigh = append(p.StaticLow, low), append(p.StaticHigh, high)
		p.RegionArgTypes = append(p.RegionArgTypes, g.Context().Index())
	}
	with := g.constant(value)
	p.ResultType = g.tensor(shape, elemOf(v))
	p.Region = func(*core.Builder, []*core.Value) *core.Value { return with }
	return p.Build(g.Builder).Result()
}

// windowSize computes (size + before + after - (dilation * (kernel - 1) + 1)) / stride + 1.
func (g *gen) windowSize(size, kernel *core.Value, before, after, stride, dilation int64) *core.Value {
	one := g.index(1)
	padded := g.same(&arith.AddIDef, size, g.index(before))
	padded = g.same(&arith.AddIDef, padded, g.index(after))
	less := g.same(&arith.SubIDef, kernel, one)
	dilated := g.same(&arith.MulIDef, g.index(dilation), less)
	dilated = g.same(&arith.AddIDef, dilated, one)
	rest := g.same(&arith.SubIDef, padded, dilated)
	return g.same(&arith.AddIDef, g.same(&arith.DivUIDef, rest, g.index(stride)), one)
}

// convSizes computes the sizes of the result that are not known. The first window dimension of the kernel is kernelAt.
func (g *gen) convSizes(v, weight *core.Value, result []int64, a convAttrs, kernelAt int) []*core.Value {
	sizes := make([]*core.Value, len(result))
	for i := range a.stride {
		if d := i + 1; result[d] == core.Dynamic {
			size := g.dim(v, d)
			sizes[d] = g.windowSize(size, g.dim(weight, kernelAt+i), a.pad[2*i], a.pad[2*i+1], a.stride[i], a.dilation[i])
		}
	}
	var out []*core.Value
	for d := range result {
		if result[d] == core.Dynamic && sizes[d] == nil {
			sizes[d] = g.dim(v, d)
		}
	}
	for _, v := range sizes {
		if v != nil {
			out = append(out, v)
		}
	}
	return out
}

// convAttrs are the attributes that convolutions share.
type convAttrs struct {
	pad, stride, dilation []int64
	acc                   core.Type
	inZP, weightZP        int64
}

// attrsOf reads the attributes and zero points of a convolution; a reason is given when that is not possible.
func attrsOf(op *core.Operation) (a convAttrs, reason string) {
	list := func(name string) (out []int64) {
		d, _ := op.Attr(name).(*core.DenseArrayAttr)
		for i := range d.Len() {
			out = append(out, d.Int(i))
		}
		return out
	}
	a = convAttrs{pad: list("pad"), stride: list("stride"), dilation: list("dilation")}
	if t, ok := op.Attr("acc_type").(*core.TypeAttr); ok {
		a.acc = t.Value()
	}
	var ok bool
	if a.inZP, ok = zeroPoint(op.Operand(3)); !ok {
		return a, "input zero point cannot be statically determined"
	}
	if a.weightZP, ok = zeroPoint(op.Operand(4)); !ok {
		return a, "weight zero point cannot be statically determined"
	}
	return a, ""
}

func (a convAttrs) quantized() bool { return a.inZP != 0 || a.weightZP != 0 }

// padding is what is around the input: its zero point.
func (a convAttrs) padding(g *gen, elem core.Type) core.Attribute {
	if i, ok := elem.(*core.IntegerType); ok && a.quantized() {
		return g.Context().APIntAttr(i, num.NewSigned(64, a.inZP).SExtOrTrunc(i.Width()))
	}
	return g.zero(elem)
}

// convolution says which operations a convolution becomes.
type convolution struct {
	plain, quantized *core.OpDef
	kernelLast       bool // the output channels are the last dimension of the kernel
}

func (x convolution) lower(g *gen, op *core.Operation, _ []*core.Value) []*core.Value {
	v, weight, bias := op.Operand(0), op.Operand(1), op.Operand(2)
	result, ok := op.Result(0).Type().(*core.RankedTensorType)
	if !ok || ranked(v) == nil || ranked(weight) == nil || ranked(bias) == nil {
		return g.fail("unranked tensors not supported")
	}
	a, reason := attrsOf(op)
	switch {
	case reason != "":
		return g.fail(reason)
	case !core.IsStaticShape(ranked(weight)) || !core.IsStaticShape(ranked(bias)):
		return g.fail("tosa.conv ops require static shapes for weight and bias")
	case isUnsigned(elemOf(v)):
		return g.fail("tosa.conv ops does not support unsigned integer input")
	}
	sizes := g.convSizes(v, weight, result.Shape(), a, 1)
	v = g.pad(v, a.pad, a.padding(g, elemOf(v)))
	if x.kernelLast {
		weight = g.rotate(weight)
	}
	acc := g.tensor(result.Shape(), a.acc)
	init := g.broadcastBias(bias, g.empty(result.Shape(), a.acc, sizes))
	window := g.window(a.stride, a.dilation)
	if a.quantized() {
		inZP, weightZP := g.i32(a.inZP), g.i32(a.weightZP)
		return g.named(x.quantized, []*core.Value{v, weight, inZP, weightZP}, init, window...).ResultList()
	}
	conv := g.named(x.plain, []*core.Value{v, weight}, init, window...).Result(0)
	if core.Type(result) != core.Type(acc) {
		conv = tosa.Cast{OutputType: result, Input: conv}.Build(g.Builder).Output()
	}
	return []*core.Value{conv}
}

// rotate makes the first dimension the last one.
func (g *gen) rotate(v *core.Value) *core.Value {
	var perms []int32
	var shape []int64
	for i, n := range shapeOf(v)[1:] {
		perms, shape = append(perms, int32(i+1)), append(shape, n)
	}
	shape = append(shape, shapeOf(v)[0])
	return tosa.Transpose{OutputType: g.tensor(shape, elemOf(v)), Input1: v, Perms: append(perms, 0)}.Build(g.Builder).
		Output()
}

// biasMap repeats a bias for all places.
func biasMap(bias, result *core.Value) *affine.Map {
	rank, shape := len(shapeOf(result)), shapeOf(bias)
	if len(shape) == 1 && shape[0] == 1 {
		return affine.NewMap(rank, 0, affine.Const(0))
	}
	var list []int
	for i := range shape {
		list = append(list, i+rank-len(shape))
	}
	return dims(rank, list...)
}

// broadcastBias fills a tensor with a bias, whose elements are extended.
func (g *gen) broadcastBias(bias, dest *core.Value) *core.Value {
	rank := len(shapeOf(dest))
	return g.generic([]core.Type{dest.Type()}, []*core.Value{bias}, []*core.Value{dest},
		[]*affine.Map{biasMap(bias, dest), affine.IdentityMap(rank)}, parallel(rank), func(args []*core.Value) []*core.Value {
			v, t := args[0], args[1].Type()
			switch {
			case v.Type() == t:
			case isFloat(t):
				v = g.op(&arith.ExtFDef, t, v)
			default:
				v = g.op(&arith.ExtSIDef, t, v)
			}
			return []*core.Value{v}
		}).Result(0)
}

// depthwise lowers the convolution in which channels have kernels of their own: the result has a dimension for the
// channel and one for the kernel, which are joined.
func depthwise(g *gen, op *core.Operation, _ []*core.Value) []*core.Value {
	v, weight, bias := op.Operand(0), op.Operand(1), op.Operand(2)
	result, ok := op.Result(0).Type().(*core.RankedTensorType)
	if !ok || ranked(v) == nil || ranked(weight) == nil || ranked(bias) == nil {
		return g.fail("unranked tensors not supported")
	}
	a, reason := attrsOf(op)
	if !core.IsStaticShape(ranked(weight)) || !core.IsStaticShape(ranked(bias)) {
		return g.fail("tosa.depthwise_conv ops require static shapes")
	}
	sizes := g.convSizes(v, weight, result.Shape(), a, 0)
	if reason != "" {
		return g.fail(reason)
	}
	in := elemOf(v)
	v = g.pad(v, a.pad, a.padding(g, in))
	shape := append(append([]int64(nil), result.Shape()[:3]...), shapeOf(weight)[2:]...)
	out := g.empty(shape, a.acc, sizes)
	out = g.fill(g.constant(g.zero(a.acc)), out)
	dest := g.empty(result.Shape(), result.ElementType(), sizes)
	window := g.window(a.stride, a.dilation)
	var conv *core.Value
	if a.quantized() {
		inZP, weightZP := g.i32(a.inZP), g.i32(a.weightZP)
		conv = g.named(&linalg.DepthwiseConv2DNhwcHwcmQDef, []*core.Value{v, weight, inZP, weightZP}, out, window...).Result(0)
	} else {
		conv = g.named(&linalg.DepthwiseConv2DNhwcHwcmDef, []*core.Value{v, weight}, out, window...).Result(0)
		if a.acc != result.ElementType() {
			conv = tosa.Cast{OutputType: g.tensor(shape, result.ElementType()), Input: conv}.Build(g.Builder).Output()
		}
	}
	conv = shapes.Collapse(g.Builder, result.Shape(), conv, [][]int64{{0}, {1}, {2}, {3, 4}})
	rank := len(result.Shape())
	id := affine.IdentityMap(rank)
	return g.generic([]core.Type{result}, []*core.Value{bias, conv}, []*core.Value{dest}, []*affine.Map{biasMap(bias, dest), id, id},
		parallel(rank), func(args []*core.Value) []*core.Value {
			b := args[0]
			if isFloat(in) {
				return []*core.Value{g.same(&arith.AddFDef, b, args[1])}
			}
			if t := args[1].Type(); a.quantized() && b.Type() != t {
				b = g.op(&arith.ExtSIDef, t, b)
			}
			return []*core.Value{g.same(&arith.AddIDef, b, args[1])}
		}).ResultList()
}

// matMul makes a product of batches of matrices.
func matMul(g *gen, op *core.Operation, operands []*core.Value) []*core.Value {
	x := core.Must(tosa.AsMatMulOp(op))
	result, ok := op.Result(0).Type().(*core.RankedTensorType)
	if !ok {
		return g.fail("unranked tensors not supported")
	}
	var sizes []*core.Value
	for d, from := range []int{0, 0, 1} {
		if result.Shape()[d] == core.Dynamic {
			sizes = append(sizes, g.dim(op.Operand(from), d))
		}
	}
	start := g.zero(result.ElementType())
	if start == nil {
		return g.fail("unsupported element type")
	}
	zero := g.constant(start)
	out := g.fill(zero, g.empty(result.Shape(), result.ElementType(), sizes))
	aZP, ok := zeroPoint(x.AZp())
	if !ok {
		return g.fail("input a zero point cannot be statically determined")
	}
	bZP, ok := zeroPoint(x.BZp())
	if !ok {
		return g.fail("input b zero point cannot be statically determined")
	}
	if aZP == 0 && bZP == 0 {
		return g.named(&linalg.BatchMatmulDef, operands[:2], out).ResultList()
	}
	a := g.i32(aZP)
	return g.named(&linalg.QuantizedBatchMatmulDef, []*core.Value{operands[0], operands[1], a, g.i32(bZP)}, out).ResultList()
}

// transpose makes a linalg.transpose.
func transpose(g *gen, op *core.Operation, _ []*core.Value) []*core.Value {
	x := core.Must(tosa.AsTransposeOp(op))
	v := op.Operand(0)
	if ranked(v) == nil {
		return g.fail("unranked tensors not supported")
	}
	sizes := shapes.Of(g.Builder, v)
	permuted := make([]core.FoldResult, len(sizes))
	perms := make([]int64, len(sizes))
	for i, p := range x.Perms() {
		perms[i], permuted[i] = int64(p), sizes[p]
	}
	dest := shapes.Empty(g.Builder, permuted, elemOf(v))
	return g.named(&linalg.TransposeDef, []*core.Value{v}, dest,
		core.NamedAttr{Name: "permutation", Value: g.Context().I64Array(perms...)}).ResultList()
}
