package doc

import (
	"bytes"
	"encoding/xml"
	"errors"
	"flag"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/model"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// definitions loads files, and demands that they are right.
func definitions(t *testing.T, paths ...string) []*model.Dialect {
	t.Helper()
	prog, list := load.Load(load.Options{Embedded: os.DirFS("../../defs"),
		GoList: func(string, string) (string, error) { return "", errors.New("no go command in tests") }}, paths...)
	if list.HasErrors() {
		var b strings.Builder
		if err := diag.Render(&b, list...); err != nil {
			t.Fatal(err)
		}
		t.Fatal(b.String())
	}
	return prog.Roots
}

func page(t *testing.T, d *model.Dialect, opt Options) *Page {
	t.Helper()
	p, findings := Build(d, opt)
	if findings.HasErrors() {
		t.Fatal(findings)
	}
	return p
}

func shipped(t *testing.T) []string {
	t.Helper()
	var out []string
	for _, glob := range []string{"../../defs/*/*.yaml", "../../defs/iface/*/*.yaml", "../../examples/toy/toy.yaml"} {
		files, err := filepath.Glob(glob)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, files...)
	}
	if len(out) < 5 {
		t.Fatal("no definitions")
	}
	return out
}

// TestGolden compares both forms of a page that has every kind of section.
func TestGolden(t *testing.T) {
	d := definitions(t, "testdata/prog.yaml")[0]
	d.ImportPath = "example.com/prog"
	p := page(t, d, Options{})
	for name, got := range map[string][]byte{"testdata/prog.md": p.Markdown(), "testdata/prog.html": p.HTML()} {
		if *update {
			if err := os.WriteFile(name, got, 0o666); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(name)
		if err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s differs from what is made now (%v); look at the difference, and run go test ./odsgen/doc -update", name, err)
		}
	}
}

// TestSections looks for everything that a page of MLIR's site has.
func TestSections(t *testing.T) {
	d := definitions(t, "testdata/prog.yaml")[0]
	md := string(page(t, d, Options{}).Markdown())
	for _, want := range []string{
		"# 'prog' Dialect", "<a id=\"progall-progallop\"></a>", "## Operations", "### `prog.all` (`prog.AllOp`)", "_Uses everything._",
		"Syntax:\n", "operation ::= `prog.all` $lhs",
		"<svg ", "Traits: `HasParent<builtin.module>`, `IsolatedFromAbove`, [`SameWidth<lhs, rhs>`](#trait-SameWidth)",
		"Interfaces: `InferTypeOpInterface`, `MemoryEffectOpInterface`, `OpAsmOpInterface`, [`Steps`](#interface-Steps)",
		"Effects: write to Console; read (operand `args`)", "#### Attributes", "#### Properties", "#### Operands", "#### Results",
		"#### Regions", "#### Successors",
		"## Attributes", "### ExternAttr", "#### Parameters", "## Types", "Syntax: `!prog.token`", "## Enums",
		"| `ModeFast` | 1 | `fast` |",
		"## Type constraints", "## Attribute constraints", "## Region constraints", "## Traits", "## Interfaces", "#### Methods",
		"## Passes", "#### Options",
		"## Discardable attributes", "## Resources of side effects", "**Deprecated:** nobody wants it", "Since version 2",
		"Examples:\n",
		"| `lhs` | [`Small`](#constraint-Small) | small integer: left \\| right |", "| `mode` | `core.IntegerAttr` | `Mode` | `fast` |",
		"_Produces a token._",
		"- there is something (", "Inferred result types: `out` = `int_type(64)`", "Effects: none",
	} {
		if !strings.Contains(md, want) {
			t.Errorf("the page lacks %q", want)
		}
	}
	if strings.Contains(string(page(t, d, Options{NoDiagrams: true}).HTML()), "<svg") {
		t.Error("a diagram although none was asked for")
	}
}

var (
	idAttr = regexp.MustCompile(` id="([^"]*)"`)
	href   = regexp.MustCompile(` href="#([^"]*)"`)
)

