package tosa

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/tosa"
)

// maxPad is the greatest border that an operation takes over from a tosa.pad.
const maxPad = 8192

// CanonicalizationPatternsConv2D adds the border of a tosa.pad.
func (Hooks) CanonicalizationPatternsConv2D(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&tosa.Conv2DDef, tosa.AsConv2DOp, "tosa.conv2d of tosa.pad",
		func(op tosa.Conv2DOp, rw *rewrite.Rewriter) bool {
			from, pad, ok := padded(op.Input(), op.Pad(),
				func(c *core.DenseElementsAttr, _ []int64) bool { return matchesZeroPoint(c, op.InputZp()) })
			if !ok {
				return false
			}
			rw.ReplaceOpWith(op.Op, tosa.Conv2D{OutputType: op.Output().Type(), Input: from, Weight: op.Weight(), Bias: op.Bias(),
				InputZp:  op.InputZp(),
				WeightZp: op.WeightZp(), Pad: pad, Stride: op.Stride(), Dilation: op.Dilation(), AccType: op.AccType(),
				LocalBound: op.LocalBound()}.
				Build(&rw.Builder).Op)
			return true
		}))
}

// CanonicalizationPatternsDepthwiseConv2D adds the border of a tosa.pad.
func (Hooks) CanonicalizationPatternsDepthwiseConv2D(set *rewrite.PatternSet) {
	fold := func(op tosa.DepthwiseConv2DOp, rw *rewrite.Rewriter) bool {
		from, pad, ok := padded(op.Input(), op.Pad(),
			func(c *core.DenseElementsAttr, _ []int64) bool { return matchesZeroPoint(c, op.InputZp()) })
		if !ok {
			return false
		}
		rw.ReplaceOpWith(op.Op, tosa.DepthwiseConv2D{OutputType: op.Output().Type(), Input: from, Weight: op.Weight(), Bias: op.Bias(),
			InputZp: op.InputZp(), WeightZp: op.WeightZp(), Pad: pad, Stride: op.Stride(), Dilation: op.Dilation(), AccType: op.AccType(),
			LocalBound: op.LocalBound()}.Build(&rw.Builder).Op)
		return true
	}
	set.Add(rewrite.OpPattern(&tosa.DepthwiseConv2DDef, tosa.AsDepthwiseConv2DOp, "tosa.depthwise_conv2d of tosa.pad", fold))
}

// CanonicalizationPatternsMaxPool2d adds images of one element, and the border of a tosa.pad.
func (Hooks) CanonicalizationPatternsMaxPool2d(set *rewrite.PatternSet) {
	one := func(op tosa.MaxPool2dOp, rw *rewrite.Rewriter) bool {
		from, to := op.Input(), op.Output()
		if !isOneByOne(from.Type()) || !isOneByOne(to.Type()) || from.Type() != to.Type() {
			return false
		}
		rw.ReplaceOp(op.Op, from)
		return true
	}
	pad := func(op tosa.MaxPool2dOp, rw *rewrite.Rewriter) bool {
		kernel := op.Kernel()
		from, pad, ok := padded(op.Input(), op.Pad(), func(c *core.DenseElementsAttr, pad []int64) bool {
			return isLowest(c) && max(pad[0], pad[1]) < kernel[0] && max(pad[2], pad[3]) < kernel[1]
		})
		if !ok {
			return false
		}
		rw.ReplaceOpWith(op.Op, tosa.MaxPool2d{OutputType: op.Output().Type(), Input: from, Kernel: kernel, Stride: op.Stride(),
			Pad:     pad,
			NanMode: tosa.GetNanPropagationModeAttr(op.Op.Context(), op.NanMode())}.Build(&rw.Builder).Op)
		return true
	}
	set.Add(rewrite.OpPattern(&tosa.MaxPool2dDef, tosa.AsMaxPool2dOp, "tosa.max_pool2d of one element", one),
		rewrite.OpPattern(&tosa.MaxPool2dDef, tosa.AsMaxPool2dOp, "tosa.max_pool2d of tosa.pad", pad))
}

func isOneByOne(t core.Type) bool {
	r, ok := t.(*core.RankedTensorType)
	return ok && core.IsStaticShape(r) && len(r.Shape()) == 4 && r.Shape()[1] == 1 && r.Shape()[2] == 1
}

// padded returns what is padded by the tosa.pad that makes an image, and the border of both together, when only height
// and width have one and the value in it is the right one.
func padded(v *core.Value, own []int64, right func(value *core.DenseElementsAttr, pad []int64) bool) (from *core.Value,
	pad []int64, ok bool) {
	op, isPad := tosa.AsPadOp(v.DefiningOp())
	if !isPad || len(own) != 4 {
		return nil, nil, false
	}
	border, _ := integers(op.Padding().ConstantValue())
	if len(border) != 8 || border[0] != 0 || border[1] != 0 || border[6] != 0 || border[7] != 0 {
		return nil, nil, false
	}
	pad = slices.Clone(own)
	for i := range pad {
		pad[i] += border[i+2]
	}
	value, isDense := op.PadConst().ConstantValue().(*core.DenseElementsAttr)
	if !isDense || value.NumElements() != 1 || !right(value, pad) || slices.Max(pad) > maxPad || slices.Min(border) < 0 {
		return nil, nil, false
	}
	return op.Input1(), pad, true
}

