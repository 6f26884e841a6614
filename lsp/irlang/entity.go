package irlang

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/marks"
	"github.com/odsgen/ods/lsp"
)

// entity is something with a name that is written in several places.
type entity struct {
	value  *core.Value // the first of those that share a name
	block  *core.Block
	symbol *node
	alias  string // with its sigil
}

func (e entity) isNone() bool { return e == entity{} }

// entityOf returns what a mark names.
func (p *part) entityOf(i int) entity {
	switch m := &p.marks[i]; m.Kind {
	case marks.Def:
		return entity{value: m.Of.(*core.Value)}
	case marks.Use:
		v := m.Of.(*core.Value)
		if op := v.DefiningOp(); op != nil && m.N > 0 && v.Index() >= m.N {
			v = op.Result(v.Index() - m.N)
		}
		return entity{value: v}
	case marks.Label, marks.Successor:
		return entity{block: m.Of.(*core.Block)}
	case marks.SymbolName, marks.SymbolRef:
		return entity{symbol: p.tree().targets[i]}
	case marks.Alias, marks.AliasUse:
		return entity{alias: p.spelling(m)}
	}
	return entity{}
}

// defines reports whether a mark is where its entity is defined.
func (p *part) defines(i int) bool {
	switch m := &p.marks[i]; m.Kind {
	case marks.Def, marks.Label, marks.Alias:
		return true
	case marks.SymbolName:
		t := p.tree().targets[i]
		return t != nil && t.symbol == m
	}
	return false
}

// named returns the number of the mark of a name at an offset, or -1.
func (p *part) named(offset int) int {
	for i := range p.marks {
		m := &p.marks[i]
		if m.Start > offset {
			break
		}
		switch m.Kind {
		case marks.Op, marks.OpName, marks.Type, marks.AttrName:
			continue
		}
		if offset <= m.End {
			return i
		}
	}
	return -1
}

// opName returns the mark of the name of an operation at an offset, or nil.
func (p *part) opName(offset int) *marks.Mark {
	for i := range p.marks {
		if m := &p.marks[i]; m.Kind == marks.OpName && m.Start <= offset && offset <= m.End {
			return m
		}
	}
	return nil
}

// places returns the marks that name an entity.
func (p *part) places(e entity, withDefinition bool) []int {
	var out []int
	for i := range p.marks {
		switch p.marks[i].Kind {
		case marks.Op, marks.OpName, marks.Type, marks.AttrName:
			continue
		}
		if p.entityOf(i) == e && (withDefinition || !p.defines(i)) {
			out = append(out, i)
		}
	}
	return out
}

// entityAt returns the part, the mark and the entity at an offset.
func (l *Language) entityAt(s *lsp.Snapshot, f *lsp.File, offset int) (*part, int, entity) {
	p, at := l.partAt(s, f, offset)
	i := p.named(at)
	if i < 0 {
		return p, -1, entity{}
	}
	return p, i, p.entityOf(i)
}

// Definition finds the definition of a value, block, symbol or alias, and of an operation in its dialect.
func (l *Language) Definition(_ context.Context, s *lsp.Snapshot, f *lsp.File, offset int) []lsp.Location {
	p, i, e := l.entityAt(s, f, offset)
	if i < 0 {
		if m := p.opName(offset - p.start); m != nil && l.opts.Locate != nil {
			return l.opts.Locate(s, m.Of.(*core.OpInfo).Name())
		}
		return nil
	}
	var out []lsp.Location
	for _, k := range p.places(e, true) {
		if !e.isNone() && p.defines(k) {
			out = append(out, p.place(&p.marks[k]))
		}
	}
	return out
}

// References finds all places that name a value, block, symbol or alias.
func (l *Language) References(_ context.Context, s *lsp.Snapshot, f *lsp.File, offset int, withDefinition bool) []lsp.Location {
	p, i, e := l.entityAt(s, f, offset)
	if i < 0 || e.isNone() {
		return nil
	}
	var out []lsp.Location
	for _, k := range p.places(e, withDefinition) {
		out = append(out, p.place(&p.marks[k]))
	}
	return out
}

// Renamable returns the name at an offset without its sigil.
func (l *Language) Renamable(_ context.Context, s *lsp.Snapshot, f *lsp.File, offset int) (lsp.Range, string, error) {
	p, i, e := l.entityAt(s, f, offset)
	if i < 0 {
		return lsp.Range{}, "", errors.New("there is no value, block, symbol or alias here")
	}
	defined := false
	for _, k := range p.places(e, true) {
		defined = defined || p.defines(k)
	}
	if e.isNone() || !defined {
		return lsp.Range{}, "", fmt.Errorf("'%s' is not defined in this file", p.spelling(&p.marks[i]))
	}
	r := p.rangeOf(&p.marks[i])
	r.Start++
	return r, p.spelling(&p.marks[i])[1:], nil
}

// Rename gives a value, block, symbol or alias another name, which may have the sigil or not.
func (l *Language) Rename(ctx context.Context, s *lsp.Snapshot, f *lsp.File, offset int, name string) ([]lsp.Edit, error) {
	if _, _, err := l.Renamable(ctx, s, f, offset); err != nil {
		return nil, err
	}
	p, i, e := l.entityAt(s, f, offset)
	sigil := p.spelling(&p.marks[i])[:1]
	name = strings.TrimPrefix(name, sigil)
	if err := validName(sigil, name); err != nil {
		return nil, err
	}
	if at := p.clash(e, sigil+name); at != nil {
		line, _ := f.Line(p.start + at.Start)
		return nil, fmt.Errorf("'%s%s' is defined already, on line %d", sigil, name, line+1)
	}
	var edits []lsp.Edit
	for _, k := range p.places(e, true) {
		edits = append(edits, lsp.Edit{Location: p.place(&p.marks[k]), NewText: sigil + name})
	}
	return edits, nil
}

// validName checks a name against the lexer's rules.
func validName(sigil, name string) error {
	digits, letters := true, true
	for i, c := range []byte(name) {
		digit := '0' <= c && c <= '9'
		letter := c == '_' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
		more := c == '$' || c == '.' && sigil != "#" && sigil != "!" || c == '-' && sigil != "@"
		digits = digits && digit
		letters = letters && (letter || i > 0 && (digit || more) || i == 0 && more && sigil != "@")
	}
	if name == "" || !letters && (!digits || sigil == "@") {
		return fmt.Errorf("'%s%s' is not a name: it needs letters, digits, '_', '$', '.' or '-', and a letter at the start",
			sigil, name)
	}
	return nil
}

// clash returns the mark of another definition of a name that the renamed entity could be taken for, or nil.
func (p *part) clash(e entity, name string) *marks.Mark {
	x := p.tree()
	for i := range p.marks {
		m := &p.marks[i]
		if !p.defines(i) || p.entityOf(i) == e || p.spelling(m) != name {
			continue
		}
		switch m.Kind {
		case marks.Def:
			if isolated(e.value.ParentBlock()) == isolated(m.Of.(*core.Value).ParentBlock()) {
				return m
			}
		case marks.Label:
			if m.Of.(*core.Block).Region() == e.block.Region() {
				return m
			}
		case marks.SymbolName:
			if x.targets[i].parent == e.symbol.parent {
				return m
			}
		default:
			return m
		}
	}
	return nil
}

// isolated returns the closest operation around a block that is isolated from above.
func isolated(b *core.Block) *core.Operation {
	if b == nil {
		return nil
	}
	op := b.ParentOp()
	for op != nil && !op.Has(core.TraitIsolatedFromAbove) && op.ParentOp() != nil {
		op = op.ParentOp()
	}
	return op
}
