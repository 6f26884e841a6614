package asmformat

// Element is a resolved piece of a format. Leaves are shared by the element tree and the print and parse programs:
// *[Literal], *[Whitespace], *[Var], *[TypeOf], *[FunctionalType], *[AttrDict], *[PropDict], *[All], *[Custom],
// *[Args], *[Params], *[Struct]. Composite elements are *[Group] and *[OIList].
type Element interface {
	// Where is the byte range of the element in the format text.
	Where() Span
}

type at struct{ Span Span }

// Where returns the byte range of the element in the format text.
func (a at) Where() Span { return a.Span }

// VarKind tells what a variable names.
type VarKind uint8

// The kinds of variables. Param occurs in attribute and type formats only, the others in operation formats only.
const (
	OperandVar VarKind = iota
	ResultVar
	AttrVar
	PropVar
	RegionVar
	SuccessorVar
	ParamVar
)

// Ref names a declared thing of the subject.
type Ref struct {
	Kind VarKind
	// Index is its place in the subject's slice for the kind.
	Index int
}

// Literal is a keyword or punctuation.
type Literal struct {
	at
	Text string
	// Space: the printer writes a space before it.
	Space bool
}

// IsKeyword reports whether the literal is a word, not punctuation.
func (l *Literal) IsKeyword() bool { return l.Text != "" && isKeywordStart(l.Text[0]) }

func isKeywordStart(c byte) bool {
	return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}

// BlankKind tells the whitespace elements apart.
type BlankKind uint8

// The whitespace elements: an empty literal suppresses the automatic space, a blank one writes a space, `\n` starts a
// new line.
const (
	BlankNone BlankKind = iota
	BlankSpace
	BlankNewline
)

// Whitespace is a whitespace element. The parser ignores it; BlankNone prints nothing by itself.
type Whitespace struct {
	at
	Kind BlankKind
}

// Var is a variable: $x.
type Var struct {
	at
	Ref  Ref
	Name string
	// Qualified: written under qualified(...): with the dialect's prefix.
	Qualified bool
	// Maybe: parsing it may find nothing, which is no error: an optional attribute outside a group, or the element
	// that guards a group. Optional and variadic operands, regions and successors may be empty without it. An attribute
	// in stripped form (not Qualified) is tried when the next token is in its First; upstream cannot read it at all.
	Maybe bool
	// Space: the printer writes a space before it.
	Space bool
	// SpaceIfPresent: the space belongs to the value and is left out with it.
	SpaceIfPresent bool
	// EntryArgs are, for a region, the args directives that name the arguments of its entry block, in order.
	EntryArgs []*Args
}

// AllKind tells the directives that stand for all values of a kind.
type AllKind uint8

// The kinds of [All].
const (
	AllOperands AllKind = iota
	AllResults
	AllRegions
	AllSuccessors
)

// All is one of the directives operands, results, regions, successors.
type All struct {
	at
	Kind  AllKind
	Space bool
}

// TypeArg is what type(...) and functional-type(...) apply to: one variable, or all operands or results.
type TypeArg struct {
	// All is set for type(operands) and type(results); Ref is then unused except for its kind.
	All bool
	Ref Ref
	// Arity is that of the variable; Variadic for All.
	Arity Arity
}

// TypeOf is type(x).
type TypeOf struct {
	at
	Arg       TypeArg
	Qualified bool
	Space     bool
}

// FunctionalType is functional-type(x, y).
type FunctionalType struct {
	at
	Inputs, Results TypeArg
	Space           bool
}

// AttrDict is attr-dict or attr-dict-with-keyword. Its printer writes its own leading space.
type AttrDict struct {
	at
	Keyword bool
}

// PropDict is prop-dict. Its printer writes its own leading space.
type PropDict struct{ at }

// Custom is custom<Name>(...).
type Custom struct {
	at
	Name  string
	Args  []CustomArg
	Space bool
}

// ArgKind tells what is handed to a custom directive.
type ArgKind uint8

// The kinds of arguments.
const (
	ArgVar ArgKind = iota
	ArgType
	ArgText
	ArgAttrDict
	ArgPropDict
	ArgAll // only under ref
)

// CustomArg is one argument of a custom directive.
type CustomArg struct {
	Kind ArgKind
	// Ref is the variable of ArgVar, and of ArgType.
	Ref Ref
	// All is the kind for ArgAll.
	All AllKind
	// Arity of the variable or type: pointer, slice or single value in the function's signature.
	Arity Arity
	// ByRef: wrapped in ref(...): already parsed, read only.
	ByRef bool
	// Text is the string of ArgText.
	Text string
	Span Span
}

// Group is an optional group.
type Group struct {
	at
	Then, Else []Element
	// HasElse tells an empty else branch from none.
	HasElse bool
	// Anchor is the element marked with ^. Inverted: it stands in the else branch, so Then is printed when it is
	// absent.
	Anchor   Element
	Inverted bool
	// Guard is the first parsable element of Then; its presence in the input selects Then.
	Guard Element
	// ElidedAnchor: the anchor is a unit attribute or property and not first: neither printed nor parsed, the group's
	// presence is its value.
	ElidedAnchor bool
}

// OIList is a list of clauses in any order, each at most once.
type OIList struct {
	at
	Clauses []Clause
}

// Clause is one clause of an [OIList].
type Clause struct {
	Literal *Literal
	Body    []Element
	// Unit is set when the clause's body is a single unit attribute or property, which is set by the keyword alone.
	Unit *Var
}

// Params is the params directive: all parameters as a comma separated list.
type Params struct {
	at
	// Items are the parameters (never the self type), in declaration order.
	Items []*Var
	Space bool
	// SpaceIfPresent: the space is left out when no item is printed.
	SpaceIfPresent bool
}

// CommaRequired reports whether the comma behind item i must be there: a required parameter follows. Else its absence
// ends the list. The parser looks for a comma only behind items that are not their default.
func (p *Params) CommaRequired(s *Subject, i int) bool {
	for _, v := range p.Items[i+1:] {
		if !s.Params[v.Ref.Index].Optional {
			return true
		}
	}
	return false
}

// Struct is the struct directive: key = value pairs in any order, separated by commas. When all fields are required,
// the parser reads exactly that many; else it goes on as long as there are commas, and when all are optional the list
// may be empty. Faults: "expected a parameter name in struct", "duplicate or unknown struct parameter name: KEY", and
// behind the list "struct is missing required parameter: NAME", all at the current token.
type Struct struct {
	at
	Fields []StructField
	Space  bool
	// SpaceIfPresent: the space is left out when no field is printed.
	SpaceIfPresent bool
}

// StructField is one field of a [Struct].
type StructField struct {
	// Param indexes Subject.Params; its name is the key.
	Param int
	// Value is a *[Var] or a *[Custom].
	Value Element
}
