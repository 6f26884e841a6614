package engine

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
)

// module parses a module of the llvm dialect.
func module(t testing.TB, text string) *core.Operation {
	t.Helper()
	m, list := core.Parse(core.NewContext(llvmdefs.New()), []byte(text), core.ParseOptions{Name: "test.mlir"})
	if list.HasErrors() {
		t.Fatal(list)
	}
	return m
}

// run executes @f and returns what it printed and its results, or the error.
func run(t testing.TB, text string, args ...string) (string, error) {
	t.Helper()
	var out bytes.Buffer
	e, err := New(module(t, text), Options{Stdout: &out, MaxSteps: 10_000_000, MaxDepth: 10_000})
	if err != nil {
		return "", err
	}
	params, _, err := e.Signature("f")
	if err != nil {
		return "", err
	}
	var vals []Value
	for i, a := range args {
		v, err := ParseValue(params[i], a)
		if err != nil {
			return "", err
		}
		vals = append(vals, v)
	}
	res, err := e.Call(context.Background(), "f", vals...)
	for _, r := range res {
		fmt.Fprintln(&out, r)
	}
	return out.String(), err
}

func TestCall(t *testing.T) {
	for _, c := range []struct {
		name, body, args, want string
	}{
		{"wrap", `llvm.func @f(%a: i8, %b: i8) -> i8 { %r = llvm.add %a, %b : i8  llvm.return %r : i8 }`, "127 1", "-128"},
		{"odd width", `llvm.func @f(%a: i7, %b: i7) -> i7 { %r = llvm.sdiv %a, %b : i7  llvm.return %r : i7 }`, "-63 5", "-12"},
		{"wide", `llvm.func @f(%a: i128, %b: i128) -> i128 { %r = llvm.mul %a, %b : i128  llvm.return %r : i128 }`,
			"1000000000000000000000 -7000000000", "-7000000000000000000000000000000"},
		{"bool", `llvm.func @f(%a: i32, %b: i32) -> i1 { %r = llvm.icmp "slt" %a, %b : i32  llvm.return %r : i1 }`, "-1 1", "true"},
		{"f32", `llvm.func @f(%a: f32, %b: f32) -> f32 { %r = llvm.fdiv %a, %b : f32  llvm.return %r : f32 }`, "1.0 3.0",
			"0.333333343"},
		{"infinity", `llvm.func @f(%a: f32, %b: f32) -> f32 { %r = llvm.fdiv %a, %b : f32  llvm.return %r : f32 }`, "1.0 -inf",
			"-0.000000e+00"},
		{"no number", `llvm.func @f(%a: f64) -> i1 { %r = llvm.fcmp "uno" %a, %a : f64  llvm.return %r : i1 }`, "nan", "true"},
		{"f16", `llvm.func @f(%a: f16, %b: f16) -> f16 { %r = llvm.fadd %a, %b : f16  llvm.return %r : f16 }`, "0.1 0.2",
			"2.998050e-01"},
		{"f80", `llvm.func @f(%a: f80, %b: f80) -> f80 { %r = llvm.fmul %a, %b : f80  llvm.return %r : f80 }`, "0.5 3.0",
			"1.500000e+00"},
		{"predicates", `llvm.func @f(%a: f64, %b: f64) -> !llvm.struct<(i1, i1, i1)> {
			%x = llvm.fcmp "ult" %a, %b : f64
			%y = llvm.fcmp "uno" %a, %b : f64
			%z = llvm.fcmp "ueq" %a, %b : f64
			%0 = llvm.mlir.undef : !llvm.struct<(i1, i1, i1)>
			%1 = llvm.insertvalue %x, %0[0] : !llvm.struct<(i1, i1, i1)>
			%2 = llvm.insertvalue %y, %1[1] : !llvm.struct<(i1, i1, i1)>
			%3 = llvm.insertvalue %z, %2[2] : !llvm.struct<(i1, i1, i1)>
			llvm.return %3 : !llvm.struct<(i1, i1, i1)> }`, "2.0 2.0", "false\nfalse\ntrue"},
		{"vector", `llvm.func @f(%a: i32) -> vector<3xi32> {
			%0 = llvm.mlir.constant(dense<[1, 2, 3]> : vector<3xi32>) : vector<3xi32>
			%i = llvm.mlir.constant(1 : i32) : i32
			%1 = llvm.insertelement %a, %0[%i : i32] : vector<3xi32>
			%2 = llvm.mul %1, %0 : vector<3xi32>
			%3 = llvm.shufflevector %2, %0 [2, 1, 3] : vector<3xi32>
			llvm.return %3 : vector<3xi32> }`, "10", "[9, 20, 1]"},
		{"dynamic element", `llvm.func @f(%i: i32) -> i32 {
			%0 = llvm.mlir.constant(dense<[10, 20, 30]> : vector<3xi32>) : vector<3xi32>
			%1 = llvm.extractelement %0[%i : i32] : vector<3xi32>
			llvm.return %1 : i32 }`, "2", "30"},
		{"memory", `llvm.mlir.global internal @g(dense<[5, 6, 7]> : tensor<3xi32>) : !llvm.array<3 x i32>
			llvm.func @f(%i: i64) -> i32 {
			%p = llvm.mlir.addressof @g : !llvm.ptr
			%q = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x i32>
			%v = llvm.load %q : !llvm.ptr -> i32
			%w = llvm.add %v, %v : i32
			llvm.store %w, %q : i32, !llvm.ptr
			%x = llvm.load %q : !llvm.ptr -> i32
			llvm.return %x : i32 }`, "2", "14"},
		{"end of memory", `llvm.func @f(%i: i64) -> i64 {
			%n = llvm.mlir.constant(4 : i32) : i32
			%p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
			%b = llvm.mlir.constant(1 : i8) : i8
			%one = llvm.mlir.constant(1 : i64) : i64
			%q = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
			"llvm.intr.memset"(%p, %b, %i) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
			"llvm.intr.memcpy"(%p, %p, %i) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
			%r = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
			"llvm.intr.memmove"(%r, %p, %i) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
			"llvm.intr.memcpy"(%r, %p, %one) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
			%x = llvm.ptrtoint %p : !llvm.ptr to i64
			%y = llvm.ptrtoint %q : !llvm.ptr to i64
			%z = llvm.sub %y, %x : i64
			llvm.return %z : i64 }`, "4", "16"},
		{"resource", `llvm.mlir.global internal @g(dense_resource<r> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
			llvm.func @f(%i: i64) -> i32 {
			%p = llvm.mlir.addressof @g : !llvm.ptr
			%q = llvm.getelementptr %p[0, %i, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x array<2 x i32>>
			%v = llvm.load %q : !llvm.ptr -> i32
			llvm.return %v : i32 }
			{-# dialect_resources: { builtin: { r: "0x0400000001000000020000000300000004000000" } } #-}`, "1", "4"},
		{"initializer", `llvm.mlir.global internal @a(7 : i16) : i16
			llvm.mlir.global internal @g() : !llvm.struct<(i8, ptr)> {
			%0 = llvm.mlir.undef : !llvm.struct<(i8, ptr)>
			%c = llvm.mlir.constant(3 : i8) : i8
			%p = llvm.mlir.addressof @a : !llvm.ptr
			%1 = llvm.insertvalue %c, %0[0] : !llvm.struct<(i8, ptr)>
			%2 = llvm.insertvalue %p, %1[1] : !llvm.struct<(i8, ptr)>
			llvm.return %2 : !llvm.struct<(i8, ptr)> }
			llvm.func @f() -> i16 {
			%p = llvm.mlir.addressof @g : !llvm.ptr
			%q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, ptr)>
			%r = llvm.load %q : !llvm.ptr -> !llvm.ptr
			%v = llvm.load %r : !llvm.ptr -> i16
			llvm.return %v : i16 }`, "", "7"},
		{"swapped block arguments", `llvm.func @f(%n: i32) -> i32 {
			%a = llvm.mlir.constant(1 : i32) : i32
			%b = llvm.mlir.constant(2 : i32) : i32
			%z = llvm.mlir.constant(0 : i32) : i32
			llvm.br ^loop(%n, %a, %b : i32, i32, i32)
			^loop(%i: i32, %x: i32, %y: i32):
			%c = llvm.icmp "eq" %i, %z : i32
			%j = llvm.sub %i, %a : i32
			llvm.cond_br %c, ^end, ^loop(%j, %y, %x : i32, i32, i32)
			^end:
			llvm.return %x : i32 }`, "7", "2"},
		{"switch", `llvm.func @f(%n: i32) -> i32 {
			%a = llvm.mlir.constant(10 : i32) : i32
			%b = llvm.mlir.constant(20 : i32) : i32
			llvm.switch %n : i32, ^d(%n : i32) [ -1: ^d(%a : i32), 5: ^d(%b : i32) ]
			^d(%x: i32):
			llvm.return %x : i32 }`, "-1", "10"},
		{"recursion", `llvm.func @f(%n: i32) -> i32 {
			%c = llvm.mlir.constant(2 : i32) : i32
			%o = llvm.mlir.constant(1 : i32) : i32
			%s = llvm.icmp "slt" %n, %c : i32
			llvm.cond_br %s, ^r(%n : i32), ^b
			^b:
			%1 = llvm.sub %n, %o : i32
			%2 = llvm.sub %n, %c : i32
			%3 = llvm.call @f(%1) : (i32) -> i32
			%4 = llvm.call @f(%2) : (i32) -> i32
			%5 = llvm.add %3, %4 : i32
			llvm.br ^r(%5 : i32)
			^r(%x: i32):
			llvm.return %x : i32 }`, "15", "610"},
		{"indirect call", `llvm.func @g(%x: i32) -> i32 { %y = llvm.add %x, %x : i32  llvm.return %y : i32 }
			llvm.func @f(%x: i32) -> i32 {
			%p = llvm.mlir.addressof @g : !llvm.ptr
			%y = llvm.call %p(%x) : !llvm.ptr, (i32) -> i32
			llvm.return %y : i32 }`, "21", "42"},
		{"heap", `llvm.func @malloc(i64) -> !llvm.ptr
			llvm.func @free(!llvm.ptr)
			llvm.func @f(%x: f64) -> f64 {
			%n = llvm.mlir.constant(16 : i64) : i64
			%p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
			%q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, f64
			llvm.store %x, %q : f64, !llvm.ptr
			%v = llvm.load %q : !llvm.ptr -> f64
			llvm.call @free(%p) : (!llvm.ptr) -> ()
			llvm.return %v : f64 }`, "2.5", "2.500000e+00"},
		{"printing", `llvm.func @printI64(i64)
			llvm.func @printF64(f64)
			llvm.func @printComma()
			llvm.func @printNewline()
			llvm.func @f(%x: i64, %y: f64) {
			llvm.call @printI64(%x) : (i64) -> ()
			llvm.call @printComma() : () -> ()
			llvm.call @printF64(%y) : (f64) -> ()
			llvm.call @printNewline() : () -> ()
			llvm.return }`, "-5 1e10", "-5, 1e+10"},
		{"poison that nobody needs", `llvm.func @f(%x: i32) -> i32 {
			%m = llvm.mlir.constant(2147483647 : i32) : i32
			%p = llvm.add %m, %x overflow<nsw> : i32
			%t = llvm.mlir.constant(false) : i1
			%r = llvm.select %t, %p, %x : i1, i32
			llvm.return %r : i32 }`, "1", "1"},
		{"freeze", `llvm.func @f() -> i32 { %p = llvm.mlir.poison : i32  %r = llvm.freeze %p : i32  llvm.return %r : i32 }`, "", "0"},
		{"poison result", `llvm.func @f() -> i32 { %p = llvm.mlir.poison : i32  llvm.return %p : i32 }`, "", "poison"},
		{"poison through memory", `llvm.func @f(%x: i32) -> i32 {
			%n = llvm.mlir.constant(1 : i32) : i32
			%p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
			%u = llvm.mlir.poison : i32
			llvm.store %u, %p : i32, !llvm.ptr
			%a = llvm.load %p : !llvm.ptr -> i32
			llvm.store %x, %p : i32, !llvm.ptr
			%b = llvm.load %p : !llvm.ptr -> i32
			%c = llvm.freeze %a : i32
			%d = llvm.add %b, %c : i32
			llvm.return %d : i32 }`, "9", "9"},
		{"intrinsics", `llvm.func @f(%x: i32) -> i32 {
			%a = llvm.intr.ctpop(%x) : (i32) -> i32
			%b = llvm.intr.bswap(%x) : (i32) -> i32
			%c = "llvm.intr.ctlz"(%x) <{is_zero_poison = false}> : (i32) -> i32
			%d = llvm.intr.smax(%b, %x) : (i32, i32) -> i32
			%e = llvm.add %a, %c : i32
			%g = llvm.xor %d, %e : i32
			llvm.return %g : i32 }`, "255", "223"},
		{"overflow", `llvm.func @f(%x: i8, %y: i8) -> !llvm.struct<(i8, i1)> {
			%a = "llvm.intr.smul.with.overflow"(%x, %y) : (i8, i8) -> !llvm.struct<(i8, i1)>
			llvm.return %a : !llvm.struct<(i8, i1)> }`, "16 8", "-128\ntrue"},
		{"ldexp and frexp", `llvm.func @f(%x: f64, %n: i32) -> !llvm.struct<(f64, f64, i32)> {
			%a = llvm.intr.ldexp(%x, %n) : (f64, i32) -> f64
			%b = llvm.intr.frexp(%a) : (f64) -> !llvm.struct<(f64, i32)>
			%c = llvm.extractvalue %b[0] : !llvm.struct<(f64, i32)>
			%d = llvm.extractvalue %b[1] : !llvm.struct<(f64, i32)>
			%0 = llvm.mlir.undef : !llvm.struct<(f64, f64, i32)>
			%1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(f64, f64, i32)>
			%2 = llvm.insertvalue %c, %1[1] : !llvm.struct<(f64, f64, i32)>
			%3 = llvm.insertvalue %d, %2[2] : !llvm.struct<(f64, f64, i32)>
			llvm.return %3 : !llvm.struct<(f64, f64, i32)> }`, "-3.0 4", "-4.800000e+01\n-7.500000e-01\n6"},
		{"rounding to integers", `llvm.func @f(%x: f64) -> !llvm.struct<(i64, i32)> {
			%a = llvm.intr.llround(%x) : (f64) -> i64
			%b = llvm.intr.lrint(%x) : (f64) -> i32
			%0 = llvm.mlir.undef : !llvm.struct<(i64, i32)>
			%1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i64, i32)>
			%2 = llvm.insertvalue %b, %1[1] : !llvm.struct<(i64, i32)>
			llvm.return %2 : !llvm.struct<(i64, i32)> }`, "-2.5", "-3\n-2"},
		{"parts of vectors", `llvm.func @f(%x: i32) -> vector<4xi32> {
			%v = llvm.mlir.constant(dense<[5, 6, 7, 8]> : vector<4xi32>) : vector<4xi32>
			%a = llvm.intr.vector.extract %v[2] : vector<2xi32> from vector<4xi32>
			%b = llvm.intr.vector.insert %a, %v[0] : vector<2xi32> into vector<4xi32>
			%s = "llvm.intr.stepvector"() : () -> vector<4xi32>
			%c = llvm.add %b, %s : vector<4xi32>
			llvm.return %c : vector<4xi32> }`, "0", "[7, 9, 9, 11]"},
		{"active lanes", `llvm.func @f(%x: i32, %n: i32) -> vector<4xi1> {
			%m = "llvm.intr.get.active.lane.mask"(%x, %n) : (i32, i32) -> vector<4xi1>
			llvm.return %m : vector<4xi1> }`, "-2 -1", "[true, false, false, false]"},
		{"sincos", `llvm.func @f(%x: f32) -> !llvm.struct<(f32, f32)> {
			%a = llvm.intr.sincos(%x) : (f32) -> !llvm.struct<(f32, f32)>
			llvm.return %a : !llvm.struct<(f32, f32)> }`, "0.0", "0.000000e+00\n1.000000e+00"},
		{"wide exchange", `llvm.func @f(%x: i128, %y: i128) -> !llvm.struct<(i128, i1)> {
			%n = llvm.mlir.constant(1 : i32) : i32
			%p = llvm.alloca %n x i128 : (i32) -> !llvm.ptr
			llvm.store %x, %p : i128, !llvm.ptr
			%a = llvm.cmpxchg %p, %y, %x acq_rel monotonic : !llvm.ptr, i128
			llvm.return %a : !llvm.struct<(i128, i1)> }`, "36893488147419103232 0", "36893488147419103232\nfalse"},
		{"packed vector in memory", `llvm.func @f(%x: i1) -> i8 {
			%n = llvm.mlir.constant(1 : i32) : i32
			%p = llvm.alloca %n x vector<8xi1> : (i32) -> !llvm.ptr
			%v = llvm.mlir.constant(dense<[true, false, false, true, false, false, false, false]> : vector<8xi1>) : vector<8xi1>
			%i = llvm.mlir.constant(1 : i32) : i32
			%w = llvm.insertelement %x, %v[%i : i32] : vector<8xi1>
			llvm.store %w, %p : vector<8xi1>, !llvm.ptr
			%r = llvm.load %p : !llvm.ptr -> i8
			llvm.return %r : i8 }`, "true", "11"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := run(t, c.body, strings.Fields(c.args)...)
			if err != nil {
				t.Fatal(err)
			}
			if got != c.want+"\n" {
				t.Errorf("got %q, want %q", got, c.want+"\n")
			}
		})
	}
}

