// Package ub has the hand-written semantics of the dialect ub: the folder of poison and its materialization. Operations
// are in package generated/ub.
//
//	ctx := core.NewContext(ub.New())
package ub
