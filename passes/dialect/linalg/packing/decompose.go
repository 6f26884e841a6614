package packing

import (
	"cmp"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/iface/view"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// AddDecompositions adds the patterns that transpose a single tile instead of packing and unpacking it: upstream's
// populateDecomposePackUnpackPatterns.
func AddDecompositions(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&linalg.PackDef, linalg.AsPackOp, "pack of one tile", decomposePack),
		rewrite.OpPattern(&linalg.UnPackDef, linalg.AsUnPackOp, "unpack of one tile", decomposeUnpack))
}

// known makes numbers of values that are constants.
func known(c *core.Context, list []core.FoldResult) []core.FoldResult {
	out := slices.Clone(list)
	for i, m := range out {
		if n, ok := view.Constant(m); ok {
			out[i] = core.FoldResult{Attr: c.IndexAttr(n)}
		}
	}
	return out
}

// isInOrder reports whether no dimension of the outer ones that is not cut and has not the size one is permuted.
func (l layout) isInOrder(packed []int64) bool {
	last := int64(0)
	for _, d := range l.outer {
		if slices.Contains(l.inner, d) {
			continue
		}
		if d < last && (packed[last] != 1 || packed[d] != 1) {
			return false
		}
		last = d
	}
	return true
}

func decomposePack(op linalg.PackOp, rw *rewrite.Rewriter) bool {
	source, ok1 := op.Source().Type().(*core.RankedTensorType)
	dest, ok2 := op.Dest().Type().(*core.RankedTensorType)
	if !ok1 || !ok2 {
		return rw.NoMatch(op.Op, "it is not on tensors")
	}
	rank := len(source.Shape())
	l := layoutOf(op.Op, rank)
	for _, n := range tiledOuter(dest.Shape(), l) {
		if n != 1 {
			return rw.NoMatch(op.Op, "not all outer dimensions of the result that are tiled are 1s")
		}
	}
	if !l.isInOrder(dest.Shape()) {
		return rw.NoMatch(op.Op, "a dimension that is neither tiled nor one is permuted")
	}
	rw.SetLoc(op.Op.Loc())
	b, c := &rw.Builder, rw.Context()
	input := op.Source()
	tiles := known(c, l.tiles)
	if op.PaddingValue() != nil {
		input = padToTiles(b, op, source, l, tiles)
	}
	var order []int64
	sizes := []core.FoldResult{}
	for d := range rank {
		if !slices.Contains(l.inner, int64(d)) {
			order = append(order, int64(d))
			sizes = append(sizes, shapes.Size(b, op.Source(), d))
		}
	}
	order = append(order, l.inner...)
	empty := shapes.Empty(b, append(sizes, tiles...), source.ElementType())
	moved := linalgdefs.NewTranspose(b, input, empty, order).Result(0)
	at := make([]int64, len(dest.Shape()))
	var to []core.FoldResult
	for i := range rank {
		to = append(to, shapes.Size(b, op.Dest(), i))
	}
	to = append(to, tiles...)
	static, vals := view.Split(to)
	rw.ReplaceOpWith(op.Op, tensor.InsertSlice{Source: moved, Dest: op.Dest(), StaticOffsets: at, StaticSizes: static, Sizes: vals,
		StaticStrides: slices.Repeat([]int64{1}, len(at))}.Build(b).Op)
	return true
}

// tiledOuter returns the sizes over tiles in the dimensions that are cut.
func tiledOuter(packed []int64, l layout) (out []int64) {
	for i, d := range l.outer {
		if slices.Contains(l.inner, d) {
			out = append(out, packed[i])
		}
	}
	return out
}

