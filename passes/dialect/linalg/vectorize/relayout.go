package vectorize

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/vector"
)

// grouping says how the dimensions of a packed tensor are found beside each other: order has for each of them, where
// each dimension of the unpacked tensor is followed by its tile, the place in the packed tensor; groups is the number of
// them for each dimension.
type grouping struct {
	order  []int64
	groups []int
}

func groupingOf(rank int, inner, outer []int64) grouping {
	var g grouping
	for d := range int64(rank) {
		at := d
		if len(outer) > 0 {
			at = int64(slices.Index(outer, d))
		}
		g.order = append(g.order, at)
		n := 1
		if k := slices.Index(inner, d); k >= 0 {
			g.order = append(g.order, int64(rank+k))
			n = 2
		}
		g.groups = append(g.groups, n)
	}
	return g
}

// back returns the inverse of the order.
func (g grouping) back() []int64 {
	out := make([]int64, len(g.order))
	for i, at := range g.order {
		out[at] = int64(i)
	}
	return out
}

// collapse joins the dimensions of each group of a vector.
func (g grouping) collapse(t *core.VectorType) *core.VectorType {
	var shape []int64
	var scalable []bool
	i := 0
	for _, n := range g.groups {
		size, flag := int64(1), false
		for range n {
			size = dim.Count(size, t.Shape()[i])
			flag = flag || i < len(t.ScalableDims()) && t.ScalableDims()[i]
			i++
		}
		shape, scalable = append(shape, size), append(scalable, flag)
	}
	return t.Context().Vector(shape, t.ElementType(), scalable)
}

func transpose(b *core.Builder, v *core.Value, order []int64) *core.Value {
	t := v.Type().(*core.VectorType)
	shape, scalable := make([]int64, len(order)), make([]bool, len(order))
	for i, at := range order {
		shape[i], scalable[i] = t.Shape()[at], int(at) < len(t.ScalableDims()) && t.ScalableDims()[at]
	}
	return vector.NewTranspose(b, t.Context().Vector(shape, t.ElementType(), scalable), v, order).Result()
}

func shapeCast(b *core.Builder, t *core.VectorType, v *core.Value) *core.Value {
	return vector.NewShapeCast(b, t, v).Result()
}

// pack reads the source, cuts its dimensions into tiles, and moves these. The sizes are those of the result.
func pack(rw *rewrite.Rewriter, op *core.Operation, o Options) ([]*core.Value, bool) {
	x := core.Must(linalg.AsPackOp(op))
	src, ok := x.Source().Type().(*core.RankedTensorType)
	dst, ok2 := x.Dest().Type().(*core.RankedTensorType)
	if !ok || !ok2 || x.PaddingValue() != nil && x.PaddingValue().ConstantValue() == nil {
		return nil, false
	}
	sizes, infer := o.Sizes, len(o.Sizes) == 0
	if infer {
		if !core.IsStaticShape(dst) || !core.IsStaticShape(src) {
			return nil, false
		}
		sizes = dst.Shape()
	} else if len(sizes) != len(dst.Shape()) || slices.Contains(sizes, core.Dynamic) {
		return nil, false
	}
	for _, m := range view.Mixed(op.Context(), x.StaticInnerTilesAttr(), x.InnerTiles()) {
		if _, ok := view.Constant(m); !ok {
			return nil, false
		}
	}
	b := &rw.Builder
	g := groupingOf(len(src.Shape()), x.InnerDimsPos(), x.OuterDimsPerm())
	cut := make([]int64, len(sizes))
	for i, at := range g.order {
		cut[i] = sizes[at]
	}
	tiled := op.Context().Vector(cut, src.ElementType(), nil)
	v := readVector(rw, x.Source(), g.collapse(tiled), x.PaddingValue(), infer)
	v = transpose(b, shapeCast(b, tiled, v), g.back())
	return writeVector(rw, v, x.Dest(), nil, false).ResultList(), true
}

// unpack reads the source, moves its tiles after the dimensions that they are of, and joins them. The sizes are those
// of the source.
func unpack(rw *rewrite.Rewriter, op *core.Operation, o Options) ([]*core.Value, bool) {
	x := core.Must(linalg.AsUnPackOp(op))
	src, ok := x.Source().Type().(*core.RankedTensorType)
	dst, ok2 := x.Dest().Type().(*core.RankedTensorType)
	if !ok || !ok2 {
		return nil, false
	}
	sizes, scalable, infer := o.Sizes, o.Scalable, len(o.Sizes) == 0
	if infer {
		if !core.IsStaticShape(dst) || !core.IsStaticShape(src) {
			return nil, false
		}
		sizes, scalable = src.Shape(), nil
	} else if !fitsShape(src.Shape(), sizes) {
		return nil, false
	}
	b := &rw.Builder
	g := groupingOf(len(dst.Shape()), x.InnerDimsPos(), x.OuterDimsPerm())
	v := readVector(rw, x.Source(), op.Context().Vector(sizes, src.ElementType(), scalable), nil, infer)
	v = transpose(b, v, g.order)
	v = shapeCast(b, g.collapse(v.Type().(*core.VectorType)), v)
	return writeVector(rw, v, x.Dest(), nil, infer).ResultList(), true
}
