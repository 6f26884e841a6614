// Package emitc has the hand-written semantics of the dialect emitc: syntax, verifiers and control flow of operations
// that stand for constructs of C. Operations are in package generated/emitc.
//
//	ctx := core.NewContext(emitc.New())
package emitc
