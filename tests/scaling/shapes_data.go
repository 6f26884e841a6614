package scaling

import (
	"fmt"
	"strings"
)

// data are shapes of types, attributes, locations and aliases.
var data = []Shape{
	{"dimensions", 10_000, func(b *strings.Builder, n int) {
		t := "tensor<" + strings.Repeat("1x", n) + "i32>"
		fmt.Fprintf(b, "func.func @f(%%a: %s) -> %s {\n  return %%a : %s\n}\n", t, t, t)
	}, with("canonicalize", "cse", "sccp", "inline")},
	{"dimensions-memref", 5_000, func(b *strings.Builder, n int) {
		t := "memref<" + strings.Repeat("1x", n) + "i32>"
		fmt.Fprintf(b, "func.func @f(%%a: %s) -> %s {\n  return %%a : %s\n}\n", t, t, t)
	}, with("canonicalize", "cse", lowering)},
	{"dimensions-strided", 5_000, func(b *strings.Builder, n int) {
		t := "memref<" + strings.Repeat("1x", n) + "i32, strided<[" + strings.TrimSuffix(strings.Repeat("?, ", n),
			", ") + "], offset: ?>>"
		fmt.Fprintf(b, "func.func @f(%%a: %s) -> %s {\n  return %%a : %s\n}\n", t, t, t)
	}, with("canonicalize", "cse", lowering)},
	{"dimensions-dynamic-alloc", 2_000, func(b *strings.Builder, n int) {
		t := "memref<" + strings.Repeat("?x", n) + "i32>"
		fmt.Fprintf(b, "func.func @f(%%n: index) -> %s {\n  %%m = memref.alloc(%s) : %s\n  return %%m : %s\n}\n", t,
			strings.TrimSuffix(strings.Repeat("%n, ", n), ", "), t, t)
	}, with("canonicalize", "cse", lowering)},
	{"dimensions-load", 2_000, func(b *strings.Builder, n int) {
		t := "memref<" + strings.Repeat("1x", n) + "i32>"
		fmt.Fprintf(b, "func.func @f(%%i: index, %%m: %s) -> i32 {\n  %%v = memref.load %%m[%s] : %s\n  return %%v : i32\n}\n", t,
			strings.TrimSuffix(strings.Repeat("%i, ", n), ", "), t)
	}, with("canonicalize", "cse", lowering)},
	{"dimensions-subview", 2_000, func(b *strings.Builder, n int) {
		list := func(s string) string { return "[" + strings.TrimSuffix(strings.Repeat(s+", ", n), ", ") + "]" }
		t := "memref<" + strings.Repeat("2x", n) + "i32, strided<" + list("?") + ", offset: ?>>"
		fmt.Fprintf(b, "func.func @f(%%i: index, %%m: %s) -> %s {\n  %%v = memref.subview %%m%s %s %s : %s to %s\n  return %%v : %s\n}\n",
			t, t, list("%i"), list("2"), list("1"), t, t, t)
	}, with("canonicalize", "cse", lowering)},
	{"dimensions-dense", 5_000, func(b *strings.Builder, n int) {
		fmt.Fprintf(b, "module attributes {t.a = dense<1> : tensor<%si32>} {}\n", strings.Repeat("1x", n))
	}, unregistered("canonicalize")},
	{"dimensions-vector", 5_000, func(b *strings.Builder, n int) {
		t := "vector<" + strings.Repeat("1x", n) + "i32>"
		fmt.Fprintf(b, "func.func @f(%%a: %s) -> %s {\n  %%r = arith.addi %%a, %%a : %s\n  return %%r : %s\n}\n", t, t, t, t)
	}, with("canonicalize", "cse", "sccp", "convert-arith-to-llvm")},
	{"dimensions-reshape", 2_000, func(b *strings.Builder, n int) {
		t := "tensor<" + strings.Repeat("1x", n) + "i32>"
		fmt.Fprintf(b, "func.func @f(%%a: %s) -> tensor<1xi32> {\n  %%r = tensor.collapse_shape %%a [[", t)
		each(b, n, ", ", "%[1]d")
		fmt.Fprintf(b, "]] : %s into tensor<1xi32>\n  return %%r : tensor<1xi32>\n}\n", t)
	}, with("canonicalize", "cse")},
	{"tuple-elements", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("module attributes {t.a = tuple<")
		each(b, n, ", ", "i%[2]d")
		b.WriteString(">} {}\n")
	}, unregistered("canonicalize")},
	{"struct-elements", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("module attributes {t.a = !llvm.struct<(")
		each(b, n, ", ", "i%[2]d")
		b.WriteString(")>} {}\n")
	}, unregistered("canonicalize")},
	{"array-elements", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("module attributes {t.a = [")
		each(b, n, ", ", "%[1]d : i32")
		b.WriteString("]} {}\n")
	}, unregistered("canonicalize")},
	{"dense-array", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("module attributes {t.a = array<i64: ")
		each(b, n, ", ", "%[1]d")
		b.WriteString(">} {}\n")
	}, unregistered("canonicalize")},
	{"dense-elements", 20_000, func(b *strings.Builder, n int) {
		fmt.Fprintf(b, "func.func @f() -> tensor<%dxi32> {\n  %%c = arith.constant dense<[", n)
		each(b, n, ", ", "%[1]d")
		fmt.Fprintf(b, "]> : tensor<%dxi32>\n  %%d = arith.addi %%c, %%c : tensor<%dxi32>\n  return %%d : tensor<%dxi32>\n}\n", n, n, n)
	}, with(append(general, "convert-to-llvm")...)},
	{"dense-strings", 20_000, func(b *strings.Builder, n int) {
		b.WriteString("module attributes {t.a = dense<[")
		each(b, n, ", ", `"s%[1]d"`)
		fmt.Fprintf(b, "]> : tensor<%dx!t.s>} {}\n", n)
	}, unregistered("canonicalize")},
	{"dense-matrix", 1_000, func(b *strings.Builder, n int) {
		b.WriteString("module attributes {t.a = dense<[")
		each(b, n, ", ", "[%[1]d, 1, 2, 3, 4, 5, 6, 7]")
		fmt.Fprintf(b, "]> : tensor<%dx8xi32>} {}\n", n)
	}, unregistered("canonicalize")},
	{"sparse-elements", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("module attributes {t.a = sparse<[")
		each(b, n, ", ", "[%[1]d]")
		b.WriteString("], [")
		each(b, n, ", ", "%[1]d")
		fmt.Fprintf(b, "]> : tensor<%dxi32>} {}\n", n)
	}, unregistered("canonicalize")},
	{"types", 10_000, func(b *strings.Builder, n int) {
		each(b, n, "", "%%x%[1]d = \"t.a\"() : () -> tensor<%[2]dxi32>\n")
	}, unregistered(unknown...)},
	{"aliases", 10_000, func(b *strings.Builder, n int) {
		each(b, n, "", "#a%[1]d = affine_map<(d0) -> (d0 + %[1]d)>\n!t%[1]d = tensor<%[2]dxi32>\n")
		each(b, n, "", "%%x%[1]d = \"t.a\"() {a = #a%[1]d} : () -> !t%[1]d\n")
	}, unregistered("canonicalize", "cse")},
	{"aliases-of-aliases", 2_000, func(b *strings.Builder, n int) {
		b.WriteString("!t0 = i32\n")
		each(b, n, "", "!t%[2]d = tuple<!t%[1]d>\n")
		fmt.Fprintf(b, "%%x = \"t.a\"() : () -> !t%d\n", n)
	}, unregistered("canonicalize")},
	{"location-aliases", 10_000, func(b *strings.Builder, n int) {
		each(b, n, "", "\"t.a\"() : () -> () loc(#l%[1]d)\n")
		each(b, n, "", "#l%[1]d = loc(\"a\":%[1]d:%[2]d)\n")
	}, unregistered("mlir-print-debuginfo", "mlir-print-debuginfo mlir-print-local-scope", "strip-debuginfo", "cse")},
	{"location-chain", 2_000, func(b *strings.Builder, n int) {
		fmt.Fprintf(b, "\"t.a\"() : () -> () loc(#l%d)\n", n)
		b.WriteString("#l0 = loc(\"a\":1:1)\n")
		each(b, n, "", "#l%[2]d = loc(\"f\"(#l%[1]d))\n")
	}, unregistered("mlir-print-debuginfo", "strip-debuginfo", "cse")},
	{"locations-fused", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("\"t.a\"() : () -> () loc(fused[")
		each(b, n, ", ", "\"a\":%[1]d:%[2]d")
		b.WriteString("])\n")
	}, unregistered("mlir-print-debuginfo", "strip-debuginfo", "cse")},
	{"affine-dims", 1_000, func(b *strings.Builder, n int) {
		b.WriteString("module attributes {t.a = affine_map<(")
		each(b, n, ", ", "d%[1]d")
		b.WriteString(") -> (")
		each(b, n, ", ", "d%[1]d + %[1]d")
		b.WriteString(")>} {}\n")
	}, unregistered("canonicalize")},
	{"affine-results", 5_000, func(b *strings.Builder, n int) {
		b.WriteString("module attributes {t.a = affine_map<(d0) -> (")
		each(b, n, ", ", "d0 floordiv %[2]d")
		b.WriteString(")>} {}\n")
	}, unregistered("canonicalize")},
	{"affine-set", 2_000, func(b *strings.Builder, n int) {
		b.WriteString("module attributes {t.a = affine_set<(d0) : (")
		each(b, n, ", ", "d0 - %[1]d >= 0")
		b.WriteString(")>} {}\n")
	}, unregistered("canonicalize")},
	{"affine-apply-wide", 1_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(")
		each(b, n, ", ", "%%x%[1]d: index")
		b.WriteString(") -> index {\n  %r = affine.apply affine_map<(")
		each(b, n, ", ", "d%[1]d")
		b.WriteString(") -> (")
		each(b, n, " + ", "d%[1]d")
		b.WriteString(")>(")
		each(b, n, ", ", "%%x%[1]d")
		b.WriteString(")\n  return %r : index\n}\n")
	}, with("canonicalize", "cse", "lower-affine", "affine-simplify-structures")},
	{"affine-apply-chain", 500, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%y: index, %x0: index) -> index {\n")
		each(b, n, "", "  %%x%[2]d = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%%x%[1]d, %%y)\n")
		fmt.Fprintf(b, "  return %%x%d : index\n}\n", n)
	}, with("cse", "lower-affine", "canonicalize")},
	{"resources", 10_000, func(b *strings.Builder, n int) {
		each(b, n, "", "\"t.a\"() {a = dense_resource<r%[1]d> : tensor<1xi32>} : () -> ()\n")
		b.WriteString("{-# dialect_resources: { builtin: {\n")
		each(b, n, ",\n", "r%[1]d: \"0x0400000001000000\"")
		b.WriteString("\n} } #-}\n")
	}, unregistered("canonicalize", "cse")},
	{"resources-clashing", 5_000, func(b *strings.Builder, n int) {
		each(b, n, "", "\"t.a\"() {a = dense_resource<r_%[1]d> : tensor<1xi32>} : () -> ()\n")
		b.WriteString("{-# external_resources: { t: {\n")
		each(b, n, ",\n", "r%[1]d: \"0x0400000001000000\"")
		b.WriteString("\n} } #-}\n")
	}, unregistered("canonicalize")},
	{"string", 100_000, func(b *strings.Builder, n int) {
		b.WriteString("module attributes {t.a = \"" + strings.Repeat("\\22a", n) + "\"} {}\n")
	}, unregistered("canonicalize")},
	{"integer", 2_000, func(b *strings.Builder, n int) {
		b.WriteString("module attributes {t.a = 0x" + strings.Repeat("f", n) + " : i1000000} {}\n")
	}, unregistered("canonicalize")},
	{"comments", 50_000, func(b *strings.Builder, n int) {
		each(b, n, "", "// a comment\n")
		b.WriteString("module {}\n")
	}, with("canonicalize")},
	{"opaque-dialect-type", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("module attributes {t.a = !t.x<")
		wrap(b, n, "<", "a", ">")
		b.WriteString(">} {}\n")
	}, unregistered("canonicalize")},
	{"names-equal", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f() {\n")
		each(b, n, "", "  %%c%[1]d = memref.alloc() : memref<i32>\n")
		b.WriteString("  return\n}\n")
	}, with("canonicalize", "cse", "mlir-use-nameloc-as-prefix")},
	{"names-kept", 10_000, func(b *strings.Builder, n int) {
		each(b, n, "", "\"t.a\"() ({ %%x = \"t.b\"() : () -> i32 loc(\"x\") }) : () -> ()\n%%y%[1]d = \"t.b\"() : () -> i32 loc(\"x\")\n")
	}, unregistered("mlir-use-nameloc-as-prefix", "keep-names")},
}
