package bufferize

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
)

// AnalysisState answers questions about tensors before there is memory: from what operations say, and from decisions of
// an analysis when there was one. It belongs to one goroutine.
type AnalysisState struct {
	Options *Options
	Report  *core.Reporter
	// Functions is what is known about functions that have been analyzed; nil outside of an analysis of functions.
	Functions *Functions

	symbols  *symbolTables
	analysis *analysis     // nil when there was none
	traces   []*trace      // that nobody uses
	asked    []*core.Value // of which IsMemoryWrite is finding out
}

// NewState returns a state that knows what the operations of a module say, and no decisions: calls may share the memory of any
// operand with any result.
func NewState(o *Options, r *core.Reporter) *AnalysisState {
	return &AnalysisState{Options: o, Report: r, symbols: new(symbolTables)}
}

// of returns what the operation says, nil when it is unknown or takes no part.
func (s *AnalysisState) of(op *core.Operation) Op { return s.Options.op(op) }

// Reads reports whether the memory of an operand is read.
func (s *AnalysisState) Reads(u *core.Use) bool {
	if i := s.of(u.Owner()); i != nil {
		return i.Reads(u, s)
	}
	return true
}

// Writes reports whether the memory of an operand is written to.
func (s *AnalysisState) Writes(u *core.Use) bool {
	if i := s.of(u.Owner()); i != nil {
		return i.Writes(u, s)
	}
	return true
}

// IsMemoryWrite reports whether what makes the value defines its contents (upstream's bufferizesToMemoryWrite of a
// value).
func (s *AnalysisState) IsMemoryWrite(v *core.Value) bool {
	if v.IsBlockArg() {
		return true
	}
	i := s.of(v.DefiningOp())
	if i == nil {
		return true
	}
	if slices.Contains(s.asked, v) { // a cycle of blocks defines nothing by itself
		return false
	}
	s.asked = append(s.asked, v)
	defer func() { s.asked = s.asked[:len(s.asked)-1] }()
	return i.ResultWrites(v, s)
}

// Values returns what shares memory with an operand that is used in place. An unknown operation may do anything.
func (s *AnalysisState) Values(u *core.Use) []ValueAlias {
	op := u.Owner()
	if i := s.of(op); i != nil {
		return i.Values(u, s)
	}
	var out []ValueAlias
	for _, r := range op.Results() {
		if query.IsTensor(r.Type()) {
			out = append(out, ValueAlias{r, Unknown, true})
		}
	}
	for _, r := range op.Regions() {
		if r.IsEmpty() {
			continue
		}
		for _, a := range r.Entry().Args() {
			if query.IsTensor(a.Type()) {
				out = append(out, ValueAlias{a, Unknown, true})
			}
		}
	}
	return out
}

// Operands returns which operands share memory with a value if they are used in place.
func (s *AnalysisState) Operands(v *core.Value) []OperandAlias {
	op := owner(v)
	if i := s.of(op); i != nil {
		return i.Operands(v, s)
	}
	if op == nil || v.IsBlockArg() && !v.OwnerBlock().IsEntry() {
		return nil
	}
	var out []OperandAlias
	for i, operand := range op.Operands() {
		if query.IsTensor(operand.Type()) {
			out = append(out, OperandAlias{op.OperandUse(i), Unknown, true})
		}
	}
	return out
}

// onlyAliases reports whether an operand is neither read nor written but makes an alias.
func (s *AnalysisState) onlyAliases(u *core.Use) bool {
	i := s.of(u.Owner())
	return i != nil && !i.Reads(u, s) && !i.Writes(u, s) && len(i.Values(u, s)) > 0
}

// IsRead reports whether the value is read, perhaps through aliases.
func (s *AnalysisState) IsRead(v *core.Value) bool {
	for u := range v.Uses() {
		if s.Reads(u) {
			return true
		}
	}
	t := s.trace()
	defer s.release(t)
	t.visited.add(v)
	for n := 0; n < len(t.visited.list); n++ {
		for u := range t.visited.list[n].Uses() {
			if s.Reads(u) {
				return true
			}
			if s.onlyAliases(u) {
				for _, a := range s.Values(u) {
					t.visited.add(a.Value)
				}
			}
		}
	}
	return false
}

