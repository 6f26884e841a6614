package lsp

import (
	"context"
	"encoding/json"

	"github.com/odsgen/ods/core/diag"
)

// Language knows a kind of files. Its methods, and those of the interfaces below, may be called concurrently. They get
// offsets in bytes and must tolerate any text.
type Language interface {
	// Name is shown with diagnostics.
	Name() string
	// Owns reports whether a file is of the language.
	Owns(f *File) bool
	// Diagnose returns the findings about a file. Those placed in other files are shown with notes there.
	Diagnose(ctx context.Context, s *Snapshot, f *File) diag.List
}

// Range is a part of a text, from Start up to but excluding End.
type Range struct{ Start, End int }

// Contains reports whether an offset is in the range or at its end, as a cursor can be.
func (r Range) Contains(offset int) bool { return r.Start <= offset && offset <= r.End }

// Location is a part of a file.
type Location struct {
	// Path is the path of the file, or the URI of one that has none.
	Path  string
	Range Range
}

// Edit replaces a part of a file.
type Edit struct {
	Location
	NewText string
}

// Hover is what is shown about a part of a text.
type Hover struct {
	Range    Range
	Markdown string
}

// Hoverer tells about what is at an offset; nil for nothing.
type Hoverer interface {
	Hover(ctx context.Context, s *Snapshot, f *File, offset int) *Hover
}

// Definer finds where what is named at an offset is defined.
type Definer interface {
	Definition(ctx context.Context, s *Snapshot, f *File, offset int) []Location
}

// Referrer finds all places that name what is named at an offset.
type Referrer interface {
	References(ctx context.Context, s *Snapshot, f *File, offset int, withDefinition bool) []Location
}

// Renamer changes the name of what is named at an offset.
type Renamer interface {
	// Renamable returns the name and where it stands, or an error that says why it cannot be changed.
	Renamable(ctx context.Context, s *Snapshot, f *File, offset int) (Range, string, error)
	// Rename returns the edits.
	Rename(ctx context.Context, s *Snapshot, f *File, offset int, name string) ([]Edit, error)
}

// ItemKind is the kind of a completion, with the numbers of the protocol.
type ItemKind int

// The kinds of completions that languages use.
const (
	ItemText       ItemKind = 1
	ItemFunction   ItemKind = 3
	ItemField      ItemKind = 5
	ItemVariable   ItemKind = 6
	ItemClass      ItemKind = 7
	ItemModule     ItemKind = 9
	ItemProperty   ItemKind = 10
	ItemValue      ItemKind = 12
	ItemEnum       ItemKind = 13
	ItemKeyword    ItemKind = 14
	ItemSnippet    ItemKind = 15
	ItemReference  ItemKind = 18
	ItemEnumMember ItemKind = 20
	ItemConstant   ItemKind = 21
	ItemOperator   ItemKind = 24
	ItemTypeParam  ItemKind = 25
)

// Item is a completion: text that replaces a range which ends at the cursor.
type Item struct {
	Label      string
	Kind       ItemKind
	Detail     string // short, such as a type
	Markdown   string // documentation
	Rank       int    // lower ones are shown first
	Replace    Range
	NewText    string // the label when empty
	Deprecated bool
}

// Completer proposes text for an offset.
type Completer interface {
	Complete(ctx context.Context, s *Snapshot, f *File, offset int) []Item
}

// SymbolKind is the kind of a symbol, with the numbers of the protocol.
type SymbolKind int

// The kinds of symbols that languages use.
const (
	SymbolModule     SymbolKind = 2
	SymbolNamespace  SymbolKind = 3
	SymbolClass      SymbolKind = 5
	SymbolMethod     SymbolKind = 6
	SymbolField      SymbolKind = 8
	SymbolEnum       SymbolKind = 10
	SymbolInterface  SymbolKind = 11
	SymbolFunction   SymbolKind = 12
	SymbolVariable   SymbolKind = 13
	SymbolConstant   SymbolKind = 14
	SymbolKey        SymbolKind = 20
	SymbolEnumMember SymbolKind = 22
	SymbolStruct     SymbolKind = 23
	SymbolOperator   SymbolKind = 25
)

// Symbol is something with a name, and what is in it.
type Symbol struct {
	Name, Detail     string
	Kind             SymbolKind
	Range, NameRange Range // of the whole, and of the name
	Children         []Symbol
}

// Outliner lists the symbols of a file.
type Outliner interface {
	Symbols(ctx context.Context, s *Snapshot, f *File) []Symbol
}

// TokenType says what a token is, for colours; it is an index in [TokenTypes].
type TokenType uint8

// The types of tokens.
const (
	TokenOperation TokenType = iota // function
	TokenDialect                    // namespace
	TokenKeyword
	TokenVariable
	TokenParameter
	TokenLabel   // of a block
	TokenTypeRef // a type
	TokenSymbol
	TokenAlias
	TokenProperty
	TokenEnumCase
	TokenString
	TokenNumber
	TokenComment
	TokenOperator
)

// TokenTypes are the protocol's names of the types of tokens.
var TokenTypes = [...]string{
	TokenOperation: "method", TokenDialect: "namespace", TokenKeyword: "keyword", TokenVariable: "variable",
	TokenParameter: "parameter", TokenLabel: "label", TokenTypeRef: "type", TokenSymbol: "function", TokenAlias: "macro",
	TokenProperty: "property", TokenEnumCase: "enumMember", TokenString: "string", TokenNumber: "number",
	TokenComment: "comment", TokenOperator: "operator",
}

// Token is a part of a text with its type. Tokens of multiple lines are cut by the server.
type Token struct {
	Range
	Type       TokenType
	Definition bool
	Deprecated bool
}

// Colourer classifies the tokens of a part of a file, in their order.
type Colourer interface {
	Tokens(ctx context.Context, s *Snapshot, f *File, part Range) []Token
}

// Folder finds parts of several lines that can be folded.
type Folder interface {
	Folds(ctx context.Context, s *Snapshot, f *File) []Range
}

// Hint is text that is shown at an offset but is not in the file.
type Hint struct {
	At    int
	Label string
}

// Hinter returns the hints of a part of a file.
type Hinter interface {
	Hints(ctx context.Context, s *Snapshot, f *File, part Range) []Hint
}

// Formatter lays a file out.
type Formatter interface {
	Format(ctx context.Context, s *Snapshot, f *File) ([]byte, error)
}

// Action is something that can be done about a part of a file: edits, or a command.
type Action struct {
	Title   string
	Kind    string // such as "quickfix" or "refactor"
	Edits   []Edit
	Command string
	Args    []any
}

// Actor proposes actions for a part of a file; the fixes that findings suggest are added by the server.
type Actor interface {
	Actions(ctx context.Context, s *Snapshot, f *File, part Range) []Action
}

// Commander executes commands.
type Commander interface {
	// Commands returns the names of the commands.
	Commands() []string
	// Execute runs a command; the result is made JSON.
	Execute(ctx context.Context, s *Snapshot, name string, args []json.RawMessage) (any, error)
}
