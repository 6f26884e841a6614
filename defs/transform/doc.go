// Package transform has the hand-written semantics of the dialect transform and its extensions: custom syntax,
// verifiers and effects. Operations are in package generated/transform. The interpreter of scripts is not here.
//
//	ctx := core.NewContext(transform.New())
package transform
