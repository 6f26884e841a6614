package deflang

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/odsgen/ods/internal/lazyregexp"
	"github.com/odsgen/ods/lsp"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

func parseTree(src *model.Source) *yamlx.Node { return yamlx.Parse(src, report.New(1)) }

// sections are the keys of a file under which names are defined, with what is said of them.
var sections = []struct{ key, kind string }{
	{"ops", "operation"}, {"types", "type"}, {"attributes", "attribute"}, {"enums", "enum"}, {"constraints", "constraint"},
	{"traits", "trait"}, {"interfaces", "interface"}, {"templates", "template"}, {"mixins", "mixin"}, {"resources", "resource"},
	{"type_constraints", "type constraint"}, {"attribute_constraints", "attribute constraint"}, {"properties", "property"},
	{"region_constraints", "region constraint"}, {"successor_constraints", "successor constraint"}, {"passes", "pass"},
	{"attrs", "attribute"}, {"patterns", "rule"}, {"discardable", "discardable attribute"},
}

// parts are the keys of a definition under which its parts are named.
var parts = []struct{ key, kind string }{
	{"operands", "operand"}, {"results", "result"}, {"attributes", "attribute"}, {"properties", "property"}, {"regions", "region"},
	{"successors", "successor"}, {"parameters", "parameter"}, {"params", "parameter"}, {"arguments", "argument"},
}

// definition is a name with the place that defines it.
type definition struct {
	name, kind string
	key, value *yamlx.Node
	owner      *yamlx.Node // of a part, the definition that has it
	dialect    string
	src        *model.Source
}

// definitions returns what a file defines.
func (l *Language) definitions(d *model.Dialect) []definition {
	if d.Source == nil {
		return nil
	}
	root := l.tree(d.Source)
	var out []definition
	for _, s := range sections {
		each(root.Get(s.key), func(k, v *yamlx.Node) {
			out = append(out, definition{k.Value(), s.kind, k, v, nil, d.Name, d.Source})
			for _, p := range parts {
				each(v.Get(p.key), func(pk, pv *yamlx.Node) {
					out = append(out, definition{pk.Value(), p.kind, pk, pv, v, d.Name, d.Source})
				})
			}
		})
	}
	return out
}

// each calls f for the names in a section: the keys of a map, or of the maps of a list.
func each(n *yamlx.Node, f func(key, value *yamlx.Node)) {
	if n == nil {
		return
	}
	switch n.Kind {
	case yamlx.Map:
		for i, k := range n.Keys {
			f(k, n.Items[i])
		}
	case yamlx.List:
		for _, item := range n.Items {
			switch item.Kind {
			case yamlx.Scalar:
				f(item, &yamlx.Node{})
			case yamlx.Map:
				each(item, f)
			}
		}
	}
}

// word is a name in a text.
type word struct {
	text       string // without a sigil or the name of a dialect
	dialect    string // before a dot
	start, end int    // of text
	part       bool   // it has the sigil of a part
}

func isNameByte(c byte) bool {
	return c == '_' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9'
}

// wordAt returns the name at an offset.
func wordAt(text []byte, at int) word {
	w := word{start: at, end: at}
	for w.start > 0 && isNameByte(text[w.start-1]) {
		w.start--
	}
	for w.end < len(text) && isNameByte(text[w.end]) {
		w.end++
	}
	w.text = string(text[w.start:w.end])
	if w.start > 0 && text[w.start-1] == '$' {
		w.part = true
	}
	if i := w.start - 1; i > 0 && text[i] == '.' {
		from := i
		for from > 0 && isNameByte(text[from-1]) {
			from--
		}
		w.dialect = string(text[from:i])
	}
	return w
}

// enclosing returns the definition, an operation for example, in which an offset of a file stands, or nil.
func (l *Language) enclosing(d *model.Dialect, at int) *yamlx.Node {
	root := l.tree(d.Source)
	for _, s := range sections {
		var found *yamlx.Node
		each(root.Get(s.key), func(k, v *yamlx.Node) {
			if k.Span.Start <= at && (v.Kind == yamlx.Map && at <= v.Span.End || at <= k.Span.End) {
				found = v
			}
		})
		if found != nil {
			return found
		}
	}
	return nil
}

