package all

import (
	"github.com/odsgen/ods/backend/lower"
	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/backend/tollvm/cftollvm"
	"github.com/odsgen/ods/backend/tollvm/memreftollvm"
	"github.com/odsgen/ods/backend/tollvm/nvvmtollvm"
	"github.com/odsgen/ods/backend/tollvm/omptollvm"
	"github.com/odsgen/ods/backend/tollvm/ptrtollvm"
	"github.com/odsgen/ods/backend/tollvm/rocdltollvm"
	"github.com/odsgen/ods/backend/tollvm/scripts"
	"github.com/odsgen/ods/backend/tollvm/vectortollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/analysis/subset"
	"github.com/odsgen/ods/passes/bufferize"
	"github.com/odsgen/ods/passes/bufferize/dealloc"
	"github.com/odsgen/ods/passes/convert/affinetoscf"
	"github.com/odsgen/ods/passes/convert/bufferizationtomemref"
	"github.com/odsgen/ods/passes/convert/cftoscf"
	"github.com/odsgen/ods/passes/convert/complextocalls"
	"github.com/odsgen/ods/passes/convert/complextostandard"
	"github.com/odsgen/ods/passes/convert/mathtofuncs"
	"github.com/odsgen/ods/passes/convert/mathtolibm"
	"github.com/odsgen/ods/passes/convert/pdltopdlinterp"
	"github.com/odsgen/ods/passes/convert/scftocf"
	"github.com/odsgen/ods/passes/convert/shapetostandard"
	"github.com/odsgen/ods/passes/convert/tensortolinalg"
	"github.com/odsgen/ods/passes/convert/toapfloat"
	"github.com/odsgen/ods/passes/convert/toemitc"
	"github.com/odsgen/ods/passes/convert/tosatoarith"
	"github.com/odsgen/ods/passes/convert/tosatolinalg"
	"github.com/odsgen/ods/passes/convert/tosatomlprogram"
	"github.com/odsgen/ods/passes/convert/tosatoscf"
	"github.com/odsgen/ods/passes/convert/tosatotensor"
	"github.com/odsgen/ods/passes/convert/vectortoscf"
	"github.com/odsgen/ods/passes/deadvalues"
	"github.com/odsgen/ods/passes/dialect/acc"
	"github.com/odsgen/ods/passes/dialect/affine"
	"github.com/odsgen/ods/passes/dialect/arith"
	"github.com/odsgen/ods/passes/dialect/emitc"
	"github.com/odsgen/ods/passes/dialect/funcd"
	"github.com/odsgen/ods/passes/dialect/linalg"
	"github.com/odsgen/ods/passes/dialect/linalg/packing"
	"github.com/odsgen/ods/passes/dialect/llvm"
	"github.com/odsgen/ods/passes/dialect/math"
	"github.com/odsgen/ods/passes/dialect/memref"
	"github.com/odsgen/ods/passes/dialect/memref/aliases"
	"github.com/odsgen/ods/passes/dialect/mlprogram"
	"github.com/odsgen/ods/passes/dialect/quant"
	"github.com/odsgen/ods/passes/dialect/scf"
	"github.com/odsgen/ods/passes/dialect/shape"
	"github.com/odsgen/ods/passes/dialect/tosa"
	"github.com/odsgen/ods/passes/dialect/vector"
	"github.com/odsgen/ods/passes/inline"
	"github.com/odsgen/ods/passes/runtimecheck"
	"github.com/odsgen/ods/passes/schedule"
	"github.com/odsgen/ods/passes/transform"
	"github.com/odsgen/ods/passes/viewgraph"
)

// register lists what registers passes and pipelines.
var register = [...]func(*passes.Registry){
	passes.RegisterPasses,
	schedule.RegisterPasses,
	acc.RegisterPasses,
	affine.RegisterPasses,
	arith.RegisterPasses,
	deadvalues.RegisterPasses,
	bufferize.RegisterPasses,
	dealloc.RegisterPasses,
	dealloc.RegisterPipelines,
	emitc.RegisterPasses,
	inline.RegisterPasses,
	runtimecheck.RegisterPasses,
	affinetoscf.RegisterPasses,
	bufferizationtomemref.RegisterPasses,
	funcd.RegisterPasses,
	cftoscf.RegisterPasses,
	complextocalls.RegisterPasses,
	complextostandard.RegisterPasses,
	mathtofuncs.RegisterPasses,
	mathtolibm.RegisterPasses,
	pdltopdlinterp.RegisterPasses,
	scftocf.RegisterPasses,
	vectortoscf.RegisterPasses,
	linalg.RegisterPasses,
	packing.RegisterPasses,
	llvm.RegisterPasses,
	math.RegisterPasses,
	memref.RegisterPasses,
	aliases.RegisterPasses,
	mlprogram.RegisterPasses,
	quant.RegisterPasses,
	scf.RegisterPasses,
	shape.RegisterPasses,
	shapetostandard.RegisterPasses,
	subset.RegisterPasses,
	toapfloat.RegisterPasses,
	toemitc.RegisterPasses,
	lower.RegisterPipelines,
	tollvm.RegisterPasses,
	cftollvm.RegisterPasses,
	memreftollvm.RegisterPasses,
	nvvmtollvm.RegisterPasses,
	omptollvm.RegisterPasses,
	tosa.RegisterPasses,
	tosatolinalg.RegisterPasses,
	tosatolinalg.RegisterPipelines,
	tosatoarith.RegisterPasses,
	tosatoscf.RegisterPasses,
	tosatomlprogram.RegisterPasses,
	tensortolinalg.RegisterPasses,
	tosatotensor.RegisterPasses,
	transform.RegisterPasses,
	vector.RegisterPasses,
	vectortollvm.RegisterPasses,
	viewgraph.RegisterPasses,
}

// extensions lists the packages that add to dialects defined elsewhere.
var extensions = [...]func(*core.Registry){
	acc.Extend,
	bufferize.Extend,
	dealloc.Extend,
	inline.Extend,
	llvm.Extend,
	memref.Extend,
	scf.Extend,
	toemitc.Extend,
	tollvm.Extend,
	cftollvm.Extend,
	memreftollvm.Extend,
	nvvmtollvm.Extend,
	omptollvm.Extend,
	ptrtollvm.Extend,
	rocdltollvm.Extend,
	vectortollvm.Extend,
	scripts.Extend,
	transform.Extend,
}

// Passes returns a registry of every shipped pass and named pipeline.
func Passes() *passes.Registry {
	r := passes.NewRegistry()
	for _, f := range register {
		f(r)
	}
	return r
}

// Pipeline returns the passes that lower a module of the shipped dialects to the llvm dialect, see [lower.Pipeline].
func Pipeline(module *core.Operation) string { return lower.Pipeline(module, true) }

// FastPipeline is [Pipeline] with approximations in place of functions of math, see [lower.FastPipeline].
func FastPipeline(module *core.Operation) string { return lower.FastPipeline(module, true) }

// ParallelPipeline is [FastPipeline] for engines with several workers, see [lower.ParallelPipeline].
func ParallelPipeline(module *core.Operation) string { return lower.ParallelPipeline(module, true) }

// Extend adds to a registry of dialects what shipped passes need to know about them.
func Extend(r *core.Registry) {
	for _, f := range extensions {
		f(r)
	}
}
