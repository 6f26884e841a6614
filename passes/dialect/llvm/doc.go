// Package llvm has what passes need to know about dialect llvm: how its allocations are split and become values, and
// what happens when its functions are inlined.
//
//	import llvmpasses "github.com/odsgen/ods/passes/dialect/llvm"
//
//	r := core.NewRegistry(llvm.New())
//	llvmpasses.Extend(r) // for mem2reg, sroa and inline
package llvm
