package main

import (
	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
	testdialect "github.com/odsgen/ods/tests/dialect"
)

// dialects has every shipped dialect with what shipped passes add to it, and the test dialect, because mlir-opt has one and test files
// use it.
func dialects() *core.Registry {
	r := all.Registry()
	r.Add(testdialect.Dialect())
	backend.Extend(r)
	return r
}
