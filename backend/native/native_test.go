package native

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
)

// module parses a module of the llvm dialect.
func module(t *testing.T, text string) *core.Operation {
	t.Helper()
	m, list := core.Parse(core.NewContext(llvmdefs.New()), []byte(text), core.ParseOptions{Name: "test.mlir"})
	if list.HasErrors() {
		t.Fatalf("%v\n%s", list, text)
	}
	return m
}

// interpret executes @main with the embedded engine.
func interpret(t *testing.T, m *core.Operation) (stdout, stderr string) {
	t.Helper()
	var out, errs bytes.Buffer
	e, err := engine.New(m, engine.Options{Stdout: &out, Stderr: &errs})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := e.Call(context.Background(), "main"); err != nil {
		t.Fatalf("%v\n%s", err, out.String())
	}
	return out.String(), errs.String()
}

// descriptors is a program that has two memrefs of each element type, as globals: @K.a and @K.b hold a descriptor of
// rank 2.
func descriptors(kind, elem, a, b string) string {
	var s strings.Builder
	for _, g := range [][2]string{{"a", a}, {"b", b}} {
		s.WriteString("llvm.mlir.global internal @" + kind + "." + g[0] + ".data(" + g[1] + ") : !llvm.array<6 x " + elem + ">\n")
		s.WriteString(strings.NewReplacer("K", kind, "N", g[0]).Replace(`llvm.mlir.global internal @K.N() : !llvm.struct<(i64, ptr)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
  %r = llvm.mlir.constant(2 : i64) : i64
  %p = llvm.mlir.addressof @K.N.ranked : !llvm.ptr
  %1 = llvm.insertvalue %r, %0[0] : !llvm.struct<(i64, ptr)>
  %2 = llvm.insertvalue %p, %1[1] : !llvm.struct<(i64, ptr)>
  llvm.return %2 : !llvm.struct<(i64, ptr)>
}
llvm.mlir.global internal @K.N.ranked() : !llvm.struct<(ptr, ptr, i64, i64, i64, i64, i64)> {
  %0 = llvm.mlir.zero : !llvm.struct<(ptr, ptr, i64, i64, i64, i64, i64)>
  %p = llvm.mlir.addressof @K.N.data : !llvm.ptr
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %three = llvm.mlir.constant(3 : i64) : i64
  %1 = llvm.insertvalue %p, %0[1] : !llvm.struct<(ptr, ptr, i64, i64, i64, i64, i64)>
  %2 = llvm.insertvalue %two, %1[3] : !llvm.struct<(ptr, ptr, i64, i64, i64, i64, i64)>
  %3 = llvm.insertvalue %three, %2[4] : !llvm.struct<(ptr, ptr, i64, i64, i64, i64, i64)>
  %4 = llvm.insertvalue %three, %3[5] : !llvm.struct<(ptr, ptr, i64, i64, i64, i64, i64)>
  %5 = llvm.insertvalue %one, %4[6] : !llvm.struct<(ptr, ptr, i64, i64, i64, i64, i64)>
  llvm.return %5 : !llvm.struct<(ptr, ptr, i64, i64, i64, i64, i64)>
}
`))
	}
	return s.String()
}

