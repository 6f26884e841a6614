package loops

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/tensor"
)

// NormalizeForall replaces a scf.forall by one whose loops start at 0 and go in steps of one, and returns that. A loop
// that is so already is returned as it is.
func NormalizeForall(rw *rewrite.Rewriter, loop scf.ForallOp) scf.ForallOp {
	c, op := loop.Op.Context(), loop.Op
	lower := view.Mixed(c, loop.StaticLowerBoundAttr(), loop.DynamicLowerBound())
	upper := view.Mixed(c, loop.StaticUpperBoundAttr(), loop.DynamicUpperBound())
	step := view.Mixed(c, loop.StaticStepAttr(), loop.DynamicStep())
	is := func(n int64) func(core.FoldResult) bool {
		return func(m core.FoldResult) bool { return !view.IsConstant(m, n) }
	}
	if !slices.ContainsFunc(lower, is(0)) && !slices.ContainsFunc(step, is(1)) {
		return loop
	}
	defer rw.Restore(rw.Save())
	rw.SetBefore(op)
	rw.SetLoc(op.Loc())
	b := &rw.Builder
	counts := make([]core.FoldResult, len(upper))
	s := affine.Symbol
	for i := range upper {
		counts[i] = applied(b, s(1).Sub(s(0)).CeilDiv(s(2)), lower[i], upper[i], step[i])
	}
	n := scf.Forall{Outputs: loop.Outputs(), ResultsTypes: op.ResultTypes(), Mapping: loop.MappingAttr()}
	n.StaticUpperBound, n.DynamicUpperBound = view.Integers(counts), view.Values(counts)
	n.StaticLowerBound, n.StaticStep = make([]int64, len(counts)), slices.Repeat([]int64{1}, len(counts))
	by := n.Build(b)
	if entry := by.Region().Entry(); entry != nil {
		rw.EraseBlock(entry)
	}
	rw.InlineRegionBefore(loop.Region(), by.Region(), nil)
	body := by.Region().Entry()
	rw.SetStart(body)
	m := affine.NewMap(1, 2, affine.Dim(0).Mul(s(1)).Add(s(0)))
	for i := range counts {
		iv := body.Arg(i)
		r := affinedefs.ComposedFoldedApply(b, m, []core.FoldResult{{Value: iv}, lower[i], step[i]})
		if r.Value != nil && r.Value != iv {
			rw.ReplaceUsesIf(iv, r.Value, func(u *core.Use) bool { return u.Owner() != r.Value.DefiningOp() })
		}
	}
	rw.ReplaceOpWith(op, by.Op)
	return by
}

// PromoteForallIfSingleIteration replaces a loop that is known to have one iteration by its body, and reports whether it
// did.
func PromoteForallIfSingleIteration(rw *rewrite.Rewriter, loop scf.ForallOp) bool {
	c := loop.Op.Context()
	lower := view.Mixed(c, loop.StaticLowerBoundAttr(), loop.DynamicLowerBound())
	upper := view.Mixed(c, loop.StaticUpperBoundAttr(), loop.DynamicUpperBound())
	step := view.Mixed(c, loop.StaticStepAttr(), loop.DynamicStep())
	for i := range lower {
		l, okL := constantOf(lower[i])
		u, okU := constantOf(upper[i])
		s, okS := constantOf(step[i])
		if !okL || !okU || !okS || s <= 0 || l >= u || u-l > s {
			return false
		}
	}
	rw.SetBefore(loop.Op)
	rw.SetLoc(loop.Op.Loc())
	var args []*core.Value
	for _, m := range lower {
		args = append(args, valueOf(&rw.Builder, m))
	}
	end := loop.Region().Entry().Last()
	rw.InlineBlockBefore(loop.Region().Entry(), loop.Op.Block(), loop.Op, append(args, loop.Outputs()...))
	rw.SetAfter(loop.Op)
	var results []*core.Value
	for op := range end.Region(0).Entry().Ops() {
		if x, ok := tensor.AsParallelInsertSliceOp(op); ok {
			results = append(results, tensor.InsertSlice{ResultType: x.Dest().Type(), Source: x.Source(), Dest: x.Dest(),
				Offsets: x.Offsets(), Sizes: x.Sizes(), Strides: x.Strides(), StaticOffsets: x.StaticOffsets(),
				StaticSizes: x.StaticSizes(), StaticStrides: x.StaticStrides()}.Build(&rw.Builder).Op.Result(0))
		}
	}
	rw.EraseOp(end)
	rw.ReplaceOp(loop.Op, results...)
	return true
}
