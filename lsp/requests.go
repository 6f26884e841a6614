package lsp

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/lsp/internal/protocol"
	"github.com/odsgen/ods/lsp/jsonrpc"
)

// requests are the messages that ask about a state.
var requests = map[string]func(*Server, *query) (any, error){
	"textDocument/hover":                (*Server).hover,
	"textDocument/definition":           (*Server).definition,
	"textDocument/references":           (*Server).references,
	"textDocument/documentHighlight":    (*Server).highlight,
	"textDocument/prepareRename":        (*Server).prepareRename,
	"textDocument/rename":               (*Server).rename,
	"textDocument/completion":           (*Server).completion,
	"textDocument/documentSymbol":       (*Server).documentSymbol,
	"workspace/symbol":                  (*Server).workspaceSymbol,
	"textDocument/semanticTokens/full":  (*Server).semanticTokens,
	"textDocument/semanticTokens/range": (*Server).semanticTokens,
	"textDocument/foldingRange":         (*Server).foldingRange,
	"textDocument/inlayHint":            (*Server).inlayHint,
	"textDocument/formatting":           (*Server).formatting,
	"textDocument/codeAction":           (*Server).codeAction,
	"workspace/executeCommand":          (*Server).executeCommand,
}

func (s *Server) hover(q *query) (any, error) {
	f, l, at, err := q.at()
	x, ok := l.(Hoverer)
	if err != nil || !ok {
		return nil, err
	}
	h := x.Hover(q.ctx, q.state, f, at)
	if h == nil {
		return nil, q.ctx.Err()
	}
	r := s.rangeOf(f, h.Range)
	return protocol.Hover{Contents: *markdown(h.Markdown), Range: &r}, nil
}

func (s *Server) definition(q *query) (any, error) {
	f, l, at, err := q.at()
	x, ok := l.(Definer)
	if err != nil || !ok {
		return nil, err
	}
	return q.locations(x.Definition(q.ctx, q.state, f, at)), q.ctx.Err()
}

func (s *Server) references(q *query) (any, error) {
	var p protocol.ReferenceParams
	if err := q.r.Decode(&p); err != nil {
		return nil, err
	}
	f, l := q.file(p.TextDocument)
	x, ok := l.(Referrer)
	if !ok {
		return nil, nil
	}
	return q.locations(x.References(q.ctx, q.state, f, s.offsetOf(f, p.Position), p.Context.IncludeDeclaration)), q.ctx.Err()
}

func (s *Server) highlight(q *query) (any, error) {
	f, l, at, err := q.at()
	x, ok := l.(Referrer)
	if err != nil || !ok {
		return nil, err
	}
	out := []protocol.DocumentHighlight{}
	for _, r := range x.References(q.ctx, q.state, f, at, true) {
		if r.Path == f.Path {
			out = append(out, protocol.DocumentHighlight{Range: s.rangeOf(f, r.Range), Kind: 1})
		}
	}
	return out, q.ctx.Err()
}

func (s *Server) prepareRename(q *query) (any, error) {
	f, l, at, err := q.at()
	x, ok := l.(Renamer)
	if err != nil || !ok {
		return nil, err
	}
	r, name, err := x.Renamable(q.ctx, q.state, f, at)
	if err != nil {
		return nil, err
	}
	return protocol.PrepareRenameResult{Range: s.rangeOf(f, r), Placeholder: name}, nil
}

func (s *Server) rename(q *query) (any, error) {
	var p protocol.RenameParams
	if err := q.r.Decode(&p); err != nil {
		return nil, err
	}
	f, l := q.file(p.TextDocument)
	x, ok := l.(Renamer)
	if !ok {
		return nil, nil
	}
	edits, err := x.Rename(q.ctx, q.state, f, s.offsetOf(f, p.Position), p.NewName)
	if err != nil {
		return nil, err
	}
	return q.workspaceEdit(edits), nil
}

// maxItems bounds a list of completions; the editor asks again while the word grows.
const maxItems = 400

