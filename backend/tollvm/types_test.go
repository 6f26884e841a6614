package tollvm_test

import (
	"strings"
	"testing"

	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/core"
)

// typeOf parses a type.
func typeOf(t *testing.T, c *core.Context, text string) core.Type {
	t.Helper()
	op, list := core.Parse(c, []byte(`"test.op"() {t = `+text+`} : () -> ()`),
		core.ParseOptions{Name: "type", AllowUnregistered: true})
	if op == nil {
		t.Fatalf("%s: %v", text, list)
	}
	var x core.Type
	op.Walk(func(o *core.Operation) {
		if a, ok := o.DiscardableAttr("t").(*core.TypeAttr); ok {
			x = a.Value()
		}
	})
	return x
}

// TestTypes lists what types become, as mlir-opt 22.1.8 converts arguments of blocks.
func TestTypes(t *testing.T) {
	c := core.NewContextWith(suite.Registry())
	c.AllowUnregistered(true)
	conv := tollvm.NewTypeConverter(c, tollvm.Options{}, nil)
	for _, test := range [][2]string{
		{"index", "i64"}, {"i7", "i7"}, {"si8", "i8"}, {"ui8", "i8"}, {"i0", "i0"},
		{"f16", "f16"}, {"bf16", "bf16"}, {"f80", "f80"}, {"f128", "f128"}, {"tf32", ""},
		{"f8E5M2", "i8"}, {"f8E8M0FNU", "i8"}, {"f4E2M1FN", "i4"}, {"f6E3M2FN", "i6"},
		{"none", ""}, {"tuple<>", ""}, {"tuple<i32>", ""}, {"tensor<3xf32>", ""}, {"tensor<*xf32>", ""}, {"!foo.bar", ""},
		{"complex<f32>", "!llvm.struct<(f32, f32)>"}, {"complex<f8E5M2>", "!llvm.struct<(i8, i8)>"}, {"complex<tf32>", ""},
		{"vector<f32>", "vector<1xf32>"}, {"vector<3xindex>", "vector<3xi64>"},
		{"vector<4x2x3xindex>", "!llvm.array<4 x array<2 x vector<3xi64>>>"},
		{"vector<2x[4]xi1>", "!llvm.array<2 x vector<[4]xi1>>"}, {"vector<[2]x4xf32>", ""}, {"vector<3xtf32>", ""},
		{"vector<2x3x!llvm.ptr>", "!llvm.array<2 x vector<3x!llvm.ptr>>"},
		{"memref<f32>", "!llvm.struct<(ptr, ptr, i64)>"},
		{"memref<?x4xindex>", "!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>"},
		{"memref<4xf32, 1>", "!llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>"},
		{"memref<4xf32, affine_map<(d0) -> (d0 + 1)>>", "!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>"},
		{"memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>", ""}, {"memref<4xf32, \"gpu\">", ""}, {"memref<2xtf32>", ""},
		{"memref<*xf32>", "!llvm.struct<(i64, ptr)>"}, {"memref<*xf32, 3>", "!llvm.struct<(i64, ptr)>"},
		{"() -> ()", "!llvm.ptr"}, {"(tensor<1xf32>) -> ()", "!llvm.ptr"},
		{"!llvm.ptr<3>", "!llvm.ptr<3>"}, {"!llvm.struct<(i32, index)>", "!llvm.struct<(i32, i64)>"},
		{"!llvm.struct<packed (i8, index)>", "!llvm.struct<packed (i8, i64)>"}, {"!llvm.struct<(tensor<2xf32>)>", ""},
		{"!llvm.array<3 x memref<2xf32>>", "!llvm.array<3 x struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>>"},
		{"!llvm.func<void (index)>", "!llvm.func<void (i64)>"}, {"!llvm.struct<\"a\", (i32)>", "!llvm.struct<\"a\", (i32)>"},
	} {
		got := ""
		if x := conv.ConvertOne(typeOf(t, c, test[0])); x != nil {
			got = core.TypeString(x)
		}
		if got != test[1] {
			t.Errorf("%s becomes %q, want %q", test[0], got, test[1])
		}
	}
}

