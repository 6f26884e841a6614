// Package mathtofuncs turns operations of dialect math for which there is no instruction and no library into calls of
// functions that it adds to the module:
//
//	reg := passes.NewRegistry()
//	mathtofuncs.RegisterPasses(reg) // convert-math-to-funcs
//
// The functions are written in MLIR, in folder functions, with INT and FLOAT for the types.
package mathtofuncs
