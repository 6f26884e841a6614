package typecheck

import (
	"os"
	"path/filepath"
	"testing"
)

// TestShipped checks that what is in the tree compiles, and says how long that takes.
func TestShipped(t *testing.T) {
	dirs, _ := filepath.Glob("../../generated/*")
	c := New(Options{Dir: "../.."})
	for _, d := range dirs {
		p := "github.com/odsgen/ods/generated/" + filepath.Base(d)
		entries, _ := os.ReadDir(d)
		var files []File
		for _, e := range entries {
			if data, err := os.ReadFile(filepath.Join(d, e.Name())); err == nil && !e.IsDir() {
				files = append(files, File{e.Name(), data})
			}
		}
		if len(files) == 0 {
			continue
		}
		c.Add(p, "", files)
		for i, err := range c.Check(p) {
			if i < 5 {
				t.Error(err)
			}
		}
	}
}

// TestCheck checks that errors in generated files are found, whether they are about the file, a package of the tree or
// one beside it, and that nothing is said about hand-written files and packages that are not known.
func TestCheck(t *testing.T) {
	dir := t.TempDir()
	own := "package a\n\nimport \"fmt\"\n\ntype Own struct{ X int }\n\nfunc broken() { return 3 }\n\nvar bad int = \"text\"\n"
	if err := os.WriteFile(filepath.Join(dir, "own.go"), []byte(own), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ name, text, want string }{
		{"fine", "package a\nimport \"fmt\"\nfunc f(o Own) { fmt.Nothing(o.X) }\n", ""},
		{"type", "package a\nfunc f(o Own) string { return o.X }\n",
			"m/a/x.gen.go:2:31: cannot use o.X (variable of type int) as string value in return statement"},
		{"undefined", "package a\nfunc f() { g() }\n", "m/a/x.gen.go:2:12: undefined: g"},
		{"syntax", "package a\nfunc f( {}\n", "m/a/x.gen.go:2:9: expected ')', found '{'"},
		{"core", "package a\nimport \"github.com/odsgen/ods/core\"\nvar d = core.OpDef{Nam: \"x\"}\n",
			"m/a/x.gen.go:3:20: unknown field Nam in struct literal of type core.OpDef"},
		{"beside", "package a\nimport \"m/b\"\nvar d = b.X + b.Y\n", "m/a/x.gen.go:3:17: undefined: b.Y"},
		{"unused", "package a\nfunc f() { x := 1 }\n", "m/a/x.gen.go:2:12: declared and not used: x"},
	} {
		t.Run(test.name, func(t *testing.T) {
			c := New(Options{Dir: "../.."})
			c.Add("m/b", "", []File{{"b.gen.go", []byte("package b\nvar X int\n")}})
			c.Add("m/a", dir, []File{{"x.gen.go", []byte(test.text)}})
			got := ""
			if errs := c.Check("m/a"); len(errs) > 0 {
				got = errs[0].Error()
			}
			if got != test.want {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
}
