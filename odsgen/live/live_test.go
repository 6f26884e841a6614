package live_test

import (
	"bytes"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/odsgen/live"
	"github.com/odsgen/ods/odsgen/load"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// loadFiles loads definitions that are not on disk.
func loadFiles(files map[string][]byte, compiled func(string) *core.Dialect, names ...string) (*live.Set, diag.List) {
	return live.Load(live.Options{Compiled: compiled, Load: load.Options{
		Embedded: defs.FS,
		GoList:   func(string, string) (string, error) { return "", errors.New("no go command in tests") },
		ReadFile: func(name string) ([]byte, error) {
			if data, ok := files[filepath.Clean(name)]; ok {
				return data, nil
			}
			return nil, &os.PathError{Op: "open", Path: name, Err: os.ErrNotExist}
		},
	}}, names...)
}

func render(list diag.List) string {
	var b strings.Builder
	diag.Render(&b, list...)
	return b.String()
}

// TestGolden loads the definitions of each archive, lists what is lost, and runs the parts of in.mlir: what is accepted
// is printed in custom and generic form, and both are read again.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no archives: %v", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) { golden(t, file) })
	}
}

func golden(t *testing.T, file string) {
	ar, err := txtar.ParseFile(file)
	if err != nil {
		t.Fatal(err)
	}
	yaml, names := map[string][]byte{}, []string{}
	input, want := "", -1
	for i, f := range ar.Files {
		switch {
		case f.Name == "in.mlir":
			input = string(f.Data)
		case f.Name == "want":
			want = i
		default:
			yaml[f.Name] = f.Data
			if len(names) == 0 { // the others are imported
				names = append(names, f.Name)
			}
		}
	}
	if want < 0 {
		t.Fatal("no section want")
	}
	var out bytes.Buffer
	set, list := loadFiles(yaml, nil, names...)
	diag.Render(&out, list...)
	if set != nil {
		for _, l := range set.Losses() {
			out.WriteString("lost: " + l.Owner + " " + l.Hook + ": " + l.Kind.String() + "\n")
		}
		for _, part := range strings.Split(input, "// -----\n") {
			out.WriteString("// -----\n" + run(t, set, part))
		}
	}
	if out.String() == string(ar.Files[want].Data) {
		return
	}
	if !*update {
		t.Errorf("got\n%s", out.String())
		return
	}
	ar.Files[want].Data = out.Bytes()
	if err := os.WriteFile(file, txtar.Format(ar), 0o666); err != nil {
		t.Fatal(err)
	}
}

// run parses, verifies and prints a text.
func run(t *testing.T, set *live.Set, text string) string {
	ctx := core.NewContext(set.Dialects()...)
	op, list := core.Parse(ctx, []byte(text), core.ParseOptions{Name: "in.mlir", AllowUnregistered: true, Workers: 1})
	if list.HasErrors() || op == nil {
		return render(list)
	}
	custom, generic := printed(t, op, false), printed(t, op, true)
	for _, again := range []string{custom, generic} {
		op, list := core.Parse(core.NewContext(set.Dialects()...), []byte(again),
			core.ParseOptions{Name: "again.mlir", AllowUnregistered: true})
		if op == nil || list.HasErrors() {
			t.Errorf("what was printed is not accepted:\n%s%s", again, render(list))
			continue
		}
		if got := printed(t, op, true); got != generic {
			t.Errorf("printed and read again:\n%s\nwant\n%s", got, generic)
		}
	}
	return render(list) + custom + "// generic\n" + generic
}

func printed(t *testing.T, op *core.Operation, generic bool) string {
	var b bytes.Buffer
	if err := core.Print(&b, op, core.PrintOptions{Generic: generic}); err != nil {
		t.Fatal(err)
	}
	return b.String() + "\n"
}
