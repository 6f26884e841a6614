package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite"
	vectordefs "github.com/odsgen/ods/defs/vector"
	"github.com/odsgen/ods/generated/vector"
)

// AddLeadingUnitDropping adds the patterns that take leading dimensions of size 1 out of operations on vectors: they
// extract the operands from these dimensions and broadcast the result.
func AddLeadingUnitDropping(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&vector.ExtractStridedSliceDef, vector.AsExtractStridedSliceOp, "slice without leading units", sliceInner),
		rewrite.OpPattern(&vector.InsertStridedSliceDef, vector.AsInsertStridedSliceOp, "slice into vector without leading units", insertSliceInner),
		rewrite.OpPattern(&vector.InsertDef, vector.AsInsertOp, "insert without leading units", insertInner),
		rewrite.OpPattern(&vector.ConstantMaskDef, vector.AsConstantMaskOp, "mask without leading units", maskInner),
		rewrite.OpPattern(&vector.TransferReadDef, vector.AsTransferReadOp, "read without leading units", readInner),
		rewrite.OpPattern(&vector.TransferWriteDef, vector.AsTransferWriteOp, "write without leading units", writeInner),
		rewrite.Pattern{Name: "elementwise without leading units", Match: elementwiseInner},
		rewrite.OpPattern(&vector.ContractionDef, vector.AsContractionOp, "contraction without leading unit", contractInner))
}

// inner returns the type without leading dimensions of size 1, the last one excepted, and the number of these.
func inner(t *core.VectorType) (*core.VectorType, int) {
	n := 0
	for n < len(t.Shape())-1 && t.Shape()[n] == 1 && !scalable(t, n) {
		n++
	}
	if n == 0 {
		return t, 0
	}
	var s []bool
	if t.IsScalable() {
		s = t.ScalableDims()[n:]
	}
	return t.Context().Vector(t.Shape()[n:], t.ElementType(), s), n
}

// innerOf extracts from n leading dimensions.
func innerOf(b *core.Builder, v *core.Value, n int) *core.Value {
	if n == 0 {
		return v
	}
	return extract(b, v, make([]int64, n)...)
}

func lastOf(a *core.ArrayAttr, c *core.Context, n int) *core.ArrayAttr {
	l := a.Elems()
	return c.Array(l[len(l)-n:]...)
}

func sliceInner(op vector.ExtractStridedSliceOp, rw *rewrite.Rewriter) bool {
	_, n := inner(vectorOf(op.Source()))
	if n == 0 {
		return rw.NoMatch(op.Op, "it has no leading unit dimension")
	}
	rw.SetLoc(op.Op.Loc())
	b, c, t := &rw.Builder, op.Op.Context(), vectorOf(op.Result())
	v := innerOf(b, op.Source(), n)
	rest := func(a *core.ArrayAttr) *core.ArrayAttr {
		return c.Array(a.Elems()[min(n, len(a.Elems())):]...)
	}
	if len(op.OffsetsAttr().Elems()) > n {
		var s []bool
		if t.IsScalable() {
			s = t.ScalableDims()[n:]
		}
		v = vector.ExtractStridedSlice{ResultType: c.Vector(t.Shape()[n:], t.ElementType(), s), Source: v,
			Offsets: rest(op.OffsetsAttr()), Sizes: rest(op.SizesAttr()), Strides: rest(op.StridesAttr())}.Build(b).Result()
	}
	rw.ReplaceOp(op.Op, broadcast(b, t, v))
	return true
}

