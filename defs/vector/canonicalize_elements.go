package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/vector"
)

// This file has the canonicalization patterns of operations that insert and extract elements and slices.

// CanonicalizationPatternsExtract extracts vectors from what is repeated, cast, a mask, or made of elements.
func (Hooks) CanonicalizationPatternsExtract(set *rewrite.PatternSet) {
	add := func(name string, f func(op vector.ExtractOp, to *core.VectorType, rw *rewrite.Rewriter) bool) {
		set.Add(rewrite.OpPattern(&vector.ExtractDef, vector.AsExtractOp, name, func(op vector.ExtractOp, rw *rewrite.Rewriter) bool {
			to := vectorOf(op.Result())
			return to != nil && f(op, to, rw)
		}))
	}
	add("vector.extract of broadcast", func(op vector.ExtractOp, to *core.VectorType, rw *rewrite.Rewriter) bool {
		def := op.Source().DefiningOp()
		return def != nil && repeats(def) && canBroadcast(def.Operand(0).Type(), to) && replaceBroadcast(op.Op, def.Operand(0), rw)
	})
	add("vector.extract of create_mask", extractMask)
	add("vector.extract of shape_cast", func(op vector.ExtractOp, to *core.VectorType, rw *rewrite.Rewriter) bool {
		c, ok := vector.AsShapeCastOp(op.Source().DefiningOp())
		return ok && dim.SameCount(vectorOf(c.Source()).Shape(), to.Shape()) && replaceCast(op.Op, c.Source(), rw)
	})
	add("vector.extract of from_elements", func(op vector.ExtractOp, to *core.VectorType, rw *rewrite.Rewriter) bool {
		f, ok := vector.AsFromElementsOp(op.Source().DefiningOp())
		if !ok || len(op.DynamicPosition()) > 0 {
			return false
		}
		first := linear(op.StaticPosition(), vectorOf(op.Source()).Shape())
		rw.ReplaceOpWith(op.Op, vector.NewFromElements(&rw.Builder, to, f.Elements()[first:dim.Total(first, elements(to))]).Op)
		return true
	})
}

// extractMask makes the mask for the other dimensions, or one that admits nothing.
func extractMask(op vector.ExtractOp, to *core.VectorType, rw *rewrite.Rewriter) bool {
	m, ok := vector.AsCreateMaskOp(op.Source().DefiningOp())
	if !ok {
		return false
	}
	none, unknown := formatOf(op.Source()) == noneSet, false
	for i, p := range op.StaticPosition() {
		if none {
			break
		}
		n, ok := constantSize(m.Operands()[i])
		switch {
		case !ok:
			unknown = true
		case p != core.Dynamic:
			none = p >= n
		case n < vectorOf(op.Source()).Shape()[i]:
			unknown = true
		}
	}
	switch {
	case none:
		c := rw.Context().DenseSplat(to, rw.Context().Bool(false))
		rw.ReplaceOpWith(op.Op, arith.Constant{Value: c}.Build(&rw.Builder).Op)
	case unknown:
		return false
	default:
		rw.ReplaceOpWith(op.Op, vector.NewCreateMask(&rw.Builder, to, m.Operands()[len(op.StaticPosition()):]).Op)
	}
	return true
}

// CanonicalizationPatternsToElements takes the elements of what is repeated.
func (Hooks) CanonicalizationPatternsToElements(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&vector.ToElementsDef, vector.AsToElementsOp, "vector.to_elements of broadcast",
		func(op vector.ToElementsOp, rw *rewrite.Rewriter) bool {
			b, ok := vector.AsBroadcastOp(op.Source().DefiningOp())
			if !ok || vectorOf(b.Source()) == nil {
				return false
			}
			from, to := vectorOf(b.Source()).Shape(), vectorOf(op.Source()).Shape()
			elems := vector.NewToElements(&rw.Builder, b.Source()).Op
			vals := make([]*core.Value, op.Op.NumResults())
			start, pos, old := make([]int64, len(to)), make([]int64, len(to)), make([]int64, len(from))
			for i := range vals {
				copy(old, pos[len(to)-len(from):])
				for k, n := range from {
					old[k] = min(old[k], n-1)
				}
				vals[i] = elems.Result(int(linear(old, from)))
				advance(pos, start, to)
			}
			rw.ReplaceOp(op.Op, vals...)
			return true
		}))
}