// TestParameters lists what arguments and results become in signatures.
func TestParameters(t *testing.T) {
	c := core.NewContextWith(suite.Registry())
	for _, test := range []struct{ typ, params, bareParams, result, bareResult string }{
		{"i32", "i32", "i32", "i32", "i32"},
		{"memref<2xf32>", "!llvm.ptr, !llvm.ptr, i32, i32, i32", "!llvm.ptr",
			"!llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>", "!llvm.ptr"},
		{"memref<f32, 2>", "!llvm.ptr<2>, !llvm.ptr<2>, i32", "!llvm.ptr<2>", "!llvm.struct<(ptr<2>, ptr<2>, i32)>", "!llvm.ptr<2>"},
		{"memref<?xf32>", "!llvm.ptr, !llvm.ptr, i32, i32, i32", "", "!llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>",
			""},
		{"memref<2xf32, strided<[?]>>", "!llvm.ptr, !llvm.ptr, i32, i32, i32", "",
			"!llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>", ""},
		{"memref<*xf32>", "i32, !llvm.ptr", "", "!llvm.struct<(i32, ptr)>", ""},
		{"tensor<2xf32>", "", "", "", ""},
	} {
		conv := tollvm.NewTypeConverter(c, tollvm.Options{IndexBitwidth: 32}, nil)
		x := typeOf(t, c, test.typ)
		list := func(bare bool) string {
			var out []string
			for _, p := range conv.Parameters(x, bare) {
				out = append(out, core.TypeString(p))
			}
			return strings.Join(out, ", ")
		}
		result := func(bare bool) string {
			if r := conv.PackResults([]core.Type{x}, bare); r != nil {
				return core.TypeString(r)
			}
			return ""
		}
		for _, got := range [][2]string{{list(false), test.params}, {list(true), test.bareParams}, {result(false), test.result},
			{result(true), test.bareResult}} {
			if got[0] != got[1] {
				t.Errorf("%s: got %q, want %q", test.typ, got[0], got[1])
			}
		}
	}
	conv := tollvm.NewTypeConverter(c, tollvm.Options{}, nil)
	if got := core.TypeString(conv.PackResults(nil, false)); got != "!llvm.void" {
		t.Errorf("no results become %s", got)
	}
	both := []core.Type{c.Index(), c.Vector([]int64{2, 2}, c.F32(), nil)}
	if got := core.TypeString(conv.PackResults(both, false)); got != "!llvm.struct<(i64, array<2 x vector<2xf32>>)>" {
		t.Errorf("two results become %s", got)
	}
}

// TestReasons checks that a memory space without an address space is reported once for a type, and that recursive
// structs with other types in them end.
func TestReasons(t *testing.T) {
	c := core.NewContextWith(suite.Registry())
	r := core.NewReporter(c)
	conv := tollvm.NewTypeConverter(c, tollvm.Options{}, r)
	x := typeOf(t, c, `memref<4xf32, "gpu">`)
	for range 2 {
		if conv.ConvertOne(x) != nil {
			t.Error("a memref in an unknown memory space is converted")
		}
	}
	want := `conversion of memref memory space "gpu" to integer address space failed. Consider adding memory space conversions.`
	if l := r.List(); len(l) != 1 || l[0].Message != want {
		t.Errorf("reported: %v", l)
	}
	s := typeOf(t, c, `!llvm.struct<"node", (index, array<2 x struct<"node">>)>`)
	if got := core.TypeString(conv.ConvertOne(s)); got != `!llvm.struct<"_Converted.node", (i64, array<2 x struct<"_Converted.node">>)>` {
		t.Errorf("a recursive struct becomes %s", got)
	}
}
