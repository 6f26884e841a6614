// Package quant has the passes of dialect quant.
//
//	reg := passes.NewRegistry()
//	quant.RegisterPasses(reg)
//	// builtin.module(func.func(lower-quant-ops))
package quant