func (s *Server) completion(q *query) (any, error) {
	f, l, at, err := q.at()
	x, ok := l.(Completer)
	if err != nil || !ok {
		return nil, err
	}
	items := x.Complete(q.ctx, q.state, f, at)
	slices.SortStableFunc(items, func(a, b Item) int {
		if a.Rank != b.Rank {
			return a.Rank - b.Rank
		}
		return strings.Compare(a.Label, b.Label)
	})
	list := protocol.CompletionList{Items: []protocol.CompletionItem{}}
	for i, it := range items {
		if i == maxItems {
			list.IsIncomplete = true
			break
		}
		text := it.NewText
		if text == "" {
			text = it.Label
		}
		list.Items = append(list.Items, protocol.CompletionItem{Label: it.Label, Kind: int(it.Kind), Detail: it.Detail,
			Documentation: markdown(it.Markdown), SortText: fmt.Sprintf("%04d", i), FilterText: text, Deprecated: it.Deprecated,
			TextEdit: &protocol.TextEdit{Range: s.rangeOf(f, it.Replace), NewText: text}})
	}
	return list, q.ctx.Err()
}

func (s *Server) documentSymbol(q *query) (any, error) {
	f, l, _, err := q.part()
	x, ok := l.(Outliner)
	if err != nil || !ok {
		return nil, err
	}
	return s.symbols(f, x.Symbols(q.ctx, q.state, f)), q.ctx.Err()
}

func (s *Server) symbols(f *File, list []Symbol) []protocol.DocumentSymbol {
	out := []protocol.DocumentSymbol{}
	for _, y := range list {
		if y.Name == "" {
			y.Name = "?" // editors refuse an empty name
		}
		out = append(out, protocol.DocumentSymbol{Name: y.Name, Detail: y.Detail, Kind: int(y.Kind), Range: s.rangeOf(f, y.Range),
			SelectionRange: s.rangeOf(f, y.NameRange), Children: s.symbols(f, y.Children)})
	}
	return out
}

// maxSymbols bounds the answer about all files.
const maxSymbols = 1000

func (s *Server) workspaceSymbol(q *query) (any, error) {
	var p protocol.WorkspaceSymbolParams
	if err := q.r.Decode(&p); err != nil {
		return nil, err
	}
	out := []protocol.WorkspaceSymbol{}
	word := strings.ToLower(p.Query)
	for _, f := range q.state.Files() {
		x, ok := s.language(f).(Outliner)
		if !ok {
			continue
		}
		var add func(list []Symbol)
		add = func(list []Symbol) {
			for _, y := range list {
				if strings.Contains(strings.ToLower(y.Name), word) && len(out) < maxSymbols {
					out = append(out, protocol.WorkspaceSymbol{Name: y.Name, Kind: int(y.Kind),
						Location: protocol.Location{URI: f.URI, Range: s.rangeOf(f, y.NameRange)}})
				}
				add(y.Children)
			}
		}
		add(x.Symbols(q.ctx, q.state, f))
	}
	return out, q.ctx.Err()
}

func (s *Server) semanticTokens(q *query) (any, error) {
	f, l, part, err := q.part()
	x, ok := l.(Colourer)
	if err != nil || !ok {
		return nil, err
	}
	return protocol.SemanticTokens{Data: s.encodeTokens(f, x.Tokens(q.ctx, q.state, f, part))}, q.ctx.Err()
}

// encodeTokens encodes tokens as the protocol does, relative to one another. One of several lines is cut.
func (s *Server) encodeTokens(f *File, list []Token) []uint32 {
	out := make([]uint32, 0, 5*len(list))
	var line, char int
	add := func(t Token, r Range) {
		from, to := s.positionOf(f, r.Start), s.positionOf(f, r.End)
		if to.Character <= from.Character {
			return
		}
		if from.Line != line {
			char = 0
		}
		var mods uint32
		if t.Definition {
			mods |= 1
		}
		if t.Deprecated {
			mods |= 2
		}
		out = append(out, uint32(from.Line-line), uint32(from.Character-char), uint32(to.Character-from.Character),
			uint32(t.Type), mods)
		line, char = from.Line, from.Character
	}
	for _, t := range list {
		for start := t.Start; start < t.End; {
			end := t.End
			if i := bytes.IndexByte(f.Text[start:end], '\n'); i >= 0 {
				end = start + i
			}
			add(t, Range{start, end})
			start = end + 1
		}
	}
	return out
}

func (s *Server) foldingRange(q *query) (any, error) {
	f, l, _, err := q.part()
	x, ok := l.(Folder)
	if err != nil || !ok {
		return nil, err
	}
	out := []protocol.FoldingRange{}
	for _, r := range x.Folds(q.ctx, q.state, f) {
		from, _ := f.Line(r.Start)
		to, _ := f.Line(r.End)
		if to > from {
			out = append(out, protocol.FoldingRange{StartLine: from, EndLine: to})
		}
	}
	return out, q.ctx.Err()
}

