package scaling

import (
	"fmt"
	"strings"
)

// memory are shapes of memory slots, buffers and tensors.
var memory = []Shape{
	{"slots", 4_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%v: i32) {\n")
		each(b, n, "", "  %%m%[1]d = memref.alloca() : memref<i32>\n  memref.store %%v, %%m%[1]d[] : memref<i32>\n  %%x%[1]d = memref.load %%m%[1]d[] : memref<i32>\n  func.call @u(%%x%[1]d) : (i32) -> ()\n")
		b.WriteString("  return\n}\nfunc.func private @u(i32)\n")
	}, with(append(general, lowering)...)},
	{"slot-uses", 5_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%v: i32) {\n  %m = memref.alloca() : memref<i32>\n")
		each(b, n, "", "  memref.store %%v, %%m[] : memref<i32>\n  %%x%[1]d = memref.load %%m[] : memref<i32>\n  func.call @u(%%x%[1]d) : (i32) -> ()\n")
		b.WriteString("  return\n}\nfunc.func private @u(i32)\n")
	}, with(append(general, lowering)...)},
	{"slot-blocks", 4_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%v: i32, %c: i1) -> i32 {\n  %m = memref.alloca() : memref<i32>\n  memref.store %v, %m[] : memref<i32>\n  cf.br ^b0\n")
		each(b, n, "", "^b%[1]d:\n  cf.cond_br %%c, ^t%[1]d, ^b%[2]d\n^t%[1]d:\n  %%x%[1]d = memref.load %%m[] : memref<i32>\n  %%y%[1]d = arith.addi %%x%[1]d, %%v : i32\n  memref.store %%y%[1]d, %%m[] : memref<i32>\n  cf.br ^b%[2]d\n")
		fmt.Fprintf(b, "^b%d:\n  %%r = memref.load %%m[] : memref<i32>\n  return %%r : i32\n}\n", n)
	}, with("mem2reg", "sroa", "canonicalize", "cse", lowering)},
	{"slot-frontier", 1_000, func(b *strings.Builder, n int) {
		// a ladder of loops: block i may go back to its loop's header, so that frontiers are long
		b.WriteString("func.func @f(%v: i32, %c: i1) -> i32 {\n  %m = memref.alloca() : memref<i32>\n  cf.br ^h0\n")
		each(b, n, "", "^h%[1]d:\n  memref.store %%v, %%m[] : memref<i32>\n  cf.br ^h%[2]d\n")
		fmt.Fprintf(b, "^h%d:\n  %%r = memref.load %%m[] : memref<i32>\n  cf.br ^l%d\n", n, n)
		for i := n; i > 0; i-- {
			fmt.Fprintf(b, "^l%d:\n  cf.cond_br %%c, ^h%d, ^l%d\n", i, i-1, i-1)
		}
		b.WriteString("^l0:\n  return %r : i32\n}\n")
	}, with("mem2reg")},
	{"slots-blocks", 200, func(b *strings.Builder, n int) {
		// as many slots as blocks, each used in one of the blocks
		b.WriteString("func.func @f(%v: i32, %c: i1) {\n")
		each(b, n, "", "  %%m%[1]d = memref.alloca() : memref<i32>\n")
		b.WriteString("  cf.br ^b0\n")
		each(b, n, "", "^b%[1]d:\n  memref.store %%v, %%m%[1]d[] : memref<i32>\n  cf.cond_br %%c, ^b%[2]d, ^e%[1]d\n^e%[1]d:\n  %%x%[1]d = memref.load %%m%[1]d[] : memref<i32>\n  func.call @u(%%x%[1]d) : (i32) -> ()\n  cf.br ^b%[2]d\n")
		fmt.Fprintf(b, "^b%d:\n  return\n}\nfunc.func private @u(i32)\n", n)
	}, with("mem2reg", "sroa", "canonicalize")},
	{"slots-regions", 1_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%v: i32, %c: i1) -> i32 {\n  %m = memref.alloca() : memref<i32>\n  memref.store %v, %m[] : memref<i32>\n")
		wrap(b, n, "  scf.if %c {\n    memref.store %v, %m[] : memref<i32>\n", "", "  }\n")
		b.WriteString("  %r = memref.load %m[] : memref<i32>\n  return %r : i32\n}\n")
	}, with("mem2reg", "sroa", "canonicalize", "cse", "loop-invariant-code-motion")},
	{"llvm-slots", 4_000, func(b *strings.Builder, n int) {
		b.WriteString("llvm.func @f(%v: i32) {\n  %n = llvm.mlir.constant(1 : i32) : i32\n")
		each(b, n, "", "  %%m%[1]d = llvm.alloca %%n x i32 : (i32) -> !llvm.ptr\n  llvm.store %%v, %%m%[1]d : i32, !llvm.ptr\n  %%x%[1]d = llvm.load %%m%[1]d : !llvm.ptr -> i32\n")
		b.WriteString("  llvm.return\n}\n")
	}, append(with("mem2reg", "sroa", "canonicalize", "cse"), "translate --mlir-to-llvmir")},
	{"aggregate", 1_000, func(b *strings.Builder, n int) {
		fmt.Fprintf(b, "func.func @f(%%v: i32) {\n  %%m = memref.alloca() : memref<%dxi32>\n", n)
		for i := range n {
			fmt.Fprintf(b, "  %%i%d = arith.constant %d : index\n  memref.store %%v, %%m[%%i%d] : memref<%dxi32>\n", i, i, i, n)
		}
		b.WriteString("  return\n}\n")
	}, with("sroa", "sroa mem2reg", "canonicalize", "cse")},
	{"allocations", 5_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%v: i32) {\n")
		each(b, n, "", "  %%m%[1]d = memref.alloc() : memref<4xi32>\n  func.call @u(%%m%[1]d) : (memref<4xi32>) -> ()\n  memref.dealloc %%m%[1]d : memref<4xi32>\n")
		b.WriteString("  return\n}\nfunc.func private @u(memref<4xi32>)\n")
	}, with("buffer-hoisting", "buffer-loop-hoisting", "promote-buffers-to-stack", "optimize-allocation-liveness", "canonicalize",
		"normalize-memrefs", lowering)},
	{"buffer-views", 5_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%m: memref<?xi32>) {\n")
		each(b, n, "", "  %%v%[1]d = memref.cast %%m : memref<?xi32> to memref<4xi32>\n  func.call @u(%%v%[1]d) : (memref<4xi32>) -> ()\n")
		b.WriteString("  return\n}\nfunc.func private @u(memref<4xi32>)\n")
	}, with("buffer-hoisting", "promote-buffers-to-stack", "optimize-allocation-liveness", "canonicalize", "cse", lowering)},
	{"buffer-results", 2_000, func(b *strings.Builder, n int) {
		each(b, n, "", "func.func private @f%[1]d() -> memref<4xi32> {\n  %%m = memref.alloc() : memref<4xi32>\n  return %%m : memref<4xi32>\n}\nfunc.func @g%[1]d() {\n  %%m = call @f%[1]d() : () -> memref<4xi32>\n  return\n}\n")
	}, with("buffer-results-to-out-params modify-public-functions", "drop-equivalent-buffer-results", "buffer-hoisting")[:2]},
	{"tensors", 300, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%t0: tensor<8xi32>, %v: i32, %i: index) -> tensor<8xi32> {\n")
		each(b, n, "", "  %%t%[2]d = tensor.insert %%v into %%t%[1]d[%%i] : tensor<8xi32>\n")
		fmt.Fprintf(b, "  return %%t%d : tensor<8xi32>\n}\n", n)
	}, with("one-shot-bufferize", "one-shot-bufferize=bufferize-function-boundaries", "canonicalize", "cse")},
	{"tensors-read", 300, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%t0: tensor<8xi32>, %v: i32, %i: index) -> tensor<8xi32> {\n")
		each(b, n, "", "  %%t%[2]d = tensor.insert %%v into %%t%[1]d[%%i] : tensor<8xi32>\n  %%x%[1]d = tensor.extract %%t%[1]d[%%i] : tensor<8xi32>\n  func.call @u(%%x%[1]d) : (i32) -> ()\n")
		fmt.Fprintf(b, "  return %%t%d : tensor<8xi32>\n}\nfunc.func private @u(i32)\n", n)
	}, with("one-shot-bufferize", "canonicalize", "cse")},
	{"tensors-apart", 1_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%v: i32, %i: index) {\n")
		each(b, n, "", "  %%e%[1]d = tensor.empty() : tensor<8xi32>\n  %%t%[1]d = tensor.insert %%v into %%e%[1]d[%%i] : tensor<8xi32>\n  func.call @u(%%t%[1]d) : (tensor<8xi32>) -> ()\n")
		b.WriteString("  return\n}\nfunc.func private @u(tensor<8xi32>)\n")
	}, with("one-shot-bufferize=bufferize-function-boundaries", "canonicalize", "cse", "empty-tensor-to-alloc-tensor",
		"eliminate-empty-tensors")},
	{"memory-effects", 5_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%m: memref<?xi32>, %i: index) {\n")
		each(b, n, "", "  %%x%[1]d = memref.load %%m[%%i] : memref<?xi32>\n  func.call @u(%%x%[1]d) : (i32) -> ()\n  %%y%[1]d = memref.load %%m[%%i] : memref<?xi32>\n  memref.store %%y%[1]d, %%m[%%i] : memref<?xi32>\n")
		b.WriteString("  return\n}\nfunc.func private @u(i32)\n")
	}, with("cse", "canonicalize", "loop-invariant-code-motion", lowering)},
	{"loads", 5_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%m: memref<?xi32>, %i: index) {\n")
		each(b, n, "", "  %%x%[1]d = memref.load %%m[%%i] : memref<?xi32>\n  \"t.pure\"(%%x%[1]d) : (i32) -> ()\n")
		b.WriteString("  return\n}\n")
	}, unregistered("cse")},
	{"reads-between-writes", 5_000, func(b *strings.Builder, n int) {
		// loads of all elements, then one store, then the loads again: cse asks what is between two equal loads
		b.WriteString("func.func @f(%m: memref<?xi32>, %k: memref<?xi32>, %v: i32) {\n")
		each(b, n, "", "  %%i%[1]d = arith.constant %[1]d : index\n  %%x%[1]d = memref.load %%m[%%i%[1]d] : memref<?xi32>\n  func.call @u(%%x%[1]d) : (i32) -> ()\n")
		each(b, n, "", "  %%y%[1]d = memref.load %%m[%%i%[1]d] : memref<?xi32>\n  func.call @u(%%y%[1]d) : (i32) -> ()\n")
		b.WriteString("  return\n}\nfunc.func private @u(i32)\n")
	}, only("cse")},
	{"loads-only", 5_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%m: memref<?xi32>, %k: memref<?xi32>, %v: i32) -> i32 {\n  %s0 = arith.constant 0 : i32\n")
		each(b, n, "", "  %%i%[1]d = arith.constant %[1]d : index\n  %%x%[1]d = memref.load %%m[%%i%[1]d] : memref<?xi32>\n  %%y%[1]d = memref.load %%m[%%i%[1]d] : memref<?xi32>\n  %%z%[1]d = arith.muli %%x%[1]d, %%y%[1]d : i32\n  %%s%[2]d = arith.addi %%s%[1]d, %%z%[1]d : i32\n")
		fmt.Fprintf(b, "  return %%s%d : i32\n}\n", n)
	}, only("cse")},
}
