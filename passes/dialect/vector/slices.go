package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/vector"
)

// AddSliceLowerings adds the patterns that make shuffles of vector.extract_strided_slice and
// vector.insert_strided_slice.
func AddSliceLowerings(set *rewrite.PatternSet) {
	bounded := func(p rewrite.Pattern) rewrite.Pattern {
		p.Bounded = true // ranks decrease
		return p
	}
	set.Add(
		rewrite.OpPattern(&vector.InsertStridedSliceDef, vector.AsInsertStridedSliceOp, "insert slice of lower rank", insertLowerRank),
		bounded(rewrite.OpPattern(&vector.ExtractStridedSliceDef, vector.AsExtractStridedSliceOp, "extract slices of rows",
			extractRows)),
		bounded(rewrite.OpPattern(&vector.InsertStridedSliceDef, vector.AsInsertStridedSliceOp, "insert slice by shuffle",
			insertSameRank)),
		rewrite.OpPattern(&vector.ExtractStridedSliceDef, vector.AsExtractStridedSliceOp, "extract slice by shuffle", extractByShuffle),
		rewrite.OpPattern(&vector.ExtractStridedSliceDef, vector.AsExtractStridedSliceOp, "extract scalable slice by elements",
			extractByElements))
}

// ints returns the integers of an array attribute.
func ints(a *core.ArrayAttr) []int64 {
	var out []int64
	for _, e := range a.Elems() {
		if i, ok := e.(*core.IntegerAttr); ok {
			out = append(out, i.Int64())
		}
	}
	return out
}

func intArray(c *core.Context, list []int64) *core.ArrayAttr {
	out := make([]core.Attribute, len(list))
	for i, n := range list {
		out[i] = c.I64Attr(n)
	}
	return c.Array(out...)
}

// slice makes a vector.extract_strided_slice without gaps.
func slice(b *core.Builder, v *core.Value, at, sizes []int64) *core.Value {
	return stridedSlice(b, v, at, sizes, slices.Repeat([]int64{1}, len(at)))
}

func stridedSlice(b *core.Builder, v *core.Value, at, sizes, strides []int64) *core.Value {
	c, t := b.Context(), vectorOf(v)
	shape := append(slices.Clone(sizes), t.Shape()[len(sizes):]...)
	return vector.ExtractStridedSlice{ResultType: c.Vector(shape, t.ElementType(), t.ScalableDims()), Source: v,
		Offsets: intArray(c, at),
		Sizes:   intArray(c, sizes), Strides: intArray(c, strides)}.Build(b).Op.Result(0)
}

// insertSlice makes a vector.insert_strided_slice without gaps.
func insertSlice(b *core.Builder, v, into *core.Value, at []int64) *core.Value {
	return insertStrided(b, v, into, at, slices.Repeat([]int64{1}, len(vectorOf(v).Shape())))
}

func insertStrided(b *core.Builder, v, into *core.Value, at, strides []int64) *core.Value {
	c := b.Context()
	return vector.InsertStridedSlice{ValueToStore: v, Dest: into, Offsets: intArray(c, at),
		Strides: intArray(c, strides)}.Build(b).Op.Result(0)
}

func shuffle(b *core.Builder, v, w *core.Value, mask []int64) *core.Value {
	return vector.NewShuffle(b, v, w, mask).Op.Result(0)
}

// insertLowerRank takes the part of the destination that has the source's rank out, and puts it back.
func insertLowerRank(op vector.InsertStridedSliceOp, rw *rewrite.Rewriter) bool {
	have, want := len(vectorOf(op.ValueToStore()).Shape()), len(vectorOf(op.Dest()).Shape())
	at := ints(op.OffsetsAttr())
	if len(at) == 0 || have == want {
		return false
	}
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	outer := at[:want-have]
	part := insertStrided(b, op.ValueToStore(), extract(b, op.Dest(), outer...), at[want-have:], ints(op.StridesAttr()))
	rw.ReplaceOp(op.Op, insert(b, part, op.Dest(), outer...))
	return true
}

