//go:build unix

package jit

import (
	"fmt"
	"strings"
	"syscall"
	"testing"
	"time"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/backend/wasm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes"
)

// network returns a program of layers: a product, a sum and a maximum each. The numbers of columns come from widths, one after the
// other and again from the first; rows is the number of rows.
func network(layers, rows int, widths ...int) string {
	var head, body strings.Builder
	width := func(i int) int { return widths[i%len(widths)] }
	fmt.Fprintf(&head, "func.func @main(%%x0: tensor<%dx%dxf32>", rows, width(0))
	body.WriteString("  %zero = arith.constant 0.0 : f32\n")
	for i := range layers {
		weights := fmt.Sprintf("tensor<%dx%dxf32>", width(i), width(i+1))
		from, to := fmt.Sprintf("tensor<%dx%dxf32>", rows, width(i)), fmt.Sprintf("tensor<%dx%dxf32>", rows, width(i+1))
		fmt.Fprintf(&head, ", %%w%d: %s, %%b%[1]d: %[3]s", i, weights, to)
		fmt.Fprintf(&body, "  %%e%d = tensor.empty() : %s\n", i, to)
		fmt.Fprintf(&body, "  %%z%d = linalg.fill ins(%%zero : f32) outs(%%e%[1]d : %s) -> %[2]s\n", i, to)
		fmt.Fprintf(&body, "  %%p%d = linalg.matmul ins(%%x%[1]d, %%w%[1]d : %s, %s) outs(%%z%[1]d : %[4]s) -> %[4]s\n", i, from, weights, to)
		fmt.Fprintf(&body, "  %%s%d = arith.addf %%p%[1]d, %%b%[1]d : %s\n", i, to)
		fmt.Fprintf(&body, "  %%c%d = arith.constant dense<0.0> : %s\n", i, to)
		fmt.Fprintf(&body, "  %%x%d = arith.maximumf %%s%d, %%c%[2]d : %s\n", i+1, i, to)
	}
	last := fmt.Sprintf("tensor<%dx%dxf32>", rows, width(layers))
	return fmt.Sprintf("%s) -> %s {\n%s  return %%x%d : %s\n}\n", &head, last, &body, layers, last)
}

// processorTime is the time that all goroutines together have had.
func processorTime(b *testing.B) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// BenchmarkCompile takes programs on tensors from their text to a function that can be called. Beside the time by the clock, in which
// WebAssembly is made twice, it reports the processor's time for each part: from the text to the llvm dialect, to WebAssembly, and to
// machine code.
func BenchmarkCompile(b *testing.B) {
	for _, p := range []struct{ name, text string }{
		{"product", network(1, 64, 256, 128)},
		{"66 equal products", network(66, 64, 128)},
		{"66 products of 6 shapes", network(66, 64, 128, 64, 256, 32, 96, 160)},
	} {
		b.Run(p.name, func(b *testing.B) {
			var parts [3]time.Duration
			for b.Loop() {
				begin := processorTime(b)
				next := func(part int) {
					now := processorTime(b)
					parts[part] += now - begin
					begin = now
				}
				reg := all.Registry()
				backend.Extend(reg)
				m, err := core.ParseString(core.NewContextWith(reg), p.name, p.text)
				if err != nil {
					b.Fatal(err)
				}
				steps, list := passes.ParsePipeline(backend.Passes(), "builtin.module(ods-tensor-to-llvm{approximate-math=true})")
				if list.HasErrors() {
					b.Fatal(list)
				}
				if list, ok := passes.NewManagerOf(m.Context(), steps).Run(b.Context(), m); !ok {
					b.Fatal(list)
				}
				next(0)
				if _, err := wasm.Compile(m, wasm.Options{Interruptible: true, ExportAll: true, Divide: true}); err != nil {
					b.Fatal(err)
				}
				next(1)
				e, err := engine.New(m, engine.Options{Mode: engine.JIT, Compiler: Compiler{}})
				if err != nil {
					b.Fatal(err)
				}
				next(2)
				e.Close()
			}
			parts[2] -= parts[1] // which was done twice
			for i, name := range [...]string{"lower-ms", "wasm-ms", "code-ms"} {
				b.ReportMetric(float64(parts[i].Microseconds())/1000/float64(b.N), name)
			}
		})
	}
}
