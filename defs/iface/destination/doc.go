// Package destination has the verifier that operations with the interface DestinationStyleOpInterface share; they call it
// first thing in their own.
//
//	func (h Hooks) VerifyForall(op scf.ForallOp, r *core.Reporter) bool {
//		return destination.Verify(op.Op, op.DpsInits(), r)
//	}
package destination
