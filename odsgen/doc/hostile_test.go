package doc

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/schema"
	"gopkg.in/yaml.v3"
)

// payloads are texts that want to be more than text. What comes from one is called Injected.
var payloads = []string{
	"<script>Injected()</script>", "<img src=x onerror=Injected()>", "\"><Injected a=\"", "'/><Injected a='", "&lt;Injected&gt;",
	"x\n\n# Injected\n", "# Injected",
	"x\n\n```\nInjected", "```", "~~~\nInjected", "` `` <Injected>", "x | <Injected> | `|", "[x](javascript:Injected)",
	"[x]( javascript:Injected)", "[x]: javascript:Injected",
	"![x](data:text/html,Injected)", "-->\n<Injected>", "]]><Injected>", "</code></pre><Injected>", "x\n\n<Injected>\n",
	"\\<Injected>", "`\n\n<Injected>\n\n`", "${x}", "\x1b]0;Injected\a",
}

// notTried are texts that no definition here has: "library" stands in place of "dialect", the others are words or names
// that must be declared.
var notTried = []string{"library", "recursive", "interface", "go"}

// hostileFiles are definitions that use all keys of the schema between them.
var hostileFiles = []string{"testdata/prog.yaml", "testdata/extension.yaml", "../emit/testdata/hostile.yaml",
	"../../tests/dialect/test.yaml"}

// stringKeys returns the keys of definitions that can have text, from their schema.
func stringKeys(t *testing.T) map[string]bool {
	t.Helper()
	var doc any
	if err := json.Unmarshal(schema.Definitions(nil), &doc); err != nil {
		t.Fatal(err)
	}
	out := map[string]bool{}
	var isText func(x any) bool
	isText = func(x any) bool {
		m, _ := x.(map[string]any)
		types, _ := m["type"].([]any)
		list, _ := m["anyOf"].([]any)
		return m["type"] == "string" && m["pattern"] == nil || slices.Contains(types, any("string")) ||
			slices.ContainsFunc(list, isText)
	}
	var walk func(x any)
	walk = func(x any) {
		switch x := x.(type) {
		case map[string]any:
			props, _ := x["properties"].(map[string]any)
			for k, v := range props {
				if isText(v) {
					out[k] = true
				}
			}
			for k, v := range x {
				if k != "properties" || props == nil {
					walk(v)
				}
			}
			for _, v := range props {
				walk(v)
			}
		case []any:
			for _, v := range x {
				walk(v)
			}
		}
	}
	walk(doc)
	return out
}

// scalars calls f with every text of a document, and the key that it belongs to.
func scalars(n *yaml.Node, key string, f func(n *yaml.Node, key string)) {
	switch n.Kind {
	case yaml.MappingNode:
		for i := 0; i+1 < len(n.Content); i += 2 {
			f(n.Content[i], "")
			scalars(n.Content[i+1], n.Content[i].Value, f)
		}
	case yaml.ScalarNode:
		f(n, key)
	default:
		for _, c := range n.Content {
			scalars(c, key, f)
		}
	}
}

// TestHostileText puts payloads into every text of definitions that use all keys of the schema, and looks into both
// forms of the page for what should not be there. Of the large test dialect it takes the texts whose keys the others
// lack.
func TestHostileText(t *testing.T) {
	missing := stringKeys(t)
	if len(missing) < 20 {
		t.Fatalf("the schema has only the texts %v", missing)
	}
	accepted := 0
	for i, name := range hostileFiles {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var doc yaml.Node
		if err := yaml.Unmarshal(data, &doc); err != nil {
			t.Fatal(err)
		}
		var texts []*yaml.Node
		var keys []string
		large := i == len(hostileFiles)-1
		every := 5 // each text gets four or five payloads
		if large {
			every = 23
		}
		scalars(&doc, "", func(n *yaml.Node, key string) {
			if !large || missing[key] {
				texts, keys = append(texts, n), append(keys, key)
			}
			delete(missing, key)
		})
		count := 0
		for k, n := range texts {
			old, style := n.Value, n.Style
			for p, payload := range payloads {
				if (k+p)%every != 0 { // each payload has its turn
					continue
				}
				n.Value, n.Style = old+payload, yaml.DoubleQuotedStyle
				if p%2 == 1 {
					n.Value = payload
				}
				text, err := yaml.Marshal(&doc)
				if err != nil {
					t.Fatal(err)
				}
				page := hostilePage(name, text)
				if page == nil {
					continue
				}
				count++
				if bad := inHTML(page.HTML()); bad != "" {
					t.Errorf("%s: %s %q with %q: HTML %s", name, keys[k], old, payload, bad)
				}
				if bad := inMarkdown(string(page.Markdown()), keys[k] == "description"); bad != "" {
					t.Errorf("%s: %s %q with %q: Markdown %s", name, keys[k], old, payload, bad)
				}
			}
			n.Value, n.Style = old, style
		}
		accepted += count
	}
	for _, k := range notTried {
		delete(missing, k)
	}
	for k := range missing {
		t.Errorf("the schema has the text %q, which no tested definition uses; add it to testdata/prog.yaml", k)
	}
	if accepted < 100 {
		t.Errorf("only %d texts were accepted, so that little was tested", accepted)
	}
}

