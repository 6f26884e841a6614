package transform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/passes/affine/minmax"
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
