package asm

import "github.com/odsgen/ods/core"

// Op is what a step does.
type Op uint8

// The steps of parsers. X and Y are registers where nothing else is said.
const (
	_ Op = iota

	// The steps that read a part. Those that try accept that it is not there.
	Keyword        // the word Text
	TryKeyword     // the same
	Operand        // X is the reference
	OptionalRef    // X holds at most one
	Operands       // X is the list
	NestedOperands // X is the list, Y the sizes of its groups
	Type           // X
	ReadAs         // X, of the class or definition Ref, a *[Class] or *[core.TypeDef]
	OptionalType   // X holds at most one
	TypeList       // X
	TryTypes       // the same
	NestedTypes    // X is the list, Y the sizes of its groups
	Functional     // X are the inputs of a function type, Y its results
	Region         // X
	RegionWith     // the same, with the arguments Y
	TryRegion      // X
	Regions        // X
	Successor      // X
	TrySuccessor   // X
	Successors     // X
	Argument       // X is the name
	Pair           // X is the name of an argument, Y what it stands for
	Pairs          // lists of them
	Arguments      // X is the list
	TypedArguments // the same, with types
	Dict           // the dictionary of attributes
	DictWith       // the same after its keyword
	PropDict       // the dictionary of properties, without the names Ref, a []string
	Prop           // the property of slot X
	TryProp        // the same
	Symbol         // a name in slot X
	TrySymbol      // the same
	Attr           // slot X, of the class Ref, a *[Class], an *[AttrOf] or nil
	TryAttr        // the same
	DefAttr        // slot X, as the definition Ref writes it, a *[core.AttrDef]
	TryDefAttr     // the same
	Dense          // slot X, the elements of a packed array of the type Ref, a *[Types]
	TryDense       // the same
	Enum           // slot X, a case of Ref, a *[Keywords]; Text is the attribute's name in messages
	TryEnum        // the same
	Custom         // what the [Hook] Ref reads
	TryCustom      // what the [TryHook] Ref reads
	Clauses        // the steps Then, each a clause, in any order; X of a clause says that it was there

	// Questions about what was read.
	HasRefs       // X is not empty
	HasRegions    // X is not empty
	HasBlocks     // X is not empty
	HasEntry      // X has a block
	HasSlot       // slot X has an attribute
	TryParameters // the parameters of a type or attribute start here

	// Else has in Then what is done when the part of the step before it is not there.
	Else

	// What is done besides reading.
	At           // X is the place of what follows
	SetUnit      // slot X is the unit attribute
	EnsureBlock  // X has a block
	EnsureBlocks // those of the list X have
	EnsureEnd    // X ends in the operation Text
	EnsureEnds   // those of the list X do
	AddRegion    // the operation gets X
	AddRegions   // the operation gets the list X
	AddBlock     // the operation gets X
	AddBlocks    // the operation gets the list X
	AddType      // the operation gets a result of type X, or of Ref, a *[Types] or a func(*[Frame]) [core.Type]
	AddTypes     // the operation gets results of the types X, or of Ref, a *[Types]
	AddArgs      // X gets the arguments Y, with the types Ref, a *[Types], unless it is nil
	RefSizes     // slot X holds the lengths of the lists of references Ref, a []int16; 1 for -1
	TypeSizes    // slot X holds the lengths of the lists of types Ref, a []int16; 1 for -1
	GroupSizes   // slot X holds the sizes Y
	Check        // the type X satisfies Ref, a *[Want]
	CheckAll     // the types X do
	Resolve      // the operation gets the operand X of the type Y, or of Ref, as in AddType
	ResolveSame  // the operation gets the operands X of the type Y, or of Ref, as in AddType
	ResolveAll   // the operation gets the operands X of the types Y, or of Ref, a *[Types] or *[Gather]; Z is 1 plus where they start
	InferTypes   // the operation gets results of the types that its definition infers
)

