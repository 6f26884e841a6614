// Package toapfloat replaces operations on floats by calls of upstream's library mlir_apfloat_wrappers, which computes with
// floats of any kind on any machine:
//
//	reg := passes.NewRegistry()
//	toapfloat.RegisterPasses(reg) // convert-arith-to-apfloat, convert-math-to-apfloat
//
// The library gets the kind of a float as a number and its bits as an i64.
package toapfloat
