package main

import (
	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
	testdialect "github.com/odsgen/ods/tests/dialect"
	"github.com/odsgen/ods/tests/dialect/testtransform"
)

// foreign are dialects of mlir-opt that are not shipped: those that its tests make at run time. Their types and
// attributes are taken as they are.
var foreign = []string{"test_dyn", "test_irdl_to_cpp"}

// dialects has every shipped dialect with what shipped passes add to it, and the test dialect with its extension of
// scripts, because mlir-opt has them and test files use them. It knows the names of the dialects that mlir-opt has
// besides.
func dialects() *core.Registry {
	r := all.Registry()
	r.Add(testdialect.Dialect(), testtransform.Dialect())
	r.AddForeign(foreign...)
	backend.Extend(r)
	testtransform.Extend(r)
	return r
}
