package load

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
)

// write makes files in a temporary directory.
func write(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		p := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(p), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(p, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func lib(from string) string { return "library: lib\nsummary: " + from + "\n" }

// TestImportOrder checks where an import is found as places become unavailable one after the other.
func TestImportOrder(t *testing.T) {
	const imp = "example.com/x/defs/lib"
	dir := write(t, map[string]string{
		"go.mod":                 "module example.com/x\n",
		"d/d.yaml":               "dialect: d\nimports: [" + imp + "]\n",
		"map/any.yaml":           lib("map"),
		"path/defs/lib/lib.yaml": lib("path"),
		"lib/lib.yaml":           lib("beside"),
		"mod/lib.yaml":           lib("go list"),
		"imports.json":           `{"` + imp + `": "map/any.yaml"}`,
	})
	builtin, err := os.ReadFile("../../defs/builtin/builtin.yaml")
	if err != nil {
		t.Fatal(err)
	}
	embedded := fstest.MapFS{"builtin/builtin.yaml": {Data: builtin}, "lib/lib.yaml": {Data: []byte(lib("embedded"))}}
	m, err := ReadImportMap(filepath.Join(dir, "imports.json"))
	if err != nil {
		t.Fatal(err)
	}
	listed := func(p, _ string) (string, error) {
		if p != imp {
			t.Errorf("go list asked for %q", p)
		}
		return filepath.Join(dir, "mod"), nil
	}
	opt := Options{ImportMap: m, DialectPath: []string{filepath.Join(dir, "path")}, Embedded: embedded, GoList: listed}
	steps := []struct {
		want string
		drop func()
	}{
		{"map", func() { opt.ImportMap = nil }},
		{"path", func() { opt.DialectPath = nil }},
		{"beside", func() { os.Remove(filepath.Join(dir, "lib", "lib.yaml")) }},
		{"embedded", func() { delete(embedded, "lib/lib.yaml") }},
		{"go list", func() { opt.GoList = func(string, string) (string, error) { return "", errors.New("none") } }},
	}
	for _, s := range steps {
		prog, list := Load(opt, filepath.Join(dir, "d"))
		if list.HasErrors() {
			t.Fatalf("%s: %v", s.want, list)
		}
		d := prog.Roots[0]
		if d.ImportPath != "example.com/x/d" {
			t.Errorf("import path of the root is %q", d.ImportPath)
		}
		if got := d.Imports[0].Summary; got != s.want {
			t.Errorf("found the import in %q, want %q", got, s.want)
		}
		s.drop()
	}
	_, list := Load(opt, filepath.Join(dir, "d"))
	if !list.HasErrors() || !strings.Contains(list.Error(), "was not found in") {
		t.Errorf("a missing import gives %v", list)
	}
}

func TestReadImportMapErrors(t *testing.T) {
	dir := write(t, map[string]string{"bad.json": "[]"})
	for _, name := range []string{"bad.json", "none.json"} {
		if _, err := ReadImportMap(filepath.Join(dir, name)); err == nil {
			t.Errorf("%s is accepted", name)
		}
	}
}

func TestMissingFile(t *testing.T) {
	_, list := Load(Options{Embedded: os.DirFS("../../defs")}, "nowhere.yaml")
	if len(list) != 1 || list[0].Code != "ODS0303" {
		t.Errorf("got %v", list)
	}
}

func TestWithoutBuiltin(t *testing.T) {
	dir := write(t, map[string]string{"d.yaml": "dialect: d\n"})
	_, list := Load(Options{GoList: func(string, string) (string, error) { return "", errors.New("none") }},
		filepath.Join(dir, "d.yaml"))
	if !list.HasErrors() {
		t.Error("builtin is needed, but its absence goes unnoticed")
	}
}

func BenchmarkLoadShipped(b *testing.B) {
	opt := Options{Embedded: os.DirFS("../../defs")}
	for b.Loop() {
		if _, list := Load(opt, "../../defs/arith/arith.yaml", "../../defs/func/func.yaml", "../../defs/cf/cf.yaml"); list.HasErrors() {
			b.Fatal(list)
		}
	}
}

// TestShippedName loads a definition by the name under which it is embedded, unless a file has that name.
func TestShippedName(t *testing.T) {
	opt := Options{Embedded: os.DirFS("../../defs")}
	prog, list := Load(opt, "ub")
	if err := list.Err(); err != nil || len(prog.Roots) != 1 || prog.Roots[0].Name != "ub" ||
		prog.Roots[0].ImportPath != "github.com/odsgen/ods/defs/ub" {
		t.Errorf("ub: %v, %d roots", err, len(prog.Roots))
	}
	if prog, list = Load(opt, "builtin"); list.HasErrors() || len(prog.Roots) != 1 || len(prog.Dialects) != 1 {
		t.Errorf("builtin: %v, %d roots, %d dialects", list, len(prog.Roots), len(prog.Dialects))
	}
	if _, list = Load(opt, "nothing"); !list.HasErrors() {
		t.Error("a name that is nothing is loaded")
	}
}
