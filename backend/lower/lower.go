package lower

import (
	"strings"

	"github.com/odsgen/ods/core"
)

// The parts of pipelines that lower the shipped dialects to the llvm dialect; they leave modules of it as they are.
const (
	bufferizing     = "one-shot-bufferize{bufferize-function-boundaries},"
	structuredLoops = "func.func(convert-linalg-to-loops),"
	reductions      = "func.func(lower-vector-multi-reduction),"
	clones          = "convert-bufferization-to-memref,"
	vectorLoops     = "convert-vector-to-scf{full-unroll=true},"
	divided         = "scf-outline-parallel-loops," // which engines may execute in parts
	toBranches      = "convert-complex-to-standard,expand-realloc,lower-affine,convert-scf-to-cf,expand-strided-metadata,lower-affine,"
	vectorToLLVM    = "convert-vector-to-llvm,"
	toLLVM          = "convert-math-to-llvm,convert-math-to-funcs,convert-math-to-libm," +
		"convert-complex-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,finalize-memref-to-llvm,convert-cf-to-llvm,convert-func-to-llvm," +
		"convert-ub-to-llvm,reconcile-unrealized-casts"
	vectorsAndRest = vectorLoops + toBranches + vectorToLLVM + toLLVM
)

// Pipeline returns the passes that lower a module of the shipped dialects to the llvm dialect. Where there are tensors they become
// memrefs first. Programs in tosa, and in linalg on tensors, are lowered by the pipeline [TensorPipeline] where the program has
// registered it, which optimizes them and frees their memory.
func Pipeline(module *core.Operation, registered bool) string {
	c := contentsOf(module)
	structured := c.dialects["linalg"]
	if registered && (c.dialects["tosa"] || structured && c.tensors) {
		return onModule(TensorPipeline)
	}
	var b strings.Builder
	for _, part := range [...]struct {
		text string
		when bool
	}{
		{bufferizing, c.tensors},
		{structuredLoops, structured || c.tensors}, // which bufferization makes of tensors' elements
		{clones, c.clones},
		{reductions, c.reductions},
	} {
		if part.when {
			b.WriteString(part.text)
		}
	}
	if c.dialects["vector"] {
		b.WriteString(vectorLoops)
	}
	if c.parallel {
		b.WriteString(divided)
	}
	b.WriteString(toBranches)
	if c.dialects["vector"] {
		b.WriteString(vectorToLLVM)
	}
	b.WriteString(toLLVM)
	return onModule(b.String())
}

// FastPipeline is [Pipeline] with approximations in place of functions of math that processors do not have. They are much
// faster than calls, and docs/math.md says how precise.
func FastPipeline(module *core.Operation, registered bool) string {
	return fast(module, registered, approximateMath+"=true")
}

// ParallelPipeline is [FastPipeline] for engines with several workers, which execute parts of products of matrices and of convolutions
// on tensors at the same time. Results are the same.
func ParallelPipeline(module *core.Operation, registered bool) string {
	return fast(module, registered, approximateMath+"=true "+parallelOption+"=true")
}

func fast(module *core.Operation, registered bool, options string) string {
	text := Pipeline(module, registered)
	if text == onModule(TensorPipeline) {
		return onModule(TensorPipeline + "{" + options + "}")
	}
	return approximated(text)
}

// approximated puts the pass with the approximations into a pipeline, where loops, complex numbers and long vectors are already
// others, and functions not yet calls.
func approximated(pipeline string) string {
	return strings.Replace(pipeline, toLLVM, "math-polynomial-approximation,"+toLLVM, 1)
}

func onModule(passes string) string { return "builtin.module(" + passes + ")" }

// contents is what a module holds, as far as pipelines depend on it.
type contents struct {
	dialects                              map[string]bool
	tensors, reductions, clones, parallel bool
}

// contentsOf looks at the operations below another. A tensor counts when a value, or a type that an attribute holds such as that of
// a function, is or contains one. The types of constants' elements do not count.
func contentsOf(op *core.Operation) contents {
	c := contents{dialects: map[string]bool{}}
	var look func(core.Type)
	attr := func(a core.Attribute) {
		if t, ok := a.(*core.TypeAttr); ok {
			look(t.Value())
		}
	}
	look = func(t core.Type) {
		if _, ok := t.(core.TensorType); ok {
			c.tensors = true
		}
		if _, ok := t.(core.ShapedType); !ok && !c.tensors {
			core.WalkParts(nil, t, look, attr)
		}
	}
	op.Walk(func(op *core.Operation) {
		c.dialects[op.Info().DialectName()] = true
		c.reductions = c.reductions || op.Name() == "vector.multi_reduction"
		c.clones = c.clones || op.Name() == "bufferization.clone"
		c.parallel = c.parallel || op.Name() == "scf.parallel" || op.Name() == "scf.forall"
		if c.tensors {
			return
		}
		for _, r := range op.Results() {
			look(r.Type())
		}
		for i := range op.NumRegions() {
			for b := range op.Region(i).Blocks() {
				for _, a := range b.Args() {
					look(a.Type())
				}
			}
		}
		for _, a := range op.Attrs() {
			attr(a.Value)
		}
	})
	return c
}

// The plain passes lower all dialects that can be executed, without any pass that optimizes: what executes the IR as it is, and
// has as little as possible in common with the passes that are checked by it.
const (
	plainTensors = "func.func(tosa-optional-decompositions,tosa-infer-shapes,tosa-make-broadcastable,tosa-to-linalg-named,tosa-to-linalg," +
		"tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,tosa-to-scf),tosa-to-mlprogram,convert-shape-to-std,func.func(convert-elementwise-to-linalg,convert-tensor-to-linalg)," +
		"one-shot-bufferize{bufferize-function-boundaries=true allow-unknown-ops=false copy-before-write=true},"
	plainRest = structuredLoops + "bufferization-lower-deallocations," + clones +
		"func.func(lower-vector-multi-reduction{lowering-strategy=inner-reduction}),convert-vector-to-scf{full-unroll=true}," +
		"memref-expand,func.func(scf-forall-to-for)," + toBranches + vectorToLLVM + toLLVM
)

// Lowerings returns pipelines that lower a module of the shipped dialects to the llvm dialect, to be tried one after the
// other: programs are executed with them before and after passes that are checked. [TensorPipeline] without a schedule is one of them.
func Lowerings(module *core.Operation) []string {
	c := contentsOf(module)
	plain := plainRest
	if c.tensors {
		plain = plainTensors + plainRest
	}
	list := []string{strings.Replace(Pipeline(module, true), TensorPipeline, TensorPipeline+"{"+scheduleOption+"="+NoSchedule+"}", 1), onModule(plain)}
	if c.tensors || c.dialects["linalg"] || c.dialects["tosa"] {
		list[0], list[1] = list[1], list[0]
	}
	return list
}
