package asmformat

// The codes of the text itself: characters, literals, punctuation.
var (
	codeCharacter = &code{id: "ODS1001", title: "unexpected character",
		message: "unexpected character %s", fix: "put text that is to be matched in backticks",
		text:    "Outside backticks a format consists of directives, $variables, parentheses and the marks ^ ? : | , < >.",
		example: "op\n---\n@name attr-dict", repaired: "`name` attr-dict"}
	codeVariableName = &code{id: "ODS1002", title: "variable without a name",
		message: "expected a variable name behind '$'", fix: "name an argument, result, region or successor: $name",
		text:    "A dollar sign starts the name of something that the operation declares. Names start with a letter or '_'.",
		example: "op\n---\n$1 attr-dict", repaired: "attr-dict"}
	codeOpenLiteral = &code{id: "ODS1003", title: "unterminated literal",
		message: "literal is not closed before the end of the format", fix: "add the closing backtick",
		text:    "A literal stands between two backticks.",
		example: "op\n---\nattr-dict `to", repaired: "attr-dict `to`"}
	codeOpenString = &code{id: "ODS1004", title: "unterminated string",
		message: "string is not closed before the end of the format", fix: "add the closing '\"'",
		text:    "A string argument of a custom directive stands between two double quotes.",
		example: "op\n---\ncustom<X>(\"a) attr-dict", repaired: "custom<X>(\"a\") attr-dict"}
	codeElement = &code{id: "ODS1005", title: "no element",
		message: "expected a literal, variable, directive or optional group, but found %s",
		text:    "At this place only an element of a format can stand.",
		example: "op\n---\n, attr-dict", repaired: "`,` attr-dict"}
	codeDirective = &code{id: "ODS1006", title: "unknown directive",
		message: "%s is not a directive",
		text:    "A bare word is a directive: attr-dict, type, functional-type, operands, ... Keywords to be matched are written in backticks.",
		example: "op\n---\natr-dict attr-dict", repaired: "attr-dict"}
	codeOpenParen = &code{id: "ODS1007", title: "missing argument list",
		message: "expected '(' and the arguments of '%s', but found %s", fix: "add the arguments in parentheses",
		text:    "This directive applies to something, which is given in parentheses right behind it.",
		example: "op\nresult r\n---\nattr-dict `:` type $r", repaired: "attr-dict `:` type($r)"}
	codeCloseParen = &code{id: "ODS1008", title: "missing closing parenthesis",
		message: "expected ')' at the end of the %s, but found %s", fix: "add ')'",
		text:    "Every parenthesis needs its counterpart.",
		example: "op\nresult r\n---\nattr-dict `:` type($r", repaired: "attr-dict `:` type($r)"}
	codeComma = &code{id: "ODS1009", title: "missing comma",
		message: "expected ',' or ')' in the arguments of '%s', but found %s", fix: "separate arguments by ','",
		text:     "Arguments of a directive are separated by commas.",
		example:  "op\nresult r\noperand a\n---\n$a attr-dict `:` functional-type($a $r)",
		repaired: "$a attr-dict `:` functional-type($a, $r)"}
	codeArgument = &code{id: "ODS1010", title: "missing argument",
		message: "expected an argument of '%s', but found %s", fix: "remove the extra comma",
		text:    "A comma in an argument list stands between two arguments.",
		example: "op\n---\ncustom<X>(\"1\",) attr-dict", repaired: "custom<X>(\"1\") attr-dict"}
	codeArgCount = &code{id: "ODS1011", title: "wrong number of arguments",
		message: "'%s' takes %s, not %d", fix: "give as many arguments as the directive takes",
		text:    "type, qualified and ref take one argument, functional-type two, custom and struct at least one.",
		example: "op\nresult r\n---\nattr-dict `:` type()", repaired: "attr-dict `:` type($r)"}
	codeNoArgs = &code{id: "ODS1012", title: "directive without arguments",
		message: "'%s' takes no arguments", fix: "remove the parentheses",
		text:    "Directives such as operands or attr-dict stand for something by themselves.",
		example: "op\noperand a!\n---\noperands($a) attr-dict", repaired: "operands attr-dict"}
	codeCustomName = &code{id: "ODS1013", title: "malformed custom directive",
		message: "expected %s, but found %s", fix: "write custom<Name>(arguments)",
		text:    "A custom directive names its pair of functions in angle brackets: custom<Name>($a, $b).",
		example: "op\n---\ncustom(\"1\") attr-dict", repaired: "custom<X>(\"1\") attr-dict"}
	codeQuestion = &code{id: "ODS1014", title: "optional group without '?'",
		message: "expected '?' behind the optional group, but found %s", fix: "add '?'",
		text:    "Parentheses at the top level make an optional group; its end is marked by '?'.",
		example: "op\nattr n?: typed\n---\n(`n` $n^) attr-dict", repaired: "(`n` $n^)? attr-dict"}
	codeElseParen = &code{id: "ODS1015", title: "malformed else branch",
		message: "expected '(' to start the else branch of the optional group, but found %s", fix: "write (then):(else)?",
		text:    "Behind ':' an optional group has a second pair of parentheses with what is printed instead.",
		example: "op\nattr n?: typed\n---\n(`n` $n^):`none`? attr-dict", repaired: "(`n` $n^):(`none`)? attr-dict"}
	codeClauseStart = &code{id: "ODS1016", title: "clause without keyword",
		message: "expected a literal at the start of an oilist clause, but found %s", fix: "start each clause with a `keyword`",
		text:    "The clauses of an oilist are told apart by their first literal.",
		example: "op\nattr n?: typed\n---\noilist($n | `a`) attr-dict", repaired: "oilist(`n` $n) attr-dict"}
	codeLiteralChar = &code{id: "ODS1017", title: "invalid literal",
		message: "`%s` is no literal: a single character must be a letter or one of _ : , = < > ( ) [ ] { } ? + - *",
		fix:     "use one of these characters or a keyword",
		text:    "MLIR's lexer knows only this punctuation.",
		example: "op\n---\n`|` attr-dict", repaired: "`:` attr-dict"}
	codeLiteralStart = &code{id: "ODS1018", title: "invalid literal",
		message: "`%s` is no literal: a keyword starts with a letter or '_'", fix: "write punctuation as separate literals",
		text:    "A literal is one keyword, one punctuation character, `->` or `...`; `::` or `=>` are no tokens of MLIR.",
		example: "op\n---\n`=>` attr-dict", repaired: "`=` `` `>` attr-dict"}
	codeLiteralWord = &code{id: "ODS1019", title: "invalid literal",
		message: "`%s` is no literal: a keyword has only letters, digits, '_', '$' and '.'", fix: "split it into several literals",
		text:    "A literal is exactly one token. Texts of several tokens are several literals.",
		example: "op\n---\n`a b` attr-dict", repaired: "`a` `b` attr-dict"}
	codeAnchorOutside = &code{id: "ODS1020", title: "anchor outside an optional group",
		message: "'^' marks the anchor of an optional group, but this element is in none",
		fix:     "remove '^' or put the element in (...)?",
		text:    "The anchor decides whether a group is printed; elsewhere it has no meaning.",
		example: "op\nattr n: typed\n---\n$n^ attr-dict", repaired: "$n attr-dict"}
	codeAnchorTwice = &code{id: "ODS1021", title: "anchor mark repeated",
		message: "this element is already marked as the anchor", fix: "remove one '^'",
		text:    "One '^' is enough.",
		example: "op\nattr n?: typed\n---\n($n^^)? attr-dict", repaired: "($n^)? attr-dict"}
	codeDepth = &code{id: "ODS1022", title: "nesting too deep",
		message: "parentheses are nested deeper than %d levels", fix: "write a flatter format",
		text: "Formats of people never come near this limit; it keeps broken input from exhausting the stack."}
	codeElements = &code{id: "ODS1023", title: "format too long",
		message: "a format has more than %d elements", fix: "write the syntax in Go: 'format: custom'",
		text: "Formats of people never come near this limit; it keeps a short definition with variables from making megabytes of Go."}
)
