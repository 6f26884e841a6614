package diag

import (
	"io"
	"strings"
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

// render writes the finding; the source line is left out when it was just shown for the same place, as upstream does
// for notes.
func (d Diagnostic) render(b *strings.Builder, shown Pos) {
	d.header(b)
	b.WriteByte('\n')
	if d.Pos != shown && d.Pos.IsValid() && d.Pos.Col > 0 && d.SourceLine != "" && d.Pos.Col <= len(d.SourceLine)+1 {
		writeSource(b, d.SourceLine, d.Pos)
	}
	shown = d.Pos
	for _, c := range d.CallStack {
		c.render(b, Pos{})
		shown = Pos{}
	}
	for _, n := range d.Notes {
		n.render(b, shown)
		shown = n.Pos
	}
}

// tabStop is the width of tabs.
const tabStop = 8

// writeSource writes the line with its tabs expanded and "^~~~" below the range, as LLVM's source manager does: a line
// with other characters than ASCII gets no caret, because its columns count bytes.
func writeSource(b *strings.Builder, line string, p Pos) {
	line = strings.TrimSuffix(line, "\n")
	ascii := true
	col := 0
	for i := range len(line) {
		c := line[i]
		ascii = ascii && c < 0x80
		if c != '\t' {
			b.WriteByte(c)
			col++
			continue
		}
		for ok := true; ok; ok = col%tabStop != 0 {
			b.WriteByte(' ')
			col++
		}
	}
	b.WriteByte('\n')
	if !ascii {
		return
	}
	caret := []byte(strings.Repeat(" ", len(line)+1))
	for i := p.Col - 1; i < min(p.End-1, len(caret)); i++ {
		caret[i] = '~'
	}
	caret[p.Col-1] = '^'
	col = 0
	for i, c := range strings.TrimRight(string(caret), " ") {
		b.WriteRune(c)
		col++
		for i < len(line) && line[i] == '\t' && col%tabStop != 0 {
			b.WriteRune(c)
			col++
		}
	}
	b.WriteByte('\n')
}