// padToTiles pads a tensor to the size of a tile in each dimension that is cut.
func padToTiles(b *core.Builder, op linalg.PackOp, t *core.RankedTensorType, l layout, tiles []core.FoldResult) *core.Value {
	c := b.Context()
	rank := len(t.Shape())
	shape := slices.Clone(t.Shape())
	high := shapes.Repeat(b, 0, rank)
	less := affine.NewMap(0, 2, affine.Symbol(0).Add(affine.Symbol(1).MulConst(-1)))
	for i, d := range l.inner {
		size := shapes.Size(b, op.Source(), int(d))
		high[d] = affinedefs.ComposedFoldedApply(b, less, []core.FoldResult{tiles[i], size})
		shape[d] = core.Dynamic
		if n, ok := view.Constant(tiles[i]); ok {
			shape[d] = n
		}
	}
	static, vals := view.Split(high)
	padding := op.PaddingValue()
	return tensor.Pad{ResultType: c.RankedTensor(shape, t.ElementType(), nil), Source: op.Source(), StaticLow: make([]int64, rank),
		StaticHigh: static, High: vals, RegionArgTypes: slices.Repeat([]core.Type{c.Index()}, rank),
		Region: func(*core.Builder, []*core.Value) *core.Value { return padding }}.Build(b).Op.Result(0)
}

func decomposeUnpack(op linalg.UnPackOp, rw *rewrite.Rewriter) bool {
	source, ok1 := op.Source().Type().(*core.RankedTensorType)
	dest, ok2 := op.Dest().Type().(*core.RankedTensorType)
	if !ok1 || !ok2 {
		return rw.NoMatch(op.Op, "it is not on tensors")
	}
	rank := len(dest.Shape())
	l := layoutOf(op.Op, rank)
	for _, n := range tiledOuter(source.Shape(), l) {
		if n != 1 {
			return rw.NoMatch(op.Op, "not all outer dimensions of the source that are tiled are 1s")
		}
	}
	rw.SetLoc(op.Op.Loc())
	b, c := &rw.Builder, rw.Context()
	tiles := known(c, l.tiles)
	// The tile without the outer dimensions that are cut.
	var part []int64
	var sizes, taken []core.FoldResult
	var outer []int64
	for i, d := range l.outer {
		if slices.Contains(l.inner, d) || source.Shape()[i] == 1 {
			sizes = append(sizes, shapes.Index(b, 1))
			continue
		}
		n := shapes.Size(b, op.Source(), i)
		sizes, taken = append(sizes, n), append(taken, n)
		part, outer = append(part, source.Shape()[i]), append(outer, d)
	}
	for _, m := range tiles {
		sizes, taken = append(sizes, m), append(taken, m)
		part = append(part, view.Integers([]core.FoldResult{m})[0])
	}
	slice := func(t core.Type, v *core.Value, sizes []core.FoldResult) *core.Value {
		static, vals := view.Split(sizes)
		return tensor.ExtractSlice{ResultType: t, Source: v, StaticOffsets: make([]int64, len(sizes)), StaticSizes: static, Sizes: vals,
			StaticStrides: slices.Repeat([]int64{1}, len(sizes))}.Build(b).Result()
	}
	tile := slice(c.RankedTensor(part, source.ElementType(), nil), op.Source(), sizes)
	dims := append(outer, l.inner...) // of the result, in the order of the tile
	order := upTo(0, len(dims))
	slices.SortFunc(order, func(a, b int64) int { return cmp.Compare(dims[a], dims[b]) })
	empty := shapes.Empty(b, permute(taken, order), source.ElementType())
	moved := linalgdefs.NewTranspose(b, tile, empty, order).Result(0)
	to := shapes.Repeat(b, 1, rank)
	var kept []core.FoldResult
	slices.Sort(dims)
	shape := make([]int64, len(dims))
	for i, d := range dims {
		to[d] = shapes.Size(b, op.Dest(), int(d))
		kept = append(kept, to[d])
		shape[i] = dest.Shape()[d]
	}
	cut := slice(c.RankedTensor(shape, dest.ElementType(), nil), moved, kept)
	static, vals := view.Split(to)
	rw.ReplaceOpWith(op.Op, tensor.InsertSlice{Source: cut, Dest: op.Dest(), StaticOffsets: make([]int64, rank), StaticSizes: static,
		Sizes: vals, StaticStrides: slices.Repeat([]int64{1}, rank)}.Build(b).Op)
	return true
}
