// Package spirv defines the dialect of SPIR-V: its definition, and the types, syntax, verifiers, folds and patterns
// that the definition leaves to Go.
//
//	ctx := core.NewContext(spirv.New())
package spirv
