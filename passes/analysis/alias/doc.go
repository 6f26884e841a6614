// Package alias says whether values that refer to memory may refer to the same memory. It looks within one function:
// views are followed to what they are made of, values passed between blocks and regions to where they come from, and
// allocations are told apart.
//
//	if alias.MayAlias(a, b) {
//		// they may share memory
//	}
//
//	info := passes.Get(r, &alias.Analysis) // in a pass; or new(alias.Info)
//	if info.Alias(a, b) == alias.Must {
//		// they are the same
//	}
//	if info.ModRef(op, a)&alias.Mod != 0 {
//		// op may write a
//	}
//
// The rules are those of upstream's LocalAliasAnalysis. Functions change nothing and can be called concurrently. What
// single operations do to memory, without regard to aliases, is in package core: [core.Operation.Effects],
// [core.Operation.IsMemoryEffectFree], [core.Operation.WouldBeTriviallyDead], [core.Operation.OnlyDeadEffects],
// [core.Operation.IsSpeculatable].
package alias
