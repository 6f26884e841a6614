package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestAuthorCommands runs the commands for authors: what they print, and how they refuse.
func TestAuthorCommands(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string) string {
		p := filepath.Join(dir, name)
		if err := os.WriteFile(p, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return p
	}
	good := file("good.yaml", "dialect: good\ntemplates:\n  T: {operands: [{x: I32}]}\nops:\n  a: {extends: T, format: '$x attr-dict'}\n")
	other := file("other.yaml", "dialect: other\n")
	bad := file("bad.yaml", "dialect: bad\nops:\n  a: {operand: []}\n")
	format := file("format.yaml", "dialect: format\nops:\n  a: {operands: [{x: I32}], format: '`<b>` $x attr-dict'}\n")
	file("go.mod", "module example.com/m\n")
	out := filepath.Join(dir, "pages")
	for _, c := range []struct {
		args     []string
		status   int
		out, err string
	}{
		{[]string{"doc"}, 2, "", "no definition here"},
		{[]string{"doc", good, "--check"}, 2, "", "add -o DIR"},
		{[]string{"doc", good, "--check", "-o", out}, 1, "", "good.md: out of date"},
		{[]string{"doc", good}, 0, "### `good.a`", ""},
		{[]string{"doc", good, "--format=html"}, 0, "<h1>&#39;good&#39; Dialect</h1>", ""},
		{[]string{"doc", "--format=pdf", good}, 2, "", `unknown format "pdf"`},
		{[]string{"doc", bad}, 1, "", "ODS0101"},
		{[]string{"doc", format, "-o", out}, 1, "", "ODS1018"},
		{[]string{"doc", good, good}, 2, "", "add -o DIR"},
		{[]string{"doc", good, "-o", out}, 0, "", ""},
		{[]string{"doc", good, "--check", "-o", out}, 0, "", ""},
		{[]string{"doc", good, other, good, "-o", out}, 2, "", "two pages are named"},
		{[]string{"doc", other, "--check", "-o", out}, 1, "", "good.md: no definition makes this page"},
		{[]string{"dump", good}, 0, "dialect: good\n\nops:\n  a:\n    operands: [{x: I32}]\n    format: '$x attr-dict'\n", ""},
		{[]string{"dump", good, "--json"}, 0, `"fullName": "good.a"`, ""},
		{[]string{"dump", "--schema"}, 0, `"$schema": "https://json-schema.org/draft/2020-12/schema"`, ""},
		{[]string{"dump", "--all", good}, 2, "", "--all goes with --json"},
		{[]string{"dump"}, 2, "", "no definition given"},
		{[]string{"dump", bad}, 1, "", "ODS0101"},
		{[]string{"dump", "builtin"}, 0, "    TensorOf<types>:", ""},
		{[]string{"schema"}, 0, `"title": "Dialect definition of odsgen"`, ""},
		{[]string{"schema", "--project", good}, 0, `"T"`, ""},
		{[]string{"schema", "--project", bad}, 1, `"$defs"`, "ODS0101"},
		{[]string{"schema", good}, 2, "", "files go with --project"},
		{[]string{"new"}, 2, "", "expected what to make"},
		{[]string{"new", "dialekt", "x"}, 2, "", `cannot make "dialekt"`},
		{[]string{"new", "dialect", "poly", filepath.Join(dir, "poly")}, 0, "poly.yaml", ""},
		{[]string{"new", "dialect", "poly", filepath.Join(dir, "poly")}, 2, "", "exists"},
		{[]string{"new", "op", "poly.half", filepath.Join(dir, "poly")}, 0, "half.mlir", ""},
		{[]string{"new", "op", "half", filepath.Join(dir, "poly")}, 2, "", `has the operation "half" already`},
		{[]string{"new", "op", "b", bad}, 1, "", "ODS0101"},
		{[]string{"new", "pass", "x", "--module", "y"}, 2, "", "for projects"},
	} {
		var stdout, stderr bytes.Buffer
		status := run(c.args, strings.NewReader(""), &stdout, &stderr)
		if status != c.status || !strings.Contains(stdout.String(), c.out) || !strings.Contains(stderr.String(), c.err) {
			t.Errorf("odsgen %v: status %d, want %d\nstdout: %.500s\nstderr: %s", c.args, status, c.status, stdout.String(),
				stderr.String())
		}
	}
	if _, err := os.Stat(filepath.Join(out, "good.md")); err != nil {
		t.Error(err)
	}
	if _, err := os.Stat(filepath.Join(out, "format.md")); err == nil {
		t.Error("a page was written although the definition has errors")
	}
}
