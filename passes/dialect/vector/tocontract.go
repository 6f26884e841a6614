package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/vector"
)

// AddReductionToContract adds the patterns that make a contraction of a sum of products, and let contractions do the
// broadcasts and transpositions of their operands and results.
func AddReductionToContract(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&vector.MultiDimReductionDef, vector.AsMultiDimReductionOp, "sum of products", contractProducts),
		rewrite.OpPattern(&vector.ContractionDef, vector.AsContractionOp, "contraction of broadcast", contractBroadcast),
		rewrite.OpPattern(&vector.ContractionDef, vector.AsContractionOp, "contraction of transpose", contractTransposed),
		rewrite.OpPattern(&vector.TransposeDef, vector.AsTransposeOp, "transpose of contraction", transposeContracted))
}

// AddExtensionFolds adds the patterns that let contractions widen the elements that they multiply.
func AddExtensionFolds(set *rewrite.PatternSet) {
	for _, def := range []*core.OpDef{&arith.ExtFDef, &arith.ExtSIDef} {
		set.Add(rewrite.OpPattern(&vector.ContractionDef, vector.AsContractionOp, "contraction of "+def.Name,
			func(op vector.ContractionOp, rw *rewrite.Rewriter) bool {
				l, r := op.Lhs().DefiningOp(), op.Rhs().DefiningOp()
				if l == nil || r == nil || !l.Is(def) || !r.Is(def) {
					return rw.NoMatch(op.Op, "no defining op on contract operands")
				}
				rw.SetLoc(op.Op.Loc())
				rw.ReplaceOp(op.Op, sums(rw, l.Operand(0), r.Operand(0), op.Acc(), op.IndexingMapsAttr(), op.IteratorTypesAttr()))
				return true
			}))
	}
}

// sums makes a contraction that adds products up.
func sums(rw *rewrite.Rewriter, lhs, rhs, acc *core.Value, maps, kinds *core.ArrayAttr) *core.Value {
	return vector.Contraction{ResultType: acc.Type(), Lhs: lhs, Rhs: rhs, Acc: acc, IndexingMaps: maps, IteratorTypes: kinds,
		Kind: vector.CombiningKindADD}.Build(&rw.Builder).Op.Result(0)
}

func mapArray(c *core.Context, maps ...*affine.Map) *core.ArrayAttr {
	list := make([]core.Attribute, len(maps))
	for i, m := range maps {
		list[i] = c.AffineMap(m)
	}
	return c.Array(list...)
}

func mapsOf(op vector.ContractionOp) []*affine.Map {
	var maps []*affine.Map
	for _, a := range op.IndexingMapsAttr().Elems() {
		maps = append(maps, a.(*core.AffineMapAttr).Value())
	}
	return maps
}

func contractProducts(op vector.MultiDimReductionOp, rw *rewrite.Rewriter) bool {
	mul := op.Source().DefiningOp()
	if op.Kind() != vector.CombiningKindADD || mul == nil || !mul.Is(&arith.MulIDef) && !mul.Is(&arith.MulFDef) {
		return false
	}
	c := op.Op.Context()
	rank := len(vectorOf(op.Source()).Shape())
	var kept []affine.Expr
	kinds := make([]core.Attribute, rank)
	for i := range rank {
		k := vector.IteratorTypeReduction
		if !slices.Contains(op.ReductionDims(), int64(i)) {
			k = vector.IteratorTypeParallel
			kept = append(kept, affine.Dim(i))
		}
		kinds[i] = vector.GetIteratorTypeAttr(c, k)
	}
	in := affine.IdentityMap(rank)
	rw.SetLoc(op.Op.Loc())
	rw.ReplaceOp(op.Op, sums(rw, mul.Operand(0), mul.Operand(1), op.Acc(), mapArray(c, in, in, affine.NewMap(rank, 0, kept...)),
		c.Array(kinds...)))
	return true
}

func permutationMap(list []int64) *affine.Map {
	out := make([]int, len(list))
	for i, n := range list {
		out[i] = int(n)
	}
	return affine.PermutationMap(out...)
}

func contractTransposed(op vector.ContractionOp, rw *rewrite.Rewriter) bool {
	maps, sides, changed := mapsOf(op), []*core.Value{op.Lhs(), op.Rhs()}, false
	for i, v := range sides {
		if t, ok := vector.AsTransposeOp(v.DefiningOp()); ok {
			maps[i] = permutationMap(t.Permutation()).InversePermutation().Compose(maps[i])
			sides[i], changed = t.Vector(), true
		}
	}
	if !changed {
		return false
	}
	rw.SetLoc(op.Op.Loc())
	rw.ReplaceOp(op.Op, sums(rw, sides[0], sides[1], op.Acc(), mapArray(op.Op.Context(), maps...), op.IteratorTypesAttr()))
	return true
}

