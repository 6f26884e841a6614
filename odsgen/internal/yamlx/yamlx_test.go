package yamlx

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/model"
	"gopkg.in/yaml.v3"
)

// compare holds a tree against yaml.v3's and returns the path of the first difference.
func compare(n *Node, y *yaml.Node, path string) string {
	switch y.Kind {
	case yaml.MappingNode:
		if n.Kind != Map || len(n.Keys)*2 != len(y.Content) {
			return path + ": not the same map"
		}
		for i, k := range n.Keys {
			p := path + "/" + k.Value()
			if k.Value() != y.Content[2*i].Value {
				return p + ": key is " + y.Content[2*i].Value
			}
			if d := compare(n.Items[i], y.Content[2*i+1], p); d != "" {
				return d
			}
		}
	case yaml.SequenceNode:
		if n.Kind != List || len(n.Items) != len(y.Content) {
			return path + ": not the same list"
		}
		for i, it := range n.Items {
			if d := compare(it, y.Content[i], path+"/-"); d != "" {
				return d
			}
		}
	case yaml.ScalarNode:
		if n.Kind == Null {
			if y.Value != "" {
				return path + ": missing " + y.Value
			}
			return ""
		}
		if n.Kind != Scalar || n.Value() != y.Value {
			return path + ": " + strings.Join([]string{"got", n.Value(), "want", y.Value}, "\n")
		}
	}
	return ""
}

// agree checks one document: what is accepted here means the same to yaml.v3.
func agree(t *testing.T, data string) {
	t.Helper()
	rep := report.New(0)
	n := Parse(model.NewSource("t.yaml", []byte(data)), rep)
	checkSpans(t, n, data, rep.Len() == 0)
	if rep.Len() > 0 {
		return
	}
	var y yaml.Node
	if err := yaml.Unmarshal([]byte(data), &y); err != nil {
		t.Fatalf("accepted, but yaml.v3 says: %v\n%s", err, data)
	}
	if len(y.Content) == 0 {
		if n.Kind != Null {
			t.Fatalf("empty document is %s\n%q", n.Kind, data)
		}
		return
	}
	if d := compare(n, y.Content[0], ""); d != "" {
		t.Fatalf("%s\n%q", d, data)
	}
}

// checkSpans verifies that all places are inside the file and, where exact says that nothing was repaired, that every
// scalar's bytes map into the file, in order, and to equal bytes where they map one to one.
func checkSpans(t *testing.T, n *Node, data string, exact bool) {
	t.Helper()
	if n.Span.Start < 0 || n.Span.End > len(data) || n.Span.Start > n.Span.End {
		t.Fatalf("span %d..%d outside the file\n%q", n.Span.Start, n.Span.End, data)
	}
	for i, p := range n.Text.Pieces {
		end := len(n.Text.Value)
		if i+1 < len(n.Text.Pieces) {
			end = n.Text.Pieces[i+1].At
		}
		if exact && p.Span.End-p.Span.Start == end-p.At && p.Span.End <= len(data) && strings.Trim(n.Text.Value[p.At:end],
			" \r\n\t") != strings.Trim(data[p.Span.Start:p.Span.End], " \r\n\t") && data[p.Span.Start] != '\\' {
			t.Fatalf("piece %v of %q does not map one to one\n%q", p, n.Text.Value, data)
		}
		if p.Span.Start < 0 || p.Span.End > len(data) || p.Span.Start > p.Span.End || p.At > end {
			t.Fatalf("piece %v outside the file\n%q", p, data)
		}
	}
	if exact && n.Kind == Scalar && n.Text.Value != "" && len(n.Text.Pieces) == 0 && !strings.HasPrefix(n.Text.Value, "#") {
		t.Fatalf("%q has no way back to the file\n%q", n.Text.Value, data)
	}
	for _, k := range n.Keys {
		checkSpans(t, k, data, exact)
	}
	for _, it := range n.Items {
		checkSpans(t, it, data, exact)
	}
}

var documents = []string{
	"", "# only a comment\n", "a: 1\n", "a:\n  b: c\n  d: [e, f]\n", "a:\n- b\n- c: d\n  e: f\n- - g\n  - h\n",
	"a: |\n  x\n    y\n\n  z\nb: >-\n  one\n  two\n\n  three\n    more\n  end\n", "a: |+\n  x\n\n\nb: c\n", "a: |2\n    x\n   y\n",
	"a: 'it''s'\nb: \"q\\t\\u0041\\\"\"\nc: \"two\n  lines\n\n  more\"\n", "a: plain over\n  two lines\n\n  and more\nb: x\n",
	"a: {b: c, 'd': [e, {f: g}], \"h\":i}\n", "a: [\n  b,\n  c: d,\n]\n", "---\na: b\n", "a:\nb:\n", "a: b # comment\nc: d#no\n",
	"'%x': 'y'\n\"z\": w\n", "- a\n-\n  b: c\n-   d\n", "? a\n: b\n", "a: b: c\n", "a: &x b\n", "a: *x\n", "a: !t b\n", "a: `b`\n",
	"a: @b\n",
	"a:\tb\n", "a:\n\tb: c\n", "a: [b\nc: d\n", "a: b\n c: d\n", "a: 1\na: 2\n", "a\r\n", "a: b\r\nc: |\r\n  x\r\n  y\r\n",
	"\xef\xbb\xbfa: b\n",
	"a: >\n  x\n\n   y\n\n  z\n\n\nb: c", "a: |", "a: >-\n", "a: |\n\n  x\n", "a: |-\n  x", "{a: b}\n", "[a, b]\n", "a: []\nb: {}\n",
	"a: - b\n",
	"a: -b\nc: ?d\ne: :f\n", "a: b\n---\nc: d\n", "a: b\n...\n", "%YAML 1.2\n---\na: b\n", "a: {b}\n", "a: [b: c, d]\n",
	"a: {b: c}d\n", "a: 'b' c\n",
	"a: \"b\\\n  c\"\n", "a: 'b\n\n\n  c'\n", "a: x:y\nb: x :y\n", "a: [x:y, http://z]\n", "a: \"\\q\"\n", "- - - a\n",
	"a: {b: [c, d}\n", "a: x\n\n\n# c\nb: y\n",
	"a:\n  - b: 1\n    c: 2\n  - d\n", "a: |\n x\n  y\n z\n", "a: # comment\n  b: c\n", "a: #b.c\n", "a: ''\n", "  a: b\n  c: d\n",
	"a: b\n  # x\n  c\n",
	"a:\n  b: |\n    x\n      \n  c: d\n", "0: |\n 00\n    ", "a: |\n  x\n     \n  y\n", "a: 'b\nc: d\n", "a: \"b\nc: 'd'\n",
	"-\t a\n", "\xef\xbb\xbfa: b\nc: d\n",
}