func TestTraps(t *testing.T) {
	for _, c := range []struct {
		name, body, args, want string
	}{
		{"division", "llvm.func @f(%a: i32, %b: i32) -> i32 {\n  %r = llvm.udiv %a, %b : i32\n  llvm.return %r : i32 }", "1 0",
			"test.mlir:2:8: error: division by zero"},
		{"overflow", "llvm.func @f(%a: i8, %b: i8) -> i8 {\n  %r = llvm.srem %a, %b : i8\n  llvm.return %r : i8 }", "-128 -1",
			"2:8: error: signed division overflows"},
		{"branch", "llvm.func @f(%a: i8) {\n  %m = llvm.add %a, %a overflow<nsw> : i8\n  %c = llvm.icmp \"eq\" %m, %a : i8\n  llvm.cond_br %c, ^x, ^x\n^x:\n llvm.return }",
			"100", "4:3: error: branch on a poison value"},
		{"unreachable", "llvm.func @f() {\n  llvm.unreachable }", "", "2:3: error: 'llvm.unreachable' was reached"},
		{"null", "llvm.func @f() -> i32 {\n  %p = llvm.mlir.zero : !llvm.ptr\n  %v = llvm.load %p : !llvm.ptr -> i32\n  llvm.return %v : i32 }", "",
			"3:8: error: reading 4 bytes through a null pointer"},
		{"bounds", "llvm.func @f(%i: i64) -> i32 {\n  %n = llvm.mlir.constant(4 : i32) : i32\n  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr\n" +
			"  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32\n  llvm.store %n, %q : i32, !llvm.ptr\n  %v = llvm.load %q : !llvm.ptr -> i32\n  llvm.return %v : i32 }",
			"4", "5:3: error: writing 4 bytes at offset 16 of the stack, which has 16 bytes"},
		{"in front", "llvm.func @f(%i: i64) -> i32 {\n  %n = llvm.mlir.constant(4 : i32) : i32\n  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr\n" +
			"  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32\n  llvm.store %n, %q : i32, !llvm.ptr\n  %v = llvm.load %q : !llvm.ptr -> i32\n  llvm.return %v : i32 }",
			"-1", "5:3: error: writing 4 bytes at offset -4 of the stack"},
		{"uninitialized", "llvm.func @f() {\n  %n = llvm.mlir.constant(1 : i32) : i32\n  %p = llvm.alloca %n x i1 : (i32) -> !llvm.ptr\n  %v = llvm.load %p : !llvm.ptr -> i1\n" +
			"  llvm.cond_br %v, ^x, ^x\n^x:\n  llvm.return }", "", "5:3: error: branch on a poison value"},
		{"copy overlaps", "llvm.func @f(%n: i64) {\n  %c = llvm.mlir.constant(16 : i32) : i32\n  %p = llvm.alloca %c x i8 : (i32) -> !llvm.ptr\n" +
			"  %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8\n" +
			"  \"llvm.intr.memcpy\"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()\n  llvm.return }", "5",
			"5:3: error: copying 5 bytes to memory that overlaps with where they are, at a distance of 4 bytes; memmove can do that"},
		{"memcpy overlaps", "llvm.func @memcpy(!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr\nllvm.func @f(%n: i64) {\n  %c = llvm.mlir.constant(16 : i32) : i32\n" +
			"  %p = llvm.alloca %c x i8 : (i32) -> !llvm.ptr\n  %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8\n" +
			"  %r = llvm.call @memcpy(%p, %q, %n) : (!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr\n  llvm.return }", "5",
			"6:8: error: copying 5 bytes to memory that overlaps"},
		{"address out of bounds", "llvm.func @f(%i: i64) -> i64 {\n  %n = llvm.mlir.constant(4 : i32) : i32\n  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr\n" +
			"  %q = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32\n  %v = llvm.ptrtoint %q : !llvm.ptr to i64\n" +
			"  %c = llvm.icmp \"eq\" %v, %i : i64\n  llvm.cond_br %c, ^x, ^x\n^x:\n  llvm.return %v : i64 }", "5",
			"7:3: error: branch on a poison value"},
		{"address in front", "llvm.func @f(%i: i64) -> i1 {\n  %n = llvm.mlir.constant(4 : i32) : i32\n  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr\n" +
			"  %q = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32\n" +
			"  %c = llvm.icmp \"eq\" %q, %p : !llvm.ptr\n  llvm.cond_br %c, ^x, ^x\n^x:\n  llvm.return %c : i1 }", "-1",
			"6:3: error: branch on a poison value"},
		{"constant", "llvm.mlir.global internal constant @g(1 : i32) : i32\nllvm.func @f(%v: i32) {\n  %p = llvm.mlir.addressof @g : !llvm.ptr\n  llvm.store %v, %p : i32, !llvm.ptr\n  llvm.return }",
			"1", "4:3: error: writing 4 bytes of a constant"},
		{"dangling", "llvm.func @g() -> !llvm.ptr {\n  %n = llvm.mlir.constant(1 : i32) : i32\n  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr\n  llvm.return %p : !llvm.ptr }\n" +
			"llvm.func @f() -> i32 {\n  %p = llvm.call @g() : () -> !llvm.ptr\n  %v = llvm.load %p : !llvm.ptr -> i32\n  llvm.return %v : i32 }", "",
			"7:8: error: reading 4 bytes of memory whose lifetime has ended"},
		{"twice", "llvm.func @malloc(i64) -> !llvm.ptr\nllvm.func @free(!llvm.ptr)\nllvm.func @f(%n: i64) {\n  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr\n" +
			"  llvm.call @free(%p) : (!llvm.ptr) -> ()\n  llvm.call @free(%p) : (!llvm.ptr) -> ()\n  llvm.return }", "8",
			"6:3: error: memory is freed twice"},
		{"freed", "llvm.func @malloc(i64) -> !llvm.ptr\nllvm.func @free(!llvm.ptr)\nllvm.func @f(%n: i64) -> i64 {\n  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr\n" +
			"  llvm.store %n, %p : i64, !llvm.ptr\n  llvm.call @free(%p) : (!llvm.ptr) -> ()\n  %v = llvm.load %p : !llvm.ptr -> i64\n  llvm.return %v : i64 }", "8",
			"7:8: error: reading 8 bytes of memory whose lifetime has ended"},
		{"misaligned", "llvm.mlir.global internal @g(dense<0> : tensor<8xi8>) : !llvm.array<8 x i8>\nllvm.func @f(%i: i64) -> i16 {\n  %p = llvm.mlir.addressof @g : !llvm.ptr\n" +
			"  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8\n  %v = llvm.load %q : !llvm.ptr -> i16\n  llvm.return %v : i16 }", "3",
			"5:8: error: reading at offset 3 of a global, which is no multiple of the alignment of 2 bytes"},
		{"misaligned as promised", "llvm.mlir.global internal @g(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>\nllvm.func @f(%v: i32) {\n  %p = llvm.mlir.addressof @g : !llvm.ptr\n" +
			"  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32\n  llvm.store %v, %q {alignment = 8 : i64} : i32, !llvm.ptr\n  llvm.return }", "3",
			"5:3: error: writing at offset 4 of a global, which is no multiple of the alignment of 8 bytes"},
		{"lane out of bounds", "llvm.mlir.global internal @g(dense<0> : tensor<2xi32>) : !llvm.array<2 x i32>\nllvm.func @f() {\n" +
			"  %v = llvm.mlir.constant(dense<1> : vector<3xi32>) : vector<3xi32>\n  %m = llvm.mlir.constant(dense<true> : vector<3xi1>) : vector<3xi1>\n" +
			"  %p = llvm.mlir.addressof @g : !llvm.ptr\n  llvm.intr.masked.store %v, %p, %m {alignment = 4 : i32} : vector<3xi32>, vector<3xi1> into !llvm.ptr\n  llvm.return }",
			"", "6:3: error: writing 4 bytes at offset 8 of a global, which has 8 bytes"},
		{"printing poison", "llvm.func @printI64(i64)\nllvm.func @f() {\n  %p = llvm.mlir.poison : i64\n  llvm.call @printI64(%p) : (i64) -> ()\n  llvm.return }", "",
			"4:3: error: argument #0 of '@printI64' is a poison value: an undef or poison constant"},
		{"poison through the mathematical library", "llvm.func @expf(f32) -> f32\nllvm.func @printF32(f32)\nllvm.func @f() {\n  %p = llvm.mlir.poison : f32\n" +
			"  %x = llvm.call @expf(%p) : (f32) -> f32\n  llvm.call @printF32(%x) : (f32) -> ()\n  llvm.return }", "",
			"6:3: error: argument #0 of '@printF32' is a poison value: an undef or poison constant"},
		{"exit", "llvm.func @exit(i32)\nllvm.func @f(%n: i32) {\n  llvm.call @exit(%n) : (i32) -> ()\n  llvm.return }", "259",
			"'@exit' was called with status 3"},
		{"endless recursion", "llvm.func @f() {\n  llvm.call @f() : () -> ()\n  llvm.return }", "",
			"2:3: error: stack overflow: 10000 nested calls"},
		{"endless loop", "llvm.func @f() {\n  llvm.br ^x\n^x:\n  llvm.br ^x }", "",
			"error: step limit of 10000000 instructions exceeded"},
		{"unknown function", "llvm.func @nobody()\nllvm.func @f() {\n  llvm.call @nobody() : () -> ()\n  llvm.return }", "",
			"3:3: error: '@nobody' is declared only"},
		{"assume", "llvm.func @f(%c: i1) {\n  llvm.intr.assume %c : i1\n  llvm.return }", "false",
			"2:3: error: what 'llvm.intr.assume' promises does not hold"},
		{"call of data", "llvm.mlir.global internal @g(1 : i32) : i32\nllvm.func @f() {\n  %p = llvm.mlir.addressof @g : !llvm.ptr\n  llvm.call %p() : !llvm.ptr, () -> ()\n  llvm.return }", "",
			"4:3: error: call of address"},
	} {
		t.Run(c.name, func(t *testing.T) {
			out, err := run(t, c.body, strings.Fields(c.args)...)
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %q and error %v, want an error with %q", out, err, c.want)
			}
		})
	}
}

