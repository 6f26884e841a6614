package lsp

import (
	"context"
	"slices"

	"github.com/odsgen/ods/lsp/internal/protocol"
	"github.com/odsgen/ods/lsp/jsonrpc"
)

// initialize takes what the editor can and has, and says what the server can.
func (s *Server) initialize(r *jsonrpc.Request) jsonrpc.Work {
	var p protocol.InitializeParams
	if err := r.Decode(&p); err != nil {
		return failing(err)
	}
	var folders []string
	for _, f := range p.WorkspaceFolders {
		folders = append(folders, PathOf(f.URI))
	}
	if len(folders) == 0 && p.RootURI != "" {
		folders = []string{PathOf(p.RootURI)}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.utf8 = slices.Contains(p.Capabilities.General.PositionEncodings, "utf-8")
	s.started = true
	s.state = &Snapshot{files: map[string]*File{}, folders: folders, settings: overlay(s.opts.Settings, p.Options)}
	result := protocol.InitializeResult{Capabilities: s.capabilities(),
		ServerInfo: map[string]string{"name": s.opts.Name, "version": s.opts.Version}}
	return func(context.Context) (any, error) { return result, nil }
}

// capabilities lists what the languages can do together.
func (s *Server) capabilities() map[string]any {
	encoding := "utf-16"
	if s.utf8 {
		encoding = "utf-8"
	}
	c := map[string]any{
		"positionEncoding":   encoding,
		"textDocumentSync":   map[string]any{"openClose": true, "change": 2, "save": map[string]any{}},
		"codeActionProvider": map[string]any{"codeActionKinds": []string{"quickfix", "refactor"}},
	}
	var commands []string
	for _, l := range s.langs {
		for _, p := range providers {
			if p.has(l) {
				c[p.name] = p.value
			}
		}
		if x, ok := l.(Commander); ok {
			commands = append(commands, x.Commands()...)
		}
	}
	if len(commands) > 0 {
		c["executeCommandProvider"] = map[string]any{"commands": commands}
	}
	return c
}

// providers maps interfaces of languages to capabilities.
var providers = []struct {
	name  string
	value any
	has   func(Language) bool
}{
	{"hoverProvider", true, implements[Hoverer]},
	{"definitionProvider", true, implements[Definer]},
	{"referencesProvider", true, implements[Referrer]},
	{"documentHighlightProvider", true, implements[Referrer]},
	{"renameProvider", map[string]any{"prepareProvider": true}, implements[Renamer]},
	{"completionProvider", map[string]any{"triggerCharacters": []string{"%", "^", "@", "!", "#", ".", "$"}}, implements[Completer]},
	{"documentSymbolProvider", true, implements[Outliner]},
	{"workspaceSymbolProvider", true, implements[Outliner]},
	{"semanticTokensProvider", map[string]any{"full": true, "range": true, "legend": map[string]any{"tokenTypes": TokenTypes,
		"tokenModifiers": []string{"definition", "deprecated"}}}, implements[Colourer]},
	{"foldingRangeProvider", true, implements[Folder]},
	{"inlayHintProvider", true, implements[Hinter]},
	{"documentFormattingProvider", true, implements[Formatter]},
}

func implements[T any](l Language) bool {
	_, ok := l.(T)
	return ok
}
