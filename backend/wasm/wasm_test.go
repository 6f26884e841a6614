package wasm_test

import (
	"bytes"
	"strings"
	"testing"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/wasm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
)

func parse(t *testing.T, text string) *core.Operation {
	t.Helper()
	r := all.Registry()
	backend.Extend(r)
	m, list := core.Parse(core.NewContextWith(r), []byte(text), core.ParseOptions{Name: "in.mlir"})
	if list.HasErrors() {
		t.Fatal(list)
	}
	return m
}

// TestBinary checks the bytes of a small module. What modules compute is tested where they are executed, in backend/jit.
func TestBinary(t *testing.T) {
	var b bytes.Buffer
	m := parse(t, "llvm.func @add(%x: i32, %y: i32) -> i32 {\n  %0 = llvm.add %x, %y : i32\n  llvm.return %0 : i32\n}")
	if err := wasm.Write(&b, m); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"\x00asm\x01\x00\x00\x00", "\x60\x02\x7f\x7f\x01\x7f", "\x00\x20\x00\x20\x01\x6a\x0f\x00\x0b", "\x03add\x00\x00"} {
		if !bytes.Contains(b.Bytes(), []byte(want)) {
			t.Errorf("%q is not in %q", want, b.Bytes())
		}
	}
}

// TestImports checks what a module asks its host for.
func TestImports(t *testing.T) {
	m, err := wasm.Compile(parse(t, `llvm.func @host(!llvm.ptr, i128) -> f32
llvm.func @unused()
llvm.func @f(%p: !llvm.ptr, %x: i128, %h: f16) -> f16 {
  %0 = llvm.call @host(%p, %x) : (!llvm.ptr, i128) -> f32
  %1 = llvm.fadd %h, %h : f16
  %2 = llvm.intr.sin(%0) : (f32) -> f32
  llvm.return %1 : f16
}`), wasm.Options{Interruptible: true})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, i := range m.Imports {
		got = append(got, i.Module+" "+i.Name)
	}
	if want := "env host, llvm fadd (f16, f16) -> f16, env sinf"; strings.Join(got, ", ") != want {
		t.Errorf("got %s, want %s", strings.Join(got, ", "), want)
	}
}

// TestErrors checks that what cannot be translated is an error at its line.
func TestErrors(t *testing.T) {
	for text, want := range map[string]string{
		"func.func @f() {\n  return\n}": "1:1: error: 'func.func' op cannot be translated to WebAssembly; lower the module to the llvm dialect first",
		"llvm.func @f() {\n  llvm.inline_asm has_side_effects \"nop\", \"\" : () -> ()\n  llvm.return\n}":                                                 "2:3: error: 'llvm.inline_asm' op cannot be translated",
		"llvm.func @f(%x: vector<[2]xi32>) {\n  llvm.return\n}":                                                                                           "1:1: error: parameter #0 of '@f' has type vector<[2]xi32>",
		"llvm.func @f() -> !llvm.ptr {\n  %0 = llvm.mlir.addressof @g : !llvm.ptr\n  llvm.return %0 : !llvm.ptr\n}\nllvm.mlir.global external @g() : i32": "2:8: error: symbol '@g' has no address",
		"llvm.mlir.global internal @g() : !llvm.array<3000000000 x i8>":                                                                                   "error: global '@g' makes the program's data larger than 2 GiB",
		"llvm.func @f(%p: !llvm.ptr, %x: f16) -> f16 {\n  %0 = llvm.atomicrmw fadd %p, %x monotonic : !llvm.ptr, f16\n  llvm.return %0 : f16\n}":          "2:8: error: 'llvm.atomicrmw' op cannot be translated",
	} {
		if _, err := wasm.Compile(parse(t, text), wasm.Options{}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v", text, err)
		}
	}
}
