package irlang

import (
	"sync"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/core/marks"
	"github.com/odsgen/ods/lsp"
)

// part is a part of a file that is a module of its own, parsed. It is immutable but for what is made once on demand.
type part struct {
	file       *lsp.File
	start, end int // offsets in the file; those of marks count from start
	ctx        *core.Context
	top        *core.Operation // nil when there are errors
	findings   diag.List
	marks      []marks.Mark

	indexing sync.Once
	index    index
}

// analysisKey is what an analysis depends on besides the text.
type analysisKey struct {
	l        *Language
	dialects *core.Registry
	lenient  bool
}

// analyze returns the parts of a file.
func (l *Language) analyze(s *lsp.Snapshot, f *lsp.File) []*part {
	key := l.key(s)
	return f.Memo(key, func() any {
		var parts []*part
		for _, r := range splitParts(f.Text) {
			parts = append(parts, key.parse(f, r))
		}
		return parts
	}).([]*part)
}

// partAt returns the part of a file that holds an offset, and the offset in it.
func (l *Language) partAt(s *lsp.Snapshot, f *lsp.File, offset int) (*part, int) {
	parts := l.analyze(s, f)
	for _, p := range parts {
		if offset <= p.end {
			return p, max(offset-p.start, 0)
		}
	}
	p := parts[len(parts)-1]
	return p, p.end - p.start
}

func (l *Language) key(s *lsp.Snapshot) analysisKey {
	k := analysisKey{l, l.opts.Dialects, l.opts.AllowUnregistered}
	if l.opts.Live != nil {
		k.dialects = l.opts.Live(s)
	}
	s.Setting("allowUnregistered", &k.lenient)
	return k
}

// parse parses and verifies a part.
func (k analysisKey) parse(f *lsp.File, r lsp.Range) *part {
	p := &part{file: f, start: r.Start, end: r.End, ctx: core.NewContextWith(k.dialects)}
	var set marks.Set
	o := k.options(f, r)
	o.Recover, o.Marks = true, &set
	p.top, p.findings = core.Parse(p.ctx, p.text(), o)
	p.marks = set.List
	return p
}

func (k analysisKey) options(f *lsp.File, r lsp.Range) core.ParseOptions {
	line, _ := f.Line(r.Start)
	return core.ParseOptions{Name: f.Path, FirstLine: line + 1, Workers: 1, AllowUnregistered: k.lenient}
}

// text returns the text of the part.
func (p *part) text() []byte { return p.file.Text[p.start:p.end:p.end] }

// spelling returns the text of a mark.
func (p *part) spelling(m *marks.Mark) string {
	return string(p.file.Text[p.start+m.Start : p.start+m.End])
}

// place returns where a mark stands.
func (p *part) place(m *marks.Mark) lsp.Location {
	return lsp.Location{Path: p.file.Path, Range: p.rangeOf(m)}
}

func (p *part) rangeOf(m *marks.Mark) lsp.Range {
	return lsp.Range{Start: p.start + m.Start, End: p.start + m.End}
}

// node is an operation in the text.
type node struct {
	op       *core.Operation
	mark     *marks.Mark // of the whole
	name     *marks.Mark // of its name; nil for an implicit one
	symbol   *marks.Mark // of the name of the symbol that it defines, or nil
	parent   *node
	children []*node
}

// index is what is derived from the marks.
type index struct {
	roots   []*node
	owner   []*node // of each mark, the innermost operation that holds it, or nil
	symbols map[*node]map[string]*node
	targets []*node // of each mark of a symbol, the operation that it names, or nil
	byOp    map[*core.Operation]*node
}

// tree returns the index, made by the first caller.
func (p *part) tree() *index {
	p.indexing.Do(func() {
		x := &p.index
		x.owner, x.targets = make([]*node, len(p.marks)), make([]*node, len(p.marks))
		x.symbols, x.byOp = map[*node]map[string]*node{}, map[*core.Operation]*node{}
		x.nest(p)
		x.resolve(p)
	})
	return &p.index
}

// nest builds the tree of operations.
func (x *index) nest(p *part) {
	var cur *node
	for i := range p.marks {
		m := &p.marks[i]
		for cur != nil && m.Start >= cur.mark.End {
			cur = cur.parent
		}
		switch m.Kind {
		case marks.Op:
			n := &node{op: m.Of.(*core.Operation), mark: m, parent: cur}
			x.byOp[n.op] = n
			if cur == nil {
				x.roots = append(x.roots, n)
			} else {
				cur.children = append(cur.children, n)
			}
			cur = n
		case marks.OpName:
			if cur != nil && cur.name == nil {
				cur.name = m
			}
		case marks.SymbolName:
			if cur != nil && cur.symbol == nil {
				if name, ok := cur.op.SymbolName(); ok && name == symbolText(p.spelling(m)) {
					cur.symbol = m
					x.define(cur, name)
				}
			}
		}
		x.owner[i] = cur
	}
}

// define enters a symbol into the table that holds it: that of its parent.
func (x *index) define(n *node, name string) {
	t := x.symbols[n.parent]
	if t == nil {
		t = map[string]*node{}
		x.symbols[n.parent] = t
	}
	if t[name] == nil {
		t[name] = n
	}
}

// resolve finds what names of symbols refer to.
func (x *index) resolve(p *part) {
	var last *node // what the first names of the reference refer to
	for i := range p.marks {
		m := &p.marks[i]
		switch {
		case m.Kind == marks.SymbolName && x.owner[i] != nil && x.owner[i].symbol == m:
			x.targets[i] = x.owner[i]
		case m.Kind == marks.SymbolName || m.Kind == marks.SymbolRef && m.N == 0:
			last = x.lookup(x.owner[i], symbolText(p.spelling(m)))
			x.targets[i] = last
		case m.Kind == marks.SymbolRef:
			if last != nil {
				last = x.symbols[last][symbolText(p.spelling(m))]
			}
			x.targets[i] = last
		}
	}
}

// lookup finds a symbol from an operation outwards.
func (x *index) lookup(n *node, name string) *node {
	for {
		if t := x.symbols[n][name]; t != nil {
			return t
		}
		if n == nil {
			return nil
		}
		n = n.parent
	}
}

// symbolText returns the name that @name or @"name" spells, without regard to escapes.
func symbolText(s string) string {
	if len(s) > 1 && s[1] == '"' {
		return s[2:max(len(s)-1, 2)]
	}
	return s[1:]
}
