package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/vector"
)

// AddOuterProductLowering adds the pattern that computes outer products row by row.
func AddOuterProductLowering(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&vector.OuterProductDef, vector.AsOuterProductOp, "outer product", lowerOuterProduct))
}

// AddContractLowerings adds the patterns that lower contractions. Those that make outer products leave them to
// [AddOuterProductLowering].
func AddContractLowerings(set *rewrite.PatternSet, how ContractLowering) {
	if how == "" {
		how = ContractDot
	}
	set.Add(rewrite.OpPattern(&vector.ContractionDef, vector.AsContractionOp, "contraction",
		func(op vector.ContractionOp, rw *rewrite.Rewriter) bool {
			return replaceContraction(op, rw, func(c contraction) *core.Value { return c.lower(how) })
		}))
	set.Add(rewrite.OpPattern(&vector.ContractionDef, vector.AsContractionOp, "contraction to outer products",
		func(op vector.ContractionOp, rw *rewrite.Rewriter) bool {
			return how == ContractOuterProduct && replaceContraction(op, rw, contraction.outerProducts)
		}))
}

// contraction is a contraction that is being lowered.
type contraction struct {
	op    vector.ContractionOp
	rw    *rewrite.Rewriter
	maps  []*affine.Map
	kinds []core.Attribute
	mask  *core.Value // of the vector.mask around it, or nil
}

// replaceContraction replaces a contraction, with the vector.mask around it, by what f makes; nil is nothing.
func replaceContraction(op vector.ContractionOp, rw *rewrite.Rewriter, f func(c contraction) *core.Value) bool {
	root, mask := maskingOf(op.Op)
	c := contraction{op: op, rw: rw, kinds: op.IteratorTypesAttr().Elems(), mask: mask}
	for _, a := range op.IndexingMapsAttr().Elems() {
		c.maps = append(c.maps, a.(*core.AffineMapAttr).Value())
	}
	rw.SetBefore(root)
	rw.SetLoc(op.Op.Loc())
	v := f(c)
	if v == nil {
		return false
	}
	rw.ReplaceOp(root, v)
	return true
}

// isReduction reports whether dimension i of the iteration space is reduced.
func (c contraction) isReduction(i int) bool {
	a, ok := c.kinds[i].(*vector.IteratorTypeAttr)
	return ok && a.Value() == vector.IteratorTypeReduction
}

// loops reports whether the iteration space begins with dimensions of these kinds: r is reduced, p is not. With exactly
// set, it has no more.
func (c contraction) loops(kinds string, exactly bool) bool {
	if len(c.kinds) < len(kinds) || exactly && len(c.kinds) != len(kinds) {
		return false
	}
	for i, k := range kinds {
		if c.isReduction(i) != (k == 'r') {
			return false
		}
	}
	return true
}

// layout reports whether the maps are those of the three lists of dimensions, written as digits.
func (c contraction) layout(lists ...string) bool {
	var exprs [][]affine.Expr
	for _, l := range lists {
		var list []affine.Expr
		for _, d := range l {
			list = append(list, affine.Dim(int(d-'0')))
		}
		exprs = append(exprs, list)
	}
	return slices.EqualFunc(c.maps, affine.InferMaps(exprs...), (*affine.Map).Equal)
}

// elem returns the type of the elements of a vector, or of a scalar the type itself.
func elem(v *core.Value) core.Type {
	if t := vectorOf(v); t != nil {
		return t.ElementType()
	}
	return v.Type()
}

func isInteger(t core.Type) bool { _, ok := t.(*core.IntegerType); return ok }

func add(b *core.Builder, x, y *core.Value) *core.Value {
	if isInteger(elem(x)) {
		return arith.NewAddI(b, x, y).Result()
	}
	return arith.NewAddF(b, x, y).Result()
}

func mul(b *core.Builder, x, y *core.Value) *core.Value {
	if isInteger(elem(x)) {
		return arith.NewMulI(b, x, y).Result()
	}
	return arith.NewMulF(b, x, y).Result()
}

