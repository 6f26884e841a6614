package irlang

import (
	"bytes"
	"context"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/lsp"
	"github.com/odsgen/ods/passes"
)

// Options say what a language knows.
type Options struct {
	// Dialects are those that files may use; nil means builtin alone.
	Dialects *core.Registry
	// Passes are those that pipelines may name; nil means none.
	Passes *passes.Registry
	// Live returns the dialects with those that the definitions of a snapshot make, the same registry while these do not
	// change; nil means that there are no definitions.
	Live func(s *lsp.Snapshot) *core.Registry
	// Locate finds the definition of an operation; nil finds none.
	Locate func(s *lsp.Snapshot, op string) []lsp.Location
	// Describe returns what is known about an operation besides its summary, in Markdown; nil knows nothing.
	Describe func(op string) string
	// AllowUnregistered accepts unknown dialects; so does the setting allowUnregistered.
	AllowUnregistered bool
}

// Language is the language of IR; it implements [lsp.Language] and is safe for concurrent use.
type Language struct{ opts Options }

// New makes the language.
func New(o Options) *Language {
	if o.Dialects == nil {
		o.Dialects = core.NewRegistry()
	}
	if o.Passes == nil {
		o.Passes = passes.NewRegistry()
	}
	return &Language{o}
}

// Name returns "mlir".
func (l *Language) Name() string { return "mlir" }

// Owns reports whether a file is IR.
func (l *Language) Owns(f *lsp.File) bool {
	return f.LanguageID == "mlir" || strings.HasSuffix(f.Path, ".mlir")
}

// Diagnose returns what the parser and the verifier find.
func (l *Language) Diagnose(_ context.Context, s *lsp.Snapshot, f *lsp.File) diag.List {
	var list diag.List
	for _, p := range l.analyze(s, f) {
		list = append(list, p.findings...)
	}
	return list
}

// splitMarker is the line between parts.
var splitMarker = []byte("// -----")

// splitParts cuts a text at lines that begin with the marker.
func splitParts(text []byte) []lsp.Range {
	var parts []lsp.Range
	start := 0
	for at := 0; at < len(text); {
		end := len(text)
		if i := bytes.IndexByte(text[at:], '\n'); i >= 0 {
			end = at + i + 1
		}
		if bytes.HasPrefix(text[at:end], splitMarker) {
			parts = append(parts, lsp.Range{Start: start, End: at})
			start = end
		}
		at = end
	}
	return append(parts, lsp.Range{Start: start, End: len(text)})
}
