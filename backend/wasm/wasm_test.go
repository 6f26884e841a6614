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

// TestVectors checks the instructions on vectors that operations become, and that there are none without SIMD.
func TestVectors(t *testing.T) {
	for text, want := range map[string][]string{
		// Two vectors of 128 bits, in locals.
		"%x: vector<8xf32>) -> vector<8xf32> {\n  %0 = llvm.fadd %x, %x : vector<8xf32>\n  llvm.return %0 : vector<8xf32>":                                       {"\x60\x02\x7b\x7b\x02\x7b\x7b", "\x20\x00\x20\x00\xfd\xe4\x01\x20\x01\x20\x01\xfd\xe4\x01"},
		"%p: !llvm.ptr) -> vector<2xf64> {\n  %0 = llvm.load %p : !llvm.ptr -> vector<2xf64>\n  llvm.return %0 : vector<2xf64>":                                  {"\x20\x00\xfd\x00\x04\x00"},
		"%p: !llvm.ptr, %x: vector<4xi32>) {\n  llvm.store %x, %p {alignment = 4 : i64} : vector<4xi32>, !llvm.ptr\n  llvm.return":                               {"\x20\x00\x20\x01\xfd\x0b\x02\x00"},
		"%x: vector<4xi32>) -> vector<4xi32> {\n  %0 = llvm.mul %x, %x : vector<4xi32>\n  llvm.return %0 : vector<4xi32>":                                        {"\xfd\xb5\x01"},
		"%x: vector<2xi64>) -> i64 {\n  %i = llvm.mlir.constant(1 : i32) : i32\n  %0 = llvm.extractelement %x[%i : i32] : vector<2xi64>\n  llvm.return %0 : i64": {"\xfd\x1d\x01"},
		"%x: vector<4xf32>, %y: vector<4xf32>) -> vector<4xf32> {\n  %0 = llvm.fcmp \"olt\" %x, %y : vector<4xf32>\n  %1 = llvm.select %0, %x, %y : vector<4xi1>, vector<4xf32>\n" +
			"  llvm.return %1 : vector<4xf32>": {"\xfd\x43", "\xfd\x52"},
		"%x: f32) -> vector<4xf32> {\n  %i = llvm.mlir.constant(0 : i32) : i32\n  %u = llvm.mlir.poison : vector<4xf32>\n  %0 = llvm.insertelement %x, %u[%i : i32] : vector<4xf32>\n" +
			"  %1 = llvm.shufflevector %0, %u [0, 0, 0, 0] : vector<4xf32>\n  llvm.return %1 : vector<4xf32>": {"\x20\x00\xfd\x13"},
		"%x: vector<16xi8>) -> vector<16xi8> {\n  %0 = llvm.shufflevector %x, %x [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0] : vector<16xi8>\n  llvm.return %0 : vector<16xi8>":        {"\xfd\x0d\x0f\x0e\x0d\x0c\x0b\x0a\x09\x08"},
		") -> vector<4xi32> {\n  %0 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>\n  llvm.return %0 : vector<4xi32>":                                                  {"\xfd\x0c\x01\x00\x00\x00\x02\x00\x00\x00\x03"},
		"%x: vector<4xi32>, %n: vector<4xi32>) -> i1 {\n  %0 = llvm.icmp \"ult\" %x, %n : vector<4xi32>\n  %1 = \"llvm.intr.vector.reduce.or\"(%0) : (vector<4xi1>) -> i1\n  llvm.return %1 : i1": {"\xfd\x3a", "\xfd\x53"},
		"%x: vector<8xi32>) -> i32 {\n  %0 = \"llvm.intr.vector.reduce.add\"(%x) : (vector<8xi32>) -> i32\n  llvm.return %0 : i32": {
			"\x20\x00\x20\x01\xfd\xae\x01"},
		// A dynamic index moves bytes.
		"%x: vector<4xf32>, %i: i32) -> f32 {\n  %0 = llvm.extractelement %x[%i : i32] : vector<4xf32>\n  llvm.return %0 : f32": {"\xfd\x6e\xfd\x0e\xfd\x1f\x00"},
		// A load of the whole vector where all of the mask is set.
		"%p: !llvm.ptr, %x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {\n  %0 = llvm.icmp \"slt\" %x, %y : vector<4xi32>\n" +
			"  %1 = llvm.intr.masked.load %p, %0, %x {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>\n" +
			"  llvm.return %1 : vector<4xi32>": {"\xfd\xa3\x01\x04\x40\x20\x00\xfd\x00\x02\x00"},
	} {
		source := parse(t, "llvm.func @f("+text+"\n}")
		for _, simd := range []bool{true, false} {
			m, err := wasm.Compile(source, wasm.Options{NoSIMD: !simd})
			if err != nil {
				t.Fatal(err)
			}
			for _, w := range want {
				if bytes.Contains(m.Binary, []byte(w)) != simd {
					t.Errorf("SIMD %v: %s\n%q in %q", simd, text, w, m.Binary)
				}
			}
		}
	}
}

// TestVectorInterface checks that exports and imports have the scalars of vectors.
func TestVectorInterface(t *testing.T) {
	m, err := wasm.Compile(parse(t, `llvm.func @host(vector<4xf32>, i32) -> vector<2xf64>
llvm.func @f(%x: vector<4xf32>, %n: i32) -> vector<2xf64> {
  %0 = llvm.call @host(%x, %n) : (vector<4xf32>, i32) -> vector<2xf64>
  llvm.return %0 : vector<2xf64>
}`), wasm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if i := m.Imports; len(i) != 1 || i[0].Params != "\x7d\x7d\x7d\x7d\x7f" || i[0].Results != "\x7c\x7c" {
		t.Errorf("got imports %+v", i)
	}
	// The function that is exported is the third one that is defined, after @f and the one before @host.
	if !bytes.Contains(m.Binary, []byte("\x01f\x00\x03")) || !bytes.Contains(m.Binary, []byte("\x0bf (scalars)")) {
		t.Errorf("got %q", m.Binary)
	}
	if l, ok := m.Scalars(m.Source.LookupSymbol("f").Region(0).Entry().Arg(0).Type()); !ok || len(l) != 4 || l[3].Offset != 12 {
		t.Errorf("got %+v", l)
	}
}
