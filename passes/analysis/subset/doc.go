// Package subset knows operations that take a part out of a tensor, or put one into it, and moves such pairs out of
// loops:
//
//	reg := passes.NewRegistry()
//	subset.RegisterPasses(reg) // loop-invariant-subset-hoisting, fold-tensor-subset-ops
//
// When each iteration takes out and puts back the same part of a tensor that the loop carries, and nothing else in the
// loop touches that part, the loop can carry the part as well: it is taken out once before the loop, and put back once
// after it.
package subset
