package stress_test

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"testing"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes"
)

// functions writes a module of functions of tensors: with constants that several have, also one that is a global of the
// module already, calls of functions in front and behind, calls in a circle, which copies leave with types that do not
// fit, and a global of another dialect. Function number bad cannot be bufferized.
func functions(n, bad int) string {
	var b strings.Builder
	b.WriteString("memref.global \"private\" constant @given : memref<4xi32> = dense<1> {alignment = 64 : i64}\n" +
		"ml_program.global private mutable @state(dense<7> : tensor<4xi32>) : tensor<4xi32>\n")
	for i := range n {
		callee := (i*7 + 3) % n
		if i%3 == 0 || callee%3 != 0 { // every third is a leaf, and nothing else is called but in the circle
			callee = -1
		}
		if i == 1 || i == 2 {
			callee = 3 - i
		}
		fmt.Fprintf(&b, "func.func @f%d(%%a: tensor<4xi32>, %%i: index) -> tensor<4xi32> {\n", i)
		fmt.Fprintf(&b, "  %%c = arith.constant dense<%d> : tensor<4xi32>\n", i%4)
		fmt.Fprintf(&b, "  %%d = arith.constant dense<[%d, 1, 2, 3]> : tensor<4xi32>\n", i%5)
		b.WriteString("  %s = ml_program.global_load @state : tensor<4xi32>\n" +
			"  %x = tensor.extract %c[%i] : tensor<4xi32>\n  %y = tensor.insert %x into %a[%i] : tensor<4xi32>\n" +
			"  %z = tensor.insert %x into %d[%i] : tensor<4xi32>\n")
		if i == bad {
			b.WriteString("  %u = \"test.unknown\"(%z) : (tensor<4xi32>) -> tensor<4xi32>\n")
		} else {
			b.WriteString("  %u = linalg.add ins(%y, %s : tensor<4xi32>, tensor<4xi32>) outs(%z : tensor<4xi32>) -> tensor<4xi32>\n")
		}
		if callee >= 0 {
			fmt.Fprintf(&b, "  %%r = func.call @f%d(%%u, %%i) : (tensor<4xi32>, index) -> tensor<4xi32>\n", callee)
		} else {
			b.WriteString("  %r = tensor.insert %x into %u[%i] : tensor<4xi32>\n")
		}
		b.WriteString("  %e = tensor.extract %a[%i] : tensor<4xi32>\n  %w = tensor.insert %e into %r[%i] : tensor<4xi32>\n" +
			"  return %w : tensor<4xi32>\n}\n")
	}
	return b.String()
}

// TestFunctionsInParallel compares what passes that divide a module into functions make of it, and report, with what
// they do on one goroutine.
func TestFunctionsInParallel(t *testing.T) {
	r, reg := all.Registry(), backend.Passes()
	backend.Extend(r)
	run := func(text, pipeline string, workers int) string {
		c := newContext(r)
		module, list := core.Parse(c, []byte(text), core.ParseOptions{Name: "f", Workers: 1})
		if module == nil {
			t.Fatal(list)
		}
		p, list := passes.ParsePipeline(reg, pipeline)
		if p == nil || list.HasErrors() {
			t.Fatal(list)
		}
		m := passes.NewManagerOf(c, p)
		m.Workers = workers
		list, ok := m.Run(context.Background(), module)
		var out bytes.Buffer
		fmt.Fprintln(&out, ok, list)
		if err := core.Print(&out, module, core.PrintOptions{Workers: 1}); err != nil {
			t.Fatal(err)
		}
		return out.String()
	}
	for _, pipeline := range []string{
		"builtin.module(one-shot-bufferize{bufferize-function-boundaries})",
		"builtin.module(one-shot-bufferize{bufferize-function-boundaries copy-before-write})",
		"builtin.module(one-shot-bufferize{bufferize-function-boundaries test-analysis-only print-conflicts})",
		"builtin.module(one-shot-bufferize{allow-unknown-ops})",
		"builtin.module(eliminate-empty-tensors)",
	} {
		for _, bad := range []int{-1, 40} {
			text := functions(60, bad)
			want := run(text, pipeline, 1)
			if fails := bad >= 0 || strings.Contains(pipeline, "copy"); !fails && !strings.HasPrefix(want, "true") {
				t.Fatalf("%s\n%.500s", pipeline, want)
			}
			for range 3 {
				if got := run(text, pipeline, 8); got != want {
					t.Errorf("%s: on several goroutines\n%s\non one\n%s", pipeline, got, want)
				}
			}
		}
	}
}
