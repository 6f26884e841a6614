package csource

import (
	"bytes"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
)

// write returns the C file of a module, or the error.
func write(t *testing.T, text string) (string, error) {
	t.Helper()
	m, list := core.Parse(core.NewContext(llvmdefs.New()), []byte(text), core.ParseOptions{Name: "test.mlir"})
	if list.HasErrors() {
		t.Fatalf("%v\n%s", list, text)
	}
	var b bytes.Buffer
	err := Write(&b, m)
	return b.String(), err
}

// TestText looks for parts of what is written.
func TestText(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       []string
		not        []string
	}{
		{"nested expressions", `llvm.func @f(%a: i32, %b: i32) -> i32 {
  %0 = llvm.mul %a, %b : i32
  %1 = llvm.add %0, %a : i32
  llvm.return %1 : i32
}`, []string{"uint32_t f(uint32_t a0, uint32_t a1) {", "return (a0 * a1) + a0;"}, nil},
		{"names for the assembler", `llvm.func @"x\0A.incbin \22/etc/passwd\22"() {
  llvm.return
}
llvm.func @"v@@1"() {
  llvm.return
}
llvm.func @""() {
  llvm.return
}
llvm.func @"nul\00"() {
  llvm.return
}
llvm.func @"$5"() {
  llvm.return
}
llvm.func @"a.b$c"() {
  llvm.return
}
llvm.mlir.global external @"g\0Amain:"(7 : i32) : i32
llvm.mlir.global external @"h.i"(7 : i32) : i32`,
			[]string{"static void v__1(void);", "static void _(void);", "static void nul_(void);", "static void _5(void);",
				"void a_b_c(void) __asm__(\"a.b$c\");", "static uint32_t g_main_ = 7;", "uint32_t h_i __asm__(\"h.i\") = 7;"},
			[]string{"incbin ", "__asm__(\"x", "__asm__(\"v", "__asm__(\"\")", "__asm__(\"nul", "__asm__(\"$", "__asm__(\"g"}},
		{"weak symbols", `llvm.func weak @w() {
  llvm.return
}
llvm.func linkonce_odr @"l.o"() {
  llvm.return
}
llvm.func extern_weak @e()
llvm.func @s() {
  llvm.return
}
llvm.mlir.global weak @g(7 : i32) : i32`, []string{"void w(void) __attribute__((weak));", "void l_o(void) __asm__(\"l.o\") __attribute__((weak));",
			"void e(void) __attribute__((weak));", "void s(void);", "uint32_t g __attribute__((weak)) = 7;"}, nil},
		{"used twice", `llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.mul %a, %a : i32
  %1 = llvm.add %0, %0 : i32
  llvm.return %1 : i32
}`, []string{"uint32_t i1 = a0 * a0;", "return i1 + i1;"}, nil},
		{"signed comparison", `llvm.func @f(%a: i32) -> i1 {
  %c = llvm.mlir.constant(-1 : i32) : i32
  %0 = llvm.icmp "slt" %a, %c : i32
  llvm.return %0 : i1
}`, []string{"return (int32_t)a0 < -1;"}, nil},
		{"unsigned comparison", `llvm.func @f(%a: i32, %b: i32) -> i1 {
  %0 = llvm.icmp "ult" %a, %b : i32
  llvm.return %0 : i1
}`, []string{"return a0 < a1;"}, nil},
		{"odd width", `llvm.func @f(%a: i13) -> i13 {
  %0 = llvm.add %a, %a : i13
  llvm.return %0 : i13
}`, []string{"return (a0 + a0) & 0x1fffull;"}, nil},
		{"vector of three", `llvm.func @f(%p: !llvm.ptr, %v: vector<3xi32>) -> vector<3xi32> {
  %0 = llvm.load %p : !llvm.ptr -> vector<3xi32>
  llvm.store %v, %p : vector<3xi32>, !llvm.ptr
  llvm.return %0 : vector<3xi32>
}`, []string{"memcpy(&v1, a0, 12);", "memcpy(a0, &bits, 12); }"}, nil},
		{"loop", `llvm.func @f(%n: i64) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^head(%c0, %c0 : i64, i64)
^head(%i: i64, %s: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %t = llvm.add %s, %i : i64
  %j = llvm.add %i, %c1 : i64
  llvm.br ^head(%j, %t : i64, i64)
^end:
  llvm.return %s : i64
}`, []string{"while ((int64_t)i1 < (int64_t)a0) {\n", "  return i2;"}, []string{"goto", "L1"}},
		{"swap", `llvm.func @f(%n: i1, %x: i64, %y: i64) -> i64 {
  llvm.br ^head(%x, %y : i64, i64)
^head(%i: i64, %s: i64):
  llvm.cond_br %n, ^body, ^end
^body:
  llvm.br ^head(%s, %i : i64, i64)
^end:
  llvm.return %s : i64
}`, []string{"uint64_t t0 = i2;", "uint64_t t1 = i1;", "i1 = t0;", "i2 = t1;"}, nil},
		{"if and else", `llvm.func @g(i32)
llvm.func @f(%c: i1, %x: i32, %y: i32) {
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.call @g(%x) : (i32) -> ()
  llvm.br ^end
^b:
  llvm.call @g(%y) : (i32) -> ()
  llvm.br ^end
^end:
  llvm.return
}`, []string{"  if (a0) {\n    g(a1);\n  } else {\n    g(a2);\n  }\n"}, []string{"goto"}},
		{"value that leaves a branch", `llvm.func @f(%c: i1, %x: i32, %y: i32) -> i32 {
  llvm.cond_br %c, ^a, ^b(%y : i32)
^a:
  %0 = llvm.mul %x, %y : i32
  %1 = llvm.add %0, %0 : i32
  llvm.br ^b(%1 : i32)
^b(%r: i32):
  llvm.return %r : i32
}`, []string{"} else {\n    i1 = a2;\n  }"}, []string{"goto"}},
		{"names of C", `llvm.func @double(%x: f64) -> f64 { llvm.return %x : f64 }
llvm.func internal @a.b() { llvm.return }`, []string{`double double_1(double a0) __asm__("double");`, "static void a_b(void);"}, nil},
		{"names of variables", `llvm.func internal @i1() { llvm.return }
llvm.func internal @x() { llvm.return }`, []string{"static void i1_(void);", "static void x_(void);"}, nil},
		{"library", `llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @f(%n: i64) -> !llvm.ptr {
  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  llvm.return %p : !llvm.ptr
}`, []string{"#include <stdlib.h>", "= malloc(a0);"}, []string{"malloc(uint64_t"}},
		{"elements", `llvm.func @f(%p: !llvm.ptr, %i: i64) -> f32 {
  %0 = llvm.getelementptr %p[%i, 1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i8, array<4 x f32>)>
  %1 = llvm.load %0 : !llvm.ptr -> f32
  llvm.return %1 : f32
}`, []string{"[a1].f1.a[2];"}, nil},
		{"unaligned", `llvm.func @f(%p: !llvm.ptr) -> f32 {
  %1 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> f32
  llvm.return %1 : f32
}`, []string{"memcpy(&x1, a0, sizeof x1);"}, nil},
		{"text", "llvm.mlir.global internal constant @s(\"a\\22\\0A?\\00\")\n", []string{`= {"a\"\n\077"};`}, nil},
		{"negation of a negative number", `llvm.func @f() -> f64 {
  %c = llvm.mlir.constant(-1.0 : f64) : f64
  %0 = llvm.fneg %c : f64
  llvm.return %0 : f64
}`, []string{"return -(-1.0);"}, []string{"--"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := write(t, c.text)
			if err != nil {
				t.Fatal(err)
			}
			for _, w := range c.want {
				if !strings.Contains(got, w) {
					t.Errorf("no %q in\n%s", w, got)
				}
			}
			for _, w := range c.not {
				if strings.Contains(got, w) {
					t.Errorf("%q in\n%s", w, got)
				}
			}
		})
	}
}

