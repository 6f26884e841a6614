package affine

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/affine/minmax"
)

func (*SimplifyAffineMinMaxPass) prepare(c *core.Context, _ *core.Reporter) (any, bool) {
	set := rewrite.NewPatternSet(c)
	minmax.Add(set)
	return set.Freeze(), true
}

func (*SimplifyAffineMinMaxPass) run(r *passes.Run) {
	if _, converged := rewrite.Greedy(r.Op, r.State.(*rewrite.Frozen), r.GreedyConfig()); !converged {
		r.Fail()
	}
}