func insertSliceInner(op vector.InsertStridedSliceOp, rw *rewrite.Rewriter) bool {
	from, n := inner(vectorOf(op.ValueToStore()))
	to, m := inner(vectorOf(op.Dest()))
	if n == 0 && m == 0 {
		return rw.NoMatch(op.Op, "it has no leading unit dimension")
	}
	rw.SetLoc(op.Op.Loc())
	b, c := &rw.Builder, op.Op.Context()
	v := innerOf(b, op.ValueToStore(), n)
	into := innerOf(b, op.Dest(), m)
	v = vector.InsertStridedSlice{ResultType: to, ValueToStore: v, Dest: into,
		Offsets: lastOf(op.OffsetsAttr(), c, len(to.Shape())), Strides: lastOf(op.StridesAttr(), c, len(from.Shape()))}.Build(b).Result()
	rw.ReplaceOp(op.Op, broadcast(b, op.Result().Type(), v))
	return true
}

func insertInner(op vector.InsertOp, rw *rewrite.Rewriter) bool {
	source, n, rank := vectorOf(op.ValueToStore()), 0, 0
	if source != nil {
		source, n = inner(source)
		rank = len(source.Shape())
	}
	to, m := inner(vectorOf(op.Dest()))
	if n == 0 && m == 0 {
		return rw.NoMatch(op.Op, "it has no leading unit dimension")
	}
	static, dynamic := op.StaticPosition(), op.DynamicPosition()
	skip := min(m, len(static))
	if slices.Contains(static[:skip], -1) {
		return rw.NoMatch(op.Op, "it inserts nowhere")
	}
	for _, p := range static[:skip] {
		if p == core.Dynamic {
			dynamic = dynamic[1:]
		}
	}
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	v := innerOf(b, op.ValueToStore(), n)
	into := innerOf(b, op.Dest(), m)
	static = slices.Clone(static[skip:])
	for len(static) < len(to.Shape())-rank {
		static = append(static, 0)
	}
	v = vector.NewInsert(b, v, into, dynamic, static).Result()
	rw.ReplaceOp(op.Op, broadcast(b, op.Result().Type(), v))
	return true
}

func maskInner(op vector.ConstantMaskOp, rw *rewrite.Rewriter) bool {
	t := vectorOf(op.Op.Result(0))
	to, n := inner(t)
	if n == 0 {
		return rw.NoMatch(op.Op, "it has no leading unit dimension")
	}
	sizes := slices.Clone(op.MaskDimSizes())
	for _, s := range sizes[:n] {
		sizes[n] = dim.Count(sizes[n], s)
	}
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	rw.ReplaceOp(op.Op, broadcast(b, t, vector.ConstantMask{Result0Type: to, MaskDimSizes: sizes[n:]}.Build(b).Op.Result(0)))
	return true
}

// inner returns what a transfer has without the leading dimensions of size 1 of its vector.
func (x Transfer) inner() (t *core.VectorType, n int, m *affine.Map, inBounds *core.ArrayAttr) {
	if x.Map.NumResults() == 0 || x.isMasked() || x.Base.Type().(core.ShapedType).ElementType() != x.Type.ElementType() {
		return nil, 0, nil, nil
	}
	if t, n = inner(x.Type); n == 0 {
		return nil, 0, nil, nil
	}
	m = affine.NewMap(x.Map.NumDims(), x.Map.NumSymbols(), x.Map.Results()[n:]...)
	return t, n, m, lastOf(x.InBounds, x.Op.Context(), len(t.Shape()))
}

// innerMask returns the mask for a vector with fewer leading dimensions.
func (x Transfer) innerMask(b *core.Builder, t *core.VectorType, m *affine.Map) *core.Value {
	if x.Mask == nil {
		return nil
	}
	from, to := vectorOf(x.Mask), vectordefs.TransferMaskType(t, m).(*core.VectorType)
	n := len(from.Shape()) - len(to.Shape())
	if n >= 0 && slices.Equal(from.Shape()[n:], to.Shape()) && slices.Equal(flags(from)[n:], flags(to)) {
		return innerOf(b, x.Mask, n)
	}
	return shapeCast(b, to, x.Mask)
}