// TestRefused checks that what C cannot express is an error at its place, and that nothing is written.
func TestRefused(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"wide integer":    {"llvm.func @f(%a: i129) {\n  llvm.return\n}", "test.mlir:1:1: error: C has no type like i129"},
		"bf16":            {"llvm.func @f(%a: bf16) {\n  llvm.return\n}", "C has no type like bf16"},
		"variadic":        {"llvm.func @f(%a: i32, ...) {\n  llvm.return\n}", "'@f' takes any number of arguments"},
		"foreign struct":  {"llvm.func @f(!llvm.struct<(i32, i32)>)", "'@f' is declared only and takes or returns a struct"},
		"name of nothing": {"llvm.func @\"a b\\0A.text\"()", `test.mlir:1:1: error: '@a b\n.text' is declared only, and no assembler reads its name`},
		"name of no data": {"llvm.mlir.global external @\"a b\"() : i32", "test.mlir:1:1: error: '@a b' is declared only"},
		"address space":   {"llvm.func @f(%p: !llvm.ptr<3>) {\n  llvm.return\n}", "C has no type like !llvm.ptr<3>"},
		"scalable":        {"llvm.func @f(%p: vector<[4]xf32>) {\n  llvm.return\n}", "C has no type like vector<[4]xf32>"},
		"packed vector": {"llvm.func @f(%p: !llvm.ptr) {\n  %0 = llvm.load %p : !llvm.ptr -> vector<4xi1>\n  llvm.return\n}",
			"test.mlir:2:8: error: 'llvm.load' cannot be written in C: vectors of integers that do not fill bytes are packed in memory"},
		"assembly": {"llvm.func @f() {\n  llvm.inline_asm \"nop\", \"\" : () -> ()\n  llvm.return\n}",
			"test.mlir:2:3: error: 'llvm.inline_asm' cannot be written in C: assembly belongs to a machine"},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := write(t, c.text)
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("error %v, want %q", err, c.want)
			}
			if got != "" {
				t.Errorf("%q is written in spite of it", got)
			}
		})
	}
}
