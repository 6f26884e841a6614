package asmformat

// The codes of args, which mlir-tblgen does not have.
var (
	codeArgsArg = &code{id: "ODS1112", title: "unsuitable argument of args",
		message: "'args' expects %s, not %s", fix: "write args($region), args($region, type($x)) or args($region, $operands)",
		text:    "args names the arguments of a region's entry block: with their types, with the types of an operand or result, or in pairs with operands.",
		example: "op\noperand a!\nregion body\n---\nargs($a) $a $body attr-dict", repaired: "args($body, $a) $body attr-dict"}
	codeArgsRegion = &code{id: "ODS1215", title: "arguments without their region",
		message: "%s does not stand behind its 'args' at the top level of the format",
		fix:     "write the region behind it, outside of groups",
		text:    "The parser must know all arguments of the entry block when it comes to the region, and an absent region has none.",
		example: "op\nregion body\n---\n$body args($body) attr-dict", repaired: "args($body) $body attr-dict"}
	codeArgsType = &code{id: "ODS1216", title: "type of an argument unknown",
		message: "the type of %s is not known in front of %s", fix: "write it in front of the region",
		text:     "The operations of a region use its arguments, so the parser needs their types first: written, fixed by a constraint, or by a trait equal to such a type.",
		example:  "op\noperand a\nregion body\n---\nargs($body, $a) $body attr-dict `:` type($a)",
		repaired: "args($body, $a) `:` type($a) $body attr-dict"}
	codeArgsLast = &code{id: "ODS1217", title: "arguments behind a list of any length",
		message: "%s has no further arguments behind a list of any length", fix: "move args($region) behind the other ones",
		text:     "args($region) stands for all the arguments that the other directives leave over.",
		example:  "op\noperand a!\nregion body\n---\nargs($body) args($body, $a) $body attr-dict",
		repaired: "args($body, $a) args($body) $body attr-dict"}
)
