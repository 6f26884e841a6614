package packing

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/iface/view"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/linalg"
	linalgpasses "github.com/odsgen/ods/passes/dialect/linalg"
	"github.com/odsgen/ods/passes/dialect/linalg/tile"
)

// layoutOf returns the layout of a linalg.pack or a linalg.unpack whose tensor that is not packed has a rank.
func layoutOf(op *core.Operation, rank int) (l layout) {
	if p, ok := linalg.AsPackOp(op); ok {
		l = layout{p.InnerDimsPos(), view.Mixed(op.Context(), p.StaticInnerTilesAttr(), p.InnerTiles()), p.OuterDimsPerm()}
	} else if u, ok := linalg.AsUnPackOp(op); ok {
		l = layout{u.InnerDimsPos(), view.Mixed(op.Context(), u.StaticInnerTilesAttr(), u.InnerTiles()), u.OuterDimsPerm()}
	}
	if len(l.outer) == 0 {
		l.outer = upTo(0, rank)
	}
	return l
}

// transposed permutes the tiles and the dimensions over them.
func (l layout) transposed(outer, inner []int64) layout {
	if len(inner) > 0 {
		l.inner, l.tiles = permute(l.inner, inner), permute(l.tiles, inner)
	}
	if len(outer) > 0 {
		l.outer = permute(l.outer, outer)
	}
	return l
}

func rankOf(v *core.Value) int { return len(v.Type().(core.ShapedType).Shape()) }

// Transposed is what [Transpose] has made. Unpack is nil when there was none.
type Transposed struct{ Pack, Packed, Unpack *core.Operation }

// Transpose permutes the dimensions of the packed operand of a structured operation, and of its result when there is an
// unpack of it.
func Transpose(rw *rewrite.Rewriter, pack linalg.PackOp, x linalg.LinalgOp, unpack *core.Operation, outer, inner []int64) (r Transposed, ok bool) {
	op, b := x.AsOperation(), &rw.Builder
	defer rw.SetLoc(rw.Loc())
	rw.SetLoc(op.Loc())
	rw.SetBefore(pack.Op)
	rank := rankOf(pack.Source())
	l := layoutOf(pack.Op, rank).transposed(outer, inner)
	by := l.pack(b, pack.Source(), l.dest(b, pack.Source()), pack.PaddingValue())
	packed := pack.Op.Result(0)
	if !packed.HasOneUse() {
		return r, false
	}
	var use *core.Use
	for u := range packed.Uses() {
		use = u
	}
	n := op.NumOperands() - x.DpsInits().Len()
	at := use.Index()
	if use.Owner() != op || unpack != nil && (at < n || unpack.Operand(0) != op.Result(at-n)) {
		return r, false
	}
	order := outer
	if len(order) == 0 {
		order = upTo(0, rank)
	}
	order = slices.Clone(order)
	if len(inner) == 0 {
		order = append(order, upTo(rank, rank+len(l.inner))...)
	}
	for _, d := range inner {
		order = append(order, int64(rank)+d)
	}
	rw.SetBefore(op)
	maps := slices.Clone(x.IndexingMaps())
	maps[at] = maps[at].SubMap(ints(order)...)
	operands := slices.Clone(op.OperandList(0, op.NumOperands()))
	operands[at] = by.Op.Result(0)
	g := linalgdefs.NewGeneric(b, operands[:n], operands[n:], maps, x.IteratorTypes())
	rw.InlineRegionBefore(op.Region(0), g.Region(), nil)
	rw.ReplaceOpWith(op, g.Op)
	r = Transposed{by.Op, g.Op, nil}
	if unpack != nil {
		rw.SetBefore(unpack)
		l := layoutOf(unpack, rankOf(unpack.Operand(1))).transposed(outer, inner)
		r.Unpack = l.unpack(b, g.Op.Result(at-n), unpack.Operand(1)).Op
		rw.ReplaceOpWith(unpack, r.Unpack)
	}
	rw.ReplaceOpWith(pack.Op, by.Op)
	return r, true
}

