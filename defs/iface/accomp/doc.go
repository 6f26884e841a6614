// Package accomp has what the dialects acc and omp have in common: the types of pointers to variables, and the rules of
// atomic operations.
//
//	func (Hooks) VerifyAtomicRead(op acc.AtomicReadOp, r *core.Reporter) bool { return accomp.VerifyRead(op, r) }
package accomp
