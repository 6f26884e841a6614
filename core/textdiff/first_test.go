package textdiff_test

import (
	"testing"

	"github.com/odsgen/ods/core/textdiff"
)

func TestFirst(t *testing.T) {
	for _, c := range []struct{ a, b, want string }{
		{"", "", ""},
		{"a\nb\n", "a\nb\n", ""},
		{"a\nb\n", "a\nc\n", `line 2: "b" against "c"`},
		{"a\nb", "a", `line 2: "b" against the end`},
		{"a", "a\nb", `line 2: the end against "b"`},
		{"", "x", `line 1: "" against "x"`},
	} {
		if got := textdiff.First(c.a, c.b); got != c.want {
			t.Errorf("%q and %q: %s, want %s", c.a, c.b, got, c.want)
		}
	}
}
