package conversion

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
)

// Pattern rewrites one kind of operation to legal ones. It is a plain value; its function may be called from several
// goroutines at once, each with its own rewriter. Exactly one of Match, MatchMulti and Plain is set.
type Pattern struct {
	// Name identifies the pattern in failure reports and in options.
	Name string
	// Root is the name of the operation that the pattern replaces; empty means any operation.
	Root string
	// Benefit orders patterns: the greater is tried first. Of equal ones the driver tries the one added last first.
	Benefit int
	// Types converts the operands that the function gets, and is used to materialize what the pattern replaces. Without
	// one, operands are whatever replaced them so far.
	Types *TypeConverter
	// Generates names operations that the pattern creates, so that a pattern that leads nowhere is not tried.
	Generates []string
	// Bounded says that applying the pattern to what it made itself ends.
	Bounded bool
	// Outside reports whether converting the operation goes beyond what [Parts] allows; nil is no.
	Outside func(op *core.Operation) bool
	// Match gets the operation, which is to be inspected only, and its operands converted. It replaces or erases the
	// operation, or changes it in place through [Rewriter.Modify], and returns true; what it did before returning false is
	// undone.
	Match func(op *core.Operation, operands []*core.Value, rw *Rewriter) bool
	// MatchMulti is Match for operands that may become several values, or none.
	MatchMulti func(op *core.Operation, operands [][]*core.Value, rw *Rewriter) bool
	// Plain is an ordinary pattern, which sees the operands as they were.
	Plain func(op *core.Operation, rw *rewrite.Rewriter) bool
}

// PatternSet is an ordered collection of patterns. Fill it from one goroutine, then share it.
type PatternSet struct{ list []*Pattern }

// NewPatternSet returns an empty set.
func NewPatternSet() *PatternSet { return new(PatternSet) }

// Add appends patterns. A benefit of zero counts as one.
func (s *PatternSet) Add(list ...Pattern) {
	for _, p := range list {
		if p.Benefit == 0 {
			p.Benefit = 1
		}
		s.list = append(s.list, &p)
	}
}

// AddPlain appends ordinary patterns.
func (s *PatternSet) AddPlain(list ...rewrite.Pattern) {
	for _, p := range list {
		s.Add(Pattern{Name: p.Name, Root: p.Root, Benefit: p.Benefit, Bounded: p.Bounded, Generates: p.Generates, Plain: p.Match})
	}
}

// AddPlainSet appends all patterns of a set.
func (s *PatternSet) AddPlainSet(set *rewrite.PatternSet) { s.AddPlain(set.Patterns()...) }

// Remove takes out the patterns for which drop returns true.
func (s *PatternSet) Remove(drop func(p *Pattern) bool) {
	s.list = slices.DeleteFunc(slices.Clone(s.list), drop)
}
