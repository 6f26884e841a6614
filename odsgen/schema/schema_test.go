package schema

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/odsgen/internal/jsonschema"
	"github.com/odsgen/ods/odsgen/internal/keys"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/model"
	"gopkg.in/yaml.v3"
)

func options() load.Options {
	return load.Options{Embedded: os.DirFS("../../defs"),
		GoList: func(string, string) (string, error) { return "", errors.New("no go command in tests") }}
}

// with serves one file from memory.
func with(name string, text []byte) load.Options {
	opt := options()
	opt.ReadFile = func(n string) ([]byte, error) {
		if filepath.Clean(n) == filepath.Clean(name) {
			return text, nil
		}
		return os.ReadFile(n)
	}
	return opt
}

func decodeSchema(t *testing.T, text []byte) jsonschema.Schema {
	t.Helper()
	var s jsonschema.Schema
	if err := json.Unmarshal(text, &s); err != nil {
		t.Fatal(err)
	}
	return s
}

// decode reads YAML as an editor does: with a common YAML library, into what JSON has.
func decode(t *testing.T, name string, text []byte) any {
	t.Helper()
	var root yaml.Node
	if err := yaml.Unmarshal(text, &root); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	stringKeys(&root)
	var v any
	if err := root.Decode(&v); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	data, err := json.Marshal(v)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	if err := json.Unmarshal(data, &v); err != nil {
		t.Fatal(err)
	}
	return v
}

