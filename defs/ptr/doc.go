// Package ptr has the hand-written semantics of the dialect ptr: verifiers, folders, effects, and the layout of
// pointers. Operations are in package generated/ptr.
//
//	ctx := core.NewContext(ptr.New())
package ptr
