package linalg

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

func (*SimplifyDepthwiseConvPass) run(r *passes.Run) {
	set := rewrite.NewPatternSet(r.Op.Context())
	for _, pair := range [][2]*core.OpDef{
		{&linalg.DepthwiseConv2DNhwcHwcmDef, &linalg.DepthwiseConv2DNhwcHwcDef},
		{&linalg.DepthwiseConv2DNhwcHwcmQDef, &linalg.DepthwiseConv2DNhwcHwcQDef},
	} {
		from, to := pair[0], pair[1]
		set.Add(rewrite.Pattern{Name: from.Name + " of one output for each channel", Root: from.Name,
			Match: func(op *core.Operation, rw *rewrite.Rewriter) bool { return dropMultiplier(op, to, rw) }})
	}
	rewrite.Greedy(r.Op, set.Freeze(), r.GreedyConfig())
}

// dropMultiplier removes the dimension of the outputs of each channel when there is one.
func dropMultiplier(op *core.Operation, to *core.OpDef, rw *rewrite.Rewriter) bool {
	x, ok := linalg.LinalgOpKey.Of(op)
	if !ok || !linalgdefs.HasPureTensors(op) {
		return false
	}
	n := op.NumOperands() - x.DpsInits().Len()
	ins, init := op.OperandList(0, n), op.Operand(n)
	kernel, ok1 := ins[1].Type().(*core.RankedTensorType)
	from, ok2 := init.Type().(*core.RankedTensorType)
	if !ok1 || !ok2 || kernel.Shape()[3] != 1 {
		return false
	}
	c := rw.Context()
	rw.SetLoc(op.Loc())
	collapse := func(v *core.Value, t *core.RankedTensorType, groups [][]int64) *core.Value {
		shape := slices.Clone(t.Shape()[:len(groups)])
		return tensor.NewCollapseShape(&rw.Builder, c.RankedTensor(shape, t.ElementType(), nil), v, view.GroupsAttr(c, groups)).Result()
	}
	ins[1] = collapse(ins[1], kernel, [][]int64{{0}, {1}, {2, 3}})
	groups := [][]int64{{0}, {1}, {2}, {3, 4}}
	kept := slices.DeleteFunc(slices.Clone(op.Attrs()), func(a core.NamedAttr) bool {
		return a.Name == "operandSegmentSizes" || a.Name == "linalg.memoized_indexing_maps"
	})
	by := linalgdefs.NewNamed(&rw.Builder, to, ins, []*core.Value{collapse(init, from, groups)}, kept...)
	sizes := append(shapes.Of(&rw.Builder, by.Result(0)), shapes.Index(&rw.Builder, 1))
	shape, dynamic := view.Split(sizes)
	rw.ReplaceOpWith(op, tensor.ExpandShape{ResultType: op.Result(0).Type(), Src: by.Result(0), Reassociation: view.GroupsAttr(c, groups),
		OutputShape: dynamic, StaticOutputShape: shape}.Build(&rw.Builder).Op)
	return true
}
