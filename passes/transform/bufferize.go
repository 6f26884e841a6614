package transform

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/transform"
	"github.com/odsgen/ods/passes/bufferize"
	"github.com/odsgen/ods/passes/dialect/linalg/destination"
)

func applyHoistBuffers(_ *Call, target *core.Operation) ([]any, Outcome) {
	bufferize.HoistFromLoops(target)
	return nil, Done
}

func applyOneShotBufferize(c *Call) Outcome {
	op := core.Must(transform.AsOneShotBufferizeOp(c.Op))
	o := bufferize.NewOptions()
	o.AllowLoopAllocs, o.AllowUnknown, o.Boundaries = op.AllowReturnAllocsFromLoops(), op.AllowUnknownOps(), op.BufferizeFunctionBoundaries()
	o.DumpAliasSets, o.TestAnalysisOnly, o.PrintConflicts = op.DumpAliasSets(), op.TestAnalysisOnly(), op.PrintConflicts()
	o.CheckParallel = op.CheckParallelRegions()
	if how, ok := op.FunctionBoundaryTypeConversion(); ok {
		o.BoundaryLayout = map[bufferization.LayoutMapOption]bufferize.Layout{
			bufferization.LayoutMapOptionInferLayoutMap:        bufferize.InferLayout,
			bufferization.LayoutMapOptionIdentityLayoutMap:     bufferize.IdentityLayout,
			bufferization.LayoutMapOptionFullyDynamicLayoutMap: bufferize.DynamicLayout,
		}[how]
		o.InferFunctionResults = o.BoundaryLayout == bufferize.InferLayout
	}
	if op.MemcpyOp() == "linalg.copy" {
		o.Copy = func(b *core.Builder, from, to *core.Value) { linalgdefs.NewCopy(b, from, to) }
	}
	targets := c.Ops(op.Target())
	for _, target := range targets {
		isModule := target.Name() == "builtin.module"
		switch {
		case !isModule && !target.Has(core.TraitFunctionLike):
			return c.Silenceable("expected module or function target")
		case o.Boundaries && !isModule:
			return c.Silenceable("expected module target")
		case !bufferize.OneShot(target, o, c.report, new(bufferize.Counts)):
			return c.Silenceable("bufferization failed")
		}
	}
	c.Set(0, Objects(targets...)...)
	return Done
}

func applyEliminateEmpty(c *Call) Outcome {
	op := core.Must(transform.AsEliminateEmptyTensorsOp(c.Op))
	for _, target := range c.Ops(op.Target()) {
		if !bufferize.EliminateEmpty(target, bufferize.NewOptions(), c.Rewriter, c.report) {
			return c.State.Silenceable(target.Loc(), "failed to analyze op")
		}
	}
	return Done
}

func applyEliminateEmptyOutputs(c *Call) Outcome {
	op := core.Must(transform.AsEliminateLinalgOpAnchoredEmptyTensorsOp(c.Op))
	o := bufferize.NewOptions()
	o.AllowLoopAllocs = true
	for _, target := range c.Ops(op.Target()) {
		if !bufferize.EliminateEmptyOutputs(target, o, c.Rewriter, c.report) {
			return c.State.Silenceable(target.Loc(), "failed to analyze op")
		}
	}
	return Done
}

func applyEmptyToAlloc(c *Call, target *core.Operation) ([]any, Outcome) {
	empty, ok := tensor.AsEmptyOp(target)
	if !ok {
		return nil, c.wrongTarget(target)
	}
	by := bufferization.AllocTensor{ResultType: empty.Result().Type(), DynamicSizes: empty.DynamicSizes()}.Build(&c.Rewriter.Builder)
	c.Rewriter.ReplaceOpWith(target, by.Op)
	return []any{by.Op}, Done
}

func applyDestinationStyle(c *Call, target *core.Operation) ([]any, Outcome) {
	switch {
	case target.Is(&tensor.FromElementsDef), target.Is(&tensor.GenerateDef), target.Is(&tensor.PadDef):
	default:
		return nil, c.Silenceable("unsupported target op").Note(target.Loc(), "target op")
	}
	by, ok := destination.Style(c.Rewriter, target)
	if !ok {
		return nil, c.Silenceable("failed to apply").Note(target.Loc(), "when applied to this op")
	}
	return []any{by}, Done
}

// created collects the operations that are made, in their order.
type created struct {
	rewrite.Listener
	ops []*core.Operation
}

// OpInserted implements [rewrite.Listener].
func (l *created) OpInserted(op *core.Operation) {
	l.Listener.OpInserted(op)
	l.ops = append(l.ops, op)
}

// OpErased implements [rewrite.Listener].
func (l *created) OpErased(op *core.Operation) {
	l.Listener.OpErased(op)
	l.ops = slices.DeleteFunc(l.ops, func(o *core.Operation) bool { return op.IsAncestorOf(o) })
}

func applyBufferizeToAllocation(c *Call) Outcome {
	op := core.Must(transform.AsBufferizeToAllocationOp(c.Op))
	made := &created{Listener: c.track}
	rw := rewrite.NewRewriter(c.Op.Context(), made)
	a := bufferize.Allocation{Copy: bufferize.CopyOp(op.MemcpyOp()), OnStack: op.AllocOp() == "memref.alloca",
		DestinationOnly: op.BufferizeDestinationOnly(), Free: op.EmitDealloc(), Space: op.MemorySpaceAttr()}
	var buffers []any
	for _, target := range c.Ops(op.Target()) {
		at := target.Loc()
		m := bufferize.ToAllocation(rw, target, a, c.report)
		if m == nil {
			return c.Silenceable("failed to bufferize operation").Note(at, "target payload op")
		}
		buffers = append(buffers, m)
	}
	c.Set(0, buffers...)
	c.Set(1, Objects(made.ops...)...)
	return Done
}

// applyPromoteTensor copies tensors to tensors in another memory space, which all users take instead. Tensors without
// contents are not copied.
func applyPromoteTensor(c *Call) Outcome {
	op := core.Must(transform.AsPromoteTensorOp(c.Op))
	var out []any
	for _, v := range c.Values(op.Tensor()) {
		t, ok := v.Type().(*core.RankedTensorType)
		if !ok {
			return c.Silenceable("non-tensor type: '%s'", core.TypeString(v.Type()))
		}
		b := &c.Rewriter.Builder
		b.SetLoc(v.Loc())
		b.SetAfterValue(v)
		uses := slices.Collect(v.Uses())
		var sizes []*core.Value
		for i, n := range t.Shape() {
			if n == core.Dynamic {
				sizes = append(sizes, tensor.NewDim(b, v, memrefdefs.ConstantIndex(b, int64(i))).Result())
			}
		}
		a := bufferization.AllocTensor{ResultType: t, DynamicSizes: sizes}.Build(b)
		if s := op.MemorySpaceAttr(); s != nil {
			a.SetMemorySpaceAttr(s)
		}
		by := a.Result()
		reads := false
		for _, u := range uses {
			_, structured := linalg.LinalgOpKey.Of(u.Owner())
			reads = reads || !structured || linalgdefs.PayloadUses(u.Owner(), u.Index())
		}
		if reads {
			by = bufferization.MaterializeInDestination{ResultType: t, Source: v, Dest: by}.Build(b).Op.Result(0)
		}
		for _, u := range uses {
			c.Rewriter.Modify(u.Owner(), func() { u.Set(by) })
		}
		out = append(out, by)
	}
	c.Set(0, out...)
	return Done
}
