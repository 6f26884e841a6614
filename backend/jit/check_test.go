package jit

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/core/num"
)

// undefined are functions @f of integers with undefined behaviour for arguments, none for others, and what checks say.
var undefined = []struct {
	name, text string
	bad, good  []int64
	want       string
}{
	{"nsw", "llvm.func @f(%x: i8) -> i8 {\n  %r = llvm.add %x, %x overflow<nsw> : i8\n  llvm.return %r : i8\n}", []int64{127}, []int64{63},
		"2:8: error: an overflow that 'nsw' or 'nuw' excludes: 127 + 127 in 8 bits"},
	{"nuw", "llvm.func @f(%x: i64, %y: i64) -> i64 {\n  %r = llvm.sub %x, %y overflow<nuw> : i64\n  llvm.return %r : i64\n}", []int64{1, 2}, []int64{2, 1},
		"2:8: error: an overflow that 'nsw' or 'nuw' excludes: 1 - 2 in 64 bits"},
	{"mul", "llvm.func @f(%x: i32, %y: i32) -> i32 {\n  %r = llvm.mul %x, %y overflow<nsw, nuw> : i32\n  llvm.return %r : i32\n}", []int64{65536, 65536}, []int64{3, 5},
		"2:8: error: an overflow that 'nsw' or 'nuw' excludes: 65536 * 65536 in 32 bits"},
	{"vector", "llvm.func @f(%x: i32) -> i32 {\n  %p = llvm.mlir.constant(1 : i32) : i32\n  %z = llvm.mlir.poison : vector<2xi32>\n" +
		"  %a = llvm.insertelement %x, %z[%p : i32] : vector<2xi32>\n  %b = llvm.add %a, %a overflow<nsw> : vector<2xi32>\n" +
		"  %r = llvm.extractelement %b[%p : i32] : vector<2xi32>\n  llvm.return %r : i32\n}", []int64{1 << 30}, []int64{1},
		"5:8: error: an overflow that 'nsw' or 'nuw' excludes: 1073741824 + 1073741824 in 32 bits"},
	{"shift", "llvm.func @f(%x: i16, %y: i16) -> i16 {\n  %r = llvm.shl %x, %y : i16\n  llvm.return %r : i16\n}", []int64{1, 16}, []int64{1, 15},
		"2:8: error: a shift by 16 of an integer of 16 bits"},
	{"shl nsw", "llvm.func @f(%x: i16, %y: i16) -> i16 {\n  %r = llvm.shl %x, %y overflow<nsw> : i16\n  llvm.return %r : i16\n}", []int64{1, 15}, []int64{-1, 15},
		"2:8: error: an overflow of the shift, which 'nsw' or 'nuw' excludes"},
	{"exact shift", "llvm.func @f(%x: i64, %y: i64) -> i64 {\n  %r = llvm.ashr exact %x, %y : i64\n  llvm.return %r : i64\n}", []int64{5, 1}, []int64{-4, 2},
		"2:8: error: bits that are shifted out, which 'exact' excludes"},
	{"exact division", "llvm.func @f(%x: i32, %y: i32) -> i32 {\n  %r = llvm.sdiv exact %x, %y : i32\n  llvm.return %r : i32\n}", []int64{-7, 2}, []int64{-8, 2},
		"2:8: error: a remainder, which 'exact' excludes"},
	{"disjoint", "llvm.func @f(%x: i32, %y: i32) -> i32 {\n  %r = llvm.or disjoint %x, %y : i32\n  llvm.return %r : i32\n}", []int64{3, 2}, []int64{4, 3},
		"2:8: error: operands with common bits, which 'disjoint' excludes"},
	{"trunc", "llvm.func @f(%x: i32) -> i8 {\n  %r = llvm.trunc %x overflow<nsw> : i32 to i8\n  llvm.return %r : i8\n}", []int64{128}, []int64{-128},
		"2:8: error: a truncation that loses bits, which 'nsw' or 'nuw' excludes"},
	{"nneg", "llvm.func @f(%x: i8) -> i32 {\n  %r = llvm.zext nneg %x : i8 to i32\n  llvm.return %r : i32\n}", []int64{-1}, []int64{1},
		"2:8: error: a negative operand, which 'nneg' excludes"},
	{"zero", "llvm.func @f(%x: i8, %y: i8) -> i8 {\n  %r = llvm.urem %x, %y : i8\n  llvm.return %r : i8\n}", []int64{1, 0}, []int64{1, 1},
		"2:8: error: division by zero"},
	{"lowest", "llvm.func @f(%x: i8, %y: i8) -> i8 {\n  %r = llvm.sdiv %x, %y : i8\n  llvm.return %r : i8\n}", []int64{-128, -1}, []int64{-127, -1},
		"2:8: error: signed division overflows"},
	{"assume", "llvm.func @f(%x: i1) -> i1 {\n  llvm.intr.assume %x : i1\n  llvm.return %x : i1\n}", []int64{0}, []int64{1},
		"2:3: error: an assumption that does not hold"},
	{"stack", "llvm.func @f(%i: i64) -> i32 {\n  %n = llvm.mlir.constant(3 : i32) : i32\n  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr\n" +
		"  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32\n  llvm.store %n, %q : i32, !llvm.ptr\n  %r = llvm.load %q : !llvm.ptr -> i32\n  llvm.return %r : i32\n}",
		[]int64{3}, []int64{2}, "5:3: error: writing 4 bytes at address 0x"},
	{"dynamic stack", "llvm.func @f(%n: i64, %i: i64) -> i8 {\n  %p = llvm.alloca %n x i8 : (i64) -> !llvm.ptr\n" +
		"  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8\n  %z = llvm.mlir.constant(7 : i8) : i8\n  llvm.store %z, %q : i8, !llvm.ptr\n  llvm.return %z : i8\n}",
		[]int64{5, 5}, []int64{5, 4}, "5:3: error: writing 1 bytes at address 0x"},
	{"dangling", "llvm.func @g(%w: i1, %o: !llvm.ptr) -> !llvm.ptr {\n  %n = llvm.mlir.constant(1 : i32) : i32\n  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr\n" +
		"  %r = llvm.select %w, %p, %o : i1, !llvm.ptr\n  llvm.return %r : !llvm.ptr\n}\nllvm.func @f(%w: i1) -> i32 {\n  %n = llvm.mlir.constant(1 : i32) : i32\n" +
		"  %o = llvm.alloca %n x i32 : (i32) -> !llvm.ptr\n  llvm.store %n, %o : i32, !llvm.ptr\n  %p = llvm.call @g(%w, %o) : (i1, !llvm.ptr) -> !llvm.ptr\n  %v = llvm.load %p : !llvm.ptr -> i32\n  llvm.return %v : i32\n}",
		[]int64{1}, []int64{0}, "12:8: error: reading 4 bytes at address 0x"},
	{"null", "llvm.func @f(%x: i64) -> i64 {\n  %n = llvm.mlir.constant(1 : i32) : i32\n  %a = llvm.alloca %n x i64 : (i32) -> !llvm.ptr\n  llvm.store %x, %a : i64, !llvm.ptr\n" +
		"  %z = llvm.mlir.zero : !llvm.ptr\n  %c0 = llvm.mlir.constant(0 : i64) : i64\n  %c = llvm.icmp \"eq\" %x, %c0 : i64\n  %p = llvm.select %c, %z, %a : i1, !llvm.ptr\n" +
		"  %v = llvm.load %p : !llvm.ptr -> i64\n  llvm.return %v : i64\n}", []int64{0}, []int64{1}, "9:8: error: reading 8 bytes through a null pointer"},
	{"heap", heapText, []int64{8, 8}, []int64{8, 7}, "6:8: error: reading 1 bytes at offset 8 of the heap, which has 8 bytes; 4:8: note: the memory was allocated here"},
	{"in front", heapText, []int64{8, -1}, []int64{8, 0}, "6:8: error: reading 1 bytes at offset -1 of the heap, which has 8 bytes; 4:8: note: the memory was allocated here"},
	{"freed", "llvm.func @malloc(i64) -> !llvm.ptr\nllvm.func @free(!llvm.ptr)\nllvm.func @f(%x: i1) -> i64 {\n  %n = llvm.mlir.constant(8 : i64) : i64\n" +
		"  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr\n  llvm.store %n, %p : i64, !llvm.ptr\n  llvm.cond_br %x, ^a, ^b\n^a:\n  llvm.call @free(%p) : (!llvm.ptr) -> ()\n  llvm.br ^b\n^b:\n" +
		"  %v = llvm.load %p : !llvm.ptr -> i64\n  llvm.return %v : i64\n}", []int64{1}, []int64{0},
		"12:8: error: reading 8 bytes of memory whose lifetime has ended; 5:8: note: the memory was allocated here; 9:3: note: its lifetime ended here"},
	{"twice", "llvm.func @malloc(i64) -> !llvm.ptr\nllvm.func @free(!llvm.ptr)\nllvm.func @f(%x: i1) -> i64 {\n  %n = llvm.mlir.constant(8 : i64) : i64\n" +
		"  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr\n  llvm.cond_br %x, ^a, ^b\n^a:\n  llvm.call @free(%p) : (!llvm.ptr) -> ()\n  llvm.br ^b\n^b:\n" +
		"  llvm.call @free(%p) : (!llvm.ptr) -> ()\n  llvm.return %n : i64\n}", []int64{1}, []int64{0},
		"11:3: error: memory is freed twice; 5:8: note: the memory was allocated here; 8:3: note: its lifetime ended here"},
	{"constant", "llvm.mlir.global internal constant @c(1 : i32) : i32\nllvm.mlir.global internal @g(1 : i32) : i32\nllvm.func @f(%x: i1) -> i1 {\n" +
		"  %c = llvm.mlir.addressof @c : !llvm.ptr\n  %g = llvm.mlir.addressof @g : !llvm.ptr\n  %p = llvm.select %x, %c, %g : i1, !llvm.ptr\n  %v = llvm.load %c : !llvm.ptr -> i32\n" +
		"  llvm.store %v, %p : i32, !llvm.ptr\n  llvm.return %x : i1\n}", []int64{1}, []int64{0}, "8:3: error: writing 4 bytes of a constant"},
	{"global", "llvm.mlir.global internal @g(dense<0> : tensor<5xi16>) : !llvm.array<5 x i16>\nllvm.func @f(%i: i64) -> i16 {\n  %p = llvm.mlir.addressof @g : !llvm.ptr\n" +
		"  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16\n  %v = llvm.load %q : !llvm.ptr -> i16\n  llvm.return %v : i16\n}", []int64{5}, []int64{4},
		"5:8: error: reading 2 bytes at offset 10 of a global, which has 10 bytes"},
	{"misaligned", "llvm.mlir.global internal @g(dense<0> : tensor<16xi8>) : !llvm.array<16 x i8>\nllvm.func @f(%i: i64) -> i16 {\n  %p = llvm.mlir.addressof @g : !llvm.ptr\n" +
		"  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8\n  %v = llvm.load %q : !llvm.ptr -> i16\n  llvm.return %v : i16\n}", []int64{3}, []int64{4},
		"5:8: error: reading at address 0x"},
	{"unaligned", "llvm.mlir.global internal @g(dense<0> : tensor<16xi8>) : !llvm.array<16 x i8>\nllvm.func @f(%i: i64) -> i32 {\n  %p = llvm.mlir.addressof @g : !llvm.ptr\n" +
		"  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8\n  %v = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i32\n  llvm.return %v : i32\n}", []int64{13}, []int64{6},
		"5:8: error: reading 4 bytes at offset 13 of a global, which has 16 bytes"},
	{"copy", "llvm.func @f(%n: i64) -> i64 {\n  %c = llvm.mlir.constant(16 : i32) : i32\n  %p = llvm.alloca %c x i8 : (i32) -> !llvm.ptr\n" +
		"  %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8\n  \"llvm.intr.memcpy\"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()\n  llvm.return %n : i64\n}",
		[]int64{9}, []int64{8}, "5:3: error: writing 9 bytes at address 0x"},
	{"overlap", "llvm.func @f(%n: i64) -> i64 {\n  %c = llvm.mlir.constant(16 : i32) : i32\n  %p = llvm.alloca %c x i8 : (i32) -> !llvm.ptr\n" +
		"  %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8\n  \"llvm.intr.memcpy\"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()\n  llvm.return %n : i64\n}",
		[]int64{5}, []int64{4}, "5:3: error: copying 5 bytes to memory that overlaps with where they are, at a distance of 4 bytes; memmove can do that"},
	{"recursion", "llvm.func @f(%n: i64) -> i64 {\n  %c = llvm.mlir.constant(4096 : i32) : i32\n  %p = llvm.alloca %c x i64 : (i32) -> !llvm.ptr\n  %z = llvm.mlir.constant(0 : i64) : i64\n" +
		"  %o = llvm.mlir.constant(1 : i64) : i64\n  llvm.store %n, %p : i64, !llvm.ptr\n  %d = llvm.icmp \"eq\" %n, %z : i64\n  llvm.cond_br %d, ^a, ^b\n^a:\n  llvm.return %z : i64\n^b:\n" +
		"  %m = llvm.sub %n, %o : i64\n  %r = llvm.call @f(%m) : (i64) -> i64\n  llvm.return %r : i64\n}", []int64{1000}, []int64{10},
		"1:1: error: stack overflow: no room for what the function allocates"},
}