// elementKinds are values of each element type that a helper knows: two arrays of six that agree in some.
var elementKinds = []struct{ kind, elem, a, b string }{
	{"I8", "i8", "dense<[65, 66, 67, 68, 69, 70]> : tensor<6xi8>", "dense<[65, 97, 67, 68, 69, 71]> : tensor<6xi8>"},
	{"I16", "i16", "dense<[1, -2, 3, 4, 5, 6]> : tensor<6xi16>", "dense<[1, 2, 3, -4, 5, 6]> : tensor<6xi16>"},
	{"I32", "i32", "dense<[1, -2, 3, 4, 5, 6]> : tensor<6xi32>", "dense<[1, 2, 3, -4, 5, 6]> : tensor<6xi32>"},
	{"I64", "i64", "dense<[1, -2, 3, 4, 5, 6]> : tensor<6xi64>", "dense<[1, 2, 3, -4, 5, 6]> : tensor<6xi64>"},
	{"Ind", "i64", "dense<[1, -2, 3, 4, 5, 6]> : tensor<6xi64>", "dense<[1, 2, 3, -4, 5, 6]> : tensor<6xi64>"},
	{"F16", "f16", "dense<[1.0, -2.5, 65504.0, 6.0e-8, 0x7C00, 0.1]> : tensor<6xf16>",
		"dense<[1.0, 2.5, -0.0, 6.0e-5, 0xFC00, 0.3]> : tensor<6xf16>"},
	{"BF16", "bf16", "dense<[1.0, -2.5, 3.0e38, 1.0e-40, 0x7F80, 0.1]> : tensor<6xbf16>",
		"dense<[1.0, 2.5, -0.0, 6.0e-5, 0xFF80, 0.3]> : tensor<6xbf16>"},
	{"F32", "f32", "dense<[1.0, -2.5, 1.0e10, 0.1, 1.0e-10, 7.0]> : tensor<6xf32>",
		"dense<[1.0000005, -2.50001, 1.0e10, 0.1, 0.0, 0x7F800000]> : tensor<6xf32>"},
	{"F64", "f64", "dense<[1.0, -2.5, 1.0e10, 0.1, 1.0e-10, 7.0]> : tensor<6xf64>",
		"dense<[1.0000000000005, -2.50001, 1.0e10, 0.1, 0.0, 0xFFF0000000000000]> : tensor<6xf64>"},
}

// TestHelpers executes the helpers themselves with the embedded engine and compares what they print with the engine's
// own.
func TestHelpers(t *testing.T) {
	for _, k := range elementKinds {
		t.Run(k.kind, func(t *testing.T) {
			text := strings.ReplaceAll(descriptors(k.kind, k.elem, k.a, k.b)+`
llvm.func @_mlir_ciface_printMemrefK(!llvm.ptr)
llvm.func @printMemrefK(i64, !llvm.ptr)
llvm.func @_mlir_ciface_printMemrefShapeK(!llvm.ptr)
llvm.func @_mlir_ciface_printMemref2dK(!llvm.ptr)
llvm.func @_mlir_ciface_printMemref1dK(!llvm.ptr)
llvm.func @_mlir_ciface_verifyMemRefK(!llvm.ptr, !llvm.ptr) -> i64
llvm.func @verifyMemRefK(i64, !llvm.ptr, i64, !llvm.ptr) -> i64
llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
llvm.func @printI64(i64)
llvm.func @printU64(i64)
llvm.func @printF32(f32)
llvm.func @printF16(i16)
llvm.func @printBF16(i16)
llvm.func @printOpen()
llvm.func @printClose()
llvm.func @printComma()
llvm.func @printNewline()
llvm.func @main() {
  %two = llvm.mlir.constant(2 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.mlir.addressof @K.a : !llvm.ptr
  %b = llvm.mlir.addressof @K.b : !llvm.ptr
  %ar = llvm.mlir.addressof @K.a.ranked : !llvm.ptr
  %br = llvm.mlir.addressof @K.b.ranked : !llvm.ptr
  llvm.call @_mlir_ciface_printMemrefK(%a) : (!llvm.ptr) -> ()
  llvm.call @printMemrefK(%two, %br) : (i64, !llvm.ptr) -> ()
  llvm.call @_mlir_ciface_printMemrefShapeK(%a) : (!llvm.ptr) -> ()
  llvm.call @_mlir_ciface_printMemref2dK(%ar) : (!llvm.ptr) -> ()
  %0 = llvm.call @_mlir_ciface_verifyMemRefK(%a, %b) : (!llvm.ptr, !llvm.ptr) -> i64
  llvm.call @printI64(%0) : (i64) -> ()
  llvm.call @printOpen() : () -> ()
  %1 = llvm.call @verifyMemRefK(%two, %br, %one, %ar) : (i64, !llvm.ptr, i64, !llvm.ptr) -> i64
  llvm.call @printI64(%1) : (i64) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printU64(%1) : (i64) -> ()
  llvm.call @printClose() : () -> ()
  %h = llvm.mlir.constant(0x3555 : i16) : i16
  %f = llvm.mlir.constant(-0.0 : f32) : f32
  llvm.call @printF16(%h) : (i16) -> ()
  llvm.call @printBF16(%h) : (i16) -> ()
  llvm.call @printF32(%f) : (f32) -> ()
  llvm.call @printNewline() : () -> ()
  %size = llvm.mlir.constant(SIZE : i64) : i64
  llvm.call @memrefCopy(%size, %a, %b) : (i64, !llvm.ptr, !llvm.ptr) -> ()
  %2 = llvm.call @_mlir_ciface_verifyMemRefK(%b, %a) : (!llvm.ptr, !llvm.ptr) -> i64
  llvm.call @printI64(%2) : (i64) -> ()
  llvm.return
}
`, "K", k.kind)
			h, _ := engine.MemrefHelperOf("printMemref" + k.kind)
			m := module(t, strings.ReplaceAll(text, "SIZE", fmt.Sprint(h.Size)))
			wantOut, wantErr := interpret(t, m)
			if err := AddHelpers(m); err != nil {
				t.Fatal(err)
			}
			for op := range m.Region(0).Ops() {
				if name, _ := op.SymbolName(); strings.HasPrefix(name, "print") && op.IsSymbolDeclaration() && name != "printf" {
					t.Errorf("'@%s' has no body", name)
				}
			}
			out, errs := interpret(t, m)
			same := func(what, got, want string) {
				// Globals lie elsewhere once there are more.
				if len(got) < 20 || stripped(got) != stripped(want) {
					t.Errorf("%s of the helpers is\n%s\nwant\n%s", what, got, want)
				}
			}
			same("standard output", out, wantOut)
			same("standard error", errs, wantErr)
		})
	}
}

