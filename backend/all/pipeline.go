package all

import (
	"github.com/odsgen/ods/core"
)

// The pipelines lower the shipped dialects to the llvm dialect; they leave modules of it as they are. Those of the vector
// dialect are there for modules that have it.
const (
	bufferizing  = "one-shot-bufferize{bufferize-function-boundaries},"
	reductions   = "func.func(lower-vector-multi-reduction),"
	clones       = "convert-bufferization-to-memref,"
	vectorLoops  = "convert-vector-to-scf{full-unroll=true},"
	toBranches   = "convert-complex-to-standard,expand-realloc,lower-affine,convert-scf-to-cf,expand-strided-metadata,lower-affine,"
	vectorToLLVM = "convert-vector-to-llvm,"
	toLLVM       = "convert-math-to-llvm,convert-math-to-funcs,convert-math-to-libm," +
		"convert-complex-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,finalize-memref-to-llvm,convert-cf-to-llvm,convert-func-to-llvm," +
		"convert-ub-to-llvm,reconcile-unrealized-casts"
)

// Pipeline returns the passes that lower a module of the shipped dialects to the llvm dialect. Where there are tensors
// they become memrefs first. Operations of linalg and tosa need the pipeline ods-tensor-to-llvm.
func Pipeline(module *core.Operation) string {
	if hasDialect(module, "linalg", "tosa") {
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
	if hasTensors(module) {
		lowering = bufferizing + lowering
	}
	return "builtin.module(" + lowering + ")"
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
