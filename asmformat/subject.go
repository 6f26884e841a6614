package asmformat

// SubjectKind tells what a format describes.
type SubjectKind uint8

// The kinds of subjects.
const (
	OpSubject SubjectKind = iota
	AttrSubject
	TypeSubject
)

// Arity says how many values, regions or blocks one declared name stands for.
type Arity uint8

// The arities. Regions and successors are Single or Variadic; VariadicOfVariadic is for operands only.
const (
	Single Arity = iota
	Optional
	Variadic
	VariadicOfVariadic
)

// IsVarLen reports whether the arity is anything but exactly one.
func (a Arity) IsVarLen() bool { return a != Single }

// Subject describes what the format is about. Indices in elements and steps are indices into its slices, which hold the
// declarations in their order.
type Subject struct {
	Kind SubjectKind
	// Name is used in messages: "arith.addi", "llvm.ptr".
	Name string
	// Allow are codes of findings that the author accepts: those about texts that cannot be read back, or lose something,
	// which mlir-tblgen does not report.
	Allow []string

	Operands   []Value
	Results    []Value
	Attrs      []Attr
	Props      []Prop
	Regions    []Region
	Successors []Successor
	// Params are the parameters of an attribute or type.
	Params []Param

	// SameOperandsAndResultType and SameTypeOperands are the traits of these names.
	SameOperandsAndResultType bool
	SameTypeOperands          bool
	// AllTypesMatch lists the groups of names (operands, results, attributes) whose types are equal.
	AllTypesMatch [][]string
	// TypesMatch are the type equations with a transformer. A [TypeSource] refers to them by index.
	TypesMatch []TypesMatch
	// InferTypes: the operation can compute its result types (InferTypeOpInterface). It does so in a format that writes
	// no result type, unless constraints and equations supply them all.
	InferTypes bool
	// OperandSegments and ResultSegments: the sizes of variable-length groups are stored in the property
	// operandSegmentSizes (resultSegmentSizes), which the parser fills.
	OperandSegments, ResultSegments bool
	// Terminator: the operation ends its block, so that no operation follows it.
	Terminator bool
}

// TypesMatch says that the type of To is computed from the type of From: TypesMatchWith and its two relatives.
type TypesMatch struct {
	From, To string
	Form     MatchForm
}

// MatchForm tells what a [TypesMatch] computes.
type MatchForm uint8

// The forms: one type from one, one type or none from an optional value, a list of types from a list.
const (
	MatchOne MatchForm = iota
	MatchOptional
	MatchRange
)

// Value is an operand or result.
type Value struct {
	// Name may be empty; such a value is reachable through operands and results only.
	Name  string
	Arity Arity
	// Buildable: the constraint admits exactly one type, which the parser can build without being told.
	Buildable bool
	// Any: the constraint accepts every type, so that checking it before a transformer is idle.
	Any bool
	// SizesAttr is the attribute that holds the group sizes of a VariadicOfVariadic operand.
	SizesAttr string
}

// AttrForm says how an attribute is written in a format.
type AttrForm uint8

const (
	// AttrFull is the whole attribute with its type: 3 : i32, #d.x<...>. The constraint admits attributes of several
	// classes: any attribute, or an attribute interface.
	AttrFull AttrForm = iota
	// AttrTyped has a buildable value type, which is neither printed nor read: 3, "text", @sym.
	AttrTyped
	// AttrStripped is an attribute of one class with a parser of its own: #d.x is left out unless qualified.
	AttrStripped
	// AttrSymbolName is a string attribute written @name.
	AttrSymbolName
	// AttrEnumKeyword is an enum stored as integer or old enum attribute, written as a keyword (or a string when a
	// case is not one).
	AttrEnumKeyword
)

// Attr is an inherent attribute.
type Attr struct {
	Name string
	Form AttrForm
	// Optional: may be absent. Default: has a default value, and is then printed only when different.
	Optional, Default bool
	// Unit: the presence is the value.
	Unit bool
	// OwnType: it has a type of its own, written behind ':', that nothing else tells.
	OwnType bool
	// Cases are the spellings of an enum's cases, for AttrEnumKeyword.
	Cases []string
	// First is what the written form can start with; zero means any attribute.
	First First
}

// Prop is a property that is not an attribute.
type Prop struct {
	Name string
	// Default: has a default value. OptionalParser: its parser can decline without consuming input.
	Default, OptionalParser bool
	// Unit: a presence flag.
	Unit bool
	// First is what the written form can start with; zero means unknown, which clashes with everything.
	First First
}

// Region is a region or, when variadic, the trailing list of them.
type Region struct {
	Name  string
	Arity Arity
	// Terminator: the operation has an implicit terminator (SingleBlockImplicitTerminator): the parser ensures it and
	// the printer may leave it out.
	Terminator bool
}

// Successor is a successor or, when variadic, the trailing list of them.
type Successor struct {
	Name  string
	Arity Arity
}

// Param is a parameter of an attribute or type.
type Param struct {
	Name string
	// Optional: may be absent (a declared default counts), elided when equal to the default.
	Optional bool
	// Self: the trailing ": type" of an attribute, bound outside the format.
	Self bool
	// List: written as a comma separated list, which would swallow a following comma.
	List bool
	// Bare: the written form has no prefix that it could be given: a number, a text, a case of an enum.
	Bare bool
	// First is what the written form can start with; zero means unknown.
	First First
}

// First describes the tokens with which a text can start. The zero value stands for "not known", which is treated as
// "any attribute" by [Attr] and as "anything" by [Prop] and [Param].
type First struct {
	// Tokens are exact spellings: "<", "[", "true", "none".
	Tokens []string
	// Classes are the token classes that are possible.
	Classes TokenClass
}

// TokenClass is a set of token kinds of MLIR's text.
type TokenClass uint16

// The token classes.
const (
	ClassKeyword  TokenClass = 1 << iota // a bare identifier, any spelling
	ClassInteger                         // 3; also -3
	ClassFloat                           // 3.5
	ClassString                          // "x"
	ClassSymbol                          // @x
	ClassPercent                         // %x
	ClassCaret                           // ^bb
	ClassHash                            // #x
	ClassBang                            // !x
	ClassAnyPunct                        // punctuation of unknown kind
	ClassAnything = ClassKeyword | ClassInteger | ClassFloat | ClassString | ClassSymbol | ClassPercent | ClassCaret | ClassHash | ClassBang | ClassAnyPunct
)
