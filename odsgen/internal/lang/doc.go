// Package lang parses the two small languages of definitions: expressions, of which constraints, predicate traits and
// type transforms are made (section 8 of docs/definitions.md), and rewrite rules (docs/patterns.md). Rules contain
// expressions, so both are one grammar with one lexer, written as participle's structs. Names mean nothing yet: package
// resolve gives the trees types and meaning.
//
//	n, errs := lang.ParseExpr("element is (I32 or F32) and rank <= 2")
//	r, errs := lang.ParseRule("(addi $x const(0)) => $x")
//
// Positions are byte offsets into the text, so that errors can be placed in the definition file. A text has one error
// at the most: the rest would be guesses. The tree is nil then. All functions may be called concurrently.
package lang
