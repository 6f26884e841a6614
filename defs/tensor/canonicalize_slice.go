package tensor

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/tensor"
)

// This file has the canonicalization patterns of slices.

func extractSlice(rw *rewrite.Rewriter, t core.Type, src *core.Value, s slice) tensor.ExtractSliceOp {
	return tensor.ExtractSlice{ResultType: t, Source: src, Offsets: view.Values(s.offsets), Sizes: view.Values(s.sizes),
		Strides:       view.Values(s.strides),
		StaticOffsets: view.Integers(s.offsets), StaticSizes: view.Integers(s.sizes),
		StaticStrides: view.Integers(s.strides)}.Build(&rw.Builder)
}

// fits reports whether a slice does not leave a tensor of the type, as far as is known.
func (s slice) fits(t *core.RankedTensorType) bool {
	return view.OutOfBounds(t.Shape(), view.Integers(s.offsets), view.Integers(s.sizes), view.Integers(s.strides)) == ""
}

// foldConstants puts constants into the lists: of offsets, when there are none of sizes, when there are none of strides
// that satisfy the conditions.
func (s slice) foldConstants(c *core.Context, strides ...func(n int64) bool) bool {
	return view.FoldConstants(c, s.offsets, view.NonNegative) || view.FoldConstants(c, s.sizes, view.NonNegative) ||
		view.FoldConstants(c, s.strides, strides...)
}

// CanonicalizationPatternsExtractSlice adds constant operands and slices of casts.
func (h Hooks) CanonicalizationPatternsExtractSlice(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&tensor.ExtractSliceDef, tensor.AsExtractSliceOp, "tensor.extract_slice constant operands",
			func(op tensor.ExtractSliceOp, rw *rewrite.Rewriter) bool {
				s, from := h.extracted(op), ranked(op.Source())
				if !s.foldConstants(rw.Context()) || !s.fits(from) {
					return false
				}
				drop := h.droppedDims(op)
				var shape []int64
				for i, n := range view.Integers(s.sizes) {
					if !drop[i] {
						shape = append(shape, n)
					}
				}
				t := withShape(from, shape)
				return replace(op.Op, extractSlice(rw, t, op.Source(), s).Result(), rw)
			}),
		rewrite.OpPattern(&tensor.ExtractSliceDef, tensor.AsExtractSliceOp, "tensor.extract_slice of cast",
			func(op tensor.ExtractSliceOp, rw *rewrite.Rewriter) bool {
				c, ok := castUnder(op.Source())
				s := h.extracted(op)
				if !ok || hasConstantIndex(op.Op) || !s.fits(ranked(c.Source())) {
					return false
				}
				rw.ReplaceOpWith(op.Op, extractSlice(rw, op.Result().Type(), c.Source(), s).Op)
				return true
			}))
}

// hasConstantIndex reports whether an operand is a constant, which other patterns are to handle first.
func hasConstantIndex(op *core.Operation) bool {
	for _, v := range op.Operands() {
		if isConstantIndex(v) {
			return true
		}
	}
	return false
}

// insertion is tensor.insert_slice or tensor.parallel_insert_slice.
type insertion struct {
	slice
	op           *core.Operation
	source, dest *core.Value
	parallel     bool
}

// CanonicalizationPatternsInsertSlice adds constant operands and slices of casts.
func (h Hooks) CanonicalizationPatternsInsertSlice(set *rewrite.PatternSet) {
	insertionPatterns(set, tensor.InsertSliceDef.Name, func(op *core.Operation) (n insertion, ok bool) {
		i, ok := tensor.AsInsertSliceOp(op)
		if !ok {
			return n, false
		}
		return insertion{h.inserted(i), op, i.Source(), i.Dest(), false}, true
	})
}

// CanonicalizationPatternsParallelInsertSlice adds constant operands and slices of casts.
func (h Hooks) CanonicalizationPatternsParallelInsertSlice(set *rewrite.PatternSet) {
	insertionPatterns(set, tensor.ParallelInsertSliceDef.Name, func(op *core.Operation) (n insertion, ok bool) {
		i, ok := tensor.AsParallelInsertSliceOp(op)
		if !ok {
			return n, false
		}
		s := slice{h.MixedOffsetsParallelInsertSlice(i), h.MixedSizesParallelInsertSlice(i), h.MixedStridesParallelInsertSlice(i)}
		return insertion{s, op, i.Source(), i.Dest(), true}, true
	})
}

