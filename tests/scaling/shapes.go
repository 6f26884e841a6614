package scaling

import (
	"fmt"
	"slices"
	"strings"
)

// Shape is a kind of input with a lot of one thing.
type Shape struct {
	Name string
	// N is how many of the thing the smaller input has.
	N int
	// Write writes an input with n of them.
	Write func(b *strings.Builder, n int)
	// Runs are the command lines, the first word of which is the command.
	Runs []string
}

// Text returns the input with n things.
func (s Shape) Text(n int) string {
	var b strings.Builder
	s.Write(&b, n)
	return b.String()
}

// Shapes returns all shapes.
func Shapes() []Shape {
	var list []Shape
	for _, part := range [][]Shape{branches, nesting, values, symbols, data, memory, loops} {
		list = append(list, part...)
	}
	return list
}

const (
	read    = "opt"
	generic = "opt --mlir-print-op-generic"
)

// with returns the runs of opt with one of the passes each, behind those that only read, verify and print.
func with(passes ...string) []string {
	runs := []string{read, generic}
	for _, p := range passes {
		runs = append(runs, "opt --"+strings.ReplaceAll(p, " ", " --"))
	}
	return runs
}

// only returns the runs of opt with one of the passes each.
func only(passes ...string) []string { return with(passes...)[2:] }

// general are passes that work on any IR.
var general = []string{"canonicalize", "cse", "sccp", "inline", "symbol-dce", "mem2reg", "sroa", "remove-dead-values",
	"loop-invariant-code-motion",
	"control-flow-sink", "int-range-optimizations", "topological-sort", "strip-debuginfo", "snapshot-op-locations"}

// unknown are those of general that work on operations that nobody knows, which may be symbol tables.
var unknown = slices.DeleteFunc(slices.Clone(general), func(p string) bool { return p == "symbol-dce" })

// lowering turns what is in func, arith, cf, scf, memref and affine into the llvm dialect.
const lowering = "lower-affine convert-scf-to-cf expand-strided-metadata convert-to-llvm reconcile-unrealized-casts"

// each writes f for 0 to n-1 with sep between them.
func each(b *strings.Builder, n int, sep, format string) {
	for i := range n {
		if i > 0 {
			b.WriteString(sep)
		}
		if strings.Contains(format, "%[") {
			fmt.Fprintf(b, format, i, i+1)
		} else {
			b.WriteString(strings.ReplaceAll(format, "%%", "%"))
		}
	}
}

// wrap writes before n times, then middle, then after n times.
func wrap(b *strings.Builder, n int, before, middle, after string) {
	b.WriteString(strings.Repeat(before, n))
	b.WriteString(middle)
	b.WriteString(strings.Repeat(after, n))
}
