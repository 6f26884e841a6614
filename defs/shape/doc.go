// Package shape has the hand-written semantics of the dialect shape: custom syntax, type inference, verifiers, folders
// and canonicalizations. Operations are in package generated/shape.
//
//	ctx := core.NewContext(shape.New())
package shape
