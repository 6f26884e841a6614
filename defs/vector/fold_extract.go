package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/vector"
)

// This file has the folder of vector.extract.

// constantPositions replaces positions that are operands by the constants that these are, when they are within the
// dimension or poison. It returns the operands that are left; changed is false when there are no such constants.
func constantPositions(pos []int64, vals []*core.Value, consts []core.Attribute, shape []int64) (left []*core.Value,
	changed bool) {
	k := 0
	for i, p := range pos {
		if p != core.Dynamic {
			continue
		}
		if c, ok := consts[k].(*core.IntegerAttr); ok && c.Int64() >= poisonIndex && c.Int64() < shape[i] {
			pos[i] = c.Int64()
			changed = true
		} else {
			left = append(left, vals[k])
		}
		k++
	}
	return left, changed
}

// FoldExtract folds what takes elements out of a vector and knows which value they come from.
func (h Hooks) FoldExtract(op vector.ExtractOp, in *core.FoldIn) core.Fold {
	if len(op.StaticPosition()) == 0 && op.Source().Type() == op.Result().Type() {
		return core.FoldValue(op.Source())
	}
	if isPoison(in.Const(0)) {
		return core.FoldAttr(in.Const(0))
	}
	pos := slices.Clone(op.StaticPosition())
	left, changed := constantPositions(pos, op.DynamicPosition(), in.Operands[1:], vectorOf(op.Source()).Shape())
	if changed {
		op.SetStaticPosition(pos)
		op.SetDynamicPosition(left...)
	}
	if slices.Contains(pos, poisonIndex) {
		return poison(op.Op.Context())
	}
	if f := extractConstant(op, in.Const(0)); !f.IsNone() {
		return f
	}
	folds := []func(op vector.ExtractOp) core.Fold{extractOfBroadcast}
	if len(left) == 0 {
		folds = []func(op vector.ExtractOp) core.Fold{extractOfExtract, extractOfInsert, extractOfBroadcast, extractOfShuffle,
			extractOfCast,
			extractOfSlice, extractOfInsertedSlice, extractOfElements}
	}
	for _, fold := range folds {
		if f := fold(op); !f.IsNone() {
			return f
		}
	}
	if changed {
		return core.InPlace
	}
	return core.NoFold
}

// extractAt makes the operation take what is at a position of another vector.
func extractAt(op vector.ExtractOp, source *core.Value, pos []int64) core.Fold {
	op.SetSource(source)
	op.SetStaticPosition(pos)
	return core.InPlace
}

// extractConstant takes elements of a constant.
func extractConstant(op vector.ExtractOp, a core.Attribute) core.Fold {
	d, ok := a.(*core.DenseElementsAttr)
	if !ok {
		return core.NoFold
	}
	to := vectorOf(op.Result())
	if e := splatOf(d); e != nil {
		if to != nil {
			return splat(to, e)
		}
		return core.FoldAttr(e)
	}
	from := vectorOf(op.Source())
	if from.IsScalable() || len(op.DynamicPosition()) > 0 {
		return core.NoFold
	}
	first := linear(op.StaticPosition(), from.Shape())
	if to == nil {
		return core.FoldAttr(d.Element(first))
	}
	elems := make([]core.Attribute, elements(to))
	for i := range elems {
		elems[i] = d.Element(dim.Add(first, int64(i)))
	}
	return core.FoldAttr(op.Op.Context().DenseOf(to, elems))
}

// extractOfExtract joins the positions of a chain of extractions at constant positions.
func extractOfExtract(op vector.ExtractOp) core.Fold {
	pos, source := op.StaticPosition(), op.Source()
	for {
		prev, ok := vector.AsExtractOp(source.DefiningOp())
		if !ok {
			break
		}
		if len(prev.DynamicPosition()) > 0 {
			return core.NoFold
		}
		pos, source = slices.Concat(prev.StaticPosition(), pos), prev.Source()
	}
	if source == op.Source() {
		return core.NoFold
	}
	return extractAt(op, source, pos)
}

