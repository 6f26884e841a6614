package odsgen

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/odsgen/load"
)

const tiny = `dialect: tiny
ops:
  twice:
    traits: [Pure, SameOperandsAndResultType]
    operands: [{x: I32}]
    results: [{y: I32}]
    format: '$x attr-dict'
    folder: true
`

// module writes files into a new module and returns its folder.
func module(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	files["go.mod"] = "module example.com/m\n\ngo 1.26.0\n"
	for name, text := range files {
		p := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(p), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(p, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func generate(t *testing.T, dir string) *Result {
	t.Helper()
	res, findings, err := Generate(Options{Dir: dir, Load: load.Options{Embedded: defs.FS}})
	if err != nil || findings.HasErrors() {
		t.Fatal(err, findings)
	}
	return res
}

func TestWhereFilesGo(t *testing.T) {
	for _, c := range []struct{ yaml, want string }{
		{"tiny.yaml", "ops.gen.go"},
		{"defs/tiny/tiny.yaml", "generated/tiny/ops.gen.go"},
		{"defs/iface/tiny/tiny.yaml", "generated/iface/tiny/ops.gen.go"},
	} {
		res := generate(t, module(t, map[string]string{c.yaml: tiny}))
		found := false
		for _, f := range res.Files {
			found = found || filepath.ToSlash(f.Path) == c.want
		}
		if !found {
			t.Errorf("%s: no %s among %v", c.yaml, c.want, res.Files)
		}
	}
}

func TestWriteIsRepeatable(t *testing.T) {
	dir := module(t, map[string]string{"tiny.yaml": tiny, "old.gen.go": "package tiny\n"})
	res := generate(t, dir)
	if len(res.Orphans) != 1 || res.Orphans[0] != "old.gen.go" {
		t.Errorf("orphans: got %v, expected old.gen.go", res.Orphans)
	}
	changed, err := res.Write()
	if err != nil || len(changed) != len(res.Files)+1 {
		t.Fatalf("first write changed %v, %v", changed, err)
	}
	res = generate(t, dir)
	if stale := res.Stale(); len(stale) > 0 || len(res.Orphans) > 0 {
		t.Errorf("right after writing, %d files are stale and %v orphaned", len(stale), res.Orphans)
	}
	if err := os.WriteFile(filepath.Join(dir, "ops.gen.go"), []byte("package tiny\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if stale := res.Stale(); len(stale) != 1 || stale[0].Path != "ops.gen.go" {
		t.Errorf("after a change by hand: got %v, expected ops.gen.go to be stale", stale)
	}
}

func TestMissingHooks(t *testing.T) {
	const other = "package tiny\n\ntype hooks struct{}\n\nfunc (hooks) Other() {}\n"
	res := generate(t, module(t, map[string]string{"tiny.yaml": tiny, "tiny.go": other}))
	if len(res.Missing) != 1 || res.Missing[0].Method != "FoldTwice" ||
		!strings.Contains(res.Missing[0].Stub, "func (hooks) FoldTwice(op TwiceOp, in *core.FoldIn) core.Fold {") {
		t.Errorf("got %+v, expected a stub of FoldTwice", res.Missing)
	}
	res = generate(t, module(t, map[string]string{"defs/tiny/tiny.yaml": tiny, "defs/tiny/tiny.go": other}))
	if len(res.Missing) != 1 || !strings.Contains(res.Missing[0].Stub, "func (Hooks) FoldTwice(op tiny.TwiceOp, in *core.FoldIn) core.Fold {") {
		t.Errorf("got %+v, expected a stub for another package", res.Missing)
	}
	done := strings.Replace(other, "Other", "FoldTwice", 1)
	if res = generate(t, module(t, map[string]string{"tiny.yaml": tiny, "tiny.go": done})); len(res.Missing) != 0 {
		t.Errorf("got %+v, expected nothing to be missing", res.Missing)
	}
}

// TestMissingPassMethods declares a pass that nobody has written yet: its Go is written, and the stubs of its methods are all that it lacks.
func TestMissingPassMethods(t *testing.T) {
	const text = `library: l
passes:
  my-pass:
    summary: Does things
    options:
      - level: {type: enum, values: {low: a little, high: all}, summary: How much}
      - names: {type: string, list: true, default: [a], summary: Which}
    statistics:
      - num-things: things
    init: true
    scratch: true
`
	dir := module(t, map[string]string{"l.yaml": text})
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	mod := "module example.com/m\n\ngo 1.26\n\nrequire github.com/odsgen/ods v0.0.0\n\nreplace github.com/odsgen/ods => " + root + "\n"
	if err := os.WriteFile(filepath.Join(dir, "go.mod"), []byte(mod), 0o666); err != nil {
		t.Fatal(err)
	}
	res := generate(t, dir)
	var stubs strings.Builder
	stubs.WriteString("package l\n")
	for _, m := range res.Missing {
		if m.Receiver != "MyPassPass" {
			t.Errorf("got a method of %q", m.Receiver)
		}
		stubs.WriteString(m.Stub)
	}
	for _, want := range []string{"func (p *MyPassPass) run(r *passes.Run) {", "func (p *MyPassPass) prepare(c *core.Context, r *core.Reporter) (state any, ok bool) {",
		"func (p *MyPassPass) scratch() any {"} {
		if !strings.Contains(stubs.String(), want) {
			t.Errorf("no %q among\n%s", want, stubs.String())
		}
	}
	// Methods of another type with these names are none of them.
	other := strings.ReplaceAll(stubs.String(), "MyPassPass", "Other")
	if err := os.WriteFile(filepath.Join(dir, "l.go"), []byte(other), 0o666); err != nil {
		t.Fatal(err)
	}
	if res = generate(t, dir); len(res.Missing) != 3 {
		t.Errorf("got %+v, expected three methods to be missing", res.Missing)
	}
	if err := os.WriteFile(filepath.Join(dir, "l.go"), []byte(stubs.String()), 0o666); err != nil {
		t.Fatal(err)
	}
	if res = generate(t, dir); len(res.Missing) != 0 {
		t.Errorf("got %+v, expected nothing to be missing", res.Missing)
	}
}