const heapText = "llvm.func @malloc(i64) -> !llvm.ptr\nllvm.func @free(!llvm.ptr)\nllvm.func @f(%n: i64, %i: i64) -> i8 {\n  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr\n" +
	"  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8\n  %v = llvm.load %q : !llvm.ptr -> i8\n  llvm.call @free(%p) : (!llvm.ptr) -> ()\n  llvm.return %v : i8\n}"

// TestCheck executes programs with undefined behaviour, and the same ones without.
func TestCheck(t *testing.T) {
	for _, c := range undefined {
		t.Run(c.name, func(t *testing.T) {
			e := open(t, c.text, engine.Options{Check: true})
			if _, err := e.Call(t.Context(), "f", ints(t, e, c.good)...); err != nil {
				t.Errorf("%v: got %v", c.good, err)
			}
			if got := callF(t.Context(), e, ints(t, e, c.bad)); !strings.HasPrefix(got, c.want) {
				t.Errorf("%v: got %s, want %s", c.bad, got, c.want)
			}
			if _, err := e.Call(t.Context(), "f", ints(t, e, c.good)...); err != nil {
				t.Errorf("%v once more: got %v", c.good, err)
			}
		})
	}
}

// ints returns arguments of @f.
func ints(t *testing.T, e *engine.Engine, list []int64) []engine.Value {
	t.Helper()
	params, _, err := e.Signature("f")
	if err != nil {
		t.Fatal(err)
	}
	out := make([]engine.Value, len(list))
	for i, n := range list {
		v, err := engine.ParseValue(params[i], num.NewSigned(64, n).String())
		if err != nil {
			t.Fatal(err)
		}
		out[i] = v
	}
	return out
}

