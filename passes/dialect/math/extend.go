package math

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	gen "github.com/odsgen/ods/generated/math"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/arith"
)

func (p *ExtendToSupportedTypesPass) run(r *passes.Run) {
	c := r.Op.Context()
	supported, ok := arith.FloatTypes(r.Reporter(), "source", p.Extra...)
	if !ok {
		r.Fail()
		return
	}
	supported = append(supported, c.F32(), c.F64())
	to, ok := arith.FloatTypes(r.Reporter(), "target", p.Target)
	if !ok {
		r.Fail()
		return
	}
	types := arith.WidenFloats(to[0], func(t *core.FloatType) bool { return !slices.Contains(supported, core.Type(t)) })
	set, target := conversion.NewPatternSet(), conversion.NewTarget()
	set.Add(arith.WidenedOp(types))
	target.DynamicUnknown(func(*core.Operation) conversion.Legality { return conversion.Legal })
	target.DynamicDialects(func(op *core.Operation) conversion.Legality { return conversion.LegalIf(types.IsLegalOp(op)) }, gen.Name)
	target.LegalOps(gen.FmaDef.Name)
	r.Convert(target, set)
}