// TestMissing checks that the error for a function that is not there names those that are.
func TestMissing(t *testing.T) {
	e, err := New(module(t, "llvm.func @b() {\n  llvm.return }\nllvm.func @a() {\n  llvm.return }\nllvm.func @declared()"),
		Options{})
	if err != nil {
		t.Fatal(err)
	}
	want := "no function '@declared' is defined in the module, which defines '@a', '@b'"
	if _, _, err := e.Signature("declared"); err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
	want = "no function '@x' is defined in the module, which defines '@a', '@b', '@c', '@d', '@e' and 1 others"
	if err := MissingFunction("x", []string{"f", "e", "d", "c", "b", "a"}); err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
}

// TestCallers checks that a trap tells how it was reached.
func TestCallers(t *testing.T) {
	_, err := run(t, "llvm.func @g(%x: i32) -> i32 {\n  %y = llvm.udiv %x, %x : i32\n  llvm.return %y : i32\n}\nllvm.func @f(%x: i32) -> i32 {\n  %y = llvm.call @g(%x) : (i32) -> i32\n  llvm.return %y : i32\n}", "0")
	list, ok := asList(err)
	if !ok || len(list) != 1 || len(list[0].Notes) != 1 || list[0].Notes[0].Pos.Line != 6 {
		t.Fatalf("got %#v", list)
	}
}

