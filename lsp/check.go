package lsp

import (
	"context"
	"time"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/internal/fanout"
	"github.com/odsgen/ods/lsp/internal/protocol"
)

// checkLoop checks the open files after each change until the server ends.
func (s *Server) checkLoop() {
	for {
		select {
		case <-s.done:
			return
		case <-s.changed:
		}
		select {
		case <-s.done:
			return
		case <-time.After(s.opts.Delay):
		}
		select { // changes that came in the meantime are seen now
		case <-s.changed:
		default:
		}
		s.check()
	}
}

// check publishes the findings of all open files. Files that did not change keep what was computed for them, so that
// this takes no longer than what depends on the change.
func (s *Server) check() {
	s.mu.Lock()
	state := s.state
	s.mu.Unlock()
	for _, f := range state.Files() {
		if l := s.language(f); l != nil {
			s.publish(f, l, Diagnose(context.Background(), l, state, f))
		}
		if len(s.changed) > 0 {
			return // there is a newer state
		}
	}
	for uri := range s.published {
		if state.File(uri) == nil {
			delete(s.published, uri)
			s.conn.Notify("textDocument/publishDiagnostics", protocol.PublishDiagnosticsParams{URI: uri,
				Diagnostics: []protocol.Diagnostic{}})
		}
	}
}

// Diagnose returns the findings of a language about a file. A panic becomes one.
func Diagnose(ctx context.Context, l Language, s *Snapshot, f *File) (list diag.List) {
	if p := fanout.Catch(func() { list = l.Diagnose(ctx, s, f) }); p != nil {
		return diag.List{diag.Internal(diag.Pos{File: f.Path, Line: 1, Col: 1}, "", p.Error(), p.Stack)}
	}
	return list
}

// publish sends the findings about a file.
func (s *Server) publish(f *File, l Language, list diag.List) {
	out := make([]protocol.Diagnostic, 0, len(list))
	for _, d := range list {
		out = append(out, s.diagnostic(f, l, d))
	}
	s.published[f.URI] = true
	s.conn.Notify("textDocument/publishDiagnostics", protocol.PublishDiagnosticsParams{URI: f.URI, Version: f.Version,
		Diagnostics: out})
}

func (s *Server) diagnostic(f *File, l Language, d diag.Diagnostic) protocol.Diagnostic {
	p := protocol.Diagnostic{Severity: min(int(d.Severity)+1, 4), Code: d.Code, Source: l.Name(), Message: d.Message}
	if d.Fix != "" {
		p.Message += "; " + d.Fix
	}
	switch {
	case d.Pos.File == f.Path && d.Pos.IsValid():
		p.Range = s.rangeOf(f, PlaceOf(f, d.Pos))
	case d.Pos.IsValid():
		p.Message = d.Pos.String() + ": " + p.Message
		p.RelatedInformation = append(p.RelatedInformation, s.related(f, diag.Diagnostic{Pos: d.Pos, Message: "here"})...)
	case d.Pos.File != "" && d.Pos.File != f.Path+":0:0":
		p.Message = d.Pos.String() + ": " + p.Message
	}
	for _, list := range [][]diag.Diagnostic{d.CallStack, d.Notes} {
		for _, n := range list {
			if n.Pos.IsValid() {
				p.RelatedInformation = append(p.RelatedInformation, s.related(f, n)...)
			} else {
				p.Message += "\n" + n.Message
			}
		}
	}
	return p
}

// related returns a note and the notes of it.
func (s *Server) related(f *File, n diag.Diagnostic) []protocol.RelatedInfo {
	at := protocol.Location{URI: URIOf(n.Pos.File)}
	if n.Pos.File == f.Path {
		at = protocol.Location{URI: f.URI, Range: s.rangeOf(f, PlaceOf(f, n.Pos))}
	} else {
		at.Range.Start = protocol.Position{Line: n.Pos.Line - 1, Character: max(n.Pos.Col-1, 0)}
		at.Range.End = at.Range.Start
	}
	out := []protocol.RelatedInfo{{Location: at, Message: n.Message}}
	for _, m := range n.Notes {
		if m.Pos.IsValid() {
			out = append(out, s.related(f, m)...)
		}
	}
	return out
}

// PlaceOf returns the part of a file that a place names: up to its end, when it has one, else up to the end of the word
// or character there.
func PlaceOf(f *File, p diag.Pos) Range {
	start := f.At(p.Line, max(p.Col, 1))
	if p.End > p.Col {
		return Range{start, f.At(p.Line, p.End)}
	}
	end := start
	for end < len(f.Text) && isWord(f.Text[end], end > start) {
		end++
	}
	if end == start && end < len(f.Text) && f.Text[end] != '\n' && f.Text[end] != '\r' {
		end++
	}
	return Range{start, end}
}

// isWord reports whether a byte belongs to a word or a name, of which a sigil can be the first one.
func isWord(c byte, inside bool) bool {
	switch {
	case c == '%' || c == '@' || c == '^' || c == '#' || c == '!':
		return !inside
	case c == '.' || c == '$':
		return inside
	}
	return c == '_' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || c >= 0x80
}
