package site

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"html"
	"path"
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/doc"
)

// Options say what the site is about.
type Options struct {
	// Title is the name of the project.
	Title string
	// Source is the address under which files of the project are found that are not part of the site, such as
	// "https://example.org/project/blob/main/"; without it, links to them are text.
	Source string
	// Root is the path of the guides' folder below the project, "docs" for instance, to which their links are relative.
	Root string
	// Playground is the page of the playground, to which every page has a link; nil for none.
	Playground *Playground
}

// Playground is what a site has in the folder "playground"; package site/playground makes it.
type Playground struct {
	// Files are its files.
	Files []File
	// Definitions are the texts of definitions by the names of their reference pages.
	Definitions map[string][]byte
	// Link returns what follows the address of the playground in a link that opens a program with a definition.
	Link func(definition, program string) string
}

// Guide is a Markdown file, or a file that Markdown shows. Name is its path below the folder of guides, with slashes.
type Guide struct {
	Name string
	Text []byte
}

// File is a file of the site; Name is its path, with slashes.
type File struct {
	Name string
	Data []byte
}

// folder is where reference pages are.
const folder = "dialects"

// playFolder is where the playground is.
const playFolder = "playground"

// page is a page with its path, without ".html".
type page struct {
	path string
	*doc.Page
}

// Make returns the files of the site, with reference pages in the folder "dialects", and what is wrong with its links: one message for each that leads
// nowhere.
func Make(opt Options, reference []*doc.Page, guides []Guide) ([]File, []string) {
	m := &maker{opt: opt, paths: map[string]bool{}}
	var pages []page
	for _, p := range reference {
		pages = append(pages, page{folder + "/" + p.Name, p})
		m.paths[folder+"/"+p.Name+".md"] = true
	}
	for _, g := range guides {
		m.paths[g.Name] = true
	}
	var files []File
	for _, g := range guides {
		name, isPage := strings.CutSuffix(g.Name, ".md")
		switch {
		case !isPage:
			files = append(files, File{g.Name, g.Text})
		case m.paths[g.Name] && strings.HasPrefix(g.Name, folder+"/"):
			// The reference pages are made anew.
		default:
			pages = append(pages, page{name, doc.Document(path.Base(name), string(g.Text), m.target(name))})
		}
	}
	pages = append([]page{{"index", m.index(pages)}}, pages...)
	for _, p := range pages {
		files = append(files, File{p.path + ".html", p.HTMLIn(m.frame(p))})
	}
	if play := opt.Playground; play != nil {
		for _, f := range play.Files {
			files = append(files, File{playFolder + "/" + f.Name, f.Data})
		}
		for name, text := range play.Definitions {
			files = append(files, File{playFolder + "/definitions/" + name + ".yaml", text})
		}
	}
	files = append(files, File{"search.js", searchIndex(pages)})
	slices.SortFunc(files, func(a, b File) int { return strings.Compare(a.Name, b.Name) })
	return files, brokenLinks(files)
}

type maker struct {
	opt   Options
	paths map[string]bool // Markdown files that become pages, and files that are copied
}

// target resolves links of a guide.
func (m *maker) target(from string) func(string) string {
	return func(link string) string {
		file, place, _ := strings.Cut(link, "#")
		at := path.Join(path.Dir(from), file)
		if name, ok := strings.CutSuffix(at, ".md"); ok && m.paths[at] {
			return doc.PageTarget(relative(from, name), place)
		}
		if m.opt.Source == "" {
			return ""
		}
		if at = path.Join(m.opt.Root, at); strings.HasPrefix(at, "..") {
			return ""
		}
		return strings.TrimSuffix(m.opt.Source, "/") + "/" + strings.TrimSuffix(at+"#"+place, "#")
	}
}

// relative is the path to a page as another one writes it.
func relative(from, to string) string {
	return strings.Repeat("../", strings.Count(from, "/")) + to
}

