// Package vector has patterns that lower operations of dialect vector step by step, to ones on vectors of one
// dimension:
//
//	set := rewrite.NewPatternSet(ctx)
//	vector.AddLowerings(set, vector.Lowerings{})
//	rewrite.Greedy(module, set.Freeze(), rewrite.DefaultConfig())
//
// Pass convert-vector-to-llvm begins with all of them; other functions add a part, for passes of one's own.
package vector
