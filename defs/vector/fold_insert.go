package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/generated/vector"
)

// This file has the folders of operations that make vectors of scalars and of other vectors.

// largeConstant is the number of elements from which on a constant is copied only for its only user.
const largeConstant = 256

// FoldInsert folds an insertion of everything, forgets what is overwritten, and computes constants.
func (Hooks) FoldInsert(op vector.InsertOp, in *core.FoldIn) core.Fold {
	if len(op.StaticPosition()) == 0 && op.ValueToStore().Type() == op.Result().Type() {
		return core.FoldValue(op.ValueToStore())
	}
	pos := slices.Clone(op.StaticPosition())
	left, changed := constantPositions(pos, op.DynamicPosition(), in.Operands[2:], vectorOf(op.Dest()).Shape())
	if changed {
		op.SetStaticPosition(pos)
		op.SetDynamicPosition(left...)
	}
	prev, ok := vector.AsInsertOp(op.Dest().DefiningOp())
	if ok && slices.Equal(pos, prev.StaticPosition()) && slices.Equal(left, prev.DynamicPosition()) {
		op.SetDest(prev.Dest())
		return core.InPlace
	}
	if slices.Contains(pos, poisonIndex) {
		return poison(op.Op.Context())
	}
	if f := insertConstant(op, in); !f.IsNone() {
		return f
	}
	if changed {
		return core.InPlace
	}
	return core.NoFold
}

// insertConstant inserts a constant into a constant.
func insertConstant(op vector.InsertOp, in *core.FoldIn) core.Fold {
	dest, ok := in.Const(1).(*core.DenseElementsAttr)
	t := vectorOf(op.Dest())
	// Upstream crashes when the value is poison.
	if !ok || in.Const(0) == nil || isPoison(in.Const(0)) || len(op.DynamicPosition()) > 0 || t.IsScalable() {
		return core.NoFold
	}
	if elements(t) > largeConstant && !op.Result().HasOneUse() {
		return core.NoFold
	}
	values := []core.Attribute{in.Const(0)}
	if d, ok := in.Const(0).(*core.DenseElementsAttr); ok {
		values = elementsOf(d)
	}
	elems := elementsOf(dest)
	for i, v := range values {
		if v = asElement(v, t.ElementType()); v == nil {
			return core.NoFold
		}
		elems[dim.Add(linear(op.StaticPosition(), t.Shape()), int64(i))] = v
	}
	return core.FoldAttr(op.Op.Context().DenseOf(t, elems))
}

// FoldToElements gives the scalars that a vector was made of, or the one that it repeats.
func (Hooks) FoldToElements(op vector.ToElementsOp, _ *core.FoldIn) core.Fold {
	var vals []*core.Value
	if f, ok := vector.AsFromElementsOp(op.Source().DefiningOp()); ok {
		vals = f.Elements()
	} else if x := scalarOf(op.Source()); x != nil {
		vals = slices.Repeat([]*core.Value{x}, op.Op.NumResults())
	}
	if len(vals) == 0 || len(vals) != op.Op.NumResults() {
		return core.NoFold
	}
	out := make([]core.FoldResult, len(vals))
	for i, v := range vals {
		out[i].Value = v
	}
	return core.FoldTo(out...)
}

// FoldFromElements folds the elements of a vector to that vector, and constants to a constant.
func (Hooks) FoldFromElements(op vector.FromElementsOp, in *core.FoldIn) core.Fold {
	elems := op.Elements()
	if len(elems) == 0 {
		return core.NoFold
	}
	to := vectorOf(op.Dest())
	if t, ok := vector.AsToElementsOp(elems[0].DefiningOp()); ok && t.Source().Type() == core.Type(to) &&
		slices.Equal(elems, t.Op.ResultList()) {
		return core.FoldValue(t.Source())
	}
	list := make([]core.Attribute, len(elems))
	for i, a := range in.Operands {
		if a == nil || isPoison(a) {
			return core.NoFold
		}
		if list[i] = asElement(a, to.ElementType()); list[i] == nil {
			return core.NoFold
		}
	}
	switch to.ElementType().(type) {
	case *core.IntegerType, *core.IndexType, *core.FloatType, *core.ComplexType:
		return core.FoldAttr(op.Op.Context().DenseOf(to, list))
	}
	return core.NoFold
}