// extractOfInsert walks back along insertions and transpositions to what holds the elements. Behind the position it
// keeps a mark for each dimension of the result: elements of a result whose dimensions come out in another order cannot
// be extracted.
func extractOfInsert(op vector.ExtractOp) core.Fold {
	n := len(op.StaticPosition())
	pos := slices.Clone(op.StaticPosition())
	for i := range len(vectorOf(op.Source()).Shape()) - n {
		pos = append(pos, int64(-1-i))
	}
	ordered := func() bool {
		for i, p := range pos[n:] {
			if p != int64(-1-i) {
				return false
			}
		}
		return true
	}
	from := func(v *core.Value) core.Fold {
		if v == op.Source() || !ordered() {
			return core.NoFold
		}
		return extractAt(op, v, pos[:n])
	}
	source := op.Source()
	for {
		if t, ok := vector.AsTransposeOp(source.DefiningOp()); ok {
			old := slices.Clone(pos)
			for i, p := range t.Permutation() {
				pos[p] = old[i]
			}
			source = t.Vector()
			continue
		}
		ins, ok := vector.AsInsertOp(source.DefiningOp())
		if !ok {
			return from(source)
		}
		at := ins.StaticPosition()
		if len(ins.DynamicPosition()) == 0 {
			if slices.Equal(at, pos[:n]) && ordered() {
				return core.FoldValue(ins.ValueToStore())
			}
			if len(at) <= len(pos) && slices.Equal(at, pos[:len(at)]) {
				pos = pos[len(at):]
				if n -= len(at); n < 0 {
					return core.NoFold
				}
				return from(ins.ValueToStore())
			}
		}
		if meets(pos, at) {
			return core.NoFold
		}
		source = ins.Dest()
	}
}

// meets reports whether what is at two positions may have elements in common: negative entries, which are operands or
// dimensions of results, stand for any.
func meets(a, b []int64) bool {
	for i := range min(len(a), len(b)) {
		if a[i] >= 0 && b[i] >= 0 && a[i] != b[i] {
			return false
		}
	}
	return true
}

// extractOfBroadcast takes what is repeated, or elements of it.
func extractOfBroadcast(op vector.ExtractOp) core.Fold {
	def := op.Source().DefiningOp()
	if def == nil || !repeats(def) {
		return core.NoFold
	}
	input := def.Operand(0)
	if input.Type() == op.Result().Type() {
		return core.FoldValue(input)
	}
	rank := rankOf(op.Result().Type())
	t, to := vectorOf(input), vectorOf(op.Result())
	if rank > rankOf(input.Type()) || t == nil {
		return core.NoFold
	}
	if to != nil && !slices.Equal(to.Shape(), last(t, rank)) {
		return core.NoFold
	}
	old := view.Mixed(op.Op.Context(), op.StaticPositionAttr(), op.DynamicPosition())
	lead := len(vectorOf(op.Source()).Shape()) - len(t.Shape())
	mixed := make([]core.FoldResult, len(t.Shape())-rank)
	for i := range mixed {
		if mixed[i] = (core.FoldResult{Attr: op.Op.Context().IndexAttr(0)}); t.Shape()[i] != 1 {
			mixed[i] = old[i+lead]
		}
	}
	pos, vals := view.Split(mixed)
	op.SetDynamicPosition(vals...)
	return extractAt(op, input, pos)
}

// extractOfShuffle takes the element from one of the vectors that are shuffled.
func extractOfShuffle(op vector.ExtractOp) core.Fold {
	s, ok := vector.AsShuffleOp(op.Source().DefiningOp())
	if !ok || len(vectorOf(s.Vector()).Shape()) != 1 || len(op.StaticPosition()) != 1 || len(vectorOf(s.V1()).Shape()) != 1 {
		return core.NoFold
	}
	size := vectorOf(s.V1()).Shape()[0]
	i := s.Mask()[op.StaticPosition()[0]]
	if i < size {
		return extractAt(op, s.V1(), []int64{i})
	}
	return extractAt(op, s.V2(), []int64{i - size})
}

