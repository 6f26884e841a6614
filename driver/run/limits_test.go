package run

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/odsgen/ods/backend/native"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/generated/all"
)

// TestTimeLimit checks that both engines end an endless program with its context and say why.
func TestTimeLimit(t *testing.T) {
	m := lower(t, "func.func @main() {\n  cf.br ^a\n^a:\n  cf.br ^a\n}")
	for _, e := range Engines() {
		if _, err := native.FindTool(t.Context(), e.Name); err != nil && e.Name == "lli" {
			continue
		}
		ctx, stop := context.WithTimeoutCause(t.Context(), 200*time.Millisecond, errors.New("the clock says so"))
		err := e.Run(ctx, &bytes.Buffer{}, driver.Call{Module: m, Entry: "main"})
		stop()
		if err == nil || !strings.Contains(err.Error(), "execution was cancelled: the clock says so") {
			t.Errorf("%s: got %v", e.Name, err)
		}
	}
}

// TestUserErrors checks that what a user does wrong has a place in the program.
func TestUserErrors(t *testing.T) {
	const head = "func.func private @nobody(i32) -> i32\nfunc.func @sum(%a: i32, %b: i32) -> i32 {\n  %0 = arith.addi %a, %b : i32\n  return %0 : i32\n}\n"
	for _, c := range []struct {
		body, entry, args, want string
		leaks                   bool
	}{
		{"", "sum", "1", "2:1: error: '@sum' expects 2 arguments, got 1; its parameters have the types (i32, i32)", false},
		{"", "sum", "1 x", `2:1: error: argument #1 of '@sum': "x" is no integer of 32 bits`, false},
		{"func.func @main(%m: memref<4xf32>) {\n  return\n}", "main", "1",
			"6:1: error: parameter #0 of '@main' has type !llvm.ptr after lowering (all are (!llvm.ptr, !llvm.ptr, i64, i64, i64))",
			false},
		{"", "nobody", "1", "error: no function '@nobody' is defined in the module, which defines '@sum'", false},
		{"func.func @main(%n: i32) -> i32 {\n  %0 = arith.shli %n, %n : i32\n  return %0 : i32\n}", "main", "40",
			"6:1: error: the result of '@main' is a poison value", false},
		{"func.func @main(%n: i32) -> i32 {\n  %0 = func.call @nobody(%n) : (i32) -> i32\n  return %0 : i32\n}", "main", "40",
			"7:8: error: '@nobody' is declared only and not known to the embedded engine", false},
		{"func.func @main(%n: index) -> f32 {\n  %m = memref.alloc(%n) : memref<?xf32>\n  %0 = memref.load %m[%n] : memref<?xf32>\n  return %0 : f32\n}", "main", "4",
			"8:8: error: reading 4 bytes at offset 16 of the heap, which has 16 bytes", false},
		{"func.func @main(%n: index) -> f32 {\n  %m = memref.alloc(%n) : memref<?xf32>\n  %c = arith.constant 2.0 : f32\n  %i = arith.constant 0 : index\n" +
			"  memref.store %c, %m[%i] : memref<?xf32>\n  return %c : f32\n}", "main", "4",
			"7:8: error: memory that is allocated here is never freed: 16 bytes in 1 piece", true},
		{"func.func @main(%n: index) -> f32 {\n  %m = memref.alloc(%n) : memref<?xf32>\n  %0 = memref.load %m[%n] : memref<?xf32>\n  return %0 : f32\n}", "main", "-1",
			"7:8: error: out of memory: ", false},
	} {
		m := lower(t, head+c.body)
		err := Interpret(t.Context(), &bytes.Buffer{},
			driver.Call{Module: m, Entry: c.entry, Args: strings.Fields(c.args), CheckLeaks: c.leaks})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s %s: got %v\nwant %s", c.entry, c.args, err, c.want)
		}
	}
}

// TestLayoutOfModule checks that the engine reads the layout of memory that dialect dlti describes.
func TestLayoutOfModule(t *testing.T) {
	for spec, want := range map[string]string{
		`!llvm.ptr = dense<64> : vector<4xi64>, "dlti.endianness" = "little"`: "",
		`!llvm.ptr = dense<32> : vector<4xi64>`:                               `1:1: error: data layout "p0:32:32:32:32" is not executed by the embedded engine`,
		`"dlti.endianness" = "big"`:                                           `1:1: error: data layout "E" is not executed by the embedded engine`,
	} {
		m := lower(t, "module attributes {dlti.dl_spec = #dlti.dl_spec<"+spec+
			">} {\n  func.func @main() -> i32 {\n    %x = arith.constant 42 : i32\n    return %x : i32\n  }\n}")
		var b bytes.Buffer
		err := Interpret(t.Context(), &b, driver.Call{Module: m, Entry: "main"})
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) || err == nil && b.String() != "42\n" {
			t.Errorf("%s: got %q, %v", spec, b.String(), err)
		}
	}
}

