// Package dealloc frees the memory that bufferization allocates:
//
//	reg := passes.NewRegistry()
//	dealloc.RegisterPasses(reg) // buffer-deallocation-pipeline and its passes
//	dialects := core.NewRegistry(all.Dialects()...)
//	dealloc.Extend(dialects)
//
// A block owns memory when it has to free it, or to hand that duty on. For each memref an i1, its ownership, says so when
// the program runs. Memory that is allocated in a block belongs to it; blocks that are branched to, regions and, on
// request, private functions take ownership along with the memref. At the end of each block a bufferization.dealloc frees
// what the block owns and nothing after it uses. The rules of functions, and why programs stay correct, are described
// in MLIR's document "Ownership-based Buffer Deallocation".
//
// What single operations do with ownership is said by implementations of [Op], which [Extend] attaches to the shipped
// dialects; for all others it follows from their effects and their control flow.
package dealloc
