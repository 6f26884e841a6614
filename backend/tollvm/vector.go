package tollvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/passes"
)

func (*ConvertVectorPass) run(r *passes.Run) {
	rewrite.Greedy(r.Op, rewrite.NewPatternSet(r.Op.Context()).Freeze(), r.GreedyConfig())
	target := Target()
	target.LegalDialects(arith.Name, memref.Name)
	if !conversion.Partial([]*core.Operation{r.Op}, target, conversion.NewPatternSet(), r.ConversionConfig()) {
		r.Fail()
	}
}
