package scaling

import (
	"fmt"
	"strings"
)

// branches are shapes of blocks and edges between them.
var branches = []Shape{
	{"switch", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%f: i32, %a: i32) {\n  cf.switch %f : i32, [\n    default: ^d(%a : i32),\n")
		each(b, n, ",\n", "    %[1]d: ^b%[1]d(%%a : i32)")
		b.WriteString("\n  ]\n^d(%x: i32):\n  return\n")
		each(b, n, "", "^b%[1]d(%%x%[1]d: i32):\n  cf.br ^d(%%x%[1]d : i32)\n")
		b.WriteString("}\n")
	}, with(append(general, lowering)...)},
	{"switch-unknown", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func private @use(i32, i32)\nfunc.func @f(%f: i32, %a: i32) {\n  cf.switch %f : i32, [\n    default: ^d(%a : i32),\n")
		each(b, n, ",\n", "    %[1]d: ^b%[1]d(%%a : i32)")
		b.WriteString("\n  ]\n^d(%x: i32):\n  return\n")
		each(b, n, "", "^b%[1]d(%%x%[1]d: i32):\n %%c%[1]d = arith.constant %[1]d : i32\n  func.call @use(%%x%[1]d, %%c%[1]d) : (i32, i32) -> ()\n cf.br ^d(%%x%[1]d : i32)\n")
		b.WriteString("}\n")
	}, with(append(general, lowering)...)},
	{"switch-constant", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%a: i32) -> i32 {\n  %f = arith.constant 3 : i32\n  cf.switch %f : i32, [\n    default: ^d(%a : i32),\n")
		each(b, n, ",\n", "    %[1]d: ^d(%%f : i32)")
		b.WriteString("\n  ]\n^d(%x: i32):\n  return %x : i32\n}\n")
	}, with("canonicalize", "sccp", "convert-cf-to-llvm", "int-range-optimizations", "remove-dead-values")},
	{"switch-empty-operands", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%f: i32) {\n  cf.switch %f : i32, [\n    default: ^d,\n")
		each(b, n, ",\n", "    %[1]d: ^d")
		b.WriteString("\n  ]\n^d:\n  return\n}\n")
	}, with("canonicalize", "sccp", "convert-cf-to-llvm", "int-range-optimizations", "remove-dead-values")},
	{"llvm-switch", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("llvm.func @f(%f: i32, %a: i32) -> i32 {\n  llvm.switch %f : i32, ^d(%a : i32) [\n")
		each(b, n, ",\n", "    %[1]d: ^b%[1]d(%%a : i32)")
		b.WriteString("\n  ]\n^d(%x: i32):\n  llvm.return %x : i32\n")
		each(b, n, "", "^b%[1]d(%%x%[1]d: i32):\n  llvm.br ^d(%%x%[1]d : i32)\n")
		b.WriteString("}\n")
	}, append(with("canonicalize", "sccp", "cse", "remove-dead-values", "mem2reg"), "translate --mlir-to-llvmir")},
	{"llvm-switch-to-one", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("llvm.func @f(%f: i32, %a: i32) -> i32 {\n  llvm.switch %f : i32, ^d(%a : i32) [\n")
		each(b, n, ",\n", "    %[1]d: ^d(%%f : i32)")
		b.WriteString("\n  ]\n^d(%x: i32):\n  llvm.return %x : i32\n}\n")
	}, append(with("canonicalize", "sccp"), "translate --mlir-to-llvmir")},
	{"index-switch", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%f: index) -> i32 {\n  %r = scf.index_switch %f -> i32\n")
		each(b, n, "", "  case %[1]d {\n    %%c%[1]d = arith.constant %[1]d : i32\n    scf.yield %%c%[1]d : i32\n  }\n")
		b.WriteString("  default {\n    %d = arith.constant 7 : i32\n    scf.yield %d : i32\n  }\n  return %r : i32\n}\n")
	}, with(append(general, lowering)...)},
	{"successors", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("\"t.f\"() ({\n  \"t.br\"() [")
		each(b, n, ", ", "^b%[1]d")
		b.WriteString("] : () -> ()\n")
		each(b, n, "", "^b%[1]d:\n  \"t.r\"() : () -> ()\n")
		b.WriteString("}) : () -> ()\n")
	}, unregistered(unknown...)},
	{"blocks", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%c: i1, %a: i32) -> i32 {\n  cf.br ^b0(%a : i32)\n")
		each(b, n, "", "^b%[1]d(%%x%[1]d: i32):\n  %%y%[1]d = arith.addi %%x%[1]d, %%a : i32\n  cf.cond_br %%c, ^b%[2]d(%%y%[1]d : i32), ^b%[2]d(%%x%[1]d : i32)\n")
		fmt.Fprintf(b, "^b%d(%%z: i32):\n  return %%z : i32\n}\n", n)
	}, with(append(general, lowering)...)},
	{"blocks-backwards", 500, func(b *strings.Builder, n int) {
		fmt.Fprintf(b, "func.func @f(%%c: i1, %%a: i32) -> i32 {\n  cf.br ^b%d(%%a : i32)\n^b0(%%z: i32):\n  return %%z : i32\n", n)
		each(b, n, "", "^b%[2]d(%%x%[1]d: i32):\n  %%y%[1]d = arith.addi %%x%[1]d, %%a : i32\n  cf.cond_br %%c, ^b%[1]d(%%y%[1]d : i32), ^b%[1]d(%%x%[1]d : i32)\n")
		b.WriteString("}\n")
	}, with(append(general, lowering)...)},
	{"blocks-in-loop", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%c: i1, %a: i32) -> i32 {\n  cf.br ^b0(%a : i32)\n")
		each(b, n, "", "^b%[1]d(%%x%[1]d: i32):\n  %%y%[1]d = arith.addi %%x%[1]d, %%a : i32\n  cf.cond_br %%c, ^b%[2]d(%%y%[1]d : i32), ^b0(%%x%[1]d : i32)\n")
		fmt.Fprintf(b, "^b%d(%%z: i32):\n  return %%z : i32\n}\n", n)
	}, with(append(general, lowering)...)},
	{"edges-to-one", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%c: i1, %a: i32) -> i32 {\n  cf.br ^b0(%a : i32)\n")
		each(b, n, "", fmt.Sprintf("^b%%[1]d(%%%%x%%[1]d: i32):\n  %%%%y%%[1]d = arith.addi %%%%x%%[1]d, %%%%a : i32\n  cf.cond_br %%%%c, ^b%%[2]d(%%%%y%%[1]d : i32), ^b%d(%%%%x%%[1]d : i32)\n", n))
		fmt.Fprintf(b, "^b%d(%%z: i32):\n  return %%z : i32\n}\n", n)
	}, with(append(general, lowering)...)},
	{"llvm-blocks", 10_000, func(b *strings.Builder, n int) {
		b.WriteString("llvm.func @f(%c: i1, %a: i32) -> i32 {\n  llvm.br ^b0(%a : i32)\n")
		each(b, n, "", fmt.Sprintf("^b%%[1]d(%%%%x%%[1]d: i32):\n  %%%%y%%[1]d = llvm.add %%%%x%%[1]d, %%%%a : i32\n  llvm.cond_br %%%%c, ^b%%[2]d(%%%%y%%[1]d : i32), ^b%d(%%%%x%%[1]d : i32)\n", n))
		fmt.Fprintf(b, "^b%d(%%z: i32):\n  llvm.return %%z : i32\n}\n", n)
	}, append(only("mem2reg"), "translate --mlir-to-llvmir")},
	{"block-arguments", 4_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%c: i1, %a: i32) -> i32 {\n  cf.cond_br %c, ^b(")
		list(b, n, "%%a", "i32")
		b.WriteString("), ^d(")
		list(b, n, "%%a", "i32")
		b.WriteString(")\n^b(")
		each(b, n, ", ", "%%x%[1]d: i32")
		b.WriteString("):\n  cf.br ^d(")
		list(b, n, "%%x%[1]d", "i32")
		b.WriteString(")\n^d(")
		each(b, n, ", ", "%%y%[1]d: i32")
		b.WriteString("):\n  return %y1 : i32\n}\n")
	}, with(append(general, lowering)...)},
	{"dead-block-arguments", 4_000, func(b *strings.Builder, n int) {
		b.WriteString("func.func @f(%c: i1, %a: i32, %e: i32) -> i32 {\n  cf.br ^b(")
		list(b, n, "%%a", "i32")
		b.WriteString(")\n^b(")
		each(b, n, ", ", "%%x%[1]d: i32")
		b.WriteString("):\n")
		each(b, n, "", "  %%y%[1]d = arith.addi %%x%[1]d, %%a : i32\n")
		b.WriteString("  cf.cond_br %c, ^b(")
		list(b, n, "%%y%[1]d", "i32")
		b.WriteString("), ^d\n^d:\n  return %a : i32\n}\n")
	}, with(append(general, lowering)...)},
}

// list writes n values and their types, as branches have them.
func list(b *strings.Builder, n int, value, typ string) {
	each(b, n, ", ", value)
	b.WriteString(" : ")
	each(b, n, ", ", typ)
}

// unregistered is [with] for unregistered operations.
func unregistered(passes ...string) []string {
	runs := with(passes...)
	for i := range runs {
		runs[i] += " --allow-unregistered-dialect"
	}
	return runs
}
