package core

// Pos is a byte offset in the text that a [Parser] reads. [Parser.LocAt] turns it into a location.
type Pos int

// Punct is a punctuation token.
type Punct uint8

// The punctuation of MLIR's text that formats and hooks may use.
const (
	PunctComma Punct = iota
	PunctColon
	PunctColonColon
	PunctEqual
	PunctArrow
	PunctEllipsis
	PunctLParen
	PunctRParen
	PunctLBrace
	PunctRBrace
	PunctLSquare
	PunctRSquare
	PunctLess
	PunctGreater
	PunctPlus
	PunctMinus
	PunctStar
	PunctSlash
	PunctQuestion
	PunctVBar
)

// Delimiter encloses a comma-separated list.
type Delimiter uint8

// The delimiters; an optional one may be absent together with the whole list.
const (
	DelimNone Delimiter = iota
	DelimParen
	DelimSquare
	DelimLess
	DelimBrace
	DelimOptionalParen
	DelimOptionalSquare
	DelimOptionalLess
	DelimOptionalBrace
)

// Argument is a region argument as parsed: %name : type {attrs} loc(...).
type Argument struct {
	Ref   OperandRef
	Type  Type
	Loc   Location
	Attrs []NamedAttr

	hasLoc bool // Loc was given, possibly as unknown
}

// RegionOpts says how a region is printed.
type RegionOpts struct {
	// HideEntryArgs omits the entry block's label, because the operation prints the arguments itself.
	HideEntryArgs bool
	// HideTerminator omits the terminators of all blocks.
	HideTerminator bool
	// PrintEmptyBlock prints the label of an entry block that holds no operation.
	PrintEmptyBlock bool
}
