// Package cast has what all operations with the interface CastOpInterface share: the check that the types can be cast,
// and the fold of a cast between equal types.
//
//	func (Hooks) VerifyCast(op *core.Operation, r *core.Reporter) bool { return cast.VerifyOp(op, r) }
package cast
