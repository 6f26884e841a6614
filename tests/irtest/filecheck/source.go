package filecheck

import (
	"fmt"
	"strings"
)

// Text is a named text; the name is what messages call it ("<stdin>" when empty).
type Text struct {
	Name string
	Text string
}

// source is a text as it is matched: after canonicalization.
type source struct {
	name string
	text string
}

// canonical drops the carriage return of line ends and, unless white space is strict, makes each run of blanks one
// space.
func canonical(text string, strict bool) string {
	if !strings.Contains(text, "\r\n") && (strict || !strings.Contains(text, "\t") && !strings.Contains(text, "  ")) {
		return text
	}
	var b strings.Builder
	b.Grow(len(text))
	for i := 0; i < len(text); i++ {
		c := text[i]
		switch {
		case c == '\r' && i+1 < len(text) && text[i+1] == '\n':
		case strict || c != ' ' && c != '\t':
			b.WriteByte(c)
		default:
			b.WriteByte(' ')
			for i+1 < len(text) && (text[i+1] == ' ' || text[i+1] == '\t') {
				i++
			}
		}
	}
	return b.String()
}

// place returns the line (from 1), the column (from 1, in bytes) and the text of the line at an offset.
func (s *source) place(offset int) (line, col int, text string) {
	offset = min(offset, len(s.text))
	start := strings.LastIndexByte(s.text[:offset], '\n') + 1
	text = s.text[start:]
	if end := strings.IndexByte(text, '\n'); end >= 0 {
		text = text[:end]
	}
	return 1 + strings.Count(s.text[:start], "\n"), offset - start + 1, strings.TrimRight(text, "\r")
}

// finding is one message at a place; width is the number of bytes to underline, or 0 for a caret alone.
type finding struct {
	src    *source
	offset int
	width  int
	kind   string // "error" or "note"
	text   string
}

// write prints the finding with its source line and caret. Unlike diag.Render it shows empty lines too: where scanning
// started is often one.
func (f *finding) write(b *strings.Builder) {
	line, col, text := f.src.place(f.offset)
	fmt.Fprintf(b, "%s:%d:%d: %s: %s\n%s\n", f.src.name, line, col, f.kind, f.text, strings.ReplaceAll(text, "\t", " "))
	b.WriteString(strings.Repeat(" ", col-1))
	b.WriteByte('^')
	if n := min(f.width, len(text)-col+1) - 1; n > 0 {
		b.WriteString(strings.Repeat("~", n))
	}
	b.WriteByte('\n')
}

// findings collects messages in the order in which they arise.
type findings []finding

func (l *findings) errorf(src *source, offset int, format string, args ...any) {
	*l = append(*l, finding{src: src, offset: offset, kind: "error", text: fmt.Sprintf(format, args...)})
}

func (l *findings) notef(src *source, offset, width int, format string, args ...any) {
	*l = append(*l, finding{src: src, offset: offset, width: width, kind: "note", text: fmt.Sprintf(format, args...)})
}

func (l findings) String() string {
	var b strings.Builder
	for i := range l {
		l[i].write(&b)
	}
	return b.String()
}

// view is a part of a source that is being taken apart; it knows where it is.
type view struct {
	s  string
	at int // offset of s in the source
}

const blanks = " \t"

func (v view) slice(from, to int) view { return view{v.s[from:to], v.at + from} }
func (v view) from(i int) view         { return view{v.s[i:], v.at + i} }
func (v view) end() int                { return v.at + len(v.s) }

func (v view) trimLeft() view  { return v.from(len(v.s) - len(strings.TrimLeft(v.s, blanks))) }
func (v view) trimRight() view { return v.slice(0, len(strings.TrimRight(v.s, blanks))) }

// consume drops a prefix and reports whether it was there.
func (v *view) consume(prefix string) bool {
	if !strings.HasPrefix(v.s, prefix) {
		return false
	}
	*v = v.from(len(prefix))
	return true
}