// TestAssertion checks that the message of a failed assertion is printed by both engines, although it is C's library
// that buffers it.
func TestAssertion(t *testing.T) {
	m := lower(t, "func.func @main(%c: i1) {\n  cf.assert %c, \"things went wrong\"\n  return\n}")
	for _, e := range Engines() {
		if _, err := native.FindTool(t.Context(), e.Name); err != nil && e.Name == "lli" {
			continue
		}
		for arg, want := range map[string]string{"true": "", "false": "things went wrong\n"} {
			var b bytes.Buffer
			err := e.Run(t.Context(), &b, driver.Call{Module: m, Entry: "main", Args: []string{arg}})
			if b.String() != want || (err == nil) != (want == "") {
				t.Errorf("%s: got %q, %v; want %q", e.Name, b.String(), err, want)
			}
		}
	}
}

// TestPackedResults checks vectors whose elements are not whole bytes, in structs that are stored, loaded and returned,
// with both engines.
func TestPackedResults(t *testing.T) {
	const typ = "!llvm.struct<(i32, vector<4xi1>, vector<3xi5>, vector<2xi33>, i8)>"
	m := lower(t, `llvm.mlir.global internal @g() : `+typ+` {
  %z = llvm.mlir.zero : `+typ+`
  %m = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %k = llvm.mlir.constant(dense<[1, -2, 3]> : vector<3xi5>) : vector<3xi5>
  %w = llvm.mlir.constant(dense<[4294967296, -5]> : vector<2xi33>) : vector<2xi33>
  %1 = llvm.insertvalue %m, %z[1] : `+typ+`
  %2 = llvm.insertvalue %k, %1[2] : `+typ+`
  %3 = llvm.insertvalue %w, %2[3] : `+typ+`
  llvm.return %3 : `+typ+`
}
llvm.mlir.global internal @v(dense<[true, true, false, true]> : vector<4xi1>) : vector<4xi1>
llvm.func @main() -> `+typ+` {
  %p = llvm.mlir.addressof @g : !llvm.ptr
  %one = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %one x `+typ+` : (i32) -> !llvm.ptr
  %a = llvm.load %p : !llvm.ptr -> `+typ+`
  %k = llvm.extractvalue %a[2] : `+typ+`
  %k2 = llvm.add %k, %k : vector<3xi5>
  %b = llvm.insertvalue %k2, %a[2] : `+typ+`
  llvm.store %b, %q : `+typ+`, !llvm.ptr
  %c = llvm.load %q : !llvm.ptr -> `+typ+`
  %v = llvm.mlir.addressof @v : !llvm.ptr
  %e = llvm.load %v : !llvm.ptr -> vector<4xi1>
  %m = llvm.extractvalue %c[1] : `+typ+`
  %x = llvm.xor %m, %e : vector<4xi1>
  %d = llvm.insertvalue %x, %c[1] : `+typ+`
  llvm.return %d : `+typ+`
}`)
	const want = "0\n[false, true, true, false]\n[2, -4, 6]\n[-4294967296, -5]\n0\n"
	for _, e := range Engines() {
		if _, err := native.FindTool(t.Context(), e.Name); err != nil && e.Name == "lli" {
			continue
		}
		if got := output(t, m, e); got != want {
			t.Errorf("%s: got %q, want %q", e.Name, got, want)
		}
	}
}

// TestNotLowered checks that an entry which a pipeline of the user's own leaves in its dialect is named as that, at its
// place.
func TestNotLowered(t *testing.T) {
	r := all.Registry()
	m, list := core.Parse(core.NewContextWith(r), []byte("\nfunc.func @main() {\n  return\n}\n"), core.ParseOptions{Name: "x.mlir"})
	if list.HasErrors() {
		t.Fatal(list)
	}
	const want = "x.mlir:2:1: error: '@main' is a 'func.func', which the pipeline did not lower to dialect llvm; the default pipeline does"
	err := Interpret(t.Context(), &bytes.Buffer{}, driver.Call{Module: m, Entry: "main"})
	if err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Errorf("got %v\nwant %s", err, want)
	}
}