// TestCancel checks that an endless program ends with its context.
func TestCancel(t *testing.T) {
	e, err := New(module(t, "llvm.func @f() {\n  llvm.br ^x\n^x:\n  llvm.br ^x }"), Options{})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
	defer cancel()
	if _, err := e.Call(ctx, "f"); err == nil || !strings.Contains(err.Error(), "cancelled") {
		t.Errorf("got %v", err)
	}
}

// bulk are programs that do much in few instructions: without end, or 2**40 bytes of it.
var bulk = map[string]string{
	"memset": `"llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()`,
	"memmove": `%q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %m = llvm.sub %n, %one : i64
  "llvm.intr.memmove"(%q, %p, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()`,
	"memset of the library": `%q = llvm.call @memset(%p, %w, %n) : (!llvm.ptr, i32, i64) -> !llvm.ptr`,
	"allocation": `%q = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  llvm.call @free(%q) : (!llvm.ptr) -> ()`,
	"text":              `%q = llvm.call @strlen(%p) : (!llvm.ptr) -> i64`,
	"text with a bound": `%q = llvm.call @strncmp(%p, %p, %n) : (!llvm.ptr, !llvm.ptr, i64) -> i32`,
	"output": `%f = llvm.mlir.addressof @format : !llvm.ptr
  %q = llvm.call @printf(%f, %w) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32`,
	"product": `%x = llvm.mlir.constant(-1 : i262144) : i262144
  %y = llvm.mul %x, %x : i262144`,
}

