// Package expr parses the expression language of constraints, predicate traits and type transforms (section 8 of
// docs/definitions.md) into a small untyped tree; package resolve gives it types and meaning.
//
//	n, errs := expr.Parse("element is (I32 or F32) and rank <= 2")
//
// Positions are offsets into the text, so that errors can be placed in the definition file. The parser is written by hand
// (recursive descent, one function per precedence level), which keeps the command free of dependencies and lets each error name
// what was expected.
package expr
