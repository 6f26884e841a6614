package stress_test

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"sync"
	"testing"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes"
)

// workers is the number of goroutines that share a context.
const workers = 8

// work is a text with a pipeline for it. Each loads dialects that the others do not, or loads them in another order.
type work struct{ text, pipeline string }

var works = []work{
	{`func.func @f(%m: memref<8xf32>, %n: index) {
  affine.for %i = 0 to 8 {
    %x = affine.load %m[%i] : memref<8xf32>
    %y = arith.addf %x, %x : f32
    affine.store %y, %m[%i] : memref<8xf32>
  }
  return
}`, "builtin.module(func.func(affine-loop-unroll{unroll-factor=2},canonicalize),lower-affine,convert-scf-to-cf,canonicalize,cse)"},
	{`func.func @g(%a: i32, %b: i32, %c: i1) -> i32 {
  %r = scf.if %c -> (i32) {
    %x = arith.muli %a, %b : i32
    scf.yield %x : i32
  } else {
    scf.yield %b : i32
  }
  %s = func.call @h(%r) : (i32) -> i32
  return %s : i32
}
func.func private @h(%a: i32) -> i32 {
  %0 = arith.constant NUMBER : i32
  %1 = arith.addi %a, %0 : i32
  return %1 : i32
}`, "builtin.module(inline,convert-scf-to-cf,sccp,canonicalize,convert-to-llvm,reconcile-unrealized-casts)"},
	{`func.func @t(%t: tensor<4x?xf32>, %i: index) -> tensor<4x?xf32> {
  %e = tensor.extract %t[%i, %i] : tensor<4x?xf32>
  %s = math.sqrt %e : f32
  %u = tensor.insert %s into %t[%i, %i] : tensor<4x?xf32>
  return %u : tensor<4x?xf32>
}`, "builtin.module(one-shot-bufferize{bufferize-function-boundaries},canonicalize,cse)"},
	{`func.func @c(%z: complex<f32>, %s: !shape.shape) -> f32 {
  %r = complex.abs %z : complex<f32>
  %w = shape.rank %s : !shape.shape -> !shape.size
  "test.use"(%w) : (!shape.size) -> ()
  return %r : f32
}`, "builtin.module(canonicalize,convert-complex-to-standard,cse)"},
	{`llvm.func @l(%p: !llvm.ptr, %n: i64) -> i64 {
  %0 = llvm.getelementptr %p[%n] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"sNUMBER", (i32, i64)>
  %1 = llvm.load %0 : !llvm.ptr -> i64
  %2 = ub.poison : i64
  %3 = llvm.add %1, %2 : i64
  llvm.return %3 : i64
}`, "builtin.module(canonicalize,cse,symbol-dce)"},
	{`"test.unknown"() ({
^bb0(%x: index, %m: memref<?xi8, strided<[?], offset: ?>>):
  %0 = index.add %x, %x
  %1 = memref.load %m[%0] : memref<?xi8, strided<[?], offset: ?>>
  "test.end"(%1) {map = affine_map<(d0)[s0] -> (d0 + s0 * NUMBER)>} : (i8) -> ()
}) : () -> ()
ml_program.global private @g(dense<4> : tensor<4xi32>) : tensor<4xi32>`,
		"builtin.module(canonicalize,strip-debuginfo,print-op-stats)"},
}

// do parses, runs the pipeline and prints, in the context.
func (w work) do(c *core.Context, reg *passes.Registry, n int) (string, error) {
	text := strings.ReplaceAll(w.text, "NUMBER", fmt.Sprint(n))
	// Several copies, so that parser, verifier, pass manager and printer divide the work among goroutines of their own.
	var b strings.Builder
	for i := range 40 {
		fmt.Fprintf(&b, "module @m%d {\n%s\n}\n", i, text)
	}
	module, list := core.Parse(c, []byte(b.String()), core.ParseOptions{Name: "f", Workers: 2, ParallelFrom: 1})
	if module == nil {
		return "", list
	}
	p, list := passes.ParsePipeline(reg, "builtin.module("+w.pipeline+")")
	if p == nil || list.HasErrors() {
		return "", list
	}
	m := passes.NewManagerOf(c, p)
	m.Workers = 2
	if list, ok := m.Run(context.Background(), module); !ok {
		return "", list
	}
	var out bytes.Buffer
	if err := core.Print(&out, module, core.PrintOptions{Workers: 2}); err != nil {
		return "", err
	}
	return out.String(), nil
}

func newContext(r *core.Registry) *core.Context {
	c := core.NewContextWith(r)
	c.AllowUnregistered(true)
	return c
}

// TestSharedContext compares what goroutines that share a context print with what each does alone.
func TestSharedContext(t *testing.T) {
	r, reg := all.Registry(), backend.Passes()
	backend.Extend(r)
	want := make([]string, workers)
	for i := range want {
		var err error
		if want[i], err = works[i%len(works)].do(newContext(r), reg, i); err != nil {
			t.Fatal(err)
		}
	}
	rounds := 20
	if testing.Short() {
		rounds = 3
	}
	for round := range rounds {
		c := newContext(r)
		var start, done sync.WaitGroup
		start.Add(1)
		for i := range workers {
			done.Go(func() {
				start.Wait()
				for k := range 3 { // each begins with another text, then all have loaded all dialects
					n := (i + k*round) % workers
					got, err := works[n%len(works)].do(c, reg, n)
					if err != nil {
						t.Error(err)
					} else if got != want[n] {
						t.Errorf("text %d: together with others\n%s\nalone\n%s", n, got, want[n])
					}
				}
			})
		}
		start.Done()
		done.Wait()
		if t.Failed() {
			return
		}
	}
}
