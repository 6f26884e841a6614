package winograd

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// side is one of the two dimensions of an image. Along a dimension in which the filter has one element, nothing is transformed.
type side struct {
	kernel int64 // the filter's size
	tile   int64 // the output's elements that a tile computes
	points int64 // the input's elements that it takes
	tiles  int64
}

func sideOf(fmr linalg.WinogradConv2DFmr, kernel, output int64) (s side, ok bool) {
	m, r := linalgdefs.WinogradSizes(fmr)
	switch kernel {
	case r:
		s = side{kernel, m, m + r - 1, 0}
	case 1:
		s = side{kernel, 1, 1, 0}
	default:
		return s, false
	}
	s.tiles = (output + s.tile - 1) / s.tile
	return s, true
}

// Convert replaces linalg.conv_2d_nhwc_fhwc on tensors of known shapes, with strides and dilations of 1 and a filter of the algorithm's size in one
// dimension or both, at the rewriter's insertion point. It returns the operation that replaces the convolution; ok is false for
// others, which stay.
func Convert(rw *rewrite.Rewriter, op *core.Operation, fmr linalg.WinogradConv2DFmr) (made *core.Operation, ok bool) {
	if !op.Is(&linalg.Conv2DNhwcFhwcDef) || !ones(op.Attr("strides")) || !ones(op.Attr("dilations")) {
		return nil, false
	}
	var shape [3][]int64 // n, h, w, c; f, h, w, c; n, h, w, f
	for i := range shape {
		t, ok := op.Operand(i).Type().(*core.RankedTensorType)
		if !ok || slices.Contains(t.Shape(), core.Dynamic) {
			return nil, false
		}
		shape[i] = t.Shape()
	}
	var h, w side
	var okH, okW bool
	h, okH = sideOf(fmr, shape[1][1], shape[2][1])
	w, okW = sideOf(fmr, shape[1][2], shape[2][2])
	if !okH || !okW || h.kernel == 1 && w.kernel == 1 {
		return nil, false
	}
	defer rw.SetLoc(rw.Loc())
	rw.SetLoc(op.Loc())
	b := &rw.Builder
	n, c, f := shape[0][0], shape[0][3], shape[1][0]

	filter := empty(b, op.Operand(1), h.points, w.points, c, f)
	filter = linalg.NewWinogradFilterTransform(b, filter.Type(), op.Operand(1), filter, fmr).Result()
	input := padded(b, op.Operand(0), n, h.tiles*h.tile+h.kernel-1, w.tiles*w.tile+w.kernel-1, c)
	points := empty(b, input, h.points, w.points, h.tiles, w.tiles, n, c)
	points = linalg.NewWinogradInputTransform(b, points.Type(), input, points, fmr).Result()
	product := multiplied(b, points, filter, op.Operand(2))
	output := padded(b, op.Operand(2), n, h.tiles*h.tile, w.tiles*w.tile, f)
	result := linalg.NewWinogradOutputTransform(b, output.Type(), product, output, fmr).Result()
	if result.Type() != op.Operand(2).Type() {
		result = tensor.ExtractSlice{ResultType: op.Operand(2).Type(), Source: result, StaticOffsets: make([]int64, 4),
			StaticSizes: shape[2], StaticStrides: []int64{1, 1, 1, 1}}.Build(b).Result()
	}
	made = result.DefiningOp()
	rw.ReplaceOpWith(op, made)
	return made, true
}

// ones reports whether all elements of an attribute, which may be absent, are 1.
func ones(a core.Attribute) bool {
	d, ok := a.(*core.DenseElementsAttr)
	if !ok {
		return a == nil
	}
	for i := range d.NumElements() {
		if d.Int(i).Int64() != 1 {
			return false
		}
	}
	return true
}

func elementOf(v *core.Value) core.Type { return v.Type().(core.ShapedType).ElementType() }

// empty makes a tensor with elements like those of another one.
func empty(b *core.Builder, like *core.Value, shape ...int64) *core.Value {
	return tensor.NewEmpty(b, b.Context().RankedTensor(shape, elementOf(like), nil), nil).Op.Result(0)
}

func zero(b *core.Builder, elem core.Type) *core.Value {
	if f, ok := elem.(*core.FloatType); ok {
		return arith.NewConstant(b, floatAttr(f, 0)).Result()
	}
	return arith.NewConstant(b, b.Context().IntegerAttr(elem, 0)).Result()
}

// padded makes a tensor of the given shape with zeros after the elements, unless it has that shape.
func padded(b *core.Builder, v *core.Value, shape ...int64) *core.Value {
	from := v.Type().(*core.RankedTensorType).Shape()
	if slices.Equal(from, shape) {
		return v
	}
	high := make([]int64, len(shape))
	for i := range shape {
		high[i] = shape[i] - from[i]
	}
	with := zero(b, elementOf(v))
	index := b.Context().Index()
	return tensor.Pad{ResultType: b.Context().RankedTensor(shape, elementOf(v), nil), Source: v, StaticLow: make([]int64, len(shape)), StaticHigh: high,
		RegionArgTypes: slices.Repeat([]core.Type{index}, len(shape)),
		Region:         func(*core.Builder, []*core.Value) *core.Value { return with }}.Build(b).Op.Result(0)
}

// multiplied makes the products of the points of all tiles and the filter, point by point. Elements are of the output's type.
func multiplied(b *core.Builder, points, filter, output *core.Value) *core.Value {
	s, g := points.Type().(*core.RankedTensorType).Shape(), filter.Type().(*core.RankedTensorType).Shape()
	n, tiles := dim.Mul(s[0], s[1]), dim.Mul(s[2], s[3], s[4])
	together := [][]int64{{0, 1}, {2, 3, 4}, {5}}
	filter = shapes.Collapse(b, []int64{n, g[2], g[3]}, filter, [][]int64{{0, 1}, {2}, {3}})
	points = shapes.Collapse(b, []int64{n, tiles, s[5]}, points, together)
	sum := empty(b, output, n, tiles, g[3])
	sum = linalgdefs.NewFill(b, zero(b, elementOf(output)), sum).Result(0)
	t := b.Context().RankedTensor([]int64{s[0], s[1], s[2], s[3], s[4], g[3]}, elementOf(output), nil)
	apart, _ := shapes.Expand(b, t, product(b, &linalg.BatchMatmulDef, points, filter, sum), together)
	return apart
}

// product makes a product of matrices with the indexing maps that the definition has by default.
func product(b *core.Builder, def *core.OpDef, x, y, sum *core.Value) *core.Value {
	const maps = "indexing_maps"
	info := b.Context().InfoOf(def)
	return linalgdefs.NewNamed(b, def, []*core.Value{x, y}, []*core.Value{sum}, core.NamedAttr{Name: maps, Value: info.DefaultOf(info.SlotIndex(maps))}).Result(0)
}
