package marks

import (
	"cmp"
	"slices"
)

// Kind says what is at a [Mark].
type Kind uint8

// The kinds of marks.
const (
	// Op is an operation from the names of its results to its location; Of is the [*core.Operation].
	Op Kind = iota
	// OpName is the name of an operation, also of one that could not be read; Of is its [*core.OpInfo].
	OpName
	// Def is the definition of N consecutive values by one name; Of is the first [*core.Value].
	Def
	// Use is the use of a value, number N of its name; Of is the [*core.Value].
	Use
	// Label is the label of a block, and Successor a use of it; Of is the [*core.Block].
	Label
	Successor
	// SymbolName is the name of a symbol, with its sigil, as operations read it that define one or refer to one of their
	// own kind; SymbolRef is one of the names of a reference, of which N come before it.
	SymbolName
	SymbolRef
	// Alias is the name of an alias, of an attribute or of a type, and AliasUse a use of it; Of is the [core.Attribute] or
	// [core.Type] that it stands for, nil where that is not known yet.
	Alias
	AliasUse
	// Type is a type; Of is the [core.Type].
	Type
	// AttrName is the name of an entry of a dictionary; Of is the [*core.OpInfo] in whose custom syntax it stands, or nil.
	AttrName
)

// Mark tells what is in a part of a text, from offset Start up to but excluding End.
type Mark struct {
	Start, End int
	Kind       Kind
	N          int
	Of         any
}

// Set tells where the parts of a text stand. The parts of an operation that could not be read are there as far as the
// parser got.
type Set struct {
	// List is sorted by Start; of those that start at the same place the longest comes first.
	List []Mark

	moved map[any]any
}

// Add adds a mark; that and the following are for the parser.
func (s *Set) Add(m Mark) { s.List = append(s.List, m) }

// Move notes that what uses refer to has become something else.
func (s *Set) Move(from, to any) {
	if s.moved == nil {
		s.moved = make(map[any]any)
	}
	s.moved[from] = to
}

// Finish sorts the marks and lets uses refer to what was moved where it is now.
func (s *Set) Finish() {
	for i := range s.List {
		m := &s.List[i]
		for m.Kind == Use {
			to, ok := s.moved[m.Of]
			if !ok {
				break
			}
			m.Of = to
		}
	}
	s.moved = nil
	slices.SortStableFunc(s.List, func(a, b Mark) int { return cmp.Or(cmp.Compare(a.Start, b.Start), cmp.Compare(b.End, a.End)) })
}