// transposeContracted contracts into the accumulator as it was before it was transposed, when the result is transposed
// back.
func transposeContracted(op vector.TransposeOp, rw *rewrite.Rewriter) bool {
	x, ok := vector.AsContractionOp(op.Vector().DefiningOp())
	if !ok || !op.Vector().HasOneUse() {
		return false
	}
	acc, ok := vector.AsTransposeOp(x.Acc().DefiningOp())
	if !ok {
		return false
	}
	maps := mapsOf(x)
	last := len(maps) - 1
	m := permutationMap(op.Permutation()).Compose(maps[last])
	if !m.Equal(permutationMap(acc.Permutation()).InversePermutation().Compose(maps[last])) {
		return false
	}
	maps[last] = m
	rw.SetLoc(op.Op.Loc())
	rw.ReplaceOp(op.Op, sums(rw, x.Lhs(), x.Rhs(), acc.Vector(), mapArray(op.Op.Context(), maps...), x.IteratorTypesAttr()))
	return true
}

// unbroadcast returns the map of an operand before it was broadcast; ok is false where that is not possible.
func unbroadcast(op vector.ContractionOp, m *affine.Map, x vector.BroadcastOp) (out *affine.Map, ok bool) {
	from, to := vectorOf(x.Source()), vectorOf(x.Vector())
	if from == nil || len(from.Shape()) == len(to.Shape()) {
		return nil, false
	}
	off := len(to.Shape()) - len(from.Shape())
	var dims []affine.Expr
	for i, n := range from.Shape() {
		if n != to.Shape()[off+i] {
			return nil, false
		}
		dims = append(dims, affine.Dim(off+i))
	}
	// What is added up several times must not go.
	for i := range off {
		k, _ := op.IteratorTypesAttr().Elems()[m.DimPosition(i)].(*vector.IteratorTypeAttr)
		if to.Shape()[i] != 1 && k.Value() == vector.IteratorTypeReduction {
			return nil, false
		}
	}
	return affine.NewMap(len(to.Shape()), 0, dims...).Compose(m), true
}

func contractBroadcast(op vector.ContractionOp, rw *rewrite.Rewriter) bool {
	root, mask := maskingOf(op.Op)
	maps, sides, changed := mapsOf(op), []*core.Value{op.Lhs(), op.Rhs()}, false
	for i, v := range sides {
		x, ok := vector.AsBroadcastOp(v.DefiningOp())
		if !ok {
			continue
		}
		if m, ok := unbroadcast(op, maps[i], x); ok {
			maps[i], sides[i], changed = m, x.Source(), true
		}
	}
	if !changed {
		return false
	}
	unused := affine.UnusedDims(maps...)
	drop := func(pos int) bool { return pos < len(unused) && unused[pos] }
	for i, m := range maps {
		maps[i] = m.CompressDims(drop)
	}
	var kinds []core.Attribute
	dropped, ones := 0, true
	for i, k := range op.IteratorTypesAttr().Elems() {
		if !drop(i) {
			kinds = append(kinds, k)
			continue
		}
		dropped++
		ones = ones && (mask == nil || vectorOf(mask).Shape()[i] == 1)
	}
	if !reducesBoth(kinds, maps) || slices.Contains(affine.UnusedDims(maps[0], maps[1]), true) || !ones {
		return rw.NoMatch(op.Op, "no dimension would be reduced")
	}
	rw.SetBefore(root)
	rw.SetLoc(op.Op.Loc())
	n := sums(rw, sides[0], sides[1], op.Acc(), mapArray(op.Op.Context(), maps...), op.Op.Context().Array(kinds...))
	if mask != nil {
		if t := vectorOf(mask); dropped > 0 {
			mask = shapeCast(&rw.Builder, t.Context().Vector(t.Shape()[dropped:], t.ElementType(), flags(t)[dropped:]), mask)
		}
		n = masked(rw, n.DefiningOp(), mask)
	}
	rw.ReplaceOp(root, n)
	return true
}

// reducesBoth reports whether a dimension that both sides have is reduced.
func reducesBoth(kinds []core.Attribute, maps []*affine.Map) bool {
	for i, k := range kinds {
		a, _ := k.(*vector.IteratorTypeAttr)
		if a.Value() == vector.IteratorTypeReduction && maps[0].IsFunctionOfDim(i) && maps[1].IsFunctionOfDim(i) {
			return true
		}
	}
	return false
}
