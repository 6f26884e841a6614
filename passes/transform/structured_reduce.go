package transform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/transform"
	linalgpasses "github.com/odsgen/ods/passes/dialect/linalg"
	"github.com/odsgen/ods/passes/dialect/linalg/tile"
)

// eachStructured is [Each] for operations that apply to structured operations of linalg only.
func eachStructured(f func(c *Call, x linalg.LinalgOp) ([]any, Outcome)) Op {
	return Each(func(c *Call, target *core.Operation) ([]any, Outcome) {
		x, ok := linalg.LinalgOpKey.Of(target)
		if !ok {
			return nil, c.wrongKindOfTarget(target)
		}
		return f(c, x)
	})
}

// wrongKindOfTarget is the failure of an operation on a target that it is not made for.
func (c *Call) wrongKindOfTarget(target *core.Operation) Outcome {
	return c.Silenceable("transform applied to the wrong op kind").Note(target.Loc(), "when applied to this op")
}

// constants returns integers as indices.
func (c *Call) constants(list []int64) []core.FoldResult {
	out := make([]core.FoldResult, len(list))
	for i, n := range list {
		out[i].Attr = c.Op.Context().IndexAttr(n)
	}
	return out
}

// integersOf returns the integers of an array.
func integersOf(a *core.ArrayAttr) (out []int64) {
	if a == nil {
		return nil
	}
	for _, e := range a.Elems() {
		if i, ok := e.(*core.IntegerAttr); ok {
			out = append(out, i.Int64())
		}
	}
	return out
}

// reductions returns the loops that are split: those that the script names, or all reductions.
func reductions(x tile.Op, named *core.ArrayAttr) (out []int) {
	for _, d := range integersOf(named) {
		out = append(out, int(d))
	}
	if len(out) > 0 {
		return out
	}
	for i, k := range x.Kinds() {
		if k == linalg.IteratorTypeReduction {
			out = append(out, i)
		}
	}
	return out
}

// tileReduction splits reductions, and replaces the target.
func (c *Call) tileReduction(x tile.Op, o tile.Options) ([]any, bool) {
	target := x.AsOperation()
	r, ok := tile.Loops(c.Tiling(), target, o)
	if !ok || len(r.Loops) == 0 {
		return nil, false
	}
	c.Rewriter.ReplaceOp(target, r.Replacements...)
	var out []any
	for _, v := range r.Inits {
		out = append(out, v.DefiningOp())
	}
	out = append(append(out, Objects(r.Ops...)...), Objects(r.Merges...)...)
	return append(out, r.Loops[0]), true
}

// reducer returns how a target is tiled by partial reductions.
func (c *Call) reducer(target *core.Operation) (tile.Op, Outcome) {
	x, _ := tile.Of(target)
	if _, ok := tile.ReducerOf(target); !ok {
		return nil, c.State.Silenceable(target.Loc(), "Operation should implement PartialReductionOpInterface")
	}
	return x, Done
}

func applyTileReductionUsingFor(c *Call, target *core.Operation) ([]any, Outcome) {
	op := core.Must(transform.AsTileReductionUsingForOp(c.Op))
	x, o := c.reducer(target)
	if !o.Succeeded() {
		return nil, o
	}
	out, ok := c.tileReduction(x, tile.Options{Sizes: c.constants(integersOf(op.TileSizesAttr())), Reduction: tile.OuterReduction,
		ReductionDims: reductions(x, op.ReductionDimsAttr())})
	if !ok {
		return nil, c.FailedToApply(target)
	}
	return out, Done
}

func applyTileReductionUsingForall(c *Call, target *core.Operation) ([]any, Outcome) {
	op := core.Must(transform.AsTileReductionUsingForallOp(c.Op))
	x, o := c.reducer(target)
	if !o.Succeeded() {
		return nil, o
	}
	out, ok := c.tileReduction(x, tile.Options{Sizes: c.constants(op.TileSizes()), Threads: c.constants(op.NumThreads()), Forall: true,
		Mapping: op.MappingAttr(), Reduction: tile.OuterParallel, ReductionDims: reductions(x, op.ReductionDimsAttr())})
	if !ok {
		return nil, c.Silenceable("could not tile reduction").Note(target.Loc(), "target operation")
	}
	return out, Done
}

func applyConvertToLoops(c *Call) Outcome {
	op := core.Must(transform.AsConvertToLoopsOp(c.Op))
	var out []any
	for _, target := range c.Ops(op.Target()) {
		if _, ok := tile.Of(target); !ok {
			return c.Silenceable("expected the payload to implement TilingInterface").Note(target.Loc(), "payload op")
		}
		loops, ok := tile.ToLoops(c.Tiling(), target)
		if !ok {
			return c.DefinitelyFailed(target)
		}
		out = append(out, Objects(loops...)...)
		c.Rewriter.EraseOp(target)
	}
	c.Set(0, out...)
	return Done
}

// DefinitelyFailed is the failure of an operation on one target when there is no more to say and the script cannot go on.
func (c *Call) DefinitelyFailed(target *core.Operation) Outcome {
	return c.Definite("failed to apply").Note(target.Loc(), "attempted to apply to this op")
}

func applyScalarize(c *Call, x linalg.LinalgOp) ([]any, Outcome) {
	target := x.AsOperation()
	sizes := func() (out []core.FoldResult) {
		for _, n := range tile.LoopSizes(&c.Rewriter.Builder, x) {
			step := int64(1)
			if _, ok := view.Constant(n); ok {
				step = 0
			}
			out = append(out, core.FoldResult{Attr: c.Op.Context().IndexAttr(step)})
		}
		return out
	}
	r, ok := tile.Loops(c.Tiling(), target, tile.Options{ComputeSizes: sizes})
	if !ok {
		return nil, c.DefinitelyFailed(target)
	}
	c.Rewriter.ReplaceOp(target, r.Replacements...)
	return Objects(r.Ops...), Done
}

func applySplitReduction(c *Call, x linalg.LinalgOp) ([]any, Outcome) {
	op := core.Must(transform.AsSplitReductionOp(c.Op))
	target := x.AsOperation()
	o := linalgpasses.ReductionSplit{Factor: op.SplitFactor(), Dim: int(op.InsertSplitDimension()), InnerParallel: op.InnerParallel(),
		Alloc: op.UseAlloc()}
	split := linalgpasses.SplitReduction
	if op.UseScalingAlgorithm() {
		split = linalgpasses.SplitReductionByScaling
	}
	r, ok := split(c.Rewriter, x, o)
	if !ok {
		return nil, c.DefinitelyFailed(target)
	}
	return []any{r.Init, r.Fill, r.Split, r.Combine}, Done
}
