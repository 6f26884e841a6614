package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/vector"
)

// This file verifies contractions.

// indexingMaps returns the maps from the iteration space to operands, or nil when the attribute holds anything else.
func indexingMaps(op vector.ContractionOp) []*affine.Map {
	list := op.IndexingMapsAttr().Elems()
	out := make([]*affine.Map, len(list))
	for i, a := range list {
		m, ok := a.(*core.AffineMapAttr)
		if !ok {
			return nil
		}
		out[i] = m.Value()
	}
	return out
}

// dimPairs returns the dimensions of the factors that belong to the iterators of a kind, when both factors have them.
func dimPairs(op vector.ContractionOp, maps []*affine.Map, kind vector.IteratorType) (pairs [][2]int) {
	for i, a := range op.IteratorTypesAttr().Elems() {
		if k, ok := a.(*vector.IteratorTypeAttr); !ok || k.Value() != kind {
			continue
		}
		l, r := maps[0].ResultPosition(affine.Dim(i)), maps[1].ResultPosition(affine.Dim(i))
		if l >= 0 && r >= 0 {
			pairs = append(pairs, [2]int{l, r})
		}
	}
	return pairs
}

// VerifyContraction compares the operands with what the maps say about the iteration space.
func (Hooks) VerifyContraction(op vector.ContractionOp, r *core.Reporter) bool {
	fail := func(format string, args ...any) bool { return r.OpErrorf(op.Op, format, args...).Fail() }
	lhs, rhs := vectorOf(op.Lhs()), vectorOf(op.Rhs())
	if i, ok := lhs.ElementType().(*core.IntegerType); ok && i.Signedness() != core.Signless {
		return fail("only supports signless integer types")
	}
	maps := indexingMaps(op)
	if len(maps) != 3 {
		return fail("expected an indexing map for each vector operand")
	}
	iterators := op.IteratorTypesAttr().Len()
	for i, m := range maps {
		rank := 0
		if t := vectorOf(op.Op.Operand(i)); t != nil {
			rank = len(t.Shape())
		}
		switch {
		case m.NumSymbols() != 0:
			return fail("expected indexing map %d to have no symbols", i)
		case m.NumDims() != iterators:
			return fail("expected indexing map %d to have %d number of inputs", i, iterators)
		case m.NumResults() != rank:
			return fail("expected indexing map %d to have %d number of outputs", i, rank)
		case !m.IsProjectedPermutation(false):
			return fail("expected indexing map %d to be a projected permutation of its inputs", i)
		}
	}
	contracting, batch := dimPairs(op, maps, vector.IteratorTypeReduction), dimPairs(op, maps, vector.IteratorTypeParallel)
	equal := func(p [2]int) bool { return lhs.Shape()[p[0]] != rhs.Shape()[p[1]] }
	switch {
	case len(contracting) == 0:
		return fail("expected at least one contracting dimension pair")
	case slices.ContainsFunc(contracting, equal):
		return fail("invalid contracting dimension map")
	case slices.ContainsFunc(batch, equal):
		return fail("invalid batch dimension map")
	case !contractionResult(op, maps, contracting, batch, r):
		return false
	case !supports(op.Kind(), core.ElementTypeOrSelf(op.Result().Type())):
		return fail("unsupported contraction type")
	}
	if all := affine.ConcatMaps(maps...); all.InversePermutation() == nil {
		return fail("invalid indexing maps are non-invertible: (%s)", all)
	}
	return true
}

// contractionResult compares accumulator and result with the dimensions that are kept.
func contractionResult(op vector.ContractionOp, maps []*affine.Map, contracting, batch [][2]int, r *core.Reporter) bool {
	lhs, rhs := vectorOf(op.Lhs()), vectorOf(op.Rhs())
	acc, result := vectorOf(op.Acc()), vectorOf(op.Result())
	kept := len(lhs.Shape()) - len(contracting) + len(rhs.Shape()) - len(contracting) - len(batch)
	if kept == 0 {
		if acc != nil || result != nil {
			return r.OpErrorf(op.Op, "invalid accumulator/result vector shape").Fail()
		}
		return true
	}
	if acc == nil || result == nil {
		return r.OpErrorf(op.Op, "invalid accumulator/result vector shape").Fail()
	}
	extents := make([]int64, maps[0].NumDims())
	found := make([]bool, len(extents))
	for i, t := range []*core.VectorType{lhs, rhs} {
		for k, n := range t.Shape() {
			if pos := maps[i].DimPosition(k); !found[pos] {
				extents[pos], found[pos] = n, true
			}
		}
	}
	if slices.Contains(found, false) {
		return r.OpErrorf(op.Op, "expected all dimensions to be either a LHS or a RHS dimension").Fail()
	}
	shape := make([]int64, maps[2].NumResults())
	for k := range shape {
		shape[k] = extents[maps[2].DimPosition(k)]
	}
	var want *core.VectorType
	if len(shape) == len(result.Shape()) {
		want = withDims(result, shape, scalables(result))
	} else {
		want = withDims(result, shape, nil)
	}
	if result != want || acc != want {
		return r.OpErrorf(op.Op, "invalid accumulator/result vector shape, expected: %s", message.Quote(want)).Fail()
	}
	return true
}
