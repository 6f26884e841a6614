//go:build !js

package jit

import "github.com/odsgen/ods/backend/engine"

// tested returns the compiler that the tests are about, with or without instructions on vectors.
func tested(simd bool) engine.Compiler { return Compiler{noSIMD: !simd} }