func bulkProgram(body string) string {
	return `llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @strlen(!llvm.ptr) -> i64
llvm.func @strncmp(!llvm.ptr, !llvm.ptr, i64) -> i32
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @format("%1000000d\00") : !llvm.array<10 x i8>
llvm.func @memset(!llvm.ptr, i32, i64) -> !llvm.ptr
llvm.func @f() {
  %n = llvm.mlir.constant(10000000 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(7 : i8) : i8
  %w = llvm.mlir.constant(7 : i32) : i32
  %end = llvm.mlir.constant(0 : i8) : i8
  %rounds = llvm.mlir.constant(20000 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %k = llvm.sub %n, %one : i64
  %last = llvm.getelementptr %p[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %end, %last : i8, !llvm.ptr
  llvm.br ^x(%zero : i64)
^x(%i: i64):
  ` + body + `
  %j = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %j, %rounds : i64
  llvm.cond_br %more, ^x(%j : i64), ^y
^y:
  llvm.return
}`
}

// TestBulk checks that the context and the limit of steps hold for what a single instruction does.
func TestBulk(t *testing.T) {
	for name, body := range bulk {
		t.Run(name, func(t *testing.T) {
			e, err := New(module(t, bulkProgram(body)), Options{})
			if err != nil {
				t.Fatal(err)
			}
			ctx, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
			defer cancel()
			if _, err := e.Call(ctx, "f"); err == nil || !strings.Contains(err.Error(), "cancelled") {
				t.Errorf("got %v", err)
			}
			if e, err = New(module(t, bulkProgram(body)), Options{MaxSteps: 4_000_000}); err != nil {
				t.Fatal(err)
			}
			if _, err := e.Call(t.Context(), "f"); err == nil || !strings.Contains(err.Error(), "step limit of 4000000 instructions exceeded") {
				t.Errorf("got %v", err)
			}
		})
	}
}