func readInner(op vector.TransferReadOp, rw *rewrite.Rewriter) bool {
	x := TransferOf(op.Op)
	t, _, m, inBounds := x.inner()
	if t == nil {
		return rw.NoMatch(op.Op, "it has no leading unit dimension")
	}
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	v := vector.TransferRead{VectorType: t, Base: x.Base, Indices: x.Indices, Padding: op.Padding(), Mask: x.innerMask(b, t, m),
		PermutationMap: op.Op.Context().AffineMap(m), InBounds: inBounds}.Build(b).Vector()
	rw.ReplaceOp(op.Op, broadcast(b, x.Type, v))
	return true
}

func writeInner(op vector.TransferWriteOp, rw *rewrite.Rewriter) bool {
	x := TransferOf(op.Op)
	t, n, m, inBounds := x.inner()
	if t == nil {
		return rw.NoMatch(op.Op, "it has no leading unit dimension")
	}
	rw.SetLoc(op.Op.Loc())
	v := innerOf(&rw.Builder, op.ValueToStore(), n)
	return replaceWrite(op, vector.TransferWrite{ValueToStore: v, Mask: x.innerMask(&rw.Builder, t, m),
		PermutationMap: op.Op.Context().AffineMap(m), InBounds: inBounds}, rw)
}

func elementwiseInner(op *core.Operation, rw *rewrite.Rewriter) bool {
	if !op.Has(core.TraitElementwise) || !op.Has(core.TraitVectorizable) || op.NumResults() != 1 || op.NumRegions() != 0 {
		return false
	}
	t := vectorOf(op.Result(0))
	if t == nil {
		return false
	}
	to, n := inner(t)
	if n == 0 {
		return rw.NoMatch(op, "it has no leading unit dimension")
	}
	if root, _ := maskingOf(op); root != op {
		return rw.NoMatch(op, "it is masked")
	}
	rw.SetLoc(op.Loc())
	b := &rw.Builder
	operands := op.OperandList(0, op.NumOperands())
	for i, v := range operands {
		if vectorOf(v) != nil {
			operands[i] = innerOf(b, v, n)
		}
	}
	rw.ReplaceOp(op, broadcast(b, t, remake(rw, op, operands, to)))
	return true
}

// contractInner takes one leading dimension of size 1 out of a contraction's result.
func contractInner(op vector.ContractionOp, rw *rewrite.Rewriter) bool {
	acc := vectorOf(op.Acc())
	if acc == nil || len(acc.Shape()) < 2 || acc.Shape()[0] != 1 || scalable(acc, 0) {
		return rw.NoMatch(op.Op, "it has no leading unit dimension")
	}
	return replaceContraction(op, rw, func(c contraction) *core.Value {
		dim := c.maps[2].DimPosition(0)
		if c.isReduction(dim) || c.mask != nil && dim != 0 {
			return nil
		}
		for _, m := range c.maps {
			if m.NumResults() == 1 && m.DimPosition(0) == dim {
				return nil // an operand would be a scalar
			}
		}
		b := &c.rw.Builder
		operands := []*core.Value{op.Lhs(), op.Rhs(), op.Acc()}
		for i, m := range c.maps {
			at := -1
			var order []int64
			for j := range m.NumResults() {
				if m.DimPosition(j) == dim {
					at = j
				} else {
					order = append(order, int64(j))
				}
			}
			if at > 0 {
				operands[i] = transpose(b, operands[i], append([]int64{int64(at)}, order...)...)
			}
			if at >= 0 {
				operands[i] = innerOf(b, operands[i], 1)
			}
		}
		maps, kinds := c.without(dim)
		low := vector.Contraction{ResultType: operands[2].Type(), Lhs: operands[0], Rhs: operands[1], Acc: operands[2], IndexingMaps: maps,
			IteratorTypes: kinds, Kind: op.Kind()}.Build(b)
		if c.mask == nil {
			return broadcast(b, acc, low.Result())
		}
		return broadcast(b, acc, masked(c.rw, low.Op, innerOf(b, c.mask, 1)))
	})
}
