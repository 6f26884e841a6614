package lsp

import (
	"context"

	"github.com/odsgen/ods/lsp/internal/protocol"
	"github.com/odsgen/ods/lsp/jsonrpc"
)

// query is a request with the state that it is about.
type query struct {
	ctx   context.Context
	s     *Server
	state *Snapshot
	r     *jsonrpc.Request
}

// file returns the file that a document is, and its language; both nil when there is none.
func (q *query) file(d protocol.TextDocument) (*File, Language) {
	f := q.state.File(d.URI)
	if f == nil {
		return nil, nil
	}
	return f, q.s.language(f)
}

// at reads the parameters of a request about a place.
func (q *query) at() (*File, Language, int, error) {
	var p protocol.PositionParams
	if err := q.r.Decode(&p); err != nil {
		return nil, nil, 0, err
	}
	f, l := q.file(p.TextDocument)
	if f == nil {
		return nil, nil, 0, nil
	}
	return f, l, q.s.offsetOf(f, p.Position), nil
}

// part reads the parameters of a request about a part of a file, or the whole of it.
func (q *query) part() (*File, Language, Range, error) {
	var p struct {
		TextDocument protocol.TextDocument `json:"textDocument"`
		Range        *protocol.Range       `json:"range"`
	}
	if err := q.r.Decode(&p); err != nil {
		return nil, nil, Range{}, err
	}
	f, l := q.file(p.TextDocument)
	if f == nil {
		return nil, nil, Range{}, nil
	}
	part := Range{0, len(f.Text)}
	if p.Range != nil {
		part = Range{q.s.offsetOf(f, p.Range.Start), q.s.offsetOf(f, p.Range.End)}
	}
	return f, l, part, nil
}

func (s *Server) offsetOf(f *File, p protocol.Position) int {
	return f.offset(p.Line, p.Character, s.utf8)
}

func (s *Server) positionOf(f *File, offset int) protocol.Position {
	line, char := f.position(offset, s.utf8)
	return protocol.Position{Line: line, Character: char}
}

func (s *Server) rangeOf(f *File, r Range) protocol.Range {
	return protocol.Range{Start: s.positionOf(f, r.Start), End: s.positionOf(f, r.End)}
}

// location converts a place, which may be in a file that is not open.
func (q *query) location(l Location) (protocol.Location, bool) {
	f := q.state.Open(l.Path)
	if f == nil {
		text, err := q.state.ReadFile(l.Path)
		if err != nil {
			return protocol.Location{}, false
		}
		f = NewFile(URIOf(l.Path), "", 0, text)
	}
	return protocol.Location{URI: f.URI, Range: q.s.rangeOf(f, l.Range)}, true
}

func (q *query) locations(list []Location) []protocol.Location {
	out := []protocol.Location{}
	for _, l := range list {
		if p, ok := q.location(l); ok {
			out = append(out, p)
		}
	}
	return out
}

// workspaceEdit converts edits.
func (q *query) workspaceEdit(edits []Edit) *protocol.WorkspaceEdit {
	out := &protocol.WorkspaceEdit{Changes: map[string][]protocol.TextEdit{}}
	for _, e := range edits {
		if l, ok := q.location(e.Location); ok {
			out.Changes[l.URI] = append(out.Changes[l.URI], protocol.TextEdit{Range: l.Range, NewText: e.NewText})
		}
	}
	return out
}

func markdown(s string) *protocol.MarkupContent {
	if s == "" {
		return nil
	}
	return &protocol.MarkupContent{Kind: "markdown", Value: s}
}
