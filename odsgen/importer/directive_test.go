package importer

import (
	"bytes"
	"slices"
	"strings"
	"testing"
)

// TestParamSyntax imports parameters that C++ reads and writes by a pair of functions, by other code, and not specially.
func TestParamSyntax(t *testing.T) {
	for _, c := range []struct {
		name, format, parser, printer, want string
		direct                              bool
	}{
		{"name", "`<` $dims `,` $rank `>`", "parseDims($_parser)", "printDims($_printer, $_self)",
			"'`<` custom<Dims>($dims) `,` $rank `>`'", true},
		{"anchor", "(`<` $dims^ `>`)? $rank", "::x::parseDims($_parser)", "::x::printDims($_printer, $_self)",
			"'(`<` custom<Dims>($dims)^ `>`)? $rank'", true},
		{"params", "`<` params `>`", "parseDims($_parser)", "printDims($_printer,$_self)", "'`<` custom<Dims>($dims) `,` $rank `>`'", true},
		{"struct", "`<` struct(params) `>`", "parseDims($_parser)", "printDims($_printer, $_self)",
			"'`<` struct(custom<Dims>($dims), $rank) `>`'", true},
		{"fields", "`<` struct($rank, $dims) `>`", "parseDims($_parser)", "printDims($_printer, $_self)",
			"'`<` struct($rank, custom<Dims>($dims)) `>`'", true},
		{"argument", "`<` custom<All>($dims, ref($rank)) $rank `>`", "parseDims($_parser)", "printDims($_printer, $_self)",
			"'`<` custom<All>($dims, ref($rank)) $rank `>`'", true},
		{"other", "`<` $dims `,` $rank `>`", "parseDims($_parser)", "printSizes($_printer, $_self)", "'`<` $dims `,` $rank `>`'", false},
		{"code", "`<` $dims `,` $rank `>`", "[&] { return 1; }()", "$_printer << $_self", "'`<` $dims `,` $rank `>`'", false},
	} {
		r := small()
		r.add("Farm_Dims", []string{"AttrOrTypeParameter", "ArrayRefParameter"}, map[string]any{"cppType": "::llvm::ArrayRef<int64_t>",
			"parser": c.parser, "printer": c.printer})
		r.add("Farm_Field", []string{"DialectType", "AttrOrTypeDef", "TypeDef"}, map[string]any{"dialect": def("Farm_Dialect"),
			"cppClassName": "FieldType", "mnemonic": "field", "assemblyFormat": c.format,
			"parameters": dag([]any{def("Farm_Dims"), "dims"}, []any{"int", "rank"})})
		res, err := r.run(t)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		if !bytes.Contains(res.YAML, []byte("format: "+c.want)) {
			t.Errorf("%s: expected format: %s in\n%s", c.name, c.want, res.YAML)
		}
		lost := slices.ContainsFunc(res.Needs, func(n Need) bool { return n.Kind == NeedSyntax && strings.Contains(n.What, "parameter") })
		if lost == c.direct {
			t.Errorf("%s: syntax of a parameter is reported: %v", c.name, lost)
		}
		check(t, res)
	}
}

// TestOverloadedDirectives reports functions of C++ by the name that they have there.
func TestOverloadedDirectives(t *testing.T) {
	r := small()
	for name, operand := range map[string]string{"one": "Farm_Wide", "many": "Farm_Herd"} {
		r.add("Farm_"+name, []string{"Op"}, map[string]any{"opDialect": def("Farm_Dialect"), "opName": name, "traits": []any{},
			"arguments": dag([]any{def(operand), "x"}), "results": dag(),
			"assemblyFormat": "custom<Names>($x) attr-dict `:` type($x)"})
	}
	r.add("Farm_Herd", []string{"TypeConstraint", "Variadic"}, map[string]any{"baseType": def("Farm_Wide")})
	res, err := r.run(t)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(res.YAML, []byte("custom<Names2>")) {
		t.Errorf("expected two directives in\n%s", res.YAML)
	}
	for _, n := range res.Needs {
		if n.Kind == NeedDirective && n.Cpp != "parseNames, printNames" {
			t.Errorf("%s: %s names functions that do not exist", n.What, n.Cpp)
		}
	}
	check(t, res)
}