// stripped drops the addresses of memrefs.
func stripped(s string) string {
	var b strings.Builder
	for i, part := range strings.Split(s, "base@ = 0x") {
		if i > 0 {
			part = strings.TrimLeft(part, "0123456789abcdef")
		}
		b.WriteString(part)
	}
	return b.String()
}

// TestHelperTypes checks that a helper with another type is refused, and one with a body is left alone.
func TestHelperTypes(t *testing.T) {
	err := AddHelpers(module(t, "llvm.func @printI64(i32)"))
	if want := "test.mlir:1:1: error: '@printI64' is declared with type !llvm.func<void (i32)>, but upstream's helper has !llvm.func<void (i64)>"; err == nil ||
		!strings.Contains(err.Error(), want) {
		t.Errorf("got %v, want %s", err, want)
	}
	m := module(t, "llvm.func @printI64(%x: i32) {\n  llvm.return\n}\nllvm.func @printNewline()")
	if err := AddHelpers(m); err != nil {
		t.Fatal(err)
	}
	var names []string
	for op := range m.Region(0).Ops() {
		n, _ := op.SymbolName()
		names = append(names, n)
	}
	if got := strings.Join(names, " "); got != "printI64 printNewline putchar" {
		t.Errorf("the module has %s", got)
	}
}

const program = `llvm.func @printI64(i64)
llvm.func @printNewline()
llvm.func @main() {
  %c = llvm.mlir.constant(42 : i64) : i64
  llvm.call @printI64(%c) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}
`

