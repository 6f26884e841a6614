package doc

import (
	"strconv"
	"strings"
)

// Page is the documentation of one dialect or library.
type Page struct {
	// Name is that of the dialect; it makes a file name.
	Name string
	// Title is the heading of the page, as text.
	Title  string
	Blocks []Block
}

// Block is a piece of a page: [Heading], [Prose], [Table], [Code], [Diagram] or [Picture].
type Block interface{ isBlock() }

// Heading starts a section. Text is inline Markdown, ID what links lead to. Published, when there is one, is the anchor
// that the section has on upstream's published pages, so that links into these lead here, too.
type Heading struct {
	Level     int
	ID, Text  string
	Published string
}

// Prose is Markdown in blocks: what authors write as a description, or a line of ours.
type Prose struct{ Text string }

// Table is a table whose cells are inline Markdown. IDs, when there are any, are what links to the rows lead to.
type Table struct {
	Head []string
	Rows [][]string
	IDs  []string
}

// id returns the anchor of a row, or "".
func (t *Table) id(row int) string {
	if row < len(t.IDs) {
		return t.IDs[row]
	}
	return ""
}

// Code is text in a fixed font. Programs are for examples of an operation: a program for each one, in which values may be used that are not defined.
type Code struct {
	Lang, Text string
	Programs   []string
}

// Diagram is a drawing as an svg element.
type Diagram struct{ SVG string }

// Picture is an image in a file of its own; Alt says what it shows.
type Picture struct{ File, Alt string }

func (Heading) isBlock() {}
func (Prose) isBlock()   {}
func (Table) isBlock()   {}
func (Code) isBlock()    {}
func (Diagram) isBlock() {}
func (Picture) isBlock() {}

// builder assembles a page.
type builder struct{ blocks []Block }

func (b *builder) add(x Block) { b.blocks = append(b.blocks, x) }

func (b *builder) heading(level int, id, text string) {
	b.add(Heading{Level: level, ID: id, Text: text, Published: publishedAnchor(text)})
}

// publishedAnchor is what upstream's site makes of the text of a heading: small letters, digits, '-' and '_', with '-'
// for blanks.
func publishedAnchor(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case 'a' <= r && r <= 'z' || '0' <= r && r <= '9' || r == '_' || r == '-':
			return r
		case 'A' <= r && r <= 'Z':
			return r - 'A' + 'a'
		case r == ' ':
			return '-'
		}
		return -1
	}, text)
}

// prose adds Markdown unless it is empty.
func (b *builder) prose(text string) {
	if strings.TrimSpace(text) != "" {
		b.add(Prose{strings.TrimSpace(text)})
	}
}

// fact adds a line "Traits: ...", unless there is nothing to say.
func (b *builder) fact(name, text string) {
	if text != "" {
		b.add(Prose{name + ": " + text})
	}
}

// table adds a table with a heading, unless it has no rows. Columns without any text are left out.
func (b *builder) table(level int, title string, t Table) {
	if len(t.Rows) == 0 {
		return
	}
	if title != "" {
		b.heading(level, "", title)
	}
	used := make([]bool, len(t.Head))
	used[0] = true
	for _, r := range t.Rows {
		for i, c := range r {
			used[i] = used[i] || c != ""
		}
	}
	pick := func(row []string) []string {
		var out []string
		for i, c := range row {
			if used[i] {
				out = append(out, c)
			}
		}
		return out
	}
	out := Table{Head: pick(t.Head), IDs: t.IDs}
	for _, r := range t.Rows {
		out.Rows = append(out.Rows, pick(r))
	}
	b.add(out)
}

// plain makes inline Markdown that shows text as it is.
func plain(s string) string {
	return plainEscaper.Replace(strings.Join(strings.Fields(s), " "))
}

var plainEscaper = strings.NewReplacer(`\`, `\\`, "`", "\\`", "*", `\*`, "_", `\_`, "[", `\[`, "]", `\]`, "<", `\<`, "#", `\#`)

// code makes a code span.
func code(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	if s == "" {
		return ""
	}
	fence := "`"
	for strings.Contains(s, fence) {
		fence += "`"
	}
	if len(fence) > 1 {
		return fence + " " + s + " " + fence
	}
	return fence + s + fence
}

// codes makes a list of code spans.
func codes(list []string) string {
	var out []string
	for _, s := range list {
		out = append(out, code(s))
	}
	return strings.Join(out, ", ")
}

// link makes a link to a place of the page.
func link(text, id string) string { return "[" + text + "](#" + id + ")" }

// count writes a number.
func count(n int) string { return strconv.Itoa(n) }

// anchor makes an identifier of a name.
func anchor(kind, name string) string {
	return kind + "-" + strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || r == '.' || r == '_' {
			return r
		}
		return '-'
	}, name)
}
