package asmformat

import "github.com/odsgen/ods/core/diag"

// The codes of formats whose text cannot be read back unambiguously, or loses something.
var (
	codeAttrColon = &code{id: "ODS1401", title: "attribute followed by ':'",
		message: "format ambiguity: attribute '%s' is written with its type, and `:` can follow it",
		fix:     "give the attribute a constraint that determines its type, or put another literal between them",
		text:    "An attribute without a buildable value type is parsed together with ': type'. A literal `:` behind it would be taken for the start of that type.",
		example: "op\nattr n: full\n---\n$n attr-dict `:` attr-dict", repaired: "$n `to` attr-dict"}
	codeDictBrace = &code{id: "ODS1402", title: "'attr-dict' followed by '{'",
		message: "format ambiguity: %s can follow 'attr-dict', and both start with '{'", fix: "use 'attr-dict-with-keyword' instead",
		text:    "The parser takes '{' behind attr-dict for the dictionary.",
		example: "op\nregion body\n---\nattr-dict $body", repaired: "attr-dict-with-keyword $body"}
	codeClauseTwice = &code{id: "ODS1403", allowable: true, title: "clause that cannot be reached",
		message: "format ambiguity: the clause `%s` of this oilist can never be reached: an earlier clause starts with the same literal", fix: "use another keyword",
		text:     "Clauses are told apart by their first literal; the first one with a matching literal is taken.",
		example:  "op\nattr n?: typed\nattr m?: typed\n---\noilist(`x` $n | `x` $m) attr-dict",
		repaired: "oilist(`x` $n | `y` $m) attr-dict"}
	codeClauseFollow = &code{id: "ODS1404", title: "clause and what follows start alike",
		message: "format ambiguity: `%s` starts a clause of this oilist and can also follow it",
		fix:     "use another keyword, or put a literal between them",
		text:    "The oilist takes every clause that it finds, so that the literal behind it would be taken for a clause.",
		example: "op\nattr n?: typed\n---\noilist(`x` $n) `x` attr-dict", repaired: "oilist(`x` $n) `y` attr-dict"}
	codeFollow = &code{id: "ODS1405", allowable: true, title: "optional element and what follows start alike",
		message: "format ambiguity: %s can be absent, and %s behind it can start with the same token %s",
		fix:     "put a literal in front of one of them",
		text:    "The parser decides by the next token whether an optional element is there. When what follows can start with the same token, it is taken for the optional element.",
		example: "op\noperand a?!\noperand b!\n---\n$a $b attr-dict", repaired: "($a^ `,`)? `to` $b attr-dict"}
	codeListComma = &code{id: "ODS1406", allowable: true, title: "list followed by a comma",
		message: "format ambiguity: %s is a comma-separated list, and `,` can follow it", fix: "put the list in brackets: `[` ... `]`",
		text:    "The parser goes on with the list at each comma, so the comma behind the list would be taken for one of its own.",
		example: "op\noperand a*!\noperand b!\n---\n$a `,` $b attr-dict", repaired: "`[` $a `]` `,` $b attr-dict"}
	codeElseUnreachable = &code{id: "ODS1407", allowable: true, title: "else branch that cannot be reached",
		message: "format ambiguity: the else branch can never be parsed: %s in the first branch starts with the same token %s",
		fix:     "start one of the branches with another literal",
		text:    "The first branch is taken whenever its first element is found, so the else branch is unreachable.",
		example: "op\nattr u?: unit\n---\n(`x` $u^):(`x` `y`)? attr-dict", repaired: "(`x` $u^):(`y`)? attr-dict"}
	codeEndOperand = &code{id: "ODS1408", allowable: true, severity: diag.Warning, title: "optional element at the end",
		message: "%s may be absent at the end of the format: the parser would take the %s of the next operation for it",
		fix:     "put a literal in front of it, as in (`of` $x^)?",
		text:    "Operations are separated by nothing but their own syntax. When an operand at the end is absent, the next line's '%r = ...' looks like the operand.",
		example: "op\noperand a?!\n---\nattr-dict $a", repaired: "attr-dict (`of` $a^)?"}
	codeLostInGroup = &code{id: "ODS1409", allowable: true, severity: diag.Warning, title: "value lost with its group",
		message: "%s is printed only when %s is present: its value is lost otherwise",
		fix:     "give it a group of its own, or tie the two together in the verifier",
		text:    "The group is printed when its anchor is present. Everything else in the group disappears with it, also from attr-dict, because the format names it.",
		example: "op\nattr n?: typed\nattr m?: typed\n---\n(`n` $n^ `,` $m)? attr-dict", repaired: "(`n` $n^)? (`m` $m^)? attr-dict"}
	codeHiddenAttr = &code{id: "ODS1411", allowable: true, severity: diag.Warning,
		title:   "optional attribute that the parser cannot recognise",
		message: "attribute '%s' may be absent and is written without its dialect prefix: the parser cannot tell whether it is there",
		fix:     "use qualified(...) or put a literal in front",
		text:    "What starts the short form of an attribute is known to its own parser alone. Written with its prefix, or behind a literal of its own, it is recognised by the first token.",
		example: "op\nattr n?: stripped\n---\n($n^)? attr-dict", repaired: "(qualified($n)^)? attr-dict"}
	codeLostType = &code{id: "ODS1412", allowable: true, title: "attribute that loses its type",
		message: "attribute '%s' has a type of its own, which is not written without the dialect prefix", fix: "use qualified(...)",
		text:    "The short form of an attribute leaves out ': type' together with the prefix. When the type is a parameter of the attribute, the text cannot be read back.",
		example: "op\nattr n: owntype\n---\n$n attr-dict", repaired: "qualified($n) attr-dict"}
	codeEmptyTypes = &code{id: "ODS1410", allowable: true, severity: diag.Warning, title: "empty list of types",
		message: "%s can be empty, but a list of types in the text cannot",
		fix:     "put it into an optional group with its literal: (`:` type($x)^)?",
		text:    "An empty variadic prints no type, and the parser expects at least one.",
		example: "op\noperand a*\n---\n`[` $a `]` attr-dict `:` type($a)", repaired: "`[` $a `]` attr-dict (`:` type($a)^)?"}
)

