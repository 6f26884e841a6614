package diag

import "testing"

func TestApplyFixes(t *testing.T) {
	const text = "one two three"
	fix := func(edits ...TextEdit) Diagnostic { return Diagnostic{SuggestedFixes: []SuggestedFix{{Edits: edits}}} }
	edit := func(start, end int, s string) TextEdit {
		return TextEdit{File: "f", Start: start, End: end, NewText: s}
	}
	for _, c := range []struct {
		name    string
		list    []Diagnostic
		want    string
		applied int
	}{
		{"none", []Diagnostic{{Message: "m"}}, text, 0},
		{"two in any order", []Diagnostic{fix(edit(8, 13, "3")), fix(edit(0, 3, "1"))}, "1 two 3", 2},
		{"several edits", []Diagnostic{fix(edit(4, 8, ""), edit(0, 0, "zero "))}, "zero one three", 1},
		{"overlapping ones", []Diagnostic{fix(edit(0, 7, "x")), fix(edit(4, 8, "y"), edit(8, 13, "z"))}, "x three", 1},
		{"adjacent ones", []Diagnostic{fix(edit(0, 3, "1")), fix(edit(3, 7, ""))}, "1 three", 2},
		{"the same insertion twice", []Diagnostic{fix(edit(3, 3, "!")), fix(edit(3, 3, "!"))}, "one! two three", 1},
		{"edits that overlap each other", []Diagnostic{fix(edit(0, 3, ""), edit(2, 4, ""))}, text, 0},
		{"another file", []Diagnostic{fix(TextEdit{File: "g", End: 3})}, text, 0},
		{"behind the text", []Diagnostic{fix(edit(8, 14, ""))}, text, 0},
		{"backwards", []Diagnostic{fix(edit(3, 0, ""))}, text, 0},
	} {
		got, n := ApplyFixes("f", []byte(text), c.list...)
		if string(got) != c.want || n != c.applied {
			t.Errorf("%s: got %q and %d, want %q and %d", c.name, got, n, c.want, c.applied)
		}
	}
}
