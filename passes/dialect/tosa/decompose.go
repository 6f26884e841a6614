package tosa

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/quant"
	gen "github.com/odsgen/ods/generated/tosa"
	"github.com/odsgen/ods/passes"
)

func (*OptionalDecompositionsPass) run(r *passes.Run) {
	set := rewrite.NewPatternSet(r.Op.Context())
	set.Add(rewrite.OpPattern(&gen.DepthwiseConv2DDef, gen.AsDepthwiseConv2DOp, "tosa.depthwise_conv2d of one pixel is a product", depthwiseIsMul))
	set.Add(rewrite.OpPattern(&gen.TransposeConv2DDef, gen.AsTransposeConv2DOp, "tosa.transpose_conv2d of stride one", plainTransposeConv))
	set.Add(rewrite.OpPattern(&gen.TransposeConv2DDef, gen.AsTransposeConv2DOp, "tosa.transpose_conv2d of other strides", stridedTransposeConv))
	rewrite.Greedy(r.Op, set.Freeze(), r.GreedyConfig())
}

// static returns the type of a tensor whose size is known.
func static(v *core.Value) (*core.RankedTensorType, bool) {
	t, ok := v.Type().(*core.RankedTensorType)
	return t, ok && core.IsStaticShape(t)
}

// images returns the type of a tensor in which only the number of images is unknown.
func images(v *core.Value) (*core.RankedTensorType, bool) {
	t, ok := v.Type().(*core.RankedTensorType)
	return t, ok && len(t.Shape()) > 0 && !slices.Contains(t.Shape()[1:], core.Dynamic)
}

// storage is the type of the numbers that a tensor holds, after quantization.
func storage(t core.Type) core.Type {
	switch q := t.(type) {
	case *quant.UniformQuantizedType:
		return q.StorageType()
	case *quant.AnyQuantizedType:
		return q.StorageType()
	}
	return t
}

// isNumber reports whether a tensor has integers or floats, which quantized numbers are not.
func isNumber(t *core.RankedTensorType) bool {
	switch t.ElementType().(type) {
	case *core.IntegerType, *core.FloatType:
		return true
	}
	return false
}

// zeroPoint returns the number that a zero point is known to be. Floats have zero, and integers that are not of eight
// bits as well.
func zeroPoint(v *core.Value) (n int64, ok bool) {
	c, ok := v.ConstantValue().(*core.DenseElementsAttr)
	if !ok || c.NumElements() == 0 {
		return 0, false
	}
	switch t := c.ShapedType().ElementType().(type) {
	case *core.FloatType:
		return 0, c.Float(0).IsZero()
	case *core.IntegerType:
		n = c.Int(0).Int64()
		return n, n == 0 || t.Width() == 8
	}
	return 0, false
}

// maker makes operations whose results have the shapes that follow from their operands.
type maker struct{ *core.Builder }

func (b maker) tensor(shape []int64, elem core.Type) *core.RankedTensorType {
	return b.Context().RankedTensor(shape, elem, nil)
}

// of returns the type of a tensor.
func (maker) of(v *core.Value) *core.RankedTensorType { return v.Type().(*core.RankedTensorType) }

// splat makes a constant of one number, which is zero for floats. Of quantized numbers it has what is stored.
func (b maker) splat(elem core.Type, n int64, shape ...int64) *core.Value {
	return b.constant(storage(elem), n, b.tensor(shape, storage(elem)))
}

// border makes what a pad is filled with.
func (b maker) border(elem core.Type, n int64) *core.Value {
	return b.constant(storage(elem), n, b.tensor([]int64{1}, elem))
}

func (b maker) constant(stored core.Type, n int64, t *core.RankedTensorType) *core.Value {
	var value core.Attribute
	if f, ok := stored.(*core.FloatType); ok {
		value = b.Context().FloatAttr(num.FloatZero(f.Semantics(), false))
	} else {
		value = b.Context().IntegerAttr(stored, n)
	}
	values := b.Context().DenseSplat(b.tensor(t.Shape(), stored), value)
	return gen.Const{Values: values, OutputType: t}.Build(b.Builder).Op.Result(0)
}

func (b maker) shape(dims ...int64) *core.Value { return constShape(b.Builder, dims) }

func (b maker) pad(v *core.Value, padding, with *core.Value, amounts []int64) *core.Value {
	shape := slices.Clone(b.of(v).Shape())
	for i, n := range amounts {
		shape[i/2] = dim.Add(shape[i/2], n)
	}
	return gen.NewPad(b.Builder, b.tensor(shape, b.of(v).ElementType()), v, padding, with).Output()
}

