package omptollvm

import (
	"slices"

	"github.com/odsgen/ods/backend/llvmir"
	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/backend/tollvm/cftollvm"
	"github.com/odsgen/ods/backend/tollvm/memreftollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/omp"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/convert/structural"
	"github.com/odsgen/ods/passes/dialect/arith/integer"
)

// Extend lets pass convert-to-llvm convert dialect omp, and the translation to LLVM IR lower it.
func Extend(r *core.Registry) {
	tollvm.AddSource(r, omp.Name, tollvm.PatternSourceFunc(AddOpenMP))
	llvmir.AddLowering(r, omp.Name, lowering{})
}

// variable are the operations whose operands are variables, which have no descriptor: upstream does not convert
// memrefs here, and the translation has no use for them.
var variable = []string{omp.AtomicWriteDef.Name, omp.AtomicUpdateDef.Name, omp.FlushDef.Name, omp.ThreadprivateDef.Name}

// AddOpenMP adds the patterns for dialect omp, and makes its operations legal once their types are.
func AddOpenMP(set *conversion.PatternSet, types *tollvm.TypeConverter, target *conversion.Target) {
	// These have no meaning but that of the operations that use them.
	types.AddLegal(func(t core.Type) bool {
		switch t.(type) {
		case *omp.MapBoundsType, *omp.CanonicalLoopInfoType:
			return true
		}
		return false
	})
	dialect := types.Context().LoadedDialect(omp.Name)
	if dialect == nil {
		return // there are no such operations
	}
	var names []string
	for _, def := range dialect.Def.Ops {
		names = append(names, def.Name)
	}
	structural.AddTyped(set, target, types.TypeConverter, memrefVariable, names...)
}

// memrefVariable says that a variable is a memref where it must not be.
func memrefVariable(op *core.Operation) string {
	if !slices.Contains(variable, op.Name()) {
		return ""
	}
	for _, v := range op.Operands() {
		if _, ok := v.Type().(*core.MemRefType); ok {
			return "memref is not supported as a variable"
		}
	}
	return ""
}

func (p *ConvertPass) run(r *passes.Run) {
	tollvm.Convert(r, func(report *core.Reporter) (*conversion.Target, *conversion.PatternSet) {
		t := tollvm.NewTypeConverter(r.Op.Context(), tollvm.Options{}, report)
		set, target := conversion.NewPatternSet(), tollvm.Target()
		integer.AddDivisionExpansions(set)
		tollvm.AddArith(set, t)
		cftollvm.AddCF(set, t)
		memreftollvm.AddMemRef(set, t)
		tollvm.AddFunc(set, t)
		AddOpenMP(set, t, target)
		return target, set
	})
}
