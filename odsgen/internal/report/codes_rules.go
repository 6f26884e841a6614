package report

// The codes of rewrite rules. Their language is described in docs/patterns.md.
var (
	RuleSyntax = &Code{"ODS1501", "rule syntax",
		"A rule is MATCH [if CONDITION] => REPLACEMENT; operations are written (name operands... attribute=...).",
		"dialect: d\nops:\n  a: {results: [{r: I32}]}\npatterns:\n  R: (a => $x\n"}
	RuleOp = &Code{"ODS1502", "operation of a rule",
		"Rules match and build operations of their dialect and of what it imports, without regions and successors; anything else belongs to a pass or to Go.",
		"dialect: d\nops:\n  abs: {operands: [{x: I32}], results: [{r: I32}]}\npatterns:\n  R: (abs (asb $x)) => $x\n"}
	RuleArity = &Code{"ODS1503", "number of operands",
		"An operation is written with a pattern for each declared operand, _ for those that do not matter; a variadic one counts as one.",
		"dialect: d\nops:\n  a: {operands: [{x: I32}, {y: I32}], results: [{r: I32}]}\npatterns:\n  R: (a $x) => $x\n"}
	RuleName = &Code{"ODS1504", "name in a rule",
		"$name gets its meaning where the match first mentions it; a second mention in the match demands equality, and the replacement uses it.",
		"dialect: d\nops:\n  a: {operands: [{x: I32}], results: [{r: I32}]}\npatterns:\n  R: (a $x) => $y\n"}
	RuleMatch = &Code{"ODS1505", "pattern not possible",
		"What stands at a place of the match must fit the operand or attribute there.",
		"dialect: d\nops:\n  a: {operands: [{x: I32}], results: [{r: I32}]}\npatterns:\n  R: (a 0) => $x\n"}
	RuleKind = &Code{"ODS1506", "wrong kind of thing in a replacement",
		"Operands are values, variadic ones lists, attributes attributes; none of them stands for another.",
		"dialect: d\nops:\n  a:\n    operands: [{x: I32}]\n    attributes: [{n: I32Attr}]\n    results: [{r: I32}]\npatterns:\n  R: (a $x n=$n) => $n\n"}
	RuleAttr = &Code{"ODS1507", "attribute of a rule",
		"Attributes are written name=...; an operation that is built needs all that are neither optional nor have a default.",
		"dialect: d\nops:\n  a:\n    operands: [{x: I32}]\n    attributes: [{flags: I32Attr}]\n    results: [{r: I32}]\npatterns:\n  R: (a $x flag=$f) => $x\n"}
	RuleResults = &Code{"ODS1508", "replacement of the root",
		"The replacement has one value for each result of the root. 'erase' is for a root whose results are unused.",
		"dialect: d\nops:\n  a: {operands: [{x: I32}], results: [{r: I32}, {s: I32}]}\npatterns:\n  R: (a $x) => $x\n"}
	RuleResult = &Code{"ODS1509", "which result",
		"An operation with several results stands for a value only with the name of one: (op ...).sum, $x.sum.",
		"dialect: d\nops:\n  a: {operands: [{x: I32}], results: [{r: I32}, {s: I32}]}\npatterns:\n  R: (a (a $x)) => $x, $x\n"}
	RuleFunction = &Code{"ODS1510", "function of a rule",
		"Go functions start with a capital letter, take names, and are the dialect's hooks; all rules call one in the same way. Others are const, either, absent, present, mlir, and those of conditions.",
		"dialect: d\nops:\n  a: {operands: [{x: I32}], results: [{r: I32}]}\npatterns:\n  R: (a zero($x)) => $x\n"}
	RuleConst = &Code{"ODS1511", "constant of a rule",
		"Attributes are given like defaults: a number, a case, true, text in quotes, a list, or mlir(\"...\") with an attribute in MLIR's syntax.",
		"dialect: d\nops:\n  a:\n    operands: [{x: I32}]\n    attributes: [{n: UnitAttr}]\n    results: [{r: I32}]\npatterns:\n  R: (a $x n=3) => $x\n"}
	RuleTypes = &Code{"ODS1512", "result types of what a rule builds",
		"Types are inferred, or taken from the results that are replaced, or written: (op ... -> $x).",
		"dialect: d\nops:\n  a: {operands: [{x: AnyType}], results: [{r: AnyType}]}\npatterns:\n  R: (a $x) => (a (a $x))\n"}
	RuleStep = &Code{"ODS1513", "step of a rule",
		"build: and after: list operations and calls of Go functions.",
		"dialect: d\nops:\n  a: {operands: [{x: I32}], results: [{r: I32}]}\npatterns:\n  R: {rule: (a $x) => $x, build: [$x]}\n"}
	RuleShadowed = &Code{"ODS1514", "shadowed rule",
		"Another rule that is tried first matches everything that this one matches, so that this one never fires.",
		"dialect: d\nops:\n  a: {operands: [{x: I32}], results: [{r: I32}]}\n  b: {operands: [{x: I32}], results: [{r: I32}]}\npatterns:\n  R: (a $x) => $x\n  S: {rule: (a (b $x)) => $x, benefit: 1}\n"}
	RuleUnreachable = &Code{"ODS1515", "unreachable rule",
		"No operation can ever match.",
		"dialect: d\nops:\n  a: {operands: [{x: I32}, {y: I32}], results: [{r: I32}], traits: [Commutative]}\npatterns:\n  R: (a const(0) $y) => $y\n"}
	RuleCycle = &Code{"ODS1516", "cyclic rules",
		"The result of a rule is matched by a rule again, and so on, until the first one matches what it started from: rewriting would never end.",
		"dialect: d\nops:\n  a: {operands: [{x: I32}, {y: I32}], results: [{r: I32}]}\npatterns:\n  R: (a $x $y) => (a $y $x)\n"}

	ruleCodes = []*Code{
		RuleSyntax, RuleOp, RuleArity, RuleName, RuleMatch, RuleKind, RuleAttr, RuleResults, RuleResult, RuleFunction, RuleConst,
		RuleTypes, RuleStep,
		RuleShadowed, RuleUnreachable, RuleCycle,
	}
)
