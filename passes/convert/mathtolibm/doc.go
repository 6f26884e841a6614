// Package mathtolibm turns functions of the dialect math into calls of the C library's mathematical functions:
//
//	reg := passes.NewRegistry()
//	mathtolibm.RegisterPasses(reg) // convert-math-to-libm
//
// [Add] adds the patterns to a set for conversions that do more.
package mathtolibm
