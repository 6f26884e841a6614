package emit_test

import (
	"encoding/json"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/odsgen/emit"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/model"
	"github.com/odsgen/ods/odsgen/schema"
	"gopkg.in/yaml.v3"
)

var everyText = flag.Bool("every-text", false, "try every payload with every text in TestHostileText, which takes minutes")

// payloads are texts that want to be more than text. A declaration that came from one is called Injected, a package
// that was imported example.com/evil.
var payloads = []string{
	"x\nfunc init() { Injected() }\n//", "x\r\nfunc Injected() {}\r\n", "x\rfunc Injected() {}\r", "*/ func Injected() {} /*",
	"x`; func Injected() {}; var _ = `",
	"\"; func Injected() {}; var _ = \"", "x\n//go:linkname Injected runtime.exit\n", "//go:build ignore",
	"x\u2028func Injected() {}", "x\u0085func Injected() {}",
	"%s%!d(%v)", "../../Injected", "x }; func Injected() {}; type y struct {", "F() }; type Injected interface { G()",
	"example.com/evil\"; import \"example.com/evil", "C",
	strings.Repeat("Injected", 2000),
}

// notTried are texts that no definition here has: "library" stands in place of "dialect", the others are words or names
// that must be declared.
var notTried = []string{"library", "recursive", "interface", "go"}

// stringKeys returns the keys of definitions that can have text, from their schema.
func stringKeys(t *testing.T) map[string]bool {
	t.Helper()
	var doc any
	if err := json.Unmarshal(schema.Definitions(nil), &doc); err != nil {
		t.Fatal(err)
	}
	out := map[string]bool{}
	var text func(x any) bool
	text = func(x any) bool {
		m, _ := x.(map[string]any)
		types, _ := m["type"].([]any)
		if m["type"] == "string" && m["pattern"] == nil || slices.Contains(types, any("string")) {
			return true
		}
		list, _ := m["anyOf"].([]any)
		for _, a := range list {
			if text(a) {
				return true
			}
		}
		return false
	}
	var walk func(x any)
	walk = func(x any) {
		switch x := x.(type) {
		case map[string]any:
			props, _ := x["properties"].(map[string]any)
			for k, v := range props {
				if text(v) {
					out[k] = true
				}
			}
			for k, v := range x {
				if k != "properties" || props == nil {
					walk(v)
				}
			}
			for _, v := range props {
				walk(v)
			}
		case []any:
			for _, v := range x {
				walk(v)
			}
		}
	}
	walk(doc)
	return out
}

// scalars calls f with every text of a document, and the key that it belongs to.
func scalars(n *yaml.Node, key string, f func(n *yaml.Node, key string)) {
	switch n.Kind {
	case yaml.MappingNode:
		for i := 0; i+1 < len(n.Content); i += 2 {
			f(n.Content[i], "")
			scalars(n.Content[i+1], n.Content[i].Value, f)
		}
	case yaml.ScalarNode:
		f(n, key)
	default:
		for _, c := range n.Content {
			scalars(c, key, f)
		}
	}
}

// everyNth returns a function that is true in each nth call; with -every-text in each, with -short less often. Neither
// number divides the number of calls that a text gets, so that all payloads have their turn.
func everyNth(n, short int) func() bool {
	if testing.Short() {
		n = short
	}
	i := -1
	return func() bool {
		i++
		return *everyText || i%n == 0
	}
}

