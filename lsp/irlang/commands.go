package irlang

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/bytecode"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/core/marks"
	"github.com/odsgen/ods/lsp"
	"github.com/odsgen/ods/passes"
)

// commands are what an editor can ask to be done; docs/editors.md has their arguments and results.
var commands = []struct {
	name string
	run  func(l *Language, ctx context.Context, s *lsp.Snapshot, args []json.RawMessage) (any, error)
}{
	{"ods.runPipeline", (*Language).runPipeline},
	{"ods.cfg", (*Language).cfg},
	{"ods.useGraph", (*Language).useGraph},
	{"ods.decodeBytecode", (*Language).decodeBytecode},
	{"ods.encodeBytecode", (*Language).encodeBytecode},
}

// Commands returns the names of the commands.
func (l *Language) Commands() []string {
	var out []string
	for _, c := range commands {
		out = append(out, c.name)
	}
	return out
}

// Execute runs a command.
func (l *Language) Execute(ctx context.Context, s *lsp.Snapshot, name string, args []json.RawMessage) (any, error) {
	for _, c := range commands {
		if c.name == name {
			return c.run(l, ctx, s, args)
		}
	}
	return nil, fmt.Errorf("command %q is unknown", name)
}

// arguments decodes the arguments of a command; those that are left out keep their values.
func arguments(args []json.RawMessage, dst ...any) error {
	for i, d := range dst {
		if i < len(args) {
			if err := json.Unmarshal(args[i], d); err != nil {
				return fmt.Errorf("argument %d: %w", i+1, err)
			}
		}
	}
	return nil
}

// fileArg returns the open file that the first argument names.
func fileArg(s *lsp.Snapshot, args []json.RawMessage) (*lsp.File, error) {
	var uri string
	if err := arguments(args, &uri); err != nil {
		return nil, err
	}
	f := s.File(uri)
	if f == nil {
		return nil, fmt.Errorf("file %q is not open", uri)
	}
	return f, nil
}

// document is a result that an editor shows as a document.
type document struct {
	Title    string   `json:"title"`
	Language string   `json:"languageId"`
	Text     string   `json:"text"`
	Messages []string `json:"messages,omitempty"`
}

// runPipeline runs passes on a copy of a file: its URI, and a pipeline, "builtin.module(cse)" or just "cse,canonicalize".
func (l *Language) runPipeline(ctx context.Context, s *lsp.Snapshot, args []json.RawMessage) (any, error) {
	f, err := fileArg(s, args)
	if err != nil {
		return nil, err
	}
	pipeline := "builtin.module(canonicalize)"
	if err := arguments(args, new(string), &pipeline); err != nil {
		return nil, err
	}
	if !bytes.Contains([]byte(pipeline), []byte("builtin.module(")) {
		pipeline = "builtin.module(" + pipeline + ")"
	}
	doc := document{Title: pipeline, Language: "mlir"}
	var out bytes.Buffer
	for i, r := range splitParts(f.Text) {
		if i > 0 {
			fmt.Fprintf(&out, "%s\n", splitMarker)
		}
		list, err := l.key(s).run(ctx, &out, f, r, l.opts.Passes, pipeline)
		for _, d := range list {
			doc.Messages = append(doc.Messages, d.Error())
		}
		if err != nil {
			return nil, err
		}
	}
	doc.Text = out.String()
	return doc, nil
}

// run runs a pipeline on a part and prints the result.
func (k analysisKey) run(ctx context.Context, out *bytes.Buffer, f *lsp.File, r lsp.Range, reg *passes.Registry,
	pipeline string) (diag.List, error) {
	p, list := passes.ParsePipeline(reg, pipeline)
	if p == nil {
		return nil, list
	}
	c := core.NewContextWith(k.dialects)
	text := f.Text[r.Start:r.End:r.End]
	top, list := core.Parse(c, text, k.options(f, r))
	if top == nil {
		return nil, fmt.Errorf("the file has errors: %w", list)
	}
	found, ok := passes.NewManagerOf(c, p).Run(ctx, top)
	list = append(list, found...)
	if !ok {
		return nil, list
	}
	if err := core.Print(out, top, core.PrintOptions{}); err != nil {
		return list, err
	}
	out.WriteByte('\n')
	return list, nil
}

