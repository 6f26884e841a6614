// Package cf has the hand-written semantics of the dialect cf: canonicalization patterns, the cases of cf.switch as
// text, its verifier, and what branches pass to their successors. Operations are in package generated/cf.
//
//	ctx := core.NewContext(cf.New(), arith.New(), ub.New())
package cf
