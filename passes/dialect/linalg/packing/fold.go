package packing

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// AddEmptyFolds adds the patterns that pack and unpack no tensor of unknown elements: upstream's
// populateFoldPackUnpackIntoTensorEmptyPatterns.
func AddEmptyFolds(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&linalg.PackDef, linalg.AsPackOp, "pack of tensor.empty", func(op linalg.PackOp, rw *rewrite.Rewriter) bool {
			return op.PaddingValue() == nil && replaceEmpty(op.Op, rw)
		}),
		rewrite.OpPattern(&linalg.UnPackDef, linalg.AsUnPackOp, "unpack of tensor.empty", func(op linalg.UnPackOp, rw *rewrite.Rewriter) bool {
			return replaceEmpty(op.Op, rw)
		}))
}

func replaceEmpty(op *core.Operation, rw *rewrite.Rewriter) bool {
	if def := op.Operand(0).DefiningOp(); def == nil || !def.Is(&tensor.EmptyDef) || op.NumResults() != 1 {
		return false
	}
	rw.ReplaceOp(op, op.Operand(1))
	return true
}

// AddFolds adds the patterns that let pack and unpack do what padding, slices and transpositions beside them do: upstream's
// populateFoldIntoPackAndUnpackPatterns.
func AddFolds(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&tensor.ExtractSliceDef, tensor.AsExtractSliceOp, "slice of unpack", unpackLess),
		rewrite.OpPattern(&linalg.PackDef, linalg.AsPackOp, "pack of tensor.pad", packMore),
		transposing("transposition of pack", packTransposed),
		rewrite.OpPattern(&linalg.PackDef, linalg.AsPackOp, "pack of a transposition", packUntransposed),
		rewrite.OpPattern(&linalg.UnPackDef, linalg.AsUnPackOp, "unpack of a transposition", unpackUntransposed),
		transposing("transposition of unpack", unpackTransposed))
}

// unpackLess unpacks no more than the slice takes.
func unpackLess(op tensor.ExtractSliceOp, rw *rewrite.Rewriter) bool {
	u, ok := linalg.AsUnPackOp(op.Source().DefiningOp())
	if !ok || rankOf(op.Result()) != rankOf(u.Dest()) {
		return rw.NoMatch(op.Op, "rank-reduced folding is not supported")
	}
	isAll := func(list []core.FoldResult, n int64) bool {
		return !slices.ContainsFunc(list, func(m core.FoldResult) bool { return !view.IsConstant(m, n) })
	}
	if !isAll(op.MixedOffsets(), 0) || !isAll(op.MixedStrides(), 1) {
		return rw.NoMatch(op.Op, "expects offsets to be 0s and strides to be 1s")
	}
	if !unpacksAs(u, op.Result().Type().(core.ShapedType).Shape()) {
		return rw.NoMatch(op.Op, "the slice takes less than all tiles, or that is not known")
	}
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	dest := shapes.Empty(b, op.MixedSizes(), u.Dest().Type().(core.ShapedType).ElementType())
	tiles, dynamic := u.StaticInnerTiles(), u.InnerTiles()
	rw.ReplaceOpWith(op.Op, linalg.UnPack{Source: u.Source(), Dest: dest, InnerTiles: dynamic, StaticInnerTiles: tiles,
		InnerDimsPos: u.InnerDimsPos(), OuterDimsPerm: orderOf(u.OuterDimsPermAttr())}.Build(b).Op)
	return true
}

// outerShape returns the sizes over tiles in the order of the dimensions that are not packed.
func outerShape(packed *core.Value, l layout, rank int) []int64 {
	shape := packed.Type().(core.ShapedType).Shape()[:rank]
	return permute(shape, inverse(l.outer))
}

// unpacksAs reports whether all tiles are needed for a shape, and nothing else is left out.
func unpacksAs(u linalg.UnPackOp, to []int64) bool {
	l := layoutOf(u.Op, len(to))
	tiles := make([]int64, len(to))
	for i, d := range l.inner {
		tiles[d] = u.StaticInnerTiles()[i]
	}
	for d, n := range outerShape(u.Source(), l, len(to)) {
		switch tile := tiles[d]; {
		case n == core.Dynamic, to[d] == core.Dynamic, tile == core.Dynamic:
			return false
		case tile == 0 && n != to[d], tile != 0 && dim.Count(n, tile)-to[d] >= tile:
			return false
		}
	}
	return true
}