// lower tries what the option asks for, and otherwise takes the first dimension apart: one of both sides, then one of
// either side, then one that is reduced.
func (c contraction) lower(how ContractLowering) *core.Value {
	op := c.op
	acc := elem(op.Acc())
	if elem(op.Lhs()) != acc || elem(op.Rhs()) != acc || op.Kind() != vector.CombiningKindADD {
		c.rw.NoMatch(op.Op, "contractions other than 'add' not supported")
		return nil
	}
	var v *core.Value
	switch how {
	case ContractOuterProduct:
		v = c.outerProducts()
	case ContractDot:
		v = c.dots()
	case ContractParallelArith:
		v = c.elementwise()
	}
	if v != nil {
		return v
	}
	lhs, rhs := c.maps[0], c.maps[1]
	for i := range c.kinds {
		l, r := lhs.ResultPosition(affine.Dim(i)), rhs.ResultPosition(affine.Dim(i))
		if l >= 0 && r >= 0 && !c.isReduction(i) {
			return c.splitParallel(l, r)
		}
	}
	contracted := func(i int) bool {
		return c.isReduction(i) && lhs.ResultPosition(affine.Dim(i)) >= 0 && rhs.ResultPosition(affine.Dim(i)) >= 0
	}
	for i := range lhs.NumResults() {
		if !contracted(lhs.DimPosition(i)) {
			return c.splitParallel(i, -1)
		}
	}
	for i := range rhs.NumResults() {
		if !contracted(rhs.DimPosition(i)) {
			return c.splitParallel(-1, i)
		}
	}
	for i := range c.kinds {
		if contracted(i) {
			return c.splitReduction()
		}
	}
	return nil
}

// without returns the attributes of a contraction without one dimension.
func (c contraction) without(dim int) (maps, kinds *core.ArrayAttr) {
	ctx := c.op.Op.Context()
	var list []core.Attribute
	for _, m := range c.maps {
		var exprs []affine.Expr
		for i := range m.NumResults() {
			switch d := m.DimPosition(i); {
			case d < dim:
				exprs = append(exprs, affine.Dim(d))
			case d > dim:
				exprs = append(exprs, affine.Dim(d-1))
			}
		}
		list = append(list, ctx.AffineMap(affine.NewMap(m.NumDims()-1, 0, exprs...)))
	}
	return ctx.Array(list...), ctx.Array(slices.Delete(slices.Clone(c.kinds), dim, dim+1)...)
}

// loaded returns the part of a vector at a position of dimension i; -1 is the whole.
func loaded(b *core.Builder, v *core.Value, t *core.VectorType, i int, pos int64) *core.Value {
	switch {
	case i < 0:
		return v
	case i == 0:
		return extract(b, v, pos)
	}
	part := DropDim(t, i)
	all := zero(b, part)
	for d := range part.Shape()[0] {
		row := loaded(b, extract(b, v, d), DropDim(t, 0), i-1, pos)
		all = insert(b, row, all, d)
	}
	return all
}

// stored returns into with v at a position of dimension i; -1 is the whole.
func stored(b *core.Builder, v, into *core.Value, t *core.VectorType, i int, pos int64) *core.Value {
	switch {
	case i < 0:
		return v
	case i == 0:
		return insert(b, v, into, pos)
	}
	for d := range t.Shape()[0] {
		row := extract(b, into, d)
		row = stored(b, extract(b, v, d), row, DropDim(t, 0), i-1, pos)
		into = insert(b, row, into, d)
	}
	return into
}

