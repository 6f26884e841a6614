package deflang

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/odsgen/ods/lsp"
	"github.com/odsgen/ods/odsgen/format"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/model"
	"github.com/odsgen/ods/odsgen/stubs"
)

// symbolKinds are the kinds of symbols by the kind of definition.
var symbolKinds = map[string]lsp.SymbolKind{"operation": lsp.SymbolMethod, "type": lsp.SymbolStruct,
	"attribute": lsp.SymbolConstant, "enum": lsp.SymbolEnum, "interface": lsp.SymbolInterface, "trait": lsp.SymbolInterface, "template": lsp.SymbolClass,
	"mixin": lsp.SymbolClass, "pass": lsp.SymbolFunction, "rule": lsp.SymbolFunction}

// Symbols lists what a file defines.
func (l *Language) Symbols(_ context.Context, s *lsp.Snapshot, f *lsp.File) []lsp.Symbol {
	src := model.NewSource(f.Path, f.Text)
	root := parseTree(src)
	var out []lsp.Symbol
	for _, sec := range sections {
		each(root.Get(sec.key), func(k, v *yamlx.Node) {
			kind := symbolKinds[sec.kind]
			if kind == 0 {
				kind = lsp.SymbolKey
			}
			y := lsp.Symbol{Name: k.Value(), Detail: sec.kind, Kind: kind, NameRange: lsp.Range{Start: k.Span.Start, End: k.Span.End}}
			y.Range = lsp.Range{Start: k.Span.Start, End: max(k.Span.End, v.Span.End)}
			for _, p := range parts {
				each(v.Get(p.key), func(pk, pv *yamlx.Node) {
					r := lsp.Range{Start: pk.Span.Start, End: pk.Span.End}
					y.Children = append(y.Children, lsp.Symbol{Name: pk.Value(), Detail: p.kind, Kind: lsp.SymbolField, Range: r, NameRange: r})
				})
			}
			out = append(out, y)
		})
	}
	return out
}

// Folds returns the definitions of several lines.
func (l *Language) Folds(ctx context.Context, s *lsp.Snapshot, f *lsp.File) []lsp.Range {
	var out []lsp.Range
	for _, y := range l.Symbols(ctx, s, f) {
		y.Range.End = y.Range.Start + len(strings.TrimRight(string(f.Text[y.Range.Start:y.Range.End]), " \n"))
		out = append(out, y.Range)
	}
	return out
}

// Format lays a file out as "odsgen fmt" does.
func (l *Language) Format(_ context.Context, _ *lsp.Snapshot, f *lsp.File) ([]byte, error) {
	out, list, err := format.Source(model.NewSource(f.Path, f.Text))
	if list.HasErrors() {
		return nil, list
	}
	return out, err
}

// document is a result that an editor shows as a document.
type document struct {
	Title    string `json:"title"`
	Language string `json:"languageId"`
	Text     string `json:"text"`
}

// Commands returns the names of the commands; docs/editors.md has their arguments and results.
func (l *Language) Commands() []string { return []string{"ods.expandDefinition", "ods.writeStubs"} }

// Execute runs a command on a file that is named by its URI.
func (l *Language) Execute(_ context.Context, s *lsp.Snapshot, name string, args []json.RawMessage) (any, error) {
	var uri string
	if len(args) == 0 || json.Unmarshal(args[0], &uri) != nil {
		return nil, errors.New("the first argument must be the URI of a definition")
	}
	f := s.File(uri)
	if f == nil {
		return nil, fmt.Errorf("file %q is not open", uri)
	}
	if name == "ods.writeStubs" {
		return l.writeStubs(s, f)
	}
	list, found := load.Expand(l.options(s, nil), f.Path)
	if found.HasErrors() || len(list) == 0 {
		return nil, found
	}
	return document{Title: filepath.Base(f.Path) + " expanded", Language: "yaml", Text: string(list[0].Text)}, nil
}

// hooksFile is where stubs go when there is no hand-written file yet.
const hooksFile = "hooks.go"

// stubActions offers stubs of the hooks that the definition at an offset promises. They go to the end of the file that
// has other hooks.
func stubActions(d *model.Dialect, f *lsp.File, at int) []lsp.Action {
	owed := stubs.Owed(d)
	if len(owed) == 0 {
		return nil
	}
	file := handWritten(owed[0].Dir)
	if file == "" {
		return []lsp.Action{{Title: fmt.Sprintf("Write %s with %d hooks", hooksFile, len(owed)), Kind: "refactor",
			Command: "ods.writeStubs", Args: []any{f.URI}}}
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return nil
	}
	end := lsp.Location{Path: file, Range: lsp.Range{Start: len(text), End: len(text)}}
	var out []lsp.Action
	all := ""
	for _, op := range d.Ops {
		for _, m := range owed {
			if strings.HasSuffix(m.Method, op.GoName) && op.Span.Start <= at && at <= endOf(d, op) {
				out = append(out, lsp.Action{Title: "Implement hook " + m.Method, Kind: "refactor",
					Edits: []lsp.Edit{{Location: end, NewText: "\n" + m.Stub}}})
			}
		}
	}
	for _, m := range owed {
		all += "\n" + m.Stub
	}
	return append(out, lsp.Action{Title: fmt.Sprintf("Implement all %d missing hooks", len(owed)), Kind: "refactor",
		Edits: []lsp.Edit{{Location: end, NewText: all}}})
}

// endOf returns where the definition of an operation ends: before the next one.
func endOf(d *model.Dialect, op *model.Op) int {
	end := len(d.Source.Data)
	for _, o := range d.Ops {
		if o.Span.Start > op.Span.Start {
			end = min(end, o.Span.Start)
		}
	}
	return end
}

// handWritten returns the Go file of a folder to which hooks are added: one that has some, or "".
func handWritten(dir string) string {
	names, _ := filepath.Glob(filepath.Join(dir, "*.go"))
	best := ""
	for _, n := range names {
		if strings.HasSuffix(n, "_test.go") || strings.HasSuffix(n, ".gen.go") || filepath.Base(n) == "doc.go" {
			continue
		}
		text, err := os.ReadFile(n)
		if err == nil && (best == "" || strings.Contains(string(text), "type Hooks ")) {
			best = n
		}
	}
	return best
}

// writeStubs writes the file of hooks of a definition that has none.
func (l *Language) writeStubs(s *lsp.Snapshot, f *lsp.File) (any, error) {
	a := l.analyze(s, f)
	if a.list.HasErrors() || len(a.prog.Roots) == 0 {
		return nil, errors.New("the definition has errors")
	}
	owed := stubs.Owed(a.prog.Roots[0])
	if len(owed) == 0 {
		return nil, errors.New("no hook is missing")
	}
	text, err := stubs.File(owed)
	if err != nil {
		return nil, err
	}
	path := filepath.Join(owed[0].Dir, hooksFile)
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return nil, err
	}
	if _, err := file.Write(text); err != nil {
		file.Close()
		return nil, err
	}
	return document{Title: path, Language: "go", Text: string(text)}, file.Close()
}