// orderOf drops a permutation of nothing.
func orderOf(a *core.DenseArrayAttr) *core.DenseArrayAttr {
	if a == nil || len(a.Ints()) == 0 {
		return nil
	}
	return a
}

// packMore pads while it packs.
func packMore(op linalg.PackOp, rw *rewrite.Rewriter) bool {
	pad, ok := tensor.AsPadOp(op.Source().DefiningOp())
	if !ok || pad.Nofold() {
		return false
	}
	for _, m := range view.Mixed(rw.Context(), pad.StaticLowAttr(), pad.Low()) {
		if !view.IsConstant(m, 0) {
			return rw.NoMatch(op.Op, "it is padded in front")
		}
	}
	value := padding(pad)
	if value == nil || op.PaddingValue() != nil && !sameValue(op.PaddingValue(), value) {
		return rw.NoMatch(op.Op, "it is padded with other values")
	}
	high := view.Mixed(rw.Context(), pad.StaticHighAttr(), pad.High())
	shape := op.Source().Type().(core.ShapedType).Shape()
	l := layoutOf(op.Op, len(shape))
	outer := outerShape(op.Dest(), l, len(shape))
	for i, d := range l.inner {
		tile := op.StaticInnerTiles()[i]
		more, ok := view.Constant(high[min(i, len(high)-1)]) // upstream takes the paddings in the order of the tiles
		spare := dim.Add(dim.Sub(dim.Mul(outer[d], tile), shape[d]), more)
		if !ok || spare == core.Dynamic || spare >= tile {
			return rw.NoMatch(op.Op, "a tile would be nothing but padding, or that is not known")
		}
	}
	rw.SetLoc(op.Op.Loc())
	rw.ReplaceOpWith(op.Op, linalg.Pack{Source: pad.Source(), Dest: op.Dest(), PaddingValue: value, InnerTiles: op.InnerTiles(),
		StaticInnerTiles: op.StaticInnerTiles(), InnerDimsPos: op.InnerDimsPos(), OuterDimsPerm: orderOf(op.OuterDimsPermAttr())}.
		Build(&rw.Builder).Op)
	return true
}

// padding returns what a tensor is padded with when that is defined outside or a constant, which moves in front, or nil.
func padding(op tensor.PadOp) *core.Value {
	end := op.Region().Entry().Last()
	if end == nil || end.NumOperands() != 1 {
		return nil
	}
	v := end.Operand(0)
	if v.ParentBlock() == op.Region().Entry() {
		if v.ConstantValue() == nil {
			return nil
		}
	}
	return v
}

func sameValue(v, w *core.Value) bool {
	a, b := v.ConstantValue(), w.ConstantValue()
	return v == w || a != nil && a == b
}

// orderOfTransposition returns which dimension of the input each of the result is, for an operation that does nothing but
// reorder dimensions.
func orderOfTransposition(op *core.Operation) ([]int64, bool) {
	if t, ok := linalg.AsTransposeOp(op); ok {
		return t.Permutation(), true
	}
	x, ok := linalg.LinalgOpKey.Of(op)
	if !ok || op.NumOperands() != 2 || x.DpsInits().Len() != 1 || op.NumRegions() != 1 {
		return nil, false
	}
	for _, k := range x.IteratorTypes() {
		if k != linalg.IteratorTypeParallel {
			return nil, false
		}
	}
	maps, body := x.IndexingMaps(), op.Region(0).Entry()
	in, out := maps[0], maps[1]
	if !in.IsPermutation() || !out.IsPermutation() || in.Equal(out) || body.First() != body.Last() {
		return nil, false
	}
	var order []int64
	for _, e := range out.Results() {
		order = append(order, int64(in.ResultPosition(e)))
	}
	return order, true
}

