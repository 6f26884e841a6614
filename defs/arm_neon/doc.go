// Package armneon has the hand-written semantics of the dialect arm_neon: what arm_neon.yaml promises. Operations are
// in package generated/armneon.
//
//	ctx := core.NewContext(armneon.New(), funcd.New())
package armneon
