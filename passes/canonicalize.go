package passes

import (
	"sync"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
)

// prepare freezes the canonicalization patterns of all loaded dialects.
func (p *CanonicalizePass) prepare(c *core.Context, _ *core.Reporter) (any, bool) {
	x := &canonicalizations{pass: p}
	x.of(c)
	return x, true
}

// canonicalizations are the patterns of the loaded dialects. A pass that runs a pipeline of its own may load others.
type canonicalizations struct {
	pass   *CanonicalizePass
	mu     sync.Mutex
	loaded int
	frozen *rewrite.Frozen
}

func (x *canonicalizations) of(c *core.Context) *rewrite.Frozen {
	x.mu.Lock()
	defer x.mu.Unlock()
	if n := c.NumLoadedDialects(); x.frozen == nil || x.loaded != n {
		set := rewrite.NewPatternSet(c)
		rewrite.AddCanonicalizations(set)
		x.frozen, x.loaded = set.FreezeOnly(x.pass.DisablePatterns, x.pass.EnablePatterns), n
	}
	return x.frozen
}

func (p *CanonicalizePass) run(r *Run) {
	cfg := r.GreedyConfig()
	cfg.TopDown, cfg.Regions = p.TopDown, regionLevels[p.RegionSimplify]
	cfg.MaxIterations, cfg.MaxRewrites = int(p.MaxIterations), int(p.MaxNumRewrites)
	cfg.Local, cfg.Parallel = true, r.Parallel // patterns of operations are, or passes on functions could not run at once
	changed, converged := rewrite.Greedy(r.Op, r.State.(*canonicalizations).of(r.Op.Context()), cfg)
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
