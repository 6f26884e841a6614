package marks

import "slices"

// WantKind says what can appear at the end of a text.
type WantKind uint8

// The kinds of wants.
const (
	// WantWord is one of the words of the want: keywords and punctuation of a format, or cases of an enum.
	WantWord WantKind = iota
	// WantOp is an operation, WantValue the name of a value, WantBlock that of a block, WantSymbol a reference to a symbol.
	WantOp
	WantValue
	WantBlock
	WantSymbol
	// WantType is a type, WantAttr an attribute, WantAttrName the name of an entry of a dictionary.
	WantType
	WantAttr
	WantAttrName
)

// Want is one kind of what can appear at the end of a text.
type Want struct {
	Kind  WantKind
	Words []string
}

// Wants tells what can follow a text that ends where something is missing: what the parser of the operation there asked
// for, in its order, until it gave up.
type Wants struct {
	List []Want
	// Op is the [*core.OpInfo] of the operation in whose custom syntax the text ends, or nil.
	Op any
	// Operands counts the values named in it so far.
	Operands int
	// Values and Blocks are the names in scope, with their sigils.
	Values []NamedValue
	Blocks []string
	// DefaultDialect is the namespace that the names of operations may omit.
	DefaultDialect string

	closed bool // the parser gave up
}

// NamedValue is a [*core.Value] with the name that it has in a text; Count consecutive results share it.
type NamedValue struct {
	Name  string
	Value any
	Count int
}

// IsOpen reports whether the parser has not given up yet; this and the following are for the parser.
func (w *Wants) IsOpen() bool { return !w.closed }

// Close ends the list: what the parser asks for after an error is not a want.
func (w *Wants) Close() { w.closed = len(w.List) > 0 }

// Add adds a want, or words to the one that has words.
func (w *Wants) Add(k WantKind, words []string) {
	for i := range w.List {
		if w.List[i].Kind == k {
			w.List[i].Words = append(w.List[i].Words, words...)
			return
		}
	}
	w.List = append(w.List, Want{Kind: k, Words: slices.Clone(words)})
}

// Has reports whether a kind is wanted.
func (w *Wants) Has(k WantKind) bool {
	return slices.ContainsFunc(w.List, func(x Want) bool { return x.Kind == k })
}
