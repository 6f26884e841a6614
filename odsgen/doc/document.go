package doc

import (
	"html"
	"strconv"
	"strings"

	"github.com/odsgen/ods/internal/lazyregexp"
)

// Document makes a page of a Markdown text, such as a project's guide: the first heading is its title, further ones have the anchors that sites of repositories
// give them, and those in lines of their own above. Where a link leads that is not a web address and no place of the
// page, target says: it returns the address, or "" for a link that stays text. A line that is an image alone is shown,
// one that is a comment is not. As everywhere, tags in the text are shown and not obeyed.
func Document(name, markdown string, target func(string) string) *Page {
	d := &document{page: &Page{Name: name, Title: name}, target: target, taken: map[string]int{}}
	lines := strings.Split(strings.ReplaceAll(markdown, "\r\n", "\n"), "\n")
	for i := 0; i < len(lines); i++ {
		if fence := fenceOf(lines[i]); fence != "" {
			d.text = append(d.text, lines[i])
			for i++; i < len(lines) && !strings.HasPrefix(strings.TrimSpace(lines[i]), fence); i++ {
				d.text = append(d.text, lines[i])
			}
			d.text = append(d.text, fence)
			continue
		}
		d.line(lines[i])
	}
	d.flush()
	return d.page
}

type document struct {
	page   *Page
	target func(string) string
	text   []string // lines of the block of prose that is not finished
	titled bool
	above  string         // the anchor in the lines above a heading
	taken  map[string]int // how often an anchor was made
}

// fenceOf returns the marks that start a fenced block, or "".
func fenceOf(line string) string {
	s := strings.TrimSpace(line)
	for _, mark := range []string{"```", "~~~"} {
		if strings.HasPrefix(s, mark) {
			return s[:len(s)-len(strings.TrimLeft(s, mark[:1]))]
		}
	}
	return ""
}

func (d *document) flush() {
	if text := strings.Trim(strings.Join(d.text, "\n"), "\n"); text != "" {
		d.page.Blocks = append(d.page.Blocks, Prose{text})
	}
	d.text = nil
}

func (d *document) line(line string) {
	if alt, src, ok := imageAlone(line); ok {
		d.flush()
		d.page.Blocks = append(d.page.Blocks, Picture{src, alt})
		return
	}
	if s := strings.TrimSpace(line); strings.HasPrefix(s, "<!--") && strings.HasSuffix(s, "-->") {
		return
	}
	if m := anchorLine().FindStringSubmatch(line); m != nil {
		if d.above == "" {
			d.above = m[1]
		}
		return
	}
	m := atx().FindStringSubmatch(line)
	if m == nil {
		if strings.TrimSpace(line) != "" {
			d.above = ""
		}
		d.text = append(d.text, d.links(line))
		return
	}
	d.flush()
	text := d.links(m[2])
	if !d.titled && len(m[1]) == 1 {
		d.titled, d.page.Title = true, Visible(m[2])
		return
	}
	h := Heading{Level: max(2, len(m[1])), ID: d.anchor(m[2]), Text: text}
	if d.above != "" {
		h.ID, h.Published, d.above = d.above, h.ID, ""
	}
	d.page.Blocks = append(d.page.Blocks, h)
}

// anchorLine is how [Page.Markdown] writes the anchors of headings.
var anchorLine = lazyregexp.New(`^<a id="([\w.-]+)"></a>$`)

// anchor returns the anchor of a heading; a second one of the same text gets a number.
func (d *document) anchor(text string) string {
	id := publishedAnchor(Visible(text))
	n := d.taken[id]
	d.taken[id]++
	if n > 0 {
		return id + "-" + strconv.Itoa(n)
	}
	return id
}

// links replaces the targets of links that lead to files. Code spans stay.
func (d *document) links(line string) string {
	var b strings.Builder
	for i := 0; i < len(line); {
		if line[i] == '`' {
			fence := line[i : len(line)-len(strings.TrimLeft(line[i:], "`"))]
			n := len(fence)
			if end := codeEnd(line[i+n:], fence); end >= 0 {
				n += end + len(fence)
			}
			b.WriteString(line[i : i+n])
			i += n
			continue
		}
		if strings.HasPrefix(line[i:], "](") {
			if end := strings.IndexAny(line[i:], ") "); end > 0 && line[i+end] == ')' {
				b.WriteString("](" + d.resolve(line[i+2:i+end]) + ")")
				i += end + 1
				continue
			}
		}
		b.WriteByte(line[i])
		i++
	}
	return b.String()
}

func (d *document) resolve(target string) string {
	for _, prefix := range []string{"#", "https://", "http://", "mailto:"} {
		if strings.HasPrefix(target, prefix) {
			return target
		}
	}
	return d.target(target)
}

// PageTarget is the target of a link to a place of another page of the same set; the place may be "".
func PageTarget(page, place string) string { return pageScheme + page + "#" + place }

// imageAlone recognises ![alt](src).
func imageAlone(line string) (alt, src string, ok bool) {
	rest, ok := strings.CutPrefix(strings.TrimSpace(line), "![")
	if !ok {
		return "", "", false
	}
	alt, rest, ok = strings.Cut(rest, "](")
	src, end, closed := strings.Cut(rest, ")")
	return alt, src, ok && closed && end == ""
}

// PlainText makes inline Markdown that shows a text as it is.
func PlainText(text string) string { return plain(text) }

// Visible returns what a reader sees of inline Markdown: the text without marks.
func Visible(s string) string {
	var b strings.Builder
	tag := false
	for _, r := range inline(s) {
		switch {
		case r == '<':
			tag = true
		case r == '>':
			tag = false
		case !tag:
			b.WriteRune(r)
		}
	}
	return html.UnescapeString(b.String())
}
