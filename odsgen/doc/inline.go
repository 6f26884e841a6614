package doc

import (
	"html"
	"strings"

	"github.com/odsgen/ods/internal/lazyregexp"
)

// The HTML page reads a part of Markdown: paragraphs, headings, fenced code, lists, quotes and tables; code spans,
// emphasis, links and backslash escapes. What it does not know stays text.

var (
	bullet   = lazyregexp.New(`^( *)([-*+]|\d+[.)]) +(.*)$`)
	atx      = lazyregexp.New(`^(#{1,6}) +(.*?) *#*$`)
	tableRow = lazyregexp.New(`^\|.*\|$`)
	ruleCell = lazyregexp.New(`^:?-+:?$`)
)

// blocks converts Markdown to HTML.
func blocks(md string) string { return blocksAt(md, 0) }

func blocksAt(md string, depth int) string {
	if depth > maxNesting {
		return "<p>" + inline(md) + "</p>\n"
	}
	var b strings.Builder
	lines := strings.Split(strings.ReplaceAll(md, "\t", "    "), "\n")
	var para []string
	flush := func() {
		if len(para) > 0 {
			b.WriteString("<p>" + inline(strings.Join(para, "\n")) + "</p>\n")
			para = nil
		}
	}
	for i := 0; i < len(lines); i++ {
		line := strings.TrimRight(lines[i], " \r")
		trimmed := strings.TrimSpace(line)
		switch {
		case trimmed == "":
			flush()
		case strings.HasPrefix(trimmed, "```") || strings.HasPrefix(trimmed, "~~~"):
			flush()
			i = fenced(&b, lines, i)
		case atx().MatchString(trimmed):
			flush()
			m := atx().FindStringSubmatch(trimmed)
			level := string(rune('0' + min(len(m[1])+3, 6))) // below the headings of the page
			b.WriteString("<h" + level + ">" + inline(m[2]) + "</h" + level + ">\n")
		case startsList(line, len(para) > 0):
			flush()
			i = itemList(&b, lines, i, depth) - 1
		case strings.HasPrefix(trimmed, ">") && len(para) == 0:
			var quoted []string
			for ; i < len(lines) && strings.HasPrefix(strings.TrimSpace(lines[i]), ">"); i++ {
				quoted = append(quoted, strings.TrimPrefix(strings.TrimPrefix(strings.TrimSpace(lines[i]), ">"), " "))
			}
			i--
			b.WriteString("<blockquote>\n" + blocksAt(strings.Join(quoted, "\n"), depth+1) + "</blockquote>\n")
		case tableRow().MatchString(trimmed) && i+1 < len(lines) && isRule(lines[i+1]) && len(para) == 0:
			t := Table{Head: cells(trimmed)}
			for i += 2; i < len(lines) && tableRow().MatchString(strings.TrimSpace(lines[i])); i++ {
				t.Rows = append(t.Rows, cells(strings.TrimSpace(lines[i])))
			}
			i--
			htmlTable(&b, t)
		default:
			para = append(para, trimmed)
		}
	}
	flush()
	return b.String()
}

// startsList reports whether a line is the first of a list; inside a paragraph a number must be 1.
func startsList(line string, inside bool) bool {
	m := bullet().FindStringSubmatch(line)
	return m != nil && (!inside || len(m[2]) == 1 || m[2][:1] == "1" && len(m[2]) == 2)
}

// fenced writes a fenced block that starts at line i and returns its last line.
func fenced(b *strings.Builder, lines []string, i int) int {
	start := strings.TrimSpace(lines[i])
	fence := start[:len(start)-len(strings.TrimLeft(start, start[:1]))]
	indent := len(lines[i]) - len(strings.TrimLeft(lines[i], " "))
	var text []string
	for i++; i < len(lines) && !strings.HasPrefix(strings.TrimSpace(lines[i]), fence); i++ {
		l := lines[i]
		text = append(text, l[min(indent, len(l)-len(strings.TrimLeft(l, " "))):])
	}
	b.WriteString("<pre><code>" + html.EscapeString(strings.Join(text, "\n")) + "</code></pre>\n")
	return i
}

