package all

import (
	"strings"

	"github.com/odsgen/ods/core"
)

// The pipelines lower the shipped dialects to the llvm dialect; they leave modules of it as they are. Those of the vector
// dialect are there for modules that have it.
const (
	bufferizing     = "one-shot-bufferize{bufferize-function-boundaries},"
	structuredLoops = "func.func(convert-linalg-to-loops),"
	reductions      = "func.func(lower-vector-multi-reduction),"
	clones          = "convert-bufferization-to-memref,"
	vectorLoops     = "convert-vector-to-scf{full-unroll=true},"
	toBranches      = "convert-complex-to-standard,expand-realloc,lower-affine,convert-scf-to-cf,expand-strided-metadata,lower-affine,"
	vectorToLLVM    = "convert-vector-to-llvm,"
	toLLVM          = "convert-math-to-llvm,convert-math-to-funcs,convert-math-to-libm," +
		"convert-complex-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,finalize-memref-to-llvm,convert-cf-to-llvm,convert-func-to-llvm," +
		"convert-ub-to-llvm,reconcile-unrealized-casts"
)

// Pipeline returns the passes that lower a module of the shipped dialects to the llvm dialect. Where there are tensors
// they become memrefs first. Operations of tosa, and of linalg on tensors, need the pipeline ods-tensor-to-llvm.
func Pipeline(module *core.Operation) string {
	tensors, structured := hasTensors(module), hasDialect(module, "linalg")
	if hasDialect(module, "tosa") || structured && tensors {
		return "builtin.module(" + tensorPipeline + ")"
	}
	lowering := toBranches + toLLVM
	if hasDialect(module, "vector") {
		lowering = vectorLoops + toBranches + vectorToLLVM + toLLVM
	}
	if hasOp(module, "vector.multi_reduction") {
		lowering = reductions + lowering
	}
	if hasOp(module, "bufferization.clone") {
		lowering = clones + lowering
	}
	switch {
	case tensors:
		lowering = bufferizing + lowering
	case structured: // on memory, which the program frees itself
		lowering = structuredLoops + lowering
	}
	return "builtin.module(" + lowering + ")"
}

// FastPipeline is [Pipeline] with approximations in place of functions of math that processors do not have. They are much
// faster than calls, and docs/math.md says how precise.
func FastPipeline(module *core.Operation) string {
	text := Pipeline(module)
	if text == "builtin.module("+tensorPipeline+")" {
		return "builtin.module(" + tensorPipeline + "{" + approximateMath + "=true})"
	}
	return approximated(text)
}

// approximated puts the pass with the approximations into a pipeline, where loops, complex numbers and long vectors are already
// others, and functions not yet calls.
func approximated(pipeline string) string {
	const calls = "convert-math-to-llvm"
	return strings.Replace(pipeline, calls, "math-polynomial-approximation,"+calls, 1)
}

// hasOp reports whether an operation of a name is below another.
func hasOp(op *core.Operation, name string) bool {
	return !op.WalkPre(func(o *core.Operation) core.WalkResult {
		if o.Name() == name {
			return core.WalkInterrupt
		}
		return core.WalkAdvance
	})
}

// hasTensors reports whether a value below an operation, or a type that an attribute holds such as that of a function,
// is or contains a tensor. The types of constants' elements do not count.
func hasTensors(op *core.Operation) bool {
	found := false
	var look func(core.Type)
	attr := func(a core.Attribute) {
		if t, ok := a.(*core.TypeAttr); ok {
			look(t.Value())
		}
	}
	look = func(t core.Type) {
		if _, ok := t.(core.TensorType); ok {
			found = true
		}
		if _, ok := t.(core.ShapedType); !ok && !found {
			core.WalkParts(nil, t, look, attr)
		}
	}
	return !op.WalkPre(func(op *core.Operation) core.WalkResult {
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
		if found {
			return core.WalkInterrupt
		}
		return core.WalkAdvance
	})
}

// The plain passes lower all dialects that can be executed, without any pass that optimizes: what executes the IR as it is, and
// has as little as possible in common with the passes that are checked by it.
const (
	plainTensors = "func.func(tosa-optional-decompositions,tosa-infer-shapes,tosa-make-broadcastable,tosa-to-linalg-named,tosa-to-linalg," +
		"tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,tosa-to-scf),tosa-to-mlprogram,convert-shape-to-std,func.func(convert-elementwise-to-linalg,convert-tensor-to-linalg),"
	plainBuffers = "one-shot-bufferize{bufferize-function-boundaries=true allow-unknown-ops=false copy-before-write=true},"
	plainRest    = "func.func(convert-linalg-to-loops),bufferization-lower-deallocations,convert-bufferization-to-memref," +
		"func.func(lower-vector-multi-reduction{lowering-strategy=inner-reduction}),convert-vector-to-scf{full-unroll=true}," +
		"memref-expand,func.func(scf-forall-to-for)," + toBranches + vectorToLLVM + toLLVM
)

// Lowerings returns pipelines that lower a module of the shipped dialects to the llvm dialect, to be tried one after the
// other: programs are executed with them before and after passes that are checked.
func Lowerings(module *core.Operation) []string {
	plain := plainRest
	if hasTensors(module) {
		plain = plainTensors + plainBuffers + plainRest
	}
	list := []string{Pipeline(module), "builtin.module(" + plain + ")"}
	if hasTensors(module) || hasDialect(module, "linalg", "tosa") {
		list[0], list[1] = list[1], list[0]
	}
	return list
}