// allCodes lists every code.
var allCodes = []*code{
	codeCharacter, codeVariableName, codeOpenLiteral, codeOpenString, codeElement, codeDirective, codeOpenParen,
	codeCloseParen, codeComma, codeArgument, codeArgCount, codeNoArgs, codeCustomName, codeQuestion, codeElseParen,
	codeClauseStart, codeLiteralChar, codeLiteralStart, codeLiteralWord, codeAnchorOutside, codeAnchorTwice, codeDepth, codeElements,
	codeLiteralPlace, codeStringPlace, codeGroupPlace, codeTopOnly, codeNotHere, codeRefPlace, codeCustomArg, codeTypeArg,
	codeTypeNested, codeQualifiedArg, codeResultPlace, codeUnknownVar, codeBound, codeOverlap, codeTypeBound, codeUnbound,
	codeNoAttrDict, codeAttrDictTwice, codeMissing, codeNoType, codeLostProp, codeRefPropDict, codeSelfParam,
	codeStructArg, codeListPlace, codeNoAnchor, codeTwoAnchors, codeGroupEmpty, codeGroupFirst, codeAnchorKind,
	codeAnchorAttr, codeAnchorProp, codeGroupVarLen, codeGroupElement, codeClauseAttr, codeClauseProp, codeClauseBlank,
	codeClauseIdle, codeGroupParam, codeAnchorText, codeAttrColon, codeDictBrace, codeClauseTwice, codeClauseFollow,
	codeFollow, codeListComma, codeArgsArg, codeArgsRegion, codeArgsType, codeArgsLast, codeElseUnreachable, codeEndOperand,
	codeLostInGroup, codeEmptyTypes, codeHiddenAttr, codeLostType,
}
