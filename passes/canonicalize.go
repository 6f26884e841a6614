package passes

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
)

// prepare freezes the canonicalization patterns of all loaded dialects.
func (p *CanonicalizePass) prepare(c *core.Context, _ *core.Reporter) (any, bool) {
	set := rewrite.NewPatternSet(c)
	rewrite.AddCanonicalizations(set)
	return set.FreezeOnly(p.DisablePatterns, p.EnablePatterns), true
}

func (p *CanonicalizePass) run(r *Run) {
	cfg := r.GreedyConfig()
	cfg.TopDown, cfg.Regions = p.TopDown, regionLevels[p.RegionSimplify]
	cfg.MaxIterations, cfg.MaxRewrites = int(p.MaxIterations), int(p.MaxNumRewrites)
	cfg.Local, cfg.Parallel = true, r.Parallel // patterns of operations are, or passes on functions could not run at once
	changed, converged := rewrite.Greedy(r.Op, r.State.(*rewrite.Frozen), cfg)
	if !changed {
		r.PreserveAll()
	}
	if p.TestConvergence && !converged {
		r.Fail()
	}
}

var regionLevels = map[string]rewrite.RegionSimplification{
	CanonicalizeRegionSimplifyDisabled: rewrite.SimplifyDisabled, CanonicalizeRegionSimplifyNormal: rewrite.SimplifyNormal,
	CanonicalizeRegionSimplifyAggressive: rewrite.SimplifyAggressive,
}
