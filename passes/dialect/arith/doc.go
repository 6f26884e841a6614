// Package arith has the passes that rewrite operations of the dialect arith within it: int-range-optimizations, which
// uses what is known about the bounds of integers, and arith-expand, which expresses operations by simpler ones.
//
//	reg := passes.NewRegistry()
//	arith.RegisterPasses(reg)
package arith
