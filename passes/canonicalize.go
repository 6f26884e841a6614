package passes

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
)

// CanonicalizeOptions are the options of [CanonicalizeWith], with upstream's names and defaults.
type CanonicalizeOptions struct {
	TopDown                   bool
	RegionSimplify            string
	MaxIterations, MaxRewrite int64
	TestConvergence           bool
	Disabled, Enabled         []string
}

// The levels of [CanonicalizeOptions.RegionSimplify].
const (
	RegionSimplifyDisabled   = "disabled"
	RegionSimplifyNormal     = "normal"
	RegionSimplifyAggressive = "aggressive"
)

// DefaultCanonicalizeOptions returns upstream's defaults.
func DefaultCanonicalizeOptions() CanonicalizeOptions {
	return CanonicalizeOptions{TopDown: true, RegionSimplify: RegionSimplifyNormal, MaxIterations: 10, MaxRewrite: -1}
}

// Canonicalize returns the pass that applies folders and the canonicalization patterns of all loaded dialects until nothing changes.
func Canonicalize() *Pass { return CanonicalizeWith(DefaultCanonicalizeOptions()) }

// CanonicalizeWith is [Canonicalize] with other defaults.
func CanonicalizeWith(o CanonicalizeOptions) *Pass {
	p := &Pass{Name: "canonicalize", Class: "Canonicalizer", Summary: "Canonicalize operations",
		Doc: "Applies folders and canonicalization patterns over a set of operations until a fixpoint is reached or the maximum number of " +
			"iterations or rewrites is exhausted. Best effort: not being able to reach a fixpoint is no failure."}
	p.Options.Bool(&o.TopDown, "top-down", "Seed the worklist in general top-down order")
	p.Options.Enum(&o.RegionSimplify, "region-simplify", "Perform control flow optimizations to the region tree",
		EnumValue{RegionSimplifyDisabled, "Don't run any control-flow simplification."},
		EnumValue{RegionSimplifyNormal, "Perform simple control-flow simplifications (e.g. dead args elimination)."},
		EnumValue{RegionSimplifyAggressive, "Perform aggressive control-flow simplification (e.g. block merging)."})
	p.Options.Int(&o.MaxIterations, "max-iterations", "Max. iterations between applying patterns / simplifying regions")
	p.Options.Int(&o.MaxRewrite, "max-num-rewrites", "Max. number of pattern rewrites within an iteration")
	p.Options.Bool(&o.TestConvergence, "test-convergence", "Test only: Fail pass on non-convergence to detect cyclic pattern")
	addPatternFilters(p, &o.Disabled, &o.Enabled)
	p.Init = func(c *core.Context, _ *core.Reporter) (any, bool) {
		set := rewrite.NewPatternSet(c)
		rewrite.AddCanonicalizations(set)
		return set.FreezeOnly(o.Disabled, o.Enabled), true
	}
	p.Run = func(r *Run) {
		cfg := r.GreedyConfig()
		cfg.TopDown, cfg.Regions = o.TopDown, regionLevels[o.RegionSimplify]
		cfg.MaxIterations, cfg.MaxRewrites = int(o.MaxIterations), int(o.MaxRewrite)
		changed, converged := rewrite.Greedy(r.Op, r.State.(*rewrite.Frozen), cfg)
		if !changed {
			r.PreserveAll()
		}
		if o.TestConvergence && !converged {
			r.Fail()
		}
	}
	return p
}

var regionLevels = map[string]rewrite.RegionSimplification{
	RegionSimplifyDisabled: rewrite.SimplifyDisabled, RegionSimplifyNormal: rewrite.SimplifyNormal,
	RegionSimplifyAggressive: rewrite.SimplifyAggressive,
}

// addPatternFilters declares the options that upstream's rewriting passes have in common.
func addPatternFilters(p *Pass, disabled, enabled *[]string) {
	p.Options.Strings(disabled, "disable-patterns",
		"Labels of patterns that should be filtered out during application")
	p.Options.Strings(enabled, "enable-patterns",
		"Labels of patterns that should be used during application, all other patterns are filtered out")
}