// TestShipped makes the pages of all shipped definitions: small ones twice with the same bytes, every operation is
// there, HTML is well formed, links lead somewhere, and nothing outside is referred to.
func TestShipped(t *testing.T) {
	for _, d := range definitions(t, append(shipped(t), "testdata/prog.yaml")...) {
		t.Run(d.Name, func(t *testing.T) {
			p := page(t, d, Options{})
			md, text := p.Markdown(), p.HTML()
			if len(d.Ops) < 100 {
				again := page(t, d, Options{})
				if !bytes.Equal(md, again.Markdown()) || !bytes.Equal(text, again.HTML()) {
					t.Error("made twice, it differs")
				}
			}
			for _, o := range d.Ops {
				if id := ` id="` + anchor("op", o.Mnemonic) + `"`; !bytes.Contains(text, []byte(id)) || !bytes.Contains(md, []byte(id)) {
					t.Errorf("operation %s is missing", o.FullName())
				}
			}
			ids := map[string]bool{}
			for _, m := range idAttr.FindAllSubmatch(text, -1) {
				if ids[string(m[1])] {
					t.Errorf("id %q twice", m[1])
				}
				ids[string(m[1])] = true
			}
			for _, m := range href.FindAllSubmatch(text, -1) {
				if !ids[string(m[1])] {
					t.Errorf("a link leads to %q, which is nowhere", m[1])
				}
			}
			if bytes.Contains(text, []byte("<link")) || bytes.Contains(text, []byte("<script")) ||
				bytes.Contains(text, []byte(`="javascript:`)) {
				t.Error("the page refers to something outside, or runs something")
			}
			dec := xml.NewDecoder(bytes.NewReader(text))
			dec.Entity = xml.HTMLEntity
			for {
				if _, err := dec.Token(); err == io.EOF {
					break
				} else if err != nil {
					t.Fatalf("not well formed: %v", err)
				}
			}
		})
	}
}

// TestPages makes the pages of all shipped definitions for one folder: links between them lead to what is there, and
// the index to all.
func TestPages(t *testing.T) {
	roots := definitions(t, shipped(t)...)
	pages := map[string]bool{}
	for _, d := range roots {
		pages[d.Name] = true
	}
	htmlHref, mdHref := regexp.MustCompile(` href="([^"#]*)(?:#([^"]*))?"`),
		regexp.MustCompile(`\]\(([^()\s#]*\.md)?(?:#([^()\s]*))?\)`)
	ids := map[string]map[string]bool{}
	texts := map[string]string{}
	for _, d := range roots {
		p := page(t, d, Options{NoDiagrams: true, Pages: pages})
		texts[d.Name+".html"], texts[d.Name+".md"] = string(p.HTML()), string(p.Markdown())
	}
	index := Index(roots)
	texts["README.html"], texts["README.md"] = string(index.HTML()), string(index.Markdown())
	for name, text := range texts {
		ids[name] = map[string]bool{"": true}
		for _, m := range idAttr.FindAllStringSubmatch(text, -1) {
			ids[name][m[1]] = true
		}
	}
	crossing := 0
	for name, text := range texts {
		links := htmlHref
		if strings.HasSuffix(name, ".md") {
			links = mdHref
		}
		for _, m := range links.FindAllStringSubmatch(text, -1) {
			to := m[1]
			if to == "" {
				to = name
			} else {
				crossing++
			}
			if !ids[to][m[2]] {
				t.Errorf("%s: a link leads to %q of %q, which is nowhere", name, m[2], to)
			}
		}
		if strings.Contains(text, pageScheme) {
			t.Errorf("%s: a link between pages was left", name)
		}
	}
	if crossing < 1000 {
		t.Errorf("only %d links between pages", crossing)
	}
	for _, d := range roots {
		if !strings.Contains(texts["README.md"], "("+d.Name+".md)") {
			t.Errorf("the index lacks %s", d.Name)
		}
	}
}