// callF calls @f and returns the error with its notes, without the name of the file and notes about callers.
func callF(ctx context.Context, e *engine.Engine, args []engine.Value) string {
	_, err := e.Call(ctx, "f", args...)
	var list diag.List
	if !errors.As(err, &list) {
		return "no list"
	}
	out := list[0].Error()
	for _, n := range list[0].Notes {
		if !strings.Contains(n.Message, "called from") {
			out += "; " + n.Error()
		}
	}
	return strings.ReplaceAll(out, "program.mlir:", "")
}

// TestCheckLeaks lists memory that is not freed.
func TestCheckLeaks(t *testing.T) {
	e := open(t, "llvm.func @malloc(i64) -> !llvm.ptr\nllvm.func @f(%n: i64) -> !llvm.ptr {\n  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr\n  llvm.return %p : !llvm.ptr\n}",
		engine.Options{Check: true})
	if err := e.Leaks(); err != nil {
		t.Errorf("got %v", err)
	}
	if _, err := e.Call(t.Context(), "f", ints(t, e, []int64{10})...); err != nil {
		t.Fatal(err)
	}
	if err := e.Leaks(); err == nil || !strings.Contains(err.Error(), "program.mlir:3:8: error: memory that is allocated here is never freed: 10 bytes in 1 piece") {
		t.Errorf("got %v", err)
	}
}

// TestLeaksInOrder lists memory by address, the same in each run.
func TestLeaksInOrder(t *testing.T) {
	var text strings.Builder
	text.WriteString("llvm.func @malloc(i64) -> !llvm.ptr\nllvm.func @f(%n: i64) {\n")
	const sites = 20
	for i := range sites {
		fmt.Fprintf(&text, "  %%%d = llvm.call @malloc(%%n) : (i64) -> !llvm.ptr\n", i)
	}
	text.WriteString("  llvm.return\n}")
	e := open(t, text.String(), engine.Options{Check: true})
	if _, err := e.Call(t.Context(), "f", ints(t, e, []int64{10})...); err != nil {
		t.Fatal(err)
	}
	var list diag.List
	if !errors.As(e.Leaks(), &list) || len(list) != sites {
		t.Fatalf("got %v", list)
	}
	for i, d := range list {
		if d.Pos.Line != i+3 {
			t.Errorf("leak #%d is at line %d, want %d", i, d.Pos.Line, i+3)
		}
	}
}