// CanonicalizationPatternsFromElements repeats what is the same, and casts the shape of elements that were extracted
// one by one.
func (Hooks) CanonicalizationPatternsFromElements(set *rewrite.PatternSet) {
	add := func(name string, f func(op vector.FromElementsOp, rw *rewrite.Rewriter) bool) {
		set.Add(rewrite.OpPattern(&vector.FromElementsDef, vector.AsFromElementsOp, name, f))
	}
	add("vector.from_elements all the same", func(op vector.FromElementsOp, rw *rewrite.Rewriter) bool {
		elems := op.Elements()
		if len(elems) == 0 || slices.ContainsFunc(elems, func(v *core.Value) bool { return v != elems[0] }) {
			return false
		}
		return replaceBroadcast(op.Op, elems[0], rw)
	})
	add("vector.from_elements of extract", fromExtracted)
}

// fromExtracted takes all elements at once, when they are a block of trailing dimensions of one vector, in order.
func fromExtracted(op vector.FromElementsOp, rw *rewrite.Rewriter) bool {
	var source *core.Value
	var next, shape []int64
	var at []int64
	if len(op.Elements()) <= 1 {
		return false
	}
	for i, v := range op.Elements() {
		e, ok := vector.AsExtractOp(v.DefiningOp())
		if !ok || i > 0 && (e.Source() != source || !slices.Equal(e.StaticPosition(), next)) || len(e.DynamicPosition()) > 0 {
			return false
		}
		if i == 0 {
			source, next = e.Source(), slices.Clone(e.StaticPosition())
			shape = vectorOf(source).Shape()
			n, k := 1, len(next)
			for k > 0 && next[k-1] == 0 && n < len(op.Elements()) {
				k--
				n = dim.Count(n, int(shape[k]))
			}
			if n != len(op.Elements()) {
				return false
			}
			at = slices.Clone(next[:k])
		}
		advance(next, make([]int64, len(next)), shape)
	}
	v := rw.CreateOrFold(func(b *core.Builder) *core.Operation { return vector.NewExtract(b, source, nil, at).Op })
	return replaceCast(op.Op, v, rw)
}

// CanonicalizationPatternsInsert repeats what fills a vector, and makes vectors of elements when all of them are
// inserted.
func (Hooks) CanonicalizationPatternsInsert(set *rewrite.PatternSet) {
	add := func(name string, f func(op vector.InsertOp, rw *rewrite.Rewriter) bool) {
		set.Add(rewrite.OpPattern(&vector.InsertDef, vector.AsInsertOp, name, f))
	}
	add("vector.insert of everything", func(op vector.InsertOp, rw *rewrite.Rewriter) bool {
		t := vectorOf(op.ValueToStore())
		return t != nil && dim.SameCount(t.Shape(), vectorOf(op.Dest()).Shape()) && replaceBroadcast(op.Op, op.ValueToStore(), rw)
	})
	add("vector.insert of the same", func(op vector.InsertOp, rw *rewrite.Rewriter) bool {
		x := scalarOf(op.ValueToStore())
		return x != nil && scalarOf(op.Dest()) == x && replaceBroadcast(op.Op, x, rw)
	})
	add("vector.insert chain", insertChain)
}

