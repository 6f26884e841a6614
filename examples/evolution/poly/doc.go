// Package poly is a dialect in its third version: generated from ../poly.yaml, with the one upgrade that is computed.
//
//	ctx := core.NewContext(poly.Dialect())
package poly
