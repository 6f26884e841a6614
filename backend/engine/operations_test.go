package engine

import (
	"strings"
	"testing"
)

// TestOperations checks operations that lli cannot be compared with: it has no matrices without a pass, ignores
// rounding modes, and needs a C++ library for exceptions.
func TestOperations(t *testing.T) {
	for _, c := range []struct{ name, body, args, want string }{
		{"matrix multiply", `llvm.func @f(%x: f32) -> vector<4xf32> {
			%a = llvm.mlir.constant(dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : vector<6xf32>) : vector<6xf32>
			%b = llvm.mlir.constant(dense<[1.0, 0.0, 2.0, 0.5, 1.0, 0.0]> : vector<6xf32>) : vector<6xf32>
			%r = llvm.intr.matrix.multiply %a, %b {lhs_rows = 2 : i32, lhs_columns = 3 : i32, rhs_columns = 2 : i32} : (vector<6xf32>, vector<6xf32>) -> vector<4xf32>
			llvm.return %r : vector<4xf32> }`, "0.0", "[1.100000e+01, 1.400000e+01, 3.500000e+00, 5.000000e+00]"},
		{"matrix transpose", `llvm.func @f(%x: i32) -> vector<6xi32> {
			%a = llvm.mlir.constant(dense<[1, 2, 3, 4, 5, 6]> : vector<6xi32>) : vector<6xi32>
			%r = llvm.intr.matrix.transpose %a {rows = 2 : i32, columns = 3 : i32} : vector<6xi32> into vector<6xi32>
			llvm.return %r : vector<6xi32> }`, "0", "[1, 3, 5, 2, 4, 6]"},
		{"matrix in memory", `llvm.mlir.global internal @g(dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi32>) : !llvm.array<8 x i32>
			llvm.func @f(%s: i64) -> vector<4xi32> {
			%p = llvm.mlir.addressof @g : !llvm.ptr
			%m = llvm.intr.matrix.column.major.load %p, <stride=%s> {isVolatile = false, rows = 2 : i32, columns = 2 : i32} : vector<4xi32> from !llvm.ptr stride i64
			%c = llvm.mlir.constant(2 : i64) : i64
			llvm.intr.matrix.column.major.store %m, %p, <stride=%c> {isVolatile = false, rows = 2 : i32, columns = 2 : i32} : vector<4xi32> to !llvm.ptr stride i64
			%v = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> vector<4xi32>
			llvm.return %v : vector<4xi32> }`, "5", "[1, 2, 6, 7]"},
		{"rounding modes", `llvm.func @f(%x: f64) -> !llvm.struct<(f32, f32, f32)> {
			%a = llvm.intr.experimental.constrained.fptrunc %x upward ignore : f64 to f32
			%b = llvm.intr.experimental.constrained.fptrunc %x towardzero ignore : f64 to f32
			%c = llvm.intr.experimental.constrained.fptrunc %x tonearest ignore : f64 to f32
			%0 = llvm.mlir.undef : !llvm.struct<(f32, f32, f32)>
			%1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(f32, f32, f32)>
			%2 = llvm.insertvalue %b, %1[1] : !llvm.struct<(f32, f32, f32)>
			%3 = llvm.insertvalue %c, %2[2] : !llvm.struct<(f32, f32, f32)>
			llvm.return %3 : !llvm.struct<(f32, f32, f32)> }`, "16777217.5", "0x4B800001\n0x4B800000\n0x4B800001"},
		{"invoke", `llvm.func @p(...) -> i32
			llvm.func @g(%x: i32) -> i32 { %y = llvm.add %x, %x : i32  llvm.return %y : i32 }
			llvm.func @f(%x: i32) -> i32 attributes {personality = @p} {
			%r = llvm.invoke @g(%x) to ^ok(%x : i32) unwind ^bad : (i32) -> i32
			^ok(%y: i32):
			%s = llvm.add %r, %y : i32
			llvm.return %s : i32
			^bad:
			%l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
			llvm.resume %l : !llvm.struct<(ptr, i32)> }`, "5", "15"},
		{"alias of a function", `llvm.func internal @g(%x: i32) -> i32 { %y = llvm.mul %x, %x : i32  llvm.return %y : i32 }
			llvm.mlir.alias external @a : !llvm.func<i32 (i32)> {
			%0 = llvm.mlir.addressof @b : !llvm.ptr
			llvm.return %0 : !llvm.ptr }
			llvm.mlir.alias external @b : !llvm.func<i32 (i32)> {
			%0 = llvm.mlir.addressof @g : !llvm.ptr
			llvm.return %0 : !llvm.ptr }
			llvm.func @f(%x: i32) -> i32 {
			%p = llvm.mlir.addressof @a : !llvm.ptr
			%r = llvm.call %p(%x) : !llvm.ptr, (i32) -> i32
			llvm.return %r : i32 }`, "6", "36"},
		{"predicated memory", `llvm.mlir.global internal @g(dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi32>) : !llvm.array<8 x i32>
			llvm.func @f(%n: i32) -> vector<4xi32> {
			%p = llvm.mlir.addressof @g : !llvm.ptr
			%m = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
			%s = llvm.mlir.constant(-4 : i32) : i32
			%q = llvm.getelementptr %p[7] : (!llvm.ptr) -> !llvm.ptr, i32
			%v = "llvm.intr.experimental.vp.strided.load"(%q, %s, %m, %n) : (!llvm.ptr, i32, vector<4xi1>, i32) -> vector<4xi32>
			"llvm.intr.vp.store"(%v, %p, %m, %n) : (vector<4xi32>, !llvm.ptr, vector<4xi1>, i32) -> ()
			%w = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> vector<4xi32>
			llvm.return %w : vector<4xi32> }`, "3", "[8, 2, 6, 4]"},
		{"lanes that are not computed", `llvm.func @f(%n: i32) -> i32 {
			%a = llvm.mlir.constant(dense<[9, 8, 7, 6]> : vector<4xi32>) : vector<4xi32>
			%b = llvm.mlir.constant(dense<[3, 0, 7, 0]> : vector<4xi32>) : vector<4xi32>
			%m = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
			%q = "llvm.intr.vp.sdiv"(%a, %b, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
			%z = llvm.mlir.constant(100 : i32) : i32
			%r = "llvm.intr.vp.reduce.add"(%z, %q, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
			llvm.return %r : i32 }`, "3", "104"},
		{"realloc and memcmp", `llvm.func @realloc(!llvm.ptr, i64) -> !llvm.ptr
			llvm.func @calloc(i64, i64) -> !llvm.ptr
			llvm.func @memcmp(!llvm.ptr, !llvm.ptr, i64) -> i32
			llvm.func @f(%x: i32) -> !llvm.struct<(i32, i32)> {
			%n = llvm.mlir.constant(4 : i64) : i64
			%m = llvm.mlir.constant(8 : i64) : i64
			%nul = llvm.mlir.zero : !llvm.ptr
			%p = llvm.call @realloc(%nul, %n) : (!llvm.ptr, i64) -> !llvm.ptr
			llvm.store %x, %p : i32, !llvm.ptr
			%q = llvm.call @realloc(%p, %m) : (!llvm.ptr, i64) -> !llvm.ptr
			%z = llvm.call @calloc(%n, %n) : (i64, i64) -> !llvm.ptr
			%v = llvm.load %q : !llvm.ptr -> i32
			%c = llvm.call @memcmp(%q, %z, %n) : (!llvm.ptr, !llvm.ptr, i64) -> i32
			%0 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
			%1 = llvm.insertvalue %v, %0[0] : !llvm.struct<(i32, i32)>
			%2 = llvm.insertvalue %c, %1[1] : !llvm.struct<(i32, i32)>
			llvm.return %2 : !llvm.struct<(i32, i32)> }`, "77", "77\n1"},
		{"strings", `llvm.mlir.global internal constant @a("abc\00")
			llvm.mlir.global internal constant @b("abd\00")
			llvm.func @strcmp(!llvm.ptr, !llvm.ptr) -> i32
			llvm.func @strncmp(!llvm.ptr, !llvm.ptr, i64) -> i32
			llvm.func @f(%n: i64) -> !llvm.struct<(i32, i32)> {
			%p = llvm.mlir.addressof @a : !llvm.ptr
			%q = llvm.mlir.addressof @b : !llvm.ptr
			%c = llvm.call @strcmp(%p, %q) : (!llvm.ptr, !llvm.ptr) -> i32
			%d = llvm.call @strncmp(%p, %q, %n) : (!llvm.ptr, !llvm.ptr, i64) -> i32
			%0 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
			%1 = llvm.insertvalue %c, %0[0] : !llvm.struct<(i32, i32)>
			%2 = llvm.insertvalue %d, %1[1] : !llvm.struct<(i32, i32)>
			llvm.return %2 : !llvm.struct<(i32, i32)> }`, "2", "-1\n0"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := run(t, c.body, strings.Fields(c.args)...)
			if err != nil {
				t.Fatal(err)
			}
			if got = strings.TrimSuffix(got, "\n"); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

// TestOperationTraps checks what the operations refuse.
func TestOperationTraps(t *testing.T) {
	const vp = "llvm.func @f(%n: i32) -> vector<2xi32> {\n  %a = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>\n" +
		"  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>\n" +
		"  %r = \"llvm.intr.vp.udiv\"(%a, %a, %m, %n) : (vector<2xi32>, vector<2xi32>, vector<2xi1>, i32) -> vector<2xi32>\n  llvm.return %r : vector<2xi32> }"
	for _, c := range []struct{ name, body, args, want string }{
		{"old memory after realloc", "llvm.func @malloc(i64) -> !llvm.ptr\nllvm.func @realloc(!llvm.ptr, i64) -> !llvm.ptr\nllvm.func @f(%n: i64) -> i8 {\n" +
			"  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr\n  %q = llvm.call @realloc(%p, %n) : (!llvm.ptr, i64) -> !llvm.ptr\n" +
			"  %r = llvm.load %p : !llvm.ptr -> i8\n  llvm.return %r : i8 }", "3",
			"6:8: error: reading 1 bytes of memory whose lifetime has ended"},
		{"calloc of too much", "llvm.func @calloc(i64, i64) -> !llvm.ptr\nllvm.func @f(%n: i64) {\n  %p = llvm.call @calloc(%n, %n) : (i64, i64) -> !llvm.ptr\n  llvm.return }",
			"8589934592", "3:8: error: out of memory"},
		{"length of vectors", vp, "3", "4:8: error: the length of 'llvm.intr.vp.udiv' exceeds that of its vectors"},
		{"too few arguments", "llvm.func @g(%n: i32, ...) -> i32 {\n  %o = llvm.mlir.constant(1 : i32) : i32\n  %l = llvm.alloca %o x i64 : (i32) -> !llvm.ptr\n" +
			"  llvm.intr.vastart %l : !llvm.ptr\n  %r = llvm.va_arg %l : (!llvm.ptr) -> i32\n  llvm.return %r : i32 }\n" +
			"llvm.func @f(%n: i32) -> i32 {\n  %r = llvm.call @g(%n) vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> i32\n  llvm.return %r : i32 }", "3",
			"5:8: error: reading 4 bytes at offset 0 of the stack, which has 0 bytes"},
		{"element behind the end", "llvm.func @f(%i: i32) -> i32 {\n  %a = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>\n" +
			"  %b = llvm.insertelement %i, %a[%i : i32] : vector<2xi32>\n  %c = llvm.mlir.constant(0 : i32) : i32\n  %d = llvm.extractelement %b[%c : i32] : vector<2xi32>\n" +
			"  %r = llvm.urem %i, %d : i32\n  llvm.return %r : i32 }", "2", "6:8: error: division by a poison value"},
	} {
		t.Run(c.name, func(t *testing.T) {
			out, err := run(t, c.body, strings.Fields(c.args)...)
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %q and error %v, want an error with %q", out, err, c.want)
			}
		})
	}
}
