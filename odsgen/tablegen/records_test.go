package tablegen

import (
	"strings"
	"testing"
)

// dumpOf is a dump with one record.
func dumpOf(record string) []byte {
	return []byte(`{"!tablegen_json_version": 1, "R": ` + record + `}`)
}

func TestDecode(t *testing.T) {
	r, err := Decode(dumpOf(`{"!superclasses": ["A", "B"], "!locs": ["f.td:7"], "s": "text", "n": 3, "b": true, "l": ["x"], "u": null,
		"d": {"kind": "def", "def": "R", "printable": "R"},
		"g": {"kind": "dag", "operator": {"kind": "def", "def": "ins"}, "args": [[{"kind": "def", "def": "R"}, "x"], ["i32", null]]}}`))
	if err != nil {
		t.Fatal(err)
	}
	rec := r.Get("R")
	args := rec.Args("g")
	if rec.Str("s") != "text" || rec.Int("n") != 3 || !rec.Bool("b") || rec.Strings("l")[0] != "x" || rec.Has("u") ||
		rec.Record("d") != rec ||
		!rec.Is("B") || rec.File != "f.td" || rec.Line != 7 || len(args) != 2 || args[0].Record != rec || args[0].Name != "x" ||
		args[1].Text != "i32" {
		t.Errorf("read %+v, %+v", rec, args)
	}
	if p := r.Problems(); len(p) > 0 {
		t.Errorf("problems: %v", p)
	}
	rec.Str("n")
	rec.Record("s")
	rec.Records("l")
	if p := strings.Join(r.Problems(), "\n"); strings.Count(p, "\n") != 2 ||
		!strings.Contains(p, `record "R": field "n" must be a string, not a number`) {
		t.Errorf("problems: %s", p)
	}
}

// TestHostile reads what is not a dump.
func TestHostile(t *testing.T) {
	deep := strings.Repeat("[", 200) + strings.Repeat("]", 200)
	for name, c := range map[string]struct{ data, err string }{
		"empty":     {"", "1:1: unexpected end of JSON input"},
		"syntax":    {"{\n  \"a\": }", "2:8: invalid character '}'"},
		"list":      {"[]", "must be a JSON object of records"},
		"other":     {"{}", "no dump of llvm-tblgen --dump-json"},
		"record":    {string(dumpOf(`3`)), `record "R": a record must be an object`},
		"null":      {string(dumpOf(`null`)), `record "R": a record must be an object`},
		"supers":    {string(dumpOf(`{"!superclasses": [3]}`)), "must be a list of strings"},
		"number":    {string(dumpOf(`{"n": 1.5}`)), `field "n": 1.5 is no integer of 64 bits`},
		"large":     {string(dumpOf(`{"n": 99999999999999999999}`)), "is no integer of 64 bits"},
		"deep":      {string(dumpOf(`{"n": ` + deep + `}`)), "nested more than 64 deep"},
		"reference": {string(dumpOf(`{"n": {"kind": "def"}}`)), "a reference needs the name of its record"},
		"dag":       {string(dumpOf(`{"n": {"kind": "dag", "operator": 3, "args": []}}`)), "operator of a dag must be a record"},
		"arguments": {string(dumpOf(`{"n": {"kind": "dag", "operator": {"kind": "def", "def": "R"}, "args": 3}}`)),
			"arguments of a dag must be a list"},
		"pair": {string(dumpOf(`{"n": {"kind": "dag", "operator": {"kind": "def", "def": "R"}, "args": [[3]]}}`)),
			"pair of value and name"},
		"very deep":  {strings.Repeat("{\"a\":", 20000), "exceeded max depth"},
		"expression": {string(dumpOf(`{"n": {"kind": "complex", "printable": "a"}}`)), ""},
	} {
		_, err := Decode([]byte(c.data))
		if c.err == "" && err != nil || c.err != "" && (err == nil || !strings.Contains(err.Error(), c.err)) {
			t.Errorf("%s: error %v, want %q", name, err, c.err)
		}
	}
}

// TestMerge joins dumps whose anonymous records have other numbers.
func TestMerge(t *testing.T) {
	decode := func(text string) *Records {
		r, err := Decode([]byte(`{"!tablegen_json_version": 1, ` + text + `}`))
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	a := decode(`"anonymous_1": {"!anonymous": true, "s": "x"}, "A": {"d": {"kind": "def", "def": "anonymous_1"}}`)
	b := decode(`"anonymous_1": {"!anonymous": true, "s": "y"}, "anonymous_2": {"!anonymous": true, "s": "x"},
		"A": {"s": "second"}, "B": {"d": {"kind": "def", "def": "anonymous_2"}, "e": {"kind": "def", "def": "anonymous_1"}}`)
	m := Merge(a, b)
	if len(m.All()) != 4 || m.Get("A").Str("s") != "" || m.Get("A").Record("d") != m.Get("B").Record("d") ||
		m.Get("B").Record("e").Str("s") != "y" {
		t.Errorf("merged %v", m.All())
	}
	if p := m.Problems(); len(p) > 0 {
		t.Error(p)
	}
}
