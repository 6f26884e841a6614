package core

import (
	"slices"
	"strings"

	"github.com/odsgen/ods/core/lex"
	"github.com/odsgen/ods/core/marks"
)

// What the parser tells editors, see [ParseOptions.Marks] and [ParseOptions.Wants].

// mark adds a mark when they are asked for.
func (p *Parser) mark(k marks.Kind, start, end, n int, of any) {
	if m := p.opts.Marks; m != nil {
		m.Add(marks.Mark{Start: start, End: end, Kind: k, N: n, Of: of})
	}
}

// markedType is parse with a mark.
func (p *Parser) markedType(parse func(*Parser) Type) Type {
	start := p.start
	t := parse(p)
	if t != nil {
		p.mark(marks.Type, start, p.prevEnd, 0, t)
	}
	return t
}

// want notes what could appear at the end of the text, where the parser is.
func (p *Parser) want(k marks.WantKind, words ...string) {
	w := p.opts.Wants
	if w == nil || p.kind != lex.EOF || !w.IsOpen() {
		return
	}
	if len(w.List) == 0 {
		p.describeEnd(w)
	}
	w.Add(k, words)
}

// closeWants ends the list when an error at the end of the text is reported.
func (p *Parser) closeWants() {
	if w := p.opts.Wants; w != nil && p.kind == lex.EOF {
		w.Close()
	}
}

// describeEnd notes what is in scope.
func (p *Parser) describeEnd(w *marks.Wants) {
	w.DefaultDialect = p.dialect
	if p.opInfo != nil {
		w.Op = p.opInfo
		l := lexer{src: p.src, lexFail: func(int, string) {}}
		for l.scan(p.opPos); l.kind != lex.EOF; l.scan(max(l.end, l.start+1)) {
			if l.kind == lex.Percent {
				w.Operands++
			}
		}
	}
	for i := range p.values.entries {
		if e := &p.values.entries[i]; e.gen == p.values.gen && e.live && e.v.count > 0 {
			w.Values = append(w.Values, marks.NamedValue{Name: string(p.src[e.off : e.off+e.n]), Value: e.v.val, Count: int(e.v.count)})
		}
	}
	slices.SortFunc(w.Values, func(a, b marks.NamedValue) int { return strings.Compare(a.Name, b.Name) })
	for i := range p.blocks.entries {
		if e := &p.blocks.entries[i]; e.gen == p.blocks.gen && e.live && e.scope == p.scope {
			w.Blocks = append(w.Blocks, string(p.src[e.off:e.off+e.n]))
		}
	}
	slices.Sort(w.Blocks)
}