// index is the first page: the guides and the reference pages, with what each is about.
func (m *maker) index(pages []page) *doc.Page {
	out := &doc.Page{Name: "index", Title: m.opt.Title}
	for _, part := range []struct {
		title     string
		reference bool
	}{{"Guides", false}, {"Reference", true}} {
		t := doc.Table{Head: []string{"Page", "About"}}
		for _, p := range pages {
			if strings.HasPrefix(p.path, folder+"/") == part.reference && !(part.reference && p.Name == "README") {
				t.Rows = append(t.Rows, []string{"[" + doc.PlainText(p.Title) + "](" + doc.PageTarget(p.path, "") + ")", about(p.Page)})
			}
		}
		slices.SortFunc(t.Rows, func(a, b []string) int { return strings.Compare(a[0], b[0]) })
		if len(t.Rows) > 0 {
			out.Blocks = append(out.Blocks, doc.Heading{Level: 2, ID: strings.ToLower(part.title), Text: part.title}, t)
		}
	}
	return out
}

// about is the first sentence of a page.
func about(p *doc.Page) string {
	for _, b := range p.Blocks {
		if text, ok := b.(doc.Prose); ok {
			first, _, _ := strings.Cut(text.Text, "\n\n")
			first = strings.Join(strings.Fields(first), " ")
			if i := strings.Index(first, ". "); i > 0 {
				first = first[:i+1]
			}
			return doc.PlainText(doc.Visible(first))
		}
	}
	return ""
}

//go:embed search.js
var searchScript string

// searchStyle is the look of the bar at the top. Without JavaScript the field is not shown.
const searchStyle = `<style>
body { flex-wrap: wrap; }
body > header { flex: 0 0 100%; display: flex; gap: 1rem; align-items: center; padding: 0.5rem 1rem; box-sizing: border-box; border-bottom: 1px solid var(--line); position: relative; }
#find { display: none; }
.js #find { display: block; flex: 1; max-width: 30rem; font: inherit; padding: 0.2rem 0.5rem; }
#found { position: absolute; top: 100%; z-index: 1; max-height: 70vh; overflow: auto; margin: 0; padding: 0.5rem 1rem; list-style: none; background: Canvas; border: 1px solid var(--line); }
#found:empty { display: none; }
#found a { display: block; padding: 0.1rem 0; }
#found small { opacity: 0.7; }
.try { margin: -0.6rem 0 1rem; font-size: 0.85em; }
</style>
`

// frame is the bar with the way back and the search.
func (m *maker) frame(p page) doc.Frame {
	root := relative(p.path, "")
	f := doc.Frame{Head: searchStyle}
	link := ""
	if play := m.opt.Playground; play != nil {
		address := root + playFolder + "/index.html"
		link = fmt.Sprintf("<a href=\"%s\">Playground</a>", address)
		if _, ok := play.Definitions[p.Name]; ok && p.path == folder+"/"+p.Name {
			f.Try = func(program string) string { return address + play.Link(p.Name, program) }
		}
	}
	f.Top = fmt.Sprintf("<header><a href=\"%sindex.html\">%s</a>%s<input id=\"find\" type=\"search\" placeholder=\"Search ( / )\" aria-label=\"Search\"/>"+
		"<ul id=\"found\"></ul></header>\n<script src=\"%ssearch.js\" data-root=\"%s\" defer></script>\n", root, html.EscapeString(m.opt.Title), link, root, root)
	return f
}

// entry is a place that the search finds.
type entry struct {
	Text string `json:"t"`
	Page string `json:"p"`
	URL  string `json:"u"`
}

// searchIndex is the script with its data: the titles and headings of all pages.
func searchIndex(pages []page) []byte {
	list := []entry{}
	for _, p := range pages {
		list = append(list, entry{p.Title, "", p.path + ".html"})
		for _, b := range p.Blocks {
			if h, ok := b.(doc.Heading); ok && h.ID != "" {
				list = append(list, entry{doc.Visible(h.Text), p.Title, p.path + ".html#" + h.ID})
			}
		}
	}
	data, _ := json.Marshal(list) // strings only
	var out bytes.Buffer
	out.WriteString("// Made by odsgen site. DO NOT EDIT.\nconst places = ")
	out.Write(data)
	out.WriteString(";\n" + searchScript)
	return out.Bytes()
}
