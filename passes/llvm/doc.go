// Package llvm has what passes need to know about dialect llvm: how its allocations become values.
//
//	r := core.NewRegistry(llvm.New())
//	llvmpasses.Extend(r) // for mem2reg
package llvm
