// Package amx has the hand-written semantics of the dialect amx: what amx.yaml promises. Operations are in package
// generated/amx.
//
//	ctx := core.NewContext(amx.New(), funcd.New())
package amx
