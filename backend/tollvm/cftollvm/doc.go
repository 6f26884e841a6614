// Package cftollvm converts dialect cf, branches between blocks and assertions, to dialect llvm.
//
//	reg := passes.NewRegistry()
//	cftollvm.RegisterPasses(reg)
//	// builtin.module(convert-cf-to-llvm)
//
// Package tollvm has the conversion of types and what patterns share.
package cftollvm
