// Package rulelang parses the language of rewrite rules, described in docs/patterns.md, to syntax trees. Names mean nothing yet.
//
//	r, errs := rulelang.Parse("(addi $x const(0)) => $x")
//
// Conditions and types of results are expressions of package expr; their texts are handed on with their places. Positions are byte offsets
// into the text. Parsing never fails without an error, and the tree is not to be used when there is one.
package rulelang
