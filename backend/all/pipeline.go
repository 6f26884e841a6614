package all

import (
	"github.com/odsgen/ods/core"
)

// The pipelines lower the shipped dialects to the llvm dialect; they leave modules of it as they are. Those of the vector
// dialect are there for modules that have it.
const (
	bufferizing     = "one-shot-bufferize{bufferize-function-boundaries},"
	structuredLoops = "func.func(convert-linalg-to-loops),"
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
	switch {
	case tensors:
		lowering = bufferizing + lowering
	case structured: // on memory, which the program frees itself
		lowering = structuredLoops + lowering
	}
	return "builtin.module(" + lowering + ")"
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
