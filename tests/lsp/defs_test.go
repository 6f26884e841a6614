package lsp

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/lsp"
	"github.com/odsgen/ods/lsp/irlang"
	"github.com/odsgen/ods/odsgen/deflang"
)

// both are the languages of "ods lsp".
func both() []lsp.Language {
	l := deflang.New(deflang.Options{Embedded: defs.FS})
	return []lsp.Language{l, irlang.New(irlang.Options{Dialects: registry(), Passes: passRegistry(), Live: l.Live(registry()),
		Locate: l.Locate})}
}

// TestDefinitions runs the markers of definitions, and of IR that uses them.
func TestDefinitions(t *testing.T) { runArchives(t, "testdata/defs/*.txtar", both()...) }

const toy = `dialect: toy
summary: A dialect.
ops:
  add:
    summary: Adds.
    operands:
      - lhs: I32
      - rhs: I32
    results:
      - sum: I32
    format: '$lhs ` + "`plus`" + ` $rhs attr-dict'
    folder: true
`

// TestLiveEdits changes a definition, and expects the findings about IR that uses it, and none when it is put right.
func TestLiveEdits(t *testing.T) {
	c := serve(t, nil, both()...)
	const def, ir = "file:///live/toy.yaml", "file:///live/a.mlir"
	if err := c.Open(def, "yaml", toy); err != nil {
		t.Fatal(err)
	}
	if err := c.Open(ir, "mlir", "func.func @f(%a: i32) {\n  %0 = toy.add %a plus %a\n  return\n}\n"); err != nil {
		t.Fatal(err)
	}
	c.Diagnostics(def, 1)
	if list := c.Diagnostics(ir, 1); len(list) != 0 {
		t.Fatalf("findings in front of the edit: %v", list)
	}
	var slowest time.Duration
	for version := 2; version < 12; version++ {
		text, want := toy, 0
		if version%2 == 0 {
			text, want = strings.Replace(toy, "`plus`", "`and`", 1), 1
		}
		before := c.Rounds(ir)
		begin := time.Now()
		if err := c.Change(def, version, nil, text); err != nil {
			t.Fatal(err)
		}
		list := c.Next(ir, before)
		for len(list) != want {
			list = c.Next(ir, c.Rounds(ir))
		}
		slowest = max(slowest, time.Since(begin))
		if want == 1 && !strings.Contains(list[0].Message, "expected 'and'") {
			t.Errorf("got %v", list)
		}
	}
	t.Logf("the slowest edit of a definition shows after %v; the limit is 150 ms", slowest)
	// A definition with errors keeps its last good version.
	before := c.Rounds(ir)
	if err := c.Change(def, 20, nil, toy+"  broken: {format: '$'}\n"); err != nil {
		t.Fatal(err)
	}
	if list := c.Next(ir, before); len(list) != 0 {
		t.Errorf("with a broken definition: %v", list)
	}
}

// TestStubs writes the stub of a hook into the Go file beside a definition.
func TestStubs(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "toy.yaml")
	for name, text := range map[string]string{"toy.yaml": toy, "go.mod": "module example.com/toy\n\ngo 1.26\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	c := serve(t, nil, both()...)
	uri := lsp.URIOf(path)
	if err := c.Open(uri, "yaml", toy); err != nil {
		t.Fatal(err)
	}
	titles := func() (titles []string) {
		p := Document(uri)
		p["range"], p["context"] = Range{Position{4, 4}, Position{4, 4}}, map[string]any{"diagnostics": []any{}}
		var got []struct{ Title string }
		if err := c.Call("textDocument/codeAction", p, &got); err != nil {
			t.Fatal(err)
		}
		for _, x := range got {
			titles = append(titles, x.Title)
		}
		return titles
	}
	if got := titles(); len(got) != 1 || !strings.HasPrefix(got[0], "Write hooks.go") {
		t.Fatalf("actions %q", got)
	}
	var doc struct{ Text string }
	if err := c.Execute("ods.writeStubs", &doc, uri); err != nil || !strings.Contains(doc.Text, "FoldAdd") {
		t.Fatalf("got %q, %v", doc.Text, err)
	}
	if err := os.WriteFile(filepath.Join(dir, "hooks.go"), []byte("package toy\n\ntype Hooks struct{}\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if got := titles(); !slices.Contains(got, "Implement hook FoldAdd") {
		t.Errorf("actions %q", got)
	}
	var expanded struct{ Text string }
	if err := c.Execute("ods.expandDefinition", &expanded, uri); err != nil || !strings.Contains(expanded.Text, "dialect: toy") {
		t.Errorf("got %q, %v", expanded.Text, err)
	}
}