func read(t *testing.T, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func shipped(t *testing.T) []string {
	t.Helper()
	out := []string{"../doc/testdata/prog.yaml", "../dump/testdata/reuse.yaml", "../../examples/toy/toy.yaml"}
	for _, glob := range []string{"../../defs/*/*.yaml", "../../defs/iface/*/*.yaml"} {
		files, err := filepath.Glob(glob)
		if err != nil || len(files) == 0 {
			t.Fatal("no definitions", err)
		}
		out = append(out, files...)
	}
	return out
}

// stringKeys makes every key a string, which is what keys of JSON are: a version is written as a number.
func stringKeys(n *yaml.Node) {
	for i, c := range n.Content {
		if n.Kind == yaml.MappingNode && i%2 == 0 {
			c.Tag = "!!str"
		}
		stringKeys(c)
	}
}

// TestShipped checks all shipped definitions against the schema, alone and with the names in their scope.
func TestShipped(t *testing.T) {
	plain := decodeSchema(t, Definitions(nil))
	for _, f := range shipped(t) {
		v := decode(t, f, read(t, f))
		names, list := load.Visible(options(), f)
		if err := list.Err(); err != nil || len(names) != 1 {
			t.Fatalf("%s: %v", f, err)
		}
		for what, s := range map[string]jsonschema.Schema{"plain": plain, "with names": decodeSchema(t, Definitions(names[0]))} {
			if faults := jsonschema.Validate(s, v); len(faults) > 0 {
				t.Errorf("%s, %s: %s", f, what, strings.Join(faults[:min(3, len(faults))], "\n"))
			}
		}
	}
}

// maps calls f for every map of a tree.
func maps(n *yamlx.Node, path string, f func(n *yamlx.Node, path string)) {
	if n.Kind == yamlx.Map {
		f(n, path)
	}
	for i, it := range n.Items {
		p := path + "/-"
		if n.Kind == yamlx.Map {
			p = path + "/" + n.Keys[i].Value()
		}
		maps(it, p, f)
	}
}

// TestDrift adds an unknown key to every map of a definition that has one of everything: the schema objects where the
// loader does, and nowhere else.
func TestDrift(t *testing.T) {
	const file = "../doc/testdata/prog.yaml"
	s := decodeSchema(t, Definitions(nil))
	root := yamlx.Parse(model.NewSource(file, read(t, file)), report.New(0))
	tried := 0
	maps(root, "", func(n *yamlx.Node, path string) {
		key := &yamlx.Node{Kind: yamlx.Scalar, Text: model.Text{Value: "zzz"}}
		n.Keys, n.Items = append(n.Keys, key), append(n.Items, &yamlx.Node{Kind: yamlx.Map})
		text := yamlx.Write(root)
		n.Keys, n.Items = n.Keys[:len(n.Keys)-1], n.Items[:len(n.Items)-1]
		_, list := load.Load(with(file, text), file)
		faults := jsonschema.Validate(s, decode(t, path, text))
		unknown := false
		for _, d := range list {
			unknown = unknown || d.Code == report.UnknownKey.ID
		}
		if unknown && len(faults) == 0 {
			t.Errorf("%s: the loader knows no key 'zzz' here, but the schema does", path)
		}
		if !list.HasErrors() && len(faults) > 0 {
			t.Errorf("%s: the schema objects to what loads: %v", path, faults)
		}
		tried++
	})
	if tried < 70 {
		t.Errorf("only %d maps were tried", tried)
	}
}

// TestKeys finds every key of the loader's table in the schema, with its documentation.
func TestKeys(t *testing.T) {
	s := decodeSchema(t, Definitions(nil))
	defs := s["$defs"].(jsonschema.Schema)
	seen := map[*keys.Table]bool{}
	var visit func(t *keys.Table, props jsonschema.Schema)
	visit = func(tab *keys.Table, props jsonschema.Schema) {
		if seen[tab] {
			return
		}
		seen[tab] = true
		for _, k := range tab.All() {
			p, ok := props[k.Name].(jsonschema.Schema)
			if !ok || p["description"] != k.Doc || k.Doc == "" {
				t.Errorf("%s: key %q is missing or has no description", tab.Name, k.Name)
			}
			if k.Of != nil {
				sub, ok := defs[k.Of.Name].(jsonschema.Schema)
				if !ok {
					t.Errorf("%s: no schema for %q of key %q", tab.Name, k.Of.Name, k.Name)
					continue
				}
				visit(k.Of, sub["properties"].(jsonschema.Schema))
			}
		}
	}
	visit(keys.File, s["properties"].(jsonschema.Schema))
	if len(seen) < 18 {
		t.Errorf("only %d tables", len(seen))
	}
}

// TestRejects lists faults that the schema finds, and similar text that it must accept.
func TestRejects(t *testing.T) {
	const base = "dialect: d\nimports: [github.com/odsgen/ods/defs/ub]\n"
	file := filepath.Join(t.TempDir(), "d.yaml")
	for _, c := range []struct {
		text        string
		plain, full bool // whether it passes without and with names
	}{
		{"ops: {a: {}}", true, true},
		{"ops: {a: {operand: []}}", false, false},
		{"ops: {a: {operands: {x: I32}}}", false, false},
		{"ops: {a: {operands: [{x: I32, y: I32}]}}", false, false},
		{"ops: {a: {operands: [{x: I32}, {y: {type: I32, variadic: nested, segments: s}}]}}", true, true},
		{"ops: {a: {operands: [{x: {type: I32, variadic: many}}]}}", false, false},
		{"ops: {a: {operands: [{x: I32x}]}}", true, false},
		{"ops: {a: {operands: [{x: 'TensorOf<[I32]>'}, {y: ub.PoisonAttrInterface}]}}", true, true},
		{"ops: {a: {traits: [Pure, {HasParent: func.func}]}}", true, true},
		{"ops: {a: {traits: [Pur]}}", true, false},
		{"ops: {a: {traits: [{HasPrnt: func.func}]}}", true, false},
		{"ops: {a: {interfaces: [SymbolUserOpInterface, {SymbolOpInterface: [IsDeclaration]}]}}", true, true},
		{"ops: {a: {interfaces: [SymbolUserOp]}}", true, false},
		{"ops: {a: {folder: yes please}}", false, false},
		{"ops: {a: {folder: '${x}'}}", true, true},
		{"ops: {a: {effects: read}, b: {effects: [recursive, {write: {stage: 1}}]}}", true, true},
		{"ops: {a: {effects: raed}}", false, false},
		{"ops: {a: {canonicalize: pattern}}", false, false},
		{"ops: {a: {traits+: [Pure], operands+: []}}", true, true},
		{"ops: {a: {folder+: true}}", false, false},
		{"enums: {E: {cases: [a, b]}, F: {cases: {a: 0, b: {value: 1, sym: B}}}, G: {cases: [{str: x, value: 1}, {y: 2}, z]}}", true,
			true},
		{"enums: {E: {storage: i16, cases: [a]}}", false, false},
		{"types: {T: {params: [{x: int64}, {y: '[]int32'}, {z: {type: Type, optional: true}}]}}", true, true},
		{"types: {T: {params: [{x: int46}]}}", true, false},
		{"version: one", false, false},
		{"depends: [ub]", true, true},
		{"depends: [up]", true, false},
		{"templates: {T: {params: [a, {b: c}], folder: true, cases: [x]}}\nops: {a: {extends: {T: {a: 1}}}}", true, true},
		{"ops: {a: {extends: U}}", true, false},
		{"ops: {'${x}': {for_each: {x: [a]}}}", true, true},
		{"interfaces: {I: {extends: [SymbolOpInterface], methods: ['A()', {signature: 'B()', static: true}]}}", true, true},
		{"interfaces: {I: {on: module}}", false, false},
		{"traits: {'T<values values>': {pred: 'true', summary: x}, B: {bundle: [Pure, {HasParent: a.b}]}}", true, true},
		{"constraints: {types: {A: I32, B: {pred: I32, summary: x}}}", true, true},
		{"constraints: {type: {A: I32}}", false, false},
		{"meta: {anything: [1, {x: y}]}", true, true},
	} {
		text := []byte(base + c.text + "\n")
		names, _ := load.Visible(with(file, text), file)
		if len(names) != 1 {
			t.Fatalf("%s: no names", c.text)
		}
		v := decode(t, c.text, text)
		for _, x := range []struct {
			names *load.Names
			want  bool
		}{{nil, c.plain}, {names[0], c.full}} {
			faults := jsonschema.Validate(decodeSchema(t, Definitions(x.names)), v)
			if (len(faults) == 0) != x.want {
				t.Errorf("%s (names: %v): passes is %v, expected %v: %v", c.text, x.names != nil, len(faults) == 0, x.want, faults)
			}
		}
	}
	if s := decodeSchema(t, Definitions(nil)); len(jsonschema.Validate(s, decode(t, "", []byte("ops: {}")))) == 0 {
		t.Error("a file without dialect or library passes")
	}
}

// TestNames looks at the names in scope.
func TestNames(t *testing.T) {
	names, list := load.Visible(options(), "../../defs/cf/cf.yaml")
	if err := list.Err(); err != nil {
		t.Fatal(err)
	}
	n := names[0]
	for _, c := range []struct {
		list []string
		want string
	}{
		{n.Types, "I32"}, {n.Types, "TensorOf<types>"}, {n.Attributes, "StrAttr"}, {n.Regions, "SizedRegion<n>"}, {n.Traits, "Pure"},
		{n.Interfaces, "BranchOpInterface"}, {n.Interfaces, "control.WeightedBranchOpInterface"}, {n.Dialects, "arith"},
		{n.Mixins, "Branch"}, {n.Ops, "cf.br"},
		{n.Ops, "arith.addi"}, {n.Properties, "I64Prop"}, {n.Successors, "AnySuccessor"},
	} {
		if !slices.Contains(c.list, c.want) {
			t.Errorf("%q is not in scope", c.want)
		}
	}
	if slices.Contains(n.Dialects, "control") || slices.Contains(n.Types, "StrAttr") {
		t.Error("a name is in a list where it does not belong")
	}
}
