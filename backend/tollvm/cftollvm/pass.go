package cftollvm

import (
	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/cf"
	"github.com/odsgen/ods/passes"
)

// Extend lets pass convert-to-llvm convert dialect cf.
func Extend(r *core.Registry) { tollvm.AddSource(r, cf.Name, tollvm.Patterns(AddCF)) }

func (p *ConvertPass) run(r *passes.Run) {
	tollvm.Convert(r, func(report *core.Reporter) (*conversion.Target, *conversion.PatternSet) {
		t := tollvm.NewTypeConverter(r.Op.Context(), tollvm.Options{IndexBitwidth: uint(p.IndexBitwidth)}, report)
		set := conversion.NewPatternSet()
		AddCF(set, t)
		target := tollvm.Target()
		target.IllegalDialects(cf.Name)
		target.DynamicUnknown(func(*core.Operation) conversion.Legality { return conversion.Legal })
		return target, set
	})
}