// extractOfCast computes the position before a cast of the shape, which must not concern the dimensions of the result.
func extractOfCast(op vector.ExtractOp) core.Fold {
	c, ok := vector.AsShapeCastOp(op.Source().DefiningOp())
	if !ok {
		return core.NoFold
	}
	rank := rankOf(op.Result().Type())
	from := vectorOf(c.Source())
	if rank > len(from.Shape()) || rank > 0 && !slices.Equal(last(from, rank), vectorOf(op.Result()).Shape()) {
		return core.NoFold
	}
	n := linear(op.StaticPosition(), vectorOf(op.Source()).Shape()[:len(op.StaticPosition())])
	pos := make([]int64, len(from.Shape())-rank)
	for i, s := range strides(from.Shape()[:len(pos)]) {
		pos[i] = n / s
		n %= s
	}
	return extractAt(op, c.Source(), pos)
}

// extractOfSlice computes the position before a slice was taken, which must not concern the dimensions of the result.
func extractOfSlice(op vector.ExtractOp) core.Fold {
	s, ok := vector.AsExtractStridedSliceOp(op.Source().DefiningOp())
	if !ok || !allOnes(s.StridesAttr()) {
		return core.NoFold
	}
	offsets := ints(s.OffsetsAttr())
	from, to := vectorOf(s.Source()), vectorOf(s.Result())
	for k := len(offsets) - 1; k >= 0 && offsets[k] == 0 && from.Shape()[k] == to.Shape()[k]; k-- {
		offsets = offsets[:k]
	}
	pos := slices.Clone(op.StaticPosition())
	if rankOf(op.Result().Type()) > len(from.Shape())-len(offsets) || len(pos) < len(offsets) {
		return core.NoFold
	}
	for i, n := range offsets {
		pos[i] += n
	}
	return extractAt(op, s.Source(), pos)
}

// extractOfInsertedSlice walks back along insertions of slices to the one that has all elements of the result.
func extractOfInsertedSlice(op vector.ExtractOp) core.Fold {
	rank, pos := rankOf(op.Result().Type()), op.StaticPosition()
	for source := op.Source(); ; {
		ins, ok := vector.AsInsertStridedSliceOp(source.DefiningOp())
		if !ok {
			return core.NoFold
		}
		from, to := vectorOf(ins.ValueToStore()), vectorOf(ins.Dest())
		lead := len(to.Shape()) - len(from.Shape())
		if rank > len(from.Shape()) || !allOnes(ins.StridesAttr()) {
			return core.NoFold
		}
		offsets := ints(ins.OffsetsAttr())
		var rest []int64
		disjoint := false
		for i, p := range pos {
			size := int64(1)
			if i >= lead {
				size = from.Shape()[i-lead]
			}
			if disjoint = p < offsets[i] || p >= dim.Total(offsets[i], size); disjoint {
				break
			}
			if i >= lead {
				rest = append(rest, p-offsets[i])
			}
		}
		if !disjoint {
			if !slices.Equal(last(from, rank), last(to, rank)) {
				return core.NoFold
			}
			return extractAt(op, ins.ValueToStore(), rest)
		}
		source = ins.Dest()
	}
}

// extractOfElements takes one of the scalars that a vector is made of.
func extractOfElements(op vector.ExtractOp) core.Fold {
	f, ok := vector.AsFromElementsOp(op.Source().DefiningOp())
	if !ok || op.Result().Type() != vectorOf(op.Source()).ElementType() {
		return core.NoFold
	}
	return core.FoldValue(f.Elements()[linear(op.StaticPosition(), vectorOf(op.Source()).Shape())])
}