// hostilePage makes the page of a definition; nil when it has errors.
func hostilePage(name string, text []byte) *Page {
	prog, list := load.Load(load.Options{Embedded: os.DirFS("../../defs"), ReadFile: func(p string) ([]byte, error) {
		if p == name {
			return text, nil
		}
		return load.ReadFile(p)
	}, GoList: func(string, string) (string, error) { return "", os.ErrNotExist }}, name)
	if list.HasErrors() {
		return nil
	}
	p, findings := Build(prog.Roots[0], Options{})
	if findings.HasErrors() {
		return nil
	}
	return p
}

// pageTags are the elements that pages consist of.
var pageTags = strings.Fields(`html head meta title style body nav main ul ol li a h1 h2 h3 h4 h5 h6 p pre code em strong blockquote div table thead tbody tr th td
	svg g path rect text line circle polyline tspan`)

// pageTarget matches what links of pages may lead to.
var pageTarget = regexp.MustCompile(`^(#|https?://|mailto:|[\w.]+\.html(#|$))`)

// inHTML says what a page has that no definition should be able to put there.
func inHTML(page []byte) string {
	dec := xml.NewDecoder(bytes.NewReader(page))
	dec.Entity = xml.HTMLEntity
	for {
		tok, err := dec.Token()
		if err == io.EOF {
			return ""
		}
		if err != nil {
			if se := (*xml.SyntaxError)(nil); errors.As(err, &se) && strings.Contains(se.Msg, "illegal character") {
				return "" // such text is not XML in any form
			}
			return "is not well formed: " + err.Error()
		}
		e, ok := tok.(xml.StartElement)
		if !ok {
			continue
		}
		if !slices.Contains(pageTags, e.Name.Local) {
			return "has the element " + e.Name.Local
		}
		for _, a := range e.Attr {
			if strings.HasPrefix(a.Name.Local, "on") || a.Name.Local == "src" || a.Name.Local == "href" &&
				!pageTarget.MatchString(a.Value) {
				return fmt.Sprintf("has the attribute %s=%q", a.Name.Local, a.Value)
			}
		}
	}
}

var (
	ownMarkup  = regexp.MustCompile(`(?s)^<!-- Made by odsgen doc. DO NOT EDIT. -->|<a id="[\w.-]+"></a>|<svg .*?</svg>`)
	escapes    = regexp.MustCompile(`\\[[:punct:]]`)
	linkTarget = regexp.MustCompile(`\]\(([^)]*)\)`)
	mdTarget   = regexp.MustCompile(`^(#|https?://|mailto:|[\w./-]*(#|$))`)
)

// inMarkdown says the same of the other form. Descriptions are Markdown, so they may have headings and code.
func inMarkdown(page string, description bool) string {
	for _, svg := range regexp.MustCompile(`(?s)<svg .*?</svg>`).FindAllString(page, -1) {
		if strings.Contains(svg, "\n\n") {
			return "has a diagram that ends early"
		}
		if bad := inHTML([]byte(svg)); bad != "" {
			return "has a diagram that " + bad
		}
	}
	page = ownMarkup.ReplaceAllString(page, "")
	fence := ""
	for _, block := range strings.Split(page, "\n\n") {
		var prose []string
		for _, line := range strings.Split(block, "\n") {
			trimmed := strings.TrimSpace(line)
			run := trimmed[:len(trimmed)-len(strings.TrimLeft(trimmed, "`~"))]
			switch {
			case fence != "":
				if strings.HasPrefix(run, fence) && run == trimmed {
					fence = ""
				}
			case len(run) >= 3 && !strings.Contains(trimmed[len(run):], "`"):
				fence = run
			default:
				prose = append(prose, line)
			}
			if fence == "" && !description && strings.HasPrefix(trimmed, "# Injected") {
				return "has the heading " + trimmed
			}
		}
		text := strings.Join(prose, "\n")
		spans := inCode(text)
		var b strings.Builder
		for i := range len(text) {
			if !spans[i] {
				b.WriteByte(text[i])
			}
		}
		text = escapes.ReplaceAllString(b.String(), "")
		if strings.Contains(text, "<") {
			return fmt.Sprintf("has a tag in %q", text)
		}
		for _, m := range linkTarget.FindAllStringSubmatch(text, -1) {
			if !mdTarget.MatchString(m[1]) {
				return "has a link to " + m[1]
			}
		}
		if strings.Contains(text, "]: javascript") {
			return "has a link to a script"
		}
	}
	if fence != "" {
		return "has code that does not end"
	}
	return ""
}
