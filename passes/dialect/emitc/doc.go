// Package emitc has passes over dialect emitc, which prepare what backend/cpp writes:
//
//	reg := passes.NewRegistry()
//	emitc.RegisterPasses(reg) // form-expressions, wrap-emitc-func-in-class
//
// The first makes one C expression of operations whose values are used once; the second makes a class of each function,
// its parameters being fields.
package emitc
