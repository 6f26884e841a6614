// Package pdlinterp has the hand-written semantics of the dialect pdl_interp: custom syntax and verifiers. Operations
// are in package generated/pdlinterp.
//
//	ctx := core.NewContext(pdlinterp.New())
package pdlinterp
