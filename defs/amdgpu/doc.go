// Package amdgpu has the hand-written semantics of the dialect amdgpu. Operations are in package generated/amdgpu.
//
//	ctx := core.NewContext(amdgpu.New())
package amdgpu
