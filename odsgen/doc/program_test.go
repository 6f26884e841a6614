package doc_test

import (
	"slices"
	"testing"

	"github.com/odsgen/ods/odsgen/doc"
	"github.com/odsgen/ods/odsgen/load"
)

// TestPrograms: what becomes of an example when it is opened in the playground.
func TestPrograms(t *testing.T) {
	const text = `dialect: d
ops:
  fn:
    summary: x
    traits: [Symbol]
    attributes: [{sym_name: StrAttr}]
    examples: ['d.fn @f', "module {\n}"]
  call:
    summary: x
    examples: ['d.call @f', "d.fn @f {\n}"]
  end:
    summary: x
    traits: [Terminator]
    examples: ['d.end', "d.end ^a\n^a:", "d.loop {\n  d.end\n}"]
`
	prog, list := load.Load(load.Options{ReadFile: func(name string) ([]byte, error) {
		if name == "d.yaml" {
			return []byte(text), nil
		}
		return load.ReadFile(name)
	}, DialectPath: []string{"../../defs"}}, "d.yaml")
	if list.HasErrors() {
		t.Fatal(list)
	}
	page, _ := doc.Build(prog.Roots[0], doc.Options{})
	var got []string
	for _, b := range page.Blocks {
		if c, ok := b.(doc.Code); ok {
			got = append(got, c.Programs...)
		}
	}
	want := []string{
		"func.func private @example() {\n  d.call @f\n  func.return\n}\n",
		"d.fn @f {\n}\n",
		"func.func private @example() {\n  d.end\n}\n",
		"func.func private @example() {\n  d.end ^a\n  ^a:\n  func.return\n}\n",
		"func.func private @example() {\n  d.loop {\n    d.end\n  }\n  func.return\n}\n",
		"d.fn @f\n",
		"module {\n}\n",
	}
	want[0] = "d.fn @f\n" + want[0]
	if !slices.Equal(got, want) {
		t.Errorf("got\n%q, want\n%q", got, want)
	}
}
