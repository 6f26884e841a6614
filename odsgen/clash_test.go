package odsgen

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/odsgen/load"
)

// TestClashes: what hand-written code of the same package declares, too, is reported at the definition, and nothing is
// generated. Methods and files in other packages are none of its business.
func TestClashes(t *testing.T) {
	dir := module(t, map[string]string{"tiny.yaml": tiny, "hooks.go": `package tiny

import "github.com/odsgen/ods/core"

type hooks struct{}

func (hooks) FoldTwice(op TwiceOp, in *core.FoldIn) core.Fold { return core.NoFold }

func (hooks) parseTwice() {}
`, "sub/sub.go": "package sub\n\nfunc NewTwice() {}\n"})
	generate(t, dir)
	if err := os.WriteFile(filepath.Join(dir, "more.go"), []byte("package tiny\n\nfunc parseTwice() {}\n\nvar x, NewTwice int\n"),
		0o666); err != nil {
		t.Fatal(err)
	}
	res, list, err := Generate(Options{Dir: dir, Load: load.Options{Embedded: defs.FS}})
	if err != nil || res != nil {
		t.Fatal(res, err)
	}
	var got []string
	for _, d := range list {
		got = append(got, strings.TrimPrefix(d.Pos.String(), dir+string(filepath.Separator))+": "+d.Message+"; "+d.Fix)
		if len(d.Notes) != 1 || filepath.Base(d.Notes[0].Pos.File) != "more.go" {
			t.Errorf("notes: %v", d.Notes)
		}
	}
	want := `tiny.yaml:3:3: operation 'twice' declares 'NewTwice' in Go, and so does hand-written code; rename it there, or add go_name: here
tiny.yaml:3:3: operation 'twice' declares 'parseTwice' in Go, and so does hand-written code; rename it there`
	if strings.Join(got, "\n") != want {
		t.Errorf("got\n%s\nexpected\n%s", strings.Join(got, "\n"), want)
	}
}
