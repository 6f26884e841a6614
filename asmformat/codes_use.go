package asmformat

// The codes of elements at places where they cannot stand, and of names.
var (
	codeLiteralPlace = &code{id: "ODS1101", title: "literal inside a directive",
		message: "a literal can only stand at the top level of a format, not inside '%s'",
		fix:     "move it in front of or behind the directive",
		text:    "Directives take variables and other directives; what is matched literally stands between the elements.",
		example: "op\nresult r\n---\nattr-dict `:` type(`r`)", repaired: "attr-dict `:` type($r)"}
	codeStringPlace = &code{id: "ODS1102", title: "string outside a custom directive",
		message: "a string can only be an argument of a custom directive",
		fix:     "write `text` in backticks for text that is to be matched",
		text:    "Strings are handed to the functions of a custom directive; they are not matched.",
		example: "op\n---\n\"to\" attr-dict", repaired: "`to` attr-dict"}
	codeGroupPlace = &code{id: "ODS1103", title: "optional group inside a directive",
		message: "an optional group can only stand at the top level of a format or in another group, not inside '%s'",
		fix:     "put the directive inside the group",
		text:    "A group makes elements optional, so it stands around the directives.",
		example: "op\nresult r\n---\nattr-dict `:` type(($r)?)", repaired: "attr-dict `:` type($r)"}
	codeTopOnly = &code{id: "ODS1104", title: "directive at a wrong place",
		message: "'%s' can only be used as a top-level directive, not inside '%s'", fix: "move it to the top level",
		text:    "attr-dict, prop-dict, functional-type, regions, successors, oilist and custom are pieces of syntax by themselves.",
		example: "op\nresult r\n---\nattr-dict `:` type(attr-dict) type($r)", repaired: "attr-dict `:` type($r)"}
	codeNotHere = &code{id: "ODS1105", title: "directive of another kind of format",
		message: "'%s' is not available in the format of %s", fix: "remove it",
		text:    "params and struct are for attributes and types; type, attr-dict, operands, oilist and so on for operations.",
		example: "op\n---\nparams attr-dict", repaired: "attr-dict"}
	codeRefPlace = &code{id: "ODS1106", title: "ref outside a custom directive",
		message: "'ref' is only valid as an argument of a custom directive", fix: "use the element itself",
		text:    "ref hands something that was already parsed to a custom directive.",
		example: "op\noperand a!\n---\n$a ref($a) attr-dict", repaired: "$a attr-dict"}
	codeCustomArg = &code{id: "ODS1107", title: "unsuitable argument of a custom directive",
		message: "%s cannot be an argument of a custom directive",
		fix:     "use variables, type($x), ref(...), attr-dict, prop-dict or a string",
		text:    "The functions of a custom directive get single entities.",
		example: "op\noperand a!\n---\ncustom<X>(operands) attr-dict", repaired: "custom<X>($a) attr-dict"}
	codeTypeArg = &code{id: "ODS1108", title: "unsuitable argument of type",
		message: "%s has no type that could be written here", fix: "name an operand or result, or use operands or results",
		text:    "type(...) and functional-type(...) apply to operands and results, the things that have types of their own in MLIR's text.",
		example: "op\nattr n: typed\n---\n$n attr-dict `:` type($n)", repaired: "$n attr-dict"}
	codeTypeNested = &code{id: "ODS1109", title: "type of a type",
		message: "'type' cannot be an argument of '%s'", fix: "name the variable itself",
		text:    "A type has no type.",
		example: "op\noperand a\n---\n$a attr-dict `:` type(type($a))", repaired: "$a attr-dict `:` type($a)"}
	codeQualifiedArg = &code{id: "ODS1110", title: "unsuitable argument of qualified",
		message: "'qualified' expects %s, not %s", fix: "remove 'qualified'",
		text:    "qualified asks for the dialect's prefix, which only attributes and types have.",
		example: "op\noperand a!\n---\nqualified($a) attr-dict", repaired: "$a attr-dict"}
	codeResultPlace = &code{id: "ODS1111", title: "result outside type",
		message: "%s can only be used inside 'type' or 'functional-type'",
		fix:     "results are named on the left of '='; write type(...) for their types",
		text:    "The names of results are written by MLIR itself in front of the operation.",
		example: "op\nresult r\n---\n$r attr-dict `:` type($r)", repaired: "attr-dict `:` type($r)"}
	codeUnknownVar = &code{id: "ODS1201", title: "unknown variable",
		message: "'$%s' is no %s of '%s'",
		text:    "Variables name what the definition declares: operands, attributes, properties, regions, successors and results of an operation, parameters of an attribute or type.",
		example: "op\noperand lhs!\n---\n$lsh attr-dict", repaired: "$lhs attr-dict"}
	codeBound = &code{id: "ODS1202", title: "bound twice",
		message: "%s is already bound", fix: "remove one of the two",
		text:    "Each operand, attribute, property, region, successor and parameter is parsed at one place. To hand it to a custom directive again, use ref(...).",
		example: "op\noperand a!\n---\n$a $a attr-dict", repaired: "$a attr-dict"}
	codeOverlap = &code{id: "ODS1203", title: "overlap",
		message: "'%s' stands for all of them and overlaps with %s", fix: "use either the directive or the single variables",
		text:    "operands, regions and successors bind everything of their kind.",
		example: "op\noperand a!\n---\n$a operands attr-dict", repaired: "operands attr-dict"}
	codeTypeBound = &code{id: "ODS1204", title: "type bound twice",
		message: "the type of %s is already bound", fix: "remove one of the two",
		text:    "Each type is parsed at one place.",
		example: "op\noperand a\n---\n$a attr-dict `:` type($a) type($a)", repaired: "$a attr-dict `:` type($a)"}
	codeUnbound = &code{id: "ODS1205", title: "reference in front of the element",
		message: "%s must be bound before it is referenced by 'ref'", fix: "move the element in front of the custom directive",
		text:    "ref hands over what was already parsed; the parser works from left to right.",
		example: "op\noperand a!\n---\ncustom<X>(ref($a)) $a attr-dict", repaired: "$a custom<X>(ref($a)) attr-dict"}
	codeNoAttrDict = &code{id: "ODS1206", title: "no attr-dict",
		message: "'attr-dict' is missing from the format", fix: "add attr-dict, in most formats in front of the types",
		text:    "Without attr-dict, attributes that the format does not name would be lost in the text.",
		example: "op\noperand a!\n---\n$a", repaired: "$a attr-dict"}
	codeAttrDictTwice = &code{id: "ODS1207", title: "two dictionaries",
		message: "'%s' has already been seen", fix: "remove one of the two",
		text:    "A format has exactly one attr-dict (or attr-dict-with-keyword) and at most one prop-dict.",
		example: "op\n---\nattr-dict attr-dict", repaired: "attr-dict"}
	codeMissing = &code{id: "ODS1208", title: "not in the format",
		message: "%s is not in the format",
		text:    "All operands, regions and successors of an operation and all parameters without default must be in the format, else they would be lost in the text.",
		example: "op\noperand a!\noperand b!\n---\n$a attr-dict", repaired: "$a `,` $b attr-dict"}
	codeNoType = &code{id: "ODS1209", title: "type unknown",
		message: "the type of %s is neither in the format nor can it be inferred",
		text:    "The parser must know the types of all operands and results: from a type directive, from a constraint that admits exactly one type, or from a trait that derives it from a known type.",
		example: "op\noperand a\n---\n$a attr-dict", repaired: "$a attr-dict `:` type($a)"}
	codeLostProp = &code{id: "ODS1210", allowable: true, title: "property lost on round trip",
		message: "property '%s' is neither in the format nor in a prop-dict: printing loses its value",
		fix:     "name it in the format or add prop-dict",
		text:    "attr-dict holds attributes only. A property that is no attribute must be printed by the format or by prop-dict; mlir-tblgen accepts such formats, and the value is silently dropped.",
		example: "op\nprop p\n---\nattr-dict", repaired: "$p attr-dict"}
	codeRefPropDict = &code{id: "ODS1211", title: "reference to prop-dict",
		message: "'prop-dict' cannot be referenced", fix: "reference the single properties",
		text:    "There is no value that stands for all properties.",
		example: "op\n---\nprop-dict custom<X>(ref(prop-dict)) attr-dict", repaired: "prop-dict attr-dict"}
	codeSelfParam = &code{id: "ODS1212", title: "self type in the format",
		message: "parameter '%s' is the type behind the attribute and cannot be in its format", fix: "remove it",
		text:    "The self type is read by the attribute parser, behind ':'.",
		example: "attr\nparam t self\n---\n$t", repaired: "`x`"}
	codeStructArg = &code{id: "ODS1213", title: "unsuitable argument of struct",
		message: "'struct' takes parameters, custom directives with one parameter, or params alone, not %s", fix: "list the parameters",
		text:    "A struct is a list of key = value pairs; the keys are names of parameters.",
		example: "attr\nparam a\n---\nstruct($a, params)", repaired: "struct($a)"}
	codeListPlace = &code{id: "ODS1214", title: "params or struct at a wrong place",
		message: "'%s' can only be used %s", fix: "move it to the top level",
		text:    "params and struct are lists of parameters with their own punctuation.",
		example: "attr\nparam a\n---\ncustom<X>(params)", repaired: "custom<X>($a)"}
)
