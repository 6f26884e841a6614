package core

import (
	"strings"
	"testing"
)

// form is a text and how it is printed; want is empty when the text prints as it is.
type form struct{ text, want string }

var typeForms = []form{
	{"i1", ""}, {"i0", ""}, {"si8", ""}, {"ui16", ""}, {"i16777215", ""}, {"i0032", "i32"},
	{"index", ""}, {"none", ""},
	{"f16", ""}, {"bf16", ""}, {"f32", ""}, {"f64", ""}, {"f80", ""}, {"f128", ""}, {"tf32", ""},
	{"f8E5M2", ""}, {"f8E4M3", ""}, {"f8E4M3FN", ""}, {"f8E5M2FNUZ", ""}, {"f8E4M3FNUZ", ""}, {"f8E4M3B11FNUZ", ""},
	{"f8E3M4", ""}, {"f8E8M0FNU", ""}, {"f4E2M1FN", ""}, {"f6E2M3FN", ""}, {"f6E3M2FN", ""},
	{"() -> ()", ""}, {"(i32, f32) -> i1", ""}, {"(i32) -> (i1, i2)", ""}, {"() -> (i32)", "() -> i32"},
	{"(() -> ()) -> ((i32) -> f32)", "(() -> ()) -> ((i32) -> f32)"},
	{"tuple<>", ""}, {"tuple<i32, tuple<f32>>", ""}, {"complex<f32>", ""}, {"complex<i7>", ""},
	{"vector<4xf32>", ""}, {"vector<f32>", ""}, {"vector<4x[8]x2xi1>", ""}, {"vector<[4]xindex>", ""},
	{"tensor<4x?x0xf32>", ""}, {"tensor<f32>", ""}, {"tensor<*xf32>", ""}, {"tensor<0x0xf32>", ""}, {"tensor<0xf32>", ""},
	{"tensor<0x4xf32>", ""}, {"tensor< 4 x ? x f32 >", "tensor<4x?xf32>"}, {"tensor<4xvector<2xi1>>", ""},
	{`tensor<4xf32, "encoding">`, ""}, {"tensor<4xf32, {a = 1 : i32}>", ""}, {"tensor<4xf32, >", "tensor<4xf32>"},
	{"tensor<2x!foo.bar>", ""}, {"memref<f32>", ""}, {"memref<4x?xf32>", ""}, {"memref<*xf32>", ""},
	{"memref<*xf32, 3>", "memref<*xf32, 3>"}, {"memref<4xf32, 1 : i32>", ""}, {`memref<4xf32, "space">`, ""},
	{"memref<4xf32, 0>", "memref<4xf32>"}, {"memref<4xf32, affine_map<(d0) -> (d0)>>", "memref<4xf32>"},
	{"memref<4xf32, affine_map<(d0) -> (d0 + 1)>, 2>", ""}, {"memref<4x?xf32, strided<[?, 1], offset: ?>>", ""},
	{"memref<4xmemref<?xvector<2xf32>>>", ""}, {"!foo.bar", ""}, {"!foo.bar<a, \"b>\" [c] {d} (e) -> f>", ""},
	{"!foo<bar>", "!foo.bar"}, {`!foo<"bar">`, ""}, {"!foo<>", ""}, {"!foo.bar.baz<1>", ""}, {"!foo<a//b>", ""},
}

