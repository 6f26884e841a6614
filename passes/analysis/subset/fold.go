package subset

import (
	"slices"

	"github.com/odsgen/ods/core"
	coreaffine "github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	viewdefs "github.com/odsgen/ods/defs/iface/view"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/iface/view"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes"
	vectorpasses "github.com/odsgen/ods/passes/dialect/vector"
)

func (*FoldTensorSubsetOpsPass) prepare(c *core.Context, _ *core.Reporter) (any, bool) {
	set := rewrite.NewPatternSet(c)
	AddFolds(set)
	return set.Freeze(), true
}

func (*FoldTensorSubsetOpsPass) run(r *passes.Run) {
	rewrite.Greedy(r.Op, r.State.(*rewrite.Frozen), r.GreedyConfig())
}

// AddFolds adds the patterns of fold-tensor-subset-ops.
func AddFolds(set *rewrite.PatternSet) {
	vectorpasses.AddTensorSubsetFolds(set)
	for _, def := range []*core.OpDef{&tensor.InsertSliceDef, &tensor.ParallelInsertSliceDef} {
		set.Add(rewrite.Pattern{Name: def.Name + " of tensor.insert_slice", Root: def.Name, Match: foldInsertions})
	}
}

// slice is what a slice operation says.
type slice struct {
	offsets, sizes, strides []core.FoldResult
	dropped                 []bool // dimensions of the whole that the part does not have
}

func sliceOf(op *core.Operation, part core.Type) (s slice, ok bool) {
	v, ok := view.OffsetSizeAndStrideOpInterfaceKey.Of(op)
	t, ranked := part.(*core.RankedTensorType)
	if !ok || !ranked {
		return s, false
	}
	s = slice{v.MixedOffsets(), v.MixedSizes(), v.MixedStrides(), nil}
	s.dropped = dropped(t.Shape(), s.sizes)
	return s, true
}

// dropped finds, from the last dimension on, the dimensions of size 1 that are not in the shape.
func dropped(shape []int64, sizes []core.FoldResult) []bool {
	out := make([]bool, len(sizes))
	at := len(shape) - 1
	for i := len(sizes) - 1; i >= 0; i-- {
		isOne := sizes[i].Attr != nil && viewdefs.IsConstant(sizes[i], 1)
		if at < 0 || isOne && shape[at] != 1 {
			out[i] = true
		} else {
			at--
		}
	}
	return out
}

func (s slice) hasUnitStrides() bool {
	return !slices.ContainsFunc(s.strides, func(m core.FoldResult) bool { return !viewdefs.IsConstant(m, 1) })
}

// resolve returns the indices into the whole that indices into the part stand for.
func (s slice) resolve(b *core.Builder, in []core.FoldResult) []*core.Value {
	sum := coreaffine.NewMap(0, 3, coreaffine.Symbol(0).Add(coreaffine.Symbol(1).Mul(coreaffine.Symbol(2))))
	out := make([]*core.Value, 0, len(s.offsets))
	for d, offset := range s.offsets {
		index := core.FoldResult{Attr: b.Context().IndexAttr(0)}
		if !s.dropped[d] && len(in) > 0 {
			index, in = in[0], in[1:]
		}
		out = append(out, memrefdefs.ValueOf(b, affinedefs.ComposedFoldedApply(b, sum, []core.FoldResult{offset, index, s.strides[d]})))
	}
	return out
}

func values(list []*core.Value) []core.FoldResult {
	out := make([]core.FoldResult, len(list))
	for i, v := range list {
		out[i].Value = v
	}
	return out
}

// constants makes numbers of the values that are known.
func constants(list []core.FoldResult) []core.FoldResult {
	for i, m := range list {
		if n, ok := viewdefs.Constant(m); ok {
			list[i] = core.FoldResult{Attr: m.Value.Context().IndexAttr(n)}
		}
	}
	return list
}

// foldInsertions inserts what was inserted into all of the source.
func foldInsertions(op *core.Operation, rw *rewrite.Rewriter) bool {
	inner, ok := tensor.AsInsertSliceOp(op.Operand(0).DefiningOp())
	if !ok {
		return false
	}
	s, ok1 := sliceOf(op, op.Operand(0).Type())
	from, ok2 := sliceOf(inner.Op, inner.Source().Type())
	if !ok1 || !ok2 || !s.hasUnitStrides() || !from.hasUnitStrides() {
		return rw.NoMatch(op, "requires unit strides")
	}
	sizes := slices.Clone(s.sizes)
	k := 0
	for d := range sizes {
		if s.dropped[d] {
			continue
		}
		if k >= len(from.sizes) || sizes[d] != from.sizes[k] {
			return rw.NoMatch(op, "requires matching sizes to fold, otherwise a copy is needed")
		}
		sizes[d] = from.sizes[k]
		k++
	}
	parallel := op.Is(&tensor.ParallelInsertSliceDef)
	rw.SetLoc(op.Loc())
	if parallel { // nothing else may be where it is
		rw.SetBefore(op.ParentOp())
	}
	offsets, offsetVals := viewdefs.Split(constants(values(s.resolve(&rw.Builder, from.offsets))))
	staticSizes, sizeVals := viewdefs.Split(sizes)
	strides, strideVals := viewdefs.Split(s.strides)
	rw.SetBefore(op)
	if parallel {
		tensor.ParallelInsertSlice{Source: inner.Source(), Dest: op.Operand(1), Offsets: offsetVals, Sizes: sizeVals, Strides: strideVals,
			StaticOffsets: offsets, StaticSizes: staticSizes, StaticStrides: strides, Loc: op.Loc()}.Build(&rw.Builder)
		rw.EraseOp(op)
		return true
	}
	n := tensor.InsertSlice{Source: inner.Source(), Dest: op.Operand(1), Offsets: offsetVals, Sizes: sizeVals, Strides: strideVals,
		StaticOffsets: offsets, StaticSizes: staticSizes, StaticStrides: strides, Loc: op.Loc()}.Build(&rw.Builder)
	rw.ReplaceOpWith(op, n.Op)
	return true
}
