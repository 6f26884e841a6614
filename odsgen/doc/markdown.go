package doc

import (
	"fmt"
	"strings"
)

// Markdown writes the page as GitHub-flavoured Markdown. Headings that links lead to carry an anchor of their own,
// because renderers disagree about the ones they make.
func (p *Page) Markdown() []byte {
	var b strings.Builder
	b.WriteString("<!-- Made by odsgen doc. DO NOT EDIT. -->\n# " + p.Title + "\n")
	for _, x := range p.Blocks {
		b.WriteByte('\n')
		switch x := x.(type) {
		case Heading:
			if x.ID != "" {
				fmt.Fprintf(&b, "<a id=\"%s\"></a>\n", x.ID)
				if x.Published != "" && x.Published != x.ID {
					fmt.Fprintf(&b, "<a id=\"%s\"></a>\n", x.Published)
				}
				b.WriteByte('\n')
			}
			b.WriteString(strings.Repeat("#", x.Level) + " " + x.Text + "\n")
		case Prose:
			b.WriteString(x.Text + "\n")
		case Code:
			fence := "```"
			for strings.Contains(x.Text, fence) {
				fence += "`"
			}
			b.WriteString(fence + x.Lang + "\n" + x.Text + "\n" + fence + "\n")
		case Diagram:
			b.WriteString(x.SVG + "\n")
		case Picture:
			b.WriteString("![" + x.Alt + "](" + x.File + ")\n")
		case Table:
			row(&b, x.Head)
			rule := make([]string, len(x.Head))
			for i := range rule {
				rule[i] = "---"
			}
			row(&b, rule)
			for i, r := range x.Rows {
				if id := x.id(i); id != "" {
					r = append([]string{"<a id=\"" + id + "\"></a>" + r[0]}, r[1:]...)
				}
				row(&b, r)
			}
		}
	}
	return pageLink().ReplaceAllFunc([]byte(b.String()), func(m []byte) []byte {
		parts := pageLink().FindSubmatch(m)
		return []byte("](" + strings.TrimSuffix(string(parts[1])+".md#"+string(parts[2]), "#") + ")")
	})
}

// row writes a row of a table; a bar inside a cell would end it, even in a code span.
func row(b *strings.Builder, cells []string) {
	b.WriteByte('|')
	for _, c := range cells {
		b.WriteString(" " + strings.ReplaceAll(c, "|", `\|`) + " |")
	}
	b.WriteByte('\n')
}
