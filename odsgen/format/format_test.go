package format

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/odsgen/dump"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/model"
)

// definitions lists the definition files of the tree.
func definitions(t testing.TB) []string {
	t.Helper()
	var out []string
	for _, p := range []string{"defs/*/*.yaml", "defs/iface/*/*.yaml", "examples/*/*.yaml", "tests/*/*.yaml", "tests/*/*/*.yaml",
		"odsgen/*/testdata/*.yaml"} {
		files, err := filepath.Glob(filepath.Join("../..", filepath.FromSlash(p)))
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, files...)
	}
	if len(out) < 10 {
		t.Fatalf("found %d definitions only", len(out))
	}
	return out
}

// TestFormatted demands that all definitions of the tree are formatted.
func TestFormatted(t *testing.T) {
	for _, f := range definitions(t) {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		out, list, err := Source(model.NewSource(f, data))
		if err != nil || list.HasErrors() {
			t.Errorf("%s: %v %v", f, err, list)
			continue
		}
		if !bytes.Equal(data, out) {
			t.Errorf("%s is not formatted; run odsgen fmt -w", f)
		}
		twice, _, err := Source(model.NewSource(f, out))
		if err != nil || !bytes.Equal(out, twice) {
			t.Errorf("%s: formatted twice, it differs: %v", f, err)
		}
	}
}

// TestModel formats all definitions of the tree, also after they were written in another layout: the resolved model is
// equal.
func TestModel(t *testing.T) {
	for _, f := range definitions(t) {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		want := resolved(t, f, data)
		rep := report.New(0)
		other := yamlx.Write(yamlx.Parse(model.NewSource(f, data), rep))
		for _, text := range [][]byte{data, other} {
			out, list, err := Source(model.NewSource(f, text))
			if err != nil || list.HasErrors() {
				t.Fatalf("%s: %v %v", f, err, list)
			}
			if got := resolved(t, f, out); got != want {
				t.Errorf("%s: the resolved model differs", f)
			}
		}
	}
}

