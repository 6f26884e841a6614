// Package alias says whether values that refer to memory may refer to the same memory. It looks within one function: views are followed to what
// they are made of, values passed between blocks and regions to where they come from, and allocations are told apart.
//
//	if alias.MayAlias(a, b) { ... }
//
// The rules are those of upstream's LocalAliasAnalysis. Functions change nothing and can be called concurrently.
package alias
