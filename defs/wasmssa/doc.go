// Package wasmssa has the hand-written semantics of the dialect wasmssa: syntax and verifiers of functions, globals and
// locals. Operations are in package generated/wasmssa.
//
//	ctx := core.NewContext(wasmssa.New())
package wasmssa
