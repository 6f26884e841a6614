package memref

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

func (p *ResolveRankedShapedTypeResultDimsPass) run(r *passes.Run) {
	resolveDims(r, p.ErrorOnPatternIterationLimit)
}

func (p *ResolveShapedTypeResultDimsPass) run(r *passes.Run) {
	resolveDims(r, p.ErrorOnPatternIterationLimit)
}

// resolveDims computes sizes of results from operands. No shipped operation answers to upstream's interface
// InferShapedTypeOpInterface without answering to ReifyRankedShapedTypeOpInterface, so both passes do the same.
func resolveDims(r *passes.Run, strict bool) {
	set := rewrite.NewPatternSet(r.Op.Context())
	shapes.AddDims(set)
	changed, done := rewrite.Greedy(r.Op, set.Freeze(), r.GreedyConfig())
	if !done && strict && r.Context().Err() == nil {
		r.Reporter().OpErrorf(r.Op, "dim operation resolution hit pattern iteration limit")
		r.Fail()
	}
	if !changed {
		r.PreserveAll()
	}
}

func (*ReifyResultShapesPass) run(r *passes.Run) {
	rw := rewrite.NewRewriter(r.Op.Context(), nil)
	var ops []*core.Operation
	r.Op.Walk(func(op *core.Operation) {
		if op.Is(&tensor.PadDef) || op.Is(&tensor.ConcatDef) {
			ops = append(ops, op)
		}
	})
	for _, op := range ops {
		rw.SetBefore(op)
		rw.SetLoc(op.Loc())
		reifyType(op, rw)
	}
}

// reifyType gives an operation the type that the sizes of its result tell, and casts the result back.
func reifyType(op *core.Operation, rw *rewrite.Rewriter) {
	t, ok := op.Result(0).Type().(*core.RankedTensorType)
	sizes := shapes.Reify(&rw.Builder, op)
	if !ok || len(sizes) != 1 || len(sizes[0]) != len(t.Shape()) {
		return
	}
	shape := make([]int64, len(t.Shape()))
	for i, s := range sizes[0] {
		shape[i] = core.Dynamic
		if n, ok := constantSize(s); ok {
			shape[i] = n
		}
	}
	if slices.Equal(shape, t.Shape()) {
		return
	}
	rw.SetBefore(op)
	rw.SetLoc(op.Loc())
	made := rw.Clone(op, new(core.IRMapping))
	rw.Modify(made, func() { made.Result(0).SetType(t.CloneWith(shape, t.ElementType())) })
	rw.ReplaceOp(op, tensor.NewCast(&rw.Builder, t, made.Result(0)).Op.Result(0))
}

// constantSize returns a size that is known.
func constantSize(s core.FoldResult) (int64, bool) {
	a := s.Attr
	if s.Value != nil {
		a = s.Value.ConstantValue()
	}
	n, ok := a.(*core.IntegerAttr)
	if !ok {
		return 0, false
	}
	return n.Int64(), true
}
