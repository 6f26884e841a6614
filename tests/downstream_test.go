package tests

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestDownstream generates, checks, builds and tests a module of its own that requires this one by replace, in a copy,
// with nothing but the go command.
func TestDownstream(t *testing.T) {
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS("downstream")); err != nil {
		t.Fatal(err)
	}
	mod := filepath.Join(dir, "go.mod")
	text, err := os.ReadFile(mod)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(mod, []byte(strings.Replace(string(text), "=> ../..", "=> "+filepath.ToSlash(root), 1)),
		0o666); err != nil {
		t.Fatal(err)
	}
	committed, err := filepath.Glob(filepath.Join(dir, "*", "*.gen.go"))
	if err != nil || len(committed) == 0 {
		t.Fatalf("no generated files in the module: %v", err)
	}
	before := map[string]string{}
	for _, f := range committed {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		before[f] = string(data)
		if err := os.Remove(f); err != nil {
			t.Fatal(err)
		}
	}
	run := func(args ...string) {
		t.Helper()
		cmd := exec.Command("go", args...)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "GOFLAGS=-mod=mod", "GOWORK=off")
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("go %s: %v\n%s", strings.Join(args, " "), err, out)
		}
	}
	run("generate", "./...")
	for f, want := range before {
		if got, err := os.ReadFile(f); err != nil || string(got) != want {
			t.Errorf("%s: go generate makes other bytes than are committed (%v); run it in tests/downstream", filepath.Base(f), err)
		}
	}
	run("vet", "./...")
	run("test", "./...")
}
