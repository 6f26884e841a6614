// Package inline replaces calls by the bodies of what they call: the pass "inline", and what dialects say about
// inlining their operations.
//
//	reg := passes.NewRegistry()
//	inline.RegisterPasses(reg)
//	dialects := core.NewRegistry(all.Dialects()...)
//	inline.Extend(dialects) // what func, arith, cf and others allow
//
// [Call] and [Region] do the same for one operation, without the pass.
//
// A dialect allows inlining by the dialect interface [Dialect]; an operation whose dialect says nothing is never
// inlined.
package inline
