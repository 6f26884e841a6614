// Package xevm has the hand-written semantics of the dialect xevm. Operations are in package generated/xevm.
//
//	ctx := core.NewContext(xevm.New())
package xevm
