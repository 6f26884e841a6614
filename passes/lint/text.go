package lint

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/core/marks"
)

// Extent is a part of the text of a file, from offset Start up to but excluding End.
type Extent struct {
	File       string
	Start, End int
}

// Extent returns where the text of an operation is, from the names of its results to its last word; ok is false when
// that is not known, because the IR was not read from text, or the text gives the operation another location.
func (p *Pass) Extent(op *core.Operation) (e Extent, ok bool) {
	t, m := p.markOf(op)
	if m == nil {
		return Extent{}, false
	}
	return Extent{t.source.Name, m.Start, m.End}, true
}

// OperandExtent is [Pass.Extent] for the name of operand i where the operation uses it. It is not known for operands that
// the text of the operation does not name.
func (p *Pass) OperandExtent(op *core.Operation, i int) (e Extent, ok bool) {
	t, m := p.markOf(op)
	if m == nil || i >= op.NumOperands() {
		return Extent{}, false
	}
	twin := m.Of.(*core.Operation)
	skip := 0 // how many operands before it are the same value
	for k := range i {
		if twin.Operand(k) == twin.Operand(i) {
			skip++
		}
	}
	inner := 0 // where what is nested ends
	for _, u := range t.marks.List {
		switch {
		case u.Start < m.Start || u.End > m.End || u.Start < inner:
		case u.Kind == marks.Op && u.Of != m.Of:
			inner = u.End
		case u.Kind == marks.Use && u.Of == any(twin.Operand(i)):
			if skip == 0 {
				return Extent{t.source.Name, u.Start, u.End}, true
			}
			skip--
		}
	}
	return Extent{}, false
}

// ReplacementOf returns the fix that puts a text in the place of an operation's; none when its extent is not known.
func (p *Pass) ReplacementOf(op *core.Operation, text, message string) []diag.SuggestedFix {
	e, ok := p.Extent(op)
	return e.replacement(ok, text, message)
}

// OperandReplacement returns the fix that puts a text, such as the name of another value, in the place of operand i; none
// when its extent is not known.
func (p *Pass) OperandReplacement(op *core.Operation, i int, text, message string) []diag.SuggestedFix {
	e, ok := p.OperandExtent(op, i)
	return e.replacement(ok, text, message)
}

func (e Extent) replacement(ok bool, text, message string) []diag.SuggestedFix {
	if !ok {
		return nil
	}
	return []diag.SuggestedFix{{Message: message,
		Edits: []diag.TextEdit{{File: e.File, Start: e.Start, End: e.End, NewText: text}}}}
}

// markedText is a source that was read again, to learn where its parts are.
type markedText struct {
	source *core.Source
	marks  marks.Set
	ops    map[int]*marks.Mark // by the offset of an operation's location
}

// markOf returns the mark of an operation's text, whose operation is the one that was read again; nil when there is none.
func (p *Pass) markOf(op *core.Operation) (*markedText, *marks.Mark) {
	s, at := op.Context().SourceOf(op.Loc())
	if s == nil {
		return nil, nil
	}
	t := p.texts[s]
	if t == nil {
		t = readAgain(op.Context(), s)
		if p.texts == nil {
			p.texts = make(map[*core.Source]*markedText)
		}
		p.texts[s] = t
	}
	m := t.ops[at]
	if m == nil || m.Of.(*core.Operation).Name() != op.Name() || m.Of.(*core.Operation).NumOperands() != op.NumOperands() {
		return t, nil
	}
	return t, m
}

func readAgain(c *core.Context, s *core.Source) *markedText {
	t := &markedText{source: s, ops: make(map[int]*marks.Mark)}
	fresh := core.NewContextWith(c.Registry())
	fresh.AllowUnregistered(c.AllowsUnregistered())
	module, _ := core.Parse(fresh, s.Text, core.ParseOptions{Name: s.Name, FirstLine: s.FirstLine, NoVerify: true, Marks: &t.marks})
	if module == nil {
		return t
	}
	for i := range t.marks.List {
		m := &t.marks.List[i]
		if op, ok := m.Of.(*core.Operation); ok && m.Kind == marks.Op {
			if from, at := fresh.SourceOf(op.Loc()); from != nil {
				t.ops[at] = m
			}
		}
	}
	return t
}
