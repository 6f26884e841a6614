package rt

import (
	"reflect"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
)

// Every word and comparison can be called by the table: with arguments that are missing it yields what package query
// yields for them.
func TestWords(t *testing.T) {
	c := core.NewContext()
	seen := map[string]bool{}
	for i := range Words {
		w := &Words[i]
		if seen[w.Name] || w.Doc == "" {
			t.Errorf("word %q is there twice, or has no documentation", w.Name)
		}
		seen[w.Name] = true
		args := make([]any, 3)
		got := w.Call(c, args...)
		if out := reflect.TypeOf(w.Func).Out(0); got != nil && reflect.TypeOf(got) != out && !reflect.TypeOf(got).Implements(out) {
			t.Errorf("%s yields %T", w.Name, got)
		}
	}
	for i := range Comparisons {
		w := &Comparisons[i]
		if want := w.Go == "EqString"; w.Call(nil, nil, nil) != any(want) && w.Go[2:] != "Int" {
			t.Errorf("%s of nothing is not %v", w.Go, want)
		}
		if w.Go[2:] == "Int" && w.Call(nil, query.Missing, query.Missing) != any(false) {
			t.Errorf("%s holds for what is missing", w.Go)
		}
	}
}

func TestCall(t *testing.T) {
	c := core.NewContext()
	word := func(name string) *Word {
		for i := range Words {
			if Words[i].Name == name {
				return &Words[i]
			}
		}
		t.Fatalf("no word %s", name)
		return nil
	}
	vec := word("vector_type").Call(c, []int64{2}, core.Type(c.I8()))
	for _, q := range []struct {
		name      string
		got, want any
	}{
		{"rank", word("rank").Call(c, vec), int64(1)},
		{"dim", word("dim").Call(c, vec, int64(0)), int64(2)},
		{"width of what has none", word("width").Call(c, vec), query.Missing},
		{"element", word("element").Call(c, vec), any(c.I8())},
		{"int_type", word("int_type").Call(c, int64(8)), any(c.I8())},
		{"int_type without width", word("int_type").Call(c, query.Missing), nil},
		{"int_type without context", word("int_type").Call(nil, int64(8)), nil},
		{"vector_type of a size that vectors do not have", word("vector_type").Call(c, []int64{core.Dynamic}, core.Type(c.I8())), nil},
		{"complex_type of what cannot be complex", word("complex_type").Call(c, core.Type(c.Tuple())), nil},
		{"tuple_type", word("tuple_type").Call(c, c.I8(), c.I1()), any(c.Tuple(c.I8(), c.I1()))},
		{"tuple_type of nothing known", word("tuple_type").Call(c, nil), nil},
		{"count", word("count").Call(c, []core.Type{c.I8(), c.I1()}), int64(2)},
		{"present", word("present").Call(c, nil), false},
		{"blocks of no region", word("blocks").Call(c, nil), query.Missing},
	} {
		if q.got != q.want {
			t.Errorf("%s: got %v, expected %v", q.name, q.got, q.want)
		}
	}
}

func TestTables(t *testing.T) {
	c := core.NewContext()
	if i := LookupInterface("ShapedTypeInterface"); i == nil || !i.Is(c.Vector([]int64{2}, c.I8(), nil)) || i.Is(c.I8()) ||
		i.Marker() {
		t.Error("ShapedTypeInterface")
	}
	if i := LookupInterface("MemRefElementTypeInterface"); i == nil || !i.Marker() || i.Is(c.Tuple()) {
		t.Error("MemRefElementTypeInterface")
	}
	if LookupInterface("Nonsense") != nil {
		t.Error("an interface that there is not")
	}
	if p := LookupPunct("->"); p.Token != core.PunctArrow || p.Go != "PunctArrow" {
		t.Error("punctuation")
	}
	for i, n := range PropKinds {
		if n == "" {
			t.Errorf("kind %d of properties has no name", i)
		}
	}
}
