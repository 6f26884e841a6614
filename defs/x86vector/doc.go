// Package x86vector has the hand-written semantics of the dialect x86vector: what x86vector.yaml promises. Operations
// are in package generated/x86vector.
//
//	ctx := core.NewContext(x86vector.New(), funcd.New())
package x86vector