func insertionPatterns(set *rewrite.PatternSet, root string, as func(op *core.Operation) (insertion, bool)) {
	for _, p := range []struct {
		what  string
		match func(n insertion, rw *rewrite.Rewriter) bool
	}{{"constant operands", insertion.constants}, {"of cast", insertion.ofCast}, {"type of the source", insertion.sourceType}} {
		set.Add(rewrite.Pattern{Name: root + " " + p.what, Root: root, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
			n, ok := as(op)
			return ok && p.match(n, rw)
		}})
	}
}

// replaceBy replaces the operation by one with another source, destination and slice.
func (n insertion) replaceBy(source, dest *core.Value, s slice, rw *rewrite.Rewriter) bool {
	if n.parallel {
		tensor.ParallelInsertSlice{Source: source, Dest: dest, Offsets: view.Values(s.offsets), Sizes: view.Values(s.sizes),
			Strides:       view.Values(s.strides),
			StaticOffsets: view.Integers(s.offsets), StaticSizes: view.Integers(s.sizes),
			StaticStrides: view.Integers(s.strides)}.Build(&rw.Builder)
		rw.EraseOp(n.op)
		return true
	}
	i := tensor.InsertSlice{Source: source, Dest: dest, Offsets: view.Values(s.offsets), Sizes: view.Values(s.sizes),
		Strides:       view.Values(s.strides),
		StaticOffsets: view.Integers(s.offsets), StaticSizes: view.Integers(s.sizes),
		StaticStrides: view.Integers(s.strides)}.Build(&rw.Builder)
	return replace(n.op, i.Result(), rw)
}

// castSource casts the source, in front of the operation around when that is where executions come together.
func (n insertion) castSource(t *core.RankedTensorType, rw *rewrite.Rewriter) *core.Value {
	if core.Type(t) == n.source.Type() {
		return n.source
	}
	if n.parallel {
		rw.SetBefore(n.op.ParentOp())
		defer rw.SetBefore(n.op)
	}
	return tensor.NewCast(&rw.Builder, t, n.source).Dest()
}

func (n insertion) constants(rw *rewrite.Rewriter) bool {
	dest := ranked(n.dest)
	if !n.foldConstants(rw.Context(), view.NonZero) || !n.fits(dest) {
		return false
	}
	t := reducedInOrder(dest, view.Integers(n.sizes), len(ranked(n.source).Shape()))
	return n.replaceBy(n.castSource(t, rw), n.dest, n.slice, rw)
}

// reducedInOrder returns the type of a slice with the given rank: the first dimensions of size 1 are dropped.
func reducedInOrder(whole *core.RankedTensorType, sizes []int64, rank int) *core.RankedTensorType {
	drop := len(sizes) - rank
	if drop <= 0 {
		return withShape(whole, sizes)
	}
	var shape []int64
	for _, n := range sizes {
		if n == 1 && drop > 0 {
			drop--
			continue
		}
		shape = append(shape, n)
	}
	return whole.Context().RankedTensor(shape, whole.ElementType(), nil)
}

func (n insertion) ofCast(rw *rewrite.Rewriter) bool {
	if hasConstantIndex(n.op) {
		return false
	}
	source, dest := n.source, n.dest
	sourceCast, oks := castUnder(source)
	if oks {
		source = sourceCast.Source()
	}
	destCast, okd := castUnder(dest)
	if okd {
		dest = destCast.Source()
	}
	if !oks && !okd {
		return false
	}
	from := ranked(source)
	sizes := view.Integers(n.sizes)
	drop, ok := view.DroppedDimsAny(sizes, from.Shape())
	if !ok {
		return false
	}
	k := 0
	for i := range sizes {
		// As upstream, k does not move on over what the source does not know.
		if !drop[i] && from.Shape()[k] != core.Dynamic {
			sizes[i] = from.Shape()[k]
			n.sizes[i] = core.FoldResult{Attr: rw.Context().IndexAttr(sizes[i])}
			k++
		}
	}
	want := withShape(ranked(dest), sizes)
	if view.CompareReduced(want, from) != view.Reduced {
		return false
	}
	return n.replaceBy(source, dest, n.slice, rw)
}

// sourceType casts the source to what the sizes know about it.
func (n insertion) sourceType(rw *rewrite.Rewriter) bool {
	t := ranked(n.source)
	if len(t.Shape()) != len(ranked(n.dest).Shape()) {
		return false
	}
	shape := append([]int64(nil), t.Shape()...)
	for i, s := range n.sizes {
		if c, ok := view.Constant(s); ok {
			if c < 0 {
				return false
			}
			shape[i] = c
		}
	}
	want := withShape(t, shape)
	if want == t || !keepsSizes(t, want) || !core.CompatibleShape(t, want) {
		return false
	}
	return n.replaceBy(n.castSource(want, rw), n.dest, n.slice, rw)
}
