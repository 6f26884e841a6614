// Package tosatoarith has the pass tosa-to-arith, which lowers constants and tosa.apply_scale to dialect arith.
//
//	reg := passes.NewRegistry()
//	tosatoarith.RegisterPasses(reg)
package tosatoarith
