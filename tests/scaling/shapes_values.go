package scaling

import (
	"fmt"
	"strings"
)

// values are shapes of operations and values in one function.
var values = []Shape{
	{"uses", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%a: i32) -> i32 {\n  %x = arith.addi %a, %a : i32\n")
		each(b, n, "", "  func.call @u(%%x) : (i32) -> ()\n")
		b.WriteString("  return %x : i32\n}\nfunc.func private @u(i32)\n")
	}, with(append(general, lowering)...)},
	{"uses-of-duplicates", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%a: i32) {\n")
		each(b, n, "", "  %%x%[1]d = arith.addi %%a, %%a : i32\n  func.call @u(%%x%[1]d) : (i32) -> ()\n")
		b.WriteString("  return\n}\nfunc.func private @u(i32)\n")
	}, with(append(general, lowering)...)},
	{"chain", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%a: i32, %x0: i32) -> i32 {\n")
		each(b, n, "", "  %%x%[2]d = arith.addi %%x%[1]d, %%a : i32\n")
		fmt.Fprintf(b, "  return %%x%d : i32\n}\n", n)
	}, with(append(general, lowering)...)},
	{"chain-dead", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%a: i32, %x0: i32) {\n")
		each(b, n, "", "  %%x%[2]d = arith.muli %%x%[1]d, %%a : i32\n")
		b.WriteString("  return\n}\n")
	}, with(append(general, lowering)...)},
	{"chain-constants", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%a: i32, %x0: i32) -> i32 {\n")
		each(b, n, "", "  %%c%[1]d = arith.constant %[1]d : i32\n  %%x%[2]d = arith.addi %%x%[1]d, %%c%[1]d : i32\n")
		fmt.Fprintf(b, "  return %%x%d : i32\n}\n", n)
	}, with(append(general, lowering)...)},
	{"chain-folds", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f() -> i32 {\n  %x0 = arith.constant 3 : i32\n")
		each(b, n, "", "  %%x%[2]d = arith.addi %%x%[1]d, %%x0 : i32\n")
		fmt.Fprintf(b, "  return %%x%d : i32\n}\n", n)
	}, with(append(general, lowering)...)},
	{"chain-backwards", 5_000, func(b *strings.Builder, n int) {
		b.WriteString("\"t.graph\"() ({\n")
		for i := n; i > 0; i-- {
			fmt.Fprintf(b, "  %%x%d = \"t.a\"(%%x%d) : (i32) -> i32\n", i, i-1)
		}
		b.WriteString("  %x0 = \"t.a\"() : () -> i32\n}) : () -> ()\n")
	}, unregistered(unknown...)},
	{"constants", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f() {\n")
		each(b, n, "", "  %%c%[1]d = arith.constant %[1]d : i32\n  func.call @u(%%c%[1]d) : (i32) -> ()\n")
		b.WriteString("  return\n}\nfunc.func private @u(i32)\n")
	}, with(append(general, lowering)...)},
	{"constants-equal", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f() {\n")
		each(b, n, "", "  %%c%[1]d = arith.constant 5 : i32\n  func.call @u(%%c%[1]d) : (i32) -> ()\n")
		b.WriteString("  return\n}\nfunc.func private @u(i32)\n")
	}, with(append(general, lowering)...)},
	{"operands", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("%x = \"t.a\"() : () -> i32\n\"t.b\"(")
		list := strings.TrimSuffix(strings.Repeat("%x, ", n), ", ")
		b.WriteString(list + ") : (" + strings.TrimSuffix(strings.Repeat("i32, ", n), ", ") + ") -> ()\n")
	}, unregistered(unknown...)},
	{"results", 10_000, func(b *strings.Builder, n int) {
		fmt.Fprintf(b, "%%x:%d = \"t.a\"() : () -> (%s)\n", n, strings.TrimSuffix(strings.Repeat("i32, ", n), ", "))
		each(b, n, "", "\"t.b\"(%%x#%[1]d) : (i32) -> ()\n")
	}, unregistered(unknown...)},
	{"results-named", 10_000, func(b *strings.Builder, n int) {
		each(b, n, ", ", "%%x%[1]d")
		fmt.Fprintf(b, " = \"t.a\"() : () -> (%s)\n", strings.TrimSuffix(strings.Repeat("i32, ", n), ", "))
		each(b, n, "", "\"t.b\"(%%x%[1]d) : (i32) -> ()\n")
	}, unregistered(unknown...)},
	{"call-results", 4_000, func(b *strings.Builder, n int) {
		types := strings.TrimSuffix(strings.Repeat("i32, ", n), ", ")
		fmt.Fprintf(b, "func.func private @g(%%a: i32) -> (%s) {\n  return ", types)
		b.WriteString(strings.TrimSuffix(strings.Repeat("%a, ", n), ", ") + " : " + types + "\n}\n")
		fmt.Fprintf(b, "func.func @f(%%a: i32) -> i32 {\n  %%r:%d = call @g(%%a) : (i32) -> (%s)\n  return %%r#7 : i32\n}\n", n, types)
	}, with(append(general, lowering)...)},
	{"arguments", 4_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func private @g(")
		each(b, n, ", ", "%%x%[1]d: i32")
		b.WriteString(") -> i32 {\n  return %x3 : i32\n}\nfunc.func @f(%a: i32) -> i32 {\n  %r = call @g(")
		b.WriteString(strings.TrimSuffix(strings.Repeat("%a, ", n), ", ") + ") : (" + strings.TrimSuffix(strings.Repeat("i32, ", n),
			", "))
		b.WriteString(") -> i32\n  return %r : i32\n}\n")
	}, with(append(general, lowering)...)},
	{"arguments-attributes", 4_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(")
		each(b, n, ", ", "%%x%[1]d: i32 {t.a = %[1]d : i32}")
		b.WriteString(") -> i32 {\n  return %x3 : i32\n}\n")
	}, unregistered(append(general, lowering)...)},
	{"loop-carried", 4_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%n: index, %v: i32) -> i32 {\n  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n")
		fmt.Fprintf(b, "  %%r:%d = scf.for %%i = %%c0 to %%n step %%c1 iter_args(", n)
		each(b, n, ", ", "%%a%[1]d = %%v")
		b.WriteString(") -> (" + strings.TrimSuffix(strings.Repeat("i32, ", n), ", ") + ") {\n")
		each(b, n, "", "    %%b%[1]d = arith.addi %%a%[1]d, %%v : i32\n")
		b.WriteString("    scf.yield ")
		list(b, n, "%%b%[1]d", "i32")
		b.WriteString("\n  }\n  return %r#5 : i32\n}\n")
	}, with(append(general, lowering)...)},
	{"while-carried", 4_000, func(b *strings.Builder, n int) {
		types := strings.TrimSuffix(strings.Repeat("i32, ", n), ", ")
		fmt.Fprintf(b, "func.func @f(%%c: i1, %%v: i32) -> i32 {\n  %%r:%d = scf.while (", n)
		each(b, n, ", ", "%%a%[1]d = %%v")
		b.WriteString(") : (" + types + ") -> (" + types + ") {\n    scf.condition(%c) ")
		list(b, n, "%%a%[1]d", "i32")
		b.WriteString("\n  } do {\n  ^bb0(")
		each(b, n, ", ", "%%b%[1]d: i32")
		b.WriteString("):\n    scf.yield ")
		list(b, n, "%%b%[1]d", "i32")
		b.WriteString("\n  }\n  return %r#5 : i32\n}\n")
	}, with(append(general, lowering)...)},
	{"if-results", 4_000, func(b *strings.Builder, n int) {
		types := strings.TrimSuffix(strings.Repeat("i32, ", n), ", ")
		fmt.Fprintf(b, "func.func @f(%%c: i1, %%v: i32, %%w: i32) -> i32 {\n  %%r:%d = scf.if %%c -> (%s) {\n", n, types)
		each(b, n, "", "    %%b%[1]d = arith.addi %%w, %%v : i32\n")
		b.WriteString("    scf.yield ")
		list(b, n, "%%b%[1]d", "i32")
		b.WriteString("\n  } else {\n    scf.yield " + strings.TrimSuffix(strings.Repeat("%v, ", n), ", ") + " : " + types)
		b.WriteString("\n  }\n  return %r#5 : i32\n}\n")
	}, with(append(general, lowering)...)},
	{"attributes", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("\"t.a\"() {")
		each(b, n, ", ", "a%[1]d = %[1]d : i32")
		b.WriteString("} : () -> ()\n")
	}, unregistered(unknown...)},
	{"module-attributes", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("module attributes {")
		each(b, n, ", ", "t.a%[1]d = %[1]d : i32")
		b.WriteString("} { func.func @f() attributes {")
		each(b, n, ", ", "t.a%[1]d = %[1]d : i32")
		b.WriteString("} { return } }\n")
	}, unregistered(append(general, lowering)...)},
	{"region-list", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("\"t.a\"() (")
		each(b, n, ", ", "{\n  \"t.b\"() : () -> ()\n}")
		b.WriteString(") : () -> ()\n")
	}, unregistered(unknown...)},
	{"ifs", 5_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%c: i1, %a: i32) {\n")
		each(b, n, "", "  scf.if %%c {\n    func.call @u(%%a) : (i32) -> ()\n  }\n  func.call @u(%%a) : (i32) -> ()\n")
		b.WriteString("  return\n}\nfunc.func private @u(i32)\n")
	}, with(append(general, lowering)...)},
	{"fors", 5_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%n: index, %m: memref<?xi32>, %v: i32) {\n  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n")
		each(b, n, "", "  scf.for %%i = %%c0 to %%n step %%c1 {\n    memref.store %%v, %%m[%%i] : memref<?xi32>\n  }\n")
		b.WriteString("  return\n}\n")
	}, with(append(general, lowering)...)},
	{"selects", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%a: i32, %x0: i32, %c: i1) -> i32 {\n")
		each(b, n, "", "  %%x%[2]d = arith.select %%c, %%x%[1]d, %%a : i32\n")
		fmt.Fprintf(b, "  return %%x%d : i32\n}\n", n)
	}, with("canonicalize", "cse", "sccp", "int-range-optimizations", lowering)},
	{"casts", 5_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%x0: i32) -> i32 {\n")
		each(b, n, "", "  %%y%[1]d = arith.extsi %%x%[1]d : i32 to i64\n  %%x%[2]d = arith.trunci %%y%[1]d : i64 to i32\n")
		fmt.Fprintf(b, "  return %%x%d : i32\n}\n", n)
	}, with("canonicalize", "cse", "sccp", "int-range-optimizations", lowering)},
	{"unrealized-casts", 5_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%x0: i32) -> i32 {\n")
		each(b, n, "", "  %%y%[1]d = builtin.unrealized_conversion_cast %%x%[1]d : i32 to i64\n  %%x%[2]d = builtin.unrealized_conversion_cast %%y%[1]d : i64 to i32\n")
		fmt.Fprintf(b, "  return %%x%d : i32\n}\n", n)
	}, with("canonicalize", "cse", "reconcile-unrealized-casts")},
	{"unrealized-casts-types", 5_000, func(b *strings.Builder, n int) {
		// each is of another type, but the last one
		b.WriteString("func.func @f(%x1: i1) -> i1 {\n")
		for i := 1; i <= n; i++ {
			fmt.Fprintf(b, "  %%x%d = builtin.unrealized_conversion_cast %%x%d : i%d to i%d\n", i+1, i, i, i+1)
		}
		fmt.Fprintf(b, "  %%r = builtin.unrealized_conversion_cast %%x%d : i%d to i1\n  return %%r : i1\n}\n", n+1, n+1)
	}, with("reconcile-unrealized-casts")},
	{"llvm-values", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("llvm.func @f(%a: i32, %x0: i32) -> i32 {\n")
		each(b, n, "", "  %%x%[2]d = llvm.add %%x%[1]d, %%a : i32\n")
		fmt.Fprintf(b, "  llvm.return %%x%d : i32\n}\n", n)
	}, append(with("canonicalize", "cse", "sccp"), "translate --mlir-to-llvmir")},
	{"llvm-values-printed-text", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("llvm.func @f(%a: !llvm.ptr, %x: i32) {\n")
		each(b, n, "", "  %%p%[1]d = llvm.getelementptr %%a[%[1]d] : (!llvm.ptr) -> !llvm.ptr, i32\n  llvm.store %%x, %%p%[1]d : i32, !llvm.ptr\n")
		b.WriteString("  llvm.return\n}\n")
	}, append(with("canonicalize", "cse", "mem2reg", "sroa"), "translate --mlir-to-llvmir")},
	{"llvm-insertvalue", 4_000, func(b *strings.Builder, n int) {
		t := "!llvm.array<" + fmt.Sprint(n) + " x i32>"
		fmt.Fprintf(b, "llvm.func @f(%%x: i32) -> i32 {\n  %%a0 = llvm.mlir.undef : %s\n", t)
		for i := range n {
			fmt.Fprintf(b, "  %%a%d = llvm.insertvalue %%x, %%a%d[%d] : %s\n", i+1, i, i, t)
		}
		fmt.Fprintf(b, "  %%r = llvm.extractvalue %%a%d[0] : %s\n  llvm.return %%r : i32\n}\n", n, t)
	}, append(with("canonicalize", "cse", "sccp"), "translate --mlir-to-llvmir")},
}