func TestAgreesWithYAMLv3(t *testing.T) {
	for _, d := range documents {
		agree(t, d)
	}
	files, _ := filepath.Glob("../../../defs/*/*.yaml")
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		agree(t, string(data))
	}
}

func FuzzParse(f *testing.F) {
	for _, d := range documents {
		f.Add(d)
	}
	f.Fuzz(func(t *testing.T, data string) {
		if len(data) < 4096 {
			agree(t, data)
		}
	})
}

// TestMistakes tries what is reported, where, and that what follows is read.
func TestMistakes(t *testing.T) {
	long := strings.Repeat("k", 1100) // more than the library reads as a key
	for _, m := range []struct{ text, want string }{
		{"a: `x` y\nb: 1\n", "1:4 ODS0004"}, {"a: [@x, b]\nb: 1\n", "1:5 ODS0004"}, {"a: &x {c: d}\nb: 1\n", "1:4 ODS0005"},
		{"a: !x\nb: 1\n", "1:4 ODS0005"}, {"<<: c\nb: 1\n", "1:1 ODS0005"},
		{"a: b: c\nb: 1\n", "1:4 ODS0001"}, {"a: - c\nb: 1\n", "1:4 ODS0001"}, {"a:\n- c\nc\nb: 1\n", "3:1 ODS0001"},
		{"a: 'x' y\nb: 1\n", "1:8 ODS0001"}, {"a: 1\na: 2\nb: 1\n", "2:1 ODS0007"},
		{"a: x\n  c: y\nb: 1\n", "2:3 ODS0002"}, {"a: {}\n  c: y\nb: 1\n", "2:3 ODS0002"}, {"a:\n\tc: y\nb: 1\n", "2:1 ODS0003"},
		{"a: |\n\tc\nb: 1\n", "2:1 ODS0003"},
		{"a: 'x\nb: 1\n", "1:4 ODS0008"}, {"a: [x, {y: z\nb: 1\n", "1:8 ODS0008"}, {"a: {x: y]\nb: 1\n", "1:9 ODS0001"},
		{"a: [x,, y]\nb: 1\n", "1:7 ODS0001"}, {"a: ['x' y]\nb: 1\n", "1:9 ODS0001"},
		{"a: {x: T<[y, {z}]>, w: v}\nb: 1\n", "1:10 ODS0010"}, {"a: \"\\q\"\nb: 1\n", "1:5 ODS0009"},
		{"a: x\x01\nb: 1\n", "1:5 ODS0011"}, {"a: #x\nb: 1\n", "1:4 ODS0004"}, {"%YAML 1.2\n---\nb: 1\n", "1:1 ODS0004"},
		{"b: 1\n---\nc: 2\n", "2:1 ODS0006"},
		{long[:251] + ": x\nb: 1\n", "1:1 ODS0001"}, {"a: {x: y, " + long[:251] + "}\nb: 1\n", "1:11 ODS0001"},
		{long + ":\n  a: x\nb: 1\n", "1:1 ODS0001"}, {"a:\n- " + long + ": x\n- c\nb: 1\n", "2:3 ODS0001"},
		{"'" + long + "': x\nb: 1\n", "1:1 ODS0001"},
		{"a: {x: y, " + long + ": [z, w], v: u}\nb: 1\n", "1:11 ODS0001"},
	} {
		rep := report.New(0)
		n := Parse(model.NewSource("t.yaml", []byte(m.text)), rep)
		list := rep.List()
		if len(list) != 1 || fmt.Sprintf("%d:%d %s", list[0].Pos.Line, list[0].Pos.Col, list[0].Code) != m.want ||
			n.Get("b").Value() != "1" {
			t.Errorf("%q: %v, b is %q; want %s", m.text, list, n.Get("b").Value(), m.want)
		}
	}
}

func TestPositions(t *testing.T) {
	src := "ops:\n  a:\n    format: |\n      $lhs `,`\n        $rhs attr-dict\n    x: \"a\\tb'\"\n"
	rep := report.New(0)
	n := Parse(model.NewSource("t.yaml", []byte(src)), rep)
	if rep.Len() > 0 {
		t.Fatal(rep.List())
	}
	text := n.Get("ops").Get("a").Get("format").Text
	at := strings.Index(text.Value, "$rhs")
	if got := text.At(at, at+4).Pos().String(); got != "t.yaml:5:9" {
		t.Errorf("$rhs is at %s in %q", got, text.Value)
	}
	text = n.Get("ops").Get("a").Get("x").Text
	if got := text.At(3, 4).Pos().String(); got != "t.yaml:6:13" {
		t.Errorf("quote is at %s in %q", got, text.Value)
	}
}