// resolved loads a definition as if its file had the given text, and returns the model.
func resolved(t *testing.T, name string, data []byte) string {
	t.Helper()
	opt := load.Options{Embedded: os.DirFS("../../defs"), ReadFile: func(p string) ([]byte, error) {
		if p == name {
			return data, nil
		}
		return os.ReadFile(p)
	}}
	prog, list := load.Load(opt, name)
	if err := list.Err(); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	text, err := json.Marshal(dump.Model(prog, dump.Options{NoPlaces: true}))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// layouts are small files and what they become.
var layouts = []struct{ name, in, want string }{
	{"indentation", "dialect: d\nops:\n    a:\n        traits:\n        - Pure\n        - X\n",
		"dialect: d\nops:\n  a:\n    traits:\n      - Pure\n      - X\n"},
	{"spaces", "dialect :  d  \nops:\n  a: { traits: [ A,B ,C, ] , folder:   true }",
		"dialect: d\nops:\n  a: {traits: [A, B, C], folder: true}\n"},
	{"empty lines", "\n\ndialect: d\n\n\n\nops:\n\n  a: {}\n\n\n", "dialect: d\n\nops:\n  a: {}\n"},
	{"one-key maps", "a:\n  - {x: I32}\n  -\n    y: I32\n  - {x: I32, y: I32}\n  - {x}\n  - {x: {y: z}}\n",
		"a:\n  - x: I32\n  - y: I32\n  - {x: I32, y: I32}\n  - {x}\n  - x: {y: z}\n"},
	{"a bracket on a line of its own", "a:\n  - {x: I32\n    }\n  - {x:\n     I32}\n  - {x: {y: z\n     }}\n",
		"a:\n  - x: I32\n  - x: I32\n  - x: {y: z}\n"},
	{"byte order mark", "\xef\xbb\xbfa: {x: I32}\nb: 1\n", "a: {x: I32}\nb: 1\n"},
	{"quotes", "'a': 'two words'\nb: \"x, y\"\nc: ['x, y', \"it's\"]\nd: \"a \\\"b\\\"\"\n",
		"a: two words\nb: x, y\nc: ['x, y', \"it's\"]\nd: 'a \"b\"'\n"},
	{"quotes that matter", "a: 'true'\nb: ['1', '-x y', 'custom', '', '1e3 x']\n'<<': x\nc: '`a`'\nd: '# x'\n",
		"a: 'true'\nb: ['1', '-x y', 'custom', '', '1e3 x']\n'<<': x\nc: '`a`'\nd: '# x'\n"},
	{"comments", "# head\n\ndialect: d   # one\nversion: 1 # two\nops: # three\n    # four\n    a: {} # five\n    # six\n\n    # seven\n    b:\n        format: x\n        # eight\n# nine\n",
		"# head\n\ndialect: d   # one\nversion: 1 # two\nops: # three\n  # four\n  a: {} # five\n  # six\n\n  # seven\n  b:\n    format: x\n    # eight\n# nine\n"},
	{"comment columns", "ops:\n    a: 'x y'    # one\n    b: x        # two\n",
		"ops:\n  a: x y        # one\n  b: x          # two\n"},
	{"comments in brackets", "a: [x, # one\n  y,\n    # two\n  z # three\n  ]\nb: {k: # four\n  v}\n",
		"a: [x, # one\n    y,\n    # two\n    z # three\n    ]\nb: {k: # four\n      v}\n"},
	{"breaks in brackets", "a: [x,\n y, z\n ]\nb: [\n x,\n   y,\n]\nc:\n  [x,\n  y]\nd:\n  [x]\n",
		"a: [x,\n    y, z]\nb: [\n  x,\n  y]\nc:\n  [x,\n   y]\nd: [x]\n"},
	{"block scalars", "a:\n    b: |\n        x\n          y\n\n        z\n    c: >-  # folded\n          x\n          y\n    d: |4\n            x\n    e: |+\n      x\n\n\nf: x\n",
		"a:\n  b: |\n    x\n      y\n\n    z\n  c: >- # folded\n    x\n    y\n  d: |2\n        x\n  e: |+\n    x\n\n\nf: x\n"},
	{"block scalar at the end", "a: |\n  x", "a: |-\n  x\n"},
	{"text over lines", "a: one\n     two\nb: \"one\n\n  two\"\nc:\n  one\n", "a: one\n  two\nb: \"one\n\n  two\"\nc: one\n"},
	{"list at the column of its key", "a:\n- x\n# one\nb:\n- - y\n  - z\n# two\n- w\n",
		"a:\n  - x\n# one\nb:\n  - - y\n    - z\n  # two\n  - w\n"},
	{"line ends", "a: x\r\nb: |\r\n  y\r\n  z\r\n", "a: x\nb: |\n  y\n  z\n"},
	{"no values", "a:\nb: # one\nc:\n  -\n  - x\nd: {x: , y: }\ne: [x: , y: 1]\n",
		"a:\nb: # one\nc:\n  -\n  - x\nd: {x, y}\ne: [x: , y: 1]\n"},
	{"all in braces", "# x\n{ a: x ,  b: [] }", "# x\n{a: x, b: []}\n"},
	{"document start", "# one\n---\na: x\n", "# one\na: x\n"},
}

func source(t *testing.T, text string) string {
	t.Helper()
	out, list, err := Source(model.NewSource("t.yaml", []byte(text)))
	if err != nil || list.HasErrors() {
		t.Fatalf("%v %v\n%s", err, list, text)
	}
	return string(out)
}

func TestLayout(t *testing.T) {
	for _, l := range layouts {
		if got := source(t, l.in); got != l.want {
			t.Errorf("%s: got\n%s\nexpected\n%s", l.name, got, l.want)
		}
		if got := source(t, l.want); got != l.want {
			t.Errorf("%s: a second time it gives\n%s\nexpected\n%s", l.name, got, l.want)
		}
	}
}

// TestWide breaks what is wider than a line, and nothing else.
func TestWide(t *testing.T) {
	word := strings.Repeat("x", 20)
	items := strings.TrimSuffix(strings.Repeat(word+", ", 7), ", ")
	six := strings.TrimSuffix(strings.Repeat(word+", ", 6), ", ")
	for _, l := range []struct{ in, want string }{
		{"a: [" + six + "]\n", "a: [" + six + "]\n"},
		{"a: [" + items + "]\n", "a:\n  [" + six + ",\n   " + word + "]\n"},
		{"a:\n  - [" + items + "]\n", "a:\n  - [" + six + ",\n     " + word + "]\n"},
		{"a: {k: v, l: [" + items + "]}\n", "a:\n  {k: v,\n   l: [" + six + ",\n       " + word + "]}\n"},
		{"a: " + items + " x x x\n", "a: " + items + " x x x\n"},
	} {
		if got := source(t, l.in); got != l.want {
			t.Errorf("got\n%s\nexpected\n%s", got, l.want)
		}
		if got := source(t, l.want); got != l.want {
			t.Errorf("a second time it gives\n%s\nexpected\n%s", got, l.want)
		}
	}
}

// TestErrors formats files with errors of syntax.
func TestErrors(t *testing.T) {
	for text, code := range map[string]string{"a: [x\n": "ODS0", "- x\n": "ODS0108", "a: `x`\n": "ODS0", "": "ODS0108",
		"a: 1\na: 2\n": "ODS0"} {
		out, list, err := Source(model.NewSource("t.yaml", []byte(text)))
		if err != nil || !list.HasErrors() || !strings.HasPrefix(list[0].Code, code) || out != nil {
			t.Errorf("%q: %v %v %q", text, list, err, out)
		}
	}
}

// comments lists the comments of a file: what starts with '#' outside of scalars, and after the indicator of a block
// scalar.
func comments(text string) (out []string) {
	src := model.NewSource("t.yaml", []byte(text))
	inside := make([]bool, len(text)+1)
	var walk func(n *yamlx.Node)
	walk = func(n *yamlx.Node) {
		if n.Kind == yamlx.Scalar {
			from := n.Span.Start
			if n.Style == yamlx.Literal || n.Style == yamlx.Folded {
				from += strings.IndexByte(text[from:]+"\n", '\n')
			}
			for i := from; i < n.Span.End; i++ {
				inside[i] = true
			}
		}
		for _, x := range append(n.Keys[:len(n.Keys):len(n.Keys)], n.Items...) {
			walk(x)
		}
	}
	walk(yamlx.Parse(src, report.New(0)))
	for i := 0; i < len(text); i++ {
		if text[i] == '#' && !inside[i] {
			line, _, _ := strings.Cut(text[i:], "\n")
			out = append(out, strings.TrimRight(line, " \t\r"))
			i += len(line)
		}
	}
	return out
}

// FuzzSource formats arbitrary text: the meaning stays, which Source itself verifies, comments stay, and twice is once.
func FuzzSource(f *testing.F) {
	for _, l := range layouts {
		f.Add(l.in)
	}
	for _, p := range definitions(f) {
		if data, err := os.ReadFile(p); err == nil && len(data) < 8000 {
			f.Add(string(data))
		}
	}
	f.Fuzz(stable)
}

// stable formats a text when it is free of errors, and reports what must not be.
func stable(t *testing.T, text string) {
	t.Helper()
	out, list, err := Source(model.NewSource("t.yaml", []byte(text)))
	if err != nil {
		t.Fatalf("%v\n%q gives\n%s", err, text, out)
	}
	if list.HasErrors() {
		return
	}
	if was, is := comments(text), comments(string(out)); !slices.Equal(was, is) {
		t.Fatalf("comments %q become %q:\n%q gives\n%s", was, is, text, out)
	}
	twice, list, err := Source(model.NewSource("t.yaml", out))
	if err != nil || list.HasErrors() || !bytes.Equal(out, twice) {
		t.Fatalf("%v %v\n%q gives\n%s\nand then\n%s", err, list, text, out, twice)
	}
}

// TestMutations formats the definitions of the tree after small changes of their layout, with comments in all places.
func TestMutations(t *testing.T) {
	changes := []string{" # note\n", "\n", "\n\n", "\n    # note\n", "\n# note\n", " ", "  ", "\n  ", "\n      ", "'", "# note\n"}
	r := rand.New(rand.NewPCG(1, 2))
	for _, f := range definitions(t) {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.SplitAfter(string(data), "\n")
		for range 200 {
			// A piece of the file, so that few changes leave it free of errors.
			from := r.IntN(len(lines))
			text := "dialect: d\nx:\n" + strings.Join(lines[from:min(len(lines), from+1+r.IntN(30))], "")
			for range 1 + r.IntN(3) {
				i := r.IntN(len(text))
				if at := strings.IndexAny(text[i:], " ,:[]{}\n"); at >= 0 {
					i += at
				}
				text = text[:i] + changes[r.IntN(len(changes))] + text[i+r.IntN(2)*min(1, len(text)-i):]
			}
			stable(t, text)
		}
	}
}