func ints(list []int64) []int {
	out := make([]int, len(list))
	for i, n := range list {
		out[i] = int(n)
	}
	return out
}

// Contraction are loops of a sum of products of two operands, in order: those over the first operand and the result, over
// the second operand and the result, over both operands, and over all three.
type Contraction struct{ M, N, K, Batch []int }

// ContractionOf finds out which loops of a structured operation are which.
func ContractionOf(x linalg.LinalgOp) (c Contraction, ok bool) {
	op := x.AsOperation()
	if op.NumOperands() != 3 || x.DpsInits().Len() != 1 {
		return c, false
	}
	kinds, maps := x.IteratorTypes(), x.IndexingMaps()
	for i, kind := range kinds {
		var in [3]bool
		for k, m := range maps {
			in[k] = linalgdefs.Permutes(m, i)
		}
		switch {
		case kind == linalg.IteratorTypeReduction && in[0] && in[1]:
			c.K = append(c.K, i)
		case kind != linalg.IteratorTypeParallel || !in[2]:
		case in[0] && in[1]:
			c.Batch = append(c.Batch, i)
		case in[0]:
			c.M = append(c.M, i)
		case in[1]:
			c.N = append(c.N, i)
		}
	}
	return c, true
}

// placing returns the permutation of n that puts what is at each of positions where desired says, and leaves the rest in
// order.
func placing(n int, positions, desired []int64) []int64 {
	out := slices.Repeat([]int64{-1}, n)
	for i, at := range positions {
		out[desired[i]] = at
	}
	next := int64(0)
	for i, at := range out {
		if at >= 0 {
			continue
		}
		for slices.Contains(positions, next) {
			next++
		}
		out[i] = next
		next++
	}
	return out
}

// Greedily packs the loops of a structured operation that are a matrix multiplication, in an order: sizes are those of m, n
// and k; where a multiple is given, the tile is the length of the loop rounded up to it.
func Greedily(rw *rewrite.Rewriter, x linalg.LinalgOp, sizes []core.FoldResult, multiples, order []int64) (*core.Operation, bool) {
	loops := len(x.IteratorTypes())
	dims, ok := ContractionOf(x)
	if loops <= 2 || !ok || x.AsOperation().NumResults() == 0 || len(dims.M) == 0 || len(dims.N) == 0 || len(dims.K) == 0 {
		return nil, false
	}
	desired := make([]int64, 3)
	packed := make([]core.FoldResult, 3)
	padded := make([]int64, 3)
	for i, at := range order {
		desired[i] = int64(loops-3) + at
		packed[at] = sizes[i]
		if len(multiples) > 0 {
			padded[at] = multiples[i]
		}
	}
	last := func(list []int) int64 { return int64(list[len(list)-1]) }
	g, isGeneric := linalg.AsGenericOp(x.AsOperation())
	if !isGeneric {
		made, ok := linalgpasses.Generalize(x, rw)
		if !ok {
			return nil, false
		}
		g = core.Must(linalg.AsGenericOp(made))
	}
	defer rw.SetLoc(rw.Loc())
	rw.SetLoc(g.Op.Loc())
	saved := rw.Save()
	linalgpasses.Interchange(rw, g, placing(loops, []int64{last(dims.M), last(dims.N), last(dims.K)}, desired))
	rw.Restore(saved)
	b := &rw.Builder
	y, _ := linalg.LinalgOpKey.Of(g.Op)
	lengths := tile.LoopSizes(b, y)
	all := make([]core.FoldResult, loops-3, loops)
	for i := range all {
		all[i].Attr = b.Context().IndexAttr(0)
	}
	up := affine.NewMap(1, 1, affine.Dim(0).CeilDiv(affine.Symbol(0)).Mul(affine.Symbol(0)))
	for i, n := range packed {
		if padded[i] != 0 {
			multiple := core.FoldResult{Attr: b.Context().IndexAttr(padded[i])}
			n = affinedefs.ComposedFoldedApply(b, up, []core.FoldResult{lengths[len(all)], multiple})
		}
		all = append(all, n)
	}
	return Pack(rw, y, all)
}
