// Package lex tells the tokens of MLIR's text apart, for the parser of IR and for that of affine maps, which have each what they need
// around it.
//
//	kind, start, end, _ := lex.Scan(src, 0)
package lex
