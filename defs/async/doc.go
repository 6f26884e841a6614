// Package async has the hand-written semantics of the dialect async. Operations are in package generated/async.
//
//	ctx := core.NewContext(async.New())
package async
