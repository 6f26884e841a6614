package asmformat

import (
	"fmt"
	"strings"
)

// The functions of this file give the texts of the faults that a parser made from a [Program] reports, as upstream's
// generated parsers word them. Faults of the parsers of single entities (operands, types, attributes, regions) have the
// wording of those; "custom op 'NAME' " in front is added by the operation parser to what hooks and generated code
// report, and not to the faults of its own punctuation, operands and attributes.
//
//	step                       fault                                            place
//	Literal, punctuation       expected ','                                     the token; no "custom op"
//	Literal, keyword           expected 'to'                                    the token
//	Var, enum keyword          EnumExpected, EnumInvalid                        the token
//	Var, other attribute       expected attribute value                         the token; no "custom op"
//	Var, symbol name           expected valid '@'-identifier for symbol name    the token
//	Var, property              PropInvalid                                      the value's first token
//	Var, parameter             ParamInvalid                                     the token behind the value
//	FunctionalType, TypeOf     WrongTypeKind (from the type parser)             the type's first token
//	AttrDict                   'NAME' op attribute ... (inherent attributes)    the dictionary's first token
//	ParseClauses               ClauseTwice                                      the operation's name
//	Custom                     the hook's; CustomInvalid for parameters         the directive's first token
//	Struct                     StructKey, StructName, StructMissing             the current token
//	Finish: CheckType          TypeMismatch                                     the operation's name
//	Finish: ResolveOperands    OperandCount                                     see [ResolveOperands]

// EnumExpected is the fault of an enum keyword that is no case, or no word at all.
func EnumExpected(attr string, cases []string) string {
	return fmt.Sprintf("expected string or keyword containing one of the following enum values for attribute '%s' [%s]",
		attr, strings.Join(cases, ", "))
}

// EnumInvalid is the fault of an enum value that was written as a string and is no case.
func EnumInvalid(attr, text string) string {
	return fmt.Sprintf("invalid %s attribute specification: \"%s\"", attr, text)
}

// PropInvalid is the fault of a property that cannot be parsed; storage names its type.
func PropInvalid(prop, storage string) string {
	return fmt.Sprintf("invalid value for property %s, expected %s", prop, storage)
}

// ParamInvalid is the fault of a parameter that cannot be parsed; def is the name of the definition.
func ParamInvalid(def, param, storage string) string {
	return fmt.Sprintf("failed to parse %s parameter '%s' which is to be a `%s`", def, param, storage)
}

// CustomInvalid is the fault of a custom directive that returned without a required parameter.
func CustomInvalid(param string) string {
	return fmt.Sprintf("custom parser failed to parse parameter '%s'", param)
}

// ClauseTwice is the fault of a clause of an oilist that occurs again.
func ClauseTwice(keyword string) string {
	return fmt.Sprintf("`%s` clause can appear at most once in the expansion of the oilist directive", keyword)
}

// StructKey is the fault of a struct entry that does not start with a name.
const StructKey = "expected a parameter name in struct"

// StructName is the fault of a name that is no field or was there before.
func StructName(key string) string { return "duplicate or unknown struct parameter name: " + key }

// StructMissing is the fault of a struct without one of its required fields.
func StructMissing(param string) string { return "struct is missing required parameter: " + param }

// WrongTypeKind is the fault of a type of another kind: expected "builtin.function", found "i32".
func WrongTypeKind(expected, found string) string {
	return fmt.Sprintf("invalid kind of type specified: expected %s, but found '%s'", expected, found)
}

// TypeMismatch is the fault of a type that does not satisfy its constraint, found before a transformer uses it.
func TypeMismatch(value, summary, found string) string {
	return fmt.Sprintf("'%s' must be %s, but got %s", value, summary, found)
}

// OperandCount is the fault of different numbers of operands and types.
func OperandCount(operands, types int) string {
	return fmt.Sprintf("number of operands and types do not match: got %d operands and %d types", operands, types)
}
