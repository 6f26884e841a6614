package diag

import (
	"io"
	"strings"
	"unicode/utf8"
)

// Render writes the findings as MLIR's tools do: "file:line:col: error: message", the source line and a caret under
// the column (with tildes to the end of a range), then the notes in the same shape. It returns the first write error.
func Render(w io.Writer, list ...Diagnostic) error {
	var b strings.Builder
	for _, d := range list {
		d.render(&b, Pos{})
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// render writes the finding; the source line is left out when it was just shown for the same place, as upstream does for notes.
func (d Diagnostic) render(b *strings.Builder, shown Pos) {
	d.header(b)
	b.WriteByte('\n')
	if d.Pos != shown && d.Pos.IsValid() && d.Pos.Col > 0 && d.SourceLine != "" {
		b.WriteString(strings.ReplaceAll(d.SourceLine, "\t", " "))
		b.WriteByte('\n')
		writeCaret(b, d.SourceLine, d.Pos)
	}
	shown = d.Pos
	for _, n := range d.Notes {
		n.render(b, shown)
		shown = n.Pos
	}
}

// writeCaret puts "^~~~" below the range; columns count bytes, so characters before it are counted once each.
func writeCaret(b *strings.Builder, line string, p Pos) {
	from := min(p.Col-1, len(line))
	b.WriteString(strings.Repeat(" ", utf8.RuneCountInString(line[:from])))
	b.WriteByte('^')
	if p.End > p.Col {
		to := min(p.End-1, len(line))
		if to > from {
			b.WriteString(strings.Repeat("~", max(0, utf8.RuneCountInString(line[from:to])-1)))
		}
	}
	b.WriteByte('\n')
}
