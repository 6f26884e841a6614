package scaling

import (
	"fmt"
	"strings"
)

// symbols are shapes of functions, modules and what refers to them.
var symbols = []Shape{
	{"functions", 5_000, func(b *strings.Builder, n int) {
		each(b, n, "", "func.func @f%[1]d(%%a: i32) -> i32 {\n  return %%a : i32\n}\n")
	}, with(append(general, lowering)...)},
	{"declarations", 5_000, func(b *strings.Builder, n int) {
		each(b, n, "", "func.func private @f%[1]d(i32) -> i32\n")
	}, with(append(general, lowering)...)},
	{"calls-in-chain", 5_000, func(b *strings.Builder, n int) {
		fmt.Fprintf(b, "func.func @f%d(%%a: i32) -> i32 {\n  return %%a : i32\n}\n", n)
		each(b, n, "", "func.func private @f%[1]d(%%a: i32) -> i32 {\n  %%r = call @f%[2]d(%%a) : (i32) -> i32\n  return %%r : i32\n}\n")
		b.WriteString("func.func @main(%a: i32) -> i32 {\n  %r = call @f0(%a) : (i32) -> i32\n  return %r : i32\n}\n")
	}, with(append(general, lowering)...)},
	{"calls-in-chain-public", 5_000, func(b *strings.Builder, n int) {
		fmt.Fprintf(b, "func.func private @f%d(%%a: i32) -> i32\n", n)
		each(b, n, "", "func.func @f%[1]d(%%a: i32) -> i32 {\n  %%r = call @f%[2]d(%%a) : (i32) -> i32\n  return %%r : i32\n}\n")
	}, with("symbol-dce", "remove-dead-values", "sccp", lowering)},
	{"calls-of-one", 5_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func private @g(%a: i32) -> i32 {\n  %r = arith.addi %a, %a : i32\n  return %r : i32\n}\nfunc.func @f(%a: i32) {\n")
		each(b, n, "", "  %%r%[1]d = call @g(%%a) : (i32) -> i32\n  func.call @u(%%r%[1]d) : (i32) -> ()\n")
		b.WriteString("  return\n}\nfunc.func private @u(i32)\n")
	}, with(append(general, lowering)...)},
	{"calls-with-blocks", 2_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func private @g(%a: i32, %c: i1) -> i32 {\n  cf.cond_br %c, ^x, ^y\n^x:\n  call @u(%a) : (i32) -> ()\n  return %a : i32\n^y:\n  return %a : i32\n}\n")
		b.WriteString("func.func @f(%a: i32, %c: i1) {\n")
		each(b, n, "", "  %%r%[1]d = call @g(%%a, %%c) : (i32, i1) -> i32\n  func.call @u(%%r%[1]d) : (i32) -> ()\n")
		b.WriteString("  return\n}\nfunc.func private @u(i32)\n")
	}, with(append(general, lowering)...)},
	{"call-cycle", 2_000, func(b *strings.Builder, n int) {
		each(b, n, "", "func.func private @f%[1]d(%%a: i32) -> i32 {\n  %%r = call @f%[2]d(%%a) : (i32) -> i32\n  return %%r : i32\n}\n")
		fmt.Fprintf(b, "func.func @f%d(%%a: i32) -> i32 {\n  %%r = call @f0(%%a) : (i32) -> i32\n  return %%r : i32\n}\n", n)
	}, with("symbol-dce", "remove-dead-values", "sccp", "inline", lowering)},
	{"calls-of-all", 5_000, func(b *strings.Builder, n int) {
		each(b, n, "", "func.func private @f%[1]d(%%a: i32) -> i32 {\n  return %%a : i32\n}\n")
		b.WriteString("func.func @f(%a: i32) {\n")
		each(b, n, "", "  %%r%[1]d = call @f%[1]d(%%a) : (i32) -> i32\n")
		b.WriteString("  return\n}\n")
	}, with(append(general, lowering)...)},
	{"globals", 5_000, func(b *strings.Builder, n int) {
		each(b, n, "", "memref.global \"private\" @g%[1]d : memref<2xi32> = dense<[1, %[1]d]>\n")
		b.WriteString("func.func @f() {\n")
		each(b, n, "", "  %%r%[1]d = memref.get_global @g%[1]d : memref<2xi32>\n  func.call @u(%%r%[1]d) : (memref<2xi32>) -> ()\n")
		b.WriteString("  return\n}\nfunc.func private @u(memref<2xi32>)\n")
	}, with(append(general, lowering)...)},
	{"modules-beside", 5_000, func(b *strings.Builder, n int) {
		each(b, n, "", "module @m%[1]d {\n  func.func @f(%%a: i32) -> i32 {\n    return %%a : i32\n  }\n}\n")
	}, with(append(general, lowering)...)},
	{"symbols-nested", 5_000, func(b *strings.Builder, n int) {
		each(b, n, "", "module @m%[1]d {\n  func.func nested @f(%%a: i32) -> i32 {\n    return %%a : i32\n  }\n}\n")
		b.WriteString("\"t.use\"() {u = [")
		each(b, n, ", ", "@m%[1]d::@f")
		b.WriteString("]} : () -> ()\n")
	}, unregistered(unknown...)},
	{"llvm-functions", 5_000, func(b *strings.Builder, n int) {
		each(b, n, "", "llvm.func @f%[1]d(%%a: i32) -> i32 {\n  %%r = llvm.call @f%[2]d(%%a) : (i32) -> i32\n  llvm.return %%r : i32\n}\n")
		fmt.Fprintf(b, "llvm.func @f%d(i32) -> i32\n", n)
	}, append(with("symbol-dce", "remove-dead-values", "sccp", "inline"), "translate --mlir-to-llvmir")},
	{"llvm-globals", 5_000, func(b *strings.Builder, n int) {
		each(b, n, "", "llvm.mlir.global private @g%[1]d(%[1]d : i32) : i32\n")
		b.WriteString("llvm.func @f() {\n")
		each(b, n, "", "  %%r%[1]d = llvm.mlir.addressof @g%[1]d : !llvm.ptr\n  %%l%[1]d = llvm.load %%r%[1]d : !llvm.ptr -> i32\n")
		b.WriteString("  llvm.return\n}\n")
	}, append(with("symbol-dce", "canonicalize", "cse"), "translate --mlir-to-llvmir")},
	{"llvm-global-region", 5_000, func(b *strings.Builder, n int) {
		fmt.Fprintf(b, "llvm.mlir.global @g() : !llvm.array<%d x i32> {\n  %%x0 = llvm.mlir.undef : !llvm.array<%d x i32>\n", n, n)
		for i := range n {
			fmt.Fprintf(b, "  %%c%d = llvm.mlir.constant(%d : i32) : i32\n  %%x%d = llvm.insertvalue %%c%d, %%x%d[%d] : !llvm.array<%d x i32>\n", i, i, i+1, i, i, i, n)
		}
		fmt.Fprintf(b, "  llvm.return %%x%d : !llvm.array<%d x i32>\n}\n", n, n)
	}, append(with("canonicalize"), "translate --mlir-to-llvmir")},
	{"llvm-metadata", 5_000, func(b *strings.Builder, n int) {
		b.WriteString("#file = #llvm.di_file<\"a.c\" in \"/\">\n#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>\n")
		each(b, n, "", "#sp%[1]d = #llvm.di_subprogram<id = distinct[%[2]d]<>, compileUnit = #cu, scope = #file, name = \"f%[1]d\", file = #file, line = %[2]d, subprogramFlags = Definition>\n")
		each(b, n, "", "llvm.func @f%[1]d() {\n  llvm.return loc(#l%[1]d)\n} loc(#m%[1]d)\n")
		each(b, n, "", "#n%[1]d = loc(\"a.c\":%[1]d:1)\n#m%[1]d = loc(fused<#sp%[1]d>[#n%[1]d])\n#l%[1]d = loc(fused<#sp%[1]d>[#n%[1]d])\n")
	}, append(with("canonicalize", "strip-debuginfo", "mlir-print-debuginfo"), "translate --mlir-to-llvmir")},
	{"llvm-structs", 5_000, func(b *strings.Builder, n int) {
		b.WriteString("llvm.func @f(%a: !llvm.ptr) {\n")
		each(b, n, "", "  %%l%[1]d = llvm.load %%a : !llvm.ptr -> !llvm.struct<\"s%[1]d\", (i32, ptr)>\n")
		b.WriteString("  llvm.return\n}\n")
	}, append(with("canonicalize", "cse"), "translate --mlir-to-llvmir")},
	{"llvm-struct-chain", 2_000, func(b *strings.Builder, n int) {
		b.WriteString("!s0 = i32\n")
		each(b, n, "", "!s%[2]d = !llvm.struct<\"s%[2]d\", (i32, !s%[1]d)>\n")
		b.WriteString("llvm.func @f(%a: !llvm.ptr) {\n")
		each(b, n, "", "  %%l%[1]d = llvm.load %%a : !llvm.ptr -> !s%[2]d\n")
		b.WriteString("  llvm.return\n}\n")
	}, with("canonicalize")},
}
