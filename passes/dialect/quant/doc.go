// Package quant has the passes of dialect quant.
//
//	reg := passes.NewRegistry()
//	quant.Register(reg)
//	// builtin.module(func.func(lower-quant-ops))
package quant
