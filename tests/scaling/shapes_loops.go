package scaling

import (
	"fmt"
	"strings"
)

// loops are shapes of affine and structured loops.
var loops = []Shape{
	{"affine-scalrep", 100, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%m: memref<100xf32>, %v: f32) {\n  affine.for %i = 0 to 100 {\n")
		each(b, n, "", "    affine.store %%v, %%m[%%i] : memref<100xf32>\n    %%x%[1]d = affine.load %%m[%%i] : memref<100xf32>\n    func.call @u(%%x%[1]d) : (f32) -> ()\n")
		b.WriteString("  }\n  return\n}\nfunc.func private @u(f32)\n")
	}, only("affine-scalrep")},
	{"affine-scalrep-loads", 100, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%m: memref<100xf32>, %k: memref<100xf32>) {\n  affine.for %i = 0 to 100 {\n")
		each(b, n, "", "    %%x%[1]d = affine.load %%m[%%i] : memref<100xf32>\n    affine.store %%x%[1]d, %%k[%%i] : memref<100xf32>\n")
		b.WriteString("  }\n  return\n}\n")
	}, only("affine-scalrep")},
	{"affine-scalrep-chain", 100, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%m: memref<1000xf32>) {\n")
		each(b, n, "", "  affine.for %%i = 0 to 100 {\n    %%x = affine.load %%m[%%i + %[1]d] : memref<1000xf32>\n    %%y = arith.addf %%x, %%x : f32\n    affine.store %%y, %%m[%%i + %[2]d] : memref<1000xf32>\n  }\n")
		b.WriteString("  return\n}\n")
	}, only("affine-scalrep")},
	{"affine-scalrep-buffers", 300, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%v: f32) {\n  affine.for %i = 0 to 100 {\n")
		each(b, n, "", "    %%m%[1]d = memref.alloc() : memref<100xf32>\n    affine.store %%v, %%m%[1]d[%%i] : memref<100xf32>\n    %%x%[1]d = affine.load %%m%[1]d[%%i] : memref<100xf32>\n    func.call @u(%%x%[1]d) : (f32) -> ()\n")
		b.WriteString("  }\n  return\n}\nfunc.func private @u(f32)\n")
	}, only("affine-scalrep")},
	{"affine-fors", 1_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%m: memref<1000xf32>) {\n")
		each(b, n, "", "  affine.for %%i = 0 to 100 {\n    %%x = affine.load %%m[%%i] : memref<1000xf32>\n    %%y = arith.addf %%x, %%x : f32\n    affine.store %%y, %%m[%%i + 1] : memref<1000xf32>\n  }\n")
		b.WriteString("  return\n}\n")
	}, with("canonicalize", "cse", "affine-loop-invariant-code-motion", "affine-loop-normalize", "affine-simplify-structures",
		"affine-loop-tile",
		"pass-pipeline=builtin.module(func.func(affine-loop-unroll))",
		"pass-pipeline=builtin.module(func.func(affine-loop-unroll-jam))", "affine-parallelize", "affine-loop-coalescing",
		"lower-affine", lowering)},
	{"affine-fusion", 20, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%m0: memref<100xf32>) -> memref<100xf32> {\n")
		each(b, n, "", "  %%m%[2]d = memref.alloc() : memref<100xf32>\n  affine.for %%i = 0 to 100 {\n    %%x = affine.load %%m%[1]d[%%i] : memref<100xf32>\n    %%y = arith.addf %%x, %%x : f32\n    affine.store %%y, %%m%[2]d[%%i] : memref<100xf32>\n  }\n")
		fmt.Fprintf(b, "  return %%m%d : memref<100xf32>\n}\n", n)
	}, only("affine-loop-fusion")},
	{"affine-if", 1_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%m: memref<1000xf32>, %x: f32, %i: index) {\n")
		each(b, n, "", "  affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%%i) {\n    affine.store %%x, %%m[%[1]d] : memref<1000xf32>\n  }\n")
		b.WriteString("  return\n}\n")
	}, with("canonicalize", "cse", "affine-simplify-structures", "lower-affine")},
	{"affine-loop-body", 1_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%m: memref<1000xf32>, %x: f32) {\n  affine.for %i = 0 to 100 {\n")
		each(b, n, "", "    affine.store %%x, %%m[%%i + %[1]d] : memref<1000xf32>\n")
		b.WriteString("  }\n  return\n}\n")
	}, with("canonicalize", "cse", "affine-simplify-structures", "lower-affine", "affine-loop-normalize",
		"pass-pipeline=builtin.module(func.func(affine-loop-unroll))",
		"pass-pipeline=builtin.module(func.func(affine-loop-unroll-jam))",
		"affine-loop-tile")},
	{"affine-licm-body", 200, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%m: memref<1000xf32>, %x: f32) {\n  affine.for %i = 0 to 100 {\n")
		each(b, n, "", "    affine.store %%x, %%m[%%i + %[1]d] : memref<1000xf32>\n    %%y%[1]d = arith.addf %%x, %%x : f32\n")
		b.WriteString("  }\n  return\n}\n")
	}, only("affine-loop-invariant-code-motion", "affine-parallelize")},
	{"licm-body", 5_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%n: index, %v: i32) {\n  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n  scf.for %i = %c0 to %n step %c1 {\n    %x0 = arith.addi %v, %v : i32\n")
		each(b, n, "", "    %%x%[2]d = arith.addi %%x%[1]d, %%v : i32\n")
		fmt.Fprintf(b, "    func.call @u(%%x%d) : (i32) -> ()\n  }\n  return\n}\nfunc.func private @u(i32)\n", n)
	}, with(append(general, lowering)...)},
	{"parallel-wide", 1_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%n: index) {\n  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n  scf.parallel (")
		each(b, n, ", ", "%%i%[1]d")
		for _, s := range []string{") = (|%c0", ") to (|%n", ") step (|%c1"} {
			before, v, _ := strings.Cut(s, "|")
			b.WriteString(before + strings.TrimSuffix(strings.Repeat(v+", ", n), ", "))
		}
		b.WriteString(") {\n    func.call @u(%i0) : (index) -> ()\n  }\n  return\n}\nfunc.func private @u(index)\n")
	}, with("canonicalize", "cse", "convert-scf-to-cf", "scf-parallel-for-to-nested-fors")},
	{"parallel-fusion", 100, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%n: index, %v: i32, %m: memref<?xi32>) {\n  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n")
		each(b, n, "", "  scf.parallel (%%i) = (%%c0) to (%%n) step (%%c1) {\n    memref.store %%v, %%m[%%i] : memref<?xi32>\n  }\n")
		b.WriteString("  return\n}\n")
	}, only("scf-parallel-loop-fusion")},
	{"scf-loops", 2_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%n: index, %v: i32, %m: memref<?xi32>) {\n  %c0 = arith.constant 0 : index\n  %c2 = arith.constant 2 : index\n")
		each(b, n, "", "  scf.for %%i = %%c0 to %%n step %%c2 {\n    memref.store %%v, %%m[%%i] : memref<?xi32>\n  }\n")
		b.WriteString("  return\n}\n")
	}, only("scf-for-loop-canonicalization", "scf-for-loop-peeling", "scf-for-loop-range-folding", "scf-for-loop-specialization",
		"scf-for-to-while")},
	{"ranges", 2_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%n: index) -> index {\n  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n  %c9 = arith.constant 9 : index\n  %x0 = arith.minui %n, %c9 : index\n")
		each(b, n, "", "  %%x%[2]d = scf.for %%i%[1]d = %%c0 to %%c9 step %%c1 iter_args(%%a%[1]d = %%x%[1]d) -> index {\n    %%b%[1]d = arith.minui %%a%[1]d, %%i%[1]d : index\n    scf.yield %%b%[1]d : index\n  }\n")
		fmt.Fprintf(b, "  return %%x%d : index\n}\n", n)
	}, only("int-range-optimizations", "sccp", "canonicalize", "remove-dead-values", "cse", "loop-invariant-code-motion")},
}
