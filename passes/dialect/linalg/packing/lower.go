package packing

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/defs/iface/view"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// stripes says how a packed tensor becomes one where each dimension that is cut is next to its tile.
type stripes struct {
	order  []int64   // of the dimensions of the packed tensor
	groups [][]int64 // the dimensions that are one when nothing is packed
	outer  []int64   // where the dimensions of the tensor that is not packed are
}

func stripesOf(rank int, inner, outer []int64) (s stripes) {
	var inserted []int64
	for _, d := range inner {
		at := d + 1
		for _, o := range inner {
			if d > o {
				at++
			}
		}
		inserted = append(inserted, at)
	}
	for i := 0; i < rank; i++ {
		group := []int64{int64(i)}
		s.outer = append(s.outer, int64(i))
		if slices.Contains(inserted, int64(i+1)) {
			i++
			group = append(group, int64(i))
		}
		s.groups = append(s.groups, group)
	}
	byTiles := placing(rank, upTo(rank-len(inner), rank), inserted)
	moved := s.outer
	if len(outer) > 0 {
		moved = permute(moved, outer)
	}
	s.order = permute(byTiles, placing(rank, s.outer, moved))
	return s
}

// collapsedShape multiplies the sizes of each group.
func collapsedShape(shape []int64, groups [][]int64) (out []int64) {
	for _, g := range groups {
		n := int64(1)
		for _, d := range g {
			n = dim.Mul(n, shape[d])
		}
		out = append(out, n)
	}
	return out
}

// onlyPads reports whether all tensor is one tile, with the dimensions in order.
func onlyPads(packed []int64, inner []int64) bool {
	outer := packed[:len(packed)-len(inner)]
	return !slices.ContainsFunc(outer, func(n int64) bool { return n != 1 }) && slices.Equal(inner, upTo(0, len(outer)))
}

// Lowered is what [Lower] has made; only the padding when the tensor is one tile.
type Lowered struct{ Pad, Expand, Transpose *core.Operation }

// Lower replaces a linalg.pack by padding, a reshape and a transposition. asSlice takes an insertion for the last two where
// the tensor is one tile.
func Lower(rw *rewrite.Rewriter, op linalg.PackOp, asSlice bool) (r Lowered, ok bool) {
	tiles := op.StaticInnerTiles()
	if slices.Contains(tiles, core.Dynamic) {
		return r, false
	}
	defer rw.Restore(rw.Save())
	defer rw.SetLoc(rw.Loc())
	rw.SetLoc(op.Op.Loc())
	rw.SetBefore(op.Op)
	b, c := &rw.Builder, op.Op.Context()
	t, ok := op.Dest().Type().(*core.RankedTensorType)
	if !ok {
		return r, false
	}
	inner := op.InnerDimsPos()
	s := stripesOf(len(t.Shape()), inner, op.OuterDimsPerm())
	striped := permute(t.Shape(), s.order)
	rank := rankOf(op.Source())
	high := shapes.Repeat(b, 0, rank)
	by := affine.NewMap(2, 1, affine.Dim(0).Mul(affine.Symbol(0)).Sub(affine.Dim(1)))
	for i, d := range inner {
		size := shapes.Size(b, op.Source(), int(d))
		outer := shapes.Size(b, op.Dest(), int(s.order[s.outer[d]]))
		high[d] = affinedefs.ComposedFoldedApply(b, by, []core.FoldResult{outer, size, shapes.Index(b, tiles[i])})
	}
	padding := op.PaddingValue()
	if padding == nil {
		padding = arith.NewConstant(b, constfold.Zero(t.ElementType())).Op.Result(0)
	}
	collapsed := c.RankedTensor(collapsedShape(striped, s.groups), t.ElementType(), t.Encoding())
	pad := tensor.Pad{ResultType: collapsed, Source: op.Source(), StaticLow: make([]int64, rank), High: view.Values(high),
		StaticHigh: view.Integers(high), RegionArgTypes: slices.Repeat([]core.Type{c.Index()}, rank),
		Region: func(*core.Builder, []*core.Value) *core.Value { return padding }}.Build(b)
	r.Pad = pad.Op
	if asSlice && onlyPads(t.Shape(), inner) {
		n := len(t.Shape())
		sizes := shapes.Of(b, op.Dest())
		made := tensor.InsertSlice{Source: pad.Op.Result(0), Dest: op.Dest(), StaticOffsets: make([]int64, n), StaticStrides: slices.Repeat([]int64{1}, n),
			StaticSizes: view.Integers(sizes), Sizes: view.Values(sizes)}.Build(b)
		rw.ReplaceOpWith(op.Op, made.Op)
		return r, true
	}
	v, ok := shapes.Expand(b, c.RankedTensor(striped, t.ElementType(), t.Encoding()), pad.Op.Result(0), s.groups)
	if !ok {
		return r, false
	}
	r.Expand = v.DefiningOp()
	r.Transpose = linalgdefs.NewTranspose(b, v, op.Dest(), inverse(s.order))
	rw.ReplaceOpWith(op.Op, r.Transpose)
	return r, true
}

// LoweredUnpack is what [LowerUnpack] has made; only the slice when the tensor is one tile.
type LoweredUnpack struct{ Empty, Transpose, Collapse, Slice *core.Operation }

// LowerUnpack replaces a linalg.unpack by a transposition, a reshape, a slice and a copy. asSlice takes a slice for all of
// that where the tensor is one tile.
func LowerUnpack(rw *rewrite.Rewriter, op linalg.UnPackOp, asSlice bool) (r LoweredUnpack, ok bool) {
	defer rw.Restore(rw.Save())
	defer rw.SetLoc(rw.Loc())
	rw.SetLoc(op.Op.Loc())
	rw.SetBefore(op.Op)
	b := &rw.Builder
	t, ok := op.Source().Type().(*core.RankedTensorType)
	if !ok {
		return r, false
	}
	inner, n, rank := op.InnerDimsPos(), len(t.Shape()), rankOf(op.Dest())
	slice := func(v *core.Value, sizes []core.FoldResult) *core.Operation {
		return tensor.ExtractSlice{ResultType: op.Dest().Type(), Source: v, StaticOffsets: make([]int64, len(sizes)),
			StaticStrides: slices.Repeat([]int64{1}, len(sizes)), StaticSizes: view.Integers(sizes), Sizes: view.Values(sizes)}.Build(b).Op
	}
	if asSlice && onlyPads(t.Shape(), inner) {
		r.Slice = slice(op.Source(), append(shapes.Repeat(b, 1, n-rank), shapes.Of(b, op.Dest())...))
		rw.ReplaceOpWith(op.Op, r.Slice)
		return r, true
	}
	s := stripesOf(n, inner, op.OuterDimsPerm())
	empty := shapes.Empty(b, permute(shapes.Of(b, op.Source()), s.order), t.ElementType())
	r.Empty = empty.DefiningOp()
	r.Transpose = linalgdefs.NewTranspose(b, op.Source(), empty, s.order)
	v := shapes.Collapse(b, collapsedShape(permute(t.Shape(), s.order), s.groups), r.Transpose.Result(0), s.groups)
	r.Collapse = v.DefiningOp()
	r.Slice = slice(v, shapes.Of(b, op.Dest()))
	rw.ReplaceOpWith(op.Op, linalgdefs.NewCopy(b, r.Slice.Result(0), op.Dest()))
	return r, true
}
