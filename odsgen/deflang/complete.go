package deflang

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/odsgen/ods/lsp"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/load"
)

// shape returns the schema with the names that a file can use. Those of the last version that had some are kept while a
// line is unfinished.
func (l *Language) shape(s *lsp.Snapshot, f *lsp.File) *shape {
	type key struct{ l *Language }
	return f.Memo(key{l}, func() any {
		var names *load.Names
		if list, _ := load.Visible(l.options(s, nil), f.Path); len(list) > 0 {
			names = list[0]
		}
		return shapeOf(names)
	}).(*shape)
}

// Complete proposes keys and values from the schema, and parts of the operation in formats.
func (l *Language) Complete(_ context.Context, s *lsp.Snapshot, f *lsp.File, offset int) []lsp.Item {
	from := offset
	for from > 0 && (isNameByte(f.Text[from-1]) || f.Text[from-1] == '.' || f.Text[from-1] == '-') {
		from--
	}
	word := string(f.Text[from:offset])
	p := positionAt(string(f.Text), from)
	if p.prose || len(p.path) > 0 && prose[p.path[len(p.path)-1]] && !p.isKey {
		return nil
	}
	replace := lsp.Range{Start: from, End: offset}
	var items []lsp.Item
	add := func(it lsp.Item) {
		it.Replace = replace
		if strings.HasPrefix(it.Label, word) {
			items = append(items, it)
		}
	}
	if last := len(p.path) - 1; !p.isKey && last >= 0 && p.path[last] == "format" {
		l.formatItems(s, f, from, add)
		return items
	}
	sh := l.shape(s, f)
	nodes := sh.at(p.path)
	if p.isKey {
		have := l.siblings(s, f, p.path)
		for k, doc := range keys(nodes) {
			if !have[k] {
				add(lsp.Item{Label: k, Kind: lsp.ItemProperty, Detail: firstSentence(doc), Markdown: doc, NewText: k + ": "})
			}
		}
	}
	if !p.isKey || len(p.path) > 0 && p.path[len(p.path)-1] == "[]" {
		for _, v := range slices.Compact(slices.Sorted(slices.Values(sh.values(nodes, !p.isKey)))) {
			name, _, _ := strings.Cut(v, "<")
			add(lsp.Item{Label: v, Kind: lsp.ItemValue, Detail: l.summaryOf(s, f, name), NewText: insertText(v)})
		}
	}
	return items
}

// insertText is what is written for a name that may have parameters: TensorOf<types> is {TensorOf: } in YAML.
func insertText(v string) string {
	if name, params, ok := strings.Cut(v, "<"); ok {
		return name + "<" + params
	}
	return v
}

// siblings returns the keys that the map at a path has.
func (l *Language) siblings(s *lsp.Snapshot, f *lsp.File, path []string) map[string]bool {
	out := map[string]bool{}
	a := l.analyze(s, f)
	if len(a.prog.Roots) == 0 || a.prog.Roots[0].Source == nil || slices.Contains(path, "[]") {
		return out
	}
	n := l.tree(a.prog.Roots[0].Source)
	for _, k := range path {
		if n = n.Get(k); n == nil {
			return out
		}
	}
	for _, k := range n.Keys {
		out[k.Value()] = true
	}
	return out
}

// summaryOf returns the summary of a definition.
func (l *Language) summaryOf(s *lsp.Snapshot, f *lsp.File, name string) string {
	if _, after, ok := strings.Cut(name, "."); ok {
		name = after
	}
	for _, x := range l.allDefinitions(s, f)[name] {
		if x.owner == nil && x.value != nil {
			if n := x.value.Get("summary"); n != nil {
				return n.Value()
			}
		}
	}
	return ""
}

// allDefinitions returns what a file and its imports define, by name.
func (l *Language) allDefinitions(s *lsp.Snapshot, f *lsp.File) map[string][]definition {
	a := l.analyze(s, f)
	return f.Memo(a, func() any {
		out := map[string][]definition{}
		for _, d := range a.prog.Dialects {
			for _, x := range l.definitions(d) {
				out[x.name] = append(out[x.name], x)
			}
		}
		return out
	}).(map[string][]definition)
}

