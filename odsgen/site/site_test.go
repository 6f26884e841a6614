package site_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/odsgen/doc"
	"github.com/odsgen/ods/odsgen/site"
)

// guides is a folder in which every kind of link occurs.
var guides = []site.Guide{
	{Name: "start.md", Text: []byte(`<!-- a comment -->
# The *start*

Read [the rest](more/rest.md#second-part), [code](../main.go#L3), [the web](https://example.org/a) and ` + "`[no](link.md)`" + `. <script>alert(1)</script>

## A part

![A picture](picture.svg)

` + "```text\n# no heading\n```" + `

## A part

Up to [the first](#a-part), over to [arith](dialects/arith.md#op-addi).
`)},
	{Name: "more/rest.md", Text: []byte("# Rest\n\n## Second part\n\nBack to [start](../start.md).\n")},
	{Name: "picture.svg", Text: []byte("<svg/>")},
	{Name: "dialects/arith.md", Text: []byte("# stale\n")},
}

func reference() []*doc.Page {
	return []*doc.Page{{Name: "arith", Title: "arith", Blocks: []doc.Block{doc.Heading{Level: 3, ID: "op-addi", Text: "`arith.addi` (`arith.AddIOp`)"}}}}
}

func file(t *testing.T, files []site.File, name string) string {
	t.Helper()
	i := slices.IndexFunc(files, func(f site.File) bool { return f.Name == name })
	if i < 0 {
		t.Fatalf("no file %s", name)
	}
	return string(files[i].Data)
}

func TestMake(t *testing.T) {
	files, broken := site.Make(site.Options{Title: "t", Source: "https://example.org/src/", Root: "docs"}, reference(), guides)
	if len(broken) > 0 {
		t.Errorf("broken links: %q", broken)
	}
	var names []string
	for _, f := range files {
		names = append(names, f.Name)
	}
	want := []string{"dialects/arith.html", "index.html", "more/rest.html", "picture.svg", "search.js", "start.html"}
	if !slices.Equal(names, want) {
		t.Errorf("files %q, want %q", names, want)
	}
	start := file(t, files, "start.html")
	for _, text := range []string{
		"<h1>The start</h1>",
		`<a href="more/rest.html#second-part">the rest</a>`,
		`<a href="https://example.org/src/main.go#L3">code</a>`,
		`<code>[no](link.md)</code>`,
		`&lt;script&gt;`,
		`<h2 id="a-part">`, `<h2 id="a-part-1">`,
		`<img src="picture.svg" alt="A picture"/>`,
		`<a href="dialects/arith.html#op-addi">arith</a>`,
		`<script src="search.js" data-root="" defer>`,
	} {
		if !strings.Contains(start, text) {
			t.Errorf("start.html lacks %s", text)
		}
	}
	if strings.Contains(start, "a comment") || strings.Contains(start, "<h1>no heading") {
		t.Error("a comment or a line of code became a part of the page")
	}
	if rest := file(t, files, "more/rest.html"); !strings.Contains(rest, `href="../start.html"`) || !strings.Contains(rest, `data-root="../"`) {
		t.Error("paths from a folder are wrong")
	}
	if search := file(t, files, "search.js"); !strings.Contains(search, `{"t":"arith.addi (arith.AddIOp)","p":"arith","u":"dialects/arith.html#op-addi"}`) {
		t.Error("the search does not know arith.addi")
	}
}

// TestPlayground: its files are in the site, every page leads to it, and examples of pages whose definitions it has open in it.
func TestPlayground(t *testing.T) {
	example := doc.Code{Lang: "mlir", Text: "x", Programs: []string{"one", "two & more"}}
	pages := []*doc.Page{
		{Name: "arith", Title: "arith", Blocks: []doc.Block{example, doc.Code{Text: "no example"}}},
		{Name: "other", Title: "other", Blocks: []doc.Block{example}},
	}
	opt := site.Options{Title: "t", Playground: &site.Playground{
		Files:       []site.File{{Name: "index.html", Data: []byte(`<a href="../index.html">home</a>`)}},
		Definitions: map[string][]byte{"arith": []byte("dialect: arith\n")},
		Link:        func(definition, program string) string { return "#" + definition + "/" + program },
	}}
	files, broken := site.Make(opt, pages, []site.Guide{{Name: "arith.md", Text: []byte("# A guide\n\n```mlir\nx\n```\n")}})
	if len(broken) > 0 {
		t.Errorf("broken links: %q", broken)
	}
	if got := file(t, files, "playground/definitions/arith.yaml"); got != "dialect: arith\n" {
		t.Errorf("got %q", got)
	}
	arith := file(t, files, "dialects/arith.html")
	for _, want := range []string{`<a href="../playground/index.html">Playground</a>`, `<a href="../playground/index.html#arith/one">Open in the playground</a>`,
		`<a href="../playground/index.html#arith/two &amp; more">example 2</a>`} {
		if !strings.Contains(arith, want) {
			t.Errorf("the page of arith lacks %s", want)
		}
	}
	if n := strings.Count(arith, `class="try"`); n != 1 {
		t.Errorf("%d blocks have links", n)
	}
	for _, name := range []string{"dialects/other.html", "arith.html", "index.html"} {
		page := file(t, files, name)
		if strings.Contains(page, `class="try"`) || !strings.Contains(page, `playground/index.html">Playground</a>`) {
			t.Errorf("the links of %s are wrong", name)
		}
	}
	files, _ = site.Make(site.Options{Title: "t"}, pages, nil)
	if page := file(t, files, "dialects/arith.html"); strings.Contains(page, "layground") {
		t.Error("there are links to a playground that is not there")
	}
}

func TestBrokenLinks(t *testing.T) {
	_, broken := site.Make(site.Options{}, reference(), []site.Guide{
		{Name: "a.md", Text: []byte("# A\n\n[x](#nowhere) [y](b.md#gone) [z](dialects/arith.md#op-x) [w](missing.md)\n\n![v](gone.svg)\n")},
		{Name: "b.md", Text: []byte("# B\n")},
	})
	want := []string{
		`a.html: the link to "#nowhere" leads nowhere`,
		`a.html: the link to "b.html#gone" leads nowhere`,
		`a.html: the link to "dialects/arith.html#op-x" leads nowhere`,
		`a.html: the link to "gone.svg" leads nowhere`,
	}
	if !slices.Equal(broken, want) {
		t.Errorf("got %q, want %q", broken, want)
	}
}
