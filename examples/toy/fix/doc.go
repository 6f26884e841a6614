// Package fix is the toy dialect: generated from ../toy.yaml, with the semantics that the definition promises in fix.go and the
// lowering in lower.go.
//
//	ctx := core.NewContext(fix.Dialect())
package fix
