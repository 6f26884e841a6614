package rt

import "testing"

var (
	size  = Enum[uint64]{Texts: []string{"small", "big"}}
	color = Enum[uint64]{Texts: []string{"red", "green", "lime", "blue"}, Values: []uint64{0, 1, 1, 7}}
	flags = Enum[uint64]{Texts: []string{"none", "a", "b", "c", "ab"}, Values: []uint64{0, 1, 2, 4, 3}, Separator: ", "}
	group = Enum[uint64]{Texts: flags.Texts, Values: flags.Values, Separator: "|", Groups: []uint64{3}}
)

func TestEnum(t *testing.T) {
	for _, c := range []struct {
		e     *Enum[uint64]
		v     uint64
		text  string
		valid bool
	}{
		{&size, 0, "small", true}, {&size, 1, "big", true}, {&size, 2, "2", false},
		{&color, 0, "red", true}, {&color, 1, "green", true}, {&color, 7, "blue", true}, {&color, 2, "2", false},
		{&flags, 0, "none", true}, {&flags, 3, "a, b", true}, {&flags, 6, "b, c", true}, {&flags, 8, "", false},
		{&group, 3, "ab", true}, {&group, 7, "ab|c", true}, {&group, 5, "a|c", true},
	} {
		if got := c.e.Text(c.v); got != c.text {
			t.Errorf("%d is %q, want %q", c.v, got, c.text)
		}
		if c.e.IsValid(c.v) != c.valid {
			t.Errorf("%d: valid is %v", c.v, !c.valid)
		}
		v, ok := c.e.Parse(c.text)
		if c.valid && (!ok || v != c.v) || !c.valid && ok {
			t.Errorf("%q is %d, %v; want %d", c.text, v, ok, c.v)
		}
	}
	if v, ok := color.Parse("lime"); v != 1 || !ok {
		t.Error("the second spelling of a value is not read")
	}
	if _, ok := flags.Parse("a, x"); ok {
		t.Error("an unknown case is read")
	}
}
