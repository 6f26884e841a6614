package testpasses

import "github.com/odsgen/ods/passes"

// toLLVM lowers the main dialects, after vectors have become llvm.
const (
	toLoops    = "func.func(convert-vector-to-scf),func.func(convert-linalg-to-loops),lower-affine,convert-scf-to-cf,canonicalize,cse,"
	vectorsTo  = "convert-vector-to-llvm"
	afterwards = ",func.func(convert-math-to-llvm),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-func-to-llvm," +
		"convert-arith-to-llvm,convert-cf-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,reconcile-unrealized-casts"
)

// RegisterPipelines adds the pipelines to a registry that has their passes.
func RegisterPipelines(reg *passes.Registry) {
	reg.AddPipeline(passes.PipelineEntry{Name: "test-lower-to-llvm",
		Summary: "An example of pipeline to lower the main dialects (arith, linalg, memref, scf, vector) down to LLVM.",
		New: func() (*passes.OptionSet, func(p *passes.Pipeline) error) {
			o, reassociate := new(passes.OptionSet), false
			o.Bool(&reassociate, "reassociate-fp-reductions", "Allow reassociation og FP reductions")
			return o, func(p *passes.Pipeline) error {
				text := toLoops + vectorsTo
				if reassociate {
					text += "{reassociate-fp-reductions=true}"
				}
				if list := passes.ParseInto(p, reg, text+afterwards); list.HasErrors() {
					return list
				}
				return nil
			}
		}})
}
