// Package bufferizationtomemref turns what is left of dialect bufferization into memref, arith and scf:
//
//	reg := passes.NewRegistry()
//	bufferizationtomemref.RegisterPasses(reg) // convert-bufferization-to-memref
package bufferizationtomemref