// TestLongBlocks checks that blocks without jumps cost as many steps as they have instructions, wherever they end.
func TestLongBlocks(t *testing.T) {
	const lanes = `llvm.func @square(%x: vector<10000xi32>) -> vector<10000xi32> {
  %0 = llvm.mul %x, %x : vector<10000xi32>
  llvm.return %0 : vector<10000xi32>
}
llvm.func @f(%n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(dense<3> : vector<10000xi32>) : vector<10000xi32>
  %u = llvm.mlir.constant(dense<5> : vector<10000xi32>) : vector<10000xi32>
`
	for name, body := range map[string]string{
		"branch": "  llvm.br ^x(%zero : i64)\n^x(%i: i64):\n  %a = llvm.mul %v, %u : vector<10000xi32>\n  %j = llvm.add %i, %one : i64\n" +
			"  %c = llvm.icmp \"slt\" %j, %n : i64\n  llvm.cond_br %c, ^x(%j : i64), ^y\n^y:\n  llvm.return\n}\n",
		"return": "  llvm.br ^x(%zero : i64)\n^x(%i: i64):\n  %a = llvm.call @square(%v) : (vector<10000xi32>) -> vector<10000xi32>\n  %j = llvm.add %i, %one : i64\n" +
			"  %c = llvm.icmp \"slt\" %j, %n : i64\n  llvm.cond_br %c, ^x(%j : i64), ^y\n^y:\n  llvm.return\n}\n",
		"arguments": "  llvm.br ^x(%zero, %v, %u : i64, vector<10000xi32>, vector<10000xi32>)\n^x(%i: i64, %s: vector<10000xi32>, %t: vector<10000xi32>):\n  %j = llvm.add %i, %one : i64\n" +
			"  %c = llvm.icmp \"slt\" %j, %n : i64\n  llvm.cond_br %c, ^x(%j, %t, %s : i64, vector<10000xi32>, vector<10000xi32>), ^y\n^y:\n  llvm.return\n}\n",
	} {
		e, err := New(module(t, lanes+body), Options{MaxSteps: 1_000_000})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := e.Call(t.Context(), "f", indexValue(20)); err != nil {
			t.Errorf("%s: 20 rounds: %v", name, err)
		}
		if _, err := e.Call(t.Context(), "f", indexValue(200)); err == nil || !strings.Contains(err.Error(), "step limit of 1000000 instructions exceeded") {
			t.Errorf("%s: 200 rounds: %v", name, err)
		}
	}
}

