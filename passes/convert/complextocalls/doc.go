// Package complextocalls turns functions of the dialect complex into calls of libraries:
//
//	reg := passes.NewRegistry()
//	complextocalls.RegisterPasses(reg) // convert-complex-to-libm, convert-complex-to-rocdl-library-calls
package complextocalls
