package playground

import (
	"sort"
	"unicode/utf8"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/lsp"
)

// offsets translates offsets in bytes to UTF-16 code units.
type offsets struct {
	at   []int // offsets of the characters that take another number of bytes than units
	less []int // how many bytes more than units there are up to behind each of them
}

func newOffsets(text []byte) *offsets {
	o := &offsets{}
	less := 0
	for i := 0; i < len(text); {
		if text[i] < utf8.RuneSelf {
			i++
			continue
		}
		r, n := utf8.DecodeRune(text[i:])
		less += n - width(r)
		o.at, o.less = append(o.at, i), append(o.less, less)
		i += n
	}
	return o
}

// width returns how many units a character takes. JavaScript cannot send bytes that are no character.
func width(r rune) int {
	if r > 0xffff {
		return 2
	}
	return 1
}

// units returns the offset in units for one in bytes.
func (o *offsets) units(at int) int {
	if i := sort.SearchInts(o.at, at); i > 0 {
		return at - o.less[i-1]
	}
	return at
}

// byteOffset returns the offset in bytes for one in units.
func byteOffset(text string, units int) int {
	for i, r := range text {
		if units <= 0 {
			return i
		}
		units -= width(r)
	}
	return len(text)
}

// findingsIn translates findings about a text.
func findingsIn(f *lsp.File, list diag.List) []Finding {
	out := make([]Finding, 0, len(list))
	at := newOffsets(f.Text)
	for _, d := range list {
		out = append(out, finding(f, at, d))
	}
	return out
}

var severities = map[diag.Severity]string{diag.Error: "error", diag.Warning: "warning", diag.Remark: "remark", diag.Note: "note"}

func finding(f *lsp.File, at *offsets, d diag.Diagnostic) Finding {
	out := Finding{Severity: severities[d.Severity], Message: d.Message, From: -1}
	if d.Fix != "" {
		out.Message += "; " + d.Fix
	}
	switch {
	case d.Pos.IsValid() && d.Pos.File == f.Path:
		r := lsp.PlaceOf(f, d.Pos)
		out.From, out.To, out.Line, out.Col = at.units(r.Start), at.units(r.End), d.Pos.Line, d.Pos.Col
	case d.Pos.IsValid():
		out.Message = d.Pos.String() + ": " + out.Message
	}
	for _, list := range [][]diag.Diagnostic{d.CallStack, d.Notes} {
		for _, n := range list {
			note := finding(f, at, n)
			note.Severity = "note"
			out.Notes = append(out.Notes, note)
		}
	}
	return out
}
