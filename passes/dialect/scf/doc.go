// Package scf has the passes that change loops of dialect scf:
//
//	reg := passes.NewRegistry()
//	scf.RegisterPasses(reg) // scf-for-loop-peeling, scf-for-to-while, ...
//
// What they do to one loop is in package loops, for use by other passes.
package scf
