package doc

import (
	"fmt"
	"html"
	"strings"
)

// HTML writes the page as one file without references to others. Text of definitions is escaped: tags in it are shown
// and not obeyed, and links lead to web pages, mail addresses and places of the page only.
func (p *Page) HTML() []byte { return p.HTMLIn(Frame{}) }

// Frame is what a site puts around a page. Both are HTML, not text.
type Frame struct {
	Head string // at the end of the head
	Top  string // at the start of the body
	// Try returns a link that opens a program somewhere where it can be tried; nil has no links.
	Try func(program string) string
}

// HTMLIn writes the page in a frame.
func (p *Page) HTMLIn(f Frame) []byte {
	var b strings.Builder
	fmt.Fprintf(&b, "<!DOCTYPE html>\n<!-- Made by odsgen doc. DO NOT EDIT. -->\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n"+
		"<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>%s</title>\n<style>\n%s</style>\n%s</head>\n<body>\n%s",
		html.EscapeString(p.Title), style, f.Head, f.Top)
	p.contents(&b)
	fmt.Fprintf(&b, "<main>\n<h1>%s</h1>\n", html.EscapeString(p.Title))
	for _, x := range p.Blocks {
		switch x := x.(type) {
		case Heading:
			id := ""
			if x.ID != "" {
				id = ` id="` + html.EscapeString(x.ID) + `"`
			}
			also := ""
			if x.Published != "" && x.ID != "" && x.Published != x.ID {
				also = `<a id="` + html.EscapeString(x.Published) + `"></a>`
			}
			fmt.Fprintf(&b, "<h%d%s>%s%s</h%d>\n", x.Level, id, also, inline(x.Text), x.Level)
		case Prose:
			b.WriteString(blocks(x.Text))
		case Code:
			fmt.Fprintf(&b, "<pre><code>%s</code></pre>\n", html.EscapeString(x.Text))
			if f.Try != nil && len(x.Programs) > 0 {
				tryLinks(&b, f.Try, x.Programs)
			}
		case Diagram:
			fmt.Fprintf(&b, "<div class=\"diagram\">%s</div>\n", x.SVG)
		case Picture:
			fmt.Fprintf(&b, "<div class=\"diagram\"><img src=\"%s\" alt=\"%s\"/></div>\n", html.EscapeString(x.File), html.EscapeString(x.Alt))
		case Table:
			htmlTable(&b, x)
		}
	}
	b.WriteString("</main>\n</body>\n</html>\n")
	return []byte(b.String())
}

// tryLinks writes the links that open programs.
func tryLinks(b *strings.Builder, try func(program string) string, programs []string) {
	b.WriteString("<p class=\"try\">")
	for i, p := range programs {
		text := "Open in the playground"
		if i > 0 {
			b.WriteString(" · ")
			text = fmt.Sprintf("example %d", i+1)
		}
		fmt.Fprintf(b, "<a href=\"%s\">%s</a>", html.EscapeString(try(p)), text)
	}
	b.WriteString("</p>\n")
}

// contents lists the sections that have anchors.
func (p *Page) contents(b *strings.Builder) {
	b.WriteString("<nav>\n<ul>\n")
	open := false
	for _, x := range p.Blocks {
		h, ok := x.(Heading)
		if !ok || h.ID == "" || h.Level > 3 {
			continue
		}
		if open && h.Level == 2 {
			b.WriteString("</ul></li>\n")
			open = false
		}
		text := h.Text
		if i := strings.Index(text, " ("); i > 0 {
			text = text[:i]
		}
		item := fmt.Sprintf("<li><a href=\"#%s\">%s</a>", html.EscapeString(h.ID), inline(text))
		if h.Level == 2 {
			b.WriteString(item + "<ul>\n")
			open = true
		} else {
			b.WriteString(item + "</li>\n")
		}
	}
	if open {
		b.WriteString("</ul></li>\n")
	}
	b.WriteString("</ul>\n</nav>\n")
}

func htmlTable(b *strings.Builder, t Table) {
	b.WriteString("<table>\n<thead><tr>")
	for _, c := range t.Head {
		b.WriteString("<th>" + inline(c) + "</th>")
	}
	b.WriteString("</tr></thead>\n<tbody>\n")
	for i, r := range t.Rows {
		if id := t.id(i); id != "" {
			b.WriteString("<tr id=\"" + html.EscapeString(id) + "\">")
		} else {
			b.WriteString("<tr>")
		}
		for _, c := range r {
			b.WriteString("<td>" + inline(c) + "</td>")
		}
		b.WriteString("</tr>\n")
	}
	b.WriteString("</tbody>\n</table>\n")
}

// style is the page's look: readable on light and dark screens, and on paper.
const style = `:root { color-scheme: light dark; --line: #8884; --soft: #8881; }
body { margin: 0 auto; max-width: 84rem; display: flex; font: 16px/1.5 system-ui, sans-serif; }
nav { flex: 0 0 17rem; max-height: 100vh; overflow: auto; position: sticky; top: 0; padding: 1rem; box-sizing: border-box; font-size: 14px; }
nav ul { list-style: none; margin: 0; padding-left: 0.8rem; }
main { flex: 1; min-width: 0; padding: 1rem 2rem; }
h2 { border-bottom: 1px solid var(--line); margin-top: 3rem; }
h3 { margin-top: 2.5rem; }
a { color: inherit; text-decoration-color: var(--line); }
a:hover { text-decoration-color: currentColor; }
:target { scroll-margin-top: 1rem; background: var(--soft); }
code { font: 0.88em ui-monospace, Menlo, Consolas, monospace; background: var(--soft); padding: 0.1em 0.3em; border-radius: 3px; }
pre { background: var(--soft); padding: 0.8rem; overflow: auto; border-radius: 5px; }
pre code { background: none; padding: 0; }
table { border-collapse: collapse; display: block; overflow: auto; }
th, td { border: 1px solid var(--line); padding: 0.3rem 0.6rem; text-align: left; vertical-align: top; }
.diagram { overflow: auto; margin: 1rem 0; }
@media (max-width: 60rem) { body { display: block; } nav { position: static; max-height: none; } }
@media print { nav { display: none; } }
`
