package lower

import (
	"github.com/odsgen/ods/passes"
)

// TensorPipeline is the name of the pipeline that takes programs on tensors to the llvm dialect.
const TensorPipeline = "ods-tensor-to-llvm"

// approximateMath is its option that replaces functions by approximations.
const approximateMath = "approximate-math"

// tensorSteps are the passes of the pipeline, in groups of one purpose. docs/tensors.md says what each is there for.
const tensorSteps = "" +
	// tosa becomes linalg, named operations first, between what makes its shapes known and equal.
	"func.func(tosa-optional-decompositions,canonicalize,tosa-infer-shapes,tosa-make-broadcastable,tosa-to-linalg-named,canonicalize," +
	"tosa-layerwise-constant-fold,tosa-make-broadcastable,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,tosa-to-scf),tosa-to-mlprogram," +
	// Fewer and larger loops over tensors.
	"func.func(convert-elementwise-to-linalg,linalg-fuse-elementwise-ops),canonicalize,cse," +
	"schedule-tensors," +
	// Tensors become buffers that are freed.
	"eliminate-empty-tensors," +
	"one-shot-bufferize{bufferize-function-boundaries=true function-boundary-type-conversion=identity-layout-map}," +
	"buffer-deallocation-pipeline," + clones +
	// Structured operations become loops, and then all is as without tensors.
	structuredLoops + "canonicalize,schedule-tensors{entry-point=__transform_vectors}," + vectorsAndRest

// RegisterPipelines registers [TensorPipeline] in a registry that has its passes.
func RegisterPipelines(reg *passes.Registry) {
	reg.AddPipeline(passes.PipelineEntry{Name: TensorPipeline,
		Summary: "Lower programs on tensors, such as networks in tosa, to the llvm dialect",
		New: func() (*passes.OptionSet, func(p *passes.Pipeline) error) {
			o, fast := new(passes.OptionSet), false
			o.Bool(&fast, approximateMath, "Compute functions of math by approximations")
			return o, func(p *passes.Pipeline) error {
				steps := tensorSteps
				if fast {
					steps = approximated(steps)
				}
				// The passes exist, so what is found is that one of them cannot be added to p.
				if list := passes.ParseInto(p, reg, steps); list.HasErrors() {
					return list
				}
				return nil
			}
		}})
}