// itemList writes the list that starts at line i and returns the first line after it.
func itemList(b *strings.Builder, lines []string, i, depth int) int {
	first := bullet().FindStringSubmatch(lines[i])
	indent := len(first[1])
	tag := "ul"
	if c := first[2][0]; c >= '0' && c <= '9' {
		tag = "ol"
	}
	b.WriteString("<" + tag + ">\n")
	for i < len(lines) {
		m := bullet().FindStringSubmatch(lines[i])
		if m == nil || len(m[1]) != indent {
			break
		}
		item := []string{m[3]}
		for i++; i < len(lines); i++ {
			l := lines[i]
			deep := len(l) - len(strings.TrimLeft(l, " "))
			blank := strings.TrimSpace(l) == ""
			if !blank && deep <= indent && (bullet().MatchString(l) || strings.TrimSpace(lines[i-1]) == "") {
				break
			}
			if blank && (i+1 >= len(lines) || len(lines[i+1])-len(strings.TrimLeft(lines[i+1], " ")) <= indent &&
				!bullet().MatchString(lines[i+1])) {
				break
			}
			item = append(item, l[min(deep, indent+2):])
		}
		text := blocksAt(strings.Join(item, "\n"), depth+1)
		// A single paragraph stands in the item without its tags.
		if inner, ok := strings.CutPrefix(text, "<p>"); ok && strings.Count(text, "<p>") == 1 && strings.HasSuffix(text, "</p>\n") {
			text = strings.TrimSuffix(inner, "</p>\n")
		}
		b.WriteString("<li>" + text + "</li>\n")
	}
	b.WriteString("</" + tag + ">\n")
	return i
}

func isRule(line string) bool {
	line = strings.TrimSpace(line)
	if !tableRow().MatchString(line) {
		return false
	}
	for _, c := range cells(line) {
		if !ruleCell().MatchString(c) {
			return false
		}
	}
	return true
}

// cells splits a row of a table.
func cells(row string) []string {
	row = strings.TrimSuffix(strings.TrimPrefix(row, "|"), "|")
	var out []string
	var cell strings.Builder
	for i := 0; i < len(row); i++ {
		if row[i] == '\\' && i+1 < len(row) && row[i+1] == '|' {
			cell.WriteByte('|')
			i++
		} else if row[i] == '|' {
			out = append(out, strings.TrimSpace(cell.String()))
			cell.Reset()
		} else {
			cell.WriteByte(row[i])
		}
	}
	return append(out, strings.TrimSpace(cell.String()))
}

// maxNesting bounds emphasis in emphasis and lists in lists, so that hostile text cannot exhaust the stack.
const maxNesting = 8

// inline converts inline Markdown to HTML.
func inline(s string) string {
	var b strings.Builder
	inlineTo(&b, s, 0)
	return b.String()
}

func inlineTo(b *strings.Builder, s string, depth int) {
	text := 0 // start of what was not written yet
	emit := func(to int) { b.WriteString(html.EscapeString(s[text:to])) }
	for i := 0; i < len(s); {
		n, out := inlineAt(s, i, depth)
		if n == 0 {
			i++
			continue
		}
		emit(i)
		b.WriteString(out)
		i += n
		text = i
	}
	emit(len(s))
}