// TestPay checks that functions of Go can count what they do, and see the context.
func TestPay(t *testing.T) {
	e, err := New(module(t, "llvm.func @ext()\nllvm.func @f() {\n  llvm.call @ext() : () -> ()\n  llvm.return\n}"),
		Options{MaxSteps: 1 << 20, Externals: map[string]External{"ext": func(c *ExternalCall) (Value, error) {
			for c.Context().Err() == nil {
				if err := c.Pay(1 << 20); err != nil {
					return Value{}, err
				}
			}
			return Value{}, nil
		}}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := e.Call(t.Context(), "f"); err == nil || !strings.Contains(err.Error(), "step limit") {
		t.Errorf("got %v", err)
	}
}

// TestExternal checks functions that the caller provides.
func TestExternal(t *testing.T) {
	e, err := New(module(t, "llvm.func @twice(i32) -> i32\nllvm.func @f(%x: i32) -> i32 {\n  %y = llvm.call @twice(%x) : (i32) -> i32\n  llvm.return %y : i32\n}"),
		Options{Externals: map[string]External{"twice": func(c *ExternalCall) (Value,
			error) {
			return Int(c.Args[0].Int.Add(c.Args[0].Int)), nil
		}}})
	if err != nil {
		t.Fatal(err)
	}
	res, err := e.Call(context.Background(), "f", Int(num.NewInt(32, 4)))
	if err != nil || len(res) != 1 || res[0].String() != "8" {
		t.Errorf("got %v, %v", res, err)
	}
}

const fib = `llvm.func @f(%n: i32) -> i32 {
  %c = llvm.mlir.constant(2 : i32) : i32
  %o = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.icmp "slt" %n, %c : i32
  llvm.cond_br %s, ^r(%n : i32), ^b
^b:
  %1 = llvm.sub %n, %o : i32
  %2 = llvm.sub %n, %c : i32
  %3 = llvm.call @f(%1) : (i32) -> i32
  %4 = llvm.call @f(%2) : (i32) -> i32
  %5 = llvm.add %3, %4 : i32
  llvm.br ^r(%5 : i32)
^r(%x: i32):
  llvm.return %x : i32 }`

const sum = `llvm.func @f(%n: i32) -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %o = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^h(%z, %z : i32, i32)
^h(%i: i32, %s: i32):
  %c = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %c, ^b, ^e
^b:
  %m = llvm.mul %i, %i : i32
  %t = llvm.add %s, %m : i32
  %j = llvm.add %i, %o : i32
  llvm.br ^h(%j, %t : i32, i32)
^e:
  llvm.return %s : i32 }`

const matmul = `llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @f(%n: i32) -> f64 {
  %size = llvm.mlir.constant(24000 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %k = llvm.mlir.constant(3000 : i64) : i64
  %f = llvm.mlir.constant(0.0 : f64) : f64
  %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  llvm.br ^init(%z : i64)
^init(%i: i64):
  %x = llvm.sitofp %i : i64 to f64
  %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  llvm.store %x, %a : f64, !llvm.ptr
  %i1 = llvm.add %i, %o : i64
  %c = llvm.icmp "ult" %i1, %k : i64
  llvm.cond_br %c, ^init(%i1 : i64), ^sum(%z, %f : i64, f64)
^sum(%j: i64, %s: f64):
  %b = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %v = llvm.load %b : !llvm.ptr -> f64
  %w = llvm.fmul %v, %v : f64
  %t = llvm.fadd %s, %w : f64
  %j1 = llvm.add %j, %o : i64
  %d = llvm.icmp "ult" %j1, %k : i64
  llvm.cond_br %d, ^sum(%j1, %t : i64, f64), ^end
^end:
  llvm.return %t : f64 }`

// BenchmarkCall measures instructions, calls and memory accesses.
func BenchmarkCall(b *testing.B) {
	for _, c := range []struct {
		name, text string
		arg        uint64
		per        float64
	}{{"fib", fib, 20, 21891 * 10}, {"sum", sum, 100000, 100000 * 7}, {"memory", matmul, 0, 3000 * 14}} {
		b.Run(c.name, func(b *testing.B) {
			e, err := New(module(b, c.text), Options{})
			if err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				if _, err := e.Call(context.Background(), "f", Int(num.NewInt(32, c.arg))); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/c.per, "ns/instr")
		})
	}
}
