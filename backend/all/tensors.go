package all

import (
	"slices"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes"
)

// tensorPipeline is the name of the pipeline that takes programs on tensors to the llvm dialect.
const tensorPipeline = "ods-tensor-to-llvm"

// approximateMath is its option that replaces functions by approximations.
const approximateMath = "approximate-math"

// tensorSteps are the passes of the pipeline, in groups of one purpose. docs/tensors.md says what each is there for.
var tensorSteps = [...]string{
	// tosa becomes linalg, named operations first, between what makes its shapes known and equal.
	"func.func(tosa-optional-decompositions,canonicalize,tosa-infer-shapes,tosa-make-broadcastable,tosa-to-linalg-named,canonicalize," +
		"tosa-layerwise-constant-fold,tosa-make-broadcastable,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,tosa-to-scf)", "tosa-to-mlprogram",
	// Fewer and larger loops over tensors.
	"func.func(convert-elementwise-to-linalg,linalg-fuse-elementwise-ops)", "canonicalize", "cse",
	// Tensors become buffers that are freed.
	"eliminate-empty-tensors",
	"one-shot-bufferize{bufferize-function-boundaries=true function-boundary-type-conversion=identity-layout-map}",
	"buffer-deallocation-pipeline", "convert-bufferization-to-memref",
	// Structured operations become loops, and loops become branches.
	"func.func(convert-linalg-to-loops)", "canonicalize", "convert-vector-to-scf{full-unroll=true}", "lower-affine", "convert-scf-to-cf",
	"expand-strided-metadata", "lower-affine",
	// Everything becomes the llvm dialect, math by its intrinsics where there are some and else by functions.
	"convert-vector-to-llvm", "convert-complex-to-standard", "convert-math-to-llvm", "convert-math-to-libm", "convert-complex-to-llvm",
	"convert-arith-to-llvm", "convert-index-to-llvm", "finalize-memref-to-llvm", "convert-cf-to-llvm", "convert-func-to-llvm",
	"convert-ub-to-llvm", "reconcile-unrealized-casts",
}

// addTensorPipeline registers the pipeline in a registry that has its passes.
func addTensorPipeline(reg *passes.Registry) {
	reg.AddPipeline(passes.PipelineEntry{Name: tensorPipeline,
		Summary: "Lower programs on tensors, such as networks in tosa, to the llvm dialect",
		New: func() (*passes.OptionSet, func(p *passes.Pipeline) error) {
			o, fast := new(passes.OptionSet), false
			o.Bool(&fast, approximateMath, "Compute functions of math by approximations")
			return o, func(p *passes.Pipeline) error {
				steps := strings.Join(tensorSteps[:], ",")
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

// hasDialect reports whether an operation below another one is of one of some dialects.
func hasDialect(op *core.Operation, names ...string) bool {
	return !op.WalkPre(func(op *core.Operation) core.WalkResult {
		if slices.Contains(names, op.Info().DialectName()) {
			return core.WalkInterrupt
		}
		return core.WalkAdvance
	})
}
