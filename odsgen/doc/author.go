package doc

import (
	"strings"

	"github.com/odsgen/ods/internal/lazyregexp"
)

// author makes inline Markdown of a summary that a person wrote: code spans and emphasis count, tags do not.
func author(s string) string { return withoutTags(strings.Join(strings.Fields(s), " ")) }

// authorLine is author for a summary that is a paragraph by itself. It begins nothing else: no heading, list, quote,
// fence or table.
func authorLine(s string) string {
	s = author(s)
	if m := blockStart().FindStringIndex(s); m != nil {
		at := len(s) - len(strings.TrimLeft(s, "0123456789"))
		return s[:at] + `\` + s[at:]
	}
	return s
}

// blockStart matches the start of a line that is more than a paragraph.
var blockStart = lazyregexp.New("^(?:[#>|~]|```|[-+*](?: |$)|[-*_][-*_ ]*$|[0-9]{1,9}[.)](?: |$))")

// authorText is author for a description, which has paragraphs and fenced code. A fence that is left open is closed, so
// that it takes nothing of the page after it.
func authorText(md string) string {
	var out, para []string
	flush := func() {
		if len(para) > 0 {
			out = append(out, withoutTags(strings.Join(para, "\n")))
			para = nil
		}
	}
	fence := ""
	for _, line := range strings.Split(md, "\n") {
		trimmed := strings.TrimSpace(line)
		switch {
		case fence != "":
			out = append(out, line)
			if strings.HasPrefix(trimmed, fence) {
				fence = ""
			}
		case strings.HasPrefix(trimmed, "```"), strings.HasPrefix(trimmed, "~~~"):
			flush()
			out = append(out, line)
			fence = trimmed[:len(trimmed)-len(strings.TrimLeft(trimmed, trimmed[:1]))]
		case trimmed == "":
			flush()
			out = append(out, line)
		default:
			para = append(para, line)
		}
	}
	flush()
	if fence != "" {
		out = append(out, fence)
	}
	return strings.Join(out, "\n")
}

// safeTarget matches the targets that links may have: web pages, mail addresses, places of the page, and paths.
var safeTarget = lazyregexp.New(`^\((?:https?://|mailto:|#|[\w./-]+[)#])`)

// leadsAstray reports whether what is after a "]" would make a link of it that leads elsewhere, such as to a script.
func leadsAstray(rest string) bool {
	return strings.HasPrefix(rest, "(") && !safeTarget().MatchString(rest) || strings.HasPrefix(rest, ":")
}

// withoutTags escapes each "<" that would begin a tag, and links that would lead to anything but pages. A "<" that is
// in a code span stays: both in that of the whole text and in that of its line up to a bar, because a list, a heading
// or a cell of a table ends a span that is open.
func withoutTags(s string) string {
	whole, parts := inCode(s), make([]bool, 0, len(s))
	for rest := s; rest != ""; {
		n := strings.IndexAny(rest, "\n|") + 1
		if n == 0 {
			n = len(rest)
		}
		parts = append(parts, inCode(rest[:n])...)
		rest = rest[n:]
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '\\' && i+1 < len(s) && !whole[i] && !parts[i]:
			i++
			b.WriteString(s[i-1 : i+1])
		case c == '<' && !(whole[i] && parts[i]):
			b.WriteString(`\<`)
		case c == ']' && !(whole[i] && parts[i]) && leadsAstray(s[i+1:]):
			b.WriteString(`\]`)
		default:
			b.WriteByte(c)
		}
	}
	return b.String()
}

// inCode tells of each byte whether it is in a code span, its backticks included.
func inCode(s string) []bool {
	in := make([]bool, len(s))
	run := func(i int) int { return len(s[i:]) - len(strings.TrimLeft(s[i:], "`")) }
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case '`':
			n := run(i)
			end := -1
			for j := i + n; j < len(s); j++ {
				if k := run(j); k == n {
					end = j + n
					break
				} else if k > 0 {
					j += k - 1
				}
			}
			for j := i; j < end; j++ {
				in[j] = true
			}
			i = max(end, i+n) - 1
		}
	}
	return in
}
