// Package bufferization has the hand-written semantics of the dialect bufferization: the syntax of alloc_tensor,
// verifiers and folders. Operations are in package generated/bufferization.
//
//	ctx := core.NewContext(bufferization.New())
package bufferization
