package gopkg

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
)

func write(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
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

func names(files []string) []string {
	var out []string
	for _, f := range files {
		out = append(out, filepath.Base(f))
	}
	slices.Sort(out)
	return out
}

// A module without a dot in its path is found, the standard library is left out, and build constraints count.
func TestFiles(t *testing.T) {
	dir := write(t, map[string]string{"go.mod": "module plain\n\ngo 1.26\n",
		"a/a.go": "package a\n\nimport (\n\t\"fmt\"\n\t\"plain/b\"\n)\n\nvar _ = fmt.Sprint(b.X)\n",
		"b/b.go": "package b\n\nvar X int\n", "b/no.go": "//go:build never\n\npackage b\n\nvar X string\n",
		"b/b_test.go": "package b\n"})
	got := Files(dir, true, "plain/a")
	if len(got) != 2 || !slices.Equal(names(got["plain/a"]), []string{"a.go"}) || !slices.Equal(names(got["plain/b"]),
		[]string{"b.go"}) {
		t.Errorf("got %v", got)
	}
	if got := Files(dir, true, "plain/missing"); len(got) != 0 {
		t.Errorf("of a package that there is not: %v", got)
	}
	if got := Files(dir, true); len(got) != 0 {
		t.Errorf("of no pattern: %v", got)
	}
}

// Folders outside of modules count with all files that are not tests; one that is missing has none.
func TestInFolders(t *testing.T) {
	dir := write(t, map[string]string{"m/go.mod": "module m.test/m\n\ngo 1.26\n", "m/d/d.go": "package d\n",
		"m/d/never.go": "//go:build never\n\npackage d\n",
		"loose/x.go":   "package x\n", "loose/x_test.go": "package x\n"})
	in, loose, missing := filepath.Join(dir, "m/d"), filepath.Join(dir, "loose"), filepath.Join(dir, "none")
	got := InFolders(filepath.Join(dir, "m"), in, loose, missing)
	if !slices.Equal(names(got[in]), []string{"d.go"}) || !slices.Equal(names(got[loose]), []string{"x.go"}) || got[missing] != nil {
		t.Errorf("got %v", got)
	}
}
