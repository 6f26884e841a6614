package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestSite makes the site of this project: every link of its guides and reference pages leads somewhere.
func TestSite(t *testing.T) {
	definitions, err := filepath.Glob("../../defs/*/*.yaml")
	if err != nil || len(definitions) == 0 {
		t.Fatalf("no definitions: %v", err)
	}
	out := t.TempDir()
	args := append([]string{"site", "-o", out, "-guides", "../../docs", "-title", "odsgen"}, definitions...)
	var stdout, stderr bytes.Buffer
	if status := run(args, strings.NewReader(""), &stdout, &stderr); status != 0 {
		t.Fatalf("status %d\n%s", status, stderr.String())
	}
	for file, text := range map[string]string{
		"index.html":          `<a href="dialects/arith.html">`,
		"dialects/arith.html": `id="op-addi"`,
		"authoring.html":      `<h2 id="start-odsgen-new">`,
		"search.js":           `"u":"dialects/arith.html#op-addi"`,
	} {
		if got, err := os.ReadFile(filepath.Join(out, file)); err != nil || !strings.Contains(string(got), text) {
			t.Errorf("%s lacks %s (%v)", file, text, err)
		}
	}
}

// TestSiteRefused shows that a broken link writes nothing.
func TestSiteRefused(t *testing.T) {
	dir := t.TempDir()
	guides, out := filepath.Join(dir, "docs"), filepath.Join(dir, "out")
	if err := os.Mkdir(guides, 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(guides, "a.md"), []byte("# A\n\n[x](#y)\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	definition := filepath.Join(dir, "d.yaml")
	if err := os.WriteFile(definition, []byte("dialect: d\nops:\n  a: {summary: One.}\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	var stdout, stderr bytes.Buffer
	status := run([]string{"site", "-o", out, "-guides", guides, definition}, strings.NewReader(""), &stdout, &stderr)
	if want := "a.html: the link to \"#y\" leads nowhere\n"; status != 1 || stderr.String() != want {
		t.Errorf("status %d, %q; want 1, %q", status, stderr.String(), want)
	}
	if _, err := os.Stat(out); !os.IsNotExist(err) {
		t.Errorf("the folder was made: %v", err)
	}
}
