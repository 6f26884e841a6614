package emit_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/core/rt/param"
	"github.com/odsgen/ods/odsgen/emit"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/model"
	"github.com/odsgen/ods/odsgen/typecheck"
	"golang.org/x/tools/txtar"
)

// checker is shared by all cases, because reading package core takes longer than anything else.
type checker struct {
	c    *typecheck.Checker
	n    int
	last diag.List // what the last definition has wrong
}

func newChecker() *checker { return &checker{c: typecheck.New(typecheck.Options{Dir: "../.."})} }

// survive loads a definition, and emits and type-checks what it gives when it has no errors. It reports whether that
// was so.
func (k *checker) survive(tb testing.TB, text string) bool {
	tb.Helper()
	prog, _ := k.load(text)
	if prog == nil {
		return false
	}
	path := fmt.Sprintf("example.com/d%d", k.n+1)
	p, list, err := emit.Dialect(prog.Roots[0], emit.Options{PackagePath: func(d *model.Dialect) string {
		if d == prog.Roots[0] {
			return path
		}
		if strings.HasPrefix(d.Source.Path, "iface/") {
			return "github.com/odsgen/ods/generated/iface/" + d.GoPackage
		}
		return "github.com/odsgen/ods/generated/" + d.GoPackage
	}})
	k.last = list
	if err != nil {
		tb.Errorf("emitted Go has no syntax: %v", err)
		return false
	}
	if list.HasErrors() {
		return false
	}
	k.n++
	k.compile(tb, path, p.Files)
	if len(p.Apart) > 0 {
		k.compile(tb, path+"/"+prog.Roots[0].APIPackage(), p.Apart)
	}
	return true
}

// compile reports what does not compile in a package.
func (k *checker) compile(tb testing.TB, path string, files []emit.File) {
	tb.Helper()
	var out []typecheck.File
	for _, f := range files {
		out = append(out, typecheck.File{Name: f.Name, Text: f.Text})
	}
	k.c.Add(path, "", out)
	for i, err := range k.c.Check(path) {
		if i < 5 {
			tb.Errorf("emitted Go does not compile: %v", err)
			k.show(tb, err, out)
		}
	}
}

// load returns the program of a definition, nil when it has errors, and what was found.
func (k *checker) load(text string) (*model.Program, diag.List) {
	opt := load.Options{
		Embedded: os.DirFS("../../defs"),
		GoList:   func(string, string) (string, error) { return "", errors.New("no go command in tests") },
		ReadFile: func(name string) ([]byte, error) {
			if name == "d.yaml" {
				return []byte(text), nil
			}
			return nil, &os.PathError{Op: "open", Path: name, Err: os.ErrNotExist}
		},
	}
	prog, list := load.Load(opt, "d.yaml")
	k.last = list
	if list.HasErrors() || len(prog.Roots) != 1 {
		return nil, list
	}
	return prog, list
}

// show prints the line of an error.
func (k *checker) show(tb testing.TB, err error, files []typecheck.File) {
	var name string
	var line int
	parts := strings.Split(err.Error(), ":")
	if len(parts) < 3 {
		return
	}
	name = filepath.Base(parts[0])
	fmt.Sscan(parts[1], &line)
	for _, f := range files {
		if f.Name == name {
			if l := strings.Split(string(f.Text), "\n"); line > 0 && line <= len(l) {
				tb.Logf("%s: %s", name, strings.TrimSpace(l[line-1]))
			}
		}
	}
}

// renderAll is for failures.
func renderAll(list diag.List) string {
	var b strings.Builder
	diag.Render(&b, list...) //nolint:errcheck // a strings.Builder does not fail
	return b.String()
}

