// Package bufferize turns tensors into memory, as upstream's one-shot bufferization does:
//
//	reg := passes.NewRegistry()
//	bufferize.RegisterPasses(reg) // one-shot-bufferize
//	dialects := core.NewRegistry(all.Dialects()...)
//	bufferize.Extend(dialects)
//
// The analysis looks at uses of tensors bottom up and decides for each operand whether its operation may work in the
// operand's memory. That is denied where something would read what the operation has overwritten (a read-after-write
// conflict) or where the memory must not be written to. What is denied gets a copy; then operations are rewritten one
// after the other, with bufferization.to_buffer and bufferization.to_tensor in between, which cancel out at the end.
// The algorithm is described in "Composable and Modular Code Generation in MLIR" (Vasilache et al., 2022).
//
// What operations read, write and alias is said by implementations of [Op], which [Extend] attaches to the shipped
// dialects.
package bufferize