// TestPublishedSections demands of the page of ml_program what testdata lists: a heading, and below it the lines that
// must start so.
func TestPublishedSections(t *testing.T) {
	list, err := os.ReadFile("testdata/ml_program-sections.txt")
	if err != nil {
		t.Fatal(err)
	}
	d := definitions(t, "../../defs/ml_program/ml_program.yaml")[0]
	have := map[string][]string{}
	var path [7]string
	for _, line := range strings.Split(string(page(t, d, Options{}).Markdown()), "\n") {
		if level := len(line) - len(strings.TrimLeft(line, "#")); level > 0 && level < len(path) && strings.HasPrefix(line[level:],
			" ") {
			path[level] = line
			clear(path[level+1:])
			if level < 4 {
				have[line] = append(have[line], "")
				continue
			}
		}
		have[path[3]] = append(have[path[3]], line)
		have[path[2]] = append(have[path[2]], line)
	}
	heading, n := "", 0
	for _, want := range strings.Split(strings.TrimSpace(string(list)), "\n") {
		switch {
		case strings.HasPrefix(want, "//") || want == "":
		case strings.HasPrefix(want, "#"):
			heading = want
			if have[want] == nil {
				t.Errorf("no section %q", want)
			}
			n++
		default:
			want = strings.TrimSpace(want)
			ok := false
			for _, l := range have[heading] {
				ok = ok || strings.HasPrefix(l, want)
			}
			if !ok {
				t.Errorf("%s: nothing starts with %q", heading, want)
			}
			n++
		}
	}
	if n < 80 {
		t.Errorf("only %d demands", n)
	}
}

func TestInline(t *testing.T) {
	for _, c := range []struct{ md, want string }{
		{"a < b & c", "a &lt; b &amp; c"},
		{"`<x>` and ``a`b``", "<code>&lt;x&gt;</code> and <code>a`b</code>"},
		{"*em* **strong _both_** snake_case_name 2 * 3 * 4",
			"<em>em</em> <strong>strong <em>both</em></strong> snake_case_name 2 * 3 * 4"},
		{`\*not\* \<b>`, "*not* &lt;b&gt;"},
		{"[x `y`](#z) [u](https://a/b) [v](javascript:1)", `<a href="#z">x <code>y</code></a> <a href="https://a/b">u</a> v`},
		{"[1, 2](3", "[1, 2](3"}, {"`open", "`open"}, {"*open", "*open"}, {"_a_b", "_a_b"}, {"``", "``"}, {"\\", "\\"},
	} {
		if got := inline(c.md); got != c.want {
			t.Errorf("%q gives %q, expected %q", c.md, got, c.want)
		}
	}
	for _, c := range []struct{ md, want string }{
		{"a\nb\n\nc", "<p>a\nb</p>\n<p>c</p>\n"},
		{"- a\n- b\n  more\n\nend", "<ul>\n<li>a</li>\n<li>b\nmore</li>\n</ul>\n<p>end</p>\n"},
		{"1. a\n   - b\n2. c", "<ol>\n<li><p>a</p>\n<ul>\n<li>b</li>\n</ul>\n</li>\n<li>c</li>\n</ol>\n"},
		{"```mlir\n%0 = <x>\n```", "<pre><code>%0 = &lt;x&gt;</code></pre>\n"},
		{"# T\n> q", "<h4>T</h4>\n<blockquote>\n<p>q</p>\n</blockquote>\n"},
		{"```", "<pre><code></code></pre>\n"},
	} {
		if got := blocks(c.md); got != c.want {
			t.Errorf("%q gives\n%q, expected\n%q", c.md, got, c.want)
		}
	}
}

func FuzzBlocks(f *testing.F) {
	for _, s := range []string{"*a*", "- x\n  - y", "|a|\n|-|\n|b|", "```\nx", "[a](b)", "> > x", "1. a\n\n2. b", "`` ` ``"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		out := blocks(s)
		dec := xml.NewDecoder(strings.NewReader("<r>" + out + "</r>"))
		for {
			if _, err := dec.Token(); err == io.EOF {
				return
			} else if err != nil {
				if se := (*xml.SyntaxError)(nil); errors.As(err, &se) &&
					(strings.Contains(se.Msg, "illegal character") || strings.Contains(se.Msg, "invalid UTF-8")) {
					return // such text is not XML in any form
				}
				t.Fatalf("%q gives %q: %v", s, out, err)
			}
		}
	})
}
