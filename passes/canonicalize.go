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
	p := &Pass{Name: "canonicalize", Class: "Canonicalizer", Summary: "Bring operations into canonical form",
		Doc: "Folds operations and applies the canonicalization patterns of their dialects until nothing changes or a bound is reached. " +
			"Reaching a bound first is no failure unless test-convergence says so."}
	p.Options.Bool(&o.TopDown, "top-down", "Visit operations in order, not users first")
	p.Options.Enum(&o.RegionSimplify, "region-simplify", "How much control flow is tidied up between rounds",
		EnumValue{RegionSimplifyDisabled, "not at all"},
		EnumValue{RegionSimplifyNormal, "erase unreachable blocks, dead operations and unused arguments"},
		EnumValue{RegionSimplifyAggressive, "merge equal blocks, too"})
	p.Options.Int(&o.MaxIterations, "max-iterations", "Bound on the rounds; -1: none")
	p.Options.Int(&o.MaxRewrite, "max-num-rewrites", "Bound on the rewrites of a round; -1: none")
	p.Options.Bool(&o.TestConvergence, "test-convergence", "Fail when a bound is reached, which finds patterns that go in circles")
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
		"Names of patterns that are left out")
	p.Options.Strings(enabled, "enable-patterns",
		"Names of the only patterns that are used")
}
