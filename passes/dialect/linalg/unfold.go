package linalg

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
)

// AddUnfolding adds the pattern that makes operations of their own of the transpositions and broadcasts in the maps of
// inputs: upstream's populateDecomposeProjectedPermutationPatterns.
func AddUnfolding(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&linalg.GenericDef, linalg.AsGenericOp, "moves of elements out of linalg.generic", unfold))
}

func unfold(op linalg.GenericOp, rw *rewrite.Rewriter) bool {
	n, maps := len(op.Inputs()), linalg.StructuredOp(op).IndexingMaps()
	if !linalgdefs.HasPureTensors(op.Op) || n == 1 && len(op.Outputs()) == 1 || op.Region().Entry().First() == op.Region().Entry().Last() ||
		slices.Contains(linalg.StructuredOp(op).IteratorTypes(), linalg.IteratorTypeReduction) {
		return false
	}
	for i, v := range op.Op.Operands() {
		t, ok := v.Type().(*core.RankedTensorType)
		if !ok || !core.IsStaticShape(t) || !maps[i].IsProjectedPermutation(false) {
			return false
		}
	}
	shape := linalgdefs.LoopSizes(op.Op)
	inputs := op.Op.OperandList(0, n)
	changed := false
	rw.SetLoc(op.Op.Loc())
	for i, v := range inputs {
		if !maps[i].IsIdentity() {
			inputs[i], changed = moved(&rw.Builder, v, maps[i], shape), true
			maps[i] = affine.IdentityMap(len(shape))
		}
	}
	if !changed {
		return false
	}
	by := linalg.Generic{ResultTensorsTypes: op.Op.ResultTypes(), Inputs: inputs, Outputs: op.Outputs(),
		IndexingMaps: linalgdefs.MapsAttr(rw.Context(), maps), IteratorTypes: op.IteratorTypesAttr()}.Build(&rw.Builder)
	rw.InlineRegionBefore(op.Region(), by.Region(), nil)
	rw.ReplaceOpWith(op.Op, by.Op)
	return true
}

// moved brings the dimensions of a tensor into the order of the loops, and adds those of the loops that it has none for.
func moved(b *core.Builder, v *core.Value, m *affine.Map, shape []int64) *core.Value {
	c, t := b.Context(), v.Type().(*core.RankedTensorType)
	empty := func(shape []int64) *core.Value {
		return tensor.NewEmpty(b, c.RankedTensor(shape, t.ElementType(), nil), nil).Result()
	}
	move := func(def *core.OpDef, name string, list []int64, shape []int64) *core.Value {
		dest := empty(shape)
		return linalgdefs.NewNamed(b, def, []*core.Value{v}, []*core.Value{dest},
			core.NamedAttr{Name: name, Value: c.I64Array(list...)}).Result(0)
	}
	dims := positions(m)
	if !slices.IsSorted(dims) {
		perm := make([]int64, len(dims))
		for i := range perm {
			perm[i] = int64(i)
		}
		slices.SortFunc(perm, func(a, b int64) int { return dims[a] - dims[b] })
		transposed := make([]int64, len(dims))
		for i, p := range perm {
			transposed[i] = t.Shape()[p]
		}
		v = move(&linalg.TransposeDef, "permutation", perm, transposed)
	}
	var added []int64
	for d := range shape {
		if !slices.Contains(dims, d) {
			added = append(added, int64(d))
		}
	}
	if len(added) > 0 {
		v = move(&linalg.BroadcastDef, "dimensions", added, shape)
	}
	return v
}