var attrForms = []form{
	{"1", "1 : i64"}, {"-1", "-1 : i64"}, {"255 : i8", "-1 : i8"}, {"-128 : i8", ""}, {"255 : ui8", ""}, {"-128 : si8", ""},
	{"0xFF : i32", "255 : i32"}, {"0xFFFFFFFFFFFFFFFF", "-1 : i64"}, {"0 : i0", ""}, {"9223372036854775807 : index", ""},
	{"-9223372036854775808 : index", ""}, {"18446744073709551616 : i65", "-18446744073709551616 : i65"},
	{"-170141183460469231731687303715884105728 : i128", ""}, {"0x100000000000000000 : i72", "295147905179352825856 : i72"},
	{"true", ""}, {"false", ""}, {"1 : i1", "true"}, {"-1 : i1", "true"},
	{"1.0", "1.000000e+00 : f64"}, {"-0.0 : f32", "-0.000000e+00 : f32"}, {"1.0e999", "0x7FF0000000000000 : f64"},
	{"0x7FC00000 : f32", ""}, {"0x10 : f32", "2.242080e-44 : f32"}, {"1.5 : bf16", "1.500000e+00 : bf16"},
	{"0.1 : f16", "9.997550e-02 : f16"}, {`"a\"b\0A"`, `"a\22b\0A"`}, {`"a" : i32`, ""}, {`""`, ""},
	{"unit", ""}, {"i32", ""}, {"(i32) -> f32", ""}, {"[]", ""}, {"[1 : i8, \"a\", [true]]", ""},
	{"{}", ""}, {"{b = 1 : i8, a, \"c d\" = {}}", "{a, b = 1 : i8, \"c d\" = {}}"}, {"@a", ""}, {"@a::@b::@\"c d\"", ""},
	{"@a :: @b", "@a::@b"}, {"affine_map<(d0)[s0] -> (d0 + s0)>", ""}, {"affine_set<(d0) : (d0 >= 0)>", ""},
	{"dense<1> : tensor<2xi32>", ""}, {"dense<[1, 2]> : tensor<2xi32>", ""}, {"dense<[[1], [2]]> : tensor<2x1xi8>", ""},
	{"dense<[1, 1]> : tensor<2xi32>", "dense<1> : tensor<2xi32>"}, {"dense<> : tensor<0xi32>", ""}, {"dense<1> : tensor<0xi32>", ""},
	{"dense<1> : tensor<4294967296x4294967296xi8>", ""}, {"dense<0> : tensor<2xi0>", "dense<[0, 0]> : tensor<2xi0>"},
	{`dense<"0x01"> : tensor<0xi8>`, "dense<1> : tensor<0xi8>"}, {"dense<[true, false]> : tensor<2xsi1>", ""},
	{"array<si1: true>", ""},
	{"dense<[]> : tensor<0xi32>", "dense<> : tensor<0xi32>"}, {"dense<[[]]> : tensor<1x0xi32>", "dense<> : tensor<1x0xi32>"},
	{"dense<true> : tensor<2xi1>", ""}, {"dense<[true, 0, -1]> : vector<3xi1>", "dense<[true, false, true]> : vector<3xi1>"},
	{"dense<1.5> : vector<4xf32>", "dense<1.500000e+00> : vector<4xf32>"}, {"dense<0x7FC00000> : tensor<2xf32>", ""},
	{"dense<(1,2)> : tensor<2xcomplex<i32>>", ""}, {"dense<[(1.0,-2.0)]> : tensor<1xcomplex<f32>>",
		"dense<(1.000000e+00,-2.000000e+00)> : tensor<1xcomplex<f32>>"},
	{`dense<"a"> : tensor<2x!foo.str>`, ""}, {`dense<["a", "b"]> : tensor<2x!foo.str>`, ""},
	{`dense<"0x0100000002000000"> : tensor<2xi32>`, "dense<[1, 2]> : tensor<2xi32>"},
	{`dense<"0x01000000"> : tensor<2xi32>`, "dense<1> : tensor<2xi32>"},
	{`dense<"0x03"> : tensor<2xi1>`, "dense<true> : tensor<2xi1>"},
	{`dense<"0x01FF"> : tensor<9xi1>`, "dense<[true, false, false, false, false, false, false, false, true]> : tensor<9xi1>"},
	{`dense<"0xFF"> : tensor<9xi1>`, "dense<true> : tensor<9xi1>"}, {"dense<1> : vector<2xindex>", ""},
	{"sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>", ""}, {"sparse<> : tensor<3x4xi32>", ""}, {"sparse<> : tensor<0xi0>", ""},
	{"sparse<0, 1> : tensor<3xi32>", ""}, {`sparse<[[0, 0]], "a"> : tensor<3x4x!foo.s>`, `sparse<0, "a"> : tensor<3x4x!foo.s>`},
	{"sparse<(0, 1), 1> : tensor<2x2xi32>", "sparse<[[0, 1]], 1> : tensor<2x2xi32>"},
	{"dense<(1, 2)> : tensor<2xi8>", "dense<[1, 2]> : tensor<2xi8>"},
	{"dense_resource<key> : tensor<3xi32>", ""}, {`dense_resource<"a b"> : tensor<3xi32>`, ""},
	{"array<i32>", ""}, {"array<i32: 1, -2>", ""}, {"array<i1: true, false>", ""}, {"array<ui8: -1>", "array<ui8: 255>"},
	{"array<f32: 1.0, 0x7FC00000>", "array<f32: 1.000000e+00, 0x7FC00000>"}, {"array<i0: 0>", ""},
	{"strided<[1, ?], offset: ?>", ""}, {"strided<[]>", ""}, {"strided<[-1], offset: -2>", ""},
	{"#foo.bar", ""}, {"#foo.bar : i32", ""}, {"#foo<bar>", "#foo.bar"}, {`#foo<"x y"> : i32`, ""}, {"#foo.", "#foo<>"},
	{"#foo.bar<a<b>c>", ""}, {"distinct[7]<1 : i32>", "distinct[0]<1 : i32>"},
	{"loc(unknown)", ""}, {`loc("a")`, ""}, {`loc("a":1:2)`, ""}, {`loc("a":1)`, `loc("a":1:0)`},
	{`loc("a":1:2 to 3:4)`, ""}, {`loc("a":1:2 to :4)`, ""},
	{`loc("a"("b":1:2))`, ""}, {`loc(callsite("a" at "b"))`, ""}, {`loc(fused["a", "b"])`, ""}, {`loc(fused["a"])`, `loc("a")`},
	{`loc(fused<"m">["a"])`, ""}, {"loc(fused[])", "loc(unknown)"}, {`loc(fused<1 : i8>[])`, "loc(fused<1 : i8>[unknown])"},
}

