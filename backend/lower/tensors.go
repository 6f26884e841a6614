package lower

import (
	"github.com/odsgen/ods/passes"
)

// TensorPipeline is the name of the pipeline that takes programs on tensors to the llvm dialect.
const TensorPipeline = "ods-tensor-to-llvm"

// approximateMath is its option that replaces functions by approximations.
const approximateMath = "approximate-math"

// scheduleOption is its option that names the schedule: a file, or [NoSchedule].
const scheduleOption = "schedule"

// parallelOption is its option that makes loops of the schedule such that several workers can execute them in parts.
const parallelOption = "parallel"

// NoSchedule is the value of the option schedule of [TensorPipeline] that leaves structured operations to plain loops.
const NoSchedule = "none"

// The passes of the pipeline, in groups of one purpose. docs/tensors.md says what each is there for.
const (
	// tosa becomes linalg, named operations first, between what makes its shapes known and equal.
	toStructured = "func.func(tosa-optional-decompositions,canonicalize,tosa-infer-shapes,tosa-make-broadcastable,tosa-to-linalg-named,canonicalize," +
		"tosa-layerwise-constant-fold,tosa-make-broadcastable,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,tosa-to-scf),tosa-to-mlprogram,"
	// Equal operations become calls of one function, which has memory for its results from its callers.
	shared, unshared = "outline-structured-ops,", "canonicalize,drop-equivalent-buffer-results,"
	// Fewer and larger loops over tensors.
	fusion = "func.func(convert-elementwise-to-linalg,linalg-fuse-elementwise-ops),canonicalize,cse,"
	// Tensors become buffers that are freed.
	toBuffers = "eliminate-empty-tensors," +
		"one-shot-bufferize{bufferize-function-boundaries=true function-boundary-type-conversion=identity-layout-map},"
	toOwned = "buffer-deallocation-pipeline," + clones
	// Structured operations become loops.
	toLoops = structuredLoops + "canonicalize,"
)

// tensorSteps returns the passes of the pipeline with a schedule, whose loops are perhaps executed in parts.
func tensorSteps(schedule string, parallel bool) string {
	tiles, rows := "schedule-tensors", "schedule-tensors{entry-point=__transform_vectors"
	if parallel {
		rows = "schedule-tensors{entry-point=__transform_parallel"
	}
	switch schedule {
	case NoSchedule:
		return toStructured + fusion + toBuffers + toOwned + toLoops + vectorsAndRest
	case "":
		return toStructured + fusion + shared + tiles + "," + toBuffers + unshared + toOwned + toLoops + rows + "}," +
			vectorLoops + divided + toBranches + vectorToLLVM + toLLVM
	default:
		tiles, rows = tiles+"{file="+schedule+"},", rows+" file="+schedule+"},"
	}
	return toStructured + fusion + tiles + toBuffers + toOwned + toLoops + rows + vectorLoops + divided + toBranches + vectorToLLVM + toLLVM
}

// RegisterPipelines registers [TensorPipeline] in a registry that has its passes.
func RegisterPipelines(reg *passes.Registry) {
	reg.AddPipeline(passes.PipelineEntry{Name: TensorPipeline,
		Summary: "Lower programs on tensors, such as networks in tosa, to the llvm dialect",
		New: func() (*passes.OptionSet, func(p *passes.Pipeline) error) {
			o, fast, parallel, schedule := new(passes.OptionSet), false, false, ""
			o.Bool(&fast, approximateMath, "Compute functions of math by approximations")
			o.Bool(&parallel, parallelOption, "Let several workers execute parts of products of matrices and convolutions")
			o.Text(&schedule, scheduleOption, "The file with the schedule of structured operations, or none; without one, that of schedule-tensors")
			return o, func(p *passes.Pipeline) error {
				steps := tensorSteps(schedule, parallel)
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
