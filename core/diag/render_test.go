package diag

import (
	"strings"
	"testing"
)

// TestRender compares with what mlir-opt-22 prints for the same places.
func TestRender(t *testing.T) {
	at := func(line, col, end int) Pos { return Pos{File: "f", Line: line, Col: col, End: end} }
	for _, c := range []struct {
		name string
		d    Diagnostic
		want string
	}{
		{"tabs", Diagnostic{Pos: at(2, 4, 0), SourceLine: "a\tbcd", Message: "m"}, "f:2:4: error: m\na       bcd\n         ^\n"},
		{"caret on a tab", Diagnostic{Pos: at(2, 2, 0), SourceLine: "a\tbcd", Message: "m"},
			"f:2:2: error: m\na       bcd\n ^^^^^^^\n"},
		{"range", Diagnostic{Pos: at(2, 2, 4), SourceLine: "abcd", Message: "m"}, "f:2:2: error: m\nabcd\n ^~\n"},
		{"behind the line", Diagnostic{Pos: at(2, 5, 0), SourceLine: "abcd", Message: "m"}, "f:2:5: error: m\nabcd\n    ^\n"},
		{"beyond the line", Diagnostic{Pos: at(2, 6, 0), SourceLine: "abcd", Message: "m"}, "f:2:6: error: m\n"},
		{"not ASCII", Diagnostic{Pos: at(2, 1, 0), SourceLine: "é", Message: "m"}, "f:2:1: error: m\né\n"},
		{"no place", Diagnostic{Severity: Warning, Message: "m"}, "<unknown>:0: warning: m\n"},
		{"location without line", Diagnostic{Pos: Pos{File: `loc("x")`}, Message: "m"}, "<unknown>:0: error: loc(\"x\"): m\n"},
		{"note at the same place", Diagnostic{Pos: at(1, 1, 0), SourceLine: "ab", Message: "m", Notes: []Diagnostic{
			{Severity: Note, Pos: at(1, 1, 0), SourceLine: "ab", Message: "n"},
			{Severity: Note, Pos: at(1, 2, 0), SourceLine: "ab", Message: "o"}}},
			"f:1:1: error: m\nab\n^\nf:1:1: note: n\nf:1:2: note: o\nab\n ^\n"},
		{"call stack", Diagnostic{Pos: at(1, 1, 0), SourceLine: "ab", Message: "m",
			CallStack: []Diagnostic{{Severity: Note, Pos: at(1, 2, 0), SourceLine: "ab", Message: "called from"}},
			Notes:     []Diagnostic{{Severity: Note, Pos: at(1, 2, 0), SourceLine: "ab", Message: "n"}}},
			"f:1:1: error: m\nab\n^\nf:1:2: note: called from\nab\n ^\nf:1:2: note: n\nab\n ^\n"},
	} {
		var b strings.Builder
		Render(&b, c.d)
		if b.String() != c.want {
			t.Errorf("%s: got\n%swant\n%s", c.name, b.String(), c.want)
		}
	}
}
