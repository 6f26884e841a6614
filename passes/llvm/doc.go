// Package llvm has what passes need to know about dialect llvm: how its allocations are split and become values.
//
//	r := core.NewRegistry(llvm.New())
//	llvmpasses.Extend(r) // for mem2reg and sroa
package llvm