// splitParallel makes a contraction for each place along a dimension, given by its positions in either side; -1 is
// none.
func (c contraction) splitParallel(l, r int) *core.Value {
	op, b := c.op, &c.rw.Builder
	lhs, rhs, result := vectorOf(op.Lhs()), vectorOf(op.Rhs()), vectorOf(op.Result())
	side, m, i := lhs, c.maps[0], l
	if l < 0 {
		side, m, i = rhs, c.maps[1], r
	}
	if scalable(side, i) || result == nil {
		return nil
	}
	dim, size := m.DimPosition(i), side.Shape()[i]
	out := c.maps[2].ResultPosition(affine.Dim(dim))
	if out < 0 && size != 1 {
		return nil
	}
	maps, kinds := c.without(dim)
	all := zero(b, result)
	for d := range size {
		x := loaded(b, op.Lhs(), lhs, l, d)
		y := loaded(b, op.Rhs(), rhs, r, d)
		acc := loaded(b, op.Acc(), result, out, d)
		all = stored(b, c.smaller(x, y, acc, maps, kinds, dim, d), all, result, out, d)
	}
	return all
}

// smaller makes a contraction without a dimension, under the part of the mask at a position of it.
func (c contraction) smaller(x, y, acc *core.Value, maps, kinds *core.ArrayAttr, dim int, pos int64) *core.Value {
	var mask *core.Value
	if c.mask != nil {
		mask = loaded(&c.rw.Builder, c.mask, vectorOf(c.mask), dim, pos)
	}
	low := vector.Contraction{ResultType: acc.Type(), Lhs: x, Rhs: y, Acc: acc, IndexingMaps: maps,
		IteratorTypes: kinds}.Build(&c.rw.Builder)
	return masked(c.rw, low.Op, mask)
}

// splitReduction adds up the contractions along the first dimension. Vectors of one dimension are multiplied and
// reduced.
func (c contraction) splitReduction() *core.Value {
	op, b := c.op, &c.rw.Builder
	lhs, rhs := vectorOf(op.Lhs()), vectorOf(op.Rhs())
	l, r := c.maps[0].ResultPosition(affine.Dim(0)), c.maps[1].ResultPosition(affine.Dim(0))
	if vectorOf(op.Result()) != nil || l < 0 || r < 0 || lhs.Shape()[l] != rhs.Shape()[r] {
		return nil
	}
	if len(lhs.Shape()) == 1 {
		if len(rhs.Shape()) != 1 {
			return nil
		}
		m := mul(b, op.Lhs(), op.Rhs())
		return masked(c.rw, vector.Reduction{DestType: elem(m), Vector: m, Acc: op.Acc(),
			Kind: vector.CombiningKindADD}.Build(b).Op, c.mask)
	}
	maps, kinds := c.without(0)
	sum := op.Acc()
	for d := range lhs.Shape()[l] {
		x := loaded(b, op.Lhs(), lhs, l, d)
		y := loaded(b, op.Rhs(), rhs, r, d)
		sum = c.smaller(x, y, sum, maps, kinds, 0, d)
	}
	return sum
}

// product computes x * y + acc, or how kind combines the product with acc; acc may be nil. It is nil when the kind is
// not one of the type.
func product(rw *rewrite.Rewriter, x, y, acc *core.Value, kind vector.CombiningKind, integers bool,
	mask *core.Value) *core.Value {
	b := &rw.Builder
	var p *core.Value
	if integers {
		switch kind {
		case vector.CombiningKindMINNUMF, vector.CombiningKindMAXNUMF, vector.CombiningKindMINIMUMF, vector.CombiningKindMAXIMUMF:
			return nil
		}
		p = arith.NewMulI(b, x, y).Result()
	} else {
		switch kind {
		case vector.CombiningKindAND, vector.CombiningKindMINUI, vector.CombiningKindMINSI, vector.CombiningKindMAXUI,
			vector.CombiningKindMAXSI,
			vector.CombiningKindOR, vector.CombiningKindXOR:
			return nil
		}
		if acc != nil && vectorOf(acc) != nil && kind == vector.CombiningKindADD {
			fma := vector.NewFMA(b, x, y, acc).Result()
			if mask != nil {
				fma = arith.NewSelect(b, mask, fma, acc).Result()
			}
			return fma
		}
		p = arith.NewMulF(b, x, y).Result()
	}
	if acc == nil {
		return p
	}
	return combine(kind, p, acc, mask, rw)
}
