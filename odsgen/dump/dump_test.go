package dump

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/odsgen/internal/jsonschema"
	"github.com/odsgen/ods/odsgen/load"
)

func options() load.Options {
	return load.Options{Embedded: os.DirFS("../../defs"),
		GoList: func(string, string) (string, error) { return "", errors.New("no go command in tests") }}
}

func shipped(t *testing.T) []string {
	t.Helper()
	out := []string{"../doc/testdata/prog.yaml", "../../examples/toy/toy.yaml"}
	for _, glob := range []string{"../../defs/*/*.yaml", "../../defs/iface/*/*.yaml"} {
		files, err := filepath.Glob(glob)
		if err != nil || len(files) == 0 {
			t.Fatal("no definitions", err)
		}
		out = append(out, files...)
	}
	return out
}

// dump loads a file and dumps it.
func dump(t *testing.T, opt load.Options, dopt Options, file string) []byte {
	t.Helper()
	prog, list := load.Load(opt, file)
	if err := list.Err(); err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	text, err := json.MarshalIndent(Model(prog, dopt), "", " ")
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// TestSchema checks the dumps of all shipped definitions against the schema, and that the schema rejects what is not
// one.
func TestSchema(t *testing.T) {
	var schema jsonschema.Schema
	if err := json.Unmarshal(Schema(), &schema); err != nil {
		t.Fatal(err)
	}
	for _, f := range shipped(t) {
		text := dump(t, options(), Options{}, f)
		var v any
		if err := json.Unmarshal(text, &v); err != nil {
			t.Fatal(err)
		}
		if faults := jsonschema.Validate(schema, v); len(faults) > 0 {
			t.Errorf("%s: the dump is not as the schema says:\n%s", f, strings.Join(faults[:min(5, len(faults))], "\n"))
		}
		v.(map[string]any)["dialects"].([]any)[0].(map[string]any)["nmae"] = "x"
		if faults := jsonschema.Validate(schema, v); len(faults) != 1 {
			t.Errorf("%s: an unknown key gives %v", f, faults)
		}
	}
}

// TestReferences looks up every id that a dump mentions.
func TestReferences(t *testing.T) {
	for _, f := range shipped(t) {
		prog, _ := load.Load(options(), f)
		doc := Model(prog, Options{All: true})
		ids := map[string]bool{}
		for _, c := range doc.Constraints {
			if ids[c.ID] || c.ID == "" {
				t.Errorf("%s: id %q twice or empty", f, c.ID)
			}
			ids[c.ID] = true
		}
		for _, d := range doc.Dialects {
			for _, o := range d.Ops {
				for _, v := range append(o.Operands, o.Results...) {
					if !ids[v.Constraint] {
						t.Errorf("%s: %s refers to constraint %q, which is not there", f, o.FullName, v.Constraint)
					}
				}
				for _, a := range append(o.Attributes, o.Properties...) {
					if !ids[a.Constraint] {
						t.Errorf("%s: %s refers to constraint %q, which is not there", f, o.FullName, a.Constraint)
					}
				}
			}
		}
		if len(doc.Dialects) < 2 && !strings.Contains(f, "builtin") {
			t.Errorf("%s: imports are missing with All", f)
		}
	}
}

// TestExpanded loads what load.Expand writes: the model is the same, and nothing for reuse is left.
func TestExpanded(t *testing.T) {
	for _, f := range append(shipped(t), "testdata/reuse.yaml") {
		exp, list := load.Expand(options(), f)
		if err := list.Err(); err != nil || len(exp) != 1 {
			t.Fatalf("%s: %v, %d results", f, err, len(exp))
		}
		text := exp[0].Text
		for _, key := range []string{"\nvars:", "\ntemplates:", "\nmixins:", "for_each:", " mixins:"} {
			if bytes.Contains(text, []byte(key)) {
				t.Errorf("%s: %q is left", f, key)
			}
		}
		opt := options()
		opt.ReadFile = func(name string) ([]byte, error) {
			if filepath.Clean(name) == filepath.Clean(f) {
				return text, nil
			}
			return os.ReadFile(name)
		}
		want, got := dump(t, options(), Options{NoPlaces: true}, f), dump(t, opt, Options{NoPlaces: true}, f)
		if !bytes.Equal(want, got) {
			t.Errorf("%s: the expanded definition means something else\n%s", f, firstDifference(want, got))
		}
		again, _ := load.Expand(opt, f)
		if len(again) != 1 || !bytes.Equal(again[0].Text, text) {
			t.Errorf("%s: expanded twice, it differs", f)
		}
	}
}

// firstDifference shows the first line in which two texts differ, with those before it.
func firstDifference(a, b []byte) string {
	x, y := strings.Split(string(a), "\n"), strings.Split(string(b), "\n")
	for i := range min(len(x), len(y)) {
		if x[i] != y[i] {
			return strings.Join(x[max(0, i-5):i+1], "\n") + "\nbut\n" + y[i]
		}
	}
	return "one is longer"
}

// TestContent looks at a few facts of the model that readers need.
func TestContent(t *testing.T) {
	prog, list := load.Load(options(), "../doc/testdata/prog.yaml")
	if err := list.Err(); err != nil {
		t.Fatal(err)
	}
	doc := Model(prog, Options{})
	op := doc.Dialects[0].Ops[0]
	if op.FullName != "prog.all" || op.At == nil || op.At.Line == 0 || op.GoName != "All" {
		t.Errorf("operation: %+v", op.Common)
	}
	if d := op.Attributes[0].Default; d == nil || d.Kind != "enum" || d.Text != "fast" || d.Int != 1 || d.Enum != "prog.Mode" {
		t.Errorf("default: %+v", d)
	}
	if len(op.Infer) != 1 || op.Infer[0].To.Name != "out" || op.Infer[0].Type.Text != "int_type(64)" ||
		op.Infer[0].Type.Args[0].Op != "int" {
		t.Errorf("inference: %+v", op.Infer)
	}
	if u := op.Traits[2]; u.Text != "SameWidth<lhs, rhs>" || u.Pred == nil || u.Pred.Op != "allEqual" ||
		u.Args[0].Parts[1].Name != "rhs" {
		t.Errorf("trait: %+v", u)
	}
	for _, c := range doc.Constraints {
		if c.ID == "prog.Small" && (c.Kind != "type" || c.Pred.Op != "and" || c.Summary != "small integer") {
			t.Errorf("constraint: %+v", c)
		}
	}
	if e := doc.Dialects[0].Enums[1]; e.Storage != "attribute" || e.Attribute != "FlagsAttr" || len(e.Cases[3].Group) != 2 {
		t.Errorf("enum: %+v", e)
	}
}