// TestHostileText puts payloads into every text of a definition that uses all keys of the schema. What is not refused
// must give Go that declares and imports nothing of it.
func TestHostileText(t *testing.T) {
	data, err := os.ReadFile("testdata/hostile.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var doc yaml.Node
	if err := yaml.Unmarshal(data, &doc); err != nil {
		t.Fatal(err)
	}
	missing := stringKeys(t)
	if len(missing) < 20 {
		t.Fatalf("the schema has only the texts %v", missing)
	}
	var texts []*yaml.Node
	scalars(&doc, "", func(n *yaml.Node, key string) {
		texts = append(texts, n)
		delete(missing, key)
	})
	rest := hostileDialect(t, "../../tests/dialect/test.yaml", missing)
	extension := hostileDialect(t, "../../tests/dialect/testtransform/testtransform.yaml", missing)
	for _, k := range notTried {
		delete(missing, k)
	}
	for k := range missing {
		t.Errorf("the schema has the text %q, which neither testdata/hostile.yaml nor a test dialect uses; add it there", k)
	}
	if t.Failed() {
		return
	}
	dir := t.TempDir()
	emitted := emitText(t, filepath.Join(dir, "plain.yaml"), data)
	if emitted == nil {
		t.Fatal("testdata/hostile.yaml has errors")
	}
	accepted := 0
	try := everyNth(13, 61)
	for _, n := range texts {
		old, style := n.Value, n.Style
		for _, p := range payloads {
			for _, text := range []string{p, old + p} {
				if !try() {
					continue
				}
				n.Value, n.Style = text, yaml.DoubleQuotedStyle
				hostile, err := yaml.Marshal(&doc)
				if err != nil {
					t.Fatal(err)
				}
				files := emitText(t, filepath.Join(dir, "hostile.yaml"), hostile)
				if files != nil {
					accepted++
				}
				for _, f := range files {
					if bad := injected(f); bad != "" {
						t.Errorf("%q with %.60q: %s: %s", old, text, f.Name, bad)
					}
				}
			}
		}
		n.Value, n.Style = old, style
	}
	accepted += rest() + extension()
	if accepted == 0 {
		t.Error("no payload was accepted anywhere, so that nothing was tested")
	}
}

// hostileDialect finds the keys that are missing in one of the test dialects, and takes them out. The result tries some
// payloads with the first text of each, and returns how many were accepted.
func hostileDialect(t *testing.T, file string, missing map[string]bool) func() int {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var doc yaml.Node
	if err := yaml.Unmarshal(data, &doc); err != nil {
		t.Fatal(err)
	}
	var texts []*yaml.Node
	var keys []string
	scalars(&doc, "", func(n *yaml.Node, key string) {
		if missing[key] {
			delete(missing, key)
			texts, keys = append(texts, n), append(keys, key)
		}
	})
	return func() (accepted int) {
		try := everyNth(7, 19)
		for i, n := range texts {
			old, style := n.Value, n.Style
			for _, p := range payloads {
				if !try() {
					continue
				}
				n.Value, n.Style = old+p, yaml.DoubleQuotedStyle
				hostile, err := yaml.Marshal(&doc)
				if err != nil {
					t.Fatal(err)
				}
				files := emitText(t, filepath.Join(filepath.Dir(file), "hostile.yaml"), hostile)
				if files != nil {
					accepted++
				}
				for _, f := range files {
					if bad := injected(f); bad != "" {
						t.Errorf("%s: %q with %.60q: %s: %s", keys[i], old, p, f.Name, bad)
					}
				}
			}
			n.Value, n.Style = old, style
		}
		return accepted
	}
}

// emitText emits a definition; nil when it has errors.
func emitText(t *testing.T, name string, text []byte) []emit.File {
	t.Helper()
	prog, list := load.Load(load.Options{Embedded: os.DirFS("../../defs"), ReadFile: func(p string) ([]byte, error) {
		if p == name {
			return text, nil
		}
		return load.ReadFile(p)
	}, GoList: func(string, string) (string, error) { return "", os.ErrNotExist }}, name)
	if list.HasErrors() {
		if strings.HasSuffix(name, "plain.yaml") {
			t.Error(list.Err())
		}
		return nil
	}
	p, more, err := emit.Dialect(prog.Roots[0],
		emit.Options{PackagePath: func(d *model.Dialect) string { return "example.com/" + d.GoPackage }})
	if err != nil {
		t.Errorf("%s: %.400v", name, err)
		return nil
	}
	if more.HasErrors() {
		return nil
	}
	return slices.Concat(p.Files, p.Apart)
}

// injected says what a file has that no definition should be able to put there.
func injected(f emit.File) string {
	file, err := parser.ParseFile(token.NewFileSet(), f.Name, f.Text, parser.ParseComments)
	if err != nil {
		return fmt.Sprint(err)
	}
	for _, i := range file.Imports {
		if strings.Contains(i.Path.Value, "evil") || i.Path.Value == `"C"` {
			return "imports " + i.Path.Value
		}
	}
	for _, g := range file.Comments {
		for _, c := range g.List {
			if !strings.HasPrefix(c.Text, "// ") && !strings.HasPrefix(c.Text, "//\t") && c.Text != "//" {
				return "has the directive " + c.Text
			}
		}
	}
	for _, d := range file.Decls {
		if fn, ok := d.(*ast.FuncDecl); ok && (fn.Name.Name == "init" || fn.Name.Name == "Injected" || fn.Body == nil) {
			return "declares " + fn.Name.Name
		}
		if g, ok := d.(*ast.GenDecl); ok {
			for _, s := range g.Specs {
				if ts, ok := s.(*ast.TypeSpec); ok && ts.Name.Name == "Injected" {
					return "declares type Injected"
				}
			}
		}
	}
	return ""
}
