package pdl_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/pdl"
)

const definition = `dialect: d
ops:
  two: {traits: [Pure], operands: [{a: AnyInteger}, {b: AnyInteger}], attributes: [{mode: StrAttr}], results: [{r: {type: AnyInteger, infer: type($a)}}]}
  many: {traits: [Pure], operands: [{xs: {type: AnyInteger, variadic: true}}], results: [{r: I32}]}
  more: {traits: [Pure], operands: [{xs: {type: AnyInteger, variadic: true}}], results: [{r: I32}]}
  none: {}
patterns:
  Swap: (two $x (two $y $x mode="in") mode="out"|"up") => (two $y $x mode="in")
  Either: (two either((two _ _ mode=_), $x) mode=$m) => (two $x $x mode=$m)
  Alone: $r:(two $x $y mode=_) if one_use($x) => $y
  Wide: (two $x $y mode=_) if width($x) < 8 => $y
  Function: (two $x $y mode="f") if IsGood($x) => $y
  Gone: (none) => erase
  All: (more $xs) => (many $xs)
`

// TestModule writes rules of all kinds.
func TestModule(t *testing.T) {
	file := filepath.Join(t.TempDir(), "d.yaml")
	if err := os.WriteFile(file, []byte(definition), 0o666); err != nil {
		t.Fatal(err)
	}
	prog, list := load.Load(load.Options{Embedded: os.DirFS("../../defs")}, file)
	if list.HasErrors() {
		t.Fatal(list)
	}
	text, kept := pdl.Module(prog.Roots[0])
	for _, want := range []string{"pdl.pattern @Swap_1 : benefit(2) {", `pdl.attribute = "up"`, "pdl.pattern @Swap_2", "pdl.pattern @Either_2",
		"pdl.erase %", "pdl.operation \"d.many\" (%values", ": !pdl.range<value>)"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %s in\n%s", want, text)
		}
	}
	reasons := map[string]string{"Alone": "conditions on the uses of values", "Wide": `the condition "width($x) < 8"`, "Function": "the Go function IsGood"}
	for _, k := range kept {
		if reasons[k.Rule.Name] != k.Reason {
			t.Errorf("rule %s is kept because of %q, expected %q", k.Rule.Name, k.Reason, reasons[k.Rule.Name])
		}
		delete(reasons, k.Rule.Name)
		if !strings.Contains(text, "  // "+k.Rule.GoName+" is not here: "+k.Reason+".\n") {
			t.Errorf("the module does not name rule %s:\n%s", k.Rule.Name, text)
		}
	}
	if len(reasons) > 0 {
		t.Errorf("also expected to be kept: %v", reasons)
	}
}
