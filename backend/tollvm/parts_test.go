package tollvm_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes"
)

// partPasses are the pipelines that must do the same with any number of goroutines.
var partPasses = []string{"convert-arith-to-llvm", "convert-cf-to-llvm", "convert-func-to-llvm", "finalize-memref-to-llvm",
	"convert-index-to-llvm",
	"convert-math-to-llvm", "convert-complex-to-llvm", "convert-ub-to-llvm", "convert-to-llvm,reconcile-unrealized-casts",
	"convert-arith-to-llvm,convert-cf-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts"}

// lowered runs a pipeline on a text with a number of goroutines and returns what is printed, and what is reported.
func lowered(t *testing.T, text, pipeline string, workers int) (out, said string) {
	t.Helper()
	c := core.NewContextWith(suite.Registry())
	op, list := core.Parse(c, []byte(text), core.ParseOptions{Name: "t.mlir", AllowUnregistered: true})
	if op == nil {
		t.Fatal(list)
	}
	reg := passes.NewRegistry()
	passes.RegisterPasses(reg)
	register(reg)
	p, list := passes.ParsePipeline(reg, "builtin.module("+pipeline+")")
	if p == nil {
		t.Fatal(list)
	}
	m := passes.NewManagerOf(c, p)
	m.Workers = workers
	found, ok := m.Run(context.Background(), op)
	var b strings.Builder
	if err := core.Print(&b, op, core.PrintOptions{DebugInfo: true}); err != nil {
		t.Fatal(err)
	}
	for _, d := range found {
		said += d.Error() + "\n"
		for _, n := range d.Notes {
			said += "  " + n.Message + "\n"
		}
	}
	if !ok {
		said += "failed\n"
	}
	return b.String(), said
}

// compareParts compares what one goroutine does with what several do.
func compareParts(t *testing.T, text string) {
	t.Helper()
	for _, p := range partPasses {
		want, wantSaid := lowered(t, text, p, 1)
		for _, workers := range []int{2, 5} {
			got, said := lowered(t, text, p, workers)
			if said != wantSaid {
				t.Errorf("%s with %d goroutines reports\n%swith one\n%s", p, workers, said, wantSaid)
			}
			if got != want {
				t.Errorf("%s with %d goroutines differs:\n%s\nwith one:\n%s\nof:\n%s", p, workers, got, want, text)
			}
		}
	}
}

// TestPartsOfRecorded puts all recorded inputs of a file into one module, each in a module of its own.
func TestPartsOfRecorded(t *testing.T) {
	files, err := filepath.Glob("testdata/*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatal("no inputs", err)
	}
	for _, f := range files {
		t.Run(filepath.Base(f), func(t *testing.T) {
			data, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			var all strings.Builder
			for _, text := range strings.Split(string(data), "// -----") {
				text = "module {\n" + text + "\n}\n"
				if op, _ := core.Parse(core.NewContextWith(suite.Registry()), []byte(text), core.ParseOptions{Name: "t.mlir"}); op != nil {
					all.WriteString(text)
				}
			}
			compareParts(t, all.String())
		})
	}
}

// TestPartsOfOneModule has functions that can be converted by themselves next to some that cannot.
func TestPartsOfOneModule(t *testing.T) {
	plain := func(name string) string {
		return `func.func @` + name + `(%m: memref<?x4xf32>, %i: index, %c: i1, %x: f32) -> (f32, index) {
  %c1 = arith.constant 1 : index
  %j = arith.addi %i, %c1 : index
  cf.cond_br %c, ^a(%j : index), ^b
^a(%k: index):
  %v = memref.load %m[%k, %c1] : memref<?x4xf32>
  %s = arith.addf %v, %x : f32
  return %s, %k : f32, index
^b:
  %r:2 = call @f0(%m, %i, %c, %x) : (memref<?x4xf32>, index, i1, f32) -> (f32, index)
  cf.br ^a(%r#1 : index)
}
`
	}
	const (
		allocates = `func.func @alloc%d(%n: index) {
  %m = memref.alloc(%n) : memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  return
}
`
		asserts = `func.func @assert%d(%c: i1) {
  cf.assert %c, "broken"
  return
}
`
		unranked = `func.func @unranked%d(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}
`
		layout = `func.func @layout%d(%m: memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>, %i: index) -> f32 {
  %v = memref.load %m[%i] : memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>
  return %v : f32
}
`
		global  = "memref.global \"private\" @g%d : memref<2xf32> = dense<1.0>\n"
		wrapped = "func.func @wrapped%d(%m: memref<4xf32>) attributes {llvm.emit_c_interface} {\n  return\n}\n"
		linkage = "func.func private @linkage%d() attributes {llvm.linkage = 1 : i32}\n"
		bare    = "func.func private @bare%d(memref<4xf32>) attributes {llvm.bareptr}\n" +
			"func.func @calls%d(%m: memref<4xf32>) {\n  call @bare%d(%m) : (memref<4xf32>) -> ()\n  return\n}\n"
		open = "func.func @open%d(%t: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = arith.addf %t, %t : tensor<4xf32>\n  cf.br ^a(%0 : tensor<4xf32>)\n" +
			"^a(%x: tensor<4xf32>):\n  return %x : tensor<4xf32>\n}\n"
	)
	text := func(every int, parts ...string) string {
		var b strings.Builder
		for i := range 30 {
			n := string(rune('0'+i/10)) + string(rune('0'+i%10))
			b.WriteString(plain("p" + n))
			if i%every == 3 {
				b.WriteString(strings.ReplaceAll(parts[i/every%len(parts)], "%d", n))
			}
		}
		return plain("f0") + b.String()
	}
	for name, in := range map[string]string{
		"plain":     text(100, ""),
		"allocates": text(4, allocates),
		"asserts":   text(5, asserts),
		"mixed":     text(4, allocates, asserts, unranked, global, wrapped),
		"layouts":   text(10, layout, global),
		"linkage":   text(10, linkage, wrapped),
		"bare":      text(10, bare),
		"tensors":   text(9, open),
		"library":   "func.func private @malloc(i64) -> i64\n" + text(7, allocates),
		"late":      text(7, allocates, asserts) + "func.func private @puts(f32)\nfunc.func private @assert_msg()\n",
		"nested":    "module @n {\n" + text(6, allocates, asserts) + "module @o {\n" + text(50, "") + "}\n}\n" + text(6, unranked),
		"undefined": "module {\n" + strings.ReplaceAll(text(50, ""), "memref.load %m[%k, %c1] : memref<?x4xf32>",
			"\"test.other\"(%m, %k) : (memref<?x4xf32>, index) -> f32") + "}\n",
	} {
		t.Run(name, func(t *testing.T) { compareParts(t, in) })
	}
}
