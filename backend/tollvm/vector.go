package tollvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/passes"
)

// ConvertVector returns the pass convert-vector-to-llvm. It does what upstream's does to programs without operations of dialect vector, which
// is not shipped: pipelines name the pass for its folding and tidying, too.
func ConvertVector() *passes.Pass {
	return &passes.Pass{Name: "convert-vector-to-llvm", Class: "ConvertVectorToLLVMPass", Summary: "Fold and tidy up in front of conversions to llvm",
		Doc: "Folds operations, erases dead ones and simplifies regions, as upstream's pass does before it converts dialect vector. " +
			"Operations of that dialect are left as they are.",
		Depends: []string{llvm.Name},
		Run: func(r *passes.Run) {
			rewrite.Greedy(r.Op, rewrite.NewPatternSet(r.Op.Context()).Freeze(), r.GreedyConfig())
			target := Target()
			target.LegalDialects(arith.Name, memref.Name)
			if !conversion.Partial([]*core.Operation{r.Op}, target, conversion.NewPatternSet(), r.ConversionConfig()) {
				r.Fail()
			}
		}}
}
