// Package armsve has the hand-written semantics of the dialect arm_sve: what arm_sve.yaml promises. Operations are in
// package generated/armsve.
//
//	ctx := core.NewContext(armsve.New(), funcd.New())
package armsve
