package affine

import (
	"math"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/upstream"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/affine/datacopy"
)

func (p *AffineDataCopyGeneratePass) prepare(c *core.Context, _ *core.Reporter) (any, bool) {
	set := rewrite.NewPatternSet(c)
	rewrite.AddCanonicalizationsOf(set, &gen.LoadDef, &gen.StoreDef)
	return set.Freeze(), true
}

// run makes the copies and simplifies the accesses in them.
func (p *AffineDataCopyGeneratePass) run(r *passes.Run) {
	body := functionBody(r)
	if body == nil {
		return
	}
	capacity := p.FastMemCapacity
	if capacity != math.MaxUint64 {
		capacity *= 1024
	}
	accesses := datacopy.Run(r.Op, body, datacopy.Options{
		Capacity: capacity, SlowSpace: p.SlowMemSpace, FastSpace: p.FastMemSpace, TagSpace: p.TagMemSpace,
		DMA: p.GenerateDMA, SkipSteps: p.SkipNonUnitStrideLoops, Unchecked: upstream.DataCopies.In(r.Op.Context()),
	}, r.Reporter())
	cfg := r.GreedyConfig()
	cfg.Strict = rewrite.ExistingAndNew
	rewrite.GreedyOps(accesses, r.State.(*rewrite.Frozen), cfg)
}
