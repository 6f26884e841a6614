package check_test

import (
	"os"
	"strings"
	"testing"

	"github.com/odsgen/ods/odsgen/load"
)

// TestNames: two definitions that declare one Go name are reported at the second one.
func TestNames(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"enums:\n  Kind: {cases: [x, y]}\nops:\n  kind: {}\n",
			"d.yaml:5:3: enum 'Kind' and operation 'kind' both declare 'Kind' in Go"},
		{"ops:\n  b: {}\n  b_op: {go_name: BOp}\n", "d.yaml:4:3: operation 'b' and operation 'b_op' both declare 'BOp' in Go"},
		{"enums:\n  Fast: {cases: [x, y]}\nops:\n  parse_fast: {}\n",
			"d.yaml:3:3: operation 'parse_fast' and enum 'Fast' both declare 'ParseFast' in Go"},
		{"ops:\n  tty_resource: {}\nresources:\n  Tty: {summary: x}\n",
			"d.yaml:5:3: operation 'tty_resource' and resource 'Tty' both declare 'TtyResource' in Go"},
		{"ops:\n  a: {folder: true}\n  a_folder: {}\n",
			"d.yaml:3:3: operation 'a_folder' and hook of 'a' both declare 'AFolder' in Go"},
		{"ops:\n  own_trait: {}\ntraits:\n  Own: {verifier: true}\n",
			"d.yaml:5:3: operation 'own_trait' and trait 'Own' both declare 'OwnTrait' in Go"},
		{"ops:\n  cost_of: {}\ndiscardable_attributes:\n  - cost: UnitAttr\n",
			"d.yaml:5:5: operation 'cost_of' and discardable attribute 'cost' both declare 'CostOf' in Go"},
		{"interfaces:\n  I: {methods: ['X() int']}\nops:\n  i_key: {}\n",
			"d.yaml:3:3: operation 'i_key' and interface 'I' both declare 'IKey' in Go"},
		{"ops:\n  a: {hooks: Both, folder: true}\n  b: {hooks: Both, folder: true}\n  both: {}\n",
			"d.yaml:3:3: operation 'both' and hook of 'a' both declare 'BothOp' in Go"},
		{"enums:\n  Kind: {cases: [x, y]}\nops:\n  kinds: {folder: true, verifier: true}\n", ""},
	} {
		_, list := load.Load(load.Options{Embedded: os.DirFS("../../defs"), ReadFile: func(name string) ([]byte, error) {
			if name != "d.yaml" {
				return nil, &os.PathError{Op: "open", Path: name, Err: os.ErrNotExist}
			}
			return []byte("dialect: d\n" + c.text), nil
		}}, "d.yaml")
		var got []string
		for _, d := range list {
			got = append(got, d.Pos.String()+": "+d.Message)
		}
		if strings.Join(got, "\n") != c.want {
			t.Errorf("%s\ngot %q\nexpected %q", c.text, got, c.want)
		}
	}
}