// The steps that read a punctuation, or try to.
const (
	punct    = Op(128)
	tryPunct = punct + 32

	Comma      = punct + Op(core.PunctComma)
	Colon      = punct + Op(core.PunctColon)
	ColonColon = punct + Op(core.PunctColonColon)
	Equal      = punct + Op(core.PunctEqual)
	Arrow      = punct + Op(core.PunctArrow)
	Ellipsis   = punct + Op(core.PunctEllipsis)
	LParen     = punct + Op(core.PunctLParen)
	RParen     = punct + Op(core.PunctRParen)
	LBrace     = punct + Op(core.PunctLBrace)
	RBrace     = punct + Op(core.PunctRBrace)
	LSquare    = punct + Op(core.PunctLSquare)
	RSquare    = punct + Op(core.PunctRSquare)
	Less       = punct + Op(core.PunctLess)
	Greater    = punct + Op(core.PunctGreater)
	Plus       = punct + Op(core.PunctPlus)
	Minus      = punct + Op(core.PunctMinus)
	Star       = punct + Op(core.PunctStar)
	Slash      = punct + Op(core.PunctSlash)
	Question   = punct + Op(core.PunctQuestion)
	VBar       = punct + Op(core.PunctVBar)

	TryComma      = tryPunct + Op(core.PunctComma)
	TryColon      = tryPunct + Op(core.PunctColon)
	TryColonColon = tryPunct + Op(core.PunctColonColon)
	TryEqual      = tryPunct + Op(core.PunctEqual)
	TryArrow      = tryPunct + Op(core.PunctArrow)
	TryEllipsis   = tryPunct + Op(core.PunctEllipsis)
	TryLParen     = tryPunct + Op(core.PunctLParen)
	TryRParen     = tryPunct + Op(core.PunctRParen)
	TryLBrace     = tryPunct + Op(core.PunctLBrace)
	TryRBrace     = tryPunct + Op(core.PunctRBrace)
	TryLSquare    = tryPunct + Op(core.PunctLSquare)
	TryRSquare    = tryPunct + Op(core.PunctRSquare)
	TryLess       = tryPunct + Op(core.PunctLess)
	TryGreater    = tryPunct + Op(core.PunctGreater)
	TryPlus       = tryPunct + Op(core.PunctPlus)
	TryMinus      = tryPunct + Op(core.PunctMinus)
	TryStar       = tryPunct + Op(core.PunctStar)
	TrySlash      = tryPunct + Op(core.PunctSlash)
	TryQuestion   = tryPunct + Op(core.PunctQuestion)
	TryVBar       = tryPunct + Op(core.PunctVBar)
)

// PunctOf returns the step that reads a punctuation, or tries to.
func PunctOf(k core.Punct, try bool) Op {
	if try {
		return tryPunct + Op(k)
	}
	return punct + Op(k)
}

// IsPunct reports whether a step reads a punctuation, or tries to.
func (op Op) IsPunct() bool { return op >= punct }

// The steps of printers, which write Text first. X is the index of a part, a slot, or a group.
const (
	Nothing       Op = iota // Text alone
	Newline                 // a new line
	PutOperand              // operand X
	PutOperands             // the group X of operands
	PutNested               // the groups of group X of operands
	PutAll                  // all operands
	NoOperands              // operands would be here
	PutEnum                 // the case in slot X of Ref, a *[Keywords]
	PutFunctional           // the type of a function from group X of operands, or of results with Z&1, to group Y of results, or of operands with Z&2; -1 for all

	PutAttr      // slot X
	PutNoType    // without its type
	PutShort     // without the prefix of its dialect
	PutSymbol    // the name in slot X
	PutProp      // the property of slot X
	PutDict      // the attributes but the names Ref, a []string
	PutDictWith  // the same after the keyword
	PutExtra     // the attributes that are not the operation's own but the names Ref
	PutExtraWith // the same after the keyword
	PutPropDict  // the properties but the names Ref
	PutCustom    // what the [PutHook] Ref writes

	PutOperandType // of operand X
	PutResultType
	PutOperandTypes // of group X
	PutResultTypes
	PutNestedTypes
	PutAllOperands // the types of all
	PutAllResults
	PutShortOperandType // without the prefix of their dialect
	PutShortResultType
	PutShortOperandTypes
	PutShortResultTypes

	PutRegion    // X
	PutBody      // X without the arguments of its first block
	PutImplicit  // X without the terminator that its operation has anyway
	PutRegions   // from X on
	PutImplicits // the same without terminators
	PutArgs      // the arguments of region X that the directive Y writes
	PutSuccessor // X
	PutSuccessors

	// Steps whose steps Then are for a part that is there; with Z for one that is not. A [PutElse] may follow.
	IfAlways     // there is nothing to ask
	IfOperand    // any operand
	IfResult     // any result
	IfOperands   // group X of operands is not empty
	IfResults    // group X of results is not empty
	IfRegions    // more than X regions
	IfBody       // region X has a block
	IfSuccessors // more than X successors
	IfAttr       // slot X has an attribute
	IfNotDefault // slot X has another value than its default
	IfAny        // any of the questions Ref, a []Step

	PutElse // see [Else]
)