// TestBuildErrors checks what is refused before a tool runs, and that nothing is left behind.
func TestBuildErrors(t *testing.T) {
	for _, c := range []struct {
		name, text, entry, want string
		form                    Form
		path                    bool // with tools on PATH
	}{
		{"no entry", "llvm.func @f() {\n  llvm.return\n}", "main", "no function '@main' is defined in the module", Executable, true},
		{"parameters", "llvm.func @main(%a: i64) {\n  llvm.return\n}", "main",
			"test.mlir:1:1: error: '@main' has type !llvm.func<void (i64)>", Executable, true},
		{"result", "llvm.func @f() -> f64 {\n  %0 = llvm.mlir.zero : f64\n  llvm.return %0 : f64\n}", "f", "returns nothing or an i32",
			Executable, true},
		{"no llc", program, "main", "'llc' of LLVM 22 is not installed", Executable, false},
		{"standard output", program, "main", "an executable or library is not written to standard output", Executable, true},
		{"folder", program, "main", "is a folder; name a file", Executable, true},
		{"other machine", "module attributes {llvm.target_triple = \"riscv64-unknown-linux-gnu\"} {\n" + program + "}", "main",
			"the module is for riscv64-unknown-linux-gnu; make an object and link it there", Executable, true},
		{"undefined", "llvm.func @nobody()\nllvm.func @main() {\n  llvm.call @nobody() : () -> ()\n  llvm.return\n}", "main",
			"test.mlir:1:1: error: '@nobody' is declared only, and C's library does not have it; define it, or name a shared library that does", Executable, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			if c.path {
				needTools(t)
			} else {
				t.Setenv("PATH", t.TempDir())
				if _, err := FindTool(t.Context(), "llc"); err == nil {
					t.Skip("llc is installed outside of PATH")
				}
			}
			dir := t.TempDir()
			out := filepath.Join(dir, "prog")
			if err := os.WriteFile(out, []byte("old"), 0o600); err != nil {
				t.Fatal(err)
			}
			o := Options{Entry: c.entry, Output: out, Form: c.form}
			if c.name == "standard output" {
				o.Output = "-"
			}
			if c.name == "folder" {
				o.Output = dir
			}
			err := Build(t.Context(), module(t, c.text), o)
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want %s", err, c.want)
			}
			left, _ := os.ReadDir(dir)
			if old, _ := os.ReadFile(out); len(left) != 1 || string(old) != "old" {
				t.Errorf("the folder holds %v, its file %q", left, old)
			}
		})
	}
}

// needTools skips the test when LLVM's tools or a C compiler are missing.
func needTools(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("-short: nothing is compiled to machine code")
	}
	_, err := FindTool(t.Context(), "llc")
	if err == nil {
		_, err = findLinker()
	}
	if err == nil {
		return
	}
	if os.Getenv("ODSGEN_ORACLE") != "" {
		t.Fatalf("%v; ODSGEN_ORACLE demands it", err)
	}
	t.Skip(err)
}

