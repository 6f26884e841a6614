package diag

import (
	"bytes"
	"cmp"
	"slices"
)

// SuggestedFix is a change of text that resolves a finding, as in golang.org/x/tools/go/analysis.
type SuggestedFix struct {
	// Message says what the fix does, such as "remove the function".
	Message string
	// Edits are the changes. They do not overlap, and may appear in any order.
	Edits []TextEdit
}

// TextEdit replaces the bytes of a file from offset Start up to but excluding End.
type TextEdit struct {
	File       string
	Start, End int
	NewText    string
}

// ApplyFixes returns the text of a file after the first suggested fix of each finding, and how many of them were
// applied. A fix that overlaps one applied before it, touches another file too or leaves the text is left out as a
// whole: run the checks again afterwards.
func ApplyFixes(file string, text []byte, list ...Diagnostic) (fixed []byte, applied int) {
	var edits []TextEdit
	for _, d := range list {
		if len(d.SuggestedFixes) == 0 {
			continue
		}
		fix := d.SuggestedFixes[0].Edits
		ok := len(fix) > 0
		for i, e := range fix {
			ok = ok && e.File == file && 0 <= e.Start && e.Start <= e.End && e.End <= len(text) &&
				!slices.ContainsFunc(fix[:i], e.overlaps) && !slices.ContainsFunc(edits, e.overlaps)
		}
		if ok {
			edits = append(edits, fix...)
			applied++
		}
	}
	slices.SortFunc(edits, func(a, b TextEdit) int { return cmp.Compare(a.Start, b.Start) })
	var b bytes.Buffer
	at := 0
	for _, e := range edits {
		b.Write(text[at:e.Start])
		b.WriteString(e.NewText)
		at = e.End
	}
	b.Write(text[at:])
	return b.Bytes(), applied
}

// overlaps reports whether two edits of one file cannot both be made, because they replace the same bytes or insert at
// the same place.
func (e TextEdit) overlaps(o TextEdit) bool {
	return e.Start < o.End && o.Start < e.End || e.Start == o.Start
}
