package conv

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes/dialect/linalg/tile"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// downscaled says what a convolution of two dimensions is called when it has one, and where its height is; the width is the
// next dimension. The input has its height where the output has it.
type downscaled struct {
	to             *core.OpDef
	kernel, output int
}

var downscales = map[*core.OpDef]downscaled{
	&linalg.Conv2DNhwcHwcfDef:         {&linalg.Conv1DNwcWcfDef, 0, 1},
	&linalg.Conv2DNchwFchwDef:         {&linalg.Conv1DNcwFcwDef, 2, 2},
	&linalg.PoolingNhwcSumDef:         {&linalg.PoolingNwcSumDef, 0, 1},
	&linalg.PoolingNchwSumDef:         {&linalg.PoolingNcwSumDef, 0, 2},
	&linalg.PoolingNhwcMaxDef:         {&linalg.PoolingNwcMaxDef, 0, 1},
	&linalg.PoolingNhwcMaxUnsignedDef: {&linalg.PoolingNwcMaxUnsignedDef, 0, 1},
	&linalg.PoolingNhwcMinDef:         {&linalg.PoolingNwcMinDef, 0, 1},
	&linalg.PoolingNhwcMinUnsignedDef: {&linalg.PoolingNwcMinUnsignedDef, 0, 1},
	&linalg.PoolingNchwMaxDef:         {&linalg.PoolingNcwMaxDef, 0, 2},
	&linalg.DepthwiseConv2DNhwcHwcDef: {&linalg.DepthwiseConv1DNwcWcDef, 0, 1},
	&linalg.Conv2DDef:                 {&linalg.Conv1DDef, 0, 0},
}

// Downscale replaces a convolution or pooling of two dimensions whose window and output have the size one in one of them by
// one of the other dimension, which it returns: upstream's DownscaleSizeOneWindowed2DConvolution. ok is false for others.
func Downscale(rw *rewrite.Rewriter, op *core.Operation) (by *core.Operation, ok bool) {
	d, ok := downscales[op.Info().Def()]
	if !ok || op.NumOperands() != 3 || op.NumResults() != 1 {
		return nil, false
	}
	types := make([]*core.RankedTensorType, 3)
	for i := range types {
		if types[i], ok = op.Operand(i).Type().(*core.RankedTensorType); !ok {
			return nil, false
		}
	}
	k, o := types[1].Shape(), types[2].Shape()
	which := 0
	if k[d.kernel] != 1 || o[d.output] != 1 {
		if which = 1; k[d.kernel+1] != 1 || o[d.output+1] != 1 {
			return nil, false
		}
	}
	rw.SetBefore(op)
	rw.SetLoc(op.Loc())
	b := &rw.Builder
	parts := make([]*core.Value, 3)
	for i, at := range []int{d.output, d.kernel, d.output} {
		t := types[i]
		shape := slices.Delete(slices.Clone(t.Shape()), at+which, at+which+1)
		parts[i] = tile.Reduced(b, op.Operand(i), b.Context().RankedTensor(shape, t.ElementType(), t.Encoding()))
	}
	var attrs []core.NamedAttr
	for _, name := range []string{"strides", "dilations"} {
		if d.to == &linalg.Conv1DDef {
			break
		}
		list := integers(op.Attr(name))
		if list == nil {
			list = []int64{1, 1}
		}
		c := b.Context()
		t := c.RankedTensor([]int64{1}, c.Integer(64), nil)
		attrs = append(attrs, core.NamedAttr{Name: name, Value: c.DenseOf(c.Vector(t.Shape(), t.ElementType(), nil),
			[]core.Attribute{c.I64Attr(list[1-which])})})
	}
	by = linalgdefs.NewNamed(b, d.to, parts[:2], parts[2:], attrs...)
	all := shapes.Of(b, op.Operand(2))
	n := len(all)
	insert := tensor.InsertSlice{Source: by.Result(0), Dest: op.Operand(2), StaticOffsets: make([]int64, n),
		StaticStrides: slices.Repeat([]int64{1}, n)}
	for _, m := range all {
		if a, ok := m.Attr.(*core.IntegerAttr); ok {
			insert.StaticSizes = append(insert.StaticSizes, a.Int64())
			continue
		}
		insert.StaticSizes, insert.Sizes = append(insert.StaticSizes, core.Dynamic), append(insert.Sizes, m.Value)
	}
	rw.ReplaceOpWith(op, insert.Build(b).Op)
	return by, true
}