// lookup finds what a name in a file refers to: parts of the definition around it, then what the file defines, then what
// it imports.
func (l *Language) lookup(a *analysis, f *lsp.File, at int) (definition, word, bool) {
	w := wordAt(f.Text, at)
	if w.text == "" || len(a.prog.Roots) == 0 {
		return definition{}, w, false
	}
	root := a.prog.Roots[0]
	around := l.enclosing(root, at)
	var best definition
	rank := 0
	for _, d := range a.prog.Dialects {
		for _, x := range l.definitions(d) {
			r := 0
			switch {
			case x.name != w.text && !strings.HasSuffix(x.name, "."+w.text) && x.name != w.dialect+"."+w.text:
				continue
			case x.owner != nil && (x.owner != around || d != root):
				continue
			case x.owner != nil:
				r = 4
			case w.part:
				continue
			case w.dialect == d.Name:
				r = 3
			case d == root:
				r = 2
			default:
				r = 1
			}
			if x.name != w.text && x.name != w.dialect+"."+w.text {
				continue
			}
			if r > rank {
				best, rank = x, r
			}
		}
	}
	return best, w, rank > 0
}

// place returns where a definition's name stands. A file that the program ships and that is not on disk is written to
// a folder for temporary files, for editors to open.
func (x *definition) place() lsp.Location {
	return lsp.Location{Path: onDisk(x.src), Range: lsp.Range{Start: x.key.Span.Start, End: x.key.Span.End}}
}

func onDisk(src *model.Source) string {
	if _, err := os.Stat(src.Path); err == nil || filepath.IsAbs(src.Path) {
		return src.Path
	}
	path := filepath.Join(os.TempDir(), "odsgen-definitions", filepath.FromSlash(src.Path))
	if old, err := os.ReadFile(path); err == nil && string(old) == string(src.Data) {
		return path
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return src.Path
	}
	if err := os.WriteFile(path, src.Data, 0o444); err != nil {
		return src.Path
	}
	return path
}

// Definition finds the definition of a name, in the file or in what it imports.
func (l *Language) Definition(_ context.Context, s *lsp.Snapshot, f *lsp.File, offset int) []lsp.Location {
	x, _, ok := l.lookup(l.analyze(s, f), f, offset)
	if !ok {
		return nil
	}
	return []lsp.Location{x.place()}
}

// Locate finds the definition of an operation among open and found definitions, for the language of IR.
func (l *Language) Locate(s *lsp.Snapshot, op string) []lsp.Location {
	dialect, name, _ := strings.Cut(op, ".")
	for _, f := range s.Files() {
		if !l.Owns(f) {
			continue
		}
		for _, d := range l.analyze(s, f).prog.Dialects {
			if d.Prefix() != dialect || d.Source == nil {
				continue
			}
			for _, x := range l.definitions(d) {
				if x.kind == "operation" && x.name == name {
					return []lsp.Location{x.place()}
				}
			}
		}
	}
	return nil
}

// prose are the keys whose texts are for people, and so no place for names.
var prose = map[string]bool{"summary": true, "description": true, "examples": true, "deprecated": true, "message": true}

// occurrences calls f for the places in a tree where a name stands as a word.
func occurrences(n *yamlx.Node, name *regexp.Regexp, key string, f func(key string, span model.Span)) {
	switch n.Kind {
	case yamlx.Scalar:
		for _, m := range name.FindAllStringIndex(n.Text.Value, -1) {
			f(key, n.Text.At(m[0], m[1]))
		}
	case yamlx.List:
		for _, item := range n.Items {
			occurrences(item, name, key, f)
		}
	case yamlx.Map:
		for i, k := range n.Keys {
			if prose[k.Value()] {
				continue
			}
			occurrences(k, name, key, f)
			occurrences(n.Items[i], name, k.Value(), f)
		}
	}
}