// transposing makes a pattern of operations that reorder dimensions.
func transposing(name string, f func(op *core.Operation, order []int64, rw *rewrite.Rewriter) bool) rewrite.Pattern {
	return rewrite.Pattern{Name: name, On: func(i *core.OpInfo) bool { return linalg.LinalgOpKey.In(i) },
		Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
			if op.NumOperands() == 0 || op.NumResults() != 1 {
				return false
			}
			def := op.Operand(0).DefiningOp()
			if def == nil || !def.Is(&linalg.PackDef) && !def.Is(&linalg.UnPackDef) {
				return false
			}
			order, ok := orderOfTransposition(op)
			return ok && f(op, order, rw)
		}}
}

// reordered permutes the outer dimensions of a layout as the first dimensions of what is packed; ok is false when these do
// not stay among themselves. The tiles are permuted, too.
func (l layout) reordered(order []int64, rank int) (by layout, ok bool) {
	for _, d := range order[:rank] {
		if d >= int64(rank) {
			return by, false
		}
		by.outer = append(by.outer, l.outer[d])
	}
	for _, d := range order[rank:] {
		d -= int64(rank)
		by.inner, by.tiles = append(by.inner, l.inner[d]), append(by.tiles, l.tiles[d])
	}
	return by, true
}

func packTransposed(op *core.Operation, order []int64, rw *rewrite.Rewriter) bool {
	p, ok := linalg.AsPackOp(op.Operand(0).DefiningOp())
	if !ok {
		return false
	}
	rank := rankOf(p.Source())
	l, ok := layoutOf(p.Op, rank).reordered(order, rank)
	if !ok {
		return rw.NoMatch(op, "a tile dimension was transposed with a non-tile dimension")
	}
	rw.SetLoc(op.Loc())
	b := &rw.Builder
	rw.ReplaceOpWith(op, l.pack(b, p.Source(), l.dest(b, p.Source()), p.PaddingValue()).Op)
	return true
}

func packUntransposed(op linalg.PackOp, rw *rewrite.Rewriter) bool {
	t := op.Source().DefiningOp()
	if t == nil || t.NumResults() != 1 {
		return false
	}
	order, ok := orderOfTransposition(t)
	if !ok {
		return false
	}
	l := layoutOf(op.Op, rankOf(op.Source()))
	by := layout{tiles: l.tiles, outer: permute(order, l.outer)}
	for _, d := range l.inner {
		by.inner = append(by.inner, order[d])
	}
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	source := t.Operand(0)
	rw.ReplaceOpWith(op.Op, by.pack(b, source, by.dest(b, source), op.PaddingValue()).Op)
	return true
}

func unpackTransposed(op *core.Operation, order []int64, rw *rewrite.Rewriter) bool {
	u, ok := linalg.AsUnPackOp(op.Operand(0).DefiningOp())
	if !ok {
		return false
	}
	l, back := layoutOf(u.Op, rankOf(u.Dest())), inverse(order)
	by := layout{tiles: l.tiles, outer: permute(back, l.outer)}
	for _, d := range l.inner {
		by.inner = append(by.inner, back[d])
	}
	rw.SetLoc(op.Loc())
	rw.ReplaceOpWith(op, by.unpack(&rw.Builder, u.Source(), op.Operand(1)).Op)
	return true
}

func unpackUntransposed(op linalg.UnPackOp, rw *rewrite.Rewriter) bool {
	t := op.Source().DefiningOp()
	if t == nil || t.NumResults() != 1 || op.Op.NumResults() != 1 {
		return false
	}
	order, ok := orderOfTransposition(t)
	if !ok {
		return false
	}
	rank := rankOf(op.Dest())
	l, ok := layoutOf(op.Op, rank).reordered(inverse(order), rank)
	if !ok {
		return rw.NoMatch(op.Op, "a tile dimension was transposed with a non-tile dimension")
	}
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	sizes := shapes.Reify(b, op.Op)
	if len(sizes) == 0 {
		return false
	}
	dest := shapes.Empty(b, sizes[0], op.Dest().Type().(core.ShapedType).ElementType())
	rw.ReplaceOpWith(op.Op, l.unpack(b, t.Operand(0), dest).Op)
	return true
}
