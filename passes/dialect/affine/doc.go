// Package affine has the passes that change loops of dialect affine:
//
//	reg := passes.NewRegistry()
//	affine.RegisterPasses(reg) // affine-loop-unroll, affine-loop-tile, ...
//
// What they do to one loop is in package loops, for use by other passes.
package affine
