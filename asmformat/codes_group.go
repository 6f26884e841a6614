package asmformat

// The codes of optional groups and oilists.
var (
	codeNoAnchor = &code{id: "ODS1301", title: "optional group without anchor",
		message: "the optional group has no anchor", fix: "mark the element that decides whether the group is printed with '^'",
		text:    "The printer needs to know when to print a group: when the element marked with '^' is present.",
		example: "op\nattr n?: typed\n---\n(`n` $n)? attr-dict", repaired: "(`n` $n^)? attr-dict"}
	codeTwoAnchors = &code{id: "ODS1302", title: "optional group with two anchors",
		message: "the optional group has more than one anchor", fix: "keep one '^'",
		text:    "Exactly one element of a group, in its first or its else branch, decides whether the first branch is printed.",
		example: "op\nattr n?: typed\nattr m?: typed\n---\n(`n` $n^ $m^)? attr-dict", repaired: "(`n` $n^)? (`m` $m^)? attr-dict"}
	codeGroupEmpty = &code{id: "ODS1303", title: "empty optional group",
		message: "the %s is empty", fix: "put elements into it or remove it",
		text:    "An empty group matches nothing and prints nothing.",
		example: "op\n---\n()? attr-dict", repaired: "attr-dict"}
	codeGroupFirst = &code{id: "ODS1304", title: "first element of an optional group",
		message: "the first element of an optional group must be a literal, a variable or a custom directive, not %s",
		fix:     "start the group with a literal",
		text:    "The parser decides by the first element whether a group is there.",
		example: "op\nresult r?\n---\nattr-dict (type($r)^)?", repaired: "attr-dict (`:` type($r)^)?"}
	codeAnchorKind = &code{id: "ODS1305", title: "unsuitable anchor",
		message: "%s cannot be the anchor of an optional group", fix: "mark a variable, a type or a custom directive",
		text:    "Only something that may be absent can decide whether a group is printed.",
		example: "op\nattr n?: typed\n---\n(`n`^ $n)? attr-dict", repaired: "(`n` $n^)? attr-dict"}
	codeAnchorAttr = &code{id: "ODS1306", title: "anchor that is always there",
		message: "attribute '%s' is always there: an anchor must be optional or have a default value",
		fix:     "make it optional or choose another anchor",
		text:    "A group whose anchor is always present would always be printed.",
		example: "op\nattr n: typed\n---\n(`n` $n^)? attr-dict", repaired: "`n` $n attr-dict"}
	codeAnchorProp = &code{id: "ODS1307", title: "property that cannot decide a group",
		message: "property '%s' cannot %s: it needs a default value and an optional parser",
		fix:     "give it both, or use a literal and another anchor",
		text:    "The printer compares the anchor with its default; the parser must be able to find that the property is not there.",
		example: "op\nprop p\n---\n(`p` $p^)? attr-dict", repaired: "`p` $p attr-dict"}
	codeGroupVarLen = &code{id: "ODS1308", title: "required operand or result in an optional group",
		message: "%s is always there: only optional or variadic operands and results can be in %s",
		fix:     "move it out, or make it optional",
		text:    "When the group is absent from the text, its operands must be allowed to be absent too.",
		example: "op\noperand a!\nattr n?: typed\n---\n(`n` $n^ $a)? attr-dict", repaired: "$a (`n` $n^)? attr-dict"}
	codeGroupElement = &code{id: "ODS1309", title: "element that cannot be optional",
		message: "%s cannot be in %s", fix: "move it out",
		text:    "Groups and clauses hold literals, variables, types and custom directives. attr-dict is optional by itself.",
		example: "op\nattr n?: typed\n---\n(`n` $n^ attr-dict)?", repaired: "(`n` $n^)? attr-dict"}
	codeClauseAttr = &code{id: "ODS1310", title: "required attribute in a clause",
		message: "attribute '%s' is always there: only optional and defaulted attributes can be in an oilist clause",
		fix:     "make it optional or move it out",
		text:    "Every clause of an oilist may be absent.",
		example: "op\nattr n: typed\n---\noilist(`n` $n) attr-dict", repaired: "`n` $n attr-dict"}
	codeClauseProp = &code{id: "ODS1311", title: "required property in a clause",
		message: "property '%s' is always there: only properties with a default value can be in an oilist clause",
		fix:     "give it a default or move it out",
		text:    "Every clause of an oilist may be absent.",
		example: "op\nprop p\n---\noilist(`p` $p) attr-dict", repaired: "`p` $p attr-dict"}
	codeClauseBlank = &code{id: "ODS1312", allowable: true, title: "clause that starts with whitespace",
		message: "an oilist clause must start with a keyword or punctuation, not with a whitespace element",
		fix:     "start it with a `keyword`",
		text:    "The parser tells clauses apart by their first token; whitespace is none.",
		example: "op\nattr n?: typed\n---\noilist(`` $n) attr-dict", repaired: "oilist(`n` $n) attr-dict"}
	codeClauseIdle = &code{id: "ODS1313", allowable: true, title: "clause that is never printed",
		message: "nothing in the clause `%s` can be present or absent, so it is never printed",
		fix:     "add the optional attribute or operand that it stands for",
		text:    "A clause is printed when one of its variables is present. What is parsed by this clause is lost when printing.",
		example: "op\n---\noilist(`n`) attr-dict", repaired: "attr-dict"}
	codeGroupParam = &code{id: "ODS1314", title: "required parameter in an optional group",
		message: "%s in an optional group must be optional", fix: "declare it optional, or move it out",
		text:    "When the group is absent from the text, its parameters have their default values; these parameters have none.",
		example: "attr\nparam a\nparam b?\n---\n(`x` $a $b^)?", repaired: "$a (`x` $b^)?"}
	codeAnchorText = &code{id: "ODS1315", allowable: true, title: "anchor that binds nothing",
		message: "a custom directive that binds nothing cannot be the anchor of an optional group",
		fix:     "give it an operand, attribute, property or parameter that is not in ref(...)",
		text:    "The anchor's presence is that of what the directive parses.",
		example: "op\nattr n?: typed\n---\n$n (custom<X>(ref($n))^)? attr-dict", repaired: "(custom<X>($n)^)? attr-dict"}
)