// insertChain looks at insertions into a vector, of which the operation is the last one. The others must have no other
// use.
func insertChain(op vector.InsertOp, rw *rewrite.Rewriter) bool {
	to := vectorOf(op.Dest())
	if to.IsScalable() {
		return false
	}
	for u := range op.Result().Uses() {
		if next, ok := vector.AsInsertOp(u.Owner()); ok && next.Dest() == op.Result() {
			return false
		}
	}
	var chain []vector.InsertOp
	for cur, ok := op, true; ok; {
		if len(cur.DynamicPosition()) > 0 {
			return false
		}
		chain = append(chain, cur)
		if cur, ok = vector.AsInsertOp(cur.Dest().DefiningOp()); ok && !cur.Result().HasOneUse() {
			return false
		}
	}
	first, size := make([]int64, len(chain)), make([]int64, len(chain))
	set, left := make([]bool, elements(to)), elements(to)
	for i, ins := range chain {
		if slices.Contains(ins.StaticPosition(), poisonIndex) {
			return false
		}
		first[i], size[i] = linear(ins.StaticPosition(), to.Shape()), 1
		if t := vectorOf(ins.ValueToStore()); t != nil {
			size[i] = elements(t)
		}
		for k := first[i]; k < dim.Total(first[i], size[i]); k++ {
			if !set[k] {
				set[k] = true
				left--
			}
		}
		if left == 0 {
			chain = chain[:i+1]
			break
		}
	}
	if left > 0 {
		return false
	}
	elems := make([]*core.Value, elements(to))
	for i := len(chain) - 1; i >= 0; i-- {
		v := chain[i].ValueToStore()
		if vectorOf(v) == nil {
			elems[first[i]] = v
			continue
		}
		copy(elems[first[i]:], vector.NewToElements(&rw.Builder, v).Op.ResultList())
	}
	rw.ReplaceOpWith(op.Op, vector.NewFromElements(&rw.Builder, to, elems).Op)
	return true
}

// CanonicalizationPatternsInsertStridedSlice forgets slices that are there anyway, and computes constants.
func (Hooks) CanonicalizationPatternsInsertStridedSlice(set *rewrite.PatternSet) {
	add := func(name string, f func(op vector.InsertStridedSliceOp, rw *rewrite.Rewriter) bool) {
		set.Add(rewrite.OpPattern(&vector.InsertStridedSliceDef, vector.AsInsertStridedSliceOp, name, f))
	}
	add("vector.insert_strided_slice of the same", func(op vector.InsertStridedSliceOp, rw *rewrite.Rewriter) bool {
		x := scalarOf(op.ValueToStore())
		if x == nil || scalarOf(op.Dest()) != x {
			return false
		}
		rw.ReplaceOp(op.Op, op.Dest())
		return true
	})
	add("vector.insert_strided_slice of extract_strided_slice", func(op vector.InsertStridedSliceOp, rw *rewrite.Rewriter) bool {
		e, ok := vector.AsExtractStridedSliceOp(op.ValueToStore().DefiningOp())
		if !ok || e.Source() != op.Dest() || e.StridesAttr() != op.StridesAttr() || e.OffsetsAttr() != op.OffsetsAttr() {
			return false
		}
		rw.ReplaceOp(op.Op, op.Dest())
		return true
	})
	add("vector.insert_strided_slice of constants", insertConstantSlice)
}

func insertConstantSlice(op vector.InsertStridedSliceOp, rw *rewrite.Rewriter) bool {
	from, to := vectorOf(op.ValueToStore()), vectorOf(op.Dest())
	dest, okd := op.Dest().ConstantValue().(*core.DenseElementsAttr)
	slice, oks := op.ValueToStore().ConstantValue().(*core.DenseElementsAttr)
	if !okd || !oks || to.IsScalable() || elements(to) > largeConstant && !op.Dest().HasOneUse() || !allOnes(op.StridesAttr()) {
		return false
	}
	start := ints(op.OffsetsAttr())
	size := slices.Concat(slices.Repeat([]int64{1}, len(to.Shape())-len(from.Shape())), from.Shape())
	pos, elems := slices.Clone(start), elementsOf(dest)
	for i, more := int64(0), true; more; i, more = i+1, advance(pos, start, size) {
		elems[linear(pos, to.Shape())] = slice.Element(i)
	}
	rw.ReplaceOpWith(op.Op, arith.Constant{Value: rw.Context().DenseOf(to, elems)}.Build(&rw.Builder).Op)
	return true
}

