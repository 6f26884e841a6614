package rule

import (
	"testing"

	"github.com/odsgen/ods/core"
)

// TestSteps: the function of a step holds exactly when the condition that generated code writes does.
func TestSteps(t *testing.T) {
	c := core.NewContext()
	one, two, no := c.I64Attr(1), c.I64Attr(2), any(nil)
	list := []*core.Value{new(core.Value), new(core.Value), new(core.Value)}
	for _, x := range []struct {
		name string
		test *Test
		args Args
		want bool
	}{
		{"length", &TestLength, Args{Src: []any{list}, N: 3}, true},
		{"other length", &TestLength, Args{Src: []any{list}, N: 2}, false},
		{"no list", &TestLength, Args{Src: []any{no}, N: 0}, true},
		{"longer", &TestLonger, Args{Src: []any{list}, N: 2}, true},
		{"shorter", &TestLonger, Args{Src: []any{list}, N: 4}, false},
		{"same", &TestSame, Args{Src: []any{one, one}}, true},
		{"different", &TestSame, Args{Src: []any{one, two}}, false},
		{"both absent", &TestSame, Args{Src: []any{no, no}}, true},
		{"same values", &TestSameValues, Args{Src: []any{list, list}}, true},
		{"other values", &TestSameValues, Args{Src: []any{list, list[:2]}}, false},
		{"same lists", &TestSameLists, Args{Src: []any{[][]*core.Value{list}, [][]*core.Value{list}}}, true},
		{"other lists", &TestSameLists, Args{Src: []any{[][]*core.Value{list}, [][]*core.Value{list, nil}}}, false},
		{"int", &TestInt, Args{Src: []any{one}, N: 1}, true},
		{"other int", &TestInt, Args{Src: []any{two}, N: 1}, false},
		{"absent int", &TestInt, Args{Src: []any{no}, N: 1}, false},
		{"bool", &TestBool, Args{Src: []any{c.Bool(true)}, Bool: true}, true},
		{"text", &TestText, Args{Src: []any{c.String("b")}, Texts: []string{"a", "b"}}, true},
		{"other text", &TestText, Args{Src: []any{c.String("c")}, Texts: []string{"a", "b"}}, false},
		{"absent", &TestAbsent, Args{Src: []any{no}}, true},
		{"present", &TestPresent, Args{Src: []any{one}}, true},
		{"none", &TestNone, Args{Src: []any{c.Array()}}, true},
		{"some", &TestSome, Args{Src: []any{c.Array(one)}}, true},
	} {
		if got := x.test.Holds(&x.args); got != x.want {
			t.Errorf("%s: %s is %v", x.name, x.test.Go, got)
		}
	}
	for _, x := range []struct {
		get  *Get
		args Args
		want *core.Value
	}{
		{&GetElem, Args{N: 1}, list[1]},
		{&GetLast, Args{N: 1}, list[2]},
	} {
		x.args.Src = []any{list}
		if got := x.get.Find(&x.args); got != any(x.want) {
			t.Errorf("%s is another value", x.get.Go)
		}
	}
	a := Args{Src: []any{list}, N: 1, M: 1}
	if got := GetPart.Find(&a).([]*core.Value); len(got) != 1 || got[0] != list[1] {
		t.Errorf("%s is %v", GetPart.Go, got)
	}
	if got := GetTail.Find(&a).([]*core.Value); len(got) != 2 || got[0] != list[1] {
		t.Errorf("%s is %v", GetTail.Go, got)
	}
}
