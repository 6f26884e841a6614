package scaffold

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/odsgen"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/model"
)

// Op plans an operation in a definition file, after those that are there, and a test for it where the folder has tests
// of the kind that [Dialect] writes. The name may have the dialect's prefix. The findings are those of the definition
// with the operation in it; there is no plan when one is an error.
func Op(name, file string, opt load.Options) (*Plan, diag.List, error) {
	if info, err := os.Stat(file); err == nil && info.IsDir() {
		list, err := odsgen.Definitions(file)
		if err != nil {
			return nil, nil, err
		}
		if prefix, _, ok := strings.Cut(name, "."); ok && len(list) > 1 {
			list = slices.DeleteFunc(list, func(p string) bool { return filepath.Base(p) != prefix+".yaml" })
		}
		if len(list) != 1 {
			return nil, nil, fmt.Errorf("expected one definition in %q, found %d; name the file, or write the operation with its dialect: dialect.%s", file, len(list), name)
		}
		file = list[0]
	}
	data, err := load.ReadFile(file)
	if err != nil {
		return nil, nil, err
	}
	rep := report.New(0)
	root := yamlx.Parse(model.NewSource(file, data), rep)
	if list := rep.List(); list.HasErrors() {
		return nil, list, nil
	}
	dialect := root.Get("dialect").Value()
	name = strings.TrimPrefix(name, dialect+".")
	switch {
	case dialect == "":
		return nil, nil, fmt.Errorf("%q defines no dialect, so it has no operations", file)
	case !opName.MatchString(name):
		return nil, nil, fmt.Errorf("%q cannot be the name of an operation; use letters, digits, '_' and '.'", name)
	case root.Get("ops").Index(name) >= 0:
		return nil, nil, fmt.Errorf("%q has the operation %q already", file, name)
	}
	text, err := insertOp(data, root, dialect, name)
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", file, err)
	}
	read := opt.ReadFile
	if read == nil {
		read = load.ReadFile
	}
	opt.ReadFile = func(p string) ([]byte, error) {
		if filepath.Clean(p) == filepath.Clean(file) {
			return text, nil
		}
		return read(p)
	}
	if _, list := load.Load(opt, file); list.HasErrors() {
		return nil, list, nil
	}
	p := &Plan{Files: []File{{Path: file, Text: text, Replaces: true}}, Definitions: []string{file}}
	dir := filepath.Dir(file)
	if hasTests(dir) {
		test := fmt.Sprintf(opTest, dialect, name)
		p.Files = append(p.Files, File{Path: filepath.Join(dir, "testdata", name+".mlir"), Text: []byte(test)})
	}
	p.Next = []string{testCommand(dir)}
	return p, nil, nil
}

// opLines is an operation to start from. Its type is a native one, so that any dialect can have it.
const opLines = `%[2]s:
  summary: Says in one line what the operation computes.
  traits: [Pure, SameOperandsAndResultType]
  operands:
    - input: AnyType
  results:
    - output: AnyType
  format: '$input attr-dict ` + "`:`" + ` type($output)'
  examples:
    - '%%y = %[1]s.%[2]s %%x : i32'
`

const opTest = `// RUN: opt %%s | opt | FileCheck %%s

// CHECK-LABEL: func.func @example
func.func @example(%%x: i32) -> i32 {
  // CHECK: %%[[Y:.*]] = %[1]s.%[2]s %%{{.*}} : i32
  %%y = %[1]s.%[2]s %%x : i32
  // CHECK: return %%[[Y]] : i32
  return %%y : i32
}
`

// hasTests reports whether a folder has tests that run a command "opt" over testdata.
func hasTests(dir string) bool {
	files, err := filepath.Glob(filepath.Join(dir, "testdata", "*.mlir"))
	if err != nil {
		return false
	}
	for _, f := range files {
		if data, err := os.ReadFile(f); err == nil && bytes.Contains(data, []byte("RUN: opt %s")) {
			return true
		}
	}
	return false
}

// insertOp adds an operation after the last one of the section ops, or a section after everything.
func insertOp(data []byte, root *yamlx.Node, dialect, name string) ([]byte, error) {
	lines := fmt.Sprintf(opLines, dialect, name)
	ops := root.Get("ops")
	switch {
	case ops == nil:
		text := bytes.TrimRight(data, "\n ")
		return append(text[:len(text):len(text)], []byte("\n\nops:\n"+indent(lines, 2))...), nil
	case ops.Kind == yamlx.Null:
		i := root.Index("ops")
		at := lineEnd(data, root.Keys[i].Span.End)
		return splice(data, at, indent(lines, 2)), nil
	case ops.Kind != yamlx.Map || len(ops.Keys) == 0 || data[ops.Span.Start] == '{':
		return nil, fmt.Errorf("cannot add to 'ops' in braces; write it as lines \"ops:\" and \"  name: ...\"")
	}
	column := ops.Keys[0].Span.Start - bytes.LastIndexByte(data[:ops.Keys[0].Span.Start], '\n') - 1
	last := len(ops.Keys) - 1
	end := max(ops.Items[last].Span.End, ops.Keys[last].Span.End)
	// A block scalar ends after its last newline, and may have empty lines in it that belong between the operations.
	for end > 0 && (data[end-1] == '\n' || data[end-1] == ' ') {
		end--
	}
	text := indent(lines, column)
	if last > 0 && bytes.Contains(data[ops.Items[last-1].Span.Start:ops.Keys[last].Span.Start], []byte("\n\n")) || last == 0 {
		text = "\n" + text
	}
	return splice(data, lineEnd(data, end), text), nil
}

// lineEnd returns the offset after the line end that follows an offset; the end of the text when there is none.
func lineEnd(data []byte, at int) int {
	if i := bytes.IndexByte(data[at:], '\n'); i >= 0 {
		return at + i + 1
	}
	return len(data)
}

func splice(data []byte, at int, text string) []byte {
	var b bytes.Buffer
	b.Write(data[:at])
	if at > 0 && data[at-1] != '\n' {
		b.WriteByte('\n')
	}
	b.WriteString(text)
	b.Write(data[at:])
	return b.Bytes()
}

// indent shifts lines to the right.
func indent(text string, n int) string {
	lines := strings.SplitAfter(text, "\n")
	var b strings.Builder
	for _, l := range lines {
		if strings.TrimSpace(l) != "" {
			b.WriteString(strings.Repeat(" ", n))
		}
		b.WriteString(l)
	}
	return b.String()
}
