// Package nvgpu has the hand-written semantics of the dialect nvgpu: verifiers of matrix operations, asynchronous
// copies and tensor maps. Operations are in package generated/nvgpu.
//
//	ctx := core.NewContext(nvgpu.New())
package nvgpu
