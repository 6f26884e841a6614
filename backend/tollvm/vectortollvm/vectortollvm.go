package vectortollvm

import (
	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/vector"
)

// Extend lets pass convert-to-llvm convert dialect vector.
func Extend(r *core.Registry) {
	tollvm.AddSource(r, "vector", tollvm.Patterns(func(set *conversion.PatternSet, t *tollvm.TypeConverter) {
		AddVector(set, t, VectorOptions{Wide: true})
	}))
}

func (p *ConvertPass) run(r *passes.Run) {
	set := rewrite.NewPatternSet(r.Op.Context())
	vector.AddLowerings(set, vector.Lowerings{
		Contract:  vector.ContractLowering(p.VectorContractLowering),
		Transpose: vector.TransposeLowering(p.VectorTransposeLowering),
		Wide:      !p.Force32bitVectorIndices,
	})
	if p.VectorContractLowering == ConvertVectorContractLoweringLlvmintr {
		addMatrixProducts(set)
	}
	if p.VectorTransposeLowering == ConvertVectorTransposeLoweringLlvmintr {
		addMatrixTransposes(set)
	}
	r.RewriteLocally(set.Freeze())
	tollvm.Convert(r, func(report *core.Reporter) (*conversion.Target, *conversion.PatternSet) {
		t := tollvm.NewTypeConverter(r.Op.Context(), tollvm.Options{}, report)
		plain, set := rewrite.NewPatternSet(r.Op.Context()), conversion.NewPatternSet()
		vector.AddTransferLowerings(plain, 0)
		set.AddPlainSet(plain)
		o := VectorOptions{Reassociate: p.ReassociateFpReductions, Wide: !p.Force32bitVectorIndices, VectorAlignment: p.UseVectorAlignment}
		AddVector(set, t, o)
		target := tollvm.Target()
		target.LegalDialects(arith.Name, memref.Name)
		if p.EnableArmSve {
			vectors{t, o}.addSVE(set, target)
		}
		return target, set
	})
}
