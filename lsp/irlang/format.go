package irlang

import (
	"bytes"
	"context"
	"errors"
	"fmt"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/comment"
	"github.com/odsgen/ods/internal/lazyregexp"
	"github.com/odsgen/ods/lsp"
)

// Format prints a file anew, with its comments and names. A file with errors, or with locations, which would be lost, is
// left alone.
func (l *Language) Format(_ context.Context, s *lsp.Snapshot, f *lsp.File) ([]byte, error) {
	var out bytes.Buffer
	end := 0
	for _, r := range splitParts(f.Text) {
		out.Write(f.Text[end:r.Start]) // the marker
		end = r.End
		text := f.Text[r.Start:r.End]
		if len(bytes.TrimSpace(text)) == 0 {
			out.Write(text)
			continue
		}
		if bytes.Contains(text, []byte("loc(")) {
			return nil, errors.New("the file has locations, which formatting would drop")
		}
		if err := l.key(s).format(&out, f, r); err != nil {
			return nil, err
		}
	}
	return out.Bytes(), nil
}

// predecessors finds the comments that the printer writes after labels. They are nobody's and would be old soon.
var predecessors = lazyregexp.New(`(?m)^([ \t]*\^.*:)[ \t]+// (?:pred: \^\S+|\d+ preds: .*|no predecessors)$`)

// format prints a part.
func (k analysisKey) format(out *bytes.Buffer, f *lsp.File, r lsp.Range) error {
	o := k.options(f, r)
	o.KeepNames = true
	text := predecessors().ReplaceAll(f.Text[r.Start:r.End], []byte("$1"))
	top, list := core.Parse(core.NewContextWith(k.dialects), text, o)
	if top == nil {
		return fmt.Errorf("the file has errors: %w", list)
	}
	lead := text[:len(text)-len(bytes.TrimLeft(text, "\r\n"))]
	out.Write(lead)
	res := printed(top, text, core.PrintOptions{KeepNames: true, Workers: 1})
	out.Write(bytes.Trim(predecessors().ReplaceAll(res, []byte("$1")), "\n"))
	out.WriteByte('\n')
	return nil
}

// printed returns the text of a module with its comments. One that was made around the operations of the text is left
// out again.
func printed(top *core.Operation, text []byte, o core.PrintOptions) []byte {
	return unwrap(top, text, comment.Of(top).Print(top, o))
}

// unwrap takes the module that the parser made around a text out of what was printed.
func unwrap(top *core.Operation, text, out []byte) []byte {
	if !top.Is(&core.ModuleDef) || hasModule(text) || top.Body() == nil {
		return out
	}
	open := bytes.Index(out, []byte("module {\n"))
	end := bytes.LastIndexByte(out, '}')
	if open < 0 || end < open || len(top.Attrs()) > 0 {
		return out
	}
	res := append([]byte{}, out[:open]...)
	for line := range bytes.Lines(out[open+len("module {\n") : end]) {
		res = append(res, bytes.TrimPrefix(line, []byte("  "))...)
	}
	return append(res, bytes.TrimLeft(out[end+1:], "\n")...)
}

// hasModule reports whether a text spells a module out.
func hasModule(text []byte) bool {
	src := core.Source{Text: text}
	for at := 0; at < len(text); {
		start, end, _ := src.Token(at)
		switch w := string(text[start:end]); {
		case w == "module" || w == "builtin.module" || w == `"builtin.module"`:
			return true
		case w != "" && (w[0] == '#' || w[0] == '!'): // an alias definition, which takes a line
			if i := bytes.IndexByte(text[end:], '\n'); i >= 0 {
				end += i
			}
		case w != "":
			return false
		}
		at = max(end, start+1)
	}
	return false
}
