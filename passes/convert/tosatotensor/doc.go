// Package tosatotensor has the pass tosa-to-tensor, which lowers operations of dialect tosa that only move elements to
// dialect tensor: reshape, slice, pad and concat.
//
//	reg := passes.NewRegistry()
//	tosatotensor.RegisterPasses(reg)
package tosatotensor
