package main

import (
	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
	testdialect "github.com/odsgen/ods/tests/dialect"
)

// foreign are the dialects of mlir-opt that are not shipped: types and attributes of theirs are taken as they are.
var foreign = []string{
	"acc", "amdgpu", "amx", "arm_neon", "arm_sme", "arm_sve", "async", "emitc", "gpu", "irdl", "linalg", "mpi",
	"nvgpu", "nvvm", "omp", "pdl", "pdl_interp", "ptr", "quant", "rocdl", "shard", "smt", "sparse_tensor",
	"spirv", "test_dyn", "test_irdl_to_cpp", "tosa", "transform", "vector", "wasmssa", "x86vector", "xegpu",
	"xevm",
}

// dialects has every shipped dialect with what shipped passes add to it, and the test dialect, because mlir-opt has one and test files
// use it. It knows the names of the dialects that mlir-opt has besides.
func dialects() *core.Registry {
	r := all.Registry()
	r.Add(testdialect.Dialect())
	r.AddForeign(foreign...)
	backend.Extend(r)
	return r
}
