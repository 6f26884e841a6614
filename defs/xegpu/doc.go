// Package xegpu has the hand-written semantics of the dialect xegpu. Operations are in package generated/xegpu.
//
//	ctx := core.NewContext(xegpu.New())
package xegpu