func TestTypeForms(t *testing.T) {
	c := NewContext()
	c.AllowUnregistered(true)
	for _, f := range typeForms {
		want := f.want
		if want == "" {
			want = f.text
		}
		typ, err := ParseType(c, f.text)
		if err != nil {
			t.Errorf("type %s: %v", f.text, err)
			continue
		}
		if got := typ.String(); got != want {
			t.Errorf("type %s prints as %s, want %s", f.text, got, want)
		}
		if again, err := ParseType(c, want); err != nil || again != typ {
			t.Errorf("type %s is not the same type when read back: %v", want, err)
		}
	}
}

func TestAttrForms(t *testing.T) {
	for _, f := range attrForms {
		c := NewContext()
		c.AllowUnregistered(true)
		want := f.want
		if want == "" {
			want = f.text
		}
		a, err := ParseAttr(c, f.text)
		if err != nil {
			t.Errorf("attribute %s: %v", f.text, err)
			continue
		}
		if got := a.String(); got != want {
			t.Errorf("attribute %s prints as %s, want %s", f.text, got, want)
		}
		again, err := ParseAttr(c, want)
		if err != nil || again != a && !strings.HasPrefix(want, "d") {
			t.Errorf("attribute %s is not the same attribute when read back: %v", want, err)
		}
	}
}

// TestPointRange shows that a range that ends where it begins prints as the point, of which it is not a duplicate.
func TestPointRange(t *testing.T) {
	c := NewContext()
	for text, want := range map[string]string{
		`loc("a":1:2 to 1:2)`:                       `loc("a":1:2)`,
		`loc("a":1:2 to :2)`:                        `loc("a":1:2)`,
		`loc(fused["a":1:2 to :2, "a":1:2])`:        `loc(fused["a":1:2, "a":1:2])`,
		`loc(fused["a":1:2 to :2, "a":1:2 to 1:2])`: `loc("a":1:2)`,
	} {
		a, err := ParseAttr(c, text)
		if err != nil || a.String() != want {
			t.Errorf("%s prints as %v, want %s (%v)", text, a, want, err)
		}
	}
}

// TestFormsOracle checks the tables above with mlir-opt: what it prints for a text is what they say.
func TestFormsOracle(t *testing.T) {
	var src, want strings.Builder
	add := func(attr, printed string) {
		if strings.Contains(printed, "distinct") || strings.Contains(printed, "loc(") || strings.Contains(printed, "affine_") {
			return // printed as aliases
		}
		src.WriteString("\"a.b\"() {a = 1 : i8, x = " + attr + "} : () -> ()\n")
		if printed == "unit" {
			want.WriteString("  \"a.b\"() {a = 1 : i8, x} : () -> ()\n")
			return
		}
		want.WriteString("  \"a.b\"() {a = 1 : i8, x = " + printed + "} : () -> ()\n")
	}
	for _, l := range [][]form{typeForms, attrForms} {
		for _, f := range l {
			if f.want == "" {
				add(f.text, f.text)
			} else {
				add(f.text, f.want)
			}
		}
	}
	out, _ := runOracle(t, src.String(), "--allow-unregistered-dialect")
	got := strings.Split(strings.TrimSuffix(strings.TrimPrefix(out, "module {\n"), "}\n\n"), "\n")
	for i, w := range strings.Split(want.String(), "\n") {
		if i >= len(got) || got[i] != w {
			t.Fatalf("mlir-opt prints line %d as\n%s\nwant\n%s", i+1, got[min(i, len(got)-1)], w)
		}
	}
}
