// Package lex tells the tokens of MLIR's text apart, for the parser of IR and for that of affine maps, which have each what they need
// around it.
//
//	kind, start, end, _ := lex.Scan([]byte("%0"), 0) // lex.Percent, 0, 2
package lex
