package scaffold

import (
	"go/format"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/odsgen/load"
)

// root is the checkout of this module.
const root = "../.."

func options(t *testing.T) load.Options {
	t.Helper()
	abs, err := filepath.Abs(filepath.Join(root, "defs"))
	if err != nil {
		t.Fatal(err)
	}
	return load.Options{Embedded: os.DirFS(abs)}
}

// run executes the go command in a folder, without network.
func run(t *testing.T, dir string, args ...string) string {
	t.Helper()
	out, err := command(dir, args...)
	if err != nil {
		t.Fatalf("go %s: %v\n%s", strings.Join(args, " "), err, out)
	}
	return out
}

func command(dir string, args ...string) (string, error) {
	cmd := exec.Command("go", args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOFLAGS="+os.Getenv("GOFLAGS")+" -mod=mod", "GOWORK=off", "GOPROXY=off")
	out, err := cmd.CombinedOutput()
	return string(out), err
}

// formatted reports Go files that gofmt would change.
func formatted(t *testing.T, dir string) {
	t.Helper()
	err := filepath.WalkDir(dir, func(p string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(p) != ".go" {
			return err
		}
		text, err := os.ReadFile(p)
		if err != nil {
			return err
		}
		if want, err := format.Source(text); err != nil || string(want) != string(text) {
			t.Errorf("%s is not formatted: %v", p, err)
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}

func write(t *testing.T, p *Plan, err error) {
	t.Helper()
	if err == nil {
		err = p.Write(options(t))
	}
	if err != nil {
		t.Fatal(err)
	}
}

// TestProject writes a project with a further dialect, operation and pass in a temporary folder: it is formatted and
// passes its tests, what is generated is up to date, and its command works.
func TestProject(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a command with all dialects")
	}
	dir := filepath.Join(t.TempDir(), "poly")
	p, err := Project("poly", dir, Options{Replace: root})
	write(t, p, err)
	p, err = Dialect("select", filepath.Join(dir, "select")) // a keyword of Go
	write(t, p, err)
	p, err = Pass("drop-marked", filepath.Join(dir, "dropmarked"))
	write(t, p, err)
	for _, op := range [][2]string{{"poly.twist.left", "poly"}, {"half", "select/select.yaml"}} {
		p, list, err := Op(op[0], filepath.Join(dir, filepath.FromSlash(op[1])), options(t))
		if list.HasErrors() {
			t.Fatal(list)
		}
		write(t, p, err)
	}

	formatted(t, dir)
	if out := run(t, dir, "test", "./..."); strings.Count(out, "ok ") != 3 {
		t.Errorf("expected three tested packages:\n%s", out)
	}
	run(t, dir, "generate", "./...")
	run(t, dir, "tool", "odsgen", "gen", "--check", "-C", "poly")
	out := run(t, dir, "run", "./cmd/poly", "opt", "--canonicalize", "poly/testdata/negate.mlir")
	if !strings.Contains(out, "func.func @twice(%arg0: i32) -> i32 {\n    return %arg0 : i32") {
		t.Errorf("the command prints\n%s", out)
	}
	// The tests can fail: break the fold and the round trip.
	hooks := filepath.Join(dir, "poly", "poly.go")
	text, err := os.ReadFile(hooks)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(hooks, []byte(strings.Replace(string(text), "; ok {", "; ok && false {", 1)), 0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := command(dir, "test", "./poly"); err == nil || !strings.Contains(out, "negate.mlir") {
		t.Errorf("without the fold the tests pass: %v\n%s", err, out)
	}
}

// TestProjectNames plans projects whose dialects are called like something in Go, or like a package that their command
// imports.
func TestProjectNames(t *testing.T) {
	for name, want := range map[string]string{
		"poly":   "\"example.com/poly/poly\"",
		"driver": "driverdialect \"example.com/driver/driver\"",
		"string": "stringdialect \"example.com/string/string\"",
	} {
		p, err := Project(name, "x", Options{})
		if err != nil {
			t.Fatal(err)
		}
		i := slices.IndexFunc(p.Files, func(f File) bool { return filepath.Base(f.Path) == "main.go" })
		if text := string(p.Files[i].Text); !strings.Contains(text, want) {
			t.Errorf("%s: expected %q in\n%s", name, want, text)
		}
	}
}

// TestHostileNames plans things with names that would leave the folder, or be something else in a file, on a command line
// or to the go command.
func TestHostileNames(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "good.yaml")
	if err := os.WriteFile(file, []byte("dialect: good\nops:\n  a: {}\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"", ".", "..", "../x", "../../x", "-x", "a\nb", "a\x00b", "a b", `a"b`, "a'b", "`a`", "a;b", "$(id)", "a\\b", "ä", "1a",
		"{a", "#a", "a: b"} {
		if _, err := Dialect(name, filepath.Join(dir, "d")); err == nil || !strings.Contains(err.Error(), "cannot be the name of a dialect") {
			t.Errorf("dialect %q: %v", name, err)
		}
		if _, err := Pass(name, filepath.Join(dir, "p")); err == nil || !strings.Contains(err.Error(), "cannot be the name of a pass") {
			t.Errorf("pass %q: %v", name, err)
		}
		if _, _, err := Op(name, file, options(t)); err == nil {
			t.Errorf("operation %q is accepted", name)
		}
		if name == "" { // which means example.com
			continue
		}
		if _, err := Project("poly", filepath.Join(dir, "m"), Options{ModulePath: name}); err == nil && name != "1a" {
			t.Errorf("module path %q is accepted", name)
		}
	}
}

// TestErrors plans what cannot be.
func TestErrors(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string) string {
		p := filepath.Join(dir, name)
		if err := os.WriteFile(p, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return p
	}
	good := file("good.yaml", "dialect: good\nops:\n  a: {}\n")
	for _, c := range []struct {
		what string
		plan func() error
		want string
	}{
		{"dialect name", func() error { _, err := Project("Poly", "", Options{}); return err },
			`"Poly" cannot be the name of a dialect`},
		{"module path", func() error { _, err := Project("poly", "", Options{ModulePath: "a b"}); return err },
			`"a b" is no module path`},
		{"no module for a pass", func() error { _, err := Pass("drop", filepath.Join(dir, "drop")); return err }, "no go.mod above"},
		{"name of Go", func() error { _, err := Project("testdata", "", Options{}); return err }, "the go command ignores"},
		{"folder of Go", func() error { _, err := Pass("vendor", ""); return err }, "choose another name"},
		{"no module", func() error { _, err := Dialect("poly", filepath.Join(dir, "poly")); return err }, "no go.mod above"},
		{"pass name", func() error { _, err := Pass("Drop_it", ""); return err }, "cannot be the name of a pass"},
		{"op name", func() error { _, _, err := Op("a b", good, options(t)); return err }, `"a b" cannot be the name of an operation`},
		{"op twice", func() error { _, _, err := Op("good.a", good, options(t)); return err }, `has the operation "a" already`},
		{"library", func() error { _, _, err := Op("a", file("lib.yaml", "library: l\n"), options(t)); return err },
			"defines no dialect"},
		{"braces", func() error {
			_, _, err := Op("b", file("braces.yaml", "dialect: d\nops: {a: {}}\n"), options(t))
			return err
		}, "in braces"},
		{"no file", func() error { _, _, err := Op("b", filepath.Join(dir, "none.yaml"), options(t)); return err }, "none.yaml"},
	} {
		if err := c.plan(); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, expected %q", c.what, err, c.want)
		}
	}
	if _, list, _ := Op("b", file("bad.yaml", "dialect: bad\nops:\n  a: {operand: []}\n"), options(t)); !list.HasErrors() {
		t.Error("an operation is added to a definition with errors")
	}
	file("go.mod", "module example.com/m\n")
	p, err := Pass("drop", filepath.Join(dir, "drop"))
	write(t, p, err)
	if err := p.Write(options(t)); err == nil || !strings.Contains(err.Error(), "exists") {
		t.Errorf("files are overwritten: %v", err)
	}
}

// TestInsert adds an operation to definitions of several shapes: the text around stays, and the definition loads.
func TestInsert(t *testing.T) {
	op := func(column int) string {
		return indent(strings.ReplaceAll(strings.ReplaceAll(strings.ReplaceAll(opLines, "%[1]s", "d"), "%[2]s", "fresh"), "%%", "%"),
			column)
	}
	for _, c := range []struct{ name, text, want string }{
		{"no section", "dialect: d\n", "dialect: d\n\nops:\n" + op(2)},
		{"empty section", "dialect: d\nops: # none yet\nmeta: {}\n", "dialect: d\nops: # none yet\n" + op(2) + "meta: {}\n"},
		{"one", "dialect: d\nops:\n  a:\n    format: attr-dict # x\n# end\n",
			"dialect: d\nops:\n  a:\n    format: attr-dict # x\n\n" + op(2) + "# end\n"},
		{"several, wide", "dialect: d\nops:\n    a: {}\n    b: {}\n", "dialect: d\nops:\n    a: {}\n    b: {}\n" + op(4)},
		{"block scalar", "dialect: d\nops:\n  a: {}\n\n  b:\n    description: |\n      x\n\nmeta: {}\n",
			"dialect: d\nops:\n  a: {}\n\n  b:\n    description: |\n      x\n\n" + op(2) + "\nmeta: {}\n"},
		{"no newline", "dialect: d\nops:\n  a: {}", "dialect: d\nops:\n  a: {}\n\n" + op(2)},
	} {
		p := filepath.Join(t.TempDir(), "d.yaml")
		if err := os.WriteFile(p, []byte(c.text), 0o666); err != nil {
			t.Fatal(err)
		}
		plan, list, err := Op("fresh", p, options(t))
		if err != nil || list.HasErrors() {
			t.Errorf("%s: %v %v", c.name, err, list)
			continue
		}
		if got := string(plan.Files[0].Text); got != c.want {
			t.Errorf("%s: got\n%s\nexpected\n%s", c.name, got, c.want)
		}
		if len(plan.Files) != 1 {
			t.Errorf("%s: a test is planned although there are none", c.name)
		}
	}
}
