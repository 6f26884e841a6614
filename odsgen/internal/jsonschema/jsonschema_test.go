package jsonschema

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"
)

type base struct {
	Name string `json:"name" doc:"the name"`
}

type tree struct {
	base
	Kind  string         `json:"kind,omitempty" enum:"a,b"`
	Size  *int           `json:"size,omitempty"`
	Sub   []tree         `json:"sub,omitempty"`
	Extra map[string]int `json:"extra,omitempty"`
	Any   any            `json:"any,omitempty"`
}

func decode(t *testing.T, text string) any {
	t.Helper()
	var v any
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		t.Fatal(err)
	}
	return v
}

func TestOf(t *testing.T) {
	s := Of(reflect.TypeFor[tree]())
	text, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	again := decode(t, string(text)).(Schema) // as a reader of the file has it
	for _, c := range []struct{ json, fault string }{
		{`{"name": "x"}`, ""},
		{`{"name": "x", "kind": "b", "size": 3, "sub": [{"name": "y"}], "extra": {"k": 1}, "any": [null]}`, ""},
		{`{}`, `$: key "name" is missing`},
		{`{"name": 1}`, "$.name: expected string, found integer"},
		{`{"name": "x", "kind": "c"}`, "$.kind: c is not one of [a b]"},
		{`{"name": "x", "size": 1.5}`, "$.size: expected integer, found number"},
		{`{"name": "x", "sub": [{"name": "y", "siz": 1}]}`, `$.sub[0]: unknown key "siz"`},
		{`{"name": "x", "extra": {"k": "v"}}`, "$.extra.k: expected integer, found string"},
		{`[]`, "$: expected object, found array"},
	} {
		for _, s := range []Schema{s, again} {
			got := strings.Join(Validate(s, decode(t, c.json)), "\n")
			if got != c.fault {
				t.Errorf("%s: got %q, expected %q", c.json, got, c.fault)
			}
		}
	}
}

func TestKeywords(t *testing.T) {
	for _, c := range []struct{ schema, json, fault string }{
		{`{"oneOf": [{"type": "string"}, {"type": "integer"}]}`, `1`, ""},
		{`{"oneOf": [{"type": "number"}, {"type": "integer"}]}`, `1`, "$: oneOf: 2 of 2 forms fit 1"},
		{`{"anyOf": [{"type": "string"}, {"type": "array"}]}`, `1`, "$: anyOf: 0 of 2 forms fit 1"},
		{`{"allOf": [{"type": "string"}, {"pattern": "^a"}]}`, `"b"`, `$: "b" does not match ^a`},
		{`{"not": {"type": "string"}}`, `"b"`, "$: matches what it must not"},
		{`{"patternProperties": {"^a": {"type": "string"}}, "additionalProperties": false}`, `{"ab": "x", "b": 1}`,
			`$: unknown key "b"`},
		{`{"propertyNames": {"pattern": "^a"}}`, `{"b": 1}`, `$ key b: "b" does not match ^a`},
		{`{"minProperties": 1, "maxProperties": 1}`, `{"a": 1, "b": 1}`, "$: expected at most 1 keys, found 2"},
		{`{"minItems": 2, "items": {"type": ["string", "null"]}}`, `[null]`, "$: expected at least 2 items, found 1"},
		{`{"const": "x"}`, `"y"`, "$: expected x, found y"},
		{`{"$ref": "#/$defs/none"}`, `1`, "$: nothing is allowed here"},
		{`{"$defs": {"a": {"$ref": "#/$defs/a"}}, "$ref": "#/$defs/a"}`, `1`, "$: the schema is nested too deeply"},
		{`{"maximum": 3}`, `1`, `$: keyword "maximum" is not known to this checker`},
		{`{"properties": {"a": false}}`, `{"a": 1}`, "$.a: nothing is allowed here"},
	} {
		got := strings.Join(Validate(decode(t, c.schema).(Schema), decode(t, c.json)), "\n")
		if got != c.fault {
			t.Errorf("%s on %s: got %q, expected %q", c.schema, c.json, got, c.fault)
		}
	}
}