// References finds the places that name what is named at an offset, in the file, in what it imports and in open files.
func (l *Language) References(_ context.Context, s *lsp.Snapshot, f *lsp.File, offset int, withDefinition bool) []lsp.Location {
	x, _, ok := l.lookup(l.analyze(s, f), f, offset)
	if !ok {
		return nil
	}
	return l.uses(s, f, &x, withDefinition)
}

func (l *Language) uses(s *lsp.Snapshot, f *lsp.File, x *definition, withDefinition bool) []lsp.Location {
	name := regexp.MustCompile(`\b` + regexp.QuoteMeta(x.name) + `\b`)
	var out []lsp.Location
	seen := map[lsp.Location]bool{}
	add := func(span model.Span) {
		loc := lsp.Location{Path: onDisk(span.File), Range: lsp.Range{Start: span.Start, End: span.End}}
		if !span.IsValid() || seen[loc] || !withDefinition && loc == x.place() {
			return
		}
		seen[loc] = true
		out = append(out, loc)
	}
	if x.owner != nil {
		add(x.key.Span)
		occurrences(x.owner, name, "", func(key string, span model.Span) {
			if data := span.File.Data; key != "format" || span.Start > 0 && data[span.Start-1] == '$' {
				add(span)
			}
		})
		return out
	}
	files := []*lsp.File{f}
	for _, o := range s.Files() {
		if o != f && l.Owns(o) {
			files = append(files, o)
		}
	}
	for _, o := range files {
		prog := l.analyze(s, o).prog
		if !imports(prog, x.src) {
			continue
		}
		for _, d := range prog.Dialects {
			if d.Source != nil && (filepath.IsAbs(d.Source.Path) || samePath(d.Source.Path, x.src.Path)) {
				occurrences(l.tree(d.Source), name, "", func(_ string, span model.Span) { add(span) })
			}
		}
	}
	return out
}

// imports reports whether a program has a file.
func imports(p *model.Program, src *model.Source) bool {
	for _, d := range p.Dialects {
		if d.Source != nil && samePath(d.Source.Path, src.Path) {
			return true
		}
	}
	return false
}

// Renamable returns the name at an offset when it is defined in a file that can be edited.
func (l *Language) Renamable(_ context.Context, s *lsp.Snapshot, f *lsp.File, offset int) (lsp.Range, string, error) {
	x, w, ok := l.lookup(l.analyze(s, f), f, offset)
	switch {
	case !ok:
		return lsp.Range{}, "", fmt.Errorf("there is no name here that a definition defines")
	case !filepath.IsAbs(x.src.Path):
		return lsp.Range{}, "", fmt.Errorf("'%s' is defined in %s, which is part of the program", x.name, x.src.Path)
	}
	return lsp.Range{Start: w.start, End: w.end}, x.name, nil
}

var validName = lazyregexp.New(`^[A-Za-z_][A-Za-z0-9_.]*$`)

// Rename gives what is named at an offset another name. Go code that uses it is not changed.
func (l *Language) Rename(ctx context.Context, s *lsp.Snapshot, f *lsp.File, offset int, name string) ([]lsp.Edit, error) {
	if _, _, err := l.Renamable(ctx, s, f, offset); err != nil {
		return nil, err
	}
	if !validName().MatchString(name) {
		return nil, fmt.Errorf("'%s' is not a name", name)
	}
	a := l.analyze(s, f)
	x, _, _ := l.lookup(a, f, offset)
	for _, d := range a.prog.Dialects {
		for _, o := range l.definitions(d) {
			if o.name == name && o.owner == x.owner && o.src == x.src {
				return nil, fmt.Errorf("'%s' is defined already, as %s of %s", name, o.kind, d.Name)
			}
		}
	}
	var edits []lsp.Edit
	for _, loc := range l.uses(s, f, &x, true) {
		edits = append(edits, lsp.Edit{Location: loc, NewText: name})
	}
	return edits, nil
}
