package packing

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/passes"
)

func (p *BlockPackMatmulPass) run(r *passes.Run) {
	set := rewrite.NewPatternSet(r.Op.Context())
	for _, def := range []*core.OpDef{&linalg.GenericDef, &linalg.MatmulDef, &linalg.BatchMatmulDef} {
		set.Add(rewrite.Pattern{Name: def.Name + " in tiles", Root: def.Name, Match: p.pack})
	}
	rewrite.Greedy(r.Op, set.Freeze(), r.GreedyConfig())
}

// products are the maps of generic operations that are products of matrices, perhaps of a transposed one.
var products = func() [][]*affine.Map {
	m := func(a, b int) *affine.Map { return affine.NewMap(3, 0, affine.Dim(a), affine.Dim(b)) }
	const i, j, k = 0, 1, 2
	return [][]*affine.Map{{m(i, k), m(k, j), m(i, j)}, {m(k, i), m(k, j), m(i, j)}, {m(i, k), m(j, k), m(i, j)}}
}

// isProduct reports whether a generic operation multiplies two matrices.
func isProduct(x linalg.LinalgOp) bool {
	maps := x.IndexingMaps()
	return linalgdefs.IsContraction(x.AsOperation().Region(0).Entry()) && slices.ContainsFunc(products(), func(p []*affine.Map) bool {
		return slices.EqualFunc(p, maps, func(a, b *affine.Map) bool { return a.Equal(b) })
	})
}

// pack packs a product of matrices and its operands, and transposes their tiles.
func (p *BlockPackMatmulPass) pack(op *core.Operation, rw *rewrite.Rewriter) bool {
	x, ok := linalg.LinalgOpKey.Of(op)
	if !ok || op.Is(&linalg.GenericDef) && !isProduct(x) {
		return rw.NoMatch(op, "not a suitable matmul")
	}
	order := p.MnkOrder
	if len(order) == 0 {
		order = []int64{0, 1, 2}
	}
	if op.NumResults() == 0 {
		return rw.NoMatch(op, "require tensor semantics")
	}
	if len(p.BlockFactors) != 3 || !isOrder(order) {
		return rw.NoMatch(op, "require 3 tile factors")
	}
	if !p.AllowPadding && !fullTiles(x, p.BlockFactors, order) {
		return rw.NoMatch(op, "expect packing full tiles only")
	}
	sizes := make([]core.FoldResult, 3)
	for i, n := range p.BlockFactors {
		sizes[i].Attr = rw.Context().IndexAttr(n)
	}
	rw.SetAfter(op)
	packed, ok := Greedily(rw, x, sizes, p.MnkPaddedMultiples, order)
	if !ok {
		return false
	}
	for i, side := range []struct{ outer, inner bool }{
		{p.LhsTransposeOuterBlocks, p.LhsTransposeInnerBlocks}, {p.RhsTransposeOuterBlocks, p.RhsTransposeInnerBlocks}} {
		if packed, ok = transposeBlocks(rw, packed, i, side.outer, side.inner); !ok {
			return false
		}
	}
	return true
}

// isOrder reports whether a list is a permutation of three dimensions.
func isOrder(list []int64) bool {
	sorted := slices.Sorted(slices.Values(list))
	return slices.Equal(sorted, []int64{0, 1, 2})
}

// fullTiles reports whether tiles fit into all loops of a product.
func fullTiles(x linalg.LinalgOp, factors, dims []int64) bool {
	c, ok := ContractionOf(x)
	if !ok {
		return false
	}
	for i, d := range dims {
		n, ok := staticLoop(x, int(d)+len(c.Batch))
		if !ok || factors[i] == 0 || n%factors[i] != 0 {
			return false
		}
	}
	return true
}

// staticLoop is how often a loop runs, where the shape of an operand tells it.
func staticLoop(x linalg.LinalgOp, loop int) (int64, bool) {
	for i, m := range x.IndexingMaps() {
		t, ok := x.AsOperation().Operand(i).Type().(core.ShapedType)
		for k, e := range m.Results() {
			if ok && e.IsDim() && e.Position() == loop {
				n := t.Shape()[k]
				return n, n != core.Dynamic
			}
		}
	}
	return 0, false
}

// transposeBlocks gives the tiles of an operand, and the numbers in them, the order that is wanted.
func transposeBlocks(rw *rewrite.Rewriter, packed *core.Operation, operand int, outer, inner bool) (*core.Operation, bool) {
	x, ok := linalg.LinalgOpKey.Of(packed)
	pack, isPacked := linalg.AsPackOp(packed.Operand(operand).DefiningOp())
	c, isContraction := ContractionOf(x)
	if !ok || !isPacked || !isContraction {
		return nil, false
	}
	m := x.IndexingMaps()[operand]
	n := m.NumResults()
	first := c.M // where tiles of the operand begin, when nothing is transposed
	if operand == 1 {
		first = c.K
	}
	if n < 4 || len(first) < 2 {
		return nil, false
	}
	outerPerm, innerPerm := make([]int64, n-2), []int64{0, 1}
	for i := range outerPerm {
		outerPerm[i] = int64(i)
	}
	if isInner := m.Result(n-2).Position() != first[len(first)-1]; isInner != inner {
		slices.Reverse(innerPerm)
	}
	if isOuter := m.Result(n-4).Position() != first[len(first)-2]; isOuter != outer {
		slices.Reverse(outerPerm[n-4:])
	}
	r, ok := Transpose(rw, pack, x, nil, outerPerm, innerPerm)
	return r.Packed, ok
}
