package irlang

import (
	"bytes"
	"context"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/marks"
	"github.com/odsgen/ods/lsp"
)

// Symbols lists symbols, and operations with regions that hold some.
func (l *Language) Symbols(_ context.Context, s *lsp.Snapshot, f *lsp.File) []lsp.Symbol {
	var out []lsp.Symbol
	for _, p := range l.analyze(s, f) {
		out = append(out, p.symbols(p.tree().roots)...)
	}
	return out
}

func (p *part) symbols(nodes []*node) []lsp.Symbol {
	var out []lsp.Symbol
	for _, n := range nodes {
		inner := p.symbols(n.children)
		if n.symbol == nil {
			out = append(out, inner...)
			continue
		}
		out = append(out, lsp.Symbol{Name: p.spelling(n.symbol), Detail: n.op.Name(), Kind: symbolKind(n.op),
			Range: p.rangeOf(n.mark), NameRange: p.rangeOf(n.symbol), Children: inner})
	}
	return out
}

func symbolKind(op *core.Operation) lsp.SymbolKind {
	switch {
	case op.Has(core.TraitSymbolTable):
		return lsp.SymbolModule
	case op.NumRegions() == 0:
		return lsp.SymbolConstant
	case strings.Contains(op.Name(), "global"):
		return lsp.SymbolVariable
	}
	return lsp.SymbolFunction
}

// Folds returns the operations of several lines that have regions, and comments of several lines.
func (l *Language) Folds(_ context.Context, s *lsp.Snapshot, f *lsp.File) []lsp.Range {
	var out []lsp.Range
	for _, p := range l.analyze(s, f) {
		for i := range p.marks {
			if m := &p.marks[i]; m.Kind == marks.Op && m.Of.(*core.Operation).NumRegions() > 0 {
				r := p.rangeOf(m)
				if line, _ := f.Line(r.End); line > 0 {
					r.End = max(f.LineStart(line)-1, r.Start) // the closing brace stays
				}
				out = append(out, r)
			}
		}
	}
	first := -1
	for i := 0; i <= f.NumLines(); i++ {
		comment := i < f.NumLines() && bytes.HasPrefix(bytes.TrimLeft(f.Text[f.LineStart(i):f.LineStart(i+1)], " \t"), []byte("//"))
		switch {
		case comment && first < 0:
			first = i
		case !comment && first >= 0:
			out = append(out, lsp.Range{Start: f.LineStart(first), End: f.LineStart(i) - 1})
			first = -1
		}
	}
	return out
}

// Hints shows the types of results that the text of their operation does not tell.
func (l *Language) Hints(_ context.Context, s *lsp.Snapshot, f *lsp.File, within lsp.Range) []lsp.Hint {
	var out []lsp.Hint
	for _, p := range l.analyze(s, f) {
		x := p.tree()
		told := map[*node][]core.Type{}
		var defs []int
		last := 0 // end of the last type, which others can be in
		for i := range p.marks {
			switch m := &p.marks[i]; {
			case p.start+m.Start > within.End || x.owner[i] == nil || p.start+x.owner[i].mark.End < within.Start:
			case m.Kind == marks.Type && m.End <= last:
			case m.Kind == marks.Type:
				last = m.End
				told[x.owner[i]] = append(told[x.owner[i]], m.Of.(core.Type))
			case m.Kind == marks.Def && m.Of.(*core.Value).DefiningOp() == x.owner[i].op:
				defs = append(defs, i)
			}
		}
		for _, i := range defs {
			m := &p.marks[i]
			if label := unseen(m, told[x.owner[i]]); label != "" && p.start+m.Start >= within.Start {
				out = append(out, lsp.Hint{At: p.start + m.End, Label: ": " + label})
			}
		}
	}
	return out
}

// unseen returns the types of the results of a definition, empty when the text tells all of them.
func unseen(m *marks.Mark, told []core.Type) string {
	v := m.Of.(*core.Value)
	op := v.DefiningOp()
	var types []string
	hidden := false
	for k := v.Index(); k < min(v.Index()+m.N, op.NumResults()); k++ {
		t := op.Result(k).Type()
		seen := false
		for _, u := range told {
			seen = seen || t == u
		}
		hidden = hidden || !seen
		types = append(types, core.TypeString(t))
	}
	if !hidden {
		return ""
	}
	return strings.Join(types, ", ")
}
