// Package armsme has the hand-written semantics of the dialect arm_sme: what arm_sme.yaml promises. Operations are in
// package generated/armsme.
//
//	ctx := core.NewContext(armsme.New(), funcd.New())
package armsme
