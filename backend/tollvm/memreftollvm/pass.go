package memreftollvm

import (
	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/passes"
)

// Extend lets pass convert-to-llvm convert dialect memref.
func Extend(r *core.Registry) { tollvm.AddSource(r, memref.Name, tollvm.Patterns(AddMemRef)) }

func (p *FinalizePass) run(r *passes.Run) {
	tollvm.Convert(r, func(report *core.Reporter) (*conversion.Target, *conversion.PatternSet) {
		o := tollvm.Options{IndexBitwidth: uint(p.IndexBitwidth), AlignedAlloc: p.AlignedAlloc, GenericFunctions: p.GenericFunctions}
		t := tollvm.NewTypeConverter(r.Op.Context(), o.At(r.Op), report)
		set := conversion.NewPatternSet()
		AddMemRef(set, t)
		target := tollvm.Target()
		target.LegalOps(funcd.FuncDef.Name)
		return target, set
	})
}
