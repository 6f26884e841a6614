package lsp

import (
	"context"
	"encoding/json"
	"io"
	"slices"
	"sync"
	"time"

	"github.com/odsgen/ods/internal/fanout"
	"github.com/odsgen/ods/lsp/internal/protocol"
	"github.com/odsgen/ods/lsp/jsonrpc"
)

// Options say how a server presents itself.
type Options struct {
	// Name and Version are those of the program.
	Name, Version string
	// Settings are what the editor's settings are laid over: a JSON object, or nil.
	Settings json.RawMessage
	// Delay is how long the server waits for more changes before it checks; 0 means 15 ms.
	Delay time.Duration
}

const (
	defaultDelay = 15 * time.Millisecond
	workers      = 4
)

// Server serves one editor. Make it with [NewServer].
type Server struct {
	opts  Options
	langs []Language
	conn  *jsonrpc.Conn

	mu        sync.Mutex
	state     *Snapshot
	utf8      bool // positions count bytes
	started   bool // initialize was answered
	stopping  bool // shutdown was asked for
	published map[string]bool

	changed chan struct{} // holds one element when there is something to check
	done    chan struct{}
}

// NewServer makes a server for languages; the first one that owns a file is asked about it.
func NewServer(o Options, langs ...Language) *Server {
	if o.Delay == 0 {
		o.Delay = defaultDelay
	}
	return &Server{opts: o, langs: langs, state: NewSnapshot(nil).withSettings(o.Settings), published: map[string]bool{},
		changed: make(chan struct{}, 1), done: make(chan struct{})}
}

// Serve speaks the protocol until the editor says exit or closes the stream. Clean reports whether the editor asked for
// shutdown before, as the protocol demands; the error is that of the stream.
func (s *Server) Serve(in io.Reader, out io.Writer) (clean bool, err error) {
	s.conn = jsonrpc.New(in, out, workers, s.accept)
	group := fanout.NewPool(2).Start(1, func(int) { s.checkLoop() })
	err = s.conn.Serve()
	close(s.done)
	group.Wait().Raise()
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.stopping, err
}

// accept handles a message. It runs for one message at a time.
func (s *Server) accept(r *jsonrpc.Request) jsonrpc.Work {
	s.mu.Lock()
	state, started, stopping := s.state, s.started, s.stopping
	s.mu.Unlock()
	switch {
	case r.Method == "exit":
		s.conn.Stop()
		return nil
	case r.Method == "initialize":
		return s.initialize(r)
	case r.IsNotification:
		if handle := notifications[r.Method]; handle != nil && started {
			handle(s, r)
		}
		return nil
	case r.Method == "shutdown":
		s.mu.Lock()
		s.stopping = true
		s.mu.Unlock()
		return nil
	case !started:
		return failing(jsonrpc.Errorf(jsonrpc.CodeNotInitialized, "the server is not initialized"))
	case stopping:
		return failing(jsonrpc.Errorf(jsonrpc.CodeInvalidRequest, "the server is shut down"))
	}
	handle := requests[r.Method]
	if handle == nil {
		return failing(jsonrpc.Errorf(jsonrpc.CodeMethodNotFound, "method %q is not supported", r.Method))
	}
	return func(ctx context.Context) (any, error) { return handle(s, &query{ctx, s, state, r}) }
}

func failing(err error) jsonrpc.Work {
	return func(context.Context) (any, error) { return nil, err }
}

// notifications are the messages that change the state.
var notifications = map[string]func(*Server, *jsonrpc.Request){
	"textDocument/didOpen":             (*Server).didOpen,
	"textDocument/didChange":           (*Server).didChange,
	"textDocument/didClose":            (*Server).didClose,
	"textDocument/didSave":             (*Server).recheck,
	"workspace/didChangeWatchedFiles":  (*Server).recheck,
	"workspace/didChangeConfiguration": (*Server).didChangeConfiguration,
}

// update replaces the state and has the files checked.
func (s *Server) update(change func(*Snapshot) *Snapshot) {
	s.mu.Lock()
	s.state = change(s.state)
	s.mu.Unlock()
	s.recheck(nil)
}

// recheck has the files checked.
func (s *Server) recheck(*jsonrpc.Request) {
	select {
	case s.changed <- struct{}{}:
	default:
	}
}

func (s *Server) didOpen(r *jsonrpc.Request) {
	var p protocol.DidOpenParams
	if r.Decode(&p) == nil {
		d := p.TextDocument
		s.update(func(st *Snapshot) *Snapshot {
			return st.With(NewFile(d.URI, d.LanguageID, d.Version, []byte(d.Text)))
		})
	}
}

func (s *Server) didChange(r *jsonrpc.Request) {
	var p protocol.DidChangeParams
	if r.Decode(&p) != nil {
		return
	}
	s.mu.Lock()
	f := s.state.File(p.TextDocument.URI)
	s.mu.Unlock()
	if f == nil {
		return
	}
	for _, c := range p.ContentChanges {
		f = s.changedFile(f, p.TextDocument.Version, c)
	}
	s.update(func(st *Snapshot) *Snapshot { return st.With(f) })
}

// changedFile returns a file after a change of a part of it, or of all of it.
func (s *Server) changedFile(f *File, version int, c protocol.ContentChange) *File {
	text := []byte(c.Text)
	if c.Range != nil {
		start := f.offset(c.Range.Start.Line, c.Range.Start.Character, s.utf8)
		end := max(start, f.offset(c.Range.End.Line, c.Range.End.Character, s.utf8))
		text = slices.Concat(f.Text[:start], text, f.Text[end:])
	}
	return NewFile(f.URI, f.LanguageID, version, text)
}

func (s *Server) didClose(r *jsonrpc.Request) {
	var p protocol.DocumentParams
	if r.Decode(&p) == nil {
		s.update(func(st *Snapshot) *Snapshot { return st.Without(p.TextDocument.URI) })
	}
}

func (s *Server) didChangeConfiguration(r *jsonrpc.Request) {
	var p protocol.ConfigurationParams
	if r.Decode(&p) == nil {
		s.update(func(st *Snapshot) *Snapshot { return st.withSettings(overlay(s.opts.Settings, p.Settings)) })
	}
}

// overlay returns the settings of a program with those of the editor laid over them.
func overlay(base, over json.RawMessage) json.RawMessage {
	var a, b map[string]json.RawMessage
	if json.Unmarshal(base, &a) != nil || a == nil {
		return over
	}
	if json.Unmarshal(over, &b) != nil {
		return base
	}
	if inner, ok := b["ods"]; ok {
		b = nil
		if json.Unmarshal(inner, &b) != nil {
			return base
		}
	}
	for k, v := range b {
		a[k] = v
	}
	out, err := json.Marshal(a)
	if err != nil {
		return base
	}
	return out
}

// language returns the language of a file, or nil.
func (s *Server) language(f *File) Language {
	for _, l := range s.langs {
		if l.Owns(f) {
			return l
		}
	}
	return nil
}