// CanonicalizationPatternsExtractStridedSlice takes slices of masks and of what is repeated, and extracts blocks.
func (Hooks) CanonicalizationPatternsExtractStridedSlice(set *rewrite.PatternSet) {
	add := func(name string, f func(op vector.ExtractStridedSliceOp, rw *rewrite.Rewriter) bool) {
		set.Add(rewrite.OpPattern(&vector.ExtractStridedSliceDef, vector.AsExtractStridedSliceOp, name, f))
	}
	add("vector.extract_strided_slice of create_mask", sliceOfMask)
	add("vector.extract_strided_slice of constant_mask", func(op vector.ExtractStridedSliceOp, rw *rewrite.Rewriter) bool {
		m, ok := vector.AsConstantMaskOp(op.Source().DefiningOp())
		if !ok || !allOnes(op.StridesAttr()) {
			return false
		}
		out, sizes := slices.Clone(m.MaskDimSizes()), ints(op.SizesAttr())
		for i, k := range ints(op.OffsetsAttr()) {
			out[i] = max(0, min(dim.Total(k, sizes[i]), out[i])-k)
		}
		if slices.Contains(out, 0) {
			out = make([]int64, len(out))
		}
		rw.ReplaceOpWith(op.Op, vector.NewConstantMask(&rw.Builder, op.Result().Type(), out).Op)
		return true
	})
	add("vector.extract_strided_slice of broadcast", sliceOfBroadcast)
	add("vector.extract_strided_slice of a block", extractBlock)
}

func sliceOfMask(op vector.ExtractStridedSliceOp, rw *rewrite.Rewriter) bool {
	m, ok := vector.AsCreateMaskOp(op.Source().DefiningOp())
	if !ok || !allOnes(op.StridesAttr()) {
		return false
	}
	sizes := m.Operands()
	for i, k := range ints(op.OffsetsAttr()) {
		c := arith.Constant{Value: rw.Context().IndexAttr(k)}.Build(&rw.Builder).Op.Result(0)
		sizes[i] = arith.NewSubI(&rw.Builder, sizes[i], c).Result()
	}
	rw.ReplaceOpWith(op.Op, vector.NewCreateMask(&rw.Builder, op.Result().Type(), sizes).Op)
	return true
}

// sliceOfBroadcast repeats a slice, or what is repeated anyway along the dimensions that the slice makes smaller.
func sliceOfBroadcast(op vector.ExtractStridedSliceOp, rw *rewrite.Rewriter) bool {
	b, ok := vector.AsBroadcastOp(op.Source().DefiningOp())
	if !ok {
		return false
	}
	source := b.Source()
	if t := vectorOf(source); t != nil {
		n := len(t.Shape())
		lead := len(vectorOf(op.Result()).Shape()) - n
		want := last(vectorOf(op.Result()), n)
		slice := false
		for i, k := range t.Shape() {
			slice = slice || k != 1 && k != want[i]
		}
		if slice {
			rest := func(a *core.ArrayAttr) []int64 { return ints(a)[min(lead, a.Len()):] }
			offsets, sizes := rest(op.OffsetsAttr()), rest(op.SizesAttr())
			shape := slices.Clone(t.Shape())
			for i := range offsets {
				if shape[i] == 1 {
					offsets[i], sizes[i] = 0, 1
				}
				shape[i] = sizes[i]
			}
			c := rw.Context()
			source = vector.ExtractStridedSlice{ResultType: withDims(t, shape, scalables(t)), Source: source,
				Offsets: i64Array(c, offsets),
				Sizes:   i64Array(c, sizes), Strides: i64Array(c, rest(op.StridesAttr()))}.Build(&rw.Builder).Result()
		}
	}
	return replaceBroadcast(op.Op, source, rw)
}

// extractBlock extracts a slice of one element in the leading dimensions and all of the others.
func extractBlock(op vector.ExtractStridedSliceOp, rw *rewrite.Rewriter) bool {
	t, sizes := vectorOf(op.Source()), ints(op.SizesAttr())
	if !allOnes(op.StridesAttr()) || t.IsScalable() || len(t.Shape()) == 0 {
		return false
	}
	n := len(sizes)
	for n > 0 && sizes[n-1] == t.Shape()[n-1] {
		n--
	}
	if n == 0 || n == len(t.Shape()) || slices.ContainsFunc(sizes[:n], func(k int64) bool { return k != 1 }) {
		return false
	}
	for n < len(sizes)-1 && sizes[n] == 1 {
		n++
	}
	v := vector.NewExtract(&rw.Builder, op.Source(), nil, ints(op.OffsetsAttr())[:n]).Result()
	return replaceCast(op.Op, v, rw)
}
