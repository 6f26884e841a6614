// Package cast has what all operations with the interface CastOpInterface share: the check that the types can be cast,
// and the fold of a cast between equal types.
//
//	func (Hooks) VerifyExtUI(op arith.ExtUIOp, r *core.Reporter) bool { return cast.Verify(op.Op, op.AreCastCompatible, r) }
package cast