// insertSameRank inserts row by row, and elements by two shuffles.
func insertSameRank(op vector.InsertStridedSliceOp, rw *rewrite.Rewriter) bool {
	from, to := vectorOf(op.ValueToStore()), vectorOf(op.Dest())
	rank := len(from.Shape())
	at, strides := ints(op.OffsetsAttr()), ints(op.StridesAttr())
	if (from.IsScalable() || to.IsScalable()) && rank == 1 || len(at) == 0 || rank != len(to.Shape()) {
		return false
	}
	if from == to {
		rw.ReplaceOp(op.Op, op.ValueToStore())
		return true
	}
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	first, step := at[0], strides[0]
	end := dim.Total(first, dim.Count(from.Shape()[0], step))
	if rank == 1 {
		n := to.Shape()[0]
		spread := make([]int64, n)
		for i := range from.Shape()[0] {
			spread[i] = i
		}
		scaled := shuffle(b, op.ValueToStore(), op.ValueToStore(), spread)
		mask := make([]int64, n)
		for i := range n {
			mask[i] = dim.Add(n, i)
			if i >= first && i < end && (i-first)%step == 0 {
				mask[i] = (i - first) / step
			}
		}
		rw.ReplaceOp(op.Op, shuffle(b, scaled, op.Dest(), mask))
		return true
	}
	all := op.Dest()
	for i := int64(0); dim.Add(first, dim.Mul(i, step)) < end; i++ {
		row := extract(b, op.ValueToStore(), i)
		row = insertStrided(b, row, extract(b, op.Dest(), dim.Add(first, dim.Mul(i, step))), at[1:], strides[1:])
		all = insert(b, row, all, dim.Add(first, dim.Mul(i, step)))
	}
	rw.ReplaceOp(op.Op, all)
	return true
}

// extractRows cuts each row.
func extractRows(op vector.ExtractStridedSliceOp, rw *rewrite.Rewriter) bool {
	at, sizes, strides := ints(op.OffsetsAttr()), ints(op.SizesAttr()), ints(op.StridesAttr())
	if len(at) <= 1 {
		return false
	}
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	t := vectorOf(op.Op.Result(0))
	all := broadcast(b, t, zero(b, t.ElementType()))
	for i := range sizes[0] {
		row := extract(b, op.Source(), dim.Add(at[0], dim.Mul(i, strides[0])))
		all = insert(b, stridedSlice(b, row, at[1:], sizes[1:], strides[1:]), all, i)
	}
	rw.ReplaceOp(op.Op, all)
	return true
}

func extractByShuffle(op vector.ExtractStridedSliceOp, rw *rewrite.Rewriter) bool {
	at, sizes, strides := ints(op.OffsetsAttr()), ints(op.SizesAttr()), ints(op.StridesAttr())
	if vectorOf(op.Source()).IsScalable() || len(at) != 1 {
		return false
	}
	mask := make([]int64, sizes[0])
	for i := range mask {
		mask[i] = dim.Add(at[0], dim.Mul(int64(i), strides[0]))
	}
	rw.SetLoc(op.Op.Loc())
	rw.ReplaceOp(op.Op, shuffle(&rw.Builder, op.Source(), op.Source(), mask))
	return true
}

func extractByElements(op vector.ExtractStridedSliceOp, rw *rewrite.Rewriter) bool {
	at, sizes, strides := ints(op.OffsetsAttr()), ints(op.SizesAttr()), ints(op.StridesAttr())
	if !vectorOf(op.Source()).IsScalable() || len(at) != 1 {
		return false
	}
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	var list []*core.Value
	for i := range sizes[0] {
		list = append(list, extract(b, op.Source(), dim.Add(at[0], dim.Mul(i, strides[0]))))
	}
	all := zero(b, op.Op.Result(0).Type())
	for i, v := range list {
		all = insert(b, v, all, int64(i))
	}
	rw.ReplaceOp(op.Op, all)
	return true
}
