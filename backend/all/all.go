package all

import (
	"github.com/odsgen/ods/backend/cftollvm"
	"github.com/odsgen/ods/backend/lower"
	"github.com/odsgen/ods/backend/memreftollvm"
	"github.com/odsgen/ods/backend/nvvmtollvm"
	"github.com/odsgen/ods/backend/omptollvm"
	"github.com/odsgen/ods/backend/ptrtollvm"
	"github.com/odsgen/ods/backend/rocdltollvm"
	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/backend/tollvm/scripts"
	"github.com/odsgen/ods/backend/vectortollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/acc"
	"github.com/odsgen/ods/passes/affine"
	"github.com/odsgen/ods/passes/arith"
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
	"github.com/odsgen/ods/passes/emitc"
	"github.com/odsgen/ods/passes/funcd"
	"github.com/odsgen/ods/passes/inline"
	"github.com/odsgen/ods/passes/linalg"
	"github.com/odsgen/ods/passes/linalg/packing"
	"github.com/odsgen/ods/passes/llvm"
	"github.com/odsgen/ods/passes/math"
	"github.com/odsgen/ods/passes/memref"
	"github.com/odsgen/ods/passes/memref/aliases"
	"github.com/odsgen/ods/passes/mlprogram"
	"github.com/odsgen/ods/passes/quant"
	"github.com/odsgen/ods/passes/runtimecheck"
	"github.com/odsgen/ods/passes/scf"
	"github.com/odsgen/ods/passes/shape"
	"github.com/odsgen/ods/passes/subset"
	"github.com/odsgen/ods/passes/tosa"
	"github.com/odsgen/ods/passes/transform"
	"github.com/odsgen/ods/passes/vector"
	"github.com/odsgen/ods/passes/viewgraph"
)

// register lists the packages that have passes.
var register = [...]func(*passes.Registry){
	passes.RegisterGeneric,
	acc.Register,
	affine.Register,
	arith.Register,
	deadvalues.Register,
	bufferize.Register,
	dealloc.Register,
	emitc.Register,
	inline.Register,
	runtimecheck.Register,
	affinetoscf.Register,
	bufferizationtomemref.Register,
	funcd.Register,
	cftoscf.Register,
	complextocalls.Register,
	complextostandard.Register,
	mathtofuncs.Register,
	mathtolibm.Register,
	pdltopdlinterp.Register,
	scftocf.Register,
	vectortoscf.Register,
	linalg.Register,
	packing.Register,
	llvm.Register,
	math.Register,
	memref.Register,
	aliases.Register,
	mlprogram.Register,
	quant.Register,
	scf.Register,
	shape.Register,
	shapetostandard.Register,
	subset.Register,
	toapfloat.Register,
	toemitc.Register,
	lower.Register,
	tollvm.Register,
	cftollvm.Register,
	memreftollvm.Register,
	nvvmtollvm.Register,
	omptollvm.Register,
	tosa.Register,
	tosatolinalg.Register,
	tosatoarith.Register,
	tosatoscf.Register,
	tosatomlprogram.Register,
	tensortolinalg.Register,
	tosatotensor.Register,
	transform.Register,
	vector.Register,
	vectortollvm.Register,
	viewgraph.Register,
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

// Extend adds to a registry of dialects what shipped passes need to know about them.
func Extend(r *core.Registry) {
	for _, f := range extensions {
		f(r)
	}
}