func (s *Server) inlayHint(q *query) (any, error) {
	f, l, part, err := q.part()
	x, ok := l.(Hinter)
	if err != nil || !ok {
		return nil, err
	}
	out := []protocol.InlayHint{}
	for _, h := range x.Hints(q.ctx, q.state, f, part) {
		out = append(out, protocol.InlayHint{Position: s.positionOf(f, h.At), Label: h.Label, Kind: 1})
	}
	return out, q.ctx.Err()
}

func (s *Server) formatting(q *query) (any, error) {
	f, l, _, err := q.part()
	x, ok := l.(Formatter)
	if err != nil || !ok {
		return nil, err
	}
	text, err := x.Format(q.ctx, q.state, f)
	if err != nil || bytes.Equal(text, f.Text) {
		return []protocol.TextEdit{}, err
	}
	return []protocol.TextEdit{minimalEdit(s, f, text)}, nil
}

// minimalEdit replaces what differs between a file and a text, so that cursors elsewhere stay where they are.
func minimalEdit(s *Server, f *File, text []byte) protocol.TextEdit {
	start := 0
	for start < len(text) && start < len(f.Text) && text[start] == f.Text[start] {
		start++
	}
	from, to := len(f.Text), len(text)
	for from > start && to > start && f.Text[from-1] == text[to-1] {
		from, to = from-1, to-1
	}
	for start > 0 && text[start-1] != '\n' { // do not cut a character
		start--
	}
	for from > 0 && from < len(f.Text) && f.Text[from-1] != '\n' {
		from, to = from+1, to+1
	}
	return protocol.TextEdit{Range: s.rangeOf(f, Range{start, from}), NewText: string(text[start:to])}
}

func (s *Server) codeAction(q *query) (any, error) {
	f, l, part, err := q.part()
	out := []protocol.CodeAction{}
	if err != nil || l == nil {
		return out, err
	}
	for _, d := range Diagnose(q.ctx, l, q.state, f) {
		if d.Pos.File != f.Path || !d.Pos.IsValid() {
			continue
		}
		if r := PlaceOf(f, d.Pos); r.End < part.Start || part.End < r.Start {
			continue
		}
		for _, fix := range d.SuggestedFixes {
			var edits []Edit
			for _, e := range fix.Edits {
				edits = append(edits, Edit{Location{e.File, Range{e.Start, e.End}}, e.NewText})
			}
			out = append(out, protocol.CodeAction{Title: fix.Message, Kind: "quickfix", Edit: q.workspaceEdit(edits)})
		}
	}
	if x, ok := l.(Actor); ok {
		for _, a := range x.Actions(q.ctx, q.state, f, part) {
			p := protocol.CodeAction{Title: a.Title, Kind: a.Kind}
			if a.Command != "" {
				p.Command = &protocol.Command{Title: a.Title, Command: a.Command, Arguments: a.Args}
			} else {
				p.Edit = q.workspaceEdit(a.Edits)
			}
			out = append(out, p)
		}
	}
	return out, q.ctx.Err()
}

func (s *Server) executeCommand(q *query) (any, error) {
	var p protocol.ExecuteCommandParams
	if err := q.r.Decode(&p); err != nil {
		return nil, err
	}
	q.offsets(p.Arguments)
	for _, l := range s.langs {
		if x, ok := l.(Commander); ok && slices.Contains(x.Commands(), p.Command) {
			return x.Execute(q.ctx, q.state, p.Command, p.Arguments)
		}
	}
	return nil, jsonrpc.Errorf(jsonrpc.CodeInvalidParams, "command %q is unknown", p.Command)
}

// offsets replaces positions among the arguments of a command, whose first one is the URI of the file, by offsets.
func (q *query) offsets(args []json.RawMessage) {
	var uri string
	if len(args) < 2 || json.Unmarshal(args[0], &uri) != nil {
		return
	}
	f := q.state.File(uri)
	if f == nil {
		return
	}
	for i, a := range args[1:] {
		var p struct{ Line, Character *int }
		if json.Unmarshal(a, &p) == nil && p.Line != nil && p.Character != nil {
			args[i+1] = json.RawMessage(strconv.Itoa(q.s.offsetOf(f, protocol.Position{Line: *p.Line, Character: *p.Character})))
		}
	}
}