// matchesZeroPoint reports whether a border of the value is one of zeros.
func matchesZeroPoint(value *core.DenseElementsAttr, zp *core.Value) bool {
	if query.Is[*core.FloatType](value.ShapedType().ElementType()) {
		return isZero(value)
	}
	v, ok := integers(value)
	z, okZ := integers(zp.ConstantValue())
	return ok && okZ && len(z) > 0 && v[0] == z[0]
}

// isLowest reports whether a value is the least one of its type.
func isLowest(d *core.DenseElementsAttr) bool {
	switch t := d.ShapedType().ElementType().(type) {
	case *core.FloatType:
		v := d.Float(0)
		return v.EQ(num.FloatLargest(v.Semantics(), true))
	case *core.IntegerType:
		if isUnsigned(t) {
			return d.Int(0).IsZero()
		}
		return d.Int(0).IsMinSigned()
	}
	return false
}

// CanonicalizeConcat replaces the concatenation of a single tensor.
func (Hooks) CanonicalizeConcat(op tosa.ConcatOp, rw *rewrite.Rewriter) bool {
	list := op.Input1()
	if len(list) != 1 {
		return false
	}
	v := list[0]
	if t := op.Output().Type(); v.Type() != t {
		v = tensor.NewCast(&rw.Builder, t, v).Dest()
	}
	rw.ReplaceOp(op.Op, v)
	return true
}

// CanonicalizeSelect swaps the values instead of negating the condition.
func (Hooks) CanonicalizeSelect(op tosa.SelectOp, rw *rewrite.Rewriter) bool {
	not, ok := tosa.AsLogicalNotOp(op.Input1().DefiningOp())
	if !ok {
		return false
	}
	rw.Modify(op.Op, func() { op.Op.SetOperands([]*core.Value{not.Input1(), op.Input3(), op.Input2()}) })
	return true
}

// CanonicalizationPatternsTranspose adds transpositions of transpositions, and those that leave the elements where they
// are.
func (Hooks) CanonicalizationPatternsTranspose(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&tosa.TransposeDef, tosa.AsTransposeOp, "tosa.transpose of tosa.transpose", joinTransposes),
		rewrite.OpPattern(&tosa.TransposeDef, tosa.AsTransposeOp, "tosa.transpose is tosa.reshape", transposeToReshape))
}

func joinTransposes(op tosa.TransposeOp, rw *rewrite.Rewriter) bool {
	inner, ok := tosa.AsTransposeOp(op.Input1().DefiningOp())
	if !ok || inner.Op == op.Op {
		return false
	}
	outer, first := op.Perms(), inner.Perms()
	if len(outer) != len(first) || len(outer) == 0 {
		return false
	}
	perms := make([]int32, len(outer))
	for i, p := range outer {
		if p < 0 || int(p) >= len(first) {
			return false
		}
		perms[i] = first[p]
	}
	rw.ReplaceOpWith(op.Op, tosa.Transpose{OutputType: op.Output().Type(), Input1: inner.Input1(),
		Perms: perms}.Build(&rw.Builder).Op)
	return true
}

func transposeToReshape(op tosa.TransposeOp, rw *rewrite.Rewriter) bool {
	if _, ok := tosa.AsTransposeOp(op.Input1().DefiningOp()); ok {
		return false
	}
	for u := range op.Output().Users() {
		if _, ok := tosa.AsTransposeOp(u); ok {
			return false
		}
	}
	t, ok := op.Input1().Type().(*core.RankedTensorType)
	perms := op.Perms()
	if !ok || countDynamic(t) > 1 || len(perms) != len(t.Shape()) {
		return false
	}
	shape := make([]int64, len(perms))
	last := int32(-1)
	for i, p := range perms {
		if p < 0 || int(p) >= len(perms) {
			return false
		}
		shape[i] = t.Shape()[p]
		if shape[i] == 1 {
			continue
		}
		if p < last {
			return false
		}
		last = p
	}
	made := tosa.Reshape{OutputType: op.Output().Type(), Input1: op.Input1(), Shape: constShape(rw, shape)}
	rw.ReplaceOpWith(op.Op, made.Build(&rw.Builder).Op)
	return true
}

// constShape makes a constant shape; a dynamic size is -1.
func constShape(rw *rewrite.Rewriter, dims []int64) *core.Value {
	c := rw.Context()
	elems := make([]core.Attribute, len(dims))
	for i, d := range dims {
		if d == core.Dynamic {
			d = -1
		}
		elems[i] = c.IndexAttr(d)
	}
	values := c.DenseOf(c.RankedTensor([]int64{int64(len(dims))}, c.Index(), nil), elems)
	return tosa.ConstShape{OutputType: tosa.GetShapeType(c, int32(len(dims))), Values: values}.Build(&rw.Builder).Output()
}
