package core

import (
	"slices"
	"testing"
)

func TestForeign(t *testing.T) {
	r := NewRegistry()
	r.AddForeign("b", "a", "b")
	if got := r.Foreign(); !slices.Equal(got, []string{"a", "b"}) {
		t.Errorf("foreign dialects: %q", got)
	}
	both := r.With(&Dialect{Def: &DialectDef{Name: "a"}})
	if got := both.Foreign(); !slices.Equal(got, []string{"b"}) {
		t.Errorf("foreign dialects beside a registered one: %q", got)
	}
	c := NewContextWith(r)
	c.AllowUnregistered(true)
	for text, want := range map[string]bool{"#a.x<1>": true, "#b.x": true, "#c.x": false, "1 : i32": false} {
		a, err := ParseAttr(c, text)
		if err != nil {
			t.Fatal(err)
		}
		if IsForeign(a) != want {
			t.Errorf("%s: foreign is %v", text, !want)
		}
	}
	for text, want := range map[string]bool{"!a.x<1>": true, "!c.x": false, "i32": false} {
		ty, err := ParseType(c, text)
		if err != nil {
			t.Fatal(err)
		}
		if IsForeign(ty) != want {
			t.Errorf("%s: foreign is %v", text, !want)
		}
	}
}
