package yamlx

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/model"
)

// same returns the path of the first difference between two trees; places do not count, and of the style only whether a
// value is plain.
func same(a, b *Node, path string) string {
	if a.Kind != b.Kind || len(a.Items) != len(b.Items) || len(a.Keys) != len(b.Keys) {
		return path + ": " + a.Kind.String() + " and " + b.Kind.String()
	}
	if a.Kind == Scalar && (a.Value() != b.Value() || a.Style == Plain && b.Style != Plain && IsPlain(a.Value(), true) ||
		a.Style != Plain && b.Style == Plain) {
		return path + ": " + a.Value() + "\nand\n" + b.Value()
	}
	for i := range a.Keys {
		if a.Keys[i].Value() != b.Keys[i].Value() {
			return path + ": key " + a.Keys[i].Value() + " and " + b.Keys[i].Value()
		}
	}
	for i := range a.Items {
		if d := same(a.Items[i], b.Items[i], path+"/-"); d != "" {
			return d
		}
	}
	return ""
}

func rewrite(t *testing.T, name string, data []byte) {
	t.Helper()
	rep := report.New(0)
	n := Parse(model.NewSource(name, data), rep)
	if rep.Len() > 0 || n.Kind != Map {
		return
	}
	text := Write(n)
	again := Parse(model.NewSource("written", text), rep)
	if rep.Len() > 0 {
		t.Fatalf("%s: what is written does not parse: %v\n%s", name, rep.List(), text)
	}
	if d := same(n, again, ""); d != "" {
		t.Fatalf("%s: %s\n%q gives\n%s", name, d, data, text)
	}
	if twice := Write(again); string(twice) != string(text) {
		t.Fatalf("%s: written twice, it differs\n%s\n%s", name, text, twice)
	}
}

func TestWrite(t *testing.T) {
	files, err := filepath.Glob("../../../defs/*/*.yaml")
	if err != nil || len(files) == 0 {
		t.Fatal("no definitions", err)
	}
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		rewrite(t, f, data)
	}
	for _, s := range writeSeeds {
		rewrite(t, "seed", []byte(s))
	}
}

var writeSeeds = []string{
	"a: 'true'\nb: true\nc: \"x\\ny\"\n", "a: |\n  x\n   y\n\n  z\nb: |+\n  x\n\n\nc: |-\n  x\n", "a: {b: [c, {d: e}], 'f g': ''}\n",
	"a:\n  - - x\n    - y\n  - b: c\n    d: |\n      x\n      y\n  - e:\n", "a: \"\\x01\\u2028é\"\n",
	"a: ' x'\nb: 'x: y'\nc: '# x'\n", "a: []\nb: {}\nc:\n",
	"a: - x\n", "a: x - y\n", "a:\n  b:\n    c:\n      d:\n        - " + strings.Repeat("long ", 40) + "\n", "a: '---'\n", "'': x\n",
	"a: |2\n   x\n", "{" + strings.Repeat("k", 1100) + "}", "{\"" + strings.Repeat("\x7f", 250) + "\"}", "{<<}",
}

func FuzzWrite(f *testing.F) {
	for _, s := range writeSeeds {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) { rewrite(t, "fuzz", []byte(s)) })
}
