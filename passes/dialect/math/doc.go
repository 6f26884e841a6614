// Package math has the passes that rewrite operations of the dialect math: math-expand-ops, which expresses functions
// by simpler ones, math-polynomial-approximation, which writes the approximations of package approx in their place, and
// math-uplift-to-fma, which makes fused operations.
//
//	reg := passes.NewRegistry()
//	math.RegisterPasses(reg)
package math
