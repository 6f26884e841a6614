// Package dlti is the dialect of data layout and target information: its definition, and the syntax and checks of its attributes.
//
//	ctx := core.NewContextWith(core.NewRegistry(dlti.New()))
//
// What the attributes mean for types is known where those are translated: package backend/llvmir makes LLVM's data layout of
// a specification.
package dlti
