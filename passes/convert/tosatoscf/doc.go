// Package tosatoscf has the pass tosa-to-scf, which lowers conditionals, loops and tosa.scatter to dialect scf.
//
//	reg := passes.NewRegistry()
//	tosatoscf.RegisterPasses(reg)
package tosatoscf
