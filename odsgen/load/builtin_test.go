package load

import (
	"os"
	"strings"
	"testing"

	"github.com/odsgen/ods/odsgen/model"
)

// elsewhere are upstream's names that the language expresses differently or that builtin has no use for.
var elsewhere = map[string]string{
	"Builtin_VectorTypeElementType": "VectorElementTypeInterface", "GraphType": "a function type without semantics here",
	"IsNullAttr": "patterns", "ConstBoolAttrFalse": "patterns", "ConstBoolAttrTrue": "patterns", "ConstUnitAttr": "patterns",
	"StringProperty": "old name", "I32Property": "old name", "I64Property": "old name", "BoolProperty": "old name",
	"UnitProperty": "old name",
}

// TestBuiltinLibrary compares builtin's constraints with the records of OpBase, CommonTypeConstraints and
// CommonAttrConstraints of MLIR 22.1.8 (llvm-tblgen --dump-json): names, summaries, and which determine one type.
func TestBuiltinLibrary(t *testing.T) {
	prog, diags := Load(Options{Embedded: os.DirFS("../../defs")}, "../../defs/builtin/builtin.yaml")
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	have := map[string]*model.Constraint{}
	for _, c := range prog.Roots[0].Constraints {
		have[c.Name] = c
	}
	for _, d := range append(prog.Roots[0].Types, prog.Roots[0].Attrs...) {
		have[d.Name] = d.Constraint
	}
	for _, i := range prog.Roots[0].Interfaces {
		if i.Constraint != nil {
			have[i.Name] = i.Constraint
		}
	}
	data, err := os.ReadFile("../testdata/upstream-constraints.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		f := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		kind, name, buildable, summary := f[0], f[1], f[2] != "", f[3]
		if elsewhere[name] != "" {
			continue
		}
		c := have[name]
		switch {
		case c == nil:
			t.Errorf("%s constraint %s is missing (%q)", kind, name, summary)
		case c.Kind.String() != kind:
			t.Errorf("%s is for %ss, upstream for %ss", name, c.Kind, kind)
		case c.Summary != summary:
			t.Errorf("%s: summary %q, upstream %q", name, c.Summary, summary)
		case kind == "type" && buildable != (c.Builds != nil):
			t.Errorf("%s: buildable %v, upstream %v", name, c.Builds != nil, buildable)
		}
	}
}
