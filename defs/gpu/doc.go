// Package gpu has the hand-written semantics of the dialect gpu: the syntax of launches, kernels and asynchronous
// operations, verifiers, folders, canonicalizations and ranges. Operations are in package generated/gpu.
//
//	ctx := core.NewContext(gpu.New())
package gpu
