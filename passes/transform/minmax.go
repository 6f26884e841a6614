package transform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/transform"
	"github.com/odsgen/ods/passes/dialect/affine/minmax"
	"github.com/odsgen/ods/passes/dialect/scf/loops"
)

// applySimplifyMinMax simplifies affine.min and affine.max by bounds of what they compare.
func applySimplifyMinMax(c *Call) Outcome {
	targets := c.Ops(c.Op.Operand(0))
	for _, t := range targets {
		if !t.Is(&affine.MinDef) && !t.Is(&affine.MaxDef) {
			return c.Definite("target must be affine.min or affine.max").Note(t.Loc(), "target op")
		}
	}
	changed := false
	for _, t := range targets {
		changed = minmax.Simplify(t, c.Rewriter) || changed
	}
	set := rewrite.NewPatternSet(c.Op.Context())
	minmax.AddCanonicalizations(set)
	cfg := c.run.GreedyConfig()
	cfg.Listener, cfg.Strict = c.track, rewrite.ExistingAndNew
	var ops []*core.Operation
	for _, t := range targets {
		if !t.IsErased() {
			ops = append(ops, t)
		}
	}
	more, converged := rewrite.GreedyOps(ops, set.Freeze(), cfg)
	switch {
	case !converged:
		return c.Silenceable("affine.min/max simplification did not converge")
	case !changed && !more:
		return c.Silenceable("the transform failed to simplify any of the target operations")
	}
	return Done
}

// applySimplifyBounded simplifies affine.min and affine.max by ranges of values.
func applySimplifyBounded(c *Call) Outcome {
	x := core.Must(transform.AsSimplifyBoundedAffineOpsOp(c.Op))
	var ranges []loops.ValueRange
	bounded := map[*core.Operation]bool{}
	for i, h := range x.BoundedValues() {
		for _, op := range c.Ops(h) {
			if op.NumResults() != 1 || op.Result(0).Type() != core.Type(op.Context().Index()) {
				return c.Definite("expected bounded value handle to point to one or multiple single-result index-typed ops").
					Note(op.Loc(), "multiple/non-index result")
			}
			bounded[op] = true
			ranges = append(ranges, loops.ValueRange{Value: op.Result(0), Lower: x.LowerBounds()[i], Upper: x.UpperBounds()[i] - 1})
		}
	}
	targets := c.Ops(x.Target())
	for _, t := range targets {
		if !t.Is(&affine.MinDef) && !t.Is(&affine.MaxDef) {
			return c.Definite("target must be affine.min or affine.max").Note(t.Loc(), "target op")
		}
		if bounded[t] {
			return c.Definite("target op result must not be constrained").Note(t.Loc(), "target/constrained op")
		}
	}
	set := rewrite.NewPatternSet(c.Op.Context())
	minmax.AddCanonicalizations(set)
	for _, def := range []*core.OpDef{&affine.MinDef, &affine.MaxDef} {
		set.Add(rewrite.Pattern{Name: "ranges of " + def.Name, Root: def.Name, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
			return loops.SimplifyInRanges(rw, op, ranges)
		}})
	}
	cfg := c.run.GreedyConfig()
	cfg.Listener, cfg.Strict = c.track, rewrite.ExistingAndNew
	if _, converged := rewrite.GreedyOps(targets, set.Freeze(), cfg); !converged {
		return c.Definite("affine.min/max simplification did not converge")
	}
	return Done
}