// operationArg returns the part and the innermost operation with regions at an offset of a file.
func (l *Language) operationArg(s *lsp.Snapshot, args []json.RawMessage) (*part, *core.Operation, int, error) {
	f, err := fileArg(s, args)
	if err != nil {
		return nil, nil, 0, err
	}
	offset := 0
	if err := arguments(args, new(string), &offset); err != nil {
		return nil, nil, 0, err
	}
	p, at := l.partAt(s, f, offset)
	var op *core.Operation
	for i := range p.marks {
		if m := &p.marks[i]; m.Kind == marks.Op && m.Start <= at && at <= m.End && m.Of.(*core.Operation).NumRegions() > 0 {
			op = m.Of.(*core.Operation)
		}
	}
	if op == nil {
		return nil, nil, 0, errors.New("there is no operation with a region here")
	}
	return p, op, at, nil
}

// cfg draws the blocks of the operation at a place, the closest one around it that has several when there is one.
func (l *Language) cfg(_ context.Context, s *lsp.Snapshot, args []json.RawMessage) (any, error) {
	p, op, _, err := l.operationArg(s, args)
	if err != nil {
		return nil, err
	}
	best := op
	for o := op; o != nil; o = o.ParentOp() {
		if manyBlocks(o) {
			best = o
			break
		}
	}
	return document{Title: "CFG of " + best.Name(), Language: "svg", Text: p.drawBlocks(best)}, nil
}

// Graph returns what the commands "ods.cfg" and "ods.useGraph" draw for an offset of a file, as SVG.
func (l *Language) Graph(ctx context.Context, s *lsp.Snapshot, command string, f *lsp.File, offset int) (string, error) {
	args := []json.RawMessage{nil, nil}
	for i, x := range []any{f.URI, offset} {
		args[i], _ = json.Marshal(x) // a string and a number
	}
	r, err := l.Execute(ctx, s, command, args)
	if err != nil {
		return "", err
	}
	d, ok := r.(document)
	if !ok {
		return "", fmt.Errorf("command %q draws nothing", command)
	}
	return d.Text, nil
}

func manyBlocks(op *core.Operation) bool {
	for _, r := range op.Regions() {
		if b := r.Entry(); b != nil && b.Next() != nil {
			return true
		}
	}
	return false
}

// useGraph draws the operations of the block at a place, and which uses results of which.
func (l *Language) useGraph(_ context.Context, s *lsp.Snapshot, args []json.RawMessage) (any, error) {
	p, op, at, err := l.operationArg(s, args)
	if err != nil {
		return nil, err
	}
	return document{Title: "Uses in " + op.Name(), Language: "svg", Text: p.drawUses(p.blockAt(op, at))}, nil
}

// blockAt returns the block of an operation that holds an offset, the first one when none does.
func (p *part) blockAt(op *core.Operation, at int) *core.Block {
	var best *core.Block
	for _, r := range op.Regions() {
		for b := r.Entry(); b != nil; b = b.Next() {
			if best == nil {
				best = b
			}
			if o := b.First(); o != nil {
				if n := p.tree().byOp[o]; n != nil && n.mark.Start <= at {
					best = b
				}
			}
		}
	}
	return best
}

// decodeBytecode returns the text of bytecode, which comes in base64.
func (l *Language) decodeBytecode(_ context.Context, s *lsp.Snapshot, args []json.RawMessage) (any, error) {
	var data []byte // decoded by package json
	if err := arguments(args, &data); err != nil {
		return nil, err
	}
	if !bytecode.Is(data) {
		return nil, errors.New("the file is not bytecode: it does not begin with its magic number")
	}
	k := l.key(s)
	top, list := bytecode.Read(core.NewContextWith(k.dialects), data, core.ParseOptions{Name: "bytecode", AllowUnregistered: true})
	if top == nil {
		return nil, list
	}
	var out bytes.Buffer
	if err := core.Print(&out, top, core.PrintOptions{}); err != nil {
		return nil, err
	}
	return document{Title: "bytecode", Language: "mlir", Text: out.String() + "\n"}, nil
}

// encodeBytecode returns the bytecode of a text, in base64.
func (l *Language) encodeBytecode(_ context.Context, s *lsp.Snapshot, args []json.RawMessage) (any, error) {
	var text string
	if err := arguments(args, &text); err != nil {
		return nil, err
	}
	k := l.key(s)
	top, list := core.Parse(core.NewContextWith(k.dialects), []byte(text), core.ParseOptions{Name: "text", AllowUnregistered: true})
	if top == nil {
		return nil, list
	}
	var out bytes.Buffer
	if err := bytecode.Write(&out, top, bytecode.WriteOptions{}); err != nil {
		return nil, err
	}
	return base64.StdEncoding.EncodeToString(out.Bytes()), nil
}