// TestEmitted checks that every definition of the golden archives that loads gives Go that compiles.
func TestEmitted(t *testing.T) {
	k := newChecker()
	files, err := filepath.Glob("../testdata/load/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		ar, err := txtar.ParseFile(name)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(filepath.Base(name), func(t *testing.T) { k.survive(t, string(ar.Files[0].Data)) })
	}
	features, err := txtar.ParseFile("../live/testdata/properties.txtar")
	if err != nil {
		t.Fatal(err)
	}
	t.Run("properties", func(t *testing.T) {
		if !k.survive(t, string(features.Files[0].Data)) {
			t.Error("it does not load")
		}
	})
}

// TestScalars emits a parameter of every kind of table core/rt/param, required, optional and in a list: the calls of
// the table compile.
func TestScalars(t *testing.T) {
	var b strings.Builder
	b.WriteString("dialect: d\ntypes:\n")
	for _, k := range param.Kinds() {
		for _, form := range [][3]string{{"One", "%s", "$v"}, {"Maybe", "{type: %s, optional: true}", "($v^)?"},
			{"Many", "'[]%s'", "$v"}} {
			name, typ := form[0]+k.Name, fmt.Sprintf(form[1], k.Name)
			fmt.Fprintf(&b, "  %sType: {mnemonic: %s, params: [{v: %s}], format: '`<` %s `>`'}\n", name, name, typ, form[2])
		}
	}
	k := newChecker()
	if !k.survive(t, b.String()) {
		prog, list := k.load(b.String())
		t.Errorf("not accepted (%v):\n%s", prog != nil, renderAll(list))
	}
}

// TestFaults checks what is reported where no Go can be made.
func TestFaults(t *testing.T) {
	want := map[string]string{
		report.HookTwice.ID: "d.yaml:5:3: error[ODS0806]: hook 'NameA' is needed twice: it suggests SSA names for the results of d.a, and it implements Name for d.a; " +
			"rename one, or give it another go_name:\n  a: {interfaces: [I], result_names: go}\n  ^\n",
		report.AccessorType.ID: "d.yaml:7:9: error[ODS0807]: accessor 'Size() (*core.Value)' of operation 'd.a' has another type than method 'Size() int' of interface 'I'; " +
			"give the part of the operation another go_name:\n      - size: I32\n        ^~~~\n",
	}
	k := newChecker()
	for _, c := range report.Emitted() {
		if c.Example == "" {
			continue
		}
		t.Run(c.ID, func(t *testing.T) {
			if k.survive(t, c.Example) {
				t.Error("it is accepted")
			}
			if got := renderAll(k.last); got != want[c.ID] {
				t.Errorf("got %q, want %q", got, want[c.ID])
			}
		})
	}
}

// TestRandom emits random definitions. Most of them are right.
func TestRandom(t *testing.T) {
	n := 120
	if testing.Short() {
		n = 40
	}
	k := newChecker()
	good := 0
	for i := range n {
		text := random(rand.New(rand.NewPCG(7, uint64(i))))
		if k.survive(t, text) {
			good++
		}
		if t.Failed() {
			t.Fatalf("definition %d:\n%s", i, text)
		}
	}
	if good < n/4 {
		for i := range 4 {
			k.survive(t, random(rand.New(rand.NewPCG(7, uint64(i)))))
			t.Logf("%s", renderAll(k.last))
		}
		t.Errorf("only %d of %d random definitions are right: the test has little to say", good, n)
	}
}

// FuzzEmit emits random definitions and damaged ones.
func FuzzEmit(f *testing.F) {
	for i := range 64 {
		f.Add(uint64(i), uint64(0))
	}
	k := newChecker()
	f.Fuzz(func(t *testing.T, seed, damage uint64) {
		if k.n > 2000 { // what was checked is kept
			*k = *newChecker()
		}
		text := random(rand.New(rand.NewPCG(7, seed)))
		if damage%4 != 0 {
			text = damaged(rand.New(rand.NewPCG(8, damage)), text)
		}
		if k.survive(t, text); t.Failed() {
			t.Log(text)
		}
	})
}
