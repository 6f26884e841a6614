package read_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/backend/read"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
)

func parse(t *testing.T, text string) *core.Operation {
	t.Helper()
	module, list := core.Parse(core.NewContextWith(core.NewRegistry(llvmdefs.New(), arith.New())), []byte(text), core.ParseOptions{})
	if list.HasErrors() {
		t.Fatal(list)
	}
	return module
}

// TestConstants takes constants apart: the bits of each scalar, "?" for undef, and names of symbols.
func TestConstants(t *testing.T) {
	l, err := layout.Parse(layout.X86_64)
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		`-1 : i64) : i64`:                              "18446744073709551615",
		`1.0 : f32) : f32`:                             "1065353216",
		`@f) : !llvm.ptr`:                              "@f",
		`"ab") : !llvm.array<2 x i8>`:                  "97 98",
		`"ab") : !llvm.array<3 x i8>`:                  "none",
		`[1 : i8, 2 : i16]) : !llvm.struct<(i8, i16)>`: "1 2",
		`[1 : i8]) : !llvm.struct<(i8, i16)>`:          "none",
		`[#llvm.undef, #llvm.zero]) : !llvm.struct<(i8, struct<(i8, ptr)>)>`:                "? 0 0",
		`dense<[1, -2]> : vector<2xi3>) : vector<2xi3>`:                                     "1 6",
		`dense<7> : tensor<2x2xi8>) : !llvm.array<2 x array<2 x i8>>`:                       "7 7 7 7",
		`dense<7> : tensor<3xi8>) : !llvm.array<2 x i8>`:                                    "none",
		`dense<7> : tensor<2xi16>) : !llvm.array<2 x i8>`:                                   "none",
		`dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>`: "1065353216 1073741824 1065353216 1073741824",
		`sparse<[[1]], [5]> : tensor<3xi32>) : !llvm.array<3 x i32>`:                        "0 5 0",
	} {
		op := parse(t, `"builtin.module"() ({ "llvm.mlir.global"() <{global_type = i1, linkage = #llvm.linkage<external>, sym_name = "g", value = 1 : i1}> ({}) : () -> () }) : () -> ()`).Region(0).Entry().First()
		attr, typ, _ := strings.Cut(text, ") : ")
		a, err := core.ParseAttr(op.Context(), attr)
		if err != nil {
			t.Fatal(attr, err)
		}
		ty, err := core.ParseType(op.Context(), typ)
		if err != nil {
			t.Fatal(typ, err)
		}
		var got []string
		constants, ok := read.AppendConstants(nil, l, a, ty)
		for _, c := range constants {
			switch {
			case c.Undef:
				got = append(got, "?")
			case c.Symbol != "":
				got = append(got, "@"+c.Symbol)
			default:
				got = append(got, string(c.Bits.AppendDec(nil, false)))
			}
		}
		if ok != (want != "none") || ok && strings.Join(got, " ") != want {
			t.Errorf("%s: %q %v, want %q", text, got, ok, want)
		}
	}
}

// Each name of a class is that of an intrinsic of the llvm dialect.
func TestClasses(t *testing.T) {
	counts := map[read.Class]int{}
	for _, d := range llvmdefs.New().Def.Ops {
		if name, ok := strings.CutPrefix(d.Name, "llvm.intr."); ok {
			counts[read.ClassOf(name)]++
		}
	}
	delete(counts, read.Other)
	// As many as the table has, but for donothing, which has no operation: a name that is misspelt there is missing here.
	if got, want := fmt.Sprint(counts), "map[1:27 2:13 3:8 4:3 5:2 6:2]"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// What is between types that were lowered and others is not what was forgotten.
func TestNotLowered(t *testing.T) {
	module := parse(t, `llvm.func @f(%a: i32) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to index
  %1 = arith.addi %0, %0 : index
  llvm.return
}`)
	f := module.Region(0).Entry().First()
	r := core.NewReporter(module.Context())
	if read.NotLowered(r, f.Region(0).Entry().First(), "cannot be executed") {
		t.Error("true")
	}
	want := ":3:8: error: 'arith.addi' op cannot be executed; lower the module to the llvm dialect first"
	if got := r.List().Error(); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// Intrinsics whose operations have attributes for operands are not read by their names.
func TestCalled(t *testing.T) {
	for name, want := range map[string]string{
		"llvm.smax.v4i32":                 "smax true",
		"llvm.vector.extract.v2i32.v4i32": "vector.extract false",
		"llvm.is.fpclass.f32":             "is.fpclass false",
	} {
		module := parse(t, fmt.Sprintf(`llvm.func @f(%%a: i32) {
  llvm.call_intrinsic %q(%%a) : (i32) -> ()
  llvm.return
}`, name))
		got, ok := read.Called(module.Region(0).Entry().First().Region(0).Entry().First())
		if text := fmt.Sprint(got, " ", ok); text != want {
			t.Errorf("%s: %s, want %s", name, text, want)
		}
	}
}
