package scaling

import (
	"fmt"
	"strings"
)

// nesting are shapes that are deep.
var nesting = []Shape{
	typeNest("llvm-array", "!llvm.array<1 x ", "i32", ">"),
	typeNest("llvm-struct", "!llvm.struct<(", "i32", ")>"),
	shortNest("llvm-array-short", "!llvm.", "array<1 x ", "i32", ">"),
	shortNest("llvm-struct-short", "!llvm.", "struct<(", "i32", ")>"),
	typeNest("function-type-results", "() -> (", "i32", ")"),
	typeNest("function-type-inputs", "(", "i32", ") -> ()"),
	typeNest("tuple", "tuple<", "i32", ">"),
	typeNest("complex-like", "tuple<i1, ", "i32", ">"),
	typeNest("tensor-encoding", "tensor<1xi1, ", "i32", ">"),
	{"struct-wide-nest", 200, func(b *strings.Builder, n int) {
		b.WriteString("module attributes {t.t = ")
		wrap(b, n, "!llvm.struct<("+strings.Repeat("i8, ", 50), "i32", ")>")
		b.WriteString("} {}\n")
	}, unregistered("canonicalize")},
	attrNest("array-attr", "[", "1", "]"),
	attrNest("array-attr-pair", "[1, ", "1", "]"),
	attrNest("dict-attr", "{a = ", "1", "}"),
	attrNest("dialect-attr", "#dlti.map<\"a\" = ", "1 : i32", ">"),
	attrNest("type-attr", "tensor<1xi1, ", "unit", ">"),
	{"dense-nest", 2_000, func(b *strings.Builder, n int) {
		b.WriteString("module attributes {t.a = dense<")
		wrap(b, n, "[", "1", "]")
		b.WriteString("> : tensor<" + strings.Repeat("1x", n) + "i32>} {}\n")
	}, unregistered("canonicalize")},
	locNest("callsite", "callsite(\"a\" at ", "\"b\"", ")"),
	locNest("fused", "fused[\"a\", ", "\"b\"", "]"),
	locNest("fused-one", "fused<1>[", "\"b\"", "]"),
	locNest("named", "\"a\"(", "\"b\"", ")"),
	{"affine-expr-nest", 2_000, func(b *strings.Builder, n int) {
		b.WriteString("module attributes {t.a = affine_map<(d0, d1) -> (")
		wrap(b, n, "(", "d0", " + d1 floordiv 3) mod 7")
		b.WriteString(")>} {}\n")
	}, unregistered("canonicalize")},
	{"affine-expr-sum", 2_000, func(b *strings.Builder, n int) {
		b.WriteString("module attributes {t.a = affine_map<(d0, d1) -> (d0")
		each(b, n, "", " + (d1 + %[1]d) floordiv %[2]d")
		b.WriteString(")>} {}\n")
	}, unregistered("canonicalize")},
	{"regions", 2_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%c: i1) {\n")
		wrap(b, n, "scf.if %c {\n", "func.call @f(%c) : (i1) -> ()\n", "}\n")
		b.WriteString("return\n}\n")
	}, with(append(general, lowering)...)},
	{"regions-unregistered", 4_000, func(b *strings.Builder, n int) {
		wrap(b, n, "\"t.a\"() ({\n", "\"t.b\"() : () -> ()\n", "}) : () -> ()\n")
	}, unregistered(unknown...)},
	{"regions-values", 2_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%n: index, %v: i32, %m: memref<?xi32>) {\n  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n")
		for i := range n {
			fmt.Fprintf(b, "scf.for %%i%d = %%c0 to %%n step %%c1 {\n  %%x%d = arith.addi %%v, %%v : i32\n  memref.store %%x%d, %%m[%%i%d] : memref<?xi32>\n", i, i, i, i)
		}
		wrap(b, n, "}\n", "", "")
		b.WriteString("return\n}\n")
	}, with(append(general, lowering)...)},
	{"regions-yield", 2_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%c: i1, %v: i32, %w: i32) -> i32 {\n")
		for i := range n {
			fmt.Fprintf(b, "%%r%d = scf.if %%c -> i32 {\n", i)
		}
		fmt.Fprintf(b, "%%r%d = arith.muli %%v, %%w : i32\n", n)
		for i := n - 1; i >= 0; i-- {
			fmt.Fprintf(b, "scf.yield %%r%d : i32 } else { scf.yield %%v : i32 }\n", i+1)
		}
		b.WriteString("return %r0 : i32\n}\n")
	}, with(append(general, lowering)...)},
	{"loops-carried", 2_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%n: index, %v: i32) -> i32 {\n  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n")
		prev := "%v"
		for i := range n {
			fmt.Fprintf(b, "%%r%[1]d = scf.for %%i%[1]d = %%c0 to %%n step %%c1 iter_args(%%a%[1]d = %[2]s) -> i32 {\n", i, prev)
			prev = fmt.Sprintf("%%a%d", i)
		}
		fmt.Fprintf(b, "%%r%d = arith.addi %s, %%v : i32\n", n, prev)
		for i := n - 1; i >= 0; i-- {
			fmt.Fprintf(b, "scf.yield %%r%d : i32 }\n", i+1)
		}
		b.WriteString("return %r0 : i32\n}\n")
	}, with(append(general, lowering)...)},
	{"modules", 4_000, func(b *strings.Builder, n int) {
		each(b, n, "", "module @m%[1]d {\n")
		b.WriteString("func.func @f() { return }\n")
		wrap(b, n, "}\n", "", "")
	}, with(general...)},
	{"functions-nested", 4_000, func(b *strings.Builder, n int) {
		wrap(b, n, "builtin.module { func.func @f() {\n", "", "return } }\n")
	}, with(general...)},
	{"affine-for-nest", 400, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%m: memref<10xf32>) {\n")
		for i := range n {
			fmt.Fprintf(b, "affine.for %%i%d = 0 to 10 {\n", i)
		}
		b.WriteString("%x = affine.load %m[%i0] : memref<10xf32>\naffine.store %x, %m[%i1] : memref<10xf32>\n")
		wrap(b, n, "}\n", "", "")
		b.WriteString("return\n}\n")
	}, with("canonicalize", "cse", "affine-loop-invariant-code-motion", "affine-simplify-structures", "affine-loop-normalize",
		"lower-affine", "affine-scalrep")},
	{"parallel-nest", 1_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%n: index) {\n  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n")
		for i := range n {
			fmt.Fprintf(b, "scf.parallel (%%i%d) = (%%c0) to (%%n) step (%%c1) {\n", i)
		}
		b.WriteString("func.call @g(%i0) : (index) -> ()\n")
		wrap(b, n, "}\n", "", "")
		b.WriteString("return\n}\nfunc.func private @g(index)\n")
	}, with("canonicalize", "cse", "convert-scf-to-cf", "loop-invariant-code-motion")},
	{"while-nest", 1_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%c: i1, %v: i32) {\n")
		wrap(b, n, "scf.while : () -> () {\n  scf.condition(%c)\n} do {\n", "func.call @f(%c, %v) : (i1, i32) -> ()\n", "scf.yield }\n")
		b.WriteString("return\n}\n")
	}, with(append(general, lowering)...)},
}