// TestBuild makes files of all forms and runs what can be run.
func TestBuild(t *testing.T) {
	needTools(t)
	for _, c := range []struct {
		name, text, entry, stdout string
		status                    int
	}{
		{"void", program, "main", "42\n", 0},
		{"status", "llvm.func @main() -> i32 {\n  %0 = llvm.mlir.constant(7 : i32) : i32\n  llvm.return %0 : i32\n}", "main", "", 7},
		{"other entry", program + "llvm.func @go() -> i32 {\n  llvm.call @main() : () -> ()\n  %0 = llvm.mlir.constant(3 : i32) : i32\n  llvm.return %0 : i32\n}", "go", "42\n", 3},
		// Here the layout of memory counts: opt must not assume another one than llc.
		{"layout", `llvm.mlir.global external @g() : !llvm.struct<(i32, i64)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, i64)>
  %a = llvm.mlir.constant(1 : i32) : i32
  %b = llvm.mlir.constant(5 : i64) : i64
  %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i32, i64)>
  %2 = llvm.insertvalue %b, %1[1] : !llvm.struct<(i32, i64)>
  llvm.return %2 : !llvm.struct<(i32, i64)>
}
llvm.func @main() -> i32 {
  %p = llvm.mlir.addressof @g : !llvm.ptr
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
  %v = llvm.load %q : !llvm.ptr -> i64
  %s = llvm.trunc %v : i64 to i32
  llvm.return %s : i32
}`, "main", "", 5},
		{"arguments", "llvm.func @main(%n: i32, %v: !llvm.ptr) -> i32 {\n  llvm.return %n : i32\n}", "main", "", 3},
		{"arguments without status", "llvm.func @exit(i32)\nllvm.func @main(%n: i32, %v: !llvm.ptr) {\n  llvm.call @exit(%n) : (i32) -> ()\n  llvm.return\n}", "main", "", 3},
	} {
		t.Run(c.name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "prog")
			if err := Build(t.Context(), module(t, c.text), Options{Entry: c.entry, Output: file, Level: 2}); err != nil {
				t.Fatal(err)
			}
			cmd := exec.Command(file, "a", "b")
			out, _ := cmd.Output()
			if string(out) != c.stdout || cmd.ProcessState.ExitCode() != c.status {
				t.Errorf("printed %q with status %d, want %q with %d", out, cmd.ProcessState.ExitCode(), c.stdout, c.status)
			}
		})
	}
	for form, want := range map[Form]string{LLVMIR: "define i32 @main()", Assembly: "main:", Object: "main"} {
		var b bytes.Buffer
		if err := Build(t.Context(), module(t, program), Options{Entry: "main", Output: "-", Stdout: &b, Form: form}); err != nil ||
			!strings.Contains(b.String(), want) {
			t.Errorf("%s: %v; %q is not in\n%q", form, err, want, b.String())
		}
	}
}

// TestBrainConversions compares the conversions to bf16 that LLVM calls with the engine's own.
func TestBrainConversions(t *testing.T) {
	m := module(t, `llvm.func @__truncsfbf2(f32) -> bf16
llvm.func @__truncdfbf2(f64) -> bf16
llvm.func @single(%x: f32) -> !llvm.struct<(bf16, bf16)> {
  %a = llvm.call @__truncsfbf2(%x) : (f32) -> bf16
  %b = llvm.fptrunc %x : f32 to bf16
  %0 = llvm.mlir.undef : !llvm.struct<(bf16, bf16)>
  %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(bf16, bf16)>
  %2 = llvm.insertvalue %b, %1[1] : !llvm.struct<(bf16, bf16)>
  llvm.return %2 : !llvm.struct<(bf16, bf16)>
}
llvm.func @double(%x: f64) -> !llvm.struct<(bf16, bf16)> {
  %a = llvm.call @__truncdfbf2(%x) : (f64) -> bf16
  %b = llvm.fptrunc %x : f64 to bf16
  %0 = llvm.mlir.undef : !llvm.struct<(bf16, bf16)>
  %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(bf16, bf16)>
  %2 = llvm.insertvalue %b, %1[1] : !llvm.struct<(bf16, bf16)>
  llvm.return %2 : !llvm.struct<(bf16, bf16)>
}`)
	if err := AddHelpers(m); err != nil {
		t.Fatal(err)
	}
	e, err := engine.New(m, engine.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"0.0", "-0.0", "1.0", "0.1", "-0.1", "3.4e38", "1.0e39", "-1.0e300", "1.0e-40", "1.0e-46", "inf",
		"-inf", "nan",
		"1.00390625", "1.01171875", "1.003906250000001", "1.00390624999999", "-1.0117187500000000002", "9.1835e-41",
		"3.3961775292304957e38"} {
		for i, name := range []string{"single", "double"} {
			params, _, _ := e.Signature(name)
			x, err := engine.ParseValue(params[0], text)
			if err != nil {
				t.Fatal(err)
			}
			r, err := e.Call(t.Context(), name, x)
			if err != nil || r[0].String() != r[1].String() {
				t.Errorf("%s (%d) becomes %v, want %v (%v)", text, i, r[0], r[1], err)
			}
		}
	}
}
