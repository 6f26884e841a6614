// Package scftocf lowers structured control flow to branches between blocks:
//
//	reg := passes.NewRegistry()
//	scftocf.RegisterPasses(reg) // convert-scf-to-cf
//
// [Add] adds the patterns to a set for conversions that do more.
package scftocf
