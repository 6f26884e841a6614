// Package funcd has the hand-written semantics of the dialect func: the syntax of func.func, the verifiers of calls and
// returns, and folders. Operations are in package generated/funcd; func is a keyword of Go, hence the d.
//
//	ctx := core.NewContext(funcd.New())
package funcd