// inlineAt recognises what starts at an offset: its length, 0 for plain text, and its HTML.
func inlineAt(s string, i, depth int) (int, string) {
	nested := func(tag, inner string) string {
		var b strings.Builder
		inlineTo(&b, inner, depth+1)
		return "<" + tag + ">" + b.String() + "</" + tag + ">"
	}
	rest := s[i:]
	switch c := s[i]; {
	case c == '\\' && len(rest) > 1 && strings.IndexByte("\\`*_{}[]()#+-.!<>|\"'$&~:", rest[1]) >= 0:
		return 2, html.EscapeString(rest[1:2])
	case c == '`':
		fence := rest[:len(rest)-len(strings.TrimLeft(rest, "`"))]
		end := codeEnd(rest[len(fence):], fence)
		if end < 0 {
			return len(fence), html.EscapeString(fence)
		}
		inner := rest[len(fence) : len(fence)+end]
		if len(inner) > 2 && inner[0] == ' ' && inner[len(inner)-1] == ' ' && strings.TrimSpace(inner) != "" {
			inner = inner[1 : len(inner)-1]
		}
		return 2*len(fence) + end, "<code>" + html.EscapeString(inner) + "</code>"
	case depth >= maxNesting:
		return 0, ""
	case strings.HasPrefix(rest, "**"):
		if end := strings.Index(rest[2:], "**"); end > 0 {
			return end + 4, nested("strong", rest[2:2+end])
		}
	case c == '*' || c == '_' && !wordBefore(s, i):
		if end := emphasisEnd(rest, c); end > 0 {
			return end + 1, nested("em", rest[1:end])
		}
	case c == '[':
		return linkAt(rest, depth)
	}
	return 0, ""
}

// codeEnd finds a run of exactly the fence's backticks.
func codeEnd(s, fence string) int {
	for i := 0; i < len(s); {
		if s[i] != '`' {
			i++
			continue
		}
		n := len(s[i:]) - len(strings.TrimLeft(s[i:], "`"))
		if n == len(fence) {
			return i
		}
		i += n
	}
	return -1
}

func isWord(c byte) bool {
	return c >= '0' && c <= '9' || c|0x20 >= 'a' && c|0x20 <= 'z' || c >= 0x80
}

func wordBefore(s string, i int) bool { return i > 0 && isWord(s[i-1]) }

// emphasisEnd returns the offset of the mark that closes the one at 0, or -1. Marks beside blanks, and underscores
// inside words, do not count; neither do those in code spans and after backslashes.
func emphasisEnd(s string, mark byte) int {
	if len(s) < 3 || s[1] == ' ' || s[1] == mark {
		return -1
	}
	for i := 1; i < len(s); i++ {
		switch {
		case s[i] == '\\':
			i++
		case s[i] == '`':
			fence := s[i : len(s)-len(strings.TrimLeft(s[i:], "`"))]
			if end := codeEnd(s[i+len(fence):], fence); end >= 0 {
				i += 2*len(fence) + end - 1
			}
		case s[i] == mark && s[i-1] != ' ' && !(mark == '_' && i+1 < len(s) && isWord(s[i+1])):
			return i
		}
	}
	return -1
}

var linkText = lazyregexp.New("^\\[((?:[^\\[\\]`\\\\]|\\\\.|`[^`]*`)*)\\]\\(([^()\\s]*)\\)")

// linkAt reads [text](target).
func linkAt(s string, depth int) (int, string) {
	m := linkText().FindStringSubmatch(s)
	if m == nil {
		return 0, ""
	}
	var b strings.Builder
	inlineTo(&b, m[1], depth+1)
	target := m[2]
	if page, ok := strings.CutPrefix(target, pageScheme); ok {
		name, place, _ := strings.Cut(page, "#")
		return len(m[0]), `<a href="` + html.EscapeString(strings.TrimSuffix(name+".html#"+place, "#")) + `">` + b.String() + "</a>"
	}
	if !strings.HasPrefix(target, "#") && !strings.HasPrefix(target, "https://") && !strings.HasPrefix(target, "http://") &&
		!strings.HasPrefix(target, "mailto:") {
		return len(m[0]), b.String()
	}
	return len(m[0]), `<a href="` + html.EscapeString(target) + `">` + b.String() + "</a>"
}