// FoldShuffle folds a choice of all of one vector, and one among constants.
func (Hooks) FoldShuffle(op vector.ShuffleOp, in *core.FoldIn) core.Fold {
	t1, t2, mask := vectorOf(op.V1()), vectorOf(op.V2()), op.Mask()
	if len(t1.Shape()) == 0 {
		return core.NoFold
	}
	size := t1.Shape()[0]
	counts := func(from, n int64) bool {
		for i, k := range mask {
			if k != from+int64(i) {
				return false
			}
		}
		return int64(len(mask)) == n
	}
	if counts(0, size) {
		return core.FoldValue(op.V1())
	}
	if counts(size, t2.Shape()[0]) {
		return core.FoldValue(op.V2())
	}
	if isPoison(in.Const(0)) && isPoison(in.Const(1)) {
		return core.FoldAttr(in.Const(0))
	}
	// What comes from poison may be anything: it is the first element of the first vector that is none.
	var lists [2][]core.Attribute
	var other core.Attribute
	for i := range lists {
		d, ok := in.Const(i).(*core.DenseElementsAttr)
		if !ok && !isPoison(in.Const(i)) || len(t1.Shape()) != 1 {
			return core.NoFold
		}
		if ok {
			lists[i] = elementsOf(d)
			if other == nil {
				other = lists[i][0]
			}
		}
	}
	out := make([]core.Attribute, len(mask))
	for i, k := range mask {
		list := lists[0]
		if k >= size {
			list, k = lists[1], k-size
		}
		if out[i] = other; k >= 0 && list != nil {
			out[i] = list[k]
		}
	}
	return core.FoldAttr(op.Op.Context().DenseOf(vectorOf(op.Vector()), out))
}

// FoldInsertStridedSlice folds the insertion of everything.
func (Hooks) FoldInsertStridedSlice(op vector.InsertStridedSliceOp, _ *core.FoldIn) core.Fold {
	if op.ValueToStore().Type() == op.Dest().Type() {
		return core.FoldValue(op.ValueToStore())
	}
	return core.NoFold
}

// FoldExtractStridedSlice folds a slice of everything, of a slice that was inserted, and of a constant.
func (Hooks) FoldExtractStridedSlice(op vector.ExtractStridedSliceOp, in *core.FoldIn) core.Fold {
	if op.Source().Type() == op.Result().Type() {
		return core.FoldValue(op.Source())
	}
	if sliceOfInserted(op) {
		return core.InPlace
	}
	d, ok := in.Const(0).(*core.DenseElementsAttr)
	if !ok || !allOnes(op.StridesAttr()) {
		return core.NoFold
	}
	from, to := vectorOf(op.Source()), vectorOf(op.Result())
	start := make([]int64, len(to.Shape()))
	copy(start, ints(op.OffsetsAttr()))
	pos := slices.Clone(start)
	var elems []core.Attribute
	for more := true; more; more = advance(pos, start, to.Shape()) {
		elems = append(elems, d.Element(linear(pos, from.Shape())))
	}
	return core.FoldAttr(op.Op.Context().DenseOf(to, elems))
}

// sliceOfInserted walks back along insertions of slices to the one that has the whole slice, and takes it from there.
func sliceOfInserted(op vector.ExtractStridedSliceOp) bool {
	offsets, sizes, steps := ints(op.OffsetsAttr()), ints(op.SizesAttr()), ints(op.StridesAttr())
	for source := op.Source(); ; {
		ins, ok := vector.AsInsertStridedSliceOp(source.DefiningOp())
		if !ok {
			return false
		}
		from := vectorOf(ins.ValueToStore()).Shape()
		at, by := ints(ins.OffsetsAttr()), ints(ins.StridesAttr())
		if len(from) != len(vectorOf(op.Source()).Shape()) || len(offsets) > len(at) {
			return false
		}
		rest := make([]int64, len(offsets))
		disjoint, partial := false, false
		for i, k := range offsets {
			if steps[i] != by[i] {
				return false
			}
			if disjoint = k < at[i] || k >= dim.Total(at[i], from[i]); disjoint {
				break
			}
			partial = partial || dim.Total(k, sizes[i]) > dim.Total(at[i], from[i])
			rest[i] = k - at[i]
		}
		switch {
		case disjoint:
			source = ins.Dest()
		case partial:
			return false
		default:
			op.SetSource(ins.ValueToStore())
			op.SetOffsetsAttr(i64Array(op.Op.Context(), rest))
			return true
		}
	}
}
