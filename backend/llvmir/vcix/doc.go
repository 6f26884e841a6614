// Package vcix has the dialect vcix, of coprocessors beside the vector unit of SiFive's processors. It is here, and not
// with the shipped dialects, because only the translation to LLVM IR knows it:
//
//	r := core.NewRegistry(llvm.New())
//	r.Add(vcix.New(nil))
package vcix
