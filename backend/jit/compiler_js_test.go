package jit

import (
	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/backend/webjit"
)

// tested returns the compiler that the tests are about: where the tests are WebAssembly themselves, it is backend/webjit,
// which always has instructions on vectors.
func tested(bool) engine.Compiler { return webjit.Compiler{} }
