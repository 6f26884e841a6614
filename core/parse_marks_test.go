package core_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/marks"
)

const marked = `!t = tuple<i32>
module @m {
  %a:2 = "t.two"() : () -> (i32, !t)
  "t.loop"() ({
    "t.br"(%later, %a#1)[^end] : (i64, !t) -> ()
  ^end:
    %later = "t.one"() {key} : () -> i64
  }) : () -> ()
}
`

var kindNames = map[marks.Kind]string{marks.Op: "op", marks.OpName: "name", marks.Def: "def", marks.Use: "use", marks.Label: "label",
	marks.Successor: "successor", marks.SymbolName: "symbol", marks.SymbolRef: "ref", marks.Alias: "alias", marks.AliasUse: "alias use",
	marks.Type: "type", marks.AttrName: "key"}

// TestMarks lists all marks of a text but operations and types, with what they refer to.
func TestMarks(t *testing.T) {
	var set marks.Set
	c := core.NewContext()
	top, list := core.Parse(c, []byte(marked), core.ParseOptions{Name: "m", AllowUnregistered: true, Marks: &set, NoVerify: true})
	if top == nil {
		t.Fatal(list)
	}
	var got []string
	ops := 0
	for _, m := range set.List {
		text := marked[m.Start:m.End]
		switch m.Kind {
		case marks.Op:
			ops++
			if name := m.Of.(*core.Operation).Name(); !strings.Contains(strings.SplitN(text, "\n", 2)[0], strings.TrimPrefix(name, "builtin.")) {
				t.Errorf("%s stands at %q", name, text)
			}
			continue
		case marks.Type:
			continue
		case marks.Use:
			if v := m.Of.(*core.Value); v.DefiningOp().Name() == "builtin.unrealized_conversion_cast" {
				t.Errorf("%q refers to a placeholder", text)
			} else {
				text += fmt.Sprint(m.N, "=", v.Index())
			}
		}
		got = append(got, kindNames[m.Kind]+" "+text)
	}
	want := []string{"alias !t", "name module", "symbol @m", "def %a", `name "t.two"`, "alias use !t", `name "t.loop"`, `name "t.br"`,
		"use %later0=0", "use %a1=1", "successor ^end", "alias use !t", "label ^end", "def %later", `name "t.one"`, "key key"}
	if !slices.Equal(got, want) || ops != 5 {
		t.Errorf("%d operations; got\n%q\nwant\n%q", ops, got, want)
	}
}

// TestRecover compares all errors of texts with the first one, which is that of a parser that stops.
func TestRecover(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"%a = \"t.a\" : () -> i32\n\"t.b\"(%a) : (i32) -> ()\n%c = \"t.c\"(%none) : (i32) -> i32\n", "1:11 3:12"},
		{"module {\n  \"t.a\"() : () ->\n  \"t.b\"() : () -> ()\n  \"t.c\"(: () -> ()\n}\n", "2:18 4:9"},
		{"module {\n  \"t.a\"() {x = } : () -> ()\n  \"t.b\"() ({\n    \"t.c\"() : i32\n    \"t.d\"() : () -> ()\n  }) : () -> ()\n  nothing\n}\n", "2:16 4:15 7:3"},
		{"!a = nothing\n#b = dense\n\"t.a\"() : () -> !a\n\"t.b\"() {x = #b} : () -> ()\n\"t.c\"() : () -> !c\n", "1:6 3:0 5:18"},
		{"\"t.a\"() {\n\"t.b\"() : () -> ()\n", "2:1"},
		{"}\n\"t.a\"() : i32\n", "1:1 2:11"},
		{"\"t.a\"() ({\n  \"t.b\"() : i32\n", "2:13"},
		{"", ""},
	} {
		parse := func(recovering bool) []string {
			_, list := core.Parse(core.NewContext(), []byte(c.text), core.ParseOptions{Name: "f", AllowUnregistered: true, Recover: recovering,
				NoVerify: true})
			var at []string
			for _, d := range list {
				at = append(at, fmt.Sprintf("%d:%d", d.Pos.Line, d.Pos.Col))
			}
			return at
		}
		first, all := parse(false), parse(true)
		if len(first) > len(all) || !slices.Equal(first, all[:len(first)]) {
			t.Errorf("%q: the first errors are at %v, of all at %v", c.text, first, all)
		}
		if len(all) < strings.Count(c.want, ":")-strings.Count(c.want, ":0") {
			t.Errorf("%q: errors at %v, want %s", c.text, all, c.want)
		}
	}
}

// TestWants looks at what can follow a text.
func TestWants(t *testing.T) {
	for _, c := range []struct {
		text string
		want marks.WantKind
		word string
	}{
		{"", marks.WantOp, ""},
		{"module ", marks.WantSymbol, ""},
		{"module @a ", marks.WantWord, "attributes"},
		{"\"t.a\"() : () -> ", marks.WantType, ""},
		{"\"t.a\"(", marks.WantValue, ""},
		{"\"t.a\"() {", marks.WantAttrName, ""},
		{"\"t.a\"() {a = ", marks.WantAttr, ""},
		{"\"t.a\"()[", marks.WantBlock, ""},
		{"broken broken\n\"t.a\"() : () -> ", marks.WantType, ""},
	} {
		var w marks.Wants
		core.Parse(core.NewContext(), []byte(c.text), core.ParseOptions{AllowUnregistered: true, Recover: true, Wants: &w})
		ok := w.Has(c.want)
		if c.word != "" {
			ok = slices.ContainsFunc(w.List, func(x marks.Want) bool { return slices.Contains(x.Words, c.word) })
		}
		if !ok {
			t.Errorf("%q wants %v", c.text, w.List)
		}
	}
}
