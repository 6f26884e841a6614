package irlang

import (
	"bytes"
	"context"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/marks"
	"github.com/odsgen/ods/lsp"
)

// Tokens classifies words by what the parser made of them, so that those of live dialects have colours, too.
func (l *Language) Tokens(_ context.Context, s *lsp.Snapshot, f *lsp.File, within lsp.Range) []lsp.Token {
	var out []lsp.Token
	for _, p := range l.analyze(s, f) {
		if p.start <= within.End && within.Start <= p.end {
			out = p.tokens(out, within)
		}
	}
	return out
}

// tokens appends the tokens of a part. It goes through the text and the marks side by side.
func (p *part) tokens(out []lsp.Token, within lsp.Range) []lsp.Token {
	src := core.Source{Text: p.text()}
	add := func(start, end int, t lsp.TokenType) *lsp.Token {
		if p.start+end < within.Start || p.start+start > within.End {
			return new(lsp.Token)
		}
		out = append(out, lsp.Token{Range: lsp.Range{Start: p.start + start, End: p.start + end}, Type: t})
		return &out[len(out)-1]
	}
	at := 0
	if line, start := p.file.Line(max(within.Start, p.start)); line > 0 {
		at = max(start-p.start, 0)
	}
	for k := 0; at < len(src.Text) && p.start+at <= within.End; {
		start, end, problem := src.Token(at)
		comments(src.Text[:start], at, func(a, b int) { add(a, b, lsp.TokenComment) })
		if start == len(src.Text) {
			break
		}
		for k < len(p.marks) && p.marks[k].Start < start {
			k++
		}
		if problem != "" {
			at = max(end, start+1)
			continue
		}
		at = p.classify(k, start, end, add)
	}
	return out
}

// comments calls f for the comments after an offset.
func comments(text []byte, at int, f func(start, end int)) {
	for at < len(text) {
		i := bytes.Index(text[at:], []byte("//"))
		if i < 0 {
			return
		}
		start := at + i
		at = len(text)
		if n := bytes.IndexByte(text[start:], '\n'); n >= 0 {
			at = start + n
		}
		f(start, at)
	}
}

// classify adds a token, for which marks from number k on count, and returns where to go on.
func (p *part) classify(k, start, end int, add func(start, end int, t lsp.TokenType) *lsp.Token) int {
	for ; k < len(p.marks) && p.marks[k].Start == start; k++ {
		switch m := &p.marks[k]; m.Kind {
		case marks.OpName:
			info := m.Of.(*core.OpInfo)
			add(start, m.End, lsp.TokenOperation).Deprecated = info.Def() != nil && info.Def().Deprecated != ""
			return m.End
		case marks.AttrName:
			add(start, m.End, lsp.TokenProperty)
			return m.End
		case marks.Alias, marks.AliasUse:
			add(start, m.End, lsp.TokenAlias).Definition = m.Kind == marks.Alias
			return m.End
		case marks.Type:
			if c := p.text()[start]; c != '(' && !bytes.ContainsAny(p.text()[start:m.End], "\n%@") {
				add(start, m.End, lsp.TokenTypeRef)
				return m.End
			}
		case marks.Def, marks.Use:
			t := lsp.TokenVariable
			if m.Of.(*core.Value).IsBlockArg() {
				t = lsp.TokenParameter
			}
			add(start, m.End, t).Definition = m.Kind == marks.Def
			return m.End
		}
	}
	switch c := p.text()[start]; {
	case c == '%':
		add(start, end, lsp.TokenVariable)
	case c == '^':
		add(start, end, lsp.TokenLabel)
	case c == '@':
		add(start, end, lsp.TokenSymbol)
	case c == '#' || c == '!':
		add(start, end, lsp.TokenAlias)
	case c == '"':
		add(start, end, lsp.TokenString)
	case '0' <= c && c <= '9':
		add(start, end, lsp.TokenNumber)
	case c == '_' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z':
		add(start, end, lsp.TokenKeyword)
	}
	return end
}