// directives are the words of formats.
var directives = []struct{ text, doc string }{
	{"attr-dict", "the attributes that the format has nowhere else"},
	{"attr-dict-with-keyword", "the same, behind the word attributes"},
	{"prop-dict", "the properties that the format has nowhere else"},
	{"functional-type(", "(operand types) -> result types"},
	{"type(", "the type of an operand or result"},
	{"qualified(", "a type or attribute with its dialect's prefix"},
	{"operands", "all operands"},
	{"results", "all results"},
	{"regions", "all regions"},
	{"successors", "all successors"},
	{"custom<", "a directive that hooks read and print"},
	{"ref(", "an operand that was read before, as an argument"},
	{"oilist(", "clauses in any order"},
	{"params", "all parameters of a type or attribute"},
	{"struct(", "parameters as name = value"},
}

// formatItems proposes parts of the definition around an offset, and directives.
func (l *Language) formatItems(s *lsp.Snapshot, f *lsp.File, at int, add func(lsp.Item)) {
	dollar := at > 0 && f.Text[at-1] == '$'
	a := l.analyze(s, f)
	if len(a.prog.Roots) > 0 && a.prog.Roots[0].Source != nil {
		if around := l.enclosing(a.prog.Roots[0], at); around != nil {
			for _, p := range parts {
				each(around.Get(p.key), func(k, v *yamlx.Node) {
					label := k.Value()
					if !dollar {
						label = "$" + label
					}
					add(lsp.Item{Label: label, Kind: lsp.ItemField, Detail: p.kind})
				})
			}
		}
	}
	if dollar {
		return
	}
	for _, d := range directives {
		add(lsp.Item{Label: d.text, Kind: lsp.ItemKeyword, Detail: d.doc, Rank: 1})
	}
}

func firstSentence(s string) string {
	if i := strings.Index(s, ". "); i >= 0 {
		return s[:i+1]
	}
	return s
}

// Hover tells what a name stands for, or what a key is for.
func (l *Language) Hover(_ context.Context, s *lsp.Snapshot, f *lsp.File, offset int) *lsp.Hover {
	a := l.analyze(s, f)
	w := wordAt(f.Text, offset)
	r := lsp.Range{Start: w.start, End: w.end}
	p := positionAt(string(f.Text), w.start)
	if p.isKey && w.text != "" {
		if doc := l.shape(s, f).describe(append(p.path, w.text)); doc != "" && keys(l.shape(s, f).at(p.path))[w.text] != "" {
			return &lsp.Hover{Range: r, Markdown: fmt.Sprintf("`%s`: %s", w.text, doc)}
		}
	}
	x, _, ok := l.lookup(a, f, offset)
	if !ok {
		return nil
	}
	return &lsp.Hover{Range: r, Markdown: x.describe()}
}

// describe says what a definition says of itself.
func (x *definition) describe() string {
	var b strings.Builder
	fmt.Fprintf(&b, "**%s**, %s of `%s`", x.name, x.kind, x.dialect)
	if x.value == nil {
		return b.String()
	}
	if x.value.Kind == yamlx.Scalar && x.owner != nil {
		fmt.Fprintf(&b, ": `%s`", x.value.Value())
	}
	for _, key := range []string{"type", "summary", "description"} {
		n := x.value.Get(key)
		switch {
		case n == nil || n.Value() == "":
		case key == "type":
			fmt.Fprintf(&b, ": `%s`", n.Value())
		default:
			b.WriteString("\n\n" + strings.TrimSpace(n.Value()))
		}
	}
	for _, key := range []string{"format", "where", "cpp"} {
		if n := x.value.Get(key); n != nil && n.Value() != "" {
			fmt.Fprintf(&b, "\n\n%s:\n\n```\n%s\n```", key, strings.TrimSpace(n.Value()))
		}
	}
	return b.String()
}