// InPlace reports whether the memory of an operand is used, not that of a copy. Without an analysis what would be
// written to is copied.
func (s *AnalysisState) InPlace(u *core.Use) bool {
	if s.analysis != nil {
		return s.analysis.uses[u]&inPlace != 0
	}
	return u.Owner().Name() == "bufferization.to_buffer" || !s.Writes(u)
}

// Equivalent reports whether both values are known to be the same memory.
func (s *AnalysisState) Equivalent(v, w *core.Value) bool {
	return s.analysis != nil && s.analysis.equivalent.same(v, w)
}

// undefined reports whether nothing has written what the operand refers to.
func (s *AnalysisState) undefined(u *core.Use) bool {
	return s.analysis != nil && s.analysis.uses[u]&undefined != 0
}

// canOmitCopy reports whether memory for a copy of the operand can stay as it is.
func (s *AnalysisState) canOmitCopy(u *core.Use) bool {
	if s.undefined(u) {
		return true
	}
	reads := s.Reads(u)
	if s.Writes(u) && !reads {
		return true
	}
	return !reads && !slices.ContainsFunc(s.Values(u), func(a ValueAlias) bool { return s.IsRead(a.Value) })
}

// TraceConfig says how [AnalysisState.Trace] follows definitions.
type TraceConfig struct {
	Leaves          bool // include values at which the search ends
	InPlaceOnly     bool
	EquivalentOnly  bool
	UnknownOps      bool // follow operations that are not bufferizable, too
	SameTypeOrCasts bool
	Visited         map[*core.Use]bool // collects the operands on the way; may be nil
}

// trace is the memory of a search.
type trace struct{ found, work, visited valueSet }

// trace returns one that nobody uses: conditions of a search may search, too.
func (s *AnalysisState) trace() *trace {
	n := len(s.traces) - 1
	if n < 0 {
		return new(trace)
	}
	t := s.traces[n]
	s.traces = s.traces[:n]
	return t
}

func (s *AnalysisState) release(t *trace) {
	t.found.reset()
	t.work.reset()
	t.visited.reset()
	s.traces = append(s.traces, t)
}

// Trace follows a use's value to operands that it may share memory with, and so on, and returns in order of discovery
// what fulfils the condition.
func (s *AnalysisState) Trace(u *core.Use, condition func(*core.Value) bool, cfg TraceConfig) []*core.Value {
	t := s.trace()
	defer s.release(t)
	leaf := func(v *core.Value) {
		if cfg.Leaves {
			t.found.add(v)
		}
	}
	if cfg.Visited != nil {
		cfg.Visited[u] = true
	}
	t.work.add(u.Value())
	for len(t.work.list) > 0 {
		v := t.work.pop()
		if !t.visited.add(v) {
			leaf(v)
			continue
		}
		if condition(v) {
			t.found.add(v)
			continue
		}
		if !cfg.UnknownOps && s.of(owner(v)) == nil {
			leaf(v)
			continue
		}
		operands := s.Operands(v)
		if len(operands) == 0 {
			leaf(v)
			continue
		}
		for _, a := range operands {
			if cfg.EquivalentOnly && a.Relation != Equivalent || cfg.InPlaceOnly && !s.InPlace(a.Use) ||
				cfg.SameTypeOrCasts && a.Use.Value().Type() != v.Type() && !isCast(v) {
				leaf(v)
				continue
			}
			t.work.add(a.Use.Value())
			if cfg.Visited != nil {
				cfg.Visited[a.Use] = true
			}
		}
	}
	return slices.Clone(t.found.list)
}

// definitions returns the values that may define the contents of what the operand refers to.
func (s *AnalysisState) definitions(u *core.Use) []*core.Value {
	if s.analysis == nil {
		return s.Trace(u, s.IsMemoryWrite, TraceConfig{})
	}
	return s.analysis.definitions(u)
}
