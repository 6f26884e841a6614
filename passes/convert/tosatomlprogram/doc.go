// Package tosatomlprogram has the pass tosa-to-mlprogram, which lowers variables to dialect ml_program.
//
//	reg := passes.NewRegistry()
//	tosatomlprogram.RegisterPasses(reg)
package tosatomlprogram
