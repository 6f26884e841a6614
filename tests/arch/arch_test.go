package arch

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

// needGo skips where a compiled test runs without the go command.
func needGo(t *testing.T) {
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip("the go command is not on PATH")
	}
}

// TestTree runs every rule over this module.
func TestTree(t *testing.T) {
	needGo(t)
	tree, err := Load("../..")
	if err != nil {
		t.Fatal(err)
	}
	if len(tree.Packages) == 0 {
		t.Fatal("no packages found")
	}
	rules := Rules()
	for _, name := range Names() {
		t.Run(name, func(t *testing.T) {
			for _, v := range rules[name](tree) {
				t.Error(v)
			}
		})
	}
	for _, line := range LongFiles(tree) {
		t.Logf("longer than %d lines: %s", longFile, line)
	}
}

// unpack writes an archive into a directory and loads the module in it.
func unpack(t *testing.T, path string) (*Tree, *txtar.Archive) {
	t.Helper()
	needGo(t)
	a, err := txtar.ParseFile(path)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for _, f := range a.Files {
		file := filepath.Join(dir, filepath.FromSlash(f.Name))
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, f.Data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	tree, err := Load(dir)
	if err != nil {
		t.Fatal(err)
	}
	return tree, a
}

// TestRulesFire runs the rules over a module that breaks them: each must fire where it should and nowhere else.
func TestRulesFire(t *testing.T) {
	tree, a := unpack(t, "testdata/violations.txtar")
	var got []string
	fired := map[string]bool{}
	rules := Rules()
	for _, name := range Names() {
		violations := rules[name](tree)
		slices.Sort(violations)
		for _, v := range violations {
			got = append(got, "["+name+"] "+v)
			fired[name] = true
		}
	}
	for _, name := range Names() {
		if !fired[name] {
			t.Errorf("rule %q does not fire", name)
		}
	}
	i := slices.IndexFunc(a.Files, func(f txtar.File) bool { return f.Name == "want" })
	want := strings.Split(strings.TrimSpace(string(a.Files[i].Data)), "\n")
	for _, v := range want {
		if !slices.Contains(got, v) {
			t.Errorf("missing: %s", v)
		}
	}
	for _, v := range got {
		if !slices.Contains(want, v) {
			t.Errorf("unexpected: %s", v)
		}
	}
}

func TestLayers(t *testing.T) {
	for path, want := range map[string]layer{
		"core": layerCore, "core/affine": layerCore, "generated/iface/branch": layerGeneratedIface, "generated/arith": layerGenerated,
		"generated/arith/arithapi": layerGeneratedAPI, "generated/all": layerGeneratedAll, "defs/iface/branch": layerDefs, "passes/convert/scftocf": layerPasses,
		"cmd/ods": layerCmdOds, "cmd/odsgen": layerCmdOdsgen, "tests/arch": layerTests, "": layerFront,
	} {
		if got, ok := layerOf(path); !ok || got != want {
			t.Errorf("%s is in layer %q, want %q", path, got, want)
		}
	}
	for _, path := range []string{"cmd", "cmd/other", "coreutils"} {
		if got, ok := layerOf(path); ok {
			t.Errorf("%q is in layer %q, want none", path, got)
		}
	}
}

func TestLongFiles(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":       "module github.com/odsgen/ods\n\ngo 1.26.0\n",
		"core/long.go": "package core\n" + strings.Repeat("\n", longFile),
		"core/doc.go":  "// Package core is short.\npackage core\n",
	} {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	needGo(t)
	tree, err := Load(dir)
	if err != nil {
		t.Fatal(err)
	}
	if got := LongFiles(tree); len(got) != 1 || !strings.HasPrefix(got[0], "core/long.go: ") {
		t.Errorf("got %q, want core/long.go alone", got)
	}
}
