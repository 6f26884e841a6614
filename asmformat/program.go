package asmformat

// Step is one step of a program: an [Element] leaf (print it, or parse and bind it), or a control step: *[PrintIf],
// *[NoOperands], *[ParseIf], *[ParseClauses], *[ParseAttr], *[SetUnit].
type Step interface{ Where() Span }

// Program is what printing and parsing do, in order. Steps are run from first to last; a parse step that fails ends the
// run.
type Program struct {
	// Print writes the text behind the operation's name (or behind the mnemonic of a type or attribute).
	Print []Step
	// Parse reads it.
	Parse []Step
	// Finish runs after Parse in operation formats: it stores segment sizes, adds result types and resolves operands.
	Finish []Finish
	// Elided lists what attr-dict does not print.
	Elided []Elision
	// PropDictElided lists what prop-dict does not print. Nil without a prop-dict.
	PropDictElided []Elision
	// DictIsDiscardable: attr-dict prints and holds discardable attributes only, because a prop-dict has the rest.
	DictIsDiscardable bool
}

// Presence is one reason for printing an optional group: the group is printed when any of them holds.
type Presence struct {
	Kind PresenceKind
	Ref  Ref
	// All is set for a type of all operands or results.
	All bool
}

// PresenceKind tells how presence is tested.
type PresenceKind uint8

const (
	// PresentIfSet: the optional attribute, operand or result is there.
	PresentIfSet PresenceKind = iota
	// PresentIfNotEmpty: a variadic has elements; a region has blocks.
	PresentIfNotEmpty
	// PresentIfNotDefault: the attribute, property or parameter differs from its default. For an attribute that is also
	// optional: is set and differs.
	PresentIfNotDefault
	// PresentAlways: nothing to test; the element is always there.
	PresentAlways
)

// PrintIf prints one of two branches.
type PrintIf struct {
	at
	Any        []Presence
	Negate     bool
	Then, Else []Step
}

// NoOperands is where operands would be that are absent, when nothing needs to follow: what comes next could be taken for
// them.
type NoOperands struct{ at }

// ParseIf parses Then when Guard is there, else Else. Guard consumes what it accepts.
type ParseIf struct {
	at
	Guard Guard
	// Then are the steps after the guard's own binding, Else may be empty.
	Then, Else []Step
}

// GuardKind tells how the presence of a group is recognised.
type GuardKind uint8

const (
	// GuardLiteral: the literal is the next token; consumed.
	GuardLiteral GuardKind = iota
	// GuardElement: the element is parsed if it can start here (optional operand, attribute, region); the group is
	// taken when something was bound.
	GuardElement
	// GuardCustom: the custom directive is run in its optional form, which tells "not here" from failure.
	GuardCustom
	// GuardProp: the property's optional parser.
	GuardProp
)

// Guard selects a branch of a [ParseIf].
type Guard struct {
	Kind GuardKind
	// Literal is set for GuardLiteral, Element for the others.
	Literal *Literal
	Element Element
}

// SetUnit binds a unit attribute or property (or UnitProp) because its group or clause is present.
type SetUnit struct {
	at
	Ref Ref
}

// ParseClauses reads the clauses of an oilist in any order until none matches. A second occurrence fails with
// Duplicate(keyword) at the operation's name.
type ParseClauses struct {
	at
	Clauses []ParseClause
}

// ParseClause is one clause: after the keyword the steps run.
type ParseClause struct {
	Literal *Literal
	Body    []Step
}

// FinishKind tells what a [Finish] step does.
type FinishKind uint8

const (
	// AddRegions moves the parsed regions into the operation in declaration order (or all of them).
	AddRegions FinishKind = iota
	// AddSuccessors does so for successors.
	AddSuccessors
	// SetOperandSegments and SetResultSegments store the sizes of the groups.
	SetOperandSegments
	// SetResultSegments does so for results.
	SetResultSegments
	// SetGroupSizes stores the inner sizes of a variadic-of-variadic operand in its sizes attribute.
	SetGroupSizes
	// CheckType verifies the type of an operand or result (Ref) against its constraint before it is given to a
	// transformer. It fails with "'name' must be SUMMARY, but got TYPE" at the operation's name.
	CheckType
	// AddResultTypes appends the types of one result (Ref) from Source, or all of them when Ref.Index is -1.
	AddResultTypes
	// ResolveOperands resolves one operand group (Ref) with types from Source, or all in one list when Ref.Index is -1:
	// then with the list of all types when Source is SourceFullList, else with the concatenation of Each. When the
	// numbers differ it fails with "number of operands and types do not match: got N operands and M types", at the first
	// operand of the group (at the operation's name when single variables were read but their types as one list).
	ResolveOperands
	// InferResultTypes calls the operation's inference, after the operands are resolved.
	InferResultTypes
)

// Finish is one step after parsing.
type Finish struct {
	Kind   FinishKind
	Ref    Ref
	Source TypeSource
	// Each are the sources of the single operands, for a ResolveOperands of all of them whose types are not one list:
	// the resolved list is their concatenation.
	Each []TypeSource
}

// SourceKind tells where types come from.
type SourceKind uint8

const (
	// SourceParsed: from a type directive for this very value (or for all, when All is set).
	SourceParsed SourceKind = iota
	// SourceBuildable: built from the constraint of the value itself.
	SourceBuildable
	// SourceSameAs: the type of Of: all of its types when Of is variadic, else the one.
	SourceSameAs
	// SourceMatch: Subject.TypesMatch[Match] applied to Of: to all of its types when Of is variadic, else to the one.
	SourceMatch
	// SourceFullList: the parsed list of all operand (result) types, to be split by the groups' lengths.
	SourceFullList
)

// TypeSource says where the types of a value come from. It is a chain when Of itself was not written: then Via is the
// source of Of.
type TypeSource struct {
	Kind SourceKind
	// Of is the value or attribute whose type is used.
	Of Ref
	// Match indexes Subject.TypesMatch.
	Match int
	// Via is the source of Of when Of's types were not parsed, else nil.
	Via *TypeSource
}

// Elision is one entry that a dictionary does not print.
type Elision struct {
	// Name is the key.
	Name string
	// Attr indexes Subject.Attrs and Prop Subject.Props; both are -1 for the segment sizes, one is for all others.
	Attr, Prop int
	// IfDefault: left out only when the value equals the attribute's default. Else always, because the format binds it.
	IfDefault bool
}
