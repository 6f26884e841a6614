package deadvalues

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/analysis/dataflow"
)

// prepare freezes the canonicalization patterns of all loaded dialects: what is next to operations with regions may
// change with them.
func (p *RemoveDeadValuesPass) prepare(c *core.Context, _ *core.Reporter) (any, bool) {
	set := rewrite.NewPatternSet(c)
	rewrite.AddCanonicalizations(set)
	return set.Freeze(), true
}

func (p *RemoveDeadValuesPass) run(r *passes.Run) {
	c := newCleaner(r.Op, dataflow.FindLive(r.Op))
	r.Op.Walk(c.collect)
	c.apply()
	if !p.Canonicalize {
		return
	}
	var ops []*core.Operation
	r.Op.Walk(func(op *core.Operation) {
		if _, ok := flow.RegionBranchOpInterfaceKey.Of(op); ok {
			ops = append(ops, op)
		}
	})
	if _, converged := rewrite.GreedyOps(ops, r.State.(*rewrite.Frozen), r.GreedyConfig()); !converged {
		r.Reporter().OpEmitErrorf(r.Op, "greedy pattern rewrite failed to converge")
		r.Fail()
	}
}
