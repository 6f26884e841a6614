// Package vectortoscf lowers operations of dialect vector to loops of dialect scf:
//
//	reg := passes.NewRegistry()
//	vectortoscf.RegisterPasses(reg) // convert-vector-to-scf
//
// [Add] adds the patterns to a set, for passes that do more.
package vectortoscf