// typeNest is a type in a type in a type.
func typeNest(name, before, middle, after string) Shape {
	return shortNest(name, "", before, middle, after)
}

// shortNest is a type in a type in a type, the outermost one with a prefix.
func shortNest(name, prefix, before, middle, after string) Shape {
	return Shape{name, 2_000, func(b *strings.Builder, n int) {
		b.WriteString("module attributes {t.t = " + prefix)
		wrap(b, n, before, middle, after)
		b.WriteString("} {}\n")
	}, unregistered("canonicalize", "strip-debuginfo")}
}

// attrNest is an attribute in an attribute in an attribute.
func attrNest(name, before, middle, after string) Shape {
	return Shape{name, 2_000, func(b *strings.Builder, n int) {
		b.WriteString("module attributes {t.a = ")
		wrap(b, n, before, middle, after)
		b.WriteString("} {}\n")
	}, unregistered("canonicalize")}
}

// locNest is a location in a location in a location.
func locNest(name, before, middle, after string) Shape {
	return Shape{name, 2_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func private @f() loc(")
		wrap(b, n, before, middle, after)
		b.WriteString(")\n")
	}, []string{"opt", "opt --mlir-print-debuginfo", "opt --mlir-print-debuginfo --mlir-print-local-scope", "opt --strip-debuginfo",
		"opt --snapshot-op-locations"}}
}
