package playground

import (
	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/backend/tollvm/cftollvm"
	"github.com/odsgen/ods/backend/tollvm/memreftollvm"
	"github.com/odsgen/ods/backend/tollvm/vectortollvm"
	"github.com/odsgen/ods/core"
	affinedefs "github.com/odsgen/ods/defs/affine"
	arithdefs "github.com/odsgen/ods/defs/arith"
	bufferizationdefs "github.com/odsgen/ods/defs/bufferization"
	cfdefs "github.com/odsgen/ods/defs/cf"
	complexddefs "github.com/odsgen/ods/defs/complex"
	funcddefs "github.com/odsgen/ods/defs/func"
	indexdefs "github.com/odsgen/ods/defs/index"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	mathdefs "github.com/odsgen/ods/defs/math"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	mlprogramdefs "github.com/odsgen/ods/defs/ml_program"
	quantdefs "github.com/odsgen/ods/defs/quant"
	scfdefs "github.com/odsgen/ods/defs/scf"
	shapedefs "github.com/odsgen/ods/defs/shape"
	tensordefs "github.com/odsgen/ods/defs/tensor"
	ubdefs "github.com/odsgen/ods/defs/ub"
	vectordefs "github.com/odsgen/ods/defs/vector"
	"github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/cf"
	"github.com/odsgen/ods/generated/complexd"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/index"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/math"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/mlprogram"
	"github.com/odsgen/ods/generated/quant"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/shape"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/ub"
	"github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/bufferize"
	"github.com/odsgen/ods/passes/convert/affinetoscf"
	"github.com/odsgen/ods/passes/convert/bufferizationtomemref"
	"github.com/odsgen/ods/passes/convert/complextostandard"
	"github.com/odsgen/ods/passes/convert/mathtofuncs"
	"github.com/odsgen/ods/passes/convert/mathtolibm"
	"github.com/odsgen/ods/passes/convert/scftocf"
	"github.com/odsgen/ods/passes/convert/vectortoscf"
	"github.com/odsgen/ods/passes/deadvalues"
	affinepasses "github.com/odsgen/ods/passes/dialect/affine"
	arithpasses "github.com/odsgen/ods/passes/dialect/arith"
	funcdpasses "github.com/odsgen/ods/passes/dialect/funcd"
	linalgpasses "github.com/odsgen/ods/passes/dialect/linalg"
	llvmpasses "github.com/odsgen/ods/passes/dialect/llvm"
	mathpasses "github.com/odsgen/ods/passes/dialect/math"
	memrefpasses "github.com/odsgen/ods/passes/dialect/memref"
	scfpasses "github.com/odsgen/ods/passes/dialect/scf"
	vectorpasses "github.com/odsgen/ods/passes/dialect/vector"
	"github.com/odsgen/ods/passes/inline"
	"github.com/odsgen/ods/passes/runtimecheck"
)

// dialects returns the dialects that the playground links. They are those that the shipped passes lower to the llvm dialect, because the
// size of the page's download is bounded; definitions of all others can be read as live ones.
func dialects() *core.Registry {
	r := core.NewRegistry(
		affine.New(affinedefs.Hooks{}),
		arith.New(arithdefs.Hooks{}),
		bufferization.New(bufferizationdefs.Hooks{}),
		cf.New(cfdefs.Hooks{}),
		complexd.New(complexddefs.Hooks{}),
		funcd.New(funcddefs.Hooks{}),
		index.New(indexdefs.Hooks{}),
		linalg.New(linalgdefs.Hooks{}),
		llvm.New(llvmdefs.Hooks{}),
		math.New(mathdefs.Hooks{}),
		memref.New(memrefdefs.Hooks{}),
		mlprogram.New(mlprogramdefs.Hooks{}),
		quant.New(quantdefs.Hooks{}),
		scf.New(scfdefs.Hooks{}),
		shape.New(shapedefs.Hooks{}),
		tensor.New(tensordefs.Hooks{}),
		ub.New(ubdefs.Hooks{}),
		vector.New(vectordefs.Hooks{}),
	)
	for _, extend := range [...]func(*core.Registry){
		bufferize.Extend, inline.Extend, llvmpasses.Extend, memrefpasses.Extend, scfpasses.Extend, tollvm.Extend,
		cftollvm.Extend, memreftollvm.Extend, vectortollvm.Extend,
	} {
		extend(r)
	}
	return r
}

// passRegistry returns the passes that the playground links: those of its dialects.
func passRegistry() *passes.Registry {
	r := passes.NewRegistry()
	for _, register := range [...]func(*passes.Registry){
		passes.RegisterPasses, affinepasses.RegisterPasses, arithpasses.RegisterPasses, deadvalues.RegisterPasses, bufferize.RegisterPasses, inline.RegisterPasses, runtimecheck.RegisterPasses,
		affinetoscf.RegisterPasses, bufferizationtomemref.RegisterPasses, funcdpasses.RegisterPasses, complextostandard.RegisterPasses, mathtofuncs.RegisterPasses,
		mathtolibm.RegisterPasses, scftocf.RegisterPasses, vectortoscf.RegisterPasses, linalgpasses.RegisterPasses, llvmpasses.RegisterPasses, mathpasses.RegisterPasses,
		memrefpasses.RegisterPasses, scfpasses.RegisterPasses, tollvm.RegisterPasses, cftollvm.RegisterPasses,
		memreftollvm.RegisterPasses, vectorpasses.RegisterPasses, vectortollvm.RegisterPasses,
	} {
		register(r)
	}
	return r
}
