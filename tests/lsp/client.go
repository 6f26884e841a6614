package lsp

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"sync"
	"time"

	"github.com/odsgen/ods/lsp/jsonrpc"
)

// Position is a place in a document, from 0.
type Position struct {
	Line      int `json:"line"`
	Character int `json:"character"`
}

// Range is a part of a document.
type Range struct {
	Start Position `json:"start"`
	End   Position `json:"end"`
}

// Location is a part of a document with a URI.
type Location struct {
	URI   string `json:"uri"`
	Range Range  `json:"range"`
}

// Diagnostic is a published finding.
type Diagnostic struct {
	Range              Range  `json:"range"`
	Severity           int    `json:"severity"`
	Code               string `json:"code"`
	Message            string `json:"message"`
	RelatedInformation []struct {
		Location Location `json:"location"`
		Message  string   `json:"message"`
	} `json:"relatedInformation"`
}

// TextEdit is a change of a document.
type TextEdit struct {
	Range   Range  `json:"range"`
	NewText string `json:"newText"`
}

// Client is an editor. Its methods are safe for concurrent use.
type Client struct {
	conn *jsonrpc.Conn
	done chan struct{}

	mu       sync.Mutex
	changed  *sync.Cond
	found    map[string][]Diagnostic
	versions map[string]int // of the last published findings
	rounds   map[string]int // how often findings were published
}

// NewClient makes a client that talks to a server over the given streams, and starts the handshake with the settings.
func NewClient(in io.Reader, out io.Writer, folder string, settings any) (*Client, error) {
	c := &Client{done: make(chan struct{}), found: map[string][]Diagnostic{}, versions: map[string]int{}, rounds: map[string]int{}}
	c.changed = sync.NewCond(&c.mu)
	c.conn = jsonrpc.New(in, out, 1, c.accept)
	go func() {
		defer close(c.done)
		c.conn.Serve()
	}()
	params := map[string]any{"processId": nil, "capabilities": map[string]any{}, "initializationOptions": settings}
	if folder != "" {
		params["workspaceFolders"] = []map[string]string{{"uri": folder, "name": "test"}}
	}
	if err := c.Call("initialize", params, nil); err != nil {
		return nil, err
	}
	return c, c.conn.Notify("initialized", map[string]any{})
}

func (c *Client) accept(r *jsonrpc.Request) jsonrpc.Work {
	if r.Method != "textDocument/publishDiagnostics" {
		return nil
	}
	var p struct {
		URI         string       `json:"uri"`
		Version     int          `json:"version"`
		Diagnostics []Diagnostic `json:"diagnostics"`
	}
	if r.Decode(&p) == nil {
		c.mu.Lock()
		c.found[p.URI], c.versions[p.URI] = p.Diagnostics, p.Version
		c.rounds[p.URI]++
		c.changed.Broadcast()
		c.mu.Unlock()
	}
	return nil
}

// Call sends a request and decodes the answer.
func (c *Client) Call(method string, params, result any) error {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	return c.conn.Call(ctx, method, params, result)
}

// Cancelled sends a request with a context that the caller ends.
func (c *Client) Cancelled(ctx context.Context, method string, params any) error {
	return c.conn.Call(ctx, method, params, nil)
}

// Open opens a document in version 1.
func (c *Client) Open(uri, languageID, text string) error {
	return c.conn.Notify("textDocument/didOpen", map[string]any{"textDocument": map[string]any{"uri": uri, "languageId": languageID,
		"version": 1, "text": text}})
}

// Change replaces a part of a document, or all of it when the range is nil.
func (c *Client) Change(uri string, version int, r *Range, text string) error {
	change := map[string]any{"text": text}
	if r != nil {
		change["range"] = r
	}
	return c.conn.Notify("textDocument/didChange", map[string]any{
		"textDocument": map[string]any{"uri": uri, "version": version}, "contentChanges": []any{change}})
}

// Close closes a document.
func (c *Client) Close(uri string) error {
	return c.conn.Notify("textDocument/didClose", map[string]any{"textDocument": map[string]string{"uri": uri}})
}

// Diagnostics waits for the findings about a version of a document.
func (c *Client) Diagnostics(uri string, version int) []Diagnostic {
	c.mu.Lock()
	defer c.mu.Unlock()
	for c.versions[uri] < version {
		c.changed.Wait()
	}
	return c.found[uri]
}

// Rounds returns how often findings about a document were published.
func (c *Client) Rounds(uri string) int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.rounds[uri]
}

// Next waits until findings about a document were published more often than that, and returns them.
func (c *Client) Next(uri string, rounds int) []Diagnostic {
	c.mu.Lock()
	defer c.mu.Unlock()
	for c.rounds[uri] <= rounds {
		c.changed.Wait()
	}
	return c.found[uri]
}

// At makes the parameters of a request about a place.
func At(uri string, p Position) map[string]any {
	return map[string]any{"textDocument": map[string]string{"uri": uri}, "position": p}
}

// Document makes the parameters of a request about a document.
func Document(uri string) map[string]any {
	return map[string]any{"textDocument": map[string]string{"uri": uri}}
}

// Execute runs a command.
func (c *Client) Execute(command string, result any, args ...any) error {
	return c.Call("workspace/executeCommand", map[string]any{"command": command, "arguments": args}, result)
}

// Shutdown ends the server and waits until the stream is closed, which the caller's server must do.
func (c *Client) Shutdown() error {
	var none json.RawMessage
	if err := c.Call("shutdown", nil, &none); err != nil {
		return fmt.Errorf("shutdown: %w", err)
	}
	return c.conn.Notify("exit", nil)
}
