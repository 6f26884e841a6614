package vector

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes"
)

func (*LowerMaskPass) prepare(c *core.Context, _ *core.Reporter) (any, bool) {
	set := rewrite.NewPatternSet(c)
	AddMaskedOpLowerings(set)
	rewrite.AddCanonicalizationsOf(set, &vector.MaskDef)
	return set.Freeze(), true
}

func (*LowerMaskPass) run(r *passes.Run) { greedily(r) }

func (p *LowerMultiReductionPass) prepare(c *core.Context, _ *core.Reporter) (any, bool) {
	set := rewrite.NewPatternSet(c)
	AddMultiReductionLowerings(set, p.LoweringStrategy == "inner-reduction")
	return set.Freeze(), true
}

func (*LowerMultiReductionPass) run(r *passes.Run) { greedily(r) }

// greedily applies the patterns that a pass has prepared.
func greedily(r *passes.Run) {
	if _, converged := rewrite.Greedy(r.Op, r.State.(*rewrite.Frozen), r.GreedyConfig()); !converged {
		r.Fail()
	}
}
