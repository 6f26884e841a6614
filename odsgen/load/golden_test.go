package load

import (
	"bytes"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/odsgen/internal/report"
	"golang.org/x/tools/txtar"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// loadArchive loads the files of an archive as if they lay in one directory; the first is the root.
func loadArchive(ar *txtar.Archive) (text string, list diag.List) {
	files := map[string][]byte{}
	root := ""
	for _, f := range ar.Files {
		if strings.HasSuffix(f.Name, ".yaml") {
			files[filepath.FromSlash(f.Name)] = f.Data
			if root == "" {
				root = f.Name
			}
		}
	}
	opt := Options{
		Embedded: os.DirFS("../../defs"),
		GoList:   func(string, string) (string, error) { return "", errors.New("no go command in tests") },
		ReadFile: func(name string) ([]byte, error) {
			if data, ok := files[filepath.Clean(name)]; ok {
				return data, nil
			}
			return nil, &os.PathError{Op: "open", Path: name, Err: os.ErrNotExist}
		},
	}
	prog, list := Load(opt, root)
	var b bytes.Buffer
	if err := diag.Render(&b, list...); err != nil {
		panic(err)
	}
	if len(list) == 0 && len(prog.Roots) == 1 {
		b.WriteString(describe(prog.Roots[0]))
	}
	return b.String(), list
}

// golden compares the section "want" of an archive with text, or rewrites it.
func golden(t *testing.T, name string, ar *txtar.Archive, text string) {
	t.Helper()
	want := ""
	at := -1
	for i, f := range ar.Files {
		if f.Name == "want" {
			want, at = string(f.Data), i
		}
	}
	if want == text {
		return
	}
	if !*update {
		t.Errorf("got\n%s\nwant\n%s", text, want)
		return
	}
	f := txtar.File{Name: "want", Data: []byte(text)}
	if at < 0 {
		ar.Files = append(ar.Files, f)
	} else {
		ar.Files[at] = f
	}
	if err := os.WriteFile(name, txtar.Format(ar), 0o666); err != nil {
		t.Fatal(err)
	}
}

// TestCodes loads the example of every code: it must produce the code, and the rendering is golden.
func TestCodes(t *testing.T) {
	for _, c := range report.Codes() {
		if c.Example == "" || slices.Contains(report.Emitted(), c) { // package emit tests those
			continue
		}
		t.Run(c.ID, func(t *testing.T) {
			name := filepath.Join("..", "testdata", "codes", c.ID+".txtar")
			ar := &txtar.Archive{Comment: []byte(c.Title + "\n")}
			if data, err := os.ReadFile(name); err == nil {
				ar = txtar.Parse(data)
			}
			def := txtar.File{Name: "d.yaml", Data: []byte(c.Example)}
			if len(ar.Files) == 0 {
				ar.Files = append(ar.Files, def)
			}
			ar.Files[0] = def
			text, list := loadArchive(ar)
			found := false
			for _, d := range list {
				found = found || d.Code == c.ID
			}
			if !found {
				t.Errorf("the example of %s does not produce it, but\n%s", c.ID, text)
			}
			golden(t, name, ar, text)
		})
	}
}

// TestGolden loads every archive of testdata/load: the findings, or a description of the resolved dialect, are golden.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("../testdata/load/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal("no archives", err)
	}
	for _, name := range files {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			ar, err := txtar.ParseFile(name)
			if err != nil {
				t.Fatal(err)
			}
			text, _ := loadArchive(ar)
			golden(t, name, ar, text)
		})
	}
}
