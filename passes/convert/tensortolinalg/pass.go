package tensortolinalg

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/linalg/vectorize"
)

func (*ConvertPass) run(r *passes.Run) {
	plain := rewrite.NewPatternSet(r.Op.Context())
	vectorize.AddPadDecomposition(plain)
	set, t := conversion.NewPatternSet(), conversion.NewTarget()
	set.AddPlainSet(plain)
	t.LegalDialects("builtin", arith.Name, linalg.Name, tensor.Name)
	t.IllegalOps(tensor.PadDef.Name)
	if !conversion.Partial([]*core.Operation{r.Op}, t, set, r.ConversionConfig()) {
		r.Fail()
	}
}