func (b maker) reshape(v *core.Value, dims ...int64) *core.Value {
	shape := b.shape(dims...)
	t := b.tensor(dims, b.of(v).ElementType())
	return gen.Reshape{OutputType: t, Input1: v, Shape: shape}.Build(b.Builder).Op.Result(0)
}

func (b maker) transpose(v *core.Value, perms ...int32) *core.Value {
	from := b.of(v)
	shape := make([]int64, len(perms))
	for i, p := range perms {
		shape[i] = from.Shape()[p]
	}
	return gen.Transpose{OutputType: b.tensor(shape, from.ElementType()), Input1: v, Perms: perms}.Build(b.Builder).Output()
}

func (b maker) reverse(v *core.Value, axis int32) *core.Value {
	return gen.Reverse{OutputType: v.Type(), Input1: v, Axis: axis}.Build(b.Builder).Output()
}

// raise gives a tensor more dimensions in front, so that it has as many as another one.
func (b maker) raise(v, other *core.Value) *core.Value {
	t := b.of(v)
	missing := len(b.of(other).Shape()) - len(t.Shape())
	if missing <= 0 {
		return v
	}
	dims := slices.Repeat([]int64{1}, missing)
	return b.reshape(v, append(dims, t.Shape()...)...)
}

// depthwiseIsMul: a kernel of one pixel multiplies each channel by the numbers of its outputs.
func depthwiseIsMul(op gen.DepthwiseConv2DOp, rw *rewrite.Rewriter) bool {
	in, ok1 := images(op.Input())
	kernel, ok2 := static(op.Weight())
	out, ok3 := images(op.Output())
	if !ok1 || !ok2 || !ok3 || slices.ContainsFunc(op.Stride(), func(n int64) bool { return n != 1 }) ||
		kernel.Shape()[0] != 1 || kernel.Shape()[1] != 1 {
		return false
	}
	if !isNumber(in) || !isNumber(kernel) || !isNumber(out) {
		return false
	}
	inputZp, ok1 := zeroPoint(op.InputZp())
	weightZp, ok2 := zeroPoint(op.WeightZp())
	if !ok1 || !ok2 {
		return rw.NoMatch(op.Op, "the zero points are not known")
	}
	rw.SetLoc(op.Op.Loc())
	b := maker{&rw.Builder}
	elem := out.ElementType()
	operand := func(v *core.Value, zp int64) *core.Value {
		if t := b.of(v); zp != 0 {
			return gen.NewSub(b.Builder, t, v, b.splat(t.ElementType(), zp, slices.Repeat([]int64{1}, len(t.Shape()))...)).Output()
		}
		return v
	}
	cast := func(v *core.Value) *core.Value {
		if t := b.of(v); t.ElementType() != elem {
			return gen.NewCast(b.Builder, b.tensor(t.Shape(), elem), v).Output()
		}
		return v
	}
	x := cast(b.reshape(op.Input(), append(slices.Clone(in.Shape()), 1)...))
	w := cast(op.Weight())
	x, w = operand(x, inputZp), operand(w, weightZp)
	if pads := op.Pad(); slices.ContainsFunc(pads, func(n int64) bool { return n != 0 }) {
		amounts := make([]int64, 10)
		copy(amounts[2:], pads)
		padding := b.shape(amounts...)
		// Upstream's border has the elements of the operand, which its verifier refuses where they were cast.
		with := b.splat(in.ElementType(), 0, 1)
		shape := slices.Clone(b.of(x).Shape())
		for i, n := range amounts {
			shape[i/2] = dim.Add(shape[i/2], n)
		}
		x = gen.NewPad(b.Builder, b.tensor(shape, in.ElementType()), x, padding, with).Output()
	}
	product := append(slices.Clone(b.of(x).Shape()[:4]), kernel.Shape()[3])
	w = b.raise(w, x)
	shift := b.splat(rw.Context().Integer(8), 0, 1)
	y := gen.NewMul(b.Builder, b.tensor(product, b.of(w).ElementType()), x, w, shift).Output()
	t := b.tensor(out.Shape(), b.of(x).ElementType())
	to := b.shape(out.Shape()...)
	y = gen.Reshape{OutputType: t, Input1: y, Shape: to}.Build(b.Builder).Op.Result(0)
	bias := b.raise(op.Bias(), y)
	rw.ReplaceOpWith(op.Op, gen.NewAdd(b.Builder, t, y, bias).Op)
	return true
}
